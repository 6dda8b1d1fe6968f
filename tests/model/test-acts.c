/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undo and redo go by acts: an entry, what came with one tap, a correction, the way back to a moment. The
 * file is what it was, byte for byte. */
#include <string.h>

#include "app/model/correction-draft.h"
#include "app/model/people-here.h"
#include "core/steps.h"
#include "core/notation.h"
#include "games/games.h"

static const char *const IDS[] = { "ana", "bea", "carlos", "dora" }, *const NAMES[] = { "Ana", "Bea",
                                                                                        "Carlos", "Dora" };

static UmpPlay *
play_new (const char *kind, int n_seats, const char *name, const char *value)
{
  const UmpOptionValue option = { name, value };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find (kind), IDS, NAMES, n_seats, &option, name != NULL, &error);

  g_assert_no_error (error);
  return ump_play_new_trial (ump_match_new (setup, NULL));
}

/* The last of the lines is NULL. */
static void
enter (UmpPlay *play, const char *line, ...)
{
  va_list lines;

  va_start (lines, line);
  for (; line != NULL; line = va_arg (lines, const char *))
    if (!ump_play_enter_line (play, line))
      g_error ("%s: %s", line, ump_play_answer (play)->body);
  va_end (lines);
}

static gboolean
enter_at_once (UmpPlay *play, const char *first, const char *second)
{
  g_autoptr (GPtrArray) both = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  UmpVerdict verdict = { 0 };

  g_ptr_array_add (both, ump_notation_parse (ump_play_match (play), first, &verdict, NULL));
  g_ptr_array_add (both, ump_notation_parse (ump_play_match (play), second, &verdict, NULL));
  return ump_play_enter_several (play, both);
}

static char *
bytes_of (UmpPlay *play)
{
  g_autoptr (GBytes) bytes = ump_session_write (ump_play_session (play));

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* "A [B]u [C D]c": the log, each entry as its notation, voids with the first letter of why (x: undone). */
static char *
log_of (UmpPlay *play)
{
  static const char whys[] = {
    [UMP_WHY_UNDO] = 'u', [UMP_WHY_UNDONE] = 'x', [UMP_WHY_CORRECTION] = 'c', [UMP_WHY_REMOVED] = 'r'
  };
  UmpMatch *match = ump_play_match (play);
  GString *log = g_string_new (NULL);

  for (guint k = 1; k <= ump_match_n_entries (match); k++) {
    UmpEntry *entry = ump_match_entry (match, k);
    guint n = ump_entry_n_children (entry);

    g_string_append (log, k > 1 ? "; " : "");
    if (n == 0) {
      g_autofree char *line = ump_notation_print (ump_match_game (match), entry);

      g_string_append (log, line);
      continue;
    }
    for (guint c = 0; c < n; c++) {
      g_autofree char *line = ump_notation_print (ump_match_game (match), ump_entry_child (entry, c));

      g_string_append_printf (log, "%s%s", c == 0 ? "[" : ", ", line);
    }
    g_string_append_printf (log, "]%c", whys[ump_entry_why (entry)]);
  }
  return g_string_free (log, FALSE);
}

static void
is (UmpPlay *play, const char *expected)
{
  g_autofree char *log = log_of (play);

  g_assert_cmpstr (log, ==, expected);
}

static void
has_bytes (UmpPlay *play, const char *expected)
{
  g_autofree char *bytes = bytes_of (play);

  g_assert_cmpstr (bytes, ==, expected);
}

static void
undo (UmpPlay *play, guint n)
{
  for (guint i = 0; i < n; i++)
    g_assert_true (ump_play_undo (play));
}

static void
redo (UmpPlay *play, guint n)
{
  for (guint i = 0; i < n; i++)
    g_assert_true (ump_play_redo (play));
}

static void
says (UmpPlay *play, const char *title)
{
  g_assert_cmpstr (ump_play_answer (play)->title, ==, title);
}

/* The same log, opened anew: acts are gone, voids are not. */
static UmpPlay *
reopened (UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);

  return ump_play_new_trial (ump_match_fork (match, ump_match_n_entries (match)));
}

/* What entry number becomes; line: NULL leaves it out. */
static void
correct (UmpPlay *play, guint number, const char *line)
{
  UmpMatch *match = ump_play_match (play);
  UmpVerdict verdict = { 0 };
  UmpChangeType type = line != NULL ? UMP_CHANGE_ENTRY : UMP_CHANGE_LEAVE_OUT;
  g_autoptr (UmpEntry) entry = line != NULL ? ump_notation_parse (match, line, &verdict, NULL) : NULL;
  g_autoptr (UmpCorrection) correction = ump_match_correct_at (match, type, number, entry);

  g_assert_cmpint (correction->refused.kind, ==, UMP_ACCEPTED);
  g_assert_true (ump_play_correct (play, correction));
}

