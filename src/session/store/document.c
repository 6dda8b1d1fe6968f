/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of a session: locked, read, replaced whole; and what is done when another program has taken it. */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>

#include "session/format/input.h"
#include "session/format/session.h"
#include "session/store/document.h"
#include "session/store/replace.h"

/* So often a file is opened anew that is replaced at that very moment. */
#define TRIES 100
#define SUFFIX ".umpire"

/* ---- the lock -------------------------------------------------------------------------------- */

/* To write where that may be: a file of another machine is locked only then. Not blocking: opening a pipe
 * that nobody writes to would wait for ever. */
static int
open_file (const char *path)
{
  int flags = O_CLOEXEC | O_NONBLOCK | O_NOCTTY, fd = open (path, O_RDWR | flags);

  return fd >= 0 ? fd : open (path, O_RDONLY | flags);
}

static gboolean
knows_no_locks (int code)
{
  return code == ENOSYS || code == EOPNOTSUPP;
}

static gboolean
is_same (const struct stat *a, const struct stat *b)
{
  return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

static gboolean
leads_to (const char *path, int fd)
{
  struct stat named, own;

  return stat (path, &named) == 0 && fstat (fd, &own) == 0 && is_same (&named, &own);
}

/* 0, or an errno. */
static int
lock_file (int fd)
{
  return flock (fd, LOCK_EX | LOCK_NB) == 0 || knows_no_locks (errno) ? 0 : errno;
}

static char *
tell_lock (int code)
{
  if (code == EWOULDBLOCK)
    return g_strdup (_ ("This session is open in another window or program: here it can only be looked at."));
  /* Translators: %s says what is wrong, such as "No locks available" */
  return g_strdup_printf (
      _ ("This session cannot be locked: %s. It can only be looked at; a copy of it can be "
         "saved under another name."),
      g_strerror (code));
}

/* The descriptor; -1 with errno. lock_error: why it is not locked, or 0. */
static int
open_locked (const char *path, int *lock_error)
{
  for (int i = 0; i < TRIES; i++) {
    int fd = open_file (path);

    if (fd < 0)
      return -1;
    *lock_error = lock_file (fd);
    if (*lock_error != 0 || leads_to (path, fd))
      return fd;
    close (fd);
  }
  errno = EBUSY;
  return -1;
}

/* ---- life -------------------------------------------------------------------------------------- */

static UmpDocument *
document_new (const char *path, int fd, GBytes *bytes)
{
  UmpDocument *document = g_new0 (UmpDocument, 1);

  document->path = g_strdup (path);
  document->fd = fd;
  document->bytes = g_bytes_ref (bytes);
  return document;
}

UmpDocument *
ump_document_open (const char *path, char **why_not, GError **error)
{
  int lock_error, fd = open_locked (path, &lock_error);
  g_autoptr (GBytes) bytes = NULL;

  *why_not = NULL;
  if (fd < 0) {
    ump_fail (error, g_strerror (errno));
    return NULL;
  }
  bytes = ump_input_read_fd (fd, error);
  if (bytes == NULL) {
    close (fd);
    return NULL;
  }
  if (lock_error != 0)
    *why_not = tell_lock (lock_error);
  return document_new (path, fd, bytes);
}

static gboolean
is_locked (const UmpReplacement *replacement, GError **error)
{
  if (replacement->lock_error == 0 || knows_no_locks (replacement->lock_error))
    return TRUE;
  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
               /* Translators: %s says what is wrong, such as "No locks available" */
               _ ("the file cannot be locked: %s"), g_strerror (replacement->lock_error));
  return FALSE;
}

UmpDocument *
ump_document_create (const char *path, GBytes *bytes, GError **error)
{
  UmpReplacement replacement;
  UmpDocument *document = NULL;
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);

  if (!ump_replacement_write (&replacement, path, data, n, error))
    return NULL;
  if (is_locked (&replacement, error) && ump_replacement_commit (&replacement, TRUE, error))
    document = document_new (path, g_steal_fd (&replacement.fd), bytes);
  ump_replacement_drop (&replacement);
  return document;
}

