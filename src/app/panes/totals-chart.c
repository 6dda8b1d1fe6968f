/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "totals-chart.h"

#include <adwaita.h>
#include <math.h>

#include "../widgets/card-view.h"
#include "../widgets/person-mark.h"
#include "../model/words.h"

#include "core/shown.h"
#include "session/chart.h"

#define HEIGHT 220
#define MARK 4.5
#define ENDS 0.45 /* names take no more of the width */

/* One drawing: where things are. */
typedef struct {
  cairo_t *cr;
  PangoLayout *layout;
  const UmpSetup *setup;
  UmpChart *data;
  double left, right, top, bottom;
  double text_px;
  gboolean rtl;
  double width;
  int columns; /* of a name at an end */
  const GdkRGBA *ink, *dim;
  const GdkRGBA *people; /* UMP_N_PERSON_COLOURS */
} Chart;

static double
x_of (const Chart *chart, int point)
{
  double x = chart->left + (chart->right - chart->left) * ump_chart_across (chart->data, point);

  return chart->rtl ? chart->width - x : x;
}

static double
y_of (const Chart *chart, double value)
{
  return chart->top + (chart->bottom - chart->top) * ump_chart_down (chart->data, value);
}

static void
ink (const Chart *chart, const GdkRGBA *colour, double alpha)
{
  cairo_set_source_rgba (chart->cr, colour->red, colour->green, colour->blue, colour->alpha * alpha);
}

/* align: 0 to the end of x, 0.5 in the middle, 1 before it; in the direction of reading. */
static void
put_text (const Chart *chart, const char *text, double x, double y, double align, gboolean bold)
{
  PangoAttrList *attrs = pango_attr_list_new ();
  int width, height;

  pango_attr_list_insert (attrs, pango_attr_weight_new (bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL));
  pango_attr_list_insert (attrs, pango_attr_size_new_absolute ((int) (chart->text_px * PANGO_SCALE)));
  pango_layout_set_attributes (chart->layout, attrs);
  pango_attr_list_unref (attrs);
  pango_layout_set_text (chart->layout, text, -1);
  pango_layout_get_pixel_size (chart->layout, &width, &height);
  if (chart->rtl)
    align = 1 - align;
  cairo_move_to (chart->cr, x - width * align, y - height / 2.0);
  pango_cairo_show_layout (chart->cr, chart->layout);
}

static double
text_width (const Chart *chart, const char *text)
{
  PangoAttrList *attrs = pango_attr_list_new ();
  int width;

  pango_attr_list_insert (attrs, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attrs, pango_attr_size_new_absolute ((int) (chart->text_px * PANGO_SCALE)));
  pango_layout_set_attributes (chart->layout, attrs);
  pango_attr_list_unref (attrs);
  pango_layout_set_text (chart->layout, text, -1);
  pango_layout_get_pixel_size (chart->layout, &width, NULL);
  return width;
}

/* ---- scale --------------------------------------------------------------------------------- */

static void
draw_grid (const Chart *chart)
{
  double step = ump_chart_step (chart->data);
  double label = text_width (chart, "round 00 ");
  int every = MAX (1, (int) ceil (chart->data->n * label / MAX (1, chart->right - chart->left)));

  cairo_set_line_width (chart->cr, 1);
  for (double value = ump_chart_first (chart->data); value <= chart->data->most; value += step) {
    g_autofree char *text = g_strdup_printf ("%.0f", value);
    double y = floor (y_of (chart, value)) + 0.5;
    double start = chart->rtl ? chart->width - chart->left : chart->left;

    ink (chart, chart->dim, 0.35);
    cairo_move_to (chart->cr, x_of (chart, 0), y);
    cairo_line_to (chart->cr, chart->rtl ? chart->width - chart->right : chart->right, y);
    cairo_stroke (chart->cr);
    ink (chart, chart->dim, 1);
    put_text (chart, text, start + (chart->rtl ? 10 : -10), y, 1, FALSE);
  }
  for (int k = 0; k < chart->data->n; k++) {
    guint round = chart->data->numbers[k];
    g_autofree char *text = k == 0 ? g_strdup (C_ ("chart", "start")) : NULL;

    if (k && (k % every || !round))
      continue;
    if (k)
      text = g_strdup_printf (C_ ("chart", "round %u"), round);
    put_text (chart, text, x_of (chart, k), chart->bottom + chart->text_px * 1.1, 0.5, FALSE);
  }
}

/* ---- lines ----------------------------------------------------------------------------------- */

