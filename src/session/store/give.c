/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that are given away: copies of a session, and whatever else. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>

#include "session/store/document.h"
#include "session/store/give.h"
#include "session/store/replace.h"

/* Nothing goes over another session, nor over what is no session at all. */
static gboolean
may_replace (const UmpGame *const *games, const char *id, GBytes *bytes, GError **error)
{
  g_autoptr (UmpSession) there = ump_session_parse (games, bytes, NULL, NULL);

  if (there == NULL)
    return ump_fail (error, _ ("what is at that place is not a session: choose another name"));
  return g_str_equal (ump_session_id (there), id) ||
         ump_fail (error, _ ("another session is at that place: choose another name"));
}

/* What an earlier version accepted there and did not write to the file goes with nobody's copy. */
static gboolean
has_journal (const char *target)
{
  g_autofree char *journal = g_strconcat (target, ".journal", NULL);
  struct stat status;

  return lstat (journal, &status) == 0 && S_ISREG (status.st_mode) && status.st_size > 0;
}

/* target: with links resolved; a copy of the session is there already. */
static gboolean
replace_copy (const UmpGame *const *games, const char *id, GBytes *bytes, const char *target, GError **error)
{
  g_autofree char *why_not = NULL;
  g_autoptr (UmpDocument) document = ump_document_open (target, &why_not, error);
  gboolean taken;

  if (document == NULL)
    return FALSE;
  if (why_not != NULL)
    return ump_fail (error, _ ("a session of that name is open in another window or program"));
  if (has_journal (target))
    return ump_fail (error,
                     _ ("entries that are not in that file yet lie beside it: open that session first"));
  return may_replace (games, id, document->bytes, error) && ump_document_put (document, bytes, &taken, error);
}

static gboolean
give_session (const UmpGame *const *games, const char *path, GBytes *bytes, GError **error)
{
  g_autoptr (UmpSession) session = ump_session_parse (games, bytes, NULL, error);
  char *target = realpath (path, NULL);
  gboolean given = session != NULL &&
                   (target != NULL ? replace_copy (games, ump_session_id (session), bytes, target, error)
                                   : ump_replace_file (path, bytes, error));

  free (target);
  return given;
}

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

/* Whether a session is there, or a journal of one; one that is damaged too, which has its name still. */
static gboolean
is_session_file (const char *path)
{
  char head[HEAD_BYTES];
  gsize n = 0;
  FILE *file;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return FALSE;
  file = fopen (path, "re");
  if (file != NULL) {
    n = fread (head, 1, sizeof head, file);
    fclose (file);
  }
  return (n > 0 && g_str_has_suffix (path, ".umpire")) || is_session_text (head, n);
}

gboolean
ump_store_give (const UmpGame *const *games, const char *path, GBytes *bytes, GError **error)
{
  gsize n;
  const char *text = g_bytes_get_data (bytes, &n);

  if (is_session_text (text, n))
    return give_session (games, path, bytes, error);
  if (!is_session_file (path))
    return ump_replace_file (path, bytes, error);
  return ump_fail (error, _ ("there is a session at that place: choose another name"));
}
