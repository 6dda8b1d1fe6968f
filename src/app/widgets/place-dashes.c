/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "place-dashes.h"

#include "card-images.h"

struct _UmpPlaceDashes {
  GtkWidget parent_instance;
  double line, radius;
};

G_DEFINE_FINAL_TYPE (UmpPlaceDashes, ump_place_dashes, GTK_TYPE_WIDGET)

static void
ump_place_dashes_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpPlaceDashes *self = UMP_PLACE_DASHES (widget);
  UmpDashes dashes = { .line = self->line, .radius = self->radius };

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &dashes.ink);
  if (!gdk_rgba_is_clear (&dashes.ink))
    ump_dashes_append (widget, snapshot, &dashes, -self->line, -self->line,
                       gtk_widget_get_width (widget) + 2 * self->line,
                       gtk_widget_get_height (widget) + 2 * self->line);
}

static void
ump_place_dashes_class_init (UmpPlaceDashesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = ump_place_dashes_snapshot;
  gtk_widget_class_set_css_name (widget_class, "dashes");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ump_place_dashes_init (UmpPlaceDashes *self)
{
}

GtkWidget *
ump_place_dashes_new (double line, double radius)
{
  UmpPlaceDashes *self = g_object_new (UMP_TYPE_PLACE_DASHES, NULL);

  self->line = line;
  self->radius = radius;
  return GTK_WIDGET (self);
}
