/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formulas of score sheets: values, places of errors, bounds. */
#include <string.h>

#include "core/formula.h"

#define N_PLAYERS 3

static const char *const cells[] = { "won", "lost", "bags" };
static const gint64 values[N_PLAYERS][3] = { { 5, -4, 0 }, { 2, 0, 3 }, { 1, -6, 8 } };

static gint64
look_up (gconstpointer data, int player, int variable)
{
  switch (variable) {
  case UMP_FORMULA_ROUND: return 4;
  case UMP_FORMULA_PLAYERS: return N_PLAYERS;
  case UMP_FORMULA_TOTAL: return 10 * (player + 1);
  default: return values[player][variable];
  }
}

/* The first and the last are of one side. */
static gboolean
same_side (gconstpointer data, int a, int b)
{
  return a % 2 == b % 2;
}

static const UmpFormulaNames columns = { .names = cells, .n_names = G_N_ELEMENTS (cells), .sides = TRUE };
static const UmpFormulaScope scope = { .n_players = N_PLAYERS, .value = look_up, .same_side = same_side };

static gint64
value_for (const char *text, int player)
{
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (UmpFormulaNode));
  UmpFormula formula;
  UmpFormulaError error;
  UmpFormulaRun run;

  if (!ump_formula_parse (text, strlen (text), &columns, nodes, &formula, &error))
    g_error ("%s: at %d, expected %s", text, error.at, ump_formula_expected (error.expected));
  ump_formula_begin (&run, &formula, (const UmpFormulaNode *) (gpointer) nodes->data, &scope);
  return ump_formula_value (&run, player);
}

typedef struct {
  const char *text;
  gint64 value;
} Right;

static void
assert_values (const Right *rows, gsize n)
{
  for (gsize i = 0; i < n; i++) {
    gint64 value = value_for (rows[i].text, 0);

    if (value != rows[i].value)
      g_error ("%s: %" G_GINT64_FORMAT " instead of %" G_GINT64_FORMAT, rows[i].text, value, rows[i].value);
  }
}

static void
test_arithmetic (void)
{
  static const Right rows[] = {
    { "0", 0 },
    { "  won\t", 5 },
    { "won\n+\r\n1", 6 },
    { "2 + 3 * 4", 14 },
    { "(2 + 3) * 4", 20 },
    { "10 - 3 - 2", 5 },
    { "100 / 7 / 2", 7 },
    { "3 * 5 / 4", 3 },
    { "7 / 2 * 2", 6 },
    { "7 / 2", 3 },
    { "-7 / 2", -3 },
    { "7 / -2", -3 },
    { "-7 / -2", 3 },
    { "won / 0", 0 },
    { "bags / bags", 0 },
    { "--won", 5 },
    { "won - -won", 10 },
    { "-won * -lost", -20 },
    { "-(won + lost)", -1 },
    { "abs(lost)", 4 },
    { "abs(won)", 5 },
    { "min(won, lost)", -4 },
    { "max(won, lost, 6, bags)", 6 },
    { "round * 100 + players * 10 + total / 10", 431 },
  };

  assert_values (rows, G_N_ELEMENTS (rows));
}

static void
test_logic (void)
{
  static const Right rows[] = {
    { "won = 5", 1 },
    { "won != 5", 0 },
    { "lost < won", 1 },
    { "won <= 5", 1 },
    { "won > 5", 0 },
    { "won >= 6", 0 },
    { "won + 1 > lost * 2", 1 },
    { "(won > lost) > bags", 1 },
    { "not won", 0 },
    { "not bags", 1 },
    { "not won = lost", 1 },
    { "not not 7", 1 },
    { "won and lost", 1 },
    { "won and bags", 0 },
    { "bags or lost", 1 },
    { "bags or bags", 0 },
    { "bags and bags or won", 1 },
    { "won or bags and bags", 1 },
    { "won ? 2 : 3", 2 },
    { "bags ? 2 : 3", 3 },
    { "bags ? 1 : bags ? 2 : 3", 3 },
    { "won ? bags ? 1 : 2 : 3", 2 },
    { "bags or won ? lost : 9", -4 },
    { "won > lost ? won : lost", 5 },
    { "1?2:3", 2 },
  };

  assert_values (rows, G_N_ELEMENTS (rows));
}

