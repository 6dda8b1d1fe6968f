/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many pixels of the screen a px of a window is, parts of one too.
 *
 * From GTK 4.12 on the surface knows; before, only whole numbers are drawn at. Retired by GTK 4.12 as the
 * oldest. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* widget: one that has a native. */
double ump_compat_scale (GtkWidget *widget);

G_END_DECLS
