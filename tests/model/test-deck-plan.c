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
      UmpDeckPlan plan = { .below = bits & 1, .tray = (bits & 2) != 0, .large = (bits & 4) != 0 };

      plan.cells = g_array_new (FALSE, FALSE, sizeof (UmpDeckCell));
      plan.shape = ump_deck_shape (setup, (bits & 8) != 0, (bits & 16) != 0, FALSE);
      try_deck (setup, &plan);
      g_array_unref (plan.cells);
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
  UmpDeckPlan plan = { .shape = UMP_DECK_FOLDED, .below = TRUE, .placed = 5 };
  const UmpDeckCell *cell;

  plan.cells = g_array_new (FALSE, FALSE, sizeof (UmpDeckCell));
  ump_deck_plan_make (&plan, setup);
  cell = &g_array_index (plan.cells, UmpDeckCell, 0);
  g_assert_cmpuint (plan.cells->len, ==, 1);
  g_assert_cmpint (cell->value, ==, 5);
  g_assert_cmpint (cell->width, ==, plan.columns);
  g_array_unref (plan.cells);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deck-plan/all-stand", test_all_stand);
  g_test_add_func ("/deck-plan/shapes", test_shapes);
  g_test_add_func ("/deck-plan/placed", test_placed);
  return g_test_run ();
}
