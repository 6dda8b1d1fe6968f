/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed on the page of a game that is no notation: a search in what can be said now. */
#include <locale.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/model/chooser.h"
#include "app/model/typed.h"
#include "core/notation.h"
#include "games/games.h"

/* kind: with options behind it. before: lines that are entered first, "|" between them. line: what the typed
 * one comes to in notation, or the beginning of the sentence that says why it is none. */
typedef struct {
  const char *kind;
  const char *before;
  const char *typed;
  const char *line;
} Case;

#define LAID                                                                                        \
  "deal red-5|ana: draw stock|ana: lay red-6,red-7,red-8 blue-7,blue-8,blue-9|ana: discard red-10|" \
  "bea: draw stock|bea: lay green-4,green-5,green-6 blue-2,blue-3,blue-4"
#define DEALT \
  "deal blue-mother,red-mother,green-girl girl,boy,2,3,4 mother,grandmother,2,3,4,5 father,grandfather,2,3,4"
#define WAITING \
  "park 5|park 3|park 4|park 6|ana: place 5 7S|bea: place 5 8S|carlos: place 5 7H|dora: place 4 8H"

static const Case cases[] = {
  /* a card alone, where it has one place; its number and its kind in any order */
  { "martes-13", "deal", "cat 4", "ana: play cat-4 pile=1" },
  { "martes-13", "deal", "4 cat", "ana: play cat-4 pile=1" },
  { "martes-13", "deal", "CAT 4", "ana: play cat-4 pile=1" },
  { "martes-13", "deal", "c4", "ana: play cat-4" },
  { "martes-13", "deal", "play cat 4", "ana: play cat-4 pile=1" },
  { "martes-13", "deal|cat-5", "ana ladder 7", "ana: play ladder-7 pile=1" },
  { "martes-13", "deal", "cat", "! This can be several moves: Ana, cat 1" },
  { "martes-13", "deal", "cat 40",
    "! No person, card, place or move that can be said now begins with “40”." },
  { "martes-13", "deal", "cat ladder", "! No move that can be said now has all of these words." },
  /* what is a choice is asked for */
  { "martes-13", "deal|cat-5|ladder-7", "martes", "! This can be several moves: Carlos, martes on 1" },
  { "martes-13", "deal|cat-5|ladder-7", "martes 2", "carlos: play martes pile=2" },
  { "martes-13", "deal|cat-5|ladder-7", "pile 1 martes", "carlos: play martes pile=1" },
  /* cards of a list one after the other, with the verb or without; a number goes on with what the last was */
  { "line-it", "", "41 12 62 50 bet 4 33", "market 41,12,62,50,bet-4,33" },
  { "line-it", "", "Market red 41, yellow 12, 62, 50, bet +4, 33", "market 41,12,62,50,bet-4,33" },
  { "line-it",
    "market 41,12,62,50,bet-4,33|ana: take 41 line|ana: end|bea: take 12 line|bea: end|carlos: take 62 line|"
    "carlos: end|dora: take 50 line",
    "1 2 3 4 5 6", "market 1,2,3,4,5,6" },
  { "line-it", "", "market 41 12 62", "! The market has 6 cards, not 3." },
  { "line-it", "", "market 41 12 41 50 bet 4 33", "! 41" },
  { "line-it", "", "market 41 12 bet 50 62 33", "! “bet” can be several cards." },
  { "line-it", "", "market 41 12 horse",
    "! No person, card, place or move that can be said now begins with “horse”." },
  { "level-8", "deal red-5|ana: draw stock", "lay red 6 7 8, blue 9 8 7",
    "ana: lay red-6,red-7,red-8 blue-7,blue-8,blue-9" },
  { "level-8", LAID, "add red 9, red 5 to group 1 of ana", "bea: add ana.1 red-5,red-9" },
  { "level-8", LAID, "orange 5 wild ana",
    "! This can be several moves: Bea adds orange 5, wild as 4 to group 1 of Ana" },
  { "level-8", LAID, "add red 9", "bea: add ana.1 red-9" },
  { "level-8", LAID, "add red 9 13", "! These cards fit no group together." },
  { "level-8", LAID, "add red 9 ana 2", "! No move that can be said now has all of these words." },
  { "level-8", LAID, "red 3", "bea: discard red-3" },
  { "elevator", WAITING, "up 7 spades, 8 spades", "ana: ride up load=7S,8S" },
  { "elevator", WAITING, "ride 7 of spades 8 of spades up", "ana: ride up load=7S,8S" },
  { "in-front-of-the-elevators", "", "deal blue mother, red mother, green girl",
    "! Still missing: Elevator 1" },
  { "in-front-of-the-elevators", DEALT, "blue girl 2", "ana: play blue-girl 2" },
  { "tricks", "deal", "7 of spades", "ana: play 7S" },
  { "pad", "", "bea 5", "enter bea 5" },
  /* notation goes before words, with its own answers */
  { "martes-13", "deal", "ana: play cat-5", "ana: play cat-5" },
  { "martes-13", "deal", "ana: fly", "! " },
  /* the next person's card ends the turn */
  { "line-it", "market 41,12,62,50,bet-4,33", "41 hand", "ana: take 41 hand" },
  { "line-it", "market 41,12,62,50,bet-4,33", "41 to the line", "ana: take 41 line" },
  { "line-it", "market 41,12,62,50,bet-4,33", "41", "! This can be several moves: Ana, 41 to the" },
  { "line-it", "market 41,12,62,50,bet-4,33|take 41 line", "be 50 hand", "bea: take 50 hand" },
  { "line-it", "market 41,12,62,50,bet-4,33|take 41 line", "line 50", "bea: take 50 line" },
  { "line-it", "market 41,12,62,50,bet-4,33|take 41 line", "end", "ana: end" },
  /* out of turn it is said by who is named, and refused as it is */
  { "line-it", "market 41,12,62,50,bet-4,33", "carlos 41 hand", "carlos: take 41 hand" },
  { "elevator", "park 5|park 3|park 4|park 6", "7s 5", "ana: place 5 7S" },
  { "elevator", "park 5|park 3|park 4|park 6", "floor 5 7 spades", "ana: place 5 7S" },
  { "elevator", "", "5", "ana: park 5" },
  { "elevator", "", "1", "ana: park 1" },
  { "elevator", "", "11", "! " },
};

