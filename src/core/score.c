/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score.h"

#include <string.h>

void
ump_sheet_init (UmpSheet *sheet, int n_seats)
{
  sheet->n_seats = n_seats;
  sheet->lines = g_array_new (FALSE, FALSE, sizeof (UmpScoreLine));
  sheet->cards = g_array_new (FALSE, FALSE, sizeof (UmpCard));
}

void
ump_sheet_clear (UmpSheet *sheet)
{
  g_clear_pointer (&sheet->lines, g_array_unref);
  g_clear_pointer (&sheet->cards, g_array_unref);
}

void
ump_sheet_line (UmpSheet *sheet, int seat, int line, int points, UmpText detail)
{
  UmpScoreLine item = { .seat = (gint16) seat,
                        .line = (gint16) line,
                        .points = points,
                        .detail = detail,
                        .first_card = (int) sheet->cards->len };

  g_array_append_val (sheet->lines, item);
}

void
ump_sheet_card (UmpSheet *sheet, UmpCard card)
{
  g_array_append_val (sheet->cards, card);
  g_array_index (sheet->lines, UmpScoreLine, sheet->lines->len - 1).n_cards++;
}

UmpRow *
ump_row_new (const UmpTable *table, guint entry, guint round)
{
  UmpRow *row = g_new0 (UmpRow, 1);
  UmpSheet sheet;

  ump_sheet_init (&sheet, table->setup->n_seats);
  table->setup->game->score (table, &sheet);
  row->ref_count = 1;
  row->entry = entry;
  row->round = round;
  row->n_seats = sheet.n_seats;
  row->points = g_new0 (gint64, row->n_seats);
  row->n_lines = (int) sheet.lines->len;
  for (int i = 0; i < row->n_lines; i++) {
    UmpScoreLine *line = &g_array_index (sheet.lines, UmpScoreLine, i);

    row->points[line->seat] += line->points;
  }
  row->lines = (UmpScoreLine *) (gpointer) g_array_free (g_steal_pointer (&sheet.lines), FALSE);
  row->cards = (UmpCard *) (gpointer) g_array_free (g_steal_pointer (&sheet.cards), FALSE);
  return row;
}

UmpRow *
ump_row_new_adjust (int n_seats, int seat, int points, const char *reason, guint entry)
{
  UmpRow *row = g_new0 (UmpRow, 1);

  row->ref_count = 1;
  row->entry = entry;
  row->n_seats = n_seats;
  row->points = g_new0 (gint64, n_seats);
  row->points[seat] = points;
  row->lines = g_new0 (UmpScoreLine, 1);
  row->n_lines = 1;
  row->lines[0] = (UmpScoreLine){
    .seat = (gint16) seat, .line = -1, .points = points, .detail = UMP_TEXT ("{s0}", { (gintptr) reason })
  };
  return row;
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
  g_free (row->points);
  g_free (row->lines);
  g_free (row->cards);
  g_free (row);
}

static void
add_open_round (const UmpTable *table, UmpTotal *totals)
{
  UmpSheet sheet;

  ump_sheet_init (&sheet, table->setup->n_seats);
  table->setup->game->score (table, &sheet);
  for (guint i = 0; i < sheet.lines->len; i++) {
    const UmpScoreLine *line = &g_array_index (sheet.lines, UmpScoreLine, i);

    totals[line->seat].points += line->points;
  }
  ump_sheet_clear (&sheet);
}

void
ump_score_totals (const UmpTable *table, UmpTotal *totals)
{
  const UmpSetup *setup = table->setup;
  gboolean lowest = ump_setup_lowest_wins (setup);

  for (int i = 0; i < setup->n_seats; i++)
    totals[i].points = ump_table_total (table, i);
  if (setup->game->live_totals && table->counters[UMP_COUNTER_OPEN])
    add_open_round (table, totals);
  for (int i = 0; i < setup->n_seats; i++) {
    totals[i].rank = 1;
    for (int k = 0; k < setup->n_seats; k++)
      if (lowest ? totals[k].points < totals[i].points : totals[k].points > totals[i].points)
        totals[i].rank++;
  }
}
