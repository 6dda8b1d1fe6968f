/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The curve of the totals: of very long games, and where bonus lines make the end. */
#include "../core/fixture.h"
#include "session/report/chart.h"

static UmpMatch *
new_pad (const UmpOptionValue *values, int n_values)
{
  static const char *const ids[] = { "ana", "bea", NULL };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find ("pad"), ids, ids, 2, values, n_values, &error);

  g_assert_no_error (error);
  return ump_match_new (setup, ids);
}

/* Round n: n points for Ana, 1 for Bea. */
static void
play_rounds (UmpMatch *match, int rounds)
{
  for (int n = 1; n <= rounds; n++) {
    g_autofree char *line = g_strdup_printf ("enter ana %d", n);

    fixture_accept (match, line);
    fixture_accept (match, "enter bea 1");
  }
}

static void
test_short (void)
{
  g_autoptr (UmpMatch) match = new_pad (NULL, 0);
  g_autoptr (UmpChart) chart = NULL;

  play_rounds (match, 3);
  chart = ump_chart_new (match);
  g_assert_cmpint (chart->n, ==, 4);
  for (int point = 0; point < 4; point++) {
    g_assert_cmpfloat (ump_chart_total (chart, 0, point), ==, point * (point + 1) / 2.0);
    g_assert_cmpfloat (ump_chart_total (chart, 1, point), ==, point);
    g_assert_cmpuint (chart->numbers[point], ==, point);
  }
  g_assert_cmpfloat (chart->most, ==, 6);
  g_assert_cmpfloat (ump_chart_across (chart, 3), ==, 1);
  g_assert_cmpfloat (ump_chart_down (chart, 6), ==, 0);
}

/* Who comes late has no line before: it begins with what they were given, or where the round before ended. */
static void
test_late (void)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora", NULL };
  const UmpOptionValue late = { "late", "carlos dora" };
  static const char *const lines[] = { "adjust ana 4 tea", "enter ana 5", "enter bea 1",    "join carlos 9",
                                       "enter ana 2",      "enter bea 3", "enter carlos 1", "join dora",
                                       "enter ana 2",      "enter bea 3", "enter carlos 1", "enter dora 6" };
  g_autoptr (UmpMatch) match =
      ump_match_new (ump_setup_new (ump_games_find ("pad"), ids, ids, 4, &late, 1, NULL), ids);
  g_autoptr (UmpChart) chart = NULL;

  for (gsize k = 0; k < G_N_ELEMENTS (lines); k++)
    fixture_accept (match, lines[k]);
  chart = ump_chart_new (match);
  g_assert_cmpint (chart->first[0], ==, 0);
  g_assert_cmpint (chart->first[1], ==, 0);
  g_assert_cmpfloat (ump_chart_total (chart, 2, chart->first[2]), ==, 9);
  g_assert_cmpuint (chart->numbers[chart->first[2] - 1], ==, 1);
  g_assert_cmpfloat (ump_chart_total (chart, 3, chart->first[3]), ==, 0);
  g_assert_cmpfloat (ump_chart_total (chart, 3, chart->first[3] + 1), ==, 6);
}

/* A little below nought: the scale's line there is "0", not "-0". */
static void
test_nought (void)
{
  g_autoptr (UmpMatch) match = new_pad (NULL, 0);
  g_autoptr (UmpChart) chart = NULL;
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  fixture_accept (match, "enter ana -12");
  fixture_accept (match, "enter bea 200");
  fixture_accept (match, "enter ana 100");
  fixture_accept (match, "enter bea 96");
  chart = ump_chart_new (match);
  g_assert_cmpfloat (chart->least, ==, -12);
  g_assert_cmpstr (g_ascii_formatd (digits, sizeof digits, "%.0f", ump_chart_first (chart)), ==, "0");
}

/* 400 rows have a point each; of more some are left out, never the last, and the others stand where they
 * belong. */
