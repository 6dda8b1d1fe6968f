/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "window.h"

#include "../compat/announce.h"
#include "../compat/question.h"
#include "../pages/draw-page.h"
#include "../model/evening.h"
#include "../pages/evening-page.h"
#include "games/games.h"
#include "../pages/home-page.h"
#include "../learned/learned-page.h"
#include "../widgets/learning.h"
#include "../pages/new-page.h"
#include "opening.h"
#include "../widgets/parts.h"
#include "../pages/play-frame.h"
#include "../pages/round-end-page.h"
#include "../pages/sheet-page.h"
#include "../pages/statistics-page.h"

#include "core/shown.h"
#include "../compat/signal.h"

/* A wait that is over sooner needs no word. */
#define PATIENCE_MS 250

/* What comes when the session is safe. */
typedef void (*UmpWindowThen) (UmpWindow *self);

/* then: what waits until the session that is open is saved; NULL for nothing. coming: a session that is to
 * be shown then, at coming_path, with the pad for results only if tally; rescued: it is what was left of a
 * damaged one. next_game: of the session, which is shown then, -1 for the last; new_game: which it is to
 * have besides. action, target: what is activated when a session was opened or left; by_evening: the way
 * back from a game is the evening's page, and from there Home. opening: files on their way. making: what
 * makes the page of a round's end; rows: how many there were when it was shown last. */
struct _UmpWindow {
  AdwApplicationWindow parent_instance;
  UmpApplication *application; /* borrowed: it outlives its windows */
  AdwToastOverlay *toasts;
  AdwToast *kept; /* weak: it opens the draft again that was kept last */
  AdwLeaflet *leaflet;
  GtkLabel *busy;

  GtkWidget *pages[UMP_N_PAGES]; /* NULL until they are needed */
  UmpPage before_learned;
  UmpPlay *play;
  char *path;
  guint inhibited;
  UmpWindowThen then;
  UmpStore *coming;
  char *coming_path;
  gboolean tally, rescued, set_up;
  int next_game;
  UmpNewGame *new_game;
  char *action;
  GVariant *target;
  gboolean by_evening, opening, with_log;
  guint busy_source, making, rows;
};

enum { PROP_TALLY = 1, PROP_WITH_LOG, N_PROPS };
static GParamSpec *properties[N_PROPS];
static guint signal_changed;

G_DEFINE_FINAL_TYPE (UmpWindow, ump_window, ADW_TYPE_APPLICATION_WINDOW)

UmpApplication *
ump_window_application (UmpWindow *self)
{
  return self->application;
}

gboolean
ump_window_is_open (UmpWindow *self)
{
  return gtk_window_get_application (GTK_WINDOW (self)) != NULL;
}

void
ump_window_hold (UmpWindow *self)
{
  g_application_hold (G_APPLICATION (self->application));
}

void
ump_window_release (UmpWindow *self)
{
  g_application_release (G_APPLICATION (self->application));
}

UmpPlay *
ump_window_play (UmpWindow *self)
{
  return self->play;
}

const char *
ump_window_path (UmpWindow *self)
{
  return self->path;
}

UmpRefereePage *
ump_window_referee (UmpWindow *self)
{
  GtkWidget *frame = self->pages[UMP_PAGE_REFEREE];

  return frame != NULL ? ump_play_frame_referee (UMP_PLAY_FRAME (frame)) : NULL;
}

/* ---- pages ------------------------------------------------------------------------ */

UmpPage
ump_window_page (UmpWindow *self)
{
  GtkWidget *visible = adw_leaflet_get_visible_child (self->leaflet);

  for (int k = 0; k < UMP_N_PAGES; k++)
    if (self->pages[k] != NULL && self->pages[k] == visible)
      return (UmpPage) k;
  return UMP_PAGE_HOME;
}

/* Pages that are not shown keep their last size in the accessible tree: the state takes them out of it. */
static void
hide_others (UmpWindow *self)
{
  GtkWidget *visible = adw_leaflet_get_visible_child (self->leaflet);

  for (int k = 0; k < UMP_N_PAGES; k++)
    if (self->pages[k] != NULL)
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->pages[k]), GTK_ACCESSIBLE_STATE_HIDDEN,
                                   self->pages[k] != visible, -1);
}

gboolean
ump_window_can_open_draft_again (UmpWindow *self)
{
  UmpCorrectionPage *kept = UMP_CORRECTION_PAGE (self->pages[UMP_PAGE_CORRECTION]);

  return kept != NULL && ump_correction_draft_can_open_again (ump_correction_page_draft (kept));
}

/* Nothing covers what is done next, or the draft that is open now. */
static void
emit_changed (UmpWindow *self)
{
  if (self->kept != NULL && !ump_window_can_open_draft_again (self))
    adw_toast_dismiss (self->kept);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TALLY]);
  g_signal_emit (self, signal_changed, 0);
}

static void
on_page_changed (UmpWindow *self)
{
  hide_others (self);
  emit_changed (self);
}

