/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formulas as people say them: "the bid of everybody together is not the number of the round". */
#include "formula-private.h"

#include <string.h>

#include "text.h"

/* names: of the variables, as they stand in the formula; known: what is said for some of them, or NULL. */
typedef struct {
  const UmpFormulaNode *nodes;
  const GPtrArray *names;
  const UmpFormulaName *known;
  const UmpWords *words;
} Say;

static char *number_words (const Say *say, int at);
static char *condition_words (const Say *say, int at);

static const UmpFormulaNode *
node_at (const Say *say, int at)
{
  return &say->nodes[at];
}

/* The message with these words in its holes; takes them. */
static char *
fill (const Say *say, const char *message, char *a, char *b, char *c)
{
  g_autofree char *first = a, *second = b, *third = c;
  UmpWords plain = { .translate = say->words != NULL ? say->words->translate : NULL };

  return ump_text_format (&UMP_TEXT (message, { UMP_S (first), UMP_S (second), UMP_S (third) }), NULL,
                          &plain);
}

/* ---- names --------------------------------------------------------------------------------------- */

static const UmpFormulaName *
known_name (const Say *say, const char *name)
{
  for (int k = 0; say->known != NULL && say->known[k].name != NULL; k++)
    if (strcmp (say->known[k].name, name) == 0)
      return &say->known[k];
  return NULL;
}

/* A column's name is written small; a row's may be anything, so that it stands between quotes. */
static char *
variable_words (const Say *say, int variable)
{
  const UmpFormulaName *known;
  const char *name;

  switch (variable) {
  case UMP_FORMULA_ROUND: return fill (say, N_ ("the number of the round"), NULL, NULL, NULL);
  case UMP_FORMULA_PLAYERS: return fill (say, N_ ("the number of players"), NULL, NULL, NULL);
  case UMP_FORMULA_TOTAL: return fill (say, N_ ("the total"), NULL, NULL, NULL);
  default: break;
  }
  name = g_ptr_array_index (say->names, variable);
  known = known_name (say, name);
  if (known != NULL)
    return fill (say, known->number, NULL, NULL, NULL);
  if (ump_formula_is_name (name))
    return g_strdup (name);
  return fill (say, N_ ("“{s0}”"), g_strdup (name), NULL, NULL);
}

/* What is said for a variable, or for `side` of one; NULL where nothing else is. */
static const UmpFormulaName *
known_node (const Say *say, const UmpFormulaNode *node)
{
  gboolean side = node->op == UMP_FORMULA_SIDE;
  const UmpFormulaNode *variable = side ? node_at (say, node->left) : node;
  g_autofree char *name = NULL;

  if (variable->op != UMP_FORMULA_VARIABLE || variable->number < 0)
    return NULL;
  name = g_strdup_printf (side ? "side(%s)" : "%s",
                          (const char *) g_ptr_array_index (say->names, (guint) variable->number));
  return known_name (say, name);
}

/* ---- what binds what ------------------------------------------------------------------------------ */

/* How tightly a node's words hold together. */
enum { LOOSE, ADDED, MULTIPLIED, WHOLE };

static int
strength (const UmpFormulaNode *node)
{
  switch (node->op) {
  case UMP_FORMULA_NUMBER:
  case UMP_FORMULA_VARIABLE:
  case UMP_FORMULA_SUM:
  case UMP_FORMULA_MOST:
  case UMP_FORMULA_LEAST:
  case UMP_FORMULA_SIDE: return WHOLE;
  case UMP_FORMULA_TIMES:
  case UMP_FORMULA_NEGATE: return MULTIPLIED;
  case UMP_FORMULA_DIVIDE:
  case UMP_FORMULA_PLUS:
  case UMP_FORMULA_MINUS: return ADDED;
  default: return LOOSE;
  }
}

static char *
in_brackets (char *words)
{
  char *within = g_strdup_printf ("(%s)", words);

  g_free (words);
  return within;
}

/* A number in words that may stand where words of that strength are wanted. */
static char *
bound (const Say *say, int at, int wanted)
{
  char *words = number_words (say, at);

  return strength (node_at (say, at)) < wanted ? in_brackets (words) : words;
}

/* ---- numbers ------------------------------------------------------------------------------------- */

