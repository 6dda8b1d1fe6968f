/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "That was the last round": the game ends with its winner, and one undo later it goes on. */
#include "app/model/last-round.h"
#include "games/games.h"

static const char *const IDS[] = { "ana", "bea", "carlos", "dora" }, *const NAMES[] = { "Ana", "Bea",
                                                                                        "Carlos", "Dora" };
#define N_SEATS 4

static UmpPlay *
new_play (const char *kind)
{
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find (kind), IDS, NAMES, N_SEATS, NULL, 0, &error);

  g_assert_no_error (error);
  return ump_play_new_trial (ump_match_new (setup, NULL));
}

static int
round_of (UmpPlay *play)
{
  return ump_table_get (ump_match_table (ump_play_match (play)), UMP_COUNTER_ROUND);
}

static gboolean
is_over (UmpPlay *play)
{
  return ump_table_state (ump_match_table (ump_play_match (play))) == UMP_FINISHED;
}

/* Until n rounds are closed; nowhere on the way can it end. */
static void
play_rounds (UmpPlay *play, UmpRandom *random, int n)
{
  UmpMatch *match = ump_play_match (play);

  while (round_of (play) < n || ump_table_get (ump_match_table (match), UMP_COUNTER_OPEN)) {
    g_autoptr (UmpEntry) entry = ump_match_random_entry (match, random);

    g_assert_true (ump_play_enter (play, entry));
    match = ump_play_match (play);
    if (ump_table_get (ump_match_table (match), UMP_COUNTER_OPEN))
      g_assert_false (ump_last_round_can_end (play));
  }
}

static void
test_ends (gconstpointer kind)
{
  g_autoptr (UmpPlay) play = new_play (kind);
  UmpRandom random;

  ump_random_init (&random, 3);
  g_assert_false (ump_last_round_can_end (play));
  for (int n = 1; n <= 2; n++) {
    play_rounds (play, &random, n);
    g_assert_true (ump_last_round_can_end (play));
    g_assert_true (ump_last_round_end (play));
    g_assert_true (is_over (play));
    g_assert_cmpint (round_of (play), ==, n);
    g_assert_false (ump_last_round_can_end (play));
    /* one act */
    g_assert_true (ump_play_undo (play));
    g_assert_false (is_over (play));
    g_assert_true (ump_last_round_can_end (play));
    g_assert_true (ump_play_redo (play));
    g_assert_true (is_over (play));
    g_assert_true (ump_play_undo (play));
  }
}

/* Where the rules say when it ends. */
static void
test_goes_on (gconstpointer kind)
{
  g_autoptr (UmpPlay) play = new_play (kind);
  UmpRandom random;

  ump_random_init (&random, 3);
  play_rounds (play, &random, 1);
  g_assert_false (is_over (play));
  g_assert_false (ump_last_round_can_end (play));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/last-round/martes-13", "martes-13", test_ends);
  g_test_add_data_func ("/last-round/tricks", "tricks", test_ends);
  g_test_add_data_func ("/last-round/level-8", "level-8", test_goes_on);
  g_test_add_data_func ("/last-round/elevators", "in-front-of-the-elevators", test_goes_on);
  return g_test_run ();
}