/* The pages lie in the leaflet in the order of their numbers, so that moving forward looks so. */
static void
add_page (UmpWindow *self, UmpPage page, GtkWidget *widget)
{
  GtkWidget *before = NULL;

  for (int k = (int) page - 1; k >= 0 && before == NULL; k--)
    before = self->pages[k];
  self->pages[page] = widget;
  adw_leaflet_insert_child_after (self->leaflet, widget, before);
}

/* The leaflet hands on the focus of the page before. Where nothing had it, as when a file is opened, no key
 * would reach the page. The referee's page looks for its own. */
static void
show_page (UmpWindow *self, UmpPage page)
{
  adw_leaflet_set_visible_child (self->leaflet, self->pages[page]);
  if (page != UMP_PAGE_REFEREE && gtk_window_get_focus (GTK_WINDOW (self)) == NULL)
    gtk_widget_child_focus (self->pages[page], GTK_DIR_TAB_FORWARD);
  on_page_changed (self);
}

static void
remove_page (UmpWindow *self, UmpPage page)
{
  GtkWidget *widget = self->pages[page];

  if (widget == NULL)
    return;
  self->pages[page] = NULL;
  adw_leaflet_remove (self->leaflet, widget);
}

static void
on_order_taken (UmpWindow *self)
{
  int n;
  const int *order = ump_draw_page_order (UMP_DRAW_PAGE (self->pages[UMP_PAGE_DRAW]), &n);

  ump_new_page_take_order (UMP_NEW_PAGE (self->pages[UMP_PAGE_NEW]), order, n);
  show_page (self, UMP_PAGE_NEW);
}

static void
show_draw (UmpWindow *self, const UmpSetup *setup)
{
  if (self->pages[UMP_PAGE_DRAW] == NULL) {
    add_page (self, UMP_PAGE_DRAW, ump_draw_page_new ());
    g_signal_connect_swapped (self->pages[UMP_PAGE_DRAW], "taken", G_CALLBACK (on_order_taken), self);
  }
  show_page (self, UMP_PAGE_DRAW);
  ump_draw_page_begin (UMP_DRAW_PAGE (self->pages[UMP_PAGE_DRAW]), setup);
}

/* One game more of the session that is open, or a session of its own. */
static void
on_start (UmpWindow *self, UmpNewGame *game)
{
  if (ump_window_page (self) != UMP_PAGE_NEW) /* pressed twice */
    return;
  if (self->play != NULL)
    ump_window_add_game (self, game);
  else
    ump_window_start (self, game);
}

void
ump_window_show_new (UmpWindow *self)
{
  if (self->pages[UMP_PAGE_NEW] == NULL) {
    add_page (self, UMP_PAGE_NEW,
              ump_new_page_new (
                  ump_application_sheets (self->application), ump_application_library (self->application),
                  ump_application_settings (self->application),
                  ump_application_components (self->application), ump_application_names (self->application)));
    g_signal_connect_swapped (self->pages[UMP_PAGE_NEW], "start", G_CALLBACK (on_start), self);
    g_signal_connect_swapped (self->pages[UMP_PAGE_NEW], "draw", G_CALLBACK (show_draw), self);
  }
  ump_new_page_reset (UMP_NEW_PAGE (self->pages[UMP_PAGE_NEW]), self->play);
  show_page (self, UMP_PAGE_NEW);
}

/* New game is there as it was left, where it was. */
void
ump_window_show_new_sheet (UmpWindow *self, const char *key)
{
  if (self->pages[UMP_PAGE_NEW] == NULL)
    ump_window_show_new (self);
  show_page (self, UMP_PAGE_NEW);
  ump_new_page_choose_sheet (UMP_NEW_PAGE (self->pages[UMP_PAGE_NEW]), key);
}

void
ump_window_show_sheet (UmpWindow *self)
{
  if (self->pages[UMP_PAGE_SHEET] == NULL)
    add_page (self, UMP_PAGE_SHEET, ump_sheet_page_new (ump_application_sheet_keeper (self->application)));
  show_page (self, UMP_PAGE_SHEET);
  ump_sheet_page_begin (UMP_SHEET_PAGE (self->pages[UMP_PAGE_SHEET]));
}

/* What is half written is not lost. */
static void
leave_sheet (UmpWindow *self)
{
  ump_window_show_new_sheet (self, NULL);
  if (ump_sheet_keeper_has_work (ump_application_sheet_keeper (self->application)))
    ump_toast (self, _ ("The draft is kept: New Sheet goes on with it"));
}

void
ump_window_show_statistics (UmpWindow *self)
{
  if (self->pages[UMP_PAGE_STATISTICS] == NULL)
    add_page (self, UMP_PAGE_STATISTICS,
              ump_statistics_page_new (ump_application_library (self->application),
                                       ump_application_names (self->application)));
  ump_statistics_page_begin (UMP_STATISTICS_PAGE (self->pages[UMP_PAGE_STATISTICS]));
  show_page (self, UMP_PAGE_STATISTICS);
}

void
ump_window_show_referee (UmpWindow *self)
{
  g_return_if_fail (self->play);
  show_page (self, UMP_PAGE_REFEREE);
}

