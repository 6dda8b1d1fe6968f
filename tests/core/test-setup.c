/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a setup, its entries and its parts are made of. */
#include "core/part.h"
#include "fixture.h"

/* The same numbers on every machine: random sessions are told by their seed. */
static void
test_random (void)
{
  static const guint expected[] = { 465, 519, 590, 235, 761, 48, 45, 533 };
  UmpRandom random;

  ump_random_init (&random, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (ump_random_below (&random, 1000), ==, expected[i]);
}

/* A ruling and a time that are empty are none. */
static void
test_empty (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  const UmpSetup *setup = ump_match_setup (match);
  g_auto (UmpMove) move = { 0 };
  g_autoptr (UmpEntry) with = NULL, without = NULL;

  ump_move_init (&move, 0, UMP_NOBODY);
  with = ump_entry_from_move (setup, &move, "agreed", "2026-01-02T03:04:05Z");
  without = ump_entry_from_move (setup, &move, "", "");
  g_assert_cmpstr (ump_entry_ruling (with), ==, "agreed");
  g_assert_cmpstr (with->at, ==, "2026-01-02T03:04:05Z");
  g_assert_null (ump_entry_ruling (without));
  g_assert_null (without->at);
}

/* Moves are the same when all of their attributes are. */
static void
test_moves (void)
{
  g_auto (UmpMove) one = { 0 }, other = { 0 };

  ump_move_init (&one, 1, 0);
  ump_move_init (&other, 1, 0);
  g_assert_true (ump_move_equal (&one, &other));
  ump_move_push (&one, 0, 4);
  g_assert_false (ump_move_equal (&one, &other));
  ump_move_push (&other, 0, 4);
  ump_move_push (&one, UMP_MAX_ATTRS - 1, 7);
  g_assert_false (ump_move_equal (&one, &other));
  ump_move_push (&other, UMP_MAX_ATTRS - 1, 7);
  g_assert_true (ump_move_equal (&one, &other));
  ump_move_push (&one, UMP_MAX_ATTRS - 1, 8);
  ump_move_push (&other, UMP_MAX_ATTRS - 1, 9);
  g_assert_false (ump_move_equal (&one, &other));

  ump_move_reset (&one, 1, 0);
  ump_move_reset (&other, 1, 0);
  ump_move_push (&one, 0, 4);
  ump_move_push (&other, 0, 5);
  g_assert_false (ump_move_equal (&one, &other)); /* the first value counts */
}

/* Tables are the same when all of their numbers and cards are. */
static void
test_tables (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  g_autoptr (UmpTable) one = ump_table_copy (ump_match_table (match));
  g_autoptr (UmpTable) other = ump_table_copy (one);
  int zone = 0;

  g_assert_true (ump_table_equal (one, other));
  one->counters[one->setup->n_counters - 1]++;
  g_assert_false (ump_table_equal (one, other));
  other->counters[one->setup->n_counters - 1]++;
  while (one->zones[zone].n == 0)
    zone++;
  one->zones[zone].cards[one->zones[zone].n - 1].face = 1;
  g_assert_false (ump_table_equal (one, other));
  other->zones[zone].cards[one->zones[zone].n - 1].face = 1;
  g_assert_true (ump_table_equal (one, other));
  one->zones[zone].n--;
  g_assert_false (ump_table_equal (one, other));
}

/* Whose note it is: one of the session's people, or where these are not known one with a seat. */
static void
test_people (void)
{
  static const char *const people[] = { "ana", "zoe", NULL }, *const by[] = { "by" };
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  g_auto (UmpMove) move = { 0 };
  UmpVerdict verdict;
  const struct {
    const char *id;
    gboolean sits, known;
  } cases[] = { { "ana", TRUE, TRUE }, { "carlos", TRUE, FALSE }, { "zoe", FALSE, TRUE } };

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (UmpEntry) note = ump_entry_new (ump_match_game (match), "note", by, &cases[i].id, 1, "rain");

    g_assert_cmpint (ump_entry_read (ump_match_setup (match), NULL, note, &move, &verdict), ==,
                     cases[i].sits);
    g_assert_cmpint (ump_entry_read (ump_match_setup (match), people, note, &move, &verdict), ==,
                     cases[i].known);
  }
}

