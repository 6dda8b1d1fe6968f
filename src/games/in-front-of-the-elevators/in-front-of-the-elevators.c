/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In Front of the Elevators: three lines of persons who cut in front of one another, three elevators that
 * take the first of them, cafés for three of a type. */
#include "in-front-of-the-elevators.h"

#include <string.h>

#include "core/parse.h"
#include "core/allot.h"

#define MAX_BOX_VALUE 20
/* What can be read as a position; whether the line has it is another question. */
#define MOST_POSITION 1000000

static const char *const colour_words[] = { "blue", "red", "green", "yellow", "brown", NULL };
static const char *const colour_titles[] = { N_ ("blue"),   N_ ("red"),   N_ ("green"),
                                             N_ ("yellow"), N_ ("brown"), NULL };
static const char *const type_words[] = { "girl",        "boy",         "mother",     "father",
                                          "grandmother", "grandfather", "lost-child", NULL };

#define FACE(colour, type, word, C, T)                                                                  \
  {                                                                                                     \
    .id = colour "-" type, .name = word, .look = { UMP_ART_PERSON, UMP_COLOUR_##C, UMP_SYMBOL_##T, 0 }, \
    .row = C                                                                                            \
  }

static const UmpFace faces[] = {
  { 0 },
  FACE ("blue", "girl", N_ ("blue girl"), BLUE, GIRL),
  FACE ("blue", "boy", N_ ("blue boy"), BLUE, BOY),
  FACE ("blue", "mother", N_ ("blue mother"), BLUE, MOTHER),
  FACE ("blue", "father", N_ ("blue father"), BLUE, FATHER),
  FACE ("blue", "grandmother", N_ ("blue grandmother"), BLUE, GRANDMOTHER),
  FACE ("blue", "grandfather", N_ ("blue grandfather"), BLUE, GRANDFATHER),
  FACE ("blue", "lost-child", N_ ("blue lost child"), BLUE, LOST_CHILD),
  FACE ("red", "girl", N_ ("red girl"), RED, GIRL),
  FACE ("red", "boy", N_ ("red boy"), RED, BOY),
  FACE ("red", "mother", N_ ("red mother"), RED, MOTHER),
  FACE ("red", "father", N_ ("red father"), RED, FATHER),
  FACE ("red", "grandmother", N_ ("red grandmother"), RED, GRANDMOTHER),
  FACE ("red", "grandfather", N_ ("red grandfather"), RED, GRANDFATHER),
  FACE ("red", "lost-child", N_ ("red lost child"), RED, LOST_CHILD),
  FACE ("green", "girl", N_ ("green girl"), GREEN, GIRL),
  FACE ("green", "boy", N_ ("green boy"), GREEN, BOY),
  FACE ("green", "mother", N_ ("green mother"), GREEN, MOTHER),
  FACE ("green", "father", N_ ("green father"), GREEN, FATHER),
  FACE ("green", "grandmother", N_ ("green grandmother"), GREEN, GRANDMOTHER),
  FACE ("green", "grandfather", N_ ("green grandfather"), GREEN, GRANDFATHER),
  FACE ("green", "lost-child", N_ ("green lost child"), GREEN, LOST_CHILD),
  FACE ("yellow", "girl", N_ ("yellow girl"), YELLOW, GIRL),
  FACE ("yellow", "boy", N_ ("yellow boy"), YELLOW, BOY),
  FACE ("yellow", "mother", N_ ("yellow mother"), YELLOW, MOTHER),
  FACE ("yellow", "father", N_ ("yellow father"), YELLOW, FATHER),
  FACE ("yellow", "grandmother", N_ ("yellow grandmother"), YELLOW, GRANDMOTHER),
  FACE ("yellow", "grandfather", N_ ("yellow grandfather"), YELLOW, GRANDFATHER),
  FACE ("yellow", "lost-child", N_ ("yellow lost child"), YELLOW, LOST_CHILD),
  FACE ("brown", "girl", N_ ("brown girl"), BROWN, GIRL),
  FACE ("brown", "boy", N_ ("brown boy"), BROWN, BOY),
  FACE ("brown", "mother", N_ ("brown mother"), BROWN, MOTHER),
  FACE ("brown", "father", N_ ("brown father"), BROWN, FATHER),
  FACE ("brown", "grandmother", N_ ("brown grandmother"), BROWN, GRANDMOTHER),
  FACE ("brown", "grandfather", N_ ("brown grandfather"), BROWN, GRANDFATHER),
  FACE ("brown", "lost-child", N_ ("brown lost child"), BROWN, LOST_CHILD),
};
G_STATIC_ASSERT (G_N_ELEMENTS (faces) == N_CARDS + 1);

/* ---- options ------------------------------------------------------------------ */

/* The colours in their order, by seat; with two players the first and third are the first player's. */
static char *
default_families (const UmpSetup *setup)
{
  GString *out = g_string_new (NULL);

  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_string_append (out, seat ? " " : "");
    g_string_append (out, setup->ids[seat]);
    g_string_append_c (out, '=');
    g_string_append (out, colour_words[seat]);
    if (setup->n_seats != 2)
      continue;
    g_string_append_c (out, ',');
    g_string_append (out, colour_words[seat + 2]);
  }
  return g_string_free (out, FALSE);
}

