/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading of the table: who is there, which cells are filled, what formulas make of them. */
#include "pad.h"

/* A counter is an int: what may be wider takes two. */
#define HALF (1 << 30)

static gint64
get_wide (const UmpTable *table, int def, int place)
{
  return (gint64) ump_table_counter (table, def, place, 1) * HALF + ump_table_counter (table, def, place, 0);
}

static void
keep_wide (UmpTable *table, int def, int place, gint64 number)
{
  ump_table_keep_counter (table, def, place, 0, (int) (number % HALF));
  ump_table_keep_counter (table, def, place, 1, (int) (number / HALF));
}

/* ---- who is there --------------------------------------------------------------- */

gboolean
pad_is_absent (const UmpTable *table, int seat)
{
  return ump_table_counter (table, COUNTER_ABSENT, seat, 0) != 0;
}

int
pad_n_there (const UmpTable *table)
{
  int n = 0;

  for (int seat = 0; seat < table->setup->n_seats; seat++)
    n += !pad_is_absent (table, seat);
  return n;
}

void
pad_begin (UmpTable *table)
{
  guint late = pad_sheet (table->setup)->late;

  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (late & 1u << seat)
      ump_table_set_counter (table, COUNTER_ABSENT, seat, 0, 1);
  if (late != 0)
    ump_table_set_counter (table, COUNTER_EVER_ABSENT, 0, 0, 1);
}

int
pad_kept_players (const UmpTable *table, int seat)
{
  return ump_table_counter (table, COUNTER_KEPT_PLAYERS, seat, 0);
}

gint64
pad_kept_total (const UmpTable *table, int seat)
{
  return get_wide (table, COUNTER_KEPT_TOTAL, seat);
}

/* ---- cells -------------------------------------------------------------------------- */

static int
place_of (const UmpTable *table, int seat, int cell)
{
  return cell * table->setup->n_seats + seat;
}

void
pad_look_init (PadLook *look, const UmpTable *table)
{
  *look = (PadLook){ .table = table, .cell = -1, .round = ump_table_get (table, UMP_COUNTER_ROUND) };
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (!pad_is_absent (table, seat))
      look->there[look->n_there++] = seat;
}

void
pad_look_enter (PadLook *look, const UmpTable *table, int seat, int cell, int number)
{
  pad_look_init (look, table);
  look->seat = seat;
  look->cell = cell;
  look->number = number;
  if (ump_table_get (table, UMP_COUNTER_OPEN) == 0)
    look->round++;
}

gboolean
pad_look_is_entered (const PadLook *look, int seat, int cell)
{
  return (cell == look->cell && seat == look->seat) ||
         ump_table_counter (look->table, COUNTER_ENTERED, place_of (look->table, seat, cell), 0) != 0;
}

int
pad_look_number (const PadLook *look, int seat, int cell)
{
  if (cell == look->cell && seat == look->seat)
    return look->number;
  return ump_table_counter (look->table, COUNTER_POINTS, place_of (look->table, seat, cell), 0);
}

int
pad_look_n_entered (const PadLook *look, int seat)
{
  int n = 0;

  for (int cell = 0; cell < pad_n_cells (look->table->setup); cell++)
    n += pad_look_is_entered (look, seat, cell);
  return n;
}

int
pad_look_n_blank (const PadLook *look)
{
  return look->n_there * pad_n_cells (look->table->setup) - (look->cell >= 0) -
         ump_table_counter (look->table, COUNTER_N_ENTERED, 0, 0);
}

int
pad_cell_of_move (const UmpSetup *setup, const UmpMove *move)
{
  int attr = pad_n_rows (setup) > 0 ? ENTER_ROW : ENTER_COLUMN;

  return ump_move_has (move, attr) ? pad_find_cell (setup, move->args[attr].text) : 0;
}

/* ---- formulas of a round ---------------------------------------------------------------- */

static gint64
look_up (gconstpointer data, int player, int variable)
{
  const PadLook *look = data;
  int seat = look->there[player];

  switch (variable) {
  case UMP_FORMULA_ROUND: return look->round;
  case UMP_FORMULA_PLAYERS: return look->n_there;
  case UMP_FORMULA_TOTAL: return ump_table_total (look->table, seat);
  default: return pad_look_number (look, seat, variable);
  }
}

static int
cut_points (gint64 points)
{
  return (int) CLAMP (points, -PAD_POINTS_LIMIT, PAD_POINTS_LIMIT);
}

static int
add_cells (const PadLook *look, int seat)
{
  gint64 sum = 0;

  for (int cell = 0; cell < pad_n_cells (look->table->setup); cell++)
    sum += pad_look_number (look, seat, cell);
  return pad_n_rows (look->table->setup) > 0 ? (int) sum : cut_points (sum);
}

