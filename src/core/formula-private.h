/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The nodes of a formula, for the files that make and evaluate them. */
#pragma once

#include "formula.h"

G_BEGIN_DECLS

/* VARIABLE: `number` says which. CHOICE: left is asked, right and third are the answers. Functions over all
 * players: left is what is asked of each, third the place where the answer is kept; SIDE has another for each
 * side and keeps none. */
typedef enum {
  UMP_FORMULA_NUMBER,
  UMP_FORMULA_VARIABLE,
  UMP_FORMULA_PLUS,
  UMP_FORMULA_MINUS,
  UMP_FORMULA_TIMES,
  UMP_FORMULA_DIVIDE,
  UMP_FORMULA_NEGATE,
  UMP_FORMULA_EQUAL,
  UMP_FORMULA_UNEQUAL,
  UMP_FORMULA_LESS,
  UMP_FORMULA_AT_MOST,
  UMP_FORMULA_MORE,
  UMP_FORMULA_AT_LEAST,
  UMP_FORMULA_AND,
  UMP_FORMULA_OR,
  UMP_FORMULA_NOT,
  UMP_FORMULA_CHOICE,
  UMP_FORMULA_ABS,
  UMP_FORMULA_MIN,
  UMP_FORMULA_MAX,
  UMP_FORMULA_SUM,
  UMP_FORMULA_MOST,
  UMP_FORMULA_LEAST,
  UMP_FORMULA_COUNT,
  UMP_FORMULA_SIDE,
} UmpFormulaOp;

G_END_DECLS
