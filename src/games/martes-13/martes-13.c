/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Martes 13: three suits and the martes, piles of at most 13, the lowest total wins. */
#include "core/parse.h"
#include "martes-13.h"

#define MAX_COUNT 1000000

/* ---- setup ------------------------------------------------------------------- */

/* One `value:copies`; FALSE if it is none or the value was there. */
static gboolean
take_pair (UmpSetup *setup, const char *pair)
{
  g_auto (GStrv) halves = g_strsplit (pair, ":", -1);
  int value, copies;

  if (g_strv_length (halves) != 2 || !ump_parse_int (halves[0], 1, MAX_VALUE, &value) ||
      !ump_parse_int (halves[1], 1, 9, &copies) || setup->copies[value])
    return FALSE;
  for (int kind = CAT; kind <= LADDER; kind++)
    setup->copies[kind * MAX_VALUE + value] = copies;
  return TRUE;
}

static gboolean
prepare (UmpSetup *setup, GError **error)
{
  const char *cursor = setup->option_text[OPTION_VALUES], *start;
  Deck *deck = g_new0 (Deck, 1);
  gsize n;

  setup->data = deck;
  while ((n = ump_parse_item (&cursor, &start)) > 0) {
    g_autofree char *pair = g_strndup (start, n);

    if (!take_pair (setup, pair))
      return ump_option_refuse (setup, OPTION_VALUES, error);
  }
  setup->copies[FACE_MARTES] = setup->option_value[OPTION_THIRTEENS];
  for (int face = 1; face < N_FACES; face++) {
    deck->of_kind[ump_m13_kind_of (face)] += setup->copies[face];
    deck->n_cards += setup->copies[face];
  }
  return deck->of_kind[CAT] > 0 || ump_option_refuse (setup, OPTION_VALUES, error);
}

static void
begin (UmpTable *table)
{
  const Deck *deck = table->setup->data;

  ump_table_put (table, ump_zone_index (table->setup, ZONE_DECK, 0, 0), (UmpCard){ 0 }, deck->n_cards);
}

/* ---- check ---------------------------------------------------------------------------- */

static UmpText
not_now (const UmpTable *table, int verb)
{
  return UMP_PLAIN (verb == VERB_PLAY && ump_m13_is_tallying (table)
                        ? N_ ("The round is being counted: only counts may follow.")
                        : NULL);
}

static gboolean
form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict)
{
  if (move->verb == VERB_PLAY && setup->copies[ump_move_card (move, PLAY_CARD, 0).face] == 0)
    return ump_refuse_as (
        verdict, UMP_FORM, -1, 0,
        UMP_TEXT (N_ ("This deck has no {c0}: the option “Cards of a suit” says which there are."),
                  { UMP_F (ump_move_card (move, PLAY_CARD, 0).face) }));
  return TRUE;
}

static gboolean
check_place (const UmpTable *table, int kind, int place, gboolean ruled, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  gboolean empty = ump_m13_pile (table, place)->n == 0;
  int own = ump_m13_place_of_suit (table, kind);

  if (own >= 0 && place != own && (empty || !ruled))
    return ump_refuse (verdict, setup, M13_3, 0,
                       UMP_TEXT (N_ ("The {w0} lie on place {n1}: it has to go there."),
                                 { UMP_W (ump_m13_kind_words[kind]), UMP_N (own + 1) }));
  if (kind != MARTES && own < 0 && ump_m13_suit_of_place (table, place) >= 0 && !ruled)
    return ump_refuse (
        verdict, setup, M13_4, 0,
        UMP_TEXT (N_ ("Place {n0} is the pile of the {w1}."),
                  { UMP_N (place + 1), UMP_W (ump_m13_kind_words[ump_m13_suit_of_place (table, place)]) }));
  if (empty && place != ump_m13_lowest_empty (table))
    return ump_refuse (
        verdict, setup, M13_6, 0,
        UMP_TEXT (N_ ("Empty places are all alike: a new pile is written with the first of them, {n0}."),
                  { UMP_N (ump_m13_lowest_empty (table) + 1) }));
  return TRUE;
}

