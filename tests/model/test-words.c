/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words that several pages need. */
#include <glib.h>

#include "app/model/words.h"

/* A left-to-right mark, as a number that text from right to left stands around begins with. */
#define MARK "\342\200\216"

static void
assert_number (gint64 number, const char *shown)
{
  g_autofree char *text = ump_words_number (number);

  g_assert_cmpstr (text, ==, shown);
}

static void
test_numbers (void)
{
  assert_number (12, "12");
  assert_number (-3, "-3");
  g_assert_null (ump_words_before_sign ());
  ump_words_set_mirrored (TRUE);
  assert_number (12, "12");
  assert_number (0, "0");
  assert_number (-3, MARK "-3");
  assert_number (G_MININT64, MARK "-9223372036854775808");
  g_assert_cmpstr (ump_words_before_sign (), ==, MARK);
  ump_words_set_mirrored (FALSE);
  assert_number (-3, "-3");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/numbers", test_numbers);
  return g_test_run ();
}
