/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "print.h"

#include <cairo-pdf.h>
#include <string.h>

#include "window.h"
#include "../compat/announce.h"
#include "../model/words.h"

#include "core/shown.h"
#include "draw/draw-pages.h"

/* What is printed: the pages are made when the paper is known. */
typedef struct {
  UmpPlay *play;
  UmpDrawFlags flags;
  UmpDrawPages *pages;
} Printing;

static void
printing_free (gpointer data, GClosure *closure)
{
  Printing *printing = data;

  g_clear_pointer (&printing->pages, ump_draw_pages_free);
  g_object_unref (printing->play);
  g_free (printing);
}

/* A file of it has the name of the evening in it. */
static void
title_file (GtkPrintOperation *operation, GtkPrintContext *context)
{
  cairo_surface_t *surface = cairo_get_target (gtk_print_context_get_cairo_context (context));
  g_autofree char *title = NULL;

  if (cairo_surface_get_type (surface) != CAIRO_SURFACE_TYPE_PDF)
    return;
  g_object_get (operation, "job-name", &title, NULL);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, _ ("Umpire"));
}

static void
on_begin_print (GtkPrintOperation *operation, GtkPrintContext *context, Printing *printing)
{
  title_file (operation, context);
  g_clear_pointer (&printing->pages, ump_draw_pages_free);
  printing->pages =
      ump_draw_pages_new (ump_play_session (printing->play), ump_play_game_index (printing->play),
                          gtk_print_context_get_width (context), gtk_print_context_get_height (context),
                          printing->flags, ump_play_words ());
  gtk_print_operation_set_n_pages (operation, (int) ump_draw_pages_n (printing->pages));
}

static void
on_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page, Printing *printing)
{
  ump_draw_pages_paint (printing->pages, (guint) page, gtk_print_context_get_cairo_context (context));
}

/* What a file of it is called and where it goes unless the user says otherwise: the session's own name where
 * it has one, and not the folder that the program happened to be started in. */
static void
name_output (GtkPrintOperation *operation, GtkWindow *parent, UmpPlay *play)
{
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  const char *path = ump_window_path (UMP_WINDOW (parent)),
             *created = ump_session_created (ump_play_session (play));
  const char *folder = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autofree char *file = path != NULL ? g_path_get_basename (path) : NULL;
  g_autofree char *name = NULL;

  if (file != NULL && g_str_has_suffix (file, ".umpire"))
    name = g_strndup (file, strlen (file) - strlen (".umpire"));
  else
    name = g_strdup_printf ("%.10s-%s", created != NULL ? created : "", ump_play_game (play)->kind);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR,
                          folder != NULL ? folder : g_get_home_dir ());
  gtk_print_operation_set_print_settings (operation, settings);
}

static GtkPrintOperation *
new_operation (UmpPlay *play, gboolean log)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Printing *printing = g_new0 (Printing, 1);
  g_autofree char *title = ump_shown (ump_session_title (ump_play_session (play)), UMP_SHOWN_TITLE);
  const char *game = ump_words_game (ump_match_setup (ump_play_match (play)));
  g_autofree char *job = *title != '\0' ? g_strdup_printf ("%s – %s", game, title) : g_strdup (game);

  printing->play = g_object_ref (play);
  printing->flags = log ? UMP_DRAW_LOG : UMP_DRAW_PLAIN;
  g_signal_connect_data (operation, "begin-print", G_CALLBACK (on_begin_print), printing, printing_free, 0);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw_page), printing);
  gtk_print_operation_set_job_name (operation, job);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  return operation;
}

static void
on_done (GtkPrintOperation *operation, GtkPrintOperationResult result, GtkWindow *parent)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  ump_toast (parent, error->message);
}

void
ump_print_score_pad (GtkWindow *parent, UmpPlay *play, gboolean log)
{
  g_autoptr (GtkPrintOperation) operation = new_operation (play, log);
  g_autoptr (GError) error = NULL;

  gtk_print_operation_set_allow_async (operation, TRUE);
  name_output (operation, parent, play);
  g_signal_connect_object (operation, "done", G_CALLBACK (on_done), parent, 0);
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, &error) ==
      GTK_PRINT_OPERATION_RESULT_ERROR)
    ump_toast (parent, error->message);
}
