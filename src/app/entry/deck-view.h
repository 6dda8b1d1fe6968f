/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards, and what stands among them, as keys: the one view of all that is offered so. A plan
 * (model/deck-plan.h) tells where each key stands, a list of offers (model/deck-faces.h) what there is to say
 * of each face, and whoever shows them makes the keys. Keys stay the widgets that they are as long as the
 * plan is the same, those of cards in a grid, of which there may be a hundred, beyond it. */
#pragma once

#include "../model/deck-faces.h"
#include "../model/deck-plan.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_DECK_VIEW (ump_deck_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpDeckView, ump_deck_view, UMP, DECK_VIEW, GtkWidget)

/* What the keys stand in. */
typedef enum {
  UMP_DECK_GRID,  /* an UmpKeyGrid: where the plan says */
  UMP_DECK_CHIPS, /* an UmpWrapBox, in the plan's order: like words */
  UMP_DECK_EVEN,  /* an UmpEvenBox, in the plan's order: in even lines */
} UmpDeckBox;

/* make: the widget of a cell, which is not yet anywhere. show: tells it what is true now, a card as its offer
 * changes, all else each time; NULL where what was made stays true. owner: of the view. keeps: a grid's key
 * of a UMP_CELL_CARD is as good in the next plan, which show() tells it of. */
typedef struct {
  GtkWidget *(*make) (const UmpDeckCell *cell, gpointer owner);
  void (*show) (const UmpDeckCell *cell, GtkWidget *key, gpointer owner);
  gboolean keeps;
} UmpDeckFactory;

/* factory: for good. owner: borrowed; it lives as long as the keys do. */
GtkWidget *ump_deck_view_new (UmpDeckBox box, const UmpDeckFactory *factory, gpointer owner);
/* What is said of the cards; NULL where that never changes. A reference is kept. */
void ump_deck_view_set_faces (UmpDeckView *self, UmpDeckFaces *faces);
/* What is offered of a face, good until the next change; nothing of one that is not in the list, or without
 * one. */
const UmpFaceState *ump_deck_view_state (UmpDeckView *self, int face);
/* Makes the keys of that plan, unless they are there; TRUE if they had to be made. They are not yet shown. */
gboolean ump_deck_view_take_plan (UmpDeckView *self, const UmpDeckPlan *plan);
/* Shows what has changed; all: all of it. */
void ump_deck_view_update (UmpDeckView *self, gboolean all);
/* Takes all keys out. */
void ump_deck_view_clear (UmpDeckView *self);

/* Widget of a cell, of a face's key; NULL where there is none. Borrowed. */
GtkWidget *ump_deck_view_find (UmpDeckView *self, UmpCellKind kind, int value);
GtkWidget *ump_deck_view_key (UmpDeckView *self, int face);
/* The face whose key has the focus, 0 for none. */
int ump_deck_view_focused (UmpDeckView *self);
/* What the keys stand in, for its spaces and classes. */
GtkWidget *ump_deck_view_box (UmpDeckView *self);

G_END_DECLS
