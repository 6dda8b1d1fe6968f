/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a refused move is let stand: a reason to tap, or one of the table's own. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The reason that was given; borrowed for the call. */
typedef void (*UmpRulingFunc) (gpointer object, const char *reason);

/* Asks over the window; why: what the rules say; precedents: UmpPrecedent, whose reasons are offered first,
 * or NULL. given is called with the object, which is kept as long, once there is a reason. */
void ump_ruling_dialog_ask (GtkWindow *parent, const char *why, const GPtrArray *precedents,
                            UmpRulingFunc given, gpointer object);

G_END_DECLS
