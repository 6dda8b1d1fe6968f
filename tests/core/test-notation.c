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
  assert_reads (match, "c: play PI=2 ca=mir1", "carlos: play mirror-1 pile=2");
  assert_reads (match, "tally pl=bea c=1 mi=2 l=3 Ma=4", "tally bea 1 2 3 4");
  assert_column (match, "tally bea cat=1 m=2", 17);
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
  assert_reads (match, "note who=\"Ana said so\"", "note \"who=Ana said so\"");
  assert_reads (match, "note a=b", "note \"a=b\"");
  assert_column (match, "note", 1);
  assert_reads (match, "note \"\"", "note \"\"");
  assert_reads (match, "note \"  late  again \"", "note \"late  again\"");
  assert_reads (match, "bea: note hello", "bea: note hello");
  assert_reads (match, "note be\"for\"e", "note before"); /* what stands behind a quote belongs to the word */
  assert_reads (match, "note \"Née Ñandú 💖\"", "note \"Née Ñandú 💖\"");
  assert_column (match, "note \"half a letter: \303\"", 1);
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

/* What is no move at all breaks no rule of the page. */
static void
test_no_rule (void)
{
  static const char *const lines[] = { "ana: deal", "dora: play cat-5", "play cat-5", "void 7" };
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++) {
    UmpVerdict verdict = fixture_enter (match, lines[i]);

    g_test_message ("%s", lines[i]);
    g_assert_cmpint (verdict.kind, ==, UMP_FORM);
    g_assert_cmpint (verdict.rule, ==, -1);
  }
}

/* Where a line goes wrong; nowhere when it does not. */
static void
test_bad_column (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");

  g_assert_cmpint (ump_notation_bad_column (match, "ana: play l7"), ==, 0);
  g_assert_cmpint (ump_notation_bad_column (match, "ana: play l7 at=2026-11-20T20:05:00Z"), ==, 0);
  g_assert_cmpint (ump_notation_bad_column (match, "ana: play l7 at=2026-11-31T20:05:00Z"), ==, 14);
  g_assert_cmpint (ump_notation_bad_column (match, "ana: play dog-3"), ==, 11);
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

/* Of a line that cannot be accepted in any way, the reading that is nearest: whose answer it gets. */
static void
test_implied_refused (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("level-8");

  fixture_accept (match, "deal red-1");
  assert_implied (match, "draw", "ana: draw");
  assert_implied (match, "red-3", "ana: lay red-3");
}

/* A name alone while somebody is to move is no count, which would end the recording of moves; while a round
 * is counted it may be one. */
static void
test_implied_count (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("in-front-of-the-elevators");
  UmpVerdict verdict;
  g_autoptr (UmpEntry) entry = NULL;

  fixture_accept (match, "deal blue-girl,red-mother,green-boy girl,boy,2,3,4 mother,grandmother,2,3,4 "
                         "father,grandfather,2,3,4");
  entry = ump_notation_parse_implied (match, "bea", &verdict, NULL);
  g_assert_null (entry);
  fixture_accept (match, "tally-cafe ana");
  assert_implied (match, "bea", "tally-cafe bea");
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
  assert_implied (pad, "bea 1000000+0", "enter bea 1000000");
  assert_implied (pad, "bea -1000000+0", "enter bea -1000000");
  assert_implied (pad, "enter bea 7", "enter bea 7");
  assert_implied (pad, "adjust bea -99999999999999999999 x", "adjust bea -99999999999999999999 x");
  assert_implied (pad, "adjust bea -99999999999999999999-1 x", "adjust bea -99999999999999999999-1 x");
}

static void
assert_says (UmpMatch *match, const char *line, const char *expected)
{
  UmpVerdict verdict;
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, line, &verdict, NULL);
  g_autofree char *reason = ump_match_reason (match, &verdict, NULL);

  g_assert_null (entry);
  g_assert_cmpstr (reason, ==, expected);
}

