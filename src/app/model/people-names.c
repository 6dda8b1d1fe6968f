/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "people-names.h"

#include "session/library/record.h"
#include "../compat/signal.h"

struct _UmpPeopleNames {
  GObject parent_instance;
  char *file;
  UmpAliases *known; /* read already, or by a thread that is at it */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (UmpPeopleNames, ump_people_names, G_TYPE_OBJECT)

static guint signal_changed;

/* The lists of names in the settings that people are remembered in. */
static const char *const lists[] = { "known-players", "last-players" };

/* What is done besides the file's lines, once these are safe. Data of the caller's task.
 * forgotten: who is taken from the lists; before: what comes back to them. */
typedef struct {
  char *forgotten;
  GVariant *before;
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  g_free (change->forgotten);
  g_clear_pointer (&change->before, g_variant_unref);
  g_free (change);
}

UmpAliases *
ump_people_names_read (UmpPeopleNames *self)
{
  return ump_aliases_new (self->file);
}

GStrv
ump_people_names_offered (UmpPeopleNames *self)
{
  return g_settings_get_strv (self->settings, lists[0]);
}

/* ---- marks ---------------------------------------------------------------------------------------- */

static void
run_read (GTask *task, gpointer names, gpointer known, GCancellable *cancellable)
{
  ump_aliases_find (known, "");
}

static void
read_soon (UmpPeopleNames *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);

  g_clear_pointer (&self->known, ump_aliases_unref);
  self->known = ump_aliases_new (self->file);
  g_task_set_task_data (task, ump_aliases_ref (self->known), (GDestroyNotify) ump_aliases_unref);
  g_task_run_in_thread (task, run_read);
}

int
ump_people_names_mark (UmpPeopleNames *self, const char *name)
{
  return ump_aliases_mark (self->known, name);
}

void
ump_people_names_give_marks (UmpPeopleNames *self, UmpSession *session, guint from)
{
  for (guint k = from; k < ump_session_n_people (session); k++) {
    int mark = ump_people_names_mark (self, ump_session_person_name (session, k));
    guint other = 0;

    while (mark > 0 && other < from && ump_session_shown_mark (session, other) != mark)
      other++;
    if (mark > 0 && other == from)
      ump_session_set_person_mark (session, k, mark);
  }
}

/* ---- the lists in the settings ----------------------------------------------------------------- */

/* Whether this is the name, one that stood for it (lines: those that are gone, each with what it stood for),
 * or a team with them. */
static gboolean
leads_to (const char *name, const char *forgotten, GStrv lines)
{
  g_autofree char *key = ump_record_key (name);

  if (ump_aliases_is_about (name, forgotten))
    return TRUE;
  for (guint k = 0; lines[k] != NULL; k += 2)
    if (strcmp (lines[k], key) == 0)
      return TRUE;
  return FALSE;
}

/* What the list was where somebody was taken out of it, else nothing: a new array. */
static GStrv
take_out (GSettings *settings, const char *list, const char *forgotten, GStrv lines)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, list);
  g_autoptr (GPtrArray) left = g_ptr_array_new ();

  for (guint k = 0; names[k] != NULL; k++)
    if (!leads_to (names[k], forgotten, lines))
      g_ptr_array_add (left, names[k]);
  if (left->len == g_strv_length (names))
    return g_new0 (char *, 1);
  g_ptr_array_add (left, NULL);
  g_settings_set_strv (settings, list, (const char *const *) left->pdata);
  return g_steal_pointer (&names);
}

/* Whoever is missing of those of before comes back to their place; who came since stays. */
static void
put_back (GSettings *settings, const char *list, const char *const *before)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, list);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  if (before[0] == NULL)
    return;
  for (guint k = 0; names[k] != NULL; k++)
    g_ptr_array_add (all, names[k]);
  for (guint k = 0; before[k] != NULL; k++)
    if (!g_strv_contains ((const char *const *) names, before[k]))
      g_ptr_array_insert (all, (int) MIN (k, all->len), (gpointer) before[k]);
  g_ptr_array_add (all, NULL);
  g_settings_set_strv (settings, list, (const char *const *) all->pdata);
}

/* ---- changes -------------------------------------------------------------------------------------- */

static GVariant *
make_before (GStrv lines, GStrv *was)
{
  return g_variant_ref_sink (g_variant_new ("(^as^as^as)", lines, was[0], was[1]));
}

