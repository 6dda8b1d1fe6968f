/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What else could have been entered: the cards, the ways to go on with one, and the places in a line. */
#include "app/model/other-moves.h"
#include "app/model/offers.h"
#include "core/notation.h"
#include "games/games.h"

static const char *const IDS[] = { "ana", "bea", "carlos" }, *const NAMES[] = { "Ana", "Bea", "Carlos" };

typedef struct {
  UmpMatch *match;
  UmpOtherMoves *moves;
} Past;

static UmpEntry *
parse (Past *past, const char *line)
{
  UmpVerdict verdict = { 0 };
  UmpEntry *entry = ump_notation_parse (past->match, line, &verdict, NULL);

  g_assert_nonnull (entry);
  return entry;
}

static void
enter (Past *past, const char *line)
{
  UmpVerdict verdict = { 0 };
  g_autoptr (UmpEntry) entry = parse (past, line);

  g_assert_true (ump_match_add (past->match, entry, &verdict));
}

static void
set_up (Past *past, gconstpointer kind)
{
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find (kind), IDS, NAMES, 3, NULL, 0, &error);

  g_assert_no_error (error);
  past->match = ump_match_new (setup, NULL);
  past->moves = ump_other_moves_new ();
}

static void
tear_down (Past *past, gconstpointer kind)
{
  ump_other_moves_free (past->moves);
  ump_match_free (past->match);
}

static int
face_of (Past *past, const char *id)
{
  return ump_setup_face (ump_match_setup (past->match), id);
}

/* The face that is marked, 0 for none; there is never more than one. */
static int
marked (Past *past)
{
  GListModel *cards = ump_other_moves_cards (past->moves);
  int face = 0;

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++) {
    g_autoptr (UmpFaceOffer) card = g_list_model_get_item (cards, i);

    if (ump_face_offer_state (card)->taken == 0)
      continue;
    g_assert_cmpint (face, ==, 0);
    face = ump_face_offer_face (card);
  }
  return face;
}

static void
test_cards (Past *past, gconstpointer kind)
{
  g_autoptr (UmpEntry) like = NULL;
  GListModel *cards = ump_other_moves_cards (past->moves);
  const char *best;

  enter (past, "market 12,45,31,bet-4,77");
  like = parse (past, "ana: take 31 line");
  ump_other_moves_set (past->moves, past->match, like);
  g_assert_true (ump_other_moves_has_any (past->moves));
  g_assert_cmpuint (g_list_model_get_n_items (cards), ==, 5);
  g_assert_cmpint (ump_other_moves_card (past->moves, face_of (past, "45")).face, ==, face_of (past, "45"));
  best = ump_other_moves_best (past->moves, face_of (past, "45"));
  g_assert_cmpstr (best, ==, "ana: take 45 line");
  g_assert_null (ump_other_moves_best (past->moves, face_of (past, "46")));
  g_assert_cmpint (marked (past), ==, 0);
  g_assert_cmpint (ump_other_moves_mark (past->moves, best), ==, face_of (past, "45"));
  g_assert_cmpint (marked (past), ==, face_of (past, "45"));
  g_assert_cmpint (ump_other_moves_mark (past->moves, NULL), ==, 0);
  g_assert_cmpint (marked (past), ==, 0);
}

/* With a card there are ways only where there is a choice; the one that is marked says so. */
static void
test_ways (Past *past, gconstpointer kind)
{
  g_autoptr (UmpEntry) like = NULL;
  g_autoptr (GPtrArray) ways = NULL, none = NULL;
  const UmpOtherMove *way;

  enter (past, "market 12,45,31,bet-4,77");
  like = parse (past, "ana: take 31 line");
  ump_other_moves_set (past->moves, past->match, like);
  ump_other_moves_mark (past->moves, "ana: take 45 line");
  ways = ump_other_moves_ways (past->moves, face_of (past, "45"));
  g_assert_cmpuint (ways->len, >=, 2);
  for (guint i = 0; i < ways->len; i++) {
    way = ways->pdata[i];
    g_assert_true (way->chosen == g_str_equal (way->line, "ana: take 45 line"));
    g_assert_cmpstr (way->words, !=, way->line);
  }
  none = ump_other_moves_ways (past->moves, 0);
  g_assert_cmpuint (none->len, ==, 0);
}

/* A card may have been put anywhere in its line, right or not; one that goes to no line nowhere. */
static void
test_places (Past *past, gconstpointer kind)
{
  g_autoptr (GPtrArray) places = NULL, none = NULL;
  const UmpOtherMove *first, *second;

  enter (past, "deal yellow-girl,blue-girl,yellow-grandmother girl,boy,2,3,4 girl,boy,2,3,4 girl,boy,2,3,4");
  ump_other_moves_set (past->moves, past->match, NULL);
  places = ump_other_moves_places (past->moves, "ana: play blue-father 1 position=2");
  g_assert_cmpuint (places->len, ==, 2);
  first = places->pdata[0];
  second = places->pdata[1];
  g_assert_cmpstr (first->line, ==, "ana: play blue-father 1 position=1");
  g_assert_cmpstr (first->words, !=, second->words);
  g_assert_false (first->chosen);
  g_assert_true (second->chosen);
  none = ump_other_moves_places (past->moves, "no line at all");
  g_assert_cmpuint (none->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/other-moves/cards", Past, "line-it", set_up, test_cards, tear_down);
  g_test_add ("/other-moves/ways", Past, "line-it", set_up, test_ways, tear_down);
  g_test_add ("/other-moves/places", Past, "in-front-of-the-elevators", set_up, test_places, tear_down);
  return g_test_run ();
}
