/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the keys of each game's deck stand, by the room there is: none upon another, and none is missing. */
#include "app/model/deck-plan.h"
#include "games/games.h"

#define MOST_CELLS 40

static UmpSetup *
setup_of (const UmpGame *game)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora" };
  static const char *const names[] = { "Ana", "Bea", "Carlos", "Dora" };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (game, ids, names, MIN (game->max_seats, 4), NULL, 0, &error);

  g_assert_no_error (error);
  return setup;
}

/* Marks the places of a cell, which nothing else stands on. */
static void
stand (const UmpDeckCell *cell, gboolean places[MOST_CELLS][MOST_CELLS])
{
  for (int row = cell->row; row < cell->row + cell->height; row++)
    for (int column = cell->column; column < cell->column + cell->width; column++) {
      g_assert_cmpint (MAX (row, column), <, MOST_CELLS);
      g_assert_false (places[row][column]);
      places[row][column] = TRUE;
    }
}

/* Notes the faces that have a key. */
static void
look (UmpDeckPlan *plan, const UmpSetup *setup, gboolean *faces)
{
  gboolean places[MOST_CELLS][MOST_CELLS] = { 0 };

  ump_deck_plan_make (plan, setup);
  for (guint i = 0; i < plan->cells->len; i++) {
    const UmpDeckCell *cell = &g_array_index (plan->cells, UmpDeckCell, i);

    g_assert_cmpint (MIN (cell->width, cell->height), >, 0);
    stand (cell, places);
    if (cell->kind == UMP_CELL_CARD || cell->kind == UMP_CELL_BIG)
      faces[cell->value] = TRUE;
  }
}

static void
try_deck (const UmpSetup *setup, UmpDeckPlan *plan)
{
  g_autofree gboolean *faces = g_new0 (gboolean, (gsize) setup->game->n_faces);
  int n_rows = ump_deck_n_rows (setup);

  for (plan->open_row = 0; plan->open_row < MAX (n_rows, 1); plan->open_row++)
    for (plan->number = 0; plan->number <= (plan->shape == UMP_DECK_CROSSED ? 15 : 0); plan->number++)
      if (plan->number == 0 || ump_deck_face (setup, 0, plan->number - 1) > 0)
        look (plan, setup, faces);
  for (int f = 1; f < setup->game->n_faces; f++)
    g_assert_true (faces[f] == (setup->copies[f] > 0) || plan->shape == UMP_DECK_DIGITS);
}

/* Every shape that a deck has, with and without what stands aside. */
static void
test_all_stand (void)
{
  for (const UmpGame *const *game = ump_games; *game != NULL; game++) {
    g_autoptr (UmpSetup) setup = setup_of (*game);

    for (int bits = 0; bits < 32; bits++) {
      g_auto (UmpDeckPlan) plan = { 0 };

      ump_deck_plan_init (&plan);
      plan.below = bits & 1;
      plan.tray = (bits & 2) != 0;
      plan.large = (bits & 4) != 0;
      plan.shape = ump_deck_shape (setup, (bits & 8) != 0, (bits & 16) != 0, FALSE);
      try_deck (setup, &plan);
    }
  }
}

static void
test_shapes (void)
{
  static const struct {
    const char *kind;
    UmpDeckShape compact, narrow;
  } decks[] = {
    { "martes-13", UMP_DECK_ROWS, UMP_DECK_ROWS },
    { "line-it", UMP_DECK_ROWS, UMP_DECK_FOLDED },
    { "elevator", UMP_DECK_FOLDED, UMP_DECK_FOLDED },
    { "in-front-of-the-elevators", UMP_DECK_ROWS, UMP_DECK_FOLDED },
    { "level-8", UMP_DECK_CROSSED, UMP_DECK_CROSSED },
    { "pad", UMP_DECK_ROWS, UMP_DECK_ROWS },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (decks); i++) {
    g_autoptr (UmpSetup) setup = setup_of (ump_games_find (decks[i].kind));

    g_assert_cmpint (ump_deck_shape (setup, FALSE, FALSE, FALSE), ==, UMP_DECK_ROWS);
    g_assert_cmpint (ump_deck_shape (setup, FALSE, TRUE, FALSE), ==, decks[i].compact);
    g_assert_cmpint (ump_deck_shape (setup, TRUE, FALSE, FALSE), ==, decks[i].narrow);
    g_assert_cmpint (ump_deck_shape (setup, TRUE, FALSE, TRUE), ==, UMP_DECK_DIGITS);
  }
}

