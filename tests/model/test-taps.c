/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever is tapped, in every stage of random games of every kind: no tap ends the program or enters what it
 * did not offer, what is legal is accepted, and Undo takes each of them back; what has no key is reached on
 * the table. The games are the same in every run. */
#include "app/model/chooser.h"
#include "games/games.h"

#define ENTRIES 90
#define STEP 3
#define MOST_WAYS 16

typedef struct {
  UmpPlay *play;
  UmpChooser *chooser;
  UmpRandom random;
  guint n;
  guint newest; /* entry of the game; what is tapped goes again */
  guint taps;   /* that entered something */
} Game;

static const UmpGame *
game_of (Game *self)
{
  return ump_play_game (self->play);
}

static guint
newest (Game *self)
{
  return ump_match_undo_entry (ump_play_match (self->play));
}

/* A tap enters its move, or, where a turn that waits is ended by it, two; what was gathered is no entry yet.
 * What was taken back stays in the log, struck. */
static void
take_back (Game *self, gboolean entered)
{
  g_assert_cmpuint (newest (self), >=, self->newest);
  if (entered)
    self->taps++;
  while (newest (self) > self->newest || ump_play_n_gathered (self->play) > 0)
    g_assert_true (ump_play_undo (self->play));
  g_assert_cmpuint (newest (self), ==, self->newest);
  ump_chooser_clear (self->chooser);
}

/* A tap on the table means that item: on its zone, or on its card there. */
static gboolean
is_reached (Game *self, guint index)
{
  const UmpChooserItem *item = ump_chooser_item (self->chooser, index);
  guint ways[MOST_WAYS], n = ump_chooser_ways_for_zone (self->chooser, item->zone, ways, MOST_WAYS);

  for (guint i = 0; i < n; i++)
    if (ways[i] == index)
      return TRUE;
  return item->pick >= 0 && ump_chooser_item_for_card (self->chooser, item->zone, item->pick) == (int) index;
}

/* The face that a tap on the card chooses, as its key does; 0 for none. */
static int
face_for_card (Game *self, int zone, int position)
{
  int face = ump_chooser_card_at (self->chooser, zone, position);
  const UmpFaceState *state = ump_chooser_face_state (self->chooser, face);

  return state != NULL && state->on ? face : 0;
}

static gboolean
lies_on_table (Game *self, int face)
{
  const UmpTable *table = ump_play_table (self->play);

  for (int z = 0; z < table->setup->n_zones; z++)
    for (int at = 0; at < ump_table_zone (table, z)->n; at++)
      if (face_for_card (self, z, at) == face)
        return TRUE;
  return FALSE;
}

/* Items that lie on the table have no key, nor has the deck where all that is asked for lies there, nor what
 * names a place of a grid alone. */
static void
check_reach (Game *self)
{
  UmpChooserGrid grid;
  gboolean has_grid = ump_chooser_phase_grid (self->chooser, &grid);

  for (guint i = 0; i < ump_chooser_n_items (self->chooser); i++) {
    const UmpChooserItem *item = ump_chooser_item (self->chooser, i);
    gboolean alone = has_grid && item->move.verb == grid.verb && !ump_move_has (&item->move, 1);
    if (item->legal && (alone || ump_chooser_is_on_table (self->chooser, i)))
      g_assert_true (is_reached (self, i));
  }
  for (guint i = 0; !ump_chooser_wants_deck (self->chooser) && i < ump_chooser_faces (self->chooser)->len;
       i++) {
    const UmpFaceState *state = &g_array_index (ump_chooser_faces (self->chooser), UmpFaceState, i);
    if (state->on)
      g_assert_true (lies_on_table (self, state->face));
  }
}

static void
tap_items (Game *self, int face)
{
  guint n = ump_chooser_n_items (self->chooser);

  for (guint i = 0; i < n; i++) {
    const UmpChooserItem *item;
    gboolean legal, entered;

    if (face != 0 && ump_chooser_tap_face (self->chooser, face)) {
      take_back (self, TRUE);
      return;
    }
    if (i >= ump_chooser_n_items (self->chooser))
      return;
    check_reach (self);
    item = ump_chooser_item (self->chooser, i);
    legal = item->legal;
    for (int k = ump_chooser_n_places (self->chooser, i); k > 0; k--)
      g_free (ump_chooser_place_label (self->chooser, i, k));
    entered = (i + self->n) % 4 == 0 ? ump_chooser_hold_item (self->chooser, i)
                                     : ump_chooser_tap_item (self->chooser, i);
    if (legal)
      g_assert_true (entered || ump_play_n_gathered (self->play) > 0);
    take_back (self, entered);
  }
}

