/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From a game's card to what is drawn of it. */
#pragma once

#include "card-paint.h"
#include "core/game.h"

G_BEGIN_DECLS

/* What a card looks like: the look of its face (art UMP_ART_UNKNOWN when not known), its back
 * (UMP_COLOUR_NONE when not known) and what it stands for, as card-paint.h wants it: "7", "red" or ""
 * (never NULL). */
typedef struct {
  UmpLook look;
  UmpColour back;
  char stand_in[16];
} UmpCardSight;

void ump_card_sight (const UmpSetup *setup, UmpCard card, UmpCardSight *sight);
/* The look to draw: of the back, with the flag for it, where that alone is known. */
UmpLook ump_card_sight_look (const UmpCardSight *sight, UmpCardFlags *flags);

G_END_DECLS
