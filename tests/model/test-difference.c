/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a file says otherwise, and what is chosen of it. */
#include "app/model/difference.h"
#include "games/games.h"

#define SEEN "sure=\"checked\" when=\"2026-11-20\""

/* The components of a file with these values: a card's, a level's, the colours that begin with those letters,
 * and one of a game that nobody knows. */
static UmpComponents *
file (const char *face, const char *level, const char *colours, const char *strange)
{
  const UmpGame *game = ump_games_find ("line-it");
  g_autofree char *usual = ump_part_usual (game, ump_game_part (game, "colours"), 0, 1, NULL);
  g_autofree char *text = g_strdup_printf (
      "<components xmlns=\"" UMP_COMPONENTS_NS "\">"
      "<part kind=\"in-front-of-the-elevators\" id=\"lifts\"><set>"
      "<value side=\"3\" row=\"1\" column=\"1\" " SEEN ">%s</value></set></part>"
      "<part kind=\"level-8\" id=\"levels\"><set>"
      "<value side=\"1\" row=\"3\" column=\"1\" " SEEN ">%s</value></set></part>"
      "<part kind=\"line-it\" id=\"colours\"><set>"
      "<value side=\"%s\" row=\"1\" column=\"1\" " SEEN ">%s%s</value></set></part>"
      "<part kind=\"line-it\" id=\"shapes\"><set>"
      "<value side=\"1\" row=\"1\" column=\"1\" " SEEN ">round</value></set></part>"
      "<part kind=\"no-game\" id=\"coins\"><set>"
      "<value side=\"1\" row=\"1\" column=\"1\" " SEEN ">%s</value></set></part></components>",
      face, level, ump_game_part (game, "colours")->sides[0].id, colours, usual + strlen (colours), strange);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  UmpComponents *components = ump_components_parse (bytes, &error);

  g_assert_no_error (error);
  return components;
}

static UmpDifferenceItem *
item_at (GListModel *list, guint position)
{
  UmpDifferenceItem *item = g_list_model_get_item (list, position);

  g_assert_nonnull (item);
  g_object_unref (item); /* the list keeps it */
  return item;
}

static void
is (GListModel *list, guint position, const char *heading, const char *title, const char *mine,
    const char *theirs)
{
  UmpDifferenceItem *item = item_at (list, position);

  g_assert_cmpstr (ump_difference_item_heading (item), ==, heading);
  g_assert_cmpstr (ump_difference_item_title (item), ==, title);
  g_assert_cmpstr (ump_difference_item_mine (item)->words, ==, mine);
  g_assert_cmpstr (ump_difference_item_theirs (item)->words, ==, theirs);
  g_assert_true (g_str_has_prefix (ump_difference_item_mine (item)->seen, "seen on 20 November"));
}

static void
test_differences (void)
{
  g_autoptr (UmpComponents) own = file ("girl boy 2 3 4", "R3+C4", "rbgyrbgy", "gold");
  g_autoptr (UmpComponents) theirs = file ("girl boy 1 2 3", "R3+C5", "brgyrbgy", "silver");
  g_autoptr (GArray) differences = ump_components_compare (own, theirs);
  g_autoptr (GListModel) list = ump_difference_list_new (differences);
  gboolean take[6] = { FALSE };

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 4);
  is (list, 0, "In Front of the Elevators", "Group 1, round 1 · side for three people", "girl and boy, 2 3 4",
      "girl and boy, 1 2 3");
  g_assert_true (ump_difference_item_theirs (item_at (list, 0))->card);
  g_assert_cmpint (ump_difference_item_theirs (item_at (list, 0))->boxes.boxes[0], ==, 1);
  is (list, 1, "Level 8", "Level 3 · one star", "run 3, one colour 4", "run 3, one colour 5");
  g_assert_false (ump_difference_item_mine (item_at (list, 1))->card);
  is (list, 2, "Line-it", "Colours of the numbers · the number cards", "1 red, 2 blue", "1 blue, 2 red");
  is (list, 3, "no-game", "coins", "gold", "silver");

  ump_difference_list_set_taken (list, TRUE);
  ump_difference_list_tell (list, take);
  g_assert_true (take[0] && take[1] && take[2] && !take[3] && take[4] && !take[5]);
  g_object_set (item_at (list, 1), "taken", FALSE, NULL);
  ump_difference_list_tell (list, take);
  g_assert_true (take[0] && !take[1] && take[2] && take[4]);
  g_assert_false (ump_difference_item_is_taken (item_at (list, 1)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/difference/all", test_differences);
  return g_test_run ();
}
