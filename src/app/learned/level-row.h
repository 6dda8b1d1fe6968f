/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a LEVELS part: its groups as keys, one more, and whether it was compared with the card.
 *
 * Signal "group" (int, GtkWidget *): a group's key was tapped; -1 for one more. Signal "checked" (gboolean):
 * the tick was set or taken away by hand. */
#pragma once

#include "session/learned/components.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_LEVEL_ROW (ump_level_row_get_type ())
G_DECLARE_FINAL_TYPE (UmpLevelRow, ump_level_row, UMP, LEVEL_ROW, GtkWidget)

/* row: from 1. */
GtkWidget *ump_level_row_new (const UmpPart *part, int row);
/* value: groups joined by '+', NULL where nothing is known; learned: how sure it is. */
void ump_level_row_set (UmpLevelRow *self, const char *value, const UmpLearned *learned);
/* Whether the state stands below the groups instead of beside them. */
void ump_level_row_set_narrow (UmpLevelRow *self, gboolean narrow);

G_END_DECLS
