/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the chooser offers: at the start of each game, after a choice, an entry, an undo and a refusal. */
#include "app/model/chooser.h"
#include "games/games.h"

#include <string.h>

/* do: "= LINE" enters a line that is accepted, "! LINE" one that is refused, "tap ID" a card, "undo";
 * nothing at all looks at once. lists: what is offered then. */
typedef struct {
  const char *does;
  const char *lists;
} Step;

typedef struct {
  UmpPlay *play;
  UmpChooser *chooser;
} Offers;

/* option: its value, or NULL for all as they are by default. */
static void
open_game (Offers *self, const char *kind, const UmpOptionValue *option)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora" }, *const names[] = { "Ana", "Bea",
                                                                                          "Carlos", "Dora" };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find (kind), ids, names, 4, option, option != NULL, &error);

  g_assert_no_error (error);
  self->play = ump_play_new_trial (ump_match_new (setup, NULL));
  self->chooser = ump_chooser_new (self->play);
}

static void
leave (Offers *self)
{
  g_object_unref (self->chooser);
  g_object_unref (self->play);
}

static const UmpSetup *
setup_of (Offers *self)
{
  return ump_match_setup (ump_play_match (self->play));
}

/* ---- what they hold ---------------------------------------------------------------------------- */

static void
add_face (Offers *self, const UmpFaceState *state, GString *out)
{
  g_string_append_printf (out, " %s", setup_of (self)->game->faces[state->face].id);
  if (state->taken > 0)
    g_string_append_printf (out, " taken %d", state->taken);
  if (!state->on)
    g_string_append_printf (out, " (%s)", state->why != NULL ? state->why : "off");
}

/* "60 cards, 59 on; taken: 12": of many cards only those that are chosen, of a few each. */
static void
add_faces (Offers *self, GString *out)
{
  const GArray *faces = ump_chooser_faces (self->chooser);
  guint n = faces->len, on = 0;
  gboolean few = ump_chooser_is_few (self->chooser);
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    const UmpFaceState *state = &g_array_index (faces, UmpFaceState, i);

    on += (guint) (state->on != FALSE);
    g_assert_true (state->on || state->why != NULL || few || state->taken > 0);
    if (few || state->taken > 0)
      add_face (self, state, said);
  }
  if (n > 0)
    g_string_append_printf (out, "%u cards, %u on;%s", n, on, said->str);
}

static void
add_sets (Offers *self, GString *out)
{
  const GPtrArray *sets = ump_chooser_sets (self->chooser);

  for (guint i = 0; i < sets->len; i++) {
    const GArray *set = sets->pdata[i];

    g_string_append_printf (out, " / set of %u%s", set->len,
                            ump_chooser_is_chosen_set (self->chooser, set) ? ", chosen" : "");
  }
}

/* "[1 Pile 1] (Pile 2: why not)": the ways to go on with their digits. */
static void
add_ways (Offers *self, GString *out)
{
  for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++) {
    const UmpChooserItem *way = ump_chooser_item (self->chooser, i);

    g_string_append (out, way->legal ? " [" : " (");
    if (way->digit > 0)
      g_string_append_printf (out, "%d ", way->digit);
    g_string_append (out, way->label);
    if (!way->legal && way->brief != NULL)
      g_string_append_printf (out, ": %s", way->brief);
    g_string_append_c (out, way->legal ? ']' : ')');
  }
}

static char *
held (Offers *self)
{
  const GArray *forms = ump_chooser_forms (self->chooser);
  GString *out = g_string_new (NULL);

  add_faces (self, out);
  add_sets (self, out);
  for (guint i = 0; i < forms->len; i++)
    g_string_append_printf (out, " / form %s",
                            setup_of (self)->game->verbs[g_array_index (forms, int, i)].title);
  add_ways (self, out);
  return g_string_free (out, FALSE);
}

/* ---- steps ------------------------------------------------------------------------------------- */

