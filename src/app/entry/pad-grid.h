/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Items that are a place and a word, as rows and columns of keys: decks and the colours of their backs. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Fills an empty UmpKeyGrid with UmpItemKeys. */
void ump_pad_grid_fill (GtkWidget *grid, UmpChooser *chooser, const UmpChooserGrid *what, gboolean narrow);

G_END_DECLS
