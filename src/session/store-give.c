/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is given away as a file must not take a session with it. */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "session/replace.h"
#include "session/store-private.h"

/* So far into a file its namespace is looked for. */
#define HEAD_BYTES 4096

/* Whether it begins as a session does, or as a journal. */
static gboolean
is_session_text (const char *text, gsize n)
{
  const char *journal = "umpire-journal ";

  return g_strstr_len (text, (gssize) MIN (n, HEAD_BYTES), "urn:umpire:session:") != NULL ||
         (n >= strlen (journal) && memcmp (text, journal, strlen (journal)) == 0);
}

/* Whether a session or its journal is there; one that is damaged too, which has its name still. */
static gboolean
is_session_file (const char *path)
{
  g_autofree char *journal = g_strconcat (path, ".journal", NULL);
  char head[HEAD_BYTES];
  gsize n = 0;
  FILE *file;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return FALSE;
  if (g_file_test (journal, G_FILE_TEST_EXISTS))
    return TRUE;
  file = fopen (path, "re");
  if (file != NULL) {
    n = fread (head, 1, sizeof head, file);
    fclose (file);
  }
  return (n > 0 && g_str_has_suffix (path, ".umpire")) || is_session_text (head, n);
}

gboolean
ump_store_give (const UmpGame *const *games, const char *path, GBytes *bytes, char **notice, GError **error)
{
  g_autofree char *target = ump_store_copy_target (path);
  gsize n;
  const char *text = g_bytes_get_data (bytes, &n);

  *notice = NULL;
  if (is_session_text (text, n))
    return ump_store_write_copy (games, target, bytes, notice, error);
  if (!is_session_file (target))
    return ump_replace_file (target, bytes, error);
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                       _ ("there is a session at that place: choose another name"));
  return FALSE;
}
