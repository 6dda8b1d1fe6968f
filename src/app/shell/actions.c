/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's actions, when they can be used, and the keys that no accelerator can have. */
#include "config.h"

#include <glib/gi18n.h>

#include "actions.h"

#include "../compat/announce.h"
#include "../compat/question.h"
#include "../help/help.h"
#include "../model/people-here.h"
#include "../pages/round-end-page.h"
#include "../panes/come-and-go.h"
#include "../panes/set-up-window.h"
#include "dialogs.h"
#include "games/games.h"
#include "give.h"
#include "people.h"
#include "print.h"
#include "sessions.h"
#include "share.h"
#include "sheets.h"

/* A game that begins later than so long after another is played on another evening. */
#define EVENING (12 * G_TIME_SPAN_HOUR)

/* ---- what is played ---------------------------------------------------------------------------- */

/* A draft's own, or the log's. */
static void
undo (UmpWindow *window)
{
  UmpCorrectionPage *draft = ump_window_draft (window);

  if (draft != NULL)
    ump_correction_page_undo (draft);
  else
    ump_play_undo (ump_window_play (window));
}

static void
redo (UmpWindow *window)
{
  UmpCorrectionPage *draft = ump_window_draft (window);

  if (draft != NULL)
    ump_correction_page_redo (draft);
  else
    ump_play_redo (ump_window_play (window));
}

static void
accept (UmpWindow *window)
{
  ump_correction_page_accept (ump_window_draft (window));
}

/* With the draft, where there is one. */
static UmpPlay *
play_of (UmpWindow *window)
{
  UmpCorrectionPage *draft = ump_window_draft (window);

  return draft != NULL ? ump_correction_draft_trial (ump_correction_page_draft (draft))
                       : ump_window_play (window);
}

static gboolean
do_in_log (UmpWindow *window, const char *action)
{
  UmpCorrectionPage *draft = ump_window_draft (window);

  return draft != NULL ? ump_correction_page_do_in_log (draft, action)
                       : ump_referee_page_do_in_log (ump_window_referee (window), action);
}

/* In a log that waits that is where it waits. */
static void
edit_last (UmpWindow *window)
{
  UmpPlay *play = play_of (window);
  UmpMatch *match = ump_play_match (play);

  ump_window_correct (
      window, UMP_CHANGE_ENTRY,
      ump_play_move_at (play, ump_match_refusal (match) != NULL ? ump_match_checked (match) + 1 : 0));
}

/* What these two are about: the moment that is looked at, else the row of the log that has the focus, else
 * the last move. */

static void
correct (UmpWindow *window)
{
  UmpPlay *play = ump_window_play (window);
  gboolean drafts = ump_window_draft (window) != NULL;

  if (!drafts && !ump_play_is_now (play))
    ump_window_correct (window, UMP_CHANGE_ENTRY, ump_play_move_at (play, ump_play_moment (play)));
  else if (!do_in_log (window, "entry.edit") && !drafts)
    edit_last (window);
}

/* The struck row that is looked at, else the last one; 0 for none. */
static guint
struck (UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  gboolean now = ump_play_is_now (play);
  guint number = now ? ump_match_n_entries (match) : ump_play_moment (play);

  while (now && number > 0 && !ump_entry_is_void (ump_match_entry (match, number)))
    number--;
  return number > 0 && ump_entry_is_void (ump_match_entry (match, number)) ? number : 0;
}

static void
put_back (UmpWindow *window)
{
  UmpCorrectionPage *draft = ump_window_draft (window);
  UmpPlay *play = play_of (window);

  if (((draft == NULL && !ump_play_is_now (play)) || !do_in_log (window, "entry.put-back")))
    ump_window_put_back (window, struck (play));
}

static void
go_back (UmpWindow *window)
{
  if (ump_window_draft (window) != NULL)
    ump_correction_page_leave_out_rest (ump_window_draft (window));
  else
    ump_play_go_back (ump_window_play (window));
}

static void
correct_option (UmpWindow *window)
{
  ump_window_correct (window, UMP_CHANGE_OPTION, 0);
}

static void
correct_seats (UmpWindow *window)
{
  ump_window_correct (window, UMP_CHANGE_SEATS, 0);
}

static void
note (UmpWindow *window)
{
  ump_dialogs_note (GTK_WINDOW (window), ump_window_play (window));
}

static void
adjust (UmpWindow *window)
{
  ump_dialogs_adjust (GTK_WINDOW (window), ump_window_play (window));
}

