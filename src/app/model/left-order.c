/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "left-order.h"

#include <string.h>

#define N_ARTS (UMP_ART_SHEET + 1)
#define MOST_VALUES 128

/* The kind of card of which the deck has most. */
static UmpArt
main_art (const UmpSetup *setup)
{
  int n[N_ARTS] = { 0 };
  UmpArt most = UMP_ART_UNKNOWN;

  for (int f = 1; f < setup->game->n_faces; f++)
    if (setup->copies[f] > 0)
      n[setup->looks[f].art]++;
  for (int art = 0; art < N_ARTS; art++)
    if (n[art] > n[most])
      most = (UmpArt) art;
  return most;
}

static gboolean
is_in (const UmpSetup *setup, int face, UmpArt art)
{
  return setup->copies[face] > 0 && setup->looks[face].art == art;
}

/* Numbers that all differ are called by their number alone: the colour is no way to find them. */
static gboolean
values_differ (const UmpSetup *setup, UmpArt art)
{
  gboolean taken[MOST_VALUES] = { FALSE };

  for (int f = 1; f < setup->game->n_faces; f++) {
    if (!is_in (setup, f, art))
      continue;
    if (setup->looks[f].value >= MOST_VALUES || taken[MAX (setup->looks[f].value, 0)])
      return FALSE;
    taken[MAX (setup->looks[f].value, 0)] = TRUE;
  }
  return TRUE;
}

/* What the cards of a column, or of a row, have in common. */
static UmpLook
column_of (const UmpLook *look)
{
  if (look->art == UMP_ART_NUMBER || look->art == UMP_ART_PERSON)
    return (UmpLook){ .art = UMP_ART_NUMBER, .colour = look->colour };
  return (UmpLook){ .art = look->art, .symbol = look->symbol };
}

static UmpLook
row_of (const UmpLook *look)
{
  if (look->art == UMP_ART_PERSON)
    return (UmpLook){ .art = UMP_ART_PERSON, .symbol = look->symbol };
  return (UmpLook){ .art = look->art, .value = look->value };
}

static gboolean
is_same (const UmpLook *a, const UmpLook *b)
{
  return a->art == b->art && a->colour == b->colour && a->symbol == b->symbol && a->value == b->value;
}

/* Index of a head, which is added where it is new; -1 where there is no room. */
static int
head (UmpLook *heads, int *n, int room, UmpLook look)
{
  for (int i = 0; i < *n; i++)
    if (is_same (&heads[i], &look))
      return i;
  if (*n == room)
    return -1;
  heads[*n] = look;
  return (*n)++;
}

/* Values in their order, whatever the order of the faces: the rows are given new numbers. */
static void
sort_rows (UmpLeftOrder *order)
{
  gint16 at[UMP_LEFT_MOST_ROWS];
  UmpLook sorted[UMP_LEFT_MOST_ROWS];

  for (int r = 0; r < order->n_rows; r++) {
    at[r] = 0;
    for (int other = 0; other < order->n_rows; other++)
      at[r] += order->row_head[other].value < order->row_head[r].value ||
               (order->row_head[other].value == order->row_head[r].value && other < r);
    sorted[at[r]] = order->row_head[r];
  }
  memcpy (order->row_head, sorted, sizeof sorted[0] * (gsize) order->n_rows);
  for (int f = 0; f < order->n_faces; f++)
    if (order->row[f] >= 0)
      order->row[f] = at[order->row[f]];
}

static void
forget (UmpLeftOrder *order)
{
  order->n_columns = order->n_rows = 0;
  memset (order->column_head, 0, sizeof order->column_head);
  memset (order->row_head, 0, sizeof order->row_head);
  for (int f = 0; f < order->n_faces; f++)
    order->column[f] = order->row[f] = -1;
}

/* FALSE: two cards would have the same place, or there are more columns or rows than can be shown. */
static gboolean
order_by_kind (UmpLeftOrder *order, const UmpSetup *setup, UmpArt art)
{
  gboolean taken[UMP_LEFT_MOST_COLUMNS][UMP_LEFT_MOST_ROWS] = { { FALSE } };

  order->form = art == UMP_ART_NUMBER || art == UMP_ART_PERSON ? UMP_LEFT_COLOURS : UMP_LEFT_SUITS;
  for (int f = 1; f < order->n_faces; f++) {
    int column, row;
    if (!is_in (setup, f, art))
      continue;
    column =
        head (order->column_head, &order->n_columns, UMP_LEFT_MOST_COLUMNS, column_of (&setup->looks[f]));
    row = head (order->row_head, &order->n_rows, UMP_LEFT_MOST_ROWS, row_of (&setup->looks[f]));
    if (column < 0 || row < 0 || taken[column][row])
      return FALSE;
    taken[column][row] = TRUE;
    order->column[f] = (gint16) column;
    order->row[f] = (gint16) row;
  }
  sort_rows (order);
  return TRUE;
}

static void
order_as_sheet (UmpLeftOrder *order, const UmpSetup *setup, UmpArt art)
{
  int n = 0;

  order->form = UMP_LEFT_SHEET;
  order->n_columns = UMP_LEFT_MOST_COLUMNS;
  for (int f = 1; f < order->n_faces; f++) {
    if (!is_in (setup, f, art))
      continue;
    order->column[f] = (gint16) (n % UMP_LEFT_MOST_COLUMNS);
    order->row[f] = (gint16) (n / UMP_LEFT_MOST_COLUMNS);
    n++;
  }
  order->n_rows = (n + UMP_LEFT_MOST_COLUMNS - 1) / UMP_LEFT_MOST_COLUMNS;
}

UmpLeftOrder *
ump_left_order_new (const UmpSetup *setup)
{
  UmpLeftOrder *order = g_new0 (UmpLeftOrder, 1);
  UmpArt art = main_art (setup);

  order->n_faces = setup->game->n_faces;
  order->column = g_new (gint16, (gsize) order->n_faces);
  order->row = g_new (gint16, (gsize) order->n_faces);
  forget (order);
  if (art == UMP_ART_UNKNOWN)
    return order;
  if ((art == UMP_ART_NUMBER && values_differ (setup, art)) || !order_by_kind (order, setup, art)) {
    forget (order);
    order_as_sheet (order, setup, art);
  }
  return order;
}

void
ump_left_order_free (UmpLeftOrder *order)
{
  if (order == NULL)
    return;
  g_free (order->column);
  g_free (order->row);
  g_free (order);
}

gboolean
ump_left_order_is_apart (const UmpLeftOrder *order, const UmpSetup *setup, int face)
{
  return setup->copies[face] > 0 && order->column[face] < 0;
}
