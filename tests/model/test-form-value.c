/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the keys of a form make of its fields: the cards, words and learned faces of real verbs. */
#include "app/model/form-value.h"
#include "app/model/face-state.h"
#include "games/games.h"

typedef struct {
  UmpPlay *play;
  UmpFormValue *value;
} Field;

static const char *const IDS[] = { "ana", "bea", "carlos" }, *const NAMES[] = { "Ana", "Bea", "Carlos" };

static void
set_up (Field *field, gconstpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, " ", -1);
  const UmpGame *game = ump_games_find (words[0]);
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (game, IDS, NAMES, 3, NULL, 0, &error);
  int verb = 0, attr = 0;

  g_assert_no_error (error);
  while (!g_str_equal (game->verbs[verb].name, words[1]))
    verb++;
  while (!g_str_equal (game->verbs[verb].attrs[attr].name, words[2]))
    attr++;
  field->play = ump_play_new_trial (ump_match_new (setup, NULL));
  field->value = ump_form_value_new (field->play, verb, attr);
}

static void
tear_down (Field *field, gconstpointer data)
{
  g_object_unref (field->value);
  g_object_unref (field->play);
}

/* Takes each of these words; with the last one nothing more can be added, as told. */
static void
take (Field *field, const char *words, gboolean full)
{
  g_auto (GStrv) each = g_strsplit (words, " ", -1);

  for (int i = 0; each[i] != NULL; i++)
    g_assert_true (ump_form_value_take (field->value, each[i]) == (full && each[i + 1] == NULL));
  g_assert_true (ump_form_value_is_full (field->value) == full);
}

static void
is (Field *field, const char *text)
{
  g_assert_cmpstr (ump_form_value_text (field->value), ==, text);
}

static void
progress (Field *field, const char *expected)
{
  g_autofree char *text = ump_form_value_progress (field->value);

  g_assert_cmpstr (text, ==, expected);
}

/* Another card comes where the one lay that was taken out; without one the rest closes up. */
static void
test_cards (Field *field, gconstpointer data)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (field->play));

  g_assert_null (ump_form_value_part (field->value));
  progress (field, "1 of 3");
  take (field, "red-girl red-lost-child blue-father", TRUE);
  progress (field, NULL);
  g_assert_true (ump_form_value_is_filled (field->value));
  g_assert_false (ump_form_value_take (field->value, "green-mother"));
  is (field, "red-girl red-lost-child blue-father");
  g_assert_true (ump_form_value_has (field->value, "red-lost-child"));
  g_assert_false (ump_form_value_take (field->value, "red-lost-child"));
  g_assert_cmpint (ump_form_value_card (field->value, 0), ==, ump_setup_face (setup, "red-girl"));
  g_assert_cmpint (ump_form_value_card (field->value, 1), ==, 0);
  g_assert_cmpint (ump_form_value_card (field->value, 2), ==, ump_setup_face (setup, "blue-father"));
  g_assert_false (ump_form_value_is_filled (field->value));
  take (field, "green-mother", TRUE);
  is (field, "red-girl green-mother blue-father");
  g_assert_true (ump_form_value_back (field->value));
  is (field, "red-girl green-mother");
  ump_form_value_set (field->value, "");
  g_assert_false (ump_form_value_back (field->value));
  g_assert_cmpint (ump_form_value_card (field->value, 0), ==, 0);
}

static const UmpFaceState *
offered (Field *field, const char *id)
{
  const GArray *cards = ump_form_value_cards (field->value);
  int face = ump_setup_face (ump_match_setup (ump_play_match (field->play)), id);

  for (guint i = 0; i < cards->len; i++)
    if (g_array_index (cards, UmpFaceState, i).face == face)
      return &g_array_index (cards, UmpFaceState, i);
  return NULL;
}

/* The cards as keys: what is chosen can be taken out, and where nothing can be added all else leads
 * nowhere. */
static void
test_offers (Field *field, gconstpointer data)
{
  g_assert_true (offered (field, "red-girl")->on);
  take (field, "red-girl red-lost-child", FALSE);
  g_assert_cmpint (offered (field, "red-girl")->taken, ==, 1);
  g_assert_cmpint (offered (field, "blue-father")->taken, ==, 0);
  g_assert_true (offered (field, "blue-father")->on);
  take (field, "blue-father", TRUE);
  g_assert_true (offered (field, "red-girl")->on);
  g_assert_false (offered (field, "green-mother")->on);
  ump_form_value_set (field->value, "");
  g_assert_cmpint (offered (field, "red-girl")->taken, ==, 0);
  g_assert_true (offered (field, "green-mother")->on);
}

/* The portraits stand before the numbers in whatever order they come; a third one is instead of the
 * second. */
