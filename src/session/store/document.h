/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of a session, which this program alone may write.
 *
 * The lock (flock) lies on the file itself: it is opened, locked, and then its path has to lead to it still.
 * What replaces it is locked before it gets its name, so nobody is let in between. Where a file system knows
 * no locks at all, what another program wrote is noticed all the same, before it is replaced. */
#pragma once

#include "session/store/old-journal.h"

G_BEGIN_DECLS

/* path: with links resolved; fd: the file with the lock; bytes: what is known to be in it. journal: one of
 * version 0.1 whose entries are in the session, which goes when they are in the file; NULL for none. */
typedef struct {
  char *path;
  int fd;
  GBytes *bytes;
  UmpOldJournal *journal;
} UmpDocument;

/* Opens, locks and reads a file. NULL with UMP_SESSION_ERROR_FILE: it cannot be read. It may be read and not
 * be written: then *why_not (a new sentence, else NULL) says why, and it is not to be put anywhere. */
UmpDocument *ump_document_open (const char *path, char **why_not, GError **error);
/* Writes a new file, where nothing may be. NULL with UMP_SESSION_ERROR_FILE. */
UmpDocument *ump_document_create (const char *path, GBytes *bytes, GError **error);
/* Lets go of the lock. */
void ump_document_free (UmpDocument *document);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpDocument, ump_document_free)

/* Puts new bytes in the place of the old ones, safely. FALSE with UMP_SESSION_ERROR_FILE: the file is as it
 * was, or is the new one and a power cut might still undo that. *taken: another program has put something
 * else there, or plays what is there; it is left as it is. */
gboolean ump_document_put (UmpDocument *document, GBytes *bytes, gboolean *taken, GError **error);
/* Whether another program has put something else there since. */
gboolean ump_document_is_taken (const UmpDocument *document);
/* Writes the bytes to a new file beside one that another program has taken: NAME.kept-1.umpire, or the next
 * that is free. It is this document's file from then on. */
gboolean ump_document_put_beside (UmpDocument *document, GBytes *bytes, GError **error);

G_END_DECLS