static gboolean
check_play (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int face = ump_move_card (move, PLAY_CARD, 0).face;

  if (ump_move_has (move, PLAY_PILE))
    return check_place (table, ump_m13_kind_of (face), ump_move_int (move, PLAY_PILE) - 1, ruled, verdict);
  if (ump_m13_only_place (table, ump_m13_kind_of (face)) < 0)
    return ump_refuse (verdict, setup, M13_5, 0,
                       UMP_PLAIN (N_ ("It may go on more than one place: say which one, from 1 to 3.")));
  return TRUE;
}

/* Room for a kind in one player's count: what the deck has, less what all others hold or were seen to
 * take. */
static int
room_for (const UmpTable *table, int seat, int kind)
{
  const Deck *deck = table->setup->data;
  int room = deck->of_kind[kind];

  for (int i = 0; i < table->setup->n_seats; i++)
    if (i != seat)
      room -= ump_m13_holds (table, i, kind);
  return room;
}

/* Room for all cards of one player's count: the dead hand counts for nobody, one card at least stays on the
 * table, and the others hold theirs. */
static int
room_for_all (const UmpTable *table, int seat)
{
  const Deck *deck = table->setup->data;
  int room = deck->n_cards - ump_table_zone_of (table, ZONE_DEAD, 0, 0)->n - 1;

  for (int i = 0; i < table->setup->n_seats; i++)
    for (int kind = 0; i != seat && kind < N_KINDS; kind++)
      room -= ump_m13_holds (table, i, kind);
  return room;
}

static gboolean
refuse_count (const UmpTable *table, const UmpMove *move, int kind, int n, int room, UmpVerdict *verdict)
{
  const Deck *deck = table->setup->data;
  int seat = ump_move_int (move, TALLY_PLAYER);

  if (n > deck->of_kind[kind])
    return ump_refuse (verdict, table->setup, M13_7, 0,
                       UMP_TEXT (N_ ("The deck has {n0} {w1} and no more."),
                                 { UMP_N (deck->of_kind[kind]), UMP_W (ump_m13_kind_words[kind]) }));
  return ump_refuse (verdict, table->setup, M13_7, 0,
                     UMP_TEXT (N_ ("The others have {n0} of the {n1} {w2}, so {p3} has {n4} at most."),
                               { UMP_N (deck->of_kind[kind] - room), UMP_N (deck->of_kind[kind]),
                                 UMP_W (ump_m13_kind_words[kind]), UMP_P (seat), UMP_N (MAX (room, 0)) }));
}

static gboolean
check_tally (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int seat = ump_move_int (move, TALLY_PLAYER), all = 0;

  if (ump_m13_has_tallied (table, seat))
    return ump_refuse (verdict, setup, M13_1, 0,
                       UMP_TEXT (N_ ("{p0} has been counted already."), { UMP_P (seat) }));
  for (int kind = 0; kind < N_KINDS; kind++) {
    int n = ump_move_int (move, TALLY_CAT + kind), seen = ump_m13_taken_of_kind (table, seat, kind);
    int room = room_for (table, seat, kind);

    if (n < seen)
      return ump_refuse (
          verdict, setup, M13_7, 0,
          UMP_TEXT (N_ ("Of the {w2}, {p0} was seen taking {n1}, and {n3} is fewer."),
                    { UMP_P (seat), UMP_N (seen), UMP_W (ump_m13_kind_words[kind]), UMP_N (n) }));
    if (n > room)
      return refuse_count (table, move, kind, n, room, verdict);
    all += n;
  }
  if (all > room_for_all (table, seat))
    return ump_refuse (verdict, setup, M13_7, 0,
                       UMP_TEXT (N_ ("{p0} can have {k1} at most: the others have theirs, and one card at "
                                     "least stays on the table."),
                                 { UMP_P (seat), UMP_N (MAX (room_for_all (table, seat), 0)) }));
  return TRUE;
}

static gboolean
check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  switch (move->verb) {
  case VERB_PLAY: return check_play (table, move, ruled, verdict);
  case VERB_TALLY: return check_tally (table, move, verdict);
  default: return TRUE;
  }
}

/* ---- apply --------------------------------------------------------------------------------- */

/* Zone of the hand at a place of the dealing order, from 0 = left of the dealer. */
static int
hand_in_order (const UmpTable *table, int dealer, int place)
{
  const UmpSetup *setup = table->setup;
  int dead = setup->n_seats == 3 ? setup->option_value[OPTION_DEAD] - 1 : setup->n_seats;

  if (place == dead)
    return ump_zone_index (setup, ZONE_DEAD, 0, 0);
  if (place > dead)
    place--;
  return ump_zone_index (setup, ZONE_HAND, (dealer + 1 + place) % setup->n_seats, 0);
}

