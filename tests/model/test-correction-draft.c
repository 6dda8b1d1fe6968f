/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A correction before it is accepted: what it says of itself, and that the game stays as it was. */
#include "app/model/correction-draft.h"
#include "app/model/marks.h"
#include "app/model/play-answer.h"
#include "core/notation.h"
#include "games/games.h"

static const char *const IDS[] = { "ana", "bea" }, *const NAMES[] = { "Ana", "Bea" };

typedef struct {
  UmpPlay *play;
  UmpCorrectionDraft *draft;
  guint n_tried;
} Past;

static void
on_tried (Past *past)
{
  past->n_tried++;
}

static void
set_up (Past *past, gconstpointer kind)
{
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find (kind), IDS, NAMES, 2, NULL, 0, &error);

  g_assert_no_error (error);
  past->play = ump_play_new_trial (ump_match_new (setup, NULL));
  past->draft = ump_correction_draft_new (past->play);
  past->n_tried = 0;
  g_signal_connect_swapped (past->draft, "tried", G_CALLBACK (on_tried), past);
}

static void
tear_down (Past *past, gconstpointer kind)
{
  g_assert_finalize_object (past->draft);
  g_object_unref (past->play);
}

static void
enter (Past *past, const char *const *lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_true (ump_play_enter_line (past->play, lines[i]));
}

static void
assert_says (Past *past, const char *property, const char *expected)
{
  g_autofree char *said = NULL;

  g_object_get (past->draft, property, &said, NULL);
  g_assert_cmpstr (said, ==, expected);
}

static void
assert_is (Past *past, const char *property, gboolean expected)
{
  gboolean is;

  g_object_get (past->draft, property, &is, NULL);
  g_assert_true (is == expected);
}

static void
assert_logged (Past *past, guint number, const char *line)
{
  UmpMatch *match = ump_play_match (past->play);
  g_autofree char *logged = ump_notation_print (ump_match_game (match), ump_match_entry (match, number));

  g_assert_cmpstr (logged, ==, line);
}

static const char *const FIRST[] = { "enter ana 12", "enter bea 7", "enter ana 3", NULL };

static void
test_edit (Past *past, gconstpointer kind)
{
  g_autofree char *line = NULL;

  enter (past, FIRST);
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ENTRY, 1);
  line = ump_correction_draft_first_line (past->draft);
  assert_logged (past, 1, line);
  /* what it is already changes nothing, however it is spelt */
  ump_correction_draft_try (past->draft, line);
  g_assert_null (ump_correction_draft_tried (past->draft));
  g_assert_null (ump_correction_draft_why (past->draft));
  assert_is (past, "acceptable", FALSE);
  assert_says (past, "scores", "");
  ump_correction_draft_try (past->draft, "  enter ana  13 ");
  g_assert_nonnull (ump_correction_draft_tried (past->draft));
  assert_is (past, "acceptable", TRUE);
  assert_says (past, "scores", "Changed: Ana 15 → 16. As before: Bea 7.");
  assert_logged (past, 1, line);
  g_assert_true (ump_correction_draft_accept (past->draft));
  /* what it was stays in the log, struck */
  assert_logged (past, 2, "enter ana 13");
  g_assert_cmpuint (past->n_tried, ==, 2);
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ENTRY, 2);
  g_assert_null (ump_correction_draft_tried (past->draft));
  ump_correction_draft_try (past->draft, line);
  g_assert_nonnull (ump_correction_draft_tried (past->draft));
}

static void
test_unreadable (Past *past, gconstpointer kind)
{
  enter (past, FIRST);
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ENTRY, 2);
  ump_correction_draft_try (past->draft, "nothing like it");
  g_assert_null (ump_correction_draft_tried (past->draft));
  g_assert_nonnull (ump_correction_draft_why (past->draft));
  g_assert_false (ump_correction_draft_accept (past->draft));
  ump_correction_draft_try (past->draft, " ");
  g_assert_null (ump_correction_draft_why (past->draft));
  ump_correction_draft_refuse (past->draft, "Not that.");
  g_assert_cmpstr (ump_correction_draft_why (past->draft), ==, "Not that.");
  assert_is (past, "acceptable", FALSE);
  g_assert_cmpuint (past->n_tried, ==, 3);
}

