/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "library-folder.h"

#include "core/shown.h"
#include "session/library-place.h"

/* What was chosen counts at once, in every window; sessions stay where they are. */
static void
choose (GtkWindow *window, const char *folder)
{
  g_autoptr (GError) error = NULL;
  GtkApplication *application = gtk_window_get_application (window);

  if (!ump_library_choose_folder (folder, &error)) {
    g_autofree char *text = g_strdup_printf (_ ("This folder cannot be taken: %s"), error->message);

    ump_window_toast (UMP_WINDOW (window), text, NULL, NULL, NULL);
    return;
  }
  ump_library_follow_choice (ump_application_library (UMP_APPLICATION (application)));
  ump_window_toast (UMP_WINDOW (window), _ ("Sessions are read and kept there from now on; none was moved"),
                    NULL, NULL, NULL);
}

static void
on_response (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  GtkWindow *window = gtk_native_dialog_get_transient_for (dialog);

  if (response == GTK_RESPONSE_ACCEPT && window != NULL && gtk_window_get_application (window) != NULL) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
    g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

    if (path != NULL)
      choose (window, path);
    else
      ump_window_toast (UMP_WINDOW (window), _ ("Only folders of this machine can be taken"), NULL, NULL,
                        NULL);
  }
  g_object_unref (dialog);
}

static void
ask (GtkWindow *window)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
      _ ("The Folder of Your Sessions"), window, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Choose"), NULL);
  g_autofree char *folder = ump_library_folder ();
  g_autoptr (GFile) file = g_file_new_for_path (folder);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
  g_signal_connect (chooser, "response", G_CALLBACK (on_response), NULL);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
action_choose (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  ask (window);
}

void
ump_library_folder_install (UmpWindow *window)
{
  static const GActionEntry entries[] = { { .name = "choose-library", .activate = action_choose } };

  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
}

/* ---- Preferences -------------------------------------------------------------------------------- */

static void
on_usual (GtkWindow *window)
{
  choose (window, NULL);
}

static void
show_folder (AdwActionRow *row)
{
  g_autofree char *folder = ump_library_folder (), *shown = ump_shown (folder, UMP_SHOWN_TEXT);

  adw_action_row_set_subtitle (row, shown);
}

static void
show_usual (GtkWidget *button)
{
  g_autofree char *chosen = ump_library_chosen_folder ();

  gtk_widget_set_visible (button, chosen != NULL);
}

void
ump_library_folder_fill (GtkBuilder *builder, GtkWindow *window)
{
  UmpLibrary *library = ump_application_library (UMP_APPLICATION (gtk_window_get_application (window)));
  AdwActionRow *row = ADW_ACTION_ROW (gtk_builder_get_object (builder, "library"));
  GtkWidget *usual = GTK_WIDGET (gtk_builder_get_object (builder, "usual-library"));
  GObject *choose_button = gtk_builder_get_object (builder, "choose-library");

  g_signal_connect_object (choose_button, "clicked", G_CALLBACK (ask), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (usual, "clicked", G_CALLBACK (on_usual), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "notify::folder", G_CALLBACK (show_folder), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "notify::folder", G_CALLBACK (show_usual), usual, G_CONNECT_SWAPPED);
  show_folder (row);
  show_usual (usual);
}
