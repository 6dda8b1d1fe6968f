/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Elevator: lifts that carry cards to their floors, four aboard, all in one direction. */
#include "elevator.h"

#include "core/deck-french.h"

#define MAX_COUNT 1000000

enum { LINE_CLUBS, LINE_DIAMONDS, LINE_HEARTS, LINE_SPADES, LINE_ABOARD, LINE_COUNTED };
enum { EL_1, EL_2, EL_3, EL_4, EL_5, EL_6, EL_7, EL_8, EL_9, EL_10, EL_11 };

/* ---- setup ------------------------------------------------------------------- */

static gboolean
prepare (UmpSetup *setup, GError **error)
{
  gboolean pictures = setup->option_value[OPTION_PICTURES] == PICTURES_YES;

  for (int face = 1; face < N_FACES; face++)
    setup->looks[face].art = UMP_ART_RIDER;
  for (int face = 1; face < N_FACES; face++)
    if (pictures || ump_french_faces[face].look.value <= FLOORS)
      setup->copies[face] = setup->option_value[OPTION_DECKS];
  return TRUE;
}

static void
begin (UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  int n = 0;

  for (int face = 1; face < N_FACES; face++)
    n += setup->copies[face];
  ump_table_put (table, ump_zone_index (setup, ZONE_DECK, 0, 0), (UmpCard){ 0 }, n);
  ump_table_set (table, UMP_COUNTER_OPEN, 1);
  ump_table_set_turn (table, 0);
}

/* ---- check ---------------------------------------------------------------------------- */

static UmpText
not_now (const UmpTable *table, int verb)
{
  static const int wanted[] = { [VERB_PARK] = PHASE_PARK,
                                [VERB_PLACE] = PHASE_PLACE,
                                [VERB_RIDE] = PHASE_RIDE,
                                [VERB_AGREE_END] = PHASE_RIDE };
  int phase = ump_table_counter (table, COUNTER_PHASE, 0, 0),
      n = ump_table_zone_of (table, ZONE_DECK, 0, 0)->n;

  if (verb == VERB_AGREE_END && phase != PHASE_TALLY && n)
    return UMP_TEXT (N_ ("The game cannot end yet: {k0} are still to be placed."), { UMP_N (n) });
  if (verb == VERB_TALLY || phase == wanted[verb])
    return UMP_PLAIN (NULL);
  switch (phase) {
  case PHASE_PARK:
    return UMP_TEXT (N_ ("The lifts are being parked: {p0} is next."), { UMP_P (ump_table_turn (table)) });
  case PHASE_PLACE:
    return UMP_TEXT (N_ ("Cards are being placed: {p0} is next."), { UMP_P (ump_table_turn (table)) });
  case PHASE_RIDE:
    return UMP_TEXT (N_ ("The lifts are riding: {p0} is next."), { UMP_P (ump_table_turn (table)) });
  default: return UMP_PLAIN (N_ ("The people are being counted: only counts may follow."));
  }
}

static gboolean
check_place (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int face = ump_move_card (move, PLACE_CARD, 0).face;

  if (setup->copies[face] == 0)
    return ump_refuse (verdict, setup, EL_2, 0,
                       UMP_PLAIN (N_ ("The game is played without jacks, queens, kings and aces.")));
  if (ump_table_seen (table, face) < setup->copies[face])
    return TRUE;
  return ump_refuse (verdict, setup, EL_2, ump_table_shown_by (table, face),
                     UMP_TEXT (setup->copies[face] == 1
                                   ? N_ ("{C0} was placed before, and there is only one.")
                                   : N_ ("{C0} was placed before: all {n1} of them."),
                               { UMP_F (face), UMP_N (setup->copies[face]) }));
}

/* The same refusal, with a few words for a key. */
static gboolean
refuse_briefly (UmpVerdict *verdict, const UmpSetup *setup, int rule, UmpText reason, UmpText brief)
{
  ump_refuse (verdict, setup, rule, 0, reason);
  verdict->brief = brief;
  return FALSE;
}

