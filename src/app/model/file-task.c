/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "file-task.h"

#include "games/games.h"
#include "session/store/give.h"

typedef struct {
  char *path;
  GBytes *bytes;
} FileWrite;

static void
file_write_free (gpointer data)
{
  FileWrite *write = data;

  g_free (write->path);
  g_bytes_unref (write->bytes);
  g_free (write);
}

/* In the thread. */
static void
run (GTask *task, gpointer owner, gpointer data, GCancellable *cancellable)
{
  FileWrite *write = data;
  GError *error = NULL;

  if (ump_store_give (ump_games, write->path, write->bytes, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
ump_file_write (gpointer owner, const char *path, GBytes *bytes, GAsyncReadyCallback callback,
                gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (owner, NULL, callback, user_data);
  FileWrite *write = g_new0 (FileWrite, 1);

  write->path = g_strdup (path);
  write->bytes = g_bytes_ref (bytes);
  g_task_set_task_data (task, write, file_write_free);
  g_task_run_in_thread (task, run);
}

gboolean
ump_file_write_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
