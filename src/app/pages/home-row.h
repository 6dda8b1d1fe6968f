/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One row of Home. */
#pragma once

#include <gtk/gtk.h>

#include "../model/evening.h"
#include "../model/home-model.h"

G_BEGIN_DECLS

#define UMP_TYPE_HOME_ROW (ump_home_row_get_type ())
G_DECLARE_FINAL_TYPE (UmpHomeRow, ump_home_row, UMP, HOME_ROW, GtkWidget)

GtkWidget *ump_home_row_new (void);
/* entry NULL empties the row. */
void ump_home_row_set (UmpHomeRow *self, UmpHomeEntry *entry, UmpEveningCount count, gboolean narrow);

G_END_DECLS
