/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "session/library-cache.h"
#include "session/move.h"
#include "session/recent.h"
#include "session/session.h"

/* So many items of a first reading are shown at once: a screen, then more at a time. */
#define FIRST_BATCH 24
#define BATCH 500

struct _UmpLibrary {
  GObject parent_instance;

  const UmpGame *const *games;
  char *folder;
  char *recent; /* the file of ump_recent_load() */
  char *cache;  /* that of ump_library_cache_load(), or NULL */
  GPtrArray *items;
  gboolean loading;
  gboolean again;
};

static void ump_library_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (UmpLibrary, ump_library, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, ump_library_list_model_init))

/* ---- the list ------------------------------------------------------------------------------- */

static GType
get_item_type (GListModel *model)
{
  return UMP_TYPE_LIBRARY_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return UMP_LIBRARY (model)->items->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  UmpLibrary *self = UMP_LIBRARY (model);

  return position < self->items->len ? g_object_ref (g_ptr_array_index (self->items, position)) : NULL;
}

static void
ump_library_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
ump_library_init (UmpLibrary *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
ump_library_finalize (GObject *object)
{
  UmpLibrary *self = UMP_LIBRARY (object);

  g_ptr_array_unref (self->items);
  g_free (self->folder);
  g_free (self->recent);
  g_free (self->cache);
  G_OBJECT_CLASS (ump_library_parent_class)->finalize (object);
}

static void
ump_library_class_init (UmpLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_library_finalize;
}

/* Makes the list these items; what stays the same at both ends is not announced. */
static void
set_items (UmpLibrary *self, GPtrArray *items)
{
  guint before = self->items->len, after = items->len, head = 0, tail = 0;
  g_autoptr (GPtrArray) old = self->items;

  while (head < MIN (before, after) && old->pdata[head] == items->pdata[head])
    head++;
  while (tail < MIN (before, after) - head && old->pdata[before - 1 - tail] == items->pdata[after - 1 - tail])
    tail++;
  self->items = g_ptr_array_ref (items);
  if (before - head - tail > 0 || after - head - tail > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), head, before - head - tail, after - head - tail);
}

/* ---- reading in a thread ----------------------------------------------------------------------- */

typedef struct {
  char *path;
  UmpLibraryStamp stamp;
} Found;

/* known: items by path, of the last reading. fresh: nothing was shown yet, so what is read is shown in
 * batches.
 * items: what was read; sent: how many of them went to the list; cache: where it is remembered, or NULL. */
typedef struct {
  const UmpGame *const *games;
  char *folder;
  char *recent;
  char *cache;
  GHashTable *known;
  gboolean fresh;
  GPtrArray *items;
  guint sent;
} Reading;

typedef struct {
  UmpLibrary *library;
  GPtrArray *items;
} Batch;

static void
found_clear (gpointer data)
{
  g_free (((Found *) data)->path);
}

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_free (reading->folder);
  g_free (reading->recent);
  g_free (reading->cache);
  g_hash_table_unref (reading->known);
  g_ptr_array_unref (reading->items);
  g_free (reading);
}

static int
newest_first (gconstpointer a, gconstpointer b)
{
  const Found *x = a, *y = b;

  if (x->stamp.time != y->stamp.time)
    return x->stamp.time > y->stamp.time ? -1 : 1;
  return strcmp (x->path, y->path);
}

/* What a path in the folder is called there; NULL if it lies elsewhere. */
static const char *
name_inside (const char *folder, const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (folder, NULL);
  gsize n = strlen (whole);

  if (!g_str_has_prefix (path, whole) || path[n] != G_DIR_SEPARATOR)
    return NULL;
  return strchr (path + n + 1, G_DIR_SEPARATOR) == NULL ? path + n + 1 : NULL;
}

