/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "actions.h"

#include "again.h"
#include "copy.h"
#include "dialogs.h"
#include "evening-actions.h"
#include "games/games.h"
#include "give.h"
#include "library-folder.h"
#include "../help/help.h"
#include "../pages/round-end-page.h"
#include "../panes/set-up-window.h"
#include "people.h"
#include "print.h"
#include "share.h"
#include "sessions.h"
#include "sheet-edits.h"
#include "sheets.h"

static void
action_undo (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_play_undo (ump_window_play (window));
}

static void
action_redo (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_play_redo (ump_window_play (window));
}

static void
action_focus_entry (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_show_referee (window);
  ump_referee_page_focus_entry (ump_window_referee (window));
}

/* The panes' names are those of the actions behind "show-". */
static void
action_show_pane (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  const char *name = g_action_get_name (G_ACTION (action));

  ump_window_show_referee (window);
  ump_referee_page_show_pane (ump_window_referee (window), name + strlen ("show-"));
}

static void
action_toggle_side (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_referee_page_toggle_side (ump_window_referee (window));
}

static void
action_replay (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  UmpRefereePage *referee = ump_window_referee (window);

  ump_window_show_referee (window);
  ump_referee_page_set_replay (referee, !ump_referee_page_get_replay (referee));
}

static void
action_table_window (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_referee_page_toggle_table_window (ump_window_referee (window));
}

static void
action_edit_last (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  guint number = ump_match_undo_entry (ump_play_match (ump_window_play (window)));

  ump_window_correct (window, UMP_CHANGE_ENTRY, number);
}

static void
action_correct_option (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_correct (window, UMP_CHANGE_OPTION, 0);
}

static void
action_note (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_dialogs_note (window, ump_window_play (window));
}

static void
action_adjust (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_dialogs_adjust (window, ump_window_play (window));
}

static void
action_tally (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  UmpPlay *play = ump_window_play (window);

  ump_play_set_tally_mode (play, !ump_play_tally_mode (play));
}

static void
action_print (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_print_score_pad (window, ump_window_play (window), ump_give_with_log (window));
}

static void
action_rescue (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_rescue (window);
}

static void
action_abandon (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_dialogs_abandon (window, ump_window_play (window));
}

static void
action_round_end (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_show_round_end (window);
}

static void
action_home (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_show_home (window);
}

static void
action_back (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_go_back (window);
}

static void
action_new_game_from_here (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_new_game_from_here (window);
}

static void
action_set_up (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  gtk_window_present (GTK_WINDOW (ump_set_up_window_new (ump_window_play (window), window)));
}

static void
action_learned (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_show_learned (window, NULL, NULL, NULL, -1);
}

static void
action_export_learned (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_share_export (window);
}

static void
action_import_learned (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_share_import (window);
}

static void
action_close (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  gtk_window_close (window);
}

static void
action_toast (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_toast (window, g_variant_get_string (parameter, NULL), NULL, NULL, NULL);
}

static void
action_open_path (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_application_open_path (ump_window_application (window), window, g_variant_get_string (parameter, NULL));
}

static void
action_start_again (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_start_again (window, g_variant_get_string (parameter, NULL));
}

/* (kind, part, set or "", side): as for ump_learned_page_show(). */
static void
action_show_learned (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  const char *kind, *part, *set;
  const UmpGame *game;
  int side;

  g_variant_get (parameter, "(&s&s&si)", &kind, &part, &set, &side);
  game = ump_games_find (kind);
  for (int k = 0; game != NULL && k < game->n_parts; k++)
    if (g_str_equal (game->parts[k].id, part))
      ump_window_show_learned (window, game, &game->parts[k], *set ? set : NULL, side);
}

/* (option, what it is to say) */
static void
action_correct_option_to (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  const char *option, *value;

  g_variant_get (parameter, "(&s&s)", &option, &value);
  ump_window_correct_option (window, option, value);
}

static void
action_copy_verdict (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_copy_verdict (window);
}

static void
action_statistics (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_window_show_statistics (window);
}

