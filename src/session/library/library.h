/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sessions of a folder, newest first, and those that were opened from elsewhere, as a list model for
 * Home.
 *
 * Items are UmpLibraryItem objects. Reading runs in a thread; nothing blocks. A file that cannot be read is
 * an item too, with what is wrong. */
#pragma once

#include <gio/gio.h>

#include "session/library/record.h"

G_BEGIN_DECLS

#define UMP_TYPE_LIBRARY_ITEM (ump_library_item_get_type ())
G_DECLARE_FINAL_TYPE (UmpLibraryItem, ump_library_item, UMP, LIBRARY_ITEM, GObject)

typedef enum {
  UMP_LIBRARY_PLAYING,
  UMP_LIBRARY_FINISHED,
  UMP_LIBRARY_ABANDONED,
  UMP_LIBRARY_UNREADABLE
} UmpLibraryState;

/* One name with points and rank, of the last game of the session. */
typedef struct {
  char *name;
  gint64 points;
  int rank;
} UmpLibraryScore;

const char *ump_library_item_path (UmpLibraryItem *item);
const char *ump_library_item_title (UmpLibraryItem *item); /* session title, may be NULL */
const char *ump_library_item_place (UmpLibraryItem *item); /* may be NULL */
const char *ump_library_item_kind (UmpLibraryItem *item);  /* of the last game; NULL if unreadable */
/* What was played last, where the game has names for that; may be NULL. */
const char *ump_library_item_played (UmpLibraryItem *item);
UmpLibraryState ump_library_item_state (UmpLibraryItem *item);
/* Its games, UmpRecord. */
const GPtrArray *ump_library_item_records (UmpLibraryItem *item);
/* Names, what was played, title, place and notes, case-folded, for searching; "" for an unreadable file. */
const char *ump_library_item_search (UmpLibraryItem *item);
const char *ump_library_item_problem (UmpLibraryItem *item); /* of an unreadable file, else NULL */
int ump_library_item_round (UmpLibraryItem *item);
int ump_library_item_n_scores (UmpLibraryItem *item);
const UmpLibraryScore *ump_library_item_score (UmpLibraryItem *item, int index);
gint64
ump_library_item_time (UmpLibraryItem *item); /* of the last change, unix seconds; 0: it is not there */

#define UMP_TYPE_LIBRARY (ump_library_get_type ())
G_DECLARE_FINAL_TYPE (UmpLibrary, ump_library, UMP, LIBRARY, GObject)

/* A GListModel. Properties, read only: "folder"; "problem" (a sentence that names the folder, NULL for none):
 * why nothing can be kept in it, as it was when it was read. games: as for ump_session_new(). folder is made
 * where it is missing. cache: a file that remembers what was read, NULL for none: when it is gone, is
 * damaged, or comes from another build of the program, everything is read anew. */
UmpLibrary *ump_library_new (const UmpGame *const *games, const char *folder, const char *cache);
/* The library of the user: in the folder that was chosen (library-place.h), which is not made where it is
 * missing, or in the usual one. recent: the file of ump_recent_load(). */
UmpLibrary *ump_library_new_chosen (const UmpGame *const *games, const char *recent, const char *cache);
/* The folder was chosen anew: the list is read from there. */
void ump_library_follow_choice (UmpLibrary *library);
/* Reads the folder again; "items-changed" tells what comes of it. */
void ump_library_refresh (UmpLibrary *library);
gboolean ump_library_is_loading (UmpLibrary *library);
/* A path for a new session: YYYY-MM-DD-kind(-2…).umpire, not yet existing. A new string. */
char *ump_library_new_path (UmpLibrary *library, const char *kind);
/* Remembers that a session was opened, wherever it lies: it is listed from then on, and it is the last
 * one. */
void ump_library_opened (UmpLibrary *library, const char *path);
/* Whether a path is one of the folder's own. */
gboolean ump_library_holds (UmpLibrary *library, const char *path);
/* Another thread looks for the session that was opened last and is still there. Ends with
 * ump_library_find_last_finish(): NULL without an error if there is none, else a new string. */
void ump_library_find_last (UmpLibrary *library, GAsyncReadyCallback callback, gpointer user_data);
char *ump_library_find_last_finish (UmpLibrary *library, GAsyncResult *result);
/* Another thread moves a session, as a disk may take its time. to: NULL for the folder's `removed`; ends with
 * ump_library_move_finish(): where it is now, a new string, for taking it back, or NULL with
 * UMP_SESSION_ERROR_FILE: it is where it was. */
void ump_library_move_later (UmpLibrary *library, const char *path, const char *to,
                             GAsyncReadyCallback callback, gpointer user_data);
char *ump_library_move_finish (UmpLibrary *library, GAsyncResult *result, GError **error);
void ump_library_opened_later (UmpLibrary *library, const char *path);
/* Takes one that lies elsewhere off the list, whose file stays, or puts it there again; the list is read anew
 * when that is done. */
void ump_library_forget_later (UmpLibrary *library, const char *path);
void ump_library_remember_later (UmpLibrary *library, const char *path);

G_END_DECLS
