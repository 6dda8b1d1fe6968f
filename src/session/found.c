/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has lost its place: journals without a session, and sessions that no list shows. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>

#include "session/journal.h"
#include "session/move.h"
#include "session/replace.h"
#include "session/session.h"
#include "session/store-private.h"

#define SUFFIX ".journal"
#define NEW ".umpire.new"
/* A saving that was killed leaves its temporary file. None takes so long that it could still be at work. */
#define STALE_SECONDS 3600
/* Folders in folders are looked into so deep. */
#define DEPTH 3

static gboolean
fail (GError **error, const char *message)
{
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, message);
  return FALSE;
}

/* ---- journals without a session ------------------------------------------------------------------ */

/* The digest of a session, which is read once however many journals ask; NULL when it cannot be read.
 * digests: by path. */
static const char *
digest_of (GHashTable *digests, const char *path)
{
  gpointer digest;

  if (!g_hash_table_lookup_extended (digests, path, NULL, &digest)) {
    digest = ump_store_digest_of (path);
    g_hash_table_insert (digests, g_strdup (path), digest);
  }
  return digest;
}

GHashTable *
ump_digests_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

/* Whether the text of a journal continues that session; one that did when it was read may have been saved
 * since. */
static gboolean
is_of (GHashTable *digests, const char *session, const char *text)
{
  const char *known = digest_of (digests, session);
  g_autofree char *now = NULL;

  if (known == NULL || !ump_store_continues (text, known))
    return FALSE;
  now = ump_store_digest_of (session);
  return g_strcmp0 (now, known) == 0;
}

/* The session in a folder that the text of a journal continues. */
static char *
find_session (GHashTable *digests, const char *folder, const char *text)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_str_has_suffix (name, ".umpire") && is_of (digests, path, text))
      return g_steal_pointer (&path);
  }
  return NULL;
}

/* What a journal holds, a new string; its lock is not kept, for the search takes its time and somebody may
 * want to play. NULL: there is nothing to search for; settled: nor is anybody to be told, it is empty, in use
 * or gone. */
static char *
look_into (const char *journal, gboolean *settled)
{
  char *text = NULL;
  UmpJournal lock;
  UmpJournalState state = ump_journal_open (&lock, journal, NULL, NULL);
  gsize n;

  *settled = state != UMP_JOURNAL_FAILED;
  if (state != UMP_JOURNAL_OPEN)
    return NULL;
  *settled = lock.size == 0;
  if (!*settled && !ump_journal_text (&lock, &text, &n, NULL))
    text = NULL;
  ump_journal_close (&lock);
  return text;
}

/* Gives the journal its new name, if it still holds that text and the session is still where it was found:
 * who moves it has the lock. TRUE too when somebody has it in use by now. */
static gboolean
hand_over (GHashTable *digests, const char *journal, const char *to, const char *text, const char *session)
{
  g_autofree char *now = NULL;
  UmpJournal lock;
  UmpJournalState state = ump_journal_open (&lock, journal, NULL, NULL);
  gboolean done;
  gsize n;

  if (state != UMP_JOURNAL_OPEN)
    return state != UMP_JOURNAL_FAILED;
  done = ump_journal_text (&lock, &now, &n, NULL) && g_strcmp0 (now, text) == 0 &&
         is_of (digests, session, text) && ump_give_name (journal, to);
  ump_journal_close (&lock);
  return done;
}

/* TRUE when it has gone to its session, or needs nobody. */
static gboolean
reunite (GHashTable *digests, const char *journal, const char *folder)
{
  gboolean settled;
  g_autofree char *text = look_into (journal, &settled),
                  *removed = g_build_filename (folder, "removed", NULL), *session = NULL, *to = NULL;

  if (text == NULL)
    return settled;
  session = find_session (digests, folder, text);
  if (session == NULL)
    session = find_session (digests, removed, text);
  to = session != NULL ? g_strconcat (session, SUFFIX, NULL) : NULL;
  return to != NULL && hand_over (digests, journal, to, text, session);
}