/* The page of the guide for what is shown. */
static const char *
help_page (UmpWindow *window)
{
  static const char *const pages[UMP_N_PAGES] = {
    [UMP_PAGE_STATISTICS] = "statistics",
    [UMP_PAGE_EVENING] = "result",
    [UMP_PAGE_NEW] = "start",
    [UMP_PAGE_SHEET] = "pad",
    [UMP_PAGE_DRAW] = "start",
    [UMP_PAGE_PROBLEM] = "files",
    [UMP_PAGE_LEARNED] = "learned",
    [UMP_PAGE_REFEREE] = "moves",
    [UMP_PAGE_CORRECTION] = "corrections",
    [UMP_PAGE_ROUND_END] = "score",
  };
  UmpPage page = ump_window_page (window);
  UmpPlay *play = ump_window_play (window);

  if (page == UMP_PAGE_REFEREE && play != NULL && g_str_equal (ump_play_game (play)->kind, "pad"))
    return "pad";
  if (page == UMP_PAGE_REFEREE && ump_referee_page_get_replay (ump_window_referee (window)))
    return "replay";
  if (page == UMP_PAGE_ROUND_END && play != NULL && ump_round_end_page_is_result (play))
    return "result";
  return pages[page] != NULL ? pages[page] : "index";
}

static void
action_help (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ump_help_show (window, help_page (window));
}

static const GActionEntry entries[] = {
  { .name = "undo", .activate = action_undo },
  { .name = "redo", .activate = action_redo },
  { .name = "focus-entry", .activate = action_focus_entry },
  { .name = "show-table", .activate = action_show_pane },
  { .name = "show-log", .activate = action_show_pane },
  { .name = "show-score", .activate = action_show_pane },
  { .name = "show-left", .activate = action_show_pane },
  { .name = "show-rules", .activate = action_show_pane },
  { .name = "toggle-side", .activate = action_toggle_side },
  { .name = "replay", .activate = action_replay },
  { .name = "table-window", .activate = action_table_window },
  { .name = "edit-last", .activate = action_edit_last },
  { .name = "correct-option", .activate = action_correct_option },
  { .name = "note", .activate = action_note },
  { .name = "adjust", .activate = action_adjust },
  { .name = "tally", .activate = action_tally, .state = "false" },
  { .name = "print", .activate = action_print },
  { .name = "rescue", .activate = action_rescue },
  { .name = "abandon", .activate = action_abandon },
  { .name = "round-end", .activate = action_round_end },
  { .name = "home", .activate = action_home },
  { .name = "back", .activate = action_back },
  { .name = "statistics", .activate = action_statistics },
  { .name = "new-game-from-here", .activate = action_new_game_from_here },
  { .name = "set-up", .activate = action_set_up },
  { .name = "learned", .activate = action_learned },
  { .name = "export-learned", .activate = action_export_learned },
  { .name = "import-learned", .activate = action_import_learned },
  { .name = "close", .activate = action_close },
  { .name = "toast", .activate = action_toast, .parameter_type = "s" },
  { .name = "open-path", .activate = action_open_path, .parameter_type = "s" },
  { .name = "start-again", .activate = action_start_again, .parameter_type = "s" },
  { .name = "show-learned", .activate = action_show_learned, .parameter_type = "(sssi)" },
  { .name = "correct-option-to", .activate = action_correct_option_to, .parameter_type = "(ss)" },
  { .name = "copy-verdict", .activate = action_copy_verdict },
  { .name = "help", .activate = action_help },
};

static gboolean
has_tally (const UmpGame *game)
{
  for (int k = 0; k < game->n_verbs; k++)
    if (game->verbs[k].tally)
      return TRUE;
  return FALSE;
}

