/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The style sheets that count only in dark or in high contrast, and the accent colour, put on and off as the
 * system says.
 *
 * libadwaita loads such sheets by their names alone, but warns of them since 1.10: there media queries are
 * meant, which GTK knows from 4.20 on. With that as the oldest one, the sheets become queries in style.css
 * and this goes. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on, for everything on the display. To be called once, when the application starts. */
void ump_scheme_follow (GdkDisplay *display);

G_END_DECLS
