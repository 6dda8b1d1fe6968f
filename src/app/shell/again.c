/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "again.h"

#include "games/games.h"

static void
run (GTask *task, gpointer window, gpointer path, GCancellable *cancellable)
{
  GError *error = NULL;
  UmpSession *session = ump_session_load (ump_games, path, NULL, &error);

  if (session != NULL)
    g_task_return_pointer (task, session, (GDestroyNotify) ump_session_free);
  else
    g_task_return_error (task, error);
}

/* The last game of the session once more. */
static void
start (UmpWindow *window, UmpSession *session)
{
  UmpNewRequest request;
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GArray) values = NULL;

  values = ump_window_request_of (session, ump_session_n_games (session) - 1, &names, &request);
  ump_window_start (window, &request);
}

static void
on_read (GObject *object, GAsyncResult *result, gpointer user_data)
{
  UmpWindow *window = UMP_WINDOW (object);
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) session = g_task_propagate_pointer (G_TASK (result), &error);

  /* It may have been closed meanwhile. */
  if (gtk_window_get_application (GTK_WINDOW (window)) == NULL)
    return;
  if (session == NULL || ump_session_n_games (session) == 0)
    ump_window_toast (window, error != NULL ? error->message : _ ("There is no game in that session"), NULL,
                      NULL, NULL);
  else
    start (window, session);
}

void
ump_start_again (UmpWindow *window, const char *path)
{
  g_autoptr (GTask) task = g_task_new (window, NULL, on_read, NULL);

  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, run);
}