static gboolean
refuse_boarding (const UmpTable *table, int seat, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;

  if (ump_el_heading (table, seat) == 0)
    return refuse_briefly (verdict, setup, EL_4,
                           UMP_PLAIN (N_ ("A lift with people takes more only while it is moving.")),
                           UMP_PLAIN (N_ ("the lift stands")));
  return refuse_briefly (verdict, setup, EL_4,
                         UMP_PLAIN (setup->option_value[OPTION_BOARDING] == BOARDING_STOPPED
                                        ? N_ ("Nobody boards a moving lift.")
                                        : N_ ("Nobody boards an empty lift while it is moving.")),
                         UMP_PLAIN (N_ ("the lift is moving")));
}

/* EL-4, EL-3, EL-6, EL-5: who boards. way: where the cards aboard want to go afterwards. */
static gboolean
check_load (const UmpTable *table, const UmpMove *move, gboolean ruled, int *way, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int floor = ump_table_counter (table, COUNTER_FLOOR, move->by, 0), n = ump_move_n (move, RIDE_LOAD);

  if (n && !ruled && !ump_el_may_board (table, move->by))
    return refuse_boarding (table, move->by, verdict);
  for (int i = 0; i < n; i++) {
    const UmpZone *waiting = ump_el_floor (table, floor);
    int face = ump_move_card (move, RIDE_LOAD, i).face, left = 0;

    for (int k = 0; k < waiting->n; k++)
      left += waiting->cards[k].face == face;
    for (int k = 0; k <= i; k++)
      left -= ump_move_card (move, RIDE_LOAD, k).face == face;
    if (left < 0)
      return ump_refuse (verdict, setup, EL_3, 0,
                         UMP_TEXT (ump_zone_find (waiting, face) < 0
                                       ? N_ ("{C0} does not wait on floor {n1}.")
                                       : N_ ("{C0} does not wait so often on floor {n1}."),
                                   { UMP_F (face), UMP_N (floor) }));
  }
  for (int i = 0; i < n; i++) {
    int face = ump_move_card (move, RIDE_LOAD, i).face;

    if (*way == 0)
      *way = ump_el_way_from (floor, face);
    if (*way != ump_el_way_from (floor, face))
      return refuse_briefly (
          verdict, setup, EL_6,
          UMP_TEXT (*way > 0 ? N_ ("The cards aboard want to go up, and {c0} wants to go down.")
                             : N_ ("The cards aboard want to go down, and {c0} wants to go up."),
                    { UMP_F (face) }),
          UMP_PLAIN (N_ ("other direction")));
  }
  return ump_table_zone_of (table, ZONE_LIFT, move->by, 0)->n + n <= ROOM_ABOARD ||
         refuse_briefly (verdict, setup, EL_5, UMP_PLAIN (N_ ("At most four cards ride in a lift.")),
                         UMP_PLAIN (N_ ("the lift is full")));
}

/* Whether the action goes with the token. */
static gboolean
check_token (const UmpTable *table, int heading, int go, UmpVerdict *verdict)
{
  gboolean for_moving = go == GO_MOVE || go == GO_STOP;

  if (for_moving == (heading != 0))
    return TRUE;
  if (!for_moving)
    return refuse_briefly (verdict, table->setup, EL_7,
                           UMP_PLAIN (N_ ("The lift is moving: it may move on, or stop.")),
                           UMP_PLAIN (N_ ("stop first")));
  return refuse_briefly (verdict, table->setup, EL_7,
                         UMP_PLAIN (N_ ("The lift stands: it may turn up or down, or wait.")),
                         UMP_PLAIN (go == GO_MOVE ? N_ ("not moving yet") : N_ ("stands already")));
}

/* The first card aboard, or that boards, and where it wants to go. */
static UmpText
who_wants (const UmpTable *table, const UmpMove *move, int way)
{
  static const char *const ranks[] = { "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A" };
  static const char *const suits[] = { "♣", "♦", "♥", "♠" };
  const UmpZone *lift = ump_table_zone_of (table, ZONE_LIFT, move->by, 0);
  int face = lift->n ? lift->cards[0].face : ump_move_card (move, RIDE_LOAD, 0).face;

  /* Translators: rank and suit of a card, on a key with little room: "K♠ wants up" */
  return UMP_TEXT (way > 0 ? N_ ("{s0}{s1} wants up") : N_ ("{s0}{s1} wants down"),
                   { UMP_S (ranks[ump_french_rank (face) - 2]), UMP_S (suits[ump_french_suit (face)]) });
}

