/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "opening.h"

#include <adwaita.h>

#include "core/shown.h"
#include "games/games.h"
#include "session/library/library-place.h"
#include "../widgets/parts.h"

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

UmpSession *
ump_opening_copy (UmpSession *session, GError **error)
{
  g_autoptr (GBytes) bytes = ump_session_write (session);

  return ump_session_parse (ump_games, bytes, NULL, error);
}

/* The readable part of a damaged file, to look at only. NULL where there is no game in it. */
static UmpStore *
open_part (UmpSession *partial)
{
  g_autoptr (UmpSession) whole = ump_session_n_games (partial) > 0 ? ump_opening_copy (partial, NULL) : NULL;

  return whole != NULL ? ump_store_to_look_at (g_steal_pointer (&whole)) : NULL;
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
      opening->store = open_part (partial);
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

/* ---- what is wrong ------------------------------------------------------------------------- */

static char *
shown_file (const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);

  return ump_shown (name, UMP_SHOWN_TITLE);
}

GtkWidget *
ump_opening_problem_page_new (UmpLibrary *library, const char *path, const char *message)
{
  gboolean own = ump_library_holds (library, path);
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/umpire_app/Umpire/ui/problem-page.ui");
  AdwStatusPage *status = ADW_STATUS_PAGE (gtk_builder_get_object (builder, "status"));
  GtkWidget *page = GTK_WIDGET (gtk_builder_get_object (builder, "page"));
  g_autofree char *name = shown_file (path);
  g_autofree char *title = g_strdup_printf (_ ("%s cannot be opened"), name);
  g_autofree char *markup = g_markup_escape_text (title, -1);
  g_autofree char *text = g_markup_escape_text (message, -1);
  GtkWidget *remove = GTK_WIDGET (gtk_builder_get_object (builder, "remove"));

  gtk_button_set_label (GTK_BUTTON (remove), own ? _ ("Remove") : _ ("Take off the list"));
  if (g_utf8_validate (path, -1, NULL)) {
    ump_set_action (remove, "win.leave-then", "(smv)", own ? "win.remove-session" : "win.forget-session",
                    g_variant_new ("(ss)", path, name));
  }
  gtk_widget_set_visible (remove, g_utf8_validate (path, -1, NULL));
  adw_status_page_set_title (status, markup);
  adw_status_page_set_description (status, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (status), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return g_object_ref_sink (page);
}

char *
ump_opening_damage (const char *path, const char *error)
{
  g_autofree char *name = shown_file (path);

  /* Translators: name of a file, then what is wrong with it, beginning with the number of the line */
  return g_strdup_printf (
      _ ("%s is damaged (line %s). This is what came before the bad place, to look at only. "
         "The file stays as it is."),
      name, error);
}
