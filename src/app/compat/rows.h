/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The spoken names of rows that a factory makes.
 *
 * What has the keyboard in such a list is the row that GTK puts around our widget. From GTK 4.12 on a list
 * item takes its name; before, the row is found as what our widget lies in. Retired by GTK 4.12 as the
 * oldest. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* To be called when the item is bound, and has its child. name: NULL for none. */
void ump_name_list_item (GtkListItem *item, const char *name);

G_END_DECLS
