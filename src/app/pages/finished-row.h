/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session on Home that is not in play: what it was, who played, how it ended. Its actions are those of the
 * row that it stands in ("row.open" and those of the menu). */
#pragma once

#include <gtk/gtk.h>

#include "../model/home-model.h"

G_BEGIN_DECLS

#define UMP_TYPE_FINISHED_ROW (ump_finished_row_get_type ())
G_DECLARE_FINAL_TYPE (UmpFinishedRow, ump_finished_row, UMP, FINISHED_ROW, GtkWidget)

/* menu: fills the menu whenever it is opened. */
GtkWidget *ump_finished_row_new (GtkMenuButtonCreatePopupFunc menu, gpointer user_data);
/* entry: of a session. Kept as long as no other is set. */
void ump_finished_row_set (UmpFinishedRow *self, UmpHomeEntry *entry, gboolean narrow);

G_END_DECLS
