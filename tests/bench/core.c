/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an entry costs behind a long log, undo, redo, jumps and corrections: CPU time, in turns in one run. */
#include <locale.h>
#include <string.h>

#include "games/games.h"

#include "core/correction.h"
#include "moves.h"
#include "row.h"

#define FEW 100
#define MANY 100000
/* Games of one log are entered again as long as it is; pad goes on as long as people want. */
#define ENDLESS "pad"

static UmpMatch *
noted_match (const UmpGame *game, guint n_notes)
{
  UmpMatch *match = bench_match_new (game);

  for (guint i = 0; i < n_notes; i++)
    bench_enter (match, "note \"nothing happens\"");
  return match;
}

static double
enter_all (UmpMatch *match, const GPtrArray *lines)
{
  double start = bench_cpu ();

  for (guint i = 0; i < lines->len; i++)
    bench_enter (match, g_ptr_array_index (lines, i));
  return (bench_cpu () - start) / lines->len;
}

/* Seconds an entry of one game behind MANY notes and behind FEW. Both come after the same work with the same
 * memory in use: a cold cache is no cost of a long log. */
static void
costs_behind (const UmpGame *game, const GPtrArray *lines, double *many, double *few)
{
  g_autoptr (UmpMatch) few_match = noted_match (game, FEW), many_match = noted_match (game, MANY),
                       other = NULL;

  *many = enter_all (many_match, lines);
  other = noted_match (game, MANY);
  *few = enter_all (few_match, lines);
}

static double
take_back (UmpMatch *match, guint n)
{
  double start = bench_cpu ();

  for (guint i = 0; i < n; i++)
    ump_match_undo (match);
  return (bench_cpu () - start) / n;
}

static double
put_back (UmpMatch *match, guint n)
{
  UmpVerdict verdict;
  double start = bench_cpu ();

  for (guint i = 0; i < n; i++)
    ump_match_redo (match, &verdict);
  return (bench_cpu () - start) / n;
}

static void
bench_steps (const UmpGame *game, const GPtrArray *lines)
{
  double growth[BENCH_PAIRS], undo[BENCH_PAIRS], redo[BENCH_PAIRS];
  guint n = MIN (lines->len, 200);

  for (int i = 0; i < BENCH_PAIRS; i++) {
    g_autoptr (UmpMatch) match = bench_match_new (game);
    double entry = enter_all (match, lines), many, few;

    undo[i] = take_back (match, n) / entry;
    redo[i] = put_back (match, n) / entry;
    costs_behind (game, lines, &many, &few);
    growth[i] = many / few;
  }
  bench_row (game->kind, "an entry behind 100,000 notes against behind 100", "≤ 1.1", growth, BENCH_PAIRS);
  bench_row (game->kind, "undo, in entries", "≤ 1", undo, BENCH_PAIRS);
  bench_row (game->kind, "redo, in entries", "≤ 1", redo, BENCH_PAIRS);
}

/* A log of n entries: rounds of a pad, else whole games' entries with notes between them. */
static UmpMatch *
long_match (const UmpGame *game, const GPtrArray *lines, guint n)
{
  UmpMatch *match = bench_match_new (game);
  guint gap = n / lines->len;

  if (strcmp (game->kind, ENDLESS) == 0) {
    while (ump_match_n_entries (match) < n)
      enter_all (match, lines);
    return match;
  }
  for (guint i = 0; i < lines->len; i++) {
    bench_enter (match, g_ptr_array_index (lines, i));
    for (guint k = 1; k < gap; k++)
      bench_enter (match, "note \"nothing happens\"");
  }
  return match;
}

static void
bench_moments (const UmpGame *game, const GPtrArray *lines, guint n, const char *aim)
{
  g_autoptr (UmpMatch) match = long_match (game, lines, n);
  g_autofree char *jumps = g_strdup_printf ("ms, worst of 200 jumps in %u entries", n);
  g_autofree char *corrections = g_strdup_printf ("ms, correction at the start of %u entries", n);
  double worst[5], correct[5];
  UmpRandom random;
  UmpVerdict verdict;
  g_autoptr (UmpEntry) note = ump_notation_parse (match, "note \"at the start\"", &verdict, NULL);

  ump_random_init (&random, 2);
  for (int i = 0; i < 5; i++) {
    double start = bench_cpu ();

    ump_correction_free (ump_match_correct_at (match, UMP_CHANGE_ADD, 1, note));
    correct[i] = (bench_cpu () - start) * 1e3;
    worst[i] = 0;
    for (int k = 0; k < 200; k++) {
      start = bench_cpu ();
      ump_table_free (ump_match_table_at (match, ump_random_below (&random, ump_match_checked (match) + 1)));
      worst[i] = MAX (worst[i], (bench_cpu () - start) * 1e3);
    }
  }
  bench_row (game->kind, jumps, "≤ 1", worst, 5);
  bench_row (game->kind, corrections, aim, correct, 5);
}

int
main (void)
{
  setlocale (LC_ALL, "");
  for (int i = 0; ump_games[i] != NULL; i++) {
    g_autoptr (GPtrArray) games = bench_games (ump_games[i], 1, 1);

    bench_steps (ump_games[i], g_ptr_array_index (games, 0));
    bench_moments (ump_games[i], g_ptr_array_index (games, 0), 10000, "≤ 10");
    bench_moments (ump_games[i], g_ptr_array_index (games, 0), 100000, "≤ 50");
  }
  return 0;
}