static void
draw_line (const Chart *chart, int seat, gboolean leads)
{
  static const double dashes[][4] = { { 1, 0, 1, 0 }, { 7, 4, 7, 4 },   { 2, 3, 2, 3 },
                                      { 9, 3, 2, 3 }, { 12, 6, 12, 6 }, { 5, 2, 1, 2 } };
  int symbols_every = ump_chart_marks (chart->data);

  ink (chart, &chart->people[seat % UMP_N_PERSON_COLOURS], 1);
  cairo_set_line_width (chart->cr, leads ? 3 : 1.8);
  cairo_new_path (chart->cr); /* text left its place there */
  cairo_set_dash (chart->cr, dashes[seat % G_N_ELEMENTS (dashes)], 4, 0);
  for (int k = 0; k < chart->data->n; k++)
    cairo_line_to (chart->cr, x_of (chart, k), y_of (chart, ump_chart_total (chart->data, seat, k)));
  cairo_stroke (chart->cr);
  cairo_set_dash (chart->cr, NULL, 0, 0);
  for (int k = 1; k < chart->data->n; k++)
    if (k % symbols_every == 0 || k + 1 == chart->data->n)
      ump_person_mark_paint (chart->cr, seat, x_of (chart, k),
                             y_of (chart, ump_chart_total (chart->data, seat, k)), MARK);
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
  double widest;

  for (chart->columns = UMP_SHOWN_NAME;
       (widest = widest_end (chart)) > chart->width * ENDS && chart->columns > 3;)
    chart->columns--;
  return MIN (widest, chart->width * ENDS);
}

/* Names beside the ends of their lines, pushed apart so that none covers another. */
static void
draw_names (const Chart *chart, const UmpTotal *totals)
{
  int order[UMP_MAX_SEATS], n = chart->setup->n_seats;
  double places[UMP_MAX_SEATS];
  double x = x_of (chart, chart->data->n - 1) + (chart->rtl ? -14 : 14);

  ump_chart_ends (chart->data, chart->top, chart->bottom, chart->text_px * 1.25, order, places);
  ink (chart, chart->ink, 1);
  for (int k = 0; k < n; k++) {
    g_autofree char *text = ump_chart_end_text (chart->data, chart->setup, order[k], chart->columns);

    put_text (chart, text, x, places[k], 0, totals[order[k]].rank == 1);
  }
}

static void
paint (cairo_t *cr, PangoContext *context, const UmpMatch *match, double width, double height, double text_px,
       const GdkRGBA *ink_colour, const GdkRGBA *dim, const GdkRGBA *people, gboolean rtl)
{
  Chart chart = { .cr = cr,
                  .setup = ump_match_setup (match),
                  .text_px = text_px,
                  .rtl = rtl,
                  .width = width,
                  .ink = ink_colour,
                  .dim = dim,
                  .people = people };
  g_autoptr (UmpChart) data = NULL;
  UmpTotal totals[UMP_MAX_SEATS];
  double scale;

  if (ump_match_n_rows (match) == 0 || width <= 0)
    return;
  chart.layout = pango_layout_new (context);
  chart.data = data = ump_chart_new (match);
  ump_score_totals (ump_match_table (match), totals);
  {
    g_autofree char *text = g_strdup_printf ("%.0f", MAX (fabs (data->most), fabs (data->least)));

    scale = text_width (&chart, text);
  }
  chart.left = scale + 26;
  chart.right = MAX (chart.left + 40, width - fit_ends (&chart) - 18);
  chart.top = text_px;
  chart.bottom = height - 2 * text_px;
  draw_grid (&chart);
  for (int seat = 0; seat < chart.setup->n_seats; seat++)
    draw_line (&chart, seat, totals[seat].rank == 1);
  draw_names (&chart, totals);
  g_object_unref (chart.layout);
}

/* ---- the widget -------------------------------------------------------------------------------------- */

struct _UmpTotalsChart {
  GtkWidget parent_instance;
  const UmpMatch *match;
};

G_DEFINE_FINAL_TYPE (UmpTotalsChart, ump_totals_chart, GTK_TYPE_WIDGET)

static void
ump_totals_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpTotalsChart *self = UMP_TOTALS_CHART (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA ink_colour, dim, people[UMP_N_PERSON_COLOURS];
  cairo_t *cr;

  if (self->match == NULL || width <= 0)
    return;
  gtk_style_context_get_color (style, &ink_colour);
  if (!gtk_style_context_lookup_color (style, "dim", &dim))
    dim = ink_colour;
  ump_person_colours (widget, people);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  paint (cr, gtk_widget_get_pango_context (widget), self->match, width, height, 13 * ump_text_scale (widget),
         &ink_colour, &dim, people, gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL);
  cairo_destroy (cr);
}

static void
ump_totals_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = *natural = (int) (HEIGHT * ump_text_scale (widget));
    return;
  }
  *minimum = 200;
  *natural = 480;
}

static void
ump_totals_chart_class_init (UmpTotalsChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = ump_totals_chart_snapshot;
  widget_class->measure = ump_totals_chart_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "chart");
}

static void
ump_totals_chart_init (UmpTotalsChart *self)
{
}

void
ump_totals_chart_set_match (UmpTotalsChart *self, const UmpMatch *match)
{
  const UmpSetup *setup;
  GString *name;
  UmpTotal totals[UMP_MAX_SEATS];

  self->match = match;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (match == NULL)
    return;
  setup = ump_match_setup (match);
  name = g_string_new (_ ("Chart of the totals"));
  ump_score_totals (ump_match_table (match), totals);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *points = ump_words_number (totals[seat].points);

    g_string_append_printf (name, ", %s %s", setup->shown[seat], points);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
  g_string_free (name, TRUE);
}