static int
n_hands (const UmpSetup *setup)
{
  return setup->n_seats == 3 ? 4 : setup->n_seats;
}

/* The next player from `seat` on (included) who still has cards; nobody when all hands are empty. */
static int
next_with_cards (const UmpTable *table, int seat)
{
  int n = table->setup->n_seats;

  for (int i = 0; i < n; i++)
    if (ump_m13_hand_size (table, (seat + i) % n))
      return (seat + i) % n;
  return UMP_NOBODY;
}

static void
apply_deal (UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  const Deck *deck = setup->data;
  int from = ump_zone_index (setup, ZONE_DECK, 0, 0);
  int dealer;

  ump_table_gather (table, from);
  ump_table_begin_round (table);
  dealer = ump_table_first (table, ump_table_get (table, UMP_COUNTER_ROUND));
  for (int i = 0; i < deck->n_cards; i++)
    ump_table_move (table, from, -1, hand_in_order (table, dealer, i % n_hands (setup)), -1, (UmpCard){ 0 });
  ump_table_set_turn (table, next_with_cards (table, (dealer + 1) % setup->n_seats));
}

/* The suit of a place once the card lies there. By ruling it stays what it was. */
static int
suit_after (const UmpTable *table, int kind, int place, gboolean overflows)
{
  int now = ump_m13_suit_of_place (table, place);

  if (kind == MARTES)
    return overflows ? -1 : now;
  return ump_m13_is_allowed (table, kind, place) ? kind : now;
}

static void
apply_play (UmpTable *table, const UmpMove *move)
{
  const UmpSetup *setup = table->setup;
  UmpCard card = ump_move_card (move, PLAY_CARD, 0);
  int kind = ump_m13_kind_of (card.face);
  int place =
      ump_move_has (move, PLAY_PILE) ? ump_move_int (move, PLAY_PILE) - 1 : ump_m13_only_place (table, kind);
  gboolean overflows = ump_m13_pile_total (table, place) + ump_m13_faces[card.face].look.value > LIMIT;
  int suit = suit_after (table, kind, place, overflows);
  int next;

  if (overflows)
    ump_table_move_all (table, ump_m13_pile_zone (table, place),
                        ump_zone_index (setup, ZONE_TAKEN, move->by, 0), FALSE);
  ump_table_move (table, ump_zone_index (setup, ZONE_HAND, move->by, 0), -1, ump_m13_pile_zone (table, place),
                  -1, card);
  ump_table_set_counter (table, COUNTER_PILE_SUIT, 0, place, suit + 1);
  next = next_with_cards (table, (move->by + 1) % setup->n_seats);
  ump_table_set_turn (table, next);
  if (next == UMP_NOBODY)
    ump_table_close_round (table);
}

static void
apply_tally (UmpTable *table, const UmpMove *move)
{
  const UmpSetup *setup = table->setup;
  int seat = ump_move_int (move, TALLY_PLAYER);
  int n = ump_table_counter (table, COUNTER_N_TALLIED, 0, 0) + 1;

  ump_table_set_counter (table, COUNTER_TALLIED, seat, 0, 1);
  for (int kind = 0; kind < N_KINDS; kind++)
    ump_table_set_counter (table, COUNTER_TALLY, seat, kind, ump_move_int (move, TALLY_CAT + kind));
  ump_table_set_counter (table, COUNTER_N_TALLIED, 0, 0, n);
  ump_table_set_turn (table, UMP_NOBODY);
  if (n == setup->n_seats)
    ump_table_close_round (table);
}

static void
apply (UmpTable *table, const UmpMove *move)
{
  switch (move->verb) {
  case VERB_DEAL: apply_deal (table); break;
  case VERB_PLAY: apply_play (table, move); break;
  default: apply_tally (table, move); break;
  }
}

static void
closed (UmpTable *table, const gint64 *points)
{
  if (ump_table_get (table, UMP_COUNTER_ROUND) == table->setup->option_value[OPTION_ROUNDS])
    ump_table_finish (table);
}

/* ---- score ----------------------------------------------------------------------------------- */

/* What everybody holds of each kind. */
typedef struct {
  int n[UMP_MAX_SEATS][N_KINDS];
} Holdings;

