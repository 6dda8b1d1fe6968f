/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of cells that are tapped: of a score sheet, of a tally. One cell is the current one, and the focus
 * goes with it.
 *
 * A grid of a first column for titles and one for each cell of a line; what stands above the lines is
 * attached to it by whoever makes it. Cells stay the widgets that they are as long as their lines stay.
 *
 * Property "n-above" (int): rows of the grid that are not lines; for good.
 * Signal "tapped" (int line, int column). */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_CELL_GRID (ump_cell_grid_get_type ())
G_DECLARE_FINAL_TYPE (UmpCellGrid, ump_cell_grid, UMP, CELL_GRID, GtkGrid)

/* text: what stands there; name: the same as it is said. here: it is the current one. blank: nothing is
 * there, and the text is pale. off: it cannot be tapped. */
typedef struct {
  const char *text;
  const char *name;
  gboolean here;
  gboolean blank;
  gboolean off;
} UmpCellLook;

/* Takes everything out; lines to come have so many cells. */
void ump_cell_grid_begin (UmpCellGrid *self, int n_columns);
int ump_cell_grid_get_n_lines (UmpCellGrid *self);
/* title: taken. css_class: of its cells, besides those that all have; NULL for none. */
void ump_cell_grid_add_line (UmpCellGrid *self, GtkWidget *title, const char *css_class);
GtkWidget *ump_cell_grid_get_title (UmpCellGrid *self, int line);
GtkWidget *ump_cell_grid_get_cell (UmpCellGrid *self, int line, int column);
/* Between these two cells are shown; then the focus, where it was within, is on the current cell. */
void ump_cell_grid_freeze (UmpCellGrid *self);
void ump_cell_grid_thaw (UmpCellGrid *self);
void ump_cell_grid_show_cell (UmpCellGrid *self, int line, int column, const UmpCellLook *look);
/* Another text for the current cell; FALSE where there is none. */
gboolean ump_cell_grid_show_current (UmpCellGrid *self, const char *text, const char *name);
/* The current cell, NULL for none. */
GtkWidget *ump_cell_grid_get_current (UmpCellGrid *self);
/* Puts the focus on it. */
void ump_cell_grid_focus_current (UmpCellGrid *self);

G_END_DECLS
