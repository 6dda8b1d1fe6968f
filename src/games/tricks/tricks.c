/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trick games of all kinds, said by options: what lies open for all is entered, and hands are judged by what
 * their plays say of them. */
#include "tricks.h"

static const char *const best_words[] = { "high", "low", NULL };
static const char *const best_titles[] = { N_ ("the highest total"), N_ ("the lowest total"), NULL };
static const char *const yes_words[] = { "no", "yes", NULL };
static const char *const yes_titles[] = { N_ ("no"), N_ ("yes"), NULL };
static const char *const sides_words[] = { "0", "2", "3", "4", NULL };
static const char *const sides_titles[] = { N_ ("each alone"), N_ ("two sides"), N_ ("three sides"),
                                            N_ ("four sides"), NULL };
static const char *const deck_words[] = { "french", "latin", NULL };
static const char *const deck_titles[] = { N_ ("French"), N_ ("Latin"), NULL };
static const char *const copies_words[] = { "1", "2", NULL };
static const char *const copies_titles[] = { N_ ("one"), N_ ("two"), NULL };
static const char *const buried_words[] = { "nobody", "caller", "last", NULL };
static const char *const buried_titles[] = { N_ ("nobody"), N_ ("the caller"),
                                             N_ ("whoever takes the last trick"), NULL };
static const char *const up_words[] = { "apart", "dealer", "caller", "order", NULL };
static const char *const up_titles[] = { N_ ("beside the pack"), N_ ("the dealer's own card"),
                                         N_ ("with the caller"), N_ ("with the dealer"), NULL };
static const char *const caller_words[] = { "any", "dealer", "left", "best", NULL };
static const char *const caller_titles[] = { N_ ("anybody"), N_ ("the dealer"), N_ ("the dealer's left"),
                                             N_ ("whoever took the most tricks"), NULL };
static const char *const follow_words[] = { "must", "trump", "late", "free", NULL };
static const char *const follow_titles[] = { N_ ("follow suit"), N_ ("follow or trump"),
                                             N_ ("when the stock is empty"), N_ ("nothing"), NULL };
static const char *const void_words[] = { "any", "trump", NULL };
static const char *const void_titles[] = { N_ ("anything"), N_ ("a trump"), NULL };
static const char *const beat_words[] = { "no", "trumps", "all", NULL };
static const char *const beat_titles[] = { N_ ("never"), N_ ("trumps only"), N_ ("always"), NULL };
static const char *const under_words[] = { "may", "must", "never", NULL };
static const char *const under_titles[] = { N_ ("play anything"), N_ ("trump all the same"),
                                            N_ ("never trump under"), NULL };
static const char *const double_words[] = { "2", "4", NULL };
static const char *const double_titles[] = { N_ ("doubled"), N_ ("redoubled"), NULL };
static const char *const alone_words[] = { "yes", NULL };
static const char *const alone_titles[] = { N_ ("alone"), NULL };
static const char *const call_words[] = { "C",      "D",     "H",    "S",    "oro", "copa",
                                          "espada", "basto", "none", "down", NULL };
static const char *const call_titles[] = { N_ ("clubs"),     N_ ("diamonds"), N_ ("hearts"), N_ ("spades"),
                                           N_ ("coins"),     N_ ("cups"),     N_ ("swords"), N_ ("batons"),
                                           N_ ("no trumps"), N_ ("down"),     NULL };

/* clang-format off */
#define YES_NO(text, of, named, what) \
  { .name = text, .type = UMP_TYPE_CHOICE, .words = yes_words, .word_titles = yes_titles, .fallback = "no", \
    .title = named, .help = what, .rule = of }
#define WORDS(text, list, usual, of, named, what) \
  { .name = text, .type = UMP_TYPE_CHOICE, .words = list##_words, .word_titles = list##_titles, \
    .fallback = usual, .title = named, .help = what, .rule = of }
#define OWN(text, id, more, usual, form, of, named, what) \
  { .name = text, .type = UMP_TYPE_OWN, .flags = more, .presets = ump_tricks_presets_##id, \
    .fallback = usual, \
    .shape = form, .title = named, .help = what, .rule = of }
