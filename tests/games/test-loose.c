/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loose cards: what was chosen for an open verb, in any order, and the whole entries that can be made of
 * it. */
#include "core/notation.h"
#include "games/games.h"

#define LEVELS "R6+S2 R3+R3 S2+S2+S2+S2 R3+C4 C3 R2 S10 R2+S2+C2"

static const char *const people[] = { "ana", "bea", NULL };

/* A game of level-8 after Ana's draw; first: number of the level that she is on. */
static UmpMatch *
new_match (const char *levels)
{
  const UmpOptionValue values[] = { { "levels", levels } };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find ("level-8"), people, people, 2, values, 1, &error);

  g_assert_no_error (error);
  return ump_match_new (setup, people);
}

static void
play (UmpMatch *match, const char *line)
{
  UmpVerdict verdict;
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, line, &verdict, NULL);

  g_assert_nonnull (entry);
  if (!ump_match_add (match, entry, &verdict))
    g_error ("%s: %s", line, ump_match_reason (match, &verdict, NULL));
}

static UmpMatch *
match_after_draw (const char *levels)
{
  UmpMatch *match = new_match (levels);

  play (match, "deal purple-15");
  play (match, "ana: draw stock");
  return match;
}

typedef struct {
  const UmpMatch *match;
  GPtrArray *lines;
} Lines;

static gboolean
add_line (const UmpMove *move, gpointer user_data)
{
  Lines *lines = user_data;

  g_ptr_array_add (lines->lines, ump_notation_print_move (ump_match_setup (lines->match), move));
  return lines->lines->len < 100;
}

/* The entries that can be made of cards such as "wild red-4 wild:7", one a line, in the order of the game.
 * verb: its first list of cards takes them. */
static char *
arrange (const UmpMatch *match, const char *verb_name, const char *cards)
{
  const UmpGame *game = ump_match_game (match);
  Lines lines = { match, g_ptr_array_new_with_free_func (g_free) };
  g_auto (GStrv) words = g_strsplit (cards, " ", -1);
  int verb = ump_verb_find (game, verb_name), attr = 0;
  g_auto (UmpMove) partial = { 0 };
  char *text;

  while (game->verbs[verb].attrs[attr].type != UMP_TYPE_CARDS)
    attr++;
  ump_move_init (&partial, verb, UMP_NOBODY);
  for (int i = 0; words[i] != NULL; i++) {
    g_auto (GStrv) halves = g_strsplit (words[i], ":", 2);
    UmpCard card = { .face = (guint16) ump_setup_face (ump_match_setup (match), halves[0]) };

    card.as = (guint8) (halves[1] != NULL ? g_ascii_strtoull (halves[1], NULL, 10) : 0);
    ump_move_push_card (&partial, attr, card);
  }
  ump_match_moves (match, &partial, add_line, &lines);
  g_ptr_array_add (lines.lines, NULL);
  text = g_strjoinv ("\n", (char **) lines.lines->pdata);
  g_ptr_array_unref (lines.lines);
  return text;
}

static void
assert_arranged (const UmpMatch *match, const char *verb, const char *cards, const char *expected)
{
  g_autofree char *got = arrange (match, verb, cards);

  g_assert_cmpstr (got, ==, expected);
}

static guint
n_arranged (const UmpMatch *match, const char *verb, const char *cards)
{
  g_autofree char *got = arrange (match, verb, cards);
  g_auto (GStrv) lines = g_strsplit (got, "\n", -1);

  return *got ? g_strv_length (lines) : 0;
}

static void
test_one_way (void)
{
  g_autoptr (UmpMatch) match = match_after_draw (LEVELS);

  assert_arranged (match, "lay", "red-2 yellow-5 orange-7 orange-11 blue-3 blue-11 purple-6 wild",
                   "ana: lay red-2,blue-3,wild:4,yellow-5,purple-6,orange-7 orange-11,blue-11");
  /* The wild could begin or end the run, or make the pair: the pair needs it. */
  assert_arranged (match, "lay", "red-4 red-5 red-6 red-7 red-8 red-9 red-11 wild",
                   "ana: lay red-4,red-5,red-6,red-7,red-8,red-9 red-11,wild:11");
  /* A wild that is named already keeps its name, though the run could begin or end elsewhere. */
  assert_arranged (match, "lay", "red-4 red-5 wild:6 red-7 red-8 red-11 blue-11 wild:9",
                   "ana: lay red-4,red-5,wild:6,red-7,red-8,wild:9 red-11,blue-11");
}

