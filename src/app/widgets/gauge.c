/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gauge.h"

#include "paint/card-pen.h"

#define HEIGHT 9

struct _UmpGauge {
  GtkWidget parent_instance;
  int filled;
  int limit;
};

G_DEFINE_FINAL_TYPE (UmpGauge, ump_gauge, GTK_TYPE_WIDGET)

static void
ump_gauge_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                   int *minimum_baseline, int *natural_baseline)
{
  UmpGauge *self = UMP_GAUGE (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = HEIGHT;
  else
    *minimum = self->limit * 4, *natural = self->limit * 20;
}

static void
ump_gauge_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpGauge *self = UMP_GAUGE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GdkRGBA ink;
  cairo_t *cr;

  if (self->limit == 0)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1);
  for (int i = 0; i < self->limit; i++) {
    int cell = mirrored ? self->limit - 1 - i : i;
    int x = cell * width / self->limit, end = (cell + 1) * width / self->limit;
    ump_pen_rounded (cr, x + 0.5, 0.5, end - x - 2, height - 1, 2.5);
    if (i < self->filled)
      cairo_fill_preserve (cr);
    cairo_stroke (cr);
  }
  cairo_destroy (cr);
}

static void
ump_gauge_class_init (UmpGaugeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ump_gauge_measure;
  widget_class->snapshot = ump_gauge_snapshot;
  gtk_widget_class_set_css_name (widget_class, "gauge");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ump_gauge_init (UmpGauge *self)
{
}

GtkWidget *
ump_gauge_new (void)
{
  return g_object_new (UMP_TYPE_GAUGE, NULL);
}

void
ump_gauge_set (UmpGauge *self, int filled, int limit)
{
  if (self->limit != limit)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->limit = limit;
  self->filled = filled;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
