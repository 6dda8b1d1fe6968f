/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saying something aloud through a screen reader, whatever has the focus.
 *
 * From GTK 4.14 on there is a call for it. Before, Orca is silent for alerts, labels and toasts; it speaks a
 * changed description of the focused widget. So there the text becomes that description (of the window where
 * nothing has the focus) until the next text comes or the focus leaves; a description of the widget's own
 * then comes back. Retired by GTK 4.14 as the oldest: then ump_describe () is ump_describe_widget (). */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* in_window: any widget of the window, or the window. Does nothing where there is no window or no text. */
void ump_announce (GtkWidget *in_window, const char *text);

/* A description of a widget's own: to be set by this function where the widget may also have to announce.
 * NULL: none. */
void ump_describe (GtkWidget *widget, const char *text);

/* Asks the window of that widget for a toast (its action win.toast), which is said aloud too. */
void ump_toast (gpointer in_window, const char *text);

G_END_DECLS
