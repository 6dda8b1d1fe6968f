/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One card of the deck in the tab of what is left: light as long as a copy may still come, else grey, with a
 * word of where it lies. */
#pragma once

#include "../model/left-order.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_LEFT_CELL (ump_left_cell_get_type ())
G_DECLARE_FINAL_TYPE (UmpLeftCell, ump_left_cell, UMP, LEFT_CELL, GtkButton)

/* copies: of the deck; left: those that nobody has seen. brief: a word of where the seen ones lie; where: the
 * same in full, NULL or "" where nothing is known. entry: the one that moved such a card last, 0 for none. */
typedef struct {
  int copies;
  int left;
  const char *brief;
  const char *where;
  guint entry;
} UmpLeftState;

/* apart: beside the grid, with its name. A click is for who made it. */
GtkWidget *ump_left_cell_new (const UmpSetup *setup, int face, UmpLeftForm form, gboolean apart);
void ump_left_cell_show (UmpLeftCell *self, const UmpLeftState *state);
/* What its click shows; 0 for nothing. */
guint ump_left_cell_entry (UmpLeftCell *self);

G_END_DECLS
