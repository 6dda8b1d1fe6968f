#include "glyph.h"

#include "card-pen.h"
#include "card-view.h"

struct _UmpGlyph {
  GtkWidget parent_instance;
  UmpGlyphKind kind;
  int size;
};

G_DEFINE_FINAL_TYPE (UmpGlyph, ump_glyph, GTK_TYPE_WIDGET)

/* In a box of 100, drawn with lines. width: of the line. */
typedef struct {
  const char *path;
  double width;
} Drawing;

static const Drawing drawings[UMP_N_GLYPHS] = {
  [UMP_GLYPH_HAND] = { "M 30 92 C 22 74 12 60 14 52 C 20 46 26 54 32 62 L 32 20 C 32 12 42 12 42 20 L 42 46 L 42 14 "
                       "C 42 6 53 6 53 14 L 53 46 L 53 18 C 53 10 64 10 64 18 L 64 48 L 64 28 C 64 20 74 20 74 28 "
                       "L 74 66 C 74 80 68 84 66 92 Z",
                       8 },
  [UMP_GLYPH_CHECK] = { "M 14 54 L 38 78 L 88 24", 14 },
  [UMP_GLYPH_CROSS] = { "M 22 22 L 78 78 M 78 22 L 22 78", 15 },
  [UMP_GLYPH_PENCIL] = { "M 18 82 L 22 62 L 70 14 L 86 30 L 38 78 Z", 9 },
  [UMP_GLYPH_FIRST] = { "M 74 18 L 36 50 L 74 82 Z M 24 18 L 24 82", 10 },
  [UMP_GLYPH_BACK] = { "M 62 20 L 32 50 L 62 80", 11 },
  [UMP_GLYPH_PLAY] = { "M 28 16 L 80 50 L 28 84 Z", 10 },
  [UMP_GLYPH_PAUSE] = { "M 32 18 L 32 82 M 68 18 L 68 82", 12 },
  [UMP_GLYPH_NEXT] = { "M 38 20 L 68 50 L 38 80", 11 },
  [UMP_GLYPH_LAST] = { "M 26 18 L 64 50 L 26 82 Z M 76 18 L 76 82", 10 },
  [UMP_GLYPH_CHART] = { "M 12 84 L 36 52 L 56 66 L 88 20", 10 },
  [UMP_GLYPH_NOTE] = { "M 14 14 L 86 14 L 86 66 L 66 86 L 14 86 Z M 30 36 L 70 36 M 30 54 L 58 54", 9 },
  [UMP_GLYPH_SEARCH] = { "M 70 42 C 70 57 57 70 42 70 C 27 70 14 57 14 42 C 14 27 27 14 42 14 C 57 14 70 27 70 42 Z "
                         "M 63 63 L 86 86",
                         10 },
  [UMP_GLYPH_UP] = { "M 50 88 L 50 14 M 20 44 L 50 14 L 80 44", 11 },
  [UMP_GLYPH_DOWN] = { "M 50 12 L 50 86 M 20 56 L 50 86 L 80 56", 11 },
  [UMP_GLYPH_STOP] = { "M 24 24 L 76 24 L 76 76 L 24 76 Z", 11 },
};

static int
real_size (UmpGlyph *self)
{
  return (int) (self->size * ump_text_scale (GTK_WIDGET (self)) + 0.5);
}

static void
ump_glyph_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                   int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = real_size (UMP_GLYPH (widget));
}

static void
ump_glyph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpGlyph *self = UMP_GLYPH (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget), size = real_size (self);
  GdkRGBA ink;
  cairo_t *cr;

  if (self->kind == UMP_GLYPH_NONE)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, (width - size) / 2.0, (height - size) / 2.0);
  cairo_scale (cr, size / 100.0, size / 100.0);
  ump_pen_path (cr, drawings[self->kind].path);
  cairo_set_line_width (cr, drawings[self->kind].width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
ump_glyph_class_init (UmpGlyphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ump_glyph_measure;
  widget_class->snapshot = ump_glyph_snapshot;
  gtk_widget_class_set_css_name (widget_class, "glyph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ump_glyph_init (UmpGlyph *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
ump_glyph_new (UmpGlyphKind kind, int size)
{
  UmpGlyph *self = g_object_new (UMP_TYPE_GLYPH, NULL);

  self->kind = kind;
  self->size = size;
  return GTK_WIDGET (self);
}

void
ump_glyph_set (UmpGlyph *self, UmpGlyphKind kind)
{
  if (self->kind == kind)
    return;
  self->kind = kind;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
