/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an entry costs: text in, judged, logged, undoable. All figures are ratios of times measured in turns
 * in one run; the medians are printed. No figure passes or fails anything. */
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "core/notation.h"
#include "games/games.h"

#define ROUNDS 7
#define FEW 100
#define MANY 100000

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
median (double *values)
{
  qsort (values, ROUNDS, sizeof *values, compare);
  return values[ROUNDS / 2];
}

static double
now (void)
{
  return (double) g_get_monotonic_time ();
}

static UmpMatch *
new_match (const UmpGame *game)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora", NULL };
  int n = CLAMP (4, game->min_seats, game->max_seats);

  return ump_match_new (ump_setup_new (game, ids, ids, n, NULL, 0, NULL), NULL);
}

/* The lines of one random game that never ends by counting, for entering again and again. */
static GPtrArray *
game_lines (const UmpGame *game)
{
  g_autoptr (UmpMatch) match = new_match (game);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  UmpRandom random;
  UmpVerdict verdict;

  ump_random_init (&random, 1);
  while (lines->len < 400) {
    g_autoptr (UmpEntry) entry = ump_match_random_entry (match, &random);

    if (entry == NULL)
      break;
    if (entry->verb >= 0 && game->verbs[entry->verb].rare)
      continue;
    ump_match_add (match, entry, &verdict);
    g_ptr_array_add (lines, ump_notation_print (game, entry));
  }
  return lines;
}

static void
enter (UmpMatch *match, const char *line)
{
  UmpVerdict verdict;
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, line, &verdict, NULL);

  if (entry == NULL || !ump_match_add (match, entry, &verdict))
    g_error ("bench: %s refused", line);
}

static void
fill_with_notes (UmpMatch *match, guint n)
{
  for (guint i = 0; i < n; i++)
    enter (match, "note \"nothing happens\"");
}

/* Microseconds an entry of that game behind n notes. */
static double
cost_behind (const UmpGame *game, const GPtrArray *lines, guint n)
{
  guint games = n > FEW ? 1 : 5;
  double total = 0;

  for (guint k = 0; k < games; k++) {
    g_autoptr (UmpMatch) match = new_match (game);
    double start;

    fill_with_notes (match, n);
    start = now ();
    for (guint i = 0; i < lines->len; i++)
      enter (match, g_ptr_array_index (lines, i));
    total += now () - start;
  }
  return total / games / lines->len;
}

static double
undo_cost (UmpMatch *match, guint n)
{
  double start = now ();

  for (guint i = 0; i < n; i++)
    ump_match_undo (match);
  return (now () - start) / n;
}

static double
redo_cost (UmpMatch *match, guint n)
{
  UmpVerdict verdict;
  double start = now ();

  for (guint i = 0; i < n; i++)
    ump_match_redo (match, &verdict);
  return (now () - start) / n;
}

static double
jump_cost (UmpMatch *match, UmpRandom *random)
{
  double start = now ();

  for (int i = 0; i < 50; i++)
    ump_table_free (ump_match_table_at (match, ump_random_below (random, ump_match_checked (match) + 1)));
  return (now () - start) / 50;
}

static double
correct_cost (UmpMatch *match)
{
  UmpVerdict verdict;
  g_autoptr (UmpEntry) note = ump_notation_parse (match, "note \"at the start\"", &verdict, NULL);
  double start = now ();

  ump_correction_free (ump_match_correct (match, UMP_INSERT, 1, note));
  return now () - start;
}

/* A log of n entries: whole games would end, so each is taken up to `lines` and the rest are notes
 * between. */
static UmpMatch *
long_match (const UmpGame *game, const GPtrArray *lines, guint n)
{
  UmpMatch *match = new_match (game);
  guint gap = n / lines->len;

  for (guint i = 0; i < lines->len; i++) {
    enter (match, g_ptr_array_index (lines, i));
    fill_with_notes (match, gap - 1);
  }
  return match;
}

static void
bench_game (const UmpGame *game)
{
  g_autoptr (GPtrArray) lines = game_lines (game);
  double few[ROUNDS], many[ROUNDS], growth[ROUNDS], undo[ROUNDS], redo[ROUNDS], jump[ROUNDS], correct[ROUNDS];
  UmpRandom random;

  ump_random_init (&random, 2);
  for (int i = 0; i < ROUNDS; i++) {
    g_autoptr (UmpMatch) match = long_match (game, lines, 10000);

    few[i] = cost_behind (game, lines, FEW);
    many[i] = cost_behind (game, lines, MANY);
    growth[i] = many[i] / few[i];
    undo[i] = undo_cost (match, 1000) / few[i];
    redo[i] = redo_cost (match, 1000) / few[i];
    jump[i] = jump_cost (match, &random) / few[i];
    correct[i] = correct_cost (match) / 10000 / few[i];
  }
  g_print ("%s: an entry, text in to undoable, takes %.2f µs here\n", game->kind, median (few));
  g_print ("  behind %d logged entries against %d: %.2f×\n", MANY, FEW, median (growth));
  g_print (
      "  in entries: undo %.2f, redo %.2f, jump in 10,000 %.1f, re-check of 10,000 from the start %.2f each\n",
      median (undo), median (redo), median (jump), median (correct));
}

int
main (void)
{
  setlocale (LC_ALL, "");
  for (int i = 0; ump_games[i] != NULL; i++)
    bench_game (ump_games[i]);
  return 0;
}