static const Case spanish[] = {
  { "martes-13", "deal", "gato 4", "ana: play cat-4 pile=1" },
  { "line-it", "", "41 12 62 50 objetivo 4 33", "market 41,12,62,50,bet-4,33" },
  { "line-it", "", "mercado rojo 41, amarillo 12, 62, 50, objetivo +4, 33", "market 41,12,62,50,bet-4,33" },
  { "level-8", "deal red-5|ana: draw stock", "deposita rojo 6 7 8, 9 azul 8 7",
    "ana: lay red-6,red-7,red-8 blue-7,blue-8,blue-9" },
  { "level-8", LAID, "rojo 9, rojo 5 ana", "bea: add ana.1 red-5,red-9" },
  { "level-8", LAID, "añade rojo 9 al grupo 1 de ana", "bea: add ana.1 red-9" },
  { "elevator", WAITING, "recoge 7 de picas, 8 de picas, gira hacia arriba", "ana: ride up load=7S,8S" },
};

static UmpPlay *
play_of (const Case *c)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora" }, *const names[] = { "Ana", "Bea",
                                                                                          "Carlos", "Dora" };
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) words = g_strsplit_set (c->kind, " =", -1);
  UmpOptionValue options[10];
  int n = 0;
  UmpSetup *setup;
  UmpPlay *play;
  g_auto (GStrv) lines = g_strsplit (c->before, "|", -1);

  for (int i = 1; words[i] != NULL; i += 2)
    options[n++] = (UmpOptionValue){ words[i], words[i + 1] };
  setup = ump_setup_new (ump_games_find (words[0]), ids, names, 4, options, n, &error);
  g_assert_no_error (error);
  play = ump_play_new_trial (ump_match_new (setup, NULL));
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    g_assert_true (ump_play_enter_line (play, lines[i]));
  return play;
}

static void
try_lines (const Case *cases, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autoptr (UmpPlay) play = play_of (&cases[i]);
    g_autofree char *quoted = NULL, *line = NULL;
    UmpVerdict verdict = { 0 };
    g_autoptr (UmpEntry) entry = ump_typed_read (play, cases[i].typed, &verdict, &quoted);

    line = entry != NULL ? ump_notation_print (ump_play_game (play), entry)
                         : ump_match_reason (ump_play_match (play), &verdict, ump_play_words ());
    g_test_message ("%s: %s: %s", cases[i].kind, cases[i].typed, line);
    if (entry == NULL)
      g_assert_true (cases[i].line[0] == '!' && g_str_has_prefix (line, cases[i].line + 2));
    else
      g_assert_cmpstr (line, ==, cases[i].line);
  }
}

static void
test_lines (void)
{
  try_lines (cases, G_N_ELEMENTS (cases));
}

static void
test_spanish (void)
{
  if (g_str_equal (gettext ("Deal"), "Deal")) {
    g_test_skip ("nothing is translated here");
    return;
  }
  try_lines (spanish, G_N_ELEMENTS (spanish));
}

