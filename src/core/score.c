/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad: rows of lines, and what they come to. */
#include "score.h"

static void
sheet_init (UmpSheet *sheet, int n_seats)
{
  *sheet = (UmpSheet){ .n_seats = n_seats,
                       .lines = g_array_new (FALSE, FALSE, sizeof (UmpScoreLine)),
                       .cards = g_array_new (FALSE, FALSE, sizeof (UmpCard)) };
}

static void
sheet_clear (UmpSheet *sheet)
{
  g_array_unref (sheet->lines);
  g_array_unref (sheet->cards);
  g_clear_pointer (&sheet->texts, g_ptr_array_unref);
}

void
ump_sheet_line (UmpSheet *sheet, int seat, int line, int points, UmpText detail)
{
  UmpScoreLine one = { .seat = (gint16) seat,
                       .line = (gint16) line,
                       .points = points,
                       .first_card = (int) sheet->cards->len,
                       .detail = detail };

  g_array_append_val (sheet->lines, one);
}

void
ump_sheet_card (UmpSheet *sheet, UmpCard card)
{
  g_array_append_val (sheet->cards, card);
  g_array_index (sheet->lines, UmpScoreLine, sheet->lines->len - 1).n_cards++;
}

const char *
ump_sheet_keep (UmpSheet *sheet, char *text)
{
  if (sheet->texts == NULL)
    sheet->texts = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (sheet->texts, text);
  return text;
}

int
ump_setup_n_bonuses (const UmpSetup *setup)
{
  return setup->game->n_bonuses != NULL ? setup->game->n_bonuses (setup) : 0;
}

gboolean
ump_table_is_absent (const UmpTable *table, int seat)
{
  return table->setup->game->absent != NULL && table->setup->game->absent (table, seat);
}

/* The row of a sheet, which is cleared; points are the sums of its lines. */
static UmpRow *
row_of_sheet (UmpSheet *sheet, guint entry)
{
  UmpRow *row = g_new0 (UmpRow, 1);

  row->ref_count = 1;
  row->entry = entry;
  row->verb = UMP_VERB_UNKNOWN;
  row->n_seats = sheet->n_seats;
  row->n_lines = (int) sheet->lines->len;
  row->lines = (UmpScoreLine *) (gpointer) g_array_free (sheet->lines, FALSE);
  row->cards = (UmpCard *) (gpointer) g_array_free (sheet->cards, FALSE);
  row->texts = sheet->texts;
  for (int i = 0; i < row->n_lines; i++)
    row->points[row->lines[i].seat] += row->lines[i].points;
  return row;
}

UmpRow *
ump_row_new (const UmpTable *table, guint entry, guint round)
{
  UmpSheet sheet;
  UmpRow *row;

  sheet_init (&sheet, table->setup->n_seats);
  table->setup->game->score (table, &sheet);
  row = row_of_sheet (&sheet, entry);
  row->round = round;
  for (int seat = 0; seat < row->n_seats; seat++)
    if (ump_table_is_absent (table, seat))
      row->absent |= 1u << seat;
  return row;
}

UmpRow *
ump_row_new_bonus (const UmpTable *table, int bonus)
{
  const UmpGame *game = table->setup->game;
  UmpSheet sheet;
  UmpRow *row;

  sheet_init (&sheet, table->setup->n_seats);
  game->bonus (table, bonus, &sheet);
  row = row_of_sheet (&sheet, 0);
  row->bonus = game->bonus_name (table->setup, bonus);
  row->absent = (1u << row->n_seats) - 1;
  for (int i = 0; i < row->n_lines; i++)
    row->absent &= ~(1u << row->lines[i].seat);
  return row;
}

/* A row with one line for each of these seats (bits), which is an entry's own. */
static UmpRow *
row_new_own (int n_seats, int verb, guint seats, int line, int points, UmpText detail, guint entry)
{
  UmpSheet sheet;
  UmpRow *row;

  sheet_init (&sheet, n_seats);
  for (int seat = 0; seat < n_seats; seat++)
    if (seats & 1u << seat)
      ump_sheet_line (&sheet, seat, line, points, detail);
  row = row_of_sheet (&sheet, entry);
  row->verb = verb;
  row->absent = ((1u << n_seats) - 1) & ~seats;
  return row;
}

UmpRow *
ump_row_new_adjust (int n_seats, guint seats, int points, const char *reason, guint entry)
{
  return row_new_own (n_seats, UMP_VERB_ADJUST, seats, -1, points, UMP_TEXT ("{s0}", { UMP_S (reason) }),
                      entry);
}