static gboolean
take_families (UmpSetup *setup, UmpIfeFamilies *families, GError **error)
{
  UmpAllot allot;

  if (setup->option_text[OPTION_FAMILIES] == NULL)
    setup->option_text[OPTION_FAMILIES] = default_families (setup);
  if (!ump_allot_read (&allot, colour_words, (const char *const *) setup->ids, setup->n_seats,
                       setup->option_text[OPTION_FAMILIES]) ||
      allot.n_each != ump_ife_n_families (setup))
    return ump_option_refuse (setup, OPTION_FAMILIES, error);
  for (int colour = 0; colour < N_COLOURS; colour++)
    families->owner[colour] = ump_allot_owner (&allot, colour);
  return TRUE;
}

/* Three players leave two colours to nobody: one stays out, one is neutral. */
static gboolean
take_unused (UmpSetup *setup, UmpIfeFamilies *families, GError **error)
{
  int last = -1;

  families->unused = families->neutral = -1;
  if (setup->n_seats != 3)
    return TRUE;
  for (int colour = 0; colour < N_COLOURS; colour++)
    if (families->owner[colour] == UMP_NOBODY)
      last = colour;
  if (setup->option_text[OPTION_UNUSED] == NULL)
    setup->option_text[OPTION_UNUSED] = g_strdup (colour_words[last]);
  families->unused = ump_parse_word (setup->option_text[OPTION_UNUSED], colour_words);
  if (families->unused < 0 || families->owner[families->unused] != UMP_NOBODY)
    return ump_option_refuse (setup, OPTION_UNUSED, error);
  for (int colour = 0; colour < N_COLOURS; colour++)
    if (families->owner[colour] == UMP_NOBODY && colour != families->unused)
      families->neutral = colour;
  return TRUE;
}

static gboolean
prepare (UmpSetup *setup, GError **error)
{
  UmpIfeFamilies *families = g_new0 (UmpIfeFamilies, 1);

  setup->data = families;
  if (!take_families (setup, families, error) || !take_unused (setup, families, error))
    return FALSE;
  for (int colour = 0; colour < N_COLOURS; colour++) {
    families->n_colours += colour != families->unused;
    families->n_deck += ump_ife_n_of_colour (families, colour);
  }
  families->n_deck -= HAND_CARDS * setup->n_seats + LINES;
  for (int face = 1; face <= N_CARDS; face++)
    setup->copies[face] = ump_ife_colour_of (face) != families->unused;
  return TRUE;
}

static void
begin (UmpTable *table)
{
  const UmpSetup *setup = table->setup;

  ump_table_put (table, ump_zone_index (setup, ZONE_BOX, 0, 0), (UmpCard){ 0 }, N_CARDS);
  ump_table_set_counter (table, COUNTER_STARTER, 0, 0, setup->option_value[OPTION_STARTER]);
}

/* ---- attributes of our own -------------------------------------------------------- */

/* Two different types, then the boxes: `girl boy 2 3 4`. */
static gboolean
parse_lift (const UmpSetup *setup, const char *text, UmpMove *move, int attr)
{
  int n_items = 0;
  const char *start;
  gsize n;

  for (; (n = ump_parse_item (&text, &start)) > 0; n_items++) {
    g_autofree char *item = g_strndup (start, n);
    int value = n_items < 2 ? ump_parse_word (item, type_words) : -1;

    if (n_items < 2 && value < 0)
      return FALSE;
    if (n_items >= 2 && (n_items == 2 + MAX_BOXES || !ump_parse_int (item, 0, MAX_BOX_VALUE, &value)))
      return FALSE;
    ump_move_push (move, attr, value);
  }
  return n_items > 2 && ump_move_value (move, attr, 0) != ump_move_value (move, attr, 1);
}

