/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Of a GtkBox with one child, which holds all that scrolls up and down: a GtkScrolledWindow asks what it
 * holds for a height at no width, and every sentence there would be broken into its narrowest lines for an
 * answer that is not used. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_SCROLLED_LAYOUT (ump_scrolled_layout_get_type ())
G_DECLARE_FINAL_TYPE (UmpScrolledLayout, ump_scrolled_layout, UMP, SCROLLED_LAYOUT, GtkLayoutManager)

G_END_DECLS
