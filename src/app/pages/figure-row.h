/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One row of statistics. Property "figure" (UmpFigure). */
#pragma once

#include <gtk/gtk.h>

#include "../model/figures.h"

G_BEGIN_DECLS

#define UMP_TYPE_FIGURE_ROW (ump_figure_row_get_type ())
G_DECLARE_FINAL_TYPE (UmpFigureRow, ump_figure_row, UMP, FIGURE_ROW, GtkWidget)

GtkWidget *ump_figure_row_new (void);

/* The child of the item shows the figure, and the item has its name. */
void ump_figure_row_tell (GtkListItem *item, gpointer figure, gpointer user_data);

G_END_DECLS