static void
test_all_players (void)
{
  static const Right rows[] = {
    { "sum(won)", 8 },
    { "most(won)", 5 },
    { "least(lost)", -6 },
    { "count(bags)", 2 },
    { "count(lost < 0)", 2 },
    { "sum(1)", 3 },
    { "sum(total)", 60 },
    { "sum(round)", 12 },
    { "won = most(won) ? sum(won) - won : 0", 3 },
    { "sum(most(won) - won)", 7 },
    { "most(sum(lost) + bags)", -2 },
    { "sum(max(won, sum(bags)))", 33 },
    { "count(won = most(won)) + sum(won) * 10 + sum(won)", 89 },
  };

  assert_values (rows, G_N_ELEMENTS (rows));
  g_assert_cmpint (value_for ("most(won) - won", 2), ==, 4);
  g_assert_cmpint (value_for ("won = most(won)", 1), ==, 0);
  g_assert_cmpint (value_for ("sum(won) * 100 + total", 2), ==, 830);
}

/* Every value is cut; a sum only when it is complete. */
static void
test_limits (void)
{
  static const Right rows[] = {
    { "999999999999999 + 1 + 1", UMP_FORMULA_LIMIT },
    { "999999999999999 * 999999999999999", UMP_FORMULA_LIMIT },
    { "999999999999999 * -999999999999999", -UMP_FORMULA_LIMIT },
    { "-999999999999999 * -999999999999999", UMP_FORMULA_LIMIT },
    { "-999999999999999 - 999999999999999", -UMP_FORMULA_LIMIT },
    { "999999999999999 + 999999999999999 - 999999999999999", 1 },
    { "999999999999999 * 2 / 1000000000", 1000000 },
    { "sum(999999999999999)", UMP_FORMULA_LIMIT },
    { "sum(won = 5 ? -999999999999999 : 999999999999999)", 999999999999999 },
    { "most(-999999999999999 * 2)", -UMP_FORMULA_LIMIT },
    { "least(999999999999999 * 2)", UMP_FORMULA_LIMIT },
    { "1000000 * 1000000", 1000000000000 },
  };

  assert_values (rows, G_N_ELEMENTS (rows));
}

typedef struct {
  const char *text;
  int at;
  UmpFormulaExpected expected;
} Wrong;

static void
assert_wrong (const char *text, const UmpFormulaNames *names, int at, UmpFormulaExpected expected)
{
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (UmpFormulaNode));
  UmpFormula formula;
  UmpFormulaError error = { 0 };

  if (ump_formula_parse (text, strlen (text), names, nodes, &formula, &error))
    g_error ("%s: read without error", text);
  if (error.at != at || error.expected != expected)
    g_error ("%s: at %d, expected %s", text, error.at, ump_formula_expected (error.expected));
  g_assert_cmpuint (nodes->len, ==, 0);
}