static void
add_folder (GArray *files, const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    Found found;

    if (*name == '.' || !g_str_has_suffix (name, ".umpire"))
      continue;
    found.path = g_build_filename (folder, name, NULL);
    if (ump_library_stamp (found.path, &found.stamp))
      g_array_append_val (files, found);
    else
      g_free (found.path);
  }
}

/* What was opened from elsewhere; what is not there any more has an empty stamp. */
static void
add_recent (GArray *files, const char *folder, const char *recent)
{
  g_auto (GStrv) paths = ump_recent_load (recent);

  for (int k = 0; paths[k] != NULL; k++) {
    Found found = { .path = paths[k] };

    if (name_inside (folder, paths[k]) != NULL)
      continue;
    if (!ump_library_stamp (found.path, &found.stamp))
      found.stamp = (UmpLibraryStamp){ 0 };
    found.path = g_strdup (paths[k]);
    g_array_append_val (files, found);
  }
}

static GArray *
find_files (const char *folder, const char *recent)
{
  GArray *files = g_array_new (FALSE, FALSE, sizeof (Found));

  g_array_set_clear_func (files, found_clear);
  add_folder (files, folder);
  add_recent (files, folder, recent);
  g_array_sort (files, newest_first);
  return files;
}

/* A saving that was killed leaves its temporary file. None takes so long that it could still be at work. */
#define STALE_SECONDS 3600

/* What was being written of a session that is not there stays: see ump_sessions_astray(). */
static gboolean
is_needless (const char *folder, const char *name)
{
  g_autofree char *session = g_strndup (name + 1, strlen (name) - strlen (".new") - 1);
  g_autofree char *path = g_build_filename (folder, session, NULL),
                  *own = g_build_filename (folder, name, NULL);
  struct stat status;

  return lstat (path, &status) == 0 || (lstat (own, &status) == 0 && status.st_size == 0);
}

static void
remove_temporaries (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    struct stat status;

    if (*name == '.' && g_str_has_suffix (name, ".umpire.new") && lstat (path, &status) == 0 &&
        S_ISREG (status.st_mode) && now - status.st_mtime > STALE_SECONDS && is_needless (folder, name))
      g_unlink (path);
  }
}

/* Journals in the data folder are rare; only where there are any is each session asked for its own. */
static gboolean
any_elsewhere (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "umpire", "journals", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  return dir != NULL && g_dir_read_name (dir) != NULL;
}

static gboolean
show_batch (gpointer data)
{
  Batch *batch = data;

  set_items (batch->library, batch->items);
  return G_SOURCE_REMOVE;
}

static void
batch_free (gpointer data)
{
  Batch *batch = data;

  g_ptr_array_unref (batch->items);
  g_object_unref (batch->library);
  g_free (batch);
}

static gpointer
ref_item (gconstpointer item, gpointer data)
{
  return g_object_ref ((gpointer) item);
}

/* At the priority of the task itself, so that the last word is the task's. */
static void
send_batch (GTask *task, Reading *reading)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  Batch *batch = g_new0 (Batch, 1);

  batch->library = g_object_ref (g_task_get_source_object (task));
  batch->items = g_ptr_array_copy (reading->items, ref_item, NULL);
  reading->sent = reading->items->len;
  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, show_batch, batch, batch_free);
  g_source_attach (source, g_task_get_context (task));
}

/* The item of a file that has lost its place. */
static UmpLibraryItem *
found_item (Reading *reading, const char *path, const UmpLibraryStamp *stamp, UmpLibraryLost lost)
{
  g_autofree char *problem = NULL;

  if (lost == UMP_LIBRARY_LOST_SESSION)
    return ump_library_item_read_lost (reading->games, path, stamp);
  problem = ump_orphan_problem (path);
  return ump_library_item_unreadable (path, stamp, lost, problem);
}

