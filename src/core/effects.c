/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An effect is a byte for its type and flags, then three numbers and more of seven bits a byte, least first.
 * What the entry's number says (causes) is not written, and causes from before are distances back from it. */
#include "effects.h"

#include <string.h>

/* The largest effect: a byte and eight numbers of five bytes each. */
#define MOST_BYTES 48
/* Room that is made at least: for what some ten entries do. */
#define FIRST_BYTES 512

enum {
  FLAG_TYPE = 3,   /* UmpEffectType */
  FLAG_SAME = 4,   /* the card stays what it was */
  FLAG_AT = 8,     /* it did not lie at position 0 */
  FLAG_TO_AT = 16, /* it does not come to position 0 */
  FLAG_SHOWN = 32, /* an entry had shown the face before */
  FLAG_MOVED = 64, /* an entry had moved it before */
};

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

/* ---- packing ------------------------------------------------------------------- */

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

static inline guint8 *
put_number (guint8 *to, guint32 number)
{
  if (G_UNLIKELY (number >= 0x80))
    return put_long (to, number);
  *to = (guint8) number;
  return to + 1;
}

/* Small numbers of either sign are small. */
static inline guint32
unsigned_of (int number)
{
  guint32 twice = (guint32) number << 1;

  return number < 0 ? ~twice : twice;
}

static inline guint8 *
put_before (guint8 *to, const UmpEffect *e, int before)
{
  return put_number (to, unsigned_of ((int) e->move.cause - before));
}

/* Nearly always all numbers of an effect are short: its first four bytes are written at once. */
static inline guint8 *
put_four (guint8 *to, guint32 first, guint32 second, guint32 third, guint32 fourth)
{
  guint32 all = GUINT32_TO_LE (first | second << 8 | third << 16 | fourth << 24);

  memcpy (to, &all, sizeof all);
  return to + sizeof all;
}

/* A type with its flags, and three numbers. */
static inline guint8 *
put_head (guint8 *to, guint32 type, guint32 first, guint32 second, guint32 third)
{
  if (G_LIKELY ((first | second | third) < 0x80))
    return put_four (to, type, first, second, third);
  *to++ = (guint8) type;
  to = put_number (to, first);
  to = put_number (to, second);
  return put_number (to, third);
}

static inline guint8 *
put_move (guint8 *to, const UmpEffect *e)
{
  guint32 before = (guint32) ump_card_pack (e->move.before), after = (guint32) ump_card_pack (e->move.after);
  gboolean shows = e->move.before.face == 0 && e->move.after.face != 0;
  gboolean had_shown = shows && e->move.shown_before != 0;
  gboolean had_moved = e->move.after.face != 0 && e->move.moved_before != 0;
  int flags = (before == after ? FLAG_SAME : 0) | (e->move.at ? FLAG_AT : 0) |
              (e->move.to_at ? FLAG_TO_AT : 0) | (had_shown ? FLAG_SHOWN : 0) | (had_moved ? FLAG_MOVED : 0);

  to = put_head (to, (guint32) (UMP_EFFECT_MOVE | flags), (guint32) e->from, (guint32) e->move.to, after);
  if (before != after)
    to = put_number (to, before);
  if (e->move.at != 0)
    to = put_number (to, (guint32) e->move.at);
  if (e->move.to_at != 0)
    to = put_number (to, (guint32) e->move.to_at);
  if (had_shown)
    to = put_before (to, e, e->move.shown_before);
  if (had_moved)
    to = put_before (to, e, e->move.moved_before);
  return to;
}

static inline guint8 *
put_counter (guint8 *to, const UmpEffect *e)
{
  return put_head (to, (guint32) e->type, (guint32) e->counter.index, unsigned_of (e->counter.old_value),
                   unsigned_of (e->counter.new_value));
}

