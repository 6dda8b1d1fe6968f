/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways to go on: places, actions, and the big key that needs no choice. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PAD_ITEMS (ump_pad_items_get_type ())
G_DECLARE_FINAL_TYPE (UmpPadItems, ump_pad_items, UMP, PAD_ITEMS, GtkWidget)

GtkWidget *ump_pad_items_new (UmpChooser *chooser);
/* flat: side by side as far as they fit, instead of one below the other; narrow: two and two, and short. */
void ump_pad_items_set_flat (UmpPadItems *self, gboolean flat, gboolean narrow);

/* What is a place on the table has no key here, but for cards that are to be picked there. */
void ump_pad_items_set_on_table (UmpPadItems *self, gboolean on_table);

/* Puts the focus on the keys of the cards that are to be picked, of which the item at `index` is the
 * first. */
gboolean ump_pad_items_focus_picks (UmpPadItems *self, guint index);

/* How many keys it has. */
guint ump_pad_items_n (UmpPadItems *self);

G_END_DECLS