/* Scene 1: what was replaced never comes back. */
static void
test_replaced (void)
{
  g_autoptr (UmpPlay) play = play_new ("pad", 3, NULL, NULL);

  enter (play, "enter ana 5", NULL);
  undo (play, 1);
  enter (play, "enter ana 2", "enter bea 1", NULL);
  undo (play, 2);
  is (play, "[enter ana 5]x; [enter ana 2]u; [enter bea 1]u");
  redo (play, 1);
  is (play, "[enter ana 5]x; enter ana 2; [enter bea 1]u");
  redo (play, 1);
  g_assert_false (ump_play_can_redo (play));
  g_assert_false (ump_play_redo (play));
  is (play, "[enter ana 5]x; enter ana 2; enter bea 1");
}

/* Scene 4: a cell that was changed is what undo takes back, not who came last. */
static void
test_changed_cell (void)
{
  g_autoptr (UmpPlay) play = play_new ("pad", 4, NULL, NULL);
  g_autofree char *before = NULL, *after = NULL;

  enter (play, "enter ana 1", "enter bea 70", "enter carlos 3", "enter dora 20", NULL);
  before = bytes_of (play);
  correct (play, 2, "enter bea 7");
  says (play, "Corrected: Bea, round 1: 7");
  g_assert_cmpuint (ump_play_place (play), ==, 2);
  after = bytes_of (play);
  undo (play, 1);
  says (play, "Taken back: the correction of “Bea, round 1: 70”");
  g_assert_true (ump_play_answer (play)->undone);
  g_assert_cmpuint (ump_play_undone (play), ==, 2);
  has_bytes (play, before);
  redo (play, 1);
  says (play, "Again: the correction of “Bea, round 1: 70”");
  g_assert_cmpuint (ump_play_place (play), ==, 2);
  has_bytes (play, after);
  g_assert_false (ump_play_can_redo (play));
  undo (play, 2);
  is (play, "enter ana 1; enter bea 70; enter carlos 3; [enter dora 20]u");
  redo (play, 2);
  has_bytes (play, after);
}

/* Scene 5. */
static void
test_correction (void)
{
  g_autoptr (UmpPlay) play = play_new ("martes-13", 3, NULL, NULL);
  g_autofree char *before = NULL, *after = NULL;

  enter (play, "deal", "ana: play cat-5", "bea: play cat-1", NULL);
  before = bytes_of (play);
  correct (play, 2, "ana: play cat-4");
  undo (play, 1);
  has_bytes (play, before);
  redo (play, 1);
  enter (play, "carlos: play mirror-2", "ana: play ladder-2", NULL);
  after = bytes_of (play);
  undo (play, 2);
  undo (play, 1);
  is (play, "deal; ana: play cat-5; bea: play cat-1; [carlos: play mirror-2]u; [ana: play ladder-2]u");
  redo (play, 3);
  has_bytes (play, after);
  undo (play, 2);
  correct (play, 4, "bea: play cat-7");
  /* what was taken back before it is undone for good, in the log before it too */
  undo (play, 1);
  is (play, "deal; [ana: play cat-5]c; ana: play cat-4; bea: play cat-1; [carlos: play mirror-2]x; "
            "[ana: play ladder-2]x");
  g_assert_true (ump_play_can_redo (play));
  redo (play, 1);
  g_assert_false (ump_play_can_redo (play));
  undo (play, 2);
  is (play, "deal; ana: play cat-5; bea: play cat-1; [carlos: play mirror-2]x; [ana: play ladder-2]x");
}

/* What was there when the session was opened is taken back entry by entry, and done again. */
static void
test_from_the_file (void)
{
  g_autoptr (UmpPlay) play = play_new ("pad", 3, NULL, NULL), again = NULL;
  UmpVerdict verdict = { 0 };
  UmpMatch *match;

  enter (play, "enter ana 1", "enter bea 2", "enter carlos 3", NULL);
  match = ump_match_fork (ump_play_match (play), 3);
  g_assert_true (ump_match_undo (match));
  again = ump_play_new_trial (match);
  g_assert_true (ump_play_can_redo (again));
  undo (again, 1);
  is (again, "enter ana 1; [enter bea 2]u; [enter carlos 3]u");
  redo (again, 2);
  is (again, "enter ana 1; enter bea 2; enter carlos 3");
  g_assert_false (ump_play_can_redo (again));
  undo (again, 3);
  g_assert_false (ump_play_can_undo (again));
  g_assert_false (ump_match_can_undo (ump_play_match (again)));
  g_assert_cmpint (verdict.kind, ==, UMP_ACCEPTED);
}

