/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "evening-actions.h"

#include "../compat/question.h"
#include "../model/people-here.h"
#include "../panes/come-and-go.h"

static void
action_come_and_go (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_come_and_go_open (GTK_WINDOW (window), ump_window_play (window));
}

static void
action_another_game (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_show_new (window);
}

static void
action_play_again (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  const char *who = parameter != NULL ? g_variant_get_string (parameter, NULL) : "next";

  if (g_str_equal (who, "last"))
    ump_window_play_again (window, UMP_BEGINS_LAST);
  else
    ump_window_play_again (window, g_str_equal (who, "drawn") ? UMP_BEGINS_DRAWN : UMP_BEGINS_NEXT);
}

static void
action_show_game (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_show_game (window, g_variant_get_uint32 (parameter));
}

static void
action_evening (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_show_evening (window);
}

/* ---- title and place --------------------------------------------------------------------------- */

/* The play is the one that was described when the question was asked. */
typedef struct {
  UmpPlay *play;
  GtkEditable *title;
  GtkEditable *place;
} Describing;

static void
describing_free (gpointer data, GClosure *closure)
{
  Describing *describing = data;

  g_object_unref (describing->play);
  g_free (describing);
}

static void
on_described (UmpQuestion *question, const char *response, Describing *describing)
{
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "answer"))
    return;
  if (!ump_play_set_words (describing->play, gtk_editable_get_text (describing->title),
                           gtk_editable_get_text (describing->place), &error))
    ump_window_toast (UMP_WINDOW (ump_question_parent (question)), error->message, NULL, NULL, NULL);
}

static GtkEditable *
add_row (GtkWidget *group, const char *title, const char *text)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return GTK_EDITABLE (row);
}

static void
action_describe (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  UmpPlay *play = ump_window_play (window);
  UmpSession *session = ump_play_session (play);
  UmpQuestion *question = ump_question_new (
      GTK_WINDOW (window), _ ("Title and place"),
      _ ("What this evening is called, and where it was. Both may stay empty."), _ ("_Keep"));
  Describing *describing = g_new0 (Describing, 1);
  GtkWidget *group = adw_preferences_group_new ();

  describing->play = g_object_ref (play);
  describing->title = add_row (group, _ ("Title"), ump_session_title (session));
  describing->place = add_row (group, C_ ("session", "Place"), ump_session_place (session));
  ump_question_set_child (question, group);
  g_signal_connect_data (question, "response", G_CALLBACK (on_described), describing, describing_free, 0);
  ump_question_present (question, GTK_WIDGET (describing->title));
}

/* ---- actions -------------------------------------------------------------------------------------- */

static const GActionEntry entries[] = {
  { .name = "another-game", .activate = action_another_game },
  { .name = "play-again", .activate = action_play_again },
  { .name = "play-again-begun", .activate = action_play_again, .parameter_type = "s" },
  { .name = "show-game", .activate = action_show_game, .parameter_type = "u" },
  { .name = "evening", .activate = action_evening },
  { .name = "describe", .activate = action_describe },
  { .name = "come-and-go", .activate = action_come_and_go },
};

void
ump_evening_actions_install (UmpWindow *window)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
}

static void
enable (UmpWindow *window, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), name)),
                               enabled);
}

void
ump_evening_actions_update (UmpWindow *window)
{
  UmpPage page = ump_window_page (window);
  UmpPlay *play = page >= UMP_PAGE_REFEREE && page != UMP_PAGE_CORRECTION ? ump_window_play (window) : NULL;

  gboolean writing = play != NULL && !ump_play_is_read_only (play);

  enable (window, "come-and-go", writing && ump_people_may_come (play));
  enable (window, "another-game", writing);
  enable (window, "evening", play != NULL && ump_session_n_games (ump_play_session (play)) > 1);
  enable (window, "play-again", play != NULL);
  enable (window, "play-again-begun", play != NULL);
  enable (window, "describe", writing);
}
