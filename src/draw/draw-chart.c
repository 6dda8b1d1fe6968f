/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the totals went. Who cannot tell the colours apart has the dashes, the signs and the names at the
 * ends. */
#include "draw-chart.h"

#include <math.h>

#include "core/shown.h"
#include "session/report/chart.h"

#define MARK 0.45 /* of the size of words */
#define ENDS 0.45 /* names take no more of the width */

/* One drawing: where things are. columns: of a name at an end. */
typedef struct {
  cairo_t *cr;
  PangoLayout *layout;
  const UmpChartStyle *style;
  const UmpSetup *setup;
  UmpChart *data;
  double left, right, top, bottom;
  int columns;
} Chart;

static double
mirrored (const Chart *chart, double x)
{
  return chart->style->rtl ? chart->style->width - x : x;
}

static double
x_of (const Chart *chart, int point)
{
  return mirrored (chart, chart->left + (chart->right - chart->left) * ump_chart_across (chart->data, point));
}

static double
y_of (const Chart *chart, double value)
{
  return chart->top + (chart->bottom - chart->top) * ump_chart_down (chart->data, value);
}

static void
set_colour (const Chart *chart, const double colour[3], double alpha)
{
  cairo_set_source_rgba (chart->cr, colour[0], colour[1], colour[2], alpha);
}

static void
set_text (const Chart *chart, const char *text, gboolean bold, int *width, int *height)
{
  PangoAttrList *attrs = pango_attr_list_new ();

  pango_attr_list_insert (attrs, pango_attr_weight_new (bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL));
  pango_attr_list_insert (attrs, pango_attr_size_new_absolute ((int) (chart->style->text * PANGO_SCALE)));
  pango_layout_set_attributes (chart->layout, attrs);
  pango_attr_list_unref (attrs);
  pango_layout_set_text (chart->layout, text, -1);
  pango_layout_get_pixel_size (chart->layout, width, height);
}

/* align: 0 to the end of x, 0.5 in the middle, 1 before it; in the direction of reading. */
static void
put_text (const Chart *chart, const char *text, double x, double y, double align, gboolean bold)
{
  int width, height;

  set_text (chart, text, bold, &width, &height);
  cairo_move_to (chart->cr, x - width * (chart->style->rtl ? 1 - align : align), y - height / 2.0);
  pango_cairo_show_layout (chart->cr, chart->layout);
}

static double
text_width (const Chart *chart, const char *text)
{
  int width;

  set_text (chart, text, TRUE, &width, NULL);
  return width;
}

/* ---- scale --------------------------------------------------------------------------------- */

static void
draw_grid (const Chart *chart)
{
  double step = ump_chart_step (chart->data), gap = chart->style->rtl ? 10 : -10;
  int every =
      MAX (1, (int) ceil (chart->data->n * text_width (chart, "0000") / MAX (1, chart->right - chart->left)));

  cairo_set_line_width (chart->cr, 1);
  for (double value = ump_chart_first (chart->data); value <= chart->data->most; value += step) {
    g_autofree char *text = g_strdup_printf ("%.0f", value);
    double y = floor (y_of (chart, value)) + 0.5;

    set_colour (chart, chart->style->dim, 0.35);
    cairo_move_to (chart->cr, x_of (chart, 0), y);
    cairo_line_to (chart->cr, mirrored (chart, chart->right), y);
    cairo_stroke (chart->cr);
    set_colour (chart, chart->style->dim, 1);
    put_text (chart, text, mirrored (chart, chart->left) + gap, y, 1, FALSE);
  }
  for (int k = every; k < chart->data->n; k += every) {
    g_autofree char *text = g_strdup_printf ("%u", chart->data->numbers[k]);

    if (chart->data->numbers[k] > 0)
      put_text (chart, text, x_of (chart, k), chart->bottom + chart->style->text * 1.1, 0.5, FALSE);
  }
}

/* ---- lines ----------------------------------------------------------------------------------- */