/* Scene 10: the way back is one act, and comes in one piece from the file too. */
static void
test_go_back (void)
{
  g_autoptr (UmpPlay) play = play_new ("pad", 3, NULL, NULL), again = NULL;
  g_autofree char *before = NULL, *after = NULL;

  enter (play, "enter ana 1", "enter bea 2", "enter carlos 3", "note \"tea\"", "enter ana 4", NULL);
  undo (play, 1);
  g_assert_false (ump_play_can_go_back (play));
  before = bytes_of (play);
  ump_play_jump (play, 2);
  g_assert_true (ump_play_can_go_back (play));
  ump_play_go_back (play);
  is (play, "enter ana 1; enter bea 2; [enter carlos 3, note tea]u; [enter ana 4]x");
  g_assert_true (ump_play_is_now (play));
  says (play, "2 moves taken back");
  g_assert_cmpuint (ump_play_undone (play), ==, 3);
  g_assert_false (ump_play_can_redo (play));
  after = bytes_of (play);
  undo (play, 1);
  is (play, "enter ana 1; enter bea 2; enter carlos 3; note tea; [enter ana 4]x");
  redo (play, 1);
  has_bytes (play, after);
  enter (play, "enter carlos 5", NULL);
  undo (play, 2);
  is (play, "enter ana 1; enter bea 2; enter carlos 3; note tea; [enter ana 4]x; [enter carlos 5]u");
  redo (play, 1);
  is (play, "enter ana 1; enter bea 2; [enter carlos 3, note tea]x; [enter ana 4]x; [enter carlos 5]u");
  /* opened again there are no acts, only voids */
  undo (play, 1);
  redo (play, 1);
  again = ump_play_new_trial (ump_match_fork (ump_play_match (play), 4));
  g_assert_false (ump_play_can_redo (again));
}

static void
test_go_back_reopened (void)
{
  g_autoptr (UmpPlay) play = play_new ("pad", 3, NULL, NULL), again = NULL;

  enter (play, "enter ana 1", "enter bea 2", "enter carlos 3", "enter ana 4", NULL);
  ump_play_jump (play, 1);
  ump_play_go_back (play);
  again = ump_play_new_trial (ump_match_fork (ump_play_match (play), 2));
  redo (again, 1);
  is (again, "enter ana 1; enter bea 2; enter carlos 3; enter ana 4");
  undo (again, 1);
  is (again, "enter ana 1; [enter bea 2, enter carlos 3, enter ana 4]u");
  redo (again, 1);
  is (again, "enter ana 1; enter bea 2; enter carlos 3; enter ana 4");
}

/* From the file, too, hands are told what lies otherwise since before all of it, and not since the last
 * move. */
static void
test_go_back_hands (void)
{
  g_autoptr (UmpPlay) play = play_new ("martes-13", 3, NULL, NULL), again = NULL;
  g_autofree char *words = NULL;

  enter (play, "deal", "ana: play cat-5", "bea: play cat-1", "carlos: play mirror-2", NULL);
  ump_play_jump (play, 1);
  ump_play_go_back (play);
  again = reopened (play);
  redo (again, 1);
  says (again, "Again: 3 moves");
  g_assert_cmpstr (ump_play_answer (again)->body, ==, "Several cards lie differently.");
  g_assert_nonnull (ump_play_answer (again)->before);
  words = ump_play_undo_words (again);
  g_assert_cmpstr (words, ==, "Undo: 3 moves");
  undo (again, 1);
  g_assert_cmpstr (ump_play_answer (again)->body, ==, "Several cards lie differently.");
}

/* What is no move has the same words when the file alone tells of it. */
static void
test_plain_words (void)
{
  static const char *const WORDS[][2] = { { "note \"the phone\"", "Redo: a note" },
                                          { "abandon", "Redo: the end without a result" } };

  for (gsize k = 0; k < G_N_ELEMENTS (WORDS); k++) {
    g_autoptr (UmpPlay) play = play_new ("pad", 2, NULL, NULL), again = NULL;
    g_autofree char *words = NULL, *reopened_words = NULL;

    enter (play, WORDS[k][0], NULL);
    undo (play, 1);
    words = ump_play_redo_words (play);
    g_assert_cmpstr (words, ==, WORDS[k][1]);
    again = reopened (play);
    reopened_words = ump_play_redo_words (again);
    g_assert_cmpstr (reopened_words, ==, WORDS[k][1]);
  }
}