/* A card and a number cannot be confused: either may come first. */
static void
test_any_order (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("elevator");

  for (int i = 0; i < 3; i++) {
    static const char *const lines[] = { "ana: park 1", "bea: park 2", "carlos: park 3" };

    fixture_accept (match, lines[i]);
  }
  assert_reads (match, "ana: place 5 7c", "ana: place 5 7C");
  assert_reads (match, "ana: place 7c 5", "ana: place 5 7C");
  assert_reads (match, "ana: place card=7c 5", "ana: place 5 7C");
  assert_implied (match, "7c 5", "ana: place 5 7C");
  assert_implied (match, "5 7c", "ana: place 5 7C");
  assert_implied (match, "10h 10", "ana: place 10 10H");
  /* Twice the same sort is no order of it. */
  g_assert_cmpint (fixture_enter (match, "ana: place 7c 8c").kind, ==, UMP_FORM);
}

/* What cannot be said now is not in the way of what can. */
static void
test_possible_verbs (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("elevator");

  assert_reads (match, "ana: p 4", "ana: park 4");
  fixture_accept (match, "ana: park 1");
  fixture_accept (match, "bea: park 2");
  fixture_accept (match, "carlos: park 3");
  assert_reads (match, "ana: p 9 8d", "ana: place 9 8D");
  assert_says (match, "zzz", "Begin with what happened: place or tally.");
  assert_says (match, "ana place 9 8d", "A colon belongs after the name: “ana: …”.");
  assert_says (match, "ana: place 9 8d 7c", "Behind “place” may stand: floor, card.");
  fixture_accept (match, "abandon");
  assert_says (match, "zzz", "The game is over: only a note may follow.");
}

/* Who cut a word too short hears what it can be. */
static void
test_cut_verbs (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("in-front-of-the-elevators");

  fixture_accept (match, "deal blue-girl,red-mother,green-boy girl,boy,2,3,4 mother,grandmother,2,3,4 "
                         "father,grandfather,2,3,4");
  assert_says (match, "tally 1", "Write more of the word, which can be tally-line or tally-cafe.");
  assert_says (match, "a", "Write more of the word, which can be adjust or abandon.");
}

/* An optional list without items is as if it were not there, in what is written as well. */
static void
test_empty_list (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("elevator");
  UmpVerdict verdict;
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, "ana: ride wait load=", &verdict, NULL);
  g_auto (UmpMove) move = { 0 };
  g_autoptr (UmpEntry) made = NULL;

  g_assert_nonnull (entry);
  g_assert_null (entry->values[1]);
  assert_reads (match, "ana: ride wait load=", "ana: ride wait");
  ump_move_init (&move, ump_verb_find (ump_match_game (match), "ride"), 0);
  ump_move_push (&move, 0, 2);
  ump_move_give (&move, 1);
  made = ump_entry_from_move (ump_match_setup (match), &move, NULL, NULL);
  g_assert_null (made->values[1]);
}

