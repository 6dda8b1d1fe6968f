/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "people-names.h"

struct _UmpPeopleNames {
  GObject parent_instance;
  char *file;
};

G_DEFINE_FINAL_TYPE (UmpPeopleNames, ump_people_names, G_TYPE_OBJECT)

static guint signal_changed;

UmpAliases *
ump_people_names_read (UmpPeopleNames *self)
{
  return ump_aliases_new (self->file);
}

/* Whoever counts hears of it before the caller does. data: the caller's task. */
static void
on_done (GObject *self, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  GStrv before = ump_aliases_change_finish (result, &error);

  if (before == NULL) {
    g_task_return_error (task, error);
    return;
  }
  if (before[0] != NULL)
    g_signal_emit (self, signal_changed, 0);
  g_task_return_pointer (task, before, (GDestroyNotify) g_strfreev);
}

void
ump_people_names_set (UmpPeopleNames *self, const char *name, const char *meant, GAsyncReadyCallback callback,
                      gpointer user_data)
{
  ump_aliases_set_later (self, self->file, name, meant, on_done,
                         g_task_new (self, NULL, callback, user_data));
}

void
ump_people_names_restore (UmpPeopleNames *self, const char *const *before, GAsyncReadyCallback callback,
                          gpointer user_data)
{
  ump_aliases_restore_later (self, self->file, before, on_done, g_task_new (self, NULL, callback, user_data));
}

GStrv
ump_people_names_finish (UmpPeopleNames *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
finalize (GObject *object)
{
  g_free (UMP_PEOPLE_NAMES (object)->file);
  G_OBJECT_CLASS (ump_people_names_parent_class)->finalize (object);
}

static void
ump_people_names_class_init (UmpPeopleNamesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  signal_changed =
      g_signal_new ("changed", UMP_TYPE_PEOPLE_NAMES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ump_people_names_init (UmpPeopleNames *self)
{
}

UmpPeopleNames *
ump_people_names_new (const char *file)
{
  UmpPeopleNames *self = g_object_new (UMP_TYPE_PEOPLE_NAMES, NULL);

  self->file = g_strdup (file);
  return self;
}