static char *
literal (const Say *say, gint64 number)
{
  return ump_text_format (&UMP_TEXT ("{n0}", { UMP_N (number) }), NULL, say->words);
}

static char *
two (const Say *say, const char *message, const UmpFormulaNode *node, int left, int right)
{
  return fill (say, message, bound (say, node->left, left), bound (say, node->right, right), NULL);
}

/* One answer behind the other: "10 if …, 5 if …, otherwise 0". */
static char *
choice_words (const Say *say, const UmpFormulaNode *node, char *(*words_of) (const Say *say, int at))
{
  gboolean chain = node_at (say, node->third)->op == UMP_FORMULA_CHOICE;
  char *answer = words_of (say, node->right);

  if (node_at (say, node->right)->op == UMP_FORMULA_CHOICE)
    answer = in_brackets (answer);
  return fill (say, chain ? N_ ("{s0} if {s1}, {s2}") : N_ ("{s0} if {s1}, otherwise {s2}"), answer,
               condition_words (say, node->left), words_of (say, node->third));
}

static char *
number_words (const Say *say, int at)
{
  const UmpFormulaNode *node = node_at (say, at), *left = node_at (say, node->left);

  switch (node->op) {
  case UMP_FORMULA_NUMBER: return literal (say, node->number);
  case UMP_FORMULA_VARIABLE: return variable_words (say, (int) node->number);
  case UMP_FORMULA_PLUS: return two (say, N_ ("{s0} plus {s1}"), node, ADDED, ADDED);
  case UMP_FORMULA_MINUS: return two (say, N_ ("{s0} minus {s1}"), node, ADDED, MULTIPLIED);
  case UMP_FORMULA_TIMES: return two (say, N_ ("{s0} times {s1}"), node, MULTIPLIED, MULTIPLIED);
  case UMP_FORMULA_DIVIDE:
    return two (say, N_ ("{s0} divided by {s1} without the remainder"), node, MULTIPLIED, WHOLE);
  case UMP_FORMULA_NEGATE:
    if (left->op == UMP_FORMULA_NUMBER)
      return literal (say, -left->number);
    return fill (say, N_ ("minus {s0}"), bound (say, node->left, WHOLE), NULL, NULL);
  case UMP_FORMULA_ABS:
    if (left->op == UMP_FORMULA_MINUS)
      return two (say, N_ ("the difference between {s0} and {s1}"), left, MULTIPLIED, MULTIPLIED);
    return fill (say, N_ ("{s0} without its sign"), bound (say, node->left, WHOLE), NULL, NULL);
  case UMP_FORMULA_MIN: return two (say, N_ ("the smaller of {s0} and {s1}"), node, ADDED, ADDED);
  case UMP_FORMULA_MAX: return two (say, N_ ("the larger of {s0} and {s1}"), node, ADDED, ADDED);
  /* Translators: the hole is what is counted: "bid of everybody together" */
  case UMP_FORMULA_SUM:
    return fill (say, N_ ("{s0} of everybody together"), bound (say, node->left, WHOLE), NULL, NULL);
  case UMP_FORMULA_MOST:
    return fill (say, N_ ("{s0} of whoever has most"), bound (say, node->left, WHOLE), NULL, NULL);
  case UMP_FORMULA_LEAST:
    return fill (say, N_ ("{s0} of whoever has least"), bound (say, node->left, WHOLE), NULL, NULL);
  case UMP_FORMULA_SIDE:
    if (known_node (say, node) != NULL)
      return fill (say, known_node (say, node)->number, NULL, NULL, NULL);
    return fill (say, N_ ("{s0} of the whole side"), bound (say, node->left, WHOLE), NULL, NULL);
  case UMP_FORMULA_COUNT:
    return fill (say, N_ ("the number of people for whom {s0}"), condition_words (say, node->left), NULL,
                 NULL);
  case UMP_FORMULA_CHOICE: return choice_words (say, node, number_words);
  default: return fill (say, N_ ("1 if {s0}, otherwise 0"), condition_words (say, at), NULL, NULL);
  }
}

/* ---- conditions ---------------------------------------------------------------------------------- */

