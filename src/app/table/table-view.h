/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: its zones in the order and the widths that the game gives them, drawn by one renderer.
 *
 * Zones of one count stand in bands: the first pile with the first deck, or everything that lies before one
 * person. Where the chooser has a place, the zone is its button. */
#pragma once

#include "../model/chooser.h"
#include "zone-panel.h"

G_BEGIN_DECLS

#define UMP_TYPE_TABLE_VIEW (ump_table_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpTableView, ump_table_view, UMP, TABLE_VIEW, GtkWidget)

/* chooser: NULL for a table that is only looked at. */
GtkWidget *ump_table_view_new (UmpPlay *play, UmpChooser *chooser);
/* For a phone: lines of chips instead of whole cards. */
void ump_table_view_set_narrow (UmpTableView *self, gboolean narrow);

G_END_DECLS
