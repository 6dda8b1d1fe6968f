/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows its child whole, whatever room there is: the child is laid out at natural sizes and drawn smaller or
 * larger.
 *
 * All of it is decided in the layout, so that the first frame is the last one. What was found is kept as long
 * as the child fits: things do not grow and shrink with every entry. The box itself asks for no room: whoever
 * holds it gives it what is left. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_FIT_BOX (ump_fit_box_get_type ())
G_DECLARE_FINAL_TYPE (UmpFitBox, ump_fit_box, UMP, FIT_BOX, GtkWidget)

/* The height that a child needs for a width; -1 where the width is too little. */
typedef int (*UmpFitNeeds) (GtkWidget *child, int width);

/* Takes the child. */
GtkWidget *ump_fit_box_new (GtkWidget *child, UmpFitNeeds needs);
/* 1 is the natural size. */
void ump_fit_box_set_range (UmpFitBox *self, double least, double most);
/* What was found no longer holds: something else is shown. */
void ump_fit_box_forget (UmpFitBox *self);

G_END_DECLS
