/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A key of the entry pad: one card of the deck, or one way to go on. Both are buttons that stay sensitive
 * when they are
 * dimmed: a tap then says why. */
#pragma once

#include "card-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* ---- a card ------------------------------------------------------------------------- */

#define UMP_TYPE_KEY (ump_key_get_type ())
G_DECLARE_FINAL_TYPE (UmpKey, ump_key, UMP, KEY, GtkButton)

typedef enum {
  UMP_KEY_PLAIN, /* what stands on a key of the grid */
  UMP_KEY_BIG,   /* beside the rows: with its name */
  UMP_KEY_CARD,  /* a whole card */
} UmpKeyStyle;

GtkWidget *ump_key_new (const UmpSetup *setup, int face, UmpKeyStyle style);
int ump_key_face (UmpKey *self);
/* left of copies may still come; off: not possible, why: a sentence (may be NULL); taken: how many are
 * chosen. */
void ump_key_set (UmpKey *self, int left, int copies, gboolean off, const char *why, int taken);
/* What a card does and what else there is to say, beside a whole card, of a small one in its name alone; NULL
 * for nothing. */
void ump_key_set_words (UmpKey *self, const char *state, const char *notes);
/* Of a big key: everything in one line; dense: there is little room, in a line not even for its name. Of a
 * whole card: how small it is. */
void ump_key_set_flat (UmpKey *self, gboolean flat, gboolean dense);
/* Of a big key: the whole card, and as a number how many may still come. */
void ump_key_set_counted (UmpKey *self);
/* Of a big key: in one line without its name, and as a number how many may still come. */
void ump_key_set_counted_flat (UmpKey *self);
/* What stands on it is a chip: a picture would be too small to be known. */
void ump_key_set_chip (UmpKey *self);
/* Of a whole card: why it cannot be is told by its tooltip and to a screen reader, and takes no room. */
void ump_key_set_silent (UmpKey *self);

/* The place of a key that is not there. */
GtkWidget *ump_key_outline_new (void);

/* ---- a grid of keys: one tab stop, arrows inside -------------------------------------- */

#define UMP_TYPE_KEY_GRID (ump_key_grid_get_type ())
G_DECLARE_FINAL_TYPE (UmpKeyGrid, ump_key_grid, UMP, KEY_GRID, GtkGrid)

GtkWidget *ump_key_grid_new (void);

G_END_DECLS