static void
test_insert_and_remove (Past *past, gconstpointer kind)
{
  enter (past, FIRST);
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ADD, 4);
  g_assert_null (ump_correction_draft_old (past->draft));
  ump_correction_draft_try (past->draft, "enter bea 20");
  g_assert_true (ump_correction_draft_accept (past->draft));
  assert_logged (past, 4, "enter bea 20");
  ump_correction_draft_begin (past->draft, UMP_CHANGE_LEAVE_OUT, 4);
  {
    g_autoptr (UmpMatch) before = ump_correction_draft_copy_past (past->draft);

    g_assert_cmpuint (ump_match_n_entries (before), ==, 3);
  }
  ump_correction_draft_try (past->draft, "");
  assert_is (past, "acceptable", TRUE);
  g_assert_true (ump_correction_draft_accept (past->draft));
  g_assert_true (ump_entry_is_void (ump_match_entry (ump_play_match (past->play), 4)));
}

static const char *const MARKET[] = { "market 12,45,31,77", "ana: take 31 line", "ana: end",
                                      "bea: take 45 line", NULL };

/* A later entry that the new one makes impossible is told, and nothing is accepted as long as there is
 * one. */
static void
test_stops (Past *past, gconstpointer kind)
{
  enter (past, MARKET);
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ENTRY, 2);
  ump_correction_draft_try (past->draft, "ana: take 45 line");
  assert_is (past, "acceptable", FALSE);
  g_assert_false (ump_correction_draft_accept (past->draft));
  /* one further on in the corrected log, in which the old one is struck */
  g_assert_cmpuint (ump_correction_draft_stop (past->draft), ==, 5);
  assert_says (past, "scores", "");
  assert_logged (past, 2, "ana: take 31 line");
  g_assert_cmpuint (ump_correction_draft_number (past->draft), ==, 5);
  /* what the own rules refuse cannot be accepted, whatever comes later; there one stays */
  g_assert_true (ump_correction_draft_undo (past->draft));
  g_assert_cmpuint (ump_correction_draft_number (past->draft), ==, 2);
  ump_correction_draft_try (past->draft, "ana: take 46 line");
  assert_is (past, "acceptable", FALSE);
  g_assert_cmpuint (ump_correction_draft_number (past->draft), ==, 2);
  g_assert_cmpuint (ump_correction_draft_stop (past->draft), ==, ump_correction_draft_now (past->draft));
}

static void
assert_log (Past *past, const char *expected)
{
  UmpMatch *match = ump_play_match (past->play);
  g_autoptr (GString) log = g_string_new (NULL);

  for (guint k = 1; k <= ump_match_n_entries (match); k++) {
    UmpEntry *entry = ump_match_entry (match, k);
    gboolean is_void = ump_entry_is_void (entry);
    g_autofree char *line =
        ump_notation_print (ump_match_game (match), is_void ? ump_entry_child (entry, 0) : entry);

    g_string_append_printf (log, "%s%s%s%s", k > 1 ? "; " : "", is_void ? "[" : "", line, is_void ? "]" : "");
    if (is_void)
      g_string_append (log, ump_why_name (ump_entry_why (entry)));
  }
  g_assert_cmpstr (log->str, ==, expected);
}

static void
count (guint *n)
{
  (*n)++;
}

/* Scene 6: what has to be changed besides belongs to the same draft; until all of it is accepted nothing has
 * changed, and what is dropped leaves nothing behind. */
static void
test_chain (Past *past, gconstpointer kind)
{
  UmpMatch *match;
  guint n_changed = 0;

  enter (past, MARKET);
  match = ump_play_match (past->play);
  g_signal_connect_swapped (past->play, "changed", G_CALLBACK (count), &n_changed);
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ENTRY, 2);
  ump_correction_draft_try (past->draft, "ana: take 45 line");
  g_assert_cmpuint (ump_correction_draft_stop (past->draft), ==, 5);
  /* it goes on where it stops */
  g_assert_cmpuint (ump_correction_draft_number (past->draft), ==, 5);
  assert_is (past, "acceptable", FALSE);
  ump_correction_draft_try (past->draft, "bea: take 12 line");
  assert_is (past, "acceptable", TRUE);
  assert_says (past, "scores", "As before: Ana 0, Bea 0.");
  /* begun anew: all of it is dropped */
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ENTRY, 2);
  g_assert_true (ump_correction_draft_match (past->draft) == match);
  g_assert_true (ump_play_match (past->play) == match);
  g_assert_cmpuint (n_changed, ==, 0);
  assert_log (past, "market 12,45,31,77; ana: take 31 line; ana: end; bea: take 45 line");
  g_assert_false (ump_play_can_redo (past->play));
  /* once more, and accepted: one act */
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ENTRY, 2);
  ump_correction_draft_try (past->draft, "ana: take 45 line");
  ump_correction_draft_try (past->draft, "bea: take 12 line");
  g_assert_true (ump_correction_draft_accept (past->draft));
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_cmpstr (ump_play_answer (past->play)->title, ==, "Corrected: round 1 (2 moves)");
  assert_log (past, "market 12,45,31,77; [ana: take 31 line]correction; ana: take 45 line; ana: end; "
                    "[bea: take 45 line]correction; bea: take 12 line");
  g_assert_true (ump_play_undo (past->play));
  assert_log (past, "market 12,45,31,77; ana: take 31 line; ana: end; bea: take 45 line");
}

