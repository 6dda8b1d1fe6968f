/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The legal moves that are offered in place of a refused one. */
#include "fixture.h"

/* The lines that are offered for one that is refused: "a; b". */
static char *
near (UmpMatch *match, const char *line)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (UmpEntry) entry = NULL;
  g_autoptr (GPtrArray) moves = NULL;
  UmpVerdict verdict;

  entry = ump_notation_parse (match, line, &verdict, NULL);
  g_assert_nonnull (entry);
  g_assert_false (ump_match_judge (match, entry, &verdict));
  moves = ump_match_near (match, entry, FALSE, 3);
  for (guint i = 0; i < moves->len; i++) {
    g_autofree char *move = ump_notation_print_move (ump_match_setup (match), moves->pdata[i]);

    g_assert_true (ump_match_judge_move (match, moves->pdata[i], &verdict));
    g_string_append_printf (out, "%s%s", i > 0 ? "; " : "", move);
  }
  return g_strdup (out->str);
}

static void
assert_near (UmpMatch *match, const char *line, const char *expected)
{
  g_autofree char *found = near (match, line);

  g_assert_cmpstr (found, ==, expected);
}

/* The same card at another place is what was meant; no other card is offered then. */
static void
test_place (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");

  fixture_accept (match, "deal");
  fixture_accept (match, "ana: play cat-5 1");
  fixture_accept (match, "bea: play mirror-4 2");
  assert_near (match, "carlos: play mirror-1 3", "carlos: play mirror-1 pile=2");
}

static void
test_person (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");

  fixture_accept (match, "deal");
  fixture_accept (match, "ana: play cat-5 1");
  assert_near (match, "carlos: play cat-1 1", "bea: play cat-1 pile=1");
}

/* All of them have been seen: it may have been one that looks like it. */
static void
test_card (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("line-it");

  fixture_accept (match, "market 17,36,bet-5,90,52");
  fixture_accept (match, "ana: take 17 line");
  fixture_accept (match, "ana: end");
  assert_near (match, "bea: take 17 line", "bea: take 36 line; bea: take bet-5 line; bea: take 90 line");
}

/* The nearest comes first, whatever the order in which moves are listed. */
static void
test_nearest_first (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("line-it");

  fixture_accept (match, "market 17,36,bet-5,90,52");
  fixture_accept (match, "ana: take 90 line");
  fixture_accept (match, "ana: end");
  assert_near (match, "bea: take bet-3 line", "bea: take bet-5 line; bea: take 17 line; bea: take 36 line");
}

/* Nothing of the kind is possible: the little that is. */
static void
test_other (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("line-it");

  fixture_accept (match, "market 17,36,bet-5,90,52");
  fixture_accept (match, "ana: take 17 line");
  assert_near (match, "ana: take 36 hand", "ana: complete; ana: end");
  assert_near (match, "ana: play 36", "ana: complete; ana: end");
}

/* The same cards, divided otherwise. */
static void
test_division (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("level-8");

  fixture_accept (match, "deal red-1");
  fixture_accept (match, "ana: draw stock");
  assert_near (match, "ana: lay red-4,blue-5,red-10 green-6,blue-11,green-12",
               "ana: lay red-4,blue-5,green-6 red-10,blue-11,green-12");
}

/* What cannot be read counts for nothing. */
static void
test_unreadable (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("elevator");
  const char *names[] = { "by", "floor" }, *values[] = { "ana", "11" };
  g_autoptr (UmpEntry) entry =
      ump_entry_new (ump_match_game (match), "park", names, values, G_N_ELEMENTS (names), NULL);
  g_autoptr (GPtrArray) moves = ump_match_near (match, entry, FALSE, 2);
  UmpVerdict verdict;

  g_assert_false (ump_match_judge (match, entry, &verdict));
  g_assert_cmpuint (moves->len, ==, 2);
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (ump_match_judge_move (match, moves->pdata[i], &verdict));
}

/* A note has nothing near it. Where the log holds a refused entry, it goes on in front of that one. */
static void
test_none (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  UmpVerdict verdict;
  g_autoptr (UmpEntry) note = ump_notation_parse (match, "note \"phone\"", &verdict, NULL),
                       play = ump_notation_parse (match, "bea: play cat-5", &verdict, NULL);
  g_autoptr (GPtrArray) of_note = ump_match_near (match, note, FALSE, 3), of_play = NULL;

  g_assert_cmpuint (of_note->len, ==, 0);
  ump_match_load (match, ump_entry_ref (play));
  g_assert_nonnull (ump_match_refusal (match));
  of_play = ump_match_near (match, play, FALSE, 3);
  g_assert_cmpuint (of_play->len, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/near/place", test_place);
  g_test_add_func ("/near/person", test_person);
  g_test_add_func ("/near/card", test_card);
  g_test_add_func ("/near/nearest-first", test_nearest_first);
  g_test_add_func ("/near/other", test_other);
  g_test_add_func ("/near/division", test_division);
  g_test_add_func ("/near/unreadable", test_unreadable);
  g_test_add_func ("/near/none", test_none);
  return g_test_run ();
}