/* The same of formulas. */
#define FORMULAS(text, id, form, of, named, what) \
  { .name = text, .type = UMP_TYPE_OWN, .presets = ump_tricks_presets_##id, .formulas = &formulas_##id, .fallback = "", \
    .shape = form, .title = named, .help = what, .rule = of }
#define NUMBER(text, most, named, what) \
  { .name = text, .type = UMP_TYPE_INT, .max = most, .fallback = "0", .title = named, .help = what }
/* What formulas may name, besides what the options call by a name of their own. */
static const UmpFormulaName names[] = {
  { "tricks", N_ ("the number of tricks"), NULL },
  { "cards", N_ ("what the cards count"), NULL },
  { "declared", N_ ("what was declared"), NULL },
  { "revokes", N_ ("the number of revokes"), NULL },
  { "bid", N_ ("the bid"), NULL },
  { "caller", N_ ("1 for who called"), N_ ("this person called") },
  { "side(caller)", N_ ("1 for the side that called"), N_ ("this side called") },
  { "side(tricks)", N_ ("the number of the side's tricks"), NULL },
  { "side(bid)", N_ ("the side's bids together"), NULL },
  { "dealer", N_ ("1 for the dealer"), N_ ("this person deals") },
  { "level", N_ ("what was called"), NULL },
  { "alone", N_ ("1 for who plays alone"), N_ ("somebody plays alone") },
  { "double", N_ ("the number of times it counts"), NULL },
  { "trump", N_ ("the number of the trump suit"), N_ ("there are trumps") },
  { "hand", N_ ("the number of cards in a hand"), NULL },
  { NULL, NULL, NULL } };
static const UmpFormulas formulas_check = { names, 0, TRUE }, formulas_values = { names, '=', FALSE },
                         formulas_points = { names, 0, FALSE }, formulas_bonus = { names, ':', FALSE },
                         formulas_out = { names, 0, TRUE }, formulas_end = { names, 0, TRUE },
                         formulas_stop = { names, 0, TRUE };

