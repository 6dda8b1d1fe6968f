/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where each card of a deck stands when the whole deck is looked over: by what is printed on the cards, for
 * any game. Nothing of GTK is in here. */
#pragma once

#include "core/game.h"

G_BEGIN_DECLS

/* SHEET: one after the other, as a printed sheet of numbers. COLOURS: filled cards, a colour a column; what
 * the rows
 * have in common stands before them. SUITS: cards on paper, a suit a column; each says its value itself. */
typedef enum { UMP_LEFT_SHEET, UMP_LEFT_COLOURS, UMP_LEFT_SUITS } UmpLeftForm;

#define UMP_LEFT_MOST_COLUMNS 10
#define UMP_LEFT_MOST_ROWS 20

/* column, row: by face, from 0; -1 for faces that are not in the deck, and for those of another kind than the
 * others
 * (is_apart() tells these). column_head: colour or suit; row_head: a person, or a number (art and value).
 * Heads that have nothing to show are of art UMP_ART_UNKNOWN. */
typedef struct {
  UmpLeftForm form;
  int n_columns, n_rows;
  UmpLook column_head[UMP_LEFT_MOST_COLUMNS];
  UmpLook row_head[UMP_LEFT_MOST_ROWS];
  int n_faces;
  gint16 *column;
  gint16 *row;
} UmpLeftOrder;

UmpLeftOrder *ump_left_order_new (const UmpSetup *setup);
void ump_left_order_free (UmpLeftOrder *order);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpLeftOrder, ump_left_order_free)

/* In the deck, but beside the grid: wilds among numbers, say. */
gboolean ump_left_order_is_apart (const UmpLeftOrder *order, const UmpSetup *setup, int face);

G_END_DECLS
