/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an entry does, and how a round and a game end. */
#include <string.h>

#include "core/score.h"
#include "tricks.h"

static int
zone_index (const UmpTable *table, int zone, int seat)
{
  return ump_zone_index (table->setup, zone, seat, 0);
}

static void
set (UmpTable *table, int counter, int value)
{
  ump_table_set_counter (table, counter, 0, 0, value);
}

static void
add (UmpTable *table, int counter, int seat, int value)
{
  ump_table_set_counter (table, counter, seat, 0, ump_table_counter (table, counter, seat, 0) + value);
}

static UmpCard
card_of (int face)
{
  return (UmpCard){ .face = (guint16) face };
}

void
ump_tricks_begin (UmpTable *table)
{
  ump_table_put (table, zone_index (table, ZONE_REST, 0), card_of (0),
                 ump_tricks_rules (table->setup)->n_cards);
}

/* Unseen cards from the pack. */
static void
give (UmpTable *table, int zone, int seat, int n)
{
  for (int i = 0; i < n; i++)
    ump_table_move (table, zone_index (table, ZONE_REST, 0), -1, zone_index (table, zone, seat), -1,
                    card_of (0));
}

/* A card that was turned up goes into a hand, where it is known if the pack has one such card. */
static void
take_up (UmpTable *table, int seat)
{
  const UmpZone *up = ump_tricks_zone (table, ZONE_UP, 0), *hand = ump_tricks_zone (table, ZONE_HAND, seat);
  int face = up->cards[0].face, n_known = 0;

  while (n_known < hand->n && hand->cards[n_known].face)
    n_known++;
  ump_table_move (table, zone_index (table, ZONE_UP, 0), 0, zone_index (table, ZONE_HAND, seat), n_known,
                  card_of (table->setup->copies[face] == 1 ? face : 0));
}

/* ---- the way to the first card ------------------------------------------------------------ */

static int
first_leader (const UmpTable *table)
{
  int caller = ump_tricks_get (table, COUNTER_CALLER) - 1, first = ump_tricks_first_card (table);

  for (int seat = 0; first && seat < table->setup->n_seats; seat++)
    if (ump_zone_find (ump_tricks_zone (table, ZONE_HAND, seat), first) >= 0)
      return seat;
  if (first)
    return UMP_NOBODY;
  switch (ump_tricks_rules (table->setup)->leader) {
  case LEADER_DEALER:
    if (ump_tricks_plays (table, ump_tricks_dealer (table)))
      return ump_tricks_dealer (table);
    break;
  case LEADER_CALLER:
    if (caller >= 0)
      return caller;
    break;
  default: break;
  }
  return ump_tricks_next (table, ump_tricks_dealer (table));
}

/* Whose turn it is behind deal, call or bid. */
static void
go_on (UmpTable *table)
{
  int seat = ump_tricks_dealer (table), caller = ump_tricks_option (table, OPTION_CALLER);

  switch (ump_tricks_phase (table)) {
  case TRICKS_CALLING:
    if (caller == CALLER_LEFT)
      seat = ump_tricks_next (table, seat);
    ump_table_set_turn (table, caller == CALLER_DEALER || caller == CALLER_LEFT ? seat : UMP_NOBODY);
    return;
  case TRICKS_BIDDING:
    do
      seat = ump_tricks_next (table, seat);
    while (ump_table_counter (table, COUNTER_BID, seat, 0));
    ump_table_set_turn (table, seat);
    return;
  default:
    seat = first_leader (table);
    set (table, COUNTER_LEADER, MAX (seat, 0));
    ump_table_set_turn (table, seat);
    return;
  }
}

/* Who of those in took most tricks, as bits; nobody after a round that was thrown in. */
static int
best_of_round (const UmpTable *table)
{
  gint64 most = -1;
  int best = 0;

  if (ump_tricks_round (table) == 0 || ump_tricks_get (table, COUNTER_THROWN))
    return 0;
  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    gint64 tricks = ump_tricks_cell (table, seat, CELL_TRICKS);

    if (!ump_tricks_is_in (table, seat) || tricks < most)
      continue;
    best = tricks > most ? 1 << seat : best | 1 << seat;
    most = tricks;
  }
  return best;
}

int
ump_tricks_next_dealer (const UmpTable *table)
{
  int seat = ump_tricks_dealer (table);

  if (seat < 0)
    return ump_tricks_option (table, OPTION_DEALER);
  do
    seat = (seat + 1) % table->setup->n_seats;
  while (!ump_tricks_is_in (table, seat));
  return seat;
}

