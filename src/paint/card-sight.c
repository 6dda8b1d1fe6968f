/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-sight.h"

void
ump_card_sight (const UmpSetup *setup, UmpCard card, UmpCardSight *sight)
{
  *sight = (UmpCardSight){ .look.art = UMP_ART_UNKNOWN };
  if (card.face && card.face < setup->game->n_faces)
    sight->look = setup->looks[card.face];
  else if (card.back && card.back < UMP_N_COLOURS)
    sight->back = (UmpColour) card.back;
  if (card.as >= UMP_AS_COLOUR && card.as - UMP_AS_COLOUR < UMP_N_COLOURS)
    g_strlcpy (sight->stand_in, ump_colour_id ((UmpColour) (card.as - UMP_AS_COLOUR)),
               sizeof sight->stand_in);
  else if (card.as)
    g_snprintf (sight->stand_in, sizeof sight->stand_in, "%d", card.as);
}

UmpLook
ump_card_sight_look (const UmpCardSight *sight, UmpCardFlags *flags)
{
  UmpLook look = sight->look;

  if (look.art == UMP_ART_UNKNOWN && sight->back != UMP_COLOUR_NONE) {
    look.colour = sight->back;
    *flags |= UMP_CARD_BACK;
  }
  return look;
}
