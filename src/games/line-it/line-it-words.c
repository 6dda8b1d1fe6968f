/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Line-it in words. */
#include "core/steps.h"
#include "line-it.h"

static gboolean
is_over (const UmpTable *table)
{
  return !ump_table_get (table, UMP_COUNTER_OPEN);
}

/* ---- what an entry did -------------------------------------------------------------- */

static void
say_market (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  ump_say_moved (say, 0, after, effects, ZONE_DECK, ZONE_MARKET);
  say->what = UMP_TEXT (N_ ("Market: {l0}"), { UMP_L (&say->lists[0]) });
  say->hands = UMP_TEXT (N_ ("The market lies open. {p0} begins."), { UMP_P (ump_table_turn (after)) });
}

/* What a line is worth as it grows: said before the card is laid. */
static UmpText
outcome_of_laying (const UmpTable *after, int seat, int face)
{
  const UmpZone *line = ump_table_zone_of (after, ZONE_LINE, seat, 0);

  if (ump_li_is_bet (face))
    return UMP_TEXT (N_ ("a bet: {n0} numbers to follow"), { UMP_N (ump_li_bet_value (face)) });
  switch (ump_li_direction (line)) {
  case 1: return UMP_PLAIN (N_ ("the line goes up"));
  case -1: return UMP_PLAIN (N_ ("the line goes down"));
  default: return UMP_PLAIN (N_ ("first of the line"));
  }
}

/* Laying a card, from wherever it came; `what` is said already. */
static void
say_laid (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  UmpCard card = ump_move_card (move, CARD, 0);
  UmpColour colour = ump_li_colour (after, card.face);
  const UmpZone *line = ump_table_zone_of (after, ZONE_LINE, move->by, 0);

  if (say->lists[0].n) {
    say->hands =
        UMP_TEXT (N_ ("The third {b0} card: {p1} takes what lies under the {b0} jackpot, face down: {k2}."),
                  { UMP_B (colour), UMP_P (move->by), UMP_N (say->lists[0].n) });
    say->outcome =
        UMP_TEXT (N_ ("the third {b0} card wins {k1}"), { UMP_B (colour), UMP_N (say->lists[0].n) });
    return;
  }
  say->outcome = outcome_of_laying (after, move->by, card.face);
  if (colour && ump_li_of_colour (after, line, colour) == WINNING)
    say->hands = UMP_TEXT (
        N_ ("{C0} goes to the end of the line. It is the third {b1} card, but its jackpot is empty."),
        { UMP_C (card), UMP_B (colour) });
  else
    say->hands = UMP_TEXT (N_ ("{C0} goes to the end of {p1}'s line."), { UMP_C (card), UMP_P (move->by) });
}

static void
say_take (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  UmpCard card = ump_move_card (move, CARD, 0);

  if (ump_move_int (move, TAKE_TO) == TO_HAND) {
    say->hands = UMP_TEXT (N_ ("{p0} takes {c1} into the hand."), { UMP_P (move->by), UMP_C (card) });
    say->outcome = UMP_TEXT (N_ ("then {k0} in the hand"),
                             { UMP_N (ump_table_zone_of (after, ZONE_HAND, move->by, 0)->n) });
    return;
  }
  if (ump_say_moved (say, 0, after, effects, ZONE_POT, ZONE_PILE))
    say->what = UMP_TEXT (N_ ("{c0} to the line, wins {l1}"), { UMP_C (card), UMP_L (&say->lists[0]) });
  say_laid (after, move, say);
}

static void
say_play (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  UmpCard card = ump_move_card (move, CARD, 0);

  if (ump_say_moved (say, 0, after, effects, ZONE_POT, ZONE_PILE))
    say->what =
        UMP_TEXT (N_ ("{c0} from the hand to the line, wins {l1}"), { UMP_C (card), UMP_L (&say->lists[0]) });
  say_laid (after, move, say);
}

/* Points of the token that the player got, 0 for none. */
static int
token_won (const UmpTable *after, UmpEffectSpan effects, int seat)
{
  int zone = ump_zone_index (after->setup, ZONE_TOKENS, seat, 0);

  for (gsize i = 0; i < effects.n; i++)
    if (effects.effects[i].type == UMP_EFFECT_MOVE && effects.effects[i].move.to == zone)
      return ump_li_token_points (effects.effects[i].move.after.face);
  return 0;
}

