/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

static void
assert_log (UmpMatch *match, const char *expected)
{
  g_autoptr (GString) log = g_string_new (NULL);

  for (guint i = 1; i <= ump_match_n_entries (match); i++) {
    const UmpEntry *entry = ump_match_entry (match, i);
    g_autofree char *line = ump_notation_print (ump_match_game (match), entry);

    g_string_append_printf (log, "%s%s", i > 1 ? "; " : "", line);
  }
  g_assert_cmpstr (log->str, ==, expected);
}

static void
load (UmpMatch *match, const char *line)
{
  UmpVerdict verdict;

  ump_match_load (match, ump_notation_parse (match, line, &verdict, NULL));
}

static void
test_undo (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  UmpVerdict verdict;

  fixture_accept (match, "deal");
  fixture_accept (match, "ana: play cat-5");
  fixture_accept (match, "note \"phone\"");
  g_assert_true (ump_match_undo (match));
  g_assert_true (ump_match_undo (match));
  assert_log (match, "deal; void; void");
  g_assert_cmpuint (ump_match_checked (match), ==, 3);
  g_assert_true (ump_match_redo (match, &verdict));
  assert_log (match, "deal; ana: play cat-5; void");
  g_assert_cmpint (ump_table_turn (ump_match_table (match)), ==, 1);
  fixture_accept (match, "bea: play cat-4");
  g_assert_cmpuint (ump_match_redo_entry (match), ==, 0);
  g_assert_false (ump_match_redo (match, &verdict));
  g_assert_cmpint (verdict.kind, ==, UMP_ACCEPTED);
}

/* The reasons of a log's voids, one letter each. */
static void
assert_whys (UmpMatch *match, const char *expected)
{
  g_autoptr (GString) whys = g_string_new (NULL);

  for (guint i = 1; i <= ump_match_n_entries (match); i++) {
    const UmpEntry *entry = ump_match_entry (match, i);

    g_string_append_c (whys, ump_entry_is_void (entry) ? "uxcr"[ump_entry_why (entry)] : '.');
  }
  g_assert_cmpstr (whys->str, ==, expected);
}

/* What was replaced never comes back, however often one goes back behind it. */
static void
test_redo_what_was_undone_last (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  UmpVerdict verdict;

  fixture_accept (match, "deal");
  fixture_accept (match, "ana: play ladder-5");
  g_assert_true (ump_match_undo (match));
  g_assert_cmpint (fixture_enter (match, "bea: play cat-1").kind, ==, UMP_TURN);
  assert_whys (match, ".u");
  fixture_accept (match, "ana: play ladder-2");
  fixture_accept (match, "bea: play cat-1");
  assert_whys (match, ".x..");
  g_assert_true (ump_match_undo (match));
  g_assert_true (ump_match_undo (match));
  assert_whys (match, ".xuu");
  g_assert_cmpuint (ump_match_redo_entry (match), ==, 3);
  g_assert_true (ump_match_redo (match, &verdict));
  assert_log (match, "deal; void; ana: play ladder-2; void");
  g_assert_true (ump_match_redo (match, &verdict));
  assert_log (match, "deal; void; ana: play ladder-2; bea: play cat-1");
  g_assert_cmpuint (ump_match_redo_entry (match), ==, 0);
  g_assert_true (ump_match_undo (match));
  ump_match_settle (match);
  assert_whys (match, ".x.x");
  g_assert_cmpuint (ump_match_redo_entry (match), ==, 0);
}

/* A refused entry of a file: what follows is kept and not checked; undo reaches it. */
static void
test_refused (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  UmpVerdict verdict;

  load (match, "deal");
  load (match, "bea: play cat-5");
  load (match, "ana: play cat-5");
  g_assert_cmpuint (ump_match_checked (match), ==, 1);
  g_assert_nonnull (ump_match_refusal (match));
  g_assert_cmpstr (ump_match_rule_id (match, ump_match_refusal (match)), ==, "M13-1");
  verdict = fixture_enter (match, "ana: play cat-4");
  g_assert_cmpint (verdict.kind, ==, UMP_TURN);
  g_assert_false (ump_match_redo (match, &verdict));
  g_assert_cmpint (verdict.kind, ==, UMP_ACCEPTED);
  g_assert_true (ump_match_undo (match));
  g_assert_nonnull (ump_match_refusal (match));
  g_assert_true (ump_match_redo (match, &verdict));
  assert_log (match, "deal; bea: play cat-5; ana: play cat-5");
  g_assert_true (ump_match_undo (match));
  g_assert_true (ump_match_undo (match));
  g_assert_null (ump_match_refusal (match));
  g_assert_cmpuint (ump_match_checked (match), ==, 3);
  g_assert_false (ump_match_redo (match, &verdict));
  g_assert_cmpint (verdict.kind, ==, UMP_TURN);
}

