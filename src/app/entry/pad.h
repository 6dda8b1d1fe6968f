/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is entered with: the keys of a phase, or a form, or counts. */
#pragma once

#include "../model/chooser.h"
#include "plan/page.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PAD (ump_pad_get_type ())
G_DECLARE_FINAL_TYPE (UmpPad, ump_pad, UMP, PAD, GtkWidget)

/* What lies on the table is tapped there. */
GtkWidget *ump_pad_new (UmpChooser *chooser);
/* Forms and counts have the room of a phone. */
void ump_pad_set_narrow (UmpPad *self, gboolean narrow);
/* The keys say what comes to lie on the table, and nothing that lies there is meant. */
gboolean ump_pad_lays_table (UmpPad *self);
/* Height that is needed at a width, for keys in that form; what they are shown in from the next size on.
 * tight: keys for thumbs; zoom: of their words. */
int ump_pad_height (UmpPad *self, UmpKeysForm form, gboolean tight, double zoom, int width);
void ump_pad_set_form (UmpPad *self, UmpKeysForm form, gboolean tight, double zoom);
/* What ump_pad_key() and sheets call a key of the keyboard; sums: those of a sum and arrows, too. NULL: it
 * means nothing. */
const char *ump_pad_key_name (guint key, gboolean sums);
/* A key of the keyboard that means a number or a place here ("0"…"9", "enter", "space", "left", …); TRUE if it
 * did. The digit of a place where one of several cards is asked for activates "table.focus-card" (zone,
 * position). time: of the press, in ms. */
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
 * is none. */
gboolean ump_pad_focus (UmpPad *self);
/* Whether the focus is on a key here that can do nothing. */
gboolean ump_pad_focus_is_off (UmpPad *self);

G_END_DECLS
