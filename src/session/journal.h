/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal beside a session: one line for each accepted operation since the document was last written
 * whole.
 *
 * Lines, all of UTF-8 text that ends with a line feed:
 *   umpire-journal 1 DIGEST     first: SHA-256 of the document that the journal continues
 *   entry GAME XML              an entry as an element on one line; games count from 1
 *   undo GAME
 *   redo GAME
 *   save DIGEST                 a document with this digest, holding all of the above, is about to be put in
 * place A line without its line feed was cut while it was written: it was never acknowledged and does not
 * count. The lock (flock) lies on the journal, which is never renamed; it is removed only by who holds the
 * lock. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* fd: -1 when there is none. size: bytes of whole lines. made: the name is not yet safe in its folder. */
typedef struct {
  char *path;
  int fd;
  gint64 size;
  gboolean made;
} UmpJournal;

typedef enum {
  UMP_JOURNAL_OPEN,
  UMP_JOURNAL_BUSY,    /* another holds the lock */
  UMP_JOURNAL_MISSING, /* there is none and none was to be made */
  UMP_JOURNAL_FAILED,  /* error says why */
} UmpJournalState;

/* Opens and locks it; makes it if `make`. error: UMP_SESSION_ERROR_FILE. */
UmpJournalState ump_journal_open (UmpJournal *journal, const char *path, gboolean make, GError **error);
/* Lets go of the lock; an empty one is removed. */
void ump_journal_close (UmpJournal *journal);
/* Whether its name still leads to it: a folder may vanish, or somebody tidy up. */
gboolean ump_journal_is_there (const UmpJournal *journal);

/* Adds whole lines and syncs them. FALSE: it is as it was before. */
gboolean ump_journal_append (UmpJournal *journal, const char *lines, gsize n, GError **error);
gboolean ump_journal_empty (UmpJournal *journal, GError **error);
/* Cuts it back to its whole lines. */
gboolean ump_journal_cut (UmpJournal *journal, gint64 size, GError **error);

/* What a journal holds, from its path and without the lock; NULL if there is nothing. n: its bytes. */
char *ump_journal_read (const char *path, gsize *n);

/* Where the journal of a session lies when it cannot lie beside it; a new string. file: resolved path. */
char *ump_journal_elsewhere (const char *file, const char *id);

G_END_DECLS