static void
abandon (UmpWindow *window)
{
  ump_dialogs_abandon (GTK_WINDOW (window), ump_window_play (window));
}

static void
come_and_go (UmpWindow *window)
{
  ump_come_and_go_open (GTK_WINDOW (window), ump_window_play (window),
                        ump_application_names (ump_window_application (window)));
}

static void
print (UmpWindow *window)
{
  ump_print_score_pad (GTK_WINDOW (window), ump_window_play (window), ump_window_with_log (window));
}

static void
set_up (UmpWindow *window)
{
  gtk_window_present (GTK_WINDOW (ump_set_up_window_new (ump_window_play (window), GTK_WINDOW (window))));
}

/* The moment that is shown. */
static void
set_up_again (UmpWindow *window)
{
  gtk_window_present (
      GTK_WINDOW (ump_set_up_window_new_laying (ump_window_play (window), NULL, GTK_WINDOW (window))));
}

/* What lies otherwise since the last act. */
static void
lay_changes (UmpWindow *window)
{
  UmpPlay *play = ump_window_play (window);
  const UmpTable *before = ump_play_answer (play)->before;

  if (before != NULL)
    gtk_window_present (GTK_WINDOW (ump_set_up_window_new_laying (play, before, GTK_WINDOW (window))));
}

/* ---- what is shown ----------------------------------------------------------------------------- */

static void
focus_entry (UmpWindow *window)
{
  if (ump_window_draft (window) != NULL) {
    ump_correction_page_focus_entry (ump_window_draft (window));
    return;
  }
  ump_window_show_referee (window);
  ump_referee_page_focus_entry (ump_window_referee (window));
}

static void
toggle_side (UmpWindow *window)
{
  ump_referee_page_toggle_side (ump_window_referee (window));
}

static void
replay (UmpWindow *window)
{
  UmpRefereePage *referee = ump_window_referee (window);

  ump_window_show_referee (window);
  ump_referee_page_set_replay (referee, !ump_referee_page_get_replay (referee));
}

static void
table_window (UmpWindow *window)
{
  ump_referee_page_toggle_table_window (ump_window_referee (window));
}

static void
show_learned (UmpWindow *window)
{
  ump_window_show_learned (window, NULL, NULL, NULL, -1);
}

static void
close_window (UmpWindow *window)
{
  gtk_window_close (GTK_WINDOW (window));
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
show_help (UmpWindow *window)
{
  ump_help_show (GTK_WINDOW (window), help_page (window));
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
describe (UmpWindow *window)
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

/* ---- what is played next ----------------------------------------------------------------------- */

/* Whether what was played last is so near that one game more belongs to the same evening. */
static gboolean
is_same_evening (UmpPlay *play)
{
  const char *time = ump_session_game_finished (ump_play_session (play), ump_play_game_index (play));
  g_autoptr (GDateTime) then = time != NULL ? g_date_time_new_from_iso8601 (time, NULL) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return then != NULL && g_date_time_difference (now, then) < EVENING;
}

/* The same game once more with the people of the one that is shown: of the same session if that is of this
 * evening. */
static void
begin_again (UmpWindow *window, UmpWhoBegins who)
{
  UmpPlay *play = ump_window_play (window);
  g_autoptr (UmpNewGame) game = NULL;
  g_autofree char *drawn = NULL;
  UmpMatch *match;
  int seat;

  match = ump_play_match (play);
  seat = ump_who_begins (match, who);
  game = ump_new_game_again (ump_play_session (play), ump_play_game_index (play));
  ump_new_game_let_begin (game, match, seat);
  if (who == UMP_BEGINS_DRAWN && seat != UMP_NOBODY)
    /* Translators: who begins was drawn by lot */
    drawn = g_strdup_printf (_ ("Drawn: %s begins"), ump_match_setup (match)->shown[seat]);
  if (is_same_evening (play) && !ump_play_is_read_only (play))
    ump_window_add_game (window, game);
  else
    ump_window_start (window, game);
  if (drawn != NULL)
    ump_toast (window, drawn);
}

static void
play_again (UmpWindow *window)
{
  begin_again (window, UMP_BEGINS_NEXT);
}

static void
load (GTask *task, gpointer window, gpointer path, GCancellable *cancellable)
{
  GError *error = NULL;
  UmpSession *session = ump_session_load (ump_games, path, NULL, &error);

  if (session != NULL)
    g_task_return_pointer (task, session, (GDestroyNotify) ump_session_free);
  else
    g_task_return_error (task, error);
}

static void
add_next (UmpWindow *window, UmpSession *source, guint game)
{
  g_autoptr (UmpNewGame) next = ump_new_game_next (ump_play_session (ump_window_play (window)), source, game);

  ump_window_add_game (window, next);
}

/* A game of another session, for the people of this one. */
static void
on_loaded (GObject *object, GAsyncResult *result, gpointer game)
{
  UmpWindow *window = UMP_WINDOW (object);
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) source = g_task_propagate_pointer (G_TASK (result), &error);

  if (!ump_window_is_open (window) || ump_window_play (window) == NULL)
    return;
  if (source == NULL || GPOINTER_TO_UINT (game) >= ump_session_n_games (source))
    ump_toast (window, error != NULL ? error->message : _ ("There is no game in that session"));
  else
    add_next (window, source, GPOINTER_TO_UINT (game));
}

/* (file, game in it): as that was played, in the session that is open. */
static void
action_play_next (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  const char *path;
  guint game;
  g_autoptr (GTask) task = NULL;

  g_variant_get (parameter, "(&su)", &path, &game);
  if (g_strcmp0 (path, ump_window_path (window)) == 0 &&
      game < ump_session_n_games (ump_play_session (ump_window_play (window)))) {
    add_next (window, ump_play_session (ump_window_play (window)), game);
    return;
  }
  task = g_task_new (window, NULL, on_loaded, GUINT_TO_POINTER (game));
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, load);
}

