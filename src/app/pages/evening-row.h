/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An evening in the list of Home: when it was, who played, who won which game, and who won it all; or a file
 * that cannot be read, with what is wrong. It opens the evening. */
#pragma once

#include "../model/evening.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *ump_evening_row_new (UmpLibraryItem *item, UmpEveningCount count, gboolean narrow);

G_END_DECLS