static void
count_holdings (const UmpTable *table, Holdings *holdings)
{
  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    const UmpZone *zone = ump_table_zone_of (table, ZONE_TAKEN, seat, 0);
    gboolean tallied = ump_m13_has_tallied (table, seat);

    for (int kind = 0; kind < N_KINDS; kind++)
      holdings->n[seat][kind] = tallied ? ump_m13_holds (table, seat, kind) : 0;
    for (int i = 0; i < zone->n && !tallied; i++)
      holdings->n[seat][ump_m13_kind_of (zone->cards[i].face)]++;
  }
}

/* Who holds strictly more of a suit than everybody else, and how many. */
static int
most_of (const Holdings *holdings, int n_seats, int kind, int *most)
{
  int holder = UMP_NOBODY;

  *most = 0;
  for (int seat = 0; seat < n_seats; seat++) {
    int n = holdings->n[seat][kind];

    if (n > *most) {
      *most = n;
      holder = seat;
    } else if (n == *most) {
      holder = UMP_NOBODY;
    }
  }
  return holder;
}

static UmpText
why_points (int seat, int kind, int n, int holder, int most)
{
  if (kind == MARTES)
    return UMP_TEXT (N_ ("{k0}, two points each, never discarded"), { UMP_N (n) });
  if (holder == seat)
    return UMP_TEXT (N_ ("{k0}, more than anybody else: discarded"), { UMP_N (n) });
  if (holder == UMP_NOBODY)
    return UMP_TEXT (N_ ("{k0}, one point each: nobody has the most"), { UMP_N (n) });
  return UMP_TEXT (N_ ("{k0}, one point each: {p1} has the most, {n2}"),
                   { UMP_N (n), UMP_P (holder), UMP_N (most) });
}

static void
score_line (const UmpTable *table, UmpSheet *sheet, const Holdings *holdings, int seat, int kind)
{
  const UmpZone *zone = ump_table_zone_of (table, ZONE_TAKEN, seat, 0);
  int n = holdings->n[seat][kind], most, holder, each;

  if (n == 0)
    return;
  holder = most_of (holdings, table->setup->n_seats, kind, &most);
  each = kind == MARTES ? 2 : holder != seat;
  ump_sheet_line (sheet, seat, kind, n * each, why_points (seat, kind, n, holder, most));
  if (ump_m13_has_tallied (table, seat))
    return;
  for (int i = 0; i < zone->n; i++)
    if (ump_m13_kind_of (zone->cards[i].face) == kind)
      ump_sheet_card (sheet, zone->cards[i]);
}

static void
score (const UmpTable *table, UmpSheet *sheet)
{
  Holdings holdings;

  count_holdings (table, &holdings);
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    for (int kind = 0; kind < N_KINDS; kind++)
      score_line (table, sheet, &holdings, seat, kind);
}

/* ---- candidates ---------------------------------------------------------------------------------- */

static void
sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move)
{
  int seat = (int) ump_random_below (random, (guint) table->setup->n_seats), spare;

  while (ump_m13_has_tallied (table, seat))
    seat = (seat + 1) % table->setup->n_seats;
  spare = room_for_all (table, seat);
  for (int kind = 0; kind < N_KINDS; kind++)
    spare -= ump_m13_taken_of_kind (table, seat, kind);
  ump_move_push (move, TALLY_PLAYER, seat);
  for (int kind = 0; kind < N_KINDS; kind++) {
    int least = ump_m13_taken_of_kind (table, seat, kind);
    int more = MIN (spare, room_for (table, seat, kind) - least);

    more = (int) ump_random_below (random, (guint) (more + 1));
    spare -= more;
    ump_move_push (move, TALLY_CAT + kind, least + more);
  }
}

static void
prefill (const UmpTable *table, UmpMove *move)
{
  int seat = ump_move_int (move, TALLY_PLAYER);

  for (int kind = 0; kind < N_KINDS; kind++)
    ump_move_push (move, TALLY_CAT + kind, ump_m13_taken_of_kind (table, seat, kind));
}

/* ---- the game --------------------------------------------------------------------------------------- */