/* The line had a bet. n: so many cards go to the pile; out: so many numbers are discarded. */
static void
say_bet_line (UmpSay *say, int seat, int token, int n, int out)
{
  say->what = UMP_TEXT (N_ ("completes the line: bet {+0}, {k1} to the pile"), { UMP_N (token), UMP_N (n) });
  if (n > 0) {
    say->outcome = UMP_TEXT (N_ ("bet {+0}, {k1}"), { UMP_N (token), UMP_N (n) });
    say->hands = UMP_TEXT (
        N_ ("The bet card goes out: {p0} takes a token and lays it with {+1} up. Discard three numbers; the rest goes to the pile, face down: {k2}."),
        { UMP_P (seat), UMP_N (token), UMP_N (n) });
  } else if (out > 0) {
    say->outcome = UMP_TEXT (N_ ("bet {+0}, no cards"), { UMP_N (token) });
    say->hands = UMP_TEXT (
        N_ ("The bet card goes out: {p0} takes a token and lays it with {+1} up. The numbers are discarded."),
        { UMP_P (seat), UMP_N (token) });
  } else {
    say->outcome = UMP_TEXT (N_ ("bet {+0}"), { UMP_N (token) });
    say->hands = UMP_TEXT (N_ ("The bet card goes out: {p0} takes a token and lays it with {+1} up."),
                           { UMP_P (seat), UMP_N (token) });
  }
}

static void
say_complete (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  int n = ump_say_moved (say, 0, after, effects, ZONE_LINE, ZONE_PILE);
  int token = token_won (after, effects, move->by);

  say->warns = token < 0;
  if (token) {
    say_bet_line (say, move->by, token, n,
                  ump_say_moved (say, 1, after, effects, ZONE_LINE, ZONE_OUT) - 1); /* the bet */
    return;
  }
  say->what = UMP_TEXT (N_ ("completes the line: {k0} to the pile"), { UMP_N (n) });
  if (n > 0) {
    say->outcome = UMP_TEXT (N_ ("{k0} to the pile"), { UMP_N (n) });
    say->hands =
        UMP_TEXT (N_ ("Discard three numbers of the line; the rest goes to {p1}'s pile, face down: {k0}."),
                  { UMP_N (n), UMP_P (move->by) });
  } else {
    say->outcome = UMP_PLAIN (N_ ("nothing to the pile"));
    say->hands = UMP_PLAIN (N_ ("All numbers of the line are discarded."));
  }
}

/* The deck was too small: what lay in it is under the jackpots now. */
static void
say_deck_is_used_up (const UmpTable *after, UmpSay *say)
{
  if (is_over (after)) {
    say->hands =
        UMP_TEXT (N_ ("{l0} under the jackpots of their colours, bets out of the game. Nobody holds a card: "
                      "all complete their lines."),
                  { UMP_L (&say->lists[0]) });
    say->outcome = UMP_PLAIN (N_ ("all lines are completed: the game is over"));
    return;
  }
  say->hands = UMP_TEXT (
      N_ ("The deck is used up. {l0} under the jackpots of their colours, bets out of the game. {p1} "
          "begins with the last cards."),
      { UMP_L (&say->lists[0]), UMP_P (ump_table_turn (after)) });
  say->outcome = UMP_PLAIN (N_ ("the last cards are next"));
}

