/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Items that are a place and a word, as rows and columns of keys: decks and the colours of their backs. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Fills an empty UmpKeyGrid. tapped, held: called with (button, user_data); each button carries the index of
 * its item as data "index". */
void ump_pad_grid_fill (GtkWidget *grid, UmpChooser *chooser, const UmpChooserGrid *what, gboolean narrow,
                        GCallback tapped, GCallback held, gpointer user_data);

G_END_DECLS
