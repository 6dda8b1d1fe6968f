/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A difference: what it is about, and two keys, the own value and that of the file, of which one is on. */
#pragma once

#include <gtk/gtk.h>

#include "../model/difference.h"

G_BEGIN_DECLS

#define UMP_TYPE_DIFFERENCE_ROW (ump_difference_row_get_type ())
G_DECLARE_FINAL_TYPE (UmpDifferenceRow, ump_difference_row, UMP, DIFFERENCE_ROW, GtkWidget)

/* Its property "item" is the item, of which it holds a reference. */
GtkWidget *ump_difference_row_new (UmpDifferenceItem *item);

G_END_DECLS
