/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "help.h"

#include <gio/gio.h>

#include "help-window.h"

/* Whether the desktop's viewer would find our pages: it looks where data of the system is installed. */
static gboolean
is_installed (void)
{
  const char *const *folders = g_get_system_data_dirs ();

  for (int k = 0; folders[k] != NULL; k++) {
    g_autofree char *index = g_build_filename (folders[k], "help", "C", GETTEXT_PACKAGE, "index.page", NULL);

    if (g_file_test (index, G_FILE_TEST_IS_REGULAR))
      return TRUE;
  }
  return FALSE;
}

/* In a sandbox the viewer, which is outside, sees no page of ours. */
static GAppInfo *
find_viewer (void)
{
  if (g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) || !is_installed ())
    return NULL;
  return g_app_info_get_default_for_uri_scheme ("help");
}

void
ump_help_show (GtkWindow *parent, const char *page)
{
  g_autoptr (GAppInfo) viewer = find_viewer ();
  g_autofree char *uri = g_strdup_printf ("help:%s/%s", GETTEXT_PACKAGE, page);
  GList uris = { .data = uri };

  if (viewer != NULL) {
    g_autoptr (GdkAppLaunchContext) context =
        gdk_display_get_app_launch_context (gtk_widget_get_display (GTK_WIDGET (parent)));

    if (g_app_info_launch_uris (viewer, &uris, G_APP_LAUNCH_CONTEXT (context), NULL))
      return;
  }
  ump_help_window_show (parent, page);
}

static gboolean
on_key (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, const char *page)
{
  if (key != GDK_KEY_F1 || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  ump_help_show (
      GTK_WINDOW (gtk_widget_get_root (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys)))), page);
  return GDK_EVENT_STOP;
}

void
ump_help_on_f1 (GtkWidget *widget, const char *page)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), (gpointer) page);
  gtk_widget_add_controller (widget, keys);
}
