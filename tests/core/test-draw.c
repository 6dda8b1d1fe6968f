/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of the seats from drawn cards, and what ties do to it. */
#include "core/draw.h"
#include "fixture.h"

static void
take (UmpDraw *draw, int seat, int worth)
{
  g_assert_true (ump_draw_take (draw, seat, worth, worth));
}

static void
all_draw (UmpDraw *draw, const int *worths, int n)
{
  ump_draw_init (draw, n);
  for (int i = 0; i < n; i++)
    take (draw, i, worths[i]);
}

static void
assert_order (const UmpDraw *draw, const int *order)
{
  UmpDrawResult result;

  ump_draw_read (draw, &result);
  g_assert_true (result.settled);
  for (int i = 0; i < draw->n_seats; i++) {
    g_assert_cmpint (result.order[i], ==, order[i]);
    g_assert_cmpint (result.place[order[i]], ==, i + 1);
    g_assert_false (result.awaits[i]);
  }
}

/* awaited, placed: a letter a seat, '-' or '0' for no. */
static void
assert_open (const UmpDraw *draw, const char *awaited, const char *placed)
{
  UmpDrawResult result;

  ump_draw_read (draw, &result);
  g_assert_false (result.settled);
  for (int i = 0; i < draw->n_seats; i++) {
    g_assert_cmpint (result.awaits[i], ==, awaited[i] != '-');
    g_assert_cmpint (result.again[i], ==, awaited[i] == 'a');
    g_assert_cmpint (result.place[i], ==, placed[i] - '0');
  }
}

/* The sheet's example: 3 of clubs, ace of diamonds, 5 of spades, king of clubs. */
static void
test_sheet (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("elevator");
  const UmpSetup *setup = ump_match_setup (match);
  static const char *const cards[] = { "3C", "AD", "5S", "KC" };
  UmpDraw draw;

  ump_draw_init (&draw, 4);
  for (int i = 0; i < 4; i++) {
    int face = ump_setup_face (setup, cards[i]);

    g_assert_true (ump_draw_take (&draw, i, face, setup->game->order->worth (face)));
  }
  assert_order (&draw, (int[]){ 1, 3, 2, 0 });
}

static void
test_games (void)
{
  for (int k = 0; ump_games[k] != NULL; k++) {
    const UmpOrder *order = ump_games[k]->order;
    int n = 0;

    if (order == NULL)
      continue;
    g_assert_nonnull (order->help);
    for (int face = 1; face < ump_games[k]->n_faces; face++)
      n += order->worth (face) > 0;
    g_assert_cmpint (n, >=, ump_games[k]->max_seats);
  }
}

static void
test_open (void)
{
  UmpDraw draw;

  ump_draw_init (&draw, 3);
  assert_open (&draw, "fff", "000");
  take (&draw, 1, 7);
  assert_open (&draw, "f-f", "000");
  g_assert_false (ump_draw_take (&draw, 1, 9, 9));
  take (&draw, 2, 7); /* nobody draws again before all have drawn */
  assert_open (&draw, "f--", "000");
  take (&draw, 0, 3);
  assert_open (&draw, "-aa", "300");
  g_assert_false (ump_draw_take (&draw, 0, 9, 9));
}

/* Those who tie keep their places between the others, however high they draw. */
static void
test_tie (void)
{
  UmpDraw draw;

  all_draw (&draw, (int[]){ 5, 9, 5, 2 }, 4);
  assert_open (&draw, "a-a-", "0104");
  take (&draw, 2, 14);
  take (&draw, 0, 3);
  assert_order (&draw, (int[]){ 1, 2, 0, 3 });
}

static void
test_ties_in_ties (void)
{
  UmpDraw draw;

  all_draw (&draw, (int[]){ 8, 4, 8, 4, 8, 4 }, 6);
  assert_open (&draw, "aaaaaa", "000000");
  for (int i = 0; i < 6; i++)
    take (&draw, i, (int[]){ 6, 9, 6, 3, 13, 9 }[i]);
  assert_open (&draw, "aaa--a", "000610");
  take (&draw, 5, 2);
  take (&draw, 2, 11);
  take (&draw, 0, 11); /* and again */
  assert_open (&draw, "aaa---", "000610");
  take (&draw, 1, 10);
  take (&draw, 0, 4);
  take (&draw, 2, 3);
  assert_order (&draw, (int[]){ 4, 0, 2, 1, 5, 3 });
}

static void
test_back (void)
{
  UmpDraw draw;
  int by;

  all_draw (&draw, (int[]){ 5, 9, 5 }, 3);
  take (&draw, 0, 7);
  take (&draw, 2, 7);
  take (&draw, 0, 2);
  g_assert_cmpint (ump_draw_last (&draw), ==, 0);
  g_assert_cmpint (ump_draw_count (&draw, 7, &by), ==, 2);
  g_assert_cmpint (by, ==, 2);
  g_assert_cmpint (ump_draw_count (&draw, 3, &by), ==, 0);
  g_assert_cmpint (by, ==, UMP_NOBODY);
  g_assert_true (ump_draw_take_back (&draw, 2)); /* its second 7: then the first person's third is none */
  assert_open (&draw, "--a", "010");
  g_assert_cmpint (draw.n, ==, 4);
  g_assert_true (ump_draw_take_back (&draw, 2));
  g_assert_cmpint (draw.n, ==, 2);
  assert_open (&draw, "--f", "000");
  take (&draw, 2, 6);
  assert_order (&draw, (int[]){ 1, 2, 0 });
  g_assert_true (ump_draw_take_back (&draw, 1));
  assert_open (&draw, "-f-", "000");
  g_assert_false (ump_draw_take_back (&draw, 1));
}

static void
test_full (void)
{
  UmpDraw draw;

  ump_draw_init (&draw, 2);
  for (int i = 0; i < UMP_MAX_DRAWS; i++)
    take (&draw, i % 2, 5);
  g_assert_false (ump_draw_take (&draw, 0, 5, 5));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/sheet", test_sheet);
  g_test_add_func ("/draw/games", test_games);
  g_test_add_func ("/draw/open", test_open);
  g_test_add_func ("/draw/tie", test_tie);
  g_test_add_func ("/draw/ties-in-ties", test_ties_in_ties);
  g_test_add_func ("/draw/back", test_back);
  g_test_add_func ("/draw/full", test_full);
  return g_test_run ();
}
