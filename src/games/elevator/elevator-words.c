/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Elevator in words. */
#include "core/steps.h"
#include "elevator.h"

static gboolean
is_over (const UmpTable *table)
{
  return !ump_table_get (table, UMP_COUNTER_OPEN);
}

/* ---- what an entry did -------------------------------------------------------------- */

static void
say_park (const UmpMove *move, UmpSay *say)
{
  int floor = ump_move_int (move, PARK_FLOOR);

  say->hands =
      UMP_TEXT (N_ ("Lay {p0}'s token sideways on floor {n1}."), { UMP_P (move->by), UMP_N (floor) });
  say->outcome = UMP_TEXT (N_ ("stopped on floor {n0}"), { UMP_N (floor) });
}

static void
say_place (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  UmpCard card = ump_move_card (move, PLACE_CARD, 0);
  int floor = ump_move_int (move, PLACE_FLOOR), wanted = ump_el_wants (card.face);

  if (wanted == floor)
    say->what.message = N_ ("{c1} on floor {n0}, where it wants to be: out of the game");
  say->warns = wanted == floor;
  if (wanted == floor)
    say->outcome = UMP_PLAIN (N_ ("is where it wants to be: leaves the game"));
  else
    say->outcome =
        UMP_TEXT (N_ ("{n0} × to floor {n1}"), { UMP_N (ump_el_people (card.face)), UMP_N (wanted) });
  if (ump_table_counter (after, COUNTER_PHASE, 0, 0) == PHASE_PLACE) {
    say->hands = UMP_TEXT (N_ ("{p0} places the next card."), { UMP_P (ump_table_turn (after)) });
    return;
  }
  ump_say_moved (say, 0, after, effects, ZONE_PLACED, ZONE_OUT);
  if (is_over (after))
    say->hands =
        UMP_PLAIN (N_ ("The deck is used up and nobody waits: the game is over. Cards in the lifts count."));
  else if (say->lists[0].n)
    say->hands =
        UMP_TEXT (N_ ("All are turned up. On their own floor, so out of the game: {l0}. {p1} rides first."),
                  { UMP_L (&say->lists[0]), UMP_P (ump_table_turn (after)) });
  else
    say->hands =
        UMP_TEXT (N_ ("All are turned up and wait. {p0} rides first."), { UMP_P (ump_table_turn (after)) });
}

/* heading: 0 where only what was said is known. */
static const char *
done (int go, int heading)
{
  switch (go) {
  case GO_UP: return N_ ("turns up");
  case GO_DOWN: return N_ ("turns down");
  case GO_MOVE:
    if (heading == 0)
      return N_ ("goes on by one floor");
    return heading > 0 ? N_ ("goes up") : N_ ("goes down");
  case GO_STOP: return N_ ("stops");
  default: return N_ ("waits");
  }
}

void
ump_el_tell (const UmpSetup *setup, const UmpMove *move, UmpSay *say)
{
  const char *go;

  if (move->verb != VERB_RIDE)
    return;
  go = done (ump_move_int (move, RIDE_GO), 0);
  say->what =
      ump_move_has (move, RIDE_LOAD)
          ? UMP_TEXT (N_ ("takes {l0} aboard, {w1}"), { UMP_L (&say->lists[UMP_SAY_LISTS - 1]), UMP_W (go) })
          : UMP_TEXT ("{w0}", { UMP_W (go) });
}

static const char *
to_be_done (int go, int heading)
{
  switch (go) {
  case GO_UP: return N_ ("turn the token to point up");
  case GO_DOWN: return N_ ("turn the token to point down");
  case GO_MOVE:
    return heading > 0 ? N_ ("push the token one floor up") : N_ ("push the token one floor down");
  case GO_STOP: return N_ ("lay the token sideways");
  default: return N_ ("leave the token as it is");
  }
}

static UmpText
outcome_of_ride (int go, int floor, int aboard, const UmpSay *say)
{
  if (say->lists[1].n)
    return UMP_TEXT (N_ ("lets {l0} off"), { UMP_L (&say->lists[1]) });
  if (aboard && (go == GO_UP || go == GO_DOWN))
    return UMP_PLAIN (N_ ("goes with the load"));
  switch (go) {
  case GO_UP: return UMP_PLAIN (N_ ("points up"));
  case GO_DOWN: return UMP_PLAIN (N_ ("points down"));
  case GO_MOVE: return UMP_TEXT (N_ ("to floor {n0}"), { UMP_N (floor) });
  case GO_STOP: return UMP_PLAIN (N_ ("nobody gets off"));
  default: return UMP_PLAIN (N_ ("stays stopped"));
  }
}

