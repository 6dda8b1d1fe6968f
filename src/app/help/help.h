/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The user guide: in the desktop's help viewer where there is one that can see our pages, else in a window of
 * ours. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* page: the name of a page in help/C, such as "corrections". parent: the window that asks; may not be
 * NULL. */
void ump_help_show (GtkWindow *parent, const char *page);
/* F1 in that window, or in a part of one, wherever nothing else takes it, shows the page. page: a string that
 * stays. */
void ump_help_on_f1 (GtkWidget *widget, const char *page);

G_END_DECLS