/* A journal whose session is nowhere, or a session that lies where no list looks: listed with what can be done. */
static void
add_lost (Reading *reading, const GPtrArray *paths, UmpLibraryLost lost)
{
  for (guint i = 0; i < paths->len; i++) {
    UmpLibraryItem *item = g_hash_table_lookup (reading->known, paths->pdata[i]);
    UmpLibraryStamp stamp;

    if (!ump_library_stamp (paths->pdata[i], &stamp))
      continue;
    if (item != NULL && ump_library_item_fits (item, &stamp) && ump_library_item_lost (item) == lost)
      g_object_ref (item);
    else
      item = found_item (reading, paths->pdata[i], &stamp, lost);
    if (item != NULL)
      g_ptr_array_add (reading->items, item);
  }
}

/* The sessions that are not lost. Borrowed paths. */
static GPtrArray *
paths_of (const GArray *files)
{
  GPtrArray *paths = g_ptr_array_new ();

  for (guint i = 0; i < files->len; i++)
    if (g_array_index (files, Found, i).stamp.time != 0)
      g_ptr_array_add (paths, g_array_index (files, Found, i).path);
  return paths;
}

/* Before anything is read: what finds its way by itself is where it belongs then. */
static void
add_all_lost (Reading *reading, const GPtrArray *orphans, const GPtrArray *away, const GPtrArray *astray)
{
  add_lost (reading, orphans, UMP_LIBRARY_LOST_ENTRIES);
  add_lost (reading, away, UMP_LIBRARY_LOST_ENTRIES);
  add_lost (reading, astray, UMP_LIBRARY_LOST_SESSION);
}

/* Whether the cache says anything else than the list: something was read, or is no longer there. */
static gboolean
is_cache_old (const Reading *reading, guint n_read)
{
  return reading->cache != NULL && (n_read > 0 || g_hash_table_size (reading->known) != reading->items->len);
}

static void
read_folder (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  g_autoptr (GPtrArray) orphans = ump_orphans_reunite (reading->folder);
  g_autoptr (GArray) files = find_files (reading->folder, reading->recent);
  g_autoptr (GPtrArray) paths = paths_of (files), away = ump_orphans_elsewhere (reading->folder, paths),
                        astray = ump_sessions_astray (reading->folder, paths);
  gboolean elsewhere = any_elsewhere ();
  guint n_read = 0;

  if (reading->cache != NULL && reading->fresh && !elsewhere)
    ump_library_cache_load (reading->cache, reading->games, reading->known);
  remove_temporaries (reading->folder);
  for (guint i = 0; i < files->len; i++) {
    const Found *found = &g_array_index (files, Found, i);
    UmpLibraryItem *item = g_hash_table_lookup (reading->known, found->path);

    if (item != NULL && ump_library_item_fits (item, &found->stamp) &&
        ump_library_item_lost (item) == UMP_LIBRARY_NOT_LOST)
      g_object_ref (item);
    else if (found->stamp.time == 0)
      item = ump_library_item_unreadable (found->path, &found->stamp, UMP_LIBRARY_NOT_LOST,
                                          _ ("This file is no longer where it was"));
    else {
      item = ump_library_item_read (reading->games, found->path, &found->stamp, elsewhere);
      n_read++;
    }
    g_ptr_array_add (reading->items, item);
    if (reading->fresh &&
        (reading->items->len == FIRST_BATCH || reading->items->len == reading->sent + BATCH))
      send_batch (task, reading);
  }
  add_all_lost (reading, orphans, away, astray);
  if (!elsewhere && is_cache_old (reading, n_read))
    ump_library_cache_save (reading->cache, reading->items);
  g_task_return_boolean (task, TRUE);
}

static void
on_read (GObject *object, GAsyncResult *result, gpointer user_data)
{
  UmpLibrary *self = UMP_LIBRARY (object);
  Reading *reading = g_task_get_task_data (G_TASK (result));

  self->loading = FALSE;
  set_items (self, reading->items);
  if (!self->again)
    return;
  self->again = FALSE;
  ump_library_refresh (self);
}