/* What an entry was on the way to what it becomes is no part of the log. */
static void
test_way (Past *past, gconstpointer kind)
{
  enter (past, MARKET);
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ENTRY, 2);
  ump_correction_draft_try (past->draft, "ana: take 45 line");
  g_assert_cmpuint (ump_correction_draft_stop (past->draft), ==, 5);
  ump_correction_draft_go_on (past->draft, UMP_CHANGE_ENTRY, 3);
  ump_correction_draft_try (past->draft, "ana: take 12 line");
  assert_is (past, "acceptable", TRUE);
  g_assert_true (ump_correction_draft_accept (past->draft));
  assert_log (past, "market 12,45,31,77; [ana: take 31 line]correction; ana: take 12 line; ana: end; "
                    "bea: take 45 line");
  /* changed, and then left out: it is left out */
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ENTRY, 4);
  ump_correction_draft_try (past->draft, "note \"tea\"");
  ump_correction_draft_go_on (past->draft, UMP_CHANGE_ENTRY, 5);
  ump_correction_draft_turn_to (past->draft, UMP_CHANGE_LEAVE_OUT, 5);
  ump_correction_draft_try (past->draft, "");
  ump_correction_draft_turn_to (past->draft, UMP_CHANGE_LEAVE_OUT, ump_correction_draft_number (past->draft));
  ump_correction_draft_try (past->draft, "");
  g_assert_true (ump_correction_draft_accept (past->draft));
  assert_log (past,
              "market 12,45,31,77; [ana: take 31 line]correction; ana: take 12 line; [ana: end]removed");
}

/* What was proposed is offered once, and only for its own entry. */
static void
test_proposal (Past *past, gconstpointer kind)
{
  g_autoptr (UmpEntry) entry = NULL;
  g_autofree char *line = NULL, *again = NULL;
  UmpVerdict verdict = { 0 };

  enter (past, MARKET);
  entry = ump_notation_parse (ump_play_match (past->play), "ana: take 77 line", &verdict, NULL);
  ump_play_propose (past->play, 2, entry);
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ENTRY, 2);
  line = ump_correction_draft_first_line (past->draft);
  g_assert_cmpstr (line, ==, "ana: take 77 line");
  again = ump_correction_draft_first_line (past->draft);
  g_assert_cmpstr (again, ==, "ana: take 31 line");
}

static void
test_options (Past *past, gconstpointer kind)
{
  const UmpOptionValue usual[] = { { "final", "one" } }, wrong[] = { { "final", "lots" } },
                       other[] = { { "final", "two" } };

  ump_correction_draft_begin (past->draft, UMP_CHANGE_OPTION, 0);
  g_assert_null (ump_correction_draft_copy_past (past->draft));
  ump_correction_draft_try_options (past->draft, NULL, 0);
  g_assert_null (ump_correction_draft_tried (past->draft));
  ump_correction_draft_try_options (past->draft, wrong, 1);
  g_assert_null (ump_correction_draft_tried (past->draft));
  g_assert_nonnull (ump_correction_draft_why (past->draft));
  ump_correction_draft_try_options (past->draft, usual, 1);
  g_assert_null (ump_correction_draft_why (past->draft));
  ump_correction_draft_try_options (past->draft, other, 1);
  assert_is (past, "acceptable", TRUE);
}

static guint
at (Past *past)
{
  ump_correction_draft_trial (past->draft);
  return ump_correction_draft_number (past->draft);
}

/* The log with the draft: it shows where one stands, and leads to every other move; what the draft struck can
 * be put back. */
