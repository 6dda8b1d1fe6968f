/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening: the lock, the document, and the journal that is folded in.
 *
 * The journal continues a document that is named by its digest. The document on disk is that one, or the one
 * that a
 * `save` line announces (then all before that line is in it), or another program's: then the journal is
 *   kept aside. */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>

#include "session/reader.h"
#include "session/replace.h"
#include "session/store-private.h"

/* ---- the journal kept aside -------------------------------------------------------------- */

const char *
ump_store_changed_message (void)
{
  return _ ("This session was changed by another program. Entries that were not yet in it are kept in %s.");
}

gboolean
ump_store_keep_aside (UmpStore *store, UmpJournal *journal, const char *text, gsize n, gint64 size,
                      const char *message)
{
  for (guint i = 1; i < 1000; i++) {
    g_autofree char *path = g_strdup_printf ("%s.kept-%u", journal->path, i);
    int fd = open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    g_auto (GStrv) halves = NULL;
    g_autofree char *sentence = NULL;
    struct stat status;
    gboolean kept;

    if (fd < 0 && errno == EEXIST)
      continue;
    if (fd < 0)
      return FALSE;
    if (fstat (journal->fd, &status) == 0)
      fchmod (fd, status.st_mode & 0666);
    kept = ump_write_at (fd, text, n, 0) && fsync (fd) == 0 && ump_sync_folder (path);
    close (fd);
    if (!kept) {
      unlink (path);
      return FALSE;
    }
    halves = g_strsplit (message, "%s", 2);
    sentence = g_strjoinv (path, halves);
    ump_store_say (store, sentence);
    return ump_journal_cut (journal, size, NULL);
  }
  return FALSE;
}

/* ---- opening ---------------------------------------------------------------------------------- */

/* Reads the document and remembers which one it is. */
static gboolean
load (UmpStore *store, UmpSession **partial, GError **error)
{
  g_auto (UmpInput) input = { .fd = -1 };
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_clear_pointer (&store->session, ump_session_free);
  g_clear_pointer (&store->digest, g_free);
  if (!ump_input_open (&input, store->file, error))
    return FALSE;
  input.sum = sum;
  fstat (input.fd, &store->status);
  store->session = ump_reader_run (store->games, &input, partial, error);
  if (store->session == NULL)
    return FALSE;
  store->digest = g_strdup (g_checksum_get_string (sum));
  ump_store_measure (store, (gint64) input.position);
  return TRUE;
}

UmpJournalState
ump_store_open_journal (UmpStore *store, UmpJournal *journal, gboolean elsewhere, gboolean make,
                        GError **error)
{
  g_autofree char *path = NULL, *folder = NULL;

  if (!elsewhere) {
    path = g_strconcat (store->file, ".journal", NULL);
    return ump_journal_open (journal, path, make ? store->file : NULL, error);
  }
  *journal = (UmpJournal){ .fd = -1 };
  if (ump_journal_elsewhere_is_closed ())
    return UMP_JOURNAL_MISSING;
  path = ump_journal_elsewhere (store->file, ump_session_id (store->session));
  folder = g_path_get_dirname (path);
  if (make)
    g_mkdir_with_parents (folder, 0700);
  return ump_journal_open (journal, path, make ? store->file : NULL, error);
}

char *
ump_store_useless_message (const GError *why)
{
  /* Translators: %s says what is wrong with the journal, such as "it cannot be opened: Permission denied" */
  return g_strdup_printf (
      _ ("The journal of this session cannot be used: %s. It may hold entries that are not "
         "in the file, so the session can only be looked at. A copy of it can be saved "
         "under another name."),
      why->message);
}

/* FALSE: there is one that cannot be read; that is said. */
static gboolean
fold_file (UmpStore *store, const char *path, UmpFold *fold)
{
  gsize n;
  g_autofree char *text = NULL;
  g_autoptr (GError) why = NULL;

  *fold = (UmpFold){ 0 };
  if (!ump_journal_read (path, &text, &n, &why)) {
    g_autofree char *sentence = NULL;

    /* Translators: %s says what is wrong with the journal, such as "it cannot be opened: Permission
     * denied" */
    sentence =
        g_strdup_printf (_ ("The journal of this session cannot be read: %s. What was entered and is not "
                            "yet in the file is not shown."),
                         why->message);
    ump_store_say (store, sentence);
    return FALSE;
  }
  if (text != NULL)
    ump_store_fold (store, text, n, fold);
  return TRUE;
}

/* The journals that are there, the one beside first. */
static gboolean
fold_files (UmpStore *store, UmpFold *fold)
{
  g_autofree char *near = g_strconcat (store->file, ".journal", NULL), *far = NULL;

  if (!fold_file (store, near, fold))
    return FALSE;
  if (fold->strange || fold->broken || fold->applied > 0 || ump_journal_elsewhere_is_closed ())
    return TRUE;
  far = ump_journal_elsewhere (store->file, ump_session_id (store->session));
  return fold_file (store, far, fold);
}

/* Looks only. A writer may replace document and journal between the two readings: then once more. */
static gboolean
open_to_read (UmpStore *store, UmpSession **partial, GError **error)
{
  UmpFold fold;

  store->read_only = TRUE;
  for (int i = 0; i < 3; i++) {
    if (!load (store, partial, error))
      return FALSE;
    if (!fold_files (store, &fold) || (!fold.strange && !fold.broken))
      return TRUE;
  }
  if (fold.broken && !fold.strange) {
    ump_store_say (
        store,
        _ ("A line in the journal of this session is damaged: what was entered behind it is not shown."));
    return TRUE;
  }
  if (!load (store, partial, error))
    return FALSE;
  ump_store_say (
      store, _ ("There is a journal beside this session that does not belong to it: another program changed "
                "the session. The journal is left as it is."));
  return TRUE;
}

