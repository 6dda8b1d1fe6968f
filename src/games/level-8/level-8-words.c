/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Level 8: words for what happened, what is expected and what lies where. */
#include "core/steps.h"
#include "level-8.h"

/* ---- what an entry did -------------------------------------------------------------- */

/* Sentences for what follows by itself: skipped players, a new stock. */
static void
say_consequences (const UmpTable *after, UmpEffectSpan effects, UmpSay *say)
{
  const UmpPlace *zones = after->setup->zones;
  gboolean shuffled = FALSE;

  for (gsize i = 0; i < effects.n; i++) {
    const UmpEffect *e = &effects.effects[i];

    if (e->type != UMP_EFFECT_MOVE)
      continue;
    if (zones[e->from].def == ZONE_FRONT && zones[e->move.to].def == ZONE_UNDER) {
      ump_say_also (say, UMP_TEXT (N_ ("{p0} misses a turn"), { UMP_P (zones[e->from].seat) }));
      ump_say_sentence (say, UMP_TEXT (N_ ("{p0} misses this turn: the skip goes face up under the stock."),
                                       { UMP_P (zones[e->from].seat) }));
    }
    shuffled |= zones[e->move.to].def == ZONE_STOCK;
  }
  if (!shuffled)
    return;
  ump_say_also (say, UMP_PLAIN (N_ ("the stock is shuffled anew")));
  ump_say_sentence (say,
                    UMP_PLAIN (N_ ("The stock is used up: shuffle all discard piles but their top cards, "
                                   "and the skips under it, into a new stock.")));
}

/* Who won, or that the round is over. */
static void
say_end (const UmpTable *after, UmpSay *say)
{
  int winner = ump_l8_winner (after), out = ump_table_counter (after, COUNTER_OUT, 0, 0) - 1;

  if (ump_l8_is_open (after))
    return;
  if (winner != UMP_NOBODY)
    ump_say_sentence (say, UMP_TEXT (N_ ("{p0} wins: the marker goes on the medal."), { UMP_P (winner) }));
  else
    ump_say_sentence (
        say,
        UMP_TEXT (
            N_ ("The round is over: {p0} moves up two levels, everybody else who has laid moves up one."),
            { UMP_P (out) }));
}

static void
say_deal (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  int dealer = ump_table_first (after, ump_table_get (after, UMP_COUNTER_ROUND));
  UmpCard up = ump_move_card (move, DEAL_UP, 0);

  say->what =
      UMP_TEXT (N_ ("Deal: {c0} is turned up, {p1} begins"), { UMP_C (up), UMP_P (ump_table_turn (after)) });
  ump_say_sentence (say, UMP_TEXT (N_ ("{C0} begins the discard pile of {p1}. {p2} plays first."),
                                   { UMP_C (up), UMP_P (dealer), UMP_P (ump_table_turn (after)) }));
}

/* ---- what a move says ------------------------------------------------------------------ */

void
ump_l8_tell (const UmpSetup *setup, const UmpMove *move, UmpSay *say)
{
  UmpTextArg cards = UMP_L (&say->lists[UMP_SAY_LISTS - 1]);
  int from;

  switch (move->verb) {
  case VERB_DRAW:
    from = ump_move_int (move, DRAW_FROM);
    say->what = from ? UMP_TEXT (N_ ("draws from the discard pile of {p0}"), { UMP_P (from - 1) })
                     : UMP_PLAIN (N_ ("draws a card from the stock"));
    break;
  case VERB_LAY: say->what = UMP_TEXT (N_ ("lays the level: {l0}"), { cards }); break;
  case VERB_ADD:
    say->what =
        UMP_TEXT (N_ ("adds {l0} to group {n1} of {p2}"), { cards, UMP_N (ump_move_value (move, ADD_TO, 1)),
                                                            UMP_P (ump_move_value (move, ADD_TO, 0)) });
    break;
  default: break;
  }
}

/* ---- what it did ------------------------------------------------------------------------ */

static void
say_draw (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  int from = ump_move_int (move, DRAW_FROM);
  const UmpZone *hand = ump_table_zone_of (after, ZONE_HAND, move->by, 0);
  UmpCard card = hand->cards[hand->n - 1];

  if (from) {
    ump_say_sentence (say, UMP_TEXT (N_ ("{p0} takes {c1} in hand."), { UMP_P (move->by), UMP_C (card) }));
    say->outcome = UMP_TEXT (N_ ("takes {c0}"), { UMP_C (card) });
    return;
  }
  ump_say_sentence (say,
                    UMP_TEXT (N_ ("{p0} takes the top card of the stock, unseen."), { UMP_P (move->by) }));
  say->outcome = UMP_PLAIN (N_ ("an unknown card"));
}