static void
test_many_rows (void)
{
  static const int lengths[] = { 400, 401, 997, 2000 };

  for (gsize i = 0; i < G_N_ELEMENTS (lengths); i++) {
    g_autoptr (UmpMatch) match = new_pad (NULL, 0);
    g_autoptr (UmpChart) chart = NULL;
    double rounds = lengths[i];

    play_rounds (match, lengths[i]);
    chart = ump_chart_new (match);
    g_assert_cmpint (chart->n, ==, 401);
    g_assert_cmpuint (chart->numbers[0], ==, 0);
    g_assert_cmpuint (chart->numbers[400], ==, (guint) lengths[i]);
    g_assert_cmpfloat (ump_chart_total (chart, 0, 400), ==, rounds * (rounds + 1) / 2);
    for (int point = 1; point <= 400; point++) {
      double after = chart->numbers[point];

      g_assert_cmpuint (chart->numbers[point], >, chart->numbers[point - 1]);
      g_assert_cmpfloat (ump_chart_total (chart, 1, point), ==, after);
      g_assert_cmpfloat (ump_chart_total (chart, 0, point), ==, after * (after + 1) / 2);
    }
    g_assert_cmpint (ump_chart_marks (chart), ==, 20);
  }
}

/* What stands in no row comes as one point more, of no round; where it is nothing, there is none. */
static void
test_bonus (void)
{
  static const UmpOptionValue values[] = { { "bonus", "More: total >= 10 ? 0 - 4 : 0" } };
  g_autoptr (UmpMatch) match = new_pad (values, 1);
  g_autoptr (UmpChart) before = NULL, chart = NULL;

  play_rounds (match, 3);
  before = ump_chart_new (match);
  g_assert_cmpint (before->n, ==, 4);
  fixture_accept (match, "enter ana 4");
  fixture_accept (match, "enter bea 1");
  chart = ump_chart_new (match);
  g_assert_cmpint (chart->n, ==, 6);
  g_assert_cmpfloat (ump_chart_total (chart, 0, 4), ==, 10);
  g_assert_cmpfloat (ump_chart_total (chart, 0, 5), ==, 6);
  g_assert_cmpfloat (ump_chart_total (chart, 1, 5), ==, 4);
  g_assert_cmpuint (chart->numbers[4], ==, 4);
  g_assert_cmpuint (chart->numbers[5], ==, 0);
  g_assert_cmpfloat (chart->most, ==, 10);
}

/* Both at once: of very many rows the last but one point is the last round, the last one what counts. */
static void
test_bonus_of_many (void)
{
  static const UmpOptionValue values[] = { { "bonus", "More: 0 - 1000000" } };
  g_autoptr (UmpMatch) match = new_pad (values, 1);
  g_autoptr (UmpChart) chart = NULL;

  play_rounds (match, 900);
  chart = ump_chart_new (match);
  g_assert_cmpint (chart->n, ==, 402);
  g_assert_cmpuint (chart->numbers[400], ==, 900);
  g_assert_cmpfloat (ump_chart_total (chart, 0, 400), ==, 405450);
  g_assert_cmpfloat (ump_chart_total (chart, 0, 401), ==, 405450 - 1000000);
  g_assert_cmpfloat (chart->least, ==, 900 - 1000000);
  g_assert_cmpfloat (chart->most, ==, 405450);
}

/* A long name leaves room for the total. */
static void
test_end_text (void)
{
  static const char *const ids[] = { "ana", "bea", NULL };
  static const char *const names[] = { "Maximiliana von Hohenlohe-Bartenstein", "Bea", NULL };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find ("pad"), ids, names, 2, NULL, 0, &error);
  g_autoptr (UmpMatch) match = ump_match_new (setup, ids);
  g_autoptr (UmpChart) chart = NULL;
  g_autofree char *maximiliana = NULL, *bea = NULL;

  g_assert_no_error (error);
  play_rounds (match, 2);
  chart = ump_chart_new (match);
  maximiliana = ump_chart_end_text (chart, setup, 0, UMP_CHART_END);
  bea = ump_chart_end_text (chart, setup, 1, UMP_CHART_END);
  g_assert_true (g_str_has_prefix (maximiliana, "Maximiliana") && g_str_has_suffix (maximiliana, "… 3"));
  g_assert_cmpint (g_utf8_strlen (maximiliana, -1), <=, 17);
  g_assert_cmpstr (bea, ==, "Bea 2");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chart/short", test_short);
  g_test_add_func ("/chart/late", test_late);
  g_test_add_func ("/chart/nought", test_nought);
  g_test_add_func ("/chart/many-rows", test_many_rows);
  g_test_add_func ("/chart/bonus", test_bonus);
  g_test_add_func ("/chart/bonus-of-many", test_bonus_of_many);
  g_test_add_func ("/chart/end-text", test_end_text);
  return g_test_run ();
}
