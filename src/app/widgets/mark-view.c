/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "mark-view.h"

#include "../model/words.h"
#include "card-view.h"
#include "paint/mark.h"

struct _UmpMarkView {
  GtkWidget parent_instance;
  int mark;
  char *letter;
  int size;
};

G_DEFINE_FINAL_TYPE (UmpMarkView, ump_mark_view, GTK_TYPE_WIDGET)

static void
snapshot_mark (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpMarkView *self = UMP_MARK_VIEW (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  double size = MIN (width, height);
  UmpPersonMark mark = { self->mark, self->letter, UMP_COLOUR_NONE };
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  ump_mark_paint (cr, &mark, ump_card_theme_now (FALSE), (width - size) / 2, (height - size) / 2, size);
  cairo_destroy (cr);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = (int) (UMP_MARK_VIEW (widget)->size * ump_text_scale (widget));
}

static void
system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (ump_mark_view_parent_class)->system_setting_changed (widget, setting);
  if (ump_setting_is_of_text (setting))
    gtk_widget_queue_resize (widget);
}

static void
finalize (GObject *object)
{
  g_free (UMP_MARK_VIEW (object)->letter);
  G_OBJECT_CLASS (ump_mark_view_parent_class)->finalize (object);
}

static void
ump_mark_view_class_init (UmpMarkViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->snapshot = snapshot_mark;
  widget_class->measure = measure;
  widget_class->system_setting_changed = system_setting_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ump_mark_view_init (UmpMarkView *self)
{
}

void
ump_mark_view_set (UmpMarkView *self, int mark, const char *name)
{
  self->mark = mark;
  g_free (self->letter);
  self->letter = ump_words_initial (name);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
ump_mark_view_new (int mark, const char *name, int size)
{
  UmpMarkView *self =
      g_object_new (UMP_TYPE_MARK_VIEW, "valign", GTK_ALIGN_CENTER, "halign", GTK_ALIGN_CENTER, NULL);

  self->size = size;
  ump_mark_view_set (self, mark, name);
  return GTK_WIDGET (self);
}

void
ump_mark_colour_ground (GtkWidget *widget, int mark)
{
  g_autofree char *colour = g_strdup_printf ("won-%d", (mark - 1) % 6 + 1);

  gtk_widget_add_css_class (widget, colour);
}
