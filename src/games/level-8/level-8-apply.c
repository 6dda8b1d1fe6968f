/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Level 8: what an entry does, and what a round is worth. */
#include "level-8.h"

/* ---- apply ------------------------------------------------------------------------ */

static int
zone_index (const UmpTable *table, int def, int seat, int nth)
{
  return ump_zone_index (table->setup, def, seat, nth);
}

/* Kept cards are as unknown as the others: it makes no difference which of the ten they are. */
static void
apply_deal (UmpTable *table, const UmpMove *move)
{
  const UmpSetup *setup = table->setup;
  int stock = zone_index (table, ZONE_STOCK, 0, 0);
  int dealer;

  ump_table_gather (table, stock);
  ump_table_begin_round (table);
  dealer = ump_table_first (table, ump_table_get (table, UMP_COUNTER_ROUND));
  for (int i = 1; i <= setup->n_seats; i++)
    for (int k = 0; k < HAND_CARDS; k++)
      ump_table_move (table, stock, -1, zone_index (table, ZONE_HAND, (dealer + i) % setup->n_seats, 0), -1,
                      (UmpCard){ 0 });
  ump_table_move (table, stock, -1, zone_index (table, ZONE_DISCARD, dealer, 0), -1,
                  ump_move_card (move, DEAL_UP, 0));
  ump_table_set_turn (table, (dealer + 1) % setup->n_seats);
}

/* When no face-down card is left, what lies under the tops of the discard piles becomes the stock, with the
 * face-up skips. */
static void
refill (UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  int stock = zone_index (table, ZONE_STOCK, 0, 0);

  if (!ump_l8_is_open (table) || ump_table_zone (table, stock)->n)
    return;
  for (int seat = 0; seat < setup->n_seats; seat++) {
    int pile = zone_index (table, ZONE_DISCARD, seat, 0);

    while (ump_table_zone (table, pile)->n > 1)
      ump_table_move (table, pile, 0, stock, -1, (UmpCard){ 0 });
  }
  ump_table_move_all (table, zone_index (table, ZONE_UNDER, 0, 0), stock, TRUE);
}

static void
apply_draw (UmpTable *table, const UmpMove *move)
{
  int from = ump_move_int (move, DRAW_FROM);
  int zone = from ? zone_index (table, ZONE_DISCARD, from - 1, 0) : zone_index (table, ZONE_STOCK, 0, 0);
  const UmpZone *pile = ump_table_zone (table, zone);

  ump_table_move (table, zone, -1, zone_index (table, ZONE_HAND, move->by, 0), -1, pile->cards[pile->n - 1]);
  ump_table_set_counter (table, COUNTER_DRAWN, 0, 0, 1);
  refill (table);
}

/* A card that is known to be in the hand goes before an unknown one. */
static void
move_from_hand (UmpTable *table, int seat, UmpCard card, int to, int to_at)
{
  int hand = zone_index (table, ZONE_HAND, seat, 0);
  int at = ump_zone_find (ump_table_zone (table, hand), card.face);

  if (at < 0)
    at = ump_zone_find (ump_table_zone (table, hand), 0);
  ump_table_move (table, hand, at, to, to_at, card);
}

/* Runs lie from low to high. */
static int
place_in_group (const UmpTable *table, int seat, int nth, UmpCard card)
{
  const UmpL8Group *group = ump_l8_group (table, seat, nth);
  const UmpZone *zone = ump_table_zone_of (table, ZONE_GROUP, seat, nth);
  int at = zone->n;

  while (group->sort == L8_RUN && at > 0 && ump_l8_number (zone->cards[at - 1]) > ump_l8_number (card))
    at--;
  return at;
}

static void
put_in_group (UmpTable *table, const UmpMove *move, int attr, int seat, int nth)
{
  for (int i = 0; i < ump_move_n (move, attr); i++) {
    UmpCard card = ump_move_card (move, attr, i);

    move_from_hand (table, move->by, card, zone_index (table, ZONE_GROUP, seat, nth),
                    place_in_group (table, seat, nth, card));
  }
}

static void
close_round (UmpTable *table)
{
  ump_table_set_counter (table, COUNTER_DRAWN, 0, 0, 0);
  ump_table_set_turn (table, UMP_NOBODY);
  ump_table_close_round (table);
}

static void
apply_lay (UmpTable *table, const UmpMove *move)
{
  int level = ump_l8_level_of (table, move->by), groups[MAX_GROUPS];

  ump_l8_match (ump_l8_level (table, move->by, level), move, -1, groups);
  ump_table_set_counter (table, COUNTER_LAID, move->by, 0, level);
  for (int i = 0; i < ump_l8_level (table, move->by, level)->n_groups; i++) {
    ump_table_set_counter (table, COUNTER_GROUP, move->by, i, groups[i] + 1);
    put_in_group (table, move, LAY_SET + i, move->by, i);
  }
  if (level == N_LEVELS)
    close_round (table);
}

