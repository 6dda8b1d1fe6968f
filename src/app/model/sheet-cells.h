/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in the cells of a sheet, read from the log: for games that are their sheet.
 *
 * Such a game has an open verb with a player, a number and perhaps a row; the names of the rows stand in its
 * option
 * `rows`, without any the rows are rounds: a person's third entry stands in the third. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* entry: number of the entry that filled the cell, 0 for blank. */
typedef struct {
  guint entry;
  gint64 points;
} UmpSheetCell;

/* cells: n_rows × n_seats. names: of the rows, NULL for rounds. row_attr: -1 for rounds. */
typedef struct {
  int verb;
  int player_attr;
  int points_attr;
  int row_attr;
  int n_rows;
  int n_seats;
  char **names;
  UmpSheetCell *cells;
} UmpSheetCells;

/* verb: an open verb of the game. FALSE where it is not that of a sheet. */
gboolean ump_sheet_cells_init (UmpSheetCells *cells, const UmpSetup *setup, int verb);
void ump_sheet_cells_clear (UmpSheetCells *cells);
/* Reads the log up to the moment that is shown. With rounds there is always one more row than is begun. */
void ump_sheet_cells_read (UmpSheetCells *cells, UmpPlay *play);
/* The blank cell that comes after (row, seat): along the row, or down the column; FALSE when all are filled.
 * row -1: from the beginning. */
gboolean ump_sheet_cells_next (const UmpSheetCells *cells, gboolean down, int *row, int *seat);

static inline const UmpSheetCell *
ump_sheet_cells_at (const UmpSheetCells *cells, int row, int seat)
{
  return &cells->cells[row * cells->n_seats + seat];
}

G_END_DECLS
