/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/allot.h"

static const char *const words[] = { "blue", "red", "green", "yellow", "brown", NULL };
static const char *const ids[] = { "ana", "bea", "carlos" };

static void
assert_allot (const UmpAllot *allot, const char *text)
{
  g_autofree char *printed = ump_allot_print (allot, words, ids);

  g_assert_cmpstr (printed, ==, text);
}

static void
test_read (void)
{
  static const char *const bad[] = { "",
                                     "ana=blue",
                                     "ana=blue bea=blue",
                                     "ana=blue ana=red",
                                     "ana=blue bea=red,green",
                                     "ana=blue bea=",
                                     "ana= bea=",
                                     "ana=blue bea",
                                     "ana=blue bea=red dora=green",
                                     "ana=blue bea=pink",
                                     "ana=blue,blue bea=red,green",
                                     "ana=blue=red bea=green",
                                     NULL };
  UmpAllot allot;

  for (int k = 0; bad[k] != NULL; k++)
    g_assert_false (ump_allot_read (&allot, words, ids, 2, bad[k]));
  g_assert_true (ump_allot_read (&allot, words, ids, 3, " carlos=brown  ana=blue\tbea=red "));
  g_assert_cmpint (allot.n_each, ==, 1);
  g_assert_cmpint (ump_allot_owner (&allot, 4), ==, 2);
  g_assert_cmpint (ump_allot_owner (&allot, 2), ==, UMP_NOBODY);
  assert_allot (&allot, "ana=blue bea=red carlos=brown");
  g_assert_true (ump_allot_read (&allot, words, ids, 2, "bea=yellow,red ana=green,blue"));
  assert_allot (&allot, "ana=blue,green bea=red,yellow");
}

static void
test_pick (void)
{
  UmpAllot allot;

  g_assert_true (ump_allot_read (&allot, words, ids, 3, "ana=blue bea=red carlos=green"));
  ump_allot_pick (&allot, 0, 0);
  assert_allot (&allot, "ana=blue bea=red carlos=green");
  ump_allot_pick (&allot, 0, 4);
  assert_allot (&allot, "ana=brown bea=red carlos=green");
  ump_allot_pick (&allot, 2, 1);
  assert_allot (&allot, "ana=brown bea=green carlos=red");
}

/* With two each the one chosen longest ago goes, so that two taps choose any two. */
static void
test_pick_two (void)
{
  UmpAllot allot;

  g_assert_true (ump_allot_read (&allot, words, ids, 2, "ana=blue,green bea=red,yellow"));
  ump_allot_pick (&allot, 0, 3);
  assert_allot (&allot, "ana=green,yellow bea=blue,red");
  ump_allot_pick (&allot, 0, 4);
  assert_allot (&allot, "ana=yellow,brown bea=blue,red");
  ump_allot_pick (&allot, 1, 2);
  assert_allot (&allot, "ana=yellow,brown bea=blue,green");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/allot/read", test_read);
  g_test_add_func ("/allot/pick", test_pick);
  g_test_add_func ("/allot/pick-two", test_pick_two);
  return g_test_run ();
}
