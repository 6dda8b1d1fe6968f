/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet-cells.h"

#include <string.h>

gboolean
ump_sheet_cells_init (UmpSheetCells *cells, const UmpSetup *setup, int verb)
{
  const UmpVerb *def = &setup->game->verbs[verb];

  *cells = (UmpSheetCells){ .verb = verb, .player_attr = -1, .points_attr = -1, .row_attr = -1 };
  for (int a = 0; a < UMP_MAX_ATTRS && def->attrs[a].name != NULL; a++) {
    UmpType type = def->attrs[a].type;
    if (type == UMP_TYPE_PLAYER)
      cells->player_attr = a;
    else if (cells->points_attr < 0 && (type == UMP_TYPE_INT || (type == UMP_TYPE_OWN && a == 1)))
      cells->points_attr = a;
    else if (cells->row_attr < 0) /* the first word is the row */
      cells->row_attr = a;
  }
  cells->n_seats = setup->n_seats;
  for (int o = 0; o < setup->game->n_options; o++)
    if (g_str_equal (setup->game->options[o].name, "rows") && setup->option_text[o] != NULL &&
        setup->option_text[o][0] != '\0')
      cells->names = g_strsplit (setup->option_text[o], ",", -1);
  for (int r = 0; cells->names != NULL && cells->names[r] != NULL; r++)
    g_strstrip (cells->names[r]);
  if (cells->names == NULL)
    cells->row_attr = -1;
  return cells->player_attr >= 0 && cells->points_attr >= 0;
}

void
ump_sheet_cells_clear (UmpSheetCells *cells)
{
  g_strfreev (cells->names);
  g_free (cells->cells);
  *cells = (UmpSheetCells){ .verb = UMP_VERB_UNKNOWN };
}

static int
row_of (const UmpSheetCells *cells, const UmpEntry *entry, const int *filled, int seat)
{
  if (cells->names == NULL)
    return filled[seat];
  for (int r = 0; cells->names[r] != NULL; r++)
    if (g_strcmp0 (cells->names[r], entry->values[cells->row_attr]) == 0)
      return r;
  return -1;
}

/* Rounds begun, and one more where every cell of the last is filled. */
static int
count_rows (const UmpSheetCells *cells, UmpMatch *match, guint moment)
{
  const UmpSetup *setup = ump_match_setup (match);
  int filled[UMP_MAX_SEATS] = { 0 }, most = 0, least = G_MAXINT;

  if (cells->names != NULL)
    return (int) g_strv_length (cells->names);
  for (guint n = 1; n <= moment; n++) {
    const UmpEntry *entry = ump_match_entry (match, n);
    int seat = entry->verb == cells->verb ? ump_setup_seat (setup, entry->values[cells->player_attr]) : -1;
    if (seat >= 0)
      filled[seat]++;
  }
  for (int s = 0; s < cells->n_seats; s++) {
    most = MAX (most, filled[s]);
    least = MIN (least, filled[s]);
  }
  return most + (most == least);
}

void
ump_sheet_cells_read (UmpSheetCells *cells, UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  const UmpSetup *setup = ump_match_setup (match);
  guint moment = ump_play_moment (play);
  int filled[UMP_MAX_SEATS] = { 0 };

  cells->n_rows = count_rows (cells, match, moment);
  g_free (cells->cells);
  cells->cells = g_new0 (UmpSheetCell, (gsize) (cells->n_rows * cells->n_seats) + 1);
  for (guint n = 1; n <= moment; n++) {
    const UmpEntry *entry = ump_match_entry (match, n);
    int seat, row;
    if (entry->verb != cells->verb)
      continue;
    seat = ump_setup_seat (setup, entry->values[cells->player_attr]);
    row = seat >= 0 ? row_of (cells, entry, filled, seat) : -1;
    if (row < 0 || row >= cells->n_rows)
      continue;
    filled[seat]++;
    cells->cells[row * cells->n_seats + seat] =
        (UmpSheetCell){ .entry = n, .points = g_ascii_strtoll (entry->values[cells->points_attr], NULL, 10) };
  }
}

gboolean
ump_sheet_cells_next (const UmpSheetCells *cells, gboolean down, int *row, int *seat)
{
  int all = cells->n_rows * cells->n_seats;
  int start = *row < 0 ? -1 : down ? *seat * cells->n_rows + *row : *row * cells->n_seats + *seat;

  for (int k = 1; k <= all; k++) {
    int at = (start + k) % all;
    int r = down ? at % cells->n_rows : at / cells->n_seats,
        s = down ? at / cells->n_rows : at % cells->n_seats;
    if (ump_sheet_cells_at (cells, r, s)->entry == 0) {
      *row = r;
      *seat = s;
      return TRUE;
    }
  }
  return FALSE;
}