/* Nothing of a line that is no move is kept, and a move that only the next turn can mean is entered with the
 * end of this one. */
static void
test_entered (void)
{
  g_autoptr (UmpPlay) play =
      play_of (&(Case){ "line-it", "market 41,12,62,50,bet-4,33|take 41 line", "", "" });

  g_assert_false (ump_play_enter_line (play, "50"));
  g_assert_cmpuint (ump_match_n_entries (ump_play_match (play)), ==, 2);
  g_assert_cmpint (ump_play_answer (play)->type, ==, UMP_ANSWER_REFUSED);
  g_assert_true (ump_play_enter_line (play, "50 hand"));
  g_assert_cmpuint (ump_match_n_entries (ump_play_match (play)), ==, 4);
  g_assert_false (ump_play_enter_line (play, "carlos 41 hand"));
  g_assert_cmpuint (ump_match_n_entries (ump_play_match (play)), ==, 4);
}

/* What is typed is seen where it would lie, whether it may be or not. */
static void
test_ghost (void)
{
  g_autoptr (UmpPlay) play = play_of (&(Case){ "martes-13", "deal|cat-5", "", "" });
  g_autoptr (UmpChooser) chooser = ump_chooser_new (play);
  const struct {
    const char *line;
    gboolean refused;
  } typed[] = { { "cat 4", FALSE }, { "play mirror-4 1", TRUE } };
  gboolean refused;
  UmpCard card;
  int at, by;

  g_assert_cmpint (ump_chooser_said_ghost (chooser, &card, &at, &by, &refused), ==, -1);
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    g_autofree char *quoted = NULL;
    UmpVerdict verdict = { 0 };
    g_autoptr (UmpEntry) entry = ump_typed_read (play, typed[i].line, &verdict, &quoted);

    ump_play_set_typed (play, entry);
    g_assert_cmpint (ump_chooser_said_ghost (chooser, &card, &at, &by, &refused), >=, 0);
    g_assert_cmpint (refused, ==, typed[i].refused);
    g_assert_cmpint (by, ==, 1);
    g_assert_cmpint (at, ==, 1);
  }
  ump_play_set_typed (play, NULL);
  g_assert_cmpint (ump_chooser_said_ghost (chooser, &card, &at, &by, &refused), ==, -1);
}

