/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a card counts as in the round that is played, and which card of a trick takes it. */
#include "tricks.h"

int
ump_tricks_suit (int face)
{
  if (face == TRICKS_JOKER || face == TRICKS_FOOL)
    return -1;
  return face < TRICKS_JOKER ? ump_french_suit (face) : (face - TRICKS_LATIN) % 4;
}

int
ump_tricks_rank (int face)
{
  if (face == TRICKS_JOKER || face == TRICKS_FOOL)
    return 0;
  return face < TRICKS_JOKER ? ump_french_rank (face) : 1 + (face - TRICKS_LATIN) / 4;
}

int
ump_tricks_face (gboolean latin, int rank, int suit)
{
  return latin ? TRICKS_LATIN + 4 * (rank - 1) + suit : ump_french_face (rank, suit);
}

/* The cards of `top` as faces, those first that have a name of their own; 0 where it is none now. */
static int
top_face (const TricksRules *rules, int k, int trump)
{
  if (rules->top[k] > 0)
    return rules->top[k];
  if (trump < 0)
    return 0;
  return ump_french_face (UMP_FRENCH_JACK, rules->top[k] == TOP_RIGHT ? trump : 3 - trump);
}

static gboolean
is_named (const TricksRules *rules, int face)
{
  for (int k = 0; k < rules->n_top; k++)
    if (rules->top[k] == face)
      return TRUE;
  return FALSE;
}

void
ump_tricks_cards (const UmpTable *table, TricksCards *cards)
{
  const TricksRules *rules = ump_tricks_rules (table->setup);
  int called = ump_tricks_get (table, COUNTER_TRUMP) - 1;
  gboolean down = called == CALL_DOWN;
  int trump = called >= 0 && called < 4 ? called : -1;

  *cards = (TricksCards){ 0 };
  for (int face = 1; face < TRICKS_N_FACES; face++) {
    int suit = ump_tricks_suit (face), rank = ump_tricks_rank (face);
    int place;

    if (table->setup->copies[face] == 0)
      continue;
    place = suit < 0 ? 0 : suit == trump ? rules->trump_order[rank] : rules->order[rank];

    cards->suit[face] = (guint8) (suit < 0 ? SUIT_FREE : suit == trump ? SUIT_TRUMPS : suit);
    cards->place[face] = (guint8) (down ? 15 - place : place);
  }
  for (int k = 0; k < rules->n_top; k++) {
    int face = top_face (rules, k, trump);

    if (face == 0 || (rules->top[k] < 0 && is_named (rules, face)))
      continue;
    cards->suit[face] = SUIT_TRUMPS;
    cards->place[face] = (guint8) (20 + k);
  }
}

int
ump_tricks_led (const UmpTable *table, const TricksCards *cards)
{
  const UmpZone *trick = ump_tricks_zone (table, ZONE_TRICK, 0);

  for (int i = 0; i < trick->n; i++) {
    int face = trick->cards[i].face;

    if (face == TRICKS_FOOL && cards->suit[face] == SUIT_FREE)
      continue;
    return cards->suit[face] == SUIT_FREE ? -1 : cards->suit[face];
  }
  return -1;
}

int
ump_tricks_height (const TricksCards *cards, int face, int led)
{
  if (cards->suit[face] == SUIT_FREE)
    return face == TRICKS_JOKER ? 1000 : 0;
  if (cards->suit[face] == SUIT_TRUMPS)
    return 500 + cards->place[face];
  return cards->suit[face] == led ? 100 + cards->place[face] : 0;
}

int
ump_tricks_best (const UmpTable *table, const TricksCards *cards)
{
  const UmpZone *trick = ump_tricks_zone (table, ZONE_TRICK, 0);
  int led = ump_tricks_led (table, cards), best = 0;

  for (int i = 1; i < trick->n; i++)
    if (ump_tricks_height (cards, trick->cards[i].face, led) >
        ump_tricks_height (cards, trick->cards[best].face, led))
      best = i;
  return best;
}

gboolean
ump_tricks_set_has (const TricksSet *set, const TricksCards *cards, int face)
{
  return ump_face_set_has (&set->faces[cards->suit[face] == SUIT_TRUMPS], face);
}

/* ---- the round ------------------------------------------------------------------------ */

int
ump_tricks_round (const UmpTable *table)
{
  return ump_table_get (table, UMP_COUNTER_ROUND);
}

int
ump_tricks_by_round (const TricksList *list, int round)
{
  return list->value[(MAX (round, 1) - 1) % list->n];
}

int
ump_tricks_trump_kind (const UmpTable *table, int round)
{
  return ump_tricks_by_round (&ump_tricks_rules (table->setup)->trump, round);
}

int
ump_tricks_hand_size (const UmpSetup *setup, int round, int people)
{
  const TricksRules *rules = ump_tricks_rules (setup);
  int size = ump_tricks_by_round (&rules->hands, round);

  return size < 0 ? (rules->n_cards - setup->option_value[OPTION_KITTY]) / people : size;
}

