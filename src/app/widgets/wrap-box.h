/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Children side by side, going on in the next line where there is no more room: like words. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_WRAP_BOX (ump_wrap_box_get_type ())
G_DECLARE_FINAL_TYPE (UmpWrapBox, ump_wrap_box, UMP, WRAP_BOX, GtkWidget)

GtkWidget *ump_wrap_box_new (int column_spacing, int row_spacing);
void ump_wrap_box_append (UmpWrapBox *self, GtkWidget *child);
void ump_wrap_box_clear (UmpWrapBox *self);

G_END_DECLS
