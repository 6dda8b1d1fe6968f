/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The templates of score sheets on New game: a key each where all games are shown, and what the chosen one is
 * for.
 *
 * Signals "chosen" (): another template was chosen by the user; "changed" (): the list is another, the chosen
 * one may have gone or have another name. */
#pragma once

#include <gtk/gtk.h>

#include "../model/sheet-list.h"

G_BEGIN_DECLS

#define UMP_TYPE_SHEET_PICKER (ump_sheet_picker_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetPicker, ump_sheet_picker, UMP, SHEET_PICKER, GtkWidget)

void ump_sheet_picker_set_list (UmpSheetPicker *self, UmpSheetList *list);
/* Offers the sheets of one kind of game; those of a pad until then. */
void ump_sheet_picker_set_kind (UmpSheetPicker *self, const char *kind);
/* The template that is chosen; NULL for none, borrowed. */
UmpSheetItem *ump_sheet_picker_chosen (UmpSheetPicker *self);
/* Whether they are to be chosen from; not at first. */
void ump_sheet_picker_show_names (UmpSheetPicker *self, gboolean shown);
/* Chooses without a signal; NULL for none. */
void ump_sheet_picker_choose (UmpSheetPicker *self, const char *key);

G_END_DECLS
