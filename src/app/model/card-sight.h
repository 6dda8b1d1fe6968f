/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From a game's card to what is said of it; paint/card-sight.h says what is drawn. */
#pragma once

#include "core/match.h"

G_BEGIN_DECLS

/* "Cat 5" (with `capital`) or "cat 5"; backs and unknown cards too, in the user's language. A card that is
 * called by its number alone is given its colour: "green 19". A new string. */
char *ump_card_spoken (const UmpSetup *setup, UmpCard card, gboolean capital);
/* How many copies of a face may still turn up. Between two rounds all of them, though those of the last one
 * still lie where they lay: they are gathered and shuffled before the next is dealt. */
int ump_card_left (const UmpTable *table, int face);

G_END_DECLS
