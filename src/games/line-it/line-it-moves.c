/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Line-it: which moves to offer, which to try, and what a tally is filled in with. */
#include "line-it.h"

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
