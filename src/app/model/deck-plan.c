/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "deck-plan.h"

#include <string.h>

/* A row that is wider than this is folded: on a phone, and where there is more room. */
#define SHORT_ROW 5
#define WIDEST_ROW 6
#define WIDEST_COMPACT_ROW 12

/* Cards in a line of an open row. */
#define FOLDED_COLUMNS 5
#define MORE_FOLDED_COLUMNS 7
/* So many keys of rows stand in one line. */
#define ROWS_IN_A_LINE 6

#define CROSSED_COLUMNS 15
#define NUMBERS_IN_A_LINE 5
#define COLOURS_IN_A_LINE 3

#define DIGITS_COLUMNS 4
#define DIGITS_ROWS 4

/* From so many columns on what is beside them is as wide as two. */
#define MANY_COLUMNS 10

/* A form has rows of at most so many cards. */
#define CHOICE_COLUMNS 7
#define CHOICE_ROWS 16

/* In columns of a table; its last word stands alone and may be long. */
#define KEY_WIDTH 2
#define LAST_WIDTH 4

/* ---- the deck ------------------------------------------------------------------------------------- */

int
ump_deck_face (const UmpSetup *setup, int row, int k)
{
  for (int f = 1; f < setup->game->n_faces; f++)
    if (setup->game->faces[f].row == row && setup->copies[f] > 0 && k-- == 0)
      return f;
  return 0;
}

int
ump_deck_n_rows (const UmpSetup *setup)
{
  int n = 0;

  for (int f = 1; f < setup->game->n_faces; f++)
    if (setup->copies[f] > 0)
      n = MAX (n, setup->game->faces[f].row + 1);
  return n;
}

static int
n_in_row (const UmpSetup *setup, int row)
{
  int n = 0;

  for (int f = 1; f < setup->game->n_faces; f++)
    n += setup->game->faces[f].row == row && setup->copies[f] > 0;
  return n;
}

static int
widest_row (const UmpSetup *setup)
{
  int widest = 0;

  for (int row = 0; row < ump_deck_n_rows (setup); row++)
    widest = MAX (widest, n_in_row (setup, row));
  return widest;
}

gboolean
ump_deck_is_short (const UmpSetup *setup)
{
  return widest_row (setup) <= SHORT_ROW && n_in_row (setup, -1) == 1 && setup->game->sketch == NULL;
}

/* Cards of which sets are gathered, in rows that have the same numbers. */
static gboolean
is_crossed (const UmpSetup *setup)
{
  int columns = widest_row (setup);

  if (setup->game->sketch == NULL)
    return FALSE;
  for (int row = 0; ump_deck_face (setup, row, 0) > 0; row++)
    for (int k = 0; k < columns; k++) {
      int face = ump_deck_face (setup, row, k), above = ump_deck_face (setup, 0, k);
      if (face == 0 || setup->looks[face].art != UMP_ART_NUMBER ||
          setup->looks[face].value != setup->looks[above].value)
        return FALSE;
    }
  return TRUE;
}

UmpDeckShape
ump_deck_shape (const UmpSetup *setup, gboolean narrow, gboolean compact, gboolean typed)
{
  if (narrow && typed)
    return UMP_DECK_DIGITS;
  if (widest_row (setup) <= (narrow ? WIDEST_ROW : compact ? WIDEST_COMPACT_ROW : G_MAXINT))
    return UMP_DECK_ROWS;
  return is_crossed (setup) ? UMP_DECK_CROSSED : UMP_DECK_FOLDED;
}

/* ---- the plan ------------------------------------------------------------------------------------- */

static void
add (UmpDeckPlan *plan, UmpCellKind kind, int value, int column, int row, int width, int height)
{
  UmpDeckCell cell = { kind, value, column, row, width, height };

  g_array_append_val (plan->cells, cell);
}

/* Number k in lines of n, from that row of the grid on. */
static void
add_in_lines (UmpDeckPlan *plan, UmpCellKind kind, int value, int k, int n, int row)
{
  add (plan, kind, value, k % n * (plan->columns / n), row + k / n, plan->columns / n, 1);
}

static int
n_lines (int n, int in_a_line)
{
  return (n + in_a_line - 1) / in_a_line;
}