void
ump_library_refresh (UmpLibrary *self)
{
  g_autoptr (GTask) task = NULL;
  Reading *reading;

  if (self->loading) {
    self->again = TRUE;
    return;
  }
  self->loading = TRUE;
  reading = g_new0 (Reading, 1);
  reading->games = self->games;
  reading->folder = g_strdup (self->folder);
  reading->recent = g_strdup (self->recent);
  reading->cache = g_strdup (self->cache);
  reading->known = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  reading->fresh = self->items->len == 0;
  reading->items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < self->items->len; i++) {
    UmpLibraryItem *item = g_ptr_array_index (self->items, i);

    g_hash_table_insert (reading->known, (gpointer) ump_library_item_path (item), g_object_ref (item));
  }
  task = g_task_new (self, NULL, on_read, NULL);
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_folder);
}

UmpLibrary *
ump_library_new_cached (const UmpGame *const *games, const char *folder, const char *cache)
{
  UmpLibrary *self = g_object_new (UMP_TYPE_LIBRARY, NULL);

  self->games = games;
  self->folder = g_strdup (folder);
  self->recent = g_build_filename (folder, "..", "recent", NULL);
  self->cache = g_strdup (cache);
  g_mkdir_with_parents (folder, 0700);
  ump_library_refresh (self);
  return self;
}

UmpLibrary *
ump_library_new (const UmpGame *const *games, const char *folder)
{
  return ump_library_new_cached (games, folder, NULL);
}

gboolean
ump_library_is_loading (UmpLibrary *self)
{
  return self->loading;
}

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

static gboolean
is_taken (const char *path)
{
  g_autofree char *journal = g_strconcat (path, ".journal", NULL);
  struct stat status;

  return lstat (path, &status) == 0 || lstat (journal, &status) == 0;
}

/* A journal without a session is a file like any other. */
static gboolean
move (const char *from, const char *to, GError **error)
{
  if (!g_str_has_suffix (from, ".journal"))
    return ump_session_move (from, to, error);
  if (g_rename (from, to) == 0)
    return TRUE;
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, g_strerror (errno));
  return FALSE;
}

/* The list shows what is called so. */
static gboolean
has_session_name (const char *path, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);

  if (*name != '.' && strlen (name) > strlen (".umpire") && g_str_has_suffix (name, ".umpire"))
    return TRUE;
  g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                       _ ("the name of a session ends with .umpire and does not begin with a dot"));
  return FALSE;
}

/* own: the folder of the library. */
static char *
move_to_removed (const char *own, const char *path, GError **error)
{
  g_autofree char *folder = g_build_filename (own, "removed", NULL), *name = g_path_get_basename (path);
  const char *suffix = g_str_has_suffix (name, ".umpire.journal") ? ".umpire.journal" : ".umpire";
  gsize length = strlen (name) - (g_str_has_suffix (name, suffix) ? strlen (suffix) : 0);

  g_mkdir_with_parents (folder, 0700);
  for (guint n = 1;; n++) {
    g_autofree char *other = n == 1 ? g_strdup_printf ("%.*s%s", (int) length, name, suffix)
                                    : g_strdup_printf ("%.*s-%u%s", (int) length, name, n, suffix);
    g_autofree char *to = g_build_filename (folder, other, NULL);

    if (is_taken (to))
      continue;
    return move (path, to, error) ? g_steal_pointer (&to) : NULL;
  }
}

char *
ump_library_remove (UmpLibrary *self, const char *path, GError **error)
{
  char *removed = move_to_removed (self->folder, path, error);

  if (removed != NULL)
    ump_library_refresh (self);
  return removed;
}

gboolean
ump_library_restore (UmpLibrary *self, const char *removed, const char *path, GError **error)
{
  if (!move (removed, path, error))
    return FALSE;
  ump_library_refresh (self);
  return TRUE;
}

