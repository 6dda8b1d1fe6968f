/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moving a session is renaming one file, under its lock. */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>

#include "session/store/move.h"
#include "session/store/replace.h"
#include "session/store/store-private.h"

/* Into another file system: the new file is safe before the old one goes. Until then both are whole. */
static gboolean
carry_over (const char *from, const char *to, GError **error)
{
  g_autoptr (GBytes) bytes = ump_session_read_file (from, error);
  UmpReplacement replacement;
  struct stat status;
  gboolean done;

  if (bytes == NULL)
    return FALSE;
  if (stat (from, &status) < 0)
    return ump_fail (error, g_strerror (errno));
  if (!ump_replacement_write (&replacement, to, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                              error))
    return FALSE;
  fchmod (replacement.fd, status.st_mode & 0777);
  futimens (replacement.fd, (struct timespec[]){ status.st_atim, status.st_mtim });
  done = ump_replacement_commit (&replacement, TRUE, error);
  ump_replacement_drop (&replacement);
  if (!done || unlink (from) == 0)
    return done;
  ump_fail (error, g_strerror (errno));
  unlink (to);
  return FALSE;
}

static gboolean
rename_file (const char *from, const char *to, GError **error)
{
  struct stat status;

  if (!ump_rename_fresh (from, to)) {
    if (errno == EXDEV && lstat (from, &status) == 0 && S_ISREG (status.st_mode))
      return carry_over (from, to, error);
    return ump_fail (error, g_strerror (errno));
  }
  ump_sync_folder (to);
  ump_sync_folder (from);
  return TRUE;
}

/* A link that says where the session is from where it lies itself would lead to nothing elsewhere. */
static gboolean
may_go (const char *from, const char *to, GError **error)
{
  g_autofree char *link = g_file_read_link (from, NULL), *old = g_path_get_dirname (from),
                  *new = g_path_get_dirname (to);

  if (link == NULL || g_path_is_absolute (link) || strcmp (old, new) == 0)
    return TRUE;
  return ump_fail (error, _ ("this is a link: move the file that it leads to"));
}

/* Has the lock of a file that no session can be read from, or else is open. NULL with an error. */
static UmpDocument *
lock_damaged (const char *path, GError **error)
{
  char *file = realpath (path, NULL);
  g_autofree char *why_not = NULL;
  UmpDocument *document = NULL;

  if (file == NULL)
    ump_fail (error, g_strerror (errno));
  else
    document = ump_document_open (file, &why_not, error);
  free (file);
  if (why_not == NULL)
    return document;
  ump_document_free (document);
  ump_fail (error, why_not);
  return NULL;
}

gboolean
ump_session_move (const UmpGame *const *games, const char *from, const char *to, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (UmpStore) store = NULL;
  g_autoptr (UmpDocument) damaged = NULL;

  if (!may_go (from, to, error))
    return FALSE;
  store = ump_store_open (games, from, UMP_STORE_WRITE, NULL, &why);
  if (store == NULL && g_error_matches (why, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED))
    damaged = lock_damaged (from, error);
  else if (store == NULL)
    g_propagate_error (error, g_steal_pointer (&why));
  else if (ump_store_is_read_only (store))
    ump_fail (error, ump_store_notice (store));
  else if (store->document->journal != NULL)
    ump_fail (error, _ ("its journal cannot be taken in"));
  else
    return rename_file (from, to, error);
  return damaged != NULL && rename_file (from, to, error);
}