/* EL-7 to EL-10: the action. way as check_load() left it. */
static gboolean
check_action (const UmpTable *table, const UmpMove *move, int way, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  const UmpZone *lift = ump_table_zone_of (table, ZONE_LIFT, move->by, 0);
  int floor = ump_table_counter (table, COUNTER_FLOOR, move->by, 0),
      heading = ump_el_heading (table, move->by);
  int go = ump_move_int (move, RIDE_GO);
  int towards = go == GO_UP ? 1 : go == GO_DOWN ? -1 : go == GO_MOVE ? heading : 0;

  if (!check_token (table, heading, go, verdict))
    return FALSE;
  if (towards && (floor + towards < 1 || floor + towards > FLOORS))
    return refuse_briefly (
        verdict, setup, EL_8,
        UMP_TEXT (towards > 0 ? N_ ("Floor {n0} is the highest one.") : N_ ("Floor {n0} is the lowest one."),
                  { UMP_N (floor) }),
        UMP_PLAIN (towards > 0 ? N_ ("highest floor") : N_ ("lowest floor")));
  if (towards && way && towards != way)
    return refuse_briefly (verdict, setup, EL_9,
                           UMP_PLAIN (way > 0 ? N_ ("The cards aboard want to go up.")
                                              : N_ ("The cards aboard want to go down.")),
                           who_wants (table, move, way));
  for (int i = 0; go == GO_MOVE && i < lift->n; i++)
    if (ump_el_wants (lift->cards[i].face) == floor)
      return refuse_briefly (verdict, setup, EL_10,
                             UMP_TEXT (N_ ("{C0} wants to get off on floor {n1}: the lift has to stop."),
                                       { UMP_F (lift->cards[i].face), UMP_N (floor) }),
                             UMP_PLAIN (N_ ("somebody gets off here")));
  return TRUE;
}

static gboolean
check_ride (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  int way = ump_table_counter (table, COUNTER_WAY, move->by, 0);
  return check_load (table, move, ruled, &way, verdict) && check_action (table, move, way, verdict);
}

static gboolean
check_tally (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int seat = ump_move_int (move, TALLY_PLAYER), people = ump_move_int (move, TALLY_PEOPLE);
  int room = ump_el_room_for (table, seat),
      seen = ump_el_people_in (ump_table_zone_of (table, ZONE_CARRIED, seat, 0));

  if (ump_el_has_tallied (table, seat))
    return ump_refuse (verdict, setup, EL_1, 0,
                       UMP_TEXT (N_ ("{p0} has been counted already."), { UMP_P (seat) }));
  if (people > room)
    return ump_refuse (
        verdict, setup, EL_11, 0,
        UMP_TEXT (N_ ("At most {n0} people can be left for {p1}."), { UMP_N (room), UMP_P (seat) }));
  return people >= seen || ump_refuse (verdict, setup, EL_11, 0,
                                       UMP_TEXT (N_ ("{p0} was seen delivering {n1}, and {n2} is fewer."),
                                                 { UMP_P (seat), UMP_N (seen), UMP_N (people) }));
}

static gboolean
check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  switch (move->verb) {
  case VERB_PLACE: return check_place (table, move, verdict);
  case VERB_RIDE: return check_ride (table, move, ruled, verdict);
  case VERB_TALLY: return check_tally (table, move, verdict);
  default: return TRUE;
  }
}

/* ---- apply --------------------------------------------------------------------------------- */

static void
set_counter (UmpTable *table, int def, int seat, int value)
{
  ump_table_set_counter (table, def, seat, 0, value);
}

static void
finish (UmpTable *table)
{
  ump_table_close_round (table);
  ump_table_finish (table);
}

