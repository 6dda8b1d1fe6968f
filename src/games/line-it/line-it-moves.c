/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Line-it: which moves to offer, which to try, and what a tally is filled in with. */
#include "line-it.h"

/* partial: what is chosen so far. move: room for what is emitted. */
typedef struct {
  const UmpTable *table;
  const UmpMove *partial;
  UmpMove *move;
  UmpEmit emit;
  gpointer user_data;
} Offer;

static gboolean
has_chosen (const Offer *offer, int attr)
{
  return offer->partial->verb != UMP_VERB_UNKNOWN && ump_move_has (offer->partial, attr);
}

static gboolean
offer_simple (const Offer *offer, int verb, int by, gboolean bare)
{
  if (!ump_move_wants (offer->partial, verb))
    return TRUE;
  ump_move_reset (offer->move, verb, by);
  offer->move->bare = bare;
  return offer->emit (offer->move, offer->user_data);
}

/* One verb with each card of a zone, equal cards once; `to` is one of the words of take, -1 for none. */
static gboolean
offer_cards (const Offer *offer, int verb, const UmpZone *zone, int to)
{
  if (!ump_move_wants (offer->partial, verb) ||
      (to >= 0 && has_chosen (offer, TAKE_TO) && ump_move_int (offer->partial, TAKE_TO) != to))
    return TRUE;
  for (int i = 0; i < zone->n; i++) {
    UmpCard card = zone->cards[i];

    if (ump_zone_find (zone, card.face) < i ||
        (has_chosen (offer, CARD) && ump_move_card (offer->partial, CARD, 0).face != card.face))
      continue;
    ump_move_reset (offer->move, verb, ump_table_turn (offer->table));
    ump_move_push_card (offer->move, CARD, card);
    if (to >= 0)
      ump_move_push (offer->move, TAKE_TO, to);
    if (!offer->emit (offer->move, offer->user_data))
      return FALSE;
  }
  return TRUE;
}

static gboolean
offer_turn (const Offer *offer)
{
  const UmpTable *table = offer->table;
  int seat = ump_table_turn (table);
  const UmpZone *hand;

  if (ump_li_phase (table) == PHASE_MARKET)
    return offer_simple (offer, VERB_MARKET, UMP_NOBODY, TRUE);
  if (ump_li_phase (table) == PHASE_TALLY)
    return TRUE;
  hand = ump_table_zone_of (table, ZONE_HAND, seat, 0);
  if (ump_li_phase (table) == PHASE_LAST)
    return offer_cards (offer, VERB_LAST, hand, -1) &&
           (has_chosen (offer, CARD) || offer_simple (offer, VERB_LAST, seat, FALSE));
  return offer_cards (offer, VERB_TAKE, ump_table_zone_of (table, ZONE_MARKET, 0, 0), TO_LINE) &&
         offer_cards (offer, VERB_TAKE, ump_table_zone_of (table, ZONE_MARKET, 0, 0), TO_HAND) &&
         offer_cards (offer, VERB_PLAY, hand, -1) && offer_simple (offer, VERB_COMPLETE, seat, FALSE) &&
         offer_simple (offer, VERB_END, seat, FALSE);
}

void
ump_li_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data)
{
  g_auto (UmpMove) move;
  Offer offer = { table, partial, &move, emit, user_data };

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (offer_turn (&offer))
    offer_simple (&offer, VERB_TALLY, UMP_NOBODY, TRUE);
}

/* Cards that are still in the deck, each copy as likely as the other. */
static void
sample_market (const UmpTable *table, UmpRandom *random, UmpMove *move)
{
  const UmpSetup *setup = table->setup;
  int left[FACE_TOKEN] = { 0 }, n = ump_table_zone_of (table, ZONE_DECK, 0, 0)->n;

  for (int face = 1; face < FACE_TOKEN; face++)
    left[face] = setup->copies[face] - ump_table_seen (table, face);
  for (int i = 0; i < ump_li_market_size (setup); i++) {
    int at = (int) ump_random_below (random, (guint) (n - i)), face = 1;

    while (at >= left[face])
      at -= left[face++];
    left[face]--;
    ump_move_push_card (move, CARD, (UmpCard){ .face = (guint16) face });
  }
}

void
ump_li_sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move)
{
  int seat = (int) ump_random_below (random, (guint) table->setup->n_seats), seen;

  if (verb == VERB_MARKET) {
    sample_market (table, random, move);
    return;
  }
  while (ump_li_has_tallied (table, seat))
    seat = (seat + 1) % table->setup->n_seats;
  seen = ump_table_zone_of (table, ZONE_PILE, seat, 0)->n;
  ump_move_push (move, TALLY_PLAYER, seat);
  ump_move_push (move, TALLY_PILE,
                 seen + (int) ump_random_below (random, (guint) (ump_li_room_for (table, seat) - seen + 1)));
  for (int bet = 0; bet < N_BETS; bet++) {
    int n = ump_li_bets_of_others (table, seat, bet);

    for (int token = 2 * bet; token < 2 * bet + 2; token++)
      for (int i = ump_li_seen_token (table, seat, token); i > 0; i--, n++)
        ump_move_push (move, TALLY_BETS, token);
    for (; n < 2; n++) {
      int side = (int) ump_random_below (random, 4);

      if (side < 2)
        ump_move_push (move, TALLY_BETS, 2 * bet + side);
    }
  }
}

void
ump_li_prefill (const UmpTable *table, UmpMove *move)
{
  int seat = ump_move_int (move, TALLY_PLAYER);

  ump_move_push (move, TALLY_PILE, ump_table_zone_of (table, ZONE_PILE, seat, 0)->n);
  for (int token = 0; token < 2 * N_BETS; token++)
    for (int i = ump_li_seen_token (table, seat, token); i > 0; i--)
      ump_move_push (move, TALLY_BETS, token);
}
