/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Martes 13 in words. */
#include "core/steps.h"
#include "martes-13.h"

static const char *
place_word (const UmpTable *table, int place)
{
  int suit = ump_m13_suit_of_place (table, place);

  if (ump_m13_pile (table, place)->n == 0)
    return N_ ("empty place");
  return suit < 0 ? N_ ("only Martes") : ump_m13_kind_words[suit];
}

/* Where the card of a play went. What was taken with it lies face down from then on: only how many they are,
 * and what they come to, is said. */
static int
place_played (const UmpTable *after, UmpEffectSpan effects, int *n_taken, int *value_taken)
{
  int place = 0;

  for (gsize i = 0; i < effects.n; i++) {
    const UmpEffect *e = &effects.effects[i];

    if (e->type != UMP_EFFECT_MOVE)
      continue;
    if (after->setup->zones[e->move.to].def == ZONE_TAKEN) {
      *value_taken += ump_m13_faces[e->move.after.face].look.value;
      *n_taken += 1;
    } else if (after->setup->zones[e->move.to].def == ZONE_PILE) {
      place = after->setup->zones[e->move.to].nth;
    }
  }
  return place;
}

static void
say_play (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  UmpCard card = ump_move_card (move, PLAY_CARD, 0);
  int n_taken = 0, before = 0, place = place_played (after, effects, &n_taken, &before);
  int value = ump_m13_faces[card.face].look.value, total = ump_m13_pile_total (after, place);

  if (n_taken) {
    say->warns = TRUE;
    say->what =
        UMP_TEXT (N_ ("{c0} on {n1}, takes {k2}"), { UMP_C (card), UMP_N (place + 1), UMP_N (n_taken) });
    say->hands = UMP_TEXT (
        N_ ("{n0} is more than 13: {p1} takes {k2} face down. {C3} stays on place {n4}."),
        { UMP_N (before + value), UMP_P (move->by), UMP_N (n_taken), UMP_C (card), UMP_N (place + 1) });
    say->outcome = UMP_TEXT (
        N_ ("{n0} + {n1} = {n2}: {p3} takes {k4}"),
        { UMP_N (before), UMP_N (value), UMP_N (before + value), UMP_P (move->by), UMP_N (n_taken) });
    return;
  }
  say->what = UMP_TEXT (N_ ("{c0} on {n1}"), { UMP_C (card), UMP_N (place + 1) });
  if (ump_m13_pile (after, place)->n == 1) {
    say->hands =
        UMP_TEXT (N_ ("A new pile on place {n0}, {n1} so far."), { UMP_N (place + 1), UMP_N (total) });
    say->outcome = UMP_TEXT (N_ ("a new pile, {n0} so far"), { UMP_N (total) });
    return;
  }
  say->hands = UMP_TEXT (N_ ("Lay it on place {n0}. The pile is now {n1}: nobody takes."),
                         { UMP_N (place + 1), UMP_N (total) });
  say->outcome = UMP_TEXT (N_ ("{n0} + {n1} = {n2}: nobody takes"),
                           { UMP_N (total - value), UMP_N (value), UMP_N (total) });
}

void
ump_m13_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  switch (move->verb) {
  case VERB_DEAL:
    say->what = UMP_TEXT (N_ ("Deal: {p0} begins"), { UMP_P (ump_table_turn (after)) });
    say->hands = UMP_TEXT (N_ ("All cards are dealt. {p0} begins."), { UMP_P (ump_table_turn (after)) });
    break;
  case VERB_PLAY: say_play (after, move, effects, say); break;
  default: break;
  }
}

static void
prompt_deal (const UmpTable *table, UmpPrompt *prompt)
{
  int round = ump_table_get (table, UMP_COUNTER_ROUND) + 1;
  int dealer = ump_table_first (table, round), first = (dealer + 1) % table->setup->n_seats;

  prompt->round = round;
  prompt->does = UMP_TEXT (N_ ("Deal round {n0}"), { UMP_N (round) });
  prompt->hint = UMP_TEXT (N_ ("{p0} deals, {p1} begins."), { UMP_P (dealer), UMP_P (first) });
}

