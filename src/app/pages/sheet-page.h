/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which a score sheet is made: its fields, and beside them a trial with numbers.
 *
 * It shows the keeper's draft, whichever that is. Actions "draft.undo", "draft.redo"; "draft.keep" and
 * "draft.discard" ask the window for win.keep-draft and win.discard-draft. */
#pragma once

#include <gtk/gtk.h>

#include "../model/sheet-keeper.h"

G_BEGIN_DECLS

#define UMP_TYPE_SHEET_PAGE (ump_sheet_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetPage, ump_sheet_page, UMP, SHEET_PAGE, GtkWidget)

GtkWidget *ump_sheet_page_new (UmpSheetKeeper *keeper);
/* The keyboard goes to the name. */
void ump_sheet_page_begin (UmpSheetPage *self);

G_END_DECLS