/* One after the other: in a line below the rows, or one below the other beside them. */
static void
add_aside (UmpDeckPlan *plan, UmpCellKind kind, int value, int k)
{
  int n = plan->n_aside, rows = MAX (plan->rows, 1), width = plan->columns;

  if (plan->below)
    add (plan, kind, value, k * width / n, plan->rows, (k + 1) * width / n - k * width / n, 1);
  else
    add (plan, kind, value, width, k * rows / n, width >= MANY_COLUMNS ? 2 : 1,
         MAX ((k + 1) * rows / n - k * rows / n, 1));
}

/* The cards that stand in no row, and what is done with one card. */
static void
add_big (UmpDeckPlan *plan, const UmpSetup *setup)
{
  int n = n_in_row (setup, -1), face;
  gboolean apart = plan->tray && plan->below && plan->large && n > 1;

  plan->n_aside = n + (plan->tray && !apart);
  for (int k = 0; (face = ump_deck_face (setup, -1, k)) > 0; k++)
    add_aside (plan, UMP_CELL_BIG, face, k);
  if (apart)
    add (plan, UMP_CELL_BESIDE, 0, 0, plan->rows + 1, plan->columns, 1);
  else if (plan->tray)
    add_aside (plan, UMP_CELL_BESIDE, 0, n);
}

static void
plan_rows (UmpDeckPlan *plan, const UmpSetup *setup)
{
  g_autofree int *at = NULL;

  plan->columns = MAX (widest_row (setup), 1);
  plan->rows = ump_deck_n_rows (setup);
  at = g_new0 (int, (gsize) plan->rows + 1);
  for (int f = 1; f < setup->game->n_faces; f++) {
    int row = setup->game->faces[f].row;
    if (row >= 0 && setup->copies[f] > 0)
      add (plan, UMP_CELL_CARD, f, at[row]++, row, 1, 1);
  }
  add_big (plan, setup);
}

/* A row is two lines, if that is possible. */
static int
folded_columns (const UmpSetup *setup)
{
  int widest = widest_row (setup);

  return widest > 2 * FOLDED_COLUMNS && widest <= 2 * MORE_FOLDED_COLUMNS ? MORE_FOLDED_COLUMNS
                                                                          : FOLDED_COLUMNS;
}

/* Rows above: as many as fit; cards below, in even lines. */
static void
plan_folded (UmpDeckPlan *plan, const UmpSetup *setup)
{
  int columns = folded_columns (setup), n_rows = ump_deck_n_rows (setup), lines, face;
  gboolean one_line = n_rows <= ROWS_IN_A_LINE;

  plan->columns = one_line ? n_rows * columns : 2 * columns;
  if (plan->placed > 0) {
    add (plan, UMP_CELL_CARD, plan->placed, 0, 0, plan->columns, 1);
    plan->rows = 1;
    return;
  }
  for (int row = 0; row < n_rows; row++)
    if (ump_deck_face (setup, row, 0) > 0)
      add_in_lines (plan, UMP_CELL_ROW, row, row, one_line ? n_rows : columns, 0);
  lines = one_line ? 1 : n_lines (n_rows, columns);
  for (int k = 0; (face = ump_deck_face (setup, plan->open_row, k)) > 0; k++)
    add_in_lines (plan, UMP_CELL_CARD, face, k, columns, lines);
  plan->rows = lines + n_lines (n_in_row (setup, plan->open_row), columns);
  add_big (plan, setup);
}

static void
plan_crossed (UmpDeckPlan *plan, const UmpSetup *setup)
{
  int columns = widest_row (setup), lines, n = 0;

  plan->columns = CROSSED_COLUMNS;
  plan->rows = n_lines (columns, NUMBERS_IN_A_LINE);
  for (int k = 0; plan->number == 0 && k < columns; k++)
    add_in_lines (plan, UMP_CELL_NUMBER, k + 1, k, NUMBERS_IN_A_LINE, 0);
  for (; plan->number > 0 && ump_deck_face (setup, n, 0) > 0; n++)
    add_in_lines (plan, UMP_CELL_CARD, ump_deck_face (setup, n, plan->number - 1), n, COLOURS_IN_A_LINE, 0);
  if (plan->number > 0) {
    lines = n_lines (n, COLOURS_IN_A_LINE);
    add (plan, UMP_CELL_NUMBER, 0, 0, lines, plan->columns, 1);
    plan->rows = MAX (plan->rows, lines + 1);
  }
  add_big (plan, setup);
}