void
pad_look_points (const PadLook *look, int *points)
{
  const UmpSetup *setup = look->table->setup;
  const PadSheet *sheet = pad_sheet (setup);
  UmpFormulaScope scope = { .n_players = look->n_there, .value = look_up, .data = look };
  UmpFormulaRun run;

  ump_formula_begin (&run, &sheet->points.formula, sheet->nodes, &scope);
  for (int i = 0; i < look->n_there; i++)
    if (sheet->n_rows == 0 && pad_look_n_entered (look, look->there[i]) < pad_n_cells (setup))
      points[i] = 0;
    else
      points[i] =
          sheet->has_points ? cut_points (ump_formula_value (&run, i)) : add_cells (look, look->there[i]);
}

/* Whether the number that came is the last one that a condition needs for the i-th who is there. */
static gboolean
is_met (const PadLook *look, const UmpFormula *condition, int i)
{
  gboolean named = FALSE;

  for (int cell = 0; cell < pad_n_cells (look->table->setup); cell++) {
    gboolean all = ump_formula_has (condition->all, cell);

    if (!all && !ump_formula_has (condition->own, cell))
      continue;
    for (int k = 0; k < look->n_there; k++) {
      if (!all && k != i)
        continue;
      if (!pad_look_is_entered (look, look->there[k], cell))
        return FALSE;
      named |= cell == look->cell && look->there[k] == look->seat;
    }
  }
  return named;
}

static gboolean
names_no_cell (const UmpFormula *condition)
{
  for (int i = 0; i < UMP_FORMULA_WORDS; i++)
    if (condition->own[i] != 0 || condition->all[i] != 0)
      return FALSE;
  return TRUE;
}

int
pad_look_broken (const PadLook *look, const UmpFormula *condition)
{
  UmpFormulaScope scope = { .n_players = look->n_there, .value = look_up, .data = look };
  gboolean at_the_end = names_no_cell (condition);
  UmpFormulaRun run;

  if (at_the_end && pad_look_n_blank (look) > 0)
    return -1;
  ump_formula_begin (&run, condition, pad_sheet (look->table->setup)->nodes, &scope);
  for (int i = 0; i < look->n_there; i++)
    if ((at_the_end || is_met (look, condition, i)) && ump_formula_value (&run, i) == 0)
      return look->there[i];
  return -1;
}

/* ---- bonus lines ------------------------------------------------------------------------------ */

/* A round that is open, and all of the player's cells in it filled. */
static gboolean
is_complete (const PadLook *look, int seat)
{
  return ump_table_get (look->table, UMP_COUNTER_OPEN) != 0 &&
         pad_look_n_entered (look, seat) == pad_n_cells (look->table->setup);
}

static gint64
sum_of (const PadLook *look, int seat, int cell)
{
  const UmpTable *table = look->table;

  if (pad_n_rows (table->setup) > 0)
    return pad_look_number (look, seat, cell);
  return get_wide (table, COUNTER_SUM, place_of (table, seat, cell)) +
         (is_complete (look, seat) ? pad_look_number (look, seat, cell) : 0);
}

gint64
pad_sum (const UmpTable *table, int seat, int cell)
{
  PadLook look;

  pad_look_init (&look, table);
  return sum_of (&look, seat, cell);
}

gint64
pad_total (const UmpTable *table, int seat)
{
  gint64 total = ump_table_total (table, seat);
  int points[UMP_MAX_SEATS];
  PadLook look;

  if (ump_table_get (table, UMP_COUNTER_OPEN) == 0)
    return total;
  pad_look_init (&look, table);
  pad_look_points (&look, points);
  for (int i = 0; i < look.n_there; i++)
    if (look.there[i] == seat)
      total += points[i];
  return total;
}

/* A look and the totals that bonus lines see, counted once. */
typedef struct {
  const PadLook *look;
  gint64 totals[UMP_MAX_SEATS];
} BonusLook;

static gint64
look_up_bonus (gconstpointer data, int player, int variable)
{
  const BonusLook *bonus = data;

  switch (variable) {
  case UMP_FORMULA_PLAYERS: return bonus->look->n_there;
  case UMP_FORMULA_TOTAL: return bonus->totals[player];
  default: return sum_of (bonus->look, bonus->look->there[player], variable);
  }
}