/* ---- actions with a parameter ------------------------------------------------------------------ */

/* The panes' names are those of the actions behind "show-". */
static void
action_show_pane (GtkWidget *window, const char *name, GVariant *parameter)
{
  ump_window_show_referee (UMP_WINDOW (window));
  ump_referee_page_show_pane (ump_window_referee (UMP_WINDOW (window)), name + strlen ("win.show-"));
}

static void
action_toast (GtkWidget *window, const char *name, GVariant *parameter)
{
  ump_window_toast (UMP_WINDOW (window), g_variant_get_string (parameter, NULL), NULL, NULL, NULL);
}

static void
action_open_path (GtkWidget *window, const char *name, GVariant *parameter)
{
  ump_application_open_path (ump_window_application (UMP_WINDOW (window)), GTK_WINDOW (window),
                             g_variant_get_string (parameter, NULL));
}

/* (file, action, its target) */
static void
action_open_then (GtkWidget *window, const char *name, GVariant *parameter)
{
  const char *path, *action;
  g_autoptr (GVariant) target = NULL;

  g_variant_get (parameter, "(&s&smv)", &path, &action, &target);
  ump_window_open_then (UMP_WINDOW (window), path, action, target);
}

/* (action, its target) */
static void
action_leave_then (GtkWidget *window, const char *name, GVariant *parameter)
{
  const char *action;
  g_autoptr (GVariant) target = NULL;

  g_variant_get (parameter, "(&smv)", &action, &target);
  ump_window_leave_then (UMP_WINDOW (window), action, target);
}

static void
action_play_again_begun (GtkWidget *window, const char *name, GVariant *parameter)
{
  const char *who = g_variant_get_string (parameter, NULL);
  UmpWhoBegins begins = UMP_BEGINS_NEXT;

  if (g_str_equal (who, "last"))
    begins = UMP_BEGINS_LAST;
  else if (g_str_equal (who, "drawn"))
    begins = UMP_BEGINS_DRAWN;
  begin_again (UMP_WINDOW (window), begins);
}

static void
action_show_game (GtkWidget *window, const char *name, GVariant *parameter)
{
  ump_window_show_game (UMP_WINDOW (window), g_variant_get_uint32 (parameter));
}

/* (game, entry) */
static void
action_show_moment (GtkWidget *window, const char *name, GVariant *parameter)
{
  guint game, entry;

  g_variant_get (parameter, "(uu)", &game, &entry);
  ump_window_show_moment (UMP_WINDOW (window), game, entry);
}

/* (kind, part, set or "", side): as for ump_learned_page_show(). */
static void
action_show_learned (GtkWidget *window, const char *name, GVariant *parameter)
{
  const char *kind, *id, *set;
  const UmpGame *game;
  const UmpPart *part;
  int side;

  g_variant_get (parameter, "(&s&s&si)", &kind, &id, &set, &side);
  game = ump_games_find (kind);
  part = game != NULL ? ump_game_part (game, id) : NULL;
  if (part != NULL)
    ump_window_show_learned (UMP_WINDOW (window), game, part, *set ? set : NULL, side);
}