/* Each in order, from the first. */
static void
begin_phase (UmpTable *table, int phase)
{
  set_counter (table, COUNTER_PHASE, 0, phase);
  ump_table_set_turn (table, 0);
}

static void
finish_if_nobody_waits (UmpTable *table)
{
  if (ump_table_zone_of (table, ZONE_DECK, 0, 0)->n)
    return;
  for (int floor = 1; floor <= FLOORS; floor++)
    if (ump_el_floor (table, floor)->n)
      return;
  finish (table);
}

static void
apply_park (UmpTable *table, const UmpMove *move)
{
  set_counter (table, COUNTER_FLOOR, move->by, ump_move_int (move, PARK_FLOOR));
  if (move->by + 1 == table->setup->n_seats)
    begin_phase (table, PHASE_PLACE);
  else
    ump_table_set_turn (table, move->by + 1);
}

/* The cards of the round are turned up: who is where he wants to be leaves the game. */
static void
turn_up (UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  int placed = ump_zone_index (setup, ZONE_PLACED, 0, 0);

  for (int i = 0; ump_table_zone (table, placed)->n; i++) {
    UmpCard card = ump_table_zone (table, placed)->cards[0];
    int counter = ump_counter_index (setup, COUNTER_PLACED_ON, 0, i), floor = ump_table_get (table, counter);
    gboolean is_there = ump_el_wants (card.face) == floor;

    ump_table_move (table, placed, 0,
                    ump_zone_index (setup, is_there ? ZONE_OUT : ZONE_FLOOR, 0, is_there ? 0 : floor - 1), -1,
                    card);
    ump_table_set (table, counter, 0);
  }
  begin_phase (table, PHASE_RIDE);
  finish_if_nobody_waits (table);
}

static void
apply_place (UmpTable *table, const UmpMove *move)
{
  const UmpSetup *setup = table->setup;
  int deck = ump_zone_index (setup, ZONE_DECK, 0, 0), placed = ump_zone_index (setup, ZONE_PLACED, 0, 0);
  int n = ump_table_zone (table, placed)->n;

  if (n == 0)
    ump_table_begin_round (table);
  ump_table_move (table, deck, -1, placed, -1, ump_move_card (move, PLACE_CARD, 0));
  ump_table_set_counter (table, COUNTER_PLACED_ON, 0, n, ump_move_int (move, PLACE_FLOOR));
  if (move->by + 1 == setup->n_seats || ump_table_zone (table, deck)->n == 0)
    turn_up (table);
  else
    ump_table_set_turn (table, move->by + 1);
}

static void
board (UmpTable *table, const UmpMove *move)
{
  const UmpSetup *setup = table->setup;
  int floor = ump_table_counter (table, COUNTER_FLOOR, move->by, 0);
  int from = ump_zone_index (setup, ZONE_FLOOR, 0, floor - 1),
      lift = ump_zone_index (setup, ZONE_LIFT, move->by, 0);

  for (int i = 0; i < ump_move_n (move, RIDE_LOAD); i++) {
    UmpCard card = ump_move_card (move, RIDE_LOAD, i);

    ump_table_move (table, from, ump_zone_find (ump_table_zone (table, from), card.face), lift, -1, card);
    set_counter (table, COUNTER_WAY, move->by, ump_el_way_from (floor, card.face));
  }
}

/* All who want to this floor leave a lift that stands. */
static void
get_off (UmpTable *table, int seat)
{
  const UmpSetup *setup = table->setup;
  int zone = ump_zone_index (setup, ZONE_LIFT, seat, 0),
      floor = ump_table_counter (table, COUNTER_FLOOR, seat, 0);
  const UmpZone *lift = ump_table_zone (table, zone);

  for (int i = 0; i < lift->n;)
    if (ump_el_wants (lift->cards[i].face) == floor)
      ump_table_move (table, zone, i, ump_zone_index (setup, ZONE_CARRIED, seat, 0), -1, lift->cards[i]);
    else
      i++;
  if (lift->n == 0)
    set_counter (table, COUNTER_WAY, seat, 0);
}

