/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/effect-bytes.h"

#include <string.h>

static void
add_counter (UmpEffects *effects, UmpEffectType type, int index, int old_value, int new_value)
{
  UmpEffect *e = ump_effects_next (effects);

  *e = (UmpEffect){ .type = (gint16) type };
  e->counter.index = index;
  e->counter.old_value = old_value;
  e->counter.new_value = new_value;
}

static void
add_move (UmpEffects *effects, int at, int to_at, UmpCard before, UmpCard after, guint cause, int shown,
          int moved)
{
  UmpEffect *e = ump_effects_next (effects);

  *e = (UmpEffect){ .type = UMP_EFFECT_MOVE, .from = 3 };
  e->move.to = 200;
  e->move.at = (gint16) at;
  e->move.to_at = (gint16) to_at;
  e->move.before = before;
  e->move.after = after;
  e->move.cause = cause;
  e->move.shown_before = shown;
  e->move.moved_before = moved;
}

static void
assert_card (UmpCard a, UmpCard b)
{
  g_assert_cmpint (ump_card_pack (a), ==, ump_card_pack (b));
}

static void
assert_same (const UmpEffects *a, const UmpEffects *b)
{
  g_assert_cmpuint (a->n, ==, b->n);
  for (gsize i = 0; i < a->n; i++) {
    const UmpEffect *x = &a->items[i], *y = &b->items[i];

    g_assert_cmpint (x->type, ==, y->type);
    if (x->type != UMP_EFFECT_MOVE) {
      g_assert_cmpint (x->counter.index, ==, y->counter.index);
      g_assert_cmpint (x->counter.old_value, ==, y->counter.old_value);
      g_assert_cmpint (x->counter.new_value, ==, y->counter.new_value);
      continue;
    }
    g_assert_cmpint (x->from, ==, y->from);
    g_assert_cmpint (x->move.to, ==, y->move.to);
    g_assert_cmpint (x->move.at, ==, y->move.at);
    g_assert_cmpint (x->move.to_at, ==, y->move.to_at);
    assert_card (x->move.before, y->move.before);
    assert_card (x->move.after, y->move.after);
    g_assert_cmpuint (x->move.cause, ==, y->move.cause);
    g_assert_cmpint (x->move.shown_before, ==, y->move.shown_before);
    g_assert_cmpint (x->move.moved_before, ==, y->move.moved_before);
  }
}

/* How many bytes they take. */
static gsize
pack (UmpPacked *packed, const UmpEffects *effects)
{
  gsize before = packed->n;

  for (gsize i = 0; i < effects->n; i++) {
    const UmpEffect *e = &effects->items[i];

    if (e->type == UMP_EFFECT_MOVE)
      ump_packed_put_move (packed, e);
    else
      ump_packed_put_counter (packed, (UmpEffectType) e->type, e->counter.index, e->counter.old_value,
                              e->counter.new_value);
  }
  return packed->n - before;
}

/* From each effect to the next one, as undo goes through them. */
static void
assert_steps (const UmpPacked *packed, gsize n)
{
  const guint8 *at = packed->bytes;

  for (gsize i = 0; i < n; i++)
    at = ump_packed_next (at);
  g_assert_true (at == packed->bytes + packed->n);
}

/* What goes in comes out, to the ends of every range. */
static void
test_round_trip (void)
{
  UmpEffects in = { 0 }, out = { 0 };
  UmpPacked packed = { 0 };
  UmpCard wild = { .face = 65535, .back = UMP_COLOUR_PURPLE, .as = UMP_AS_COLOUR + UMP_COLOUR_RED };
  UmpCard plain = { .face = 7 }, hidden = { 0 }, back = { .back = UMP_COLOUR_PURPLE };
  UmpCard last_code = { .face = UMP_BACKS_FROM - 1 }, first_code = { .face = UMP_BACKS_FROM };
  gsize first, n;

  add_counter (&in, UMP_EFFECT_COUNTER, 0, 0, 1);
  add_counter (&in, UMP_EFFECT_FACE, 100000, G_MININT, G_MAXINT);
  add_counter (&in, UMP_EFFECT_COUNTER, 5, -1, 0);
  add_move (&in, 0, 0, hidden, hidden, 1000000, 0, 0);
  add_move (&in, 32767, 128, hidden, plain, 1000000, 999999, 1);
  add_move (&in, 1, 0, plain, wild, 1000000, 0, 1000000);
  add_move (&in, 1, 2, wild, wild, 1000000, 0, 3);
  add_move (&in, 0, 2, plain, hidden, 1000000, 0, 0);
  add_counter (&in, UMP_EFFECT_FACE, 255, -128, 127);
  add_counter (&in, UMP_EFFECT_COUNTER, 256, -32768, 32767);
  add_counter (&in, UMP_EFFECT_COUNTER, 0, 0, 32768);
  add_move (&in, 255, 255, back, first_code, 1000000, 934466, 999999);
  add_move (&in, 255, 255, back, last_code, 1000000, 934465, 934464);
  add_move (&in, 256, 0, last_code, back, 1000000, 0, 0);
  n = pack (&packed, &in);
  ump_packed_read (&packed, 0, n, 1000000, &out);
  assert_same (&in, &out);
  assert_steps (&packed, in.n);
  first = packed.n;
  in.n = 1;
  n = pack (&packed, &in);
  g_assert_cmpuint (n, ==, 4);
  ump_packed_read (&packed, first, n, 7, &out);
  assert_same (&in, &out);
  ump_packed_read (&packed, first, 0, 7, &out);
  g_assert_cmpuint (out.n, ==, 0);
  ump_effects_clear (&in);
  ump_effects_clear (&out);
  ump_packed_clear (&packed);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/effects/round-trip", test_round_trip);
  return g_test_run ();
}
