/* The places of a zone at which a card may really have been put, as keys: the one it has to go to is marked. */
#pragma once

#include "chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Opens beside `key`, a descendant of `parent`, which outlives the popover. FALSE, and nothing opens, where the item
 * (ump_chooser_n_places()) has no such choice. */
gboolean ump_place_popover_open (GtkWidget *parent, GtkWidget *key, UmpChooser *chooser, guint index);

G_END_DECLS
