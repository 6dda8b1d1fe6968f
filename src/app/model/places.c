/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "places.h"

#include "play.h"

gboolean
ump_place_find (const UmpSetup *setup, const UmpMove *move, int *attr, int *zone)
{
  const UmpVerb *verb = &setup->game->verbs[move->verb];

  *attr = *zone = -1;
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    const UmpField *def = &verb->attrs[a];
    if ((def->flags & UMP_FIELD_PLACE) != 0)
      *attr = a;
    else if (def->zone > 0 && def->type == UMP_TYPE_INT && ump_move_has (move, a))
      *zone = ump_zone_index (setup, def->zone - 1, 0, ump_move_int (move, a) - def->min);
  }
  return *attr >= 0 && *zone >= 0;
}

char *
ump_place_say (UmpMatch *match, int zone, int place)
{
  const UmpZone *cards = ump_table_zone (ump_match_table (match), zone);
  UmpText text;

  if (place <= cards->n)
    /* Translators: a place in a line of people and who stands behind it: "2nd, in front of red girl" */
    text = UMP_TEXT (N_ ("{o0}, in front of {c1}"), { UMP_N (place), UMP_C (cards->cards[place - 1]) });
  else
    text = UMP_TEXT (N_ ("{o0}, at the end"), { UMP_N (place) });
  return ump_text_format (&text, ump_match_setup (match), ump_play_words ());
}
