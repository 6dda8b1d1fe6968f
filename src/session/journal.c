/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>

#include "session/journal.h"
#include "session/replace.h"
#include "session/session.h"

#define MAX_BYTES (2 * UMP_SESSION_MAX_BYTES)
#define TRIES 100

static gboolean
fail (GError **error, const char *format)
{
  int code = errno;

  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, format, g_strerror (code));
  return FALSE;
}

gboolean
ump_journal_is_there (const UmpJournal *journal)
{
  struct stat named, open;

  return journal->fd >= 0 && fstat (journal->fd, &open) == 0 && lstat (journal->path, &named) == 0 &&
         named.st_ino == open.st_ino && named.st_dev == open.st_dev;
}

/* One try: between opening and locking the holder may have removed it, then it must be opened anew. */
static UmpJournalState
try_open (UmpJournal *journal, gboolean make, gboolean *again, GError **error)
{
  struct stat status;
  int flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;

  *again = FALSE;
  journal->made = FALSE;
  journal->fd = open (journal->path, flags);
  if (journal->fd < 0 && errno == ENOENT && make) {
    journal->fd = open (journal->path, flags | O_CREAT | O_EXCL, 0666);
    journal->made = journal->fd >= 0;
    *again = journal->fd < 0 && errno == EEXIST;
  }
  if (journal->fd < 0) {
    if (errno == ENOENT && !make)
      return UMP_JOURNAL_MISSING;
    fail (error, _ ("the journal cannot be opened: %s"));
    return UMP_JOURNAL_FAILED;
  }
  if (flock (journal->fd, LOCK_EX | LOCK_NB) < 0) {
    if (errno == EWOULDBLOCK)
      return UMP_JOURNAL_BUSY;
    fail (error, _ ("the journal cannot be locked: %s"));
    return UMP_JOURNAL_FAILED;
  }
  if (fstat (journal->fd, &status) < 0 || !S_ISREG (status.st_mode) || status.st_size > MAX_BYTES) {
    g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                         _ ("the journal is no regular file"));
    return UMP_JOURNAL_FAILED;
  }
  *again = !ump_journal_is_there (journal);
  journal->size = status.st_size;
  return UMP_JOURNAL_OPEN;
}

UmpJournalState
ump_journal_open (UmpJournal *journal, const char *path, gboolean make, GError **error)
{
  UmpJournalState state = UMP_JOURNAL_FAILED;
  gboolean again = TRUE;

  *journal = (UmpJournal){ .path = g_strdup (path), .fd = -1 };
  for (int i = 0; i < TRIES && again; i++) {
    if (journal->fd >= 0)
      close (journal->fd);
    g_clear_error (error);
    state = try_open (journal, make, &again, error);
  }
  if (state == UMP_JOURNAL_OPEN && !again)
    return state;
  if (journal->fd >= 0)
    close (journal->fd);
  g_free (journal->path);
  *journal = (UmpJournal){ .fd = -1 };
  return state == UMP_JOURNAL_OPEN ? UMP_JOURNAL_BUSY : state;
}

void
ump_journal_close (UmpJournal *journal)
{
  if (journal->fd >= 0) {
    if (journal->size == 0 && ump_journal_is_there (journal))
      unlink (journal->path);
    close (journal->fd);
  }
  g_free (journal->path);
  *journal = (UmpJournal){ .fd = -1 };
}

gboolean
ump_journal_cut (UmpJournal *journal, gint64 size, GError **error)
{
  int done;

  do
    done = ftruncate (journal->fd, (off_t) size);
  while (done < 0 && errno == EINTR);
  if (done < 0)
    return fail (error, _ ("the journal cannot be cut: %s"));
  journal->size = size;
  return TRUE;
}

gboolean
ump_journal_empty (UmpJournal *journal, GError **error)
{
  return ump_journal_cut (journal, 0, error);
}

gboolean
ump_journal_append (UmpJournal *journal, const char *lines, gsize n, GError **error)
{
  if (!ump_write_at (journal->fd, lines, n, journal->size) || fdatasync (journal->fd) < 0) {
    fail (error, _ ("the journal cannot be written: %s"));
    /* What was half written must not stand in front of what is written next. Where even this fails, the size
     * that is remembered puts the next lines over it. */
    ump_journal_cut (journal, journal->size, NULL);
    return FALSE;
  }
  if (journal->made && !ump_sync_folder (journal->path)) {
    fail (error, _ ("the journal cannot be written: %s"));
    ump_journal_cut (journal, journal->size, NULL);
    return FALSE;
  }
  journal->made = FALSE;
  journal->size += (gint64) n;
  return TRUE;
}

char *
ump_journal_read (const char *path, gsize *n)
{
  struct stat status;
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
  char *text = NULL;
  gsize size = 0;
  gssize got = 1;

  *n = 0;
  if (fd < 0)
    return NULL;
  if (fstat (fd, &status) == 0 && S_ISREG (status.st_mode) && status.st_size > 0 &&
      status.st_size <= MAX_BYTES) {
    size = (gsize) status.st_size;
    text = g_malloc (size + 1);
    while (*n < size && got > 0) {
      got = pread (fd, text + *n, size - *n, (off_t) *n);
      if (got < 0 && errno == EINTR)
        got = 1;
      else if (got > 0)
        *n += (gsize) got;
    }
    text[*n] = '\0';
  }
  close (fd);
  return text;
}

char *
ump_journal_elsewhere (const char *file, const char *id)
{
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, file, -1);
  g_autofree char *name = g_strdup_printf ("%s-%.16s.journal", id, digest);

  return g_build_filename (g_get_user_data_dir (), "umpire", "journals", name, NULL);
}
