/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Earlier versions kept what was accepted since a session was last written in a journal beside it
 * (FILE.journal), or where none could be there, in the data folder. Such a journal is taken in when the
 * session is opened, and goes when the session is written.
 *
 * Its lines, of UTF-8, each ended by a line feed:
 *   umpire-journal 1 DIGEST     first: SHA-256 of the document that it continues
 *   entry GAME XML              an entry as an element on one line; games count from 1
 *   undo GAME
 *   redo GAME
 *   save DIGEST                 a document of this digest, which holds all of the above, was about to be put
 * in place A last line without its end was never acknowledged and does not count. */
#pragma once

#include "session/format/session.h"

G_BEGIN_DECLS

/* One that is locked; size: of its whole lines. */
typedef struct {
  char *path;
  int fd;
  gint64 size;
} UmpOldJournal;

typedef enum {
  UMP_OLD_JOURNAL_NONE,    /* there is nothing that is not in the document */
  UMP_OLD_JOURNAL_TAKEN,   /* all of it is in the session now */
  UMP_OLD_JOURNAL_DAMAGED, /* a line cannot be; what stands before it is in the session */
  UMP_OLD_JOURNAL_STRANGE, /* it continues another document */
  UMP_OLD_JOURNAL_BUSY,    /* a program of an earlier version has the session open */
  UMP_OLD_JOURNAL_FAILED,  /* one is there that cannot be used, or it cannot be told; error says why */
} UmpOldJournalState;

/* Where the journals of a file (links resolved) may be whose session has that id; a new array. */
GPtrArray *ump_old_journal_paths (const char *file, const char *id);
/* Takes one of them into the session that was read from that document; *n goes up by each line that changed
 * something. *journal: gets it when all of it was taken; journal NULL: for looking only, and nothing is
 * locked. */
UmpOldJournalState ump_old_journal_take_in (UmpSession *session, const char *path, GBytes *document,
                                            UmpOldJournal **journal, guint *n, GError **error);
/* Before the file is replaced: notes in the journal that this document holds all of it, so that a kill
 * doubles nothing. FALSE with UMP_SESSION_ERROR_FILE. */
gboolean ump_old_journal_announce (UmpOldJournal *journal, GBytes *document, GError **error);
/* Afterwards: removes the file. FALSE: it is still there, and the next document has to be announced as well.
 */
gboolean ump_old_journal_remove (UmpOldJournal *journal);
/* Lets go of the lock. */
void ump_old_journal_free (UmpOldJournal *journal);

G_END_DECLS