static void
say_lay (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  int laid = ump_l8_laid (after, move->by);

  say->what = UMP_TEXT (N_ ("lays level {n0}: {l1}"), { UMP_N (laid), say->what.args[0] });
  ump_say_sentence (say,
                    UMP_TEXT (N_ ("{p0} lays {t1}, face up."),
                              { UMP_P (move->by), UMP_T (&ump_l8_level (after, move->by, laid)->words) }));
  say->outcome = laid == N_LEVELS ? UMP_PLAIN (N_ ("wins the game")) : UMP_PLAIN (NULL);
}

static void
say_add (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  int owner = ump_move_value (move, ADD_TO, 0), number = ump_move_value (move, ADD_TO, 1);
  UmpL8Shape shape = { 0 };

  ump_say_sentence (say, UMP_TEXT (N_ ("Add {l0} to group {n1} of {p2}."),
                                   { say->what.args[0], UMP_N (number), UMP_P (owner) }));
  ump_l8_group_shape (after, owner, number - 1, &shape);
  if (shape.sort == L8_RUN)
    say->outcome =
        UMP_TEXT (N_ ("the run goes from {n0} to {n1} then"), { UMP_N (shape.low), UMP_N (shape.high) });
  else
    say->outcome = UMP_TEXT (N_ ("{k0} there then"),
                             { UMP_N (ump_table_zone_of (after, ZONE_GROUP, owner, number - 1)->n) });
}

static void
say_last_action (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  gboolean out = !ump_l8_is_open (after);

  if (move->verb == VERB_DISCARD) {
    UmpCard card = ump_move_card (move, DISCARD_CARD, 0);

    if (out)
      say->what.message = N_ ("discards {c0} as last card");
    ump_say_sentence (
        say, UMP_TEXT (N_ ("{C0} goes on the discard pile of {p1}."), { UMP_C (card), UMP_P (move->by) }));
  } else if (out) {
    say->what = UMP_PLAIN (N_ ("plays a skip as last card"));
    ump_say_sentence (say, UMP_PLAIN (N_ ("The skip is the last card and has no effect.")));
  } else {
    ump_say_sentence (
        say, UMP_TEXT (N_ ("Put the skip in front of {p0}."), { UMP_P (ump_move_int (move, SKIP_PLAYER)) }));
  }
  if (out)
    say->outcome = UMP_PLAIN (N_ ("the last card: the round ends"));
  else if (move->verb == VERB_SKIP)
    say->outcome = UMP_TEXT (N_ ("{p0} will miss a turn"), { UMP_P (ump_move_int (move, SKIP_PLAYER)) });
}

static void
say_tally (const UmpMove *move, UmpSay *say)
{
  const char *message = N_ ("{p0} has not laid the level");

  if (ump_move_int (move, TALLY_OUT))
    message = N_ ("{p0} has laid the level and is out");
  else if (ump_move_int (move, TALLY_DONE))
    message = N_ ("{p0} has laid the level");
  say->what = UMP_TEXT (message, { UMP_P (ump_move_int (move, TALLY_PLAYER)) });
}

void
ump_l8_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  switch (move->verb) {
  case VERB_DEAL: say_deal (after, move, say); return;
  case VERB_DRAW: say_draw (after, move, say); break;
  case VERB_LAY: say_lay (after, move, say); break;
  case VERB_ADD: say_add (after, move, say); break;
  case VERB_KEEP:
    ump_say_sentence (say, UMP_TEXT (N_ ("{p0} keeps {k1} and will be dealt {n2}."),
                                     { UMP_P (move->by), UMP_N (ump_move_int (move, KEEP_COUNT)),
                                       UMP_N (HAND_CARDS - ump_move_int (move, KEEP_COUNT)) }));
    say->outcome = UMP_TEXT (N_ ("is dealt {n0}"), { UMP_N (HAND_CARDS - ump_move_int (move, KEEP_COUNT)) });
    return;
  case VERB_TALLY: say_tally (move, say); break;
  default: say_last_action (after, move, say); break;
  }
  say_consequences (after, effects, say);
  say_end (after, say);
}