GPtrArray *
ump_orphans_reunite (const char *folder, GHashTable *digests)
{
  GPtrArray *left = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL), *session = NULL;

    if (!g_str_has_suffix (name, ".umpire" SUFFIX))
      continue;
    session = g_strndup (path, strlen (path) - strlen (SUFFIX));
    if (access (session, F_OK) < 0 && errno == ENOENT && !reunite (digests, path, folder))
      g_ptr_array_add (left, g_steal_pointer (&path));
  }
  return left;
}

/* One of the known or of those in `removed` that the text of a journal continues. */
static char *
find_known (GHashTable *digests, const char *folder, const GPtrArray *known, const char *text)
{
  g_autofree char *removed = g_build_filename (folder, "removed", NULL);

  for (guint i = 0; i < known->len; i++)
    if (is_of (digests, known->pdata[i], text))
      return g_strdup (known->pdata[i]);
  return find_session (digests, removed, text);
}

/* The path that a store knows a session by; of one that is not there now: as far as its folders are. */
static char *
real_path (const char *path)
{
  char *real = realpath (path, NULL);
  g_autofree char *folder = NULL, *around = NULL, *name = NULL;
  char *copy;

  if (real == NULL) {
    folder = g_path_get_dirname (path);
    if (strcmp (folder, path) == 0 || strcmp (folder, ".") == 0)
      return g_strdup (path);
    around = real_path (folder);
    name = g_path_get_basename (path);
    return g_build_filename (around, name, NULL);
  }
  copy = g_strdup (real);
  free (real);
  return copy;
}

/* How the journals of the known sessions end in the data folder. */
static GHashTable *
endings_of (const GPtrArray *known)
{
  GHashTable *endings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < known->len; i++) {
    g_autofree char *real = real_path (known->pdata[i]), *journal = ump_journal_elsewhere (real, "");

    g_hash_table_add (endings, g_path_get_basename (journal));
  }
  return endings;
}

/* TRUE when nobody needs to be told. id: what its name begins with. */
static gboolean
follow (GHashTable *digests, const char *journal, const char *id, const char *folder, const GPtrArray *known)
{
  gboolean settled;
  g_autofree char *text = look_into (journal, &settled), *session = NULL, *real = NULL, *to = NULL;

  if (text == NULL)
    return settled;
  session = find_known (digests, folder, known, text);
  if (session == NULL)
    return FALSE;
  real = real_path (session);
  to = ump_journal_elsewhere (real, id);
  return hand_over (digests, journal, to, text, session);
}

GPtrArray *
ump_orphans_elsewhere (const char *folder, const GPtrArray *known, GHashTable *digests)
{
  g_autofree char *any = ump_journal_elsewhere ("", ""), *place = g_path_get_dirname (any),
                  *ending = g_path_get_basename (any);
  GPtrArray *left = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (place, 0, NULL);
  g_autoptr (GHashTable) endings = NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    gsize n = strlen (name), m = strlen (ending);
    g_autofree char *id = NULL, *path = NULL;

    if (n <= m || !g_str_has_suffix (name, SUFFIX))
      continue;
    if (endings == NULL)
      endings = endings_of (known);
    id = g_strndup (name, n - m);
    path = g_build_filename (place, name, NULL);
    if (!g_hash_table_contains (endings, name + n - m) && !follow (digests, path, id, folder, known))
      g_ptr_array_add (left, g_steal_pointer (&path));
  }
  return left;
}

/* That it does continue the session, which nobody plays at this moment. */
static gboolean
may_join (UmpJournal *lock, const char *session, GError **error)
{
  g_autofree char *text = NULL, *digest = ump_store_digest_of (session),
                  *near = g_strconcat (session, SUFFIX, NULL);
  UmpJournal other;
  gsize n;
  gint64 size;

  if (!ump_journal_text (lock, &text, &n, error))
    return FALSE;
  if (text == NULL || digest == NULL || !ump_store_continues (text, digest))
    return fail (error, _ ("these entries do not belong to that session"));
  switch (ump_journal_open (&other, near, NULL, error)) {
  case UMP_JOURNAL_BUSY: return fail (error, _ ("this session is open in another window or program"));
  case UMP_JOURNAL_FAILED: return FALSE;
  case UMP_JOURNAL_OPEN: break;
  default: return TRUE;
  }
  size = other.size;
  ump_journal_close (&other);
  return size == 0 || fail (error, _ ("that session has entries of its own that are not in its file yet"));
}

