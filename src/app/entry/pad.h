/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The entry pad: cards on the left, places and actions on the right, or the form, the counts, the sheet. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PAD (ump_pad_get_type ())
G_DECLARE_FINAL_TYPE (UmpPad, ump_pad, UMP, PAD, GtkWidget)

GtkWidget *ump_pad_new (UmpChooser *chooser);
/* below: the places stand under the cards. */
void ump_pad_set_layout (UmpPad *self, gboolean narrow, gboolean below);
/* A key of the keyboard that means a number or a place here ("0"…"9", "enter", "space", "left", …); TRUE
 * if it did. time: of the press, in ms. */
gboolean ump_pad_key (UmpPad *self, const char *key, guint32 time);
/* Enter, where it is not meant for a key that has the focus: a form goes on. */
void ump_pad_enter (UmpPad *self);
/* Fills the keys, the form or the counts with an entry that can be said now. */
void ump_pad_fill (UmpPad *self, const UmpEntry *entry);
/* Numbers are typed here, not places. */
gboolean ump_pad_takes_numbers (UmpPad *self);
/* Digits are typed that people end with Enter, though some numbers end by themselves: cards and floors that
 * have numbers, fields of a form. */
gboolean ump_pad_ends_numbers (UmpPad *self);
/* Puts the focus on the last used key, or where that can do nothing on the first one that can. FALSE if there
 * is none: then it is on one that says why. */
gboolean ump_pad_focus (UmpPad *self);
/* Whether the focus is on a key here that can do nothing. */
gboolean ump_pad_focus_is_off (UmpPad *self);

G_END_DECLS
