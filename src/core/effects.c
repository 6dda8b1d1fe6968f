/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "effect-bytes.h"

/* Room that is made at least: for what some ten entries do. */
#define FIRST_BYTES 512

void
ump_effects_grow (UmpEffects *effects)
{
  effects->allocated = MAX (16, effects->allocated * 2);
  effects->items = g_renew (UmpEffect, effects->items, effects->allocated);
}

void
ump_effects_clear (UmpEffects *effects)
{
  g_free (effects->items);
  *effects = (UmpEffects){ 0 };
}

void
ump_packed_grow (UmpPacked *packed)
{
  packed->allocated += packed->allocated / 2 + FIRST_BYTES;
  packed->bytes = g_realloc (packed->bytes, packed->allocated);
}

void
ump_packed_clear (UmpPacked *packed)
{
  g_free (packed->bytes);
  *packed = (UmpPacked){ 0 };
}

void
ump_packed_trim (UmpPacked *packed)
{
  packed->allocated = packed->n;
  packed->bytes = g_realloc (packed->bytes, packed->n);
}

/* ---- long numbers ---------------------------------------------------------------- */

static guint8 *
put_long (guint8 *to, guint32 number)
{
  while (number >= 0x80) {
    *to++ = (guint8) (number | 0x80);
    number >>= 7;
  }
  *to++ = (guint8) number;
  return to;
}

static const guint8 *
get_long (const guint8 *from, guint32 *number)
{
  *number = 0;
  for (int shift = 0;; shift += 7) {
    guint8 byte = *from++;

    *number |= (guint32) (byte & 0x7f) << shift;
    if (byte < 0x80)
      return from;
  }
}

/* The numbers behind the first three, in the order of their flags. */
#define MORE(n)                                                \
  {                                                            \
    &(n)->was, &(n)->at, &(n)->to_at, &(n)->shown, &(n)->moved \
  }
#define N_MORE 5

guint8 *
ump_packed_put_long (guint8 *to, UmpEffectNumbers n)
{
  const guint32 *more[N_MORE] = MORE (&n);

  *to++ = (guint8) (n.type | UMP_FLAG_LONG);
  to = put_long (to, n.first);
  to = put_long (to, n.second);
  to = put_long (to, n.third);
  for (int i = 0; i < N_MORE; i++)
    if (n.type & (guint32) UMP_FLAG_WAS << i)
      to = put_long (to, *more[i]);
  return to;
}

const guint8 *
ump_packed_get_long (const guint8 *from, guint cause, UmpEffect *e)
{
  UmpEffectNumbers n = { .type = *from };
  guint32 *more[N_MORE] = MORE (&n);

  from = get_long (from + 1, &n.first);
  from = get_long (from, &n.second);
  from = get_long (from, &n.third);
  for (int i = 0; i < N_MORE; i++)
    if (n.type & (guint32) UMP_FLAG_WAS << i)
      from = get_long (from, more[i]);
  *e = (UmpEffect){ .type = (gint16) (n.type & UMP_FLAG_TYPE) };
  if (e->type != UMP_EFFECT_MOVE) {
    e->counter.index = (int) n.first;
    e->counter.old_value = ump_signed_of (n.second);
    e->counter.new_value = ump_signed_of (n.third);
    return from;
  }
  e->from = (gint16) n.first;
  e->move.to = (gint16) n.second;
  e->move.after = ump_card_of_code (n.third);
  e->move.before = n.type & UMP_FLAG_WAS ? ump_card_of_code (n.was) : e->move.after;
  e->move.at = (gint16) n.at;
  e->move.to_at = (gint16) n.to_at;
  e->move.cause = cause;
  e->move.shown_before = n.type & UMP_FLAG_SHOWN ? (int) (cause - n.shown) : 0;
  e->move.moved_before = n.type & UMP_FLAG_MOVED ? (int) (cause - n.moved) : 0;
  return from;
}

/* ---- as structs ------------------------------------------------------------------ */

void
ump_packed_read (const UmpPacked *packed, gsize first, gsize n, guint cause, UmpEffects *effects)
{
  const guint8 *from, *end;

  effects->n = 0;
  if (n == 0)
    return;
  from = packed->bytes + first;
  end = from + n;
  while (from < end) {
    UmpEffect *e = ump_effects_next (effects);
    guint32 head = ump_get_head (from);

    if (G_UNLIKELY (head & UMP_FLAG_LONG))
      from = ump_packed_get_long (from, cause, e);
    else if (ump_head_is_move (head))
      from = ump_get_move (head, from + UMP_EFFECT_HEAD_BYTES, cause, e);
    else
      from = ump_get_counter (head, from + UMP_EFFECT_HEAD_BYTES, e);
  }
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
