/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/report/chart.h"

#include <math.h>
#include <string.h>

#include "core/shown.h"

#define MOST_POINTS 400
#define MARKS 20

/* After how many rows a point of the line stands. */
static guint
rows_at (guint rows, int points, int point)
{
  return (guint) ((guint64) rows * (guint64) point / (guint64) MAX (points, 1));
}

/* Who came late begins with what they were given for it, else at the end of the round before their first. */
static void
read_first (UmpChart *chart, const UmpRow *row, int seat, int point, gboolean *missed)
{
  if (ump_row_has (row, seat)) {
    chart->first[seat] = *missed ? point - (row->round != 0) : 0;
    *missed = FALSE;
  } else if (row->round != 0) {
    *missed = TRUE;
  }
}

static void
read_seat (UmpChart *chart, const UmpMatch *match, int seat, int points)
{
  guint rows = ump_match_n_rows (match), row = 0;
  gboolean missed = FALSE;
  double sum = 0;

  chart->first[seat] = -1;
  for (int k = 1; k <= points; k++) {
    for (; row < rows_at (rows, points, k); row++) {
      if (chart->first[seat] < 0)
        read_first (chart, ump_match_row (match, row), seat, k, &missed);
      sum += (double) ump_match_row (match, row)->points[seat];
    }
    chart->totals[seat * chart->n + k] = sum;
    chart->numbers[k] = ump_match_row (match, row - 1)->round;
  }
  if (chart->first[seat] < 0)
    chart->first[seat] = missed ? points : 0;
}

/* Bonus lines stand in no row, and the open round may count already: the end is what counts. */
static gboolean
ends_elsewhere (const UmpChart *chart, const UmpTotal *totals, int points)
{
  for (int seat = 0; seat < chart->n_seats; seat++)
    if ((double) totals[seat].points != chart->totals[seat * chart->n + points])
      return TRUE;
  return FALSE;
}

/* The lines are one point shorter. */
static void
drop_last (UmpChart *chart)
{
  for (int seat = 1; seat < chart->n_seats; seat++)
    memmove (chart->totals + seat * (chart->n - 1), chart->totals + seat * chart->n,
             sizeof (double) * (gsize) (chart->n - 1));
  chart->n--;
}

/* A game that is one round: what everybody had each time that the table's round went on. */
static gboolean
is_live (const UmpMatch *match)
{
  return ump_match_game (match)->live_totals && ump_match_n_rows (match) <= 1 &&
         ump_table_get (ump_match_table (match), UMP_COUNTER_ROUND) > 1;
}

static void
read_live (UmpChart *chart, const UmpMatch *match, int points)
{
  g_autoptr (UmpTable) table = ump_match_table_at (match, 0);
  UmpTotal totals[UMP_MAX_SEATS];

  for (guint entry = 1; entry <= ump_match_checked (match); entry++) {
    int before = ump_table_get (table, UMP_COUNTER_ROUND), point = MIN (before, points);

    ump_score_totals (table, totals);
    ump_match_redo_on (match, table, entry);
    if (ump_table_get (table, UMP_COUNTER_ROUND) == before || before == 0)
      continue;
    chart->numbers[point] = (guint) before;
    for (int seat = 0; seat < chart->n_seats; seat++)
      chart->totals[seat * chart->n + point] = (double) totals[seat].points;
  }
}

gboolean
ump_chart_is_worth (const UmpMatch *match)
{
  return !ump_match_game (match)->no_points && (ump_match_n_rows (match) > 1 || is_live (match));
}

UmpChart *
ump_chart_new (const UmpMatch *match)
{
  UmpChart *chart = g_new0 (UmpChart, 1);
  gboolean live = is_live (match);
  int points = (int) MIN (live ? (guint) ump_table_get (ump_match_table (match), UMP_COUNTER_ROUND) - 1
                               : ump_match_n_rows (match),
                          MOST_POINTS);
  UmpTotal totals[UMP_MAX_SEATS];

  chart->n_seats = ump_match_setup (match)->n_seats;
  chart->n = points + 2;
  chart->totals = g_new0 (double, (gsize) (chart->n_seats * chart->n));
  chart->numbers = g_new0 (guint, (gsize) chart->n);
  for (int seat = 0; seat < chart->n_seats && !live; seat++)
    read_seat (chart, match, seat, points);
  if (live)
    read_live (chart, match, points);
  ump_score_totals (ump_match_table (match), totals);
  if (ends_elsewhere (chart, totals, points))
    for (int seat = 0; seat < chart->n_seats; seat++)
      chart->totals[seat * chart->n + points + 1] = (double) totals[seat].points;
  else
    drop_last (chart);
  for (int i = 0; i < chart->n_seats * chart->n; i++) {
    chart->least = MIN (chart->least, chart->totals[i]);
    chart->most = MAX (chart->most, chart->totals[i]);
  }
  chart->most = MAX (chart->most, chart->least + 1);
  return chart;
}

void
ump_chart_free (UmpChart *chart)
{
  if (chart == NULL)
    return;
  g_free (chart->totals);
  g_free (chart->numbers);
  g_free (chart);
}

double
ump_chart_across (const UmpChart *chart, int point)
{
  return point / (double) MAX (chart->n - 1, 1);
}

double
ump_chart_down (const UmpChart *chart, double total)
{
  return (chart->most - total) / (chart->most - chart->least);
}

double
ump_chart_step (const UmpChart *chart)
{
  double range = chart->most - chart->least, step = pow (10, floor (log10 (range / 3)));

  if (range / step > 12)
    step *= 5;
  else if (range / step > 5)
    step *= 2;
  return MAX (step, 1);
}

double
ump_chart_first (const UmpChart *chart)
{
  double step = ump_chart_step (chart);

  return ceil (chart->least / step) * step + 0.0; /* never a negative nought, which is written "-0" */
}

int
ump_chart_marks (const UmpChart *chart)
{
  return MAX (1, chart->n / MARKS);
}

void
ump_chart_ends (const UmpChart *chart, double top, double bottom, double gap, int *order, double *places)
{
  int n = chart->n_seats, last = chart->n - 1;

  for (int seat = 0; seat < n; seat++) {
    int k = seat;

    for (; k > 0 && ump_chart_total (chart, order[k - 1], last) < ump_chart_total (chart, seat, last); k--)
      order[k] = order[k - 1];
    order[k] = seat;
  }
  for (int k = 0; k < n; k++) {
    places[k] = top + (bottom - top) * ump_chart_down (chart, ump_chart_total (chart, order[k], last));
    if (k > 0)
      places[k] = MAX (places[k], places[k - 1] + gap);
  }
  places[n - 1] = MIN (places[n - 1], bottom);
  for (int k = n - 2; k >= 0; k--)
    places[k] = MIN (places[k], places[k + 1] - gap);
}

char *
ump_chart_end_text (const UmpChart *chart, const UmpSetup *setup, int seat, int columns)
{
  g_autofree char *name = ump_shown (setup->names[seat], columns);

  return g_strdup_printf ("%s %.0f", name, ump_chart_total (chart, seat, chart->n - 1));
}
