/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moving: first each journal (and what was kept of one) gets its new name as a second one, then the document
 * moves, then the old names of the journals go. Whenever that stops, the document has its journal beside it;
 * what may be left over is a second name of the same journal. */
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
/* So long a copy is waited for. */
#define TRIES 100
#define PAUSE_MS 10
#define KEPT ".kept-"

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
  UmpReplacement replacement;
  struct stat status;
  gboolean done;
  gsize n;
  int code;

  if (!ump_journal_read (from, &text, &n, NULL) || text == NULL) {
    errno = EIO;
    return FALSE;
  }
  if (!ump_replacement_write (&replacement, to, text, n, NULL))
    return FALSE;
  if (stat (from, &status) == 0)
    fchmod (replacement.fd, status.st_mode & 0666);
  done = ump_replacement_commit (&replacement, TRUE, NULL);
  code = errno;
  ump_replacement_drop (&replacement);
  errno = code;
  return done;
}

gboolean
ump_second_name (const char *from, const char *to)
{
  struct stat status;
  gboolean there = lstat (to, &status) == 0;
  int code;

  if (there) {
    errno = EEXIST;
    if (!is_same (from, to))
      return FALSE;
  } else if (link (from, to) < 0) {
    if ((errno != EXDEV && errno != EPERM && errno != ENOTSUP && errno != ENOSYS && errno != EMLINK) ||
        !copy (from, to))
      return FALSE;
  }
  if (ump_sync_folder (to))
    return TRUE;
  code = errno;
  if (!there)
    unlink (to);
  errno = code;
  return FALSE;
}

/* Two names of the same file that are one entry of a folder, however they are spelt: the only one it has. */
static gboolean
is_one_name (const char *a, const char *b)
{
  struct stat one, other;

  return strcmp (a, b) == 0 || (lstat (a, &one) == 0 && lstat (b, &other) == 0 &&
                                one.st_dev == other.st_dev && one.st_ino == other.st_ino && one.st_nlink < 2);
}

gboolean
ump_give_name (const char *from, const char *to)
{
  return ump_second_name (from, to) && (is_one_name (from, to) || unlink (from) == 0);
}

/* ---- moving ------------------------------------------------------------------------------------- */

/* What goes with a session: a journal, or one that was kept aside. lock: held while a journal moves; copy:
 * that of its copy, where a file has one name only: so long nobody takes it for a journal that has lost its
 * session. */
typedef struct {
  char *from;
  char *to;
  UmpJournal lock;
  UmpJournal copy;
} Moving;

static void
moving_clear (gpointer data)
{
  Moving *moving = data;

  ump_journal_close (&moving->lock);
  ump_journal_close (&moving->copy);
  g_free (moving->from);
  g_free (moving->to);
}

/* Locks a journal; an empty one needs no moving, but its lock is kept. */
static gboolean
add_journal (GArray *movings, const char *from, const char *to, const char *like, GError **error)
{
  g_autoptr (GError) why = NULL;
  Moving moving = { .lock = { .fd = -1 }, .copy = { .fd = -1 } };

  switch (ump_journal_open (&moving.lock, from, like, &why)) {
  case UMP_JOURNAL_BUSY: return fail (error, _ ("this session is open in another window or program"));
  case UMP_JOURNAL_FAILED: {
    g_autofree char *message = ump_store_useless_message (why);

    return fail (error, message);
  }
  case UMP_JOURNAL_OPEN: break;
  default: return TRUE;
  }
  if (moving.lock.size > 0) {
    moving.from = g_strdup (from);
    moving.to = g_strdup (to);
  }
  g_array_append_val (movings, moving);
  return TRUE;
}

/* Opens a folder; NULL without an error where it is not there, or not for us. */
static GDir *
open_folder (const char *folder, GError **error)
{
  g_autoptr (GError) why = NULL;
  GDir *dir = g_dir_open (folder, 0, &why);

  if (dir == NULL && !g_error_matches (why, G_FILE_ERROR, G_FILE_ERROR_NOENT) &&
      !ump_journal_elsewhere_is_closed ())
    fail (error, why->message);
  return dir;
}

/* Whether something else is to have that name. */
static gboolean
is_planned (const GArray *movings, const char *name)
{
  for (guint i = 0; i < movings->len; i++)
    if (g_strcmp0 (g_array_index (movings, Moving, i).to, name) == 0)
      return TRUE;
  return FALSE;
}

/* A name that nothing else has or is to have; `to` itself, if it may be. A new string. */
static char *
free_name (const GArray *movings, const char *from, const char *to, const char *stem)
{
  struct stat status;

  if (!is_planned (movings, to) && (lstat (to, &status) < 0 || is_same (from, to)))
    return g_strdup (to);
  for (guint n = 1;; n++) {
    g_autofree char *other = g_strdup_printf ("%s%u", stem, n);

    if (lstat (other, &status) < 0 && !is_planned (movings, other))
      return g_steal_pointer (&other);
  }
}

/* What of a journal was kept aside has its name, then a number: see ump_store_keep_aside(). */
static gboolean
add_kept (GArray *movings, const char *from, const char *to, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (from), *name = g_path_get_basename (from);
  g_autofree char *start = g_strconcat (name, KEPT, NULL);
  g_autoptr (GError) why = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &why);
  const char *found;

  while (dir != NULL && (found = g_dir_read_name (dir)) != NULL) {
    g_autofree char *wanted = NULL, *stem = NULL;
    Moving moving = { .lock = { .fd = -1 }, .copy = { .fd = -1 } };

    if (!g_str_has_prefix (found, start))
      continue;
    wanted = g_strconcat (to, found + strlen (name), NULL);
    stem = g_strconcat (to, KEPT, NULL);
    moving.from = g_build_filename (folder, found, NULL);
    moving.to = free_name (movings, moving.from, wanted, stem);
    g_array_append_val (movings, moving);
  }
  return why == NULL || fail (error, why->message);
}

