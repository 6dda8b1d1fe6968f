/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "file-task.h"

#include "games/games.h"
#include "session/store.h"

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
  char *notice;

  if (ump_store_give (ump_games, write->path, write->bytes, &notice, &error))
    g_task_return_pointer (task, notice, g_free);
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
ump_file_write_finish (GAsyncResult *result, char **notice, GError **error)
{
  GError *trouble = NULL;

  *notice = g_task_propagate_pointer (G_TASK (result), &trouble);
  if (trouble == NULL)
    return TRUE;
  g_propagate_error (error, trouble);
  return FALSE;
}