static void
take_step (Offers *self, const char *does)
{
  if (g_str_has_prefix (does, "= "))
    g_assert_true (ump_play_enter_line (self->play, does + 2));
  else if (g_str_has_prefix (does, "! "))
    g_assert_false (ump_play_enter_line (self->play, does + 2));
  else if (g_str_has_prefix (does, "tap "))
    ump_chooser_tap_face (self->chooser, ump_setup_face (setup_of (self), does + 4));
  else if (g_str_equal (does, "set"))
    ump_chooser_tap_set (self->chooser, 0);
  else if (g_str_equal (does, "undo"))
    g_assert_true (ump_play_undo (self->play));
  else
    g_assert_cmpstr (does, ==, "");
}

static void
play_steps (const char *kind, const Step *steps)
{
  Offers self = { 0 };

  open_game (&self, kind, NULL);
  for (guint i = 0; steps[i].does != NULL; i++) {
    g_autofree char *lists = NULL;

    take_step (&self, steps[i].does);
    lists = held (&self);
    g_test_message ("%s: { \"%s\", \"%s\" },", kind, steps[i].does, lists);
    g_assert_cmpstr (lists, ==, steps[i].lists);
  }
  leave (&self);
}

static void
test_martes (void)
{
  static const Step steps[] = {
    { "", " [1 Deal]" },
    { "= deal", "16 cards, 16 on; (1 Pile 1: empty place) (2 Pile 2: empty place) (3 Pile 3: empty place)" },
    { "tap ladder-4",
      "16 cards, 16 on; (1 Pile 1: ladders) (2 Pile 2: empty place) (3 Pile 3: empty place)" },
    { "tap mirror-4", "16 cards, 16 on; (1 Pile 1: ladders) (2 Pile 2: mirrors) (3 Pile 3: empty place)" },
    { "tap martes",
      "16 cards, 16 on; martes taken 1 [1 Pile 1: ladders] [2 Pile 2: mirrors] [3 Pile 3: empty place]" },
    { "tap martes", "16 cards, 16 on; (1 Pile 1: ladders) (2 Pile 2: mirrors) (3 Pile 3: empty place)" },
    { "= play martes 1", "16 cards, 16 on; (1 Pile 1: ladders) (2 Pile 2: mirrors) (3 Pile 3: empty place)" },
    { "undo", "16 cards, 16 on; (1 Pile 1: ladders) (2 Pile 2: mirrors) (3 Pile 3: empty place)" },
    { "! play cat-1 9", "16 cards, 16 on; (1 Pile 1: ladders) (2 Pile 2: mirrors) (3 Pile 3: empty place)" },
    { NULL, NULL },
  };

  play_steps ("martes-13", steps);
}

static void
test_line_it (void)
{
  static const Step steps[] = {
    { "", "103 cards, 103 on;" },
    { "tap 96", "103 cards, 103 on; 96 taken 1" },
    { "tap 11", "103 cards, 103 on; 11 taken 1 96 taken 1" },
    { "= market 96,11,66,51,20,93",
      "6 cards, 6 on; 11 20 51 66 93 96 (1 Take: to the line) (2 Take: to the hand) (3 Complete the line) (4 End turn)" },
    { "tap 93",
      "6 cards, 6 on; 11 20 51 66 93 taken 1 96 [1 Take: to the line] [2 Take: to the hand] (3 Complete the line) (4 End turn)" },
    { "= take 93 line",
      "5 cards, 0 on; 11 (one card a turn) 20 (one card a turn) 51 (one card a turn) 66 (one card a turn) 96 (one card a turn) [1 Complete the line] [2 End turn]" },
    { "= complete",
      "5 cards, 0 on; 11 (one card a turn) 20 (one card a turn) 51 (one card a turn) 66 (one card a turn) 96 (one card a turn) (1 Complete the line) [2 End turn]" },
    { "undo",
      "5 cards, 0 on; 11 (one card a turn) 20 (one card a turn) 51 (one card a turn) 66 (one card a turn) 96 (one card a turn) [1 Complete the line] [2 End turn]" },
    { "! ana: take 96 hand",
      "5 cards, 0 on; 11 (one card a turn) 20 (one card a turn) 51 (one card a turn) 66 (one card a turn) 96 (one card a turn) [1 Complete the line] [2 End turn]" },
    { NULL, NULL },
  };

  play_steps ("line-it", steps);
}