void
ump_m13_prompt (const UmpTable *table, UmpPrompt *prompt)
{
  if (!ump_m13_is_open (table)) {
    prompt_deal (table, prompt);
  } else if (ump_m13_is_tallying (table)) {
    prompt->does = UMP_PLAIN (N_ ("Count the cards"));
    prompt->hint = UMP_TEXT (
        N_ ("{n0} of {n1} people are counted."),
        { UMP_N (ump_table_counter (table, COUNTER_N_TALLIED, 0, 0)), UMP_N (table->setup->n_seats) });
  } else {
    prompt->does = UMP_PLAIN (N_ ("plays"));
    prompt->hint = UMP_PLAIN (N_ ("Choose a card, then the place if there is a choice."));
  }
}

void
ump_m13_view (const UmpTable *table, int zone, UmpZoneView *view)
{
  const UmpPlace *place = &table->setup->zones[zone];

  if (place->def == ZONE_PILE) {
    view->total = ump_m13_pile_total (table, place->nth);
    view->limit = LIMIT;
    view->title = UMP_PLAIN (place_word (table, place->nth));
    view->name = ump_m13_pile (table, place->nth)->n
                     ? UMP_TEXT (N_ ("Pile {n0}: {w1}, {n2} of 13"),
                                 { UMP_N (place->nth + 1), UMP_W (place_word (table, place->nth)),
                                   UMP_N (view->total) })
                     : UMP_TEXT (N_ ("Pile {n0}: empty place"), { UMP_N (place->nth + 1) });
  } else if (place->def == ZONE_TAKEN) {
    view->title = UMP_TEXT ("{p0}", { UMP_P (place->seat) });
    view->name = UMP_TEXT (N_ ("Taken by {p0}, face down"), { UMP_P (place->seat) });
  }
}

void
ump_m13_seat (const UmpTable *table, int seat, UmpSeatView *view)
{
  if (ump_m13_is_open (table))
    view->note = UMP_TEXT ("{k0}", { UMP_N (ump_m13_hand_size (table, seat)) });
}

/* Which hands are a card longer depends on their place in the deal, in which the hand of nobody has one
 * too. */
static void
deal_steps (const UmpTable *table, UmpSteps *steps, int first)
{
  const UmpSetup *setup = table->setup;
  gboolean three = setup->n_seats == 3;
  int n_cards = ((const Deck *) setup->data)->n_cards, hands = setup->n_seats + three,
      dead = setup->option_value[OPTION_DEAD], n[UMP_MAX_SEATS];

  for (int i = 0; i < setup->n_seats; i++) {
    int place = i + (three && i + 1 >= dead);

    n[(first + i) % setup->n_seats] = (n_cards + hands - 1 - place) / hands;
  }
  ump_steps_deal (steps, ZONE_HAND, first, n);
  if (three)
    ump_steps_lay (steps, N_ ("Hand number {n1} goes to nobody: {k0}, face down, out of the round."),
                   UMP_FROM_REST, (n_cards + hands - dead) / hands, ump_zone_index (setup, ZONE_DEAD, 0, 0),
                   1)
        ->words.args[1] = UMP_N (dead);
}

void
ump_m13_steps (const UmpTable *table, UmpSteps *steps)
{
  const UmpSetup *setup = table->setup;
  const Deck *deck = setup->data;
  gboolean three = setup->n_seats == 3;
  int round = ump_table_get (table, UMP_COUNTER_ROUND) + 1;
  int dealer = ump_table_first (table, round), first = (dealer + 1) % setup->n_seats;
  const char *gather = N_ ("All {k0} come back, those that were taken too. Shuffle them.");

  if (ump_m13_is_open (table))
    return;
  if (round == 1)
    gather = N_ ("Shuffle all {k0}: cats, mirrors, ladders and Martes.");
  else if (three)
    gather = N_ ("All {k0} come back, those that were taken and the hand of nobody too. Shuffle them.");
  ump_steps_gather (steps, gather, deck->n_cards, UMP_FROM_REST);
  ump_steps_turn (steps,
                  three ? N_ ("{p0} deals four hands, one card at a time, {p1} first.")
                        : N_ ("{p0} deals everything out, one card at a time, {p1} first."),
                  dealer)
      ->words.args[1] = UMP_P (first);
  deal_steps (table, steps, first);
  if (round == 1)
    ump_steps_do (steps, UMP_PLAIN (N_ ("Leave room for three piles in the middle.")));
  ump_steps_turn (steps, N_ ("{p0} begins."), first);
}
