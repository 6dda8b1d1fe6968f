/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was learned from the cards of a game, beside the options of a new session, and the options that
 * follow from it. */
#pragma once

#include <gtk/gtk.h>

#include "session/learned/components.h"

G_BEGIN_DECLS

/* Signal "changed" (): something else is known. The widget hides itself where the game has no such
 * components. */
#define UMP_TYPE_LEARNED_BOX (ump_learned_box_get_type ())
G_DECLARE_FINAL_TYPE (UmpLearnedBox, ump_learned_box, UMP, LEARNED_BOX, GtkWidget)

/* What was learned so far: once, before anything else. */
void ump_learned_box_set_components (UmpLearnedBox *self, UmpComponents *components);
/* The game, how many play it, and the options (UmpOptionValue) that were chosen so far. */
void ump_learned_box_set (UmpLearnedBox *self, const UmpGame *game, int n_seats, const GArray *values);
/* Adds the options that follow from what was learned; the strings are owned by the widget until its next
 * change. */
void ump_learned_box_add_values (UmpLearnedBox *self, GArray *values);
/* What has to be entered before the game can start, in words; NULL for nothing. A new string. */
char *ump_learned_box_missing (UmpLearnedBox *self);
/* Opens the editor of what is missing. */
void ump_learned_box_ask (UmpLearnedBox *self);

G_END_DECLS