/* What stands behind an entry that was taken back was taken back too: redo brings it to the table it had. */
static void
test_redo_refused (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  UmpVerdict verdict;
  UmpEntry *child;

  fixture_accept (match, "deal");
  child = ump_notation_parse (match, "bea: play cat-5", &verdict, NULL);
  ump_match_load (match, ump_entry_new_void (UMP_WHY_UNDO, &child, 1));
  ump_entry_unref (child);
  g_assert_cmpuint (ump_match_redo_entry (match), >, 0);
  g_assert_false (ump_match_redo (match, &verdict));
  g_assert_cmpint (verdict.kind, ==, UMP_TURN);
  assert_log (match, "deal; void");
}

/* The log folded anew is the same at every moment, with the same rows. */
static void
assert_folds (UmpMatch *match)
{
  g_autoptr (UmpMatch) folded = fixture_match (ump_match_game (match)->kind);

  for (guint i = 1; i <= ump_match_n_entries (match); i++)
    ump_match_load (folded, ump_entry_ref (ump_match_entry (match, i)));
  g_assert_cmpuint (ump_match_checked (folded), ==, ump_match_checked (match));
  g_assert_true (ump_table_equal (ump_match_table (folded), ump_match_table (match)));
  for (guint i = 0; i <= ump_match_n_entries (match); i++) {
    g_autoptr (UmpTable) one = ump_match_table_at (match, i), other = ump_match_table_at (folded, i);

    g_assert_true (ump_table_equal (one, other));
    g_assert_cmpuint (ump_match_rows_at (match, i), ==, ump_match_rows_at (folded, i));
  }
  for (guint i = 0; i < ump_match_n_rows (match); i++)
    g_assert_cmpuint (ump_match_row (match, i)->entry, ==, ump_match_row (folded, i)->entry);
}

static void
take_back (UmpMatch *match, int n)
{
  while (n-- > 0) {
    g_assert_true (ump_match_undo (match));
    assert_folds (match);
  }
}

static void
put_back (UmpMatch *match, int n)
{
  UmpVerdict verdict;

  while (n-- > 0) {
    g_assert_true (ump_match_redo (match, &verdict));
    g_assert_cmpint (verdict.kind, ==, UMP_ACCEPTED);
    g_assert_false (verdict.ruled);
    assert_folds (match);
  }
}

/* What comes again is not judged again while nothing else has happened: the log must be none the wiser. */
static void
test_redo_as_it_was (void)
{
  static const char *const people[] = { "ana", "bea", "carlos" };
  g_autoptr (UmpMatch) match = fixture_match ("pad");

  for (int i = 0; i < 120; i++) {
    g_autofree char *line = g_strdup_printf ("enter %s %d", people[i % 3], 8000 * i - 7);

    fixture_accept (match, line);
  }
  fixture_accept (match, "adjust ana 5 \"late\"");
  fixture_accept (match, "ana: note \"phone\"");
  take_back (match, 5);
  put_back (match, 2);
  take_back (match, 4);
  put_back (match, 7);
  take_back (match, 4);
  fixture_accept (match, "enter bea 1");
  take_back (match, 3);
  put_back (match, 3);
  ump_match_trim (match);
  take_back (match, 3);
  ump_match_trim (match);
  put_back (match, 3);
}

/* A ruling that comes again says again what it waived. */
static void
test_redo_ruling (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  UmpVerdict verdict;

  fixture_accept (match, "deal");
  fixture_accept (match, "ana: play cat-5");
  fixture_enter (match, "bea: play mirror-2 pile=1 ruling=\"seen too late\"");
  take_back (match, 2);
  put_back (match, 1);
  g_assert_true (ump_match_redo (match, &verdict));
  g_assert_true (verdict.ruled);
  g_assert_cmpstr (ump_match_rule_id (match, &verdict), ==, "M13-4");
  ump_match_verdict (match, 3, &verdict);
  g_assert_true (verdict.ruled);
  assert_folds (match);
}

/* Who is no longer of the session says nothing again. */
static void
test_redo_of_nobody (void)
{
  static const char *const before[] = { "ana", "bea", "carlos", "zoe", NULL };
  static const char *const after[] = { "ana", "bea", "carlos", NULL };
  g_autoptr (UmpMatch) match = fixture_match ("pad");
  UmpVerdict verdict;

  ump_match_set_people (match, before);
  fixture_accept (match, "zoe: note \"hello\"");
  g_assert_true (ump_match_undo (match));
  ump_match_set_people (match, after);
  g_assert_false (ump_match_redo (match, &verdict));
  g_assert_cmpint (verdict.kind, ==, UMP_FORM);
  ump_match_set_people (match, before);
  g_assert_true (ump_match_redo (match, &verdict));
}