/* Nothing may be written: a journal is there that cannot be used. */
static void
stop_writing (UmpStore *store, const GError *why)
{
  g_autofree char *sentence = ump_store_useless_message (why);

  store->read_only = TRUE;
  ump_store_say (store, sentence);
}

static void
put_aside (UmpStore *store, UmpJournal *journal, const char *text, gsize n, const UmpFold *fold)
{
  const char *message = fold->strange
                            ? ump_store_changed_message ()
                            : _ ("A line in the journal of this session is damaged. What was entered before "
                                 "it is there; all of the journal is kept in %s.");

  if (ump_store_keep_aside (store, journal, text, n, fold->size, message))
    return;
  store->read_only = TRUE;
  ump_store_say (
      store, fold->strange
                 ? _ ("This session was changed by another program, and its journal cannot be kept aside: "
                      "it can only be looked at.")
                 : _ ("A line in the journal of this session is damaged, and the journal cannot be kept "
                      "aside: the session can only be looked at."));
}

/* Folds a journal in under its lock. What cannot be folded in is kept aside; where that cannot be, or it
 * cannot be read, nothing may be written. */
static void
take_in (UmpStore *store, UmpJournal *journal)
{
  gsize n;
  g_autofree char *text = NULL;
  g_autoptr (GError) why = NULL;
  UmpFold fold;

  if (!ump_journal_text (journal, &text, &n, &why)) {
    stop_writing (store, why);
    return;
  }
  if (text == NULL)
    return;
  ump_store_fold (store, text, n, &fold);
  store->unsaved += fold.applied;
  journal->lines = fold.lines;
  if (fold.strange || fold.broken) {
    put_aside (store, journal, text, n, &fold);
    return;
  }
  if (fold.cut) {
    ump_store_say (store, _ ("The last line of the journal was cut while it was written; it is left out."));
    ump_journal_cut (journal, fold.size, NULL);
  }
  journal->size = fold.size;
}

/* The journal in the data folder: used when there can be none beside, and taken in when an earlier run
 * left one. FALSE: the document cannot be read. */
static gboolean
open_elsewhere (UmpStore *store, UmpJournalState *state, UmpSession **partial, GError **error)
{
  gboolean only = store->journal.fd < 0;
  g_autoptr (GError) why = NULL;
  UmpJournal journal;

  *state = ump_store_open_journal (store, &journal, TRUE, only, &why);
  if (*state == UMP_JOURNAL_FAILED)
    stop_writing (store, why);
  if (*state != UMP_JOURNAL_OPEN)
    return TRUE;
  if (only) {
    store->journal = journal;
    /* Who held the lock until now may have saved since the document was read. */
    if (!load (store, partial, error))
      return FALSE;
    take_in (store, &store->journal);
    return TRUE;
  }
  take_in (store, &journal);
  /* It is emptied only when what it holds is in the document; until then nothing may be written behind it. */
  if (journal.size > 0 && !store->read_only) {
    if (ump_store_save (store, &why))
      ump_journal_empty (&journal, NULL);
    else
      stop_writing (store, why);
  }
  ump_journal_close (&journal);
  return TRUE;
}

/* What another holds, or cannot be used, is only looked at. */
static gboolean
look_only (UmpStore *store, UmpJournalState state, const GError *why, UmpSession **partial, GError **error)
{
  ump_journal_close (&store->journal);
  if (state == UMP_JOURNAL_BUSY)
    ump_store_say (store,
                   _ ("This session is open in another window or program: here it can only be looked at."));
  else if (why != NULL)
    stop_writing (store, why);
  return open_to_read (store, partial, error);
}

/* Every saving gives the name that was opened a file of its own. */
static void
tell_links (UmpStore *store)
{
  if (store->status.st_nlink > 1)
    ump_store_say (store,
                   _ ("This file has more than one name. What is entered here is saved under this name "
                      "alone: the others keep the old state."));
}

static gboolean
open_to_write (UmpStore *store, UmpSession **partial, GError **error)
{
  g_autoptr (GError) why = NULL;
  UmpJournalState state = ump_store_open_journal (store, &store->journal, FALSE, TRUE, &why);

  if (state == UMP_JOURNAL_BUSY || state == UMP_JOURNAL_FAILED)
    return look_only (store, state, why, partial, error);
  if (!load (store, partial, error))
    return FALSE;
  if (store->journal.fd >= 0)
    take_in (store, &store->journal);
  if (!store->read_only && !open_elsewhere (store, &state, partial, error))
    return FALSE;
  if (state == UMP_JOURNAL_BUSY)
    return look_only (store, state, NULL, partial, error);
  if (store->read_only) {
    ump_journal_close (&store->journal);
    return TRUE;
  }
  tell_links (store);
  if (store->unsaved > 0)
    ump_store_save (store, NULL);
  return TRUE;
}

UmpStore *
ump_store_open (const UmpGame *const *games, const char *path, UmpStoreMode mode, UmpSession **partial,
                GError **error)
{
  UmpStore *store = ump_store_new_bare (games, path);
  gboolean opened;

  if (partial != NULL)
    *partial = NULL;
  if (store->file == NULL) {
    struct stat status;

    /* Asked once more for the reason. */
    g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                         g_strerror (stat (path, &status) < 0 ? errno : ENOENT));
    ump_store_free (store);
    return NULL;
  }
  opened =
      mode == UMP_STORE_WRITE ? open_to_write (store, partial, error) : open_to_read (store, partial, error);
  if (!opened)
    g_clear_pointer (&store, ump_store_free);
  return store;
}
