/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In Front of the Elevators: what is said of the table and of what was entered. */
#include "core/steps.h"
#include "in-front-of-the-elevators.h"

/* What a play did: where the card was put, who moved behind it (0: nobody), how many left for a café. */
typedef struct {
  int line;
  int place;
  UmpCard pulled;
  int n_cafe;
} Played;

/* The cards of a café are listed in say. */
static Played
look_at_play (const UmpTable *after, UmpEffectSpan effects, UmpSay *say)
{
  Played played = { 0 };

  for (gsize i = 0; i < effects.n; i++) {
    const UmpEffect *e = &effects.effects[i];
    int from, to;

    if (e->type != UMP_EFFECT_MOVE)
      continue;
    from = after->setup->zones[e->from].def;
    to = after->setup->zones[e->move.to].def;
    if (to == ZONE_LINE && from == ZONE_HAND) {
      played.line = after->setup->zones[e->move.to].nth;
      played.place = e->move.to_at;
    } else if (to == ZONE_LINE) {
      played.pulled = e->move.after;
    } else if (to == ZONE_CAFE) {
      ump_say_card (say, 0, e->move.after);
      played.n_cafe++;
    }
  }
  return played;
}

static void
say_cafe (const UmpMove *move, const Played *played, UmpSay *say)
{
  UmpCard card = ump_move_card (move, PLAY_CARD, 0);
  int line = played->line + 1;
  const char *types = ump_ife_types_words[ump_ife_type_of (card.face)];

  say->warns = TRUE;
  say->what = UMP_TEXT (played->pulled.face ? N_ ("{c0} to line {n1}, {c3} goes to the end, café: {l2}")
                                            : N_ ("{c0} to line {n1}, café: {l2}"),
                        { UMP_C (card), UMP_N (line), UMP_L (&say->lists[0]), UMP_C (played->pulled) });
  say->outcome = UMP_TEXT (N_ ("café: {p0} takes the three {w1}"), { UMP_P (move->by), UMP_W (types) });
  say->beside = UMP_TEXT (N_ ("three {w0}: café for {p1}"), { UMP_W (types), UMP_P (move->by) });
  if (played->pulled.face)
    say->hands =
        UMP_TEXT (N_ ("{C0} goes to the end of line {n1}; then {p2} takes the three {w3}, face up, and the "
                      "others close up."),
                  { UMP_C (played->pulled), UMP_N (line), UMP_P (move->by), UMP_W (types) });
  else
    say->hands =
        UMP_TEXT (N_ ("{p0} takes the three {w1} out of line {n2}, face up, and the others close up."),
                  { UMP_P (move->by), UMP_W (types), UMP_N (line) });
}

static void
say_pull (const UmpMove *move, const Played *played, UmpSay *say)
{
  UmpCard card = ump_move_card (move, PLAY_CARD, 0), pulled = played->pulled;

  say->what = UMP_TEXT (N_ ("{c0} to line {n1}, {c2} goes to the end"),
                        { UMP_C (card), UMP_N (played->line + 1), UMP_C (pulled) });
  say->hands =
      UMP_TEXT (N_ ("Lay it in line {n0}, {o1} place; then {c2} goes to the end and the others close up."),
                { UMP_N (played->line + 1), UMP_N (played->place + 1), UMP_C (pulled) });
  say->outcome = UMP_TEXT (N_ ("to the end, then {c0} behind it"), { UMP_C (pulled) });
}

