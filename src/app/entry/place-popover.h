/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys that are asked for beside the place that was tapped: the places of a zone at which a card may really
 * have been put, where the one it has to go to is marked; and the ways in which a card can go to one
 * place. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Opens beside `key`, a descendant of `parent`, which outlives the popover. FALSE, and nothing opens, where
 * the item (ump_chooser_n_places()) has no such choice. */
gboolean ump_place_popover_open (GtkWidget *parent, GtkWidget *key, UmpChooser *chooser, guint index);

/* The same for several items that lead to one place (ump_chooser_ways_for_zone()): which of them is asked.
 * title: what stands above them. */
void ump_ways_popover_open (GtkWidget *parent, GtkWidget *key, UmpChooser *chooser, const char *title,
                            const guint *ways, guint n);

G_END_DECLS
