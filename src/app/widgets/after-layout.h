/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done once everything in a window has its place, and before the frame is painted: scrolling to
 * something that was just made. What it moves is laid out once more in the same frame.
 *
 * Signal "laid-out" (): emitted once for each ump_after_layout_queue () or several, when the widget is
 * mapped. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_AFTER_LAYOUT (ump_after_layout_get_type ())
G_DECLARE_FINAL_TYPE (UmpAfterLayout, ump_after_layout, UMP, AFTER_LAYOUT, GObject)

/* widget: borrowed, it has to live longer. A new object. */
UmpAfterLayout *ump_after_layout_new (GtkWidget *widget);
/* May be called from a layout too. */
void ump_after_layout_queue (UmpAfterLayout *self);

/* Scrolls one way so that the widget is in view, with so many pixels around it where there is room for them.
 * Of what is larger than the view, where it begins. scrolled: its child is one that it put into a viewport by
 * itself. */
void
ump_scroll_to (GtkScrolledWindow *scrolled, GtkWidget *widget, GtkOrientation orientation, double margin);

G_END_DECLS