static void
say_end (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  int phase = ump_table_counter (after, COUNTER_PHASE, 0, 0),
      first = ump_table_counter (after, COUNTER_FIRST, 0, 0);
  const char *hands = N_ ("{l0} under the jackpots of their colours. The first-player token goes to {p2}.");
  int numbers, bets;

  if (phase == PHASE_TURNS) {
    say->hands = UMP_TEXT (N_ ("{p0} is next."), { UMP_P (ump_table_turn (after)) });
    say->outcome = say->hands;
    return;
  }
  ump_say_moved (say, 0, after, effects, ZONE_MARKET, ZONE_POT);
  numbers = ump_say_moved (say, 0, after, effects, ZONE_DECK, ZONE_POT);
  bets = ump_say_moved (say, 1, after, effects, ZONE_MARKET, ZONE_OUT);
  if (numbers)
    say->what = UMP_TEXT (bets ? N_ ("ends: {l0} under the jackpots, {l1} out of the game")
                               : N_ ("ends: {l0} under the jackpots"),
                          { UMP_L (&say->lists[0]), UMP_L (&say->lists[1]) });
  else
    say->what = UMP_TEXT (N_ ("ends: {l0} out of the game"), { UMP_L (&say->lists[1]) });
  if (phase == PHASE_LAST) {
    say_deck_is_used_up (after, say);
    return;
  }
  say->outcome = UMP_PLAIN (N_ ("the market is next"));
  if (!numbers)
    hands = N_ ("{l1} out of the game. The first-player token goes to {p2}.");
  else if (bets)
    hands = N_ ("{l0} under the jackpot of its colour, {l1} out of the game. The first-player "
                "token goes to {p2}.");
  say->hands = UMP_TEXT (hands, { UMP_L (&say->lists[0]), UMP_L (&say->lists[1]), UMP_P (first) });
}

static void
say_last (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  if (ump_move_has (move, CARD)) {
    UmpCard card = ump_move_card (move, CARD, 0);

    if (ump_say_moved (say, 0, after, effects, ZONE_POT, ZONE_PILE))
      say->what =
          UMP_TEXT (N_ ("lays {c0} as a last card, wins {l1}"), { UMP_C (card), UMP_L (&say->lists[0]) });
    say_laid (after, move, say);
  } else {
    say->what = UMP_PLAIN (N_ ("lays no last card"));
    say->outcome = UMP_PLAIN (N_ ("the hand is worth nothing"));
  }
  if (!is_over (after))
    return;
  say->outcome = UMP_PLAIN (N_ ("the last one: all lines are completed"));
  if (say->lists[0].n)
    say->hands = UMP_TEXT (
        N_ ("{p0} takes what lies under the jackpot: {k1}. Then all complete their lines: three numbers of each are discarded."),
        { UMP_P (move->by), UMP_N (say->lists[0].n) });
  else
    say->hands = UMP_PLAIN (N_ ("All complete their lines: three numbers of each are discarded."));
}

static void
say_tally (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  int bets = 0;

  for (int k = 0; k < ump_move_n (move, TALLY_BETS); k++)
    bets += ump_li_token_points (FACE_TOKEN + ump_move_value (move, TALLY_BETS, k));
  say->what = UMP_TEXT (
      bets ? N_ ("{p0} counts: {k1} in the pile, bets {+2}") : N_ ("{p0} counts: {k1} in the pile"),
      { UMP_P (ump_move_int (move, TALLY_PLAYER)), UMP_N (ump_move_int (move, TALLY_PILE)), UMP_N (bets) });
}

void
ump_li_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  switch (move->verb) {
  case VERB_MARKET: say_market (after, move, effects, say); break;
  case VERB_TAKE: say_take (after, move, effects, say); break;
  case VERB_PLAY: say_play (after, move, effects, say); break;
  case VERB_COMPLETE: say_complete (after, move, effects, say); break;
  case VERB_END: say_end (after, move, effects, say); break;
  case VERB_LAST: say_last (after, move, effects, say); break;
  default: say_tally (after, move, say); break;
  }
}

/* ---- what is expected ------------------------------------------------------------------ */

static void
prompt_turn (const UmpTable *table, UmpPrompt *prompt)
{
  int taken = ump_table_counter (table, COUNTER_TAKEN, 0, 0);
  gboolean may_play = !ump_table_counter (table, COUNTER_PLAYED, 0, 0) &&
                      ump_table_zone_of (table, ZONE_HAND, ump_table_turn (table), 0)->n > 0;

  if (!taken) {
    prompt->does = UMP_PLAIN (N_ ("takes a card"));
    prompt->hint =
        UMP_PLAIN (may_play ? N_ ("Take a card from the market. You may also play one from your hand.")
                            : N_ ("One card from the market, to the line or to the hand."));
    return;
  }
  prompt->does = UMP_TEXT (N_ ("has taken {c0}"), { UMP_F (taken) });
  prompt->hint = UMP_PLAIN (may_play ? N_ ("Play from the hand, complete the line, or end the turn.")
                                     : N_ ("Complete the line, or end the turn."));
}

