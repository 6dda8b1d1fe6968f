/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which entries are offered, and random ones that break nothing. */
#include "core/formula.h"
#include "pad.h"

/* How many numbers are tried for a cell by chance, how far they are then counted through, for how many
 * cells. */
#define TRIES 12
#define REACH 300
#define CELLS 4

/* Somebody can join, or leave, now. Leaving is offered where somebody is or was absent. */
static gboolean
may_come (const UmpTable *table, int verb)
{
  const UmpSetup *setup = table->setup;
  int there = pad_n_there (table);

  if (pad_n_rows (setup) > 0 || ump_table_get (table, UMP_COUNTER_OPEN) != 0)
    return FALSE;
  if (verb == VERB_JOIN)
    return there < setup->n_seats;
  return there > 1 && ump_table_counter (table, COUNTER_EVER_ABSENT, 0, 0) != 0;
}

void
pad_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data)
{
  g_auto (UmpMove) move;

  ump_move_init (&move, VERB_ENTER, UMP_NOBODY);
  for (int verb = VERB_ENTER; verb <= VERB_FINISH; verb++) {
    if (!ump_move_wants (partial, verb) ||
        ((verb == VERB_JOIN || verb == VERB_LEAVE) && !may_come (table, verb)))
      continue;
    ump_move_reset (&move, verb, UMP_NOBODY);
    move.bare = verb != VERB_FINISH;
    if (!emit (&move, user_data))
      return;
  }
}

/* ---- random entries ------------------------------------------------------------------- */

/* Somebody who is there, or absent. */
static int
pick_seat (const UmpTable *table, gboolean absent, UmpRandom *random)
{
  int n = table->setup->n_seats;
  int seat = (int) ump_random_below (random, (guint) n);

  while (pad_is_absent (table, seat) != absent)
    seat = (seat + 1) % n;
  return seat;
}

/* What a number may have to be: one that the formulas name. */
static int
named_number (const UmpTable *table, UmpRandom *random)
{
  const PadSheet *sheet = pad_sheet (table->setup);
  gint64 number =
      sheet->n_nodes > 0 ? sheet->nodes[ump_random_below (random, (guint) sheet->n_nodes)].number : 0;

  return ABS (number) <= PAD_POINTS_LIMIT ? (int) number : 0;
}

static int
some_number (const UmpTable *table, int attempt, UmpRandom *random)
{
  switch (attempt % 3) {
  case 0: return (int) ump_random_below (random, 8);
  case 1: return named_number (table, random);
  default: return (int) ump_random_below (random, 61) - 10;
  }
}

/* What is left to 0 for the last number of a round, where numbers are the points. */
static int
remainder_of (const UmpTable *table)
{
  gint64 sum = 0;
  PadLook look;

  pad_look_init (&look, table);
  for (int i = 0; i < look.n_there; i++)
    for (int cell = 0; cell < pad_n_cells (table->setup); cell++)
      sum -= pad_look_number (&look, look.there[i], cell);
  return (int) CLAMP (sum, -PAD_POINTS_LIMIT, PAD_POINTS_LIMIT);
}

static gboolean
find_number (const UmpTable *table, int seat, int cell, UmpRandom *random, int *number)
{
  *number = remainder_of (table);
  if (table->setup->option_value[OPTION_ZERO_SUM] != 0 && pad_accepts (table, seat, cell, *number))
    return TRUE;
  for (int i = 0; i < TRIES; i++) {
    *number = some_number (table, i, random);
    if (pad_accepts (table, seat, cell, *number))
      return TRUE;
  }
  for (int i = 0; i <= REACH; i++) {
    *number = i;
    if (pad_accepts (table, seat, cell, i))
      return TRUE;
    *number = -i;
    if (pad_accepts (table, seat, cell, -i))
      return TRUE;
  }
  return FALSE;
}

/* The next blank cell from a place on, of those who are there. */
static int
next_blank (const UmpTable *table, int place)
{
  int seats = table->setup->n_seats, n = seats * pad_n_cells (table->setup);
  PadLook look;

  pad_look_init (&look, table);
  while (pad_is_absent (table, place % seats) || pad_look_is_entered (&look, place % seats, place / seats))
    place = (place + 1) % n;
  return place;
}

static void
push_number (const UmpTable *table, int seat, int cell, int number, UmpMove *move)
{
  const UmpSetup *setup = table->setup;
  int attr = pad_n_rows (setup) > 0 ? ENTER_ROW : ENTER_COLUMN;

  ump_move_push (move, ENTER_PLAYER, seat);
  ump_move_push (move, ENTER_POINTS, number);
  if (pad_n_rows (setup) == 0 && pad_n_columns (setup) == 0)
    return;
  ump_move_give (move, attr);
  move->args[attr].text = pad_cell_name (setup, cell);
}

/* A pad without rules takes any number. */
static gboolean
is_plain (const UmpTable *table)
{
  const UmpSetup *setup = table->setup;
  PadLook look;

  pad_look_init (&look, table);
  return pad_sheet (setup)->n_checks == 0 &&
         (setup->option_value[OPTION_ZERO_SUM] == 0 || pad_look_n_blank (&look) > 1);
}

static void
sample_enter (const UmpTable *table, UmpRandom *random, UmpMove *move)
{
  int seats = table->setup->n_seats, n = seats * pad_n_cells (table->setup);
  int place = next_blank (table, (int) ump_random_below (random, (guint) n)), number;

  if (is_plain (table)) {
    push_number (table, place % seats, place / seats, (int) ump_random_below (random, 61) - 10, move);
    return;
  }
  for (int i = 0; i < CELLS; i++, place = next_blank (table, (place + 1) % n))
    if (find_number (table, place % seats, place / seats, random, &number)) {
      push_number (table, place % seats, place / seats, number, move);
      return;
    }
  ump_move_reset (move, VERB_FINISH, UMP_NOBODY);
}

void
pad_sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move)
{
  if (verb == VERB_ENTER) {
    sample_enter (table, random, move);
    return;
  }
  ump_move_push (move, JOIN_PLAYER, pick_seat (table, verb == VERB_JOIN, random));
  if (verb == VERB_JOIN && ump_random_below (random, 2) != 0)
    ump_move_push (move, JOIN_POINTS, (int) ump_random_below (random, 61) - 10);
}