/* ---- what is expected ------------------------------------------------------------------ */

static gboolean
anybody_may_keep (const UmpTable *table)
{
  for (int seat = 0; ump_table_get (table, UMP_COUNTER_ROUND) && seat < table->setup->n_seats; seat++)
    if (ump_l8_may_keep (table, seat) && !ump_table_counter (table, COUNTER_KEPT, seat, 0))
      return TRUE;
  return FALSE;
}

static void
prompt_deal (const UmpTable *table, UmpPrompt *prompt)
{
  const UmpSetup *setup = table->setup;
  int round = ump_table_get (table, UMP_COUNTER_ROUND) + 1;
  int dealer = ump_table_first (table, round), first = (dealer + 1) % setup->n_seats;

  prompt->round = round;
  prompt->does = UMP_TEXT (N_ ("Deal round {n0}"), { UMP_N (round) });
  if (anybody_may_keep (table))
    prompt->hint =
        UMP_PLAIN (N_ ("First say who keeps cards: on level 5 to 8, not laid, up to four. Then choose the "
                       "card that is turned up."));
  else
    prompt->hint = UMP_TEXT (N_ ("{p0} deals, {p1} begins. Choose the card that is turned up."),
                             { UMP_P (dealer), UMP_P (first) });
}

static void
prompt_turn (const UmpTable *table, UmpPrompt *prompt)
{
  int seat = ump_table_turn (table), level = ump_l8_level_of (table, seat);

  if (!ump_l8_has_drawn (table)) {
    prompt->does = UMP_PLAIN (N_ ("draws"));
    prompt->hint = UMP_PLAIN (N_ ("From the stock, or the top card of any discard pile."));
    return;
  }
  prompt->does = UMP_PLAIN (N_ ("has drawn"));
  if (!ump_l8_laid (table, seat))
    prompt->hint = UMP_TEXT (N_ ("Lay level {n0} ({t1}), or choose one card to discard."),
                             { UMP_N (level), UMP_T (&ump_l8_level (table, seat, level)->words) });
  else if (ump_l8_hand_size (table, seat) > 1)
    prompt->hint = UMP_PLAIN (N_ ("Add cards to groups, or choose one card to discard."));
  else
    prompt->hint = UMP_PLAIN (N_ ("The last card is discarded, or played as a skip."));
}

void
ump_l8_prompt (const UmpTable *table, UmpPrompt *prompt)
{
  if (!ump_l8_is_open (table)) {
    prompt_deal (table, prompt);
  } else if (ump_l8_is_tallying (table)) {
    prompt->does = UMP_PLAIN (N_ ("Enter the results"));
    prompt->hint = UMP_TEXT (
        N_ ("{n0} of {n1} people have a result."),
        { UMP_N (ump_table_counter (table, COUNTER_N_TALLIED, 0, 0)), UMP_N (table->setup->n_seats) });
  } else {
    prompt_turn (table, prompt);
  }
}

/* ---- what lies where -------------------------------------------------------------------------- */

static void
view_stock (const UmpTable *table, const UmpZone *zone, UmpZoneView *view)
{
  int skips = ump_table_zone_of (table, ZONE_UNDER, 0, 0)->n;

  view->name = UMP_TEXT (N_ ("Stock: {k0}"), { UMP_N (zone->n) });
  if (!skips)
    return;
  view->name = UMP_TEXT (skips == 1 ? N_ ("Stock: {k0}, one skip face up under it")
                                    : N_ ("Stock: {k0}, {n1} skips face up under it"),
                         { UMP_N (zone->n), UMP_N (skips) });
  view->note = UMP_TEXT (skips == 1 ? N_ ("1 skip under it") : N_ ("{n0} skips under it"), { UMP_N (skips) });
}

static void
view_level (const UmpTable *table, int seat, UmpZoneView *view)
{
  int laid = ump_l8_laid (table, seat), level = ump_l8_level_in_round (table, seat);
  UmpTextArg words = UMP_T (&ump_l8_level (table, seat, level)->words);

  view->title = UMP_TEXT ("{p0}", { UMP_P (seat) });
  view->total = level;
  view->square.caption = UMP_PLAIN (N_ ("level"));
  view->square.done = laid > 0;
  view->note = laid ? UMP_PLAIN (N_ ("laid")) : UMP_TEXT ("{t0}", { words });
  view->name = UMP_TEXT (laid ? N_ ("{p0}, level {n1}, laid: {t2}") : N_ ("{p0}, level {n1}, not laid: {t2}"),
                         { UMP_P (seat), UMP_N (level), words });
}

