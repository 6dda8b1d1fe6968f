/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moving a session is renaming one file, under its lock. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "session/store/move.h"
#include "session/store/replace.h"
#include "session/store/store-private.h"

static gboolean
rename_file (const char *from, const char *to, GError **error)
{
  if (!ump_rename_fresh (from, to))
    return ump_fail (error, g_strerror (errno));
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