static void
apply_ride (UmpTable *table, const UmpMove *move)
{
  int seat = move->by, floor = ump_table_counter (table, COUNTER_FLOOR, seat, 0);

  board (table, move);
  switch (ump_move_int (move, RIDE_GO)) {
  case GO_UP: set_counter (table, COUNTER_TOKEN, seat, TOKEN_UP); break;
  case GO_DOWN: set_counter (table, COUNTER_TOKEN, seat, TOKEN_DOWN); break;
  case GO_MOVE: set_counter (table, COUNTER_FLOOR, seat, floor + ump_el_heading (table, seat)); break;
  case GO_STOP: set_counter (table, COUNTER_TOKEN, seat, TOKEN_STOPPED); break;
  default: break;
  }
  if (ump_el_heading (table, seat) == 0)
    get_off (table, seat);
  if (seat + 1 < table->setup->n_seats)
    ump_table_set_turn (table, seat + 1);
  else
    begin_phase (table, ump_table_zone_of (table, ZONE_DECK, 0, 0)->n ? PHASE_PLACE : PHASE_RIDE);
  finish_if_nobody_waits (table);
}

static void
apply_tally (UmpTable *table, const UmpMove *move)
{
  int seat = ump_move_int (move, TALLY_PLAYER), n = ump_table_counter (table, COUNTER_N_TALLIED, 0, 0) + 1;

  set_counter (table, COUNTER_PHASE, 0, PHASE_TALLY);
  set_counter (table, COUNTER_TALLIED, seat, 1);
  set_counter (table, COUNTER_TALLY, seat, ump_move_int (move, TALLY_PEOPLE));
  set_counter (table, COUNTER_N_TALLIED, 0, n);
  ump_table_set_turn (table, UMP_NOBODY);
  if (n == table->setup->n_seats)
    finish (table);
}

static void
apply (UmpTable *table, const UmpMove *move)
{
  switch (move->verb) {
  case VERB_PARK: apply_park (table, move); break;
  case VERB_PLACE: apply_place (table, move); break;
  case VERB_RIDE: apply_ride (table, move); break;
  case VERB_AGREE_END: finish (table); break;
  default: apply_tally (table, move); break;
  }
}

/* ---- score ----------------------------------------------------------------------------------- */

static void
score_cards (UmpSheet *sheet, const UmpZone *zone, int people)
{
  for (int i = 0; i < zone->n; i++)
    if (!people || ump_el_people (zone->cards[i].face) == people)
      ump_sheet_card (sheet, zone->cards[i]);
}

/* The cards of one suit that got off: as many people each as the suit says. */
static void
score_suit (const UmpTable *table, UmpSheet *sheet, int seat, int suit)
{
  const UmpZone *carried = ump_table_zone_of (table, ZONE_CARRIED, seat, 0);
  int people = suit + 1, n = 0;

  for (int i = 0; i < carried->n; i++)
    n += ump_el_people (carried->cards[i].face) == people;
  if (n == 0)
    return;
  ump_sheet_line (sheet, seat, suit, n * people,
                  UMP_TEXT (N_ ("{k0} × {n1}"), { UMP_N (n), UMP_N (people) }));
  score_cards (sheet, carried, people);
}

static void
score (const UmpTable *table, UmpSheet *sheet)
{
  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    const UmpZone *lift = ump_table_zone_of (table, ZONE_LIFT, seat, 0);

    if (ump_el_has_tallied (table, seat)) {
      ump_sheet_line (sheet, seat, LINE_COUNTED, ump_table_counter (table, COUNTER_TALLY, seat, 0),
                      UMP_PLAIN (NULL));
      continue;
    }
    for (int suit = CLUBS; suit < N_SUITS; suit++)
      score_suit (table, sheet, seat, suit);
    if (ump_table_get (table, UMP_COUNTER_OPEN) || !lift->n)
      continue;
    ump_sheet_line (sheet, seat, LINE_ABOARD, ump_el_people_in (lift),
                    UMP_TEXT (N_ ("{k0} that cannot be lost any more"), { UMP_N (lift->n) }));
    score_cards (sheet, lift, 0);
  }
}

