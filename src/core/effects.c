/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists of effects: what entries did to a table. */
#include "table.h"

void
ump_effects_reserve (UmpEffects *effects, gsize more)
{
  if (effects->allocated - effects->n >= more)
    return;
  effects->allocated += MAX (more, effects->allocated / 2);
  effects->items = g_renew (UmpEffect, effects->items, effects->allocated);
}

void
ump_effects_clear (UmpEffects *effects)
{
  g_free (effects->items);
  *effects = (UmpEffects){ 0 };
}
