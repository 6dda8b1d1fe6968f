/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How an effect lies in bytes: a byte for its type and flags, then three numbers of a byte and, of a move, up
 * to five more, as its flags say: those of a card and of positions have a byte, those of entries two. The
 * numbers of a counter have two bytes each where one is not enough. Where that is not enough either, all
 * numbers of the effect have seven bits a byte, least first, and as many bytes as they need, and a flag says
 * so. What the entry's number says (causes) is not written, and causes from before are distances back from
 * it.
 *
 * Inline, as the table writes every effect in this way and reads it again for undo and redo: none is ever a
 * struct in memory on that way. For core's own use. */
#pragma once

#include <string.h>

#include "effects.h"

G_BEGIN_DECLS

/* The largest effect: a byte and eight numbers of five bytes each. */
#define UMP_EFFECT_MOST_BYTES 48
/* The smallest one: all effects begin with so many. */
#define UMP_EFFECT_HEAD_BYTES 4

enum {
  UMP_FLAG_TYPE = 3,   /* UmpEffectType */
  UMP_FLAG_WAS = 4,    /* the card was another one before */
  UMP_FLAG_AT = 8,     /* it did not lie at position 0 */
  UMP_FLAG_TO_AT = 16, /* it does not come to position 0 */
  UMP_FLAG_SHOWN = 32, /* an entry had shown the face before */
  UMP_FLAG_MOVED = 64, /* an entry had moved it before */
  UMP_FLAG_LONG = 128, /* its numbers have seven bits a byte */
  /* of a counter: its numbers have two bytes, which makes as many more as these flags mean of a move */
  UMP_FLAG_WIDE = UMP_FLAG_WAS | UMP_FLAG_AT | UMP_FLAG_TO_AT,
};

/* The numbers of an effect: what stands behind the type, and then those of the flags WAS … MOVED in their
 * order, 0 where there is none. */
typedef struct {
  guint32 type;
  guint32 first, second, third;
  guint32 was, at, to_at, shown, moved;
} UmpEffectNumbers;

/* Small numbers of either sign are small. */
static inline guint32
ump_unsigned_of (int number)
{
  guint32 twice = (guint32) number << 1;

  return number < 0 ? ~twice : twice;
}

static inline int
ump_signed_of (guint32 number)
{
  return (int) (number >> 1) ^ -(int) (number & 1);
}

/* A card that shows nothing but its back, and one of which the face alone is known, are below 256. */
#define UMP_BACKS_FROM (256 - UMP_N_COLOURS)

static inline guint32
ump_code_of_card (UmpCard card)
{
  guint32 packed = (guint32) ump_card_pack (card);

  if (card.face == 0 && card.as == 0 && card.back != 0 && card.back < UMP_N_COLOURS)
    return UMP_BACKS_FROM + card.back;
  return packed < UMP_BACKS_FROM ? packed : packed + UMP_N_COLOURS;
}

static inline UmpCard
ump_card_of_code (guint32 code)
{
  if (code < UMP_BACKS_FROM)
    return ump_card_unpack ((gintptr) code);
  if (code <= G_MAXUINT8)
    return (UmpCard){ .back = (guint8) (code - UMP_BACKS_FROM) };
  return ump_card_unpack ((gintptr) (code - UMP_N_COLOURS));
}

/* Effects with a long number, which few are: writes one; reads one of entry `cause`. Both return where the
 * next one begins. */
guint8 *ump_packed_put_long (guint8 *to, UmpEffectNumbers numbers);
const guint8 *ump_packed_get_long (const guint8 *from, guint cause, UmpEffect *e);

/* ---- writing ------------------------------------------------------------------- */

/* Where the next effect goes; there is room for it. */
static inline guint8 *
ump_packed_end (UmpPacked *packed)
{
  if (G_UNLIKELY (packed->allocated - packed->n < UMP_EFFECT_MOST_BYTES))
    ump_packed_grow (packed);
  return packed->bytes + packed->n;
}

/* Four bytes at once. */
static inline guint8 *
ump_put_head (guint8 *to, const UmpEffectNumbers *n)
{
  guint32 all = GUINT32_TO_LE (n->type | n->first << 8 | n->second << 16 | n->third << 24);

  memcpy (to, &all, sizeof all);
  return to + sizeof all;
}

/* What may be there: it is written over by the next one if it is not. */
static inline guint8 *
ump_put_byte (guint8 *to, guint32 number, gboolean there)
{
  *to = (guint8) number;
  return to + there;
}

static inline guint8 *
ump_put_two (guint8 *to, guint32 number, gboolean there)
{
  guint16 two = GUINT16_TO_LE ((guint16) number);

  memcpy (to, &two, sizeof two);
  return to + (there ? sizeof two : 0);
}

/* A counter that went from one value to another. */
static G_ALWAYS_INLINE inline void
ump_packed_put_counter (UmpPacked *packed, UmpEffectType type, int index, int old_value, int new_value)
{
  guint8 *to = ump_packed_end (packed);
  UmpEffectNumbers n = { .type = (guint32) type,
                         .first = (guint32) index,
                         .second = ump_unsigned_of (old_value),
                         .third = ump_unsigned_of (new_value) };

  if (G_LIKELY ((n.first | n.second | n.third) <= G_MAXUINT8)) {
    to = ump_put_head (to, &n);
  } else if ((n.first | n.second | n.third) <= G_MAXUINT16) {
    *to = (guint8) (n.type | UMP_FLAG_WIDE);
    to = ump_put_two (to + 1, n.first, TRUE);
    to = ump_put_two (to, n.second, TRUE);
    to = ump_put_two (to, n.third, TRUE);
  } else {
    to = ump_packed_put_long (to, n);
  }
  packed->n = (gsize) (to - packed->bytes);
}