/* What to do with the token alone. */
static UmpText
hands_of_action (int go, int seat, int floor, int heading)
{
  switch (go) {
  case GO_UP: return UMP_TEXT (N_ ("Turn {p0}'s token to point up."), { UMP_P (seat) });
  case GO_DOWN: return UMP_TEXT (N_ ("Turn {p0}'s token to point down."), { UMP_P (seat) });
  case GO_MOVE:
    return UMP_TEXT (N_ ("Push {p0}'s token from floor {n1} to floor {n2}. Nobody gets off."),
                     { UMP_P (seat), UMP_N (floor - heading), UMP_N (floor) });
  case GO_STOP:
    return UMP_TEXT (N_ ("Lay {p0}'s token sideways on floor {n1}. Nobody gets off."),
                     { UMP_P (seat), UMP_N (floor) });
  default: return UMP_TEXT (N_ ("{p0}'s token stays as it is."), { UMP_P (seat) });
  }
}

/* lists: 0 who boards, 1 who gets off, which only a lift that has just stopped lets them do. */
static UmpText
hands_of_ride (const UmpTable *after, int go, int seat, const UmpSay *say)
{
  int floor = ump_table_counter (after, COUNTER_FLOOR, seat, 0), heading = ump_el_heading (after, seat),
      people = 0;
  UmpTextArg boards = UMP_L (&say->lists[0]), leaves = UMP_L (&say->lists[1]);

  for (int i = 0; i < say->lists[1].n; i++)
    people += ump_el_people (say->lists[1].cards[i].face);
  if (is_over (after))
    return UMP_TEXT (N_ ("{p0}: {w1}. Nobody waits any more: the game is over. Cards in the lifts count."),
                     { UMP_P (seat), UMP_W (to_be_done (go, heading)) });
  if (say->lists[0].n && say->lists[1].n)
    return UMP_TEXT (
        N_ ("Put {l1} into {p0}'s lift, then lay the token sideways. These get off: {l2}. People: {n3}."),
        { UMP_P (seat), boards, leaves, UMP_N (people) });
  if (say->lists[0].n)
    return UMP_TEXT (N_ ("Put {l1} into {p0}'s lift, then {w2}."),
                     { UMP_P (seat), boards, UMP_W (to_be_done (go, heading)) });
  if (say->lists[1].n)
    return UMP_TEXT (N_ ("Lay {p0}'s token sideways on floor {n1}. These get off: {l2}. People: {n3}."),
                     { UMP_P (seat), UMP_N (floor), leaves, UMP_N (people) });
  return hands_of_action (go, seat, floor, heading);
}

static void
say_ride (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  /* by who boards, and who gets off */
  static const char *const whats[2][2] = {
    { N_ ("{w0}, floor {n1}"), N_ ("{w0}, floor {n1}; lets {l3} off") },
    { N_ ("takes {l2} aboard, {w0}, floor {n1}"), N_ ("takes {l2} aboard, {w0}, floor {n1}; lets {l3} off") },
  };
  int go = ump_move_int (move, RIDE_GO), heading = ump_el_heading (after, move->by);
  int floor = ump_table_counter (after, COUNTER_FLOOR, move->by, 0);

  ump_say_moved (say, 0, after, effects, ZONE_FLOOR, ZONE_LIFT);
  ump_say_moved (say, 1, after, effects, ZONE_LIFT, ZONE_CARRIED);
  say->what = UMP_TEXT (
      whats[say->lists[0].n > 0][say->lists[1].n > 0],
      { UMP_W (done (go, heading)), UMP_N (floor), UMP_L (&say->lists[0]), UMP_L (&say->lists[1]) });
  say->outcome = outcome_of_ride (go, floor, ump_table_zone_of (after, ZONE_LIFT, move->by, 0)->n, say);
  say->hands = hands_of_ride (after, go, move->by, say);
}

void
ump_el_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  switch (move->verb) {
  case VERB_PARK: say_park (move, say); break;
  case VERB_PLACE: say_place (after, move, effects, say); break;
  case VERB_RIDE: say_ride (after, move, effects, say); break;
  case VERB_AGREE_END:
    say->outcome = UMP_PLAIN (N_ ("cards aboard count"));
    say->hands = UMP_PLAIN (N_ ("Cards in the lifts count as carried, cards that wait do not."));
    break;
  default: break;
  }
}

/* ---- what is expected ------------------------------------------------------------------ */

/* Whether somebody waits where the lift is and may board it. */
static gboolean
somebody_may_board (const UmpTable *table, int seat)
{
  int floor = ump_table_counter (table, COUNTER_FLOOR, seat, 0),
      way = ump_table_counter (table, COUNTER_WAY, seat, 0);
  const UmpZone *waiting = ump_el_floor (table, floor);

  if (!ump_el_may_board (table, seat) || ump_table_zone_of (table, ZONE_LIFT, seat, 0)->n == ROOM_ABOARD)
    return FALSE;
  for (int i = 0; i < waiting->n; i++)
    if (way == 0 || ump_el_way_from (floor, waiting->cards[i].face) == way)
      return TRUE;
  return FALSE;
}

