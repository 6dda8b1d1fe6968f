/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One row of the log. Its class actions are for every hand: `entry.jump`, `entry.edit`, `entry.insert`,
 * `entry.remove`; a menu of them comes with a right click, a long press or the Menu key.
 *
 * Signal "jump" (guint number). Corrections are asked of the window: win.correct-entry. */
#pragma once

#include "../model/log-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_LOG_ROW (ump_log_row_get_type ())
G_DECLARE_FINAL_TYPE (UmpLogRow, ump_log_row, UMP, LOG_ROW, GtkWidget)

GtkWidget *ump_log_row_new (UmpPlay *play);
/* item: NULL empties the row. */
void ump_log_row_bind (UmpLogRow *self, UmpLogModel *model, UmpLogItem *item);
/* Which entry is shown on the table, and which is a cause. */
void ump_log_row_mark (UmpLogRow *self, guint moment, guint cause);
/* What it is called: "Entry 3: Bea mirror 4"; NULL while it is empty. Borrowed until it is bound again. */
const char *ump_log_row_name (UmpLogRow *self);
/* Number of its entry, 0 for heads. */
guint ump_log_row_number (UmpLogRow *self);

G_END_DECLS
