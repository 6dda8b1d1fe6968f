/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "figure-picture.h"

#include "card-view.h"

#define HEIGHT 120

/* ---- colours ------------------------------------------------------------------------------- */

static GdkRGBA
colour_of (GtkWidget *widget, const char *name)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (style, name, &colour))
    gtk_style_context_get_color (style, &colour);
  return colour;
}

/* From the start of the line, in the direction of reading. */
static void
add_rectangle (GtkWidget *widget, GtkSnapshot *snapshot, const GdkRGBA *colour, double x, double y,
               double width, double height)
{
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - width;
  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
}

/* ---- a picture --------------------------------------------------------------------------------- */

struct _UmpFigurePicture {
  GtkWidget parent_instance;
  double *numbers;
  guint n;
};

G_DEFINE_FINAL_TYPE (UmpFigurePicture, ump_figure_picture, GTK_TYPE_WIDGET)

static double
most (const UmpFigurePicture *self)
{
  double value = 0;

  for (guint k = 0; k < self->n; k++)
    value = MAX (value, self->numbers[k]);
  return MAX (value, 1);
}

static double
least (const UmpFigurePicture *self)
{
  double value = 0;

  for (guint k = 0; k < self->n; k++)
    value = MIN (value, self->numbers[k]);
  return value;
}

static void
add_line (UmpFigurePicture *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GdkRGBA line = colour_of (widget, "accent"), dim = colour_of (widget, "line");
  double low = least (self), high = most (self), edge = 6;

  gdk_cairo_set_source_rgba (cr, &dim);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, 0, edge + (height - 2 * edge) * high / (high - low));
  cairo_line_to (cr, width, edge + (height - 2 * edge) * high / (high - low));
  cairo_stroke (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, 2);
  for (guint k = 0; k < self->n; k++) {
    double x = self->n > 1 ? edge + (width - 2 * edge) * k / (self->n - 1.0) : width / 2.0;
    double y = edge + (height - 2 * edge) * (high - self->numbers[k]) / (high - low);

    cairo_line_to (cr, gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - x : x, y);
  }
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  if (UMP_FIGURE_PICTURE (widget)->n > 0)
    add_line (UMP_FIGURE_PICTURE (widget), snapshot);
}

static void
picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                 int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural =
      orientation == GTK_ORIENTATION_VERTICAL ? (int) (HEIGHT * ump_text_scale (widget)) : 200;
}

static void
picture_finalize (GObject *object)
{
  g_free (UMP_FIGURE_PICTURE (object)->numbers);
  G_OBJECT_CLASS (ump_figure_picture_parent_class)->finalize (object);
}

static void
ump_figure_picture_class_init (UmpFigurePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = picture_finalize;
  widget_class->snapshot = picture_snapshot;
  widget_class->measure = picture_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ump_figure_picture_init (UmpFigurePicture *self)
{
}

void
ump_figure_picture_set (UmpFigurePicture *self, const char *name, const double *numbers, guint n)
{
  g_autoptr (GString) spoken = g_string_new (name);

  g_free (self->numbers);
  self->numbers = g_memdup2 (numbers, n * sizeof (double));
  self->n = n;
  for (guint k = 0; k < n; k++)
    g_string_append_printf (spoken, "%s %g", k > 0 ? "," : ":", numbers[k]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken->str, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* ---- a bar ------------------------------------------------------------------------------------------ */

enum { PROP_LEVEL = 1 };

struct _UmpWinBar {
  GtkWidget parent_instance;
  double level;
};

G_DEFINE_FINAL_TYPE (UmpWinBar, ump_win_bar, GTK_TYPE_WIDGET)

static void
bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpWinBar *self = UMP_WIN_BAR (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GdkRGBA ground = colour_of (widget, "header"), full = colour_of (widget, "accent");

  if (self->level < 0)
    return;
  add_rectangle (widget, snapshot, &ground, 0, height * 0.2, width, height * 0.6);
  add_rectangle (widget, snapshot, &full, 0, height * 0.2, width * self->level, height * 0.6);
}

static void
bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
             int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? 14 : 60;
}

static void
bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UMP_WIN_BAR (object)->level = g_value_get_double (value);
  gtk_widget_queue_draw (GTK_WIDGET (object));
}

static void
bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_double (value, UMP_WIN_BAR (object)->level);
}

static void
ump_win_bar_class_init (UmpWinBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = bar_set_property;
  object_class->get_property = bar_get_property;
  widget_class->snapshot = bar_snapshot;
  widget_class->measure = bar_measure;
  g_object_class_install_property (object_class, PROP_LEVEL,
                                   g_param_spec_double ("level", NULL, NULL, -1, 1, -1, flags));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ump_win_bar_init (UmpWinBar *self)
{
  self->level = -1;
}
