/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "person-mark.h"

#include "card-view.h"

#define SIZE 16

enum { PROP_SEAT = 1 };

struct _UmpPersonMark {
  GtkWidget parent_instance;
  int seat;
};

G_DEFINE_FINAL_TYPE (UmpPersonMark, ump_person_mark, GTK_TYPE_WIDGET)

void
ump_person_colours_of (GtkWidget *widget, GdkRGBA colours[UMP_N_PERSON_COLOURS])
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);

  for (int k = 0; k < UMP_N_PERSON_COLOURS; k++) {
    g_autofree char *name = g_strdup_printf ("person-%d", k + 1);

    if (!gtk_style_context_lookup_color (style, name, &colours[k]))
      gtk_style_context_get_color (style, &colours[k]);
  }
}

static void
snapshot_mark (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpPersonMark *self = UMP_PERSON_MARK (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  GdkRGBA colours[UMP_N_PERSON_COLOURS];
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  ump_person_colours_of (widget, colours);
  gdk_cairo_set_source_rgba (cr, &colours[self->seat % UMP_N_PERSON_COLOURS]);
  ump_person_mark_paint (cr, self->seat, width / 2, height / 2, MIN (width, height) * 0.36);
  cairo_destroy (cr);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = (int) (SIZE * ump_text_scale (widget));
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UMP_PERSON_MARK (object)->seat = g_value_get_int (value);
  gtk_widget_queue_draw (GTK_WIDGET (object));
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_int (value, UMP_PERSON_MARK (object)->seat);
}

static void
ump_person_mark_class_init (UmpPersonMarkClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = set_property;
  object_class->get_property = get_property;
  widget_class->snapshot = snapshot_mark;
  widget_class->measure = measure;
  g_object_class_install_property (
      object_class, PROP_SEAT,
      g_param_spec_int ("seat", NULL, NULL, 0, G_MAXINT, 0, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ump_person_mark_init (UmpPersonMark *self)
{
}