/* The next player; who has a skip in front of him puts it under the stock and is passed over. */
static void
end_turn (UmpTable *table, int seat)
{
  int next = (seat + 1) % table->setup->n_seats;

  while (ump_table_zone_of (table, ZONE_FRONT, next, 0)->n) {
    ump_table_move_all (table, zone_index (table, ZONE_FRONT, next, 0), zone_index (table, ZONE_UNDER, 0, 0),
                        FALSE);
    next = (next + 1) % table->setup->n_seats;
  }
  ump_table_set_counter (table, COUNTER_DRAWN, 0, 0, 0);
  ump_table_set_turn (table, next);
  refill (table);
}

static void
apply_last_action (UmpTable *table, const UmpMove *move)
{
  gboolean last = ump_l8_hand_size (table, move->by) == 1;
  gboolean skip = move->verb == VERB_SKIP;
  UmpCard card = skip ? (UmpCard){ .face = FACE_SKIP } : ump_move_card (move, DISCARD_CARD, 0);
  int to = zone_index (table, ZONE_DISCARD, move->by, 0);

  if (skip)
    to = last ? zone_index (table, ZONE_AWAY, 0, 0)
              : zone_index (table, ZONE_FRONT, ump_move_int (move, SKIP_PLAYER), 0);
  move_from_hand (table, move->by, card, to, -1);
  if (!last) {
    end_turn (table, move->by);
    return;
  }
  ump_table_set_counter (table, COUNTER_OUT, 0, 0, move->by + 1);
  close_round (table);
}

static void
apply_tally (UmpTable *table, const UmpMove *move)
{
  int seat = ump_move_int (move, TALLY_PLAYER);
  int n = ump_table_counter (table, COUNTER_N_TALLIED, 0, 0) + 1;
  gboolean done = ump_move_int (move, TALLY_DONE);

  ump_table_set_counter (table, COUNTER_TALLIED, seat, 0, 1);
  ump_table_set_counter (table, COUNTER_N_TALLIED, 0, 0, n);
  ump_table_set_counter (table, COUNTER_LAID, seat, 0, done ? ump_l8_level_of (table, seat) : 0);
  if (ump_move_int (move, TALLY_OUT))
    ump_table_set_counter (table, COUNTER_OUT, 0, 0, seat + 1);
  ump_table_set_turn (table, UMP_NOBODY);
  if (n == table->setup->n_seats)
    close_round (table);
}

void
ump_l8_apply (UmpTable *table, const UmpMove *move)
{
  switch (move->verb) {
  case VERB_DEAL: apply_deal (table, move); break;
  case VERB_DRAW: apply_draw (table, move); break;
  case VERB_LAY: apply_lay (table, move); break;
  case VERB_ADD:
    put_in_group (table, move, ADD_CARDS, ump_move_value (move, ADD_TO, 0),
                  ump_move_value (move, ADD_TO, 1) - 1);
    break;
  case VERB_DISCARD:
  case VERB_SKIP: apply_last_action (table, move); break;
  case VERB_KEEP:
    ump_table_set_counter (table, COUNTER_KEPT, move->by, 0, ump_move_int (move, KEEP_COUNT) + 1);
    break;
  default: apply_tally (table, move); break;
  }
}

/* ---- score ------------------------------------------------------------------------------ */

static gboolean
moves_two (const UmpTable *table, int seat)
{
  return ump_table_counter (table, COUNTER_OUT, 0, 0) == seat + 1 && ump_l8_laid (table, seat) < N_LEVELS;
}

static void
score_laid (const UmpTable *table, UmpSheet *sheet, int seat)
{
  int laid = ump_l8_laid (table, seat);

  ump_sheet_line (
      sheet, seat, LINE_LAID, 1,
      UMP_TEXT (N_ ("level {n0}, {t1}"), { UMP_N (laid), UMP_T (&ump_l8_level (table, seat, laid)->words) }));
  for (int nth = 0; nth < MAX_GROUPS; nth++) {
    const UmpZone *zone = ump_table_zone_of (table, ZONE_GROUP, seat, nth);

    for (int i = 0; i < zone->n; i++)
      ump_sheet_card (sheet, zone->cards[i]);
  }
}

void
ump_l8_score (const UmpTable *table, UmpSheet *sheet)
{
  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    if (ump_l8_laid (table, seat))
      score_laid (table, sheet, seat);
    else
      ump_sheet_line (sheet, seat, LINE_NOTHING, 0,
                      UMP_TEXT (N_ ("level {n0}"), { UMP_N (ump_l8_level_of (table, seat)) }));
    if (moves_two (table, seat))
      ump_sheet_line (sheet, seat, LINE_OUT, 1, UMP_PLAIN (N_ ("one level more")));
  }
}

/* The markers move when the row is closed; that of the winner leaves the levels and is shown on the last. */
void
ump_l8_closed (UmpTable *table, const gint64 *points)
{
  int winner = ump_l8_winner (table);

  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (ump_l8_laid (table, seat))
      ump_table_set_counter (table, COUNTER_LEVEL, seat, 0,
                             MIN (N_LEVELS, ump_l8_level_of (table, seat) + 1 + moves_two (table, seat)));
  if (winner != UMP_NOBODY)
    ump_table_finish (table);
}