static const UmpPart *
part_of (const char *kind)
{
  return &ump_games_find (kind)->parts[0];
}

static void
test_sides (void)
{
  const UmpPart *faces = part_of ("in-front-of-the-elevators"), *levels = part_of ("level-8");

  for (int i = 0; faces->sides[i].id != NULL; i++)
    g_assert_cmpint (ump_part_find_side (faces, faces->sides[i].id), ==, i);
  for (int i = 0; levels->sides[i].id != NULL; i++)
    g_assert_cmpint (ump_part_find_side (levels, levels->sides[i].id), ==, i);
  g_assert_cmpint (ump_part_find_side (levels, "edge"), ==, -1);
}

/* An option that there is not: the message lists those that there are, from the first on. */
static void
test_unknown_option (void)
{
  static const char *const ids[] = { "ana", "bea", "carlos" };
  const UmpOptionValue values[] = { { "colour", "red" } };
  const UmpGame *game = ump_games_find ("martes-13");
  g_autoptr (GError) error = NULL;

  g_assert_null (ump_setup_new (game, ids, ids, 3, values, 1, &error));
  g_assert_error (error, UMP_OPTION_ERROR, UMP_OPTION_ERROR_UNKNOWN);
  for (int i = 0; i < game->n_options; i++)
    g_assert_nonnull (strstr (error->message, game->options[i].name));
}

/* Where a game says which of its options is which, there is one, and it can say that. */
static void
test_chosen_options (void)
{
  const UmpGame *pad = ump_games_find ("pad");

  g_assert_cmpstr (pad->options[pad->name_option - 1].name, ==, "name");
  g_assert_cmpstr (pad->options[pad->best_option - 1].name, ==, "best");
  g_assert_cmpstr (pad->options[pad->late_option - 1].name, ==, "late");
  for (int i = 0; ump_games[i] != NULL; i++) {
    const UmpGame *game = ump_games[i];

    if (game->name_option > 0)
      g_assert_cmpint (game->options[game->name_option - 1].type, ==, UMP_TYPE_TEXT);
    if (game->best_option > 0)
      g_assert_cmpint (game->options[game->best_option - 1].type, ==, UMP_TYPE_CHOICE);
    if (game->late_option > 0)
      g_assert_cmpint (game->options[game->late_option - 1].type, ==, UMP_TYPE_OWN);
    if (game->first_option > 0)
      g_assert_cmpint (game->options[game->first_option - 1].type, ==, UMP_TYPE_PLAYER);
  }
}

/* What was given is there as the page has it: in its order, lists with one space between their items. */
static void
test_given (void)
{
  static const char *const ids[] = { "ana", "bea", "carlos" };
  const UmpOptionValue values[] = { { "late", "  bea\t carlos " }, { "best", "high" }, { "name", " x  y" } };
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSetup) setup = ump_setup_new (ump_games_find ("pad"), ids, ids, 3, values, 3, &error);
  g_autoptr (GArray) given = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  given = ump_setup_given (setup);
  for (guint i = 0; i < given->len; i++)
    g_string_append_printf (text, "%s=%s;", g_array_index (given, UmpOptionValue, i).name,
                            g_array_index (given, UmpOptionValue, i).value);
  g_assert_cmpstr (text->str, ==, "name= x  y;best=high;late=bea carlos;");
  g_assert_cmpint (ump_game_find_option (setup->game, "nothing"), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/random", test_random);
  g_test_add_func ("/setup/empty", test_empty);
  g_test_add_func ("/setup/tables", test_tables);
  g_test_add_func ("/setup/people", test_people);
  g_test_add_func ("/setup/moves", test_moves);
  g_test_add_func ("/setup/sides", test_sides);
  g_test_add_func ("/setup/unknown-option", test_unknown_option);
  g_test_add_func ("/setup/chosen-options", test_chosen_options);
  g_test_add_func ("/setup/given", test_given);
  return g_test_run ();
}
