/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "play-copy.h"

/* copy: while the thread has it. state, notice: what came of it. again: it was saved once more, as something
 * was entered meanwhile. */
typedef struct {
  UmpStoreCopy *copy;
  UmpCopyState state;
  char *notice;
  gboolean again;
} Copying;

static void
copying_free (gpointer data)
{
  Copying *copying = data;

  g_free (copying->notice);
  g_free (copying);
}

static void
run (GTask *task, gpointer play, gpointer copy, GCancellable *cancellable)
{
  ump_store_copy_run (copy);
  g_task_return_boolean (task, TRUE);
}

static void
fail (GTask *task, const char *message)
{
  g_task_return_new_error (task, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, "%s", message);
}

static void save (UmpPlay *play, GTask *asked);

/* The session itself is on the disk, or not, or has gone over to another play. Takes asked. */
static void
on_disk (UmpPlay *self, GTask *asked)
{
  Copying *copying = g_task_get_task_data (asked);

  if (ump_play_present (self) != self) {
    g_signal_handlers_disconnect_by_data (self, asked);
    save (self, asked);
    return;
  }
  if (ump_play_is_saving (self))
    return;
  if (!ump_play_is_saved (self) && ump_play_trouble (self) == NULL && !copying->again) {
    copying->again = TRUE;
    ump_play_save (self);
    if (ump_play_is_saving (self))
      return;
  }
  g_signal_handlers_disconnect_by_data (self, asked);
  if (ump_play_is_saved (self))
    g_task_return_boolean (asked, TRUE);
  else
    fail (asked, ump_play_trouble (self) != NULL ? ump_play_trouble (self) : _ ("Nothing was saved"));
  g_object_unref (asked);
}

static void
save (UmpPlay *play, GTask *asked)
{
  UmpPlay *self = ump_play_present (play);

  if (ump_play_is_read_only (self)) {
    fail (asked, _ ("this session can only be looked at"));
    g_object_unref (asked);
    return;
  }
  g_signal_connect (self, "disk", G_CALLBACK (on_disk), asked);
  ump_play_save (self);
  on_disk (self, asked);
}

static void
on_run (GObject *object, GAsyncResult *result, gpointer data)
{
  GTask *asked = data;
  Copying *copying = g_task_get_task_data (asked);
  GError *error = NULL;

  copying->state = ump_store_copy_end (g_task_get_task_data (G_TASK (result)), &copying->notice, &error);
  if (copying->state == UMP_COPY_SAVED) {
    save (UMP_PLAY (object), asked);
    return;
  }
  if (error != NULL)
    g_task_return_error (asked, error);
  else
    g_task_return_boolean (asked, TRUE);
  g_object_unref (asked);
}

void
ump_play_copy_later (UmpPlay *self, const char *path, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *asked = g_task_new (self, NULL, callback, user_data);
  g_autoptr (GTask) task = g_task_new (self, NULL, on_run, asked);

  g_task_set_task_data (asked, g_new0 (Copying, 1), copying_free);
  g_task_set_task_data (task, ump_store_copy_begin (ump_play_store (self), path), NULL);
  g_task_run_in_thread (task, run);
}

UmpCopyState
ump_play_copy_finish (GAsyncResult *result, char **notice, GError **error)
{
  Copying *copying = g_task_get_task_data (G_TASK (result));

  *notice = g_steal_pointer (&copying->notice);
  return g_task_propagate_boolean (G_TASK (result), error) ? copying->state : UMP_COPY_FAILED;
}
