/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One spot of a plan in the window: it paints its record and asks for no size.
 *
 * Actions: "spot.tap" for a button, as Return and Space do; "spot.ask", as Menu does. Both are the board's to
 * answer. CSS node: spot. */
#pragma once

#include "plan/plan.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_SPOT_VIEW (ump_spot_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpSpotView, ump_spot_view, UMP, SPOT_VIEW, GtkWidget)

/* The role of a spot for screen readers; a view has that of the spot it was made for, for good. */
GtkAccessibleRole ump_spot_view_role_for (const UmpSpot *spot);
GtkWidget *ump_spot_view_new (GtkAccessibleRole role);
GtkAccessibleRole ump_spot_view_role (UmpSpotView *self);
/* What it paints from now on: copied, with a reference on the setup. dark: whatever the theme. */
void ump_spot_view_set (UmpSpotView *self, const UmpSpot *spot, UmpSetup *setup, gboolean dark);
/* Says its name, and what may be done with it, to screen readers: apart from the record, as that may come
 * while sizes are being given. */
void ump_spot_view_announce (UmpSpotView *self);
const UmpSpot *ump_spot_view_spot (UmpSpotView *self);

G_END_DECLS