static const UmpField options[] = {
  [OPTION_NAME] = { .name = "name", .type = UMP_TYPE_TEXT, .max = 200, .fallback = "Tricks",
                    .title = N_ ("Game"), .help = N_ ("What is being played.") },
  [OPTION_BEST] = WORDS ("best", best, "high", NULL, N_ ("Who wins"), N_ ("The best total.")),
  [OPTION_ROUNDS] = OWN ("rounds", rounds, 0, "0",
                     N_ ("a number from 0 to 100, or hands"), NULL,
                     N_ ("Rounds"),
                     N_ ("The game ends after so many; 0 for no limit, hands for as many as the list of hands is long.")),
  [OPTION_TARGET] = OWN ("target", target, 0, "", N_ ("a whole number, or nothing"), NULL,
                     N_ ("Target"), N_ ("The game ends with the round in which somebody reaches it.")),
  [OPTION_DEALER] = { .name = "dealer", .type = UMP_TYPE_PLAYER, .flags = UMP_FIELD_LAST_SEAT,
                      .title = N_ ("First dealer"), .help =
                     N_ ("Deals round 1; then the deal passes on each round."), .rule = "T-1" },
  [OPTION_SIDES] = WORDS ("sides", sides, "0", NULL, N_ ("Sides"),
                     N_ ("Partners sit opposite; 0 for each alone.")),
  [OPTION_DECK] = WORDS ("deck", deck, "french", NULL, N_ ("Cards"), N_ ("Which pack it is.")),
  [OPTION_RANKS] = OWN ("ranks", ranks, UMP_FIELD_LIST, "2 3 4 5 6 7 8 9 10 J Q K A",
                     N_ ("different ranks, the lowest first"), NULL,
                     N_ ("Ranks"),
                     N_ ("The ranks of the pack and their order.")),
  [OPTION_TRUMP_RANKS] = OWN ("trump-ranks", trump_ranks, UMP_FIELD_LIST, "",
                     N_ ("the same ranks in another order, or nothing"), NULL,
                     N_ ("Ranks of trumps"),
                     N_ ("Their order among trumps, if it is another.")),
  [OPTION_TOP] = OWN ("top", top, UMP_FIELD_LIST, "",
                     N_ ("different cards, right or left, the lowest first, or nothing"), NULL,
                     N_ ("Highest trumps"),
                     N_ ("Cards that are trumps above all others.")),
  [OPTION_COPIES] = WORDS ("copies", copies, "1", NULL, N_ ("Copies"),
                     N_ ("Of each card; of two equal ones the first takes.")),
  [OPTION_JOKERS] = NUMBER ("jokers", 8, N_ ("Jokers"), N_ ("So many, besides.")),
  [OPTION_FOOLS] = NUMBER ("fools", 8, N_ ("Fools"), N_ ("So many, besides; they take nothing.")),
  [OPTION_REMOVE] = OWN ("remove", remove, UMP_FIELD_LIST, "", N_ ("cards such as 2D or 3:2D, or nothing"), NULL,
                     N_ ("Cards left out"),
                     N_ ("Cards that are not in the pack, 3:2D only with three people.")),
  [OPTION_HANDS] = OWN ("hands", hands, UMP_FIELD_LIST, "all",
                     N_ ("numbers of cards for each round, such as 7..1 or all"), NULL,
                     N_ ("Cards each"),
                     N_ ("In each round; all for as many as there are.")),
  [OPTION_STOCK] = YES_NO ("stock", NULL, N_ ("Stock"),
                     N_ ("After each trick all draw a card while there are some.")),
  [OPTION_KITTY] = NUMBER ("kitty", 12, N_ ("Kitty"),
                     N_ ("Cards laid aside; whoever calls takes them and buries as many.")),
  [OPTION_BURIED] = WORDS ("buried", buried, "nobody", NULL, N_ ("Kitty counts for"),
                     N_ ("For whom they count in the end.")),
  [OPTION_UP] = WORDS ("up", up, "apart", NULL, N_ ("Card turned up"), N_ ("Where it goes.")),
  [OPTION_TRUMP] = OWN ("trump", trump, UMP_FIELD_LIST, "none",
                     N_ ("what holds in each round, such as none*2 H"), NULL,
                     N_ ("Trumps"),
                     N_ ("In each round.")),
  [OPTION_CALLS] = OWN ("calls", calls, UMP_FIELD_LIST, "C D H S", N_ ("different suits, none or down"), NULL,
                     N_ ("Calls"), N_ ("What may be called.")),
  [OPTION_CALLER] = WORDS ("caller", caller, "any", "T-1", N_ ("Who calls"), N_ ("Who may call trumps.")),
  [OPTION_LEVEL] = OWN ("level", level, 0, "", N_ ("two numbers such as 7..13, or nothing"), "T-10",
                     N_ ("Level"), N_ ("A number that goes with each call.")),
  [OPTION_DOUBLE] = YES_NO ("double", "T-10", N_ ("Doubling"), N_ ("A call may be doubled and redoubled.")),
  [OPTION_ALONE] = YES_NO ("alone", "T-10", N_ ("Playing alone"),
                     N_ ("The caller's partners may sit out.")),
  [OPTION_SWAP] = OWN ("swap", swap, UMP_FIELD_LIST, "", N_ ("different ranks, or nothing"), "T-9",
                     N_ ("Exchange"),
                     N_ ("Ranks of trumps that may be exchanged for the card under the stock.")),
  [OPTION_PASS] = OWN ("pass", pass, UMP_FIELD_LIST, "none",
                     N_ ("what holds in each round, such as none*2 H"), NULL,
                     N_ ("Passing"),
                     N_ ("What everybody passes on after the deal.")),
  [OPTION_BIDS] = YES_NO ("bids", "T-9", N_ ("Bids"), N_ ("Everybody bids a number of tricks.")),
  [OPTION_CHECK] = FORMULAS ("check", check, N_ ("formulas with ; between them, or nothing"), "T-9",
                     N_ ("Conditions"), N_ ("What bids and calls have to fulfil.")),
  [OPTION_DECLARE] = YES_NO ("declare", "T-10", N_ ("Declaring"), N_ ("Points for melds may be declared.")),
  [OPTION_LEADER] = OWN ("leader", leader, 0, "left", N_ ("left, dealer, caller, a card or a suit"), "T-6",
                     N_ ("First lead"), N_ ("Who leads the first trick.")),
  [OPTION_FOLLOW] = WORDS ("follow", follow, "must", "T-3", N_ ("Following"),
                     N_ ("What everybody must do if they can.")),
  [OPTION_VOID] = WORDS ("void", void, "any", "T-4", N_ ("Who cannot follow"), N_ ("What they play.")),
  [OPTION_BEAT] = WORDS ("beat", beat, "no", "T-5", N_ ("Beating"),
                     N_ ("Whether cards that lie there must be beaten.")),
  [OPTION_UNDER] = WORDS ("under", under, "may", "T-5", N_ ("Trumping under"),
                     N_ ("Who must trump and cannot beat the trumps there.")),
  [OPTION_PARTNER] = YES_NO ("partner", "T-4", N_ ("Partner has the trick"),
                     N_ ("Then nobody of the side has to trump.")),
  [OPTION_HOLD] = OWN ("hold", hold, UMP_FIELD_LIST, "",
                     N_ ("different patterns such as H or QS, or nothing"), "T-3",
                     N_ ("Trumps held back"),
                     N_ ("Trumps that need not be played to a led trump.")),
  [OPTION_BROKEN] = OWN ("broken", broken, UMP_FIELD_LIST, "none",
                     N_ ("what holds in each round, such as none*2 H"), "T-6",
                     N_ ("Not led before"),
                     N_ ("Suits that are not led before one of their cards was played.")),
  [OPTION_THROW] = OWN ("throw", throw, UMP_FIELD_LIST, "none",
                     N_ ("what holds in each round, such as none*2 H"), "T-4",
                     N_ ("Thrown first"),
                     N_ ("What goes first when one cannot follow.")),
  [OPTION_FIRST] = OWN ("first", first, UMP_FIELD_LIST, "",
                     N_ ("different patterns such as H or QS, or nothing"), "T-7",
                     N_ ("Not in the first trick"),
                     N_ ("What is not played to it while there is something else.")),
  [OPTION_WORTH] = OWN ("worth", worth, 0, "", N_ ("NAME: items, with ; between them, or nothing"), NULL,
                     N_ ("What counts"), N_ ("Numbers that cards and tricks count.")),
  [OPTION_VALUES] = FORMULAS ("values", values, N_ ("NAME = formula, with ; between them, or nothing"), NULL,
                     N_ ("Steps"), N_ ("Steps of the reckoning, by name.")),
  [OPTION_POINTS] = FORMULAS ("points", points, N_ ("a formula, or nothing"), NULL,
                     N_ ("Points"), N_ ("What a person gets in a round; nothing for the side's tricks.")),
  [OPTION_BONUS] = FORMULAS ("bonus", bonus, N_ ("Name: formula, with ; between them, or nothing"), NULL,
                     N_ ("Bonus lines"), N_ ("Lines that are computed and count in the total.")),
  [OPTION_OUT] = FORMULAS ("out", out, N_ ("a formula, or nothing"), NULL,
                     N_ ("Out of the game"), N_ ("Whoever this is true for after a round is out.")),
  [OPTION_END] = FORMULAS ("end", end, N_ ("a formula, or nothing"), NULL,
                     N_ ("End of the game"), N_ ("As soon as this is true for anybody after a round, the game is over.")),
  [OPTION_STOP] = FORMULAS ("stop", stop, N_ ("a formula, or nothing"), NULL,
                     N_ ("End of the round"), N_ ("As soon as this is true for anybody after a trick, the round is over.")),
};

