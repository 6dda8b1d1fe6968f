/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "session/library/library-cache.h"
#include "session/library/library-place.h"
#include "session/library/library-private.h"
#include "session/library/recent.h"
#include "session/format/session.h"
#include "session/store/replace.h"

/* So many items of a first reading are shown at once: a screen, then more at a time. */
#define FIRST_BATCH 24
#define BATCH 500

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
  g_free (self->problem);
  G_OBJECT_CLASS (ump_library_parent_class)->finalize (object);
}

enum { PROP_PROBLEM = 1, PROP_FOLDER, N_PROPS };
static GParamSpec *properties[N_PROPS];

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpLibrary *self = UMP_LIBRARY (object);

  g_value_set_string (value, id == PROP_PROBLEM ? self->problem : self->folder);
}

static void
ump_library_class_init (UmpLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_library_finalize;
  G_OBJECT_CLASS (klass)->get_property = get_property;
  properties[PROP_PROBLEM] =
      g_param_spec_string ("problem", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_FOLDER] =
      g_param_spec_string ("folder", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
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
  guint generation;
  gboolean fresh;
  GPtrArray *items;
  guint sent;
  char *problem;
} Reading;

typedef struct {
  UmpLibrary *library;
  guint generation;
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
  g_free (reading->problem);
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
const char *
ump_library_name_inside (const char *folder, const char *path)
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

    if (ump_library_name_inside (folder, paths[k]) != NULL)
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

static gboolean
show_batch (gpointer data)
{
  Batch *batch = data;

  if (batch->generation == batch->library->generation)
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
  batch->generation = reading->generation;
  batch->items = g_ptr_array_copy (reading->items, ref_item, NULL);
  reading->sent = reading->items->len;
  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, show_batch, batch, batch_free);
  g_source_attach (source, g_task_get_context (task));
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
  g_autoptr (GArray) files = find_files (reading->folder, reading->recent);
  guint n_read = 0;

  if (reading->cache != NULL && reading->fresh)
    ump_library_cache_load (reading->cache, reading->games, reading->known);
  reading->problem = ump_library_folder_problem (reading->folder);
  ump_remove_leftovers (reading->folder, ".umpire");
  for (guint i = 0; i < files->len; i++) {
    const Found *found = &g_array_index (files, Found, i);
    UmpLibraryItem *item = g_hash_table_lookup (reading->known, found->path);

    if (item != NULL && ump_library_item_fits (item, &found->stamp))
      g_object_ref (item);
    else if (!g_utf8_validate (found->path, -1, NULL))
      item = ump_library_item_unreadable (
          found->path, &found->stamp,
          _ ("The name of this file is not valid text: give it another one in the file manager."));
    else if (found->stamp.time == 0)
      item =
          ump_library_item_unreadable (found->path, &found->stamp, _ ("This file is no longer where it was"));
    else {
      item = ump_library_item_read (reading->games, found->path, &found->stamp);
      n_read++;
    }
    g_ptr_array_add (reading->items, item);
    if (reading->fresh &&
        (reading->items->len == FIRST_BATCH || reading->items->len == reading->sent + BATCH))
      send_batch (task, reading);
  }
  if (is_cache_old (reading, n_read))
    ump_library_cache_save (reading->cache, reading->items);
  g_task_return_boolean (task, TRUE);
}

static void
set_problem (UmpLibrary *self, const char *problem)
{
  if (g_strcmp0 (self->problem, problem) == 0)
    return;
  g_free (self->problem);
  self->problem = g_strdup (problem);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

static void
on_read (GObject *object, GAsyncResult *result, gpointer user_data)
{
  UmpLibrary *self = UMP_LIBRARY (object);
  Reading *reading = g_task_get_task_data (G_TASK (result));

  self->loading = FALSE;
  if (reading->generation == self->generation) {
    set_items (self, reading->items);
    set_problem (self, reading->problem);
  }
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
  reading->generation = self->generation;
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
ump_library_new (const UmpGame *const *games, const char *folder, const char *cache)
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

/* Takes the folder that is chosen now. */
static void
take_choice (UmpLibrary *self)
{
  g_autofree char *chosen = ump_library_chosen_folder ();

  g_free (self->folder);
  self->folder = chosen != NULL ? g_strdup (chosen) : ump_library_usual_folder ();
  if (chosen == NULL)
    g_mkdir_with_parents (self->folder, 0700);
}

UmpLibrary *
ump_library_new_chosen (const UmpGame *const *games, const char *recent, const char *cache)
{
  UmpLibrary *self = g_object_new (UMP_TYPE_LIBRARY, NULL);

  self->games = games;
  take_choice (self);
  self->recent = g_strdup (recent);
  self->cache = g_strdup (cache);
  ump_library_refresh (self);
  return self;
}

void
ump_library_follow_choice (UmpLibrary *self)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  take_choice (self);
  self->generation++;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDER]);
  set_items (self, none);
  ump_library_refresh (self);
}

gboolean
ump_library_is_loading (UmpLibrary *self)
{
  return self->loading;
}
