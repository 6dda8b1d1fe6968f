/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys for a place where one of several cards that lie there is meant: a key for each of them, below one
 * title. They are the same as the lit cards on the table. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* index: the first of the zone's items that ump_chooser_pick() knows, good until the chooser's next
 * change. */
GtkWidget *ump_pick_row_new (UmpChooser *chooser, guint index);

G_END_DECLS
