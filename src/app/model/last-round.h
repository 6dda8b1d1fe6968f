/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "That was the last round": between two rounds the game ends with its winner, in one act. By a move that
 * ends it where the game has one, else by the option that says how many rounds it has. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* FALSE where the rules say when it ends (Level 8), and where no round lies behind. */
gboolean ump_last_round_can_end (UmpPlay *play);
/* FALSE: it could not be, and the play's answer says why. */
gboolean ump_last_round_end (UmpPlay *play);

G_END_DECLS
