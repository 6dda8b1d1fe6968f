/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Level 8: eight levels of groups to be laid, round after round; laying the eighth wins. */
#include "level-8.h"

#include "core/parse.h"

/* ---- setup ------------------------------------------------------------------- */

static gboolean
read_levels (const char *text, UmpL8Level *levels)
{
  const char *start;
  gsize n;
  int found = 0;

  while ((n = ump_parse_item (&text, &start)) > 0) {
    g_autofree char *word = g_strndup (start, n);

    if (found == N_LEVELS || !ump_l8_read_level (word, &levels[found++]))
      return FALSE;
  }
  for (int i = 0; i < found; i++)
    ump_l8_word_level (&levels[i]);
  return found == N_LEVELS;
}

/* Who plays with two stars while the others do not. */
static gboolean
read_harder (const UmpSetup *setup, gboolean *two_stars)
{
  const char *text = setup->option_text[OPTION_HARDER], *start;
  gsize n;

  while ((n = ump_parse_item (&text, &start)) > 0) {
    g_autofree char *id = g_strndup (start, n);
    int seat = ump_setup_seat (setup, id);

    if (seat < 0 || two_stars[seat])
      return FALSE;
    two_stars[seat] = TRUE;
  }
  return TRUE;
}

/* What is wrong with the sides of the level cards together, NULL for nothing. The usual levels are those of
 * one star: for two nothing is known, so they have to be given. */
static const char *
wrong_sides (const UmpSetup *setup)
{
  const char *harder = setup->option_text[OPTION_HARDER], *levels2 = setup->option_text[OPTION_LEVELS2],
             *start;
  gboolean both = setup->option_value[OPTION_FACE] == 1;
  gboolean some = ump_parse_item (&harder, &start) > 0, given = ump_parse_item (&levels2, &start) > 0;

  if (both && some)
    return N_ ("harder goes with face=1: with face=2 everybody plays with two stars");
  if (some && !given)
    return N_ ("harder needs levels2: eight words from the side with two stars, such as R3+C4");
  if (given && !some)
    return N_ ("levels2 goes with harder: who plays with two stars?");
  if (both && !setup->option_given[OPTION_LEVELS])
    return N_ ("face=2 needs levels: eight words from the side with two stars, such as R3+C4");
  return NULL;
}

static gboolean
prepare (UmpSetup *setup, GError **error)
{
  UmpL8Deck *deck = g_new0 (UmpL8Deck, 1);
  const char *wrong;
  gboolean some = FALSE;

  setup->data = deck;
  if (!read_harder (setup, deck->two_stars))
    return ump_option_refuse (setup, OPTION_HARDER, error);
  wrong = wrong_sides (setup);
  if (wrong != NULL)
    return ump_option_refuse_together (wrong, error);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    some |= deck->two_stars[seat];
    deck->two_stars[seat] |= setup->option_value[OPTION_FACE] == 1;
  }
  if (!read_levels (setup->option_text[OPTION_LEVELS], deck->levels[0]))
    return ump_option_refuse (setup, OPTION_LEVELS, error);
  if (some && !read_levels (setup->option_text[OPTION_LEVELS2], deck->levels[1]))
    return ump_option_refuse (setup, OPTION_LEVELS2, error);
  for (int face = 1; face < FACE_WILD; face++)
    setup->copies[face] = 1;
  setup->copies[FACE_WILD] = setup->option_value[OPTION_WILDS];
  setup->copies[FACE_SKIP] = setup->option_value[OPTION_SKIPS];
  for (int face = 1; face < N_FACES; face++)
    deck->n_cards += setup->copies[face];
  return TRUE;
}

static void
begin (UmpTable *table)
{
  const UmpL8Deck *deck = table->setup->data;

  ump_table_put (table, ump_zone_index (table->setup, ZONE_STOCK, 0, 0), (UmpCard){ 0 }, deck->n_cards);
}

/* ---- values of attributes ------------------------------------------------------- */

static const char *const from_words[] = { "stock", NULL };

