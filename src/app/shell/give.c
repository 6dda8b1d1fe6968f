/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "give.h"

#include "actions.h"

#include "../compat/announce.h"
#include "../model/share-name.h"
#include "../pages/round-end-page.h"
#include "../pages/share-dialog.h"
#include "draw/draw.h"
#include "games/games.h"
#include "session/report/export.h"
#include "../model/file-task.h"

static void
on_written (GObject *object, GAsyncResult *result, gpointer done)
{
  UmpWindow *window = UMP_WINDOW (object);
  g_autoptr (GError) error = NULL;
  gboolean written = ump_file_write_finish (result, &error);

  ump_window_release (window);
  if (ump_window_is_open (window))
    ump_toast (window, written ? done : error->message);
}

void
ump_write_out (UmpWindow *window, const char *path, GBytes *bytes, const char *done)
{
  ump_window_hold (window);
  ump_file_write (window, path, bytes, on_written, (gpointer) done);
}

/* id: as `umpirectl export --to` calls it. */
static const struct {
  const char *id;
  UmpExportFormat format;
  const char *ending;
} formats[] = {
  { "text", UMP_EXPORT_TEXT, "" },
  { "bgstats", UMP_EXPORT_BGSTATS, "" },
  { "html", UMP_EXPORT_HTML, ".html" },
  { "xml", UMP_EXPORT_XML, ".umpire" },
};

/* What is given away, made by another thread. snapshot: of the session that is open; game: of it. id: the
 * format. made: what comes when it is done, on the main thread. dialog: in which it is shown, or NULL. */
typedef struct Giving Giving;
struct Giving {
  UmpWindow *window;
  GBytes *snapshot;
  guint game;
  const char *id;
  UmpShareDialog *dialog;
  void (*made) (Giving *giving);
  GBytes *bytes;
  char *name;
  GtkFileChooserNative *chooser;
};

static void
giving_free (Giving *giving)
{
  g_clear_object (&giving->chooser);
  g_clear_pointer (&giving->snapshot, g_bytes_unref);
  g_clear_pointer (&giving->bytes, g_bytes_unref);
  g_clear_object (&giving->dialog);
  g_object_unref (giving->window);
  g_free (giving->name);
  g_free (giving);
}

/* The bytes of a format, and how such a file's name ends. */
static GBytes *
make_file (UmpSession *session, guint game, const char *id, const char **ending, GError **error)
{
  for (gsize k = 0; k < G_N_ELEMENTS (formats); k++)
    if (g_str_equal (formats[k].id, id)) {
      *ending = formats[k].ending;
      return ump_export (session, game, formats[k].format, UMP_DRAW_CARD, ump_play_words_whole (), error);
    }
  *ending = ".png";
  return ump_draw_result (session, game, UMP_DRAW_PNG, UMP_DRAW_PLAIN, ump_play_words (), error);
}

/* In the thread. */
static void
run (GTask *task, gpointer window, gpointer data, GCancellable *cancellable)
{
  Giving *giving = data;
  GError *error = NULL;
  g_autoptr (UmpSession) session = ump_session_parse (ump_games, giving->snapshot, NULL, &error);
  g_autofree char *name = NULL;
  const char *ending = "";

  if (session != NULL)
    giving->bytes = make_file (session, giving->game, giving->id, &ending, &error);
  if (giving->bytes == NULL) {
    g_task_return_error (task, error);
    return;
  }
  name = ump_share_name (session, giving->game);
  giving->name = g_strconcat (name, ending, NULL);
  g_task_return_boolean (task, TRUE);
}

static void
on_made (GObject *window, GAsyncResult *result, gpointer data)
{
  Giving *giving = data;
  g_autoptr (GError) error = NULL;
  gboolean made = g_task_propagate_boolean (G_TASK (result), &error);

  ump_window_release (UMP_WINDOW (window));
  if (!ump_window_is_open (UMP_WINDOW (window))) {
    giving_free (giving);
  } else if (!made) {
    ump_toast (window, error->message);
    giving_free (giving);
  } else {
    giving->made (giving);
  }
}