/* ---- the game --------------------------------------------------------------------------------------- */

static const char *const yes_words[] = { "yes", "no", NULL };
static const char *const yes_titles[] = { N_ ("yes"), N_ ("no"), NULL };
static const char *const boarding_words[] = { "passing", "stopped", "moving", NULL };
static const char *const boarding_titles[] = { N_ ("also while a loaded lift passes"),
                                               N_ ("only when it stands"),
                                               N_ ("a loaded lift only while it passes"), NULL };
static const char *const go_words[] = { "up", "down", "wait", "move", "stop", NULL };
static const char *const go_titles[] = {
  N_ ("Up"), N_ ("Down"), N_ ("Wait"), N_ ("Move"), N_ ("Stop"), NULL
};
static const UmpSign go_signs[] = { UMP_SIGN_UP, UMP_SIGN_DOWN, UMP_SIGN_WAIT, UMP_SIGN_MOVE, UMP_SIGN_STOP };
static const char *const load_words[] = { N_ ("boards"), N_ ("may board"), N_ ("stays") };

static void
print_floor (const UmpTable *table, int seat, int nth, GString *out)
{
  int floor = ump_table_counter (table, COUNTER_FLOOR, seat, 0);

  if (floor)
    g_string_append_printf (out, "%d", floor);
}

static void
print_direction (const UmpTable *table, int seat, int nth, GString *out)
{
  static const char *const words[] = { "stopped", "up", "down" };

  if (ump_table_counter (table, COUNTER_FLOOR, seat, 0))
    g_string_append (out, words[ump_table_counter (table, COUNTER_TOKEN, seat, 0)]);
}

static const UmpField options[] = {
  [OPTION_DECKS] = { .name = "decks",
                     .type = UMP_TYPE_INT,
                     .min = 1,
                     .max = 4,
                     .fallback = "1",
                     .title = N_ ("Decks"),
                     .help = N_ ("How many decks are shuffled together: more make a longer game."),
                     .rule = "EL-2" },
  [OPTION_PICTURES] = { .name = "pictures",
                        .type = UMP_TYPE_CHOICE,
                        .words = yes_words,
                        .word_titles = yes_titles,
                        .fallback = "yes",
                        .title = N_ ("Pictures and aces"),
                        .help = N_ (
                            "Whether jacks, queens, kings and aces play: they all want to go to floor 1."),
                        .rule = "EL-2" },
  [OPTION_BOARDING] = { .name = "boarding",
                        .type = UMP_TYPE_CHOICE,
                        .words = boarding_words,
                        .word_titles = boarding_titles,
                        .fallback = "passing",
                        .title = N_ ("Boarding"),
                        .help = N_ (
                            "When more people may board a loaded lift that goes their way: while it passes, "
                            "while it stands, or both."),
                        .rule = "EL-4" },
};

static const UmpZoneDef zones[] = {
  [ZONE_FLOOR] = { .id = "floor-%n",
                   .count = FLOORS,
                   .layout = UMP_LAYOUT_FLOORS,
                   .span = 12,
                   .title = N_ ("Floor {n1}"),
                   .where = N_ ("waits on floor {n1}"),
                   .brief = N_ ("waits"),
                   .among = N_ ("{n0} waiting") },
  [ZONE_LIFT] = { .id = "lift-%p",
                  .scope = UMP_PER_SEAT,
                  .layout = UMP_LAYOUT_FLOORS,
                  .span = 12,
                  .title = N_ ("Lift of {p0}"),
                  .where = N_ ("rides with {p0}"),
                  .brief = N_ ("rides"),
                  .among = N_ ("{n0} riding"),
                  .attrs = { { .name = "floor", .print = print_floor },
                             { .name = "direction", .print = print_direction } } },
  [ZONE_CARRIED] = { .id = "carried-%p",
                     .scope = UMP_PER_SEAT,
                     .layout = UMP_LAYOUT_SEAT,
                     .title = N_ ("Carried by {p0}"),
                     .where = N_ ("carried by {p0}"),
                     .brief = N_ ("carried"),
                     .among = N_ ("{n0} carried") },
  [ZONE_DECK] = { .id = "deck",
                  .print = UMP_PRINT_COUNT,
                  .layout = UMP_LAYOUT_COUNT,
                  .span = 3,
                  .title = N_ ("Deck"),
                  .among = N_ ("{n0} in the deck") },
  [ZONE_PLACED] = { .id = "placed",
                    .layout = UMP_LAYOUT_FLOORS,
                    .span = 12,
                    .title = N_ ("Placed in this round"),
                    .where = N_ ("placed in this round"),
                    .brief = N_ ("placed"),
                    .among = N_ ("{n0} placed in this round") },
  [ZONE_OUT] = { .id = "out",
                 .print = UMP_PRINT_NEVER,
                 .layout = UMP_LAYOUT_NONE,
                 .title = N_ ("Out of the game"),
                 .where = N_ ("out of the game"),
                 .brief = N_ ("gone"),
                 .among = N_ ("{n0} out of the game") },
};

