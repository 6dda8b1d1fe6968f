/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window: its pages, and the one session that it plays.
 *
 * Signal "changed": it shows another page, or what it plays is otherwise: other things can be done. */
#pragma once

#include <adwaita.h>

#include "application.h"
#include "../model/play.h"
#include "../model/new-game.h"
#include "../pages/new-page.h"
#include "../pages/correction-page.h"
#include "../pages/referee-page.h"

G_BEGIN_DECLS

#define UMP_TYPE_WINDOW (ump_window_get_type ())
G_DECLARE_FINAL_TYPE (UmpWindow, ump_window, UMP, WINDOW, AdwApplicationWindow)

typedef enum {
  UMP_PAGE_HOME,
  UMP_PAGE_STATISTICS,
  UMP_PAGE_NEW,
  UMP_PAGE_SHEET,   /* opened from the one before, and back to it */
  UMP_PAGE_DRAW,    /* opened from the one before, and back to it */
  UMP_PAGE_PROBLEM, /* a file that could not be opened */
  UMP_PAGE_LEARNED, /* opened from any other page, and back to it */
  UMP_PAGE_REFEREE,
  UMP_PAGE_CORRECTION,
  UMP_PAGE_ROUND_END,
  UMP_PAGE_EVENING,
  UMP_N_PAGES
} UmpPage;

/* An action of every window; type: of its parameter, NULL for none. */
typedef struct {
  const char *name; /* "win.…" */
  const char *type;
  GtkWidgetActionActivateFunc activate;
} UmpAction;

/* Not yet a window of the application, which is given. */
UmpWindow *ump_window_new (UmpApplication *application);
/* Also when it has been closed. */
UmpApplication *ump_window_application (UmpWindow *self);
/* FALSE once it has been closed: then nobody is told what was on its way for it. */
gboolean ump_window_is_open (UmpWindow *self);
/* The program does not end while something is on its way for a window, be it closed meanwhile. */
void ump_window_hold (UmpWindow *self);
void ump_window_release (UmpWindow *self);

/* What is played, NULL on Home; borrowed. Its file's path, NULL without one. */
UmpPlay *ump_window_play (UmpWindow *self);
const char *ump_window_path (UmpWindow *self);
UmpRefereePage *ump_window_referee (UmpWindow *self); /* NULL without a session */

/* Opens a file and shows its Referee page, or says in the window what is wrong with it. */
void ump_window_open (UmpWindow *self, const char *path);
/* Writes a new session to the library and plays it, or a toast says why not. */
void ump_window_start (UmpWindow *self, const UmpNewGame *game);
/* The same, and has that action of the window activated with the target (floating; NULL for none) once the
 * session is there; at once where it is. */
void ump_window_open_then (UmpWindow *self, const char *path, const char *action, GVariant *target);
/* Goes Home, and has that action activated when what is open is saved and closed. */
void ump_window_leave_then (UmpWindow *self, const char *action, GVariant *target);
/* One game more in the session that is open, and shows it; or another of its games, from 0. What is open is
 * saved before. */
void ump_window_add_game (UmpWindow *self, UmpNewGame *game);
void ump_window_show_game (UmpWindow *self, guint game);
/* The table after that entry of a game of the session. */
void ump_window_show_moment (UmpWindow *self, guint game, guint entry);
/* One game more in the session, which begins with what was played of the present one up to the moment that is
 * shown. */
void ump_window_new_game_from_here (UmpWindow *self);

/* Saves what could be read of a damaged file in the library, and plays that. */
void ump_window_rescue (UmpWindow *self);

UmpPage ump_window_page (UmpWindow *self);
/* Home closes the session first. */
void ump_window_show_home (UmpWindow *self);
/* Where a session is open, for one game more of it. */
void ump_window_show_new (UmpWindow *self);
/* The same, and has the template of that key chosen; NULL for none. */
void ump_window_show_new_sheet (UmpWindow *self, const char *key);
/* The score sheet that is being made. */
void ump_window_show_sheet (UmpWindow *self);
/* Only where no session is open. */
void ump_window_show_statistics (UmpWindow *self);
void ump_window_show_referee (UmpWindow *self);
void ump_window_show_round_end (UmpWindow *self);
/* The games of the session, and who won what. */
void ump_window_show_evening (UmpWindow *self);
/* The editors of what was learned from the cards: as for ump_learned_page_show(). */
void ump_window_show_learned (UmpWindow *self, const UmpGame *game, const UmpPart *part, const char *set,
                              int side);
/* Whether what has pages is to have the log as well: "win.with-log". */
gboolean ump_window_with_log (UmpWindow *self);
/* One page back. */
void ump_window_go_back (UmpWindow *self);
void ump_window_correct (UmpWindow *self, UmpChangeType type, guint number);
/* Correction of an option that says `value`, to be accepted. */
void ump_window_correct_option (UmpWindow *self, const char *name, const char *value);
/* What that void of the log holds counts again: at once where redo comes to it, else in a correction. */
void ump_window_put_back (UmpWindow *self, guint number);
/* The correction that was kept from last, as it was; nothing where something else was done since. */
void ump_window_open_draft_again (UmpWindow *self);
gboolean ump_window_can_open_draft_again (UmpWindow *self);
/* The correction that is shown, or NULL. Borrowed. */
UmpCorrectionPage *ump_window_draft (UmpWindow *self);

/* Shows a toast and says it aloud. action, button: NULL for a toast without a button; target is taken if
 * floating. Borrowed. */
AdwToast *ump_window_toast (UmpWindow *self, const char *text, const char *button, const char *action,
                            GVariant *target);

G_END_DECLS