static void
test_void_of_several (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  UmpVerdict verdict;
  g_autoptr (UmpEntry) deal = ump_notation_parse (match, "deal", &verdict, NULL);
  g_autoptr (UmpEntry) play = ump_notation_parse (match, "ana: play cat-5", &verdict, NULL);
  UmpEntry *const several[] = { deal, play };

  ump_match_load (match, ump_entry_new_void (UMP_WHY_UNDO, several, 2));
  g_assert_true (ump_match_redo (match, &verdict));
  assert_log (match, "deal; ana: play cat-5");
  g_assert_cmpint (ump_table_turn (ump_match_table (match)), ==, 1);
}

static void
test_ruling (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  UmpVerdict verdict;

  fixture_accept (match, "deal");
  fixture_accept (match, "ana: play cat-5");
  verdict = fixture_enter (match, "bea: play mirror-2 pile=1");
  g_assert_cmpint (verdict.kind, ==, UMP_RULE);
  verdict = fixture_enter (match, "bea: play mirror-2 pile=1 ruling=\"\"");
  g_assert_cmpint (verdict.kind, ==, UMP_RULE);
  verdict = fixture_enter (match, "bea: play mirror-2 pile=1 ruling=\"seen too late\"");
  g_assert_cmpint (verdict.kind, ==, UMP_ACCEPTED);
  g_assert_true (verdict.ruled);
  ump_match_verdict (match, 3, &verdict);
  g_assert_true (verdict.ruled);
  g_assert_cmpstr (ump_match_rule_id (match, &verdict), ==, "M13-4");
  verdict = fixture_enter (match, "ana: play mirror-2 ruling=\"out of turn\"");
  g_assert_cmpint (verdict.kind, ==, UMP_TURN);
}

static void
test_common (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  UmpTotal totals[UMP_MAX_SEATS];
  UmpVerdict verdict;

  fixture_accept (match, "adjust bea 5 late");
  ump_score_totals (ump_match_table (match), totals);
  g_assert_cmpint (totals[1].points, ==, 5);
  g_assert_cmpint (totals[1].rank, ==, 3);
  g_assert_cmpint (totals[0].rank, ==, 1);
  fixture_accept (match, "abandon");
  g_assert_cmpint (fixture_enter (match, "adjust bea 5 late").kind, ==, UMP_TURN);
  verdict = fixture_enter (match, "deal");
  g_assert_cmpint (verdict.kind, ==, UMP_TURN);
  g_assert_cmpstr (ump_match_rule_id (match, &verdict), ==, "M13-1");
  fixture_accept (match, "note bye");
  g_assert_cmpint (fixture_enter (match, "abandon").kind, ==, UMP_TURN);
}

/* Points beyond an int. */
static void
test_wide_totals (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("pad");
  UmpTotal totals[UMP_MAX_SEATS];

  for (int i = 0; i < 3000; i++) {
    fixture_accept (match, "adjust ana 1000000 much");
    fixture_accept (match, "adjust bea -1000000 little");
  }
  ump_score_totals (ump_match_table (match), totals);
  g_assert_cmpint (totals[0].points, ==, G_GINT64_CONSTANT (3000000000));
  g_assert_cmpint (totals[1].points, ==, G_GINT64_CONSTANT (-3000000000));
}

static void
test_limits (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");
  g_autofree char *long_text = g_strnfill (UMP_MAX_VALUE_CHARS + 1, 'x');
  g_autofree char *line = g_strdup_printf ("adjust ana 1 %s", long_text);

  g_assert_cmpint (fixture_enter (match, line).kind, ==, UMP_FORM);
  g_assert_cmpint (fixture_enter (match, "note \"bell \x07\"").kind, ==, UMP_FORM);
  g_assert_cmpuint (ump_match_n_entries (match), ==, 0);
}

/* What a tally is filled in with, as typed; NULL when there is nothing to fill in. */
static char *
prefilled (const UmpMatch *match, int verb, int first)
{
  g_auto (UmpMove) move = { 0 };

  ump_move_init (&move, verb, UMP_NOBODY);
  ump_move_push (&move, 0, first);
  return ump_match_prefill (match, &move) ? ump_notation_print_move (ump_match_setup (match), &move) : NULL;
}

static void
assert_prefilled (const UmpMatch *match, const char *verb, int first, const char *expected)
{
  g_autofree char *line = prefilled (match, ump_verb_find (ump_match_game (match), verb), first);

  g_assert_cmpstr (line, ==, expected);
}

