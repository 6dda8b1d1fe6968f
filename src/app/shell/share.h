/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Export and import of the learned components. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* parent: an UmpWindow. Writes everything that was learned where the user says. */
void ump_share_export (GtkWindow *parent);
/* Takes over what a file has; where it says something else, the user chooses what stays. */
void ump_share_import (GtkWindow *parent);
/* The same with a file that is known. */
void ump_share_import_path (GtkWindow *parent, const char *path);

G_END_DECLS