static void
plan_digits (UmpDeckPlan *plan, const UmpSetup *setup)
{
  int n = 0, face, last = DIGITS_ROWS - 1;

  plan->columns = DIGITS_COLUMNS;
  plan->rows = DIGITS_ROWS;
  for (; (face = ump_deck_face (setup, -1, n)) > 0; n++)
    add (plan, UMP_CELL_CARD, face, DIGITS_COLUMNS - 1, n, 1, 1);
  for (int d = 1; d <= 9; d++)
    add (plan, UMP_CELL_DIGIT, d, (d - 1) % 3, (d - 1) / 3, 1, 1);
  add (plan, UMP_CELL_DIGIT, UMP_DIGIT_ERASE, 0, last, 1, 1);
  add (plan, UMP_CELL_DIGIT, 0, 1, last, 1, 1);
  add (plan, UMP_CELL_DIGIT, UMP_DIGIT_ENTER, 2, last, n <= last ? 2 : 1, 1);
}

/* ---- what else is offered ------------------------------------------------------------------------- */

static void
begin (UmpDeckPlan *plan, UmpDeckShape shape)
{
  g_array_set_size (plan->cells, 0);
  plan->shape = shape;
  plan->columns = plan->rows = plan->n_aside = 0;
}

void
ump_deck_plan_begin_line (UmpDeckPlan *plan)
{
  begin (plan, UMP_DECK_LINE);
}

void
ump_deck_plan_add (UmpDeckPlan *plan, UmpCellKind kind, int value)
{
  add (plan, kind, value, plan->columns++, 0, 1, 1);
  plan->rows = 1;
}

static gboolean
fits_rows (const UmpDeckPlan *plan, const UmpSetup *setup)
{
  for (guint i = 0; i < plan->cells->len; i++) {
    const UmpDeckCell *cell = &g_array_index (plan->cells, UmpDeckCell, i);

    if (setup->copies[cell->value] > 1 || cell->row < 0 || cell->row >= CHOICE_ROWS ||
        cell->column >= CHOICE_COLUMNS)
      return FALSE;
  }
  return TRUE;
}

void
ump_deck_plan_choice (UmpDeckPlan *plan, const UmpSetup *setup, GListModel *offers)
{
  int at[CHOICE_ROWS] = { 0 };

  begin (plan, UMP_DECK_ROWS);
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++) {
    g_autoptr (UmpFaceOffer) offer = g_list_model_get_item (offers, i);
    int face = ump_face_offer_face (offer), row = setup->game->faces[face].row;
    int column = row >= 0 && row < CHOICE_ROWS ? at[row]++ : 0;

    add (plan, UMP_CELL_CARD, face, column, row, 1, 1);
    plan->columns = MAX (plan->columns, column + 1);
    plan->rows = MAX (plan->rows, row + 1);
  }
  if (fits_rows (plan, setup))
    return;
  plan->shape = UMP_DECK_LINE;
  plan->columns = (int) plan->cells->len;
  plan->rows = 1;
  for (int i = 0; i < plan->columns; i++) {
    g_array_index (plan->cells, UmpDeckCell, i).column = i;
    g_array_index (plan->cells, UmpDeckCell, i).row = 0;
  }
}

static void
add_to_lines (UmpDeckPlan *plan, UmpCellKind kind, int value, int most)
{
  int n = (int) plan->cells->len;

  add (plan, kind, value, n % most, n / most, 1, 1);
  plan->columns = MIN (n + 1, most);
  plan->rows = n / most + 1;
}

/* Whether a place is that of the card, wherever the card stands in the order. */
static gboolean
has_place (const UmpZoneSlot *slots, int n_slots, int face)
{
  for (int s = 0; s < n_slots; s++)
    if (face > 0 && slots[s].lies == face)
      return TRUE;
  return FALSE;
}

