/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back on a finished game: what was taken back, corrected, ruled, and whether that changed who
 * won. */
#pragma once

#include <glib.h>

#include "play.h"

G_BEGIN_DECLS

/* "Nothing was taken back or corrected." or how much was; a new string. */
char *ump_hindsight_slips (UmpMatch *match);
/* For each ruling what it was, with its reason, and in a second line what would have been without it: new
 * strings. */
GPtrArray *ump_hindsight_rulings (UmpPlay *play);
/* Whether a correction changed the winner, as one text; a new string, "" where there is nothing to say. */
char *ump_hindsight_corrections (UmpPlay *play);

G_END_DECLS