static UmpRoundEndPage *
round_end_page (UmpWindow *self)
{
  if (self->pages[UMP_PAGE_ROUND_END] == NULL)
    add_page (self, UMP_PAGE_ROUND_END, ump_round_end_page_new (self->play));
  return UMP_ROUND_END_PAGE (self->pages[UMP_PAGE_ROUND_END]);
}

/* Nobody waits for the page of a round's end while it is made, if that is done before one ends. */
static gboolean
make_round_end_page (gpointer data)
{
  UmpWindow *self = data;

  self->making = 0;
  round_end_page (self);
  hide_others (self);
  return G_SOURCE_REMOVE;
}

void
ump_window_show_round_end (UmpWindow *self)
{
  g_return_if_fail (self->play);
  self->rows = ump_match_n_rows (ump_play_match (self->play));
  ump_round_end_page_refresh (round_end_page (self));
  show_page (self, UMP_PAGE_ROUND_END);
  ump_round_end_page_focus (round_end_page (self));
}

void
ump_window_show_learned (UmpWindow *self, const UmpGame *game, const UmpPart *part, const char *set, int side)
{
  UmpPage page = ump_window_page (self);

  if (self->pages[UMP_PAGE_LEARNED] == NULL)
    add_page (self, UMP_PAGE_LEARNED, ump_learned_page_new (ump_application_components (self->application)));
  if (page != UMP_PAGE_LEARNED)
    self->before_learned = page;
  if (part == NULL && self->play != NULL && ump_play_game (self->play)->n_parts > 0) {
    game = ump_play_game (self->play);
    part = &game->parts[0];
  }
  ump_learned_page_set_play (UMP_LEARNED_PAGE (self->pages[UMP_PAGE_LEARNED]), self->play);
  ump_learned_page_show (UMP_LEARNED_PAGE (self->pages[UMP_PAGE_LEARNED]), game, part, set, side);
  ump_learned_page_set_for_new (UMP_LEARNED_PAGE (self->pages[UMP_PAGE_LEARNED]),
                                self->before_learned == UMP_PAGE_NEW);
  show_page (self, UMP_PAGE_LEARNED);
}

void
ump_window_show_evening (UmpWindow *self)
{
  g_return_if_fail (self->play);
  if (self->pages[UMP_PAGE_EVENING] == NULL)
    add_page (self, UMP_PAGE_EVENING,
              ump_evening_page_new (self->play, ump_application_library (self->application)));
  ump_evening_page_refresh (UMP_EVENING_PAGE (self->pages[UMP_PAGE_EVENING]));
  show_page (self, UMP_PAGE_EVENING);
}

/* How a game that is over ended, not a table on which nothing happens any more. */
static void
show_present (UmpWindow *self)
{
  if (ump_round_end_page_is_result (self->play))
    ump_window_show_round_end (self);
  else
    ump_window_show_referee (self);
}

void
ump_window_go_back (UmpWindow *self)
{
  UmpPage page = ump_window_page (self);
  gboolean learned = page == UMP_PAGE_LEARNED;

  if (page == UMP_PAGE_STATISTICS &&
      ump_statistics_page_go_back (UMP_STATISTICS_PAGE (self->pages[UMP_PAGE_STATISTICS])))
    return;
  if (page == UMP_PAGE_DRAW) {
    show_page (self, UMP_PAGE_NEW);
    return;
  }
  if (page == UMP_PAGE_SHEET) {
    leave_sheet (self);
    return;
  }
  if (page == UMP_PAGE_CORRECTION && ump_correction_page_keep (UMP_CORRECTION_PAGE (self->pages[page])))
    g_set_weak_pointer (&self->kept, ump_window_toast (self, _ ("Kept as it was"), _ ("Open again"),
                                                       "win.open-draft-again", NULL));
  if (learned)
    ump_learned_page_commit (UMP_LEARNED_PAGE (self->pages[UMP_PAGE_LEARNED]));
  if (learned && self->pages[self->before_learned] != NULL)
    show_page (self, self->before_learned);
  else if (page == UMP_PAGE_EVENING && self->by_evening)
    ump_window_show_home (self);
  else if (self->play != NULL && self->by_evening &&
           (page == UMP_PAGE_NEW ||
            (page == UMP_PAGE_ROUND_END && ump_round_end_page_is_result (self->play))))
    ump_window_show_evening (self);
  else if ((page == UMP_PAGE_NEW || page == UMP_PAGE_EVENING) && self->play != NULL)
    show_present (self);
  else if (self->play != NULL)
    ump_window_show_referee (self);
  else
    ump_window_show_home (self);
}

static UmpCorrectionPage *
correction_page (UmpWindow *self)
{
  if (self->pages[UMP_PAGE_CORRECTION] == NULL) {
    add_page (self, UMP_PAGE_CORRECTION, ump_correction_page_new (self->play));
    g_signal_connect_swapped (self->pages[UMP_PAGE_CORRECTION], "accepted",
                              G_CALLBACK (ump_window_show_referee), self);
    g_signal_connect_swapped (self->pages[UMP_PAGE_CORRECTION], "tried", G_CALLBACK (emit_changed), self);
  }
  return UMP_CORRECTION_PAGE (self->pages[UMP_PAGE_CORRECTION]);
}