static void
test_elevator (void)
{
  static const Step steps[] = {
    { "",
      " [10 Floor 10] [9 Floor 9] [8 Floor 8] [7 Floor 7] [6 Floor 6] [5 Floor 5] [4 Floor 4] [3 Floor 3] [2 Floor 2] [1 Floor 1]" },
    { "= park 5",
      " [10 Floor 10] [9 Floor 9] [8 Floor 8] [7 Floor 7] [6 Floor 6] [5 Floor 5] [4 Floor 4] [3 Floor 3] [2 Floor 2] [1 Floor 1]" },
    { "= park 9",
      " [10 Floor 10] [9 Floor 9] [8 Floor 8] [7 Floor 7] [6 Floor 6] [5 Floor 5] [4 Floor 4] [3 Floor 3] [2 Floor 2] [1 Floor 1]" },
    { "= park 4",
      " [10 Floor 10] [9 Floor 9] [8 Floor 8] [7 Floor 7] [6 Floor 6] [5 Floor 5] [4 Floor 4] [3 Floor 3] [2 Floor 2] [1 Floor 1]" },
    { "= park 7",
      "52 cards, 52 on; (10 Floor 10) (9 Floor 9) (8 Floor 8) (7 Floor 7) (6 Floor 6) (5 Floor 5) (4 Floor 4) (3 Floor 3) (2 Floor 2) (1 Floor 1)" },
    { "tap 4C",
      "52 cards, 52 on; 4C taken 1 [10 Floor 10] [9 Floor 9] [8 Floor 8] [7 Floor 7] [6 Floor 6] [5 Floor 5] [4 Floor 4] [3 Floor 3] [2 Floor 2] [1 Floor 1]" },
    { "= place 2 4C",
      "52 cards, 51 on; (10 Floor 10) (9 Floor 9) (8 Floor 8) (7 Floor 7) (6 Floor 6) (5 Floor 5) (4 Floor 4) (3 Floor 3) (2 Floor 2) (1 Floor 1)" },
    { "undo",
      "52 cards, 52 on; (10 Floor 10) (9 Floor 9) (8 Floor 8) (7 Floor 7) (6 Floor 6) (5 Floor 5) (4 Floor 4) (3 Floor 3) (2 Floor 2) (1 Floor 1)" },
    { "= place 2 4C",
      "52 cards, 51 on; (10 Floor 10) (9 Floor 9) (8 Floor 8) (7 Floor 7) (6 Floor 6) (5 Floor 5) (4 Floor 4) (3 Floor 3) (2 Floor 2) (1 Floor 1)" },
    { "= place 2 3H",
      "52 cards, 50 on; (10 Floor 10) (9 Floor 9) (8 Floor 8) (7 Floor 7) (6 Floor 6) (5 Floor 5) (4 Floor 4) (3 Floor 3) (2 Floor 2) (1 Floor 1)" },
    { "= place 6 6S",
      "52 cards, 49 on; (10 Floor 10) (9 Floor 9) (8 Floor 8) (7 Floor 7) (6 Floor 6) (5 Floor 5) (4 Floor 4) (3 Floor 3) (2 Floor 2) (1 Floor 1)" },
    { "= place 4 5D", " [1 Up] [2 Down] [3 Wait] (4 Move: not moving yet) (5 Stop: stands already)" },
    { "= ride down", " [1 Up] [2 Down] [3 Wait] (4 Move: not moving yet) (5 Stop: stands already)" },
    { "undo", " [1 Up] [2 Down] [3 Wait] (4 Move: not moving yet) (5 Stop: stands already)" },
    { "! park 1", " [1 Up] [2 Down] [3 Wait] (4 Move: not moving yet) (5 Stop: stands already)" },
    { NULL, NULL },
  };

  play_steps ("elevator", steps);
}

