/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The user's own file of the learned components. Several programs may have it open: each change is written
 * under a lock, to what the file says then, so that what another one wrote in between stays. */
#include "config.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "session/learned/components-private.h"
#include "session/store/lock.h"
#include "session/format/model.h"
#include "session/store/replace.h"

/* ---- a file that cannot be understood --------------------------------------------------------------- */

/* A name beside the file that nothing has; a new string. */
static char *
name_aside (const char *path)
{
  char *name = g_strconcat (path, ".kept", NULL);

  for (int n = 2; g_file_test (name, G_FILE_TEST_EXISTS); n++) {
    g_free (name);
    name = g_strdup_printf ("%s.kept-%d", path, n);
  }
  return name;
}

static void
move_aside (UmpComponents *self, const char *what)
{
  g_autofree char *aside = name_aside (self->path);

  if (g_rename (self->path, aside) < 0) {
    self->blocked = g_strdup (g_strerror (errno));
    /* Translators: number of a line, a colon, what is wrong there; then why the file cannot be moved */
    self->problem = g_strdup_printf (_ ("What was learned cannot be read (line %s), nor be moved aside: %s"),
                                     what, self->blocked);
    return;
  }
  /* Translators: number of a line, a colon, what is wrong there; then the name of a file */
  self->problem =
      g_strdup_printf (_ ("What was learned cannot be read (line %s). It is kept as %s."), what, aside);
}

/* ---- what was changed here, brought into what the file says now --------- */

static gboolean
is_same (const UmpValue *one, const UmpValue *other)
{
  return strcmp (one->value, other->value) == 0 && one->sure == other->sure &&
         g_strcmp0 (one->when, other->when) == 0 && g_strcmp0 (one->source, other->source) == 0;
}

/* The set of the same name. */
static UmpSet *
like (UmpComponents *in, const UmpSet *set, gboolean make)
{
  return ump_components_find_set (in, set->kind, set->part, set->name, make);
}

/* before: NULL for a set that is new here. */
static void
bring_set (UmpComponents *to, const UmpSet *before, const UmpSet *now)
{
  for (guint i = 0; i < now->values->len; i++) {
    const UmpValue *value = g_ptr_array_index (now->values, i);
    const UmpValue *old = ump_set_find (before, value->side, value->row, value->column);

    if (old == NULL || !is_same (old, value))
      ump_set_put (like (to, now, TRUE), ump_value_copy (value));
  }
  for (guint i = 0; before != NULL && i < before->values->len; i++) {
    const UmpValue *old = g_ptr_array_index (before->values, i);
    UmpSet *set = like (to, now, FALSE);
    UmpValue *there = ump_set_find (set, old->side, old->row, old->column);

    if (there != NULL && ump_set_find (now, old->side, old->row, old->column) == NULL)
      g_ptr_array_remove (set->values, there);
  }
  if (before == NULL)
    like (to, now, TRUE);
  if (now->asked && !(before != NULL && before->asked))
    like (to, now, TRUE)->asked = TRUE;
}

/* to: what the file says now; before: what it said when it was last read or written here. */
static void
bring_changes (UmpComponents *self, UmpComponents *before, UmpComponents *to)
{
  for (guint i = 0; i < before->sets->len; i++) {
    const UmpSet *old = g_ptr_array_index (before->sets, i);
    UmpSet *there = like (to, old, FALSE);

    if (there != NULL && like (self, old, FALSE) == NULL)
      g_ptr_array_remove (to->sets, there);
  }
  for (guint i = 0; i < self->sets->len; i++) {
    const UmpSet *now = g_ptr_array_index (self->sets, i);

    bring_set (to, like (before, now, FALSE), now);
  }
  for (guint i = 0; i < self->sets->len; i++) {
    const UmpSet *now = g_ptr_array_index (self->sets, i);
    const char *chosen = ump_components_chosen (self, now->kind, now->part);
    const char *old = ump_components_chosen (before, now->kind, now->part);

    /* That a set went that was chosen is no choice. */
    if (strcmp (chosen, old) != 0 &&
        (*chosen || ump_components_find_set (self, now->kind, now->part, old, FALSE) != NULL))
      ump_components_mark_chosen (to, now->kind, now->part, chosen);
  }
}

/* Takes in what another program wrote meanwhile. FALSE: nothing may be written now; memory is as it was. */
static gboolean
take_in (UmpComponents *self, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (UmpComponents) before = NULL, now = NULL;
  g_autoptr (GError) problem = NULL;

  if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
    return TRUE; /* taken away: what is known here is written anew */
  bytes = ump_session_read_file (self->path, error);
  if (bytes == NULL)
    return FALSE;
  if (self->seen != NULL && g_bytes_equal (self->seen, bytes))
    return TRUE;
  now = ump_components_parse (bytes, &problem);
  if (now == NULL) {
    move_aside (self, problem->message);
    return TRUE;
  }
  before = self->seen != NULL ? ump_components_parse (self->seen, NULL) : ump_components_new (NULL);
  bring_changes (self, before, now);
  if (ump_components_n_values (now) > UMP_COMPONENTS_MAX_VALUES) {
    g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE,
                         _ ("no more can be remembered: forget something first"));
    return FALSE;
  }
  g_ptr_array_unref (self->sets);
  self->sets = g_ptr_array_ref (now->sets);
  return TRUE;
}

/* ---- reading and writing ------------------------------------------------ */