void
ump_window_correct_option (UmpWindow *self, const char *name, const char *value)
{
  g_return_if_fail (self->play);
  ump_correction_page_begin_option (correction_page (self), name, value);
  show_page (self, UMP_PAGE_CORRECTION);
}

void
ump_window_correct (UmpWindow *self, UmpChangeType type, guint number)
{
  g_return_if_fail (self->play);
  if (ump_window_draft (self) != NULL) {
    ump_correction_page_go_on (ump_window_draft (self), type, number);
    return;
  }
  ump_correction_page_begin (correction_page (self), type, number);
  show_page (self, UMP_PAGE_CORRECTION);
}

void
ump_window_put_back (UmpWindow *self, guint number)
{
  UmpMatch *match;
  UmpEntry *taken;

  g_return_if_fail (self->play);
  if (ump_window_draft (self) != NULL) {
    ump_correction_page_put_back (ump_window_draft (self), number);
    return;
  }
  match = ump_play_match (self->play);
  taken = number > 0 ? ump_match_entry (match, number) : NULL;
  if (taken == NULL || !ump_entry_is_void (taken))
    return;
  /* what was taken back last is only done again */
  if (ump_play_can_redo_to (self->play, ump_entry_child (taken, 0))) {
    ump_play_redo_to (self->play, ump_entry_child (taken, 0));
    return;
  }
  ump_correction_page_begin (correction_page (self), UMP_CHANGE_ADD, number);
  ump_correction_page_put_back (correction_page (self), number);
  show_page (self, UMP_PAGE_CORRECTION);
}

UmpCorrectionPage *
ump_window_draft (UmpWindow *self)
{
  return ump_window_page (self) == UMP_PAGE_CORRECTION
             ? UMP_CORRECTION_PAGE (self->pages[UMP_PAGE_CORRECTION])
             : NULL;
}

void
ump_window_open_draft_again (UmpWindow *self)
{
  if (self->pages[UMP_PAGE_CORRECTION] != NULL &&
      ump_correction_page_open_again (UMP_CORRECTION_PAGE (self->pages[UMP_PAGE_CORRECTION])))
    show_page (self, UMP_PAGE_CORRECTION);
}

/* ---- the session -------------------------------------------------------------------- */

static void
update_inhibit (UmpWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  gboolean wanted = self->play != NULL && application != NULL &&
                    g_settings_get_boolean (ump_application_settings (self->application), "keep-awake");

  if (wanted && !self->inhibited)
    self->inhibited = gtk_application_inhibit (application, GTK_WINDOW (self), GTK_APPLICATION_INHIBIT_IDLE,
                                               _ ("A session is open"));
  if (!wanted && self->inhibited && application != NULL) {
    gtk_application_uninhibit (application, self->inhibited);
    self->inhibited = 0;
  }
}

static void
update_title (UmpWindow *self)
{
  g_autofree char *evening = ump_shown (
      self->play != NULL ? ump_session_title (ump_play_session (self->play)) : NULL, UMP_SHOWN_TITLE);
  g_autofree char *title = NULL;

  if (self->play == NULL)
    title = g_strdup (_ ("Umpire"));
  else if (*evening != '\0')
    title = g_strdup_printf ("%s – %s", ump_play_frame_game_title (self->play), evening);
  else
    title = g_strdup (ump_play_frame_game_title (self->play));
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
on_play_changed (UmpWindow *self)
{
  update_title (self);
  /* a round whose end was taken back is played on */
  if (ump_window_page (self) == UMP_PAGE_ROUND_END &&
      ump_match_n_rows (ump_play_match (self->play)) < self->rows)
    ump_window_show_referee (self);
  emit_changed (self);
}

/* ---- waiting for the disk ------------------------------------------------------------ */

static gboolean
on_impatient (gpointer data)
{
  UmpWindow *self = data;

  self->busy_source = 0;
  gtk_widget_set_visible (GTK_WIDGET (self->busy), TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->leaflet), FALSE);
  ump_announce (GTK_WIDGET (self), gtk_label_get_text (self->busy));
  return G_SOURCE_REMOVE;
}

/* word: what the window waits for, NULL when that is over. */
static void
set_busy (UmpWindow *self, const char *word)
{
  if (word != NULL) {
    gtk_label_set_text (self->busy, word);
    if (self->busy_source == 0 && !gtk_widget_get_visible (GTK_WIDGET (self->busy)))
      self->busy_source = g_timeout_add (PATIENCE_MS, on_impatient, self);
    return;
  }
  g_clear_handle_id (&self->busy_source, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self->busy), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->leaflet), TRUE);
}

static void
drop_coming (UmpWindow *self)
{
  g_clear_pointer (&self->coming, ump_store_close);
  g_clear_pointer (&self->coming_path, g_free);
}

static gboolean
leave_all_the_same (gpointer data)
{
  UmpWindow *self = data;
  UmpWindowThen then = self->then;

  self->then = NULL;
  if (then != NULL)
    then (self);
  return G_SOURCE_REMOVE;
}

