/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with the sessions of Home: another thread does it, and a toast says what came of it. */
#include "config.h"

#include <glib/gi18n.h>

#include "sessions.h"

#include "../compat/question.h"
#include "../pages/session-names.h"
#include "session/library/library.h"

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
    ump_window_toast (moving->window, error->message, NULL, NULL, NULL);
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
  if (ump_window_find (gtk_window_get_application (GTK_WINDOW (window)), path) == NULL)
    return FALSE;
  ump_window_toast (window, _ ("It is open in another window"), NULL, NULL, NULL);
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

/* ---- another name ----------------------------------------------------------------------------------- */

typedef struct {
  UmpSessionNames *names;
  char *path;
} Naming;

static void
naming_free (gpointer data, GClosure *closure)
{
  Naming *naming = data;

  g_free (naming->path);
  g_free (naming);
}

/* title: what is said when it is done. */
static void
on_moved (GObject *library, GAsyncResult *result, gpointer data)
{
  Moving *moving = data;
  g_autofree char *where = finish_move (library, result, moving);

  if (where != NULL && ump_window_is_open (moving->window))
    ump_window_toast (moving->window, moving->title, NULL, NULL, NULL);
  moving_free (moving);
}

static void
on_named (UmpQuestion *question, const char *response, Naming *naming)
{
  UmpWindow *window = UMP_WINDOW (ump_question_parent (question));
  g_autofree char *to = NULL, *title = NULL, *name = NULL, *said = NULL;

  if (!g_str_equal (response, "answer") || is_played (window, naming->path))
    return;
  to = ump_session_names_path (naming->names);
  title = ump_session_names_title (naming->names);
  if (title == NULL && g_str_equal (to, naming->path))
    return;
  name = g_filename_display_basename (to);
  said = g_str_equal (to, naming->path) ? g_strdup (_ ("The title is written"))
                                        /* Translators: %s is the name of a file */
                                        : g_strdup_printf (_ ("It is called %s now"), name);
  ump_library_rename_later (library_of (window), naming->path, to, title, on_moved,
                            moving_new (window, naming->path, said));
}

static void
on_ready (UmpSessionNames *names, GParamSpec *pspec, UmpQuestion *question)
{
  gboolean ready;

  g_object_get (names, "ready", &ready, NULL);
  ump_question_set_enabled (question, ready);
}

/* (file, its title, nothing where nobody can say) */
static void
action_rename_session (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  const char *path, *title;
  Naming *naming;
  UmpQuestion *question;
  GtkWidget *names;

  g_variant_get (parameter, "(&sm&s)", &path, &title);
  if (is_played (window, path))
    return;
  question = ump_question_new (GTK_WINDOW (window), _ ("Rename the session"), NULL, _ ("_Rename"));
  names = ump_session_names_new (path, title);
  naming = g_new0 (Naming, 1);
  *naming = (Naming){ UMP_SESSION_NAMES (names), g_strdup (path) };
  ump_question_set_child (question, names);
  g_signal_connect_object (names, "notify::ready", G_CALLBACK (on_ready), question, 0);
  g_signal_connect_data (question, "response", G_CALLBACK (on_named), naming, naming_free, 0);
  ump_question_present (question, ump_session_names_first (UMP_SESSION_NAMES (names)));
}

/* ---- another folder --------------------------------------------------------------------------- */

/* The folder that a session is to go to is asked for. */
typedef struct {
  UmpWindow *window;
  char *path;
  GtkFileChooserNative *chooser;
} Asking;

static void
asking_free (Asking *asking)
{
  g_object_unref (asking->chooser);
  g_object_unref (asking->window);
  g_free (asking->path);
  g_free (asking);
}

static void
take_folder (UmpWindow *window, const char *path, const char *folder)
{
  g_autofree char *name = g_path_get_basename (path), *to = g_build_filename (folder, name, NULL);
  g_autofree char *where = g_filename_display_name (folder);
  /* Translators: %s is a folder */
  g_autofree char *said = g_strdup_printf (_ ("It is in %s now"), where);

  if (!g_str_equal (to, path) && !is_played (window, path))
    ump_library_rename_later (library_of (window), path, to, NULL, on_moved, moving_new (window, path, said));
}

static void
on_response (GtkNativeDialog *dialog, int response, Asking *asking)
{
  g_autoptr (GFile) file =
      response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;
  g_autofree char *folder = file != NULL ? g_file_get_path (file) : NULL;
  gboolean open = ump_window_is_open (asking->window);

  if (open && folder != NULL)
    take_folder (asking->window, asking->path, folder);
  else if (open && file != NULL)
    ump_window_toast (asking->window, _ ("Only files of this machine can be written"), NULL, NULL, NULL);
  asking_free (asking);
}

static void
action_move_session (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UmpWindow *window = UMP_WINDOW (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  Asking *asking;

  if (is_played (window, path))
    return;
  asking = g_new0 (Asking, 1);
  *asking =
      (Asking){ g_object_ref (window), g_strdup (path),
                gtk_file_chooser_native_new (_ ("Move to a Folder"), GTK_WINDOW (window),
                                             GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Move"), NULL) };
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (asking->chooser), TRUE);
  g_signal_connect (asking->chooser, "response", G_CALLBACK (on_response), asking);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (asking->chooser));
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
    { "win.rename-session", "(sms)", action_rename_session },
    { "win.move-session", "s", action_move_session },
  };

  ump_window_install_actions (actions, G_N_ELEMENTS (actions));
}