/* A player called `stock` has a pile that cannot be named. */
static gboolean
parse_from (const UmpSetup *setup, const char *text, UmpMove *move, int attr)
{
  int seat = ump_setup_seat (setup, text);
  gboolean stock = ump_parse_word (text, from_words) == 0;

  if (!stock && seat < 0)
    return FALSE;
  ump_move_push (move, attr, stock ? 0 : seat + 1);
  return TRUE;
}

static void
print_from (const UmpSetup *setup, const UmpMove *move, int attr, GString *out)
{
  int from = ump_move_int (move, attr);

  g_string_append (out, from ? setup->ids[from - 1] : from_words[0]);
}

static UmpText
label_from (const UmpSetup *setup, const UmpMove *move, int attr)
{
  int from = ump_move_int (move, attr);

  return from ? UMP_TEXT (N_ ("Discard pile of {p0}"), { UMP_P (from - 1) }) : UMP_PLAIN (N_ ("Stock"));
}

/* `ana.2` */
static gboolean
parse_group (const UmpSetup *setup, const char *text, UmpMove *move, int attr)
{
  g_auto (GStrv) halves = g_strsplit (text, ".", 2);
  int seat, nth;

  if (g_strv_length (halves) != 2 || (seat = ump_setup_seat (setup, halves[0])) < 0 ||
      !ump_parse_int (halves[1], 1, G_MAXINT, &nth))
    return FALSE;
  ump_move_push (move, attr, seat);
  ump_move_push (move, attr, nth);
  return TRUE;
}

static void
print_group (const UmpSetup *setup, const UmpMove *move, int attr, GString *out)
{
  g_string_append_printf (out, "%s.%d", setup->ids[ump_move_value (move, attr, 0)],
                          ump_move_value (move, attr, 1));
}

static UmpText
label_group (const UmpSetup *setup, const UmpMove *move, int attr)
{
  return UMP_TEXT (N_ ("Group {n1} of {p0}"),
                   { UMP_P (ump_move_value (move, attr, 0)), UMP_N (ump_move_value (move, attr, 1)) });
}

/* ---- the game ----------------------------------------------------------------------------- */

static const char *const yes_words[] = { "no", "yes", NULL };
static const char *const yes_titles[] = { N_ ("no"), N_ ("yes"), NULL };
static const char *const face_words[] = { "1", "2", NULL };
static const char *const face_titles[] = { N_ ("one star"), N_ ("two stars"), NULL };

static void
print_skips (const UmpTable *table, int seat, int nth, GString *out)
{
  g_string_append_printf (out, "%d", ump_table_zone_of (table, ZONE_UNDER, 0, 0)->n);
}

static void
print_level (const UmpTable *table, int seat, int nth, GString *out)
{
  g_string_append_printf (out, "%d", ump_l8_level_in_round (table, seat));
}

static void
print_laid (const UmpTable *table, int seat, int nth, GString *out)
{
  g_string_append (out, yes_words[ump_l8_laid (table, seat) > 0]);
}

