/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards matched to places: as many as possible, the first empty place first. */
#include "core/meld.h"

#define LAST (G_GUINT64_CONSTANT (1) << (UMP_MELD_PLACES - 1))

static void
test_first_empty (void)
{
  const guint64 fits[] = { 0x6, 0x6, 0x6, 0, LAST };
  int place_of[5];

  g_assert_cmpint (ump_meld_match (fits, 5, place_of), ==, 3);
  g_assert_cmpint (place_of[0], ==, 1);
  g_assert_cmpint (place_of[1], ==, 2);
  g_assert_cmpint (place_of[2], ==, -1);
  g_assert_cmpint (place_of[3], ==, -1);
  g_assert_cmpint (place_of[4], ==, UMP_MELD_PLACES - 1);
}

/* Each later card finds its only place taken, by one that can move on to the next. */
static void
test_moving_on (void)
{
  const guint64 fits[] = { 0x9, 0x5, 0x3, 0x1 };
  int place_of[4];

  g_assert_cmpint (ump_meld_match (fits, 4, place_of), ==, 4);
  g_assert_cmpint (place_of[0], ==, 3);
  g_assert_cmpint (place_of[1], ==, 2);
  g_assert_cmpint (place_of[2], ==, 1);
  g_assert_cmpint (place_of[3], ==, 0);
}

/* The most that any way finds: all ways of four cards and four places. */
static int
most (const guint64 *fits, int n, guint64 taken)
{
  int best = 0;

  if (n == 0)
    return 0;
  best = most (fits + 1, n - 1, taken);
  for (int place = 0; place < 4; place++)
    if (fits[0] >> place & 1 && !(taken >> place & 1))
      best = MAX (best, 1 + most (fits + 1, n - 1, taken | G_GUINT64_CONSTANT (1) << place));
  return best;
}

static void
test_as_many_as_possible (void)
{
  for (guint way = 0; way < 1u << 16; way += 7) {
    const guint64 fits[] = { way & 0xf, way >> 4 & 0xf, way >> 8 & 0xf, way >> 12 & 0xf };
    int place_of[4], there = 0;
    guint64 taken = 0;

    g_assert_cmpint (ump_meld_match (fits, 4, place_of), ==, most (fits, 4, 0));
    for (int card = 0; card < 4; card++) {
      if (place_of[card] < 0)
        continue;
      g_assert_true (fits[card] >> place_of[card] & 1);
      g_assert_false (taken >> place_of[card] & 1);
      taken |= G_GUINT64_CONSTANT (1) << place_of[card];
      there++;
    }
    g_assert_cmpint (there, ==, most (fits, 4, 0));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/meld/first-empty", test_first_empty);
  g_test_add_func ("/meld/moving-on", test_moving_on);
  g_test_add_func ("/meld/as-many-as-possible", test_as_many_as_possible);
  return g_test_run ();
}
