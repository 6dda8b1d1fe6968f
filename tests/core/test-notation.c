/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

static void
assert_reads (UmpMatch *match, const char *line, const char *canonical)
{
  UmpVerdict verdict;
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, line, &verdict, NULL);
  g_autofree char *printed = NULL;

  if (entry == NULL) {
    g_autofree char *reason = ump_match_reason (match, &verdict, NULL);

    g_error ("%s: %s", line, reason);
  }
  printed = ump_notation_print (ump_match_game (match), entry);
  g_assert_cmpstr (printed, ==, canonical);
}

static void
assert_column (UmpMatch *match, const char *line, int expected)
{
  UmpVerdict verdict;
  int column;
  UmpEntry *entry = ump_notation_parse (match, line, &verdict, &column);
  g_autofree char *reason = ump_match_reason (match, &verdict, NULL);

  g_assert_null (entry);
  g_assert_cmpint (verdict.kind, ==, UMP_FORM);
  g_assert_cmpstr (reason, !=, "");
  g_assert_cmpint (column, ==, expected);
}

static void
test_short (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");

  assert_reads (match, "ana: play cat-5", "ana: play cat-5");
  assert_reads (match, "  A: P C5 ", "ana: play cat-5");
  assert_reads (match, "bea: play martes pile=1", "bea: play martes pile=1");
  assert_reads (match, "b: pl mar 1", "bea: play martes pile=1");
  assert_reads (match, "c: play pile=2 card=mir1", "carlos: play mirror-1 pile=2");
  assert_reads (match, "tally cat=1 player=bea 2 3 4", "tally bea 1 2 3 4");
  assert_reads (match, "d", "deal");
  assert_reads (match, "ana: play l7 ruling=\"we all agreed\"",
                "ana: play ladder-7 ruling=\"we all agreed\"");
  assert_reads (match, "ana: play l7 at=2026-11-20T20:05:00Z", "ana: play ladder-7");
  /* Nothing between the quotes is nothing at all. */
  assert_reads (match, "ana: play l7 ruling=\"\"", "ana: play ladder-7");
  assert_column (match, "ana: play cat", 11);
  assert_column (match, "ana: play c3", 11);
}

static void
test_texts (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");

  assert_reads (match, "note \"Carlos answers, at last\"", "note \"Carlos answers, at last\"");
  assert_reads (match, "note", "note \"\"");
  assert_reads (match, "note \"  late  again \"", "note \"late  again\"");
  assert_reads (match, "bea: note hello", "bea: note hello");
  assert_reads (match, "note \"a \\\"b\\\" \\\\ c\\nd\"", "note \"a \\\"b\\\" \\\\ c\\nd\"");
  assert_reads (match, "note \"a\tb\"", "note \"a\tb\"");
  assert_reads (match, "adjust ana 1 \"a\rb\"", "adjust ana 1 \"a\rb\"");
  assert_reads (match, "adjust ana -3 reason=\"late again\"", "adjust ana -3 \"late again\"");
  assert_column (match, "note \"open", 6);
  assert_column (match, "note two words", 10);
}

static void
test_errors (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");

  assert_column (match, "", 1);
  assert_column (match, "ana:", 1);
  assert_column (match, "ana: jump", 6);
  assert_column (match, "deal now", 6);
  assert_column (match, "ana: play cat-5 colour=red", 17);
  assert_column (match, "ana: play cat-5 pile=1 pile=2", 24);
  assert_column (match, "ana: play dog-3", 11);
}

/* An attribute that only some sheets need is positional all the same. */
static void
test_missable (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("pad");

  assert_reads (match, "enter ana 25 \"Full house\"", "enter ana 25 \"Full house\"");
  assert_reads (match, "enter ana 25 row=Ones", "enter ana 25 Ones");
  assert_reads (match, "enter player=ana row=Ones", "enter ana row=Ones");
}

static void
assert_implied (UmpMatch *match, const char *line, const char *canonical)
{
  UmpVerdict verdict;
  g_autoptr (UmpEntry) entry = ump_notation_parse_implied (match, line, &verdict, NULL);
  g_autofree char *printed = NULL;

  g_assert_nonnull (entry);
  printed = ump_notation_print (ump_match_game (match), entry);
  g_assert_cmpstr (printed, ==, canonical);
}

static void
test_implied (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  g_autoptr (UmpMatch) pad = fixture_match ("pad");

  fixture_accept (match, "deal");
  assert_implied (match, "c5", "ana: play cat-5");
  assert_implied (match, "play c5", "ana: play cat-5");
  assert_implied (match, "bea: play c5", "bea: play cat-5");
  assert_implied (pad, "bea 10+15-3", "enter bea 22");
  assert_implied (pad, "enter bea 7", "enter bea 7");
}

static void
test_complete (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  g_autoptr (GPtrArray) lines = NULL;

  fixture_accept (match, "deal");
  lines = ump_notation_complete (match, "c5", 10);
  g_assert_cmpuint (lines->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (lines, 0), ==, "ana: play cat-5 pile=1");
  g_clear_pointer (&lines, g_ptr_array_unref);
  lines = ump_notation_complete (match, "ana: play ca", 3);
  g_assert_cmpuint (lines->len, ==, 3);
  g_clear_pointer (&lines, g_ptr_array_unref);
  lines = ump_notation_complete (match, "xyz", 3);
  g_assert_cmpuint (lines->len, ==, 0);
  g_clear_pointer (&lines, g_ptr_array_unref);
  lines = ump_notation_complete (match, "tal", 3);
  g_assert_cmpstr (g_ptr_array_index (lines, 0), ==, "tally ");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/short", test_short);
  g_test_add_func ("/notation/texts", test_texts);
  g_test_add_func ("/notation/errors", test_errors);
  g_test_add_func ("/notation/missable", test_missable);
  g_test_add_func ("/notation/implied", test_implied);
  g_test_add_func ("/notation/complete", test_complete);
  return g_test_run ();
}
