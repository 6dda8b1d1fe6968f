/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a library does with files: removed, put back; and what was opened last. */
#include "config.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "session/library/library-private.h"
#include "session/format/model.h"
#include "session/store/move.h"
#include "session/library/recent.h"
#include "session/store/replace.h"
#include "session/store/store.h"

/* ---- files ------------------------------------------------------------------------------------------ */

char *
ump_library_new_path (UmpLibrary *self, const char *kind)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");

  for (guint n = 1;; n++) {
    g_autofree char *name = n == 1 ? g_strdup_printf ("%s-%s.umpire", date, kind)
                                   : g_strdup_printf ("%s-%s-%u.umpire", date, kind, n);
    g_autofree char *path = g_build_filename (self->folder, name, NULL);
    struct stat status;

    if (lstat (path, &status) < 0)
      return g_steal_pointer (&path);
  }
}

/* own: the folder of the library. */
static char *
move_to_removed (const UmpGame *const *games, const char *own, const char *path, GError **error)
{
  g_autofree char *folder = g_build_filename (own, "removed", NULL), *name = g_path_get_basename (path);
  gsize length = strlen (name) - (g_str_has_suffix (name, ".umpire") ? strlen (".umpire") : 0);

  g_mkdir_with_parents (folder, 0700);
  for (guint n = 1;; n++) {
    g_autofree char *other = n == 1 ? g_strdup_printf ("%.*s.umpire", (int) length, name)
                                    : g_strdup_printf ("%.*s-%u.umpire", (int) length, name, n);
    g_autofree char *to = g_build_filename (folder, other, NULL);
    struct stat status;

    if (lstat (to, &status) == 0)
      continue;
    return ump_session_move (games, path, to, error) ? g_steal_pointer (&to) : NULL;
  }
}

/* ---- what was opened ---------------------------------------------------------------------------------- */

void
ump_library_opened (UmpLibrary *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  /* A list that cannot be written is no reason to stop a game. */
  if (!ump_recent_put (self->recent, path, &error))
    g_info ("%s: %s", self->recent, error->message);
}

/* ---- the same, by another thread
 * ------------------------------------------------------------------------ */

/* to: where it goes; NULL for the folder's `removed`. */
typedef struct {
  char *own, *recent, *path, *to;
} Later;

static void
later_free (gpointer data)
{
  Later *later = data;

  g_free (later->own);
  g_free (later->recent);
  g_free (later->path);
  g_free (later->to);
  g_free (later);
}

static void
run_later (UmpLibrary *self, const char *path, const char *to, GTaskThreadFunc func,
           GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);
  Later *later = g_new0 (Later, 1);

  later->own = g_strdup (self->folder);
  later->recent = g_strdup (self->recent);
  later->path = g_strdup (path);
  later->to = g_strdup (to);
  g_task_set_task_data (task, later, later_free);
  g_task_run_in_thread (task, func);
}

static void
run_move (GTask *task, gpointer library, gpointer data, GCancellable *cancellable)
{
  const UmpGame *const *games = UMP_LIBRARY (library)->games;
  Later *later = data;
  GError *error = NULL;
  char *where = NULL;

  if (later->to == NULL)
    where = move_to_removed (games, later->own, later->path, &error);
  else if (ump_session_move (games, later->path, later->to, &error))
    where = g_strdup (later->to);
  if (where != NULL)
    g_task_return_pointer (task, where, g_free);
  else
    g_task_return_error (task, error);
}

void
ump_library_move_later (UmpLibrary *self, const char *path, const char *to, GAsyncReadyCallback callback,
                        gpointer user_data)
{
  run_later (self, path, to, run_move, callback, user_data);
}

char *
ump_library_move_finish (UmpLibrary *self, GAsyncResult *result, GError **error)
{
  char *where = g_task_propagate_pointer (G_TASK (result), error);

  if (where != NULL)
    ump_library_refresh (self);
  return where;
}

static void
run_opened (GTask *task, gpointer library, gpointer data, GCancellable *cancellable)
{
  Later *later = data;

  ump_library_opened (library, later->path);
  g_task_return_boolean (task, TRUE);
}

void
ump_library_opened_later (UmpLibrary *self, const char *path)
{
  run_later (self, path, NULL, run_opened, NULL, NULL);
}

static void
run_forget (GTask *task, gpointer library, gpointer data, GCancellable *cancellable)
{
  Later *later = data;
  g_autoptr (GError) error = NULL;

  if (!ump_recent_drop (later->recent, later->path, &error))
    g_info ("%s: %s", later->recent, error->message);
  g_task_return_boolean (task, TRUE);
}

static void
on_list_changed (GObject *library, GAsyncResult *result, gpointer user_data)
{
  ump_library_refresh (UMP_LIBRARY (library));
}

void
ump_library_forget_later (UmpLibrary *self, const char *path)
{
  run_later (self, path, NULL, run_forget, on_list_changed, NULL);
}

void
ump_library_remember_later (UmpLibrary *self, const char *path)
{
  run_later (self, path, NULL, run_opened, on_list_changed, NULL);
}

gboolean
ump_library_holds (UmpLibrary *self, const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);

  return ump_library_name_inside (self->folder, whole) != NULL;
}

/* The files may lie on a disk that is slow or gone. */
static void
run_find_last (GTask *task, gpointer library, gpointer recent, GCancellable *cancellable)
{
  g_auto (GStrv) paths = ump_recent_load (recent);

  for (int k = 0; paths[k] != NULL; k++)
    if (g_file_test (paths[k], G_FILE_TEST_IS_REGULAR)) {
      g_task_return_pointer (task, g_strdup (paths[k]), g_free);
      return;
    }
  g_task_return_pointer (task, NULL, NULL);
}

void
ump_library_find_last (UmpLibrary *self, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);

  g_task_set_task_data (task, g_strdup (self->recent), g_free);
  g_task_run_in_thread (task, run_find_last);
}

char *
ump_library_find_last_finish (UmpLibrary *self, GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
