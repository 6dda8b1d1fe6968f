/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Items that are a place and a word, as rows and columns of keys: decks and the colours of their backs. */
#pragma once

#include "deck-view.h"

G_BEGIN_DECLS

#define UMP_TYPE_PAD_GRID (ump_pad_grid_get_type ())
G_DECLARE_FINAL_TYPE (UmpPadGrid, ump_pad_grid, UMP, PAD_GRID, GtkWidget)

GtkWidget *ump_pad_grid_new (UmpChooser *chooser);
/* Its keys are those of the chooser's items, good until the next change; NULL for none. */
void ump_pad_grid_show (UmpPadGrid *self, const UmpChooserGrid *table, gboolean narrow);

G_END_DECLS