gsize
ump_packed_add (UmpPacked *packed, const UmpEffects *effects)
{
  gsize before = packed->n, most = effects->n * MOST_BYTES;
  guint8 *to;

  if (effects->n == 0)
    return 0;
  if (packed->allocated - packed->n < most) {
    packed->allocated += packed->allocated / 2 + most + FIRST_BYTES;
    packed->bytes = g_realloc (packed->bytes, packed->allocated);
  }
  to = packed->bytes + packed->n;
  for (gsize i = 0; i < effects->n; i++) {
    const UmpEffect *e = &effects->items[i];

    to = e->type == UMP_EFFECT_MOVE ? put_move (to, e) : put_counter (to, e);
  }
  packed->n = (gsize) (to - packed->bytes);
  return packed->n - before;
}

/* ---- reading --------------------------------------------------------------------- */

/* A number and where the next one begins: by value, so that both stay in registers. */
typedef struct {
  const guint8 *next;
  guint32 number;
} Got;

static Got
get_long (const guint8 *from)
{
  Got got = { from, 0 };

  for (int shift = 0;; shift += 7) {
    guint8 byte = *got.next++;

    got.number |= (guint32) (byte & 0x7f) << shift;
    if (byte < 0x80)
      return got;
  }
}

static inline Got
get_number (const guint8 *from)
{
  if (G_UNLIKELY (*from >= 0x80))
    return get_long (from);
  return (Got){ from + 1, *from };
}

static inline int
signed_of (guint32 number)
{
  return (int) (number >> 1 ^ (number & 1 ? G_MAXUINT32 : 0));
}

static inline const guint8 *
get_short (const guint8 *from, gint16 *number)
{
  Got got = get_number (from);

  *number = (gint16) got.number;
  return got.next;
}

/* How far before the cause. */
static inline const guint8 *
get_before (const guint8 *from, guint cause, int *before)
{
  Got got = get_number (from);

  *before = (int) cause - signed_of (got.number);
  return got.next;
}

static inline const guint8 *
get_card (const guint8 *from, UmpCard *card)
{
  Got got = get_number (from);

  *card = ump_card_unpack ((gintptr) got.number);
  return got.next;
}

/* What put_head() wrote. */
typedef struct {
  const guint8 *next;
  guint32 type, first, second, third;
} Head;

static inline Head
get_head (const guint8 *from)
{
  guint32 all;
  Got first, second, third;

  memcpy (&all, from, sizeof all);
  all = GUINT32_FROM_LE (all);
  if (G_LIKELY ((all & 0x80808080) == 0))
    return (Head){ from + sizeof all, all & 0xff, all >> 8 & 0xff, all >> 16 & 0xff, all >> 24 };
  first = get_number (from + 1);
  second = get_number (first.next);
  third = get_number (second.next);
  return (Head){ third.next, *from, first.number, second.number, third.number };
}

static inline const guint8 *
get_move (const Head *head, guint cause, UmpEffect *e)
{
  const guint8 *from = head->next;

  e->type = UMP_EFFECT_MOVE;
  e->from = (gint16) head->first;
  e->move.at = e->move.to_at = 0;
  e->move.to = (gint16) head->second;
  e->move.before = e->move.after = ump_card_unpack ((gintptr) head->third);
  e->move.cause = cause;
  e->move.shown_before = e->move.moved_before = 0;
  if (!(head->type & FLAG_SAME))
    from = get_card (from, &e->move.before);
  if (head->type & FLAG_AT)
    from = get_short (from, &e->move.at);
  if (head->type & FLAG_TO_AT)
    from = get_short (from, &e->move.to_at);
  if (head->type & FLAG_SHOWN)
    from = get_before (from, cause, &e->move.shown_before);
  if (head->type & FLAG_MOVED)
    from = get_before (from, cause, &e->move.moved_before);
  return from;
}

static inline const guint8 *
get_counter (const Head *head, UmpEffect *e)
{
  e->type = (gint16) head->type;
  e->from = 0;
  e->counter.index = (int) head->first;
  e->counter.old_value = signed_of (head->second);
  e->counter.new_value = signed_of (head->third);
  return head->next;
}

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
    Head head = get_head (from);

    from = (head.type & FLAG_TYPE) == UMP_EFFECT_MOVE ? get_move (&head, cause, e) : get_counter (&head, e);
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