static void
turn_up (UmpTable *table, int face)
{
  int up = ump_tricks_option (table, OPTION_UP),
      kind = ump_tricks_trump_kind (table, ump_tricks_round (table));
  int suit = ump_tricks_suit (face);

  if (kind == TRUMP_UP && face != TRICKS_JOKER) {
    set (table, COUNTER_CALLED, 1);
    set (table, COUNTER_TRUMP, 1 + (suit < 0 ? CALL_NONE : suit));
  }
  ump_table_move (table, zone_index (table, ZONE_REST, 0), -1, zone_index (table, ZONE_UP, 0), -1,
                  card_of (face));
  if (kind == TRUMP_UP && up == UP_DEALER)
    take_up (table, ump_tricks_dealer (table));
}

static void
set_trumps (UmpTable *table, int round, gboolean turned)
{
  int kind = ump_tricks_trump_kind (table, round);

  if (kind < 4)
    set (table, COUNTER_TRUMP, kind + 1);
  if (kind < 4 || kind == TRUMP_NONE || (kind == TRUMP_UP && !turned))
    set (table, COUNTER_CALLED, 1);
}

static void
deal (UmpTable *table, const UmpMove *move)
{
  const UmpSetup *setup = table->setup;
  int best = best_of_round (table), dealer = ump_tricks_next_dealer (table),
      round = ump_tricks_round (table) + 1;
  int people = ump_tricks_n_in (table), size = ump_tricks_hand_size (setup, round, people);
  int up = ump_move_has (move, 0) ? ump_move_card (move, 0, 0).face : 0;
  gboolean short_deal = up && ump_tricks_option (table, OPTION_UP) == UP_CALLER;
  gboolean own = up && ump_tricks_option (table, OPTION_UP) == UP_DEALER;

  ump_table_gather (table, zone_index (table, ZONE_REST, 0));
  ump_table_begin_round (table);
  set (table, COUNTER_DEALER, dealer + 1);
  set (table, COUNTER_BEST, best);
  set (table, COUNTER_HAND, size);
  set_trumps (table, round, up != 0);
  if (up)
    turn_up (table, up);
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (ump_tricks_is_in (table, seat))
      give (table, ZONE_HAND, seat, size - short_deal - (own && seat == dealer));
  give (table, ZONE_KITTY, 0, ump_tricks_option (table, OPTION_KITTY));
  if (ump_tricks_option (table, OPTION_STOCK))
    give (table, ZONE_STOCK, 0, ump_tricks_zone (table, ZONE_REST, 0)->n);
  go_on (table);
}

static void
call (UmpTable *table, const UmpMove *move)
{
  const UmpSetup *setup = table->setup;
  const UmpZone *up = ump_tricks_zone (table, ZONE_UP, 0);
  int trump = ump_move_int (move, CALL_TRUMP), dealer = ump_tricks_dealer (table), hand, face;
  gboolean turned = up->n > 0 && ump_tricks_trump_kind (table, ump_tricks_round (table)) == TRUMP_CALL;

  set (table, COUNTER_CALLED, 1);
  set (table, COUNTER_CALLER, move->by + 1);
  set (table, COUNTER_TRUMP, trump + 1);
  set (table, COUNTER_LEVEL, ump_tricks_level_of (move));
  set (table, COUNTER_DOUBLE, ump_tricks_double_of (move));
  set (table, COUNTER_ALONE, ump_move_has (move, CALL_ALONE));
  if (turned && ump_tricks_option (table, OPTION_UP) == UP_CALLER) {
    take_up (table, move->by);
    for (int seat = 0; seat < setup->n_seats; seat++)
      if (ump_tricks_is_in (table, seat) && seat != move->by)
        give (table, ZONE_HAND, seat, 1);
  } else if (turned && ump_tricks_suit (up->cards[0].face) == trump) {
    face = up->cards[0].face;
    hand = zone_index (table, ZONE_HAND, dealer);
    if (setup->copies[face] == 1)
      set (table, COUNTER_BURIED, face);
    take_up (table, dealer);
    ump_table_move (table, hand,
                    ump_zone_find (ump_table_zone (table, hand), setup->copies[face] == 1 ? face : 0),
                    zone_index (table, ZONE_KITTY, 0), -1, card_of (0));
  }
  go_on (table);
}

/* ---- cards -------------------------------------------------------------------------------------- */

