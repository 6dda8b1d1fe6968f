/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From a game's card to what is drawn and said of it. */
#pragma once

#include "core/match.h"

G_BEGIN_DECLS

/* What a card looks like: the look of its face (art UMP_ART_UNKNOWN when not known), its back
 * (UMP_COLOUR_NONE when not known) and what it stands for, as card-paint.h wants it: "7", "red" or ""
 * (never NULL). */
typedef struct {
  UmpLook look;
  UmpColour back;
  char stand_in[16];
} UmpCardSight;

/* A card of a game; card-paint.h draws the back where the face is unknown and the back is known. */
void ump_card_sight (const UmpSetup *setup, UmpCard card, UmpCardSight *sight);
/* "Cat 5" (with `capital`) or "cat 5"; backs and unknown cards too, in the user's language. A card that is
 * called by its number alone is given its colour: "green 19". A new string. */
char *ump_card_spoken (const UmpSetup *setup, UmpCard card, gboolean capital);
/* How many copies of a face may still turn up. Between two rounds all of them, though those of the last one still
 * lie where they lay: they are gathered and shuffled before the next is dealt. */
int ump_card_left (const UmpTable *table, int face);

G_END_DECLS
