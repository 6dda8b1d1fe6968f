/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "share.h"

#include "../compat/announce.h"
#include "../compat/question.h"
#include "give.h"

static UmpComponents *
components_of (UmpWindow *window)
{
  return ump_application_components (ump_window_application (window));
}

static GtkFileChooserNative *
chooser_new (GtkWindow *parent, GtkFileChooserAction action, const char *title, const char *accept)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, parent, action, accept, NULL);
  g_autoptr (GtkFileFilter) own = gtk_file_filter_new (), every = gtk_file_filter_new ();

  gtk_file_filter_set_name (own, _ ("Learned components"));
  gtk_file_filter_add_suffix (own, "umpire-parts");
  gtk_file_filter_set_name (every, _ ("All files"));
  gtk_file_filter_add_pattern (every, "*");
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), own);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), every);
  return chooser;
}

/* ---- export ---------------------------------------------------------------------------------- */

static void
on_export_response (GtkNativeDialog *dialog, int response, UmpWindow *parent)
{
  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
    g_autoptr (GBytes) bytes = ump_components_write (components_of (parent));
    g_autofree char *path = g_file_get_path (file);

    if (path == NULL)
      ump_toast (parent, _ ("Only files of this machine can be written"));
    else
      ump_write_out (parent, path, bytes, _ ("What was learned is written to the file"));
  }
  g_object_unref (dialog);
}

void
ump_share_export (UmpWindow *parent)
{
  GtkFileChooserNative *chooser = chooser_new (GTK_WINDOW (parent), GTK_FILE_CHOOSER_ACTION_SAVE,
                                               _ ("Export What Was Learned"), _ ("_Export"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "components.umpire-parts");
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_export_response), parent, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* ---- import ------------------------------------------------------------------------------------ */

/* theirs: what was read; source: whose it is. */
typedef struct {
  UmpComponents *theirs;
  char *source;
} Import;

static void
import_free (gpointer data, GClosure *closure)
{
  Import *import = data;

  g_object_unref (import->theirs);
  g_free (import->source);
  g_free (import);
}

static void
merge (UmpWindow *parent, const Import *import, gboolean take)
{
  g_autoptr (GError) error = NULL;

  if (ump_components_merge (components_of (parent), import->theirs, take, import->source, &error))
    ump_toast (parent, _ ("What the file says is remembered"));
  else
    ump_toast (parent, error->message);
}

static void
on_choose_response (UmpQuestion *dialog, const char *response, Import *import)
{
  if (!g_str_equal (response, "cancel"))
    merge (UMP_WINDOW (ump_question_parent (dialog)), import, g_str_equal (response, "other"));
}

static void
choose (UmpWindow *parent, Import *import, guint n_differences)
{
  g_autofree char *body = g_strdup_printf (
      ngettext ("It says something else in %u place. What is only in the file is added in any case.",
                "It says something else in %u places. What is only in the file is added in any case.",
                n_differences),
      n_differences);
  UmpQuestion *dialog =
      ump_question_new (GTK_WINDOW (parent), _ ("The file says something else"), body, _ ("_Keep Mine"));

  ump_question_add (dialog, "other", _ ("_Take Theirs"));
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_choose_response), import, import_free, 0);
  ump_question_present (dialog, NULL);
}

/* "Ana's" of "Ana's.umpire-parts". */
static char *
name_of (const char *path)
{
  char *name = g_path_get_basename (path);
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';
  return name;
}

/* A file that was asked for, and by which window. */
typedef struct {
  GWeakRef parent;
  char *path;
} Asked;

static void
asked_free (Asked *asked)
{
  g_weak_ref_clear (&asked->parent);
  g_free (asked->path);
  g_free (asked);
}

static void
take_in (UmpWindow *parent, UmpComponents *theirs, const char *path)
{
  guint n_differences = ump_components_n_differences (components_of (parent), theirs);
  Import *import = g_new0 (Import, 1);

  *import = (Import){ theirs, name_of (path) };
  if (n_differences > 0) {
    choose (parent, import, n_differences);
    return;
  }
  merge (parent, import, FALSE);
  import_free (import, NULL);
}

static void
on_read (GObject *object, GAsyncResult *result, gpointer data)
{
  Asked *asked = data;
  g_autoptr (UmpWindow) parent = g_weak_ref_get (&asked->parent);
  g_autoptr (GError) error = NULL;
  UmpComponents *theirs = ump_components_load_finish (result, &error);

  if (parent == NULL) {
    g_clear_object (&theirs);
  } else if (theirs != NULL) {
    take_in (parent, theirs, asked->path);
  } else {
    /* Translators: what is wrong with a file, mostly beginning with the number of a line */
    g_autofree char *text = g_strdup_printf (_ ("This file cannot be used: %s"), error->message);

    ump_toast (parent, text);
  }
  asked_free (asked);
}

void
ump_share_import_path (UmpWindow *parent, const char *path)
{
  Asked *asked = g_new0 (Asked, 1);

  g_weak_ref_init (&asked->parent, parent);
  asked->path = g_strdup (path);
  ump_components_load_later (path, on_read, asked);
}

static void
on_import_response (GtkNativeDialog *dialog, int response, UmpWindow *parent)
{
  g_autoptr (GFile) file =
      response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    ump_share_import_path (parent, path);
  else if (file != NULL)
    ump_toast (parent, _ ("Only files of this machine can be opened"));
  g_object_unref (dialog);
}

void
ump_share_import (UmpWindow *parent)
{
  GtkFileChooserNative *chooser = chooser_new (GTK_WINDOW (parent), GTK_FILE_CHOOSER_ACTION_OPEN,
                                               _ ("Import From a File"), _ ("_Import"));

  g_signal_connect_object (chooser, "response", G_CALLBACK (on_import_response), parent, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