static void
say_play (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  Played played = look_at_play (after, effects, say);
  const UmpZone *zone = ump_ife_line (after, played.line);
  UmpCard card = ump_move_card (move, PLAY_CARD, 0);
  int line = played.line + 1, place = played.place + 1;

  if (played.n_cafe) {
    say_cafe (move, &played, say);
  } else if (played.pulled.face) {
    say_pull (move, &played, say);
  } else if (place < zone->n) {
    UmpCard behind = zone->cards[place];

    say->what =
        UMP_TEXT (N_ ("{c0} to line {n1}, in front of {c2}"), { UMP_C (card), UMP_N (line), UMP_C (behind) });
    say->hands = UMP_TEXT (N_ ("Lay it in line {n0} in front of {c1}: {o2} place."),
                           { UMP_N (line), UMP_C (behind), UMP_N (place) });
    say->outcome = UMP_TEXT (N_ ("{o0} place, in front of {c1}"), { UMP_N (place), UMP_C (behind) });
    say->beside = UMP_TEXT (N_ ("cuts in front of {c0}"), { UMP_C (behind) });
  } else {
    say->what = UMP_TEXT (N_ ("{c0} to line {n1}, to the end"), { UMP_C (card), UMP_N (line) });
    say->hands =
        UMP_TEXT (N_ ("Lay it at the end of line {n0}: {o1} place."), { UMP_N (line), UMP_N (place) });
    say->outcome = UMP_TEXT (N_ ("to the end, {o0} place"), { UMP_N (place) });
    say->beside = UMP_PLAIN (N_ ("to the end"));
  }
}

static void
say_deal (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  for (int line = 0; line < LINES; line++)
    ump_say_card (say, 0, ump_move_card (move, DEAL_FIRST, line));
  say->what =
      UMP_TEXT (N_ ("Deal: {l0}; {p1} begins"), { UMP_L (&say->lists[0]), UMP_P (ump_table_turn (after)) });
  say->hands =
      UMP_TEXT (N_ ("Three decks of {n0}, {n1} and {n2} cards. {p3} begins."),
                { UMP_N (ump_table_zone_of (after, ZONE_DECK, 0, 0)->n),
                  UMP_N (ump_table_zone_of (after, ZONE_DECK, 0, 1)->n),
                  UMP_N (ump_table_zone_of (after, ZONE_DECK, 0, 2)->n), UMP_P (ump_table_turn (after)) });
}

static void
say_draw (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  int deck = ump_move_int (move, DRAW_DECK), left = ump_table_zone_of (after, ZONE_DECK, 0, deck - 1)->n;

  if (ump_move_has (move, DRAW_BACK))
    say->what =
        UMP_TEXT (N_ ("draws from deck {n0}: {c1}"),
                  { UMP_N (deck),
                    UMP_C ((UmpCard){ .back = (guint8) ump_ife_colours[ump_move_int (move, DRAW_BACK)] }) });
  say->outcome = UMP_TEXT (N_ ("left there: {k0}"), { UMP_N (left) });
  if (ump_ife_decks_are_empty (after))
    say->hands =
        UMP_TEXT (N_ ("{p0} takes the last card of deck {n1}. All decks are empty: everybody plays once "
                      "more."),
                  { UMP_P (move->by), UMP_N (deck) });
  else
    say->hands = UMP_TEXT (N_ ("{p0} takes the top card of deck {n1}. Left there: {k2}."),
                           { UMP_P (move->by), UMP_N (deck), UMP_N (left) });
}

static void
say_tally_line (const UmpMove *move, UmpSay *say)
{
  for (int i = 0; i < ump_move_n (move, TALLY_LINE_CARDS); i++)
    ump_say_card (say, 0, ump_move_card (move, TALLY_LINE_CARDS, i));
  if (say->lists[0].n)
    say->what = UMP_TEXT (N_ ("Line {n0} counted: {l1}"),
                          { UMP_N (ump_move_int (move, TALLY_LINE_LINE)), UMP_L (&say->lists[0]) });
  else
    say->what = UMP_TEXT (N_ ("Line {n0} counted: nobody"), { UMP_N (ump_move_int (move, TALLY_LINE_LINE)) });
}

