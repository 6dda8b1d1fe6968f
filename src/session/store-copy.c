/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A copy of a session under another name, which may turn out to be its own. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <glib/gi18n-lib.h>

#include "session/replace.h"
#include "session/store-private.h"

static gboolean
fail (GError **error, const char *message)
{
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, message);
  return FALSE;
}

/* The same file, whatever leads to it. One that was removed meanwhile has its name still. */
static gboolean
is_own (UmpStore *store, const char *target)
{
  struct stat own, other;

  if (g_strcmp0 (store->file, target) == 0)
    return TRUE;
  return store->file != NULL && stat (store->file, &own) == 0 && stat (target, &other) == 0 &&
         own.st_dev == other.st_dev && own.st_ino == other.st_ino;
}

/* Takes the lock of the session that is to be written over. Where no journal can be there is none to lose. */
static gboolean
lock_target (const char *target, UmpJournal *journal, GError **error)
{
  g_autofree char *path = g_strconcat (target, ".journal", NULL);
  g_autoptr (GError) why = NULL;

  switch (ump_journal_open (journal, path, target, &why)) {
  case UMP_JOURNAL_BUSY:
    return fail (error, _ ("a session of that name is open in another window or program"));
  case UMP_JOURNAL_FAILED:
    g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                 /* Translators: %s says what is wrong, such as "it cannot be read: Input/output error" */
                 _ ("there is a journal of that name that cannot be used: %s"), why->message);
    return FALSE;
  default: return TRUE;
  }
}

/* The entries of the session that is written over: they go to a file of their own before it does. */
static gboolean
keep_lines (UmpStore *store, UmpJournal *journal, GError **error)
{
  g_autofree char *text = NULL;
  gsize n;

  if (journal->fd < 0)
    return TRUE;
  if (!ump_journal_text (journal, &text, &n, error))
    return FALSE;
  return text == NULL ||
         ump_store_keep_aside (store, journal, text, n, journal->size,
                               _ ("The session that was replaced had entries that were not yet in its file. "
                                  "They are kept in %s.")) ||
         fail (error, _ ("an old journal of that name cannot be kept aside"));
}

/* Nothing goes over another session, nor over what is no session at all. */
static gboolean
is_free_or_same (UmpStore *store, const char *id, const char *target, GError **error)
{
  g_autoptr (UmpSession) there = NULL;
  g_autoptr (GError) why = NULL;
  struct stat status;

  if (stat (target, &status) < 0 && errno == ENOENT)
    return TRUE;
  there = ump_session_load (store->games, target, NULL, &why);
  if (there != NULL)
    return g_str_equal (ump_session_id (there), id) ||
           fail (error, _ ("another session is at that place: choose another name"));
  if (g_error_matches (why, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED))
    return fail (error, _ ("what is at that place is no session: choose another name"));
  g_propagate_error (error, g_steal_pointer (&why));
  return FALSE;
}

static gboolean
write_copy (UmpStore *store, GBytes *document, const char *id, const char *target, GError **error)
{
  UmpJournal journal;
  gboolean done;

  if (!lock_target (target, &journal, error))
    return FALSE;
  done = is_free_or_same (store, id, target, error) && keep_lines (store, &journal, error) &&
         ump_replace_file (target, document, error);
  /* Should this not be done, the next who opens the copy finds a journal of another document. */
  if (done && journal.fd >= 0 && journal.size > 0)
    ump_journal_empty (&journal, NULL);
  ump_journal_close (&journal);
  return done;
}

gboolean
ump_store_write_copy (const UmpGame *const *games, const char *target, GBytes *document, char **notice,
                      GError **error)
{
  g_autoptr (UmpSession) session = ump_session_parse (games, document, NULL, error);
  UmpStore *side = ump_store_new_bare (games, target);
  gboolean done = session != NULL && write_copy (side, document, ump_session_id (session), target, error);

  *notice = g_strdup (ump_store_notice (side));
  ump_store_free (side);
  return done;
}

char *
ump_store_copy_target (const char *path)
{
  char *real = realpath (path, NULL);
  char *target = g_strdup (real != NULL ? real : path);

  free (real);
  return target;
}

UmpCopyState
ump_store_save_copy (UmpStore *store, const char *path, GError **error)
{
  g_autofree char *target = ump_store_copy_target (path);
  g_autoptr (GBytes) document = NULL;

  if (is_own (store, target))
    return ump_store_save (store, error) ? UMP_COPY_SAVED : UMP_COPY_FAILED;
  document = ump_session_write (store->session);
  return write_copy (store, document, ump_session_id (store->session), target, error) ? UMP_COPY_WRITTEN
                                                                                      : UMP_COPY_FAILED;
}

/* ---- by another thread ----------------------------------------------------------------------------- */

/* side: knows the session's file and takes what is to be said. */
struct _UmpStoreCopy {
  UmpStore *side;
  GBytes *document;
  char *id;
  char *path;
  UmpCopyState state;
  GError *error;
};

UmpStoreCopy *
ump_store_copy_begin (UmpStore *store, const char *path)
{
  UmpStoreCopy *copy = g_new0 (UmpStoreCopy, 1);

  copy->side = ump_store_new_bare (store->games, store->path);
  g_free (copy->side->file);
  copy->side->file = g_strdup (store->file);
  copy->document = ump_session_write (store->session);
  copy->id = g_strdup (ump_session_id (store->session));
  copy->path = g_strdup (path);
  return copy;
}

void
ump_store_copy_run (UmpStoreCopy *copy)
{
  g_autofree char *target = ump_store_copy_target (copy->path);

  if (is_own (copy->side, target))
    copy->state = UMP_COPY_SAVED;
  else if (write_copy (copy->side, copy->document, copy->id, target, &copy->error))
    copy->state = UMP_COPY_WRITTEN;
}

UmpCopyState
ump_store_copy_end (UmpStoreCopy *copy, char **notice, GError **error)
{
  UmpCopyState state = copy->state;

  *notice = g_strdup (ump_store_notice (copy->side));
  if (copy->error != NULL)
    g_propagate_error (error, g_steal_pointer (&copy->error));
  ump_store_free (copy->side);
  g_bytes_unref (copy->document);
  g_free (copy->id);
  g_free (copy->path);
  g_free (copy);
  return state;
}