static void
test_log (Past *past, gconstpointer kind)
{
  UmpPlay *trial;
  UmpEntry *taken;

  enter (past, MARKET);
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ENTRY, 2);
  trial = ump_correction_draft_trial (past->draft);
  g_assert_cmpuint (ump_play_moment (trial), ==, 2);
  ump_correction_draft_try (past->draft, "ana: take 12 line");
  g_assert_true (ump_correction_draft_trial (past->draft) == trial);
  /* the old one is struck there, in front of the new one */
  g_assert_cmpuint (ump_match_n_entries (ump_play_match (trial)), ==, 5);
  g_assert_cmpuint (ump_play_moment (trial), ==, 3);
  /* that a turn ends is no move of its own */
  g_assert_cmpuint (ump_correction_draft_move_by (past->draft, 1), ==, 5);
  g_assert_cmpuint (ump_correction_draft_move_by (past->draft, -1), ==, 1);
  g_assert_cmpuint (ump_correction_draft_move_by (past->draft, -9), ==, 1);
  ump_correction_draft_go_on (past->draft, UMP_CHANGE_ENTRY, ump_correction_draft_move_by (past->draft, 1));
  g_assert_cmpuint (at (past), ==, 5);
  ump_correction_draft_try (past->draft, "bea: take 77 line");
  assert_is (past, "acceptable", TRUE);
  g_assert_cmpuint (ump_correction_draft_n_changes (past->draft), ==, 2);
  taken = ump_entry_child (ump_match_entry (ump_play_match (ump_correction_draft_trial (past->draft)), 2), 0);
  g_assert_true (ump_correction_draft_put_back (past->draft, taken));
  g_assert_true (ump_correction_draft_accept (past->draft));
  assert_log (past, "market 12,45,31,77; ana: take 31 line; ana: end; [bea: take 45 line]correction; "
                    "bea: take 77 line");
}

/* A log that waits: the draft begins with its stop, and the ways on at it. */
static void
test_waits (Past *past, gconstpointer kind)
{
  g_autoptr (GPtrArray) ways = NULL;
  UmpMatch *match = ump_play_match (past->play);
  UmpVerdict verdict;
  UmpEntry *wrong = ump_notation_parse (match, "bea: take 31 line", &verdict, NULL);

  enter (past, MARKET);
  ump_match_load (match, wrong);
  ump_match_settle (match);
  ump_correction_draft_begin (past->draft, UMP_CHANGE_ENTRY, 5);
  g_assert_cmpuint (ump_correction_draft_stop (past->draft), ==, 5);
  g_assert_cmpuint (ump_correction_draft_number (past->draft), ==, 5);
  ways = ump_correction_draft_ways (past->draft);
  g_assert_cmpuint (ways->len, >, 1);
  assert_is (past, "acceptable", FALSE);
  ump_correction_draft_leave_out (past->draft, 5, FALSE);
  assert_is (past, "acceptable", TRUE);
  g_assert_true (ump_correction_draft_undo (past->draft));
  g_assert_cmpuint (ump_correction_draft_stop (past->draft), ==, 5);
}

/* What a move laid is marked where it went, though the card had lain open before; where it laid several,
 * none is. */
static void
test_laid (Past *past, gconstpointer kind)
{
  static const char *const LINES[] = { "market 41,12,62,bet-4", "ana: take 41 line", "ana: end", NULL };
  UmpMatch *match = ump_play_match (past->play);
  UmpMark mark;

  enter (past, LINES);
  g_assert_false (ump_marks_laid (match, 1, &mark));
  g_assert_true (ump_marks_laid (match, 2, &mark));
  g_assert_cmpstr (ump_match_game (match)->faces[mark.card.face].id, ==, "41");
  g_assert_cmpint (mark.position, ==, 0);
  g_assert_false (ump_marks_laid (match, 3, &mark));
  g_assert_false (ump_marks_laid (match, 4, &mark));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/correction-draft/edit", Past, "pad", set_up, test_edit, tear_down);
  g_test_add ("/correction-draft/unreadable", Past, "pad", set_up, test_unreadable, tear_down);
  g_test_add ("/correction-draft/insert-and-remove", Past, "pad", set_up, test_insert_and_remove, tear_down);
  g_test_add ("/correction-draft/stops", Past, "line-it", set_up, test_stops, tear_down);
  g_test_add ("/correction-draft/chain", Past, "line-it", set_up, test_chain, tear_down);
  g_test_add ("/correction-draft/log", Past, "line-it", set_up, test_log, tear_down);
  g_test_add ("/correction-draft/waits", Past, "line-it", set_up, test_waits, tear_down);
  g_test_add ("/correction-draft/way", Past, "line-it", set_up, test_way, tear_down);
  g_test_add ("/correction-draft/proposal", Past, "line-it", set_up, test_proposal, tear_down);
  g_test_add ("/correction-draft/options", Past, "line-it", set_up, test_options, tear_down);
  g_test_add ("/correction-draft/laid", Past, "line-it", set_up, test_laid, tear_down);
  return g_test_run ();
}
