/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How each number comes about, and what is said of entries. */
#include "core/steps.h"
#include "pad.h"

/* ---- proofs ------------------------------------------------------------------------- */

/* "bid 1, tricks 1, round 2: FORMULA"; the formula is left out where it does not count yet. */
typedef struct {
  GString *out;
  const UmpSetup *setup;
} Proof;

static void
add_value (Proof *proof, const char *name, gint64 number)
{
  g_string_append_printf (proof->out, "%s%s %" G_GINT64_FORMAT, proof->out->len > 0 ? ", " : "", name,
                          number);
}

static const char *
cell_name (const UmpSetup *setup, int cell)
{
  return pad_n_columns (setup) > 0 || pad_n_rows (setup) > 0 ? pad_cell_name (setup, cell) : "points";
}

/* What the points are made by: the formula, or the columns added up. */
static void
add_formula (Proof *proof)
{
  const PadSheet *sheet = pad_sheet (proof->setup);

  g_string_append (proof->out, ": " UMP_FORMULA_MARK);
  if (sheet->has_points)
    g_string_append (proof->out, pad_text (proof->setup, sheet->points.text));
  for (int cell = 0; !sheet->has_points && cell < sheet->n_columns; cell++)
    g_string_append_printf (proof->out, "%s%s", cell > 0 ? " + " : "", pad_cell_name (proof->setup, cell));
  g_string_append (proof->out, UMP_FORMULA_MARK);
}

static UmpText
keep_proof (Proof *proof, UmpSheet *sheet)
{
  return UMP_TEXT ("{X0}", { UMP_X (ump_sheet_keep (sheet, g_string_free (proof->out, FALSE))) });
}

static UmpText
prove_round (const PadLook *look, int seat, gboolean whole, UmpSheet *sheet)
{
  const UmpSetup *setup = look->table->setup;
  const PadSheet *options = pad_sheet (setup);
  Proof proof = { NULL, setup };

  if (sheet->plain)
    return UMP_PLAIN (NULL);
  proof.out = g_string_new (NULL);
  for (int cell = 0; cell < pad_n_cells (setup); cell++)
    if (pad_look_is_entered (look, seat, cell))
      add_value (&proof, cell_name (setup, cell), pad_look_number (look, seat, cell));
  if (whole && options->points.formula.uses_round)
    add_value (&proof, "round", look->round);
  if (whole && options->points.formula.uses_players)
    add_value (&proof, "players", look->n_there);
  if (whole && options->points.formula.uses_total)
    add_value (&proof, "total", ump_table_total (look->table, seat));
  if (whole)
    add_formula (&proof);
  return keep_proof (&proof, sheet);
}

static UmpText
prove_bonus (const UmpTable *table, int seat, int n_there, int bonus, UmpSheet *sheet)
{
  const UmpSetup *setup = table->setup;
  const PadFormula *line = &pad_sheet (setup)->bonuses[bonus];
  gboolean absent = pad_is_absent (table, seat);
  Proof proof = { NULL, setup };

  if (sheet->plain)
    return UMP_PLAIN (NULL);
  proof.out = g_string_new (NULL);
  for (int cell = 0; cell < pad_n_cells (setup); cell++)
    if (ump_formula_has (line->formula.own, cell) || ump_formula_has (line->formula.all, cell))
      add_value (&proof, cell_name (setup, cell), pad_sum (table, seat, cell));
  if (line->formula.uses_players)
    add_value (&proof, "players", absent ? pad_kept_players (table, seat) : n_there);
  if (line->formula.uses_total)
    add_value (&proof, "total", absent ? pad_kept_total (table, seat) : pad_total (table, seat));
  g_string_append_printf (proof.out, "%s" UMP_FORMULA_MARK "%s" UMP_FORMULA_MARK,
                          proof.out->len > 0 ? ": " : "", pad_text (setup, line->text));
  return keep_proof (&proof, sheet);
}

/* ---- score -------------------------------------------------------------------------------- */

/* A pad whose numbers are the points: a line for each cell. */
static void
score_cells (const PadLook *look, gboolean over, UmpSheet *sheet)
{
  const UmpSetup *setup = look->table->setup;

  for (int cell = 0; cell < pad_n_cells (setup); cell++)
    for (int i = 0; i < look->n_there; i++) {
      int seat = look->there[i];
      UmpText row = UMP_PLAIN (NULL);

      if (pad_n_rows (setup) > 0)
        row = UMP_TEXT ("{s0}", { UMP_S (pad_cell_name (setup, cell)) });
      if (pad_look_is_entered (look, seat, cell))
        ump_sheet_line (sheet, seat, LINE_ENTERED, pad_look_number (look, seat, cell), row);
      else if (over)
        ump_sheet_line (sheet, seat, LINE_MISSING, 0, row);
    }
}

