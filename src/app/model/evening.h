/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back on a finished game: what was taken back, corrected, ruled, and whether that changed who
 * won. */
#pragma once

#include <glib.h>

#include "play.h"

G_BEGIN_DECLS

/* "Nothing was taken back or corrected." or how much was; a new string. */
char *ump_evening_slips (UmpMatch *match);
/* A sentence for each ruling, with its reason: new strings. */
GPtrArray *ump_evening_rulings (UmpPlay *play);
/* Whether a ruling or a correction changed the winner, as one text; a new string, "" where there was
 * neither. */
char *ump_evening_effect (UmpPlay *play);

G_END_DECLS