/* (UmpChangeType, entry) */
static void
action_correct_entry (GtkWidget *window, const char *name, GVariant *parameter)
{
  guint number;
  int type;

  g_variant_get (parameter, "(iu)", &type, &number);
  ump_window_correct (UMP_WINDOW (window), (UmpChangeType) type, number);
}

static void
action_put_back_entry (GtkWidget *window, const char *name, GVariant *number)
{
  ump_window_put_back (UMP_WINDOW (window), g_variant_get_uint32 (number));
}

/* (option, what it is to say) */
static void
action_correct_option_to (GtkWidget *window, const char *name, GVariant *parameter)
{
  const char *option, *value;

  g_variant_get (parameter, "(&s&s)", &option, &value);
  if (!ump_play_is_read_only (ump_window_play (UMP_WINDOW (window))))
    ump_window_correct_option (UMP_WINDOW (window), option, value);
}

/* ---- all of them ------------------------------------------------------------------------------- */

static const struct {
  const char *name;
  void (*run) (UmpWindow *window);
} plain[] = {
  { "win.undo", undo },
  { "win.redo", redo },
  { "win.focus-entry", focus_entry },
  { "win.toggle-side", toggle_side },
  { "win.replay", replay },
  { "win.table-window", table_window },
  { "win.edit-last", edit_last },
  { "win.correct", correct },
  { "win.accept", accept },
  { "win.keep", ump_window_go_back },
  { "win.put-back", put_back },
  { "win.go-back", go_back },
  { "win.correct-option", correct_option },
  { "win.correct-seats", correct_seats },
  { "win.open-draft-again", ump_window_open_draft_again },
  { "win.note", note },
  { "win.adjust", adjust },
  { "win.print", print },
  { "win.rescue", ump_window_rescue },
  { "win.abandon", abandon },
  { "win.round-end", ump_window_show_round_end },
  { "win.home", ump_window_show_home },
  { "win.back", ump_window_go_back },
  { "win.statistics", ump_window_show_statistics },
  { "win.new-game-from-here", ump_window_new_game_from_here },
  { "win.set-up", set_up },
  { "win.set-up-again", set_up_again },
  { "win.lay-changes", lay_changes },
  { "win.learned", show_learned },
  { "win.export-learned", ump_share_export },
  { "win.import-learned", ump_share_import },
  { "win.close", close_window },
  { "win.help", show_help },
  { "win.another-game", ump_window_show_new },
  { "win.play-again", play_again },
  { "win.evening", ump_window_show_evening },
  { "win.describe", describe },
  { "win.come-and-go", come_and_go },
};

static void
action_plain (GtkWidget *window, const char *name, GVariant *parameter)
{
  for (gsize k = 0; k < G_N_ELEMENTS (plain); k++)
    if (g_str_equal (plain[k].name, name))
      plain[k].run (UMP_WINDOW (window));
}

static const UmpAction actions[] = {
  { "win.show-table", NULL, action_show_pane },
  { "win.show-log", NULL, action_show_pane },
  { "win.show-score", NULL, action_show_pane },
  { "win.show-left", NULL, action_show_pane },
  { "win.show-rules", NULL, action_show_pane },
  { "win.toast", "s", action_toast },
  { "win.open-path", "s", action_open_path },
  { "win.open-then", "(ssmv)", action_open_then },
  { "win.leave-then", "(smv)", action_leave_then },
  { "win.play-next", "(su)", action_play_next },
  { "win.play-again-begun", "s", action_play_again_begun },
  { "win.show-game", "u", action_show_game },
  { "win.show-moment", "(uu)", action_show_moment },
  { "win.show-learned", "(sssi)", action_show_learned },
  { "win.correct-entry", "(iu)", action_correct_entry },
  { "win.correct-option-to", "(ss)", action_correct_option_to },
  { "win.put-back-entry", "u", action_put_back_entry },
};

void
ump_actions_add (const UmpAction *added, gsize n)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (UMP_TYPE_WINDOW);

  for (gsize k = 0; k < n; k++)
    gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), added[k].name, added[k].type,
                                     added[k].activate);
}

void
ump_actions_install (void)
{
  for (gsize k = 0; k < G_N_ELEMENTS (plain); k++)
    ump_actions_add (&(UmpAction){ plain[k].name, NULL, action_plain }, 1);
  ump_actions_add (actions, G_N_ELEMENTS (actions));
  ump_sheets_install ();
  ump_sessions_install ();
  ump_people_install ();
  ump_dialogs_install ();
  ump_give_install ();
}