UmpRow *
ump_row_new_own (int n_seats, int verb, int seat, int line, int points, guint entry)
{
  return row_new_own (n_seats, verb, 1u << seat, line, points, UMP_PLAIN (NULL), entry);
}

UmpRow *
ump_row_ref (UmpRow *row)
{
  row->ref_count++;
  return row;
}

void
ump_row_unref (UmpRow *row)
{
  if (row == NULL || --row->ref_count > 0)
    return;
  g_clear_pointer (&row->texts, g_ptr_array_unref);
  g_free (row->lines);
  g_free (row->cards);
  g_free (row);
}

static void
add_lines (const UmpSheet *sheet, UmpTotal *totals)
{
  for (guint i = 0; i < sheet->lines->len; i++) {
    const UmpScoreLine *line = &g_array_index (sheet->lines, UmpScoreLine, i);

    totals[line->seat].points += line->points;
  }
}

/* What is certain besides closed rows and adjustments: the open round and bonus lines. */
static void
add_open_lines (const UmpTable *table, UmpTotal *totals)
{
  const UmpGame *game = table->setup->game;
  gboolean open = game->live_totals && table->counters[UMP_COUNTER_OPEN] != 0;
  int n_bonuses = ump_setup_n_bonuses (table->setup);
  UmpSheet sheet;

  if (!open && n_bonuses == 0)
    return;
  sheet_init (&sheet, table->setup->n_seats);
  sheet.plain = TRUE;
  if (open)
    game->score (table, &sheet);
  for (int i = 0; i < n_bonuses; i++)
    game->bonus (table, i, &sheet);
  add_lines (&sheet, totals);
  sheet_clear (&sheet);
}

static gboolean
stands_before (const UmpTable *table, const UmpTotal *totals, gboolean lowest, int one, int other)
{
  gboolean absent = ump_table_is_absent (table, one);

  if (absent != ump_table_is_absent (table, other))
    return !absent;
  return lowest ? totals[one].points < totals[other].points : totals[one].points > totals[other].points;
}

gboolean
ump_score_is_of_all (const UmpTable *table)
{
  int round = ump_table_get (table, UMP_COUNTER_ROUND), closed = ump_table_get (table, UMP_COUNTER_CLOSED);

  if (table->setup->game->no_table) /* cells of later rounds may be written first */
    return FALSE;
  if (ump_table_get (table, UMP_COUNTER_STATE) == UMP_FINISHED)
    return closed == 1 && round > 1;
  return round > closed + 1;
}

char *
ump_row_name (const UmpTable *table, const UmpRow *row, const UmpWords *words)
{
  UmpText text = UMP_PLAIN (N_ ("Adjustment"));

  if (row->bonus != NULL)
    return g_strdup (row->bonus);
  if (row->verb >= 0)
    text = UMP_PLAIN (table->setup->game->verbs[row->verb].title);
  else if (row->round != 0 && ump_score_is_of_all (table))
    text = UMP_PLAIN (N_ ("Whole game"));
  else if ((int) row->round > ump_table_get (table, UMP_COUNTER_CLOSED))
    text = UMP_TEXT (N_ ("Round {n0}, open"), { UMP_N (row->round) });
  else if (row->round != 0)
    text = UMP_TEXT (N_ ("Round {n0}"), { UMP_N (row->round) });
  return ump_text_format (&text, table->setup, words);
}

void
ump_score_totals (const UmpTable *table, UmpTotal *totals)
{
  const UmpSetup *setup = table->setup;
  gboolean lowest = ump_setup_lowest_wins (setup);

  for (int i = 0; i < setup->n_seats; i++)
    totals[i].points = ump_table_total (table, i);
  add_open_lines (table, totals);
  for (int i = 0; i < setup->n_seats; i++) {
    totals[i].rank = 1;
    for (int k = 0; k < setup->n_seats; k++)
      totals[i].rank += stands_before (table, totals, lowest, k, i);
  }
}

gboolean
ump_score_reaches (const UmpTable *table, int target)
{
  UmpTotal totals[UMP_MAX_SEATS];

  ump_score_totals (table, totals);
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (!ump_table_is_absent (table, seat) &&
        (target < 0 ? totals[seat].points <= target : totals[seat].points >= target))
      return TRUE;
  return FALSE;
}