/* A card that was moved; e: an UMP_EFFECT_MOVE. */
static G_ALWAYS_INLINE inline void
ump_packed_put_move (UmpPacked *packed, const UmpEffect *e)
{
  guint32 before = ump_code_of_card (e->move.before), after = ump_code_of_card (e->move.after);
  gboolean was = before != after, at = e->move.at != 0, to_at = e->move.to_at != 0;
  gboolean moved = (e->move.after.face != 0) & (e->move.moved_before != 0);
  gboolean shown = (e->move.before.face == 0) & (e->move.after.face != 0) & (e->move.shown_before != 0);
  UmpEffectNumbers n = {
    .type = (guint32) (UMP_EFFECT_MOVE | was * UMP_FLAG_WAS | at * UMP_FLAG_AT | to_at * UMP_FLAG_TO_AT |
                       shown * UMP_FLAG_SHOWN | moved * UMP_FLAG_MOVED),
    .first = (guint32) e->from,
    .second = (guint32) e->move.to,
    .third = after,
    .was = was ? before : 0,
    .at = (guint32) e->move.at,
    .to_at = (guint32) e->move.to_at,
    .shown = shown ? e->move.cause - (guint) e->move.shown_before : 0,
    .moved = moved ? e->move.cause - (guint) e->move.moved_before : 0,
  };
  guint8 *to = ump_packed_end (packed);

  if (G_LIKELY ((n.first | n.second | n.third | n.was | n.at | n.to_at) <= G_MAXUINT8 &&
                (n.shown | n.moved) <= G_MAXUINT16)) {
    to = ump_put_head (to, &n);
    to = ump_put_byte (to, n.was, was);
    to = ump_put_byte (to, n.at, at);
    to = ump_put_byte (to, n.to_at, to_at);
    to = ump_put_two (to, n.shown, shown);
    to = ump_put_two (to, n.moved, moved);
  } else {
    to = ump_packed_put_long (to, n);
  }
  packed->n = (gsize) (to - packed->bytes);
}

/* ---- reading --------------------------------------------------------------------- */

static inline guint32
ump_get_two (const guint8 *from)
{
  guint16 two;

  memcpy (&two, from, sizeof two);
  return GUINT16_FROM_LE (two);
}

/* The effect of entry `cause` with these first bytes, which is not a long one; from: behind them. */
static inline const guint8 *
ump_get_move (guint32 head, const guint8 *from, guint cause, UmpEffect *e)
{
  e->type = UMP_EFFECT_MOVE;
  e->from = (gint16) (head >> 8 & 0xff);
  e->move.to = (gint16) (head >> 16 & 0xff);
  e->move.at = e->move.to_at = 0;
  e->move.before = e->move.after = ump_card_of_code (head >> 24);
  e->move.cause = cause;
  e->move.shown_before = e->move.moved_before = 0;
  if (head & UMP_FLAG_WAS)
    e->move.before = ump_card_of_code (*from++);
  if (head & UMP_FLAG_AT)
    e->move.at = *from++;
  if (head & UMP_FLAG_TO_AT)
    e->move.to_at = *from++;
  if (head & UMP_FLAG_SHOWN) {
    e->move.shown_before = (int) (cause - ump_get_two (from));
    from += 2;
  }
  if (head & UMP_FLAG_MOVED) {
    e->move.moved_before = (int) (cause - ump_get_two (from));
    from += 2;
  }
  return from;
}

static inline const guint8 *
ump_get_counter (guint32 head, const guint8 *from, UmpEffect *e)
{
  e->type = (gint16) (head & UMP_FLAG_TYPE);
  e->from = 0;
  if (G_LIKELY (!(head & UMP_FLAG_WIDE))) {
    e->counter.index = (int) (head >> 8 & 0xff);
    e->counter.old_value = ump_signed_of (head >> 16 & 0xff);
    e->counter.new_value = ump_signed_of (head >> 24);
    return from;
  }
  e->counter.index = (int) (head >> 8 & 0xffff);
  e->counter.old_value = ump_signed_of (head >> 24 | (guint32) from[0] << 8);
  e->counter.new_value = ump_signed_of (ump_get_two (from + 1));
  return from + 3;
}

/* The first bytes of an effect. */
static inline guint32
ump_get_head (const guint8 *from)
{
  guint32 head;

  memcpy (&head, from, sizeof head);
  return GUINT32_FROM_LE (head);
}

static inline gboolean
ump_head_is_move (guint32 head)
{
  return (head & UMP_FLAG_TYPE) == UMP_EFFECT_MOVE;
}

/* Where the effect behind this one begins. */
static inline const guint8 *
ump_packed_next (const guint8 *from)
{
  /* How many bytes the flags WAS … MOVED mean. */
  static const guint8 more[] = { 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 4, 3, 4, 4, 5,
                                 2, 3, 3, 4, 3, 4, 4, 5, 4, 5, 5, 6, 5, 6, 6, 7 };
  UmpEffect passed;

  if (G_UNLIKELY (*from & UMP_FLAG_LONG))
    return ump_packed_get_long (from, 0, &passed);
  return from + UMP_EFFECT_HEAD_BYTES + more[*from / UMP_FLAG_WAS];
}

G_END_DECLS
