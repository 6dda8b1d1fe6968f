/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "figure-picture.h"

#include "card-view.h"

#define HEIGHT 120
#define SQUARES_HEIGHT 64
#define TEXT 12

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
  UmpPictureStyle style;
  double *numbers;
  guint n;
  char **labels;
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

/* In the middle of x. */
static void
add_label (UmpFigurePicture *self, GtkSnapshot *snapshot, const char *text, double x, double y)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  GdkRGBA dim = colour_of (widget, "dim");
  int width, room = gtk_widget_get_width (widget);

  pango_font_description_set_absolute_size (font, TEXT * ump_text_scale (widget) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, NULL);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = room - x;
  x = CLAMP (x - width / 2.0, 0, MAX (0, room - width));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, &dim);
  gtk_snapshot_restore (snapshot);
}

/* Labels below, as many as there is room for. */
static void
add_labels (UmpFigurePicture *self, GtkSnapshot *snapshot, double bottom)
{
  double step = gtk_widget_get_width (GTK_WIDGET (self)) / (double) self->n;
  double widest = 62 * ump_text_scale (GTK_WIDGET (self));
  guint every = self->style == UMP_PICTURE_SQUARES ? 1 : MAX (1, (guint) (widest / step + 0.999));

  for (guint k = 0; self->labels != NULL && k < self->n; k += every)
    add_label (self, snapshot, self->labels[k], (k + 0.5) * step, bottom + 2);
}

static void
add_columns (UmpFigurePicture *self, GtkSnapshot *snapshot, double bottom)
{
  GdkRGBA bar = colour_of (GTK_WIDGET (self), "accent");
  double step = gtk_widget_get_width (GTK_WIDGET (self)) / (double) self->n, top = TEXT * 1.6;
  double wide = MIN (step * 0.7, 48);

  for (guint k = 0; k < self->n; k++) {
    double height = (bottom - top) * self->numbers[k] / most (self);
    g_autofree char *text = g_strdup_printf ("%g", self->numbers[k]);

    add_rectangle (GTK_WIDGET (self), snapshot, &bar, (k + 0.5) * step - wide / 2, bottom - height, wide,
                   height);
    if (step > 28)
      add_label (self, snapshot, text, (k + 0.5) * step,
                 bottom - height - TEXT * 1.5 * ump_text_scale (GTK_WIDGET (self)));
  }
}

static void
add_squares (UmpFigurePicture *self, GtkSnapshot *snapshot, double bottom)
{
  double step = gtk_widget_get_width (GTK_WIDGET (self)) / (double) self->n;

  for (guint k = 0; k < self->n; k++) {
    GdkRGBA fill = colour_of (GTK_WIDGET (self), "accent");

    fill.alpha = (float) (0.08 + 0.92 * self->numbers[k] / most (self));
    add_rectangle (GTK_WIDGET (self), snapshot, &fill, k * step + 2, 0, step - 4, bottom);
  }
}

static void
add_line (UmpFigurePicture *self, GtkSnapshot *snapshot, double bottom)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GdkRGBA line = colour_of (widget, "accent"), dim = colour_of (widget, "line");
  double low = least (self), high = most (self), edge = 6;

  gdk_cairo_set_source_rgba (cr, &dim);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, 0, edge + (bottom - 2 * edge) * high / (high - low));
  cairo_line_to (cr, width, edge + (bottom - 2 * edge) * high / (high - low));
  cairo_stroke (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, 2);
  for (guint k = 0; k < self->n; k++) {
    double x = self->n > 1 ? edge + (width - 2 * edge) * k / (self->n - 1.0) : width / 2.0;
    double y = edge + (bottom - 2 * edge) * (high - self->numbers[k]) / (high - low);

    cairo_line_to (cr, gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - x : x, y);
  }
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpFigurePicture *self = UMP_FIGURE_PICTURE (widget);
  double bottom =
      gtk_widget_get_height (widget) - (self->labels != NULL ? TEXT * 1.7 * ump_text_scale (widget) : 0);

  if (self->n == 0)
    return;
  switch (self->style) {
  case UMP_PICTURE_COLUMNS: add_columns (self, snapshot, bottom); break;
  case UMP_PICTURE_LINE: add_line (self, snapshot, bottom); break;
  case UMP_PICTURE_SQUARES: add_squares (self, snapshot, bottom); break;
  default: return;
  }
  add_labels (self, snapshot, bottom);
}

static void
picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                 int *minimum_baseline, int *natural_baseline)
{
  UmpFigurePicture *self = UMP_FIGURE_PICTURE (widget);
  int height = self->style == UMP_PICTURE_SQUARES ? SQUARES_HEIGHT : HEIGHT;

  *minimum = *natural =
      orientation == GTK_ORIENTATION_VERTICAL ? (int) (height * ump_text_scale (widget)) : 200;
}

static void
picture_finalize (GObject *object)
{
  g_free (UMP_FIGURE_PICTURE (object)->numbers);
  g_strfreev (UMP_FIGURE_PICTURE (object)->labels);
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
ump_figure_picture_set (UmpFigurePicture *self, UmpPictureStyle style, const char *name,
                        const double *numbers, guint n, const char *const *labels)
{
  g_autoptr (GString) spoken = g_string_new (name);

  g_free (self->numbers);
  g_strfreev (self->labels);
  self->style = style;
  self->numbers = g_memdup2 (numbers, n * sizeof (double));
  self->n = n;
  self->labels = g_strdupv ((char **) labels);
  for (guint k = 0; k < n; k++)
    g_string_append_printf (spoken, "%s %s %g", k > 0 ? "," : ":", labels != NULL ? labels[k] : "",
                            numbers[k]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken->str, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* ---- a bar ------------------------------------------------------------------------------------------ */

enum { PROP_LEVEL = 1, PROP_MARK };

struct _UmpWinBar {
  GtkWidget parent_instance;
  double level;
  double mark;
};

G_DEFINE_FINAL_TYPE (UmpWinBar, ump_win_bar, GTK_TYPE_WIDGET)

static void
bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpWinBar *self = UMP_WIN_BAR (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GdkRGBA ground = colour_of (widget, "header"), full = colour_of (widget, "accent"),
          ink = colour_of (widget, "ink");

  if (self->level < 0)
    return;
  add_rectangle (widget, snapshot, &ground, 0, height * 0.2, width, height * 0.6);
  add_rectangle (widget, snapshot, &full, 0, height * 0.2, width * self->level, height * 0.6);
  if (self->mark >= 0)
    add_rectangle (widget, snapshot, &ink, CLAMP (width * self->mark - 1, 0, width - 2), 0, 2, height);
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
  UmpWinBar *self = UMP_WIN_BAR (object);

  *(id == PROP_LEVEL ? &self->level : &self->mark) = g_value_get_double (value);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpWinBar *self = UMP_WIN_BAR (object);

  g_value_set_double (value, id == PROP_LEVEL ? self->level : self->mark);
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
  g_object_class_install_property (object_class, PROP_MARK,
                                   g_param_spec_double ("mark", NULL, NULL, -1, 1, -1, flags));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ump_win_bar_init (UmpWinBar *self)
{
  self->level = self->mark = -1;
}
