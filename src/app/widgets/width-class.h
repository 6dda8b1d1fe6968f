/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bin that knows whether it is wide (from 1100 px), medium or narrow (below 600 px), at 100 % text; large
 * text counts as less width. GTK 4.8 has nothing of the kind.
 *
 * The child is told by the style classes `wide`, `medium`, `narrow`, and `large-text`, of this widget, others
 * by its property "width-class". A change comes from an idle, never while sizes are given out. Its least width
 * is that of a narrow phone, whatever the child says; what does not fit is cut off at the end, so a child has
 * to get along with 340 px. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum { UMP_WIDTH_NARROW, UMP_WIDTH_MEDIUM, UMP_WIDTH_WIDE } UmpWidth;

#define UMP_WIDTH_LEAST 340 /* a phone of 360 px with its edges */
#define UMP_WIDTH_NARROW_BELOW 600
#define UMP_WIDTH_WIDE_FROM 1100

#define UMP_TYPE_WIDTH_CLASS (ump_width_class_get_type ())
G_DECLARE_FINAL_TYPE (UmpWidthClass, ump_width_class, UMP, WIDTH_CLASS, GtkWidget)

/* Property "child" (GtkWidget, also the .ui child); property "width-class" (int, UmpWidth, read only). */
UmpWidth ump_width_class_get (UmpWidthClass *self);

/* The width of the widget's window, or the one that it is going to have; 0 where there is none. */
int ump_width_of_window (GtkWidget *widget);

G_END_DECLS
