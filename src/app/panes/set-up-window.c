/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "set-up-window.h"

#include "../compat/announce.h"
#include "../widgets/parts.h"

/* Until the page below has its focus. */
#define SETTLE_MS 300

struct _UmpSetUpWindow {
  AdwWindow parent_instance;
  AdwWindowTitle *title;
  GtkWidget *content;
  GtkWidget *scroll;
  GtkWidget *clamp; /* what scrolls */
  GtkListBox *list;
  GtkWidget *ready;
  GListModel *steps;
  gboolean told;
  guint settling;
};

G_DEFINE_FINAL_TYPE (UmpSetUpWindow, ump_set_up_window, ADW_TYPE_WINDOW)

/* What the game asks for, in words. */
static GListModel *
steps_new (UmpMatch *match)
{
  const UmpGame *game = ump_match_game (match);
  g_autoptr (UmpTable) table = ump_match_table_at (match, 0);
  GtkStringList *steps = gtk_string_list_new (NULL);
  UmpText texts[UMP_MAX_STEPS];
  int n = game->arrange != NULL ? game->arrange (table, texts) : 0;

  for (int i = 0; i < n; i++) {
    g_autofree char *words = ump_text_format (&texts[i], ump_match_setup (match), ump_play_words ());
    /* Translators: a step of setting up the table: its number and what is to be done */
    g_autofree char *step = g_strdup_printf (_ ("%d. %s"), i + 1, words);

    gtk_string_list_append (steps, step);
  }
  return G_LIST_MODEL (steps);
}

/* A tap anywhere in the row ticks it. */
static GtkWidget *
row_new (gpointer item, gpointer user_data)
{
  const char *step = gtk_string_object_get_string (item);
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), step);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  return row;
}

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
  g_autoptr (GString) all = g_string_new (NULL);

  self->settling = 0;
  for (guint i = 0; i < g_list_model_get_n_items (self->steps); i++) {
    g_autoptr (GtkStringObject) step = g_list_model_get_item (self->steps, i);

    g_string_append_printf (all, "%s%s", i > 0 ? " " : "", gtk_string_object_get_string (step));
  }
  ump_describe (self->ready, all->str);
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

  g_clear_handle_id (&self->settling, g_source_remove);
  g_clear_object (&self->steps);
  G_OBJECT_CLASS (ump_set_up_window_parent_class)->dispose (object);
}

static void
ump_set_up_window_class_init (UmpSetUpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/set-up-window.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, title);
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

GtkWidget *
ump_set_up_window_new (UmpPlay *play, GtkWindow *parent)
{
  /* GTK 4.8 asks for the role when the template gives the title, and there is none yet. */
  UmpSetUpWindow *self = g_object_new (UMP_TYPE_SET_UP_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW,
                                       "transient-for", parent, NULL);
  UmpMatch *match = ump_play_match (play);
  int people = ump_match_setup (match)->n_seats;
  g_autofree char *people_words =
      g_strdup_printf (ngettext ("One person", "%d people", (gulong) people), people);
  /* Translators: the game, and for how many people it is set up: "Line-it, 4 people" */
  g_autofree char *subtitle = g_strdup_printf (
      _ ("%s, %s"), ump_words_translate (ump_play_words (), ump_match_game (match)->title), people_words);

  adw_window_title_set_subtitle (self->title, subtitle);
  self->steps = steps_new (match);
  gtk_list_box_bind_model (self->list, self->steps, row_new, NULL, NULL);
  fit_steps (self, parent);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (on_active), NULL);
  /* Enter goes on at once */
  gtk_window_set_focus (GTK_WINDOW (self), self->ready);
  return GTK_WIDGET (self);
}
