/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/correction.h"
#include "core/difference.h"
#include "fixture.h"

static char *
say_all (const GArray *transfers, const UmpSetup *setup)
{
  GString *said = g_string_new (NULL);

  for (guint t = 0; t < transfers->len; t++) {
    g_autofree char *one = ump_transfer_say (setup, &g_array_index (transfers, UmpTransfer, t), NULL);

    g_string_append_printf (said, "%s%s", said->len > 0 ? " " : "", one);
  }
  return g_string_free (said, FALSE);
}

/* Takes the last entry back: all that is to be moved. */
static void
assert_returns (UmpMatch *match, const char *what)
{
  g_autoptr (UmpTable) before = ump_table_copy (ump_match_table (match));
  g_autoptr (GArray) transfers = NULL;
  g_autofree char *said = NULL;

  g_assert_true (ump_match_undo (match));
  transfers = ump_table_returns (before, ump_match_table (match));
  said = say_all (transfers, ump_match_setup (match));
  g_assert_cmpstr (said, ==, what);
}

/* All that is to be moved when the entry of that number becomes the line. */
static char *
moves_for (UmpMatch *match, guint number, const char *line)
{
  const UmpSetup *setup = ump_match_setup (match);
  UmpVerdict verdict;
  g_autoptr (UmpMatch) past = fixture_match (setup->game->kind);
  g_autoptr (UmpEntry) entry = NULL;
  g_autoptr (UmpCorrection) correction = NULL;
  g_autoptr (GArray) transfers = NULL;

  for (guint k = 1; k < number; k++)
    ump_match_load (past, ump_entry_ref (ump_match_entry (match, k)));
  entry = ump_notation_parse (past, line, &verdict, NULL);
  g_assert_nonnull (entry);
  correction = ump_match_correct_at (match, UMP_CHANGE_ENTRY, number, entry);
  g_assert_cmpint (correction->refused.kind, ==, UMP_ACCEPTED);
  transfers = ump_table_transfers (ump_match_table (match), ump_match_table (correction->result));
  return say_all (transfers, setup);
}

static UmpMatch *
begun (void)
{
  UmpMatch *match = fixture_match ("martes-13");

  fixture_accept (match, "deal");
  fixture_accept (match, "ana: play cat-5 1");
  fixture_accept (match, "bea: play cat-7 1");
  return match;
}

/* A card that was called by a wrong name lies where it lies. */
static void
test_same_place (void)
{
  g_autoptr (UmpMatch) match = begun ();
  g_autofree char *said = moves_for (match, 3, "bea: play cat-4 1");

  g_assert_cmpstr (said, ==, "");
}

static void
test_other_place (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  g_autofree char *said = NULL;

  fixture_accept (match, "deal");
  fixture_accept (match, "ana: play cat-2 1");
  fixture_accept (match, "bea: play mirror-2 2");
  fixture_accept (match, "carlos: play martes 1");
  said = moves_for (match, 4, "carlos: play martes 2");
  g_assert_cmpstr (said, ==, "Move martes from “Pile 1” to “Pile 2”.");
}

/* What one person had taken goes to two places. */
static void
test_two_places (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  g_autofree char *said = NULL;

  fixture_accept (match, "deal");
  fixture_accept (match, "ana: play cat-5 1");
  fixture_accept (match, "bea: play martes 1");
  fixture_accept (match, "carlos: play cat-7 1");
  said = moves_for (match, 3, "bea: play martes 2");
  g_assert_cmpstr (said, ==, "Carlos gives cat 5 back (Pile 1). Carlos gives martes back (Pile 2).");
}

/* Carlos took the cats only because a 5 was entered in place of a 1; and the other way round. */
static void
test_taken (void)
{
  g_autoptr (UmpMatch) match = begun ();
  g_autofree char *back = NULL, *away = NULL;
  g_autoptr (UmpMatch) other = begun ();

  fixture_accept (match, "carlos: play cat-5 1");
  back = moves_for (match, 4, "carlos: play cat-1 1");
  g_assert_cmpstr (back, ==, "Carlos gives cat 7, cat 5 back (Pile 1).");
  fixture_accept (other, "carlos: play cat-1 1");
  away = moves_for (other, 4, "carlos: play cat-5 1");
  g_assert_cmpstr (away, ==, "Carlos takes cat 7, cat 5 (Pile 1).");
}