static void
enable (UmpWindow *window, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
update (UmpWindow *window)
{
  static const char *const looking[] = { "focus-entry", "show-table",  "show-log",    "show-score",
                                         "show-left",   "show-rules",  "toggle-side", "table-window",
                                         "print",       "copy-verdict" };
  UmpPage page = ump_window_page (window);
  UmpPlay *play = page >= UMP_PAGE_REFEREE ? ump_window_play (window) : NULL;
  UmpMatch *match = play != NULL ? ump_play_match (play) : NULL;
  const UmpGame *game = play != NULL ? ump_play_game (play) : NULL;
  gboolean correcting = page == UMP_PAGE_CORRECTION;
  /* on the evening's page nobody would see what is taken back */
  gboolean writing = play != NULL && !correcting && page != UMP_PAGE_EVENING && !ump_play_is_read_only (play);
  gboolean playing = writing && ump_table_state (ump_match_table (match)) == UMP_PLAYING;
  gboolean sound = writing && ump_match_refusal (match) == NULL;

  for (gsize k = 0; k < G_N_ELEMENTS (looking); k++)
    enable (window, looking[k], play != NULL && !correcting);
  ump_sheets_update (window);
  ump_evening_actions_update (window);
  enable (window, "undo", writing && ump_play_can_undo (play));
  enable (window, "redo", writing && ump_play_can_redo (play));
  enable (window, "new-game-from-here", writing && !ump_play_is_now (play) && ump_play_is_over (play));
  enable (window, "replay", play != NULL && !correcting && ump_match_checked (match) > 0);
  enable (window, "edit-last", writing && ump_match_undo_entry (match) > 0);
  enable (window, "correct-option", writing && game->n_options > 0);
  enable (window, "note", sound);
  enable (window, "adjust",
          sound && !game->no_points && ump_table_state (ump_match_table (match)) != UMP_ABANDONED);
  enable (window, "tally", playing && has_tally (game));
  enable (window, "abandon", playing && sound);
  enable (window, "round-end", play != NULL && page == UMP_PAGE_REFEREE && ump_match_n_rows (match) > 0);
  enable (window, "rescue", play != NULL && ump_play_is_read_only (play));
  enable (window, "set-up", play != NULL && !correcting && game->arrange != NULL);
  enable (window, "learned", !correcting && (game == NULL || game->n_parts > 0));
  enable (window, "statistics", ump_window_play (window) == NULL);
  enable (window, "home", page != UMP_PAGE_HOME);
  enable (window, "back", page != UMP_PAGE_HOME);
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), "tally")),
                             g_variant_new_boolean (play != NULL && ump_play_tally_mode (play)));
}

/* A focused text that is not empty keeps Ctrl+Z for itself. */
static gboolean
focus_keeps_undo (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (GTK_IS_TEXT_VIEW (focus))
    return TRUE;
  return GTK_IS_EDITABLE (focus) && *gtk_editable_get_text (GTK_EDITABLE (focus));
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
                GtkWindow *window)
{
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();
  guint key = gdk_keyval_to_lower (keyval);
  const char *name = NULL;

  if (held == GDK_CONTROL_MASK && key == GDK_KEY_z)
    name = "undo";
  else if ((held == (GDK_CONTROL_MASK | GDK_SHIFT_MASK) && key == GDK_KEY_z) ||
           (held == GDK_CONTROL_MASK && key == GDK_KEY_y))
    name = "redo";
  if (name == NULL || focus_keeps_undo (window))
    return GDK_EVENT_PROPAGATE;
  if (!g_action_group_get_action_enabled (G_ACTION_GROUP (window), name))
    return GDK_EVENT_PROPAGATE;
  g_action_group_activate_action (G_ACTION_GROUP (window), name, NULL);
  return GDK_EVENT_STOP;
}

/* After everything else had the key: on the referee's page F1 is the rule of a refusal. */
static gboolean
on_key_left (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
             UmpWindow *window)
{
  if (keyval != GDK_KEY_F1 || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  ump_help_show (GTK_WINDOW (window), help_page (window));
  return GDK_EVENT_STOP;
}

void
ump_actions_install (UmpWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *left = gtk_event_controller_key_new ();

  ump_sheets_install (window);
  ump_sheet_edits_install (window);
  ump_sessions_install (window);
  ump_evening_actions_install (window);
  ump_library_folder_install (window);
  ump_people_install (window);
  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
  ump_give_install (window);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), window);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_signal_connect (left, "key-pressed", G_CALLBACK (on_key_left), window);
  gtk_widget_add_controller (GTK_WIDGET (window), left);
  g_signal_connect (window, "changed", G_CALLBACK (update), NULL);
  update (window);
}
