/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "files.h"

#include "window.h"

static GtkFileFilter *
session_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Umpire sessions"));
  gtk_file_filter_add_suffix (filter, "umpire");
  gtk_file_filter_add_mime_type (filter, "application/x-umpire-session+xml");
  return filter;
}

static GtkFileFilter *
every_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("All files"));
  gtk_file_filter_add_pattern (filter, "*");
  return filter;
}

static GtkFileChooserNative *
new_chooser (GtkWindow *parent)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
      _ ("Open Sessions"), parent, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), NULL);
  g_autoptr (GtkFileFilter) sessions = session_filter ();
  g_autoptr (GtkFileFilter) every = every_filter ();

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), sessions);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), every);
  return chooser;
}

static void
on_open_response (GtkNativeDialog *dialog, int response, GtkWindow *parent)
{
  g_autoptr (GListModel) files = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));
  for (guint k = 0; files != NULL && k < g_list_model_get_n_items (files); k++) {
    g_autoptr (GFile) file = g_list_model_get_item (files, k);
    g_autofree char *path = g_file_get_path (file);

    if (path != NULL)
      ump_application_open_path (ump_window_application (UMP_WINDOW (parent)), parent, path);
    else
      ump_window_toast (UMP_WINDOW (parent), _ ("Only files of this machine can be opened"), NULL, NULL,
                        NULL);
  }
  g_object_unref (dialog);
}

void
ump_files_open (GtkWindow *parent)
{
  GtkFileChooserNative *chooser = new_chooser (parent);

  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_open_response), parent, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
