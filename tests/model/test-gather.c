/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that all lay face down and turn up at once: in any order, card or floor first, entered with the last
 * one, taken back by one undo. */
#include "../find-zone.h"
#include "app/model/chooser.h"
#include "plan/names.h"
#include "games/games.h"

typedef struct {
  UmpPlay *play;
  UmpChooser *chooser;
  int place;
} House;

/* Everybody's lift is parked. */
static void
set_up (House *house, gconstpointer data)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "diego" }, *const names[] = { "Ana", "Bea",
                                                                                           "Carlos",
                                                                                           "Diego" };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find ("elevator"), ids, names, 4, NULL, 0, &error);

  g_assert_no_error (error);
  house->play = ump_play_new_trial (ump_match_new (setup, NULL));
  house->chooser = ump_chooser_new (house->play);
  for (int floor = 2; floor <= 5; floor++) {
    g_autofree char *line = g_strdup_printf ("park %d", floor);

    g_assert_true (ump_play_enter_line (house->play, line));
  }
}

static void
tear_down (House *house, gconstpointer data)
{
  g_object_unref (house->chooser);
  g_object_unref (house->play);
}

static int
face (House *house, const char *id)
{
  return ump_setup_face (ump_match_setup (ump_play_match (house->play)), id);
}

/* How many of a card may still come. */
static int
left (House *house, const char *id)
{
  const UmpFaceState *state = ump_chooser_face_state (house->chooser, face (house, id));

  g_assert_nonnull (state);
  return state->left;
}

static void
tap_card (House *house, const char *id)
{
  ump_chooser_tap_face (house->chooser, face (house, id));
}

static void
tap_floor (House *house, int floor)
{
  for (guint i = 0; i < ump_chooser_n_items (house->chooser); i++)
    if (ump_chooser_item (house->chooser, i)->number == floor) {
      ump_chooser_tap_item (house->chooser, i);
      return;
    }
  g_error ("no key for floor %d", floor);
}

static guint
entries (House *house)
{
  return ump_match_undo_entry (ump_play_match (house->play));
}

static void
assert_entry (House *house, guint number, const char *line)
{
  g_autofree char *is = ump_notation_print (ump_play_game (house->play),
                                            ump_match_entry (ump_play_match (house->play), number));

  g_assert_cmpstr (is, ==, line);
}

/* Eight taps for four cards, in an order of nobody's; then one undo, and one redo. */
static void
test_sheet (House *house, gconstpointer data)
{
  tap_card (house, "7C");
  tap_floor (house, 5);
  tap_floor (house, 9); /* the floor first */
  tap_card (house, "2D");
  g_assert_cmpuint (entries (house), ==, 4);
  g_assert_cmpuint (ump_play_n_gathered (house->play), ==, 2);
  g_assert_cmpstr (ump_chooser_card_title (house->chooser), ==, "Card 3 of 4, in any order");
  g_assert_cmpstr (ump_play_answer (house->play)->title, ==, "2 of 4: 2 of diamonds on floor 9");
  tap_card (house, "KS");
  tap_floor (house, 6);
  tap_card (house, "4H");
  tap_floor (house, 4);
  g_assert_cmpuint (entries (house), ==, 8);
  g_assert_cmpuint (ump_play_n_gathered (house->play), ==, 0);
  assert_entry (house, 5, "ana: place 5 7C");
  assert_entry (house, 6, "bea: place 9 2D");
  assert_entry (house, 7, "carlos: place 6 KS");
  assert_entry (house, 8, "diego: place 4 4H");
  g_assert_cmpstr (
      ump_play_answer (house->play)->body, ==,
      "All are turned up. On their own floor, so out of the game: 4 of hearts. Ana rides first.");
  g_assert_true (ump_play_answer (house->play)->hands);
  g_assert_true (ump_play_undo (house->play));
  g_assert_cmpuint (entries (house), ==, 4);
  g_assert_true (ump_play_redo (house->play));
  g_assert_cmpuint (entries (house), ==, 8);
  g_assert_nonnull (ump_play_answer (house->play)->body);
  g_assert_true (ump_play_answer (house->play)->hands);
}

