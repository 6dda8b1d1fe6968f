/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet of a game that has no table: rows and people, the current cell ringed, number keys beside it.
 * Sums such as 10+15-3 are shown before they are entered; the next empty cell follows by itself.
 * To correct a filled one the window is asked: win.correct-entry. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PAD_SHEET (ump_pad_sheet_get_type ())
G_DECLARE_FINAL_TYPE (UmpPadSheet, ump_pad_sheet, UMP, PAD_SHEET, GtkWidget)

GtkWidget *ump_pad_sheet_new (UmpChooser *chooser);
/* The column with the keys: the page puts verdict and notation below them. */
GtkWidget *ump_pad_sheet_side (UmpPadSheet *self);
/* What in it asks for a number. */
GtkWidget *ump_pad_sheet_number (UmpPadSheet *self);
/* Takes that column out, for who shows it elsewhere: the sheet has all the room then. A reference that the
 * caller owns. */
GtkWidget *ump_pad_sheet_steal_side (UmpPadSheet *self);
/* A key: a digit, "+", "-", "±", "C", "<", "enter", "left", "right", "up", "down". */
void ump_pad_sheet_key (UmpPadSheet *self, const char *key);
/* Puts the focus on the current cell. */
void ump_pad_sheet_focus (UmpPadSheet *self);
/* narrow: the keys stand below the sheet; else beside it, and that many px wide. */
void ump_pad_sheet_set_narrow (UmpPadSheet *self, gboolean narrow, int beside);

G_END_DECLS