static guint
item_of_digit (Offers *self, int digit)
{
  guint i = 0;

  while (ump_chooser_item (self->chooser, i)->digit != digit)
    i++;
  return i;
}

/* A digit that begins a larger number waits for what follows; what was typed is seen on its key. */
static void
test_two_digits (void)
{
  Offers self = { 0 };
  UmpMatch *match;

  open_game (&self, "elevator", NULL);
  match = ump_play_match (self.play);
  g_assert_false (ump_chooser_wait_for_digit (self.chooser, item_of_digit (&self, 2)));
  g_assert_true (ump_chooser_wait_for_digit (self.chooser, item_of_digit (&self, 1)));
  g_assert_cmpint (ump_chooser_half (self.chooser), ==, 1);
  g_assert_true (ump_chooser_item (self.chooser, item_of_digit (&self, 1))->kept);
  g_assert_cmpuint (ump_match_n_entries (match), ==, 0);
  g_assert_true (ump_chooser_tap_item (self.chooser, item_of_digit (&self, 10)));
  g_assert_cmpstr (ump_match_entry (match, 1)->values[0], ==, "10");
  g_assert_cmpint (ump_chooser_half (self.chooser), ==, 0);
  g_assert_true (ump_chooser_wait_for_digit (self.chooser, item_of_digit (&self, 1)));
  g_assert_true (ump_chooser_end_number (self.chooser));
  g_assert_cmpstr (ump_match_entry (match, 2)->values[0], ==, "1");
  g_assert_true (ump_chooser_wait_for_digit (self.chooser, item_of_digit (&self, 1)));
  g_assert_true (ump_chooser_clear (self.chooser));
  g_assert_cmpint (ump_chooser_half (self.chooser), ==, 0);
  g_assert_cmpuint (ump_match_n_entries (match), ==, 2);
  leave (&self);
}

/* Who boards is asked of those who wait, however few cards the deck has. */
static void
test_boarding (void)
{
  static const char *const lines[] = { "park 2",     "park 3",     "park 4",     "park 7",
                                       "place 2 4C", "place 2 3H", "place 6 6S", "place 4 5D" };
  static const UmpOptionValue decks[] = { { "pictures", "yes" }, { "pictures", "no" } };

  for (guint d = 0; d < G_N_ELEMENTS (decks); d++) {
    Offers self = { 0 };
    g_autofree char *lists = NULL;

    open_game (&self, "elevator", &decks[d]);
    for (guint k = 0; k < G_N_ELEMENTS (lines); k++)
      g_assert_true (ump_play_enter_line (self.play, lines[k]));
    lists = held (&self);
    g_assert_cmpstr (lists, ==,
                     "2 cards, 2 on; 3H 4C / set of 2 [1 Up] [2 Down] [3 Wait] (4 Move: not moving yet) "
                     "(5 Stop: stands already)");
    leave (&self);
  }
}

