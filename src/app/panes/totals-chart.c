/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "totals-chart.h"

#include "../widgets/card-view.h"
#include "../model/words.h"

#include "draw/draw-chart.h"

#define HEIGHT 220
struct _UmpTotalsChart {
  GtkWidget parent_instance;
  const UmpMatch *match;
  int marks[UMP_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (UmpTotalsChart, ump_totals_chart, GTK_TYPE_WIDGET)

static void
copy_colour (double to[3], const GdkRGBA *colour)
{
  to[0] = colour->red;
  to[1] = colour->green;
  to[2] = colour->blue;
}

static void
ump_totals_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpTotalsChart *self = UMP_TOTALS_CHART (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  UmpChartStyle style = { .width = width,
                          .height = height,
                          .text = 13 * ump_text_scale (widget),
                          .rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL };
  GdkRGBA ink, dim;
  cairo_t *cr;

  if (self->match == NULL || width <= 0)
    return;
  gtk_style_context_get_color (context, &ink);
  if (!gtk_style_context_lookup_color (context, "dim", &dim))
    dim = ink;
  copy_colour (style.ink, &ink);
  copy_colour (style.dim, &dim);
  memcpy (style.marks, self->marks, sizeof style.marks);
  style.theme = ump_card_theme_now (FALSE);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  ump_draw_chart (cr, gtk_widget_get_pango_context (widget), self->match, &style);
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
ump_totals_chart_set_match (UmpTotalsChart *self, const UmpMatch *match, const int *marks)
{
  const UmpSetup *setup;
  GString *name;
  UmpTotal totals[UMP_MAX_SEATS];

  self->match = match;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (match == NULL)
    return;
  memcpy (self->marks, marks, sizeof self->marks);
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