/* The window may go with what comes then, and with it the dialog, which is not done with its answer. */
static void
on_unsaved_response (UmpQuestion *question, const char *response, UmpWindow *self)
{
  if (g_str_equal (response, "answer")) {
    g_idle_add_full (G_PRIORITY_DEFAULT, leave_all_the_same, g_object_ref (self), g_object_unref);
    return;
  }
  self->then = NULL;
  drop_coming (self);
}

/* Entries would be lost: nobody but the people at the table can say whether that is all right. */
static void
ask_about_unsaved (UmpWindow *self)
{
  const char *trouble = ump_play_trouble (self->play);
  g_autofree char *why =
      g_strdup_printf (_ ("What was entered last cannot be written: %s"), trouble != NULL ? trouble : "");
  UmpQuestion *question =
      ump_question_new (GTK_WINDOW (self), _ ("Not everything is saved"), why, _ ("_Lose It"));

  ump_question_set_cancel (question, _ ("_Keep It Open"));
  ump_question_set_destructive (question);
  g_signal_connect_object (question, "response", G_CALLBACK (on_unsaved_response), self, 0);
  ump_question_present (question, NULL);
}

/* When the session is in its file, what waits for that comes. */
static void
go_on (UmpWindow *self)
{
  UmpWindowThen then = self->then;

  if (then == NULL)
    return;
  if (self->play != NULL && ump_play_is_saving (self->play)) {
    set_busy (self, _ ("Saving…"));
    return;
  }
  set_busy (self, NULL);
  if (self->play != NULL && !ump_play_is_saved (self->play)) {
    ask_about_unsaved (self);
    return;
  }
  self->then = NULL;
  then (self);
}

/* Another program has taken the file: the session goes on in another one, which Home has to know. */
static void
follow_file (UmpWindow *self)
{
  const char *path = ump_store_path (ump_play_store (self->play));

  if (*path == '\0' || g_strcmp0 (path, self->path) == 0)
    return;
  g_free (self->path);
  self->path = g_strdup (path);
  ump_library_opened_later (ump_application_library (ump_window_application (self)), path);
}

static void
on_disk (UmpWindow *self)
{
  follow_file (self);
  go_on (self);
}

/* Has the session saved, without making anybody wait for the disk, before it is left. */
static void
leave (UmpWindow *self, UmpWindowThen then)
{
  if (self->then != NULL)
    return;
  if (self->opening) /* a new session that is on its way will lie in the library: what is asked last comes */
    drop_coming (self);
  self->then = then;
  if (self->play != NULL) {
    ump_play_settle_gathered (self->play);
    ump_play_save (self->play);
  }
  go_on (self);
}

/* Lets the session go, which was saved. Home (or what comes instead) is shown by the caller. */
static void
close_play (UmpWindow *self)
{
  if (self->play == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->play, self);
  g_clear_handle_id (&self->making, g_source_remove);
  if (self->pages[UMP_PAGE_LEARNED] != NULL)
    ump_learned_page_set_play (UMP_LEARNED_PAGE (self->pages[UMP_PAGE_LEARNED]), NULL);
  remove_page (self, UMP_PAGE_CORRECTION);
  remove_page (self, UMP_PAGE_ROUND_END);
  remove_page (self, UMP_PAGE_EVENING);
  remove_page (self, UMP_PAGE_REFEREE);
  g_clear_object (&self->play);
  g_clear_pointer (&self->path, g_free);
  update_inhibit (self);
  update_title (self);
}

static void
set_action (UmpWindow *self, const char *action, GVariant *target)
{
  g_free (self->action);
  g_clear_pointer (&self->target, g_variant_unref);
  self->action = g_strdup (action);
  self->target = target != NULL ? g_variant_ref_sink (target) : NULL;
}

static void
act (UmpWindow *self)
{
  g_autofree char *action = g_steal_pointer (&self->action);
  g_autoptr (GVariant) target = g_steal_pointer (&self->target);

  if (action != NULL)
    gtk_widget_activate_action_variant (GTK_WIDGET (self), action, target);
}

static void
home (UmpWindow *self)
{
  gboolean kept = ump_window_draft (self) != NULL && ump_correction_page_keep (ump_window_draft (self));

  if (self->pages[UMP_PAGE_HOME] == NULL)
    add_page (self, UMP_PAGE_HOME,
              ump_home_page_new (ump_application_library (self->application),
                                 ump_application_settings (self->application)));
  show_page (self, UMP_PAGE_HOME);
  close_play (self);
  remove_page (self, UMP_PAGE_PROBLEM);
  ump_home_page_refresh (UMP_HOME_PAGE (self->pages[UMP_PAGE_HOME]));
  emit_changed (self);
  if (kept)
    ump_toast (self, _ ("Kept as it was"));
  act (self);
}

void
ump_window_show_home (UmpWindow *self)
{
  set_action (self, NULL, NULL);
  leave (self, home);
}

void
ump_window_open_then (UmpWindow *self, const char *path, const char *action, GVariant *target)
{
  if (self->play != NULL && g_strcmp0 (self->path, path) != 0 &&
      ump_application_find (GTK_APPLICATION (self->application), path) == NULL)
    self = ump_application_new_window (self->application);
  set_action (self, action, target);
  if (self->play != NULL && g_strcmp0 (self->path, path) == 0)
    act (self);
  else
    ump_application_open_path (self->application, GTK_WINDOW (self), path);
  if (!self->opening) /* another window has it */
    set_action (self, NULL, NULL);
}

