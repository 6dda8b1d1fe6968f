/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formulas of score sheets: `tricks = bid ? 10 + tricks : 0`. Integers only.
 *
 * A formula is read once into nodes, which are plain data without pointers, and evaluated as often as needed
 * without allocating anything. Text of any kind may be read: it is bounded in length and depth, and a formula
 * costs at most its own length times the number of players, since `sum` and its like are counted once for
 * all. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Characters of a formula (blanks at its ends left out), levels, cells that may have a name. */
#define UMP_FORMULA_MAX_LENGTH 500
#define UMP_FORMULA_MAX_DEPTH 32
#define UMP_FORMULA_MAX_CELLS 224
/* Every value is cut to this, up and down. */
#define UMP_FORMULA_LIMIT G_GINT64_CONSTANT (1000000000000000)

/* What a variable names besides the cells, which count from 0. */
enum { UMP_FORMULA_ROUND = -1, UMP_FORMULA_PLAYERS = -2, UMP_FORMULA_TOTAL = -3 };

/* What was expected where a formula cannot be read. */
typedef enum {
  UMP_FORMULA_EXPECTED_VALUE,  /* a number, a name, a function or a parenthesis */
  UMP_FORMULA_EXPECTED_NAME,   /* another name: there is none of this one */
  UMP_FORMULA_EXPECTED_ROW,    /* the name of a row between quotes */
  UMP_FORMULA_EXPECTED_OPEN,   /* `(` */
  UMP_FORMULA_EXPECTED_CLOSE,  /* `)` or an operator */
  UMP_FORMULA_EXPECTED_COMMA,  /* `,` or an operator */
  UMP_FORMULA_EXPECTED_COLON,  /* `:` or an operator */
  UMP_FORMULA_EXPECTED_END,    /* an operator or the end */
  UMP_FORMULA_EXPECTED_NUMBER, /* 1 to 15 digits, no 0 in front */
  UMP_FORMULA_EXPECTED_FLAT,   /* fewer levels */
  UMP_FORMULA_EXPECTED_SINGLE, /* no third function over all players inside two */
  UMP_FORMULA_EXPECTED_SHORT,  /* the end: it is too long */
} UmpFormulaExpected;

/* at: the character, from 1; one more than there are for the end. */
typedef struct {
  UmpFormulaExpected expected;
  int at;
} UmpFormulaError;

/* Names that a formula may have. names: n_names of the cells, borrowed; quoted: they stand between quotes
 * (rows of a sheet), else alone (columns); an empty name is none. no_round: `round` names nothing.
 * sides: there is `side`, the sum over the own side.
 * found: instead of names, where any name is one of a cell: receives a copy of each, once; else NULL. */
typedef struct {
  const char *const *names;
  int n_names;
  gboolean quoted;
  gboolean no_round;
  gboolean sides;
  GPtrArray *found;
} UmpFormulaNames;

/* left, right, third: nodes of the same formula, or what the operator makes of them. */
typedef struct {
  gint64 number;
  gint16 op;
  gint16 left;
  gint16 right;
  gint16 third;
} UmpFormulaNode;

#define UMP_FORMULA_WORDS (UMP_FORMULA_MAX_CELLS / 32)

/* A formula that was read. first: where its nodes begin among those of all formulas; root: the last of them.
 * own, all: bits of the cells that it names outside and inside of functions over all players.
 * uses_…: it names these variables. */
typedef struct {
  int first;
  gint16 root;
  gint16 n_aggregates;
  guint32 own[UMP_FORMULA_WORDS];
  guint32 all[UMP_FORMULA_WORDS];
  gboolean uses_round;
  gboolean uses_players;
  gboolean uses_total;
} UmpFormula;

/* Reads `length` bytes of valid UTF-8. nodes: a GArray of UmpFormulaNode, to which its nodes are appended.
 * FALSE with *error, which may be NULL; the nodes are then as they were. */
gboolean ump_formula_parse (const char *text, gsize length, const UmpFormulaNames *names, GArray *nodes,
                            UmpFormula *formula, UmpFormulaError *error);
/* Message of what was expected ("a number, a name or a parenthesis"), not translated. */
const char *ump_formula_expected (UmpFormulaExpected expected);
/* Whether formulas use the word for themselves, so that it can name no cell. */
gboolean ump_formula_is_word (const char *name);
/* Whether something can be a cell's name: [a-z][a-z0-9_]{0,15}, and no word of the formulas. */
gboolean ump_formula_is_name (const char *name);

static inline gboolean
ump_formula_has (const guint32 *cells, int cell)
{
  return cells[cell / 32] >> (cell % 32) & 1u;
}

/* The values of variables: of a player's cell, or one of those above. Players count from 0. same_side:
 * whether two of them are of one side; for formulas with `side` alone. */
typedef struct {
  int n_players;
  gint64 (*value) (gconstpointer data, int player, int variable);
  gboolean (*same_side) (gconstpointer data, int a, int b);
  gconstpointer data;
} UmpFormulaScope;

/* Every function begins with four characters at least. */
#define UMP_FORMULA_MAX_AGGREGATES (UMP_FORMULA_MAX_LENGTH / 4)

/* A formula at work: what its functions over all players give is counted once, so values must not change
 * meanwhile. */
typedef struct {
  const UmpFormula *formula;
  const UmpFormulaNode *nodes;
  const UmpFormulaScope *scope;
  gboolean known[UMP_FORMULA_MAX_AGGREGATES];
  gint64 values[UMP_FORMULA_MAX_AGGREGATES];
} UmpFormulaRun;

/* nodes: those of all formulas; all borrowed. */
void ump_formula_begin (UmpFormulaRun *run, const UmpFormula *formula, const UmpFormulaNode *nodes,
                        const UmpFormulaScope *scope);
/* The formula's value for a player. */
gint64 ump_formula_value (UmpFormulaRun *run, int player);

/* ---- in words (formula-words.c) --------------------------------------------------------------------- */

/* What is said for a name. number: message for its value ("the number of tricks"). truth: message for
 * whether it is anything but 0 ("this is the caller"), NULL: said of the number. */
typedef struct {
  const char *name;
  const char *number;
  const char *truth;
} UmpFormulaName;

/* How an option is written that is made of formulas with ; between them. names: those that are said in other
 * words, NULL for none; ends with a NULL name. sign: what stands between a formula and the name in front of
 * it; 0: there are no names. conditions: each is asked whether it is true. */
typedef struct {
  const UmpFormulaName *names;
  char sign;
  gboolean conditions;
} UmpFormulas;

typedef struct _UmpWords UmpWords;

/* The formula up to its end or a `;`, as a person would say it; text that is none is given as it is. names:
 * may be NULL. A new string. */
char *
ump_formula_words (const char *text, gboolean condition, const UmpFormulaName *names, const UmpWords *words);
/* The same of all formulas of an option. A new string, empty for none. */
char *ump_formulas_words (const char *text, const UmpFormulas *formulas, const UmpWords *words);

G_END_DECLS