void
pad_score (const UmpTable *table, UmpSheet *sheet)
{
  const UmpSetup *setup = table->setup;
  gboolean over = ump_table_get (table, UMP_COUNTER_OPEN) == 0;
  int points[UMP_MAX_SEATS];
  PadLook look;

  pad_look_init (&look, table);
  if (!pad_is_counted (setup)) {
    score_cells (&look, over, sheet);
    return;
  }
  pad_look_points (&look, points);
  for (int i = 0; i < look.n_there; i++) {
    int seat = look.there[i], filled = pad_look_n_entered (&look, seat);

    if (filled == pad_n_cells (setup))
      ump_sheet_line (sheet, seat, LINE_FORMULA, points[i], prove_round (&look, seat, TRUE, sheet));
    else if (filled > 0)
      ump_sheet_line (sheet, seat, LINE_INCOMPLETE, 0, prove_round (&look, seat, FALSE, sheet));
    else if (over)
      ump_sheet_line (sheet, seat, LINE_MISSING, 0, UMP_PLAIN (NULL));
  }
}

int
pad_n_bonuses (const UmpSetup *setup)
{
  return pad_sheet (setup)->n_bonuses;
}

const char *
pad_bonus_name (const UmpSetup *setup, int bonus)
{
  return pad_text (setup, pad_sheet (setup)->bonuses[bonus].name);
}

void
pad_bonus (const UmpTable *table, int bonus, UmpSheet *sheet)
{
  int points[UMP_MAX_SEATS], n_seats = table->setup->n_seats;
  PadLook look;

  pad_look_init (&look, table);
  pad_bonuses (&look, bonus, points);
  for (int seat = 0, i = 0; seat < n_seats; seat++) {
    int number;

    if (!pad_is_absent (table, seat))
      number = points[i++];
    else if (pad_kept_players (table, seat) > 0)
      number = ump_table_counter (table, COUNTER_KEPT_BONUS, bonus * n_seats + seat, 0);
    else
      continue;
    ump_sheet_line (sheet, seat, LINE_BONUS, number, prove_bonus (table, seat, look.n_there, bonus, sheet));
  }
}

/* ---- words ------------------------------------------------------------------------------------ */

static void
say_enter (const UmpMove *move, UmpSay *say)
{
  int named = ump_move_has (move, ENTER_COLUMN) ? ENTER_COLUMN : ENTER_ROW;

  if (ump_move_has (move, named))
    say->what = UMP_TEXT (N_ ("{p0}, {s1}: {n2}"),
                          { UMP_P (ump_move_int (move, ENTER_PLAYER)), UMP_S (move->args[named].text),
                            UMP_N (ump_move_int (move, ENTER_POINTS)) });
}

void
pad_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  if (move->verb == VERB_ENTER)
    say_enter (move, say);
  else if (move->verb == VERB_JOIN && ump_move_has (move, JOIN_POINTS))
    say->what = UMP_TEXT (N_ ("{p0} joins with {P1}"), { UMP_P (ump_move_int (move, JOIN_PLAYER)),
                                                         UMP_N (ump_move_int (move, JOIN_POINTS)) });
}

/* The next blank cell: column by column, in a column by turns (the first of them moves on each round);
 * without columns by seats. */
static UmpText
next_cell (const UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  PadLook look;
  int first = 0;

  pad_look_init (&look, table);
  if (pad_n_columns (setup) > 0)
    first = ump_table_get (table, UMP_COUNTER_ROUND) - ump_table_get (table, UMP_COUNTER_OPEN);
  for (int cell = 0; cell < pad_n_cells (setup); cell++)
    for (int k = 0; k < look.n_there; k++) {
      int i = (first + k) % look.n_there;

      if (pad_look_is_entered (&look, look.there[i], cell))
        continue;
      if (pad_n_columns (setup) > 0)
        return UMP_TEXT (N_ ("Next empty cell: {p0}, {s1}. Blank is not zero."),
                         { UMP_P (look.there[i]), UMP_S (pad_cell_name (setup, cell)) });
      return UMP_TEXT (N_ ("Next empty cell: {p0}. Blank is not zero."), { UMP_P (look.there[i]) });
    }
  return UMP_PLAIN (NULL);
}

void
pad_prompt (const UmpTable *table, UmpPrompt *prompt)
{
  int open = ump_table_get (table, UMP_COUNTER_OPEN);

  if (pad_n_rows (table->setup) > 0)
    prompt->does = UMP_PLAIN (N_ ("Fill the sheet"));
  else
    prompt->does = UMP_TEXT (N_ ("Round {n0}"), { UMP_N (ump_table_get (table, UMP_COUNTER_ROUND) + !open) });
  if (!open)
    prompt->round = ump_table_get (table, UMP_COUNTER_ROUND) + 1;
  prompt->hint = next_cell (table);
}

void
pad_steps (const UmpTable *table, UmpSteps *steps)
{
  const UmpSetup *setup = table->setup;

  if (ump_table_get (table, UMP_COUNTER_ROUND) > 0)
    return;
  ump_steps_do (
      steps, UMP_TEXT (N_ ("Set your game up for {n0} as its own rules say."), { UMP_N (setup->n_seats) }));
  ump_steps_do (
      steps,
      UMP_PLAIN (pad_n_columns (setup) > 0
                     ? N_ ("Enter each number as soon as it is known: the next cell follows by itself.")
                     : N_ ("Enter each person's points when a round is over.")));
}