static void
print_lift (const UmpSetup *setup, const UmpMove *move, int attr, GString *out)
{
  for (int k = 0; k < ump_move_n (move, attr); k++) {
    if (k < 2)
      g_string_append_printf (out, "%s%s", k ? " " : "", type_words[ump_move_value (move, attr, k)]);
    else
      g_string_append_printf (out, " %d", ump_move_value (move, attr, k));
  }
}

/* How many cards each deck has; nothing at all is as if it were not there. */
static gboolean
parse_decks (const UmpSetup *setup, const char *text, UmpMove *move, int attr)
{
  const UmpIfeFamilies *families = setup->data;
  int n_items = 0, sum = 0;
  const char *start;
  gsize n;

  for (; (n = ump_parse_item (&text, &start)) > 0; n_items++) {
    g_autofree char *item = g_strndup (start, n);
    int count;

    if (n_items == LINES || !ump_parse_int (item, 0, families->n_deck, &count))
      return FALSE;
    ump_move_push (move, attr, count);
    sum += count;
  }
  return n_items == 0 || (n_items == LINES && sum == families->n_deck);
}

static void
print_decks (const UmpSetup *setup, const UmpMove *move, int attr, GString *out)
{
  for (int k = 0; k < ump_move_n (move, attr); k++)
    g_string_append_printf (out, "%s%d", k ? " " : "", ump_move_value (move, attr, k));
}

static void
print_types (const UmpTable *table, int seat, int nth, GString *out)
{
  if (ump_table_counter (table, COUNTER_LIFT_BOXES, 0, nth) == 0)
    return;
  for (int k = 0; k < 2; k++)
    g_string_append_printf (out, "%s%s", k ? " " : "",
                            type_words[ump_table_counter (table, COUNTER_LIFT_TYPE, 0, 2 * nth + k)]);
}

static void
print_boxes (const UmpTable *table, int seat, int nth, GString *out)
{
  for (int k = 0; k < ump_table_counter (table, COUNTER_LIFT_BOXES, 0, nth); k++)
    g_string_append_printf (out, "%s%d", k ? " " : "",
                            ump_table_counter (table, COUNTER_LIFT_VALUE, 0, nth * MAX_BOXES + k));
}

/* ---- the game --------------------------------------------------------------------------------------- */

static const UmpField options[] = {
  [OPTION_FAMILIES] = { .name = "families",
                        .type = UMP_TYPE_OWN,
                        .flags = UMP_FIELD_LIST | UMP_FIELD_ALLOT,
                        .words = colour_words,
                        .word_titles = colour_titles,
                        .colours = ump_ife_colours,
                        .shape = N_ (
                            "each player once with a colour of blue, red, green, yellow, brown, a blank "
                            "between the players, as in ana=blue bea=red; with two players two each, as in "
                            "ana=blue,green bea=red,yellow"),
                        .title = N_ ("Families"),
                        .help = N_ ("Whose colours score for whom.") },
  [OPTION_UNUSED] = { .name = "unused",
                      .type = UMP_TYPE_OWN,
                      .words = colour_words,
                      .word_titles = colour_titles,
                      .spare_of = OPTION_FAMILIES + 1,
                      .colours = ump_ife_colours,
                      .min_seats = 3,
                      .max_seats = 3,
                      .shape = N_ ("a colour that is nobody's"),
                      .title = N_ ("Colour that stays in the box"),
                      .help = N_ (
                          "The other colour that is nobody's is neutral: one card of it stays in the box."),
                      .rule = "IFE-2" },
  [OPTION_STARTER] = { .name = "starter",
                       .type = UMP_TYPE_PLAYER,
                       .title = N_ ("Starting player"),
                       .help = N_ ("Begins round 1: who last rode without queuing."),
                       .rule = "IFE-1" },
};