static const char *
comparison (int op)
{
  switch (op) {
  case UMP_FORMULA_EQUAL: return N_ ("{s0} is {s1}");
  case UMP_FORMULA_UNEQUAL: return N_ ("{s0} is not {s1}");
  case UMP_FORMULA_LESS: return N_ ("{s0} is less than {s1}");
  case UMP_FORMULA_AT_MOST: return N_ ("{s0} is at most {s1}");
  case UMP_FORMULA_MORE: return N_ ("{s0} is more than {s1}");
  case UMP_FORMULA_AT_LEAST: return N_ ("{s0} is at least {s1}");
  default: return NULL;
  }
}

/* What holds where the comparison does not. */
static int
opposite (int op)
{
  switch (op) {
  case UMP_FORMULA_EQUAL: return UMP_FORMULA_UNEQUAL;
  case UMP_FORMULA_UNEQUAL: return UMP_FORMULA_EQUAL;
  case UMP_FORMULA_LESS: return UMP_FORMULA_AT_LEAST;
  case UMP_FORMULA_AT_MOST: return UMP_FORMULA_MORE;
  case UMP_FORMULA_MORE: return UMP_FORMULA_AT_MOST;
  default: return UMP_FORMULA_LESS;
  }
}

static gboolean
are_same (const Say *say, int a, int b)
{
  g_autofree char *one = number_words (say, a), *other = number_words (say, b);

  return strcmp (one, other) == 0;
}

/* x / 5 * 5 = x, since dividing cuts off what is left over; NULL where it is another comparison. */
static char *
multiple_words (const Say *say, const UmpFormulaNode *node)
{
  const UmpFormulaNode *product = node_at (say, node->left), *quotient;

  if (node->op != UMP_FORMULA_EQUAL || product->op != UMP_FORMULA_TIMES)
    return NULL;
  quotient = node_at (say, product->left);
  if (quotient->op != UMP_FORMULA_DIVIDE || !are_same (say, quotient->right, product->right) ||
      !are_same (say, quotient->left, node->right))
    return NULL;
  return fill (say, N_ ("{s0} is a multiple of {s1}"), bound (say, node->right, ADDED),
               bound (say, product->right, ADDED), NULL);
}

/* x >= a and x <= b; NULL where it is something else. */
static char *
range_words (const Say *say, const UmpFormulaNode *node)
{
  const UmpFormulaNode *low = node_at (say, node->left), *high = node_at (say, node->right);

  if (low->op != UMP_FORMULA_AT_LEAST || high->op != UMP_FORMULA_AT_MOST ||
      !are_same (say, low->left, high->left))
    return NULL;
  return fill (say, N_ ("{s0} is from {s1} to {s2}"), bound (say, low->left, ADDED),
               bound (say, low->right, ADDED), bound (say, high->right, ADDED));
}

/* x = 0 or x = 1 or x = 2: what x may be, "0, 1 or 2"; NULL where it is something else. *subject: x. */
static char *
answers (const Say *say, int at, int *subject)
{
  const UmpFormulaNode *node = node_at (say, at);
  char *first;

  if (node->op == UMP_FORMULA_EQUAL) {
    if (*subject >= 0 && !are_same (say, *subject, node->left))
      return NULL;
    *subject = node->left;
    return bound (say, node->right, ADDED);
  }
  if (node->op != UMP_FORMULA_OR)
    return NULL;
  first = answers (say, node->left, subject);
  if (first == NULL || node_at (say, node->right)->op != UMP_FORMULA_EQUAL ||
      !are_same (say, *subject, node_at (say, node->right)->left)) {
    g_free (first);
    return NULL;
  }
  return fill (say, N_ ("{s0} or {s1}"), first, bound (say, node_at (say, node->right)->right, ADDED), NULL);
}

static char *
both_words (const Say *say, const UmpFormulaNode *node, const char *message)
{
  char *sides[2];

  for (int k = 0; k < 2; k++) {
    int at = k == 0 ? node->left : node->right, op = node_at (say, at)->op, subject = -1;
    g_autofree char *short_form = answers (say, at, &subject);

    sides[k] = condition_words (say, at);
    if (op == UMP_FORMULA_CHOICE ||
        (node->op == UMP_FORMULA_AND && op == UMP_FORMULA_OR && short_form == NULL))
      sides[k] = in_brackets (sides[k]);
  }
  return fill (say, message, sides[0], sides[1], NULL);
}

