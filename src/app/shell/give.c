/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "give.h"

#include "../model/share-name.h"
#include "draw/draw.h"
#include "games/games.h"
#include "session/export.h"
#include "write-out.h"

/* id: as `umpirectl export --to` calls it. */
static const struct {
  const char *id;
  UmpExportFormat format;
  const char *ending;
} formats[] = {
  { "html", UMP_EXPORT_HTML, ".html" },
  { "csv", UMP_EXPORT_CSV, ".csv" },
  { "bgstats", UMP_EXPORT_BGSTATS, ".json" },
  { "xml", UMP_EXPORT_XML, ".umpire" },
};

#ifdef HAVE_DRAW
static const struct {
  const char *id;
  UmpDrawFormat format;
  const char *ending;
} drawn[] = {
  { "png", UMP_DRAW_PNG, ".png" },
  { "svg", UMP_DRAW_SVG, ".svg" },
  { "pdf", UMP_DRAW_PDF, ".pdf" },
};
#endif

/* What is written, when the user has said where. */
typedef struct {
  UmpWindow *window;
  GBytes *bytes;
  GtkFileChooserNative *chooser;
} Giving;

/* The session of a path, or the one that is open: then own is NULL. game: the last one, or the one that is shown. */
static UmpSession *
find_session (UmpWindow *window, const char *path, UmpSession **own, guint *game, GError **error)
{
  UmpPlay *play = ump_window_play (window);

  *own = NULL;
  if (*path == '\0') {
    if (play == NULL)
      return NULL;
    *game = ump_play_game_index (play);
    return ump_play_session (play);
  }
  *own = ump_session_load (ump_games, path, NULL, error);
  if (*own != NULL)
    *game = ump_session_n_games (*own) - 1;
  return *own;
}

static void
complain (UmpWindow *window, const GError *error)
{
  if (error != NULL)
    ump_window_toast (window, error->message, NULL, NULL, NULL);
}

static void
action_copy (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  g_autoptr (UmpSession) own = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  guint game;
  UmpSession *session = find_session (window, g_variant_get_string (parameter, NULL), &own, &game, &error);

  if (session != NULL)
    bytes = ump_export (session, game, UMP_EXPORT_TEXT, ump_play_words (), &error);
  if (bytes == NULL) {
    complain (window, error);
    return;
  }
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
  ump_window_toast (window, _ ("Copied"), NULL, NULL, NULL);
}

static void
giving_free (Giving *giving)
{
  g_object_unref (giving->chooser);
  g_object_unref (giving->window);
  g_bytes_unref (giving->bytes);
  g_free (giving);
}

static void
on_response (GtkNativeDialog *dialog, int response, Giving *giving)
{
  g_autoptr (GFile) file =
      response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  /* never over a session that somebody plays */
  if (path != NULL && ump_application_find_window (ump_window_application (giving->window), path) != NULL)
    ump_window_toast (giving->window, _ ("That session is open: choose another file"), NULL, NULL, NULL);
  else if (path != NULL)
    ump_write_out (giving->window, path, giving->bytes, _ ("The file is written"));
  else if (file != NULL && gtk_window_get_application (GTK_WINDOW (giving->window)) != NULL)
    ump_window_toast (giving->window, _ ("Only files of this machine can be written"), NULL, NULL, NULL);
  giving_free (giving);
}

static void
ask_where (UmpWindow *window, GBytes *bytes, const char *name)
{
  Giving *giving = g_new0 (Giving, 1);

  giving->window = g_object_ref (window);
  giving->bytes = g_bytes_ref (bytes);
  giving->chooser = gtk_file_chooser_native_new (_ ("Share"), GTK_WINDOW (window),
                                                 GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (giving->chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (giving->chooser), name);
  g_signal_connect (giving->chooser, "response", G_CALLBACK (on_response), giving);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (giving->chooser));
}

/* The bytes of a format, and how such a file's name ends. */
static GBytes *
make_file (UmpSession *session, guint game, const char *id, const char **ending, GError **error)
{
  for (gsize k = 0; k < G_N_ELEMENTS (formats); k++)
    if (g_str_equal (formats[k].id, id)) {
      *ending = formats[k].ending;
      return ump_export (session, game, formats[k].format, ump_play_words (), error);
    }
#ifdef HAVE_DRAW
  for (gsize k = 0; k < G_N_ELEMENTS (drawn); k++)
    if (g_str_equal (drawn[k].id, id)) {
      *ending = drawn[k].ending;
      return ump_draw_result (session, game, drawn[k].format, UMP_DRAW_LOG, ump_play_words (), error);
    }
#endif
  return NULL;
}

static void
action_save (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  const char *path, *id, *ending = "";
  g_autoptr (UmpSession) own = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL, *whole = NULL;
  UmpSession *session;
  guint game;

  g_variant_get (parameter, "(&s&s)", &path, &id);
  /* a copy of what is open may go onto its own file, which is a save then */
  if (*path == '\0' && g_str_equal (id, "xml")) {
    g_action_group_activate_action (G_ACTION_GROUP (window), "save-as", NULL);
    return;
  }
  session = find_session (window, path, &own, &game, &error);
  if (session != NULL)
    bytes = make_file (session, game, id, &ending, &error);
  if (bytes == NULL) {
    complain (window, error);
    return;
  }
  name = ump_share_name (session, game);
  whole = g_strconcat (name, ending, NULL);
  ask_where (window, bytes, whole);
}

#ifdef HAVE_DRAW
static void
action_picture (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  g_autoptr (UmpSession) own = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) picture = NULL;
  guint game;
  UmpSession *session = find_session (window, g_variant_get_string (parameter, NULL), &own, &game, &error);

  if (session != NULL)
    bytes = ump_draw_result (session, game, UMP_DRAW_PNG, UMP_DRAW_PLAIN, ump_play_words (), &error);
  if (bytes != NULL)
    picture = gdk_texture_new_from_bytes (bytes, &error);
  if (picture == NULL) {
    complain (window, error);
    return;
  }
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (window)), picture);
  ump_window_toast (window, _ ("Copied"), NULL, NULL, NULL);
}
#endif

void
ump_give_install (UmpWindow *window)
{
  static const GActionEntry entries[] = {
    { .name = "share-copy", .activate = action_copy, .parameter_type = "s" },
    { .name = "share-save", .activate = action_save, .parameter_type = "(ss)" },
#ifdef HAVE_DRAW
    { .name = "share-picture", .activate = action_picture, .parameter_type = "s" },
#endif
  };

  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
}
