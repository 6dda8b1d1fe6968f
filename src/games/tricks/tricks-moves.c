/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which entries are offered. */
#include "tricks.h"

typedef struct {
  const UmpTable *table;
  const UmpMove *partial;
  UmpEmit emit;
  gpointer user_data;
  UmpMove move;
  gboolean done;
} Offer;

static gboolean
begin_move (Offer *offer, int verb, int by)
{
  const UmpMove *partial = offer->partial;

  if (offer->done || !ump_move_wants (partial, verb) ||
      (by != UMP_NOBODY && partial->by != UMP_NOBODY && partial->by != by))
    return FALSE;
  ump_move_reset (&offer->move, verb, by);
  return TRUE;
}

static void
emit_move (Offer *offer)
{
  UmpVerdict verdict;

  if (offer->move.bare || ump_game_check (offer->table, &offer->move, FALSE, &verdict))
    offer->done = !offer->emit (&offer->move, offer->user_data);
}

static void
offer_bare (Offer *offer, int verb, int by)
{
  if (!begin_move (offer, verb, by))
    return;
  offer->move.bare = TRUE;
  emit_move (offer);
}

static void
offer_plain (Offer *offer, int verb)
{
  if (begin_move (offer, verb, UMP_NOBODY))
    emit_move (offer);
}

/* The verb with each card of the pack. */
static void
offer_cards (Offer *offer, int verb, int by)
{
  const UmpMove *partial = offer->partial;
  int only = partial->verb == verb && ump_move_has (partial, 0) ? ump_move_card (partial, 0, 0).face : 0;

  for (int face = 1; face < TRICKS_N_FACES; face++) {
    if (!offer->table->setup->copies[face] || (only && face != only) || !begin_move (offer, verb, by))
      continue;
    ump_move_push_card (&offer->move, 0, (UmpCard){ .face = (guint16) face });
    emit_move (offer);
  }
}

static void
offer_bids (Offer *offer)
{
  for (int count = 0; count <= ump_tricks_get (offer->table, COUNTER_HAND); count++)
    if (begin_move (offer, VERB_BID, ump_table_turn (offer->table))) {
      ump_move_push (&offer->move, 0, count);
      emit_move (offer);
    }
}

static void
offer_play (Offer *offer)
{
  const UmpTable *table = offer->table;
  int turn = ump_table_turn (table);

  for (int seat = 0; !ump_tricks_is_told (table) && seat < table->setup->n_seats; seat++) {
    if (!ump_tricks_plays (table, seat) || (turn != UMP_NOBODY && turn != seat))
      continue;
    offer_cards (offer, VERB_PLAY, seat);
    if (ump_tricks_rules (table->setup)->swap)
      offer_cards (offer, VERB_SWAP, seat);
  }
  for (int seat = 0; ump_tricks_option (table, OPTION_DECLARE) && !ump_tricks_is_told (table) &&
                     seat < table->setup->n_seats;
       seat++)
    if (ump_tricks_is_in (table, seat))
      offer_bare (offer, VERB_DECLARE, seat);
  offer_bare (offer, VERB_TALLY, UMP_NOBODY);
}

void
ump_tricks_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data)
{
  Offer offer = { table, partial, emit, user_data, { 0 }, FALSE };

  ump_move_init (&offer.move, VERB_DEAL, UMP_NOBODY);
  switch (ump_tricks_phase (table)) {
  case TRICKS_BETWEEN:
    if (ump_tricks_turns (table, ump_tricks_round (table) + 1))
      offer_cards (&offer, VERB_DEAL, UMP_NOBODY);
    else
      offer_plain (&offer, VERB_DEAL);
    offer_plain (&offer, VERB_FINISH);
    break;
  case TRICKS_CALLING:
    for (int seat = 0; seat < table->setup->n_seats; seat++)
      if (ump_tricks_may_call (table, seat))
        offer_bare (&offer, VERB_CALL, seat);
    break;
  case TRICKS_BIDDING: offer_bids (&offer); break;
  default: offer_play (&offer); break;
  }
  if (ump_tricks_phase (table) != TRICKS_BETWEEN)
    offer_plain (&offer, VERB_THROW_IN);
  ump_move_clear (&offer.move);
}

/* Of the first who has not told, somewhere within what is possible. */
static void
sample_tally (const UmpTable *table, UmpRandom *random, UmpMove *move)
{
  int teller = 0;

  while (!ump_tricks_is_in (table, teller) || ump_tricks_has_told (table, teller))
    teller++;
  ump_move_push (move, TALLY_PLAYER, teller);
  for (int k = 0; k <= ump_tricks_rules (table->setup)->n_worth; k++) {
    gint64 least, most;

    ump_tricks_bounds (table, teller, k, &least, &most);
    if (most - least > 1000)
      least = most = CLAMP (ump_tricks_seen (table, teller, k), least, most);
    ump_move_push (move, k == 0 ? TALLY_TRICKS : TALLY_COUNTS,
                   (int) (least + ump_random_below (random, (guint) (most - least + 1))));
  }
}

void
ump_tricks_sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move)
{
  const TricksRules *rules = ump_tricks_rules (table->setup);

  if (verb == VERB_DECLARE) {
    ump_move_push (move, 0, 10 * (1 + (int) ump_random_below (random, 10)));
    return;
  }
  if (verb == VERB_TALLY) {
    sample_tally (table, random, move);
    return;
  }
  for (int tries = 0; tries < 400; tries++) {
    int call = (int) ump_random_below (random, CALL_DOWN + 1);
    UmpVerdict verdict;

    if (!(rules->calls & 1u << call))
      continue;
    ump_move_reset (move, VERB_CALL, by);
    ump_move_push (move, CALL_TRUMP, call);
    if (rules->has_level)
      ump_move_push (move, CALL_LEVEL,
                     rules->level_min +
                         (int) ump_random_below (random, (guint) (rules->level_max - rules->level_min + 1)));
    if (ump_game_check (table, move, FALSE, &verdict))
      return;
  }
  ump_move_reset (move, VERB_THROW_IN, UMP_NOBODY);
}

/* What was seen of all for whom somebody tells. */
static int
seen_of (const UmpTable *table, int teller, int k)
{
  gint64 seen = 0;

  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (ump_tricks_is_in (table, seat) && ump_tricks_tells_for (table, teller, seat))
      seen += ump_tricks_seen (table, seat, k);
  return (int) seen;
}

void
ump_tricks_prefill (const UmpTable *table, UmpMove *move)
{
  int teller = ump_move_int (move, TALLY_PLAYER);

  if (ump_tricks_get (table, COUNTER_N_TRICKS) == 0)
    return; /* nothing was seen, which is no nought */
  for (int k = 0; k <= ump_tricks_rules (table->setup)->n_worth; k++)
    ump_move_push (move, k == 0 ? TALLY_TRICKS : TALLY_COUNTS, seen_of (table, teller, k));
}
