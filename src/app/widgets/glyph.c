/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "glyph.h"

#include "paint/card-pen.h"
#include "card-view.h"

struct _UmpGlyph {
  GtkWidget parent_instance;
  UmpGlyphKind kind;
  int size;
};

G_DEFINE_FINAL_TYPE (UmpGlyph, ump_glyph, GTK_TYPE_WIDGET)

enum { PROP_KIND = 1, PROP_SIZE };

static GType
ump_glyph_kind_get_type (void)
{
  static const GEnumValue kinds[] = {
    { UMP_GLYPH_NONE, "UMP_GLYPH_NONE", "none" },
    { UMP_GLYPH_HAND, "UMP_GLYPH_HAND", "hand" },
    { UMP_GLYPH_CHECK, "UMP_GLYPH_CHECK", "check" },
    { UMP_GLYPH_CROSS, "UMP_GLYPH_CROSS", "cross" },
    { UMP_GLYPH_PENCIL, "UMP_GLYPH_PENCIL", "pencil" },
    { UMP_GLYPH_FIRST, "UMP_GLYPH_FIRST", "first" },
    { UMP_GLYPH_BACK, "UMP_GLYPH_BACK", "back" },
    { UMP_GLYPH_PLAY, "UMP_GLYPH_PLAY", "play" },
    { UMP_GLYPH_PAUSE, "UMP_GLYPH_PAUSE", "pause" },
    { UMP_GLYPH_NEXT, "UMP_GLYPH_NEXT", "next" },
    { UMP_GLYPH_LAST, "UMP_GLYPH_LAST", "last" },
    { UMP_GLYPH_CHART, "UMP_GLYPH_CHART", "chart" },
    { UMP_GLYPH_NOTE, "UMP_GLYPH_NOTE", "note" },
    { UMP_GLYPH_SEARCH, "UMP_GLYPH_SEARCH", "search" },
    { 0, NULL, NULL },
  };
  static GType type;

  G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == UMP_N_GLYPHS + 1);
  if (type == 0)
    type = g_enum_register_static ("UmpGlyphKind", kinds);
  return type;
}

/* In a box of 100, drawn with lines. width: of the line. */
typedef struct {
  const char *path;
  double width;
} Drawing;

static const Drawing drawings[UMP_N_GLYPHS] = {
  [UMP_GLYPH_HAND] = { UMP_HAND_PATH, 8 },
  [UMP_GLYPH_CHECK] = { "M14 54L38 78L88 24", 14 },
  [UMP_GLYPH_CROSS] = { "M22 22L78 78M78 22L22 78", 15 },
  [UMP_GLYPH_PENCIL] = { "M18 82L22 62L70 14L86 30L38 78Z", 9 },
  [UMP_GLYPH_FIRST] = { "M74 18L36 50L74 82ZM24 18L24 82", 10 },
  [UMP_GLYPH_BACK] = { "M62 20L32 50L62 80", 11 },
  [UMP_GLYPH_PLAY] = { "M28 16L80 50L28 84Z", 10 },
  [UMP_GLYPH_PAUSE] = { "M32 18L32 82M68 18L68 82", 12 },
  [UMP_GLYPH_NEXT] = { "M38 20L68 50L38 80", 11 },
  [UMP_GLYPH_LAST] = { "M26 18L64 50L26 82ZM76 18L76 82", 10 },
  [UMP_GLYPH_CHART] = { "M12 84L36 52L56 66L88 20", 10 },
  [UMP_GLYPH_NOTE] = { "M14 14L86 14L86 66L66 86L14 86ZM30 36L70 36M30 54L58 54", 9 },
  [UMP_GLYPH_SEARCH] = { "M70 42C70 57 57 70 42 70C27 70 14 57 14 42C14 27 27 14 42 14C57 14 70 27 70 42Z"
                         "M63 63L86 86",
                         10 },
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
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UmpGlyph *self = UMP_GLYPH (object);

  if (id == PROP_KIND)
    ump_glyph_set (self, (UmpGlyphKind) g_value_get_enum (value));
  else
    self->size = g_value_get_int (value);
}

static void
ump_glyph_class_init (UmpGlyphClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->set_property = set_property;
  g_object_class_install_property (object_class, PROP_KIND,
                                   g_param_spec_enum ("kind", NULL, NULL, ump_glyph_kind_get_type (),
                                                      UMP_GLYPH_NONE,
                                                      G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_SIZE,
                                   g_param_spec_int ("size", NULL, NULL, 0, G_MAXINT, 16, flags));
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
  return g_object_new (UMP_TYPE_GLYPH, "kind", kind, "size", size, NULL);
}

void
ump_glyph_set (UmpGlyph *self, UmpGlyphKind kind)
{
  if (self->kind == kind)
    return;
  self->kind = kind;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
