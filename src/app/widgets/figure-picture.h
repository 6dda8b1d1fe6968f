/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small pictures of numbers: a line of some, which is also its accessible description, and a bar. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_FIGURE_PICTURE (ump_figure_picture_get_type ())
G_DECLARE_FINAL_TYPE (UmpFigurePicture, ump_figure_picture, UMP, FIGURE_PICTURE, GtkWidget)

/* numbers: in order of time, copied. name: what they are of. */
void ump_figure_picture_set (UmpFigurePicture *self, const char *name, const double *numbers, guint n);

/* A bar that is full from 0 to property "level", 0 to 1, negative for none. */
#define UMP_TYPE_WIN_BAR (ump_win_bar_get_type ())
G_DECLARE_FINAL_TYPE (UmpWinBar, ump_win_bar, UMP, WIN_BAR, GtkWidget)

G_END_DECLS
