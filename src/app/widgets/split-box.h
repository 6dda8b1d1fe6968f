/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two parts side by side, or one below the other where the window leaves them too little: it never asks for
 * more width than the wider of the two. A part that is not visible takes no room. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_SPLIT_BOX (ump_split_box_get_type ())
G_DECLARE_FINAL_TYPE (UmpSplitBox, ump_split_box, UMP, SPLIT_BOX, GtkWidget)

GtkWidget *ump_split_box_new (GtkWidget *start, GtkWidget *end);
/* share: part of the width that the first one takes, in percent; 0: as much as it would like, up to three
 * fifths.
 * below: never side by side. column_spacing, row_spacing: px between the two. */
void ump_split_box_set (UmpSplitBox *self, int share, gboolean below, int column_spacing, int row_spacing);

G_END_DECLS
