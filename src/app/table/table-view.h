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
/* The sizes that there is room for on the page; ump_table_view_fit() makes the cards smaller from there. */
void ump_table_view_set_sizes (UmpTableView *self, const UmpZoneSizes *sizes);
/* Makes the cards smaller until all zones fit into that size, as far as cards stay legible. They stay so
 * until the next
 * sizes: what lies on the table does not grow and shrink with every entry. A GtkWidget for UmpSqueezeFit. */
void ump_table_view_fit (GtkWidget *view, int width, int height);
/* How many lines of whole cards lie one below the other. */
int ump_table_view_lines (UmpTableView *self);
/* Zones one below the other where they would be too narrow side by side; tiny: always. */
void ump_table_view_set_narrow (UmpTableView *self, gboolean narrow, gboolean tiny);

G_END_DECLS
