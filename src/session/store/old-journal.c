/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Journals of earlier versions: found, locked, taken in line by line, removed. One that is there and cannot
 * be opened, locked or read may hold what is nowhere else: it is never taken for none. */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>

#include "session/format/model.h"
#include "session/store/old-journal.h"
#include "session/store/replace.h"

#define MAX_BYTES (32 * 1024 * 1024)
#define MAX_LINES 100000

static gboolean
fail (GError **error, const char *format)
{
  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, format, g_strerror (errno));
  return FALSE;
}

/* ---- its lines ------------------------------------------------------------------------------- */

/* What follows the word at the beginning of a line; NULL for another line. */
static const char *
after (const char *line, const char *word)
{
  return g_str_has_prefix (line, word) ? line + strlen (word) : NULL;
}

/* The game of that number; *rest: what stands behind it. NULL where there is none. */
static UmpMatch *
find_game (UmpSession *session, const char *text, guint *game, const char **rest)
{
  char *end;
  guint64 number = g_ascii_strtoull (text, &end, 10);

  if (number < 1 || number > ump_session_n_games (session) || (*end != '\0' && *end != ' '))
    return NULL;
  *game = (guint) number - 1;
  *rest = *end == ' ' ? end + 1 : end;
  return ump_session_match (session, *game);
}

static gboolean
take_entry (UmpSession *session, const char *text)
{
  guint game;
  const char *xml;
  UmpMatch *match = find_game (session, text, &game, &xml);
  g_autoptr (UmpEntry) entry =
      match != NULL ? ump_read_entry_line (ump_match_setup (match), xml, strlen (xml), NULL) : NULL;
  UmpVerdict verdict;

  if (entry == NULL || !ump_match_add (match, entry, &verdict))
    return FALSE;
  ump_session_game_changed (session, game, entry->at);
  return TRUE;
}

static gboolean
take_undo (UmpSession *session, const char *text, gboolean redo)
{
  guint game;
  const char *rest;
  UmpMatch *match = find_game (session, text, &game, &rest);
  UmpVerdict verdict;

  if (match == NULL || !(redo ? ump_match_redo (match, &verdict) : ump_match_undo (match)))
    return FALSE;
  ump_session_game_changed (session, game, NULL);
  return TRUE;
}

static gboolean
take_line (UmpSession *session, const char *line)
{
  const char *rest;

  if ((rest = after (line, "entry ")) != NULL)
    return take_entry (session, rest);
  if ((rest = after (line, "undo ")) != NULL)
    return take_undo (session, rest, FALSE);
  if ((rest = after (line, "redo ")) != NULL)
    return take_undo (session, rest, TRUE);
  return after (line, "save ") != NULL;
}

/* The first line of text that is not in the document with that digest; NULL where it continues another one.
 */
static char *
first_line (char *text, char *end, const char *digest)
{
  g_autofree char *head = g_strdup_printf ("umpire-journal 1 %s\n", digest),
                  *save = g_strdup_printf ("\nsave %s\n", digest);
  char *first = g_str_has_prefix (text, head) ? text + strlen (head) : NULL;

  if (!g_str_has_prefix (text, "umpire-journal 1 "))
    return NULL;
  for (char *at = text; at != NULL; at = g_strstr_len (at + 1, end - at - 1, save))
    if (at != text)
      first = at + strlen (save);
  return first;
}

/* Takes in whole lines, which end at end. n: how many changed something. FALSE: one cannot be. */
static gboolean
take_lines (UmpSession *session, char *line, char *end, guint *n)
{
  for (guint k = 0; line < end; k++) {
    char *feed = memchr (line, '\n', (gsize) (end - line));

    *feed = '\0';
    if (k == MAX_LINES || strlen (line) != (gsize) (feed - line) || !take_line (session, line))
      return FALSE;
    *n += !g_str_has_prefix (line, "save ");
    line = feed + 1;
  }
  return TRUE;
}

/* ---- its file ---------------------------------------------------------------------------------- */

GPtrArray *
ump_old_journal_paths (const char *file, const char *id)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, file, -1);
  g_autofree char *name = g_strdup_printf ("%s-%.16s.journal", id, digest);
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "umpire", "journals", NULL);

  g_ptr_array_add (paths, g_strconcat (file, ".journal", NULL));
  /* Where nobody may look into the folder no run of ours put anything. */
  if (geteuid () == 0 || access (folder, X_OK) == 0 || errno != EACCES)
    g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  return paths;
}

