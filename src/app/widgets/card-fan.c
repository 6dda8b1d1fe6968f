/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-fan.h"

#include <adwaita.h>

#include "card-append.h"

/* Of a card's width: how far apart the cards lie, and how near they may come. */
#define STEP 0.55
#define LEAST_STEP 0.2

struct _UmpCardFan {
  GtkWidget parent_instance;
  GArray *sights; /* UmpCardSight */
  int width;
  UmpCardFlags flags;
};

G_DEFINE_FINAL_TYPE (UmpCardFan, ump_card_fan, GTK_TYPE_WIDGET)

static double
card_width (UmpCardFan *self)
{
  return round (self->width * ump_text_scale (GTK_WIDGET (self)));
}

static void
ump_card_fan_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpCardFan *self = UMP_CARD_FAN (widget);
  double card = card_width (self), step = STEP * card;
  int width = gtk_widget_get_width (widget);
  guint n = self->sights->len;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (n > 1)
    step = MIN (step, (width - card) / (n - 1));
  for (guint k = 0; k < n; k++) {
    double x = floor (k * step);

    ump_card_append (snapshot, &g_array_index (self->sights, UmpCardSight, k), UMP_CARD_FULL, self->flags,
                     ump_card_theme_now (FALSE), rtl ? width - card - x : x, 0, card, card * UMP_CARD_RATIO);
  }
}

static void
ump_card_fan_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  UmpCardFan *self = UMP_CARD_FAN (widget);
  double card = card_width (self);
  guint others = self->sights->len ? self->sights->len - 1 : 0;

  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = *natural = (int) ceil (card * UMP_CARD_RATIO);
    return;
  }
  *minimum = (int) ceil (MIN (card + others * LEAST_STEP * card, 1.4 * card));
  *natural = (int) ceil (card + others * STEP * card);
}

static void
ump_card_fan_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (ump_card_fan_parent_class)->system_setting_changed (widget, setting);
  if (ump_setting_is_of_text (setting))
    gtk_widget_queue_resize (widget);
}

static void
finalize (GObject *object)
{
  g_array_unref (UMP_CARD_FAN (object)->sights);
  G_OBJECT_CLASS (ump_card_fan_parent_class)->finalize (object);
}

static void
ump_card_fan_class_init (UmpCardFanClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->snapshot = ump_card_fan_snapshot;
  widget_class->measure = ump_card_fan_measure;
  widget_class->system_setting_changed = ump_card_fan_system_setting_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "cardfan");
}

static void
ump_card_fan_init (UmpCardFan *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->sights = g_array_new (FALSE, FALSE, sizeof (UmpCardSight));
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

void
ump_card_fan_set_flags (UmpCardFan *self, UmpCardFlags flags)
{
  if (self->flags == flags)
    return;
  self->flags = flags;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
ump_card_fan_new (const UmpSetup *setup, const UmpCard *cards, int n, int width)
{
  UmpCardFan *self = g_object_new (UMP_TYPE_CARD_FAN, NULL);
  GString *name = g_string_new (NULL);

  self->width = width;
  for (int k = 0; k < n; k++) {
    g_autofree char *spoken = ump_card_spoken (setup, cards[k], FALSE);
    UmpCardSight sight;

    ump_card_sight (setup, cards[k], &sight);
    g_array_append_val (self->sights, sight);
    g_string_append_printf (name, "%s%s", k ? ", " : "", spoken);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
  g_string_free (name, TRUE);
  return GTK_WIDGET (self);
}
