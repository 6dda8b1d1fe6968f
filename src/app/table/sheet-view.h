/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet of a game that has no table, to be read from afar: names, the lines about the cell that is due,
 * bonus lines and totals. Nothing of it can be tapped. Of a game with a table it shows nothing. */
#pragma once

#include <gtk/gtk.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_SHEET_VIEW (ump_sheet_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpSheetView, ump_sheet_view, UMP, SHEET_VIEW, GtkWidget)

GtkWidget *ump_sheet_view_new (UmpPlay *play);

G_END_DECLS
