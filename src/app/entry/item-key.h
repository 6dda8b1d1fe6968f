/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A key for one way to go on: its words, and what comes of it. A tap takes it, or says why not; a hold enters
 * it anyway, but for one whose card may have been put at another place: that activates "items.places" with
 * the index, where an ancestor has that action. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* MAIN: the one that is suggested. REASONS: a dimmed key says why it is dimmed. NARROW: there is little room.
 * NUMBER: it is its number and nothing else. STEADY: its height is that of a few lines, whatever comes of
 * it. ROOM: it has room from the outset for what comes of it once a card is chosen. */
typedef enum {
  UMP_ITEM_KEY_PLAIN = 0,
  UMP_ITEM_KEY_MAIN = 1 << 0,
  UMP_ITEM_KEY_REASONS = 1 << 1,
  UMP_ITEM_KEY_NARROW = 1 << 2,
  UMP_ITEM_KEY_NUMBER = 1 << 3,
  UMP_ITEM_KEY_STEADY = 1 << 4,
  UMP_ITEM_KEY_ROOM = 1 << 5,
} UmpItemKeyFlags;

#define UMP_TYPE_ITEM_KEY (ump_item_key_get_type ())
G_DECLARE_FINAL_TYPE (UmpItemKey, ump_item_key, UMP, ITEM_KEY, GtkButton)

/* index: of the chooser's item. Once that is no longer offered, a tap does nothing. */
GtkWidget *ump_item_key_new (UmpChooser *chooser, guint index, UmpItemKeyFlags flags);
/* The same without any look: for who puts a child and a name into it. */
GtkWidget *ump_item_key_new_plain (UmpChooser *chooser, guint index);
/* Whether the key was made for the same object, with the same flags: it is that of the index from then on.
 * What stays as it is needs no layout, no style and no word to a screen reader. */
gboolean ump_item_key_take (UmpItemKey *self, UmpChooser *chooser, guint index, UmpItemKeyFlags flags);
/* The index that a key was made with, or has taken; of what is no key, that of the first one in it, G_MAXUINT
 * for none. */
guint ump_item_key_index (GtkWidget *widget);

G_END_DECLS