/* ---- when they can be used --------------------------------------------------------------------- */

/* What has to be so for an action to be of use. */
enum {
  AWAY = 1 << 0, /* another page than Home is shown */
  NO_SESSION = 1 << 1,
  LOOKING = 1 << 2,  /* at a game that is not being corrected */
  WRITING = 1 << 3,  /* the same, and it may change */
  ENTERING = 1 << 4, /* the same, where one sees what comes of it */
  SOUND = 1 << 5,    /* the same, and no entry is refused */
  GOING_ON = 1 << 6, /* it is not over */
  HAS_POINTS = 1 << 7,
  HAS_COUNTS = 1 << 8,
  CAN_UNDO = 1 << 9,
  CAN_REDO = 1 << 10,
  AT_AN_END = 1 << 11, /* of a round, or of the game */
  BEGUN = 1 << 12,
  HAS_LAST = 1 << 13,
  HAS_OPTIONS = 1 << 14,
  GOES_ON_FROM = 1 << 15, /* a moment that is looked at, at which it was not over */
  READ_ONLY = 1 << 16,
  HAS_SET_UP = 1 << 17,
  HAS_PARTS = 1 << 18,
  IS_SHEET = 1 << 19,
  MAY_COME = 1 << 20,
  OPEN = 1 << 21, /* a session */
  CORRECTING = 1 << 22,
  FITS = 1 << 23, /* the correction can be accepted */
  HAS_TABLE = 1 << 24,
  KEPT = 1 << 25, /* a draft that can be opened again */
  HAS_STRUCK = 1 << 26,
  PAST = 1 << 27,     /* a moment is looked at from which one can go on */
  CHANGING = 1 << 28, /* entering, or in a correction */
};

static const struct {
  const char *name;
  guint needs;
} needs[] = {
  { "win.home", AWAY },
  { "win.back", AWAY },
  { "win.statistics", NO_SESSION },
  { "win.focus-entry", OPEN },
  { "win.show-table", LOOKING },
  { "win.show-log", LOOKING },
  { "win.show-score", LOOKING },
  { "win.show-left", LOOKING },
  { "win.show-rules", LOOKING },
  { "win.toggle-side", LOOKING },
  { "win.table-window", LOOKING },
  { "win.print", LOOKING },
  { "win.share", LOOKING },
  { "win.play-again", LOOKING },
  { "win.play-again-begun", LOOKING },
  { "win.replay", LOOKING | BEGUN },
  { "win.set-up", LOOKING | HAS_SET_UP },
  { "win.lay-changes", LOOKING | HAS_TABLE },
  { "win.set-up-again", LOOKING | HAS_TABLE | BEGUN },
  { "win.keep-sheet", LOOKING | IS_SHEET },
  { "win.evening", LOOKING },
  { "win.round-end", LOOKING | AT_AN_END },
  { "win.rescue", READ_ONLY },
  { "win.learned", HAS_PARTS },
  { "win.another-game", WRITING },
  { "win.play-next", WRITING },
  { "win.describe", WRITING },
  { "win.come-and-go", WRITING | MAY_COME },
  { "win.undo", CAN_UNDO },
  { "win.redo", CAN_REDO },
  { "win.accept", FITS },
  { "win.keep", CORRECTING },
  { "win.correct", CHANGING | HAS_LAST },
  { "win.go-back", CHANGING | PAST },
  { "win.new-game-from-here", ENTERING | GOES_ON_FROM },
  { "win.edit-last", CHANGING | HAS_LAST },
  { "win.correct-entry", CHANGING },
  { "win.correct-option", CHANGING | HAS_OPTIONS },
  { "win.correct-seats", CHANGING },
  { "win.open-draft-again", ENTERING | KEPT },
  { "win.put-back", CHANGING | HAS_STRUCK },
  { "win.put-back-entry", CHANGING },
  { "win.tally", ENTERING | GOING_ON | HAS_COUNTS },
  { "win.note", ENTERING },
  { "win.adjust", ENTERING | HAS_POINTS },
  { "win.abandon", SOUND | GOING_ON },
};

static guint
is (guint what, gboolean so)
{
  return so ? what : 0;
}

