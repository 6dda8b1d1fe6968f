/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dashes around a button that lies over a place, in the button's border: a border of the style sheet
 * would be painted anew in each frame. The style sheet's `color` of "dashes" is theirs. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PLACE_DASHES (ump_place_dashes_get_type ())
G_DECLARE_FINAL_TYPE (UmpPlaceDashes, ump_place_dashes, UMP, PLACE_DASHES, GtkWidget)

/* For the only child of a button without padding, whose border is as wide as the line, in px; radius: the
 * border's. */
GtkWidget *ump_place_dashes_new (double line, double radius);

G_END_DECLS
