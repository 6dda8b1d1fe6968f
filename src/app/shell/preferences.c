/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "dialogs.h"

#include "library-folder.h"

#include "../compat/windows.h"
#include "../help/help.h"
#include "../model/settings.h"

void
ump_dialogs_preferences (GtkWindow *parent)
{
  static const char *const keys[] = { "adviser", "clock", "keep-awake", "sound" };
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/umpire_app/Umpire/ui/preferences.ui");

  for (gsize k = 0; k < G_N_ELEMENTS (keys); k++)
    g_settings_bind (ump_settings_get_default (), keys[k], gtk_builder_get_object (builder, keys[k]),
                     "active", G_SETTINGS_BIND_DEFAULT);
  ump_library_folder_fill (builder, parent);
  ump_help_on_f1 (ump_compat_preferences (parent, _ ("Preferences"),
                                          GTK_WIDGET (gtk_builder_get_object (builder, "page"))),
                  "preferences");
}