void
ump_li_prompt (const UmpTable *table, UmpPrompt *prompt)
{
  const UmpSetup *setup = table->setup;
  int first = ump_table_counter (table, COUNTER_FIRST, 0, 0);

  if (ump_table_get (table, UMP_COUNTER_STATE) != UMP_PLAYING)
    return;
  switch (ump_table_counter (table, COUNTER_PHASE, 0, 0)) {
  case PHASE_MARKET:
    prompt->round = ump_table_get (table, UMP_COUNTER_ROUND) + 1;
    prompt->does = UMP_PLAIN (N_ ("Lay out the market"));
    prompt->hint = UMP_TEXT (N_ ("{k0} from the deck, face up. {p1} begins."),
                             { UMP_N (ump_li_market_size (setup)), UMP_P (first) });
    break;
  case PHASE_TURNS: prompt_turn (table, prompt); break;
  case PHASE_LAST:
    prompt->does = UMP_PLAIN (N_ ("lays a last card"));
    prompt->hint =
        UMP_PLAIN (ump_li_must_lay (setup)
                       ? N_ ("One card from the hand that goes on with the line; none only if none fits.")
                       : N_ ("One card from the hand that goes on with the line, or none."));
    break;
  default:
    prompt->does = UMP_PLAIN (N_ ("Count the cards"));
    prompt->hint =
        UMP_TEXT (N_ ("{n0} of {n1} people are counted."),
                  { UMP_N (ump_table_counter (table, COUNTER_N_TALLIED, 0, 0)), UMP_N (setup->n_seats) });
    break;
  }
}

/* ---- what lies where --------------------------------------------------------------------- */

static void
view_market (const UmpTable *table, UmpZoneView *view)
{
  int n = ump_table_zone_of (table, ZONE_MARKET, 0, 0)->n, size = ump_li_market_size (table->setup);

  view->title = UMP_PLAIN (N_ ("Market"));
  view->name = UMP_TEXT (N_ ("Market, {k0}"), { UMP_N (n) });
  if (ump_table_counter (table, COUNTER_PHASE, 0, 0) == PHASE_TURNS)
    view->note = UMP_TEXT (N_ ("{k0}, {n1} taken"), { UMP_N (size), UMP_N (size - n) });
  view->slots.n = size;
  for (int i = 0; i < size && ump_table_counter (table, COUNTER_PHASE, 0, 0) == PHASE_TURNS; i++) {
    int taken = ump_table_counter (table, COUNTER_SLOT_TAKEN, 0, i);

    if (taken)
      view->slots.places[i] = (UmpZoneSlot){ .face = (gint16) ump_table_counter (table, COUNTER_SLOT, 0, i),
                                             .seat = (gint16) (taken - 1) };
  }
}

static void
view_pot (const UmpTable *table, int pot, UmpZoneView *view)
{
  static const char *const titles[] = { N_ ("Red jackpot"), N_ ("Blue jackpot"), N_ ("Green jackpot"),
                                        N_ ("Yellow jackpot") };
  int n = ump_li_pot (table, pot)->n, won = ump_table_counter (table, COUNTER_WON, 0, pot);

  view->title = UMP_PLAIN (titles[pot]);
  view->badge = UMP_COLOUR_RED + (UmpColour) pot;
  view->name = UMP_TEXT (N_ ("{w0}, {k1}"), { UMP_W (titles[pot]), UMP_N (n) });
  if (n == 0 && won)
    view->note = UMP_TEXT (N_ ("won by {p0}"), { UMP_P (won - 1) });
}