enum { ORO, COPA, ESPADA, BASTO };
#define LATIN(text, word, rank, suit, colour) \
  { .id = text #rank, .name = word, .look = { UMP_ART_NUMBER, UMP_COLOUR_##colour, 0, rank }, .row = suit }
#define LATIN_RANK(rank) \
  LATIN ("oro-", N_ ("{n0} of coins"), rank, ORO, YELLOW), LATIN ("copa-", N_ ("{n0} of cups"), rank, COPA, RED), \
  LATIN ("espada-", N_ ("{n0} of swords"), rank, ESPADA, BLUE), \
  LATIN ("basto-", N_ ("{n0} of batons"), rank, BASTO, GREEN)

static const UmpFace faces[TRICKS_N_FACES] = {
  { 0 },
  UMP_FRENCH_FACES,
  { .id = "joker", .name = N_ ("joker"), .look = { UMP_ART_WILD, 0, 0, 0 }, .row = -1 },
  { .id = "fool", .name = N_ ("fool"), .look = { UMP_ART_SKIP, 0, 0, 0 }, .row = -1 },
  LATIN_RANK (1), LATIN_RANK (2), LATIN_RANK (3), LATIN_RANK (4), LATIN_RANK (5), LATIN_RANK (6),
  LATIN_RANK (7), LATIN_RANK (8), LATIN_RANK (9), LATIN_RANK (10), LATIN_RANK (11), LATIN_RANK (12),
};

static int
n_under_stock (const UmpTable *table)
{
  return ump_tricks_option (table, OPTION_STOCK) ? ump_tricks_zone (table, ZONE_UP, 0)->n : 0;
}

static const UmpZoneDef zones[] = {
  [ZONE_TRICK] = { .id = "trick", .layout = UMP_LAYOUT_ROW, .span = 12, .title = N_ ("Trick"), .where = N_ ("in the trick") },
  [ZONE_TAKEN] = { .id = "taken-%p", .scope = UMP_PER_SEAT, .layout = UMP_LAYOUT_COUNT, .span = 3, .face_down = TRUE,
                   .title = N_ ("Taken by {p0}"), .where = N_ ("taken by {p0}") },
  [ZONE_HAND] = { .id = "hand-%p", .scope = UMP_PER_SEAT, .layout = UMP_LAYOUT_SEAT, .face_down = TRUE,
                  .title = N_ ("Hand of {p0}"), .attrs = { { .name = "void", .print = ump_tricks_print_void } }, .where = N_ ("in the hand of {p0}") },
  [ZONE_UP] = { .id = "up", .layout = UMP_LAYOUT_ROW, .span = 3, .title = N_ ("Turned up"), .where = N_ ("turned up") },
  [ZONE_STOCK] = { .id = "stock", .face_down = TRUE, .print = UMP_PRINT_COUNT, .layout = UMP_LAYOUT_COUNT, .span = 3,
                   .title = N_ ("Stock"), .n_under = n_under_stock, .where = N_ ("in the stock") },
  [ZONE_KITTY] = { .id = "kitty", .face_down = TRUE, .print = UMP_PRINT_COUNT, .layout = UMP_LAYOUT_COUNT, .span = 3,
                   .title = N_ ("Kitty"), .where = N_ ("in the kitty") },
  [ZONE_REST] = { .id = "rest", .face_down = TRUE, .print = UMP_PRINT_NEVER, .title = N_ ("Rest of the pack") },
};

#define PER_ROUND(text) { .name = text, .per_round = TRUE }
#define SEAT_PER_ROUND(text, n) { .name = text, .scope = UMP_PER_SEAT, .count = n, .per_round = TRUE }
static const UmpCounterDef counters[] = {
  [COUNTER_DEALER] = { .name = "dealer" },
  [COUNTER_LEADER] = PER_ROUND ("leader"),
  [COUNTER_TAKER] = { .name = "taker", .count = 2, .per_round = TRUE },
  [COUNTER_N_TRICKS] = PER_ROUND ("n-tricks"),
  [COUNTER_CALLED] = PER_ROUND ("called"),
  [COUNTER_CALLER] = PER_ROUND ("caller"),
  [COUNTER_TRUMP] = PER_ROUND ("trump"),
  [COUNTER_LEVEL] = PER_ROUND ("level"),
  [COUNTER_DOUBLE] = { .name = "double", .start = 1, .per_round = TRUE },
  [COUNTER_ALONE] = PER_ROUND ("alone"),
  [COUNTER_PLAYED] = PER_ROUND ("played"),
  [COUNTER_HAND] = PER_ROUND ("hand"),
  [COUNTER_THROWN] = PER_ROUND ("thrown"),
  [COUNTER_TRICKS] = SEAT_PER_ROUND ("tricks", 1),
  [COUNTER_BID] = SEAT_PER_ROUND ("bid", 1),
  [COUNTER_DECLARED] = SEAT_PER_ROUND ("declared", 1),
  [COUNTER_REVOKES] = SEAT_PER_ROUND ("revokes", 1),
  [COUNTER_OUT] = { .name = "out", .scope = UMP_PER_SEAT },
  [COUNTER_DOWN] = SEAT_PER_ROUND ("down", TRICKS_N_FACES),
  [COUNTER_SUM] = { .name = "sum", .scope = UMP_PER_SEAT, .count = N_CELLS },
  [COUNTER_BEST] = { .name = "best" },
  [COUNTER_BURIED] = PER_ROUND ("buried"),
  [COUNTER_TALLIED] = SEAT_PER_ROUND ("tallied", 1),
  [COUNTER_KEPT] = { .name = "kept", .scope = UMP_PER_SEAT, .count = TRICKS_MAX_CHECKS },
  [COUNTER_TOLD] = SEAT_PER_ROUND ("told", 1 + TRICKS_MAX_NAMES),
};

/* ---- what these options ask for ---- */

static void
within_calls (const UmpSetup *setup, int *min, int *max, guint *words)
{
  guint calls = ump_tricks_rules (setup)->calls, suits = calls & 15;

  *words = (setup->option_value[OPTION_DECK] ? suits << 4 : suits) | calls >> CALL_NONE << 8;
}

static gboolean
has_level (const UmpSetup *setup)
{
  return ump_tricks_rules (setup)->has_level;
}

static void
within_level (const UmpSetup *setup, int *min, int *max, guint *words)
{
  *min = ump_tricks_rules (setup)->level_min;
  *max = ump_tricks_rules (setup)->level_max;
}

static gboolean
has_double (const UmpSetup *setup)
{
  return setup->option_value[OPTION_DOUBLE];
}

static gboolean
has_alone (const UmpSetup *setup)
{
  return setup->option_value[OPTION_ALONE];
}

static gboolean
has_worth (const UmpSetup *setup)
{
  return ump_tricks_rules (setup)->n_worth > 0;
}

static const char *
worth_name (const UmpSetup *setup, int k)
{
  return k < ump_tricks_rules (setup)->n_worth ? ump_tricks_rules (setup)->names[CELL_WORTH + k] : NULL;
}

static gboolean
parse_call (const UmpSetup *setup, const char *text, UmpMove *move, int attr)
{
  int word = ump_parse_word (text, call_words);
  gboolean latin = setup->option_value[OPTION_DECK] != 0;

  if (word < 0 || (word < 8 && (word >= 4) != latin))
    return FALSE;
  ump_move_push (move, attr, word < 4 ? word : word - 4);
  return TRUE;
}

static void
print_call (const UmpSetup *setup, const UmpMove *move, int attr, GString *out)
{
  int call = ump_move_int (move, attr);

  g_string_append (out, call_words[call < 4 && !setup->option_value[OPTION_DECK] ? call : call + 4]);
}

static gboolean
parse_counts (const UmpSetup *setup, const char *text, UmpMove *move, int attr)
{
  const char *start;
  gsize n;

  ump_move_give (move, attr);
  while ((n = ump_parse_item (&text, &start)) > 0) {
    g_autofree char *item = g_strndup (start, n);
    int value;

    if (!ump_parse_int (item, -TRICKS_LIMIT, TRICKS_LIMIT, &value))
      return FALSE;
    ump_move_push (move, attr, value);
  }
  return TRUE;
}

static void
print_counts (const UmpSetup *setup, const UmpMove *move, int attr, GString *out)
{
  for (int k = 0; k < ump_move_n (move, attr); k++)
    g_string_append_printf (out, "%s%d", k ? " " : "", ump_move_value (move, attr, k));
}

#define CARD_ATTR(text, more) { .name = text, .type = UMP_TYPE_CARD, .flags = more, .title = N_ ("Card") }
static const UmpVerb verbs[] = {
  [VERB_DEAL] = { .name = "deal", .when = UMP_WHEN_BETWEEN, .gathers = TRUE, .deck = TRUE, .title = N_ ("Deal"),
                  .attrs = { CARD_ATTR ("up", UMP_FIELD_MISSABLE) } },
  [VERB_CALL] = { .name = "call", .when = UMP_WHEN_ROUND, .player = TRUE, .open = TRUE, .phase = 1, .title = N_ ("Call"),
                  .attrs = { [CALL_TRUMP] = { .name = "trump", .type = UMP_TYPE_OWN, .words = call_words, .word_titles = call_titles,
                                              .within = within_calls, .malformed = T_10 + 1,
                                              .parse = parse_call, .print = print_call,
                                              .shape = N_ ("a suit, none or down"), .title = N_ ("Trumps") },
                             [CALL_LEVEL] = { .name = "level", .type = UMP_TYPE_INT, .max = 1000, .flags = UMP_FIELD_MISSABLE,
                                              .applies = has_level, .within = within_level,
                                              .malformed = T_10 + 1, .title = N_ ("Level") },
                             [CALL_DOUBLE] = { .name = "double", .type = UMP_TYPE_CHOICE, .words = double_words,
                                               .word_titles = double_titles, .applies = has_double,
                                               .flags = UMP_FIELD_OPTIONAL, .title = N_ ("Doubled") },
                             [CALL_ALONE] = { .name = "alone", .type = UMP_TYPE_CHOICE, .words = alone_words,
                                              .word_titles = alone_titles, .applies = has_alone,
                                              .flags = UMP_FIELD_OPTIONAL, .title = N_ ("Alone") } } },
  [VERB_BID] = { .name = "bid", .when = UMP_WHEN_ROUND, .player = TRUE, .phase = 1, .says = N_ ("bids {n0}"), .title = N_ ("Bid"),
                 .attrs = { { .name = "count", .type = UMP_TYPE_INT, .max = 99, .title = N_ ("Bid") } } },
  [VERB_SWAP] = { .name = "swap", .when = UMP_WHEN_ROUND, .player = TRUE, .deck = TRUE, .aside = TRUE,
                  .says = N_ ("exchanges {c0} for the card that was turned up"), .title = N_ ("Exchange"), .attrs = { CARD_ATTR ("card", 0) } },
  [VERB_DECLARE] = { .name = "declare", .when = UMP_WHEN_ROUND, .player = TRUE, .open = TRUE, .aside = TRUE,
                     .rare = TRUE, .says = N_ ("declares {n0}"), .title = N_ ("Declare"),
                     .attrs = { { .name = "points", .type = UMP_TYPE_INT, .min = -10000, .max = 10000,
                                  .title = N_ ("Points") } } },
  [VERB_PLAY] = { .name = "play", .when = UMP_WHEN_ROUND, .player = TRUE, .deck = TRUE, .whole = TRUE,
                  .says = "{c0}", .card_says = TRUE, .title = N_ ("Play a card"), .attrs = { CARD_ATTR ("card", 0) } },
  [VERB_THROW_IN] = { .name = "throw-in", .when = UMP_WHEN_ROUND, .rare = TRUE, .aside = TRUE,
                      .says = N_ ("The round is thrown in"), .title = N_ ("Throw in") },
  [VERB_TALLY] = { .name = "tally", .when = UMP_WHEN_ROUND, .open = TRUE, .tally = TRUE, .rare = TRUE,
                   .title = N_ ("Tally"),
                   .attrs = { [TALLY_PLAYER] = { .name = "player", .type = UMP_TYPE_PLAYER, .title = N_ ("Player") },
                              [TALLY_TRICKS] = { .name = "tricks", .type = UMP_TYPE_INT, .max = 99,
                                                 .title = N_ ("Tricks") },
                              [TALLY_COUNTS] = { .name = "counts", .type = UMP_TYPE_OWN, .malformed = T_10 + 1,
                                                 .flags = UMP_FIELD_LIST | UMP_FIELD_MISSABLE,
                                                 .min = -TRICKS_LIMIT, .max = TRICKS_LIMIT,
                                                 .applies = has_worth, .item = worth_name,
                                                 .parse = parse_counts, .print = print_counts, .shape = N_ ("whole numbers"),
                                                 .title = N_ ("What counts") } } },
  [VERB_FINISH] = { .name = "finish", .when = UMP_WHEN_BETWEEN, .finishes = TRUE, .aside = TRUE, .says = N_ ("The game ends here"), .title = N_ ("Finish") },
};

static const UmpRule rules[] = {
  [T_1] = { "T-1", UMP_TURN, FALSE, N_ ("Whose turn, and when") },
  [T_2] = { "T-2", UMP_FACT, FALSE, N_ ("Each card in one place") },
  [T_3] = { "T-3", UMP_RULE, TRUE, N_ ("Following suit") },
  [T_4] = { "T-4", UMP_RULE, TRUE, N_ ("Trumping, and what must be thrown") },
  [T_5] = { "T-5", UMP_RULE, TRUE, N_ ("Beating, and trumping under") },
  [T_6] = { "T-6", UMP_RULE, TRUE, N_ ("Leading") },
  [T_7] = { "T-7", UMP_RULE, TRUE, N_ ("The first trick") },
  [T_8] = { "T-8", UMP_RULE, TRUE, N_ ("The cards that are left can be dealt so") },
  [T_9] = { "T-9", UMP_RULE, TRUE, N_ ("Conditions of bids, calls and exchanges") },
  [T_10] = { "T-10", UMP_FORM, FALSE, N_ ("What this game asks for") },
  [T_11] = { "T-11", UMP_FACT, FALSE, N_ ("Tallies that are possible") },
};

static const UmpLine lines[] = {
  [LINE_FORMULA] = { "formula", N_ ("By the formula") },
  [LINE_THROWN_IN] = { "thrown-in", N_ ("Thrown in") },
  [LINE_BONUS] = { "bonus", N_ ("Bonus line") },
};

const UmpGame ump_game_tricks = {
  .kind = "tricks", .title = N_ ("Tricks"), .min_seats = 2, .max_seats = 8, .best_option = OPTION_BEST + 1,
  .name_option = OPTION_NAME + 1, .first_option = OPTION_DEALER + 1, .first_deals = TRUE, .turn_rule = T_1,
  .options = options, .n_options = G_N_ELEMENTS (options), .faces = faces, .n_faces = TRICKS_N_FACES,
  .zones = zones, .n_zones = G_N_ELEMENTS (zones),
  .counters = counters, .n_counters = G_N_ELEMENTS (counters),
  .verbs = verbs, .n_verbs = G_N_ELEMENTS (verbs), .rules = rules, .n_rules = G_N_ELEMENTS (rules),
  .lines = lines, .n_lines = G_N_ELEMENTS (lines),
  .tile = { { UMP_ART_PLAYING, 0, UMP_SYMBOL_SPADES, UMP_FRENCH_ACE },
            { UMP_ART_PLAYING, 0, UMP_SYMBOL_HEARTS, UMP_FRENCH_QUEEN },
            { UMP_ART_PLAYING, 0, UMP_SYMBOL_CLUBS, 10 } },
  .prepare = ump_tricks_prepare, .begin = ump_tricks_begin, .form = ump_tricks_form,
  .check = ump_tricks_check, .apply = ump_tricks_apply, .score = ump_tricks_score,
  .n_bonuses = ump_tricks_n_bonuses, .bonus_name = ump_tricks_bonus_name, .bonus = ump_tricks_bonus,
  .absent = ump_tricks_absent, .same_side = ump_tricks_same_side, .closed = ump_tricks_closed,
  .candidates = ump_tricks_candidates, .sample = ump_tricks_sample, .prefill = ump_tricks_prefill,
  .recall = ump_tricks_recall, .tell = ump_tricks_tell,
  .say = ump_tricks_say, .prompt = ump_tricks_prompt, .steps = ump_tricks_steps,
  .markers = ump_tricks_markers, .view = ump_tricks_view, .seat = ump_tricks_seat,
};
