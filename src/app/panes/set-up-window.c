/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "set-up-window.h"

#include "../compat/announce.h"

struct _UmpSetUpWindow {
  AdwWindow parent_instance;
  AdwWindowTitle *title;
  GtkListBox *list;
  GtkWidget *ready;
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

/* All of it: what has the focus is only the way on. */
static void
on_shown (UmpSetUpWindow *self, GListModel *steps)
{
  g_autoptr (GString) all = g_string_new (gtk_window_get_title (GTK_WINDOW (self)));

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++) {
    g_autoptr (GtkStringObject) step = g_list_model_get_item (steps, i);

    g_string_append_printf (all, " %s", gtk_string_object_get_string (step));
  }
  ump_announce (GTK_WIDGET (self), all->str);
}

static void
ump_set_up_window_class_init (UmpSetUpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/set-up-window.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, title);
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, list);
  gtk_widget_class_bind_template_child (widget_class, UmpSetUpWindow, ready);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ump_set_up_window_init (UmpSetUpWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_set_up_window_new (UmpPlay *play, GtkWindow *parent)
{
  UmpSetUpWindow *self = g_object_new (UMP_TYPE_SET_UP_WINDOW, "transient-for", parent, NULL);
  UmpMatch *match = ump_play_match (play);
  int people = ump_match_setup (match)->n_seats;
  g_autoptr (GListModel) steps = steps_new (match);
  g_autofree char *people_words =
      g_strdup_printf (ngettext ("One person", "%d people", (gulong) people), people);
  /* Translators: the game, and for how many people it is set up: "Line-it, 4 people" */
  g_autofree char *subtitle = g_strdup_printf (
      _ ("%s, %s"), ump_words_translate (ump_play_words (), ump_match_game (match)->title), people_words);

  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_list_box_bind_model (self->list, steps, row_new, NULL, NULL);
  g_signal_connect_object (self, "show", G_CALLBACK (on_shown), steps, 0);
  /* Enter goes on at once */
  gtk_window_set_focus (GTK_WINDOW (self), self->ready);
  return GTK_WIDGET (self);
}
