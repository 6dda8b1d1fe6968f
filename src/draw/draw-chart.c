/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the totals went. Who cannot tell the colours apart has the dashes, the marks and the names at the ends. */
#include <math.h>

#include "draw-private.h"

#define MAX_POINTS 400
#define NAME 0.22 /* of the width: names beside the ends */
#define SCALE 44.0
#define MARK 3.6

/* totals: n after each other for each seat, the start among them. */
typedef struct {
  UmpDrawPage *page;
  UmpMatch *match;
  const UmpSetup *setup;
  int n;
  double *totals;
  double least, most;
  double left, right, top, bottom;
} Chart;

static const double colours[][3] = {
  { 0.10, 0.37, 0.71 }, { 0.75, 0.11, 0.16 }, { 0.11, 0.52, 0.33 }, { 0.61, 0.43, 0.01 },
  { 0.44, 0.22, 0.60 }, { 0.00, 0.47, 0.53 }, { 0.70, 0.25, 0.50 }, { 0.36, 0.35, 0.34 },
};

static double
total (const Chart *chart, int seat, int point)
{
  return chart->totals[seat * chart->n + point];
}

static void
read_totals (Chart *chart)
{
  int rows = (int) MIN (ump_match_n_rows (chart->match), MAX_POINTS);

  chart->n = rows + 1;
  chart->totals = g_new0 (double, (gsize) (chart->setup->n_seats * chart->n));
  for (int seat = 0; seat < chart->setup->n_seats; seat++)
    for (int k = 1; k < chart->n; k++) {
      double now =
          total (chart, seat, k - 1) + (double) ump_match_row (chart->match, (guint) k - 1)->points[seat];

      chart->totals[seat * chart->n + k] = now;
      chart->least = MIN (chart->least, now);
      chart->most = MAX (chart->most, now);
    }
  chart->most = MAX (chart->most, chart->least + 1);
}

static double
x_of (const Chart *chart, int point)
{
  double x = chart->left + (chart->right - chart->left) * point / MAX (chart->n - 1, 1);

  return chart->page->rtl ? chart->page->width - x : x;
}

static double
y_of (const Chart *chart, double value)
{
  return chart->bottom - (chart->bottom - chart->top) * (value - chart->least) / (chart->most - chart->least);
}

static double
step_of (double range)
{
  double step = pow (10, floor (log10 (range / 3)));

  if (range / step > 12)
    step *= 5;
  else if (range / step > 5)
    step *= 2;
  return MAX (step, 1);
}

static void
draw_scale (Chart *chart)
{
  UmpDrawStyle style = ump_draw_dim;
  double step = step_of (chart->most - chart->least);
  cairo_t *cr = chart->page->cr;

  style.align = 1;
  for (double value = ceil (chart->least / step) * step; value <= chart->most; value += step) {
    g_autofree char *text = g_strdup_printf ("%.0f", value);

    ump_draw_text (chart->page, text, 0, y_of (chart, value) - UMP_DRAW_SMALL * 0.7, SCALE - 8, &style);
    cairo_set_source_rgb (cr, 0.84, 0.84, 0.82);
    cairo_set_line_width (cr, 0.7);
    cairo_move_to (cr, x_of (chart, 0), chart->page->y + y_of (chart, value));
    cairo_line_to (cr, x_of (chart, chart->n - 1), chart->page->y + y_of (chart, value));
    cairo_stroke (cr);
  }
}

static void
draw_mark (cairo_t *cr, int kind, double x, double y)
{
  cairo_new_path (cr);
  switch (kind % 4) {
  case 0: cairo_arc (cr, x, y, MARK, 0, 2 * G_PI); break;
  case 1: cairo_rectangle (cr, x - MARK, y - MARK, 2 * MARK, 2 * MARK); break;
  case 2:
    cairo_move_to (cr, x, y - 1.3 * MARK);
    cairo_line_to (cr, x + 1.2 * MARK, y + MARK);
    cairo_line_to (cr, x - 1.2 * MARK, y + MARK);
    break;
  default:
    cairo_move_to (cr, x, y - 1.4 * MARK);
    cairo_line_to (cr, x + 1.4 * MARK, y);
    cairo_line_to (cr, x, y + 1.4 * MARK);
    cairo_line_to (cr, x - 1.4 * MARK, y);
    break;
  }
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_line (Chart *chart, int seat)
{
  static const double dashes[][2] = { { 1, 0 }, { 6, 3 }, { 2, 2 } };
  const double *colour = colours[seat % (int) G_N_ELEMENTS (colours)];
  cairo_t *cr = chart->page->cr;
  int every = MAX (chart->n / 16, 1);

  cairo_set_source_rgb (cr, colour[0], colour[1], colour[2]);
  cairo_set_line_width (cr, 1.8);
  cairo_set_dash (cr, dashes[seat % (int) G_N_ELEMENTS (dashes)], 2, 0);
  cairo_new_path (cr);
  for (int k = 0; k < chart->n; k++)
    cairo_line_to (cr, x_of (chart, k), chart->page->y + y_of (chart, total (chart, seat, k)));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (int k = 1; k < chart->n; k++)
    if (k % every == 0 || k == chart->n - 1)
      draw_mark (cr, seat, x_of (chart, k), chart->page->y + y_of (chart, total (chart, seat, k)));
}

/* Names beside the ends, pushed apart so that none covers another. */
static void
draw_names (Chart *chart)
{
  int order[UMP_MAX_SEATS], n = chart->setup->n_seats;
  double place[UMP_MAX_SEATS], gap = UMP_DRAW_SMALL * 1.3;

  for (int i = 0; i < n; i++) {
    int k = i;

    for (; k > 0 && total (chart, order[k - 1], chart->n - 1) < total (chart, i, chart->n - 1); k--)
      order[k] = order[k - 1];
    order[k] = i;
  }
  for (int i = 0; i < n; i++) {
    place[i] = y_of (chart, total (chart, order[i], chart->n - 1));
    if (i > 0)
      place[i] = MAX (place[i], place[i - 1] + gap);
  }
  place[n - 1] = MIN (place[n - 1], chart->bottom);
  for (int i = n - 2; i >= 0; i--)
    place[i] = MIN (place[i], place[i + 1] - gap);
  for (int i = 0; i < n; i++) {
    const double *colour = colours[order[i] % (int) G_N_ELEMENTS (colours)];
    UmpDrawStyle style = { UMP_DRAW_SMALL, colour[0], colour[1], colour[2], TRUE, TRUE, 0 };
    g_autofree char *text =
        g_strdup_printf ("%s %.0f", chart->setup->shown[order[i]], total (chart, order[i], chart->n - 1));

    ump_draw_text (chart->page, text, chart->right + 10, place[i] - UMP_DRAW_SMALL * 0.7,
                   chart->page->width - chart->right - 10, &style);
  }
}

void
ump_draw_chart (UmpDrawPage *page, UmpMatch *match, double height)
{
  Chart chart = { .page = page, .match = match, .setup = ump_match_setup (match) };

  if (!ump_draw_page_draws (page))
    return;
  chart.left = SCALE;
  chart.right = page->width * (1 - NAME);
  chart.top = UMP_DRAW_BODY;
  chart.bottom = height - UMP_DRAW_BODY;
  read_totals (&chart);
  draw_scale (&chart);
  for (int seat = 0; seat < chart.setup->n_seats; seat++)
    draw_line (&chart, seat);
  draw_names (&chart);
  g_free (chart.totals);
}