static void
test_errors (void)
{
  static const Wrong rows[] = {
    { "", 1, UMP_FORMULA_EXPECTED_VALUE },
    { "   ", 1, UMP_FORMULA_EXPECTED_VALUE },
    { "2 +  ", 4, UMP_FORMULA_EXPECTED_VALUE },
    { "+2", 1, UMP_FORMULA_EXPECTED_VALUE },
    { "2 3", 3, UMP_FORMULA_EXPECTED_END },
    { "2won", 2, UMP_FORMULA_EXPECTED_END },
    { "(2", 3, UMP_FORMULA_EXPECTED_CLOSE },
    { "2)", 2, UMP_FORMULA_EXPECTED_END },
    { "()", 2, UMP_FORMULA_EXPECTED_VALUE },
    { "won ? 2", 8, UMP_FORMULA_EXPECTED_COLON },
    { "won : 2", 5, UMP_FORMULA_EXPECTED_END },
    { "1 < won < 3", 9, UMP_FORMULA_EXPECTED_END },
    { "won == 2", 6, UMP_FORMULA_EXPECTED_VALUE },
    { "won ! 2", 5, UMP_FORMULA_EXPECTED_END },
    { "won <> 2", 6, UMP_FORMULA_EXPECTED_VALUE },
    { "won %", 5, UMP_FORMULA_EXPECTED_END },
    { "1 + not won", 5, UMP_FORMULA_EXPECTED_VALUE },
    { "and", 1, UMP_FORMULA_EXPECTED_VALUE },
    { "won not 1", 5, UMP_FORMULA_EXPECTED_END },
    { "012", 1, UMP_FORMULA_EXPECTED_NUMBER },
    { "00", 1, UMP_FORMULA_EXPECTED_NUMBER },
    { "1234567890123456", 1, UMP_FORMULA_EXPECTED_NUMBER },
    { "won + 2.5", 8, UMP_FORMULA_EXPECTED_END },
    { "Won", 1, UMP_FORMULA_EXPECTED_VALUE },
    { "wins", 1, UMP_FORMULA_EXPECTED_NAME },
    { "won + wonwon", 7, UMP_FORMULA_EXPECTED_NAME },
    { "points", 1, UMP_FORMULA_EXPECTED_NAME },
    { "sum", 4, UMP_FORMULA_EXPECTED_OPEN },
    { "sum won", 5, UMP_FORMULA_EXPECTED_OPEN },
    { "sum()", 5, UMP_FORMULA_EXPECTED_VALUE },
    { "sum(won, lost)", 8, UMP_FORMULA_EXPECTED_CLOSE },
    { "min(won)", 8, UMP_FORMULA_EXPECTED_COMMA },
    { "min(won,)", 9, UMP_FORMULA_EXPECTED_VALUE },
    { "won(1)", 4, UMP_FORMULA_EXPECTED_END },
    { "sum(most(count(won)))", 10, UMP_FORMULA_EXPECTED_SINGLE },
    { "\"won\"", 1, UMP_FORMULA_EXPECTED_ROW },
    { "won + \"lost", 7, UMP_FORMULA_EXPECTED_ROW },
    { "won\302\240+ 1", 4, UMP_FORMULA_EXPECTED_END },
    { "won + \303\251", 7, UMP_FORMULA_EXPECTED_VALUE },
    { "1;2", 2, UMP_FORMULA_EXPECTED_END },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_wrong (rows[i].text, &columns, rows[i].at, rows[i].expected);
}

static char *
repeat (const char *text, int n, const char *end)
{
  GString *out = g_string_new (NULL);

  while (n-- > 0)
    g_string_append (out, text);
  g_string_append (out, end);
  return g_string_free (out, FALSE);
}

/* 32 levels of each kind, and not one more; 500 characters between the blanks at the ends. */
static void
test_bounds (void)
{
  static const char *const steps[] = { "-", "not ", "(", "abs(", "1?" };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++) {
    g_autofree char *deep = repeat (steps[i], 32, "1");

    assert_wrong (deep, &columns, 32 * (int) strlen (steps[i]) + 1, UMP_FORMULA_EXPECTED_FLAT);
  }
  {
    g_autofree char *signs = repeat ("-", 31, "won"), *choices = repeat ("bags?1:", 31, "won");
    g_autofree char *most = repeat ("1+", 249, "11"), *blanks = g_strdup_printf ("  %s   ", most);
    g_autofree char *more = repeat ("1+", 250, "1"), *bad = repeat ("1 ", 250, "1");
    g_autofree char *chain = repeat ("0?1:", 32, "1");

    g_assert_cmpint (value_for (signs, 0), ==, -5);
    g_assert_cmpint (value_for (choices, 0), ==, 5);
    g_assert_cmpint (value_for (most, 0), ==, 260);
    g_assert_cmpint (value_for (blanks, 0), ==, 260);
    assert_wrong (chain, &columns, 31 * 4 + 3, UMP_FORMULA_EXPECTED_FLAT);
    assert_wrong (more, &columns, 501, UMP_FORMULA_EXPECTED_SHORT);
    assert_wrong (bad, &columns, 501, UMP_FORMULA_EXPECTED_SHORT);
  }
}