/* The journal of that file in the data folder: its name ends with a digest of the path. FALSE when that
 * cannot be told.
 * */
static gboolean
add_elsewhere (GArray *movings, const char *from, const char *to, GError **error)
{
  g_autofree char *old = ump_journal_elsewhere (from, ""), *new = ump_journal_elsewhere (to, "");
  g_autofree char *folder = g_path_get_dirname (old), *suffix = g_path_get_basename (old);
  g_autofree char *new_suffix = g_path_get_basename (new);
  g_autoptr (GError) why = NULL;
  g_autoptr (GDir) dir = open_folder (folder, &why);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *id = NULL, *new_name = NULL, *path = NULL, *new_path = NULL;

    if (!g_str_has_suffix (name, suffix))
      continue;
    id = g_strndup (name, strlen (name) - strlen (suffix));
    new_name = g_strconcat (id, new_suffix, NULL);
    path = g_build_filename (folder, name, NULL);
    new_path = g_build_filename (folder, new_name, NULL);
    if (!add_journal (movings, path, new_path, NULL, error) || !add_kept (movings, path, new_path, error))
      return FALSE;
  }
  if (why == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&why));
  return FALSE;
}

/* The document, into another file system: the new one is safe before the old one goes. Until then both are
 * whole. */
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
    return fail (error, g_strerror (errno));
  if (!ump_replacement_write (&replacement, to, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                              error))
    return FALSE;
  fchmod (replacement.fd, status.st_mode & 0777);
  futimens (replacement.fd, (struct timespec[]){ status.st_atim, status.st_mtim });
  done = ump_replacement_commit (&replacement, TRUE, error);
  ump_replacement_drop (&replacement);
  if (!done || unlink (from) == 0)
    return done;
  fail (error, g_strerror (errno));
  unlink (to);
  return FALSE;
}

static gboolean
move_document (const char *from, const char *to, GError **error)
{
  struct stat status;

  if (ump_rename_fresh (from, to))
    return TRUE;
  if (errno == EXDEV && lstat (from, &status) == 0 && S_ISREG (status.st_mode))
    return carry_over (from, to, error);
  return fail (error, g_strerror (errno));
}

/* Whoever looks into the copy at this moment is soon done. */
static gboolean
lock_copy (Moving *moving, GError **error)
{
  struct stat one, other;
  UmpJournalState state = UMP_JOURNAL_BUSY;

  if (moving->lock.fd < 0 || lstat (moving->from, &one) < 0 || lstat (moving->to, &other) < 0 ||
      (one.st_dev == other.st_dev && one.st_ino == other.st_ino))
    return TRUE;
  for (int i = 0; i < TRIES && state == UMP_JOURNAL_BUSY; i++) {
    if (i > 0)
      g_usleep (PAUSE_MS * 1000);
    state = ump_journal_open (&moving->copy, moving->to, NULL, NULL);
  }
  return state == UMP_JOURNAL_OPEN || fail (error, _ ("this session is open in another window or program"));
}

static gboolean
move_all (const char *from, const char *to, const GArray *movings, GError **error)
{
  struct stat status;
  guint named = 0;
  gboolean moved = lstat (to, &status) < 0 || fail (error, g_strerror (EEXIST));

  for (; named < movings->len && moved; named++) {
    Moving *moving = &g_array_index (movings, Moving, named);

    if (moving->from == NULL)
      continue;
    moved = ump_second_name (moving->from, moving->to) || fail (error, g_strerror (errno));
    if (!moved)
      break;
    moved = lock_copy (moving, error);
  }
  moved = moved && move_document (from, to, error);
  for (guint i = 0; i < named && !moved; i++) {
    const Moving *moving = &g_array_index (movings, Moving, i);

    if (moving->from != NULL && is_same (moving->from, moving->to) && !is_one_name (moving->from, moving->to))
      unlink (moving->to);
  }
  /* The old names go only when a power cut cannot undo the new ones, and never without them. */
  if (!moved || !ump_sync_folder (to) || !ump_sync_folder (from))
    return moved;
  for (guint i = 0; i < movings->len; i++)
    if (g_array_index (movings, Moving, i).from != NULL)
      ump_give_name (g_array_index (movings, Moving, i).from, g_array_index (movings, Moving, i).to);
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
  return fail (error, _ ("this is a link: move the file that it leads to"));
}

/* What lies where the journal is to go may hold what another session has nowhere else. */
static gboolean
is_place_free (const char *near, const char *near_to, GError **error)
{
  struct stat status;

  if (lstat (near_to, &status) < 0 || (S_ISREG (status.st_mode) && status.st_size == 0) ||
      is_same (near, near_to))
    return TRUE;
  return fail (error, g_strerror (EEXIST));
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

gboolean
ump_session_move (const char *from, const char *to, GError **error)
{
  g_autofree char *source = resolve (from), *target = resolve (to);
  g_autofree char *near = g_strconcat (source, SUFFIX, NULL), *near_to = g_strconcat (target, SUFFIX, NULL);
  g_autoptr (GArray) movings = g_array_new (FALSE, TRUE, sizeof (Moving));

  g_array_set_clear_func (movings, moving_clear);
  if (!may_go (source, target, error) || !add_journal (movings, near, near_to, source, error) ||
      !is_place_free (near, near_to, error) || !add_elsewhere (movings, source, target, error) ||
      !add_kept (movings, near, near_to, error))
    return FALSE;
  return move_all (source, target, movings, error);
}