static gboolean
is_among (const int *faces, int n, int face)
{
  for (int i = 0; i < n; i++)
    if (faces[i] == face)
      return TRUE;
  return FALSE;
}

/* The next card that has no place of its own, 0 for one without a key; -1: there is none. */
static int
next_face (const int *faces, int n_faces, const UmpZoneSlot *slots, int n_slots, int *at)
{
  while (*at < n_faces) {
    int face = faces[(*at)++];

    if (!has_place (slots, n_slots, face))
      return face;
  }
  return -1;
}

void
ump_deck_plan_zone (UmpDeckPlan *plan, const int *faces, int n_faces, const UmpZoneSlot *slots, int n_slots,
                    int most)
{
  int at = 0, face;

  begin (plan, UMP_DECK_ZONE);
  for (int s = 0; s < n_slots; s++) {
    face = 0;
    if (slots[s].lies == 0 && slots[s].face == 0)
      face = next_face (faces, n_faces, slots, n_slots, &at);
    else if (is_among (faces, n_faces, slots[s].lies) && !has_place (slots, s, slots[s].lies))
      face = slots[s].lies;
    add_to_lines (plan, face > 0 ? UMP_CELL_CARD : UMP_CELL_GONE, MAX (face, 0), most);
  }
  while ((face = next_face (faces, n_faces, slots, n_slots, &at)) >= 0)
    if (face > 0)
      add_to_lines (plan, UMP_CELL_CARD, face, most);
}

void
ump_deck_plan_table (UmpDeckPlan *plan, const UmpChooserGrid *table, gboolean wide)
{
  int head = wide ? 2 * KEY_WIDTH : KEY_WIDTH;

  begin (plan, UMP_DECK_TABLE);
  plan->rows = table->n_rows;
  for (int row = 0; row < table->n_rows; row++) {
    int at = head;

    add (plan, UMP_CELL_HEAD, row, 0, row, head, 1);
    for (int c = 0; c < table->n_columns; c++) {
      int width = c < table->n_columns - 1 || plan->narrow ? KEY_WIDTH : LAST_WIDTH;

      if (table->items[row][c] >= 0)
        add (plan, UMP_CELL_ITEM, table->items[row][c], at, row, width, 1);
      at += width;
    }
    plan->columns = MAX (plan->columns, at);
  }
}

/* ---- plans ---------------------------------------------------------------------------------------- */

void
ump_deck_plan_init (UmpDeckPlan *plan)
{
  *plan = (UmpDeckPlan){ .cells = g_array_new (FALSE, TRUE, sizeof (UmpDeckCell)) };
}

void
ump_deck_plan_clear (UmpDeckPlan *plan)
{
  g_clear_pointer (&plan->cells, g_array_unref);
}

void
ump_deck_plan_copy (UmpDeckPlan *to, const UmpDeckPlan *from)
{
  GArray *cells = to->cells;

  *to = *from;
  to->cells = cells;
  g_array_set_size (cells, 0);
  g_array_append_vals (cells, from->cells->data, from->cells->len);
}

gboolean
ump_deck_plan_equal (const UmpDeckPlan *a, const UmpDeckPlan *b)
{
  return a->shape == b->shape && a->narrow == b->narrow && a->below == b->below && a->tray == b->tray &&
         a->large == b->large && a->placed == b->placed && a->open_row == b->open_row &&
         a->number == b->number && a->cells->len == b->cells->len &&
         (a->cells->len == 0 ||
          memcmp (a->cells->data, b->cells->data, a->cells->len * sizeof (UmpDeckCell)) == 0);
}

void
ump_deck_plan_make (UmpDeckPlan *plan, const UmpSetup *setup)
{
  static void (*const makers[]) (UmpDeckPlan *, const UmpSetup *) = {
    [UMP_DECK_ROWS] = plan_rows,
    [UMP_DECK_FOLDED] = plan_folded,
    [UMP_DECK_CROSSED] = plan_crossed,
    [UMP_DECK_DIGITS] = plan_digits,
  };

  g_array_set_size (plan->cells, 0);
  plan->n_aside = 0;
  makers[plan->shape](plan, setup);
}