static void
test_in_front (void)
{
  static const Step steps[] = {
    { "", " / form Deal" },
    { "= deal yellow-mother,red-mother,blue-father boy,father,1,2,3 grandmother,mother,1,2,3 father,boy,2,3,3,3",
      "35 cards, 6 on; (1 Line 1) (2 Line 2) (3 Line 3)" },
    { "tap blue-grandfather", "35 cards, 6 on; blue-grandfather taken 1 [1 Line 1] [2 Line 2] [3 Line 3]" },
    { "= play blue-grandfather 2",
      " [1 Deck 1] [Deck 1, blue] [Deck 1, red] [Deck 1, green] [Deck 1, yellow] [Deck 1, brown] [2 Deck 2] [Deck 2, blue] [Deck 2, red] [Deck 2, green] [Deck 2, yellow] [Deck 2, brown] [3 Deck 3] [Deck 3, blue] [Deck 3, red] [Deck 3, green] [Deck 3, yellow] [Deck 3, brown]" },
    { "= draw 2 blue", "35 cards, 6 on; (1 Line 1) (2 Line 2) (3 Line 3)" },
    { "undo",
      " [1 Deck 1] [Deck 1, blue] [Deck 1, red] [Deck 1, green] [Deck 1, yellow] [Deck 1, brown] [2 Deck 2] [Deck 2, blue] [Deck 2, red] [Deck 2, green] [Deck 2, yellow] [Deck 2, brown] [3 Deck 3] [Deck 3, blue] [Deck 3, red] [Deck 3, green] [Deck 3, yellow] [Deck 3, brown]" },
    { "! play blue-grandfather 1",
      " [1 Deck 1] [Deck 1, blue] [Deck 1, red] [Deck 1, green] [Deck 1, yellow] [Deck 1, brown] [2 Deck 2] [Deck 2, blue] [Deck 2, red] [Deck 2, green] [Deck 2, yellow] [Deck 2, brown] [3 Deck 3] [Deck 3, blue] [Deck 3, red] [Deck 3, green] [Deck 3, yellow] [Deck 3, brown]" },
    { NULL, NULL },
  };

  play_steps ("in-front-of-the-elevators", steps);
}

static void
test_level_8 (void)
{
  static const Step steps[] = {
    { "", "92 cards, 92 on;" },
    { "tap yellow-9", " [1 Stock] [2 Discard pile of Dora]" },
    { "undo", "92 cards, 92 on;" },
    { "= deal yellow-9", " [1 Stock] [2 Discard pile of Dora]" },
    { "= draw stock", "92 cards, 91 on; (Discard)" },
    { "tap purple-12", "92 cards, 91 on; purple-12 taken 1 (Lay the level) [Discard]" },
    { "tap red-12", "92 cards, 91 on; red-12 taken 1 purple-12 taken 1 (Lay the level) (Discard)" },
    { "tap purple-12", "92 cards, 91 on; red-12 taken 1 (Lay the level) [Discard]" },
    { "= discard purple-12", " [1 Stock] [2 Discard pile of Ana] [3 Discard pile of Dora]" },
    { "undo", "92 cards, 91 on; (Discard)" },
    { "! discard yellow-9", "92 cards, 91 on; (Discard)" },
    { NULL, NULL },
  };

  play_steps ("level-8", steps);
}

static void
test_pad (void)
{
  static const Step steps[] = {
    { "", " / form Enter [1 Finish]" },
    { "= enter ana 4", " / form Enter [1 Finish]" },
    { "undo", " / form Enter [1 Finish]" },
    { "! enter ana ten", " / form Enter [1 Finish]" },
    { NULL, NULL },
  };

  play_steps ("pad", steps);
}

/* A card for no zone at all leaves the others where they are. */
static void
test_form_card (void)
{
  Offers self = { 0 };
  int n;

  open_game (&self, "in-front-of-the-elevators", NULL);
  n = ump_match_setup (ump_play_match (self.play))->n_zones;
  ump_chooser_begin_form (self.chooser, 0);
  ump_chooser_set_form_card (self.chooser, n - 1, 2);
  ump_chooser_set_form_card (self.chooser, -1, 3);
  g_assert_cmpint (ump_chooser_form_card (self.chooser, -1), ==, 0);
  g_assert_cmpint (ump_chooser_form_card (self.chooser, n - 1), ==, 2);
  leave (&self);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/offers/martes-13", test_martes);
  g_test_add_func ("/offers/line-it", test_line_it);
  g_test_add_func ("/offers/elevator", test_elevator);
  g_test_add_func ("/offers/boarding", test_boarding);
  g_test_add_func ("/offers/two-digits", test_two_digits);
  g_test_add_func ("/offers/in-front-of-the-elevators", test_in_front);
  g_test_add_func ("/offers/level-8", test_level_8);
  g_test_add_func ("/offers/pad", test_pad);
  g_test_add_func ("/offers/form-card", test_form_card);
  return g_test_run ();
}
