/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a tally comes filled in with: where the log holds moves, counting is confirming. */
#pragma once

#include "play.h"

G_BEGIN_DECLS

/* The verb of the tallies that are asked for where only results are entered; UMP_VERB_UNKNOWN when none
 * is. */
int ump_known_counting (UmpPlay *play);
/* Whether somebody's move stands in the log since the round began: without one the log knows nothing, and a
 * nought of its own would be a guess. */
gboolean ump_known_has_moves (UmpPlay *play);
/* Makes move the tally of that verb whose first attribute is first, with what the log saw of the others.
 * FALSE: it knows nothing. move must be initialised. */
gboolean ump_known_tally (UmpPlay *play, int verb, int first, UmpMove *move);

G_END_DECLS
