/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where widgets are, for assistive technologies.
 *
 * GTK 4.18 to 4.24 (at least) adds up the place of each widget inside its parent, but counts it from inside
 * the parent's padding: what lies in padded boxes is said to lie further left and up than it does, and a
 * click there goes astray. Retired by the first GTK that counts right without it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* To be called once, before there is any widget. Does nothing where GTK counts right (before 4.10). */
void ump_compat_mend_bounds (void);

G_END_DECLS