static void
view_line (const UmpTable *table, int seat, UmpZoneView *view)
{
  const UmpZone *line = ump_table_zone_of (table, ZONE_LINE, seat, 0);
  const char *name = N_ ("Line of {p0}, {k1}");
  int behind, bet = ump_li_bet (line, &behind);

  view->title = UMP_TEXT ("{p0}", { UMP_P (seat) });
  view->row.direction = ump_li_direction (line);
  if (view->row.direction > 0)
    name = N_ ("Line of {p0}, going up, {k1}");
  else if (view->row.direction < 0)
    name = N_ ("Line of {p0}, going down, {k1}");
  view->name = UMP_TEXT (name, { UMP_P (seat), UMP_N (line->n) });
  if (!bet)
    return;
  view->note = UMP_TEXT (N_ ("{n0} of {n1} numbers after the bet"),
                         { UMP_N (behind), UMP_N (ump_li_bet_value (bet)) });
  view->total = behind;
  view->limit = ump_li_bet_value (bet);
}

void
ump_li_view (const UmpTable *table, int zone, UmpZoneView *view)
{
  const UmpPlace *place = &table->setup->zones[zone];
  int n = ump_table_zone (table, zone)->n;

  switch (place->def) {
  case ZONE_MARKET: view_market (table, view); break;
  case ZONE_DECK: view->name = UMP_TEXT (N_ ("Deck, {k0}"), { UMP_N (n) }); break;
  case ZONE_POT: view_pot (table, place->nth, view); break;
  case ZONE_LINE: view_line (table, place->seat, view); break;
  case ZONE_HAND:
    view->title = UMP_PLAIN (N_ ("Hand"));
    view->slots.n = MOST_HAND;
    for (int i = 0; i < MOST_HAND; i++)
      view->slots.places[i].lies = (gint16) ump_table_counter (table, COUNTER_HELD, place->seat, i);
    view->name = UMP_TEXT (N_ ("Hand of {p0}, {k1}"), { UMP_P (place->seat), UMP_N (n) });
    break;
  case ZONE_PILE:
    view->title = UMP_PLAIN (N_ ("Pile"));
    view->name = UMP_TEXT (N_ ("Pile of {p0}, {k1}"), { UMP_P (place->seat), UMP_N (n) });
    break;
  case ZONE_TOKENS:
    view->title = UMP_PLAIN (N_ ("Tokens"));
    view->name = UMP_TEXT (N_ ("Tokens of {p0}: {n1}"), { UMP_P (place->seat), UMP_N (n) });
    break;
  default: break;
  }
}

void
ump_li_seat (const UmpTable *table, int seat, UmpSeatView *view)
{
  static const char *const notes[] = { N_ ("no hand cards"), N_ ("1 hand card"), N_ ("2 hand cards") };

  view->note = UMP_PLAIN (notes[MIN (ump_table_zone_of (table, ZONE_HAND, seat, 0)->n, MOST_HAND)]);
}

void
ump_li_markers (const UmpTable *table, UmpSteps *steps)
{
  ump_steps_turn (steps, N_ ("{p0} gets the first-player token."),
                  ump_table_counter (table, COUNTER_FIRST, 0, 0));
}

void
ump_li_steps (const UmpTable *table, UmpSteps *steps)
{
  const UmpSetup *setup = table->setup;
  int n = NUMBERS + 2 * N_BETS, deck = ump_zone_index (setup, ZONE_DECK, 0, 0);

  if (ump_table_counter (table, COUNTER_PHASE, 0, 0) != PHASE_MARKET)
    return;
  /* later rounds go on with the same deck */
  if (ump_table_zone (table, deck)->n == n) {
    ump_steps_gather (steps, N_ ("Shuffle numbers and bets together, {k0}, into one deck, face down."), n,
                      deck);
    ump_steps_do (steps,
                  UMP_PLAIN (N_ ("Lay the four jackpot markers beside it, and the tokens of the bets.")));
    ump_steps_do (steps, UMP_TEXT (N_ ("Leave room for a line in front of each of the {n0} people."),
                                   { UMP_N (setup->n_seats) }));
  }
  ump_li_markers (table, steps);
  ump_steps_lay (steps, N_ ("Turn up {k0} from the deck: the market."), deck, ump_li_market_size (setup),
                 ump_zone_index (setup, ZONE_MARKET, 0, 0), 1);
}