static void
prompt_ride (const UmpTable *table, UmpPrompt *prompt)
{
  static const char *const alone[] = { N_ ("Stopped on floor {n0}. One action."),
                                       N_ ("On floor {n0}, pointing up. One action."),
                                       N_ ("On floor {n0}, pointing down. One action.") };
  static const char *const awaited[] = { N_ ("Stopped on floor {n0}. Who boards? Then one action."),
                                         N_ ("On floor {n0}, pointing up. Who boards? Then one action."),
                                         N_ ("On floor {n0}, pointing down. Who boards? Then one action.") };
  int seat = ump_table_turn (table), token = ump_table_counter (table, COUNTER_TOKEN, seat, 0);

  prompt->does = UMP_PLAIN (N_ ("rides"));
  prompt->hint = UMP_TEXT (somebody_may_board (table, seat) ? awaited[token] : alone[token],
                           { UMP_N (ump_table_counter (table, COUNTER_FLOOR, seat, 0)) });
}

void
ump_el_prompt (const UmpTable *table, UmpPrompt *prompt)
{
  if (ump_table_get (table, UMP_COUNTER_STATE) != UMP_PLAYING)
    return;
  switch (ump_table_counter (table, COUNTER_PHASE, 0, 0)) {
  case PHASE_PARK:
    prompt->does = UMP_PLAIN (N_ ("parks the lift"));
    prompt->hint = UMP_PLAIN (N_ ("On any floor, 1 to 10."));
    break;
  case PHASE_PLACE:
    prompt->all = TRUE;
    if (ump_table_zone_of (table, ZONE_PLACED, 0, 0)->n == 0)
      prompt->round = ump_table_get (table, UMP_COUNTER_ROUND) + 1;
    prompt->does = UMP_PLAIN (N_ ("places a card"));
    prompt->hint = UMP_PLAIN (N_ ("Face down, beside a floor. Turn them all up, then enter them."));
    break;
  case PHASE_RIDE: prompt_ride (table, prompt); break;
  default:
    prompt->does = UMP_PLAIN (N_ ("Count the people"));
    prompt->hint = UMP_TEXT (
        N_ ("{n0} of {n1} people are counted."),
        { UMP_N (ump_table_counter (table, COUNTER_N_TALLIED, 0, 0)), UMP_N (table->setup->n_seats) });
    break;
  }
}

/* ---- what lies where --------------------------------------------------------------------- */

static void
view_lift (const UmpTable *table, int seat, UmpZoneView *view)
{
  static const char *const names[] = { N_ ("Lift of {p0}, stopped on floor {n1}, {k2}"),
                                       N_ ("Lift of {p0}, on floor {n1}, pointing up, {k2}"),
                                       N_ ("Lift of {p0}, on floor {n1}, pointing down, {k2}") };
  int floor = ump_table_counter (table, COUNTER_FLOOR, seat, 0);

  view->title = UMP_TEXT ("{p0}", { UMP_P (seat) });
  view->floors.direction = ump_el_heading (table, seat);
  view->floors.floor = floor;
  view->name = UMP_TEXT (
      floor ? names[ump_table_counter (table, COUNTER_TOKEN, seat, 0)] : N_ ("Lift of {p0}, not parked yet"),
      { UMP_P (seat), UMP_N (floor), UMP_N (ump_table_zone_of (table, ZONE_LIFT, seat, 0)->n) });
}

/* Of those who wait where the acting lift is, who may not board: dimmed, and why. */
static void
view_waiting (const UmpTable *table, int floor, UmpZoneView *view)
{
  int seat = ump_table_turn (table), way, stay = 0, n_stay = 0;
  const UmpZone *waiting = ump_el_floor (table, floor);
  gboolean may_board, has_room;

  if (ump_table_counter (table, COUNTER_PHASE, 0, 0) != PHASE_RIDE || is_over (table) ||
      ump_table_counter (table, COUNTER_FLOOR, seat, 0) != floor)
    return;
  way = ump_table_counter (table, COUNTER_WAY, seat, 0);
  may_board = ump_el_may_board (table, seat);
  has_room = ump_table_zone_of (table, ZONE_LIFT, seat, 0)->n < ROOM_ABOARD;
  for (int i = 0; i < waiting->n; i++) {
    if (may_board && has_room && (way == 0 || ump_el_way_from (floor, waiting->cards[i].face) == way))
      continue;
    if (i < 64)
      view->dimmed |= G_GUINT64_CONSTANT (1) << i;
    stay = ump_el_wants (waiting->cards[i].face);
    n_stay++;
  }
  if (n_stay == 0)
    return;
  if (!may_board)
    view->note =
        UMP_PLAIN (ump_el_heading (table, seat) ? N_ ("the lift is moving") : N_ ("the lift stands"));
  else if (!has_room)
    view->note = UMP_PLAIN (N_ ("the lift is full"));
  else if (n_stay == 1)
    view->note = UMP_TEXT (way > 0 ? N_ ("{n0} is down: not aboard") : N_ ("{n0} is up: not aboard"),
                           { UMP_N (stay) });
  else
    view->note = UMP_PLAIN (way > 0 ? N_ ("people going down stay") : N_ ("people going up stay"));
}