/* "Bea gives … to Carlos": an earlier card makes another one the one too many. */
static void
test_other_taker (void)
{
  g_autoptr (UmpMatch) match = begun ();
  g_autofree char *said = NULL;

  fixture_accept (match, "carlos: play cat-1 1");
  fixture_accept (match, "ana: play cat-2 1");
  said = moves_for (match, 4, "carlos: play cat-4 1");
  g_assert_true (g_str_has_prefix (said, "Ana gives cat 5, cat 7"));
  g_assert_nonnull (strstr (said, "to Carlos."));
}

/* A move that never was: its card is where it came from. */
static void
test_left_out (void)
{
  g_autoptr (UmpMatch) match = begun ();
  g_autoptr (UmpTable) before = ump_table_copy (ump_match_table (match));
  g_autoptr (GArray) transfers = NULL;
  g_autofree char *said = NULL;

  g_assert_true (ump_match_undo (match));
  transfers = ump_table_transfers (before, ump_match_table (match));
  g_assert_nonnull (transfers);
  said = say_all (transfers, ump_match_setup (match));
  g_assert_cmpstr (said, ==, "Bea takes cat 7 back (Pile 1).");
}

/* Who cuts changes who stands in front of whom. */
static void
test_order (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("in-front-of-the-elevators");
  g_autofree char *cut = NULL, *named = NULL, *moved = NULL;

  fixture_accept (match, "deal blue-girl,red-mother,green-boy girl,boy,2,3,4 mother,grandmother,2,3,4 "
                         "father,grandfather,2,3,4");
  fixture_accept (match, "ana: play blue-boy 2");
  fixture_accept (match, "ana: draw 1");
  cut = moves_for (match, 2, "ana: play blue-father 2");
  g_assert_cmpstr (cut, ==, "");
  named = moves_for (match, 2, "ana: play blue-boy 2 position=2 ruling=agreed");
  g_assert_cmpstr (named, ==, "Put the cards of “Line 2” in this order: red mother, blue boy.");
  moved = moves_for (match, 2, "ana: play blue-boy 3");
  g_assert_cmpstr (moved, ==, "Move blue boy from “Line 2” to “Line 3”.");
}

static void
test_other_game (void)
{
  g_autoptr (UmpMatch) match = begun (), pad = fixture_match ("pad");
  g_autoptr (GArray) transfers = ump_table_transfers (ump_match_table (match), ump_match_table (pad));

  g_assert_cmpuint (transfers->len, ==, 0);
}

/* Taken back: to the hand or the deck that it came out of, and from whom it went to. */
static void
test_returns (void)
{
  g_autoptr (UmpMatch) martes = begun (), line_it = fixture_match ("line-it");
  g_autoptr (UmpMatch) elevator = fixture_match ("elevator"), level_8 = fixture_match ("level-8");

  assert_returns (martes, "Bea takes cat 7 back (Pile 1).");
  fixture_accept (martes, "bea: play cat-7 1");
  fixture_accept (martes, "carlos: play cat-4 1");
  assert_returns (martes, "Carlos gives cat 5, cat 7 back (Pile 1). Carlos takes cat 4 back (Pile 1).");
  fixture_accept (line_it, "market 5,17,33,bet-3,40");
  fixture_accept (line_it, "ana: take 17 line");
  assert_returns (line_it, "Ana gives 17 back (Market).");
  assert_returns (line_it, "Move 5, 17, 33, bet +3, 40 from “Market” to “Deck”.");
  /* a hand of which some cards are known */
  fixture_accept (level_8, "deal red-1");
  fixture_accept (level_8, "ana: draw stock");
  fixture_accept (level_8, "ana: discard blue-9");
  assert_returns (level_8, "Ana takes blue 9 back (Discard pile of Ana).");
  assert_returns (level_8, "");
  /* tokens are no cards */
  fixture_accept (elevator, "ana: park 5");
  assert_returns (elevator, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/difference/same-place", test_same_place);
  g_test_add_func ("/difference/returns", test_returns);
  g_test_add_func ("/difference/other-place", test_other_place);
  g_test_add_func ("/difference/two-places", test_two_places);
  g_test_add_func ("/difference/taken", test_taken);
  g_test_add_func ("/difference/other-taker", test_other_taker);
  g_test_add_func ("/difference/left-out", test_left_out);
  g_test_add_func ("/difference/order", test_order);
  g_test_add_func ("/difference/other-game", test_other_game);
  return g_test_run ();
}