static void
test_face (Field *field, gconstpointer data)
{
  g_autofree char *stand_in = ump_form_value_stand_in (field->value);
  UmpBoxesView face;

  g_assert_nonnull (ump_form_value_part (field->value));
  g_assert_cmpstr (stand_in, !=, "");
  progress (field, "who counts double?");
  take (field, "3 boy", FALSE);
  is (field, "boy 3");
  progress (field, "and who else?");
  g_assert_false (ump_form_value_is_filled (field->value));
  take (field, "girl", FALSE);
  is (field, "boy girl 3");
  g_assert_true (ump_form_value_is_filled (field->value));
  take (field, "father 3", FALSE);
  is (field, "boy father 3 3");
  face = ump_form_value_face (field->value);
  g_assert_cmpint (face.n_boxes, ==, 3);
  g_assert_cmpint (face.boxes[1], ==, 3);
  g_assert_cmpint (face.boxes[2], ==, -1);
  take (field, "boy", FALSE);
  is (field, "father 3 3");
}

/* A count of no card is told, and any card takes that back. */
static void
test_none (Field *field, gconstpointer data)
{
  g_assert_true (ump_form_value_must_choose (field->value));
  g_assert_false (ump_form_value_is_filled (field->value));
  ump_form_value_choose_none (field->value);
  g_assert_true (ump_form_value_is_none (field->value));
  g_assert_true (ump_form_value_is_filled (field->value));
  ump_form_value_choose_none (field->value);
  g_assert_false (ump_form_value_is_none (field->value));
  ump_form_value_fill (field->value, "");
  g_assert_true (ump_form_value_is_none (field->value));
  g_assert_false (ump_form_value_take (field->value, "red-girl"));
  g_assert_false (ump_form_value_is_none (field->value));
  ump_form_value_fill (field->value, "blue-father");
  g_assert_false (ump_form_value_is_none (field->value));
}

/* Of one word another one takes the place; it is shown as the person's name. */
static void
test_player (Field *field, gconstpointer data)
{
  g_autofree char *words = NULL;

  take (field, "bea", TRUE);
  take (field, "carlos", TRUE);
  is (field, "carlos");
  g_assert_cmpstr (ump_form_value_title (field->value, "carlos"), ==, "Carlos");
  words = ump_form_value_words (field->value);
  g_assert_cmpstr (words, ==, "Carlos");
}

/* Options, for seats that have only numbers: without a play, and a digit is a person. */
static void
option_is (const UmpField *option, const char *choices, const char *text, const char *words)
{
  static const char *const SEATS[] = { "0", "1", NULL }, *const PEOPLE[] = { "Ana", "Bea", NULL };
  g_autoptr (UmpFormValue) value = ump_form_value_new_for (option, SEATS, PEOPLE);
  g_auto (GStrv) offered = ump_form_value_choices (value);
  g_autofree char *all = g_strjoinv (" ", offered), *shown = NULL;

  g_assert_null (ump_form_value_part (value));
  g_assert_null (ump_form_value_cards (value));
  g_assert_cmpstr (all, ==, choices);
  ump_form_value_set (value, text);
  shown = ump_form_value_words (value);
  g_assert_cmpstr (shown, ==, words);
}

static void
test_options (void)
{
  static const char *const WORDS[] = { "one", "two", NULL }, *const TITLES[] = { "first", "second", NULL };
  static const UmpField player = { .name = "who", .type = UMP_TYPE_PLAYER },
                        people = { .name = "some", .type = UMP_TYPE_OWN, .flags = UMP_FIELD_PEOPLE },
                        word = { .name = "word",
                                 .type = UMP_TYPE_CHOICE,
                                 .words = WORDS,
                                 .word_titles = TITLES },
                        number = { .name = "n", .type = UMP_TYPE_INT, .min = -1, .max = 2 },
                        text = { .name = "text", .type = UMP_TYPE_TEXT },
                        own = { .name = "own", .type = UMP_TYPE_OWN };
  static const char *const SEATS[] = { "0", "1", NULL };
  g_autoptr (UmpFormValue) value = ump_form_value_new_for (&people, SEATS, SEATS);

  option_is (&player, "0 1", "1", "Bea");
  option_is (&people, "0 1", "0 1", "Ana, Bea");
  option_is (&people, "0 1", "", "");
  option_is (&word, "one two", "two", "second");
  option_is (&number, "-1 0 1 2", "-1", "-1");
  option_is (&text, "", "two words", "two words");
  option_is (&own, "", "3,5 8", "3,5 8");
  ump_form_value_take (value, "1");
  g_assert_true (ump_form_value_has (value, "1"));
  ump_form_value_take (value, "1");
  g_assert_false (ump_form_value_has (value, "1"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, of, test) g_test_add ("/form-value/" name, Field, of, set_up, test, tear_down)
  ADD ("cards", "in-front-of-the-elevators deal first", test_cards);
  ADD ("offers", "in-front-of-the-elevators deal first", test_offers);
  ADD ("face", "in-front-of-the-elevators deal lift1", test_face);
  ADD ("none", "in-front-of-the-elevators tally-line cards", test_none);
  ADD ("player", "pad join player", test_player);
  g_test_add_func ("/form-value/options", test_options);
  return g_test_run ();
}
