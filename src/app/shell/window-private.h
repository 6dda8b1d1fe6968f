/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a window, for window.c and window-games.c. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* What comes when the session is safe. */
typedef void (*UmpWindowThen) (UmpWindow *self);

/* then: what waits until the session that is open is saved; NULL for nothing. coming: a session that is to be
 * shown then, at coming_path, with the pad for results only if tally; rescued: it is what was left of a
 * damaged one. next_game: of the session, which is shown then, -1 for the last; new_game: which it is to have
 * besides. opening: files on their way. making: what makes the page of a round's end;
 * rows: how many there were when it was shown last. */
struct _UmpWindow {
  AdwApplicationWindow parent_instance;
  UmpApplication *application; /* borrowed: it outlives its windows */
  AdwToastOverlay *toasts;
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
  gboolean opening, with_log;
  guint busy_source, making, rows;
};

/* Has the session saved, without making anybody wait for the disk, before `then` comes. */
void ump_window_leave (UmpWindow *self, UmpWindowThen then);
/* Lets the session go, which was saved: the caller shows what comes instead. */
void ump_window_close_play (UmpWindow *self);
/* Takes a play and shows it. damage: what is wrong with its file, NULL for nothing. */
void ump_window_set_play (UmpWindow *self, UmpPlay *play, const char *path, const char *damage);
/* word: what the window waits for, NULL when that is over. */
void ump_window_set_busy (UmpWindow *self, const char *word);
/* Forgets the session that was to come. */
void ump_window_drop_coming (UmpWindow *self);

G_END_DECLS
