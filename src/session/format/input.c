/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>

#include "session/format/input.h"
#include "session/format/session.h"

#define CHUNK 65536

void
ump_input_from_bytes (UmpInput *input, GBytes *bytes)
{
  *input = (UmpInput){ .fd = -1 };
  input->bytes = g_bytes_get_data (bytes, &input->size);
}

static gboolean
refuse (int fd, GError **error, const char *message)
{
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, message);
  if (fd >= 0)
    close (fd);
  return FALSE;
}

/* fd is taken; errno says what is wrong where it is -1. */
static gboolean
take_fd (UmpInput *input, int fd, GError **error)
{
  struct stat status;

  *input = (UmpInput){ .fd = -1 };
  if (fd < 0 || fstat (fd, &status) < 0)
    return refuse (fd, error, g_strerror (errno));
  if (!S_ISREG (status.st_mode))
    return refuse (fd, error, _ ("this is not a regular file"));
  if (status.st_size > UMP_SESSION_MAX_BYTES)
    return refuse (fd, error, _ ("the file is larger than 64 MiB"));
  input->fd = fd;
  input->size = UMP_SESSION_MAX_BYTES;
  input->buffer = g_malloc (CHUNK);
  return TRUE;
}

gboolean
ump_input_open (UmpInput *input, const char *path, GError **error)
{
  /* Not blocking: opening a pipe that nobody writes to would wait for ever. */
  return take_fd (input, open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY), error);
}

void
ump_input_clear (UmpInput *input)
{
  if (input->fd >= 0)
    close (input->fd);
  g_free (input->buffer);
  *input = (UmpInput){ .fd = -1 };
}

static gboolean
read_file (UmpInput *input, const char **chunk, gsize *n, GError **error)
{
  gssize got;

  do
    got = pread (input->fd, input->buffer, CHUNK, (off_t) input->position);
  while (got < 0 && errno == EINTR);
  if (got < 0)
    return refuse (-1, error, g_strerror (errno));
  if (input->position + (gsize) got > UMP_SESSION_MAX_BYTES)
    return refuse (-1, error, _ ("the file is larger than 64 MiB"));
  *chunk = input->buffer;
  *n = (gsize) got;
  return TRUE;
}

gboolean
ump_input_next (UmpInput *input, const char **chunk, gsize *n, GError **error)
{
  if (input->fd >= 0) {
    if (!read_file (input, chunk, n, error))
      return FALSE;
  } else {
    *chunk = input->bytes != NULL ? input->bytes + input->position : "";
    *n = MIN (CHUNK, input->size - input->position);
  }
  input->position += *n;
  return TRUE;
}

void
ump_input_rewind (UmpInput *input)
{
  input->position = 0;
}

/* At most so many bytes; too_much says what is wrong with more. */
static GBytes *
read_all (UmpInput *input, gsize most, const char *too_much, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const char *chunk;
  gsize n;

  do {
    if (!ump_input_next (input, &chunk, &n, error))
      return NULL;
    if (bytes->len + n > most) {
      refuse (-1, error, too_much);
      return NULL;
    }
    g_byte_array_append (bytes, (const guint8 *) chunk, (guint) n);
  } while (n > 0);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

GBytes *
ump_input_read (const char *path, GError **error)
{
  g_auto (UmpInput) input = { .fd = -1 };

  return ump_input_open (&input, path, error)
             ? read_all (&input, UMP_SESSION_MAX_BYTES, _ ("the file is larger than 64 MiB"), error)
             : NULL;
}

GBytes *
ump_input_read_fd (int fd, GError **error)
{
  g_auto (UmpInput) input = { .fd = -1 };

  return take_fd (&input, fcntl (fd, F_DUPFD_CLOEXEC, 0), error)
             ? read_all (&input, UMP_SESSION_MAX_BYTES, _ ("the file is larger than 64 MiB"), error)
             : NULL;
}

char *
ump_input_lines (const char *path, GError **error)
{
  g_auto (UmpInput) input = { .fd = -1 };
  g_autoptr (GBytes) bytes = NULL;
  const char *data;
  gsize n;

  /* there is none at first, which needs no words of an error */
  if (access (path, F_OK) < 0 && errno == ENOENT)
    return g_strdup ("");
  if (!ump_input_open (&input, path, error))
    return NULL;
  bytes = read_all (&input, UMP_INPUT_MAX_LINES, _ ("the file is larger than 1 MiB"), error);
  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &n); /* NULL of an empty file */
  return g_strndup (data != NULL ? data : "", n);
}