void
ump_window_leave_then (UmpWindow *self, const char *action, GVariant *target)
{
  if (self->then != NULL)
    return;
  set_action (self, action, target);
  leave (self, home);
}

static void
set_play (UmpWindow *self, UmpPlay *play, const char *path, const char *damage)
{
  GtkWidget *frame;

  self->play = play;
  self->path = g_strdup (path);
  ump_play_set_user (play, ump_application_settings (self->application),
                     ump_application_components (self->application));
  ump_play_set_library (play, G_LIST_MODEL (ump_application_library (self->application)));
  ump_learning_watch (self->play);
  g_signal_connect_swapped (self->play, "disk", G_CALLBACK (on_disk), self);
  g_signal_connect_swapped (self->play, "changed", G_CALLBACK (on_play_changed), self);
  g_signal_connect_swapped (self->play, "described", G_CALLBACK (update_title), self);
  frame = ump_play_frame_new (self->play, damage);
  add_page (self, UMP_PAGE_REFEREE, frame);
  show_page (self, UMP_PAGE_REFEREE);
  /* behind the first frame */
  self->making = g_idle_add_full (G_PRIORITY_LOW, make_round_end_page, self, NULL);
  remove_page (self, UMP_PAGE_PROBLEM);
  update_inhibit (self);
  on_play_changed (self);
}

static void
show_problem (UmpWindow *self, const char *path, const char *message)
{
  g_autofree char *shown = ump_shown (message, UMP_SHOWN_TEXT);

  remove_page (self, UMP_PAGE_PROBLEM);
  add_page (self, UMP_PAGE_PROBLEM,
            ump_opening_problem_page_new (ump_application_library (self->application), path, shown));
  show_page (self, UMP_PAGE_PROBLEM);
  ump_announce (GTK_WIDGET (self), shown);
}

/* Where it stands: at the table; else how the only game ended, or the evening did. */
static void
show_opened (UmpWindow *self, gboolean in_play)
{
  if (in_play)
    return;
  self->by_evening = ump_session_n_games (ump_play_session (self->play)) > 1;
  if (self->by_evening)
    ump_window_show_evening (self);
  else if (ump_round_end_page_is_result (self->play))
    ump_window_show_round_end (self);
}

static void
on_opened (GObject *object, GAsyncResult *result, gpointer data)
{
  UmpWindow *self = UMP_WINDOW (object);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_steal_pointer (&self->path);
  g_autofree char *damage = NULL, *problem = NULL;
  UmpStore *store = ump_opening_finish (result, &error);

  self->opening = FALSE;
  if (path == NULL) { /* the window was closed meanwhile */
    ump_store_close (store);
    return;
  }
  set_busy (self, NULL);
  if (store == NULL)
    set_action (self, NULL, NULL);
  if (store != NULL && error != NULL)
    damage = ump_opening_damage (path, error->message);
  if (store != NULL) {
    int game = ump_evening_last_open (ump_store_session (store));

    set_play (self, ump_play_new (store, game), path, damage);
    self->by_evening = self->action != NULL;
    if (damage != NULL)
      set_action (self, NULL, NULL);
    else if (self->action != NULL)
      act (self);
    else
      show_opened (self, game >= 0);
    return;
  }
  if (g_error_matches (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED))
    /* Translators: then the number of the line, a colon, and what is wrong there */
    problem = g_strdup_printf (_ ("Line %s"), error->message);
  show_problem (self, path, problem != NULL ? problem : error->message);
}

void
ump_window_open (UmpWindow *self, const char *path)
{
  g_return_if_fail (!self->play);
  if (self->opening)
    return;
  self->opening = TRUE;
  g_free (self->path);
  self->path = g_strdup (path);
  set_busy (self, _ ("Opening…"));
  ump_opening_begin (self, ump_application_library (self->application), path, NULL, on_opened);
}

/* ---- sessions and games that are begun --------------------------------------------------- */

/* What comes first on the real table, where the game has a table and somebody asked for it. */
static void
begin_set_up (UmpWindow *self)
{
  if (self->set_up)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.set-up", NULL);
  self->set_up = FALSE;
}

static void
show_coming (UmpWindow *self)
{
  g_autofree char *path = g_steal_pointer (&self->coming_path);

  close_play (self);
  set_play (self, ump_play_new (g_steal_pointer (&self->coming), -1), path, NULL);
  if (self->tally)
    ump_play_set_tally_mode (self->play, TRUE);
  if (self->rescued)
    ump_toast (self, _ ("Saved as a new session. The damaged file is as it was."));
  begin_set_up (self);
}