void
pad_bonuses (const PadLook *look, int bonus, int *points)
{
  const PadSheet *sheet = pad_sheet (look->table->setup);
  int open[UMP_MAX_SEATS] = { 0 };
  BonusLook with = { .look = look };
  UmpFormulaScope scope = { .n_players = look->n_there, .value = look_up_bonus, .data = &with };
  UmpFormulaRun run;

  if (ump_table_get (look->table, UMP_COUNTER_OPEN) != 0)
    pad_look_points (look, open);
  for (int i = 0; i < look->n_there; i++)
    with.totals[i] = ump_table_total (look->table, look->there[i]) + open[i];
  ump_formula_begin (&run, &sheet->bonuses[bonus].formula, sheet->nodes, &scope);
  for (int i = 0; i < look->n_there; i++)
    points[i] = cut_points (ump_formula_value (&run, i));
}

/* ---- apply ------------------------------------------------------------------------------------------ */

static void
enter (UmpTable *table, const UmpMove *move)
{
  int place = place_of (table, ump_move_int (move, ENTER_PLAYER), pad_cell_of_move (table->setup, move));
  int n = ump_table_counter (table, COUNTER_N_ENTERED, 0, 0) + 1;

  if (ump_table_get (table, UMP_COUNTER_OPEN) == 0)
    ump_table_begin_round (table);
  ump_table_set_counter (table, COUNTER_ENTERED, place, 0, 1);
  ump_table_set_counter (table, COUNTER_POINTS, place, 0, ump_move_int (move, ENTER_POINTS));
  ump_table_set_counter (table, COUNTER_N_ENTERED, 0, 0, n);
  if (n == pad_n_there (table) * pad_n_cells (table->setup))
    ump_table_close_round (table);
}

/* Bonus lines and what is shown with them stay as they stand now. */
static void
leave (UmpTable *table, int seat)
{
  int points[UMP_MAX_SEATS];
  PadLook look;

  pad_look_init (&look, table);
  for (int bonus = 0; bonus < pad_n_bonuses (table->setup); bonus++) {
    pad_bonuses (&look, bonus, points);
    for (int i = 0; i < look.n_there; i++)
      if (look.there[i] == seat)
        ump_table_keep_counter (table, COUNTER_KEPT_BONUS, place_of (table, seat, bonus), 0, points[i]);
  }
  keep_wide (table, COUNTER_KEPT_TOTAL, seat, ump_table_total (table, seat));
  ump_table_keep_counter (table, COUNTER_KEPT_PLAYERS, seat, 0, look.n_there);
  ump_table_set_counter (table, COUNTER_ABSENT, seat, 0, 1);
  ump_table_set_counter (table, COUNTER_EVER_ABSENT, 0, 0, 1);
}

void
pad_apply (UmpTable *table, const UmpMove *move)
{
  switch (move->verb) {
  case VERB_ENTER: enter (table, move); return;
  case VERB_JOIN:
    ump_table_set_counter (table, COUNTER_ABSENT, ump_move_int (move, JOIN_PLAYER), 0, 0);
    return;
  case VERB_LEAVE: leave (table, ump_move_int (move, JOIN_PLAYER)); return;
  default: break;
  }
  if (ump_table_get (table, UMP_COUNTER_OPEN) != 0)
    ump_table_close_round (table);
  ump_table_finish (table);
}

/* The cells of complete rounds are added up, for bonus lines alone, and make room for the next round. */
static void
clear_round (UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  PadLook look;

  pad_look_init (&look, table);
  for (int i = 0; i < look.n_there && pad_n_bonuses (setup) > 0; i++)
    for (int cell = 0; cell < pad_n_cells (setup); cell++)
      if (pad_look_n_entered (&look, look.there[i]) == pad_n_cells (setup)) {
        int place = place_of (table, look.there[i], cell);

        keep_wide (table, COUNTER_SUM, place,
                   get_wide (table, COUNTER_SUM, place) + pad_look_number (&look, look.there[i], cell));
      }
  for (int place = 0; place < setup->n_seats * pad_n_cells (setup); place++) {
    ump_table_set_counter (table, COUNTER_ENTERED, place, 0, 0);
    ump_table_set_counter (table, COUNTER_POINTS, place, 0, 0);
  }
  ump_table_set_counter (table, COUNTER_N_ENTERED, 0, 0, 0);
}

/* The sheet of named rows stays as it is. */
void
pad_closed (UmpTable *table, const gint64 *points)
{
  const UmpSetup *setup = table->setup;
  const PadSheet *sheet = pad_sheet (setup);
  int rounds = setup->option_value[OPTION_ROUNDS];

  if (pad_n_rows (setup) > 0) {
    ump_table_finish (table);
    return;
  }
  clear_round (table);
  if ((sheet->has_target && ump_score_reaches (table, sheet->target)) ||
      (rounds > 0 && ump_table_get (table, UMP_COUNTER_ROUND) >= rounds))
    ump_table_finish (table);
}
