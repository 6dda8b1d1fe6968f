/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moving: first each journal gets its new name as a second one, then the document moves, then the old names of
 * the journals go. Whenever that stops, the document has its journal beside it; what may be left over is a
 * second name of the same journal, which ump_orphans_reunite() takes away. */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "session/journal.h"
#include "session/move.h"
#include "session/replace.h"
#include "session/session.h"
#include "session/store-private.h"

#define SUFFIX ".journal"

static gboolean
fail (GError **error, const char *message)
{
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, message);
  return FALSE;
}

/* ---- one journal with two names ----------------------------------------------------------------- */

static gboolean
same_bytes (const char *a, const char *b)
{
  g_autofree char *one = NULL, *other = NULL;
  gsize n, m;

  return ump_journal_read (a, &one, &n, NULL) && ump_journal_read (b, &other, &m, NULL) && one != NULL &&
         other != NULL && n == m && memcmp (one, other, n) == 0;
}

/* Whether two names lead to the same journal, or to copies of it. */
static gboolean
is_same (const char *a, const char *b)
{
  struct stat one, other;

  if (lstat (a, &one) < 0 || lstat (b, &other) < 0 || !S_ISREG (one.st_mode) || !S_ISREG (other.st_mode))
    return FALSE;
  return (one.st_dev == other.st_dev && one.st_ino == other.st_ino) || same_bytes (a, b);
}

/* For file systems where a file has one name only. */
static gboolean
copy (const char *from, const char *to)
{
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize n;

  if (!ump_journal_read (from, &text, &n, NULL) || text == NULL) {
    errno = EIO;
    return FALSE;
  }
  bytes = g_bytes_new_take (g_steal_pointer (&text), n);
  return ump_replace_file (to, bytes, NULL);
}

static gboolean
second_name (const char *from, const char *to)
{
  struct stat status;

  if (lstat (to, &status) == 0) {
    errno = EEXIST;
    if (!is_same (from, to))
      return FALSE;
  } else if (link (from, to) < 0) {
    if ((errno != EPERM && errno != ENOTSUP && errno != ENOSYS && errno != EMLINK) || !copy (from, to))
      return FALSE;
  }
  return ump_sync_folder (to);
}

/* ---- moving ------------------------------------------------------------------------------------- */

/* A journal on its way. from NULL: there is none. lock: held while it moves. */
typedef struct {
  char *from;
  char *to;
  UmpJournal lock;
} Moving;

static void
moving_clear (Moving *moving)
{
  ump_journal_close (&moving->lock);
  g_clear_pointer (&moving->from, g_free);
  g_clear_pointer (&moving->to, g_free);
}

/* Locks it; an empty one needs no moving. */
static gboolean
moving_init (Moving *moving, const char *from, const char *to, const char *like, GError **error)
{
  g_autoptr (GError) why = NULL;

  switch (ump_journal_open (&moving->lock, from, like, &why)) {
  case UMP_JOURNAL_BUSY: return fail (error, _ ("this session is open in another window or program"));
  case UMP_JOURNAL_FAILED: {
    g_autofree char *message = ump_store_useless_message (why);

    return fail (error, message);
  }
  case UMP_JOURNAL_OPEN: break;
  default: return TRUE;
  }
  if (moving->lock.size > 0) {
    moving->from = g_strdup (from);
    moving->to = g_strdup (to);
  }
  return TRUE;
}

/* The journal of that file in the data folder: its name ends with a digest of the path. NULL for none, and with an
 * error when that cannot be told. */
static char *
find_elsewhere (const char *from, const char *to, char **to_elsewhere, GError **error)
{
  g_autofree char *old = ump_journal_elsewhere (from, ""), *new = ump_journal_elsewhere (to, "");
  g_autofree char *folder = g_path_get_dirname (old), *suffix = g_path_get_basename (old);
  g_autofree char *new_suffix = g_path_get_basename (new);
  g_autoptr (GError) why = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &why);
  const char *name;

  if (dir == NULL && !g_error_matches (why, G_FILE_ERROR, G_FILE_ERROR_NOENT) &&
      !ump_journal_elsewhere_is_closed ())
    fail (error, why->message);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix)) {
      g_autofree char *id = g_strndup (name, strlen (name) - strlen (suffix));
      g_autofree char *new_name = g_strconcat (id, new_suffix, NULL);

      *to_elsewhere = g_build_filename (folder, new_name, NULL);
      return g_build_filename (folder, name, NULL);
    }
  return NULL;
}

