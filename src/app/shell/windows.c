/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "windows.h"

#include "actions.h"
#include "dialogs.h"
#include "drops.h"
#include "files.h"
#include "share.h"
#include "sheets.h"

UmpWindow *
ump_windows_new (UmpApplication *self)
{
  UmpWindow *window = ump_window_new (self);

  ump_actions_follow (window);
  ump_sheets_follow (window);
  ump_drops_take (window);
  /* not before: of actions that come later the bus is told, which does not know all of their types */
  gtk_window_set_application (GTK_WINDOW (window), GTK_APPLICATION (self));
  gtk_widget_insert_action_group (GTK_WIDGET (window), "app", G_ACTION_GROUP (self));
  return window;
}

static UmpWindow *
new_window (UmpApplication *self)
{
  UmpWindow *window = ump_windows_new (self);

  ump_window_show_home (window);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* Where something can be shown that belongs to no session: the active window of ours, or a new one. */
static UmpWindow *
active_window (UmpApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  while (window != NULL && !UMP_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL && window == NULL;
       l = l->next)
    if (UMP_IS_WINDOW (l->data))
      window = l->data;
  return window != NULL ? UMP_WINDOW (window) : new_window (self);
}

static void
on_open_path (UmpApplication *self, GtkWindow *window, const char *path)
{
  g_autofree char *whole = g_path_is_absolute (path) ? g_canonicalize_filename (path, NULL) : g_strdup (path);
  UmpWindow *other = ump_window_find (GTK_APPLICATION (self), whole);

  if (other != NULL) {
    gtk_window_present (GTK_WINDOW (other));
    return;
  }
  if (g_str_has_suffix (whole, ".umpire-parts")) {
    window = window != NULL ? window : GTK_WINDOW (active_window (self));
    gtk_window_present (window);
    ump_share_import_path (UMP_WINDOW (window), whole);
    return;
  }
  if (g_str_has_suffix (whole, UMP_SHEET_SUFFIX)) {
    window = window != NULL ? window : GTK_WINDOW (active_window (self));
    gtk_window_present (window);
    ump_sheets_import_path (window, whole);
    return;
  }
  if (window == NULL || ump_window_play (UMP_WINDOW (window)) != NULL)
    window = GTK_WINDOW (ump_windows_new (self));
  ump_window_open (UMP_WINDOW (window), whole);
  gtk_window_present (window);
}

/* ---- actions ------------------------------------------------------------------- */

static void
action_new_session (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  UmpWindow *window = active_window (user_data);

  if (ump_window_play (window) != NULL)
    window = new_window (user_data);
  gtk_window_present (GTK_WINDOW (window));
  ump_window_show_new (window);
}

static void
action_open (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ump_files_open (GTK_WINDOW (active_window (user_data)));
}

static void
on_last_found (GObject *library, GAsyncResult *result, gpointer user_data)
{
  g_autofree char *path = ump_library_find_last_finish (UMP_LIBRARY (library), result);
  UmpWindow *window = active_window (user_data);

  g_application_release (user_data);
  if (path != NULL) {
    on_open_path (user_data, GTK_WINDOW (window), path);
    return;
  }
  gtk_window_present (GTK_WINDOW (window));
  ump_window_toast (window, _ ("There is no session to go on with"), NULL, NULL, NULL);
}

/* The session that was opened last goes on, in the window that has it or in one that has none. */
static void
action_resume (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_application_hold (user_data);
  ump_library_find_last (ump_application_library (user_data), on_last_found, user_data);
}

static void
action_preferences (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ump_dialogs_preferences (GTK_WINDOW (active_window (user_data)));
}

static void
action_shortcuts (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ump_dialogs_shortcuts (GTK_WINDOW (active_window (user_data)));
}

static void
action_about (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ump_dialogs_about (GTK_WINDOW (active_window (user_data)));
}

/* Every window closes its store, so nothing is left unsaved. */
static void
action_quit (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (user_data));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
  g_list_free (windows);
}

static const GActionEntry entries[] = {
  { .name = "new-session", .activate = action_new_session },
  { .name = "open", .activate = action_open },
  { .name = "resume", .activate = action_resume },
  { .name = "preferences", .activate = action_preferences },
  { .name = "shortcuts", .activate = action_shortcuts },
  { .name = "about", .activate = action_about },
  { .name = "quit", .activate = action_quit },
};

/* ---- what the application asks for ------------------------------------------------ */

static void
on_activate (UmpApplication *self)
{
  gtk_window_present (GTK_WINDOW (active_window (self)));
}

static void
on_open (UmpApplication *self, GFile **files, int n_files, const char *hint)
{
  for (int k = 0; k < n_files; k++) {
    g_autofree char *path = g_file_get_path (files[k]);
    g_autofree char *uri = path != NULL ? NULL : g_file_get_uri (files[k]);

    on_open_path (self, NULL, path != NULL ? path : uri);
  }
}

void
ump_windows_follow (UmpApplication *application)
{
  ump_actions_install ();
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries), application);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  g_signal_connect (application, "open", G_CALLBACK (on_open), NULL);
  g_signal_connect (application, "open-path", G_CALLBACK (on_open_path), NULL);
}
