/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ladder that everybody climbs: the rows of a LEVELS part as the session has them, how sure each is, and
 * who stands there; below it the way to the editor, where rows are to be compared with the card. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_LADDER_VIEW (ump_ladder_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpLadderView, ump_ladder_view, UMP, LADDER_VIEW, GtkWidget)

/* NULL where the game has no such part. */
GtkWidget *ump_ladder_view_new (UmpPlay *play);
/* Shows the table that the play shows. */
void ump_ladder_view_update (UmpLadderView *self);

G_END_DECLS
