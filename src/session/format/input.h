/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bytes of a document, chunk by chunk, from memory or from a file. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* fd: -1 for bytes in memory. */
typedef struct {
  int fd;
  const char *bytes;
  gsize size;
  gsize position;
  char *buffer;
} UmpInput;

void ump_input_from_bytes (UmpInput *input, GBytes *bytes);
/* Opens by descriptor: a regular file of at most UMP_SESSION_MAX_BYTES. FALSE with UMP_SESSION_ERROR_FILE. */
gboolean ump_input_open (UmpInput *input, const char *path, GError **error);
void ump_input_clear (UmpInput *input);
/* The next chunk, borrowed until the next call; n is 0 at the end. FALSE with UMP_SESSION_ERROR_FILE. */
gboolean ump_input_next (UmpInput *input, const char **chunk, gsize *n, GError **error);
/* All of a file, opened in the same way. NULL with UMP_SESSION_ERROR_FILE. */
GBytes *ump_input_read (const char *path, GError **error);
/* The same of one that is open and stays so. */
GBytes *ump_input_read_fd (int fd, GError **error);
/* What the program keeps in lines for itself is no longer. */
#define UMP_INPUT_MAX_LINES (1024 * 1024)
/* Such a file as a new string; "" with no error where there is none. What stands behind a NUL is left out. */
char *ump_input_lines (const char *path, GError **error);
/* Back to the beginning. */
void ump_input_rewind (UmpInput *input);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UmpInput, ump_input_clear)

G_END_DECLS