static const UmpZoneDef zones[] = {
  [ZONE_LINE] = { .id = "line-%n",
                  .count = LINES,
                  .layout = UMP_LAYOUT_ROW,
                  .span = 9,
                  .band = 3,
                  .title = N_ ("Line {n1}"),
                  .where = N_ ("in line {n1}"),
                  .brief = N_ ("line {n1}"),
                  .among = N_ ("{n0} in lines") },
  [ZONE_LIFT] = { .id = "lift-%n",
                  .count = LINES,
                  .layout = UMP_LAYOUT_FACE,
                  .span = 2,
                  .band = 2,
                  .title = N_ ("Elevator {n1}"),
                  .attrs = { { .name = "types", .print = print_types },
                             { .name = "boxes", .print = print_boxes } } },
  [ZONE_DECK] = { .id = "deck-%n",
                  .count = LINES,
                  .print = UMP_PRINT_COUNT,
                  .layout = UMP_LAYOUT_STACK,
                  .span = 1,
                  .band = 1,
                  .title = N_ ("Deck {n1}"),
                  .among = N_ ("{n0} in the decks") },
  [ZONE_HAND] = { .id = "hand-%p",
                  .scope = UMP_PER_SEAT,
                  .unordered = TRUE,
                  .layout = UMP_LAYOUT_SEAT,
                  .title = N_ ("Hand of {p0}"),
                  .where = N_ ("in the hand of {p0}"),
                  .brief = "{p0}",
                  .among = N_ ("{n0} in hands") },
  [ZONE_CAFE] = { .id = "cafe-%p",
                  .scope = UMP_PER_SEAT,
                  .unordered = TRUE,
                  .layout = UMP_LAYOUT_SEAT,
                  .title = N_ ("Cafés of {p0}"),
                  .where = N_ ("in a café of {p0}"),
                  .brief = N_ ("café"),
                  .among = N_ ("{n0} in cafés") },
  [ZONE_BOX] = { .id = "box",
                 .print = UMP_PRINT_NEVER,
                 .layout = UMP_LAYOUT_NONE,
                 .title = N_ ("Box"),
                 .where = N_ ("in the box"),
                 .brief = N_ ("box"),
                 .among = N_ ("{n0} in the box") },
};

static const UmpCounterDef counters[] = {
  [COUNTER_STARTER] = { .name = "starter" },
  [COUNTER_LIFT_TYPE] = { .name = "lift-type", .count = 2 * LINES },
  [COUNTER_LIFT_BOXES] = { .name = "lift-boxes", .count = LINES },
  [COUNTER_LIFT_VALUE] = { .name = "lift-value", .count = LINES * MAX_BOXES },
  [COUNTER_EVER] = { .name = "ever", .scope = UMP_PER_FACE },
  [COUNTER_TALLIED_LINE] = { .name = "tallied-line", .count = LINES, .per_round = TRUE },
  [COUNTER_TALLY_PLACE] = { .name = "tally-place", .scope = UMP_PER_FACE, .per_round = TRUE },
  [COUNTER_TALLIED_CAFE] = { .name = "tallied-cafe", .scope = UMP_PER_SEAT, .per_round = TRUE },
  [COUNTER_TALLY_SETS] = { .name = "tally-sets", .scope = UMP_PER_SEAT, .per_round = TRUE },
};

#define LIFT(n, titles)                                                                                     \
  {                                                                                                         \
    .name = "lift" #n, .type = UMP_TYPE_OWN, .malformed = IFE_10 + 1, .parse = parse_lift,                  \
    .shape =                                                                                                \
        N_ ("An elevator is two different types, then 1 to 6 boxes of 0 to 20, such as girl,boy,2,3,4."),   \
    .print = print_lift, .title = titles, .words = type_words, .word_titles = ump_ife_type_words, .max = 12 \
  }

