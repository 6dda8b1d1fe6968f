/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands round a Referee page: the header bar, and the bar that tells of trouble with the file. */
#pragma once

#include <adwaita.h>

#include "../model/play.h"
#include "referee-page.h"

G_BEGIN_DECLS

#define UMP_TYPE_PLAY_FRAME (ump_play_frame_get_type ())
G_DECLARE_FINAL_TYPE (UmpPlayFrame, ump_play_frame, UMP, PLAY_FRAME, GtkWidget)

/* Makes the Referee page too. damage: what is wrong with the file of which only a part could be read (the bar
 * then offers win.rescue), or NULL. */
GtkWidget *ump_play_frame_new (UmpPlay *play, const char *damage);
UmpRefereePage *ump_play_frame_referee (UmpPlayFrame *self);

/* "Martes 13", or the name that a score pad was given; borrowed until the match changes. */
const char *ump_play_frame_game_title (UmpPlay *play);
/* "Friday at Ana's · round 2 of 4", 0 for no round; a new string. */
char *ump_play_frame_subtitle (UmpPlay *play, int round);

G_END_DECLS
