/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the spots of a plan, a widget each, and says which one was tapped.
 *
 * The board asks who owns it for a plan of its size: whenever it has another one, and when it is told to
 * update. It keeps each widget as long as the plan has a spot of its id. CSS node: board.
 *
 * Signals:
 *   "tapped" (guint64 id)  a spot that is a button was tapped, or activated
 *   "asked" (guint64 id)   a secondary click, a long press or the Menu key on one */
#pragma once

#include "plan/plan.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_BOARD (ump_board_get_type ())
G_DECLARE_FINAL_TYPE (UmpBoard, ump_board, UMP, BOARD, GtkWidget)

/* Makes a new plan for a place of that size, or NULL for an empty one. measure: of the board's font. Pure: it
 * is called while sizes are being given. */
typedef UmpPlan *(*UmpBoardPlan) (int width, int height, UmpMeasure *measure, gpointer user_data);

/* func: as long as the board lives. name: for screen readers. */
GtkWidget *ump_board_new (const char *name, UmpBoardPlan func, gpointer user_data);
void ump_board_set_name (UmpBoard *self, const char *name);
/* Dark whatever the theme, and without round corners: for a window of its own. */
void ump_board_set_dark (UmpBoard *self);
/* No cloth below the spots: for keys. */
void ump_board_set_bare (UmpBoard *self);
/* How large words are in its font, for plans besides the one that it shows. Borrowed. */
UmpMeasure *ump_board_measure (UmpBoard *self);
/* There is something else to be seen. moved: what the last entry did, so that its cards fly to where they lie
 * now, and what flew before ends; NULL: no card has moved. */
void ump_board_update (UmpBoard *self, const UmpEffectSpan *moved);
/* Another plan is needed with the next size, whatever that is: may be called while sizes are being given. */
void ump_board_invalidate (UmpBoard *self);
/* The spot that has the focus, NULL for none. Borrowed until the next update. */
const UmpSpot *ump_board_focused (UmpBoard *self);
/* Puts the focus on the first button that may be tapped now, else on the first that is not off; FALSE: there
 * is none. */
gboolean ump_board_focus_first (UmpBoard *self);
/* The spot of that id in the plan that is shown, NULL for none. Borrowed until the next update. */
const UmpSpot *ump_board_spot (UmpBoard *self, guint64 id);
/* Its widget, to point at; NULL for none. */
GtkWidget *ump_board_view (UmpBoard *self, guint64 id);
/* The widget of the card at that position of a zone; NULL where none is seen there. */
GtkWidget *ump_board_card_view (UmpBoard *self, int zone, int position);
/* Taps a spot, or asks about it, as its widget does. */
void ump_board_act (UmpBoard *self, guint64 id, gboolean asks);

G_END_DECLS
