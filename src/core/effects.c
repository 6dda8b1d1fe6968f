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

/* ---- comparing ---------------------------------------------------------------------- */

static gboolean
card_same (UmpCard a, UmpCard b)
{
  return a.face == b.face && a.back == b.back && a.as == b.as;
}

static gboolean
effect_same (const UmpEffect *a, const UmpEffect *b)
{
  if (a->type != b->type)
    return FALSE;
  if (a->type == UMP_EFFECT_MOVE)
    return a->from == b->from && a->move.at == b->move.at && a->move.to == b->move.to &&
           a->move.to_at == b->move.to_at && card_same (a->move.before, b->move.before) &&
           card_same (a->move.after, b->move.after);
  return a->counter.index == b->counter.index && a->counter.new_value == b->counter.new_value;
}

/* Skips bookkeeping: causes move along when an entry is inserted before, and totals hold all that was
 * before. */
static const UmpEffect *
next_event (const UmpEffectSpan *span, gsize *i)
{
  while (*i < span->n && span->effects[*i].type == UMP_EFFECT_FACE)
    (*i)++;
  return *i < span->n ? &span->effects[(*i)++] : NULL;
}

gboolean
ump_effects_same (UmpEffectSpan a, UmpEffectSpan b)
{
  gsize i = 0, k = 0;

  for (;;) {
    const UmpEffect *x = next_event (&a, &i), *y = next_event (&b, &k);

    if (x == NULL || y == NULL)
      return x == y;
    if (!effect_same (x, y))
      return FALSE;
  }
}
