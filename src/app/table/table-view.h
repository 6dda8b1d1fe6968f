/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of a play as a board: what lies there, what is chosen, and what may be tapped. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_TABLE_VIEW (ump_table_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpTableView, ump_table_view, UMP, TABLE_VIEW, GtkWidget)

/* chooser: NULL for a table that is only looked at. */
GtkWidget *ump_table_view_new (UmpPlay *play, UmpChooser *chooser);
/* Puts the focus on what may be tapped now. */
void ump_table_view_focus (UmpTableView *self);
/* It is on what can do nothing now. */
gboolean ump_table_view_focus_is_off (UmpTableView *self);
/* Puts the focus on the card at that position of a zone. */
void ump_table_view_focus_card (UmpTableView *self, int zone, int position);
/* Marks what lies otherwise than in that table. */
void ump_table_view_set_before (UmpTableView *self, const UmpTable *before);
/* Lights these zones up, and nothing else; of somebody's the place. */
void ump_table_view_light (UmpTableView *self, const int *zones, int n);
/* Shows where a checked entry of a log lays its one card, as a ghost: what is laid, or refused, what was. */
void ump_table_view_set_ghost (UmpTableView *self, UmpMatch *match, guint entry, gboolean refused);
/* There is little room: a phone, or large text. */
void ump_table_view_set_tight (UmpTableView *self, gboolean tight);

G_END_DECLS