/* A card that waits for its place stands alone, over the whole width. */
static void
test_placed (void)
{
  g_autoptr (UmpSetup) setup = setup_of (ump_games_find ("line-it"));
  g_auto (UmpDeckPlan) plan = { 0 };
  const UmpDeckCell *cell;

  ump_deck_plan_init (&plan);
  plan.shape = UMP_DECK_FOLDED;
  plan.below = TRUE;
  plan.placed = 5;
  ump_deck_plan_make (&plan, setup);
  cell = &g_array_index (plan.cells, UmpDeckCell, 0);
  g_assert_cmpuint (plan.cells->len, ==, 1);
  g_assert_cmpint (cell->value, ==, 5);
  g_assert_cmpint (cell->width, ==, plan.columns);
}

/* One deck has short rows and a single card in none: a phone has room for it beside them. */
static void
test_short (void)
{
  for (const UmpGame *const *game = ump_games; *game != NULL; game++) {
    g_autoptr (UmpSetup) setup = setup_of (*game);

    g_assert_cmpint (ump_deck_is_short (setup), ==, g_str_equal ((*game)->kind, "martes-13"));
  }
}

/* The cells in words: "12" a card, "." a place without one, "*" several cards, "-" a head, "=4" an item; lines of
 * the grid with "/" between. */
static char *
drawn (const UmpDeckPlan *plan)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < plan->cells->len; i++) {
    const UmpDeckCell *cell = &g_array_index (plan->cells, UmpDeckCell, i);

    if (i > 0)
      g_string_append (text, cell->row > cell[-1].row ? " / " : " ");
    if (cell->kind == UMP_CELL_CARD || cell->kind == UMP_CELL_ITEM)
      g_string_append_printf (text, "%s%d", cell->kind == UMP_CELL_ITEM ? "=" : "", cell->value);
    else
      g_string_append_c (text, cell->kind == UMP_CELL_GONE ? '.' : cell->kind == UMP_CELL_SET ? '*' : '-');
  }
  return g_string_free (text, FALSE);
}

static void
looks (const UmpDeckPlan *plan, const char *expected)
{
  g_autofree char *text = drawn (plan);

  g_assert_cmpstr (text, ==, expected);
}

static void
choose_of (UmpDeckPlan *plan, const char *kind, int first, int last)
{
  g_autoptr (UmpSetup) setup = setup_of (ump_games_find (kind));
  g_autoptr (GListStore) offers = g_list_store_new (UMP_TYPE_FACE_OFFER);

  for (int f = first; f <= last; f++) {
    g_autoptr (UmpFaceOffer) offer = ump_face_offer_new (f);

    g_list_store_append (offers, offer);
  }
  ump_deck_plan_choice (plan, setup, G_LIST_MODEL (offers));
}

/* Short rows of cards that are there once stand as they do in the deck; all else in a line. */
static void
test_choice (void)
{
  g_auto (UmpDeckPlan) plan = { 0 };

  ump_deck_plan_init (&plan);
  choose_of (&plan, "in-front-of-the-elevators", 2, 9);
  g_assert_cmpint (plan.shape, ==, UMP_DECK_ROWS);
  looks (&plan, "2 3 4 5 6 7 / 8 9");
  g_assert_cmpint (g_array_index (plan.cells, UmpDeckCell, 6).column, ==, 0);
  choose_of (&plan, "elevator", 2, 50);
  g_assert_cmpint (plan.shape, ==, UMP_DECK_LINE);
  g_assert_cmpint (plan.columns, ==, 49);
  g_assert_cmpint (g_array_index (plan.cells, UmpDeckCell, 48).column, ==, 48);
  choose_of (&plan, "martes-13", 2, 4);
  g_assert_cmpint (plan.shape, ==, UMP_DECK_LINE);
}

