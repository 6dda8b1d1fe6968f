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

#define TRIES 100
#define PATIENCE_MS 1000
#define PAUSE_MS 5

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

  if (journal->fd < 0)
    return FALSE;
  if (lstat (journal->path, &named) < 0)
    return errno != ENOENT && errno != ENOTDIR;
  return fstat (journal->fd, &open) < 0 || (named.st_ino == open.st_ino && named.st_dev == open.st_dev);
}

/* Whether a name that could not be opened (errno says why, and is kept) leads to nothing that could be a
 * journal: there is nothing, or a folder. FALSE as well when that cannot be told. */
static gboolean
is_free (const char *path)
{
  struct stat status;
  int code = errno;
  gboolean free_name;

  /* Asked again, there may be one that was made since. */
  if (code == ENOENT)
    return TRUE;
  free_name = lstat (path, &status) == 0 ? S_ISDIR (status.st_mode) : errno == ENOENT || errno == ENOTDIR;
  errno = code;
  return free_name;
}

/* As open(), for a name that should be free. Who may read and write the session may do so here. */
static int
make_file (const char *path, const char *like, int flags)
{
  struct stat status;
  gboolean known = stat (like, &status) == 0;
  int fd = open (path, flags | O_CREAT | O_EXCL, known ? 0600 : 0666);

  if (fd >= 0 && known) {
    if (fchown (fd, (uid_t) -1, status.st_gid) < 0)
      status.st_mode &= ~(mode_t) S_IRWXG;
    fchmod (fd, (status.st_mode & 0666) | 0600);
  }
  return fd;
}

static UmpJournalState
open_file (UmpJournal *journal, const char *like, gboolean *again, GError **error)
{
  int flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
  struct stat status;

  journal->made = FALSE;
  journal->fd = open (journal->path, flags);
  if (journal->fd >= 0)
    return UMP_JOURNAL_OPEN;
  if (!is_free (journal->path)) {
    fail (error, _ ("it cannot be opened: %s"));
    return UMP_JOURNAL_FAILED;
  }
  if (like == NULL)
    return UMP_JOURNAL_MISSING;
  journal->fd = make_file (journal->path, like, flags);
  journal->made = journal->fd >= 0;
  if (journal->made)
    return UMP_JOURNAL_OPEN;
  /* Somebody else has made one in between; a folder stays one. */
  *again = errno == EEXIST && !(lstat (journal->path, &status) == 0 && S_ISDIR (status.st_mode));
  if (*again)
    return UMP_JOURNAL_NOWHERE;
  fail (error, _ ("it cannot be made: %s"));
  return UMP_JOURNAL_NOWHERE;
}

/* FALSE with errno. Who looks for lost entries may be the first to lock a file that was made just now, and
 * lets go of it at once. */
static gboolean
lock_file (const UmpJournal *journal)
{
  int waited = 0;

  while (flock (journal->fd, LOCK_EX | LOCK_NB) < 0) {
    if (errno != EWOULDBLOCK || !journal->made || waited >= PATIENCE_MS)
      return FALSE;
    g_usleep (PAUSE_MS * 1000);
    waited += PAUSE_MS;
  }
  return TRUE;
}

/* Where files have no locks at all, as where the portal of a sandbox gives one, an empty journal is as good
 * as none: it has to be elsewhere. */
static UmpJournalState
check_and_lock (UmpJournal *journal, GError **error)
{
  struct stat status;
  gboolean lockable;

  if (fstat (journal->fd, &status) < 0) {
    fail (error, _ ("it cannot be read: %s"));
    return UMP_JOURNAL_FAILED;
  }
  if (!S_ISREG (status.st_mode) || status.st_size > UMP_JOURNAL_MAX_BYTES) {
    g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                         S_ISREG (status.st_mode) ? _ ("it is larger than 32 MiB")
                                                  : _ ("it is no regular file"));
    return UMP_JOURNAL_FAILED;
  }
  if (!lock_file (journal)) {
    if (errno == EWOULDBLOCK)
      return UMP_JOURNAL_BUSY;
    lockable = errno != ENOSYS && errno != EOPNOTSUPP;
    fail (error, _ ("it cannot be locked: %s"));
    return lockable || status.st_size > 0 ? UMP_JOURNAL_FAILED : UMP_JOURNAL_NOWHERE;
  }
  /* What was looked at before the lock may have grown since. */
  if (fstat (journal->fd, &status) < 0) {
    fail (error, _ ("it cannot be read: %s"));
    return UMP_JOURNAL_FAILED;
  }
  journal->size = status.st_size;
  return UMP_JOURNAL_OPEN;
}

/* One try: between opening and locking the holder may have removed it, then it must be opened anew. */
static UmpJournalState
try_open (UmpJournal *journal, const char *like, gboolean *again, GError **error)
{
  UmpJournalState state;

  *again = FALSE;
  state = open_file (journal, like, again, error);
  if (state == UMP_JOURNAL_OPEN)
    state = check_and_lock (journal, error);
  if (state == UMP_JOURNAL_OPEN)
    *again = !ump_journal_is_there (journal);
  return state;
}