static const UmpCounterDef counters[] = {
  [COUNTER_PHASE] = { .name = "phase" },
  [COUNTER_FLOOR] = { .name = "floor", .scope = UMP_PER_SEAT },
  [COUNTER_TOKEN] = { .name = "token", .scope = UMP_PER_SEAT },
  [COUNTER_WAY] = { .name = "way", .scope = UMP_PER_SEAT },
  [COUNTER_PLACED_ON] = { .name = "placed-on", .count = MOST_SEATS },
  [COUNTER_TALLIED] = { .name = "tallied", .scope = UMP_PER_SEAT },
  [COUNTER_TALLY] = { .name = "tally", .scope = UMP_PER_SEAT },
  [COUNTER_N_TALLIED] = { .name = "n-tallied" },
};

#define FLOOR_ATTR                                                                         \
  {                                                                                        \
    .name = "floor", .type = UMP_TYPE_INT, .min = 1, .max = FLOORS, .title = N_ ("Floor"), \
    .zone = ZONE_FLOOR + 1                                                                 \
  }

static const UmpVerb verbs[] = {
  [VERB_PARK] = { .name = "park",
                  .when = UMP_WHEN_TURN,
                  .player = TRUE,
                  .phase = 1,
                  .says = N_ ("parks on floor {n0}"),
                  .title = N_ ("Park"),
                  .attrs = { FLOOR_ATTR } },
  [VERB_PLACE] = { .name = "place",
                   .when = UMP_WHEN_TURN,
                   .player = TRUE,
                   .phase = 2,
                   .deck = TRUE,
                   .together = TRUE,
                   .says = N_ ("{c1} on floor {n0}"),
                   .card_says = TRUE,
                   .title = N_ ("Place a card"),
                   .attrs = { FLOOR_ATTR, { .name = "card", .type = UMP_TYPE_CARD, .title = N_ ("Card") } } },
  [VERB_RIDE] = { .name = "ride",
                  .when = UMP_WHEN_TURN,
                  .player = TRUE,
                  .own = TRUE,
                  .title = N_ ("Ride"),
                  .attrs = { { .name = "go",
                               .type = UMP_TYPE_CHOICE,
                               .words = go_words,
                               .word_titles = go_titles,
                               .word_signs = go_signs,
                               .title = N_ ("Action") },
                             { .name = "load",
                               .type = UMP_TYPE_CARDS,
                               .flags = UMP_FIELD_OPTIONAL,
                               .card_words = load_words,
                               .title = N_ ("Who boards") } } },
  [VERB_AGREE_END] = { .name = "agree-end",
                       .when = UMP_WHEN_ROUND,
                       .rare = TRUE,
                       .says = N_ ("All agree: the game ends here"),
                       .title = N_ ("End by agreement") },
  [VERB_TALLY] = { .name = "tally",
                   .when = UMP_WHEN_ROUND,
                   .open = TRUE,
                   .tally = TRUE,
                   .rare = TRUE,
                   .says = N_ ("{p0} counts, people: {n1}"),
                   .title = N_ ("Count the people"),
                   .attrs = { { .name = "player", .type = UMP_TYPE_PLAYER, .title = N_ ("Player") },
                              { .name = "people",
                                .type = UMP_TYPE_INT,
                                .flags = UMP_FIELD_COUNT,
                                .max = MAX_COUNT,
                                .title = N_ ("People") } } },
};

