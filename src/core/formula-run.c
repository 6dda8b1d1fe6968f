/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of formulas. Nothing here can overflow, fail or allocate. */
#include "formula-private.h"

void
ump_formula_begin (UmpFormulaRun *run, const UmpFormula *formula, const UmpFormulaNode *nodes,
                   const UmpFormulaScope *scope)
{
  run->formula = formula;
  run->nodes = nodes + formula->first;
  run->scope = scope;
  for (int i = 0; i < formula->n_aggregates; i++)
    run->known[i] = FALSE;
}

static gint64
cut (gint64 value)
{
  return CLAMP (value, -UMP_FORMULA_LIMIT, UMP_FORMULA_LIMIT);
}

/* The product of two values in bounds, cut before it could leave 64 bits. */
static gint64
times (gint64 a, gint64 b)
{
  if (a == 0 || b == 0)
    return 0;
  if (ABS (b) > UMP_FORMULA_LIMIT / ABS (a))
    return (a < 0) == (b < 0) ? UMP_FORMULA_LIMIT : -UMP_FORMULA_LIMIT;
  return a * b;
}

static gint64 value_of (UmpFormulaRun *run, int node, int player);

/* A function over all players, whose value is the same whoever asks. A sum of twelve values in bounds
 * fits. */
static gint64
over_all (UmpFormulaRun *run, const UmpFormulaNode *node)
{
  gint64 sum = 0, most = -UMP_FORMULA_LIMIT, least = UMP_FORMULA_LIMIT, count = 0;

  if (run->known[node->third])
    return run->values[node->third];
  for (int i = 0; i < run->scope->n_players; i++) {
    gint64 value = value_of (run, node->left, i);

    sum += value;
    most = MAX (most, value);
    least = MIN (least, value);
    count += value != 0;
  }
  run->known[node->third] = TRUE;
  switch (node->op) {
  case UMP_FORMULA_SUM: run->values[node->third] = cut (sum); break;
  case UMP_FORMULA_MOST: run->values[node->third] = most; break;
  case UMP_FORMULA_LEAST: run->values[node->third] = least; break;
  default: run->values[node->third] = count; break;
  }
  return run->values[node->third];
}

static gint64
over_side (UmpFormulaRun *run, const UmpFormulaNode *node, int player)
{
  gint64 sum = 0;

  for (int i = 0; i < run->scope->n_players; i++)
    if (run->scope->same_side (run->scope->data, i, player))
      sum += value_of (run, node->left, i);
  return cut (sum);
}

static gint64
calculate (int op, gint64 a, gint64 b)
{
  switch (op) {
  case UMP_FORMULA_PLUS: return cut (a + b);
  case UMP_FORMULA_MINUS: return cut (a - b);
  case UMP_FORMULA_TIMES: return times (a, b);
  case UMP_FORMULA_DIVIDE: return b == 0 ? 0 : a / b;
  case UMP_FORMULA_EQUAL: return a == b;
  case UMP_FORMULA_UNEQUAL: return a != b;
  case UMP_FORMULA_LESS: return a < b;
  case UMP_FORMULA_AT_MOST: return a <= b;
  case UMP_FORMULA_MORE: return a > b;
  case UMP_FORMULA_AT_LEAST: return a >= b;
  case UMP_FORMULA_MIN: return MIN (a, b);
  default: return MAX (a, b);
  }
}

static gint64
value_of (UmpFormulaRun *run, int index, int player)
{
  const UmpFormulaNode *node = &run->nodes[index];
  gint64 left;

  switch (node->op) {
  case UMP_FORMULA_NUMBER: return node->number;
  case UMP_FORMULA_VARIABLE: return cut (run->scope->value (run->scope->data, player, (int) node->number));
  case UMP_FORMULA_SUM:
  case UMP_FORMULA_MOST:
  case UMP_FORMULA_LEAST:
  case UMP_FORMULA_COUNT: return over_all (run, node);
  case UMP_FORMULA_SIDE: return over_side (run, node, player);
  default: break;
  }
  left = value_of (run, node->left, player);
  switch (node->op) {
  case UMP_FORMULA_NEGATE: return -left;
  case UMP_FORMULA_NOT: return left == 0;
  case UMP_FORMULA_ABS: return ABS (left);
  case UMP_FORMULA_CHOICE: return value_of (run, left != 0 ? node->right : node->third, player);
  case UMP_FORMULA_AND: return left != 0 && value_of (run, node->right, player) != 0;
  case UMP_FORMULA_OR: return left != 0 || value_of (run, node->right, player) != 0;
  default: return calculate (node->op, left, value_of (run, node->right, player));
  }
}

gint64
ump_formula_value (UmpFormulaRun *run, int player)
{
  return value_of (run, run->formula->root, player);
}