static void
test_a_question (void)
{
  g_autoptr (UmpMatch) match = match_after_draw (LEVELS);

  assert_arranged (match, "lay", "wild red-4 red-5 red-6 red-7 red-8 red-11 blue-11",
                   "ana: lay wild:3,red-4,red-5,red-6,red-7,red-8 red-11,blue-11\n"
                   "ana: lay red-4,red-5,red-6,red-7,red-8,wild:9 red-11,blue-11");
  /* Runs of six that hold 4 to 6: from 1 to 4; the pair is given. */
  g_assert_cmpuint (n_arranged (match, "lay", "wild wild wild red-4 red-5 red-6 red-11 blue-11"), ==, 4);
}

static void
test_no_way (void)
{
  g_autoptr (UmpMatch) match = match_after_draw (LEVELS);

  assert_arranged (match, "lay", "red-4 red-5 red-6", "");
  assert_arranged (match, "lay", "red-1 red-3 red-5 red-7 red-9 red-11 red-13 red-15", "");
  assert_arranged (match, "lay", "red-4 red-5 red-6 red-7 red-8 red-9 red-11 skip", "");
  /* It lies on the table. */
  assert_arranged (match, "lay", "red-2 red-3 red-4 red-5 red-6 red-7 purple-15 blue-15", "");
}

static void
test_like_groups (void)
{
  g_autoptr (UmpMatch) runs = match_after_draw ("R3+R3 R3 R3 R3 R3 R3 R3 R3");
  g_autoptr (UmpMatch) pairs = match_after_draw ("S2+S2+S2+S2 R3 R3 R3 R3 R3 R3 R3");

  /* Groups of one kind that change places are no question. */
  assert_arranged (runs, "lay", "red-9 red-8 red-10 blue-4 blue-6 blue-5",
                   "ana: lay blue-4,blue-5,blue-6 red-8,red-9,red-10");
  assert_arranged (runs, "lay", "red-4 blue-4 red-5 blue-5 red-6 wild",
                   "ana: lay wild:3,red-4,red-5 blue-4,blue-5,red-6\n"
                   "ana: lay red-4,red-5,red-6 blue-4,blue-5,wild:6");
  /* Nor is it which of four sixes make which pair. */
  g_assert_cmpuint (n_arranged (pairs, "lay", "red-6 blue-6 green-6 yellow-6 red-2 blue-2 red-3 blue-3"), ==,
                    1);
  g_assert_cmpuint (n_arranged (pairs, "lay", "red-6 blue-6 red-2 blue-2 red-3 blue-3 wild wild"), ==, 15);
}

static void
test_colours (void)
{
  g_autoptr (UmpMatch) match = match_after_draw ("C4+R3 R3 R3 R3 R3 R3 R3 R3");

  assert_arranged (match, "lay", "wild red-4 red-5 red-6 red-9 red-11 red-15",
                   "ana: lay red-6,red-9,red-11,red-15 wild:3,red-4,red-5\n"
                   "ana: lay red-9,red-11,red-15,wild:red red-4,red-5,red-6\n"
                   "ana: lay red-4,red-9,red-11,red-15 red-5,red-6,wild:7\n"
                   "ana: lay red-4,red-5,red-6,red-15 red-9,wild:10,red-11");
  /* A card is taken from one group where the other needs it. */
  assert_arranged (match, "lay", "red-4 red-5 blue-6 red-9 red-11 green-4 green-5",
                   "ana: lay red-4,red-5,red-9,red-11 green-4,green-5,blue-6");
}

static void
test_adding (void)
{
  g_autoptr (UmpMatch) match = match_after_draw ("R3+S2 R3 R3 R3 R3 R3 R3 R3");

  assert_arranged (match, "add", "red-3", "");
  play (match, "ana: lay red-4,blue-5,green-6 red-7,blue-7");
  assert_arranged (match, "add", "red-3", "ana: add ana.1 red-3");
  assert_arranged (match, "add", "green-7", "ana: add ana.1 green-7\nana: add ana.2 green-7");
  assert_arranged (match, "add", "red-9", "");
  /* In an order in which each fits. */
  assert_arranged (match, "add", "red-2 red-8 red-3 green-7", "ana: add ana.1 red-3,red-2,green-7,red-8");
  assert_arranged (match, "add", "wild",
                   "ana: add ana.1 wild:3\nana: add ana.1 wild:7\nana: add ana.2 wild:7");
  assert_arranged (match, "add", "red-9 wild wild", "ana: add ana.1 wild:7,wild:8,red-9");
  assert_arranged (match, "add", "wild:7 wild",
                   "ana: add ana.1 wild:3,wild:7\nana: add ana.1 wild:7,wild:8\n"
                   "ana: add ana.2 wild:7,wild:7");
  /* More than there is besides the card to discard. */
  assert_arranged (match, "add", "red-3 red-2 red-1 wild wild wild", "");
}

/* What the game says of chosen cards: title, then each group with its cards and what it lacks, then the
 * note. */