static void
draw (UmpTable *table, int taker)
{
  int seat = taker;

  do {
    if (ump_tricks_zone (table, ZONE_STOCK, 0)->n > 0)
      ump_table_move (table, zone_index (table, ZONE_STOCK, 0), -1, zone_index (table, ZONE_HAND, seat), -1,
                      card_of (0));
    else if (ump_tricks_zone (table, ZONE_UP, 0)->n > 0)
      take_up (table, seat);
    else
      return;
    seat = ump_tricks_next (table, seat);
  } while (seat != taker);
}

static void
close_round (UmpTable *table)
{
  ump_table_set_turn (table, UMP_NOBODY);
  ump_table_close_round (table);
}

static gboolean
is_stopped (const UmpTable *table)
{
  TricksReckoning now;

  if (!ump_tricks_rules (table->setup)->stop.given)
    return FALSE;
  ump_tricks_reckon (table, NULL, &now);
  return ump_tricks_true_for (&now, &ump_tricks_rules (table->setup)->stop) != 0;
}

static void
finish_trick (UmpTable *table)
{
  TricksCards cards;
  int taker;

  ump_tricks_cards (table, &cards);
  taker = ump_tricks_player_of (table, ump_tricks_best (table, &cards));
  ump_table_move_all (table, zone_index (table, ZONE_TRICK, 0), zone_index (table, ZONE_TAKEN, taker), FALSE);
  add (table, COUNTER_TRICKS, taker, 1);
  add (table, COUNTER_N_TRICKS, 0, 1);
  ump_table_set_counter (table, COUNTER_TAKER, 0, 1, ump_table_counter (table, COUNTER_TAKER, 0, 0));
  ump_table_set_counter (table, COUNTER_TAKER, 0, 0, taker + 1);
  set (table, COUNTER_LEADER, taker);
  ump_table_set_turn (table, taker);
  if (is_stopped (table)) {
    close_round (table);
    return;
  }
  if (ump_tricks_option (table, OPTION_STOCK))
    draw (table, taker);
  if (ump_tricks_is_played (table))
    close_round (table);
}

/* A ruling lets a card stand that something was said against: what stands in its way is taken back. */
static void
let_stand (UmpTable *table, const UmpMove *move, const UmpVerdict *verdict)
{
  int seat = move->by, face = ump_move_card (move, 0, 0).face, down = ump_tricks_down (table, seat, face);
  UmpKnown known;
  guint cause = 0;

  if (verdict->rule >= T_3 && verdict->rule <= T_7)
    add (table, COUNTER_REVOKES, seat, 1);
  if (down)
    ump_tricks_take_back (table, ump_tricks_down_entry (down));
  ump_tricks_known_play (table, seat, face, FALSE, &known);
  if (ump_known_fits (&known, 0))
    return;
  ump_known_causes (&known, &cause, 1);
  ump_tricks_take_back (table, cause);
}

static void
play (UmpTable *table, const UmpMove *move)
{
  int seat = move->by, face = ump_move_card (move, 0, 0).face, hand = zone_index (table, ZONE_HAND, seat);
  int at = ump_zone_find (ump_table_zone (table, hand), face);
  UmpVerdict verdict = { .kind = UMP_ACCEPTED, .rule = -1 };
  TricksCards cards;

  if (ump_tricks_check (table, move, FALSE, &verdict))
    ump_tricks_put_down (table, seat, face);
  else
    let_stand (table, move, &verdict);
  ump_tricks_cards (table, &cards);
  if (ump_tricks_zone (table, ZONE_TRICK, 0)->n == 0)
    set (table, COUNTER_LEADER, seat);
  if (at < 0)
    at = ump_zone_find (ump_table_zone (table, hand), 0);
  else
    ump_table_move (table, hand, at, hand, at, card_of (0));
  if (face == ump_tricks_get (table, COUNTER_BURIED))
    set (table, COUNTER_BURIED, 0);
  ump_table_move (table, hand, at, zone_index (table, ZONE_TRICK, 0), -1, card_of (face));
  set (table, COUNTER_PLAYED, ump_tricks_get (table, COUNTER_PLAYED) | 1 << cards.suit[face]);
  if (ump_tricks_zone (table, ZONE_TRICK, 0)->n == ump_tricks_n_playing (table))
    finish_trick (table);
  else
    ump_table_set_turn (table, ump_tricks_next (table, seat));
}

static void
swap (UmpTable *table, const UmpMove *move)
{
  int face = ump_move_card (move, 0, 0).face, hand = zone_index (table, ZONE_HAND, move->by);
  int at = ump_zone_find (ump_table_zone (table, hand), face);

  take_up (table, move->by);
  if (at < 0)
    at = ump_zone_find (ump_table_zone (table, hand), 0);
  ump_table_move (table, hand, at, zone_index (table, ZONE_UP, 0), -1, card_of (face));
}

