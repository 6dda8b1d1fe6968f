/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw.h"

#include <string.h>

void
ump_draw_init (UmpDraw *draw, int n_seats)
{
  memset (draw, 0, sizeof *draw);
  draw->n_seats = n_seats;
}

/* What the draw of a seat with that number, from 0, counts; 0 where it has not drawn so often. */
static int
worth_of (const UmpDraw *draw, int seat, int number)
{
  for (int i = 0; i < draw->n; i++)
    if (draw->draws[i].seat == seat && number-- == 0)
      return draw->draws[i].worth;
  return 0;
}

/* Highest first; equal ones stay in the order of the seats. */
static void
sort (const UmpDraw *draw, int *seats, int n, int depth)
{
  for (int i = 1; i < n; i++)
    for (int k = i; k > 0 && worth_of (draw, seats[k], depth) > worth_of (draw, seats[k - 1], depth); k--) {
      int seat = seats[k];

      seats[k] = seats[k - 1];
      seats[k - 1] = seat;
    }
}

/* seats: those that share the places from `at` on after so many draws each. */
static void
settle (const UmpDraw *draw, UmpDrawResult *result, int *seats, int n, int at, int depth)
{
  gboolean missing = FALSE;

  if (n == 1) {
    result->place[seats[0]] = at + 1;
    result->limit[seats[0]] = depth;
    return;
  }
  for (int i = 0; i < n; i++) {
    result->limit[seats[i]] = depth + 1;
    if (worth_of (draw, seats[i], depth))
      continue;
    missing = TRUE;
    result->awaits[seats[i]] = TRUE;
    result->again[seats[i]] = depth > 0;
  }
  if (missing) {
    result->settled = FALSE;
    return;
  }
  sort (draw, seats, n, depth);
  for (int from = 0, to; from < n; from = to) {
    for (to = from + 1; to < n && worth_of (draw, seats[to], depth) == worth_of (draw, seats[from], depth);)
      to++;
    settle (draw, result, seats + from, to - from, at + from, depth + 1);
  }
}

void
ump_draw_read (const UmpDraw *draw, UmpDrawResult *result)
{
  memset (result, 0, sizeof *result);
  result->settled = TRUE;
  for (int i = 0; i < draw->n_seats; i++)
    result->order[i] = i;
  settle (draw, result, result->order, draw->n_seats, 0, 0);
}

gboolean
ump_draw_take (UmpDraw *draw, int seat, int face, int worth)
{
  UmpDrawResult result;

  ump_draw_read (draw, &result);
  if (!result.awaits[seat] || draw->n == UMP_MAX_DRAWS)
    return FALSE;
  draw->draws[draw->n].seat = (gint16) seat;
  draw->draws[draw->n].face = (gint16) face;
  draw->draws[draw->n++].worth = (gint16) worth;
  return TRUE;
}

static void
remove_at (UmpDraw *draw, int at)
{
  memmove (&draw->draws[at], &draw->draws[at + 1], (gsize) (draw->n - at - 1) * sizeof draw->draws[0]);
  draw->n--;
}

/* Draws for a tie that is no longer one. */
static void
prune (UmpDraw *draw)
{
  UmpDrawResult result;
  int n[UMP_MAX_SEATS] = { 0 };

  ump_draw_read (draw, &result);
  for (int i = 0; i < draw->n;) {
    int seat = draw->draws[i].seat;

    if (n[seat]++ < result.limit[seat])
      i++;
    else
      remove_at (draw, i);
  }
}

gboolean
ump_draw_take_back (UmpDraw *draw, int seat)
{
  for (int i = draw->n - 1; i >= 0; i--)
    if (draw->draws[i].seat == seat) {
      remove_at (draw, i);
      prune (draw);
      return TRUE;
    }
  return FALSE;
}

int
ump_draw_last (const UmpDraw *draw)
{
  return draw->n ? draw->draws[draw->n - 1].seat : UMP_NOBODY;
}

int
ump_draw_count (const UmpDraw *draw, int face, int *by)
{
  int n = 0;

  if (by != NULL)
    *by = UMP_NOBODY;
  for (int i = 0; i < draw->n; i++) {
    if (draw->draws[i].face != face)
      continue;
    n++;
    if (by != NULL)
      *by = draw->draws[i].seat;
  }
  return n;
}
