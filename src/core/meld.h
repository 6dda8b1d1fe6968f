/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards matched to the places of melds that are thought of: which of them could lie there together, and
 * where. A game says what each place wants; whether a run or a set is meant makes no difference here. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define UMP_MELD_PLACES 64

/* As many of n cards as possible find a place of their own. fits: of each card, the places that it fits, a
 * bit each. place_of: room for n, where each card lies, -1 for nowhere. A card takes the first place that
 * is empty and fits, or the first whose card can move on. Returns how many lie somewhere. */
int ump_meld_match (const guint64 *fits, int n, int *place_of);

G_END_DECLS
