/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a file of learned components says otherwise: for each card a key with the own value and one with that
 * of the file, and keys for all of them at once. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* differences: of UmpDifference; take: one gboolean for each of the file's values, lent as long as the widget
 * lives. It follows what is chosen; at first it is nothing of the file. */
GtkWidget *ump_differences_new (const GArray *differences, gboolean *take);

G_END_DECLS
