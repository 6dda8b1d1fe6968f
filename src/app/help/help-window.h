/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window that shows the user guide, where the desktop has no viewer for it. There is one for the whole
 * program. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define UMP_TYPE_HELP_WINDOW (ump_help_window_get_type ())
G_DECLARE_FINAL_TYPE (UmpHelpWindow, ump_help_window, UMP, HELP_WINDOW, AdwWindow)

/* Shows that page, in the window that is open already or in a new one, which goes with parent's
 * application. */
void ump_help_window_show (GtkWindow *parent, const char *page);

G_END_DECLS
