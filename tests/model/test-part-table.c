/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is learned of a part, as its editor works on it. */
#include "app/model/part-table.h"
#include "app/model/part-words.h"
#include "games/games.h"

typedef struct {
  UmpComponents *components;
  UmpPartTable *table;
  int n_changed;
} Fixture;

static void
on_changed (Fixture *fixture)
{
  fixture->n_changed++;
}

static void
set_up (Fixture *fixture, gconstpointer ids)
{
  const char *const *words = ids;
  const UmpGame *game = ump_games_find (words[0]);

  fixture->components = ump_components_new (NULL);
  fixture->table = ump_part_table_new (fixture->components, game, ump_game_part (game, words[1]));
  g_signal_connect_swapped (fixture->table, "changed", G_CALLBACK (on_changed), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer ids)
{
  g_assert_finalize_object (fixture->table);
  g_assert_finalize_object (fixture->components);
}

static const char *const levels[] = { "level-8", "levels" };
static const char *const faces[] = { "in-front-of-the-elevators", "lifts" };

/* A value that counts, and how sure it is. */
static void
has (UmpPartTable *table, int row, int column, const char *expected, UmpSure sure)
{
  g_autofree char *value = NULL;
  UmpLearned learned;

  ump_part_table_value (table, row, column, &value, &learned);
  g_assert_cmpstr (value, ==, expected);
  g_assert_cmpint (learned.sure, ==, sure);
}

/* Without its tick a row is what it was when it came with the game; one that was entered is kept. */
static void
test_checked (Fixture *fixture, gconstpointer ids)
{
  UmpPartTable *table = fixture->table;
  g_autofree char *compare = ump_part_table_to_compare (table);

  g_assert_nonnull (compare);
  has (table, 3, 1, "R3+C4", UMP_SURE_UNCHECKED);
  ump_part_table_set_checked (table, 3, 1, TRUE);
  has (table, 3, 1, "R3+C4", UMP_SURE_CHECKED);
  g_assert_cmpint (ump_part_table_n_known (table), ==, 1);
  ump_part_table_set_checked (table, 3, 1, FALSE);
  g_assert_cmpint (ump_part_table_n_known (table), ==, 0);
  ump_part_table_put (table, 3, 1, "R5+C4", NULL);
  ump_part_table_set_checked (table, 3, 1, FALSE);
  has (table, 3, 1, "R5+C4", UMP_SURE_UNCHECKED);
  g_assert_cmpint (fixture->n_changed, ==, 4);
  ump_part_table_confirm (table);
  g_assert_null (ump_part_table_to_compare (table));
}

/* The other side has values of its own. */
static void
test_side (Fixture *fixture, gconstpointer ids)
{
  UmpPartTable *table = fixture->table;
  g_autofree char *option = ump_part_table_option (table, NULL);
  int unknown;

  g_assert_nonnull (option);
  ump_part_table_set_side (table, 0);
  g_assert_cmpint (fixture->n_changed, ==, 0);
  ump_part_table_set_side (table, 1);
  g_assert_cmpint (fixture->n_changed, ==, 1);
  g_assert_null (ump_part_table_option (table, &unknown));
  g_assert_cmpint (unknown, ==, 8);
  ump_part_table_put (table, 8, 1, "R7", NULL);
  g_assert_null (ump_part_table_option (table, &unknown));
  g_assert_cmpint (unknown, ==, 7);
  ump_part_table_set_side (table, 0);
  g_assert_cmpint (ump_part_table_n_known (table), ==, 0);
}

/* An edition begins with what was shown, also with what came with the game, and is shown from then on. */
static void
test_sets (Fixture *fixture, gconstpointer ids)
{
  UmpPartTable *table = fixture->table;

  ump_part_table_put (table, 1, 1, "R4+R4", NULL);
  ump_part_table_add_set (table, "Ana's");
  g_assert_cmpstr (ump_part_table_set (table), ==, "Ana's");
  has (table, 1, 1, "R4+R4", UMP_SURE_UNCHECKED);
  has (table, 5, 1, "R7", UMP_SURE_UNCHECKED);
  ump_part_table_put (table, 5, 1, "R6", NULL);
  ump_part_table_choose (table, "");
  has (table, 5, 1, "R7", UMP_SURE_UNCHECKED);
  ump_part_table_choose (table, "Ana's");
  has (table, 5, 1, "R6", UMP_SURE_CHECKED);
  ump_part_table_set_checked (table, 5, 1, FALSE);
  has (table, 5, 1, "R6", UMP_SURE_UNCHECKED);
  ump_part_table_remove_set (table);
  g_assert_cmpstr (ump_part_table_set (table), ==, "");
  has (table, 5, 1, "R7", UMP_SURE_UNCHECKED);
}

/* The next place without a value: down a column, then the next, and from the last to the first. */
static void
test_next (Fixture *fixture, gconstpointer ids)
{
  UmpPartTable *table = fixture->table;
  const UmpPart *part = ump_part_table_part (table);
  int row = 1, column = 1;

  ump_part_table_put (table, 2, 1, "mother grandmother 2 3 4", "Ana's");
  g_assert_true (ump_part_table_next_unknown (table, &row, &column));
  g_assert_cmpint (row, ==, 3);
  g_assert_cmpint (column, ==, 1);
  g_assert_true (ump_part_table_next_unknown (table, &row, &column));
  g_assert_cmpint (row, ==, 1);
  g_assert_cmpint (column, ==, 2);
  row = part->n_rows;
  column = part->n_columns;
  g_assert_true (ump_part_table_next_unknown (table, &row, &column));
  g_assert_cmpint (row, ==, 1);
  g_assert_cmpint (column, ==, 1);
  for (row = 1; row <= part->n_rows; row++)
    for (column = 1; column <= part->n_columns; column++)
      ump_part_table_put (table, row, column, "girl boy 1 2", NULL);
  row = column = 1;
  g_assert_false (ump_part_table_next_unknown (table, &row, &column));
}

/* Values change places with whose they are; where there was none there is none. */
static void
test_swap (Fixture *fixture, gconstpointer ids)
{
  UmpPartTable *table = fixture->table;
  UmpLearned learned;

  ump_part_table_put (table, 1, 2, "girl boy 1 2", "Ana's");
  ump_part_table_put (table, 2, 2, "girl boy 3", NULL);
  ump_part_table_swap (table, 2, 1, 2);
  g_assert_true (ump_part_table_get (table, 2, 2, &learned));
  g_assert_cmpstr (learned.value, ==, "girl boy 1 2");
  g_assert_cmpstr (learned.source, ==, "Ana's");
  g_assert_true (ump_part_table_get (table, 1, 2, &learned));
  g_assert_cmpstr (learned.value, ==, "girl boy 3");
  ump_part_table_swap (table, 2, 1, 3);
  g_assert_false (ump_part_table_get (table, 1, 2, &learned));
  g_assert_true (ump_part_table_get (table, 3, 2, &learned));
  ump_part_table_forget (table, 3, 2);
  g_assert_false (ump_part_table_get (table, 3, 2, &learned));
}

static void
test_words (void)
{
  const UmpGame *game = ump_games_find (faces[0]);
  const UmpPart *part = ump_game_part (game, faces[1]);
  g_autofree char *place = ump_part_place (part, 2, 1), *value = ump_part_say (part, "girl boy 2 3");
  g_autofree char *strange = ump_part_say (part, "nobody");
  UmpBoxesView view;

  g_assert_cmpstr (place, ==, "Group 2, round 1");
  g_assert_cmpstr (value, ==, "girl and boy, 2 3");
  g_assert_cmpstr (strange, ==, "nobody");
  ump_part_view (part, "girl boy 2 13", &view);
  g_assert_cmpint (view.n_boxes, ==, 2);
  g_assert_cmpint (view.boxes[1], ==, 13);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/part-table/checked", Fixture, levels, set_up, test_checked, tear_down);
  g_test_add ("/part-table/side", Fixture, levels, set_up, test_side, tear_down);
  g_test_add ("/part-table/sets", Fixture, levels, set_up, test_sets, tear_down);
  g_test_add ("/part-table/next", Fixture, faces, set_up, test_next, tear_down);
  g_test_add ("/part-table/swap", Fixture, faces, set_up, test_swap, tear_down);
  g_test_add_func ("/part-table/words", test_words);
  return g_test_run ();
}
