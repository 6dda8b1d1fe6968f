/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading of formulas: one pass, from left to right. */
#include "formula-private.h"

#include <string.h>

#ifndef N_
#define N_(s) s
#endif

#define MAX_DIGITS 15
#define MAX_NAME 16
#define FAILED (-1)

typedef enum {
  TOKEN_END,
  TOKEN_NUMBER,
  TOKEN_NAME,
  TOKEN_QUOTED,
  TOKEN_SIGN, /* one of the signs, in `sign` */
  TOKEN_BAD,  /* a number that is none, or a quote without end */
} TokenType;

/* text, length: without quotes. sign: its first character; two: it has a `=` behind. */
typedef struct {
  TokenType type;
  const char *start;
  const char *text;
  gsize length;
  gint64 number;
  char sign;
  gboolean two;
} Token;

/* aggregates: how many functions over all players are open here. */
typedef struct {
  const char *text;
  const char *end;
  const char *at;
  Token token;
  const UmpFormulaNames *names;
  GArray *nodes;
  UmpFormula *formula;
  int aggregates;
  UmpFormulaError error;
} Parser;

/* op: a UmpFormulaOp, or which variable it is. */
typedef struct {
  const char *name;
  int op;
} Word;

static const Word functions[] = {
  { "abs", UMP_FORMULA_ABS },     { "sum", UMP_FORMULA_SUM },     { "most", UMP_FORMULA_MOST },
  { "least", UMP_FORMULA_LEAST }, { "count", UMP_FORMULA_COUNT }, { "min", UMP_FORMULA_MIN },
  { "max", UMP_FORMULA_MAX },
};

static const Word variables[] = { { "round", UMP_FORMULA_ROUND },
                                  { "players", UMP_FORMULA_PLAYERS },
                                  { "total", UMP_FORMULA_TOTAL } };

static const char *const operators[] = { "and", "or", "not", NULL };

/* ---- words ------------------------------------------------------------------------ */

gboolean
ump_formula_is_word (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (functions); i++)
    if (strcmp (functions[i].name, name) == 0)
      return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (variables); i++)
    if (strcmp (variables[i].name, name) == 0)
      return TRUE;
  return g_strv_contains (operators, name);
}

static gboolean
goes_on_name (char c)
{
  return g_ascii_islower (c) || g_ascii_isdigit (c) || c == '_';
}

gboolean
ump_formula_is_name (const char *name)
{
  gsize length = 0;

  if (!g_ascii_islower (*name))
    return FALSE;
  while (goes_on_name (name[length]))
    length++;
  return name[length] == '\0' && length <= MAX_NAME && !ump_formula_is_word (name);
}

const char *
ump_formula_expected (UmpFormulaExpected expected)
{
  static const char *const messages[] = {
    [UMP_FORMULA_EXPECTED_VALUE] = N_ ("a number, a name, a function or a parenthesis"),
    [UMP_FORMULA_EXPECTED_NAME] = N_ ("a name that this sheet has"),
    [UMP_FORMULA_EXPECTED_ROW] = N_ ("the name of a row of this sheet between quotes"),
    [UMP_FORMULA_EXPECTED_OPEN] = N_ ("“(”"),
    [UMP_FORMULA_EXPECTED_CLOSE] = N_ ("an operator or “)”"),
    [UMP_FORMULA_EXPECTED_COMMA] = N_ ("an operator or “,”"),
    [UMP_FORMULA_EXPECTED_COLON] = N_ ("an operator or “:”"),
    [UMP_FORMULA_EXPECTED_END] = N_ ("an operator or the end"),
    [UMP_FORMULA_EXPECTED_NUMBER] = N_ ("a number of 1 to 15 digits without 0 in front"),
    [UMP_FORMULA_EXPECTED_FLAT] = N_ ("fewer levels: 32 at most"),
    [UMP_FORMULA_EXPECTED_SINGLE] = N_ ("no third of sum, most, least and count inside two others"),
    [UMP_FORMULA_EXPECTED_SHORT] = N_ ("the end: a formula has 500 characters at most"),
  };

  return messages[expected];
}

/* ---- tokens ------------------------------------------------------------------------ */

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static void
read_number (Parser *p)
{
  Token *token = &p->token;

  while (p->at < p->end && g_ascii_isdigit (*p->at)) {
    if (p->at - token->start < MAX_DIGITS)
      token->number = token->number * 10 + (*p->at - '0');
    p->at++;
  }
  token->type = TOKEN_NUMBER;
  if (p->at - token->start > MAX_DIGITS || (*token->start == '0' && p->at - token->start > 1))
    token->type = TOKEN_BAD;
}

