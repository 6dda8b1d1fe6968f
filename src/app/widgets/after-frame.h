/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the next frame need not wait for, as nothing of it is to be seen. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Calls it once when the frame of what happens now has been painted; sooner if the screen makes that frame
 * wait. The widget is held until then. */
void ump_after_frame (GtkWidget *widget, void (*call) (GtkWidget *widget));

/* Takes a widget away from its parent. It is there no more at once, neither for the eye nor for the ear, nor
 * for the keyboard, but leaves behind the frame: to tell accessibility so of each part of it takes longer
 * than painting what comes instead. NULL: nothing. */
void ump_remove_after_frame (GtkWidget *widget);

G_END_DECLS
