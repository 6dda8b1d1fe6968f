/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "clock-button.h"

#include "../compat/announce.h"
#include "../model/course.h"
#include "../model/settings.h"
#include "../widgets/parts.h"

/* Seconds between two looks: a timer runs by the second, the rest by the minute. */
#define OFTEN 1
#define SELDOM 10

/* Seconds that a turn may have, in the order in which they are offered. */
static const int limits[] = { 0, 30, 60, 120, 180, 300, 600 };

enum { PROP_WORDS = 1 };

struct _UmpClockButton {
  GtkWidget parent_instance;
  UmpPlay *play;
  gint64 shown; /* since when the session is open: nobody thinks for longer */
  guint timer;
  guint every; /* seconds of the timer */
  int limit;
  gboolean enabled;
  gboolean narrow;
  gboolean timed;
  gboolean over; /* it was said that the time is up */
  char *words;

  GtkWidget *button;
  GtkLabel *time;
  GtkLabel *game;
  GtkLabel *round;
  GtkLabel *turn;
  GtkDropDown *limits;
};

G_DEFINE_FINAL_TYPE (UmpClockButton, ump_clock_button, GTK_TYPE_WIDGET)

/* ---- what a turn may take ------------------------------------------------------------------------ */

static char *
limit_words (int seconds)
{
  if (seconds == 0)
    return g_strdup (_ ("Off"));
  if (seconds < 60)
    return g_strdup_printf (ngettext ("%d second", "%d seconds", (gulong) seconds), seconds);
  return ump_course_minutes (seconds / 60);
}

GListModel *
ump_clock_limits_new (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint k = 0; k < G_N_ELEMENTS (limits); k++)
    gtk_string_list_take (list, limit_words (limits[k]));
  return G_LIST_MODEL (list);
}

/* One that is not offered counts as the next longer one. */
guint
ump_clock_limit (void)
{
  int seconds = g_settings_get_int (ump_settings_get_default (), "turn-timer");
  guint k = 0;

  while (k + 1 < G_N_ELEMENTS (limits) && limits[k] < seconds)
    k++;
  return k;
}

void
ump_clock_set_limit (guint index)
{
  if (index < G_N_ELEMENTS (limits) && index != ump_clock_limit ())
    g_settings_set_int (ump_settings_get_default (), "turn-timer", limits[index]);
}

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

/* What is left of the turn, then what it has taken too long. */
static char *
left_time (UmpClockButton *self, gint64 turn)
{
  g_autofree char *text = ump_course_seconds (ABS (self->limit - turn));

  return turn > self->limit ? g_strconcat ("+", text, NULL) : g_steal_pointer (&text);
}

static void
tell_when_over (UmpClockButton *self, gboolean over)
{
  ump_set_class (GTK_WIDGET (self->time), "error-text", over);
  if (over && !self->over) {
    ump_announce (GTK_WIDGET (self), _ ("The time of this turn is up."));
    if (g_settings_get_boolean (ump_settings_get_default (), "sound"))
      gdk_display_beep (gtk_widget_get_display (GTK_WIDGET (self)));
  }
  self->over = over;
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
  self->timed = self->enabled && self->limit > 0 && clock.turn >= 0;
  shown = self->timed ? left_time (self, clock.turn) : short_time (clock.game);
  minutes = ump_course_minutes (MAX (0, clock.game) / 60);
  seconds = ump_course_seconds (MAX (0, clock.turn));
  set_text (self->time, shown);
  set_fact (self->game, clock.game);
  set_fact (self->round, clock.round);
  gtk_widget_set_visible (GTK_WIDGET (self->turn), clock.turn >= 0);
  set_text (self->turn, seconds);
  tell_when_over (self, self->timed && clock.turn > self->limit);
  /* Translators: name of the clock's button, behind it how long the game takes */
  name = g_strdup_printf (_ ("Clock: %s"), minutes);
  ump_name_widget (self->button, name);
  gtk_widget_set_visible (GTK_WIDGET (self), self->enabled && !self->narrow);
  set_words (self, self->enabled && (self->timed || clock.game >= 60) ? shown : "");
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
  guint every = !self->enabled || self->play == NULL ? 0 : self->limit > 0 ? OFTEN : SELDOM;

  if (every == self->every)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  self->every = every;
  if (every > 0)
    self->timer = g_timeout_add_seconds (every, on_tick, self);
}

/* ---- settings ------------------------------------------------------------------------------------ */

static void
on_limit (UmpClockButton *self)
{
  if (self->play != NULL)
    ump_clock_set_limit (gtk_drop_down_get_selected (self->limits));
}

static void
on_settings_changed (UmpClockButton *self)
{
  GSettings *settings = ump_settings_get_default ();

  self->enabled = g_settings_get_boolean (settings, "clock");
  self->limit = limits[ump_clock_limit ()];
  gtk_drop_down_set_selected (self->limits, ump_clock_limit ());
  set_timer (self);
  show_time (self);
}

void
ump_clock_button_set_play (UmpClockButton *self, UmpPlay *play)
{
  GSettings *settings = ump_settings_get_default ();

  g_return_if_fail (self->play == NULL);
  self->play = g_object_ref (play);
  self->shown = seconds_now ();
  g_signal_connect_object (play, "changed", G_CALLBACK (show_time), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_parent (GTK_WIDGET (self)), "map", G_CALLBACK (show_time), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::clock", G_CALLBACK (on_settings_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::turn-timer", G_CALLBACK (on_settings_changed), self,
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

gboolean
ump_clock_button_is_timed (UmpClockButton *self)
{
  return self->timed;
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
  gtk_widget_class_bind_template_child (widget_class, UmpClockButton, limits);
  gtk_widget_class_bind_template_callback (widget_class, on_limit);
}

static void
ump_clock_button_init (UmpClockButton *self)
{
  g_autoptr (GListModel) limits_model = NULL;

  ump_init_template (GTK_WIDGET (self));
  limits_model = ump_clock_limits_new ();
  gtk_drop_down_set_model (self->limits, limits_model);
  /* newer GTK would call it by what is chosen */
  ump_name_widget (GTK_WIDGET (self->limits), _ ("Turn timer"));
}
