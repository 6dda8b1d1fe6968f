/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deck as keys, in a fixed order: the thumb learns it. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PAD_DECK (ump_pad_deck_get_type ())
G_DECLARE_FINAL_TYPE (UmpPadDeck, ump_pad_deck, UMP, PAD_DECK, GtkWidget)

GtkWidget *ump_pad_deck_new (UmpChooser *chooser);
/* narrow: what stands beside the rows stands below them, and rows of many cards open one at a time; compact:
 * only very long rows do. */
void ump_pad_deck_set_narrow (UmpPadDeck *self, gboolean narrow, gboolean compact);
/* Whether there is anything of it now: cards, or the places of cards. */
gboolean ump_pad_deck_is_shown (UmpPadDeck *self);
/* Height and least width of the keys of all cards, whichever of them are shown. Not while sizes are being
 * asked for: the keys may be made anew. */
int ump_pad_deck_room (UmpPadDeck *self, int *least_width);
/* Makes the keys of all cards, where the game has a step that may ask for them. */
void ump_pad_deck_prepare (UmpPadDeck *self);
/* The widest row, in keys. */
int ump_pad_deck_columns (UmpPadDeck *self);

G_END_DECLS
