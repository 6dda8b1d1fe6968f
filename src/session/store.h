/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session on disk: nothing that was accepted is lost.
 *
 * Each accepted entry is one line in a journal beside the file (FILE.journal), synced before the call
 * returns; the document itself is replaced whole and atomically by ump_store_save(), and the journal is
 * folded in at the next open. The lock lies on the journal: a second opener gets a read-only store. A journal
 * that is there and cannot be opened, locked or read makes the store read-only too: it may hold what is
 * nowhere else. ump_store_notice() then says what is wrong and what can be done. Method: qualities of the
 * project, "never lose a move"; the format of the journal is described in journal.h. */
#pragma once

#include "session.h"

G_BEGIN_DECLS

typedef struct _UmpStore UmpStore;

typedef enum {
  UMP_STORE_READ,  /* look only: the journal is read, nothing on disk is touched */
  UMP_STORE_WRITE, /* lock, fold the journal in; read_only when another holds the lock */
} UmpStoreMode;

/* Opens an existing session. Malformed: NULL, UMP_SESSION_ERROR_MALFORMED (and *partial as in session.h). */
UmpStore *ump_store_open (const UmpGame *const *games, const char *path, UmpStoreMode mode,
                          UmpSession **partial, GError **error);
/* Writes a new session to path, which must not exist, and opens it for writing. Takes session (also on
 * error). */
UmpStore *ump_store_create (UmpSession *session, const char *path, GError **error);
/* A store that is in memory only, to try things: it has no path, is never unsafe nor dirty, and is not to be
 * saved. Takes session. */
UmpStore *ump_store_for_trial (UmpSession *session);
/* One that can only be looked at and lies nowhere: what could be read of a damaged file. Takes session. */
UmpStore *ump_store_to_look_at (UmpSession *session);
/* Saves what is not yet in the document, if anything, and lets go. */
void ump_store_close (UmpStore *store);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpStore, ump_store_close)

UmpSession *ump_store_session (UmpStore *store);
/* "" where it has none. */
const char *ump_store_path (UmpStore *store);
gboolean ump_store_is_read_only (UmpStore *store);
/* Why, or what else the user should know (a journal kept aside, a cut last line, a changed file); NULL for
 * nothing. */
const char *ump_store_notice (UmpStore *store);

/* Judges and appends an entry to a game; on TRUE it is on disk, or else trouble says why it is not
 * (a GError set in *trouble with TRUE returned: it stands in memory and is saved as soon as it can be).
 * FALSE: the verdict says why it is refused. */
gboolean ump_store_add (UmpStore *store, guint game, UmpEntry *entry, UmpVerdict *verdict, GError **trouble);
gboolean ump_store_undo (UmpStore *store, guint game, GError **trouble);
gboolean ump_store_redo (UmpStore *store, guint game, UmpVerdict *verdict, GError **trouble);
/* Puts a corrected match in place, with the options that it has as the written ones, and saves whole. The old
 * match goes to *old if that is not NULL. */
gboolean ump_store_replace (UmpStore *store, guint game, UmpMatch *match, UmpMatch **old, GError **trouble);
/* Adds a game to the session and saves (a deferred store leaves that to the next work). */
gboolean ump_store_add_game (UmpStore *store, const char *kind, const char *const *names, int n_names,
                             const UmpOptionValue *values, int n_values, GError **error);
/* The same for another game like one of the session: its people, its options, and its log up to that entry,
 * without voids and times. */
gboolean ump_store_add_game_from (UmpStore *store, guint game, guint moment, GError **error);
/* Title and place of the session: trimmed, "" for none. Saved as by ump_store_add_game(). */
gboolean ump_store_set_words (UmpStore *store, const char *title, const char *place, GError **error);
/* Somebody who has no seat yet takes the last one in a game that is being played, as one who comes late, and
 * the entry says so: a person of the session (name NULL), or a new one of that id and name (see
 * ump_session_new_person()). Saves whole, once (a deferred store leaves that to the next work). FALSE:
 * refused (the verdict says why, nothing has changed), or, with *error set, it cannot be written. */
gboolean ump_store_bring_in (UmpStore *store, guint game, const char *id, const char *name, UmpEntry *entry,
                             UmpVerdict *verdict, GError **error);
/* Replaces the document whole and atomically and empties the journal. FALSE: the old file is intact, the
 * journal still holds what it held. */
gboolean ump_store_save (UmpStore *store, GError **error);
typedef enum {
  UMP_COPY_FAILED,  /* error says why; what stood at path is as it was */
  UMP_COPY_WRITTEN, /* the session as it stands now is at path */
  UMP_COPY_SAVED,   /* path is the session's own file, by this or another name: it was saved */
} UmpCopyState;

/* Writes a copy whole and safely. Over what is there it goes only if that is a copy of the same session (of
 * the same id), which no other window or program has open and whose journal can be used; entries in a journal
 * there are kept aside. error: UMP_SESSION_ERROR_FILE. */
UmpCopyState ump_store_save_copy (UmpStore *store, const char *path, GError **error);
/* The same by another thread, which gets the bytes and never looks at the session. UMP_COPY_SAVED: nothing
 * was done, path is the session's own file, to be saved. */
typedef struct _UmpStoreCopy UmpStoreCopy;
UmpStoreCopy *ump_store_copy_begin (UmpStore *store, const char *path);
/* In any thread. */
void ump_store_copy_run (UmpStoreCopy *copy);
/* Frees it. notice: what the user should know besides (a new string), NULL for nothing. */
UmpCopyState ump_store_copy_end (UmpStoreCopy *copy, char **notice, GError **error);
/* Writes what is given to others (an export, a template, what was learned) to a file. The bytes of a session
 * are written as ump_store_save_copy() does it; over a session or a journal goes nothing else. games: as for
 * ump_session_new(). notice: what the user should know besides (a new string), NULL for nothing. FALSE with
 * UMP_SESSION_ERROR_FILE: what was there is there still. In any thread. */
gboolean
ump_store_give (const UmpGame *const *games, const char *path, GBytes *bytes, char **notice, GError **error);
/* Something accepted is neither in the document nor in the journal. */
gboolean ump_store_is_unsafe (UmpStore *store);
/* Something accepted is not yet in the document (it may be in the journal). */
gboolean ump_store_is_dirty (UmpStore *store);

G_END_DECLS