/* As many functions as fit, and one inside the other: each is counted once. */
static void
test_many (void)
{
  g_autofree char *many = repeat ("sum(sum(1))+", 41, "1");
  gint64 one = N_PLAYERS * N_PLAYERS;

  g_assert_cmpint (value_for (many, 1), ==, 41 * one + 1);
}

static void
test_names (void)
{
  static const char *const good[] = {
    "a", "bid", "won_1", "points", "row", "rounds", "abcdefghijklmnop", NULL
  };
  static const char *const bad[] = { "",    "A",   "_a",    "1a",      "a-b",   "abcdefghijklmnopq",
                                     "and", "sum", "round", "players", "total", NULL };
  static const char *const rows[] = { "Full house", "total", "3 \303\227 3" };
  const UmpFormulaNames quoted = {
    .names = rows, .n_names = G_N_ELEMENTS (rows), .quoted = TRUE, .no_round = TRUE
  };
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (UmpFormulaNode));
  const char *text = "sum(\"Full house\") + \"3 \303\227 3\" * players + \"total\" + total";
  UmpFormula formula;

  for (int i = 0; good[i] != NULL; i++)
    g_assert_true (ump_formula_is_name (good[i]));
  for (int i = 0; bad[i] != NULL; i++)
    g_assert_false (ump_formula_is_name (bad[i]));
  g_assert_true (ump_formula_parse (text, strlen (text), &quoted, nodes, &formula, NULL));
  g_assert_true (ump_formula_has (formula.all, 0) && !ump_formula_has (formula.own, 0));
  g_assert_true (ump_formula_has (formula.own, 1) && ump_formula_has (formula.own, 2));
  g_assert_false (ump_formula_has (formula.all, 1));
  g_assert_true (formula.uses_total && formula.uses_players && !formula.uses_round);
  assert_wrong ("\"total\" + round", &quoted, 11, UMP_FORMULA_EXPECTED_NAME);
  assert_wrong ("\"Full  house\"", &quoted, 1, UMP_FORMULA_EXPECTED_ROW);
  assert_wrong ("\"3 \303\227 3\" + \"4\"", &quoted, 11, UMP_FORMULA_EXPECTED_ROW);
}

/* Not one value for everybody, inside of the others too. */
static void
test_side (void)
{
  g_assert_cmpint (value_for ("side(won)", 0), ==, 6);
  g_assert_cmpint (value_for ("side(won)", 1), ==, 2);
  g_assert_cmpint (value_for ("side(won - lost) + bags", 2), ==, 24);
  g_assert_cmpint (value_for ("most(side(won))", 1), ==, 6);
  g_assert_cmpint (value_for ("sum(side(won))", 1), ==, 14);
  g_assert_cmpint (value_for ("side(sum(won))", 0), ==, 16);
}

/* ---- in words ---------------------------------------------------------------------------------------- */

typedef struct {
  const char *text;
  const char *words;
} Said;

static const UmpFormulaName known[] = { { "hand", "the cards of a hand", NULL },
                                        { "caller", "1 for the caller", "this is the caller" },
                                        { "side(caller)", "1 for their side", "their side called" },
                                        { NULL, NULL, NULL } };

