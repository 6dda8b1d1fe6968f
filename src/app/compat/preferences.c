/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "windows.h"

#include <adwaita.h>

#if ADW_CHECK_VERSION(1, 5, 0)

GtkWidget *
ump_compat_preferences (GtkWindow *parent, const char *title, GtkWidget *page)
{
  AdwDialog *dialog = adw_preferences_dialog_new ();

  adw_dialog_set_title (dialog, title);
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), ADW_PREFERENCES_PAGE (page));
  adw_dialog_present (dialog, GTK_WIDGET (parent));
  return GTK_WIDGET (dialog);
}

#else

GtkWidget *
ump_compat_preferences (GtkWindow *parent, const char *title, GtkWidget *page)
{
  GtkWidget *window = adw_preferences_window_new ();

  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 640);
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (window), FALSE);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), ADW_PREFERENCES_PAGE (page));
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

#endif
