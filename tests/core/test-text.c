/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"

static const char *
shout (const char *message)
{
  return strcmp (message, "{p0} plays {c1}") == 0 ? "{c1} jugada por {p0}" : message;
}

static const char *
plural (const char *one, const char *many, gulong n)
{
  return n == 1 ? "una carta" : "%d cartas";
}

static void
assert_text (UmpText text, const UmpSetup *setup, const UmpWords *words, const char *expected)
{
  g_autofree char *got = ump_text_format (&text, setup, words);

  g_assert_cmpstr (got, ==, expected);
}

static void
test_holes (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  const UmpSetup *setup = ump_match_setup (match);
  UmpWords words = { .translate = shout, .plural = plural };
  UmpCard cards[] = { { .face = 5 }, { .face = 40 }, { .back = UMP_COLOUR_BLUE }, { 0 } };
  UmpCardList list = { G_N_ELEMENTS (cards), cards };

  assert_text (UMP_TEXT ("{p0} plays {c1}", { UMP_P (1), UMP_F (5) }), setup, NULL, "Bea plays cat 5");
  assert_text (UMP_TEXT ("{p0} plays {c1}", { UMP_P (1), UMP_F (5) }), setup, &words, "cat 5 jugada por Bea");
  assert_text (UMP_TEXT ("{l0}", { UMP_L (&list) }), setup, NULL, "cat 5, martes, blue back, unknown card");
  assert_text (UMP_TEXT ("{k0} {k1}", { UMP_N (1), UMP_N (4) }), setup, NULL, "1 card 4 cards");
  assert_text (UMP_TEXT ("{k0} {k1}", { UMP_N (1), UMP_N (4) }), setup, &words, "una carta 4 cartas");
  assert_text (UMP_TEXT ("{+0} {+1} {n2} {o3}", { UMP_N (3), UMP_N (-3), UMP_N (-7), UMP_N (2) }), NULL, NULL,
               "+3 -3 -7 2nd");
  words.before_sign = "|";
  assert_text (UMP_TEXT ("{+0} {+1} {n2} {n3} {P2}", { UMP_N (3), UMP_N (-3), UMP_N (-7), UMP_N (2) }), NULL,
               &words, "|+3 |-3 |-7 2 |-7 cartas");
  assert_text (UMP_TEXT ("{ {x {q} {n9}", { { 0 } }), NULL, NULL, "{ {x {q} {n9}");
  assert_text (UMP_PLAIN (NULL), NULL, NULL, "");
}

static void
count_pieces (const char *text, const void *card, gpointer user_data)
{
  int *n = user_data;

  n[card != NULL ? 1 : 0]++;
}

static void
test_pieces (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  UmpCard cards[] = { { .face = 5 }, { .face = 40 } };
  UmpCardList list = { 2, cards };
  UmpText text = UMP_TEXT ("{c0} on {n1}, takes {l2}", { UMP_F (5), UMP_N (1), UMP_L (&list) });
  int n[2] = { 0 };

  ump_text_pieces (&text, ump_match_setup (match), NULL, count_pieces, n);
  g_assert_cmpint (n[0], ==, 2);
  g_assert_cmpint (n[1], ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/holes", test_holes);
  g_test_add_func ("/text/pieces", test_pieces);
  return g_test_run ();
}
