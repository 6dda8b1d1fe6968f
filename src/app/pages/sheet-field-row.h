/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One field of a score sheet that is made: what is wrong with it stands below, and the place is underlined in
 * it. */
#pragma once

#include <gtk/gtk.h>

#include "../model/sheet-draft.h"

G_BEGIN_DECLS

#define UMP_TYPE_SHEET_FIELD_ROW (ump_sheet_field_row_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetFieldRow, ump_sheet_field_row, UMP, SHEET_FIELD_ROW, GtkWidget)

GtkWidget *ump_sheet_field_row_new (UmpSheetField *field);
/* The keyboard goes into it, where its problem is; that is said aloud. */
void ump_sheet_field_row_show_problem (UmpSheetFieldRow *self);

G_END_DECLS
