/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games as lines of notation, for benchmarks: what people enter at a table, from the first entry to the
 * result. The same seed makes the same games everywhere. */
#pragma once

#include "core/notation.h"

G_BEGIN_DECLS

/* An empty match of a kind: four people where the game allows it, else as near to four as it does; delivered
 * options. A new match. */
UmpMatch *bench_match_new (const UmpGame *game);
/* n whole games (arrays of lines, GPtrArray of char *); each ends by itself or after 2,000 entries. Tallies
 * and the like, which stand for moves that nobody wrote down, come only where nothing else is left. A new
 * array. */
GPtrArray *bench_games (const UmpGame *game, guint n, guint64 seed);
/* Enters one line: text in, judged, logged. It must be legal. */
void bench_enter (UmpMatch *match, const char *line);
/* CPU time of this process, in seconds. */
double bench_cpu (void);

G_END_DECLS
