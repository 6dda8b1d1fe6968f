/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a header bar says in its middle: a title, and smaller below it where in the game that is. On a phone
 * both go on in a second line before they are cut. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PAGE_TITLE (ump_page_title_get_type ())
G_DECLARE_FINAL_TYPE (UmpPageTitle, ump_page_title, UMP, PAGE_TITLE, GtkWidget)

/* subtitle: NULL or empty for none. narrow: there is the room of a phone. */
void ump_page_title_set (UmpPageTitle *self, const char *title, const char *subtitle, gboolean narrow);

G_END_DECLS
