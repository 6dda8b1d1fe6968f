/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "rescue.h"

#include <adwaita.h>

#include "games/games.h"

#include "core/shown.h"

static char *
shown_file (const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);

  return ump_shown (name, UMP_SHOWN_TITLE);
}

GtkWidget *
ump_rescue_problem_page_new (const char *path, const char *message)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/umpire_app/Umpire/ui/problem-page.ui");
  AdwStatusPage *status = ADW_STATUS_PAGE (gtk_builder_get_object (builder, "status"));
  GtkWidget *page = GTK_WIDGET (gtk_builder_get_object (builder, "page"));
  g_autofree char *name = shown_file (path);
  g_autofree char *title = g_strdup_printf (_ ("%s cannot be opened"), name);
  g_autofree char *markup = g_markup_escape_text (title, -1);
  g_autofree char *text = g_markup_escape_text (message, -1);

  adw_status_page_set_title (status, markup);
  adw_status_page_set_description (status, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (status), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return g_object_ref_sink (page);
}

char *
ump_rescue_message (const char *path, const char *error)
{
  g_autofree char *name = shown_file (path);

  /* Translators: name of a file, then what is wrong with it, beginning with the number of the line */
  return g_strdup_printf (
      _ ("%s is damaged (line %s). This is what came before the bad place, to look at only. "
         "The file stays as it is."),
      name, error);
}

UmpStore *
ump_rescue_open (UmpSession *partial)
{
  g_autoptr (UmpSession) whole = ump_session_n_games (partial) > 0 ? ump_rescue_copy (partial, NULL) : NULL;

  return whole != NULL ? ump_store_to_look_at (g_steal_pointer (&whole)) : NULL;
}

UmpSession *
ump_rescue_copy (UmpSession *session, GError **error)
{
  g_autoptr (GBytes) bytes = ump_session_write (session);

  return ump_session_parse (ump_games, bytes, NULL, error);
}
