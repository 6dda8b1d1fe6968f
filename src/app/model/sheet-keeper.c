/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "sheet-keeper.h"

#include "session/store/replace.h"
#include "session/format/session.h"

/* So long nothing must be typed before it is written. */
#define REST_MS 700

/* dropped: the one before, to be had back. waiting: GTasks of who asked for all to be written. is_bad: what
 * lies in the file is no draft, and is not written over. unwritten: the last try failed. */
struct _UmpSheetKeeper {
  GObject parent_instance;
  char *path;
  UmpSheetDraft *draft;
  UmpSheetDraft *dropped;
  GPtrArray *waiting;
  guint source;
  gboolean is_read;
  gboolean is_bad;
  gboolean writing;
  gboolean again;
  gboolean unwritten;
  gboolean given_up; /* what is unwritten, by who closes the last window */
  gboolean keeping;
};

enum { PROP_DRAFT = 1, PROP_KEEPING, N_PROPS };
static GParamSpec *properties[N_PROPS];
static guint signal_trouble;

G_DEFINE_FINAL_TYPE (UmpSheetKeeper, ump_sheet_keeper, G_TYPE_OBJECT)

/* ---- writing ------------------------------------------------------------------------------- */

/* text: NULL to take the file away. aside: what is there is no draft, and is laid aside; kept_as: where, when
 * it was. */
typedef struct {
  char *path;
  char *text;
  char *kept_as;
  gboolean aside;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_free (work->path);
  g_free (work->text);
  g_free (work->kept_as);
  g_free (work);
}

static gboolean
fail (const char *path, GError **error)
{
  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, "%s: %s", path, g_strerror (errno));
  return FALSE;
}

/* FILE~, or with more of these where there is one already. */
static gboolean
lay_aside (Work *work, GError **error)
{
  g_autofree char *aside = g_strconcat (work->path, "~", NULL);

  while (g_file_test (aside, G_FILE_TEST_EXISTS) || g_file_test (aside, G_FILE_TEST_IS_SYMLINK)) {
    char *longer = g_strconcat (aside, "~", NULL);

    g_free (aside);
    aside = longer;
  }
  if (g_rename (work->path, aside) == 0)
    work->kept_as = g_steal_pointer (&aside);
  else if (errno != ENOENT)
    return fail (work->path, error);
  return TRUE;
}

/* In the thread. */
static gboolean
put (Work *work, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (work->path);
  g_autoptr (GBytes) bytes = NULL;

  if (work->aside && !lay_aside (work, error))
    return FALSE;
  if (work->text == NULL)
    return g_unlink (work->path) == 0 || errno == ENOENT || fail (work->path, error);
  if (g_mkdir_with_parents (folder, 0700) < 0)
    return fail (folder, error);
  bytes = g_bytes_new (work->text, strlen (work->text));
  return ump_replace_file (work->path, bytes, error);
}

