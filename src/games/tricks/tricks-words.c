/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences of the log, prompts, what to do with the real cards, and what the table says of a zone. */
#include "core/steps.h"
#include "tricks.h"

/* The suits, with trumps, and what else may be called. */
static const char *const call_names[2][6] = {
  { N_ ("clubs"), N_ ("diamonds"), N_ ("hearts"), N_ ("spades"), N_ ("no trumps"), N_ ("down") },
  { N_ ("coins"), N_ ("cups"), N_ ("swords"), N_ ("batons"), N_ ("no trumps"), N_ ("down") },
};

static const char *
call_name (const UmpSetup *setup, int call)
{
  return call_names[setup->option_value[OPTION_DECK]][call];
}

const char *
ump_tricks_suit_word (const UmpTable *table, int suit)
{
  return suit == SUIT_TRUMPS ? N_ ("trumps") : call_name (table->setup, suit);
}

static gboolean
is_open (const UmpTable *table)
{
  return ump_table_get (table, UMP_COUNTER_OPEN);
}

/* ---- the log ------------------------------------------------------------------------------ */

static void
say_deal (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  int n = ump_tricks_get (after, COUNTER_HAND);

  say->what = ump_move_has (move, 0) ? UMP_TEXT (N_ ("Deal: {k0} each, {c1} is turned up"),
                                                 { UMP_N (n), UMP_C (ump_move_card (move, 0, 0)) })
                                     : UMP_TEXT (N_ ("Deal: {k0} each"), { UMP_N (n) });
}

static void
tell_called (const UmpSetup *setup, const UmpMove *move, UmpSay *say)
{
  const char *name = call_name (setup, ump_move_int (move, CALL_TRUMP));

  say->what =
      ump_move_has (move, CALL_LEVEL)
          ? UMP_TEXT (N_ ("calls {w0}, {n1}"), { UMP_W (name), UMP_N (ump_move_int (move, CALL_LEVEL)) })
          : UMP_TEXT (N_ ("calls {w0}"), { UMP_W (name) });
  if (ump_move_has (move, CALL_ALONE))
    ump_say_also (say, UMP_PLAIN (N_ ("plays alone")));
}

void
ump_tricks_tell (const UmpSetup *setup, const UmpMove *move, UmpSay *say)
{
  const UmpField *attr = &setup->game->verbs[VERB_CALL].attrs[CALL_DOUBLE];

  if (move->verb != VERB_CALL)
    return;
  tell_called (setup, move, say);
  if (ump_move_has (move, CALL_DOUBLE))
    ump_say_also (say, UMP_PLAIN (ump_field_word_title (attr, ump_move_int (move, CALL_DOUBLE))));
}

static void
say_call (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  int dealer = ump_tricks_dealer (after), kitty = ump_tricks_option (after, OPTION_KITTY);

  tell_called (after->setup, move, say);
  if (ump_move_has (move, CALL_DOUBLE))
    ump_say_also (say,
                  UMP_TEXT (N_ ("counts times {n0}"), { UMP_N (ump_tricks_get (after, COUNTER_DOUBLE)) }));
  if (kitty)
    ump_say_sentence (
        say, UMP_TEXT (N_ ("{p0} takes the kitty and buries {k1}."), { UMP_P (move->by), UMP_N (kitty) }));
  if (ump_say_moved (say, 0, after, effects, ZONE_UP, ZONE_HAND))
    ump_say_sentence (say, ump_tricks_option (after, OPTION_UP) == UP_CALLER
                               ? UMP_TEXT (N_ ("{p0} takes {l1}; the others get the rest of their cards."),
                                           { UMP_P (move->by), UMP_L (&say->lists[0]) })
                               : UMP_TEXT (N_ ("{p0} takes {l1} and buries one card."),
                                           { UMP_P (dealer), UMP_L (&say->lists[0]) }));
  for (int seat = 0; seat < after->setup->n_seats; seat++)
    if (ump_tricks_is_in (after, seat) && !ump_tricks_plays (after, seat))
      ump_say_sentence (say, UMP_TEXT (N_ ("{p0} sits out."), { UMP_P (seat) }));
}

