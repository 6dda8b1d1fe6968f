/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a store comes to be: from a file, with a new file, or without any. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <glib/gi18n-lib.h>

#include "session/store/replace.h"
#include "session/store/store-private.h"

/* write: the journal is locked, and goes when the session is written. TRUE: there may be another one. */
static gboolean
take_in_journal (UmpStore *store, const char *path, GBytes *document, gboolean write)
{
  UmpOldJournal *journal = NULL;
  UmpOldJournalState state;
  g_autoptr (GError) why = NULL;
  g_autofree char *sentence = NULL;

  state = ump_old_journal_take_in (store->session, path, document, write ? &journal : NULL, &store->changes,
                                   &why);
  switch (state) {
  case UMP_OLD_JOURNAL_NONE: break;
  case UMP_OLD_JOURNAL_TAKEN:
    if (write)
      store->document->journal = journal;
    break;
  case UMP_OLD_JOURNAL_DAMAGED:
    /* Translators: %s is the name of a file */
    sentence = g_strdup_printf (
        _ ("A line in %s is damaged. What was entered before it is here; that file is left as it is."), path);
    break;
  case UMP_OLD_JOURNAL_STRANGE:
    /* Translators: %s is the name of a file */
    sentence = g_strdup_printf (_ ("%s does not belong to this session. It is left as it is."), path);
    break;
  case UMP_OLD_JOURNAL_BUSY:
    store->read_only = TRUE;
    sentence =
        g_strdup (_ ("This session is open in another window or program: here it can only be looked at."));
    break;
  case UMP_OLD_JOURNAL_FAILED:
    store->read_only = TRUE;
    /* Translators: the first %s is the name of a file, the second says what is wrong with it, such as "it
     * cannot be opened: Permission denied" */
    sentence = g_strdup_printf (
        _ ("%s cannot be used: %s. It may hold entries that are not in the session, which can "
           "only be looked at. A copy of it can be saved under another name."),
        path, why->message);
    break;
  }
  if (sentence != NULL)
    ump_store_say (store, sentence);
  return state == UMP_OLD_JOURNAL_NONE || state == UMP_OLD_JOURNAL_STRANGE;
}

static void
take_in_journals (UmpStore *store, const char *file, GBytes *document, gboolean write)
{
  g_autoptr (GPtrArray) paths = ump_old_journal_paths (file, ump_session_id (store->session));

  for (guint i = 0; i < paths->len && take_in_journal (store, paths->pdata[i], document, write); i++)
    ;
}

/* Every saving gives the name that was opened a file of its own. */
static void
tell_links (UmpStore *store)
{
  struct stat status;

  if (fstat (store->document->fd, &status) == 0 && status.st_nlink > 1)
    ump_store_say (store,
                   _ ("This file has more than one name. What is entered here is saved under this name "
                      "alone: the others keep the old state."));
}

static UmpStore *
open_to_write (const UmpGame *const *games, const char *path, const char *file, UmpSession **partial,
               GError **error)
{
  g_autofree char *why_not = NULL;
  g_autoptr (UmpDocument) document = ump_document_open (file, &why_not, error);
  UmpSession *session = document != NULL ? ump_session_parse (games, document->bytes, partial, error) : NULL;
  UmpStore *store;

  if (session == NULL)
    return NULL;
  store = ump_store_new (session, path);
  store->document = g_steal_pointer (&document);
  ump_store_measure (store, (gint64) g_bytes_get_size (store->document->bytes));
  if (why_not != NULL) {
    store->read_only = TRUE;
    ump_store_say (store, why_not);
  }
  take_in_journals (store, file, store->document->bytes, !store->read_only);
  if (store->read_only) {
    g_clear_pointer (&store->document, ump_document_free);
  } else {
    tell_links (store);
    ump_store_save (store, NULL); /* what was in the journal; else later */
  }
  return store;
}

static UmpStore *
open_to_read (const UmpGame *const *games, const char *path, const char *file, UmpSession **partial,
              GError **error)
{
  g_autoptr (GBytes) bytes = ump_session_read_file (file, error);
  UmpSession *session = bytes != NULL ? ump_session_parse (games, bytes, partial, error) : NULL;
  UmpStore *store;

  if (session == NULL)
    return NULL;
  store = ump_store_new (session, path);
  store->read_only = TRUE;
  take_in_journals (store, file, bytes, FALSE);
  return store;
}

UmpStore *
ump_store_open (const UmpGame *const *games, const char *path, UmpStoreMode mode, UmpSession **partial,
                GError **error)
{
  char *file = realpath (path, NULL);
  UmpStore *store = NULL;

  if (partial != NULL)
    *partial = NULL;
  if (file == NULL)
    ump_fail (error, g_strerror (errno));
  else if (mode == UMP_STORE_WRITE)
    store = open_to_write (games, path, file, partial, error);
  else
    store = open_to_read (games, path, file, partial, error);
  free (file);
  return store;
}

/* ---- a new session ------------------------------------------------------------------------------ */

/* The folder must be there, the file not. NULL with errno. */
static char *
resolve_new (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);
  g_autofree char *file = NULL;
  char *real = realpath (folder, NULL);
  struct stat status;

  if (real == NULL)
    return NULL;
  file = g_build_filename (real, name, NULL);
  free (real);
  if (lstat (file, &status) < 0 && errno == ENOENT)
    return g_steal_pointer (&file);
  errno = EEXIST;
  return NULL;
}

UmpStore *
ump_store_create (UmpSession *session, const char *path, GError **error)
{
  UmpStore *store = ump_store_new (session, path);
  g_autofree char *file = resolve_new (path);
  g_autoptr (GBytes) bytes = NULL;

  if (file == NULL) {
    ump_fail (error, g_strerror (errno));
  } else {
    g_autofree char *folder = g_path_get_dirname (file);

    ump_remove_leftovers (folder, ".umpire");
    bytes = ump_session_write (session);
    ump_store_measure (store, (gint64) g_bytes_get_size (bytes));
    store->document = ump_document_create (file, bytes, error);
  }
  if (store->document == NULL)
    g_clear_pointer (&store, ump_store_close);
  return store;
}

/* ---- without a file ----------------------------------------------------------------------------- */

UmpStore *
ump_store_for_trial (UmpSession *session)
{
  return ump_store_new (session, "");
}

UmpStore *
ump_store_to_look_at (UmpSession *session)
{
  UmpStore *store = ump_store_new (session, "");

  store->read_only = TRUE;
  return store;
}
