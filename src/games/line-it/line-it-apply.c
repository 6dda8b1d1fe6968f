/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each entry of Line-it does to the table. */
#include "line-it.h"

static void
set_counter (UmpTable *table, int def, int seat, int nth, int value)
{
  ump_table_set_counter (table, def, seat, nth, value);
}

static void
apply_market (UmpTable *table, const UmpMove *move)
{
  const UmpSetup *setup = table->setup;

  for (int i = 0; i < ump_move_n (move, CARD); i++)
    ump_table_move (table, ump_zone_index (setup, ZONE_DECK, 0, 0), -1,
                    ump_zone_index (setup, ZONE_MARKET, 0, 0), -1, ump_move_card (move, CARD, i));
  for (int i = 0; i < ump_move_n (move, CARD); i++) {
    set_counter (table, COUNTER_SLOT, 0, i, ump_move_card (move, CARD, i).face);
    set_counter (table, COUNTER_SLOT_TAKEN, 0, i, 0);
  }
  ump_table_begin_round (table);
  set_counter (table, COUNTER_PHASE, 0, 0, PHASE_TURNS);
  ump_table_set_turn (table, ump_table_counter (table, COUNTER_FIRST, 0, 0));
}

/* A card goes from the market or a hand to the end of the player's line, and may win a jackpot. */
static void
lay (UmpTable *table, int seat, int from, UmpCard card)
{
  const UmpSetup *setup = table->setup;
  int line = ump_zone_index (setup, ZONE_LINE, seat, 0);
  UmpColour colour = ump_li_colour (table, card.face);
  int pot = (int) colour - UMP_COLOUR_RED;

  ump_table_move (table, from, ump_zone_find (ump_table_zone (table, from), card.face), line, -1, card);
  if (!ump_li_is_number (card.face) ||
      ump_li_of_colour (table, ump_table_zone (table, line), colour) != WINNING ||
      ump_li_pot (table, pot)->n == 0)
    return;
  ump_table_move_all (table, ump_zone_index (setup, ZONE_POT, 0, pot),
                      ump_zone_index (setup, ZONE_PILE, seat, 0), FALSE);
  set_counter (table, COUNTER_WON, 0, pot, seat + 1);
}

/* Of equal cards the first one goes. */
static void
empty_slot (UmpTable *table, int face, int seat)
{
  for (int i = 0; i < ump_li_market_size (table->setup); i++)
    if (ump_table_counter (table, COUNTER_SLOT, 0, i) == face &&
        !ump_table_counter (table, COUNTER_SLOT_TAKEN, 0, i)) {
      set_counter (table, COUNTER_SLOT_TAKEN, 0, i, seat + 1);
      return;
    }
}

/* The first place of a hand that holds `face`, 0 for an empty one, holds `then` from now on. */
static void
hold (UmpTable *table, int seat, int face, int then)
{
  for (int i = 0; i < MOST_HAND; i++)
    if (ump_table_counter (table, COUNTER_HELD, seat, i) == face) {
      set_counter (table, COUNTER_HELD, seat, i, then);
      return;
    }
}

static void
lay_from_hand (UmpTable *table, int seat, UmpCard card)
{
  lay (table, seat, ump_zone_index (table->setup, ZONE_HAND, seat, 0), card);
  hold (table, seat, card.face, 0);
}

static void
apply_take (UmpTable *table, const UmpMove *move)
{
  const UmpSetup *setup = table->setup;
  int market = ump_zone_index (setup, ZONE_MARKET, 0, 0);
  UmpCard card = ump_move_card (move, CARD, 0);

  empty_slot (table, card.face, move->by);
  if (ump_move_int (move, TAKE_TO) == TO_LINE)
    lay (table, move->by, market, card);
  else {
    ump_table_move (table, market, ump_zone_find (ump_table_zone (table, market), card.face),
                    ump_zone_index (setup, ZONE_HAND, move->by, 0), -1, card);
    hold (table, move->by, 0, card.face);
  }
  set_counter (table, COUNTER_TAKEN, 0, 0, card.face);
}

/* The bet becomes a token, three numbers are discarded, the others go to the pile. */
static void
complete (UmpTable *table, int seat)
{
  const UmpSetup *setup = table->setup;
  int zone = ump_zone_index (setup, ZONE_LINE, seat, 0);
  const UmpZone *line = ump_table_zone (table, zone);
  int behind, bet = ump_li_bet (line, &behind), discarded = 0;

  if (bet)
    ump_table_move (table, ump_zone_index (setup, ZONE_BOX, 0, 0), -1,
                    ump_zone_index (setup, ZONE_TOKENS, seat, 0), -1,
                    (UmpCard){ .face = (guint16) ump_li_token_of (bet, behind >= ump_li_bet_value (bet)) });
  while (line->n) {
    UmpCard card = line->cards[0];
    gboolean out = ump_li_is_bet (card.face) || discarded++ < DISCARDED;

    ump_table_move (table, zone, 0, ump_zone_index (setup, out ? ZONE_OUT : ZONE_PILE, out ? 0 : seat, 0), -1,
                    card);
  }
}

static void
finish (UmpTable *table)
{
  ump_table_close_round (table);
  ump_table_finish (table);
}