/* Suits that somebody has none of since this play. */
static void
say_void (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  int face = ump_move_card (move, 0, 0).face;
  guint voids = is_open (after) ? ump_tricks_void (after, move->by) : 0;

  for (int suit = 0; suit <= SUIT_TRUMPS; suit++)
    if (voids & 1u << suit && ump_tricks_says_void (after, move->by, suit, face))
      ump_say_also (say,
                    UMP_TEXT (N_ ("no {w0} from now on"), { UMP_W (ump_tricks_suit_word (after, suit)) }));
}

static void
say_play (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  int n = ump_say_moved (say, 0, after, effects, ZONE_TRICK, ZONE_TAKEN);
  int taker = ump_table_counter (after, COUNTER_TAKER, 0, 0) - 1;
  UmpCard card = ump_move_card (move, 0, 0);

  if (n > 0)
    say->what = UMP_TEXT (N_ ("{c0}; {p1} takes the trick"), { UMP_C (card), UMP_P (taker) });
  say_void (after, move, say);
  if (n == 0)
    return;
  say->outcome = UMP_TEXT (N_ ("{p0} takes the trick"), { UMP_P (taker) });
  say->hands = UMP_TEXT (is_open (after) ? N_ ("{p0} takes the trick, {k1}, and leads.")
                                         : N_ ("{p0} takes the last trick, {k1}."),
                         { UMP_P (taker), UMP_N (n) });
  if (ump_say_moved (say, 1, after, effects, ZONE_STOCK, ZONE_HAND) > 0)
    ump_say_sentence (say, UMP_TEXT (N_ ("All draw one card, {p0} first."), { UMP_P (taker) }));
}

static void
say_tally (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  const TricksRules *rules = ump_tricks_rules (after->setup);

  say->what = UMP_TEXT (N_ ("Tally: {p0}, tricks: {n1}"), { UMP_P (ump_move_int (move, TALLY_PLAYER)),
                                                            UMP_N (ump_move_int (move, TALLY_TRICKS)) });
  for (int k = 0; k < ump_move_n (move, TALLY_COUNTS); k++)
    ump_say_also (say, UMP_TEXT ("{s0}: {n1}", { UMP_S (rules->names[CELL_WORTH + k]),
                                                 UMP_N (ump_move_value (move, TALLY_COUNTS, k)) }));
}

void
ump_tricks_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  switch (move->verb) {
  case VERB_DEAL: say_deal (after, move, say); return;
  case VERB_CALL: say_call (after, move, effects, say); return;
  case VERB_PLAY: say_play (after, move, effects, say); return;
  case VERB_TALLY: say_tally (after, move, say); return;
  default: return;
  }
}

/* ---- what comes ---------------------------------------------------------------------------- */

static void
prompt_deal (const UmpTable *table, UmpPrompt *prompt)
{
  int round = ump_tricks_round (table) + 1, dealer = ump_tricks_next_dealer (table),
      size = ump_tricks_hand_size (table->setup, round, ump_tricks_n_in (table));

  prompt->round = round;
  prompt->does = UMP_TEXT (N_ ("Deal round {n0}"), { UMP_N (round) });
  prompt->hint = UMP_TEXT (ump_tricks_turns (table, round)
                               ? N_ ("{p0} deals {k1} each: choose the card that is turned up.")
                               : N_ ("{p0} deals {k1} each."),
                           { UMP_P (dealer), UMP_N (size) });
}

/* A card of the trick that is of the suit led, unless who is to play lacks it. */
static int
like_led (const UmpTable *table, const TricksCards *cards, int seat, int led)
{
  const UmpZone *trick = ump_tricks_zone (table, ZONE_TRICK, 0);

  for (int i = 0; led >= 0 && !(ump_tricks_void (table, seat) & 1u << led) && i < trick->n; i++)
    if (cards->suit[trick->cards[i].face] == led)
      return trick->cards[i].face;
  return 0;
}