static void
run_put (GTask *task, gpointer keeper, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (put (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void write_now (UmpSheetKeeper *self);

static void
on_put (GObject *object, GAsyncResult *result, gpointer user_data)
{
  UmpSheetKeeper *self = UMP_SHEET_KEEPER (object);
  const Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  self->writing = FALSE;
  if (work->kept_as != NULL) {
    g_autofree char *message = g_strdup_printf (_ ("What could not be read is kept as %s"), work->kept_as);

    self->is_bad = FALSE;
    g_signal_emit (self, signal_trouble, 0, message);
  }
  self->unwritten = !g_task_propagate_boolean (G_TASK (result), &error);
  if (!self->unwritten)
    self->is_bad = FALSE;
  else
    g_signal_emit (self, signal_trouble, 0, error->message);
  if (self->again) {
    self->again = FALSE;
    write_now (self);
    return;
  }
  while (self->waiting->len > 0) {
    g_autoptr (GTask) task = g_ptr_array_steal_index (self->waiting, 0);

    if (error != NULL)
      g_task_return_error (task, g_error_copy (error));
    else
      g_task_return_boolean (task, TRUE);
  }
}

/* One after the other; what comes meanwhile is written after that. */
static void
write_now (UmpSheetKeeper *self)
{
  g_autoptr (GTask) task = NULL;
  Work *work;

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->writing) {
    self->again = TRUE;
    return;
  }
  self->writing = TRUE;
  work = g_new0 (Work, 1);
  work->path = g_strdup (self->path);
  work->text = ump_sheet_keeper_has_work (self) ? ump_sheet_draft_print (self->draft) : NULL;
  work->aside = self->is_bad;
  task = g_task_new (self, NULL, on_put, NULL);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, run_put);
}

static gboolean
on_rest (gpointer keeper)
{
  UmpSheetKeeper *self = keeper;

  self->source = 0;
  write_now (self);
  return G_SOURCE_REMOVE;
}

static void
on_edited (UmpSheetKeeper *self)
{
  self->given_up = FALSE;
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add (REST_MS, on_rest, self);
}

void
ump_sheet_keeper_flush (UmpSheetKeeper *self, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task = g_task_new (self, NULL, callback, user_data);

  if (self->source == 0 && !self->writing && !self->unwritten) {
    g_task_return_boolean (task, TRUE);
    g_object_unref (task);
    return;
  }
  g_ptr_array_add (self->waiting, task);
  if (self->source != 0 || !self->writing)
    write_now (self);
}

gboolean
ump_sheet_keeper_flush_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* ---- reading ----------------------------------------------------------------------------------- */

static void
run_read (GTask *task, gpointer keeper, gpointer path, GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize n;
  const char *data;

  if (!g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_task_return_pointer (task, NULL, NULL);
    return;
  }
  bytes = ump_session_read_file (path, &error);
  if (bytes == NULL) {
    g_task_return_error (task, error);
    return;
  }
  data = g_bytes_get_data (bytes, &n);
  g_task_return_pointer (task, g_strndup (data != NULL ? data : "", n), g_free);
}

static void
on_read (GObject *object, GAsyncResult *result, gpointer asker)
{
  UmpSheetKeeper *self = UMP_SHEET_KEEPER (object);
  g_autoptr (GTask) asked = asker;
  GError *error = NULL;
  g_autofree char *text = g_task_propagate_pointer (G_TASK (result), &error);
  g_autoptr (UmpSheetDraft) draft = text != NULL && !self->is_read ? ump_sheet_draft_parse (text) : NULL;

  if (!self->is_read)
    self->is_bad = error != NULL || (text != NULL && draft == NULL);
  self->is_read = TRUE;
  if (error != NULL) {
    g_task_return_error (asked, error);
  } else if (self->is_bad) {
    g_task_return_new_error (asked, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED,
                             _ ("%s holds no draft of a score sheet"), self->path);
  } else {
    if (draft != NULL)
      ump_sheet_keeper_take (self, draft);
    g_task_return_boolean (asked, TRUE);
  }
}

void
ump_sheet_keeper_read (UmpSheetKeeper *self, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *asked = g_task_new (self, NULL, callback, user_data);
  g_autoptr (GTask) task = NULL;

  if (self->is_read) {
    g_task_return_boolean (asked, TRUE);
    g_object_unref (asked);
    return;
  }
  task = g_task_new (self, NULL, on_read, asked);
  g_task_set_task_data (task, g_strdup (self->path), g_free);
  g_task_run_in_thread (task, run_read);
}

gboolean
ump_sheet_keeper_read_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

gboolean
ump_sheet_keeper_is_unwritten (UmpSheetKeeper *self)
{
  gboolean waits = self->source != 0 || self->writing || self->unwritten;

  return waits && !self->given_up && ump_sheet_keeper_has_work (self);
}

void
ump_sheet_keeper_give_up (UmpSheetKeeper *self)
{
  self->given_up = TRUE;
}

/* ---- which draft ------------------------------------------------------------------------------------ */

UmpSheetDraft *
ump_sheet_keeper_draft (UmpSheetKeeper *self)
{
  return self->draft;
}

gboolean
ump_sheet_keeper_has_work (UmpSheetKeeper *self)
{
  gboolean changed = FALSE;

  if (self->draft != NULL)
    g_object_get (self->draft, "changed", &changed, NULL);
  return changed;
}

/* draft: may be NULL. */
static void
set_draft (UmpSheetKeeper *self, UmpSheetDraft *draft)
{
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_set_object (&self->draft, draft);
  if (draft != NULL)
    g_signal_connect_object (draft, "edited", G_CALLBACK (on_edited), self, G_CONNECT_SWAPPED);
  on_edited (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DRAFT]);
}

