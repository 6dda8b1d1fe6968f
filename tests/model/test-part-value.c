/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values of learned parts while they are typed: a face's words and numbers, a level's groups. */
#include "app/model/face-value.h"
#include "app/model/level-value.h"
#include "games/games.h"

static const UmpPart *
faces (void)
{
  return ump_game_part (ump_games_find ("in-front-of-the-elevators"), "lifts");
}

static void
is (const UmpFaceValue *value, const char *expected)
{
  g_autofree char *text = ump_face_value_text (value, faces ());

  g_assert_cmpstr (text, ==, expected);
}

/* Two words and a number at least make a value; of three words the first one goes. */
static void
test_words (void)
{
  const UmpPart *part = faces ();
  int girl = ump_face_word (part, "girl"), boy = ump_face_word (part, "boy"),
      mother = ump_face_word (part, "mother");
  UmpFaceValue value;

  g_assert_cmpint (ump_face_word (part, "nobody"), ==, -1);
  ump_face_value_read (&value, part, NULL);
  ump_face_value_toggle_word (&value, girl);
  g_assert_true (ump_face_value_add (&value, part, 2));
  is (&value, NULL);
  ump_face_value_toggle_word (&value, boy);
  is (&value, "girl boy 2");
  ump_face_value_toggle_word (&value, mother);
  is (&value, "boy mother 2");
  g_assert_false (ump_face_value_has_word (&value, girl));
  ump_face_value_toggle_word (&value, boy);
  is (&value, NULL);
  g_assert_true (ump_face_value_has_word (&value, mother));
  ump_face_value_toggle_word (&value, mother);
  g_assert_cmpint (value.n_words, ==, 0);
}

/* As many numbers as a card has boxes, each as the part allows it. */
static void
test_numbers (void)
{
  const UmpPart *part = faces ();
  UmpFaceValue value;
  UmpBoxesView view;

  ump_face_value_read (&value, part, "girl boy 2");
  g_assert_false (ump_face_value_add (&value, part, part->max + 1));
  g_assert_false (ump_face_value_add (&value, part, part->min - 1));
  g_assert_true (ump_face_value_add (&value, part, part->max));
  ump_face_value_view (&value, part, TRUE, &view);
  g_assert_cmpint (view.n_boxes, ==, 3);
  g_assert_cmpint (view.boxes[1], ==, part->max);
  g_assert_cmpint (view.boxes[2], ==, -1);
  while (!ump_face_value_is_full (&value, part))
    g_assert_true (ump_face_value_add (&value, part, part->min));
  g_assert_cmpint (value.n_boxes, ==, part->most);
  g_assert_false (ump_face_value_add (&value, part, part->min));
  ump_face_value_view (&value, part, TRUE, &view);
  g_assert_cmpint (view.n_boxes, ==, part->most);
  for (int k = 0; k < part->most; k++)
    g_assert_true (ump_face_value_back (&value));
  g_assert_false (ump_face_value_back (&value));
  is (&value, NULL);
}

/* Of a text that is no value as much is read as there is. */
static void
test_read (void)
{
  UmpFaceValue value;

  ump_face_value_read (&value, faces (), "girl nobody 2 3");
  g_assert_cmpint (value.n_words, ==, 1);
  g_assert_cmpint (value.n_boxes, ==, 2);
  ump_face_value_read (&value, faces (), "girl boy 1 2 3 1 2 3 1 2 3");
  g_assert_cmpint (value.n_boxes, ==, faces ()->most);
  ump_face_value_read (&value, faces (), "mother grandmother");
  is (&value, NULL);
}

static void
becomes (const char *value, int group, const char *word, const char *expected, int n_cards)
{
  g_autofree char *now = ump_level_with_group (value, group, word);

  g_assert_cmpstr (now, ==, expected);
  g_assert_cmpint (ump_level_cards (now), ==, n_cards);
}

static void
test_levels (void)
{
  becomes (NULL, -1, "R3", "R3", 3);
  becomes ("R3", -1, "C4", "R3+C4", 7);
  becomes ("R3+C4", 0, "R10", "R10+C4", 14);
  becomes ("R3+C4+S2", 1, NULL, "R3+S2", 5);
  becomes ("R3", 0, NULL, "", 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/part-value/words", test_words);
  g_test_add_func ("/part-value/numbers", test_numbers);
  g_test_add_func ("/part-value/read", test_read);
  g_test_add_func ("/part-value/levels", test_levels);
  return g_test_run ();
}
