/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One field of a score sheet that is made: what is wrong with it stands below, and the place is underlined in
 * it.
 *
 * Signal "written" (): something is written in it, its cursor moved, or it was clicked; not where Tab only
 * passes it. */
#pragma once

#include <gtk/gtk.h>

#include "../model/sheet-field.h"

G_BEGIN_DECLS

#define UMP_TYPE_SHEET_FIELD_ROW (ump_sheet_field_row_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetFieldRow, ump_sheet_field_row, UMP, SHEET_FIELD_ROW, GtkWidget)

GtkWidget *ump_sheet_field_row_new (UmpSheetField *field);
/* Borrowed. */
UmpSheetField *ump_sheet_field_row_field (UmpSheetFieldRow *self);
/* The keyboard goes into it, where its problem is; that is said aloud. */
void ump_sheet_field_row_show_problem (UmpSheetFieldRow *self);
/* The beginning of a word in front of the cursor; a new string. */
char *ump_sheet_field_row_begun (UmpSheetFieldRow *self);
/* Puts a word at the cursor, and the keyboard behind it. */
void ump_sheet_field_row_insert (UmpSheetFieldRow *self, const char *word);

G_END_DECLS
