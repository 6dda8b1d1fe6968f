/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers in words: found in what is written, and written again. */
#include "core/preset.h"

static const UmpPreset answers[] = {
  { "", "nothing" },     { "0", "without end" },
  { "#10", "# rounds" }, { "hit ? #10 + #-2 * n : #0", "# and # each, else #" },
  { NULL, NULL },
};

static void
test_find (void)
{
  int numbers[UMP_PRESET_NUMBERS];

  g_assert_cmpint (ump_preset_find (answers, "  ", NULL), ==, 0);
  g_assert_cmpint (ump_preset_find (answers, "0", NULL), ==, 1);
  g_assert_cmpint (ump_preset_find (answers, " 7 ", numbers), ==, 2);
  g_assert_cmpint (numbers[0], ==, 7);
  g_assert_cmpint (ump_preset_find (answers, "hit ?  -5 + 3 *\tn : 999 ", numbers), ==, 3);
  g_assert_cmpint (numbers[0], ==, -5);
  g_assert_cmpint (numbers[1], ==, 3);
  g_assert_cmpint (numbers[2], ==, 999);
}

/* What is nearly one is none: it is not said in words that mean something else. */
static void
test_none (void)
{
  static const char *const others[] = { "7 8",
                                        "x",
                                        "hit ? 5 + 3 * n : 0 + 1",
                                        "hit ? 5 + 3 * n",
                                        "hit ? 5 + 3 * n :",
                                        "hit ? a + 3 * n : 0",
                                        "hit ? - 5 + 3 * n : 0",
                                        "99999999999999999999",
                                        "10000",
                                        "-1000",
                                        "hit?5+3*n:0" };

  for (guint k = 0; k < G_N_ELEMENTS (others); k++)
    g_assert_cmpint (ump_preset_find (answers, others[k], NULL), ==, -1);
}

static void
test_written (void)
{
  int numbers[UMP_PRESET_NUMBERS];
  g_autofree char *text = NULL, *words = NULL;

  g_assert_cmpint (ump_preset_usual (&answers[0], NULL), ==, 0);
  g_assert_cmpint (ump_preset_usual (&answers[3], numbers), ==, 3);
  g_assert_cmpint (numbers[1], ==, -2);
  text = ump_preset_fill (answers[3].pattern, "-", (int[]){ 5, -7, 1, 0, 0, 0, 0, 0 });
  g_assert_cmpstr (text, ==, "hit ? 5 + -7 * n : 1");
  g_assert_cmpint (ump_preset_find (answers, text, NULL), ==, 3);
  words = ump_preset_fill (answers[3].words, "−", (int[]){ 5, -7, 1, 0, 0, 0, 0, 0 });
  g_assert_cmpstr (words, ==, "5 and −7 each, else 1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/preset/find", test_find);
  g_test_add_func ("/preset/none", test_none);
  g_test_add_func ("/preset/written", test_written);
  return g_test_run ();
}
