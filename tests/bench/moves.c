/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "moves.h"

#include <time.h>

#define MOST_ENTRIES 2000

UmpMatch *
bench_match_new (const UmpGame *game)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora", "eva", "fran", NULL };
  int n = CLAMP (4, game->min_seats, game->max_seats);

  return ump_match_new (ump_setup_new (game, ids, ids, n, NULL, 0, NULL), NULL);
}

static gboolean
is_shortcut (const UmpGame *game, const UmpEntry *entry)
{
  return entry->verb < 0 || game->verbs[entry->verb].rare;
}

/* An entry that a table makes; after several tries any. */
static UmpEntry *
next_entry (UmpMatch *match, UmpRandom *random)
{
  const UmpGame *game = ump_match_game (match);
  UmpEntry *entry = ump_match_random_entry (match, random);

  for (int i = 0; i < 40 && entry != NULL && is_shortcut (game, entry); i++) {
    ump_entry_unref (entry);
    entry = ump_match_random_entry (match, random);
  }
  return entry;
}

static GPtrArray *
whole_game (const UmpGame *game, UmpRandom *random)
{
  g_autoptr (UmpMatch) match = bench_match_new (game);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  while (lines->len < MOST_ENTRIES && ump_table_state (ump_match_table (match)) == UMP_PLAYING) {
    g_autoptr (UmpEntry) entry = next_entry (match, random);
    UmpVerdict verdict;

    if (entry == NULL || !ump_match_add (match, entry, &verdict))
      break;
    g_ptr_array_add (lines, ump_notation_print (game, entry));
  }
  return lines;
}

GPtrArray *
bench_games (const UmpGame *game, guint n, guint64 seed)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  UmpRandom random;

  ump_random_init (&random, seed);
  while (games->len < n)
    g_ptr_array_add (games, whole_game (game, &random));
  return games;
}

void
bench_enter (UmpMatch *match, const char *line)
{
  UmpVerdict verdict;
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, line, &verdict, NULL);

  if (entry == NULL || !ump_match_add (match, entry, &verdict))
    g_error ("bench: %s refused", line);
}

double
bench_cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}
