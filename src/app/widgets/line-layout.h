/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What GtkBoxLayout does, for children that hold words which wrap: each is asked for its height once, at the
 * width that it gets. For its own height at a width GtkBoxLayout asks them for their widths at heights too,
 * and for each of these answers a label lays its words out ten times. Children of a line are as high as the
 * line, or as their alignment says. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_LINE_LAYOUT (ump_line_layout_get_type ())
G_DECLARE_FINAL_TYPE (UmpLineLayout, ump_line_layout, UMP, LINE_LAYOUT, GtkLayoutManager)

/* In a template it has the properties spacing and, as a GtkOrientable, orientation. */

/* A GtkBox whose children stand so. */
GtkWidget *ump_line_new (GtkOrientation orientation, int spacing);
/* even: all are equally large. */
void ump_line_layout_set (UmpLineLayout *self, GtkOrientation orientation, int spacing, gboolean even);

G_END_DECLS