static void
view_group (const UmpTable *table, int seat, int nth, UmpZoneView *view)
{
  UmpL8Shape shape;

  view->hidden = !ump_l8_group_shape (table, seat, nth, &shape);
  if (view->hidden) {
    view->name = UMP_TEXT (N_ ("Group {n1} of {p0}: not laid"), { UMP_P (seat), UMP_N (nth + 1) });
    return;
  }
  if (shape.sort == L8_RUN) {
    view->title = UMP_TEXT (N_ ("run {n0} to {n1}"), { UMP_N (shape.low), UMP_N (shape.high) });
    view->name = UMP_TEXT (N_ ("Group {n1} of {p0}: run {n2} to {n3}"),
                           { UMP_P (seat), UMP_N (nth + 1), UMP_N (shape.low), UMP_N (shape.high) });
  } else if (shape.sort == L8_SAME) {
    view->title = UMP_TEXT (N_ ("all {n0}"), { UMP_N (shape.low) });
    view->name =
        UMP_TEXT (N_ ("Group {n1} of {p0}: all {n2}"), { UMP_P (seat), UMP_N (nth + 1), UMP_N (shape.low) });
  } else {
    view->title = UMP_TEXT (N_ ("all {b0}"), { UMP_B (shape.low) });
    view->name =
        UMP_TEXT (N_ ("Group {n1} of {p0}: all {b2}"), { UMP_P (seat), UMP_N (nth + 1), UMP_B (shape.low) });
  }
}

static void
view_hand (const UmpTable *table, int seat, UmpZoneView *view)
{
  UmpL8Hand hand;

  ump_l8_hand_init (&hand, table, seat);
  view->known_only = TRUE;
  view->title = UMP_PLAIN (N_ ("holds"));
  view->name = hand.n_unknown > 0
                   ? UMP_TEXT (N_ ("Hand of {p0}: {k1}, {n2} of them unknown"),
                               { UMP_P (seat), UMP_N (hand.n_hand), UMP_N (hand.n_unknown) })
                   : UMP_TEXT (N_ ("Hand of {p0}: {k1}"), { UMP_P (seat), UMP_N (hand.n_hand) });
  if (hand.n_unknown < hand.n_hand)
    view->note = UMP_TEXT (N_ ("and {n0} unknown"), { UMP_N (hand.n_unknown) });
  else
    view->note = UMP_TEXT ("{k0}", { UMP_N (hand.n_hand) });
}

static void
view_discard (const UmpTable *table, int seat, const UmpZone *zone, UmpZoneView *view)
{
  view->title = UMP_PLAIN (N_ ("discards"));
  if (zone->n)
    view->name = UMP_TEXT (N_ ("Discard pile of {p0}: {k1}, {c2} on top"),
                           { UMP_P (seat), UMP_N (zone->n), UMP_C (zone->cards[zone->n - 1]) });
  else
    view->name = UMP_TEXT (N_ ("Discard pile of {p0}: empty"), { UMP_P (seat) });
}

void
ump_l8_view (const UmpTable *table, int zone, UmpZoneView *view)
{
  const UmpPlace *place = &table->setup->zones[zone];

  switch (place->def) {
  case ZONE_STOCK: view_stock (table, ump_table_zone (table, zone), view); break;
  case ZONE_LEVEL: view_level (table, place->seat, view); break;
  case ZONE_GROUP: view_group (table, place->seat, place->nth, view); break;
  case ZONE_HAND: view_hand (table, place->seat, view); break;
  case ZONE_DISCARD: view_discard (table, place->seat, ump_table_zone (table, zone), view); break;
  default: break;
  }
}

void
ump_l8_seat (const UmpTable *table, int seat, UmpSeatView *view)
{
  int n = ump_l8_hand_size (table, seat);
  gboolean laid = ump_l8_laid (table, seat), skipped = ump_table_zone_of (table, ZONE_FRONT, seat, 0)->n > 0;

  if (!ump_table_get (table, UMP_COUNTER_ROUND))
    return;
  if (skipped)
    view->note = UMP_TEXT (laid ? N_ ("{k0}, has laid, skip") : N_ ("{k0}, skip"), { UMP_N (n) });
  else
    view->note = UMP_TEXT (laid ? N_ ("{k0}, has laid") : "{k0}", { UMP_N (n) });
}