/* A correction after which many cards may lie differently, if they do, says how it is set up again. */
static void
test_corrected_hands (void)
{
  g_autoptr (UmpPlay) play = play_new ("martes-13", 3, NULL, NULL);
  g_autoptr (UmpCorrectionDraft) draft = NULL;

  enter (play, "deal", "ana: play cat-5 1", "bea: play mirror-1 2", "carlos: play ladder-2 3", NULL);
  draft = ump_correction_draft_new (play);
  ump_correction_draft_begin (draft, UMP_CHANGE_ENTRY, 2);
  ump_correction_draft_leave_out (draft, 2, TRUE);
  g_assert_true (ump_correction_draft_accept (draft));
  g_assert_cmpstr (ump_play_answer (play)->body, ==, "If it lies differently, set it up step by step.");
  g_assert_nonnull (ump_play_answer (play)->before);
}

/* Not out of a game that is over. */
static void
test_go_back_over (void)
{
  g_autoptr (UmpPlay) play = play_new ("pad", 3, NULL, NULL);

  enter (play, "enter ana 1", "finish", NULL);
  ump_play_jump (play, 1);
  g_assert_false (ump_play_can_go_back (play));
  ump_play_go_back (play);
  is (play, "enter ana 1; finish");
}

/* Scene 9: from a moment of a game that is over another one begins; what is over stays as it is. */
static void
test_new_game_from (void)
{
  g_autoptr (UmpPlay) play = play_new ("pad", 3, "name", "Hearts");
  UmpSession *session = ump_play_session (play);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL, *after = NULL;
  UmpMatch *match;
  char *end;

  enter (play, "enter ana 1", "enter bea 5", NULL);
  undo (play, 1);
  enter (play, "enter bea 2", "note \"tea\"", "enter carlos 3", "finish", NULL);
  before = bytes_of (play);
  g_assert_true (ump_play_is_over (play));
  g_assert_true (ump_store_add_game_from (ump_play_store (play), 0, 4, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (ump_session_n_games (session), ==, 2);
  after = bytes_of (play);
  end = strstr (before, "</session>");
  g_assert_nonnull (end);
  g_assert_true (strncmp (before, after, (gsize) (end - before)) == 0);
  match = ump_session_match (session, 1);
  g_assert_cmpuint (ump_match_n_entries (match), ==, 3);
  g_assert_cmpint (ump_table_state (ump_match_table (match)), ==, UMP_PLAYING);
  g_assert_nonnull (strstr (after + (end - before), "<option name=\"name\" value=\"Hearts\"/>"));
  for (guint k = 1; k <= 3; k++) {
    g_assert_false (ump_entry_is_void (ump_match_entry (match, k)));
    g_assert_null (ump_match_entry (match, k)->at);
  }
}

/* Scene 19: what one tap entered is one act. */
static void
test_together (void)
{
  g_autoptr (UmpPlay) play = play_new ("line-it", 2, NULL, NULL), again = NULL, last = NULL;

  enter (play, "market 12,45,31,77", "ana: take 31 line", "bea: take 45 line", NULL);
  is (play, "market 12,45,31,77; ana: take 31 line; ana: end; bea: take 45 line");
  undo (play, 1);
  is (play, "market 12,45,31,77; ana: take 31 line; [ana: end, bea: take 45 line]u");
  redo (play, 1);
  is (play, "market 12,45,31,77; ana: take 31 line; ana: end; bea: take 45 line");
  says (play, "Again: Ana ends; Bea, 45 to the line");
  undo (play, 2);
  g_assert_cmpuint (ump_match_undo_entry (ump_play_match (play)), ==, 1);
  is (play, "market 12,45,31,77; [ana: take 31 line]u; [ana: end, bea: take 45 line]u");
  redo (play, 1);
  again = reopened (play);
  redo (again, 1);
  is (again, "market 12,45,31,77; ana: take 31 line; ana: end; bea: take 45 line");
  undo (again, 1);
  is (again, "market 12,45,31,77; ana: take 31 line; [ana: end, bea: take 45 line]u");
  redo (again, 1);
  last = reopened (again);
  undo (last, 1);
  is (last, "market 12,45,31,77; ana: take 31 line; ana: end; [bea: take 45 line]u");
}

/* What the hands do is said where cards lie differently, and nothing where they lie as they did. */
static void
test_hands (void)
{
  g_autoptr (UmpPlay) martes = play_new ("martes-13", 3, NULL, NULL),
                      line_it = play_new ("line-it", 2, NULL, NULL);

  enter (martes, "deal", "ana: play cat-5", NULL);
  undo (martes, 1);
  g_assert_cmpstr (ump_play_answer (martes)->body, ==, "Ana takes cat 5 back (Pile 1).");
  undo (martes, 1);
  says (martes, "Taken back: Deal: Ana begins");
  g_assert_null (ump_play_answer (martes)->body);
  redo (martes, 1);
  enter (martes, "tally ana 1 0 0 0", NULL);
  undo (martes, 1);
  g_assert_null (ump_play_answer (martes)->body);
  enter (line_it, "market 12,45,31,77", "ana: take 31 line", "bea: take 45 line", "bea: end", NULL);
  undo (line_it, 1);
  g_assert_cmpstr (
      ump_play_answer (line_it)->body, ==,
      "Move 77 from “the red jackpot” to “Market”. Move 12 from “the yellow jackpot” to “Market”.");
}

/* More than hands follow in a sentence is told step by step, for the zones that lie otherwise alone. */
static void
test_many_hands (void)
{
  g_autoptr (UmpPlay) play = play_new ("line-it", 2, NULL, NULL);
  g_autoptr (UmpSteps) laying = NULL;
  g_autofree char *said = NULL;
  const UmpAnswer *answer = ump_play_answer (play);

  enter (play, "market 12,45,31,77", "ana: take 31 line", "bea: take 45 line", "bea: end", NULL);
  g_assert_null (answer->before);
  ump_play_jump (play, 1);
  ump_play_go_back (play);
  answer = ump_play_answer (play);
  g_assert_cmpstr (answer->body, ==, "4 cards lie differently. Undo brings them back.");
  laying = ump_steps_new_again (ump_play_table (play), answer->before);
  said = ump_steps_say (laying, NULL);
  g_assert_cmpstr (said, ==,
                   "Market, in this order: 12, 45, 31, 77. Line of Ana, Bea: no card. "
                   "The red jackpot: no card. The yellow jackpot: no card.");
  undo (play, 1);
  answer = ump_play_answer (play);
  g_assert_cmpstr (answer->body, ==, "4 cards lie differently.");
  g_assert_nonnull (answer->before);
  enter (play, "market 8,19,64,90", NULL);
  g_assert_null (ump_play_answer (play)->before);
}

/* Scene 20: a game that was ended without a result goes on, and is ended again. */
static void
test_over (void)
{
  g_autoptr (UmpPlay) play = play_new ("pad", 3, NULL, NULL);

  enter (play, "enter ana 1", "abandon", NULL);
  undo (play, 1);
  g_assert_cmpint (ump_table_state (ump_match_table (ump_play_match (play))), ==, UMP_PLAYING);
  redo (play, 1);
  g_assert_cmpint (ump_table_state (ump_match_table (ump_play_match (play))), ==, UMP_ABANDONED);
}

/* Scene 20, of every kind: the end that its last move brings is undone with it, and comes again as it was. */
static void
test_won (gconstpointer data)
{
  const UmpGame *game = data;
  g_autoptr (UmpPlay) play = play_new (game->kind, CLAMP (3, game->min_seats, game->max_seats), NULL, NULL);
  g_autofree char *before = NULL, *after = NULL;
  UmpRandom random;

  ump_random_init (&random, 20);
  while (!ump_play_is_over (play)) {
    g_autoptr (UmpEntry) entry = ump_match_random_entry (ump_play_match (play), &random);

    g_free (before);
    before = bytes_of (play);
    g_assert_null (strstr (before, " finished="));
    g_assert_true (ump_play_enter (play, entry));
  }
  after = bytes_of (play);
  g_assert_nonnull (strstr (after, " finished="));
  g_assert_nonnull (strstr (after, "state=\"finished\""));
  for (guint i = 0; i < 2; i++) {
    undo (play, 1);
    g_assert_false (ump_play_is_over (play));
    {
      g_autofree char *undone = bytes_of (play);

      g_assert_null (strstr (undone, " finished="));
      g_assert_nonnull (strstr (undone, "state=\"playing\""));
      g_assert_cmpint (strncmp (undone, before, (gsize) (strstr (before, "</log>") - before) - 5), ==, 0);
    }
    redo (play, 1);
    has_bytes (play, after);
  }
}

/* Scene 21: an option that was corrected is what undo takes back, in the file too. */
static void
test_option (void)
{
  g_autoptr (UmpPlay) play = play_new ("pad", 2, "rounds", "1");
  const UmpChange more = { .type = UMP_CHANGE_OPTION, .name = "rounds", .text = "2" };
  g_autoptr (UmpCorrection) correction = NULL;
  g_autofree char *before = NULL, *after = NULL;

  enter (play, "enter ana 1", "enter bea 2", NULL);
  g_assert_cmpint (ump_table_state (ump_match_table (ump_play_match (play))), ==, UMP_FINISHED);
  before = bytes_of (play);
  correction = ump_match_correct (ump_play_match (play), &more, 1, UMP_CORRECT_PLAIN, NULL, NULL);
  g_assert_true (ump_play_correct (play, correction));
  says (play, "Corrected: Rounds: 2 instead of 1");
  after = bytes_of (play);
  undo (play, 1);
  has_bytes (play, before);
  redo (play, 1);
  has_bytes (play, after);
  g_assert_nonnull (strstr (after, "<option name=\"rounds\" value=\"2\"/>"));
  g_assert_cmpint (ump_table_state (ump_match_table (ump_play_match (play))), ==, UMP_PLAYING);
  enter (play, "enter ana 3", NULL);
  undo (play, 2);
  g_assert_cmpint (ump_table_state (ump_match_table (ump_play_match (play))), ==, UMP_FINISHED);
  is (play, "enter ana 1; enter bea 2; [enter ana 3]u");
  g_assert_nonnull (strstr (before, "<option name=\"rounds\" value=\"1\"/>"));
  redo (play, 1);
  undo (play, 1);
  redo (play, 2);
  is (play, "enter ana 1; enter bea 2; enter ana 3");
}

/* Scene 22: somebody new stays when the coming is undone, and sits in every log that an act leads back to. */
static void
test_join (void)
{
  g_autoptr (UmpPlay) play = play_new ("pad", 2, NULL, NULL);
  const char *const names[] = { "player", "points" }, *const values[] = { "carlos", "4" };
  g_autoptr (UmpEntry) join = ump_entry_new (ump_games_find ("pad"), "join", names, values, 2, NULL);
  g_autoptr (GError) error = NULL;

  enter (play, "enter ana 1", "enter bea 2", NULL);
  correct (play, 1, "enter ana 10");
  g_assert_true (ump_play_bring_in (play, NULL, "carlos", "Carlos", join, &error));
  g_assert_no_error (error);
  enter (play, "enter carlos 5", NULL);
  undo (play, 3);
  is (play, "enter ana 1; enter bea 2; [join carlos points=4]u; [enter carlos 5]u");
  g_assert_cmpint (ump_match_setup (ump_play_match (play))->n_seats, ==, 3);
  redo (play, 3);
  is (play, "[enter ana 1]c; enter ana 10; enter bea 2; join carlos points=4; enter carlos 5");
  undo (play, 5);
  g_assert_cmpuint (ump_match_undo_entry (ump_play_match (play)), ==, 0);
}

/* Who is said not to have sat there comes later all the same: in the log as it was before that was said they
 * have their seat, and no second one. */
static void
test_join_after_seats (void)
{
  static const char *const ids[] = { "ana", "zoe", NULL }, *const names[] = { "Ana", "Zoe", NULL };
  const UmpChange seats = { .type = UMP_CHANGE_SEATS, .ids = ids, .names = names };
  g_autoptr (UmpPlay) play = play_new ("pad", 2, NULL, NULL);
  g_autoptr (UmpCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *after = NULL;

  enter (play, "enter ana 1", "enter bea 2", NULL);
  correction = ump_match_correct (ump_play_match (play), &seats, 1, UMP_CORRECT_PLAIN, NULL, &error);
  g_assert_true (ump_play_correct (play, correction));
  g_assert_true (ump_people_join (play, NULL, "Bea", 4, &error));
  g_assert_true (ump_people_join (play, NULL, "Carlos", 4, &error));
  g_assert_no_error (error);
  after = bytes_of (play);
  undo (play, 3);
  is (play, "enter ana 1; enter bea 2; [join bea points=4]u; [join carlos points=4]u");
  g_assert_cmpint (ump_match_setup (ump_play_match (play))->n_seats, ==, 3);
  g_assert_cmpstr (ump_match_setup (ump_play_match (play))->ids[2], ==, "carlos");
  redo (play, 3);
  has_bytes (play, after);
}

/* Scene 8: in a log that holds a refused entry nothing was done last: what waits at its end stays. */
static void
test_stopped (void)
{
  g_autoptr (UmpPlay) play = play_new ("martes-13", 3, NULL, NULL);
  g_autoptr (UmpEntry) entry = NULL;
  UmpVerdict verdict = { 0 };
  g_autoptr (UmpPlay) stopped = NULL;
  UmpMatch *match;

  enter (play, "deal", "ana: play cat-5", "bea: play cat-1", NULL);
  match = ump_match_fork (ump_play_match (play), 1);
  ump_match_load (match, ump_entry_ref (ump_match_entry (ump_play_match (play), 3)));
  stopped = ump_play_new_trial (match);
  g_assert_nonnull (ump_match_refusal (match));
  g_assert_false (ump_play_can_undo (stopped));
  g_assert_false (ump_play_undo (stopped));
  is (stopped, "deal; bea: play cat-1");
  /* nor does what was taken back behind it come again */
  {
    g_autoptr (UmpPlay) opened = NULL;
    UmpMatch *more = ump_match_fork (match, 2);
    UmpEntry *note = ump_notation_parse (match, "note tea", &verdict, NULL);

    ump_match_load (more, ump_entry_new_void (UMP_WHY_UNDO, &note, 1));
    ump_entry_unref (note);
    opened = ump_play_new_trial (more);
    g_assert_false (ump_play_can_redo (opened));
  }
  /* once it is mended, that is what undo takes back */
  entry = ump_notation_parse (ump_play_match (play), "ana: play cat-5", &verdict, NULL);
  {
    g_autoptr (UmpCorrection) correction = ump_match_correct_at (match, UMP_CHANGE_ADD, 2, entry);

    g_assert_true (ump_play_correct (stopped, correction));
  }
  says (stopped, "Added: Ana, round 1: cat 5 on 1");
  g_assert_cmpuint (ump_play_place (stopped), ==, 2);
  undo (stopped, 1);
  g_assert_cmpuint (ump_play_place (stopped), ==, 2);
  g_assert_cmpuint (ump_play_undone (stopped), ==, 0);
  says (stopped, "Taken back: Ana, cat 5 on 1, added");
  g_assert_false (ump_play_can_undo (stopped));
  is (stopped, "deal; bea: play cat-1");
  redo (stopped, 1);
  is (stopped, "deal; ana: play cat-5; bea: play cat-1");
}

/* A stopped log is a state in which one goes on: what is entered comes in front of what waits. */
static void
test_goes_on (void)
{
  g_autoptr (UmpPlay) play = play_new ("martes-13", 3, NULL, NULL), stopped = NULL;
  g_autofree char *opened = NULL;
  UmpMatch *match;

  enter (play, "deal", "ana: play cat-5", "bea: play cat-1", "note \"tea\"", "carlos: play mirror-2", NULL);
  match = ump_match_fork (ump_play_match (play), 1);
  for (guint k = 3; k <= 5; k++)
    ump_match_load (match, ump_entry_ref (ump_match_entry (ump_play_match (play), k)));
  stopped = ump_play_new_trial (match);
  says (stopped, "The log waits: It is Ana's turn.");
  g_assert_cmpint (ump_play_answer (stopped)->type, ==, UMP_ANSWER_WAITS);
  g_assert_cmpstr (ump_play_answer (stopped)->body, ==,
                   "What is entered now goes in before “Bea, round 1: cat 1”. 2 moves wait.");
  /* a row that waits can be looked at: it says so, and the table is the one of now */
  ump_play_jump (stopped, 4);
  g_assert_true (ump_play_is_now (stopped));
  says (stopped, "“Carlos, round 1: mirror 2” waits");
  ump_play_jump (stopped, 0);
  ump_play_jump (stopped, 2);
  g_assert_true (ump_play_is_now (stopped));
  says (stopped, "The log waits: It is Ana's turn.");
  opened = bytes_of (stopped);
  /* refused for what it is itself, and nothing changes; nor does the game end there */
  g_assert_false (ump_play_enter_line (stopped, "carlos: play cat-5"));
  g_assert_cmpint (ump_play_answer (stopped)->kind, ==, UMP_TURN);
  g_assert_false (ump_play_enter_line (stopped, "play cat-99"));
  g_assert_cmpint (ump_play_answer (stopped)->kind, ==, UMP_FORM);
  g_assert_false (ump_play_enter_line (stopped, "abandon"));
  g_assert_false (ump_play_can_undo (stopped));
  has_bytes (stopped, opened);
  enter (stopped, "note \"here\"", NULL);
  is (stopped, "deal; note here; bea: play cat-1; note tea; carlos: play mirror-2");
  g_assert_cmpstr (ump_play_answer (stopped)->body, ==, "The log waits at “Bea, round 1: cat 1”.");
  enter (stopped, "play cat-5", NULL);
  is (stopped, "deal; note here; ana: play cat-5; bea: play cat-1; note tea; carlos: play mirror-2");
  says (stopped, "Added: Ana, round 1: cat 5 on 1");
  g_assert_cmpstr (ump_play_answer (stopped)->body, ==, "The 3 moves after it fit again.");
  g_assert_null (ump_match_refusal (ump_play_match (stopped)));
  enter (stopped, "ana: play ladder-2", NULL);
  undo (stopped, 2);
  /* the cards lie on the table as they did: only the log waits again */
  g_assert_cmpstr (ump_play_answer (stopped)->body, ==, "The log waits at “Bea, round 1: cat 1”.");
  g_assert_false (ump_play_answer (stopped)->hands);
  redo (stopped, 1);
  g_assert_null (ump_play_answer (stopped)->body);
  undo (stopped, 2);
  g_assert_false (ump_play_can_undo (stopped));
  redo (stopped, 3);
  is (stopped, "deal; note here; ana: play cat-5; bea: play cat-1; note tea; carlos: play mirror-2; "
               "ana: play ladder-2");
}

/* Two that were one tap are one act in front of what waits, too: nothing is lost, and nothing is there
 * twice. */
static void
test_joins_in_front (void)
{
  g_autoptr (UmpPlay) play = play_new ("pad", 4, NULL, NULL), stopped = NULL;
  const char *const name = "player", *const value = "ana";
  UmpVerdict verdict = { 0 };
  g_autofree char *opened = NULL, *joined = NULL;
  UmpMatch *match;

  enter (play, "enter ana 1", "enter bea 2", NULL);
  match = ump_match_fork (ump_play_match (play), 2);
  ump_match_load (match, ump_entry_new (ump_match_game (match), "join", &name, &value, 1, NULL));
  ump_match_load (match, ump_notation_parse (match, "note late", &verdict, NULL));
  stopped = ump_play_new_trial (match);
  opened = bytes_of (stopped);
  g_assert_true (enter_at_once (stopped, "enter carlos 3", "enter dora 4"));
  says (stopped, "Corrected: round 1 (2 moves)");
  is (stopped, "enter ana 1; enter bea 2; enter carlos 3; enter dora 4; join ana; note late");
  joined = bytes_of (stopped);
  undo (stopped, 1);
  says (stopped, "Taken back: the correction of round 1 (2 moves)");
  has_bytes (stopped, opened);
  g_assert_false (ump_play_can_undo (stopped));
  redo (stopped, 1);
  has_bytes (stopped, joined);
  g_assert_false (ump_play_can_redo (stopped));
}

/* What is refused while several come at once leaves no trace. */
static void
test_all_or_none (void)
{
  g_autoptr (UmpPlay) play = play_new ("line-it", 2, NULL, NULL);
  g_autofree char *before = NULL;

  enter (play, "market 12,45,31,77", "ana: take 31 line", NULL);
  undo (play, 1);
  redo (play, 1);
  undo (play, 1);
  before = bytes_of (play);
  g_assert_false (ump_play_enter_line (play, "bea: take 45 line"));
  has_bytes (play, before);
  g_assert_true (ump_play_can_redo (play));
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*test) (void);
  } tests[] = {
    { "/acts/replaced", test_replaced },
    { "/acts/changed-cell", test_changed_cell },
    { "/acts/correction", test_correction },
    { "/acts/from-the-file", test_from_the_file },
    { "/acts/go-back", test_go_back },
    { "/acts/go-back-reopened", test_go_back_reopened },
    { "/acts/go-back-hands", test_go_back_hands },
    { "/acts/go-back-over", test_go_back_over },
    { "/acts/plain-words", test_plain_words },
    { "/acts/corrected-hands", test_corrected_hands },
    { "/acts/new-game-from", test_new_game_from },
    { "/acts/together", test_together },
    { "/acts/hands", test_hands },
    { "/acts/many-hands", test_many_hands },
    { "/acts/over", test_over },
    { "/acts/option", test_option },
    { "/acts/join", test_join },
    { "/acts/join-after-seats", test_join_after_seats },
    { "/acts/stopped", test_stopped },
    { "/acts/goes-on", test_goes_on },
    { "/acts/joins-in-front", test_joins_in_front },
    { "/acts/all-or-none", test_all_or_none },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_func (tests[i].name, tests[i].test);
  for (const UmpGame *const *game = ump_games; *game != NULL; game++) {
    g_autofree char *path = g_strconcat ("/acts/won/", (*game)->kind, NULL);

    g_test_add_data_func (path, *game, test_won);
  }
  return g_test_run ();
}