static const UmpVerb verbs[] = {
  [VERB_DEAL] = { .name = "deal",
                  .when = UMP_WHEN_BETWEEN,
                  .open = TRUE,
                  .gathers = TRUE,
                  .title = N_ ("Deal"),
                  .attrs = { [DEAL_FIRST] = { .name = "first",
                                              .type = UMP_TYPE_CARDS,
                                              .shape = N_ (
                                                  "Three first cards are needed, one a line, with commas between them."),
                                              .min = LINES,
                                              .max = LINES,
                                              .zone = ZONE_LINE + 1,
                                              .title = N_ ("First cards") },
                             [DEAL_LIFT] = LIFT (1, N_ ("Elevator 1")),
                             [DEAL_LIFT + 1] = LIFT (2, N_ ("Elevator 2")),
                             [DEAL_LIFT + 2] = LIFT (3, N_ ("Elevator 3")),
                             [DEAL_DECKS] = { .name = "decks",
                                              .type = UMP_TYPE_OWN,
                                              .flags = UMP_FIELD_OPTIONAL | UMP_FIELD_LIST,
                                              .malformed = IFE_10 + 1,
                                              .parse = parse_decks,
                                              .shape = N_ (
                                                  "The decks are three numbers that make 28 together with two people, 18 with three, 24 with four."),
                                              .print = print_decks,
                                              .title = N_ ("Decks") } } },
  [VERB_PLAY] = { .name = "play",
                  .when = UMP_WHEN_TURN,
                  .player = TRUE,
                  .deck = TRUE,
                  .says = N_ ("{c0} to line {n1}"),
                  .card_says = TRUE,
                  .title = N_ ("Play a card"),
                  .attrs = { { .name = "card", .type = UMP_TYPE_CARD, .title = N_ ("Card") },
                             { .name = "line",
                               .type = UMP_TYPE_INT,
                               .min = 1,
                               .max = LINES,
                               .title = N_ ("Line"),
                               .zone = ZONE_LINE + 1 },
                             { .name = "moves",
                               .type = UMP_TYPE_CARD,
                               .flags = UMP_FIELD_OPTIONAL,
                               .title = N_ ("Who moves to the end") },
                             { .name = "position",
                               .type = UMP_TYPE_INT,
                               .flags = UMP_FIELD_OPTIONAL | UMP_FIELD_PLACE,
                               .max = MOST_POSITION,
                               .title = N_ ("Place in the line") } } },
  [VERB_DRAW] = { .name = "draw",
                  .when = UMP_WHEN_TURN,
                  .player = TRUE,
                  .says = N_ ("draws from deck {n0}"),
                  .title = N_ ("Draw"),
                  .attrs = { { .name = "deck",
                               .type = UMP_TYPE_INT,
                               .min = 1,
                               .max = LINES,
                               .title = N_ ("Deck"),
                               .zone = ZONE_DECK + 1 },
                             { .name = "back",
                               .type = UMP_TYPE_CHOICE,
                               .flags = UMP_FIELD_OPTIONAL | UMP_FIELD_HIDEABLE,
                               .words = colour_words,
                               .word_titles = colour_titles,
                               .without = N_ ("not looked"),
                               .title = N_ ("Colour of the back") } } },
  [VERB_TALLY_LINE] = { .name = "tally-line",
                        .when = UMP_WHEN_ROUND,
                        .open = TRUE,
                        .tally = TRUE,
                        .rare = TRUE,
                        .title = N_ ("Count a line"),
                        .attrs = { { .name = "line",
                                     .type = UMP_TYPE_INT,
                                     .min = 1,
                                     .max = LINES,
                                     .title = N_ ("Line"),
                                     .zone = ZONE_LINE + 1 },
                                   { .name = "cards",
                                     .type = UMP_TYPE_CARDS,
                                     .title = N_ ("People in the line") } } },
  [VERB_TALLY_CAFE] = { .name = "tally-cafe",
                        .when = UMP_WHEN_ROUND,
                        .open = TRUE,
                        .tally = TRUE,
                        .rare = TRUE,
                        .title = N_ ("Count cafés"),
                        .attrs = { { .name = "player", .type = UMP_TYPE_PLAYER, .title = N_ ("Player") },
                                   { .name = "sets",
                                     .type = UMP_TYPE_WORDS,
                                     .flags = UMP_FIELD_OPTIONAL,
                                     .words = type_words,
                                     .word_titles = ump_ife_types_words,
                                     .title = N_ ("Cafés") } } },
};

static const UmpRule rules[] = {
  [IFE_1] = { "IFE-1", UMP_TURN, FALSE, N_ ("Whose turn, and when") },
  [IFE_2] = { "IFE-2", UMP_FACT, FALSE, N_ ("Each card once, of the colours in play") },
  [IFE_3] = { "IFE-3", UMP_FACT, FALSE, N_ ("Only from a hand that can hold it") },
  [IFE_4] = { "IFE-4", UMP_RULE, FALSE, N_ ("No lost child begins a line") },
  [IFE_5] = { "IFE-5", UMP_RULE, FALSE, N_ ("Three of a type do not begin") },
  [IFE_6] = { "IFE-6", UMP_FACT, FALSE, N_ ("Draw from a deck that has cards") },
  [IFE_7] = { "IFE-7", UMP_FACT, FALSE, N_ ("No more backs of a colour than there are") },
  [IFE_8] = { "IFE-8", UMP_RULE, TRUE, N_ ("Where a card has to go") },
  [IFE_9] = { "IFE-9", UMP_RULE, FALSE, N_ ("A lost child moves one of its colour") },
  [IFE_10] = { "IFE-10", UMP_FORM, FALSE, N_ ("Say it completely") },
  [IFE_11] = { "IFE-11", UMP_FACT, FALSE, N_ ("Counts that are possible") },
  [IFE_12] = { "IFE-12", UMP_RULE, TRUE, N_ ("Three of a type do not stay in a line") },
};