static void
say_tally_cafe (const UmpMove *move, UmpSay *say)
{
  static const char *const messages[] = {
    N_ ("{p0} counts: no café"),
    N_ ("{p0} counts a café: {w1}"),
    N_ ("{p0} counts cafés: {w1}, {w2}"),
    N_ ("{p0} counts cafés: {w1}, {w2}, {w3}"),
    N_ ("{p0} counts cafés: {w1}, {w2}, {w3}, {w4}"),
    N_ ("{p0} counts cafés: {w1}, {w2}, {w3}, {w4}, {w5}"),
    N_ ("{p0} counts cafés: {w1}, {w2}, {w3}, {w4}, {w5} and more"),
  };
  int n = MIN (ump_move_n (move, TALLY_CAFE_SETS), (int) G_N_ELEMENTS (messages) - 1);

  say->what = UMP_TEXT (messages[n], { UMP_P (ump_move_int (move, TALLY_CAFE_PLAYER)) });
  for (int i = 0; i < n && i + 1 < UMP_TEXT_ARGS; i++)
    say->what.args[i + 1] = UMP_W (ump_ife_types_words[ump_move_value (move, TALLY_CAFE_SETS, i)]);
}

void
ump_ife_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  switch (move->verb) {
  case VERB_DEAL: say_deal (after, move, say); break;
  case VERB_PLAY: say_play (after, move, effects, say); break;
  case VERB_DRAW: say_draw (after, move, say); break;
  case VERB_TALLY_LINE: say_tally_line (move, say); break;
  default: say_tally_cafe (move, say); break;
  }
}

/* ---- what is expected ------------------------------------------------------------------- */

static void
prompt_deal (const UmpTable *table, UmpPrompt *prompt)
{
  prompt->round = ump_table_get (table, UMP_COUNTER_ROUND) + 1;
  prompt->does = UMP_TEXT (N_ ("Deal round {n0}"), { UMP_N (prompt->round) });
  prompt->hint = UMP_TEXT (N_ ("{p0} begins. Enter the first card of each line and what the elevators show."),
                           { UMP_P (ump_table_counter (table, COUNTER_STARTER, 0, 0)) });
}

static int
n_counted (const UmpTable *table)
{
  int n = 0;

  for (int line = 0; line < LINES; line++)
    n += ump_table_counter (table, COUNTER_TALLIED_LINE, 0, line);
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    n += ump_table_counter (table, COUNTER_TALLIED_CAFE, seat, 0);
  return n;
}

void
ump_ife_prompt (const UmpTable *table, UmpPrompt *prompt)
{
  if (!ump_ife_is_open (table)) {
    prompt_deal (table, prompt);
  } else if (ump_ife_is_tallying (table)) {
    prompt->does = UMP_PLAIN (N_ ("Count lines and cafés"));
    prompt->hint = UMP_TEXT (N_ ("{n0} of {n1} are counted: three lines, and the cafés of each player."),
                             { UMP_N (n_counted (table)), UMP_N (LINES + table->setup->n_seats) });
  } else if (ump_ife_must_draw (table)) {
    prompt->does = UMP_PLAIN (N_ ("draws"));
    prompt->hint = UMP_PLAIN (N_ ("Choose a deck, and the colour of the back if you see it."));
  } else {
    prompt->does = UMP_PLAIN (N_ ("plays"));
    prompt->hint = ump_ife_decks_are_empty (table)
                       ? UMP_PLAIN (N_ ("Choose a card and a line. The decks are empty: it is the last one."))
                       : UMP_PLAIN (N_ ("Choose a card and a line."));
  }
}

/* ---- the table ----------------------------------------------------------------------------- */

static int
n_sets (const UmpTable *table, int seat)
{
  int n = 0;

  for (int sets = ump_ife_sets (table, seat); sets; sets >>= 1)
    n += sets & 1;
  return n;
}

