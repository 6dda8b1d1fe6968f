/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands round the cells of a sheet: names above, bonus lines and totals below, and how points came
 * about.
 *
 * All grids of a sheet have the same columns: a first one for the lines' names, then one a person. */
#pragma once

#include <gtk/gtk.h>

#include "../model/sheet-cells.h"

G_BEGIN_DECLS

/* The name of a line, for the first column. css_class may be NULL. */
GtkWidget *ump_sheet_first_new (const char *text, const char *css_class);
/* Names, and below them who deals and who is not there. current: the seat whose cell is asked for, or
 * UMP_NOBODY. */
void ump_sheet_show_head (GtkWidget *grid, UmpPlay *play, const UmpSheetCells *cells, int current);
/* Bonus lines, totals, and how far behind. */
void ump_sheet_show_foot (GtkWidget *grid, UmpPlay *play);
/* How the points of a round came about, over its cell. */
void ump_sheet_show_proof (GtkWidget *cell, UmpPlay *play, const UmpSheetCells *cells, int line, int seat);

/* Keys for a number are of use where a cell is asked for, and `zeros` where those of the others can be 0. */
void ump_sheet_offer_keys (GtkWidget *keys, gboolean here, GtkWidget *zeros, gboolean others);
/* What stands over the keys where no cell is due: a filled one can be tapped still. */
const char *ump_sheet_none_due (UmpPlay *play);

G_END_DECLS