static void
test_prefill (void)
{
  g_autoptr (UmpMatch) match = fixture_match ("martes-13");

  fixture_accept (match, "deal");
  assert_prefilled (match, "tally", 1, "tally bea 0 0 0 0");
  assert_prefilled (match, "play", 1, NULL);
  fixture_accept (match, "ana: play cat-7");
  fixture_accept (match, "bea: play cat-7");
  fixture_accept (match, "carlos: play cat-1");
  fixture_accept (match, "ana: play martes 1");
  assert_prefilled (match, "tally", 0, "tally ana 0 0 0 0");
  assert_prefilled (match, "tally", 1, "tally bea 1 0 0 0");
  /* Confirmed or changed: what was seen stays what was seen. */
  fixture_accept (match, "tally bea 4 0 0 0");
  assert_prefilled (match, "tally", 1, "tally bea 1 0 0 0");
  fixture_accept (match, "abandon");
  assert_prefilled (match, "tally", 0, NULL);
}

/* Every game's tally: numbers, lists, several verbs, and what the log cannot know. */
static void
test_prefill_of_games (void)
{
  g_autoptr (UmpMatch) line_it = fixture_match ("line-it");
  g_autoptr (UmpMatch) elevator = fixture_match ("elevator");
  g_autoptr (UmpMatch) level_8 = fixture_match ("level-8");
  g_autoptr (UmpMatch) in_front = fixture_match ("in-front-of-the-elevators");

  fixture_accept (line_it, "market bet-3,1,9,13,2");
  assert_prefilled (line_it, "tally", 0, "tally ana 0");
  fixture_accept (line_it, "ana: take bet-3 line");
  fixture_accept (line_it, "ana: complete");
  assert_prefilled (line_it, "tally", 0, "tally ana 0 bets=-3");
  fixture_accept (elevator, "ana: park 1");
  assert_prefilled (elevator, "tally", 2, "tally carlos 0");
  fixture_accept (level_8, "deal red-1");
  fixture_accept (level_8, "ana: draw stock");
  fixture_accept (level_8, "ana: lay red-4,blue-5,green-6 red-10,blue-11,green-12");
  assert_prefilled (level_8, "tally", 0, "tally ana yes");
  assert_prefilled (level_8, "tally", 1, "tally bea no");
  fixture_accept (in_front, "deal blue-girl,red-boy,green-mother girl,boy,2,3,4 mother,father,2,3,4 "
                            "grandmother,grandfather,2,3,4");
  fixture_accept (in_front, "ana: play blue-boy 2");
  assert_prefilled (in_front, "tally-line", 2, "tally-line 2 red-boy,blue-boy");
  assert_prefilled (in_front, "tally-cafe", 0, "tally-cafe ana");
}

/* A note by somebody whom nobody knows waits, says so whoever comes, and is one once they are known. */
static void
test_people (void)
{
  static const char *const more[] = { "ana", "bea", "carlos", "dora", NULL };
  static const char *const all[] = { "ana", "bea", "carlos", "dora", "zoe", NULL };
  const char *const by = "by", *const zoe = "zoe";
  g_autoptr (UmpMatch) match = fixture_match ("martes-13"), fork = NULL;
  g_autofree char *reason = NULL;

  ump_match_set_people (match, more);
  ump_match_load (match, ump_entry_new (ump_match_game (match), "note", &by, &zoe, 1, "tea"));
  fork = ump_match_fork (match, 1);
  ump_match_set_people (match, all);
  g_assert_null (ump_match_refusal (match));
  g_assert_cmpuint (ump_match_checked (match), ==, 1);
  reason = ump_match_reason (fork, ump_match_refusal (fork), NULL);
  g_assert_cmpstr (reason, ==, "The people of this session are ana, bea, carlos, dora.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/undo", test_undo);
  g_test_add_func ("/match/redo-what-was-undone-last", test_redo_what_was_undone_last);
  g_test_add_func ("/match/refused", test_refused);
  g_test_add_func ("/match/redo-refused", test_redo_refused);
  g_test_add_func ("/match/redo-as-it-was", test_redo_as_it_was);
  g_test_add_func ("/match/redo-ruling", test_redo_ruling);
  g_test_add_func ("/match/redo-of-nobody", test_redo_of_nobody);
  g_test_add_func ("/match/void-of-several", test_void_of_several);
  g_test_add_func ("/match/ruling", test_ruling);
  g_test_add_func ("/match/common", test_common);
  g_test_add_func ("/match/wide-totals", test_wide_totals);
  g_test_add_func ("/match/limits", test_limits);
  g_test_add_func ("/match/people", test_people);
  g_test_add_func ("/match/prefill", test_prefill);
  g_test_add_func ("/match/prefill-of-games", test_prefill_of_games);
  return g_test_run ();
}
