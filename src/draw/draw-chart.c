/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the totals went. Who cannot tell the colours apart has the dashes, the marks and the names at the
 * ends. */
#include "draw-private.h"
#include "session/chart.h"

#define NAME 0.22 /* of the width: names beside the ends */
#define SCALE 44.0
#define MARK 3.6

typedef struct {
  UmpDrawPage *page;
  const UmpSetup *setup;
  UmpChart *data;
  double left, right, top, bottom;
} Chart;

static const double colours[][3] = {
  { 0.10, 0.37, 0.71 }, { 0.75, 0.11, 0.16 }, { 0.11, 0.52, 0.33 }, { 0.61, 0.43, 0.01 },
  { 0.44, 0.22, 0.60 }, { 0.00, 0.47, 0.53 }, { 0.70, 0.25, 0.50 }, { 0.36, 0.35, 0.34 },
};

static double
x_of (const Chart *chart, int point)
{
  double x = chart->left + (chart->right - chart->left) * ump_chart_across (chart->data, point);

  return chart->page->rtl ? chart->page->width - x : x;
}

static double
y_of (const Chart *chart, double value)
{
  return chart->top + (chart->bottom - chart->top) * ump_chart_down (chart->data, value);
}

static void
draw_scale (Chart *chart)
{
  UmpDrawStyle style = ump_draw_dim;
  double step = ump_chart_step (chart->data);
  cairo_t *cr = chart->page->cr;

  style.align = 1;
  for (double value = ump_chart_first (chart->data); value <= chart->data->most; value += step) {
    g_autofree char *text = g_strdup_printf ("%.0f", value);

    ump_draw_text (chart->page, text, 0, y_of (chart, value) - UMP_DRAW_SMALL * 0.7, SCALE - 8, &style);
    cairo_set_source_rgb (cr, 0.84, 0.84, 0.82);
    cairo_set_line_width (cr, 0.7);
    cairo_move_to (cr, x_of (chart, 0), chart->page->y + y_of (chart, value));
    cairo_line_to (cr, x_of (chart, chart->data->n - 1), chart->page->y + y_of (chart, value));
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
  int every = ump_chart_marks (chart->data);

  cairo_set_source_rgb (cr, colour[0], colour[1], colour[2]);
  cairo_set_line_width (cr, 1.8);
  cairo_set_dash (cr, dashes[seat % (int) G_N_ELEMENTS (dashes)], 2, 0);
  cairo_new_path (cr);
  for (int k = 0; k < chart->data->n; k++)
    cairo_line_to (cr, x_of (chart, k),
                   chart->page->y + y_of (chart, ump_chart_total (chart->data, seat, k)));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (int k = 1; k < chart->data->n; k++)
    if (k % every == 0 || k == chart->data->n - 1)
      draw_mark (cr, seat, x_of (chart, k),
                 chart->page->y + y_of (chart, ump_chart_total (chart->data, seat, k)));
}

/* Names beside the ends, pushed apart so that none covers another. */
static void
draw_names (Chart *chart)
{
  int order[UMP_MAX_SEATS], n = chart->setup->n_seats;
  double place[UMP_MAX_SEATS];

  ump_chart_ends (chart->data, chart->top, chart->bottom, UMP_DRAW_SMALL * 1.3, order, place);
  for (int i = 0; i < n; i++) {
    const double *colour = colours[order[i] % (int) G_N_ELEMENTS (colours)];
    UmpDrawStyle style = { UMP_DRAW_SMALL, colour[0], colour[1], colour[2], .bold = TRUE, .one_line = TRUE };
    g_autofree char *text = ump_chart_end_text (chart->data, chart->setup, order[i], UMP_CHART_END);

    ump_draw_text (chart->page, text, chart->right + 10, place[i] - UMP_DRAW_SMALL * 0.7,
                   chart->page->width - chart->right - 10, &style);
  }
}

void
ump_draw_chart (UmpDrawPage *page, UmpMatch *match, double height)
{
  g_autoptr (UmpChart) data = ump_chart_new (match);
  Chart chart = { .page = page, .setup = ump_match_setup (match), .data = data };

  if (!ump_draw_page_draws (page))
    return;
  chart.left = SCALE;
  chart.right = page->width * (1 - NAME);
  chart.top = UMP_DRAW_BODY;
  chart.bottom = height - UMP_DRAW_BODY;
  draw_scale (&chart);
  for (int seat = 0; seat < chart.setup->n_seats; seat++)
    draw_line (&chart, seat);
  draw_names (&chart);
}
