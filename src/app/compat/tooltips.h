/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tooltips that take taps.
 *
 * When a key says something else after a tap, GTK shows its new tooltip under the pointer that rests there.
 * On X11 (GTK 4.8 to 4.24, at least) that is a window of its own over the keys below, and the next tap is
 * lost in it. So none comes up where the pointer, or a finger, has tapped and not moved since. Retired by the
 * first GTK whose tooltips let the pointer through. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* To be called once, before there is any widget. */
void ump_compat_mend_tooltips (void);

G_END_DECLS