/* What is trumps, in a word. */
static const char *
trump_word (const UmpTable *table)
{
  int trump = ump_tricks_get (table, COUNTER_TRUMP) - 1;

  return trump < 0 || trump == CALL_NONE ? N_ ("none") : call_name (table->setup, trump);
}

static void
prompt_play (const UmpTable *table, UmpPrompt *prompt)
{
  int seat = ump_table_turn (table), led;
  TricksCards cards;

  prompt->does = UMP_PLAIN (ump_tricks_is_told (table) ? N_ ("Count the tricks") : N_ ("plays"));
  if (ump_tricks_is_told (table))
    return;
  ump_tricks_cards (table, &cards);
  led = ump_tricks_led (table, &cards);
  prompt->like = like_led (table, &cards, seat, led);
  prompt->hint.message = N_ ("Trumps: {w0}. Led: {w1}.");
  if (seat == UMP_NOBODY)
    prompt->hint.message = N_ ("Trumps: {w0}. Whoever holds the first card leads it.");
  else if (ump_tricks_zone (table, ZONE_TRICK, 0)->n == 0)
    prompt->hint.message = N_ ("Trumps: {w0}. {p2} leads.");
  else if (led < 0)
    prompt->hint.message = N_ ("Trumps: {w0}. No suit was led.");
  else if (prompt->like == 0)
    prompt->hint.message = N_ ("Trumps: {w0}. Led: {w1}, which {p2} has none of.");
  prompt->hint.args[0] = UMP_W (trump_word (table));
  prompt->hint.args[1] = UMP_W (led < 0 ? "" : ump_tricks_suit_word (table, led));
  prompt->hint.args[2] = UMP_P (seat);
}

void
ump_tricks_prompt (const UmpTable *table, UmpPrompt *prompt)
{
  switch (ump_tricks_phase (table)) {
  case TRICKS_BETWEEN: prompt_deal (table, prompt); return;
  case TRICKS_CALLING:
    prompt->does =
        UMP_PLAIN (ump_table_turn (table) == UMP_NOBODY ? N_ ("Who calls trumps?") : N_ ("calls trumps"));
    prompt->hint = UMP_PLAIN (N_ ("Enter what came of it; if nobody calls, throw the round in."));
    return;
  case TRICKS_BIDDING:
    prompt->does = UMP_PLAIN (N_ ("bids"));
    prompt->hint = UMP_TEXT (N_ ("Trumps: {w0}."), { UMP_W (trump_word (table)) });
    return;
  default: prompt_play (table, prompt); return;
  }
}

/* How the pack comes together, and who sits where in the first round. */
static void
gather_steps (const UmpTable *table, UmpSteps *steps)
{
  const UmpSetup *setup = table->setup;
  int sides = ump_tricks_n_sides (setup);
  gboolean first = ump_tricks_round (table) == 0;

  ump_steps_gather (steps, first ? N_ ("Shuffle a pack of {k0}: {s1}.") : N_ ("Gather and shuffle all {k0}."),
                    ump_tricks_rules (setup)->n_cards, UMP_FROM_REST)
      ->words.args[1] = UMP_S (setup->option_text[OPTION_RANKS]);
  if (first && sides > 0)
    ump_steps_do (steps, UMP_TEXT (N_ ("Partners sit opposite: {p0} and {p1} are on the same side."),
                                   { UMP_P (0), UMP_P (sides) }));
}

/* Whoever sits to the left of a dealer and is in. */
static int
left_of (const UmpTable *table, int seat)
{
  do
    seat = (seat + 1) % table->setup->n_seats;
  while (!ump_tricks_is_in (table, seat));
  return seat;
}

/* Who leads to the first trick of the next round. */
static void
lead_step (const UmpTable *table, UmpSteps *steps, int size)
{
  const TricksRules *rules = ump_tricks_rules (table->setup);
  int dealer = ump_tricks_next_dealer (table), first = ump_tricks_card_to_lead (table->setup),
      seat = rules->leader == LEADER_DEALER ? dealer : left_of (table, dealer);

  if (first && size * ump_tricks_n_in (table) == rules->n_cards)
    ump_steps_turn (steps, N_ ("Whoever holds {c0} leads it."), UMP_NOBODY)->words.args[0] = UMP_F (first);
  else if (rules->leader == LEADER_CALLER &&
           ump_tricks_trump_kind (table, ump_tricks_round (table) + 1) == TRUMP_CALL)
    ump_steps_turn (steps, N_ ("Whoever calls leads."), UMP_NOBODY);
  else
    ump_steps_turn (steps, N_ ("{p0} leads."), seat);
}

