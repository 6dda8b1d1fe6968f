/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tabs at the foot of a narrow Referee page: the table and three of the side's panes, shown by actions of
 * the window. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_NARROW_TABS (ump_narrow_tabs_get_type ())
G_DECLARE_FINAL_TYPE (UmpNarrowTabs, ump_narrow_tabs, UMP, NARROW_TABS, GtkBox)

GtkWidget *ump_narrow_tabs_new (void);
/* pane: "table", "score", "log" or "left"; another one has no tab. */
void ump_narrow_tabs_set_current (UmpNarrowTabs *self, const char *pane);
/* The pictures alone, where large words have no room. */
void ump_narrow_tabs_set_wordless (UmpNarrowTabs *self, gboolean wordless);

G_END_DECLS