static const UmpField options[] = {
  [OPTION_FACE] = { .name = "face",
                    .type = UMP_TYPE_CHOICE,
                    .words = face_words,
                    .word_titles = face_titles,
                    .fallback = "1",
                    .title = N_ ("Side of the level cards"),
                    .help = N_ (
                        "With two stars cards may be kept between rounds, and the levels have to be given."),
                    .rule = "L8-12" },
  [OPTION_LEVELS] = { .name = "levels",
                      .type = UMP_TYPE_OWN,
                      .fallback = "R3+R3 S2+S2+S2+S2 R3+C4 R6+S2 R7 S2+S3+S3 S3+C5 S2+S3+S4",
                      .flags = UMP_FIELD_LIST,
                      .shape =
                          N_ ("eight levels of one to five groups such as R3+C4 (R run, S same number, C one "
                              "colour, then the size from 2), at most 10 cards each"),
                      .title = N_ ("Levels"),
                      .help = N_ ("What has to be laid on each level. Compare levels 3 to 8 with your card."),
                      .rule = "L8-5" },
  [OPTION_HARDER] = { .name = "harder",
                      .type = UMP_TYPE_OWN,
                      .fallback = "",
                      .flags = UMP_FIELD_LIST | UMP_FIELD_PEOPLE,
                      .shape = N_ ("ids of players, each once, or nothing"),
                      .title = N_ ("With two stars"),
                      .help = N_ ("Who plays with the harder side while the others play with one star."),
                      .rule = "L8-12" },
  [OPTION_LEVELS2] = { .name = "levels2",
                       .type = UMP_TYPE_OWN,
                       .fallback = "",
                       .flags = UMP_FIELD_LIST,
                       .shape =
                           N_ ("eight levels of one to five groups such as R3+C4 (R run, S same number, C "
                               "one colour, then the size from 2), at most 10 cards each, or nothing"),
                       .title = N_ ("Levels with two stars"),
                       .help = N_ ("What has to be laid by those who alone play with the harder side."),
                       .rule = "L8-5" },
  [OPTION_WILDS] = { .name = "wilds",
                     .type = UMP_TYPE_INT,
                     .max = 12,
                     .fallback = "7",
                     .title = N_ ("Wilds"),
                     .help = N_ ("How many the deck has; other editions have 5 or 6."),
                     .rule = "L8-2" },
  [OPTION_SKIPS] = { .name = "skips",
                     .type = UMP_TYPE_INT,
                     .max = 12,
                     .fallback = "4",
                     .title = N_ ("Skips"),
                     .help = N_ ("How many the deck has; other editions have 3."),
                     .rule = "L8-2" },
  [OPTION_DEALER] = { .name = "dealer",
                      .type = UMP_TYPE_PLAYER,
                      .flags = UMP_FIELD_LAST_SEAT,
                      .title = N_ ("First dealer"),
                      .help = N_ ("Deals round 1; then the deal passes on each round."),
                      .rule = "L8-1" },
};

static const UmpZoneDef zones[] = {
  [ZONE_STOCK] = { .id = "stock",
                   .print = UMP_PRINT_COUNT,
                   .layout = UMP_LAYOUT_STACK,
                   .span = 2,
                   .title = N_ ("Stock"),
                   .where = N_ ("in the stock"),
                   .brief = N_ ("stock"),
                   .among = N_ ("{n0} in the stock"),
                   .attrs = { { .name = "skips", .print = print_skips } } },
  [ZONE_LEVEL] = { .id = "level-%p",
                   .scope = UMP_PER_SEAT,
                   .layout = UMP_LAYOUT_BADGE,
                   .span = 2,
                   .title = N_ ("Level of {p0}"),
                   .attrs = { { .name = "level", .print = print_level },
                              { .name = "laid", .print = print_laid } } },
  [ZONE_GROUP] = { .id = "group-%p-%n",
                   .scope = UMP_PER_SEAT,
                   .count = MAX_GROUPS,
                   .unordered = TRUE,
                   .layout = UMP_LAYOUT_BOX,
                   .span = 1,
                   .title = N_ ("Group {n1} of {p0}"),
                   .where = N_ ("laid by {p0}"),
                   .brief = N_ ("laid"),
                   .among = N_ ("{n0} laid") },
  [ZONE_HAND] = { .id = "hand-%p",
                  .scope = UMP_PER_SEAT,
                  .unordered = TRUE,
                  .face_down = TRUE,
                  .layout = UMP_LAYOUT_CHIPS,
                  .span = 3,
                  .title = N_ ("Hand of {p0}"),
                  .where = N_ ("in the hand of {p0}"),
                  .brief = "{p0}",
                  .among = N_ ("{n0} in hands") },
  [ZONE_DISCARD] = { .id = "discard-%p",
                     .scope = UMP_PER_SEAT,
                     .layout = UMP_LAYOUT_STACK,
                     .span = 2,
                     .title = N_ ("Discard pile of {p0}"),
                     .where = N_ ("in the discard pile of {p0}"),
                     .brief = N_ ("pile"),
                     .among = N_ ("{n0} in discard piles") },
  [ZONE_FRONT] = { .id = "front-%p",
                   .scope = UMP_PER_SEAT,
                   .layout = UMP_LAYOUT_SEAT,
                   .title = N_ ("In front of {p0}"),
                   .where = N_ ("in front of {p0}"),
                   .brief = "{p0}",
                   .among = N_ ("{n0} in front of somebody") },
  [ZONE_UNDER] = { .id = "under",
                   .print = UMP_PRINT_NEVER,
                   .layout = UMP_LAYOUT_NONE,
                   .title = N_ ("Under the stock"),
                   .where = N_ ("under the stock"),
                   .brief = N_ ("stock"),
                   .among = N_ ("{n0} under the stock") },
  [ZONE_AWAY] = { .id = "away",
                  .print = UMP_PRINT_NEVER,
                  .layout = UMP_LAYOUT_NONE,
                  .title = N_ ("Played as last card"),
                  .where = N_ ("played as last card"),
                  .brief = N_ ("gone"),
                  .among = N_ ("{n0} played as last card") },
};