static void
on_created (GObject *object, GAsyncResult *result, gpointer data)
{
  UmpWindow *self = UMP_WINDOW (object);
  g_autoptr (GError) error = NULL;
  UmpStore *store = ump_opening_finish (result, &error);

  self->opening = FALSE;
  if (self->coming_path == NULL) { /* something else was asked for meanwhile, or the window was closed */
    ump_store_close (store);
    if (self->application != NULL)
      ump_library_refresh (ump_application_library (self->application));
    return;
  }
  set_busy (self, NULL);
  if (store == NULL) {
    drop_coming (self);
    ump_toast (self, error->message);
    return;
  }
  self->coming = store;
  leave (self, show_coming);
}

/* Writes a new session, which is taken, and plays it then. FALSE: something else is on its way. */
static gboolean
begin_new (UmpWindow *self, UmpSession *session, const char *kind, gboolean tally, gboolean set_up)
{
  UmpLibrary *library = ump_application_library (self->application);

  if (self->opening || self->coming != NULL || self->then != NULL) { /* one is on its way */
    ump_session_free (session);
    return FALSE;
  }
  self->opening = TRUE;
  self->by_evening = FALSE;
  self->tally = tally;
  self->rescued = FALSE;
  self->set_up = set_up;
  g_free (self->coming_path);
  self->coming_path = ump_library_new_path (library, kind);
  set_busy (self, _ ("Saving…"));
  ump_opening_begin (self, library, self->coming_path, session, on_created);
  return TRUE;
}

void
ump_window_rescue (UmpWindow *self)
{
  g_autoptr (GError) error = NULL;
  UmpSession *copy;

  g_return_if_fail (self->play);
  copy = ump_opening_copy (ump_play_session (self->play), &error);
  if (copy == NULL) {
    ump_toast (self, error->message);
    return;
  }
  self->rescued = begin_new (self, copy, ump_play_game (self->play)->kind, FALSE, FALSE) || self->rescued;
}

void
ump_window_start (UmpWindow *self, const UmpNewGame *game)
{
  g_autoptr (UmpSession) session = ump_session_new (ump_games, NULL, NULL);
  g_autofree char *now = ump_session_now ();
  g_autoptr (GError) error = NULL;

  if (!ump_session_add_game (session, game->kind, (const char *const *) game->names->pdata,
                             (int) game->names->len, (const UmpOptionValue *) (gpointer) game->values->data,
                             (int) game->values->len, now, &error)) {
    ump_toast (self, error->message);
    return;
  }
  ump_people_names_give_marks (ump_application_names (self->application), session, 0);
  ump_settings_remember_people (ump_application_settings (self->application), game->kind, game->names);
  begin_new (self, g_steal_pointer (&session), game->kind, game->tally, game->set_up);
}

/* The same session, at another of its games. */
static void
show_next_game (UmpWindow *self)
{
  g_autoptr (UmpPlay) before = g_object_ref (self->play);
  g_autofree char *path = g_strdup (self->path);

  close_play (self);
  set_play (self, ump_play_hand_on (before, self->next_game), path, NULL);
  ump_play_set_tally_mode (self->play, self->tally);
  ump_play_save (self->play);
  if (ump_round_end_page_is_result (self->play))
    ump_window_show_round_end (self);
  begin_set_up (self);
  act (self);
}

void
ump_window_show_moment (UmpWindow *self, guint game, guint entry)
{
  g_return_if_fail (self->play);
  if (game == ump_play_game_index (self->play)) {
    ump_window_show_referee (self);
    ump_play_jump (self->play, entry);
  } else {
    set_action (self, "win.show-moment", g_variant_new ("(uu)", game, entry));
    ump_window_show_game (self, game);
  }
}

void
ump_window_show_game (UmpWindow *self, guint game)
{
  if (self->play == NULL || self->then != NULL || game >= ump_session_n_games (ump_play_session (self->play)))
    return;
  if (game == ump_play_game_index (self->play)) {
    show_present (self);
    return;
  }
  self->next_game = (int) game;
  self->tally = FALSE;
  self->set_up = FALSE;
  leave (self, show_next_game);
}

static void
show_added (UmpWindow *self, gboolean added, const GError *error)
{
  if (!added) {
    ump_toast (self, error->message);
    return;
  }
  self->next_game = -1;
  show_next_game (self);
}

static void
add_game (UmpWindow *self)
{
  g_autoptr (UmpNewGame) game = g_steal_pointer (&self->new_game);
  guint n_before = ump_session_n_people (ump_play_session (self->play));
  g_autoptr (GError) error = NULL;
  gboolean added =
      ump_store_add_game (ump_play_store (self->play), game->kind, (const char *const *) game->names->pdata,
                          (int) game->names->len, (const UmpOptionValue *) (gpointer) game->values->data,
                          (int) game->values->len, &error);

  ump_people_names_give_marks (ump_application_names (self->application), ump_play_session (self->play),
                               n_before);
  show_added (self, added, error);
}

static void
add_game_from (UmpWindow *self)
{
  g_autoptr (GError) error = NULL;
  gboolean added = ump_store_add_game_from (ump_play_store (self->play), ump_play_game_index (self->play),
                                            ump_play_moment (self->play), &error);

  show_added (self, added, error);
}

void
ump_window_new_game_from_here (UmpWindow *self)
{
  g_return_if_fail (self->play);
  if (self->then != NULL) /* one is on its way */
    return;
  self->tally = self->set_up = FALSE;
  leave (self, add_game_from);
}