/* Before the first round. */
static void
set_up (const UmpTable *table, UmpSteps *steps)
{
  const UmpSetup *setup = table->setup;
  const UmpL8Deck *deck = setup->data;
  gboolean all = setup->option_value[OPTION_FACE] == 1;

  ump_steps_do (
      steps,
      UMP_PLAIN (all ? N_ ("Everybody gets a level card, the side with two stars up, and marks level 1.")
                     : N_ ("Everybody gets a level card, the side with one star up, and marks level 1.")));
  for (int seat = 0; !all && seat < setup->n_seats; seat++)
    if (deck->two_stars[seat])
      ump_steps_do (steps, UMP_TEXT (N_ ("{p0} turns the side with two stars up."), { UMP_P (seat) }));
}

/* Whose marker moves. */
static void
move_markers (const UmpTable *table, UmpSteps *steps)
{
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (ump_l8_laid (table, seat))
      ump_steps_do (steps, UMP_TEXT (N_ ("{p0} moves the marker to level {n1}."),
                                     { UMP_P (seat), UMP_N (ump_l8_level_of (table, seat)) }));
}

/* Who keeps cards, or still may. n: how many everybody is dealt. How many are kept. */
static int
keep_cards (const UmpTable *table, UmpSteps *steps, int *n)
{
  int kept = 0;

  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    int said = ump_table_counter (table, COUNTER_KEPT, seat, 0);

    n[seat] = HAND_CARDS - MAX (said - 1, 0);
    kept += HAND_CARDS - n[seat];
    if (said > 1) {
      ump_steps_keep (steps, N_ ("{p1} keeps {k0}."), said - 1,
                      ump_zone_index (table->setup, ZONE_HAND, seat, 0))
          ->words.args[1] = UMP_P (seat);
    } else if (said == 0 && ump_l8_may_keep (table, seat)) {
      ump_steps_do (
          steps, UMP_TEXT (N_ ("{p0} may keep up to four cards, said before the deal."), { UMP_P (seat) }));
    }
  }
  return kept;
}

void
ump_l8_markers (const UmpTable *table, UmpSteps *steps)
{
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    ump_steps_do (steps, UMP_TEXT (N_ ("The marker of {p0} on level {n1}."),
                                   { UMP_P (seat), UMP_N (ump_l8_level_of (table, seat)) }));
}

void
ump_l8_steps (const UmpTable *table, UmpSteps *steps)
{
  const UmpSetup *setup = table->setup;
  int n_cards = ((const UmpL8Deck *) setup->data)->n_cards, n[UMP_MAX_SEATS];
  int round = ump_table_get (table, UMP_COUNTER_ROUND) + 1, kept;
  int dealer = ump_table_first (table, round), first = (dealer + 1) % setup->n_seats;
  int stock = ump_zone_index (setup, ZONE_STOCK, 0, 0);
  const char *gather = N_ ("Shuffle all {k0}.");

  if (ump_l8_is_open (table))
    return;
  if (round == 1)
    set_up (table, steps);
  else
    move_markers (table, steps);
  kept = keep_cards (table, steps, n);
  if (round > 1)
    gather = kept > 0 ? N_ ("Gather and shuffle the other {k0}.") : N_ ("Gather and shuffle all {k0}.");
  ump_steps_gather (steps, gather, n_cards - kept, UMP_FROM_REST);
  ump_steps_turn (steps, N_ ("{p0} deals."), dealer);
  ump_steps_deal (steps, ZONE_HAND, first, n);
  ump_steps_lay (steps, N_ ("The other {k0} are the stock, face down."), UMP_FROM_REST,
                 n_cards - setup->n_seats * HAND_CARDS, stock, 1);
  ump_steps_lay (steps,
                 N_ ("Turn its first card up: {p1}'s discard pile. Everybody will have one of their own."),
                 stock, 1, ump_zone_index (setup, ZONE_DISCARD, dealer, 0), 1)
      ->words.args[1] = UMP_P (dealer);
  ump_steps_turn (steps, N_ ("{p0} begins."), first);
}