static guint
facts_of_game (UmpWindow *window, UmpPage page, UmpPlay *play)
{
  UmpCorrectionPage *correction = ump_window_draft (window);
  UmpCorrectionDraft *draft = correction != NULL ? ump_correction_page_draft (correction) : NULL;
  UmpMatch *match = ump_play_match (play);
  const UmpGame *game = ump_play_game (play);
  UmpState state = ump_table_state (ump_match_table (match));
  gboolean looking = page != UMP_PAGE_CORRECTION, writing = looking && !ump_play_is_read_only (play);
  /* on the evening's page nobody would see what is taken back */
  gboolean entering = writing && page != UMP_PAGE_EVENING;

  return OPEN | is (LOOKING, looking) | is (WRITING, writing) | is (ENTERING, entering) |
         is (SOUND, entering && ump_match_refusal (match) == NULL) | is (GOING_ON, state == UMP_PLAYING) |
         is (HAS_POINTS, !game->no_points && state != UMP_ABANDONED) |
         is (HAS_COUNTS, ump_new_game_has_tally (game)) | is (CORRECTING, draft != NULL) |
         is (CHANGING, entering || draft != NULL) |
         (draft != NULL ? is (FITS, ump_correction_draft_is_acceptable (draft)) |
                              is (CAN_UNDO, ump_correction_draft_can_undo (draft)) |
                              is (CAN_REDO, ump_correction_draft_can_redo (draft))
                        : is (CAN_UNDO, entering && ump_play_can_undo (play)) |
                              is (CAN_REDO, entering && ump_play_can_redo (play))) |
         is (AT_AN_END, page == UMP_PAGE_REFEREE && (ump_match_n_rows (match) > 0 || state != UMP_PLAYING)) |
         is (BEGUN, ump_match_checked (match) > 0) | is (HAS_LAST, ump_match_undo_entry (match) > 0) |
         is (HAS_OPTIONS, game->n_options > 0) |
         is (GOES_ON_FROM,
             !ump_play_is_now (play) && ump_table_state (ump_play_table (play)) == UMP_PLAYING) |
         is (READ_ONLY, ump_play_is_read_only (play)) | is (HAS_SET_UP, game->steps != NULL) |
         is (HAS_TABLE, !game->no_table) | is (HAS_PARTS, looking && game->n_parts > 0) |
         is (IS_SHEET, game->name_option > 0) | is (MAY_COME, ump_people_may_come (play)) |
         is (HAS_STRUCK, draft != NULL || struck (play) > 0) |
         is (PAST, draft != NULL || ump_play_can_go_back (play)) |
         is (KEPT, ump_window_can_open_draft_again (window));
}

static guint
facts_of (UmpWindow *window)
{
  UmpPage page = ump_window_page (window);
  UmpPlay *play = ump_window_play (window);
  guint facts = is (AWAY, page != UMP_PAGE_HOME) | is (NO_SESSION, play == NULL);

  return facts | (play != NULL && page >= UMP_PAGE_REFEREE ? facts_of_game (window, page, play) : HAS_PARTS);
}

static void
update (UmpWindow *window)
{
  guint facts = facts_of (window);

  for (gsize k = 0; k < G_N_ELEMENTS (needs); k++)
    gtk_widget_action_set_enabled (GTK_WIDGET (window), needs[k].name, (needs[k].needs & ~facts) == 0);
}

/* ---- keys -------------------------------------------------------------------------------------- */

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
                UmpWindow *window)
{
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();
  guint key = gdk_keyval_to_lower (keyval);
  gboolean back = held == GDK_CONTROL_MASK && key == GDK_KEY_z;
  gboolean forth = (held == (GDK_CONTROL_MASK | GDK_SHIFT_MASK) && key == GDK_KEY_z) ||
                   (held == GDK_CONTROL_MASK && key == GDK_KEY_y);
  guint needed = back ? CAN_UNDO : CAN_REDO;

  if ((!back && !forth) || focus_keeps_undo (GTK_WINDOW (window)) || (needed & ~facts_of (window)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (back)
    undo (window);
  else
    redo (window);
  return GDK_EVENT_STOP;
}

/* After everything else had the key: on the referee's page F1 is the rule of a refusal. */
static gboolean
on_key_left (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
             UmpWindow *window)
{
  if (keyval != GDK_KEY_F1 || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  show_help (window);
  return GDK_EVENT_STOP;
}

void
ump_actions_follow (UmpWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *left = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), window);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_signal_connect (left, "key-pressed", G_CALLBACK (on_key_left), window);
  gtk_widget_add_controller (GTK_WIDGET (window), left);
  g_signal_connect (window, "changed", G_CALLBACK (update), NULL);
  update (window);
}
