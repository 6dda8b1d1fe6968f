/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in the cells of a sheet, read from the log: for games that are their sheet.
 *
 * Such a game has an open verb with a player, a number and perhaps a row or a column; the names of the rows
 * stand in its option `rows`, without any the rows are rounds, those of the columns in its option `columns`.
 * Here a round has a line for each of its columns, one below the other, and one more for the points where a
 * formula or several columns make them: so a sheet is as wide as there are people. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* entry: number of the entry that filled the cell, 0 for blank. absent: nobody is there to fill it.
 * has_points: of a line of points, that there are any; else what was entered. */
typedef struct {
  guint entry;
  gint64 points;
  gboolean absent;
  gboolean has_points;
} UmpSheetCell;

/* cells: n_lines × n_seats. names: of the rows, NULL for rounds; columns: NULL for none. row_attr,
 * column_attr: -1 where the sheet has none. per_round: lines of a round; n_open: lines before those of the
 * round that is open. counted: a round ends with a line of points. zero_sum: the points of a round are its
 * numbers, and sum to 0. */
typedef struct {
  int verb;
  int player_attr;
  int points_attr;
  int row_attr;
  int column_attr;
  int n_lines;
  int n_seats;
  int n_columns;
  int per_round;
  int n_open;
  gboolean counted;
  gboolean zero_sum;
  char **names;
  char **columns;
  UmpSheetCell *cells;
} UmpSheetCells;

/* By the first open verb that is one of a sheet. FALSE where the game has none: the cells are then
 * cleared. */
gboolean ump_sheet_cells_init (UmpSheetCells *cells, const UmpSetup *setup);
void ump_sheet_cells_clear (UmpSheetCells *cells);
/* Reads the log up to the moment that is shown. With rounds the one that is to be played is there too. */
void ump_sheet_cells_read (UmpSheetCells *cells, UmpPlay *play);
/* The cell that an entry of the log fills, or has filled before it was taken back, and what with. FALSE: it
 * is none of a cell. */
gboolean ump_sheet_cells_find (const UmpSheetCells *cells, UmpPlay *play, guint number, int *line, int *seat,
                               gint64 *points);
/* The round of a line, from 0; and its column, n_columns (or 1) for the line of points. */
int ump_sheet_cells_round (const UmpSheetCells *cells, int line);
int ump_sheet_cells_column (const UmpSheetCells *cells, int line);
gboolean ump_sheet_cells_is_points (const UmpSheetCells *cells, int line);
/* What a line is called wherever it is said ("Round 2, bid"), and at its beginning ("2 · bid"). New
 * strings. */
char *ump_sheet_cells_title (const UmpSheetCells *cells, int line);
char *ump_sheet_cells_label (const UmpSheetCells *cells, int line);
/* What is said of a cell in which text stands (NULL: nothing does): whose, which line, what. A new string. */
char *ump_sheet_cells_name (const UmpSheetCells *cells, const UmpSetup *setup, int line, int seat,
                            const char *text);
/* Whether a number may be entered there now: blank, somebody is there, and the round is open. */
gboolean ump_sheet_cells_is_due (const UmpSheetCells *cells, int line, int seat);
/* The cell that is due after (line, seat): along the line, or down the column; with columns all of one, in
 * turn order from whom the dealer serves first, and then the next. FALSE when none is. line -1: from the
 * beginning. */
gboolean ump_sheet_cells_next (const UmpSheetCells *cells, gboolean down, int *line, int *seat);
/* Who deals in the round that is open: it moves on by one each round, the first seat begins. UMP_NOBODY on a
 * sheet without columns. */
int ump_sheet_cells_dealer (const UmpSheetCells *cells);
/* What makes the open round sum to 0 where one cell is left; FALSE where it is not that kind of sheet. */
gboolean ump_sheet_cells_rest (const UmpSheetCells *cells, gint64 *rest);

static inline UmpSheetCell *
ump_sheet_cells_at (const UmpSheetCells *cells, int line, int seat)
{
  return &cells->cells[line * cells->n_seats + seat];
}

G_END_DECLS
