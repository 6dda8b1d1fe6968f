/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of numbers: columns, a line, or squares that are the darker the more there is. What it
 * shows is also its accessible description. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum { UMP_PICTURE_NONE, UMP_PICTURE_COLUMNS, UMP_PICTURE_LINE, UMP_PICTURE_SQUARES } UmpPictureStyle;

#define UMP_TYPE_FIGURE_PICTURE (ump_figure_picture_get_type ())
G_DECLARE_FINAL_TYPE (UmpFigurePicture, ump_figure_picture, UMP, FIGURE_PICTURE, GtkWidget)

/* numbers and labels are copied; labels: NULL, or n of them. name: what they are of. */
void ump_figure_picture_set (UmpFigurePicture *self, UmpPictureStyle style, const char *name,
                             const double *numbers, guint n, const char *const *labels);

/* A bar that is full from 0 to `level`, with a mark; both 0 to 1, negative for none. Properties "level" and
 * "mark". */
#define UMP_TYPE_WIN_BAR (ump_win_bar_get_type ())
G_DECLARE_FINAL_TYPE (UmpWinBar, ump_win_bar, UMP, WIN_BAR, GtkWidget)

G_END_DECLS