static const UmpCounterDef counters[] = {
  [COUNTER_LEVEL] = { .name = "level", .scope = UMP_PER_SEAT, .start = 1 },
  [COUNTER_LAID] = { .name = "laid", .scope = UMP_PER_SEAT, .per_round = TRUE },
  [COUNTER_GROUP] = { .name = "group", .scope = UMP_PER_SEAT, .count = MAX_GROUPS, .per_round = TRUE },
  [COUNTER_OUT] = { .name = "out", .per_round = TRUE },
  [COUNTER_DRAWN] = { .name = "drawn", .per_round = TRUE },
  [COUNTER_KEPT] = { .name = "kept", .scope = UMP_PER_SEAT, .per_round = TRUE },
  [COUNTER_TALLIED] = { .name = "tallied", .scope = UMP_PER_SEAT, .per_round = TRUE },
  [COUNTER_N_TALLIED] = { .name = "n-tallied", .per_round = TRUE },
};

#define SET(n, word)                                                                             \
  {                                                                                              \
    .name = "set" #n, .type = UMP_TYPE_CARDS, .flags = UMP_FIELD_MISSABLE | UMP_FIELD_STAND_INS, \
    .malformed = L8_11 + 1, .from = ZONE_HAND + 1, .title = word                                 \
  }

