/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of a play as a board: what lies there, what is chosen, and what may be tapped. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_TABLE_VIEW (ump_table_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpTableView, ump_table_view, UMP, TABLE_VIEW, GtkWidget)

/* chooser: NULL for a table that is only looked at. */
GtkWidget *ump_table_view_new (UmpPlay *play, UmpChooser *chooser);
/* There is little room: a phone, or large text. */
void ump_table_view_set_tight (UmpTableView *self, gboolean tight);

G_END_DECLS