/* Who leads, and who says something before. */
static void
turn_steps (const UmpTable *table, UmpSteps *steps, int size)
{
  int dealer = ump_tricks_next_dealer (table), left = left_of (table, dealer),
      caller = ump_tricks_option (table, OPTION_CALLER), seat = caller == CALLER_LEFT ? left : dealer;

  lead_step (table, steps, size);
  if (ump_tricks_trump_kind (table, ump_tricks_round (table) + 1) != TRUMP_CALL) {
    if (ump_tricks_option (table, OPTION_BIDS))
      ump_steps_turn (steps, N_ ("{p0} bids first."), left);
  } else if (caller == CALLER_DEALER || caller == CALLER_LEFT) {
    ump_steps_turn (steps, N_ ("{p0} calls trumps."), seat);
  }
}

void
ump_tricks_markers (const UmpTable *table, UmpSteps *steps)
{
  int caller = ump_tricks_get (table, COUNTER_CALLER) - 1;

  if (!is_open (table))
    return;
  ump_steps_do (steps, UMP_TEXT (N_ ("{p0} is the dealer."), { UMP_P (ump_tricks_dealer (table)) }));
  if (ump_tricks_phase (table) == TRICKS_CALLING)
    return;
  ump_steps_do (steps, UMP_TEXT (N_ ("Trumps: {w0}."), { UMP_W (trump_word (table)) }));
  if (caller >= 0)
    ump_steps_do (steps, UMP_TEXT (N_ ("{p0} called."), { UMP_P (caller) }));
}

/* Hands, and what lies beside them. Where the caller takes the card that is turned up, all are dealt one
 * fewer. */
static void
deal_steps (const UmpTable *table, UmpSteps *steps, int size)
{
  const UmpSetup *setup = table->setup;
  int dealer = ump_tricks_next_dealer (table), kitty = setup->option_value[OPTION_KITTY],
      up = setup->option_value[OPTION_UP], from = UMP_FROM_REST, n[UMP_MAX_SEATS];
  int hand = ump_zone_index (setup, ZONE_HAND, dealer, 0);
  gboolean turns = ump_tricks_turns (table, ump_tricks_round (table) + 1);

  for (int seat = 0; seat < setup->n_seats; seat++)
    n[seat] = ump_tricks_is_in (table, seat) ? size - (turns && up == UP_CALLER) : 0;
  ump_steps_deal (steps, ZONE_HAND, (dealer + 1) % setup->n_seats, n);
  if (kitty)
    ump_steps_lay (steps, N_ ("{k0} are laid aside, face down."), UMP_FROM_REST, kitty,
                   ump_zone_index (setup, ZONE_KITTY, 0, 0), 1);
  if (setup->option_value[OPTION_STOCK]) {
    from = ump_zone_index (setup, ZONE_STOCK, 0, 0);
    ump_steps_lay (steps, N_ ("The rest is the stock."), UMP_FROM_REST, UMP_ALL_CARDS, from, 1);
  }
  if (turns && up == UP_DEALER)
    ump_steps_lay (steps, N_ ("The dealer turns up one card of their own hand."), hand, 1, hand, 1);
  else if (turns)
    ump_steps_lay (steps, N_ ("One card is turned up."), from, 1, ump_zone_index (setup, ZONE_UP, 0, 0), 1);
}

