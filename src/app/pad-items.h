/* The ways to go on: places, actions, and the big key that needs no choice. */
#pragma once

#include "chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PAD_ITEMS (ump_pad_items_get_type ())
G_DECLARE_FINAL_TYPE (UmpPadItems, ump_pad_items, UMP, PAD_ITEMS, GtkWidget)

GtkWidget *ump_pad_items_new (UmpChooser *chooser);
/* flat: side by side as far as they fit, instead of one below the other; narrow: two and two, and short. */
void ump_pad_items_set_flat (UmpPadItems *self, gboolean flat, gboolean narrow);

/* How many keys it has. */
guint ump_pad_items_n (UmpPadItems *self);

G_END_DECLS
