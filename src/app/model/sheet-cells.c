/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "sheet-cells.h"

#include "core/shown.h"

#include <string.h>

/* ---- what the sheet is ----------------------------------------------------------------- */

/* What an option of that name says; NULL for none, or for nothing. */
static const char *
option_text (const UmpSetup *setup, const char *name)
{
  for (int o = 0; o < setup->game->n_options; o++)
    if (g_str_equal (setup->game->options[o].name, name) && setup->option_text[o] != NULL &&
        setup->option_text[o][0] != '\0')
      return setup->option_text[o];
  return NULL;
}

/* The words of a text: a new array. */
static char **
words_of (const char *text)
{
  char **words = g_strsplit_set (text, " \t\r\n", -1);
  int n = 0;

  for (int i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      words[n++] = words[i];
    else
      g_free (words[i]);
  words[n] = NULL;
  return words;
}

static void
find_attrs (UmpSheetCells *cells, const UmpVerb *def)
{
  for (int a = 0; a < UMP_MAX_ATTRS && def->attrs[a].name != NULL; a++) {
    UmpType type = def->attrs[a].type;

    if (type == UMP_TYPE_PLAYER)
      cells->player_attr = a;
    else if (cells->points_attr < 0 && (type == UMP_TYPE_INT || (type == UMP_TYPE_OWN && a == 1)))
      cells->points_attr = a;
    else if (g_str_equal (def->attrs[a].name, "column"))
      cells->column_attr = a;
    else if (cells->row_attr < 0)
      cells->row_attr = a;
  }
}

static gboolean
init_for (UmpSheetCells *cells, const UmpSetup *setup, int verb)
{
  const char *rows = option_text (setup, "rows"), *columns = option_text (setup, "columns"),
             *zero_sum = option_text (setup, "zero-sum");
  gboolean points = option_text (setup, "points") != NULL;

  *cells = (UmpSheetCells){
    .verb = verb, .player_attr = -1, .points_attr = -1, .row_attr = -1, .column_attr = -1, .n_columns = 1
  };
  find_attrs (cells, &setup->game->verbs[verb]);
  cells->n_seats = setup->n_seats;
  cells->names = rows != NULL ? g_strsplit (rows, ",", -1) : NULL;
  for (int r = 0; cells->names != NULL && cells->names[r] != NULL; r++)
    g_strstrip (cells->names[r]);
  if (columns != NULL) {
    cells->columns = words_of (columns);
    cells->n_columns = (int) g_strv_length (cells->columns);
  }
  if (cells->names == NULL)
    cells->row_attr = -1;
  if (cells->columns == NULL)
    cells->column_attr = -1;
  cells->counted = cells->names == NULL && (columns != NULL || points);
  cells->per_round = cells->n_columns + cells->counted;
  cells->zero_sum = cells->names == NULL && !points && zero_sum != NULL && g_str_equal (zero_sum, "yes");
  return cells->player_attr >= 0 && cells->points_attr >= 0;
}

gboolean
ump_sheet_cells_init (UmpSheetCells *cells, const UmpSetup *setup)
{
  *cells = (UmpSheetCells){ .verb = UMP_VERB_UNKNOWN };
  for (int v = 0; v < setup->game->n_verbs; v++) {
    if (setup->game->verbs[v].open && init_for (cells, setup, v))
      return TRUE;
    ump_sheet_cells_clear (cells);
  }
  return FALSE;
}

void
ump_sheet_cells_clear (UmpSheetCells *cells)
{
  g_strfreev (cells->names);
  g_strfreev (cells->columns);
  g_free (cells->cells);
  *cells = (UmpSheetCells){ .verb = UMP_VERB_UNKNOWN };
}

int
ump_sheet_cells_round (const UmpSheetCells *cells, int line)
{
  return cells->names != NULL ? 0 : line / cells->per_round;
}

int
ump_sheet_cells_column (const UmpSheetCells *cells, int line)
{
  return cells->names != NULL ? 0 : line % cells->per_round;
}

gboolean
ump_sheet_cells_is_points (const UmpSheetCells *cells, int line)
{
  return cells->counted && ump_sheet_cells_column (cells, line) == cells->n_columns;
}

/* ---- words -------------------------------------------------------------------------------- */

char *
ump_sheet_cells_title (const UmpSheetCells *cells, int line)
{
  g_autofree char *round = NULL;

  if (cells->names != NULL)
    return ump_shown (cells->names[line], UMP_SHOWN_NAME);
  round = g_strdup_printf (_ ("Round %d"), ump_sheet_cells_round (cells, line) + 1);
  if (ump_sheet_cells_is_points (cells, line))
    /* Translators: a line of a score sheet: which round, and what stands there */
    return g_strdup_printf (_ ("%s, %s"), round, _ ("points"));
  if (cells->columns == NULL)
    return g_steal_pointer (&round);
  return g_strdup_printf (_ ("%s, %s"), round, cells->columns[ump_sheet_cells_column (cells, line)]);
}

char *
ump_sheet_cells_name (const UmpSheetCells *cells, const UmpSetup *setup, int line, int seat, const char *text)
{
  g_autofree char *title = ump_sheet_cells_title (cells, line);

  /* Translators: a cell of a score sheet: who, which row, what stands there. */
  return g_strdup_printf (_ ("%s, %s, %s"), setup->shown[seat], title, text != NULL ? text : _ ("blank"));
}

char *
ump_sheet_cells_label (const UmpSheetCells *cells, int line)
{
  int column = ump_sheet_cells_column (cells, line);

  if (ump_sheet_cells_is_points (cells, line))
    return g_strdup (_ ("Points"));
  if (cells->columns == NULL)
    return ump_sheet_cells_title (cells, line);
  if (column > 0)
    return g_strdup (cells->columns[column]);
  /* Translators: the first line of a round on a score sheet: its number, and what is entered there */
  return g_strdup_printf (_ ("%d · %s"), ump_sheet_cells_round (cells, line) + 1, cells->columns[0]);
}

/* ---- what stands in it -------------------------------------------------------------------- */

static int
index_of (char **names, const char *name)
{
  for (int i = 0; names[i] != NULL; i++)
    if (g_strcmp0 (names[i], name) == 0)
      return i;
  return -1;
}

/* The line that an entry of the round fills; -1 for none. */
static int
line_of (const UmpSheetCells *cells, const UmpEntry *entry, int round)
{
  int column;

  if (cells->names != NULL)
    return index_of (cells->names, entry->values[cells->row_attr]);
  column = cells->columns != NULL ? index_of (cells->columns, entry->values[cells->column_attr]) : 0;
  return column >= 0 ? round * cells->per_round + column : -1;
}

/* The points of a round of the sheet. */
static void
take_row (UmpSheetCells *cells, const UmpRow *row, int round)
{
  for (int c = 0; c < cells->per_round; c++)
    for (int s = 0; s < cells->n_seats; s++) {
      UmpSheetCell *cell = ump_sheet_cells_at (cells, round * cells->per_round + c, s);

      cell->absent = !ump_row_has (row, s);
      cell->has_points = c == cells->n_columns && !cell->absent;
      if (cell->has_points)
        cell->points = row->points[s];
    }
}

/* Rounds that were closed, and who had a part in them; how many they are. */
static int
read_rounds (UmpSheetCells *cells, UmpMatch *match, guint n_rows)
{
  int round = 0;

  for (guint k = 0; k < n_rows; k++) {
    const UmpRow *row = ump_match_row (match, k);

    if (row->round == 0)
      continue;
    if (cells->cells != NULL)
      take_row (cells, row, round);
    round++;
  }
  return round;
}

static void
read_open (UmpSheetCells *cells, UmpPlay *play, int round)
{
  const UmpTable *table = ump_play_table (play);
  g_autoptr (UmpRow) row = NULL;

  if (ump_table_get (table, UMP_COUNTER_OPEN) != 0)
    row = ump_match_open_row (ump_play_match (play), table);
  if (row != NULL)
    take_row (cells, row, round);
  for (int c = 0; c < cells->per_round; c++)
    for (int s = 0; s < cells->n_seats; s++)
      ump_sheet_cells_at (cells, round * cells->per_round + c, s)->absent = ump_table_is_absent (table, s);
}

/* Which cell an entry of that round fills, and with what. */
static gboolean
find_filled (const UmpSheetCells *cells, const UmpSetup *setup, const UmpEntry *entry, int round, int *line,
             int *seat, gint64 *points)
{
  if (entry->verb != cells->verb)
    return FALSE;
  *seat = ump_setup_seat (setup, entry->values[cells->player_attr]);
  *line = *seat >= 0 ? line_of (cells, entry, round) : -1;
  *points = g_ascii_strtoll (entry->values[cells->points_attr], NULL, 10);
  return *line >= 0 && *line < cells->n_lines;
}

static void
read_entries (UmpSheetCells *cells, UmpMatch *match, guint moment, guint n_rows)
{
  guint k = 0;
  int round = 0;

  for (guint n = 1; n <= moment; n++) {
    int seat, line;
    gint64 points;

    for (; k < n_rows && ump_match_row (match, k)->entry < n; k++)
      round += ump_match_row (match, k)->round > 0;
    if (!find_filled (cells, ump_match_setup (match), ump_match_entry (match, n), round, &line, &seat,
                      &points))
      continue;
    ump_sheet_cells_at (cells, line, seat)->entry = n;
    ump_sheet_cells_at (cells, line, seat)->points = points;
  }
}

gboolean
ump_sheet_cells_find (const UmpSheetCells *cells, UmpPlay *play, guint number, int *line, int *seat,
                      gint64 *points)
{
  UmpMatch *match = ump_play_match (play);
  UmpEntry *entry = ump_match_entry (match, number);
  int round = 0;

  for (guint k = 0; k < ump_match_n_rows (match) && ump_match_row (match, k)->entry < number; k++)
    round += ump_match_row (match, k)->round > 0;
  if (ump_entry_is_void (entry))
    entry = ump_entry_child (entry, 0);
  return find_filled (cells, ump_match_setup (match), entry, round, line, seat, points);
}

void
ump_sheet_cells_read (UmpSheetCells *cells, UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  guint moment = ump_play_moment (play), n_rows = ump_match_rows_at (match, moment);
  gboolean playing = ump_table_state (ump_play_table (play)) == UMP_PLAYING;
  int rounds;

  g_clear_pointer (&cells->cells, g_free);
  rounds = read_rounds (cells, match, n_rows);
  cells->n_open = rounds * cells->per_round;
  if (cells->names != NULL) {
    cells->n_lines = (int) g_strv_length (cells->names);
    cells->n_open = 0;
  } else {
    cells->n_lines = (rounds + playing) * cells->per_round;
  }
  cells->cells = g_new0 (UmpSheetCell, (gsize) (cells->n_lines * cells->n_seats) + 1);
  if (cells->names == NULL)
    read_rounds (cells, match, n_rows);
  if (cells->names == NULL && playing)
    read_open (cells, play, rounds);
  read_entries (cells, match, moment, n_rows);
}

/* ---- what comes next -------------------------------------------------------------------------- */

gboolean
ump_sheet_cells_is_due (const UmpSheetCells *cells, int line, int seat)
{
  const UmpSheetCell *cell = ump_sheet_cells_at (cells, line, seat);

  return line >= cells->n_open && !ump_sheet_cells_is_points (cells, line) && cell->entry == 0 &&
         !cell->absent;
}

/* How many cells of the open round are due. */
static int
n_due (const UmpSheetCells *cells)
{
  int n = 0;

  for (int line = cells->n_open; line < cells->n_lines; line++)
    for (int s = 0; s < cells->n_seats; s++)
      n += ump_sheet_cells_is_due (cells, line, s);
  return n;
}

/* Who is there, by seats; how many. */
static int
find_there (const UmpSheetCells *cells, int *there)
{
  int n = 0;

  for (int s = 0; s < cells->n_seats && cells->n_open < cells->n_lines; s++)
    if (!ump_sheet_cells_at (cells, cells->n_open, s)->absent)
      there[n++] = s;
  return n;
}

int
ump_sheet_cells_dealer (const UmpSheetCells *cells)
{
  int there[UMP_MAX_SEATS], n = find_there (cells, there);

  if (cells->columns == NULL || n < 2)
    return UMP_NOBODY;
  return there[(cells->n_open / cells->per_round + n - 1) % n];
}

/* The seat that comes at a place of the order in which the lines are filled. */
static int
seat_at (const UmpSheetCells *cells, int place)
{
  int dealer = ump_sheet_cells_dealer (cells);

  return dealer == UMP_NOBODY ? place : (dealer + 1 + place) % cells->n_seats;
}

static int
place_of (const UmpSheetCells *cells, int seat)
{
  int dealer = ump_sheet_cells_dealer (cells);

  return dealer == UMP_NOBODY ? seat : (seat - dealer - 1 + cells->n_seats) % cells->n_seats;
}

gboolean
ump_sheet_cells_next (const UmpSheetCells *cells, gboolean down, int *line, int *seat)
{
  int rows = cells->n_lines - cells->n_open, all = rows * cells->n_seats, start = -1;

  if (*line >= cells->n_open && down)
    start = *seat * rows + *line - cells->n_open;
  else if (*line >= cells->n_open)
    start = (*line - cells->n_open) * cells->n_seats + place_of (cells, *seat);
  for (int k = 1; k <= all; k++) {
    int at = (start + k) % all;
    int l = cells->n_open + (down ? at % rows : at / cells->n_seats),
        s = down ? at / rows : seat_at (cells, at % cells->n_seats);

    if (ump_sheet_cells_is_due (cells, l, s)) {
      *line = l;
      *seat = s;
      return TRUE;
    }
  }
  return FALSE;
}

gboolean
ump_sheet_cells_rest (const UmpSheetCells *cells, gint64 *rest)
{
  if (!cells->zero_sum || n_due (cells) != 1)
    return FALSE;
  *rest = 0;
  for (int line = cells->n_open; line < cells->n_lines; line++)
    for (int s = 0; s < cells->n_seats && !ump_sheet_cells_is_points (cells, line); s++)
      *rest -= ump_sheet_cells_at (cells, line, s)->points;
  return TRUE;
}