static const UmpField options[] = {
  [OPTION_ROUNDS] = { .name = "rounds",
                      .type = UMP_TYPE_INT,
                      .min = 1,
                      .max = 12,
                      .fallback = "4",
                      .title = N_ ("Rounds"),
                      .help = N_ ("How many rounds make a game.") },
  [OPTION_DEALER] = { .name = "dealer",
                      .type = UMP_TYPE_PLAYER,
                      .flags = UMP_FIELD_LAST_SEAT,
                      .title = N_ ("First dealer"),
                      .help = N_ ("Deals round 1; then the deal passes on each round."),
                      .rule = "M13-1" },
  [OPTION_VALUES] = { .name = "values",
                      .type = UMP_TYPE_OWN,
                      .fallback = "1:3 2:3 4:2 5:3 7:3",
                      .flags = UMP_FIELD_LIST,
                      .shape = N_ ("pairs value:copies such as 1:3, value 1–13, copies 1–9"),
                      .title = N_ ("Cards of a suit"),
                      .help = N_ ("Value and copies, the same in the three suits."),
                      .rule = "M13-2" },
  [OPTION_THIRTEENS] = { .name = "thirteens",
                         .type = UMP_TYPE_INT,
                         .min = 1,
                         .max = 20,
                         .fallback = "8",
                         .title = N_ ("Martes cards"),
                         .help = N_ ("How many martes the deck has."),
                         .rule = "M13-2" },
  [OPTION_DEAD] = { .name = "dead",
                    .type = UMP_TYPE_INT,
                    .min = 1,
                    .max = 4,
                    .fallback = "4",
                    .min_seats = 3,
                    .max_seats = 3,
                    .title = N_ ("Place of the dead hand"),
                    .help = N_ ("Which of the four hands stays out: 1 is left of the dealer.") },
};

static const UmpZoneDef zones[] = {
  [ZONE_PILE] = { .id = "pile-%n",
                  .count = PLACES,
                  .layout = UMP_LAYOUT_GAUGE,
                  .span = 4,
                  .title = N_ ("Pile {n1}"),
                  .where = N_ ("on pile {n1}"),
                  .brief = N_ ("pile {n1}"),
                  .among = N_ ("{n0} on piles") },
  [ZONE_TAKEN] = { .id = "taken-%p",
                   .scope = UMP_PER_SEAT,
                   .face_down = TRUE,
                   .layout = UMP_LAYOUT_CHIPS,
                   .span = 3,
                   .title = N_ ("Taken by {p0}"),
                   .where = N_ ("taken by {p0}"),
                   .brief = "{p0}",
                   .among = N_ ("{n0} taken") },
  [ZONE_HAND] = { .id = "hand-%p",
                  .scope = UMP_PER_SEAT,
                  .face_down = TRUE,
                  .print = UMP_PRINT_COUNT,
                  .layout = UMP_LAYOUT_SEAT,
                  .title = N_ ("Hand of {p0}"),
                  .where = N_ ("in the hand of {p0}"),
                  .brief = "{p0}",
                  .among = N_ ("{n0} in hands") },
  [ZONE_DEAD] = { .id = "dead-hand",
                  .face_down = TRUE,
                  .print = UMP_PRINT_COUNT,
                  .layout = UMP_LAYOUT_NONE,
                  .title = N_ ("Dead hand"),
                  .where = N_ ("in the dead hand"),
                  .brief = N_ ("dead hand"),
                  .among = N_ ("{n0} in the dead hand") },
  [ZONE_DECK] = { .id = "deck",
                  .print = UMP_PRINT_NEVER,
                  .layout = UMP_LAYOUT_NONE,
                  .title = N_ ("Deck"),
                  .among = N_ ("{n0} in the deck") },
};

static const UmpCounterDef counters[] = {
  [COUNTER_PILE_SUIT] = { .name = "pile-suit", .count = PLACES, .per_round = TRUE },
  [COUNTER_TALLIED] = { .name = "tallied", .scope = UMP_PER_SEAT, .per_round = TRUE },
  [COUNTER_TALLY] = { .name = "tally", .scope = UMP_PER_SEAT, .count = N_KINDS, .per_round = TRUE },
  [COUNTER_N_TALLIED] = { .name = "n-tallied", .per_round = TRUE },
};

