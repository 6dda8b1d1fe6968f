/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of the score pad, for its own files. */
#pragma once

#include "core/formula.h"
#include "core/score.h"

G_BEGIN_DECLS

#define PAD_POINTS_LIMIT 1000000
#define PAD_MAX_ROWS 200
#define PAD_MAX_COLUMNS 8
#define PAD_MAX_FORMULAS 16

enum {
  OPTION_NAME,
  OPTION_BEST,
  OPTION_ROUNDS,
  OPTION_TARGET,
  OPTION_ROWS,
  OPTION_ZERO_SUM,
  OPTION_COLUMNS,
  OPTION_POINTS,
  OPTION_CHECK,
  OPTION_BONUS,
  OPTION_LATE
};

/* ENTERED, POINTS, SUM: one for each cell, column by column (or row by row), in a column by seats. SUM: what
 * the cells of closed rounds in which all of the player's cells were filled add up to, in two halves. KEPT_…:
 * of who is absent, as it stood before the `leave`: bonus lines by seats, the total in two halves, the number
 * of players (0: has not been there yet). */
enum {
  COUNTER_ENTERED,
  COUNTER_POINTS,
  COUNTER_N_ENTERED,
  COUNTER_SUM,
  COUNTER_ABSENT,
  COUNTER_EVER_ABSENT,
  COUNTER_KEPT_BONUS,
  COUNTER_KEPT_TOTAL,
  COUNTER_KEPT_PLAYERS
};
enum { VERB_ENTER, VERB_JOIN, VERB_LEAVE, VERB_FINISH };
enum { ENTER_PLAYER, ENTER_POINTS, ENTER_ROW, ENTER_COLUMN };
enum { JOIN_PLAYER, JOIN_POINTS };
enum { PAD_1, PAD_2, PAD_3, PAD_4 };
enum { LINE_ENTERED, LINE_MISSING, LINE_FORMULA, LINE_INCOMPLETE, LINE_JOINED, LINE_BONUS };

/* A formula, what is written of it, and for a bonus line its name; places in the text. */
typedef struct {
  UmpFormula formula;
  int text;
  int name;
} PadFormula;

/* What the options say. One block: the nodes of all formulas and then the texts stand behind it.
 * cells: names of rows or columns. late: bits of seats. */
typedef struct {
  gboolean has_target;
  int target;
  int n_rows;
  int n_columns;
  int cell_at[PAD_MAX_ROWS + PAD_MAX_COLUMNS];
  gboolean has_points;
  PadFormula points;
  int n_checks;
  PadFormula checks[PAD_MAX_FORMULAS];
  int n_bonuses;
  PadFormula bonuses[PAD_MAX_FORMULAS];
  guint late;
  int n_nodes;
  UmpFormulaNode nodes[];
} PadSheet;

/* ---- setup -------------------------------------------------------------------- */

gboolean pad_prepare (UmpSetup *setup, GError **error);

static inline const PadSheet *
pad_sheet (const UmpSetup *setup)
{
  return setup->data;
}

/* A text of the sheet, by its place. */
static inline const char *
pad_text (const UmpSetup *setup, int at)
{
  const PadSheet *sheet = pad_sheet (setup);

  return (const char *) &sheet->nodes[sheet->n_nodes] + at;
}

static inline const char *
pad_cell_name (const UmpSetup *setup, int cell)
{
  return pad_text (setup, pad_sheet (setup)->cell_at[cell]);
}

/* Rows or columns by name, -1 for none. */
int pad_find_cell (const UmpSetup *setup, const char *name);

static inline int
pad_n_rows (const UmpSetup *setup)
{
  return pad_sheet (setup)->n_rows;
}

static inline int
pad_n_columns (const UmpSetup *setup)
{
  return pad_sheet (setup)->n_columns;
}

/* Cells of each player. */
static inline int
pad_n_cells (const UmpSetup *setup)
{
  return MAX (MAX (pad_n_rows (setup), pad_n_columns (setup)), 1);
}

/* Points come from a formula or from several columns. */
static inline gboolean
pad_is_counted (const UmpSetup *setup)
{
  return pad_n_columns (setup) > 0 || pad_sheet (setup)->has_points;
}

/* ---- the table ------------------------------------------------------------------ */

void pad_begin (UmpTable *table);
gboolean pad_is_absent (const UmpTable *table, int seat);
int pad_n_there (const UmpTable *table);

/* The table as it would be with one number more. cell: none for -1; round: what `round` names. */
typedef struct {
  const UmpTable *table;
  int cell;
  int seat;
  int number;
  int round;
  int n_there;
  int there[UMP_MAX_SEATS];
} PadLook;

void pad_look_init (PadLook *look, const UmpTable *table);
/* With the number that an `enter` brings. */
void pad_look_enter (PadLook *look, const UmpTable *table, int seat, int cell, int number);
gboolean pad_look_is_entered (const PadLook *look, int seat, int cell);
int pad_look_number (const PadLook *look, int seat, int cell);
/* How many of a player's cells are filled; how many are blank in all. */
int pad_look_n_entered (const PadLook *look, int seat);
int pad_look_n_blank (const PadLook *look);
/* The points of the round: of everybody who is there, in order of `there`. */
void pad_look_points (const PadLook *look, int *points);
/* Whether a condition is looked at with the number that came, and does not hold, for somebody: the seat; else
 * -1. */
int pad_look_broken (const PadLook *look, const UmpFormula *condition);

/* The sum of a column over the player's complete rounds. */
gint64 pad_sum (const UmpTable *table, int seat, int cell);
/* A player's total without bonus lines, the open round included. */
gint64 pad_total (const UmpTable *table, int seat);
/* A bonus line of everybody who is there, in order of `there`. */
void pad_bonuses (const PadLook *look, int bonus, int *points);

/* Of who is absent: what bonus lines are shown with. */
int pad_kept_players (const UmpTable *table, int seat);
gint64 pad_kept_total (const UmpTable *table, int seat);

int pad_cell_of_move (const UmpSetup *setup, const UmpMove *move);

/* ---- check, apply, moves, words ---------------------------------------------------- */

gboolean pad_form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict);
gboolean pad_check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict);
/* Whether a number may be entered in a blank cell of somebody who is there. */
gboolean pad_accepts (const UmpTable *table, int seat, int cell, int number);
void pad_apply (UmpTable *table, const UmpMove *move);
void pad_closed (UmpTable *table, const gint64 *points);

void pad_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data);
void pad_sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move);

void pad_score (const UmpTable *table, UmpSheet *sheet);
int pad_n_bonuses (const UmpSetup *setup);
const char *pad_bonus_name (const UmpSetup *setup, int bonus);
void pad_bonus (const UmpTable *table, int bonus, UmpSheet *sheet);

void pad_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say);
void pad_prompt (const UmpTable *table, UmpPrompt *prompt);
void pad_steps (const UmpTable *table, UmpSteps *steps);

G_END_DECLS
