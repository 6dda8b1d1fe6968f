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

#define HEAD "umpire-journal 1 "

/* ---- journal lines --------------------------------------------------------------------- */

static const char *
after (const char *line, const char *word)
{
  gsize n = strlen (word);

  return strncmp (line, word, n) == 0 ? line + n : NULL;
}

/* Number of a game, counted from 1; moves on behind the space that follows. */
static gboolean
take_game (UmpStore *store, const char **line, guint *game)
{
  char *end;
  guint64 number = g_ascii_strtoull (*line, &end, 10);

  if (end == *line || number < 1 || number > ump_session_n_games (store->session) || (*end && *end != ' '))
    return FALSE;
  *game = (guint) number - 1;
  *line = *end ? end + 1 : end;
  return TRUE;
}

static gboolean
fold_entry (UmpStore *store, const char *rest)
{
  guint game;
  UmpVerdict verdict;
  UmpMatch *match;
  g_autoptr (UmpEntry) entry = NULL;

  if (!take_game (store, &rest, &game))
    return FALSE;
  match = ump_session_match (store->session, game);
  entry = ump_read_entry_line (ump_match_setup (match), rest, strlen (rest), NULL);
  if (entry == NULL || !ump_match_add (match, entry, &verdict))
    return FALSE;
  ump_session_game_changed (store->session, game, entry->at);
  return TRUE;
}

static gboolean
fold_undo (UmpStore *store, const char *rest, gboolean redo)
{
  guint game;
  UmpVerdict verdict;

  if (!take_game (store, &rest, &game))
    return FALSE;
  if (redo ? !ump_match_redo (ump_session_match (store->session, game), &verdict)
           : !ump_match_undo (ump_session_match (store->session, game)))
    return FALSE;
  ump_session_game_changed (store->session, game, NULL);
  return TRUE;
}

static gboolean
fold_line (UmpStore *store, const char *line)
{
  const char *rest;

  if ((rest = after (line, "entry ")) != NULL)
    return fold_entry (store, rest);
  if ((rest = after (line, "undo ")) != NULL)
    return fold_undo (store, rest, FALSE);
  if ((rest = after (line, "redo ")) != NULL)
    return fold_undo (store, rest, TRUE);
  return after (line, "save ") != NULL;
}

/* The first line behind which the document on disk stands; NULL when the journal is of another document. */
static const char *
first_to_fold (const char *const *lines, const char *digest, guint *index)
{
  const char *head = lines[0] != NULL ? after (lines[0], HEAD) : NULL;
  gboolean found = head != NULL && strcmp (head, digest) == 0;

  if (head == NULL)
    return NULL;
  *index = 1;
  for (guint i = 1; lines[i] != NULL; i++) {
    const char *saved = after (lines[i], "save ");

    if (saved != NULL && strcmp (saved, digest) == 0) {
      found = TRUE;
      *index = i + 1;
    }
  }
  return found ? head : NULL;
}

/* Line by line, from number `at` on; what stands before it takes fold->size bytes. */
static void
fold_lines (UmpStore *store, char **lines, guint at, UmpFold *fold)
{
  for (; lines[at] != NULL; at++) {
    if (!fold_line (store, lines[at])) {
      fold->broken = TRUE;
      return;
    }
    fold->size += (gint64) strlen (lines[at]) + 1;
    if (after (lines[at], "save ") == NULL)
      fold->applied++;
  }
}

void
ump_store_fold (UmpStore *store, const char *text, gsize n, UmpFold *fold)
{
  g_auto (GStrv) lines = NULL;
  gsize whole = n;
  g_autofree char *copy = NULL;
  guint at = 0;

  while (whole > 0 && text[whole - 1] != '\n')
    whole--;
  *fold = (UmpFold){ .cut = whole < n };
  if (whole == 0)
    return;
  copy = g_strndup (text, whole - 1);
  /* A NUL byte ends the last line that can be read; what stands behind it is broken. */
  fold->broken = strlen (copy) != whole - 1;
  lines = g_strsplit (copy, "\n", -1);
  if (fold->broken && lines[0] != NULL)
    g_clear_pointer (&lines[g_strv_length (lines) - 1], g_free);
  fold->strange = first_to_fold ((const char *const *) lines, store->digest, &at) == NULL;
  if (fold->strange)
    return;
  for (guint i = 0; i < at; i++)
    fold->size += (gint64) strlen (lines[i]) + 1;
  fold_lines (store, lines, at, fold);
}

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
    int fd = open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);
    g_auto (GStrv) halves = NULL;
    g_autofree char *sentence = NULL;
    gboolean kept;

    if (fd < 0 && errno == EEXIST)
      continue;
    if (fd < 0)
      return FALSE;
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

