/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing files. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* parent: an UmpWindow. Opens what is chosen, there or in windows of their own. */
void ump_files_open (GtkWindow *parent);
/* Writes a copy of the session that the window plays where the user says. */

G_END_DECLS