void
ump_el_face (const UmpTable *table, int face, UmpFaceView *view)
{
  static const char *const people[] = { N_ ("1 person"), N_ ("2 people"), N_ ("3 people"), N_ ("4 people") };

  view->notes[0] = UMP_TEXT (N_ ("to floor {n0}"), { UMP_N (ump_el_wants (face)) });
  view->notes[1] = UMP_PLAIN (people[ump_el_people (face) - 1]);
}

void
ump_el_view (const UmpTable *table, int zone, UmpZoneView *view)
{
  const UmpPlace *place = &table->setup->zones[zone];
  int n = ump_table_zone (table, zone)->n;

  switch (place->def) {
  case ZONE_FLOOR:
    view->title = UMP_TEXT ("{n0}", { UMP_N (place->nth + 1) });
    view->name = UMP_TEXT (N_ ("Floor {n0}, {k1} waiting"), { UMP_N (place->nth + 1), UMP_N (n) });
    view->floors.floor = place->nth + 1;
    view_waiting (table, place->nth + 1, view);
    break;
  case ZONE_LIFT: view_lift (table, place->seat, view); break;
  case ZONE_CARRIED:
    view->name = UMP_TEXT (N_ ("Carried by {p0}, {k1}"), { UMP_P (place->seat), UMP_N (n) });
    break;
  case ZONE_DECK: view->name = UMP_TEXT (N_ ("Deck, {k0}"), { UMP_N (n) }); break;
  case ZONE_PLACED:
    view->name = UMP_TEXT (N_ ("Placed in this round, {k0}"), { UMP_N (n) });
    for (int i = 0; i < n; i++)
      view->floors.of_card[i] =
          ump_table_get (table, ump_counter_index (table->setup, COUNTER_PLACED_ON, 0, i));
    break;
  default: break;
  }
}

void
ump_el_seat (const UmpTable *table, int seat, UmpSeatView *view)
{
  static const char *const notes[] = { N_ ("stopped on {n0}"), N_ ("up from {n0}"), N_ ("down from {n0}") };
  int floor = ump_table_counter (table, COUNTER_FLOOR, seat, 0);

  view->note =
      UMP_TEXT (floor ? notes[ump_table_counter (table, COUNTER_TOKEN, seat, 0)] : N_ ("not parked yet"),
                { UMP_N (floor) });
}

void
ump_el_markers (const UmpTable *table, UmpSteps *steps)
{
  static const char *const messages[] = { N_ ("The lift of {p0} on floor {n1}, stopped."),
                                          N_ ("The lift of {p0} on floor {n1}, pointing up."),
                                          N_ ("The lift of {p0} on floor {n1}, pointing down.") };

  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    int floor = ump_table_counter (table, COUNTER_FLOOR, seat, 0);

    if (floor > 0)
      ump_steps_do (steps, UMP_TEXT (messages[ump_table_counter (table, COUNTER_TOKEN, seat, 0)],
                                     { UMP_P (seat), UMP_N (floor) }));
  }
}

void
ump_el_steps (const UmpTable *table, UmpSteps *steps)
{
  const UmpSetup *setup = table->setup;
  int decks = setup->option_value[OPTION_DECKS], deck = ump_zone_index (setup, ZONE_DECK, 0, 0);

  if (ump_table_counter (table, COUNTER_FLOOR, 0, 0) > 0)
    return;
  ump_steps_do (steps, UMP_PLAIN (N_ ("Mark out ten floors, one above the other.")));
  ump_steps_do (
      steps,
      UMP_PLAIN (N_ (
          "Everybody gets a token for a lift. Sideways, the lift stands; otherwise it points up or down.")));
  if (decks > 1)
    ump_steps_do (steps, UMP_TEXT (N_ ("Put {n0} decks together."), { UMP_N (decks) }));
  if (setup->option_value[OPTION_PICTURES] != PICTURES_YES)
    ump_steps_do (steps, UMP_PLAIN (N_ ("Take jacks, queens, kings and aces out.")));
  ump_steps_gather (steps, N_ ("Shuffle {k0}, face down."), ump_table_zone (table, deck)->n, deck);
  ump_steps_turn (steps, N_ ("In the order of play, beginning with {p0}, everybody parks on any floor."), 0);
}