/* What cannot be carried out is said as the log would: a title and a colon are for what has no such words. */
static void
test_refused_words (void)
{
  static const Case refused[] = {
    { "martes-13", "", "bea: play cat-7 2", "Bea, cat 7 on 2" },
    { "martes-13", "deal", "bea: play cat-7", "Bea, cat 7" },
    { "martes-13", "", "tally ana 3 0 1 2", "Ana counts: cats 3, mirrors 0, ladders 1, martes 2" },
    { "line-it", "", "ana: take 53 hand", "Ana, 53 to the hand" },
    { "line-it", "", "bea: play 53", "Bea, 53 from the hand to the line" },
    { "line-it", "", "bea: complete", "Bea completes the line" },
    { "line-it", "", "bea: end", "Bea ends" },
    { "line-it", "", "bea: last 53", "Bea lays 53 as a last card" },
    { "in-front-of-the-elevators", "", "bea: play blue-girl 2", "Bea, blue girl to line 2" },
    { "in-front-of-the-elevators", "", "bea: draw 2", "Bea draws from deck 2" },
    { "level-8", "", "bea: discard red-4", "Bea discards red 4" },
    { "level-8", "", "bea: draw stock", "Bea draws a card from the stock" },
    { "level-8", "", "bea: draw ana", "Bea draws from the discard pile of Ana" },
    { "level-8", "", "bea: lay red-4,wild:4 blue-9,blue-8",
      "Bea lays the level: red 4, wild as 4, blue 9, blue 8" },
    { "level-8", "", "bea: add ana.2 red-4,red-5", "Bea adds red 4, red 5 to group 2 of Ana" },
    { "level-8", "", "bea: skip ana", "Bea plays a skip on Ana" },
    { "level-8", "deal red-5", "bea: keep 3", "Bea keeps 3 cards" },
    { "elevator", "", "bea: park 5", "Bea parks on floor 5" },
    { "elevator", "", "bea: ride up", "Bea turns up" },
    { "elevator", "", "bea: ride move", "Bea goes on by one floor" },
    { "elevator", "", "bea: ride down load=7S,8S", "Bea takes 7 of spades, 8 of spades aboard, turns down" },
    { "elevator", "", "bea: place 5 7S", "Bea, 7 of spades on floor 5" },
    { "tricks", "", "bea: play 7S", "Bea, 7 of spades" },
    { "tricks", "", "bea: call H", "Bea calls hearts" },
    { "tricks hands=13 sides=2 trump=call level=1..7 double=yes alone=yes", "",
      "bea: call H 2 double=2 alone=yes", "Bea calls hearts, 2; plays alone; doubled" },
    { "tricks", "", "bea: bid 3", "Bea bids 3" },
    { "pad", "finish", "enter ana 5", "Ana: 5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++) {
    g_autoptr (UmpPlay) play = play_of (&refused[i]);
    UmpVerdict verdict = { 0 };
    g_autoptr (UmpEntry) entry = ump_notation_parse (ump_play_match (play), refused[i].typed, &verdict, NULL);
    g_autofree char *words = NULL;

    g_assert_nonnull (entry);
    words = ump_typed_entry_words (play, entry);
    g_assert_cmpstr (words, ==, refused[i].line);
    g_assert_false (ump_play_enter_line (play, refused[i].typed));
  }
}

/* Whether it may be is answered, and nothing is entered. */
static void
test_asked (void)
{
  g_autoptr (UmpPlay) play =
      play_of (&(Case){ "line-it", "market 41,12,62,50,bet-4,33|take 41 line", "", "" });
  const UmpAnswer *answer = ump_play_answer (play);

  ump_play_ask (play, "50 hand");
  g_assert_cmpint (answer->type, ==, UMP_ANSWER_INFO);
  g_assert_cmpstr (answer->title, ==, "That may be: Bea, 50 to the hand");
  g_assert_nonnull (answer->entry);
  ump_play_ask (play, "41 hand");
  g_assert_cmpint (answer->type, ==, UMP_ANSWER_NOT_NOW);
  ump_play_ask (play, "50");
  g_assert_cmpint (answer->type, ==, UMP_ANSWER_NOT_NOW);
  g_assert_true (g_str_has_prefix (answer->body, "This can be several moves: Bea, "));
  g_assert_cmpuint (ump_match_n_entries (ump_play_match (play)), ==, 2);
}

typedef struct {
  UmpPlay *play;
  guint n;
} Again;

static gboolean
found_again (const UmpMove *move, gpointer data)
{
  UmpPlay *play = ((Again *) data)->play;
  const UmpSetup *setup = ump_match_setup (ump_play_match (play));
  g_autoptr (GPtrArray) found = NULL;
  g_autofree char *line = NULL;
  gboolean meant, there = FALSE;

  if (move->bare || move->verb < 0 || setup->game->verbs[move->verb].tally || ((Again *) data)->n++ % 17 != 0)
    return TRUE;
  line = ump_notation_print_move (setup, move);
  found = ump_typed_find (play, line, &meant);
  for (guint i = 0; i < found->len; i++)
    there |= ump_move_equal (found->pdata[i], move);
  if (!there)
    g_test_message ("%s is not found", line);
  g_assert_true (there);
  return TRUE;
}

/* What can be said is found by its own words, in games as they happen: every so many of them. */
static void
test_all_found (void)
{
  static const char *const kinds[] = { "martes-13", "line-it",  "in-front-of-the-elevators",
                                       "level-8",   "elevator", "tricks" };

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++) {
    g_autoptr (UmpPlay) play = play_of (&(Case){ kinds[k], "", "", "" });
    Again again = { .play = play };
    UmpRandom random;

    ump_random_init (&random, k + 1);
    for (guint n = 0; n < 60; n++) {
      g_autoptr (UmpEntry) entry = ump_match_random_entry (ump_play_match (play), &random);

      if (entry == NULL)
        break;
      if (n % 6 == 5)
        ump_match_moves (ump_play_match (play), NULL, found_again, &again);
      ump_play_enter (play, entry);
    }
  }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain ("umpire", g_getenv ("LOCALES"));
  bind_textdomain_codeset ("umpire", "UTF-8");
  textdomain ("umpire");
  g_test_init (&argc, &argv, NULL);
  if (g_strcmp0 (g_getenv ("LANGUAGE"), "es") == 0) {
    g_test_add_func ("/typed/spanish", test_spanish);
    return g_test_run ();
  }
  g_test_add_func ("/typed/lines", test_lines);
  g_test_add_func ("/typed/entered", test_entered);
  g_test_add_func ("/typed/ghost", test_ghost);
  g_test_add_func ("/typed/asked", test_asked);
  g_test_add_func ("/typed/refused-words", test_refused_words);
  g_test_add_func ("/typed/all-found", test_all_found);
  return g_test_run ();
}
