/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "clock-button.h"

#include "../model/course.h"
#include "../widgets/parts.h"

#define SECONDS_BETWEEN_LOOKS 10

enum { PROP_WORDS = 1 };

struct _UmpClockButton {
  GtkWidget parent_instance;
  UmpPlay *play;
  gint64 shown; /* since when the session is open: nobody thinks for longer */
  guint timer;
  gboolean enabled;
  gboolean narrow;
  char *words;

  GtkWidget *button;
  GtkLabel *time;
  GtkLabel *game;
  GtkLabel *round;
  GtkLabel *turn;
};

G_DEFINE_FINAL_TYPE (UmpClockButton, ump_clock_button, GTK_TYPE_WIDGET)

/* ---- what is shown ------------------------------------------------------------------------------- */

static gint64
seconds_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

static char *
short_time (gint64 seconds)
{
  gint64 minutes = seconds / 60;

  if (seconds < 0)
    return g_strdup ("–");
  if (minutes < 60)
    /* Translators: minutes, as short as can be */
    return g_strdup_printf (_ ("%d min"), (int) minutes);
  /* Translators: hours and minutes, as short as can be */
  return g_strdup_printf (_ ("%d h %02d"), (int) MIN (minutes / 60, 9999), (int) (minutes % 60));
}

/* Setting the same text would measure the window anew. */
static void
set_text (GtkLabel *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_label (label), text) != 0)
    gtk_label_set_label (label, text);
}

static void
set_fact (GtkLabel *label, gint64 seconds)
{
  g_autofree char *text = ump_course_minutes (MAX (0, seconds) / 60);

  gtk_widget_set_visible (GTK_WIDGET (label), seconds >= 0);
  set_text (label, text);
}

static void
set_words (UmpClockButton *self, const char *words)
{
  if (!ump_set_str (&self->words, words))
    return;
  g_object_notify (G_OBJECT (self), "words");
}

static void
show_time (UmpClockButton *self)
{
  gint64 now = seconds_now ();
  UmpCourseClock clock;
  g_autofree char *shown = NULL, *seconds = NULL, *minutes = NULL, *name = NULL;

  ump_course_clock (ump_play_session (self->play), ump_play_game_index (self->play), now, &clock);
  clock.turn = MIN (clock.turn, now - self->shown);
  shown = short_time (clock.game);
  minutes = ump_course_minutes (MAX (0, clock.game) / 60);
  seconds = ump_course_seconds (MAX (0, clock.turn));
  set_text (self->time, shown);
  set_fact (self->game, clock.game);
  set_fact (self->round, clock.round);
  gtk_widget_set_visible (GTK_WIDGET (self->turn), clock.turn >= 0);
  set_text (self->turn, seconds);
  /* Translators: name of the clock's button, behind it how long the game takes */
  name = g_strdup_printf (_ ("Clock: %s"), minutes);
  ump_name_widget (self->button, name);
  gtk_widget_set_visible (GTK_WIDGET (self), self->enabled && !self->narrow);
  set_words (self, self->enabled && clock.game >= 60 ? shown : "");
}

/* What is not seen is not asked. */
static gboolean
on_tick (gpointer data)
{
  UmpClockButton *self = data;

  if (gtk_widget_get_mapped (gtk_widget_get_parent (GTK_WIDGET (self))))
    show_time (self);
  return G_SOURCE_CONTINUE;
}

static void
set_timer (UmpClockButton *self)
{
  if (self->enabled && self->timer == 0)
    self->timer = g_timeout_add_seconds (SECONDS_BETWEEN_LOOKS, on_tick, self);
  else if (!self->enabled)
    g_clear_handle_id (&self->timer, g_source_remove);
}

/* ---- settings ------------------------------------------------------------------------------------ */

static void
on_settings_changed (UmpClockButton *self)
{
  self->enabled = g_settings_get_boolean (ump_play_settings (self->play), "clock");
  set_timer (self);
  show_time (self);
}

void
ump_clock_button_set_play (UmpClockButton *self, UmpPlay *play)
{
  g_return_if_fail (self->play == NULL);
  self->play = g_object_ref (play);
  self->shown = seconds_now ();
  g_signal_connect_object (play, "changed", G_CALLBACK (show_time), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_parent (GTK_WIDGET (self)), "map", G_CALLBACK (show_time), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (ump_play_settings (play), "changed::clock", G_CALLBACK (on_settings_changed), self,
                           G_CONNECT_SWAPPED);
  on_settings_changed (self);
}

void
ump_clock_button_set_narrow (UmpClockButton *self, gboolean narrow)
{
  self->narrow = narrow;
  if (self->play != NULL)
    show_time (self);
}

const char *
ump_clock_button_words (UmpClockButton *self)
{
  return self->words != NULL ? self->words : "";
}

/* ---- the widget ---------------------------------------------------------------------------------- */

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, ump_clock_button_words (UMP_CLOCK_BUTTON (object)));
}

static void
finalize (GObject *object)
{
  g_free (UMP_CLOCK_BUTTON (object)->words);
  G_OBJECT_CLASS (ump_clock_button_parent_class)->finalize (object);
}

static void
dispose (GObject *object)
{
  UmpClockButton *self = UMP_CLOCK_BUTTON (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_clock_button_parent_class)->dispose (object);
}

static void
ump_clock_button_class_init (UmpClockButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  G_OBJECT_CLASS (klass)->get_property = get_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_WORDS,
      g_param_spec_string ("words", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/clock-button.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpClockButton, button);
  gtk_widget_class_bind_template_child (widget_class, UmpClockButton, time);
  gtk_widget_class_bind_template_child (widget_class, UmpClockButton, game);
  gtk_widget_class_bind_template_child (widget_class, UmpClockButton, round);
  gtk_widget_class_bind_template_child (widget_class, UmpClockButton, turn);
}

static void
ump_clock_button_init (UmpClockButton *self)
{
  ump_init_template (GTK_WIDGET (self));
}
