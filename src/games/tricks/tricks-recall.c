/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people tell each other of a trick game, whatever its sheet: what the points say of a round is told for
 * every game. */
#include "core/score.h"
#include "tricks.h"

/* Tricks of a person and those of the same side. */
static gint64
tricks_of_side (const UmpTable *table, int seat)
{
  gint64 n = 0;

  for (int other = 0; other < table->setup->n_seats; other++)
    if (ump_tricks_same_side (table, seat, other) && ump_tricks_is_in (table, other))
      n += ump_tricks_cell (table, other, CELL_TRICKS);
  return n;
}

static void
tell_all (const UmpTable *after, const UmpRow *row, int seat, UmpTell tell, gpointer user_data)
{
  UmpEvent event = { .head = UMP_PLAIN (N_ ("Every trick")) };

  for (int other = 0; other < after->setup->n_seats; other++) {
    if (ump_tricks_same_side (after, seat, other))
      event.seats |= 1u << other;
    event.points[other] = row->points[other];
  }
  event.words =
      UMP_TEXT (ump_tricks_n_sides (after->setup) ? N_ ("{p0}'s side takes every trick of round {n1}.")
                                                  : N_ ("{p0} takes every trick of round {n1}."),
                { UMP_P (seat), UMP_N (row->round) });
  tell (&event, user_data);
}

static void
tell_bid (const UmpTable *after, const UmpRow *row, int seat, UmpTell tell, gpointer user_data)
{
  UmpEvent event = { .seats = 1u << seat };
  int bid = ump_table_counter (after, COUNTER_BID, seat, 0) - 1,
      took = (int) ump_tricks_cell (after, seat, CELL_TRICKS);
  const UmpTextArg said[] = { UMP_P (seat), UMP_N (bid), UMP_N (took), UMP_N (row->round) };

  if (ABS (bid - took) > 1)
    return;
  event.points[seat] = row->points[seat];
  event.head = UMP_TEXT (bid == took ? N_ ("{n0} bid, {n1} made") : N_ ("{n0} bid, {n1} taken"),
                         { UMP_N (bid), UMP_N (took) });
  if (bid == took)
    event.words.message = N_ ("{p0} bids {n1} in round {n3} and makes it.");
  else if (bid > took)
    event.words.message = N_ ("{p0} bids {n1} in round {n3} and is one trick short.");
  else
    event.words.message = N_ ("{p0} bids {n1} in round {n3} and takes one trick too many.");
  for (gsize i = 0; i < G_N_ELEMENTS (said); i++)
    event.words.args[i] = said[i];
  tell (&event, user_data);
}

void
ump_tricks_recall (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
                   UmpTell tell, gpointer user_data)
{
  gint64 all = 0;

  if (row->entry != after->entry || ump_tricks_get (after, COUNTER_THROWN))
    return;
  for (int seat = 0; seat < after->setup->n_seats; seat++)
    all += ump_tricks_is_in (after, seat) ? ump_tricks_cell (after, seat, CELL_TRICKS) : 0;
  for (int seat = 0; seat < after->setup->n_seats && all > 0; seat++) {
    if (!ump_tricks_is_in (after, seat))
      continue;
    if (tricks_of_side (after, seat) == all) {
      tell_all (after, row, seat, tell, user_data);
      return;
    }
    if (ump_table_counter (after, COUNTER_BID, seat, 0) > 1)
      tell_bid (after, row, seat, tell, user_data);
  }
}