static void
tally (UmpTable *table, const UmpMove *move)
{
  int seat = ump_move_int (move, TALLY_PLAYER);
  gboolean all = TRUE;

  ump_table_set_counter (table, COUNTER_TALLIED, seat, 0, 1);
  ump_table_set_counter (table, COUNTER_TOLD, seat, 0, ump_move_int (move, TALLY_TRICKS));
  for (int k = 0; k < ump_move_n (move, TALLY_COUNTS); k++)
    ump_table_set_counter (table, COUNTER_TOLD, seat, 1 + k, ump_move_value (move, TALLY_COUNTS, k));
  for (int other = 0; other < table->setup->n_seats; other++)
    all &= !ump_tricks_is_in (table, other) || ump_tricks_has_told (table, other);
  ump_table_set_turn (table, UMP_NOBODY);
  if (all)
    close_round (table);
}

void
ump_tricks_apply (UmpTable *table, const UmpMove *move)
{
  switch (move->verb) {
  case VERB_DEAL: deal (table, move); return;
  case VERB_CALL: call (table, move); return;
  case VERB_BID:
    ump_table_set_counter (table, COUNTER_BID, move->by, 0, ump_move_int (move, 0) + 1);
    go_on (table);
    return;
  case VERB_SWAP: swap (table, move); return;
  case VERB_DECLARE: add (table, COUNTER_DECLARED, move->by, ump_move_int (move, 0)); return;
  case VERB_PLAY: play (table, move); return;
  case VERB_TALLY: tally (table, move); return;
  case VERB_THROW_IN:
    set (table, COUNTER_THROWN, 1);
    close_round (table);
    return;
  default: ump_table_finish (table); return;
  }
}

/* ---- the end ------------------------------------------------------------------------------------ */

gboolean
ump_tricks_absent (const UmpTable *table, int seat)
{
  return !ump_tricks_is_in (table, seat);
}

static void
add_sums (UmpTable *table, const TricksReckoning *now)
{
  const TricksRules *rules = ump_tricks_rules (table->setup);

  for (int i = 0; i < now->n; i++)
    for (int cell = 0; cell < CELL_VALUES + rules->n_values; cell++) {
      int seat = now->seat[i], sum = ump_table_counter (table, COUNTER_SUM, seat, cell);
      gint64 value = 0;

      if (rules->names[cell][0] != '\0')
        value =
            cell >= CELL_VALUES ? now->values[cell - CELL_VALUES][i] : ump_tricks_cell (table, seat, cell);
      ump_table_keep_counter (table, COUNTER_SUM, seat, cell, sum + (int) value);
    }
}

/* Who is out keeps the bonus lines of this round. */
static void
keep_bonuses (UmpTable *table, guint out)
{
  for (int bonus = 0; bonus < ump_tricks_n_bonuses (table->setup); bonus++) {
    gint64 points[UMP_MAX_SEATS];

    ump_tricks_bonuses (table, bonus, points);
    for (int seat = 0; seat < table->setup->n_seats; seat++)
      if (out & 1u << seat)
        ump_table_keep_counter (table, COUNTER_KEPT, seat, bonus, (int) points[seat]);
  }
}

void
ump_tricks_closed (UmpTable *table, const gint64 *points)
{
  const TricksRules *rules = ump_tricks_rules (table->setup);
  gboolean over = rules->rounds > 0 && ump_tricks_round (table) >= rules->rounds;

  if (!ump_tricks_get (table, COUNTER_THROWN)) {
    TricksReckoning now;
    guint out, in = 0;

    ump_tricks_reckon (table, points, &now);
    now.with_round = TRUE;
    add_sums (table, &now);
    for (int i = 0; i < now.n; i++)
      in |= 1u << now.seat[i];
    over |= ump_tricks_true_for (&now, &rules->end) != 0;
    out = ump_tricks_true_for (&now, &rules->out);
    if (out != in && out != 0)
      keep_bonuses (table, out);
    for (int seat = 0; out != in && seat < table->setup->n_seats; seat++)
      if (out & 1u << seat)
        ump_table_set_counter (table, COUNTER_OUT, seat, 0, 1);
    over |= out != 0 && ump_tricks_n_in (table) == 1;
  }
  if (over || (rules->has_target && ump_score_reaches (table, rules->target)))
    ump_table_finish (table);
}
