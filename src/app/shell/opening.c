/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "opening.h"

#include "../pages/rescue.h"
#include "games/games.h"
#include "session/library-place.h"

typedef struct {
  UmpLibrary *library;
  char *path;
  UmpSession *fresh;
  UmpStore *store;
  GError *error;
} Opening;

static void
opening_free (gpointer data)
{
  Opening *opening = data;

  g_object_unref (opening->library);
  ump_session_free (opening->fresh);
  ump_store_close (opening->store);
  g_clear_error (&opening->error);
  g_free (opening->path);
  g_free (opening);
}

/* In the thread. What is wrong with the folder is said rather than what came of it. */
static void
create (Opening *opening)
{
  g_autofree char *folder = g_path_get_dirname (opening->path), *problem = NULL;

  opening->store = ump_store_create (g_steal_pointer (&opening->fresh), opening->path, &opening->error);
  if (opening->store == NULL && (problem = ump_library_folder_problem (folder)) != NULL) {
    g_clear_error (&opening->error);
    g_set_error_literal (&opening->error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE, problem);
  }
}

/* In the thread. */
static void
run (GTask *task, gpointer owner, gpointer data, GCancellable *cancellable)
{
  Opening *opening = data;
  UmpSession *partial = NULL;

  if (opening->fresh != NULL) {
    create (opening);
  } else {
    opening->store = ump_store_open (ump_games, opening->path, UMP_STORE_WRITE, &partial, &opening->error);
    if (opening->store == NULL && partial != NULL)
      opening->store = ump_rescue_open (partial);
    ump_session_free (partial);
  }
  if (opening->store != NULL && opening->error == NULL)
    ump_library_opened (opening->library, opening->path);
  g_task_return_boolean (task, TRUE);
}

void
ump_opening_begin (gpointer owner, UmpLibrary *library, const char *path, UmpSession *fresh,
                   GAsyncReadyCallback callback)
{
  g_autoptr (GTask) task = g_task_new (owner, NULL, callback, NULL);
  Opening *opening = g_new0 (Opening, 1);

  opening->library = g_object_ref (library);
  opening->path = g_strdup (path);
  opening->fresh = fresh;
  g_task_set_task_data (task, opening, opening_free);
  g_task_set_priority (task, G_PRIORITY_HIGH);
  g_task_run_in_thread (task, run);
}

UmpStore *
ump_opening_finish (GAsyncResult *result, GError **error)
{
  Opening *opening = g_task_get_task_data (G_TASK (result));

  if (opening->error != NULL)
    g_propagate_error (error, g_steal_pointer (&opening->error));
  return g_steal_pointer (&opening->store);
}