static void
draw_line (const Chart *chart, int seat, gboolean leads)
{
  int mark = chart->style->marks[seat];
  double width = chart->style->text * (leads ? 0.23 : 0.14), size = 2 * chart->style->text * MARK;
  UmpPersonMark point = { mark, NULL, UMP_COLOUR_NONE };
  UmpRgb colour = ump_mark_line (mark, chart->style->theme);
  int symbols_every = ump_chart_marks (chart->data);

  cairo_set_source_rgb (chart->cr, colour.r, colour.g, colour.b);
  cairo_set_line_width (chart->cr, width);
  cairo_new_path (chart->cr); /* text left its place there */
  if (!leads)
    ump_mark_dash (chart->cr, mark, width);
  for (int k = chart->data->first[seat]; k < chart->data->n; k++)
    cairo_line_to (chart->cr, x_of (chart, k), y_of (chart, ump_chart_total (chart->data, seat, k)));
  cairo_stroke (chart->cr);
  cairo_set_dash (chart->cr, NULL, 0, 0);
  for (int k = MAX (1, chart->data->first[seat]); k < chart->data->n; k++)
    if (k % symbols_every == 0 || k + 1 == chart->data->n)
      ump_mark_paint (chart->cr, &point, chart->style->theme, x_of (chart, k) - size / 2,
                      y_of (chart, ump_chart_total (chart->data, seat, k)) - size / 2, size);
}

static double
widest_end (const Chart *chart)
{
  double widest = 0;

  for (int seat = 0; seat < chart->setup->n_seats; seat++) {
    g_autofree char *text = ump_chart_end_text (chart->data, chart->setup, seat, chart->columns);

    widest = MAX (widest, text_width (chart, text));
  }
  return widest;
}

/* The ends' least place. Longer names are cut rather than the totals behind them. */
static double
fit_ends (Chart *chart)
{
  double most = chart->style->width * ENDS, widest;

  for (chart->columns = UMP_SHOWN_NAME; (widest = widest_end (chart)) > most && chart->columns > 3;)
    chart->columns--;
  return MIN (widest, most);
}

/* Names beside the ends of their lines, pushed apart so that none covers another. */
static void
draw_names (const Chart *chart, const UmpTotal *totals)
{
  int order[UMP_MAX_SEATS], n = chart->setup->n_seats;
  double places[UMP_MAX_SEATS];
  double x = x_of (chart, chart->data->n - 1) + chart->style->text * (chart->style->rtl ? -0.9 : 0.9);

  ump_chart_ends (chart->data, chart->top, chart->bottom, chart->style->text * 1.25, order, places);
  set_colour (chart, chart->style->ink, 1);
  for (int k = 0; k < n; k++) {
    g_autofree char *text = ump_chart_end_text (chart->data, chart->setup, order[k], chart->columns);

    put_text (chart, text, x, places[k], 0, totals[order[k]].rank == 1);
  }
}

static void
place (Chart *chart)
{
  g_autofree char *widest =
      g_strdup_printf ("%.0f", MAX (fabs (chart->data->most), fabs (chart->data->least)));

  chart->left = text_width (chart, widest) + 26;
  chart->right = MAX (chart->left + 40, chart->style->width - fit_ends (chart) - 1.1 * chart->style->text);
  chart->top = chart->style->text;
  chart->bottom = chart->style->height - 2 * chart->style->text;
}

void
ump_draw_chart (cairo_t *cr, PangoContext *context, const UmpMatch *match, const UmpChartStyle *style)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  g_autoptr (UmpChart) data = NULL;
  Chart chart = { .cr = cr, .layout = layout, .style = style, .setup = ump_match_setup (match) };
  UmpTotal totals[UMP_MAX_SEATS];

  if (!ump_chart_is_worth (match) || style->width <= 0)
    return;
  if (style->font != NULL) {
    g_autoptr (PangoFontDescription) font = pango_font_description_from_string (style->font);

    pango_layout_set_font_description (layout, font);
  }
  chart.data = data = ump_chart_new (match);
  ump_score_totals (ump_match_table (match), totals);
  place (&chart);
  draw_grid (&chart);
  for (int seat = 0; seat < 2 * chart.setup->n_seats; seat++) /* who leads lies over the others */
    if ((totals[seat % chart.setup->n_seats].rank == 1) == (seat >= chart.setup->n_seats))
      draw_line (&chart, seat % chart.setup->n_seats, seat >= chart.setup->n_seats);
  draw_names (&chart, totals);
}
