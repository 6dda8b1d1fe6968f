/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "set-up-window.h"

#include "../compat/announce.h"
#include "../model/words.h"
#include "../table/table-view.h"
#include "../widgets/parts.h"
#include "../widgets/width-class.h"
#include "steps-list.h"

/* Until the page below has its focus. */
#define SETTLE_MS 300

struct _UmpSetUpWindow {
  AdwWindow parent_instance;
  UmpPlay *play;
  UmpSteps *steps;
  gboolean puts_away;
  gboolean may_put_away;
  AdwWindowTitle *title;
  UmpWidthClass *width;
  GtkWidget *content;
  GtkBox *middle;
  GtkWidget *table; /* on which each step is lit, else NULL */
  GtkWidget *scroll;
  GtkWidget *clamp; /* what scrolls */
  GtkWidget *where;
  GtkListBox *list;
  GtkWidget *away;
  GtkWidget *back;
  GtkWidget *ready;
  gboolean told;
  guint settling;
};

G_DEFINE_FINAL_TYPE (UmpSetUpWindow, ump_set_up_window, ADW_TYPE_WINDOW)

/* ---- one step after the other ------------------------------------------------------------------- */

/* The first that is not done; behind the last one all are. */
static guint
step_now (UmpSetUpWindow *self)
{
  guint now = 0;

  while (now < self->steps->steps->len && gtk_check_button_get_active (ump_steps_check (self->list, now)))
    now++;
  return now;
}

/* In a narrow window a step is alone on its page, with the next one below; how to put all away is said before
 * the first. */
static void
show_step (UmpSetUpWindow *self)
{
  guint n = self->steps->steps->len, now = step_now (self);
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  g_autofree char *where = g_strdup_printf (_ ("%u of %u"), MIN (now + 1, n), n);

  for (guint i = 0; i < n; i++) {
    GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i));

    ump_set_class (row, "now", i == now);
    gtk_widget_set_visible (row, !narrow || self->puts_away || i == MIN (now, n - 1) || i == now + 1);
  }
  ump_label_say (self->where, narrow && !self->puts_away ? where : NULL);
  gtk_widget_set_visible (self->away, self->may_put_away && (!narrow || now == 0));
  gtk_widget_set_visible (self->back, !self->puts_away && (!narrow || now > 0));
  gtk_widget_set_sensitive (self->back, now > 0);
  ump_play_set_laying (self->play, self->steps, now);
  if (!self->puts_away)
    gtk_button_set_label (GTK_BUTTON (self->ready), now < n ? _ ("It lies there") : _ ("Ready"));
  if (now < n) {
    const UmpStep *step = ump_steps_get (self->steps, now);
    g_autofree char *words = ump_text_format (&step->words, self->steps->setup, ump_play_words ());

    ump_table_view_light (UMP_TABLE_VIEW (self->table), step->zones, step->n_zones);
    ump_announce (GTK_WIDGET (self), words);
  } else {
    ump_table_view_light (UMP_TABLE_VIEW (self->table), NULL, 0);
  }
}

static void
on_width_changed (UmpSetUpWindow *self)
{
  if (self->table == NULL)
    return;
  gtk_widget_set_visible (self->table, ump_width_class_get (self->width) != UMP_WIDTH_NARROW);
  show_step (self);
}

static void
on_back (UmpSetUpWindow *self)
{
  guint now = step_now (self);

  if (now > 0)
    gtk_check_button_set_active (ump_steps_check (self->list, now - 1), FALSE);
}

static void
on_ready (UmpSetUpWindow *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  guint n = self->table != NULL && !self->puts_away ? self->steps->steps->len : 0,
        now = n > 0 ? step_now (self) : 0;

  if (now < n) {
    gtk_check_button_set_active (ump_steps_check (self->list, now), TRUE);
    return;
  }
  if (self->puts_away)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.home", NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static GtkWidget *away_window_new (UmpPlay *play, GtkWindow *parent);

static void
on_away (UmpSetUpWindow *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  gtk_window_present (GTK_WINDOW (away_window_new (self->play, parent)));
  gtk_window_close (GTK_WINDOW (self));
}

/* ---- the window ------------------------------------------------------------------------------------ */

static int
least_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* All of it is said with what has the focus, which is only the way on. The focus comes to it once more, for a
 * screen reader that heard last of the page below, which took its own when it was opened. */
static gboolean
on_settled (gpointer data)
{
  UmpSetUpWindow *self = data;
  g_autofree char *all = ump_steps_say (self->steps, ump_play_words ());

  self->settling = 0;
  ump_describe (self->ready, all);
  if (gtk_window_get_focus (GTK_WINDOW (self)) == self->ready) {
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
    gtk_window_set_focus (GTK_WINDOW (self), self->ready);
  }
  return G_SOURCE_REMOVE;
}

static void
on_active (UmpSetUpWindow *self, GParamSpec *pspec)
{
  if (self->told || !gtk_window_is_active (GTK_WINDOW (self)))
    return;
  self->told = TRUE;
  self->settling = g_timeout_add (SETTLE_MS, on_settled, self);
}

static void
dispose (GObject *object)
{
  UmpSetUpWindow *self = UMP_SET_UP_WINDOW (object);
  guint from;

  g_clear_handle_id (&self->settling, g_source_remove);
  if (self->steps != NULL && ump_play_laying (self->play, &from) == self->steps)
    ump_play_set_laying (self->play, NULL, 0);
  g_clear_object (&self->play);
  g_clear_pointer (&self->steps, ump_steps_free);
  G_OBJECT_CLASS (ump_set_up_window_parent_class)->dispose (object);
}

static void
ump_set_up_window_class_init (UmpSetUpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/set-up-window.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, title);
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, width);
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, middle);
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, where);
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, away);
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, back);
  gtk_widget_class_bind_template_callback (widget_class, on_width_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_away);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, on_ready);
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, content);
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, scroll);
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, clamp);
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, list);
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, ready);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ump_set_up_window_init (UmpSetUpWindow *self)
{
  ump_init_template (GTK_WIDGET (self));
}