/* Who boards against the rules has not said yet what the lift does: a card that is held down waits for it. */
static void
test_held (House *house, gconstpointer data)
{
  static const char *const lines[] = { "place 2 9H", "place 7 2D", "place 7 3D", "place 7 4D",
                                       "ride up",    "ride wait",  "ride wait",  "ride wait",
                                       "place 7 5D", "place 7 6D", "place 8 7D", "place 7 8D" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_true (ump_play_enter_line (house->play, lines[i]));
  g_assert_false (ump_chooser_hold_face (house->chooser, face (house, "9H")));
  g_assert_cmpint (ump_play_answer (house->play)->type, !=, UMP_ANSWER_REFUSED);
  for (guint i = 0; i < ump_chooser_n_items (house->chooser); i++) {
    const UmpChooserItem *item = ump_chooser_item (house->chooser, i);

    if (item->move.verb >= 0 && !item->legal && g_strcmp0 (item->label, "Stop") == 0) {
      ump_chooser_tap_item (house->chooser, i);
      break;
    }
  }
  g_assert_true (ump_play_answer (house->play)->waivable);
  g_assert_true (ump_play_let_it_stand (house->play, "agreed"));
  assert_entry (house, 17, "ana: ride stop load=9H ruling=agreed");
  g_assert_true (ump_play_enter_line (house->play, "bea: ride wait"));
  g_assert_cmpstr (ump_play_answer (house->play)->title, ==, "Accepted: Bea waits, floor 3");
}

/* While all place their cards nobody is waited for before the others. */
static void
test_acting (House *house, gconstpointer data)
{
  static const char *const lines[] = { "place 2 9H", "place 7 2D", "place 7 3D", "place 7 4D" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_assert_cmpint (ump_acting_seat (ump_play_table (house->play)), ==, UMP_NOBODY);
    g_assert_true (ump_play_enter_line (house->play, lines[i]));
  }
  g_assert_cmpint (ump_acting_seat (ump_play_table (house->play)), ==, 0);
}

/* Undo takes the last one out; a tap on a card that is there takes it up again; no card comes twice. */
static void
test_mend (House *house, gconstpointer data)
{
  tap_card (house, "7C");
  tap_floor (house, 5);
  tap_card (house, "2D");
  tap_floor (house, 9);
  g_assert_cmpint (left (house, "7C"), ==, 0);
  g_assert_true (ump_play_undo (house->play));
  g_assert_cmpuint (ump_play_n_gathered (house->play), ==, 1);
  g_assert_cmpuint (entries (house), ==, 4);
  tap_card (house, "7C");
  g_assert_cmpuint (ump_play_n_gathered (house->play), ==, 0);
  tap_floor (house, 8);
  g_assert_cmpuint (ump_play_n_gathered (house->play), ==, 1);
  g_assert_cmpint (ump_move_int (ump_play_gathered (house->play, 0), 0), ==, 8);
  g_assert_false (ump_play_enter_line (house->play, "7c 3"));
  g_assert_cmpint (ump_play_answer (house->play)->type, ==, UMP_ANSWER_REFUSED);
  g_assert_cmpuint (ump_play_n_gathered (house->play), ==, 1);
}

/* What is said by somebody else, or with a ruling, cannot be gathered: what is there is entered before it. So
 * it is when the session is left. */
static void
test_settle (House *house, gconstpointer data)
{
  tap_card (house, "7C");
  tap_floor (house, 5);
  g_assert_false (ump_play_enter_line (house->play, "ana: place 9 2D"));
  g_assert_cmpuint (entries (house), ==, 5);
  g_assert_cmpuint (ump_play_n_gathered (house->play), ==, 0);
  assert_entry (house, 5, "ana: place 5 7C");
  g_assert_true (ump_play_enter_line (house->play, "bea: place 9 2D"));
  tap_card (house, "KS");
  tap_floor (house, 6);
  g_assert_cmpuint (ump_play_n_gathered (house->play), ==, 1);
  g_assert_true (ump_play_settle_gathered (house->play));
  g_assert_cmpuint (ump_play_n_gathered (house->play), ==, 0);
  g_assert_cmpuint (entries (house), ==, 7);
  assert_entry (house, 7, "carlos: place 6 KS");
}

/* A typed line joins what is begun; without it, it is entered at once and the rest is gathered. */
static void
test_lines (House *house, gconstpointer data)
{
  g_assert_true (ump_play_enter_line (house->play, "9h 2"));
  g_assert_cmpuint (entries (house), ==, 5);
  tap_card (house, "7C");
  tap_floor (house, 5);
  g_assert_true (ump_play_enter_line (house->play, "2d 9"));
  g_assert_cmpuint (entries (house), ==, 5);
  g_assert_cmpuint (ump_play_n_gathered (house->play), ==, 2);
  g_assert_true (ump_play_enter_line (house->play, "ks 6"));
  g_assert_cmpuint (entries (house), ==, 8);
  assert_entry (house, 8, "diego: place 6 KS");
  g_assert_true (ump_play_undo (house->play));
  g_assert_cmpuint (entries (house), ==, 5);
}

/* The table shows what is gathered, and nothing of it is in the log. */
static void
test_table (House *house, gconstpointer data)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (house->play));
  int zone = find_zone (setup, "placed");

  tap_card (house, "7C");
  tap_floor (house, 5);
  g_assert_cmpint (ump_table_zone (ump_play_table (house->play), zone)->n, ==, 1);
  g_assert_cmpint (ump_table_zone (ump_match_table (ump_play_match (house->play)), zone)->n, ==, 0);
  ump_play_jump (house->play, 1);
  g_assert_cmpint (ump_table_zone (ump_play_table (house->play), zone)->n, ==, 0);
}

/* Digits that chose a floor are given back where they begin a line. */
static void
test_digits (House *house, gconstpointer data)
{
  g_autofree char *none = NULL, *keys = NULL;

  tap_floor (house, 7);
  none = ump_chooser_unkey (house->chooser);
  g_assert_null (none);
  ump_chooser_clear (house->chooser);
  tap_floor (house, 1);
  ump_chooser_keyed (house->chooser, 1);
  ump_chooser_keyed (house->chooser, 10);
  keys = ump_chooser_unkey (house->chooser);
  g_assert_cmpstr (keys, ==, "10");
  tap_card (house, "7C");
  g_assert_cmpuint (ump_play_n_gathered (house->play), ==, 0);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*test) (House *house, gconstpointer data);
  } tests[] = {
    { "/gather/sheet", test_sheet }, { "/gather/mend", test_mend },     { "/gather/lines", test_lines },
    { "/gather/table", test_table }, { "/gather/digits", test_digits }, { "/gather/settle", test_settle },
    { "/gather/held", test_held },   { "/gather/acting", test_acting },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, House, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
