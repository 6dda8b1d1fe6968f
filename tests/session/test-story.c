/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of a finished game: who won and how, from score pads; the moments of random games of every
 * kind, as they stand in story.txt (STORY_UPDATE=1 writes it anew: read what has changed). */
#include "../core/fixture.h"
#include "session/report/story.h"

#define GAMES 4

/* ---- score pads ---------------------------------------------------------------------------------- */

static UmpMatch *
pad (const int rounds[][3], int n, const char *more)
{
  UmpMatch *match = fixture_match ("pad");
  static const char *const names[] = { "ana", "bea", "carlos" };

  for (int round = 0; round < n; round++)
    for (int seat = 0; seat < 3; seat++) {
      g_autofree char *line = g_strdup_printf ("enter %s %d", names[seat], rounds[round][seat]);

      fixture_accept (match, line);
    }
  if (more != NULL)
    fixture_accept (match, more);
  fixture_accept (match, "finish");
  return match;
}

static void
assert_story (const int rounds[][3], int n, const char *more, const char *winner, const char *total,
              const char *how)
{
  g_autoptr (UmpMatch) match = pad (rounds, n, more);
  g_autoptr (UmpStory) story = ump_story_new (match, NULL);

  g_assert_cmpstr (story->winner, ==, winner);
  g_assert_cmpstr (story->total, ==, total);
  g_assert_cmpstr (story->how, ==, how);
}

static void
test_how (void)
{
  assert_story ((const int[][3]){ { 9, 2, 3 }, { 1, 2, 3 } }, 2, NULL, "Ana wins", "10 points, the most.",
                "Ahead of Carlos by 4 points.");
  assert_story ((const int[][3]){ { 1, 9, 3 }, { 1, 2, 3 }, { 11, 1, 1 } }, 3, NULL, "Ana wins",
                "13 points, the most.", "Passed Bea in the last round.");
  assert_story ((const int[][3]){ { 1, 9, 3 }, { 20, 2, 3 }, { 1, 1, 1 } }, 3, NULL, "Ana wins",
                "22 points, the most.", "Passed Bea in round 2.");
  assert_story ((const int[][3]){ { 5, 5, 3 }, { 3, 3, 3 } }, 2, NULL, "Ana and Bea share the win",
                "8 points, the most.", "Ahead of Carlos by 2 points.");
  assert_story ((const int[][3]){ { 5, 5, 5 } }, 1, NULL, "Ana, Bea, Carlos share the win",
                "5 points, the most.", "");
  /* an adjustment that decides is no round's */
  assert_story ((const int[][3]){ { 5, 4, 3 }, { 3, 2, 3 } }, 2, "adjust bea 4 reason=late", "Bea wins",
                "10 points, the most.", "Ahead of Ana by 2 points.");
}

/* Who came late is not compared with anybody before that. */
static void
test_late (void)
{
  static const char *const ids[] = { "ana", "bea", "carlos", NULL };
  static const char *const lines[] = { "enter ana 9", "enter bea 1",    "join carlos 5", "enter ana 1",
                                       "enter bea 1", "enter carlos 7", "finish" };
  const UmpOptionValue late = { "late", "carlos" };
  g_autoptr (UmpMatch) match =
      ump_match_new (ump_setup_new (ump_games_find ("pad"), ids, ids, 3, &late, 1, NULL), ids);
  g_autoptr (UmpStory) story = NULL;

  for (gsize k = 0; k < G_N_ELEMENTS (lines); k++)
    fixture_accept (match, lines[k]);
  story = ump_story_new (match, NULL);
  g_assert_cmpstr (story->winner, ==, "carlos wins");
  g_assert_cmpuint (story->moments->len, ==, 1);
  g_assert_cmpuint (((UmpMoment *) story->moments->pdata[0])->round, ==, 2);
}

/* That the lead changed for good is told, whatever was heavier. */
static void
test_pass (void)
{
  g_autoptr (UmpMatch) match =
      pad ((const int[][3]){ { 1, 2, 0 }, { 2, 90, 0 }, { 95, 2, 0 }, { 90, 1, 0 }, { 1, 80, 0 } }, 5, NULL);
  g_autoptr (UmpStory) story = ump_story_new (match, NULL);
  gboolean told = FALSE;

  g_assert_cmpuint (story->moments->len, ==, UMP_STORY_MOMENTS);
  for (guint i = 0; i < story->moments->len; i++)
    told |= g_str_equal (((UmpMoment *) story->moments->pdata[i])->head, "The lead changes");
  g_assert_true (told);
}

/* ---- random games ----------------------------------------------------------------------------------- */

static void
append_story (GString *out, const UmpMatch *match)
{
  g_autoptr (UmpStory) story = ump_story_new (match, NULL);

  g_string_append_printf (out, "%s. %s %s\n", story->winner, story->total, story->how);
  for (guint i = 0; i < story->moments->len; i++) {
    const UmpMoment *moment = story->moments->pdata[i];

    g_string_append_printf (out, "  %u, round %u, %" G_GINT64_FORMAT ", %d cards: %s. %s\n", moment->entry,
                            moment->round, moment->weight, moment->n_cards, moment->head, moment->words);
    g_assert_cmpuint (moment->entry, <=, ump_match_checked (match));
    g_assert_cmpint (moment->weight, >, 0);
    g_assert_cmpuint (moment->seats, !=, 0);
  }
}

static UmpMatch *
play (const UmpGame *game, int n_seats, guint64 seed)
{
  static const char *const ids[] = { "ana",  "bea",  "carlos", "dora", "eva", "fran", "gabi",
                                     "hugo", "ines", "juan",   "kai",  "lea", NULL };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (game, ids, ids, n_seats, NULL, 0, &error);
  UmpMatch *match = ump_match_new (setup, ids);
  UmpRandom random;

  g_assert_no_error (error);
  ump_random_init (&random, seed);
  while (ump_table_state (ump_match_table (match)) == UMP_PLAYING) {
    UmpVerdict verdict;
    g_autoptr (UmpEntry) entry = ump_match_random_entry (match, &random);

    /* every card, as long as there is a card to play */
    if (entry->verb >= 0 && game->verbs[entry->verb].tally && ump_random_below (&random, 50) != 0)
      continue;
    g_assert_true (ump_match_add (match, entry, &verdict));
  }
  return match;
}

static void
test_random (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("SESSIONS"), "..", "session", "story.txt", NULL);
  g_autoptr (GString) out = g_string_new ("# SPDX-License-"
                                          "Identifier: GPL-3.0-or-later\n");
  g_autofree char *expected = NULL;

  for (int k = 0; ump_games[k] != NULL; k++)
    for (int i = 0; i < GAMES; i++) {
      const UmpGame *game = ump_games[k];
      g_autoptr (UmpMatch) match = play (game, MIN (game->min_seats + i, game->max_seats), (guint64) i + 1);
      gsize from = out->len;
      g_autoptr (GString) again = g_string_new (NULL);

      g_string_append_printf (out, "%s, %d people: ", game->kind, ump_match_setup (match)->n_seats);
      from = out->len;
      append_story (out, match);
      /* what was taken back and entered again is no part of it */
      append_story (again, match);
      g_assert_cmpstr (again->str, ==, out->str + from);
    }
  if (g_getenv ("STORY_UPDATE") != NULL)
    g_assert_true (g_file_set_contents (path, out->str, -1, NULL));
  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  g_assert_cmpstr (out->str, ==, expected);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/story/how", test_how);
  g_test_add_func ("/story/late", test_late);
  g_test_add_func ("/story/pass", test_pass);
  g_test_add_func ("/story/random", test_random);
  return g_test_run ();
}