static void
view_lift (const UmpTable *table, int lift, UmpZoneView *view)
{
  const UmpSymbol symbols[N_TYPES] = { UMP_SYMBOL_GIRL,      UMP_SYMBOL_BOY,         UMP_SYMBOL_MOTHER,
                                       UMP_SYMBOL_FATHER,    UMP_SYMBOL_GRANDMOTHER, UMP_SYMBOL_GRANDFATHER,
                                       UMP_SYMBOL_LOST_CHILD };
  int types[2];

  view->face.n_boxes = ump_table_counter (table, COUNTER_LIFT_BOXES, 0, lift);
  if (view->face.n_boxes == 0) {
    view->name = UMP_TEXT (N_ ("Elevator {n0}: not entered yet"), { UMP_N (lift + 1) });
    return;
  }
  for (int k = 0; k < 2; k++) {
    types[k] = ump_table_counter (table, COUNTER_LIFT_TYPE, 0, 2 * lift + k);
    view->face.looks[k] = (UmpLook){ .art = UMP_ART_PERSON, .symbol = symbols[types[k]] };
  }
  for (int k = 0; k < view->face.n_boxes; k++)
    view->face.boxes[k] = ump_table_counter (table, COUNTER_LIFT_VALUE, 0, lift * MAX_BOXES + k);
  view->name = UMP_TEXT (N_ ("Elevator {n0}: {w1} and {w2} count double, room for {n3}"),
                         { UMP_N (lift + 1), UMP_W (ump_ife_type_words[types[0]]),
                           UMP_W (ump_ife_type_words[types[1]]), UMP_N (view->face.n_boxes) });
}

void
ump_ife_view (const UmpTable *table, int zone, UmpZoneView *view)
{
  const UmpPlace *place = &table->setup->zones[zone];
  int n = ump_table_zone (table, zone)->n;

  switch (place->def) {
  case ZONE_LINE:
    view->row.marked = ump_table_counter (table, COUNTER_LIFT_BOXES, 0, place->nth);
    view->name = UMP_TEXT (N_ ("Line {n0}: {k1}, room for {n2}"),
                           { UMP_N (place->nth + 1), UMP_N (n), UMP_N (view->row.marked) });
    break;
  case ZONE_LIFT: view_lift (table, place->nth, view); break;
  case ZONE_DECK:
    view->name = UMP_TEXT (N_ ("Deck {n0}: {k1}"), { UMP_N (place->nth + 1), UMP_N (n) });
    break;
  case ZONE_HAND:
    view->name = UMP_TEXT (N_ ("Hand of {p0}: {k1}"), { UMP_P (place->seat), UMP_N (n) });
    break;
  case ZONE_CAFE:
    view->total = n_sets (table, place->seat);
    view->name = UMP_TEXT (N_ ("Cafés of {p0}: {n1}"), { UMP_P (place->seat), UMP_N (view->total) });
    break;
  default: break;
  }
}

void
ump_ife_seat (const UmpTable *table, int seat, UmpSeatView *view)
{
  const UmpIfeFamilies *families = ump_ife_families (table);
  int sets = n_sets (table, seat), n = ump_table_zone_of (table, ZONE_HAND, seat, 0)->n;

  for (int colour = 0; colour < N_COLOURS; colour++) {
    if (families->owner[colour] != seat)
      continue;
    if (view->badge == UMP_COLOUR_NONE)
      view->badge = ump_ife_colours[colour];
    else
      view->second_badge = ump_ife_colours[colour];
  }
  if (!ump_ife_is_open (table))
    return;
  if (sets == 0) {
    view->note = UMP_TEXT (N_ ("{k0}, no café"), { UMP_N (n) });
    view->rest = UMP_PLAIN (N_ ("no café"));
  } else if (sets == 1) {
    view->note = UMP_TEXT (N_ ("{k0}, one café"), { UMP_N (n) });
    view->rest = UMP_PLAIN (N_ ("one café"));
  } else {
    view->note = UMP_TEXT (N_ ("{k0}, {n1} cafés"), { UMP_N (n), UMP_N (sets) });
    view->rest = UMP_TEXT (N_ ("{n0} cafés"), { UMP_N (sets) });
  }
}