gboolean
ump_orphan_join (const char *journal, const char *session, GError **error)
{
  g_autofree char *real = real_path (session), *to = g_strconcat (real, SUFFIX, NULL);
  UmpJournal lock;
  gboolean done;

  switch (ump_journal_open (&lock, journal, NULL, error)) {
  case UMP_JOURNAL_OPEN: break;
  case UMP_JOURNAL_FAILED: return FALSE;
  case UMP_JOURNAL_BUSY: return fail (error, _ ("this session is open in another window or program"));
  default: return fail (error, g_strerror (ENOENT));
  }
  done = may_join (&lock, real, error);
  if (done && !ump_give_name (journal, to))
    done = fail (error, g_strerror (errno));
  ump_journal_close (&lock);
  return done;
}

/* ---- sessions that no list shows ------------------------------------------------------------------ */

/* paths, known: of those that are there, and those that need not be told of. */
typedef struct {
  GPtrArray *paths;
  GHashTable *known;
} Search;

static gboolean
is_stale (const struct stat *status)
{
  return g_get_real_time () / G_USEC_PER_SEC - status->st_mtime > STALE_SECONDS;
}

/* What was being written when the program was killed, of a session that is not there. */
static gboolean
is_left_over (const char *folder, const char *name, const struct stat *status)
{
  g_autofree char *session = NULL, *path = NULL;
  struct stat other;

  if (*name != '.' || !g_str_has_suffix (name, NEW) || !is_stale (status))
    return FALSE;
  session = g_strndup (name + 1, strlen (name) - strlen (".new") - 1);
  path = g_build_filename (folder, session, NULL);
  return strlen (name) > strlen ("." NEW) && lstat (path, &other) < 0;
}

static void
search (Search *found, const char *folder, gboolean listed, int depth)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    struct stat status;

    if (!g_utf8_validate (path, -1, NULL) || lstat (path, &status) < 0)
      continue;
    if (S_ISDIR (status.st_mode) && *name != '.' && depth > 0 && (!listed || strcmp (name, "removed") != 0))
      search (found, path, FALSE, depth - 1);
    if (!S_ISREG (status.st_mode) || g_hash_table_contains (found->known, path))
      continue;
    if (is_left_over (folder, name, &status) ||
        (!listed && *name != '.' && g_str_has_suffix (name, ".umpire") && strlen (name) > strlen (".umpire")))
      g_ptr_array_add (found->paths, g_steal_pointer (&path));
  }
}

GPtrArray *
ump_sessions_astray (const char *folder, const GPtrArray *known)
{
  g_autoptr (GHashTable) paths = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *whole = g_canonicalize_filename (folder, NULL), *around = g_path_get_dirname (whole),
                  *name = g_path_get_basename (around);
  Search found = { g_ptr_array_new_with_free_func (g_free), paths };

  for (guint i = 0; i < known->len; i++)
    g_hash_table_add (paths, known->pdata[i]);
  search (&found, folder, TRUE, DEPTH);
  if (strcmp (name, "umpire") == 0)
    search (&found, around, FALSE, 0);
  return found.paths;
}

char *
ump_astray_name (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  if (*name == '.' && g_str_has_suffix (name, NEW))
    return g_strndup (name + 1, strlen (name) - strlen (".new") - 1);
  return g_steal_pointer (&name);
}

/* ---- words --------------------------------------------------------------------------------------- */

char *
ump_orphan_problem (const char *journal)
{
  g_autofree char *name = g_path_get_basename (journal);
  g_autofree char *session = g_strndup (name, strlen (name) - strlen (SUFFIX));

  if (!g_str_has_suffix (session, ".umpire"))
    return g_strdup (
        _ ("These are entries of a session that is not in this list. Say where it is, and they are in it."));
  /* Translators: %s is the name of a file */
  return g_strdup_printf (
      _ ("These are entries of a session that is gone from here. Put %s back beside this file, "
         "and they are in it."),
      session);
}
