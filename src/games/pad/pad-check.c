/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with an entry. */
#include "pad.h"

/* ---- form ----------------------------------------------------------------------- */

static gboolean
refuse_form (const UmpSetup *setup, UmpVerdict *verdict, const char *message)
{
  return ump_refuse (verdict, setup, PAD_2, 0, UMP_PLAIN (message));
}

static gboolean
row_form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict)
{
  gboolean named = ump_move_has (move, ENTER_ROW);

  if (named && pad_n_rows (setup) == 0)
    return refuse_form (setup, verdict, N_ ("This sheet has rounds and no named rows."));
  if (!named && pad_n_rows (setup) > 0)
    return refuse_form (setup, verdict, N_ ("The row is missing."));
  if (named && pad_find_cell (setup, move->args[ENTER_ROW].text) < 0)
    return refuse_form (setup, verdict, N_ ("The sheet has no row of that name."));
  return TRUE;
}

static gboolean
column_form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict)
{
  gboolean named = ump_move_has (move, ENTER_COLUMN);

  if (named && pad_n_columns (setup) == 0)
    return refuse_form (setup, verdict, N_ ("This sheet has no columns."));
  if (!named && pad_n_columns (setup) > 0)
    return refuse_form (setup, verdict, N_ ("The column is missing."));
  if (named && pad_find_cell (setup, move->args[ENTER_COLUMN].text) < 0)
    return refuse_form (setup, verdict, N_ ("The sheet has no column of that name."));
  return TRUE;
}

gboolean
pad_form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict)
{
  switch (move->verb) {
  case VERB_ENTER: return row_form (setup, move, verdict) && column_form (setup, move, verdict);
  case VERB_JOIN:
  case VERB_LEAVE:
    return pad_n_rows (setup) == 0 ||
           refuse_form (setup, verdict, N_ ("On a sheet of named rows nobody joins or leaves."));
  default: return TRUE;
  }
}

/* ---- join and leave ---------------------------------------------------------------- */

static gboolean
check_coming (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int seat = ump_move_int (move, JOIN_PLAYER);
  gboolean absent = pad_is_absent (table, seat);

  if (ump_table_get (table, UMP_COUNTER_OPEN) != 0)
    return ump_refuse (
        verdict, setup, PAD_1, 0,
        UMP_PLAIN (N_ ("Somebody has a number in this round already: it must be closed first.")));
  if (move->verb == VERB_JOIN && !absent)
    return ump_refuse (verdict, setup, PAD_1, 0, UMP_TEXT (N_ ("{p0} is there already."), { UMP_P (seat) }));
  if (move->verb == VERB_LEAVE && absent)
    return ump_refuse (verdict, setup, PAD_1, 0, UMP_TEXT (N_ ("{p0} is not there."), { UMP_P (seat) }));
  if (move->verb == VERB_LEAVE && pad_n_there (table) == 1)
    return ump_refuse (verdict, setup, PAD_1, 0,
                       UMP_TEXT (N_ ("{p0} is the only one who is there."), { UMP_P (seat) }));
  return TRUE;
}

/* ---- enter --------------------------------------------------------------------------- */

static gboolean
check_turn (const UmpTable *table, int seat, int cell, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  const char *message = N_ ("{p0} has points in this round already.");
  PadLook look;

  if (pad_is_absent (table, seat))
    return ump_refuse (verdict, setup, PAD_1, 0, UMP_TEXT (N_ ("{p0} is not there."), { UMP_P (seat) }));
  pad_look_init (&look, table);
  if (!pad_look_is_entered (&look, seat, cell))
    return TRUE;
  if (pad_n_columns (setup) > 0)
    return ump_refuse (verdict, setup, PAD_1, 0,
                       UMP_TEXT (N_ ("{p0} has a number for {s1} in this round already."),
                                 { UMP_P (seat), UMP_S (pad_cell_name (setup, cell)) }));
  if (pad_n_rows (setup) > 0)
    message = N_ ("{p0} has points in this row already.");
  return ump_refuse (verdict, setup, PAD_1, 0, UMP_TEXT (message, { UMP_P (seat) }));
}

static gboolean
check_sum (const PadLook *look, UmpVerdict *verdict)
{
  const UmpSetup *setup = look->table->setup;
  int points[UMP_MAX_SEATS];
  gint64 sum = 0;

  if (setup->option_value[OPTION_ZERO_SUM] == 0 || pad_look_n_blank (look) > 0)
    return TRUE;
  pad_look_points (look, points);
  for (int i = 0; i < look->n_there; i++)
    sum += points[i];
  return sum == 0 ||
         ump_refuse (verdict, setup, PAD_3, 0,
                     UMP_TEXT (N_ ("The points must add up to 0, and they make {n0}."), { UMP_N (sum) }));
}

/* Said of who enters: a sum of everybody's is broken by that number, whoever comes first in it. */
static UmpText
broken_condition (const PadLook *look, const char *condition)
{
  const UmpSetup *setup = look->table->setup;

  if (pad_n_columns (setup) > 0 || pad_n_rows (setup) > 0)
    /* Translators: x3 is a condition in words: "bid is at most 13" */
    return UMP_TEXT (N_ ("{n2} is not possible for {p0}, {s1}. By this sheet {x3}."),
                     { UMP_P (look->seat), UMP_S (pad_cell_name (setup, look->cell)), UMP_N (look->number),
                       UMP_X (condition) });
  return UMP_TEXT (N_ ("{n1} is not possible for {p0}. By this sheet {x2}."),
                   { UMP_P (look->seat), UMP_N (look->number), UMP_X (condition) });
}

static gboolean
check_conditions (const PadLook *look, UmpVerdict *verdict)
{
  const UmpSetup *setup = look->table->setup;
  const PadSheet *sheet = pad_sheet (setup);

  for (int i = 0; i < sheet->n_checks; i++) {
    if (pad_look_broken (look, &sheet->checks[i].formula) >= 0)
      return ump_refuse (verdict, setup, PAD_4, 0,
                         broken_condition (look, pad_text (setup, sheet->checks[i].text)));
  }
  return TRUE;
}

gboolean
pad_accepts (const UmpTable *table, int seat, int cell, int number)
{
  UmpVerdict verdict;
  PadLook look;

  pad_look_enter (&look, table, seat, cell, number);
  return check_sum (&look, &verdict) && check_conditions (&look, &verdict);
}

gboolean
pad_check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  PadLook look;
  int seat, cell;

  if (move->verb == VERB_JOIN || move->verb == VERB_LEAVE)
    return check_coming (table, move, verdict);
  if (move->verb != VERB_ENTER)
    return TRUE;
  seat = ump_move_int (move, ENTER_PLAYER);
  cell = pad_cell_of_move (table->setup, move);
  if (!check_turn (table, seat, cell, verdict))
    return FALSE;
  pad_look_enter (&look, table, seat, cell, ump_move_int (move, ENTER_POINTS));
  return check_sum (&look, verdict) && (ruled || check_conditions (&look, verdict));
}