void
ump_sheet_keeper_take (UmpSheetKeeper *self, UmpSheetDraft *draft)
{
  if (ump_sheet_keeper_has_work (self))
    g_set_object (&self->dropped, self->draft);
  set_draft (self, draft);
}

void
ump_sheet_keeper_drop (UmpSheetKeeper *self)
{
  if (self->draft != NULL) /* what lies in a file that was not read stays there */
    ump_sheet_keeper_take (self, NULL);
}

gboolean
ump_sheet_keeper_restore (UmpSheetKeeper *self)
{
  g_autoptr (UmpSheetDraft) dropped = g_steal_pointer (&self->dropped);

  if (dropped == NULL)
    return FALSE;
  ump_sheet_keeper_take (self, dropped);
  return TRUE;
}

/* ---- on its way to a template ------------------------------------------------------------------------ */

static void
set_keeping (UmpSheetKeeper *self, gboolean keeping)
{
  self->keeping = keeping;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KEEPING]);
}

gboolean
ump_sheet_keeper_begin_keeping (UmpSheetKeeper *self)
{
  if (self->keeping || self->draft == NULL)
    return FALSE;
  set_keeping (self, TRUE);
  return TRUE;
}

gboolean
ump_sheet_keeper_end_keeping (UmpSheetKeeper *self, UmpSheetDraft *draft, const char *state, const char *path)
{
  g_autofree char *now = ump_sheet_draft_print (draft);

  set_keeping (self, FALSE);
  if (path == NULL)
    return FALSE;
  if (self->draft == draft && g_str_equal (now, state)) {
    set_draft (self, NULL);
    return TRUE;
  }
  ump_sheet_draft_set_key (draft, path);
  if (self->draft == draft)
    on_edited (self); /* the file says the key too */
  return FALSE;
}

/* ---- life
 * ------------------------------------------------------------------------------------------------ */

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpSheetKeeper *self = UMP_SHEET_KEEPER (object);

  if (id == PROP_DRAFT)
    g_value_set_object (value, self->draft);
  else
    g_value_set_boolean (value, self->keeping);
}

static void
finalize (GObject *object)
{
  UmpSheetKeeper *self = UMP_SHEET_KEEPER (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->draft);
  g_clear_object (&self->dropped);
  g_ptr_array_unref (self->waiting);
  g_free (self->path);
  G_OBJECT_CLASS (ump_sheet_keeper_parent_class)->finalize (object);
}

static void
ump_sheet_keeper_class_init (UmpSheetKeeperClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags reads = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = get_property;
  object_class->finalize = finalize;
  properties[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, UMP_TYPE_SHEET_DRAFT, reads);
  properties[PROP_KEEPING] = g_param_spec_boolean ("keeping", NULL, NULL, FALSE, reads);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signal_trouble = g_signal_new ("trouble", UMP_TYPE_SHEET_KEEPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ump_sheet_keeper_init (UmpSheetKeeper *self)
{
  self->waiting = g_ptr_array_new ();
}

UmpSheetKeeper *
ump_sheet_keeper_new (const char *path)
{
  UmpSheetKeeper *self = g_object_new (UMP_TYPE_SHEET_KEEPER, NULL);

  self->path = g_strdup (path);
  return self;
}