/* Everybody but the lost child, who counts double on no card. */
static const char *const rider_words[] = { "girl",        "boy",         "mother", "father",
                                           "grandmother", "grandfather", NULL };
static const UmpLook rider_looks[] = {
  { UMP_ART_PERSON, UMP_COLOUR_NONE, UMP_SYMBOL_GIRL, 0 },
  { UMP_ART_PERSON, UMP_COLOUR_NONE, UMP_SYMBOL_BOY, 0 },
  { UMP_ART_PERSON, UMP_COLOUR_NONE, UMP_SYMBOL_MOTHER, 0 },
  { UMP_ART_PERSON, UMP_COLOUR_NONE, UMP_SYMBOL_FATHER, 0 },
  { UMP_ART_PERSON, UMP_COLOUR_NONE, UMP_SYMBOL_GRANDMOTHER, 0 },
  { UMP_ART_PERSON, UMP_COLOUR_NONE, UMP_SYMBOL_GRANDFATHER, 0 },
};
static const char *const group_words[] = { "girl boy", "mother grandmother", "father grandfather", NULL };

static const UmpPart parts[] = {
  { .id = "lifts",
    .type = UMP_PART_FACES,
    .title = N_ ("Elevator faces"),
    .help =
        N_ ("What stands on the nine elevator cards: who counts double, and the boxes from front to back."),
    .sides = { { "2-4", N_ ("side for two and four people"), 1 << 2 | 1 << 4 },
               { "3", N_ ("side for three people"), 1 << 3 } },
    .n_rows = LINES,
    .n_columns = ROUNDS,
    .rows = N_ ("group {n0}"),
    .columns = N_ ("round {n0}"),
    .words = rider_words,
    .titles = ump_ife_type_words,
    .looks = rider_looks,
    .row_words = group_words,
    .max = MAX_BOX_VALUE,
    .most = MAX_BOXES,
    .verb = VERB_DEAL,
    .first_attr = DEAL_LIFT,
    .n_attrs = LINES },
};

static const UmpLine lines[] = {
  [0] = { "lift-1", N_ ("Elevator 1") },
  [1] = { "lift-2", N_ ("Elevator 2") },
  [2] = { "lift-3", N_ ("Elevator 3") },
  [LINE_CAFE] = { "cafe", N_ ("Cafés") },
};

static int
first_next (const UmpTable *table)
{
  return ump_table_counter (table, COUNTER_STARTER, 0, 0);
}

extern const UmpGame ump_game_in_front_of_the_elevators;

const UmpGame ump_game_in_front_of_the_elevators = {
  .kind = "in-front-of-the-elevators",
  .title = N_ ("In Front of the Elevators"),
  .min_seats = 2,
  .max_seats = 4,
  .first_option = OPTION_STARTER + 1,
  .first_next = first_next,
  .turn_rule = IFE_1,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .faces = faces,
  .n_faces = G_N_ELEMENTS (faces),
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
  .tile = { { UMP_ART_PERSON, UMP_COLOUR_BLUE, UMP_SYMBOL_FATHER, 0 },
            { UMP_ART_PERSON, UMP_COLOUR_RED, UMP_SYMBOL_GIRL, 0 },
            { UMP_ART_PERSON, UMP_COLOUR_GREEN, UMP_SYMBOL_GRANDMOTHER, 0 } },
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .prepare = prepare,
  .begin = begin,
  .form = ump_ife_form,
  .not_now = ump_ife_not_now,
  .check = ump_ife_check,
  .apply = ump_ife_apply,
  .score = ump_ife_score,
  .closed = ump_ife_closed,
  .candidates = ump_ife_candidates,
  .sample = ump_ife_sample,
  .prefill = ump_ife_prefill,
  .recall = ump_ife_recall,
  .say = ump_ife_say,
  .prompt = ump_ife_prompt,
  .steps = ump_ife_steps,
  .markers = ump_ife_markers,
  .view = ump_ife_view,
  .seat = ump_ife_seat,
};