/* As high as the steps are: what scrolls would be taken for all there is. No higher than the parent. */
static void
fit_steps (UmpSetUpWindow *self, GtkWindow *parent)
{
  int width, height, most, others;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  others = least_height (self->content, width) - least_height (self->scroll, width);
  height = least_height (self->clamp, width);
  most = gtk_widget_get_height (GTK_WIDGET (parent)) - others;
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroll),
                                              most > 0 ? MIN (height, most) : height);
}

/* Takes the steps. */
static UmpSetUpWindow *
window_new (UmpPlay *play, UmpSteps *steps, GtkWindow *parent)
{
  /* GTK 4.8 asks for the role when the template gives the title, and there is none yet. */
  UmpSetUpWindow *self = g_object_new (UMP_TYPE_SET_UP_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW,
                                       "transient-for", parent, NULL);

  self->play = g_object_ref (play);
  self->steps = steps;
  ump_steps_show (self->list, steps);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (on_active), NULL);
  /* Enter goes on at once */
  gtk_window_set_focus (GTK_WINDOW (self), self->ready);
  return self;
}

GtkWidget *
ump_set_up_window_new (UmpPlay *play, GtkWindow *parent)
{
  UmpMatch *match = ump_play_match (play);
  g_autoptr (UmpTable) first = ump_match_table_at (match, 0);
  UmpSteps *steps = ump_steps_new (ump_match_table (match));
  UmpSetUpWindow *self;
  int people = ump_match_setup (match)->n_seats;
  g_autofree char *people_words =
      g_strdup_printf (ngettext ("One person", "%d people", (gulong) people), people);
  /* Translators: the game, and for how many people it is set up: "Line-it, 4 people" */
  g_autofree char *subtitle = g_strdup_printf (
      _ ("%s, %s"), ump_words_translate (ump_play_words (), ump_match_game (match)->title), people_words);

  if (steps->steps->len == 0) {
    ump_steps_free (steps);
    steps = ump_steps_new (first);
  }
  self = window_new (play, steps, parent);
  adw_window_title_set_subtitle (self->title, subtitle);
  fit_steps (self, parent);
  return GTK_WIDGET (self);
}

/* Takes the steps, each of which is lit on the table. */
static GtkWidget *
laying_window_new (UmpPlay *play, UmpSteps *steps, const char *title, gboolean puts_away,
                   gboolean may_put_away, GtkWindow *parent)
{
  UmpSetUpWindow *self = window_new (play, steps, parent);
  const UmpSetup *setup = steps->setup;
  g_autofree char *round = ump_words_round (setup, ump_table_get (ump_play_table (play), UMP_COUNTER_ROUND));
  g_autofree char *subtitle =
      g_strdup_printf (_ ("%s, %s"), ump_words_translate (ump_play_words (), setup->game->title), round);

  self->puts_away = puts_away;
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_window_set_default_size (GTK_WINDOW (self), gtk_widget_get_width (GTK_WIDGET (parent)),
                               gtk_widget_get_height (GTK_WIDGET (parent)));
  self->table = ump_table_view_new (play, NULL);
  gtk_widget_set_margin_start (self->table, 16);
  gtk_widget_set_margin_top (self->table, 12);
  gtk_box_prepend (self->middle, self->table);
  for (guint i = 0; i < steps->steps->len; i++)
    g_signal_connect_object (ump_steps_check (self->list, i), "toggled", G_CALLBACK (show_step), self,
                             G_CONNECT_SWAPPED);
  self->may_put_away = may_put_away;
  ump_button_let_wrap (self->away);
  ump_button_let_wrap (self->ready);
  on_width_changed (self);
  return GTK_WIDGET (self);
}

/* How the cards are put away, to go on another day. */
static GtkWidget *
away_window_new (UmpPlay *play, GtkWindow *parent)
{
  GtkWidget *window = laying_window_new (play, ump_steps_new_away (ump_play_table (play)),
                                         _ ("Go on another day"), TRUE, FALSE, parent);

  gtk_button_set_label (GTK_BUTTON (UMP_SET_UP_WINDOW (window)->ready), _ ("Close for tonight"));
  return window;
}

GtkWidget *
ump_set_up_window_new_laying (UmpPlay *play, const UmpTable *before, GtkWindow *parent)
{
  UmpSteps *steps = ump_steps_new_again (ump_play_table (play), before);

  if (steps->steps->len == 0) {
    ump_steps_free (steps);
    return ump_set_up_window_new (play, parent);
  }
  return laying_window_new (play, steps, before == NULL ? _ ("Set it up again") : _ ("As it lies now"), FALSE,
                            before == NULL && ump_play_is_now (play) && !ump_play_is_over (play), parent);
}
