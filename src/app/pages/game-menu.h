/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu of a game, the same in play and at its end. What cannot be done is absent. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* narrow: with what else stands in the header. */
void ump_game_menu_set (GtkWidget *button, gboolean narrow);

G_END_DECLS