static void
tap_faces (Game *self)
{
  for (int f = 1; f < game_of (self)->n_faces; f++) {
    guint way = ump_random_below (&self->random, 8);

    take_back (self, ump_chooser_tap_face (self->chooser, f));
    if (way == 0)
      take_back (self, ump_chooser_hold_face (self->chooser, f));
    else if (way == 1)
      tap_items (self, f);
    ump_chooser_take_out (self->chooser, f);
  }
}

/* Each card that lies on the table, and each zone. */
static void
tap_table (Game *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));

  for (int z = 0; z < setup->n_zones; z++) {
    int n = ump_table_zone (ump_play_table (self->play), z)->n, item;
    guint ways[MOST_WAYS], n_ways = ump_chooser_ways_for_zone (self->chooser, z, ways, MOST_WAYS);

    if (n_ways > 0)
      take_back (self, ump_chooser_tap_item (self->chooser, ways[0]));
    for (int at = 0; at < n; at++) {
      int face = face_for_card (self, z, at);

      item = ump_chooser_item_for_card (self->chooser, z, at);
      if (item >= 0)
        take_back (self, ump_chooser_tap_item (self->chooser, (guint) item));
      if (face > 0)
        take_back (self, ump_chooser_tap_face (self->chooser, face));
      ump_chooser_tap_card (self->chooser, z, at);
      take_back (self, FALSE);
    }
    item = ump_chooser_item_for_zone (self->chooser, z);
    if (item >= 0)
      take_back (self, ump_chooser_tap_item (self->chooser, (guint) item));
  }
}

static void
tap_all (Game *self)
{
  check_reach (self);
  for (guint i = 0; i < ump_chooser_sets (self->chooser)->len; i++) {
    ump_chooser_tap_set (self->chooser, i);
    take_back (self, FALSE);
  }
  for (const char *key = "0123456789<"; *key != '\0'; key++) {
    char name[] = { *key, '\0' };

    ump_chooser_type (self->chooser, name);
    if (*key % 3 == 0)
      take_back (self, ump_chooser_type (self->chooser, "enter"));
    else
      take_back (self, FALSE);
  }
  tap_items (self, 0);
  tap_faces (self);
  tap_table (self);
}

static void
play_game (const UmpGame *kind, int n_seats, guint64 seed)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "dora" }, *const names[] = { "Ana", "Bea",
                                                                                          "Carlos", "Dora" };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (kind, ids, names, n_seats, NULL, 0, &error);
  Game self = { 0 };

  g_assert_no_error (error);
  self.play = ump_play_new_trial (ump_match_new (setup, NULL));
  self.chooser = ump_chooser_new (self.play);
  ump_random_init (&self.random, seed);
  for (self.n = 0; self.n < ENTRIES; self.n++) {
    g_autoptr (UmpEntry) entry = NULL;

    self.newest = newest (&self);
    if (self.n < 6 || self.n % STEP == 0)
      tap_all (&self);
    entry = ump_match_random_entry (ump_play_match (self.play), &self.random);
    if (entry == NULL)
      break;
    g_assert_true (ump_play_enter (self.play, entry));
  }
  g_test_message ("%s, %d people, seed %u: %u entries, %u taps entered something", kind->kind, n_seats,
                  (guint) seed, self.n, self.taps);
  g_assert_cmpuint (self.n, >, 5);
  if (!kind->no_table)
    g_assert_cmpuint (self.taps, >, self.n);
  g_object_unref (self.chooser);
  g_object_unref (self.play);
}

static void
test_kind (gconstpointer data)
{
  const UmpGame *kind = data;

  for (guint64 seed = 1; seed <= 2; seed++)
    play_game (kind, seed % 2 == 0 ? MIN (kind->max_seats, 4) : MAX (kind->min_seats, 2), seed);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint k = 0; ump_games[k] != NULL; k++) {
    g_autofree char *path = g_strconcat ("/taps/", ump_games[k]->kind, NULL);

    g_test_add_data_func (path, ump_games[k], test_kind);
  }
  return g_test_run ();
}