UmpJournalState
ump_journal_open (UmpJournal *journal, const char *path, const char *like, GError **error)
{
  UmpJournalState state = UMP_JOURNAL_FAILED;
  gboolean again = TRUE;

  *journal = (UmpJournal){ .path = g_strdup (path), .fd = -1 };
  for (int i = 0; i < TRIES && again; i++) {
    if (journal->fd >= 0)
      close (journal->fd);
    g_clear_error (error);
    state = try_open (journal, like, &again, error);
  }
  if (state == UMP_JOURNAL_OPEN && !again)
    return state;
  if (journal->fd >= 0) {
    if (journal->made && (state == UMP_JOURNAL_FAILED || state == UMP_JOURNAL_NOWHERE))
      unlink (path);
    close (journal->fd);
  }
  g_free (journal->path);
  *journal = (UmpJournal){ .fd = -1 };
  if (!again && state == UMP_JOURNAL_NOWHERE && like == NULL) {
    g_clear_error (error);
    return UMP_JOURNAL_MISSING; /* none was to be made */
  }
  if (!again)
    return state;
  /* It comes and goes all the time: somebody is at work there. */
  g_clear_error (error);
  return UMP_JOURNAL_BUSY;
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
  if (size == 0)
    journal->lines = 0;
  return TRUE;
}

gboolean
ump_journal_empty (UmpJournal *journal, GError **error)
{
  return ump_journal_cut (journal, 0, error);
}

static guint
count_lines (const char *lines, gsize n)
{
  guint count = 0;

  for (const char *at = lines; (at = memchr (at, '\n', n - (gsize) (at - lines))) != NULL; at++)
    count++;
  return count;
}

gboolean
ump_journal_has_room (const UmpJournal *journal, const char *lines, gsize n)
{
  /* A `save` line must fit at any time. */
  return n < UMP_JOURNAL_MAX_LINE && journal->size + (gint64) n + 4096 <= UMP_JOURNAL_MAX_BYTES &&
         journal->lines + count_lines (lines, n) + 16 <= UMP_JOURNAL_MAX_LINES;
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
  journal->lines += count_lines (lines, n);
  return TRUE;
}

/* size: how many bytes to read; what a writer adds meanwhile is not asked for. */
static gboolean
read_text (int fd, gsize size, char **text, gsize *n, GError **error)
{
  g_autofree char *buffer = g_malloc (size + 1);
  gssize got = 1;

  while (*n < size && got > 0) {
    got = pread (fd, buffer + *n, size - *n, (off_t) *n);
    if (got < 0 && errno == EINTR)
      got = 1;
    else if (got > 0)
      *n += (gsize) got;
  }
  if (got < 0)
    return fail (error, _ ("it cannot be read: %s"));
  buffer[*n] = '\0';
  *text = g_steal_pointer (&buffer);
  return TRUE;
}

gboolean
ump_journal_text (const UmpJournal *journal, char **text, gsize *n, GError **error)
{
  *text = NULL;
  *n = 0;
  return journal->size == 0 || read_text (journal->fd, (gsize) journal->size, text, n, error);
}

static gboolean
read_open (int fd, char **text, gsize *n, GError **error)
{
  struct stat status;

  if (fstat (fd, &status) < 0)
    return fail (error, _ ("it cannot be read: %s"));
  if (S_ISDIR (status.st_mode))
    return TRUE;
  if (!S_ISREG (status.st_mode) || status.st_size > UMP_JOURNAL_MAX_BYTES) {
    g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                         S_ISREG (status.st_mode) ? _ ("it is larger than 32 MiB")
                                                  : _ ("it is no regular file"));
    return FALSE;
  }
  return status.st_size == 0 || read_text (fd, (gsize) status.st_size, text, n, error);
}

gboolean
ump_journal_read (const char *path, char **text, gsize *n, GError **error)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
  gboolean read;

  *text = NULL;
  *n = 0;
  if (fd < 0)
    return is_free (path) || fail (error, _ ("it cannot be opened: %s"));
  read = read_open (fd, text, n, error);
  close (fd);
  return read;
}

static char *
folder_elsewhere (void)
{
  return g_build_filename (g_get_user_data_dir (), "umpire", "journals", NULL);
}

gboolean
ump_journal_elsewhere_is_closed (void)
{
  g_autofree char *folder = folder_elsewhere ();

  return geteuid () != 0 && access (folder, X_OK) < 0 && errno == EACCES;
}

char *
ump_journal_elsewhere (const char *file, const char *id)
{
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, file, -1);
  g_autofree char *name = g_strdup_printf ("%s-%.16s.journal", id, digest);
  g_autofree char *folder = folder_elsewhere ();

  return g_build_filename (folder, name, NULL);
}