static char *
beside (UmpStore *store)
{
  return g_strconcat (store->file, ".journal", NULL);
}

static void
fold_file (UmpStore *store, const char *path, UmpFold *fold)
{
  gsize n;
  g_autofree char *text = ump_journal_read (path, &n);

  *fold = (UmpFold){ 0 };
  if (text != NULL)
    ump_store_fold (store, text, n, fold);
}

/* Looks only. A writer may replace document and journal between the two readings: then once more. */
static gboolean
open_to_read (UmpStore *store, UmpSession **partial, GError **error)
{
  g_autofree char *near = beside (store), *far = NULL;
  UmpFold fold;

  store->read_only = TRUE;
  for (int i = 0; i < 3; i++) {
    if (!load (store, partial, error))
      return FALSE;
    fold_file (store, near, &fold);
    if (!fold.strange && !fold.broken && fold.applied == 0) {
      g_free (far);
      far = ump_journal_elsewhere (store->file, ump_session_id (store->session));
      fold_file (store, far, &fold);
    }
    if (!fold.strange && !fold.broken)
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

/* Folds a journal in under its lock. What cannot be folded in is kept aside; where that cannot be, nothing
 * may be written. */
static void
take_in (UmpStore *store, UmpJournal *journal)
{
  gsize n;
  g_autofree char *text = ump_journal_read (journal->path, &n);
  UmpFold fold;

  if (text == NULL)
    return;
  ump_store_fold (store, text, n, &fold);
  if (fold.strange || fold.broken) {
    const char *message =
        fold.strange ? ump_store_changed_message ()
                     : _ ("A line in the journal of this session is damaged. What was entered before "
                          "it is there; all of the journal is kept in %s.");

    if (!ump_store_keep_aside (store, journal, text, n, fold.size, message)) {
      store->read_only = TRUE;
      ump_store_say (
          store,
          fold.strange
              ? _ ("This session was changed by another program, and its journal cannot be kept aside: "
                   "it can only be looked at.")
              : _ ("A line in the journal of this session is damaged, and the journal cannot be kept "
                   "aside: the session can only be looked at."));
    }
    store->unsaved += fold.applied;
    return;
  }
  if (fold.cut) {
    ump_store_say (store, _ ("The last line of the journal was cut while it was written; it is left out."));
    ump_journal_cut (journal, fold.size, NULL);
  }
  journal->size = fold.size;
  store->unsaved += fold.applied;
}

void
ump_store_lock (UmpStore *store, gboolean *held)
{
  g_autofree char *near = beside (store);

  *held = ump_journal_open (&store->journal, near, TRUE, NULL) == UMP_JOURNAL_BUSY;
}

/* The journal in the data folder: used when there can be none beside, and taken in when an earlier run
 * left one. */
static gboolean
open_elsewhere (UmpStore *store, UmpSession **partial, gboolean *held, GError **error)
{
  g_autofree char *path = ump_journal_elsewhere (store->file, ump_session_id (store->session));
  g_autofree char *folder = g_path_get_dirname (path);
  gboolean only = store->journal.fd < 0;
  UmpJournal journal;
  UmpJournalState state;

  if (only)
    g_mkdir_with_parents (folder, 0700);
  state = ump_journal_open (&journal, path, only, NULL);
  *held = state == UMP_JOURNAL_BUSY;
  if (state != UMP_JOURNAL_OPEN)
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
  /* It is emptied only when what it holds is in the document. */
  if (journal.size > 0 && !store->read_only && ump_store_save (store, NULL))
    ump_journal_empty (&journal, NULL);
  ump_journal_close (&journal);
  return TRUE;
}

static gboolean
open_to_write (UmpStore *store, UmpSession **partial, GError **error)
{
  gboolean held;

  ump_store_lock (store, &held);
  if (!held) {
    if (!load (store, partial, error))
      return FALSE;
    if (store->journal.fd >= 0)
      take_in (store, &store->journal);
    if (!open_elsewhere (store, partial, &held, error))
      return FALSE;
  }
  if (held) {
    ump_journal_close (&store->journal);
    ump_store_say (store,
                   _ ("This session is open in another window or program: here it can only be looked at."));
    return open_to_read (store, partial, error);
  }
  if (store->unsaved > 0 && !store->read_only)
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
