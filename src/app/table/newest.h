/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card that was laid last, large, and what it did, for a moment: for those who look at the table from
 * afar. It comes and goes with motion, unless the desktop wants none. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_NEWEST (ump_newest_get_type ())
G_DECLARE_FINAL_TYPE (UmpNewest, ump_newest, UMP, NEWEST, GtkWidget)

/* Follows the play; a reference is kept. Lies over the table: it takes no room and no clicks. */
GtkWidget *ump_newest_new (UmpPlay *play);

G_END_DECLS