/* The name of a file whose folder is there, without links in it; a new string. */
static char *
resolve (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);
  char *real = realpath (folder, NULL);
  char *resolved = g_build_filename (real != NULL ? real : folder, name, NULL);

  free (real);
  return resolved;
}

static gboolean
move_all (const char *from, const char *to, Moving *moving, int n, GError **error)
{
  struct stat status;
  int named = 0;
  gboolean moved = lstat (to, &status) < 0;

  errno = EEXIST;
  for (int i = 0; i < n && moved; i++) {
    moved = moving[i].from == NULL || second_name (moving[i].from, moving[i].to);
    named += moved;
  }
  moved = moved && g_rename (from, to) == 0;
  if (!moved) {
    fail (error, g_strerror (errno));
    for (int i = 0; i < named; i++)
      if (moving[i].from != NULL)
        unlink (moving[i].to);
    return FALSE;
  }
  /* The old names go only when a power cut cannot undo the new ones. */
  if (!ump_sync_folder (to) || !ump_sync_folder (from))
    return TRUE;
  for (int i = 0; i < n; i++)
    if (moving[i].from != NULL)
      unlink (moving[i].from);
  return TRUE;
}

gboolean
ump_session_move (const char *from, const char *to, GError **error)
{
  g_autofree char *source = resolve (from), *target = resolve (to);
  g_autofree char *near = g_strconcat (source, SUFFIX, NULL), *near_to = g_strconcat (target, SUFFIX, NULL);
  g_autoptr (GError) why = NULL;
  g_autofree char *far_to = NULL, *far = find_elsewhere (source, target, &far_to, &why);
  Moving moving[2] = { { .lock = { .fd = -1 } }, { .lock = { .fd = -1 } } };
  gboolean moved = why == NULL && moving_init (&moving[0], near, near_to, source, error) &&
                   (far == NULL || moving_init (&moving[1], far, far_to, NULL, error)) &&
                   move_all (source, target, moving, 2, error);

  moving_clear (&moving[0]);
  moving_clear (&moving[1]);
  if (why != NULL)
    g_propagate_error (error, g_steal_pointer (&why));
  return moved;
}

/* ---- journals without a session ------------------------------------------------------------------ */

/* The session that a journal in the list of lines continues: one with that digest. */
static char *
find_session (const char *folder, const char *text)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL), *digest = NULL;

    if (!g_str_has_suffix (name, ".umpire"))
      continue;
    digest = ump_store_digest_of (path);
    if (digest != NULL && ump_store_continues (text, digest))
      return g_steal_pointer (&path);
  }
  return NULL;
}

/* TRUE when it has gone to its session, or needs nobody. */
static gboolean
reunite (const char *journal, const char *folder)
{
  g_autofree char *removed = g_build_filename (folder, "removed", NULL), *session = NULL, *to = NULL,
                  *text = NULL;
  UmpJournal lock;
  UmpJournalState state = ump_journal_open (&lock, journal, NULL, NULL);
  gboolean done = state == UMP_JOURNAL_BUSY || state == UMP_JOURNAL_MISSING;
  gsize n;

  if (state != UMP_JOURNAL_OPEN)
    return done;
  if (ump_journal_text (&lock, &text, &n, NULL) && text != NULL) {
    session = find_session (folder, text);
    if (session == NULL)
      session = find_session (removed, text);
  }
  if (session != NULL) {
    to = g_strconcat (session, SUFFIX, NULL);
    done = second_name (journal, to) && unlink (journal) == 0;
  }
  ump_journal_close (&lock);
  return done || access (journal, F_OK) < 0;
}

GPtrArray *
ump_orphans_reunite (const char *folder)
{
  GPtrArray *left = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL), *session = NULL;

    if (!g_str_has_suffix (name, ".umpire" SUFFIX))
      continue;
    session = g_strndup (path, strlen (path) - strlen (SUFFIX));
    if (access (session, F_OK) < 0 && errno == ENOENT && !reunite (path, folder))
      g_ptr_array_add (left, g_steal_pointer (&path));
  }
  return left;
}

char *
ump_orphan_problem (const char *journal)
{
  g_autofree char *name = g_path_get_basename (journal);
  g_autofree char *session = g_strndup (name, strlen (name) - strlen (SUFFIX));

  /* Translators: %s is the name of a file */
  return g_strdup_printf (
      _ ("These are entries of a session that is gone from here. Put %s back beside this file, "
         "and they are in it."),
      session);
}