void
ump_document_free (UmpDocument *document)
{
  if (document == NULL)
    return;
  close (document->fd);
  ump_old_journal_free (document->journal);
  g_bytes_unref (document->bytes);
  g_free (document->path);
  g_free (document);
}

/* ---- writing -------------------------------------------------------------------------------------- */

/* What has the path now and is the same to the byte: another program put it there. Its lock is ours as well
 * as long as it is open, or else that program plays it. */
static gboolean
lock_twin (const UmpDocument *document, int fd, gboolean *taken, GError **error)
{
  struct stat own, other;
  int code;

  if (fstat (document->fd, &own) < 0 || fstat (fd, &other) < 0)
    return ump_fail (error, g_strerror (errno));
  if (is_same (&own, &other))
    return TRUE;
  code = lock_file (fd);
  *taken = code == EWOULDBLOCK;
  return code == 0 || ump_fail (error, g_strerror (code));
}

/* Whether what stands at the path is what was read or written last; *fd: that, to be closed when it is
 * replaced, -1 for none. One that is gone harms nobody: it is written again. */
static gboolean
is_still_ours (const UmpDocument *document, int *fd, gboolean *taken, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  *fd = open_file (document->path);
  if (*fd < 0)
    return errno == ENOENT || ump_fail (error, g_strerror (errno));
  bytes = ump_input_read_fd (*fd, error);
  if (bytes == NULL)
    return FALSE;
  *taken = !g_bytes_equal (bytes, document->bytes);
  if (*taken)
    return ump_fail (error, _ ("the file was changed by another program"));
  return lock_twin (document, *fd, taken, error);
}

static void
take_over (UmpDocument *document, int *fd, GBytes *bytes)
{
  close (document->fd);
  document->fd = g_steal_fd (fd);
  g_bytes_unref (document->bytes);
  document->bytes = g_bytes_ref (bytes);
}

gboolean
ump_document_put (UmpDocument *document, GBytes *bytes, gboolean *taken, GError **error)
{
  UmpReplacement replacement;
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);
  int other = -1;
  gboolean done;

  *taken = FALSE;
  if (!ump_replacement_write (&replacement, document->path, data, n, error))
    return FALSE;
  done = is_locked (&replacement, error) && is_still_ours (document, &other, taken, error) &&
         (document->journal == NULL || ump_old_journal_announce (document->journal, bytes, error)) &&
         ump_replacement_commit (&replacement, FALSE, error);
  /* It may be in place and not be safe. */
  if (replacement.temporary == NULL)
    take_over (document, &replacement.fd, bytes);
  ump_replacement_drop (&replacement);
  if (other >= 0)
    close (other);
  if (done && document->journal != NULL && ump_old_journal_remove (document->journal))
    g_clear_pointer (&document->journal, ump_old_journal_free);
  return done;
}

gboolean
ump_document_is_taken (const UmpDocument *document)
{
  gboolean taken = FALSE;
  int fd;

  is_still_ours (document, &fd, &taken, NULL);
  if (fd >= 0)
    close (fd);
  return taken;
}

/* A free name beside the file; a new string. */
static char *
name_beside (const char *path)
{
  gsize n = strlen (path) - (g_str_has_suffix (path, SUFFIX) ? strlen (SUFFIX) : 0);
  struct stat status;

  for (guint k = 1;; k++) {
    g_autofree char *name = g_strdup_printf ("%.*s.kept-%u" SUFFIX, (int) n, path, k);

    if (lstat (name, &status) < 0)
      return g_steal_pointer (&name);
  }
}

gboolean
ump_document_put_beside (UmpDocument *document, GBytes *bytes, GError **error)
{
  g_autofree char *path = name_beside (document->path);
  g_autoptr (UmpDocument) other = ump_document_create (path, bytes, error);
  struct stat status;

  if (other == NULL)
    return FALSE;
  if (fstat (document->fd, &status) == 0)
    fchmod (other->fd, status.st_mode & 0777);
  take_over (document, &other->fd, bytes);
  g_free (document->path);
  document->path = g_steal_pointer (&path);
  /* It belongs to what stands there. */
  g_clear_pointer (&document->journal, ump_old_journal_free);
  return TRUE;
}
