/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session on Home that is in play: who plays, how it stands, and the way back to the table. Its actions are
 * those of the row that it stands in ("row.open" and those of the menu). */
#pragma once

#include <gtk/gtk.h>

#include "../model/home-model.h"

G_BEGIN_DECLS

#define UMP_TYPE_PLAYING_ROW (ump_playing_row_get_type ())
G_DECLARE_FINAL_TYPE (UmpPlayingRow, ump_playing_row, UMP, PLAYING_ROW, GtkWidget)

/* menu: fills the menu whenever it is opened. */
GtkWidget *ump_playing_row_new (GtkMenuButtonCreatePopupFunc menu, gpointer user_data);
/* entry: of a session. */
void ump_playing_row_set (UmpPlayingRow *self, UmpHomeEntry *entry, gboolean narrow);

G_END_DECLS
