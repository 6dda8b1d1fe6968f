/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a refused move is let stand: a reason to tap, or one of the table's own. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Asks over the window, and enters the refused entry of the last answer with the reason. */
void ump_ruling_dialog_ask (GtkWindow *parent, UmpPlay *play);

G_END_DECLS