/* By the backs, two of the own colour or one of each. */
static void
deal_steps (const UmpTable *table, UmpSteps *steps)
{
  const UmpSetup *setup = table->setup;
  const UmpIfeFamilies *families = ump_ife_families (table);
  int n_each = HAND_CARDS / ump_ife_n_families (setup);

  for (int seat = 0; seat < setup->n_seats; seat++) {
    UmpStep *step = ump_steps_lay (steps, N_ ("By the backs, {p0} takes two cards of the {b1} family."),
                                   UMP_FROM_REST, HAND_CARDS, ump_zone_index (setup, ZONE_HAND, seat, 0), 1);
    UmpCard cards[HAND_CARDS] = { 0 };
    int n = 0;

    for (int c = 0; c < N_COLOURS; c++)
      for (int k = 0; families->owner[c] == seat && k < n_each; k++)
        cards[n++] = (UmpCard){ .back = (guint8) ump_ife_colours[c] };
    if (cards[0].back != cards[1].back)
      step->words.message =
          N_ ("By the backs, {p0} takes one card of the {b1} family and one of the {b2} family.");
    step->words.args[0] = UMP_P (seat);
    step->words.args[1] = UMP_B (cards[0].back);
    step->words.args[2] = UMP_B (cards[1].back);
    step->cards.cards = ump_steps_copy (steps, cards, sizeof cards);
  }
  if (setup->n_seats == 2)
    ump_steps_turn (steps,
                    N_ ("Whoever has two lost children exchanges one for a random card of its colour."),
                    UMP_NOBODY);
}

/* The card that lies on top of each elevator. */
void
ump_ife_markers (const UmpTable *table, UmpSteps *steps)
{
  for (int lift = 0; lift < LINES; lift++) {
    UmpZoneView view = { 0 };

    view_lift (table, lift, &view);
    view.name.message =
        N_ ("Elevator {n0}: its card on which {w1} and {w2} count double, with room for {n3}.");
    ump_steps_do (steps, view.name);
  }
}

void
ump_ife_steps (const UmpTable *table, UmpSteps *steps)
{
  const UmpSetup *setup = table->setup;
  const UmpIfeFamilies *families = ump_ife_families (table);
  int round = ump_table_get (table, UMP_COUNTER_ROUND) + 1,
      starter = ump_table_counter (table, COUNTER_STARTER, 0, 0),
      in_box = setup->n_seats == 3 ? N_TYPES + 1 : 0;
  const char *gather = round == 1 ? N_ ("Shuffle the {k0}.")
                                  : N_ ("Gather the {k0} from lines, hands and cafés, and shuffle them.");

  if (ump_ife_is_open (table))
    return;
  if (round == 1)
    ump_steps_do (
        steps,
        UMP_PLAIN (
            setup->n_seats == 3
                ? N_ ("Sort the nine elevators into three groups, I above II above III, the side for three "
                      "people up. Leave room for a line in front of each.")
                : N_ ("Sort the nine elevators into three groups, I above II above III, the side for three "
                      "people down. Leave room for a line in front of each.")));
  else
    ump_steps_do (steps,
                  UMP_TEXT (N_ ("Take the top card off each elevator: those of round {n0} are up now."),
                            { UMP_N (round) }));
  if (in_box) {
    UmpStep *step =
        ump_steps_keep (steps, N_ ("The box stays shut."), in_box, ump_zone_index (setup, ZONE_BOX, 0, 0));

    if (round == 1)
      step->words = UMP_TEXT (
          N_ ("All {b0} cards stay in the box, and one {b1} card that nobody looks at."),
          { UMP_B (ump_ife_colours[families->unused]), UMP_B (ump_ife_colours[families->neutral]) });
  }
  ump_steps_gather (steps, gather, N_CARDS - in_box, UMP_FROM_REST);
  deal_steps (table, steps);
  ump_steps_lay (steps,
                 N_ ("Lay one card face up in front of each elevator. A lost child is exchanged for another "
                     "card, and so is the last of three of a type."),
                 UMP_FROM_REST, 1, ump_zone_index (setup, ZONE_LINE, 0, 0), LINES);
  ump_steps_lay (steps, N_ ("What is left, {k0}, makes three decks of about the same size."), UMP_FROM_REST,
                 UMP_ALL_CARDS, ump_zone_index (setup, ZONE_DECK, 0, 0), LINES)
      ->words.args[0] = UMP_N (families->n_deck);
  ump_steps_turn (
      steps, round == 1 ? N_ ("{p0} begins.") : N_ ("{p0} begins: the most points in round {n1}."), starter)
      ->words.args[1] = UMP_N (round - 1);
}
