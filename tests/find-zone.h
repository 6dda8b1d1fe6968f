/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/game.h"

/* The zone with that id, as reports and files have it; -1 for none. */
static inline int
find_zone (const UmpSetup *setup, const char *id)
{
  int zone = setup->n_zones - 1;

  for (; zone >= 0; zone--) {
    g_autofree char *mine = ump_setup_zone_id (setup, zone);

    if (g_str_equal (mine, id))
      break;
  }
  return zone;
}