void
ump_tricks_steps (const UmpTable *table, UmpSteps *steps)
{
  static const char *const passing[] = { NULL, N_ ("Pass {k0} to the left."), N_ ("Pass {k0} to the right."),
                                         N_ ("Pass {k0} across.") };
  const UmpSetup *setup = table->setup;
  int round = ump_tricks_round (table) + 1, dealer = ump_tricks_next_dealer (table),
      size = ump_tricks_hand_size (setup, round, ump_tricks_n_in (table)),
      pass = ump_tricks_by_round (&ump_tricks_rules (setup)->pass, round);

  if (is_open (table))
    return;
  gather_steps (table, steps);
  ump_steps_turn (steps, N_ ("{p0} deals."), dealer);
  deal_steps (table, steps, size);
  if (pass / 16 > 0)
    ump_steps_turn (steps, passing[pass / 16], UMP_NOBODY)->words.args[0] = UMP_N (pass % 16);
  /* a joker that is turned up has somebody call */
  if (ump_tricks_trump_kind (table, round) != TRUMP_UP || !setup->option_value[OPTION_JOKERS])
    turn_steps (table, steps, size);
}

/* ---- what lies where ------------------------------------------------------------------------- */

void
ump_tricks_view (const UmpTable *table, int zone, UmpZoneView *view)
{
  const UmpPlace *place = &table->setup->zones[zone];
  int n = ump_table_zone (table, zone)->n;

  switch (place->def) {
  case ZONE_TRICK: view->name = UMP_TEXT (N_ ("Trick, {k0}"), { UMP_N (n) }); return;
  case ZONE_TAKEN:
    view->title = UMP_TEXT ("{p0}", { UMP_P (place->seat) });
    view->name = UMP_TEXT (N_ ("Taken by {p0}, face down"), { UMP_P (place->seat) });
    return;
  case ZONE_UP:
  case ZONE_KITTY:
  case ZONE_STOCK: view->hidden = n == 0; return;
  default: return;
  }
}

/* Suits that the person has shown to lack stand behind the note. */
static void
note_voids (const UmpTable *table, int seat, UmpSeatView *view)
{
  guint voids = ump_tricks_void (table, seat);
  int n = 0;

  for (int suit = 0; suit <= SUIT_TRUMPS; suit++)
    if (voids & 1u << suit) {
      view->parts[n] = view->note;
      view->note = UMP_TEXT (N_ ("{t0}, no {w1}"),
                             { UMP_T (&view->parts[n]), UMP_W (ump_tricks_suit_word (table, suit)) });
      n++;
    }
}

void
ump_tricks_seat (const UmpTable *table, int seat, UmpSeatView *view)
{
  int tricks = (int) ump_tricks_cell (table, seat, CELL_TRICKS),
      bid = (int) ump_tricks_cell (table, seat, CELL_BID);
  gboolean has_bid = ump_table_counter (table, COUNTER_BID, seat, 0) > 0;
  UmpTextArg n = UMP_N (ump_tricks_zone (table, ZONE_HAND, seat)->n);

  if (!is_open (table))
    return;
  if (!ump_tricks_plays (table, seat)) {
    view->note = UMP_PLAIN (N_ ("sits out"));
  } else if (has_bid) {
    view->note = UMP_TEXT (N_ ("{k0}, tricks: {n1} of {n2}"), { n, UMP_N (tricks), UMP_N (bid) });
    view->rest = UMP_TEXT (N_ ("tricks: {n0} of {n1}"), { UMP_N (tricks), UMP_N (bid) });
  } else {
    view->note = UMP_TEXT (N_ ("{k0}, tricks: {n1}"), { n, UMP_N (tricks) });
    view->rest = UMP_TEXT (N_ ("tricks: {n0}"), { UMP_N (tricks) });
  }
  note_voids (table, seat, view);
}

void
ump_tricks_print_void (const UmpTable *table, int seat, int nth, GString *out)
{
  static const char *const suits[2][5] = { { "C", "D", "H", "S", "t" },
                                           { "oro", "copa", "espada", "basto", "t" } };
  guint voids = is_open (table) ? ump_tricks_void (table, seat) : 0;

  for (int suit = 0; suit <= SUIT_TRUMPS; suit++)
    if (voids & 1u << suit)
      g_string_append_printf (out, "%s%s", out->len ? " " : "",
                              suits[ump_tricks_option (table, OPTION_DECK)][suit]);
}
