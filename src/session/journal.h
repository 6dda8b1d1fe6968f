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
 *                               place
 * A line without its line feed was cut while it was written: it was never acknowledged and does not
 * count. The lock (flock) lies on the journal, which is never renamed; it is removed only by who holds the
 * lock.
 *
 * A journal that is there and cannot be opened, locked or read may hold entries that are nowhere else: it is
 * never taken for an empty one, nor for none. Whoever meets one writes nothing.
 *
 * What is written keeps within the bounds below (a store saves whole before they are reached), and what is
 * beyond them is not understood: a hostile journal costs no more than an honest one. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define UMP_JOURNAL_MAX_BYTES (32 * 1024 * 1024)
#define UMP_JOURNAL_MAX_LINES 100000
#define UMP_JOURNAL_MAX_LINE (1024 * 1024)

/* fd: -1 when there is none. size: bytes of whole lines, lines: how many. made: the name is not yet safe in
 * its folder. */
typedef struct {
  char *path;
  int fd;
  gint64 size;
  guint lines;
  gboolean made;
} UmpJournal;

typedef enum {
  UMP_JOURNAL_OPEN,
  UMP_JOURNAL_BUSY,    /* another holds the lock */
  UMP_JOURNAL_MISSING, /* there is none and none was to be made */
  UMP_JOURNAL_NOWHERE, /* there is none and none can be made here; error says why */
  UMP_JOURNAL_FAILED,  /* one is there that cannot be used, or it cannot be told; error says why */
} UmpJournalState;

/* Opens and locks it. like: where there is none, one is made that may be read and written by whom that file
 * may (that file need not be there); NULL: none is made. error: UMP_SESSION_ERROR_FILE. */
UmpJournalState ump_journal_open (UmpJournal *journal, const char *path, const char *like, GError **error);
/* Lets go of the lock; an empty one is removed. */
void ump_journal_close (UmpJournal *journal);
/* Whether its name still leads to it: a folder may vanish, or somebody tidy up. */
gboolean ump_journal_is_there (const UmpJournal *journal);

/* Whether so many bytes of whole lines still fit. */
gboolean ump_journal_has_room (const UmpJournal *journal, const char *lines, gsize n);
/* Adds whole lines and syncs them. FALSE: it is as it was before. */
gboolean ump_journal_append (UmpJournal *journal, const char *lines, gsize n, GError **error);
gboolean ump_journal_empty (UmpJournal *journal, GError **error);
/* Cuts it back to its whole lines. */
gboolean ump_journal_cut (UmpJournal *journal, gint64 size, GError **error);

/* What it holds, a new string of n bytes; NULL for nothing. FALSE: it cannot be read. */
gboolean ump_journal_text (const UmpJournal *journal, char **text, gsize *n, GError **error);
/* The same from its path and without the lock; text is NULL too where there is none. FALSE: one is there that
 * cannot be read, or it cannot be told. */
gboolean ump_journal_read (const char *path, char **text, gsize *n, GError **error);

/* Where the journal of a session lies when it cannot lie beside it; a new string. file: resolved path. */
char *ump_journal_elsewhere (const char *file, const char *id);
/* The folder of these journals is there but not for us: no run of ours can have put one into it. */
gboolean ump_journal_elsewhere_is_closed (void);

G_END_DECLS