static const UmpVerb verbs[] = {
  [VERB_DEAL] = { .name = "deal", .when = UMP_WHEN_BETWEEN, .gathers = TRUE, .title = N_ ("Deal") },
  [VERB_PLAY] = { .name = "play",
                  .when = UMP_WHEN_TURN,
                  .player = TRUE,
                  .deck = TRUE,
                  .says = N_ ("{c0} on {n1}"),
                  .card_says = TRUE,
                  .title = N_ ("Play a card"),
                  .attrs = { { .name = "card",
                               .type = UMP_TYPE_CARD,
                               .title = N_ ("Card"),
                               .shows = M13_2 + 1,
                               .seen = N_ ("Every {c0} of this deck has been played in this round ({n1}).") },
                             { .name = "pile",
                               .type = UMP_TYPE_INT,
                               .flags = UMP_FIELD_OPTIONAL,
                               .min = 1,
                               .max = PLACES,
                               .title = N_ ("Pile"),
                               .zone = ZONE_PILE + 1 } } },
  [VERB_TALLY] = { .name = "tally",
                   .when = UMP_WHEN_ROUND,
                   .open = TRUE,
                   .tally = TRUE,
                   .rare = TRUE,
                   .says = N_ ("{p0} counts: cats {n1}, mirrors {n2}, ladders {n3}, martes {n4}"),
                   .title = N_ ("Count the cards"),
                   .attrs = { { .name = "player", .type = UMP_TYPE_PLAYER, .title = N_ ("Player") },
                              { .name = "cat",
                                .type = UMP_TYPE_INT,
                                .flags = UMP_FIELD_COUNT,
                                .max = MAX_COUNT,
                                .title = N_ ("Cats") },
                              { .name = "mirror",
                                .type = UMP_TYPE_INT,
                                .flags = UMP_FIELD_COUNT,
                                .max = MAX_COUNT,
                                .title = N_ ("Mirrors") },
                              { .name = "ladder",
                                .type = UMP_TYPE_INT,
                                .flags = UMP_FIELD_COUNT,
                                .max = MAX_COUNT,
                                .title = N_ ("Ladders") },
                              { .name = "martes",
                                .type = UMP_TYPE_INT,
                                .flags = UMP_FIELD_COUNT,
                                .max = MAX_COUNT,
                                .title = N_ ("Martes") } } },
};

static const UmpRule rules[] = {
  [M13_1] = { "M13-1", UMP_TURN, FALSE, N_ ("Whose turn, and when") },
  [M13_2] = { "M13-2", UMP_FACT, FALSE, N_ ("No more copies than the deck has") },
  [M13_3] = { "M13-3", UMP_RULE, TRUE, N_ ("Onto the pile of its suit") },
  [M13_4] = { "M13-4", UMP_RULE, TRUE, N_ ("Not onto another suit") },
  [M13_5] = { "M13-5", UMP_FORM, FALSE, N_ ("Say the place where there is a choice") },
  [M13_6] = { "M13-6", UMP_FORM, FALSE, N_ ("A new pile takes the first empty place") },
  [M13_7] = { "M13-7", UMP_FACT, FALSE, N_ ("Counts that are possible") },
};

static const UmpLine lines[] = {
  [CAT] = { "cat", N_ ("Cats") },
  [MIRROR] = { "mirror", N_ ("Mirrors") },
  [LADDER] = { "ladder", N_ ("Ladders") },
  [MARTES] = { "martes", N_ ("Martes") },
};

extern const UmpGame ump_game_martes_13;

const UmpGame ump_game_martes_13 = {
  .kind = "martes-13",
  .title = N_ ("Martes 13"),
  .min_seats = 3,
  .max_seats = 6,
  .lowest_wins = TRUE,
  .first_option = OPTION_DEALER + 1,
  .first_deals = TRUE,
  .turn_rule = M13_1,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .faces = ump_m13_faces,
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
  .tile = { { UMP_ART_SUIT, UMP_COLOUR_NONE, UMP_SYMBOL_CAT, 5 },
            { UMP_ART_SUIT, UMP_COLOUR_NONE, UMP_SYMBOL_MIRROR, 7 },
            { UMP_ART_CALENDAR, UMP_COLOUR_NONE, UMP_SYMBOL_NONE, MARTES_VALUE } },
  .prepare = prepare,
  .begin = begin,
  .form = form,
  .check = check,
  .apply = apply,
  .score = score,
  .closed = closed,
  .not_now = not_now,
  .sample = sample,
  .prefill = prefill,
  .recall = ump_m13_recall,
  .say = ump_m13_say,
  .prompt = ump_m13_prompt,
  .steps = ump_m13_steps,
  .view = ump_m13_view,
  .seat = ump_m13_seat,
};