static void
read_quoted (Parser *p)
{
  const char *close = memchr (p->at + 1, '"', (gsize) (p->end - p->at - 1));

  p->token.type = close != NULL ? TOKEN_QUOTED : TOKEN_BAD;
  p->token.text = p->at + 1;
  p->token.length = close != NULL ? (gsize) (close - p->token.text) : 0;
  p->at = close != NULL ? close + 1 : p->end;
}

static void
next_token (Parser *p)
{
  while (p->at < p->end && is_blank (*p->at))
    p->at++;
  p->token = (Token){ .type = TOKEN_END, .start = p->at };
  if (p->at == p->end)
    return;
  if (g_ascii_isdigit (*p->at)) {
    read_number (p);
  } else if (*p->at == '"') {
    read_quoted (p);
  } else if (g_ascii_islower (*p->at)) {
    p->token.type = TOKEN_NAME;
    p->token.text = p->at;
    while (p->at < p->end && goes_on_name (*p->at))
      p->at++;
    p->token.length = (gsize) (p->at - p->token.text);
  } else {
    p->token.type = TOKEN_SIGN;
    p->token.sign = *p->at++;
    p->token.two = strchr ("!<>", p->token.sign) != NULL && p->at < p->end && *p->at == '=';
    p->at += p->token.two;
  }
}

static gboolean
is_sign (const Parser *p, char sign)
{
  return p->token.type == TOKEN_SIGN && p->token.sign == sign && !p->token.two;
}

static gboolean
is_name (const Parser *p, const char *name)
{
  return p->token.type == TOKEN_NAME && strlen (name) == p->token.length &&
         strncmp (p->token.text, name, p->token.length) == 0;
}

static int
fail (Parser *p, UmpFormulaExpected expected)
{
  p->error = (UmpFormulaError){ expected, (int) g_utf8_pointer_to_offset (p->text, p->token.start) + 1 };
  return FAILED;
}

static gboolean
skip_sign (Parser *p, char sign)
{
  if (!is_sign (p, sign))
    return FALSE;
  next_token (p);
  return TRUE;
}

static gboolean
skip_word (Parser *p, const char *word)
{
  if (!is_name (p, word))
    return FALSE;
  next_token (p);
  return TRUE;
}

/* ---- the grammar: each function returns its node, or FAILED ------------------------------ */

static int parse_formula (Parser *p, int level);

static int
add (Parser *p, UmpFormulaOp op, int left, int right, int third, gint64 number)
{
  UmpFormulaNode node = { .number = number,
                          .op = (gint16) op,
                          .left = (gint16) left,
                          .right = (gint16) right,
                          .third = (gint16) third };

  g_array_append_val (p->nodes, node);
  return (int) p->nodes->len - 1 - p->formula->first;
}

static int
add_two (Parser *p, UmpFormulaOp op, int left, int right)
{
  return left < 0 || right < 0 ? FAILED : add (p, op, left, right, 0, 0);
}

/* A variable: of a cell (from 0) or one of those that every sheet has. */
static int
parse_variable (Parser *p, int variable)
{
  UmpFormula *formula = p->formula;

  formula->uses_round |= variable == UMP_FORMULA_ROUND;
  formula->uses_players |= variable == UMP_FORMULA_PLAYERS;
  formula->uses_total |= variable == UMP_FORMULA_TOTAL;
  if (variable >= 0)
    (p->aggregates > 0 ? formula->all : formula->own)[variable / 32] |= 1u << (variable % 32);
  next_token (p);
  return add (p, UMP_FORMULA_VARIABLE, 0, 0, 0, variable);
}

static int
find_cell (const Parser *p)
{
  GPtrArray *found = p->names->found;
  guint at;

  if (found != NULL) {
    g_autofree char *name = g_strndup (p->token.text, p->token.length);

    if (g_ptr_array_find_with_equal_func (found, name, g_str_equal, &at))
      return (int) at;
    if (found->len == UMP_FORMULA_MAX_CELLS)
      return -1;
    g_ptr_array_add (found, g_steal_pointer (&name));
    return (int) found->len - 1;
  }
  for (int i = 0; i < p->names->n_names; i++)
    if (strlen (p->names->names[i]) == p->token.length &&
        strncmp (p->names->names[i], p->token.text, p->token.length) == 0)
      return i;
  return -1;
}