UmpComponents *
ump_components_new (const char *path)
{
  UmpComponents *self = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (path != NULL && g_file_test (path, G_FILE_TEST_EXISTS) &&
      (bytes = ump_session_read_file (path, &error)) != NULL)
    self = ump_components_parse (bytes, &error);
  if (self != NULL)
    self->seen = g_bytes_ref (bytes);
  else
    self = g_object_new (UMP_TYPE_COMPONENTS, NULL);
  self->path = g_strdup (path);
  if (g_error_matches (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED)) {
    move_aside (self, error->message);
  } else if (error != NULL) {
    self->blocked = g_strdup (error->message);
    self->problem = g_strdup_printf (_ ("What was learned cannot be read: %s"), error->message);
  }
  return self;
}

static gboolean
replace_file (UmpComponents *self, GError **error)
{
  g_autoptr (GBytes) bytes = ump_components_write (self);
  UmpReplacement replacement;
  gboolean done;

  if (!ump_replacement_write (&replacement, self->path, g_bytes_get_data (bytes, NULL),
                              g_bytes_get_size (bytes), error))
    return FALSE;
  done = ump_replacement_commit (&replacement, FALSE, error);
  ump_replacement_drop (&replacement);
  if (done) {
    g_clear_pointer (&self->seen, g_bytes_unref);
    self->seen = g_steal_pointer (&bytes);
  }
  return done;
}

gboolean
ump_components_save (UmpComponents *self, GError **error)
{
  gboolean done = FALSE;
  int lock;

  if (self->path == NULL)
    return TRUE;
  if (self->blocked == NULL) {
    lock = ump_lock_folder_of (self->path, error);
    if (lock < 0)
      return FALSE;
    done = take_in (self, error) && self->blocked == NULL && replace_file (self, error);
    close (lock);
  }
  if (self->blocked != NULL)
    g_set_error_literal (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, self->blocked);
  return done;
}

/* ---- by another thread
 * ----------------------------------------------------------------------------------- */

/* In the thread: nobody else knows the copy. */
static void
run (GTask *task, gpointer owner, gpointer copy, GCancellable *cancellable)
{
  GError *error = NULL;

  if (ump_components_save (copy, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* What the thread knows of the file now, and what it found in it. Changes made here since go into that. */
static void
take_back (UmpComponents *self, UmpComponents *copy, UmpComponents *before)
{
  g_autoptr (GBytes) written = ump_components_write (before), found = ump_components_write (copy);
  gboolean told = g_strcmp0 (self->problem, copy->problem) == 0;

  g_free (self->problem);
  self->problem = g_steal_pointer (&copy->problem);
  g_free (self->blocked);
  self->blocked = g_steal_pointer (&copy->blocked);
  g_clear_pointer (&self->seen, g_bytes_unref);
  self->seen = g_steal_pointer (&copy->seen);
  if (g_bytes_equal (written, found)) {
    if (!told)
      ump_components_emit_changed (self);
    return;
  }
  bring_changes (self, before, copy);
  g_ptr_array_unref (self->sets);
  self->sets = g_ptr_array_ref (copy->sets);
  ump_components_emit_changed (self);
}

/* What a thread did is done; what was changed meanwhile is its next work. */
static void
finish (UmpComponents *self, UmpComponents *copy, const GError *error)
{
  g_autoptr (UmpComponents) before = g_steal_pointer (&self->saving);
  gboolean again = self->again;

  take_back (self, copy, before);
  if (again || self->again)
    ump_components_save_later (self);
  ump_components_emit_saved (self, error);
}

static void
on_run (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  finish (UMP_COMPONENTS (object), g_task_get_task_data (G_TASK (result)), error);
}

/* In the thread. */
static void
run_read (GTask *task, gpointer owner, gpointer path, GCancellable *cancellable)
{
  g_task_return_pointer (task, ump_components_new (path), g_object_unref);
}

static void
on_read (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (UmpComponents) found = g_task_propagate_pointer (G_TASK (result), NULL);

  finish (UMP_COMPONENTS (object), found, NULL);
}

UmpComponents *
ump_components_new_later (const char *path)
{
  UmpComponents *self = ump_components_new (NULL);
  g_autoptr (GTask) task = g_task_new (self, NULL, on_read, NULL);

  self->path = g_strdup (path);
  self->deferred = TRUE;
  self->saving = ump_components_copy (self);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, run_read);
  return self;
}

void
ump_components_save_later (UmpComponents *self)
{
  g_autoptr (GTask) task = NULL;

  self->again = self->saving != NULL;
  if (self->path == NULL || self->saving != NULL)
    return;
  self->saving = ump_components_copy (self);
  task = g_task_new (self, NULL, on_run, NULL);
  g_task_set_task_data (task, ump_components_copy (self), g_object_unref);
  g_task_run_in_thread (task, run);
}

void
ump_components_defer (UmpComponents *self)
{
  self->deferred = TRUE;
}

gboolean
ump_components_is_saving (UmpComponents *self)
{
  return self->saving != NULL;
}

static void
run_load (GTask *task, gpointer owner, gpointer path, GCancellable *cancellable)
{
  GError *error = NULL;
  UmpComponents *components = ump_components_load (path, &error);

  if (components != NULL)
    g_task_return_pointer (task, components, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
ump_components_load_later (const char *path, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);

  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, run_load);
}

UmpComponents *
ump_components_load_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