/* All that is in it, a new string of n bytes. NULL with UMP_SESSION_ERROR_FILE. */
static char *
read_text (int fd, gsize *n, GError **error)
{
  struct stat status;
  g_autofree char *text = NULL;
  gssize got = 1;

  *n = 0;
  if (fstat (fd, &status) < 0) {
    fail (error, _ ("it cannot be read: %s"));
    return NULL;
  }
  if (!S_ISREG (status.st_mode) || status.st_size > MAX_BYTES) {
    g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                         S_ISREG (status.st_mode) ? _ ("it is larger than 32 MiB")
                                                  : _ ("it is not a regular file"));
    return NULL;
  }
  text = g_malloc ((gsize) status.st_size + 1);
  while (*n < (gsize) status.st_size && got > 0) {
    got = pread (fd, text + *n, (gsize) status.st_size - *n, (off_t) *n);
    if (got < 0 && errno == EINTR)
      got = 1;
    else if (got > 0)
      *n += (gsize) got;
  }
  if (got < 0) {
    fail (error, _ ("it cannot be read: %s"));
    return NULL;
  }
  text[*n] = '\0';
  return g_steal_pointer (&text);
}

/* Opens one and, for a session that is to be written, locks it. NONE, BUSY or FAILED; TAKEN: fd is open. */
static UmpOldJournalState
open_file (const char *path, gboolean lock, int *fd, GError **error)
{
  struct stat status;

  if (lstat (path, &status) == 0 && S_ISDIR (status.st_mode))
    return UMP_OLD_JOURNAL_NONE;
  *fd = open (path, (lock ? O_RDWR : O_RDONLY) | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
  if (*fd < 0) {
    if (errno == ENOENT || errno == ENOTDIR)
      return UMP_OLD_JOURNAL_NONE;
    fail (error, _ ("it cannot be opened: %s"));
    return UMP_OLD_JOURNAL_FAILED;
  }
  if (!lock || flock (*fd, LOCK_EX | LOCK_NB) == 0 || errno == ENOSYS || errno == EOPNOTSUPP)
    return UMP_OLD_JOURNAL_TAKEN;
  if (errno == EWOULDBLOCK)
    return UMP_OLD_JOURNAL_BUSY;
  fail (error, _ ("it cannot be locked: %s"));
  return UMP_OLD_JOURNAL_FAILED;
}

/* Of one that is open: NONE, TAKEN, DAMAGED or STRANGE. */
static UmpOldJournalState
take_text (UmpSession *session, char *text, gsize length, GBytes *document, gint64 *size, guint *n)
{
  g_autofree char *digest = NULL;
  char *end = text + length, *line;
  guint before = *n;

  while (end > text && end[-1] != '\n')
    end--;
  *size = end - text;
  if (*size == 0)
    return UMP_OLD_JOURNAL_NONE;
  digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, document);
  line = first_line (text, end, digest);
  if (line == NULL)
    return UMP_OLD_JOURNAL_STRANGE;
  if (!take_lines (session, line, end, n))
    return UMP_OLD_JOURNAL_DAMAGED;
  return *n > before ? UMP_OLD_JOURNAL_TAKEN : UMP_OLD_JOURNAL_NONE;
}

UmpOldJournalState
ump_old_journal_take_in (UmpSession *session, const char *path, GBytes *document, UmpOldJournal **journal,
                         guint *n, GError **error)
{
  UmpOldJournal own = { .fd = -1 };
  UmpOldJournalState state = open_file (path, journal != NULL, &own.fd, error);
  g_autofree char *text = NULL;
  gsize length;

  if (state == UMP_OLD_JOURNAL_TAKEN) {
    text = read_text (own.fd, &length, error);
    state = text != NULL ? take_text (session, text, length, document, &own.size, n) : UMP_OLD_JOURNAL_FAILED;
    own.path = g_strdup (path);
    if (journal != NULL && state == UMP_OLD_JOURNAL_NONE)
      ump_old_journal_remove (&own); /* there is nothing in it that is not in the file */
    if (journal != NULL && state == UMP_OLD_JOURNAL_TAKEN) {
      *journal = g_memdup2 (&own, sizeof own);
      return state;
    }
    g_free (own.path);
  }
  if (own.fd >= 0)
    close (own.fd);
  return state;
}

/* ---- its end ----------------------------------------------------------------------------------- */

gboolean
ump_old_journal_announce (UmpOldJournal *journal, GBytes *document, GError **error)
{
  g_autofree char *digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, document);
  g_autofree char *line = g_strdup_printf ("save %s\n", digest);

  if (ftruncate (journal->fd, (off_t) journal->size) < 0 ||
      !ump_write_at (journal->fd, line, strlen (line), journal->size) || fdatasync (journal->fd) < 0)
    return fail (error, _ ("its journal cannot be written: %s"));
  journal->size += (gint64) strlen (line);
  return TRUE;
}

gboolean
ump_old_journal_remove (UmpOldJournal *journal)
{
  if (unlink (journal->path) < 0)
    return errno == ENOENT;
  ump_sync_folder (journal->path);
  return TRUE;
}

void
ump_old_journal_free (UmpOldJournal *journal)
{
  if (journal == NULL)
    return;
  close (journal->fd);
  g_free (journal->path);
  g_free (journal);
}
