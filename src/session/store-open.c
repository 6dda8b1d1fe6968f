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
/* Of a SHA-256 as it is written. */
#define DIGEST 64

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
  gsize n;
  UmpVerdict verdict;
  UmpMatch *match;
  g_autoptr (UmpEntry) entry = NULL;

  if (!take_game (store, &rest, &game))
    return FALSE;
  match = ump_session_match (store->session, game);
  n = strlen (rest);
  if (!ump_store_has_room (store, (gint64) n))
    return FALSE;
  entry = ump_read_entry_line (ump_match_setup (match), rest, n, NULL);
  if (entry == NULL || !ump_match_add (match, entry, &verdict))
    return FALSE;
  store->leaves++;
  store->bytes += ump_store_cost ((gint64) n);
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

/* A line of n bytes without its line feed that says `word` and a digest: that; NULL for another line. */
static const char *
digest_in (const char *line, gsize n, const char *word)
{
  gsize length = strlen (word);

  return n == length + DIGEST && strncmp (line, word, length) == 0 ? line + length : NULL;
}

/* The first line behind which the document on disk stands; NULL when the journal is of another document. The
 * head is looked at before anything else. */
static char *
first_to_fold (char *text, gsize whole, const char *digest)
{
  char *end = text + whole, *found = NULL, *line = text, *feed = memchr (text, '\n', whole);
  const char *head = digest_in (text, (gsize) (feed - text), HEAD);

  if (head == NULL)
    return NULL;
  if (strncmp (head, digest, DIGEST) == 0)
    found = feed + 1;
  for (line = feed + 1; line < end; line = feed + 1) {
    const char *saved;

    feed = memchr (line, '\n', (gsize) (end - line));
    saved = digest_in (line, (gsize) (feed - line), "save ");
    if (saved != NULL && strncmp (saved, digest, DIGEST) == 0)
      found = feed + 1;
  }
  return found;
}

gboolean
ump_store_continues (const char *text, const char *digest)
{
  const char *last = strrchr (text, '\n');

  return last != NULL && first_to_fold ((char *) text, (gsize) (last - text) + 1, digest) != NULL;
}

/* One line of n bytes that ends with a line feed, which is put back. */
static gboolean
fold_bytes (UmpStore *store, char *line, gsize n)
{
  gboolean folded;

  if (n > UMP_JOURNAL_MAX_LINE || memchr (line, '\0', n) != NULL)
    return FALSE;
  line[n - 1] = '\0';
  folded = fold_line (store, line);
  line[n - 1] = '\n';
  return folded;
}

void
ump_store_fold (UmpStore *store, char *text, gsize n, UmpFold *fold)
{
  gsize whole = n;
  char *line;

  while (whole > 0 && text[whole - 1] != '\n')
    whole--;
  *fold = (UmpFold){ .cut = whole < n };
  if (whole == 0)
    return;
  line = first_to_fold (text, whole, store->digest);
  fold->strange = line == NULL;
  if (fold->strange)
    return;
  for (const char *c = text; c < line; c++)
    fold->lines += *c == '\n';
  for (char *end = text + whole; line < end && !fold->broken; fold->lines++) {
    char *feed = memchr (line, '\n', (gsize) (end - line));
    gsize length = (gsize) (feed - line) + 1;

    fold->broken = fold->lines >= UMP_JOURNAL_MAX_LINES || !fold_bytes (store, line, length);
    if (fold->broken)
      break;
    fold->applied += after (line, "save ") == NULL;
    line = feed + 1;
  }
  fold->size = line - text;
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

    /* Translators: %s says what is wrong with the journal, such as "it cannot be opened: Permission denied" */
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