/* Its file has another name then, and so has its place in the list: nowhere is it not known. */
static gboolean
rename_session (const char *own, const char *recent, const char *path, const char *to, GError **error)
{
  g_autofree char *whole = g_canonicalize_filename (to, NULL);
  gboolean follows = name_inside (own, whole) == NULL || ump_recent_holds (recent, path);

  gboolean known = follows && ump_recent_holds (recent, to);

  if (!has_session_name (to, error) || (follows && !known && !ump_recent_follow (recent, path, to, error)))
    return FALSE;
  if (!ump_session_move (path, to, error)) {
    if (follows && !known)
      ump_recent_drop (recent, to, NULL);
    return FALSE;
  }
  if (follows)
    ump_recent_drop (recent, path, NULL);
  return TRUE;
}

gboolean
ump_library_rename (UmpLibrary *self, const char *path, const char *to, GError **error)
{
  gboolean done = rename_session (self->folder, self->recent, path, to, error);

  ump_library_refresh (self);
  return done;
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

void
ump_library_forget (UmpLibrary *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!ump_recent_drop (self->recent, path, &error))
    g_info ("%s: %s", self->recent, error->message);
  ump_library_refresh (self);
}

/* ---- the same, by another thread ------------------------------------------------------------------------ */

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
  Later *later = data;
  GError *error = NULL;
  char *where = NULL;

  if (later->to == NULL)
    where = move_to_removed (later->own, later->path, &error);
  else if (move (later->path, later->to, &error))
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
run_rename (GTask *task, gpointer library, gpointer data, GCancellable *cancellable)
{
  Later *later = data;
  GError *error = NULL;

  if (rename_session (later->own, later->recent, later->path, later->to, &error))
    g_task_return_pointer (task, g_strdup (later->to), g_free);
  else
    g_task_return_error (task, error);
}

void
ump_library_rename_later (UmpLibrary *self, const char *path, const char *to, GAsyncReadyCallback callback,
                          gpointer user_data)
{
  run_later (self, path, to, run_rename, callback, user_data);
}

/* Into the folder, under a name that is free there. */
static char *
take_back (const char *own, const char *path, GError **error)
{
  g_autofree char *name = ump_astray_name (path);
  gsize length = strlen (name) - (g_str_has_suffix (name, ".umpire") ? strlen (".umpire") : 0);

  for (guint n = 1;; n++) {
    g_autofree char *other = n == 1 ? g_strdup_printf ("%.*s.umpire", (int) length, name)
                                    : g_strdup_printf ("%.*s-%u.umpire", (int) length, name, n);
    g_autofree char *to = g_build_filename (own, other, NULL);

    if (is_taken (to))
      continue;
    return ump_session_move (path, to, error) ? g_steal_pointer (&to) : NULL;
  }
}

/* to: the session that entries belong to; NULL for a session that is to come back. */
static void
run_take_back (GTask *task, gpointer library, gpointer data, GCancellable *cancellable)
{
  Later *later = data;
  GError *error = NULL;
  char *where = NULL;

  if (later->to == NULL)
    where = take_back (later->own, later->path, &error);
  else if (ump_orphan_join (later->path, later->to, &error))
    where = g_strdup (later->to);
  if (where != NULL)
    g_task_return_pointer (task, where, g_free);
  else
    g_task_return_error (task, error);
}

void
ump_library_take_back_later (UmpLibrary *self, const char *path, const char *session,
                             GAsyncReadyCallback callback, gpointer user_data)
{
  run_later (self, path, session, run_take_back, callback, user_data);
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

  return name_inside (self->folder, whole) != NULL;
}

char *
ump_library_last (UmpLibrary *self)
{
  g_auto (GStrv) paths = ump_recent_load (self->recent);

  for (int k = 0; paths[k] != NULL; k++)
    if (g_file_test (paths[k], G_FILE_TEST_IS_REGULAR))
      return g_strdup (paths[k]);
  return NULL;
}