/* made: takes what it is given. dialog: may be NULL. */
static void
begin (GtkWidget *widget, const char *id, void (*made) (Giving *giving), UmpShareDialog *dialog)
{
  UmpWindow *window = UMP_WINDOW (widget);
  UmpPlay *play = ump_window_play (window);
  g_autoptr (GTask) task = NULL;
  Giving *giving;

  if (play == NULL)
    return;
  giving = g_new0 (Giving, 1);
  giving->window = g_object_ref (window);
  giving->id = g_intern_string (id);
  if (dialog != NULL)
    giving->dialog = g_object_ref (dialog);
  giving->made = made;
  giving->snapshot = ump_session_write (ump_play_session (play));
  giving->game = ump_play_game_index (play);
  ump_window_hold (window);
  task = g_task_new (window, NULL, on_made, giving);
  g_task_set_task_data (task, giving, NULL);
  g_task_run_in_thread (task, run);
}

/* ---- what is done with it ---------------------------------------------------------------------- */

static char *
text_of (const Giving *giving)
{
  return g_strndup (g_bytes_get_data (giving->bytes, NULL), g_bytes_get_size (giving->bytes));
}

static void
copy_text (Giving *giving)
{
  g_autofree char *text = text_of (giving);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (giving->window)), text);
  ump_toast (giving->window, _ ("Copied"));
  giving_free (giving);
}

static void
action_copy (GtkWidget *window, const char *name, GVariant *parameter)
{
  begin (window, "text", copy_text, NULL);
}

static void
on_response (GtkNativeDialog *dialog, int response, Giving *giving)
{
  g_autoptr (GFile) file =
      response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  /* never over a session that somebody plays */
  if (path != NULL &&
      ump_application_find (gtk_window_get_application (GTK_WINDOW (giving->window)), path) != NULL)
    ump_toast (giving->window, _ ("That session is open: choose another file"));
  else if (path != NULL)
    ump_write_out (giving->window, path, giving->bytes, _ ("The file is written"));
  else if (file != NULL && ump_window_is_open (giving->window))
    ump_toast (giving->window, _ ("Only files of this machine can be written"));
  giving_free (giving);
}

static void
ask_where (Giving *giving)
{
  giving->chooser = gtk_file_chooser_native_new (_ ("Share"), GTK_WINDOW (giving->window),
                                                 GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (giving->chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (giving->chooser), giving->name);
  g_signal_connect (giving->chooser, "response", G_CALLBACK (on_response), giving);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (giving->chooser));
}

static void
action_save (GtkWidget *window, const char *name, GVariant *parameter)
{
  begin (window, g_variant_get_string (parameter, NULL), ask_where, NULL);
}

static void
copy_picture (Giving *giving)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) picture = gdk_texture_new_from_bytes (giving->bytes, &error);

  if (picture != NULL)
    gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (giving->window)), picture);
  ump_toast (giving->window, picture != NULL ? _ ("Copied") : error->message);
  giving_free (giving);
}

static void
action_picture (GtkWidget *window, const char *name, GVariant *parameter)
{
  begin (window, "png", copy_picture, NULL);
}

/* ---- the dialog ------------------------------------------------------------------------------- */

static void
show_picture (Giving *giving)
{
  g_autoptr (GdkTexture) picture = gdk_texture_new_from_bytes (giving->bytes, NULL);

  if (picture != NULL)
    ump_share_dialog_set_picture (giving->dialog, GDK_PAINTABLE (picture));
  giving_free (giving);
}

static void
show_link (Giving *giving)
{
  g_autofree char *link = text_of (giving);
  g_autoptr (GBytes) bytes = ump_draw_code (g_strstrip (link));
  g_autoptr (GdkTexture) code = bytes != NULL ? gdk_texture_new_from_bytes (bytes, NULL) : NULL;

  ump_share_dialog_set_link (giving->dialog, link, code != NULL ? GDK_PAINTABLE (code) : NULL);
  giving_free (giving);
}

static void
action_share (GtkWidget *window, const char *name, GVariant *parameter)
{
  UmpPlay *play = ump_window_play (UMP_WINDOW (window));
  UmpShareDialog *dialog =
      ump_share_dialog_new (GTK_WINDOW (window), gtk_window_get_title (GTK_WINDOW (window)));

  begin (window, "png", show_picture, dialog);
#ifdef HAVE_JSON_GLIB
  if (ump_round_end_page_is_result (play))
    begin (window, "bgstats", show_link, dialog);
#endif
  gtk_window_present (GTK_WINDOW (dialog));
}

void
ump_give_install (void)
{
  static const UmpAction actions[] = {
    { "win.share", NULL, action_share },
    { "win.share-copy", NULL, action_copy },
    { "win.share-picture", NULL, action_picture },
    { "win.share-save", "s", action_save },
  };

  ump_actions_add (actions, G_N_ELEMENTS (actions));
}
