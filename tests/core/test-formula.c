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
  return g_test_run ();
}
