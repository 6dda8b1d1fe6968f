/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>

#include "session/store/lock.h"
#include "session/format/session.h"

#define PATIENCE_MS 5000
#define PAUSE_MS 10

/* The lock lies on the folder, which is never replaced: closing the descriptor gives it back. */
int
ump_lock_folder_of (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd, code;

  g_mkdir_with_parents (folder, 0700);
  fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  code = errno;
  for (int waited = 0; fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) < 0; waited += PAUSE_MS) {
    code = errno;
    if (code != EWOULDBLOCK && code != EINTR)
      return fd;
    if (waited >= PATIENCE_MS) {
      close (fd);
      fd = -1;
      break;
    }
    g_usleep (PAUSE_MS * 1000);
  }
  if (fd < 0)
    g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, _ ("the file cannot be saved: %s"),
                 g_strerror (code));
  return fd;
}
