/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a file of learned components says otherwise: for each card a key with the own value and one with that
 * of the file, and keys for all of them at once. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* differences: of UmpDifferenceItem, which learn what is chosen; the widget holds a reference. */
GtkWidget *ump_differences_new (GListModel *differences);

G_END_DECLS
