/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any text as a formula of a score sheet: the first byte chooses which names there are. */
#include "core/formula.h"
#include "fuzz.h"

#define N_PLAYERS 4

static gint64
look_up (gconstpointer data, int player, int variable)
{
  static const gint64 odd[] = { 0, 1, -1, 7, UMP_FORMULA_LIMIT, -UMP_FORMULA_LIMIT, 13, 100 };
  const uint8_t *seed = data;

  return odd[(guint) (*seed + player * 3 + variable + 8) % G_N_ELEMENTS (odd)];
}

static gboolean
same_side (gconstpointer data, int a, int b)
{
  return a % 2 == b % 2;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const char *const columns[] = { "won", "bid", "tricks", "bags", "a" };
  static const char *const rows[] = { "Bonus", "Ones and twos", "Ünder", "7", "a\"b" };
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (UmpFormulaNode));
  gboolean quoted = size > 0 && data[0] & 1;
  UmpFormulaNames names = { .names = quoted ? rows : columns,
                            .n_names = 5,
                            .quoted = quoted,
                            .no_round = size > 0 && data[0] & 2,
                            .sides = TRUE };
  UmpFormulaScope scope = { .n_players = N_PLAYERS, .value = look_up, .same_side = same_side, .data = data };
  g_autofree char *text = NULL;
  UmpFormula formula;
  UmpFormulaError error = { 0 };
  UmpFormulaRun run;

  if (size < 1)
    return 0;
  text = g_utf8_make_valid ((const char *) data + 1, (gssize) size - 1);
  if (!ump_formula_parse (text, strlen (text), &names, nodes, &formula, &error)) {
    g_assert_cmpuint (nodes->len, ==, 0);
    g_assert_cmpint (error.at, >=, 1);
    g_assert_nonnull (ump_formula_expected (error.expected));
    return 0;
  }
  ump_formula_begin (&run, &formula, (const UmpFormulaNode *) (gpointer) nodes->data, &scope);
  for (int player = 0; player < N_PLAYERS; player++) {
    gint64 value = ump_formula_value (&run, player);

    g_assert_cmpint (value, <=, UMP_FORMULA_LIMIT);
    g_assert_cmpint (value, >=, -UMP_FORMULA_LIMIT);
    g_assert_cmpint (value, ==, ump_formula_value (&run, player));
  }
  return 0;
}
