/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a store, for store.c and store-open.c. */
#pragma once

#include <sys/stat.h>

#include "session/journal.h"
#include "session/model.h"
#include "session/store.h"

G_BEGIN_DECLS

/* path: as it was given; file: with links resolved, what is really replaced.
 * journal: fd -1 when none could be made. digest: SHA-256 of the document on disk that memory continues;
 * attempted: of the one that was last put in place, though that was not confirmed; NULL for none.
 * status: of the document when it was last read or written.
 * pending: journal lines that are not on disk. unsaved: operations that are not in the document. whole:
 * memory holds what no journal line can say (a correction): only saving whole makes it safe. bytes: about how
 * large the document would be; leaves: how many entries it would hold. deferred: operations leave it to a
 * work (store-work.h) to reach the disk; away: one is out, and with it the journal and all that is known of
 * the file; carries: it holds what is nowhere else. snapshot: in a work, the document that is to be written
 * (there is no session then); NULL for lines only. trial: nothing of it reaches the disk, whatever
 * happens. */
struct _UmpStore {
  const UmpGame *const *games;
  UmpSession *session;
  char *path;
  char *file;
  gboolean read_only;
  GString *notice;
  UmpJournal journal;
  char *digest;
  char *attempted;
  struct stat status;
  GString *pending;
  guint unsaved;
  gboolean whole;
  gint64 bytes;
  guint leaves;
  gboolean deferred;
  gboolean away;
  gboolean carries;
  gboolean trial;
  GBytes *snapshot;
};

/* What a journal says about a document with that digest. cut: a last line without its end; size: bytes of
 * whole lines that count, lines: how many; strange: it continues another document; broken: a line in it
 * cannot be, and neither it nor what stands behind it counts; applied: operations that were folded in. */
typedef struct {
  gboolean cut;
  gboolean strange;
  gboolean broken;
  gint64 size;
  guint lines;
  guint applied;
} UmpFold;

/* Puts what waits on disk. */
gboolean ump_store_sync_pending (UmpStore *store, GError **error);
/* Writes the document whole. fresh: nothing may be there yet. */
gboolean ump_store_save_here (UmpStore *store, gboolean fresh, GError **error);

/* Folds the journal text (which is as it was when this returns) into the session of the store. */
void ump_store_fold (UmpStore *store, char *text, gsize n, UmpFold *fold);

/* Whether the text of a journal continues the document with that digest, or one that it was saved as. */
gboolean ump_store_continues (const char *text, const char *digest);
/* The digest of a document on disk; NULL when it cannot be read. */
char *ump_store_digest_of (const char *file);
UmpStore *ump_store_new_bare (const UmpGame *const *games, const char *path);
void ump_store_free (UmpStore *store);
void ump_store_say (UmpStore *store, const char *sentence);
/* Counts what the session holds, after it was changed as a whole. */
void ump_store_measure (UmpStore *store, gint64 bytes);
/* What an operation whose own bytes are n adds to the document at most, and whether there is room for it. */
gint64 ump_store_cost (gint64 n);
gboolean ump_store_has_room (UmpStore *store, gint64 n);
/* How long a text may get in the document; NULL takes nothing. */
gint64 ump_store_text_cost (const char *text);
/* What is said where there is none; to be translated. */
const char *ump_store_full_message (void);
/* Opens and locks the journal beside the file, or (elsewhere) the one in the data folder, as
 * ump_journal_open(). */
UmpJournalState ump_store_open_journal (UmpStore *store, UmpJournal *journal, gboolean elsewhere,
                                        gboolean make, GError **error);
/* The sentence for a journal that is there and cannot be used. A new string. */
char *ump_store_useless_message (const GError *why);
/* Copies a journal that cannot be folded in, or not as a whole, to a name of its own and cuts it to size
 * bytes.
 * message: what the user is told, with %s for the name. */
gboolean ump_store_keep_aside (UmpStore *store, UmpJournal *journal, const char *text, gsize n, gint64 size,
                               const char *message);
/* The message for a journal that continues another document. */
const char *ump_store_changed_message (void);

/* The file that a name leads to, a new string. */
char *ump_store_copy_target (const char *path);
/* Writes the bytes of a session to target, as ump_store_save_copy(). notice: a new string or NULL. */
gboolean ump_store_write_copy (const UmpGame *const *games, const char *target, GBytes *document,
                               char **notice, GError **error);

G_END_DECLS