static char *
or_words (const Say *say, int at)
{
  int subject = -1;
  char *may_be = answers (say, at, &subject);

  if (may_be == NULL)
    return both_words (say, node_at (say, at), N_ ("{s0} or {s1}"));
  return fill (say, comparison (UMP_FORMULA_EQUAL), bound (say, subject, ADDED), may_be, NULL);
}

/* A number that is asked whether there is any. */
static char *
any_words (const Say *say, int at, gboolean none)
{
  const UmpFormulaName *known = known_node (say, node_at (say, at));
  char *said;

  if (known == NULL || known->truth == NULL)
    return fill (say, none ? N_ ("{s0} is 0") : N_ ("{s0} is not 0"), bound (say, at, ADDED), NULL, NULL);
  said = fill (say, known->truth, NULL, NULL, NULL);
  return none ? fill (say, N_ ("it is not so that {s0}"), said, NULL, NULL) : said;
}

static char *
not_words (const Say *say, const UmpFormulaNode *node)
{
  const UmpFormulaNode *inner = node_at (say, node->left);
  const char *message = comparison (inner->op) != NULL ? comparison (opposite (inner->op)) : NULL;

  if (message != NULL)
    return two (say, message, inner, ADDED, ADDED);
  if (inner->op < UMP_FORMULA_EQUAL || inner->op > UMP_FORMULA_CHOICE)
    return any_words (say, node->left, TRUE);
  return fill (say, N_ ("it is not so that {s0}"), in_brackets (condition_words (say, node->left)), NULL,
               NULL);
}

static char *
condition_words (const Say *say, int at)
{
  const UmpFormulaNode *node = node_at (say, at);
  const char *message = comparison (node->op);
  char *special = node->op == UMP_FORMULA_AND ? range_words (say, node) : multiple_words (say, node);

  if (special != NULL)
    return special;
  if (message != NULL)
    return two (say, message, node, ADDED, ADDED);
  switch (node->op) {
  case UMP_FORMULA_AND: return both_words (say, node, N_ ("{s0} and {s1}"));
  case UMP_FORMULA_OR: return or_words (say, at);
  case UMP_FORMULA_NOT: return not_words (say, node);
  case UMP_FORMULA_CHOICE: return choice_words (say, node, condition_words);
  default: return any_words (say, at, FALSE);
  }
}

/* ---- the whole -------------------------------------------------------------------------------------- */

/* Whether its value is asked for as yes or no. */
static gboolean
is_condition (int op)
{
  return op >= UMP_FORMULA_EQUAL && op <= UMP_FORMULA_NOT;
}

char *
ump_formula_words (const char *text, gboolean condition, const UmpFormulaName *known, const UmpWords *words)
{
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (UmpFormulaNode));
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  UmpFormulaNames names = { .found = found, .sides = TRUE };
  gsize length = strcspn (text, ";");
  UmpFormula formula;
  Say say;

  if (!ump_formula_parse (text, length, &names, nodes, &formula, NULL))
    return g_strstrip (g_strndup (text, length));
  say = (Say){ (const UmpFormulaNode *) (gconstpointer) nodes->data, found, known, words };
  condition = condition || is_condition (node_at (&say, formula.root)->op);
  return condition ? condition_words (&say, formula.root) : number_words (&say, formula.root);
}

/* Behind the name in front of a formula, `Bags: …` or `mine = …`; the text itself where there is none. */
static const char *
behind_name (const char *text, char sign)
{
  const char *end = text + strcspn (text, ";"), *at = memchr (text, sign, (gsize) (end - text));

  return sign != '\0' && at != NULL ? at + 1 : text;
}

char *
ump_formulas_words (const char *text, const UmpFormulas *formulas, const UmpWords *words)
{
  GString *all = g_string_new (NULL);

  for (const char *end; *text != '\0'; text = end) {
    const char *start = behind_name (text, formulas->sign);
    g_autofree char *said = ump_formula_words (start, formulas->conditions, formulas->names, words);
    g_autofree char *name = g_strstrip (g_strndup (text, start > text ? (gsize) (start - text - 1) : 0));

    g_string_append_printf (all, "%s%s%s%s", all->len > 0 ? "; " : "", name, *name != '\0' ? ": " : "", said);
    end = text + strcspn (text, ";");
    end += *end == ';';
  }
  return g_string_free (all, FALSE);
}
