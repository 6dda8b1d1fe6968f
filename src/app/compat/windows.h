/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preferences, the list of keys and About: sheets inside the window where libadwaita has them, windows of
 * their own where it has not. Retired by libadwaita 1.8 as the oldest: each is then one call. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* page: an AdwPreferencesPage. What holds it comes back, the dialog or the window, not owned by the
 * caller. */
GtkWidget *ump_compat_preferences (GtkWindow *parent, const char *title, GtkWidget *page);
/* resource: path of a .ui file with a GtkShortcutsWindow named "shortcuts"; from 1.8 on, what it lists is
 * shown by an AdwShortcutsDialog. */
void ump_compat_shortcuts (GtkWindow *parent, const char *resource);
/* metainfo: path of the resource that holds it. Name, addresses and release notes come from there. */
void ump_compat_about (GtkWindow *parent, const char *metainfo);

G_END_DECLS
