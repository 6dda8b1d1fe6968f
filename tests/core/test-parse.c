/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/parse.h"

static void
test_int (void)
{
  static const char *const bad[] = {
    "", "05", "+5", "-0", " 5", "5 ", "5a", "--5", "99999999999", "1e3", NULL
  };
  int value = 7;

  g_assert_true (ump_parse_int ("0", 0, 10, &value));
  g_assert_cmpint (value, ==, 0);
  g_assert_true (ump_parse_int ("-5", -10, 10, &value));
  g_assert_cmpint (value, ==, -5);
  for (int i = 0; bad[i] != NULL; i++)
    g_assert_false (ump_parse_int (bad[i], -100, 1000000000, &value));
  g_assert_false (ump_parse_int ("11", 0, 10, &value));
  g_assert_false (ump_parse_int (NULL, 0, 10, &value));
  g_assert_cmpint (value, ==, -5);
}

/* A count is a number however large it is. */
static void
test_counts (void)
{
  static const char *const bad[] = { "", "-1", "-0", "+1", "01", "00", "1 ", " 1", "1a", "0x1", "1.0" };
  int value;

  g_assert_true (ump_parse_count ("0", 100, &value));
  g_assert_cmpint (value, ==, 0);
  g_assert_true (ump_parse_count ("100", 100, &value));
  g_assert_cmpint (value, ==, 100);
  g_assert_true (ump_parse_count ("101", 100, &value));
  g_assert_cmpint (value, ==, 100);
  g_assert_true (ump_parse_count ("99999999999999999999999999999999999999999", G_MAXINT, &value));
  g_assert_cmpint (value, ==, G_MAXINT);
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (ump_parse_count (bad[i], 100, &value));
}

static void
test_time (void)
{
  static const char *const good[] = { "2026-11-20T20:05:00+01:00", "2026-11-20T20:05:00Z",
                                      "2024-02-29t00:00:00.123z", "2026-12-31T23:59:60-11:30", NULL };
  static const char *const bad[] = { "",
                                     "2026-11-20",
                                     "2026-02-29T00:00:00Z",
                                     "2026-13-01T00:00:00Z",
                                     "2026-11-20T24:00:00Z",
                                     "2026-11-20T20:05:00",
                                     "2026-11-20T20:05:00.Z",
                                     "2026-11-20T20:05:00Z ",
                                     "2026-11-31T20:05:00Z",
                                     NULL };

  for (int i = 0; good[i] != NULL; i++)
    g_assert_true (ump_parse_time (good[i]));
  for (int i = 0; bad[i] != NULL; i++)
    g_assert_false (ump_parse_time (bad[i]));
}

static void
test_items (void)
{
  const char *cursor = "  cat-5\tmartes\n", *start;

  g_assert_cmpuint (ump_parse_item (&cursor, &start), ==, 5);
  g_assert_true (g_str_has_prefix (start, "cat-5"));
  g_assert_cmpuint (ump_parse_item (&cursor, &start), ==, 6);
  g_assert_cmpuint (ump_parse_item (&cursor, &start), ==, 0);
}

static void
test_word (void)
{
  static const char *const words[] = { "girl", "boy", "boys", NULL };

  g_assert_cmpint (ump_parse_word ("boys", words), ==, 2);
  g_assert_cmpint (ump_parse_word ("bo", words), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/parse/int", test_int);
  g_test_add_func ("/parse/time", test_time);
  g_test_add_func ("/parse/items", test_items);
  g_test_add_func ("/parse/word", test_word);
  g_test_add_func ("/parse/counts", test_counts);
  return g_test_run ();
}