/* Whoever counts hears of it before the caller does. data: the caller's task. */
static void
on_done (GObject *object, GAsyncResult *result, gpointer data)
{
  UmpPeopleNames *self = UMP_PEOPLE_NAMES (object);
  g_autoptr (GTask) task = data;
  const Change *change = g_task_get_task_data (task);
  GError *error = NULL;
  g_auto (GStrv) lines = ump_aliases_change_finish (result, &error);
  GStrv was[G_N_ELEMENTS (lists)];
  GVariant *before;

  if (lines == NULL) {
    g_task_return_error (task, error);
    return;
  }
  for (guint k = 0; k < G_N_ELEMENTS (lists); k++) {
    g_autofree const char **missed = NULL;

    if (change->before != NULL) {
      g_variant_get_child (change->before, k + 1, "^a&s", &missed);
      put_back (self->settings, lists[k], missed);
    }
    was[k] = change->forgotten != NULL ? take_out (self->settings, lists[k], change->forgotten, lines)
                                       : g_new0 (char *, 1);
  }
  before = make_before (lines, was);
  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    g_strfreev (was[k]);
  read_soon (self);
  if (change->before != NULL || !ump_people_names_is_nothing (before))
    g_signal_emit (self, signal_changed, 0);
  g_task_return_pointer (task, before, (GDestroyNotify) g_variant_unref);
}

static GTask *
new_task (UmpPeopleNames *self, const char *forgotten, GVariant *before, GAsyncReadyCallback callback,
          gpointer user_data)
{
  GTask *task = g_task_new (self, NULL, callback, user_data);
  Change *change = g_new0 (Change, 1);

  change->forgotten = g_strdup (forgotten);
  change->before = before != NULL ? g_variant_ref (before) : NULL;
  g_task_set_task_data (task, change, change_free);
  return task;
}

void
ump_people_names_set (UmpPeopleNames *self, const char *name, const char *meant, GAsyncReadyCallback callback,
                      gpointer user_data)
{
  ump_aliases_set_later (self, self->file, name, meant, on_done,
                         new_task (self, NULL, NULL, callback, user_data));
}

void
ump_people_names_set_mark (UmpPeopleNames *self, const char *name, int mark, GAsyncReadyCallback callback,
                           gpointer user_data)
{
  ump_aliases_set_mark_later (self, self->file, name, mark, on_done,
                              new_task (self, NULL, NULL, callback, user_data));
}

void
ump_people_names_forget (UmpPeopleNames *self, const char *name, GAsyncReadyCallback callback,
                         gpointer user_data)
{
  ump_aliases_forget_later (self, self->file, name, on_done,
                            new_task (self, name, NULL, callback, user_data));
}

void
ump_people_names_restore (UmpPeopleNames *self, GVariant *before, GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autofree const char **lines = NULL;

  g_return_if_fail (g_variant_is_of_type (before, G_VARIANT_TYPE (UMP_PEOPLE_NAMES_BEFORE)));
  g_variant_get_child (before, 0, "^a&s", &lines);
  ump_aliases_restore_later (self, self->file, lines, on_done,
                             new_task (self, NULL, before, callback, user_data));
}

GVariant *
ump_people_names_finish (UmpPeopleNames *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

gboolean
ump_people_names_is_nothing (GVariant *before)
{
  for (gsize k = 0; k < g_variant_n_children (before); k++) {
    g_autoptr (GVariant) part = g_variant_get_child_value (before, k);

    if (g_variant_n_children (part) > 0)
      return FALSE;
  }
  return TRUE;
}

static void
finalize (GObject *object)
{
  UmpPeopleNames *self = UMP_PEOPLE_NAMES (object);

  g_free (self->file);
  ump_aliases_unref (self->known);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (ump_people_names_parent_class)->finalize (object);
}

static void
ump_people_names_class_init (UmpPeopleNamesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  signal_changed = ump_signal_new ("changed", UMP_TYPE_PEOPLE_NAMES);
}

static void
ump_people_names_init (UmpPeopleNames *self)
{
}

UmpPeopleNames *
ump_people_names_new (const char *file, GSettings *settings)
{
  UmpPeopleNames *self = g_object_new (UMP_TYPE_PEOPLE_NAMES, NULL);

  self->file = g_strdup (file);
  self->settings = g_object_ref (settings);
  read_soon (self);
  return self;
}
