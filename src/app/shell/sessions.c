/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with the sessions of Home: another thread does it, and a toast says what came of it. */
#include "config.h"

#include <glib/gi18n.h>

#include "sessions.h"

#include "actions.h"

#include "session/library/library.h"
#include "../compat/announce.h"

/* A session that another thread moves: where it was and how it is called there. The application does not end
 * before. */
typedef struct {
  UmpWindow *window;
  char *path, *title;
} Moving;

static UmpLibrary *
library_of (UmpWindow *window)
{
  return ump_application_library (ump_window_application (window));
}

static Moving *
moving_new (UmpWindow *window, const char *path, const char *title)
{
  Moving *moving = g_new0 (Moving, 1);

  moving->window = g_object_ref (window);
  moving->path = g_strdup (path);
  moving->title = g_strdup (title);
  ump_window_hold (window);
  return moving;
}

static void
move_session (UmpWindow *window, const char *path, const char *to, const char *title,
              GAsyncReadyCallback callback)
{
  Moving *moving = moving_new (window, path, title);

  ump_library_move_later (library_of (window), path, to, callback, moving);
}

/* Where it is now, a new string; NULL: that was said. */
static char *
finish_move (GObject *library, GAsyncResult *result, Moving *moving)
{
  g_autoptr (GError) error = NULL;
  char *where = ump_library_move_finish (UMP_LIBRARY (library), result, &error);

  ump_window_release (moving->window);
  if (where == NULL && ump_window_is_open (moving->window))
    ump_toast (moving->window, error->message);
  return where;
}

static void
moving_free (Moving *moving)
{
  g_object_unref (moving->window);
  g_free (moving->path);
  g_free (moving->title);
  g_free (moving);
}

static void
on_restored (GObject *library, GAsyncResult *result, gpointer moving)
{
  g_free (finish_move (library, result, moving));
  moving_free (moving);
}

/* (removed file, where it was): the toast after a session was removed. */
static void
action_restore (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  const char *removed, *path;

  g_variant_get (parameter, "(&s&s)", &removed, &path);
  move_session (window, removed, path, NULL, on_restored);
}

/* ---- removed, and off the list ------------------------------------------------------------------------ */

/* One that a window of ours plays stays where it is; that is said. */
static gboolean
is_played (UmpWindow *window, const char *path)
{
  if (ump_application_find (gtk_window_get_application (GTK_WINDOW (window)), path) == NULL)
    return FALSE;
  ump_toast (window, _ ("It is open in another window"));
  return TRUE;
}

static void
on_removed (GObject *library, GAsyncResult *result, gpointer data)
{
  Moving *moving = data;
  g_autofree char *removed = finish_move (library, result, moving);

  if (removed != NULL && ump_window_is_open (moving->window)) {
    g_autofree char *text = g_strdup_printf (_ ("%s was removed"), moving->title);

    ump_window_toast (moving->window, text, _ ("Undo"), "win.restore",
                      g_variant_new ("(ss)", removed, moving->path));
  }
  moving_free (moving);
}

/* (file, how it is called there) */
static void
action_remove_session (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  const char *path, *title;

  g_variant_get (parameter, "(&s&s)", &path, &title);
  if (is_played (window, path))
    return;
  move_session (window, path, NULL, title, on_removed);
}

/* (file, how it is called there): one from elsewhere is only taken off the list. */
static void
action_forget_session (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  const char *path, *title;
  g_autofree char *text = NULL;

  g_variant_get (parameter, "(&s&s)", &path, &title);
  ump_library_forget_later (library_of (window), path);
  text = g_strdup_printf (_ ("%s is off the list; the file stays"), title);
  ump_window_toast (window, text, _ ("Undo"), "win.remember", g_variant_new_string (path));
}

/* The toast after that. */
static void
action_remember (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  ump_library_remember_later (library_of (window), g_variant_get_string (parameter, NULL));
}

/* ---- actions ------------------------------------------------------------------------------------------- */

void
ump_sessions_install (void)
{
  static const UmpAction actions[] = {
    { "win.remove-session", "(ss)", action_remove_session },
    { "win.restore", "(ss)", action_restore },
    { "win.forget-session", "(ss)", action_forget_session },
    { "win.remember", "s", action_remember },
  };

  ump_actions_add (actions, G_N_ELEMENTS (actions));
}