static const UmpVerb verbs[] = {
  [VERB_DEAL] = { .name = "deal",
                  .when = UMP_WHEN_BETWEEN,
                  .gathers = TRUE,
                  .title = N_ ("Deal"),
                  .attrs = { { .name = "up", .type = UMP_TYPE_CARD, .title = N_ ("Card turned up") } } },
  [VERB_DRAW] = { .name = "draw",
                  .when = UMP_WHEN_TURN,
                  .player = TRUE,
                  .title = N_ ("Draw"),
                  .attrs = { { .name = "from",
                               .type = UMP_TYPE_OWN,
                               .flags = UMP_FIELD_PERSON,
                               .words = from_words,
                               .parse = parse_from,
                               .print = print_from,
                               .label = label_from,
                               .shape = N_ ("“{s0}” is “stock”, or the player whose discard pile it is."),
                               .title = N_ ("From") } } },
  [VERB_LAY] = { .name = "lay",
                 .when = UMP_WHEN_TURN,
                 .player = TRUE,
                 .open = TRUE,
                 .title = N_ ("Lay the level"),
                 .attrs = { SET (1, N_ ("Group 1")), SET (2, N_ ("Group 2")), SET (3, N_ ("Group 3")),
                            SET (4, N_ ("Group 4")), SET (5, N_ ("Group 5")) } },
  [VERB_ADD] = { .name = "add",
                 .when = UMP_WHEN_TURN,
                 .player = TRUE,
                 .open = TRUE,
                 .title = N_ ("Add"),
                 .attrs = { { .name = "to",
                              .type = UMP_TYPE_OWN,
                              .flags = UMP_FIELD_PERSON,
                              .parse = parse_group,
                              .print = print_group,
                              .label = label_group,
                              .shape = N_ ("A group is a player, a dot and its number, such as ana.1."),
                              .title = N_ ("Group") },
                            { .name = "cards",
                              .type = UMP_TYPE_CARDS,
                              .flags = UMP_FIELD_STAND_INS,
                              .malformed = L8_11 + 1,
                              .from = ZONE_HAND + 1,
                              .title = N_ ("Cards") } } },
  [VERB_DISCARD] = { .name = "discard",
                     .when = UMP_WHEN_TURN,
                     .player = TRUE,
                     .deck = TRUE,
                     .says = N_ ("discards {c0}"),
                     .title = N_ ("Discard"),
                     .attrs = { { .name = "card",
                                  .type = UMP_TYPE_CARD,
                                  .from = ZONE_HAND + 1,
                                  .title = N_ ("Card") } } },
  [VERB_SKIP] = { .name = "skip",
                  .when = UMP_WHEN_TURN,
                  .face = FACE_SKIP,
                  .player = TRUE,
                  .says = N_ ("plays a skip on {p0}"),
                  .title = N_ ("Skip"),
                  .attrs = { { .name = "player",
                               .type = UMP_TYPE_PLAYER,
                               .title = N_ ("Who is skipped") } } },
  [VERB_KEEP] = { .name = "keep",
                  .player = TRUE,
                  .says = N_ ("keeps {k0}"),
                  .title = N_ ("Keep cards"),
                  .attrs = { { .name = "count",
                               .type = UMP_TYPE_INT,
                               .max = MAX_KEPT,
                               .title = N_ ("Cards kept") } } },
  [VERB_TALLY] = { .name = "tally",
                   .when = UMP_WHEN_ROUND,
                   .open = TRUE,
                   .tally = TRUE,
                   .rare = TRUE,
                   .title = N_ ("Result of the round"),
                   .attrs = { { .name = "player", .type = UMP_TYPE_PLAYER, .title = N_ ("Player") },
                              { .name = "done",
                                .type = UMP_TYPE_CHOICE,
                                .words = yes_words,
                                .word_titles = yes_titles,
                                .title = N_ ("Level laid") },
                              { .name = "out",
                                .type = UMP_TYPE_CHOICE,
                                .words = yes_words,
                                .word_titles = yes_titles,
                                .title = N_ ("Out") } } },
};

static const UmpRule rules[] = {
  [L8_1] = { "L8-1", UMP_TURN, FALSE, N_ ("Whose turn, and in what order") },
  [L8_2] = { "L8-2", UMP_FACT, FALSE, N_ ("A card lies in one place") },
  [L8_3] = { "L8-3", UMP_FACT, FALSE, N_ ("Cards come from one's own hand") },
  [L8_4] = { "L8-4", UMP_FACT, FALSE, N_ ("Nothing is drawn from an empty pile") },
  [L8_5] = { "L8-5", UMP_RULE, FALSE, N_ ("Exactly the groups of the level") },
  [L8_6] = { "L8-6", UMP_RULE, FALSE, N_ ("One level a round") },
  [L8_7] = { "L8-7", UMP_RULE, FALSE, N_ ("Adding only after laying") },
  [L8_8] = { "L8-8", UMP_RULE, FALSE, N_ ("What is added fits the group") },
  [L8_9] = { "L8-9", UMP_RULE, FALSE, N_ ("One card is left to discard") },
  [L8_10] = { "L8-10", UMP_RULE, FALSE, N_ ("Who may be skipped") },
  [L8_11] = { "L8-11", UMP_FORM, FALSE, N_ ("What wilds stand for") },
  [L8_12] = { "L8-12", UMP_RULE, FALSE, N_ ("Who may keep cards") },
  [L8_13] = { "L8-13", UMP_FACT, FALSE, N_ ("Results that are possible") },
};