/* Nothing between two commas is a fault, a comma at the end is none: what is kept is read again as it is. */
static void
test_gap_in_list (void)
{
  static const char start[] = "deal blue-father,green-mother,blue-boy girl,boy,2,3,4 girl,boy,2,3,4 ";
  g_autoptr (UmpMatch) match = fixture_match ("in-front-of-the-elevators");
  g_autofree char *gap = g_strconcat (start, "girl,boy,2,,6", NULL);
  g_autofree char *end = g_strconcat (start, "girl,boy,2,6,", NULL);
  g_autofree char *whole = g_strconcat (start, "girl,boy,2,6", NULL);
  UmpVerdict verdict = { 0 };
  g_autoptr (UmpEntry) entry = ump_notation_parse (match, gap, &verdict, NULL), comma = NULL;

  if (entry != NULL)
    g_assert_false (ump_match_add (match, entry, &verdict));
  g_assert_true (ump_verdict_is_refused (&verdict));
  assert_reads (match, end, whole);
  comma = ump_notation_parse (match, end, &verdict, NULL);
  g_assert_cmpstr (comma->values[0], ==, "blue-father green-mother blue-boy");
  g_assert_cmpstr (comma->values[3], ==, "girl boy 2 6");
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

static void
assert_common (UmpMatch *match, const char *line, const char *expected)
{
  g_autofree char *common = ump_notation_common (match, line);

  g_assert_cmpstr (common, ==, expected);
}

/* As far as all that may be meant is the same; never less than was typed. */
static void
test_common (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");

  fixture_accept (match, "deal");
  assert_common (match, "ca", "ana: play cat-");
  assert_common (match, "ana: p", "ana: play ");
  assert_common (match, "ANA: PLAY cat-5", "ana: play cat-5 pile=1");
  assert_common (match, "ana: play cat-", NULL);
  assert_common (match, "xyz", NULL);
  assert_common (match, "a", "ana: play ");
}

/* A text says what is wrong with it: that there is none, or too much. */
static void
test_length (void)
{
  static const UmpField field = { .name = "mark", .type = UMP_TYPE_TEXT, .max = 3 };
  g_autoptr (UmpMatch) match = fixture_match ("pad");
  static const struct {
    const char *text;
    const char *reason;
  } cases[] = { { "", "“mark” must not be empty." },
                { "ñandú", "“mark” must have 3 characters at most." },
                { "ñan", NULL } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    UmpVerdict verdict = { 0 };
    g_autofree char *reason = NULL;
    g_auto (UmpMove) move;

    ump_move_init (&move, 0, UMP_NOBODY);
    g_assert_true (ump_field_read (ump_match_setup (match), &field, cases[i].text, &move, 0, &verdict) ==
                   (cases[i].reason == NULL));
    reason = ump_match_reason (match, &verdict, NULL);
    if (cases[i].reason != NULL)
      g_assert_cmpstr (reason, ==, cases[i].reason);
  }
}

/* What was read last is kept for judging it, and is not taken for another entry. */
static void
test_read_before (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  UmpVerdict verdict;
  g_autoptr (UmpEntry) first = NULL, second = NULL;
  const UmpTable *table = ump_match_table (match);

  fixture_accept (match, "deal");
  first = ump_notation_parse (match, "ana: play cat-5", &verdict, NULL);
  second = ump_notation_parse (match, "bea: play cat-7", &verdict, NULL);
  g_assert_true (ump_match_add (match, first, &verdict));
  g_assert_cmpint (ump_table_seen (table, ump_setup_face (table->setup, "cat-5")), ==, 1);
  g_assert_cmpint (ump_table_seen (table, ump_setup_face (table->setup, "cat-7")), ==, 0);
  g_assert_true (ump_match_add (match, second, &verdict));
  g_assert_cmpint (ump_table_seen (table, ump_setup_face (table->setup, "cat-7")), ==, 1);
  g_assert_false (ump_match_add (match, second, &verdict));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/short", test_short);
  g_test_add_func ("/notation/texts", test_texts);
  g_test_add_func ("/notation/length", test_length);
  g_test_add_func ("/notation/errors", test_errors);
  g_test_add_func ("/notation/bad-column", test_bad_column);
  g_test_add_func ("/notation/no-rule", test_no_rule);
  g_test_add_func ("/notation/missable", test_missable);
  g_test_add_func ("/notation/implied", test_implied);
  g_test_add_func ("/notation/implied-refused", test_implied_refused);
  g_test_add_func ("/notation/implied-count", test_implied_count);
  g_test_add_func ("/notation/complete", test_complete);
  g_test_add_func ("/notation/common", test_common);
  g_test_add_func ("/notation/any-order", test_any_order);
  g_test_add_func ("/notation/possible-verbs", test_possible_verbs);
  g_test_add_func ("/notation/cut-verbs", test_cut_verbs);
  g_test_add_func ("/notation/empty-list", test_empty_list);
  g_test_add_func ("/notation/gap-in-list", test_gap_in_list);
  g_test_add_func ("/notation/read-before", test_read_before);
  return g_test_run ();
}
