/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fly.h"

#include <adwaita.h>

#include "card-view.h"

#define FLIGHT_MS 180
#define APART_MS 40
#define ALL_MS 360

typedef struct {
  UmpCardPicture *picture;
  graphene_rect_t from;
  graphene_rect_t to;
  GtkWidget *target; /* weak */
} Flight;

struct _UmpFly {
  GtkWidget parent_instance;
  GPtrArray *flights; /* Flight: each at its own place, for the weak pointer in it */
  AdwAnimation *animation;
  double now; /* ms since the start */
};

G_DEFINE_FINAL_TYPE (UmpFly, ump_fly, GTK_TYPE_WIDGET)

static void
flight_free (gpointer data)
{
  Flight *flight = data;

  g_clear_object (&flight->picture);
  if (flight->target != NULL) {
    gtk_widget_set_opacity (flight->target, 1);
    g_clear_weak_pointer (&flight->target);
  }
  g_free (flight);
}

void
ump_fly_end (UmpFly *self)
{
  if (self->animation != NULL)
    adw_animation_reset (self->animation);
  g_clear_object (&self->animation);
  g_ptr_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static double
apart (UmpFly *self)
{
  return self->flights->len > 1 ? MIN (APART_MS, (ALL_MS - FLIGHT_MS) / (self->flights->len - 1.0)) : 0;
}

static void
on_step (double value, UmpFly *self)
{
  self->now = value;
  for (guint i = 0; i < self->flights->len; i++) {
    Flight *flight = self->flights->pdata[i];
    if (flight->target != NULL && value >= i * apart (self) + FLIGHT_MS)
      gtk_widget_set_opacity (flight->target, 1);
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ump_fly_add (UmpFly *self, const UmpSetup *setup, UmpCard card, const graphene_rect_t *from,
             const graphene_rect_t *to, GtkWidget *target)
{
  Flight *flight = g_new0 (Flight, 1);
  UmpCardSight sight;

  ump_card_sight (setup, card, &sight);
  flight->picture = ump_card_picture_new (&sight, UMP_CARD_FULL);
  flight->from = *from;
  flight->to = *to;
  g_ptr_array_add (self->flights, flight);
  if (target != NULL) {
    g_set_weak_pointer (&flight->target, target);
    gtk_widget_set_opacity (target, 0);
  }
}

void
ump_fly_start (UmpFly *self)
{
  double all = FLIGHT_MS + apart (self) * (self->flights->len - 1.0);

  if (self->flights->len == 0)
    return;
  self->now = 0;
  self->animation = adw_timed_animation_new (
      GTK_WIDGET (self), 0, all, (guint) all,
      adw_callback_animation_target_new ((AdwAnimationTargetFunc) on_step, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_object_ref_sink (self->animation);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (ump_fly_end), self);
  adw_animation_play (self->animation);
}

static void
ump_fly_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UmpFly *self = UMP_FLY (widget);

  for (guint i = 0; i < self->flights->len; i++) {
    const Flight *flight = self->flights->pdata[i];
    double t = CLAMP ((self->now - i * apart (self)) / FLIGHT_MS, 0, 1);
    graphene_rect_t box;
    if (t >= 1)
      continue;
    graphene_rect_interpolate (&flight->from, &flight->to, adw_easing_ease (ADW_EASE_OUT_CUBIC, t), &box);
    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &box.origin);
    gdk_paintable_snapshot (GDK_PAINTABLE (flight->picture), snapshot, (double) box.size.width,
                            (double) box.size.height);
    gtk_snapshot_restore (snapshot);
  }
}

static void
ump_fly_dispose (GObject *object)
{
  UmpFly *self = UMP_FLY (object);

  ump_fly_end (self);
  G_OBJECT_CLASS (ump_fly_parent_class)->dispose (object);
}

static void
ump_fly_finalize (GObject *object)
{
  g_ptr_array_unref (UMP_FLY (object)->flights);
  G_OBJECT_CLASS (ump_fly_parent_class)->finalize (object);
}

static void
ump_fly_class_init (UmpFlyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_fly_dispose;
  G_OBJECT_CLASS (klass)->finalize = ump_fly_finalize;
  widget_class->snapshot = ump_fly_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ump_fly_init (UmpFly *self)
{
  self->flights = g_ptr_array_new_with_free_func (flight_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ump_fly_new (void)
{
  return g_object_new (UMP_TYPE_FLY, NULL);
}
