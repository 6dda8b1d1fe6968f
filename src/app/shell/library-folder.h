/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The folder of the library is chosen: in Preferences, and on Home where it cannot be used. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* The action win.choose-library. */
void ump_library_folder_install (UmpWindow *window);
/* The row "library" of Preferences, with its buttons "choose-library" and "usual-library". window: the one
 * that they are over. */
void ump_library_folder_fill (GtkBuilder *builder, GtkWindow *window);

G_END_DECLS
