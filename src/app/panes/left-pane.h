/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deck as a grid: light is still hidden, grey has been seen, and where it lies. A tap on a grey one shows
 * the entry that put it there. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_LEFT_PANE (ump_left_pane_get_type ())
G_DECLARE_FINAL_TYPE (UmpLeftPane, ump_left_pane, UMP, LEFT_PANE, GtkWidget)

GtkWidget *ump_left_pane_new (UmpPlay *play);

G_END_DECLS