static const UmpRule rules[] = {
  [EL_1] = { "EL-1", UMP_TURN, FALSE, N_ ("Whose turn, and when") },
  [EL_2] = { "EL-2", UMP_FACT, FALSE, N_ ("No more copies than the decks have") },
  [EL_3] = { "EL-3", UMP_FACT, FALSE, N_ ("Who boards waits on this floor") },
  [EL_4] = { "EL-4", UMP_RULE, TRUE, N_ ("When people may board") },
  [EL_5] = { "EL-5", UMP_RULE, FALSE, N_ ("At most four cards aboard") },
  [EL_6] = { "EL-6", UMP_RULE, FALSE, N_ ("All aboard want one way") },
  [EL_7] = { "EL-7", UMP_RULE, FALSE, N_ ("The action goes with the token") },
  [EL_8] = { "EL-8", UMP_RULE, FALSE, N_ ("Not beyond the first and the last floor") },
  [EL_9] = { "EL-9", UMP_RULE, FALSE, N_ ("Not against those aboard") },
  [EL_10] = { "EL-10", UMP_RULE, FALSE, N_ ("Stop where somebody wants to get off") },
  [EL_11] = { "EL-11", UMP_FACT, FALSE, N_ ("Counts that are possible") },
};

static const UmpLine lines[] = {
  [LINE_CLUBS] = { "clubs", N_ ("Clubs: 1 person") },
  [LINE_DIAMONDS] = { "diamonds", N_ ("Diamonds: 2 people") },
  [LINE_HEARTS] = { "hearts", N_ ("Hearts: 3 people") },
  [LINE_SPADES] = { "spades", N_ ("Spades: 4 people") },
  [LINE_ABOARD] = { "aboard", N_ ("Aboard at the end") },
  [LINE_COUNTED] = { "counted", N_ ("People counted") },
};

/* From 2 to the ace. */
static int
worth_in_draw (int face)
{
  return ump_french_faces[face].look.value;
}

static const UmpOrder order = {
  .worth = worth_in_draw,
  .help = N_ (
      "Everybody draws a card from the shuffled deck. The highest comes first, the ace above all; ties draw "
      "again. Then all cards are shuffled back."),
};

extern const UmpGame ump_game_elevator;

const UmpGame ump_game_elevator = {
  .kind = "elevator",
  .title = N_ ("Elevator"),
  .min_seats = 2,
  .max_seats = MOST_SEATS,
  .live_totals = TRUE,
  .turn_rule = EL_1,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .faces = ump_french_faces,
  .n_faces = N_FACES,
  .zones = zones,
  .n_zones = G_N_ELEMENTS (zones),
  .counters = counters,
  .n_counters = G_N_ELEMENTS (counters),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .lines = lines,
  .n_lines = G_N_ELEMENTS (lines),
  .tile = { { UMP_ART_RIDER, UMP_COLOUR_NONE, UMP_SYMBOL_HEARTS, 9 },
            { UMP_ART_RIDER, UMP_COLOUR_NONE, UMP_SYMBOL_SPADES, 13 },
            { UMP_ART_RIDER, UMP_COLOUR_NONE, UMP_SYMBOL_DIAMONDS, 4 } },
  .order = &order,
  .prepare = prepare,
  .begin = begin,
  .check = check,
  .apply = apply,
  .score = score,
  .candidates = ump_el_candidates,
  .not_now = not_now,
  .sample = ump_el_sample,
  .prefill = ump_el_prefill,
  .recall = ump_el_recall,
  .tell = ump_el_tell,
  .say = ump_el_say,
  .prompt = ump_el_prompt,
  .steps = ump_el_steps,
  .markers = ump_el_markers,
  .view = ump_el_view,
  .seat = ump_el_seat,
  .face = ump_el_face,
};
