/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "backs.h"

#include "core/game.h"

int
ump_backs_of_seat (const UmpTable *table, int seat, UmpCard backs[UMP_MAX_BACKS])
{
  const UmpSetup *setup = table->setup;
  gboolean coloured = FALSE;
  int n = 0;

  for (int z = 0; z < setup->n_zones; z++) {
    const UmpZoneDef *def = &setup->game->zones[setup->zones[z].def];
    const UmpZone *zone = ump_table_zone (table, z);
    if (def->scope != UMP_PER_SEAT || def->layout != UMP_LAYOUT_SEAT || setup->zones[z].seat != seat)
      continue;
    for (int i = 0; i < zone->n && n < UMP_MAX_BACKS; i++) {
      if (zone->cards[i].face != 0)
        continue;
      coloured |= zone->cards[i].back != UMP_COLOUR_NONE;
      backs[n++] = zone->cards[i];
    }
  }
  return coloured ? n : 0;
}

gboolean
ump_shows_backs (const UmpTable *table)
{
  UmpCard backs[UMP_MAX_BACKS];

  for (int s = 0; s < table->setup->n_seats; s++)
    if (ump_backs_of_seat (table, s, backs) > 0)
      return TRUE;
  return FALSE;
}
