/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A key for one card of the deck, which stays sensitive when it is dimmed, and the grid that keys stand
 * in. */
#pragma once

#include "card-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* ---- a card ------------------------------------------------------------------------- */

#define UMP_TYPE_KEY (ump_key_get_type ())
G_DECLARE_FINAL_TYPE (UmpKey, ump_key, UMP, KEY, GtkButton)

GtkWidget *ump_key_new (const UmpSetup *setup, int face);
int ump_key_face (UmpKey *self);
/* left of copies may still come; off: not possible, why: a sentence (may be NULL). */
void ump_key_set (UmpKey *self, int left, int copies, gboolean off, const char *why);

/* ---- a grid of keys: one tab stop, arrows inside -------------------------------------- */

#define UMP_TYPE_KEY_GRID (ump_key_grid_get_type ())
G_DECLARE_FINAL_TYPE (UmpKeyGrid, ump_key_grid, UMP, KEY_GRID, GtkGrid)

GtkWidget *ump_key_grid_new (void);

G_END_DECLS