void
ump_window_add_game (UmpWindow *self, UmpNewGame *game)
{
  g_return_if_fail (self->play);
  if (self->then != NULL) /* one is on its way */
    return;
  ump_settings_remember_people (ump_application_settings (self->application), game->kind, game->names);
  g_clear_pointer (&self->new_game, ump_new_game_unref);
  self->new_game = ump_new_game_ref (game);
  self->tally = game->tally;
  self->set_up = game->set_up;
  leave (self, add_game);
}

/* ---- the window ------------------------------------------------------------------------ */

AdwToast *
ump_window_toast (UmpWindow *self, const char *text, const char *button, const char *action, GVariant *target)
{
  g_autofree char *shown = ump_shown (text, UMP_SHOWN_TEXT);
  g_autofree char *markup = g_markup_escape_text (shown, -1);
  AdwToast *toast = adw_toast_new (markup);

  if (button != NULL) {
    adw_toast_set_button_label (toast, button);
    adw_toast_set_action_name (toast, action);
    adw_toast_set_action_target_value (toast, target);
    adw_toast_set_timeout (toast, 10);
  }
  adw_toast_overlay_add_toast (self->toasts, toast);
  ump_name_close_buttons (GTK_WIDGET (self->toasts));
  ump_announce (GTK_WIDGET (self), shown);
  return toast;
}

static void
destroy (UmpWindow *self)
{
  gtk_window_destroy (GTK_WINDOW (self));
}

static gboolean
close_request (GtkWindow *window)
{
  UmpWindow *self = UMP_WINDOW (window);
  GSettings *settings = ump_application_settings (self->application);
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  if (width >= 360 && height >= 240) {
    g_settings_set_int (settings, "window-width", width);
    g_settings_set_int (settings, "window-height", height);
    g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
  }
  if (self->play != NULL && (ump_play_n_gathered (self->play) > 0 || !ump_play_is_saved (self->play))) {
    leave (self, destroy);
    return TRUE;
  }
  return GTK_WINDOW_CLASS (ump_window_parent_class)->close_request (window);
}

static void
dispose (GObject *object)
{
  UmpWindow *self = UMP_WINDOW (object);

  self->then = NULL;
  g_clear_handle_id (&self->busy_source, g_source_remove);
  g_clear_handle_id (&self->making, g_source_remove);
  if (self->play != NULL) {
    g_signal_handlers_disconnect_by_data (self->play, self);
    if (self->pages[UMP_PAGE_LEARNED] != NULL)
      ump_learned_page_set_play (UMP_LEARNED_PAGE (self->pages[UMP_PAGE_LEARNED]), NULL);
    g_clear_object (&self->play);
  }
  g_clear_pointer (&self->path, g_free);
  drop_coming (self);
  set_action (self, NULL, NULL);
  g_clear_pointer (&self->new_game, ump_new_game_unref);
  g_clear_weak_pointer (&self->kept);
  memset (self->pages, 0, sizeof self->pages);
  G_OBJECT_CLASS (ump_window_parent_class)->dispose (object);
}

gboolean
ump_window_with_log (UmpWindow *self)
{
  return self->with_log;
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpWindow *self = UMP_WINDOW (object);

  if (id == PROP_TALLY)
    g_value_set_boolean (value, self->play != NULL && ump_play_tally_mode (self->play));
  else
    g_value_set_boolean (value, self->with_log);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UmpWindow *self = UMP_WINDOW (object);

  if (id == PROP_WITH_LOG)
    self->with_log = g_value_get_boolean (value);
  else if (self->play != NULL)
    ump_play_set_tally_mode (self->play, g_value_get_boolean (value));
}

static void
ump_window_class_init (UmpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->get_property = get_property;
  G_OBJECT_CLASS (klass)->set_property = set_property;
  properties[PROP_TALLY] = g_param_spec_boolean ("tally", NULL, NULL, FALSE, flags);
  properties[PROP_WITH_LOG] = g_param_spec_boolean ("with-log", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  gtk_widget_class_install_property_action (widget_class, "win.tally", "tally");
  gtk_widget_class_install_property_action (widget_class, "win.with-log", "with-log");
  GTK_WINDOW_CLASS (klass)->close_request = close_request;
  signal_changed = ump_signal_new ("changed", UMP_TYPE_WINDOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/window.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, UmpWindow, leaflet);
  gtk_widget_class_bind_template_child (widget_class, UmpWindow, busy);
  gtk_widget_class_bind_template_callback (widget_class, on_page_changed);
}

static void
ump_window_init (UmpWindow *self)
{
  ump_init_template (GTK_WIDGET (self));
}

UmpWindow *
ump_window_new (UmpApplication *application)
{
  UmpWindow *self = g_object_new (UMP_TYPE_WINDOW, NULL);
  GSettings *settings = ump_application_settings (application);

  self->application = application;
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  g_signal_connect_object (settings, "changed::keep-awake", G_CALLBACK (update_inhibit), self,
                           G_CONNECT_SWAPPED);
  return self;
}