/* Level 1 is certain, level 2 probable; the others are those of another edition. */
static const UmpSure level_sure[N_LEVELS] = {
  UMP_SURE_CERTAIN,   UMP_SURE_PROBABLE,  UMP_SURE_UNCHECKED, UMP_SURE_UNCHECKED,
  UMP_SURE_UNCHECKED, UMP_SURE_UNCHECKED, UMP_SURE_UNCHECKED, UMP_SURE_UNCHECKED,
};
static const char *const sort_titles[] = { N_ ("run"), N_ ("same number"), N_ ("one colour"), NULL };

static void
say_level (const UmpSetup *setup, int row, UmpText *text)
{
  const UmpL8Deck *deck = setup->data;

  if (deck->levels[1][row - 1].n_groups)
    *text = UMP_TEXT (N_ ("{t0}; with two stars {t1}"),
                      { UMP_T (&deck->levels[0][row - 1].words), UMP_T (&deck->levels[1][row - 1].words) });
  else
    *text = UMP_TEXT ("{t0}", { UMP_T (&deck->levels[0][row - 1].words) });
}

static const UmpPart parts[] = {
  { .id = "levels",
    .type = UMP_PART_LEVELS,
    .title = N_ ("Levels"),
    .help = N_ ("What has to be laid on each level, as it stands on your level cards."),
    .usual = N_ ("2016 edition"),
    .sides = { { .id = "1", .title = N_ ("one star") }, { .id = "2", .title = N_ ("two stars") } },
    .n_rows = N_LEVELS,
    .n_columns = 1,
    .rows = N_ ("Level {n0}"),
    .letters = "RSC",
    .titles = sort_titles,
    .min = 2,
    .max = MAX_NUMBER,
    .most = MAX_GROUPS,
    .most_sum = MAX_LEVEL_CARDS,
    .option = OPTION_LEVELS + 1,
    .side_option = OPTION_FACE + 1,
    .sure = level_sure,
    .counter = COUNTER_LEVEL + 1,
    .say_row = say_level,
    .compare = N_ ("Levels {n0} to {n1} come from another edition: compare them with your card."),
    .compare_one = N_ ("Level {n0} comes from another edition: compare it with your card.") },
};

static const UmpLine lines[] = {
  [LINE_LAID] = { "laid", N_ ("Laid") },
  [LINE_OUT] = { "out", N_ ("Went out") },
  [LINE_NOTHING] = { "nothing", N_ ("Not laid") },
};

extern const UmpGame ump_game_level_8;

const UmpGame ump_game_level_8 = {
  .kind = "level-8",
  .title = N_ ("Level 8"),
  .min_seats = 2,
  .max_seats = 6,
  .no_points = TRUE,
  .first_option = OPTION_DEALER + 1,
  .first_deals = TRUE,
  .turn_rule = L8_1,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .faces = ump_l8_faces,
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
  .tile = { { UMP_ART_NUMBER, UMP_COLOUR_BLUE, UMP_SYMBOL_NONE, 8 },
            { UMP_ART_WILD, UMP_COLOUR_NONE, UMP_SYMBOL_NONE, 0 },
            { UMP_ART_NUMBER, UMP_COLOUR_RED, UMP_SYMBOL_NONE, 8 } },
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .prepare = prepare,
  .begin = begin,
  .form = ump_l8_form,
  .not_now = ump_l8_not_now,
  .check = ump_l8_check,
  .apply = ump_l8_apply,
  .score = ump_l8_score,
  .closed = ump_l8_closed,
  .candidates = ump_l8_candidates,
  .sample = ump_l8_sample,
  .prefill = ump_l8_prefill,
  .recall = ump_l8_recall,
  .tell = ump_l8_tell,
  .say = ump_l8_say,
  .prompt = ump_l8_prompt,
  .steps = ump_l8_steps,
  .markers = ump_l8_markers,
  .view = ump_l8_view,
  .seat = ump_l8_seat,
  .sketch = ump_l8_sketch,
};
