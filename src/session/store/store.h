/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session and its file: nothing that was accepted is lost.
 *
 * What is accepted changes the session in memory. It is safe when the document has been put in place as a
 * whole, by ump_store_save() or by a work in another thread; nobody is told before that something is
 * accepted. The lock lies on the file (document.h): a second opener gets a store that can only be looked at.
 * A journal of an earlier version is taken in (old-journal.h). When another program has put something else in
 * the file's place, that is left as it is, and the session goes on in a file beside it. ump_store_notice()
 * then says what is wrong and what can be done. */
#pragma once

#include "session/format/session.h"

G_BEGIN_DECLS

typedef struct _UmpStore UmpStore;

typedef enum {
  UMP_STORE_READ,  /* look only: nothing on disk is touched */
  UMP_STORE_WRITE, /* lock; read_only when another has the lock */
} UmpStoreMode;

/* ---- life ----------------------------------------------------------------------------------- */

/* Opens an existing session. Malformed: NULL, UMP_SESSION_ERROR_MALFORMED (and *partial as in session.h). */
UmpStore *ump_store_open (const UmpGame *const *games, const char *path, UmpStoreMode mode,
                          UmpSession **partial, GError **error);
/* Writes a new session to path, which must not exist, and opens it for writing. Takes session (also on
 * error). */
UmpStore *ump_store_create (UmpSession *session, const char *path, GError **error);
/* A store without a file, to try things: nothing of it reaches a disk. Takes session. */
UmpStore *ump_store_for_trial (UmpSession *session);
/* One that can only be looked at and lies nowhere: what could be read of a damaged file. Takes session. */
UmpStore *ump_store_to_look_at (UmpSession *session);
/* Lets go; what was not saved is lost. Never while a work is out. */
void ump_store_close (UmpStore *store);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpStore, ump_store_close)

UmpSession *ump_store_session (UmpStore *store);
/* As it was given, or of the file in which the session goes on since another program took that; "" for none.
 */
const char *ump_store_path (UmpStore *store);
gboolean ump_store_is_read_only (UmpStore *store);
/* Why, or what else the user should know (a journal that does not belong to it, a changed file); NULL for
 * nothing. */
const char *ump_store_notice (UmpStore *store);

/* ---- what is accepted ----------------------------------------------------------------------- */

/* Judges an entry and appends it to a game. FALSE: the verdict says why it is refused. */
gboolean ump_store_add (UmpStore *store, guint game, UmpEntry *entry, UmpVerdict *verdict);
/* All of them, or none: then the one that is refused, borrowed. */
UmpEntry *ump_store_add_several (UmpStore *store, guint game, const GPtrArray *entries, UmpVerdict *verdict);
/* n: as for ump_match_undo_several(). */
gboolean ump_store_undo (UmpStore *store, guint game, guint n);
gboolean ump_store_redo (UmpStore *store, guint game, UmpVerdict *verdict);
/* Puts a corrected match in place, with the options that it has as the written ones. The old match goes to
 * *old if that is not NULL. FALSE with UMP_SESSION_ERROR_FILE; match is taken all the same. */
gboolean ump_store_replace (UmpStore *store, guint game, UmpMatch *match, UmpMatch **old, GError **error);
/* Adds a game to the session. */
gboolean ump_store_add_game (UmpStore *store, const char *kind, const char *const *names, int n_names,
                             const UmpOptionValue *values, int n_values, GError **error);
/* The same for another game like one of the session: its people, its options, and its log up to that entry,
 * without voids and times. */
gboolean ump_store_add_game_from (UmpStore *store, guint game, guint moment, GError **error);
/* Title and place of the session: trimmed, "" for none. */
gboolean ump_store_set_words (UmpStore *store, const char *title, const char *place, GError **error);
/* As ump_session_call_person(). */
gboolean ump_store_call_person (UmpStore *store, const char *id, const char *name, GError **error);
/* Somebody comes late: see ump_session_bring_in(). */
gboolean ump_store_bring_in (UmpStore *store, guint game, const char *id, const char *name, UmpEntry *entry,
                             UmpVerdict *verdict, GError **error);

/* ---- what is safe --------------------------------------------------------------------------- */

/* All that was accepted is in the file. */
gboolean ump_store_is_saved (UmpStore *store);
/* Replaces the file whole and atomically; where all of it is saved, it only sees that no other program has
 * taken it away again. FALSE with UMP_SESSION_ERROR_FILE: what was accepted waits for the next time. */
gboolean ump_store_save (UmpStore *store, GError **error);

/* The same by another thread. The work has the bytes and all that is known of the file, and never looks at
 * the session, which may go on meanwhile; one work is out at a time. */
typedef struct _UmpStoreWork UmpStoreWork;

/* look: also where all of it is saved (see ump_store_save()). NULL: there is nothing to do, or a work is out.
 * Until ump_store_end() neither save nor close the store. */
UmpStoreWork *ump_store_begin (UmpStore *store, gboolean look);
/* Does it, in any thread. */
void ump_store_work_run (UmpStoreWork *work);
/* Takes the work back and frees it; the error is that of ump_store_save(). */
gboolean ump_store_end (UmpStore *store, UmpStoreWork *work, GError **error);

G_END_DECLS