static int
parse_cell (Parser *p)
{
  gboolean quoted = p->token.type == TOKEN_QUOTED;
  int cell = quoted == p->names->quoted || p->names->found != NULL ? find_cell (p) : -1;

  if (cell < 0)
    return fail (p, quoted ? UMP_FORMULA_EXPECTED_ROW : UMP_FORMULA_EXPECTED_NAME);
  return parse_variable (p, cell);
}

/* What stands in the parentheses of min and max, two at least, as a chain. */
static int
parse_several (Parser *p, UmpFormulaOp op, int level)
{
  int node = parse_formula (p, level + 1);

  if (node >= 0 && !is_sign (p, ','))
    return fail (p, UMP_FORMULA_EXPECTED_COMMA);
  while (node >= 0 && skip_sign (p, ','))
    node = add_two (p, op, node, parse_formula (p, level + 1));
  return node;
}

static int
parse_aggregate (Parser *p, UmpFormulaOp op, int level)
{
  int memo = p->formula->n_aggregates++, inner;

  p->aggregates++;
  inner = parse_formula (p, level + 1);
  p->aggregates--;
  return inner < 0 ? FAILED : add (p, op, inner, 0, memo, 0);
}

static int
parse_function (Parser *p, UmpFormulaOp op, int level)
{
  gboolean several = op == UMP_FORMULA_MIN || op == UMP_FORMULA_MAX;
  gboolean aggregate = !several && op != UMP_FORMULA_ABS;
  int node;

  if (aggregate && p->aggregates == 2)
    return fail (p, UMP_FORMULA_EXPECTED_SINGLE);
  next_token (p);
  if (!skip_sign (p, '('))
    return fail (p, UMP_FORMULA_EXPECTED_OPEN);
  if (several)
    node = parse_several (p, op, level);
  else if (aggregate)
    node = parse_aggregate (p, op, level);
  else
    node = add_two (p, op, parse_formula (p, level + 1), 0);
  if (node >= 0 && !skip_sign (p, ')'))
    return fail (p, UMP_FORMULA_EXPECTED_CLOSE);
  return node;
}

static int
parse_name (Parser *p, int level)
{
  if (p->names->sides && is_name (p, "side"))
    return parse_function (p, UMP_FORMULA_SIDE, level);
  for (gsize i = 0; i < G_N_ELEMENTS (functions); i++)
    if (is_name (p, functions[i].name))
      return parse_function (p, (UmpFormulaOp) functions[i].op, level);
  for (gsize i = 0; i < G_N_ELEMENTS (variables); i++)
    if (is_name (p, variables[i].name) && !(p->names->no_round && variables[i].op == UMP_FORMULA_ROUND))
      return parse_variable (p, variables[i].op);
  if (is_name (p, "and") || is_name (p, "or") || is_name (p, "not"))
    return fail (p, UMP_FORMULA_EXPECTED_VALUE);
  return parse_cell (p);
}

static int
parse_one (Parser *p, int level)
{
  gint64 number = p->token.number;
  int node;

  switch (p->token.type) {
  case TOKEN_NUMBER: next_token (p); return add (p, UMP_FORMULA_NUMBER, 0, 0, 0, number);
  case TOKEN_NAME: return parse_name (p, level);
  case TOKEN_QUOTED: return parse_cell (p);
  case TOKEN_BAD:
    return fail (p, *p->token.start == '"' ? UMP_FORMULA_EXPECTED_ROW : UMP_FORMULA_EXPECTED_NUMBER);
  default: break;
  }
  if (!skip_sign (p, '('))
    return fail (p, UMP_FORMULA_EXPECTED_VALUE);
  node = parse_formula (p, level + 1);
  if (node >= 0 && !skip_sign (p, ')'))
    return fail (p, UMP_FORMULA_EXPECTED_CLOSE);
  return node;
}

static int
parse_sign (Parser *p, int level)
{
  if (level > UMP_FORMULA_MAX_DEPTH)
    return fail (p, UMP_FORMULA_EXPECTED_FLAT);
  if (skip_sign (p, '-'))
    return add_two (p, UMP_FORMULA_NEGATE, parse_sign (p, level + 1), 0);
  return parse_one (p, level);
}

static int
parse_product (Parser *p, int level)
{
  int node = parse_sign (p, level);

  while (node >= 0 && (is_sign (p, '*') || is_sign (p, '/'))) {
    UmpFormulaOp op = is_sign (p, '*') ? UMP_FORMULA_TIMES : UMP_FORMULA_DIVIDE;

    next_token (p);
    node = add_two (p, op, node, parse_sign (p, level));
  }
  return node;
}