/* What has gone from a zone with fixed places leaves its own, and so does a card that cannot be chosen. */
static void
test_zone (void)
{
  static const int faces[] = { 7, 0, 9 };
  UmpZoneSlot slots[5] = { { .face = 0 }, { .face = 3 } };
  g_auto (UmpDeckPlan) plan = { 0 };

  ump_deck_plan_init (&plan);
  ump_deck_plan_zone (&plan, faces, 3, slots, 5, 5);
  looks (&plan, "7 . . 9 .");
  g_assert_cmpint (plan.columns, ==, 5);
  ump_deck_plan_zone (&plan, faces, 3, slots, 0, 5);
  looks (&plan, "7 9");
  g_assert_cmpint (plan.columns, ==, 2);
  ump_deck_plan_zone (&plan, faces, 3, slots, 5, 2);
  looks (&plan, "7 . / . 9 / .");
  g_assert_cmpint (plan.columns, ==, 2);
  g_assert_cmpint (plan.rows, ==, 3);
}

/* A card that has a place of its own keeps it, whatever its place in the order; of two equal ones one has the
 * key. */
static void
test_places (void)
{
  static const int both[] = { 7, 9 }, equal[] = { 7, 0 }, one[] = { 9 };
  g_auto (UmpDeckPlan) plan = { 0 };

  ump_deck_plan_init (&plan);
  ump_deck_plan_zone (&plan, both, 2, (UmpZoneSlot[]){ { .lies = 9 }, { .lies = 7 } }, 2, 5);
  looks (&plan, "9 7");
  ump_deck_plan_zone (&plan, equal, 2, (UmpZoneSlot[]){ { .lies = 7 }, { .lies = 7 } }, 2, 5);
  looks (&plan, "7 .");
  ump_deck_plan_zone (&plan, one, 1, (UmpZoneSlot[]){ { 0 }, { .lies = 9 } }, 2, 5);
  looks (&plan, ". 9");
}

/* No key where there is no item; the last word has the rest of the line, but on a phone. */
static void
test_table (void)
{
  const UmpChooserGrid table = { .n_rows = 2, .n_columns = 3, .items = { { 0, 1, 2 }, { 3, -1, 4 } } };
  gboolean places[MOST_CELLS][MOST_CELLS] = { 0 };
  g_auto (UmpDeckPlan) plan = { 0 };

  ump_deck_plan_init (&plan);
  ump_deck_plan_table (&plan, &table, FALSE);
  looks (&plan, "- =0 =1 =2 / - =3 =4");
  for (guint i = 0; i < plan.cells->len; i++)
    stand (&g_array_index (plan.cells, UmpDeckCell, i), places);
  g_assert_cmpint (g_array_index (plan.cells, UmpDeckCell, 6).column, ==, 6);
  g_assert_cmpint (plan.columns, ==, 10);
  plan.narrow = TRUE;
  ump_deck_plan_table (&plan, &table, TRUE);
  g_assert_cmpint (plan.columns, ==, 10);
  g_assert_cmpint (g_array_index (plan.cells, UmpDeckCell, 1).column, ==, 4);
}

/* A plan is another one where any key is, or stands elsewhere, or there is another room. */
static void
test_equal (void)
{
  g_auto (UmpDeckPlan) plan = { 0 }, other = { 0 };

  ump_deck_plan_init (&plan);
  ump_deck_plan_init (&other);
  ump_deck_plan_begin_line (&plan);
  ump_deck_plan_add (&plan, UMP_CELL_CARD, 4);
  ump_deck_plan_add (&plan, UMP_CELL_SET, 0);
  looks (&plan, "4 *");
  g_assert_false (ump_deck_plan_equal (&plan, &other));
  ump_deck_plan_copy (&other, &plan);
  g_assert_true (ump_deck_plan_equal (&plan, &other));
  other.narrow = TRUE;
  g_assert_false (ump_deck_plan_equal (&plan, &other));
  ump_deck_plan_copy (&other, &plan);
  g_array_index (other.cells, UmpDeckCell, 1).value = 1;
  g_assert_false (ump_deck_plan_equal (&plan, &other));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deck-plan/all-stand", test_all_stand);
  g_test_add_func ("/deck-plan/shapes", test_shapes);
  g_test_add_func ("/deck-plan/placed", test_placed);
  g_test_add_func ("/deck-plan/short", test_short);
  g_test_add_func ("/deck-plan/choice", test_choice);
  g_test_add_func ("/deck-plan/zone", test_zone);
  g_test_add_func ("/deck-plan/places", test_places);
  g_test_add_func ("/deck-plan/table", test_table);
  g_test_add_func ("/deck-plan/equal", test_equal);
  return g_test_run ();
}