/* Nothing is lost where a shorter way to say it is found: what binds less stands between brackets. */
static void
test_words (void)
{
  static const Said rows[] = {
    { "tricks = bid ? 10 + tricks : 0", "10 plus tricks if tricks is bid, otherwise 0" },
    { "round = 1 ? 5 : round = 2 ? 6 : 7",
      "5 if the number of the round is 1, 6 if the number of the round is 2, otherwise 7" },
    { "(a ? 1 : 2) * -3", "(1 if a is not 0, otherwise 2) times -3" },
    { "(a > b) + 1", "(1 if a is more than b, otherwise 0) plus 1" },
    { "a - (b - c)", "a minus (b minus c)" },
    { "a / (b * c)", "a divided by (b times c) without the remainder" },
    { "-(a + b)", "minus (a plus b)" },
    { "10 * abs(tricks - bid)", "10 times (the difference between tricks and bid)" },
    { "max(0, won - need)", "the larger of 0 and won minus need" },
    { "most(points) = 26 ? 26 - points : points",
      "26 minus points if points of whoever has most is 26, otherwise points" },
    { "\"Full house\" + 1", "“Full house” plus 1" },
    { "sum(bid) != hand", "bid of everybody together is not the cards of a hand" },
    { "bid >= 0 and bid <= round", "bid is from 0 to the number of the round" },
    { "hand / 5 * 5 = hand", "the cards of a hand is a multiple of 5" },
    { "hand / 5 * 4 = hand",
      "(the cards of a hand divided by 5 without the remainder) times 4 is the cards of a hand" },
    { "x = 0 or x = 1 or x = 4", "x is 0 or 1 or 4" },
    { "x = 0 or y = 1", "x is 0 or y is 1" },
    { "a > 0 and (b > 0 or c > 0)", "a is more than 0 and (b is more than 0 or c is more than 0)" },
    { "not x = 1", "x is not 1" },
    { "not won", "won is 0" },
    { "not caller", "it is not so that this is the caller" },
    { "caller", "1 for the caller" },
    { "caller and level", "this is the caller and level is not 0" },
    { "side(caller) ? side(caller) : 0", "1 for their side if their side called, otherwise 0" },
    { "not (a and b)", "it is not so that (a is not 0 and b is not 0)" },
    { "count(crib) <= 1", "(the number of people for whom crib is not 0) is at most 1" },
    { "side(tricks) = 7; anything", "tricks of the whole side is 7" },
    { " no formula ; x", "no formula" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *words = ump_formula_words (rows[i].text, FALSE, known, NULL);

    g_assert_cmpstr (words, ==, rows[i].words);
  }
}

/* All of an option, each with the name in front of it. */
static void
test_words_of_several (void)
{
  static const UmpFormulas lines = { .sign = ':' }, steps = { .sign = '=' },
                           conditions = { .conditions = TRUE };
  g_autofree char *bonus = ump_formulas_words ("Bags: -100 * (bags / 10); Game: won", &lines, NULL);
  g_autofree char *values = ump_formulas_words ("mine = side(a); top = mine = 3", &steps, NULL);
  g_autofree char *check = ump_formulas_words ("bid; bid > 1", &conditions, NULL);
  g_autofree char *none = ump_formulas_words ("", &conditions, NULL);

  g_assert_cmpstr (bonus, ==, "Bags: -100 times (bags divided by 10 without the remainder); Game: won");
  g_assert_cmpstr (values, ==, "mine: a of the whole side; top: mine is 3");
  g_assert_cmpstr (check, ==, "bid is not 0; bid is more than 1");
  g_assert_cmpstr (none, ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formula/arithmetic", test_arithmetic);
  g_test_add_func ("/formula/logic", test_logic);
  g_test_add_func ("/formula/all-players", test_all_players);
  g_test_add_func ("/formula/limits", test_limits);
  g_test_add_func ("/formula/errors", test_errors);
  g_test_add_func ("/formula/bounds", test_bounds);
  g_test_add_func ("/formula/many", test_many);
  g_test_add_func ("/formula/names", test_names);
  g_test_add_func ("/formula/side", test_side);
  g_test_add_func ("/formula/words", test_words);
  g_test_add_func ("/formula/words/several", test_words_of_several);
  return g_test_run ();
}
