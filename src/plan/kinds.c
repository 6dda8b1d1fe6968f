/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which games have a plan of their own. */
#include "build.h"

#include <string.h>

extern const UmpPlanKind ump_plan_martes_13, ump_plan_line_it, ump_plan_elevators, ump_plan_level_8,
    ump_plan_elevator, ump_plan_tricks, ump_plan_zones;

static const UmpPlanKind *const kinds[] = { &ump_plan_martes_13, &ump_plan_line_it,  &ump_plan_elevators,
                                            &ump_plan_level_8,   &ump_plan_elevator, &ump_plan_tricks };

const UmpPlanKind *
ump_plan_kind (const UmpGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i]->kind, game->kind) == 0)
      return kinds[i];
  return &ump_plan_zones;
}
