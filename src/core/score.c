/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score.h"

#include <string.h>

void
ump_sheet_init (UmpSheet *sheet, int n_seats)
{
  sheet->n_seats = n_seats;
  sheet->plain = FALSE;
  sheet->lines = sheet->inline_lines;
  sheet->cards = sheet->inline_cards;
  sheet->n_lines = sheet->n_cards = 0;
  sheet->lines_allocated = UMP_SHEET_LINES;
  sheet->cards_allocated = UMP_SHEET_CARDS;
  sheet->texts = NULL;
}

void
ump_sheet_clear (UmpSheet *sheet)
{
  if (sheet->lines != sheet->inline_lines)
    g_free (sheet->lines);
  if (sheet->cards != sheet->inline_cards)
    g_free (sheet->cards);
  g_clear_pointer (&sheet->texts, g_ptr_array_unref);
}

/* Twice the room; what lay in the struct itself is copied. */
static gpointer
grow (gpointer items, gpointer own, int *allocated, gsize size)
{
  gsize before = (gsize) *allocated * size;

  *allocated *= 2;
  return items == own ? memcpy (g_malloc (2 * before), items, before) : g_realloc (items, 2 * before);
}

void
ump_sheet_line (UmpSheet *sheet, int seat, int line, int points, UmpText detail)
{
  if (sheet->n_lines == sheet->lines_allocated)
    sheet->lines = grow (sheet->lines, sheet->inline_lines, &sheet->lines_allocated, sizeof *sheet->lines);
  sheet->lines[sheet->n_lines++] = (UmpSheetLine){
    .line = { .seat = (gint16) seat, .line = (gint16) line, .points = points, .first_card = sheet->n_cards },
    .detail = detail
  };
}

void
ump_sheet_card (UmpSheet *sheet, UmpCard card)
{
  if (sheet->n_cards == sheet->cards_allocated)
    sheet->cards = grow (sheet->cards, sheet->inline_cards, &sheet->cards_allocated, sizeof *sheet->cards);
  sheet->cards[sheet->n_cards++] = card;
  sheet->lines[sheet->n_lines - 1].line.n_cards++;
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

/* A row with these lines and cards, in one block; points are the sums of the lines. */
static UmpRow *
row_new (int n_seats, guint entry, const UmpSheetLine *lines, int n_lines, const UmpCard *cards, int n_cards)
{
  static const UmpText nothing = { 0 };
  gsize n_details = 0;
  UmpText *details;
  UmpRow *row;

  for (int i = 0; i < n_lines; i++)
    n_details += lines[i].detail.message != NULL;
  row = g_malloc (sizeof (UmpRow) + sizeof (gint64) * (gsize) n_seats +
                  sizeof (UmpScoreLine) * (gsize) n_lines + sizeof (UmpText) * n_details +
                  sizeof (UmpCard) * (gsize) n_cards);
  *row = (UmpRow){
    .ref_count = 1, .entry = entry, .verb = UMP_VERB_UNKNOWN, .n_seats = (gint16) n_seats, .n_lines = n_lines
  };
  row->lines = (UmpScoreLine *) (gpointer) (row->points + n_seats);
  details = (UmpText *) (gpointer) (row->lines + n_lines);
  row->cards = (UmpCard *) (gpointer) (details + n_details);
  memset (row->points, 0, sizeof (gint64) * (gsize) n_seats);
  if (n_cards > 0)
    memcpy (row->cards, cards, sizeof (UmpCard) * (gsize) n_cards);
  for (int i = 0; i < n_lines; i++) {
    row->lines[i] = lines[i].line;
    row->lines[i].detail = &nothing;
    row->points[lines[i].line.seat] += lines[i].line.points;
    if (lines[i].detail.message == NULL)
      continue;
    *details = lines[i].detail;
    row->lines[i].detail = details++;
  }
  return row;
}

/* The row of a sheet, which is cleared. */
static UmpRow *
row_of_sheet (UmpSheet *sheet, guint entry)
{
  UmpRow *row = row_new (sheet->n_seats, entry, sheet->lines, sheet->n_lines, sheet->cards, sheet->n_cards);

  row->texts = g_steal_pointer (&sheet->texts);
  ump_sheet_clear (sheet);
  return row;
}

UmpRow *
ump_row_new (const UmpTable *table, guint entry, guint round)
{
  UmpSheet sheet;
  UmpRow *row;

  ump_sheet_init (&sheet, table->setup->n_seats);
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

  ump_sheet_init (&sheet, table->setup->n_seats);
  game->bonus (table, bonus, &sheet);
  row = row_of_sheet (&sheet, 0);
  row->bonus = game->bonus_name (table->setup, bonus);
  row->absent = (1u << row->n_seats) - 1;
  for (int i = 0; i < row->n_lines; i++)
    row->absent &= ~(1u << row->lines[i].seat);
  return row;
}

/* A row with one line, which is an entry's own. */
static UmpRow *
row_new_single (int n_seats, int verb, const UmpSheetLine *only, guint entry)
{
  UmpRow *row = row_new (n_seats, entry, only, 1, NULL, 0);

  row->verb = (gint16) verb;
  row->absent = ((1u << n_seats) - 1) & ~(1u << only->line.seat);
  return row;
}

UmpRow *
ump_row_new_adjust (int n_seats, int seat, int points, const char *reason, guint entry)
{
  UmpSheetLine only = { .line = { .seat = (gint16) seat, .line = -1, .points = points },
                        .detail = UMP_TEXT ("{s0}", { (gintptr) reason }) };

  return row_new_single (n_seats, UMP_VERB_ADJUST, &only, entry);
}

UmpRow *
ump_row_new_own (int n_seats, int verb, int seat, int line, int points, guint entry)
{
  UmpSheetLine only = { .line = { .seat = (gint16) seat, .line = (gint16) line, .points = points } };

  return row_new_single (n_seats, verb, &only, entry);
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
  g_free (row);
}

static void
add_lines (UmpSheet *sheet, UmpTotal *totals)
{
  for (int i = 0; i < sheet->n_lines; i++) {
    const UmpScoreLine *line = &sheet->lines[i].line;

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
  ump_sheet_init (&sheet, table->setup->n_seats);
  sheet.plain = TRUE;
  if (open)
    game->score (table, &sheet);
  for (int i = 0; i < n_bonuses; i++)
    game->bonus (table, i, &sheet);
  add_lines (&sheet, totals);
  ump_sheet_clear (&sheet);
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
    text = UMP_TEXT (N_ ("Round {n0}, open"), { row->round });
  else if (row->round != 0)
    text = UMP_TEXT (N_ ("Round {n0}"), { row->round });
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
