/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The three cards of a game's tile. */
#include "card-view.h"

#include <adwaita.h>

#define UMP_TYPE_FAN_VIEW (ump_fan_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpFanView, ump_fan_view, UMP, FAN_VIEW, GtkWidget)

struct _UmpFanView {
  GtkWidget parent_instance;
  UmpLook looks[3];
  guint n;
  int width;
};

G_DEFINE_FINAL_TYPE (UmpFanView, ump_fan_view, GTK_TYPE_WIDGET)

static void
ump_fan_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpFanView *self = UMP_FAN_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double unit = ump_fan_width (self->looks, self->n, 100) / 100;
  double card = MIN (width / unit, height / UMP_CARD_RATIO);
  float over = (float) ceil (ump_card_overhang (card)) + 1;
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (-over, -over, (float) width + 2 * over, (float) height + 2 * over));
  ump_fan_paint (cr, self->looks, self->n, ump_card_theme_now (FALSE), floor ((width - unit * card) / 2),
                 floor ((height - UMP_CARD_RATIO * card) / 2), card);
  cairo_destroy (cr);
}

static void
ump_fan_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  UmpFanView *self = UMP_FAN_VIEW (widget);
  static const UmpLook usual[3] = { { .art = UMP_ART_NUMBER },
                                    { .art = UMP_ART_NUMBER },
                                    { .art = UMP_ART_NUMBER } };
  double width = self->width * ump_text_scale (widget);
  double card = width / (ump_fan_width (usual, 3, 100) / 100);
  /* All fans of a width are as high and, but for single cards, as wide, whatever they show. */
  double own = MAX (ump_fan_width (self->looks, self->n, card), self->n > 1 ? width : 0);

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *natural = (int) ceil (own);
    *minimum = (int) ceil (own / 2); /* it shrinks before words are cut */
    return;
  }
  if (for_size > 0)
    card *= MIN (1, for_size / own);
  *natural = (int) ceil (card * UMP_CARD_RATIO);
  *minimum = for_size > 0 ? *natural : (int) ceil (card / 2 * UMP_CARD_RATIO); /* at whatever width */
}

static GtkSizeRequestMode
request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ump_fan_view_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (ump_fan_view_parent_class)->system_setting_changed (widget, setting);
  if (ump_setting_is_of_text (setting))
    gtk_widget_queue_resize (widget);
}

static void
ump_fan_view_class_init (UmpFanViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = ump_fan_view_snapshot;
  widget_class->measure = ump_fan_view_measure;
  widget_class->get_request_mode = request_mode;
  widget_class->system_setting_changed = ump_fan_view_system_setting_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "fan");
}

static void
ump_fan_view_init (UmpFanView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
ump_fan_new (const UmpLook tile[3], int width)
{
  UmpFanView *self = g_object_new (UMP_TYPE_FAN_VIEW, NULL);

  memcpy (self->looks, tile, sizeof self->looks);
  while (self->n < 3 && tile[self->n].art != UMP_ART_UNKNOWN)
    self->n++;
  self->n = MAX (1, self->n);
  self->width = width;
  return GTK_WIDGET (self);
}

GtkWidget *
ump_tile_new (const UmpLook *tile, int width)
{
  static const UmpLook unknown[3] = { { .art = UMP_ART_UNKNOWN } };

  return ump_fan_new (tile != NULL ? tile : unknown, width);
}