/* Who is asked next for a last card; when nobody is left, all lines are completed. */
static void
ask_next (UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  int n = setup->n_seats, first = ump_table_counter (table, COUNTER_FIRST, 0, 0);
  int pass = ump_table_counter (table, COUNTER_PASS, 0, 0),
      place = ump_table_counter (table, COUNTER_PLACE, 0, 0);

  for (; pass <= ump_li_passes (setup); pass++, place = 0)
    for (; place < n; place++) {
      int seat = (first + place) % n;

      if (!ump_table_zone_of (table, ZONE_HAND, seat, 0)->n ||
          (pass > 1 && !ump_table_counter (table, COUNTER_LAID, seat, 0)))
        continue;
      set_counter (table, COUNTER_PASS, 0, 0, pass);
      set_counter (table, COUNTER_PLACE, 0, 0, place);
      ump_table_set_turn (table, seat);
      return;
    }
  for (int i = 0; i < n; i++)
    complete (table, (first + i) % n);
  finish (table);
}

/* Numbers go under the jackpot of their colour, bets out of the game. */
static void
clear_away (UmpTable *table, int from, int at, UmpCard card)
{
  const UmpSetup *setup = table->setup;
  int to = ump_li_is_bet (card.face)
               ? ump_zone_index (setup, ZONE_OUT, 0, 0)
               : ump_zone_index (setup, ZONE_POT, 0, (int) ump_li_colour (table, card.face) - UMP_COLOUR_RED);

  ump_table_move (table, from, at, to, -1, card);
}

/* The deck is too small for a market: what was never seen must be in it. */
static void
begin_last_cards (UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  int deck = ump_zone_index (setup, ZONE_DECK, 0, 0);

  for (int face = 1; face < FACE_TOKEN; face++)
    while (ump_table_seen (table, face) < setup->copies[face])
      clear_away (table, deck, -1, (UmpCard){ .face = (guint16) face });
  set_counter (table, COUNTER_PHASE, 0, 0, PHASE_LAST);
  set_counter (table, COUNTER_PASS, 0, 0, 1);
  ask_next (table);
}

static void
end_round (UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  int market = ump_zone_index (setup, ZONE_MARKET, 0, 0);
  int first = ump_table_counter (table, COUNTER_FIRST, 0, 0);

  while (ump_table_zone (table, market)->n)
    clear_away (table, market, 0, ump_table_zone (table, market)->cards[0]);
  set_counter (table, COUNTER_TURNS, 0, 0, 0);
  set_counter (table, COUNTER_FIRST, 0, 0, (first + 1) % setup->n_seats);
  set_counter (table, COUNTER_PHASE, 0, 0, PHASE_MARKET);
  ump_table_set_turn (table, UMP_NOBODY);
  if (ump_table_zone_of (table, ZONE_DECK, 0, 0)->n < ump_li_market_size (setup))
    begin_last_cards (table);
}

static void
apply_end (UmpTable *table, const UmpMove *move)
{
  int turns = ump_table_counter (table, COUNTER_TURNS, 0, 0) + 1, n = table->setup->n_seats;

  set_counter (table, COUNTER_TAKEN, 0, 0, 0);
  set_counter (table, COUNTER_PLAYED, 0, 0, 0);
  set_counter (table, COUNTER_TURNS, 0, 0, turns);
  if (turns == n)
    end_round (table);
  else
    ump_table_set_turn (table, (move->by + 1) % n);
}

static void
apply_last (UmpTable *table, const UmpMove *move)
{
  if (ump_move_has (move, CARD)) {
    lay_from_hand (table, move->by, ump_move_card (move, CARD, 0));
    set_counter (table, COUNTER_LAID, move->by, 0, 1);
  }
  set_counter (table, COUNTER_PLACE, 0, 0, ump_table_counter (table, COUNTER_PLACE, 0, 0) + 1);
  ask_next (table);
}

static void
apply_tally (UmpTable *table, const UmpMove *move)
{
  int seat = ump_move_int (move, TALLY_PLAYER), n = ump_table_counter (table, COUNTER_N_TALLIED, 0, 0) + 1;

  set_counter (table, COUNTER_PHASE, 0, 0, PHASE_TALLY);
  set_counter (table, COUNTER_TALLIED, seat, 0, 1);
  set_counter (table, COUNTER_TALLY_PILE, seat, 0, ump_move_int (move, TALLY_PILE));
  for (int token = 0; !ump_move_has (move, TALLY_BETS) && token < 2 * N_BETS; token++)
    set_counter (table, COUNTER_TALLY_TOKEN, seat, token, ump_li_seen_token (table, seat, token));
  for (int k = 0; k < ump_move_n (move, TALLY_BETS); k++) {
    int token = ump_move_value (move, TALLY_BETS, k);

    set_counter (table, COUNTER_TALLY_TOKEN, seat, token,
                 ump_table_counter (table, COUNTER_TALLY_TOKEN, seat, token) + 1);
  }
  set_counter (table, COUNTER_N_TALLIED, 0, 0, n);
  ump_table_set_turn (table, UMP_NOBODY);
  if (n == table->setup->n_seats)
    finish (table);
}

void
ump_li_apply (UmpTable *table, const UmpMove *move)
{
  switch (move->verb) {
  case VERB_MARKET: apply_market (table, move); break;
  case VERB_TAKE: apply_take (table, move); break;
  case VERB_PLAY:
    lay_from_hand (table, move->by, ump_move_card (move, CARD, 0));
    set_counter (table, COUNTER_PLAYED, 0, 0, 1);
    break;
  case VERB_COMPLETE: complete (table, move->by); break;
  case VERB_END: apply_end (table, move); break;
  case VERB_LAST: apply_last (table, move); break;
  default: apply_tally (table, move); break;
  }
}