gboolean
ump_tricks_turns (const UmpTable *table, int round)
{
  const UmpSetup *setup = table->setup;
  int kind = ump_tricks_trump_kind (table, round), up = setup->option_value[OPTION_UP],
      people = ump_tricks_n_in (table);
  int left = ump_tricks_rules (setup)->n_cards - setup->option_value[OPTION_KITTY] -
             people * ump_tricks_hand_size (setup, round, people);

  if (kind == TRUMP_UP)
    return up == UP_DEALER || left > 0;
  return kind == TRUMP_CALL && (up == UP_CALLER || (up == UP_ORDER && left > 0));
}

int
ump_tricks_first_card (const UmpTable *table)
{
  if (ump_tricks_zone (table, ZONE_REST, 0)->n > 0 || ump_tricks_zone (table, ZONE_STOCK, 0)->n > 0 ||
      ump_tricks_zone (table, ZONE_KITTY, 0)->n > 0 || ump_tricks_zone (table, ZONE_UP, 0)->n > 0 ||
      ump_tricks_n_playing (table) < ump_tricks_n_in (table))
    return 0;
  return ump_tricks_card_to_lead (table->setup);
}

int
ump_tricks_card_to_lead (const UmpSetup *setup)
{
  const TricksRules *rules = ump_tricks_rules (setup);
  gboolean latin = setup->option_value[OPTION_DECK] != 0;
  int first = 0;

  if (rules->leader <= LEADER_CARD)
    return rules->leader == LEADER_CARD ? rules->leads : 0;
  for (int rank = 1; rank < 15; rank++) {
    int face = rules->order[rank] ? ump_tricks_face (latin, rank, rules->leads) : 0;

    if (face && setup->copies[face] &&
        (first == 0 || rules->order[rank] < rules->order[ump_tricks_rank (first)]))
      first = face;
  }
  return first;
}

TricksPhase
ump_tricks_phase (const UmpTable *table)
{
  int kind = ump_tricks_trump_kind (table, ump_tricks_round (table));
  const UmpSetup *setup = table->setup;

  if (!ump_table_get (table, UMP_COUNTER_OPEN))
    return TRICKS_BETWEEN;
  if (!ump_tricks_get (table, COUNTER_CALLED) && (kind == TRUMP_CALL || kind == TRUMP_UP))
    return TRICKS_CALLING;
  for (int seat = 0; setup->option_value[OPTION_BIDS] && seat < setup->n_seats; seat++)
    if (ump_tricks_is_in (table, seat) && !ump_table_counter (table, COUNTER_BID, seat, 0))
      return TRICKS_BIDDING;
  return TRICKS_PLAYING;
}

/* ---- people ---------------------------------------------------------------------------- */

gboolean
ump_tricks_is_in (const UmpTable *table, int seat)
{
  return !ump_table_counter (table, COUNTER_OUT, seat, 0);
}

int
ump_tricks_n_sides (const UmpSetup *setup)
{
  int sides = setup->option_value[OPTION_SIDES] ? setup->option_value[OPTION_SIDES] + 1 : 0;

  return sides && setup->n_seats > sides && setup->n_seats % sides == 0 ? sides : 0;
}

gboolean
ump_tricks_same_side (const UmpTable *table, int a, int b)
{
  int sides = ump_tricks_n_sides (table->setup);

  return sides ? a % sides == b % sides : a == b;
}

gboolean
ump_tricks_plays (const UmpTable *table, int seat)
{
  int caller = ump_tricks_get (table, COUNTER_CALLER) - 1;

  return ump_tricks_is_in (table, seat) && !(ump_tricks_get (table, COUNTER_ALONE) && caller != seat &&
                                             ump_tricks_same_side (table, seat, caller));
}

int
ump_tricks_n_in (const UmpTable *table)
{
  int n = 0;

  for (int seat = 0; seat < table->setup->n_seats; seat++)
    n += ump_tricks_is_in (table, seat);
  return n;
}

int
ump_tricks_n_playing (const UmpTable *table)
{
  int n = 0;

  for (int seat = 0; seat < table->setup->n_seats; seat++)
    n += ump_tricks_plays (table, seat);
  return n;
}

int
ump_tricks_next (const UmpTable *table, int seat)
{
  do
    seat = (seat + 1) % table->setup->n_seats;
  while (!ump_tricks_plays (table, seat));
  return seat;
}

int
ump_tricks_dealer (const UmpTable *table)
{
  return ump_tricks_get (table, COUNTER_DEALER) - 1;
}

int
ump_tricks_player_of (const UmpTable *table, int k)
{
  int seat = ump_tricks_get (table, COUNTER_LEADER);

  while (k-- > 0)
    seat = ump_tricks_next (table, seat);
  return seat;
}
