/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* renameat2 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>

#include "session/store/replace.h"
#include "session/format/session.h"

/* So many milliseconds others are waited for who write the same file. */
#define PATIENCE_MS 10000
/* What the name of a temporary file begins and ends with: a dot, and this. */
#define TEMPORARY ".new"

gboolean
ump_fail (GError **error, const char *message)
{
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, message);
  return FALSE;
}

gboolean
ump_write_at (int fd, const char *bytes, gsize n, gint64 at)
{
  while (n > 0) {
    gssize written = pwrite (fd, bytes, n, (off_t) at);

    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0) {
      if (written == 0)
        errno = ENOSPC;
      return FALSE;
    }
    bytes += written;
    n -= (gsize) written;
    at += written;
  }
  return TRUE;
}

gboolean
ump_sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), code;
  gboolean synced;

  if (fd < 0)
    return FALSE;
  /* Some file systems have nothing to sync in a folder and say so. */
  synced = fsync (fd) == 0 || errno == EINVAL || errno == ENOTSUP;
  code = errno;
  close (fd);
  errno = code;
  return synced;
}

static gboolean
fail (UmpReplacement *replacement, GError **error)
{
  int code = errno;

  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, _ ("the file cannot be saved: %s"),
               g_strerror (code));
  if (replacement != NULL)
    ump_replacement_drop (replacement);
  return FALSE;
}

/* The new file belongs to whom the old one belonged, as far as that may be said. */
static void
keep_owner (int fd, const char *path)
{
  struct stat status;

  if (stat (path, &status) < 0)
    return;
  if (fchown (fd, status.st_uid, status.st_gid) < 0 && fchown (fd, (uid_t) -1, status.st_gid) < 0)
    g_debug ("%s: %s", path, g_strerror (errno)); /* then it is ours */
  fchmod (fd, status.st_mode & 0777);
}

/* Whether the name of a temporary file leads to what is open. */
static gboolean
is_still (int fd, const char *path)
{
  struct stat own, named;

  return fstat (fd, &own) < 0 ||
         (lstat (path, &named) == 0 && own.st_dev == named.st_dev && own.st_ino == named.st_ino);
}

/* Removes what somebody left under the name of a temporary file. FALSE: somebody is writing it. */
static gboolean
clear_name (const char *path)
{
  int fd = open (path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  gboolean busy = FALSE;

  /* It went to its place meanwhile: what has the name by now is somebody's new file. */
  if (fd < 0 && errno == ENOENT)
    return TRUE;
  if (fd >= 0)
    busy = flock (fd, LOCK_EX | LOCK_NB) < 0 && errno == EWOULDBLOCK;
  if (!busy && (fd < 0 || is_still (fd, path)))
    unlink (path);
  if (fd >= 0)
    close (fd);
  return !busy;
}

/* A new file of that name, which nobody else writes: its lock is held until it is closed. -1 with errno. */
static int
open_temporary (const char *path, int *lock_error)
{
  for (int waited = 0; waited < PATIENCE_MS; waited++) {
    int fd = open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);

    if (fd < 0 && errno != EEXIST)
      return -1;
    if (fd < 0) {
      if (!clear_name (path))
        g_usleep (1000);
      continue;
    }
    *lock_error = flock (fd, LOCK_EX | LOCK_NB) < 0 ? errno : 0;
    /* Who found it before it was locked, and took it for one that was left, has removed it, or is about to.
     */
    if (*lock_error != EWOULDBLOCK && is_still (fd, path))
      return fd;
    close (fd);
  }
  errno = EEXIST;
  return -1;
}

gboolean
ump_replacement_write (UmpReplacement *replacement, const char *path, const char *bytes, gsize n,
                       GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);
  /* A name may have 255 bytes. */
  g_autofree char *hidden = strlen (name) <= 200
                                ? g_strdup_printf (".%s" TEMPORARY, name)
                                : g_strdup_printf (".%08x.umpire" TEMPORARY, g_str_hash (name));

  *replacement = (UmpReplacement){ .fd = -1 };
  if (access (path, F_OK) == 0 && access (path, W_OK) < 0)
    return fail (NULL, error);
  replacement->path = g_strdup (path);
  replacement->temporary = g_build_filename (folder, hidden, NULL);
  replacement->fd = open_temporary (replacement->temporary, &replacement->lock_error);
  if (replacement->fd < 0) {
    int code = errno;

    g_clear_pointer (&replacement->temporary, g_free); /* it is none of ours */
    errno = code;
    return fail (replacement, error);
  }
  keep_owner (replacement->fd, path);
  if (!ump_write_at (replacement->fd, bytes, n, 0) || fsync (replacement->fd) < 0)
    return fail (replacement, error);
  return TRUE;
}

gboolean
ump_rename_fresh (const char *from, const char *to)
{
  struct stat status;

#ifdef RENAME_NOREPLACE
  if (renameat2 (AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
    return TRUE;
  if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP)
    return FALSE;
#endif
  if (link (from, to) == 0) {
    unlink (from);
    return TRUE;
  }
  if (errno != EPERM && errno != ENOTSUP && errno != ENOSYS)
    return FALSE;
  if (lstat (to, &status) == 0) {
    errno = EEXIST;
    return FALSE;
  }
  return rename (from, to) == 0;
}

gboolean
ump_replacement_commit (UmpReplacement *replacement, gboolean fresh, GError **error)
{
  gboolean done = fresh ? ump_rename_fresh (replacement->temporary, replacement->path)
                        : rename (replacement->temporary, replacement->path) == 0;
  int code;

  if (!done)
    return fail (NULL, error);
  g_clear_pointer (&replacement->temporary, g_free);
  if (ump_sync_folder (replacement->path))
    return TRUE;
  code = errno;
  /* The new bytes are in place; that this may still be lost in a power cut must not be called saved. A new
   * file that nobody has heard of is taken back. */
  if (fresh && unlink (replacement->path) == 0) {
    errno = code;
    return fail (NULL, error);
  }
  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
               _ ("the file is written, but a power cut might still undo that: %s"), g_strerror (code));
  return FALSE;
}

gboolean
ump_replace_file (const char *path, GBytes *bytes, GError **error)
{
  char *real = realpath (path, NULL);
  g_autofree char *target = g_strdup (real != NULL ? real : path);
  UmpReplacement replacement;
  struct stat status;
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);
  gboolean done;

  free (real);
  if (stat (target, &status) == 0 && !S_ISREG (status.st_mode))
    return ump_fail (error, _ ("this is not a regular file"));
  if (!ump_replacement_write (&replacement, target, data, n, error))
    return FALSE;
  done = ump_replacement_commit (&replacement, FALSE, error);
  ump_replacement_drop (&replacement);
  return done;
}

void
ump_remove_leftovers (const char *folder, const char *ending)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *suffix = g_strconcat (ending, TEMPORARY, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = NULL;
    int fd;

    if (*name != '.' || !g_str_has_suffix (name, suffix))
      continue;
    path = g_build_filename (folder, name, NULL);
    fd = open (path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    /* Who is writing it has its lock; where there are no locks it cannot be told. */
    if (fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) == 0 && is_still (fd, path))
      unlink (path);
    if (fd >= 0)
      close (fd);
  }
}

void
ump_replacement_drop (UmpReplacement *replacement)
{
  if (replacement->fd >= 0)
    close (replacement->fd);
  if (replacement->temporary != NULL)
    unlink (replacement->temporary);
  g_free (replacement->temporary);
  g_free (replacement->path);
  *replacement = (UmpReplacement){ .fd = -1 };
}
