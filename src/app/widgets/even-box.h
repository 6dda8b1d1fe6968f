/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys of one size in lines: as many in a line as fit, and as few lines as that makes. One tab stop,
 * arrows inside. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_EVEN_BOX (ump_even_box_get_type ())
G_DECLARE_FINAL_TYPE (UmpEvenBox, ump_even_box, UMP, EVEN_BOX, GtkWidget)

GtkWidget *ump_even_box_new (int spacing);
void ump_even_box_append (UmpEvenBox *self, GtkWidget *child);
void ump_even_box_clear (UmpEvenBox *self);
/* least: so wide a key should be at least, in px at 100 % text (a key that needs more makes all wider);
 * columns: most keys in a line; full: lines share the whole height. */
void ump_even_box_set (UmpEvenBox *self, int least, int columns, gboolean full);

G_END_DECLS
