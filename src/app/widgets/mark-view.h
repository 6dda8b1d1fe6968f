/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person's mark as a widget: the letter in the shape and colour that the person has everywhere. It says
 * nothing aloud: the name stands beside it, or the button that it is in says it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_MARK_VIEW (ump_mark_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpMarkView, ump_mark_view, UMP, MARK_VIEW, GtkWidget)

/* mark: 1 to UMP_N_MARKS; name: whose first letter it is; size: px at 100 % text. */
GtkWidget *ump_mark_view_new (int mark, const char *name, int size);
/* The same for somebody else. */
void ump_mark_view_set (UmpMarkView *self, int mark, const char *name);
/* Gives a widget the mark's colour for its ground. */
void ump_mark_colour_ground (GtkWidget *widget, int mark);

G_END_DECLS