static int
parse_sum (Parser *p, int level)
{
  int node = parse_product (p, level);

  while (node >= 0 && (is_sign (p, '+') || is_sign (p, '-'))) {
    UmpFormulaOp op = is_sign (p, '+') ? UMP_FORMULA_PLUS : UMP_FORMULA_MINUS;

    next_token (p);
    node = add_two (p, op, node, parse_product (p, level));
  }
  return node;
}

/* The comparison that stands here; UMP_FORMULA_NUMBER for none. */
static UmpFormulaOp
comparison (const Parser *p)
{
  const Token *token = &p->token;

  if (token->type != TOKEN_SIGN)
    return UMP_FORMULA_NUMBER;
  switch (token->sign) {
  case '=': return UMP_FORMULA_EQUAL;
  case '!': return token->two ? UMP_FORMULA_UNEQUAL : UMP_FORMULA_NUMBER;
  case '<': return token->two ? UMP_FORMULA_AT_MOST : UMP_FORMULA_LESS;
  case '>': return token->two ? UMP_FORMULA_AT_LEAST : UMP_FORMULA_MORE;
  default: return UMP_FORMULA_NUMBER;
  }
}

static int
parse_comparison (Parser *p, int level)
{
  int node = parse_sum (p, level);
  UmpFormulaOp op = node >= 0 ? comparison (p) : UMP_FORMULA_NUMBER;

  if (op == UMP_FORMULA_NUMBER)
    return node;
  next_token (p);
  return add_two (p, op, node, parse_sum (p, level));
}

static int
parse_not (Parser *p, int level)
{
  if (level > UMP_FORMULA_MAX_DEPTH)
    return fail (p, UMP_FORMULA_EXPECTED_FLAT);
  if (skip_word (p, "not"))
    return add_two (p, UMP_FORMULA_NOT, parse_not (p, level + 1), 0);
  return parse_comparison (p, level);
}

static int
parse_and (Parser *p, int level)
{
  int node = parse_not (p, level);

  while (node >= 0 && skip_word (p, "and"))
    node = add_two (p, UMP_FORMULA_AND, node, parse_not (p, level));
  return node;
}

static int
parse_or (Parser *p, int level)
{
  int node = parse_and (p, level);

  while (node >= 0 && skip_word (p, "or"))
    node = add_two (p, UMP_FORMULA_OR, node, parse_and (p, level));
  return node;
}

static int
parse_formula (Parser *p, int level)
{
  int node, yes, no;

  if (level > UMP_FORMULA_MAX_DEPTH)
    return fail (p, UMP_FORMULA_EXPECTED_FLAT);
  node = parse_or (p, level);
  if (node < 0 || !skip_sign (p, '?'))
    return node;
  yes = parse_formula (p, level + 1);
  if (yes < 0)
    return FAILED;
  if (!skip_sign (p, ':'))
    return fail (p, UMP_FORMULA_EXPECTED_COLON);
  no = parse_formula (p, level + 1);
  return no < 0 ? FAILED : add (p, UMP_FORMULA_CHOICE, node, yes, no, 0);
}

/* ---- the whole ------------------------------------------------------------------------------ */

/* FALSE when what stands behind the blanks at its start is too long. */
static gboolean
is_short (Parser *p)
{
  const char *start = p->text;

  while (start < p->end && is_blank (*start))
    start++;
  if (g_utf8_strlen (start, p->end - start) <= UMP_FORMULA_MAX_LENGTH)
    return TRUE;
  p->token.start = g_utf8_offset_to_pointer (start, UMP_FORMULA_MAX_LENGTH);
  fail (p, UMP_FORMULA_EXPECTED_SHORT);
  return FALSE;
}

gboolean
ump_formula_parse (const char *text, gsize length, const UmpFormulaNames *names, GArray *nodes,
                   UmpFormula *formula, UmpFormulaError *error)
{
  Parser p = {
    .text = text, .end = text + length, .at = text, .names = names, .nodes = nodes, .formula = formula
  };
  guint first = nodes->len;
  int root = FAILED;

  *formula = (UmpFormula){ .first = (int) first };
  while (p.end > p.text && is_blank (p.end[-1]))
    p.end--;
  if (is_short (&p)) {
    next_token (&p);
    root = parse_formula (&p, 1);
  }
  if (root >= 0 && p.token.type != TOKEN_END)
    root = fail (&p, UMP_FORMULA_EXPECTED_END);
  formula->root = (gint16) root;
  if (root >= 0)
    return TRUE;
  g_array_set_size (nodes, first);
  if (error != NULL)
    *error = p.error;
  return FALSE;
}