static char *
sketch (const UmpMatch *match, const char *verb_name, const char *cards)
{
  const UmpSetup *setup = ump_match_setup (match);
  int verb = ump_verb_find (setup->game, verb_name), attr = 0;
  g_auto (GStrv) words = g_strsplit (cards, " ", -1);
  g_autofree UmpSketch *sketch = g_new0 (UmpSketch, 1);
  g_autofree char *title = NULL, *note = NULL;
  g_auto (UmpMove) move = { 0 };
  GString *out = g_string_new (NULL);

  while (setup->game->verbs[verb].attrs[attr].type != UMP_TYPE_CARDS)
    attr++;
  ump_move_init (&move, verb, 0);
  for (int i = 0; words[i] != NULL; i++)
    ump_move_push_card (&move, attr, (UmpCard){ .face = (guint16) ump_setup_face (setup, words[i]) });
  setup->game->sketch (ump_match_table (match), &move, sketch);
  title = ump_text_format (&sketch->title, setup, NULL);
  note = ump_text_format (&sketch->note, setup, NULL);
  g_string_append (out, title);
  for (int g = 0; g < sketch->n_groups; g++) {
    const UmpSketchGroup *group = &sketch->groups[g];
    UmpCardList list = { group->n, &sketch->cards[group->first] };
    UmpText held = UMP_TEXT ("{l0}", { UMP_L (&list) });
    g_autofree char *label = ump_text_format (&group->label, setup, NULL);
    g_autofree char *lacks = ump_text_format (&group->missing, setup, NULL);
    g_autofree char *has = ump_text_format (&held, setup, NULL);

    g_string_append_printf (out, " | %s: %s (%s)", label, has, lacks);
  }
  g_string_append_printf (out, " | %s", note);
  return g_string_free (out, FALSE);
}

static void
assert_sketch (const char *levels, const char *cards, const char *expected)
{
  UmpMatch *match = match_after_draw (levels);
  g_autofree char *said = sketch (match, "lay", cards);

  g_assert_cmpstr (said, ==, expected);
  ump_match_free (match);
}

static void
test_what_is_missing (void)
{
  assert_sketch (
      LEVELS, "red-11 wild blue-2 red-3 yellow-5 purple-6 orange-7",
      "Level 1: run of 6, pair | run of 6: blue 2, red 3, wild as 4, yellow 5, purple 6, orange 7 () | "
      "pair: red 11 (one more 11) | still missing: 1 card");
  assert_sketch (LEVELS, "red-11 blue-11",
                 "Level 1: run of 6, pair | run of 6:  (6 still missing) | pair: red 11, blue 11 () | "
                 "still missing: 6 cards");
  assert_sketch (LEVELS, "red-11",
                 "Level 1: run of 6, pair | run of 6: red 11 (5 still missing) | pair:  (2 still missing) | "
                 "Discard it, or choose more cards for the level.");
  assert_sketch ("R3+R3 R2 R2 R2 R2 R2 R2 R2", "red-9 blue-3 red-11 green-4",
                 "Level 1: 2 runs of 3 | run of 3: blue 3, green 4 (one more: 2 or 5) | "
                 "run of 3: red 9, red 11 (one more 10) | still missing: 2 cards");
  assert_sketch ("R3+R3 R2 R2 R2 R2 R2 R2 R2", "red-1 blue-2 red-15 green-14",
                 "Level 1: 2 runs of 3 | run of 3: red 1, blue 2 (one more 3) | "
                 "run of 3: green 14, red 15 (one more 13) | still missing: 2 cards");
  assert_sketch ("R3+C4 R2 R2 R2 R2 R2 R2 R2", "red-9 red-3",
                 "Level 1: run of 3, 4 of one colour | run of 3:  (3 still missing) | "
                 "4 of one colour: red 9, red 3 (2 more red cards) | still missing: 5 cards");
  assert_sketch ("S3 R2 R2 R2 R2 R2 R2 R2", "red-9 red-3 blue-9",
                 "Level 1: 3 alike | 3 alike: red 9, blue 9 (one more 9) | fits nowhere: red 3 () | "
                 "still missing: 1 card");
  assert_sketch ("S3 R2 R2 R2 R2 R2 R2 R2", "red-9 wild blue-9 red-3",
                 "Level 1: 3 alike | 3 alike: red 9, blue 9, wild as 9 () | fits nowhere: red 3 () | "
                 "too many: 1 card");
  assert_sketch ("S3 R2 R2 R2 R2 R2 R2 R2", "skip",
                 "A skip | : skip () | Choose who misses a turn, or discard it.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/loose/one-way", test_one_way);
  g_test_add_func ("/loose/a-question", test_a_question);
  g_test_add_func ("/loose/no-way", test_no_way);
  g_test_add_func ("/loose/like-groups", test_like_groups);
  g_test_add_func ("/loose/colours", test_colours);
  g_test_add_func ("/loose/adding", test_adding);
  g_test_add_func ("/loose/what-is-missing", test_what_is_missing);
  return g_test_run ();
}
