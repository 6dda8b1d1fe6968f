/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drafts as people meet them, numbered as the scenes that they are written from: what they list, where they
 * stop, what accepting them writes, and that dropping them writes nothing. */
#include <glib/gstdio.h>
#include <string.h>

#include "app/model/correction-later.h"
#include "app/model/people-here.h"
#include "core/notation.h"
#include "games/games.h"
#include "session/report/statistics.h"

static const char *const IDS[] = { "ana", "bea", "carlos", "dora" }, *const NAMES[] = { "Ana", "Bea",
                                                                                        "Carlos", "Dora" };

/* A trial has none that a file could have. */
#define ID "3f0c9a0e-0000-4000-8000-000000000001"

typedef struct {
  UmpPlay *play;
  UmpCorrectionDraft *draft;
} Scene;

static void
scene_clear (Scene *scene)
{
  g_clear_object (&scene->draft);
  g_clear_object (&scene->play);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Scene, scene_clear)

static void
enter_lines (UmpPlay *play, const char *lines)
{
  g_auto (GStrv) each = g_strsplit (lines, "; ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    if (!ump_play_enter_line (play, each[i]))
      g_error ("%s: %s", each[i], ump_play_answer (play)->body);
}

/* lines: "A; B". */
static void
begin (Scene *scene, const char *kind, int n_seats, const char *name, const char *value, const char *lines)
{
  const UmpOptionValue option = { name, value };
  g_autoptr (GError) error = NULL;
  UmpSetup *setup = ump_setup_new (ump_games_find (kind), IDS, NAMES, n_seats, &option, name != NULL, &error);

  g_assert_no_error (error);
  scene->play = ump_play_new_trial (ump_match_new (setup, NULL));
  enter_lines (scene->play, lines);
  scene->draft = ump_correction_draft_new (scene->play);
}

static char *
bytes_of (Scene *scene)
{
  g_autoptr (GBytes) bytes = ump_session_write (ump_play_session (scene->play));

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
has_bytes (Scene *scene, const char *expected)
{
  g_autofree char *bytes = bytes_of (scene);

  g_assert_cmpstr (bytes, ==, expected);
}

/* "A; [B, C]u". */
static char *
log_of (UmpMatch *match)
{
  GString *log = g_string_new (NULL);

  for (guint k = 1; k <= ump_match_n_entries (match); k++) {
    UmpEntry *entry = ump_match_entry (match, k);
    guint n = ump_entry_n_children (entry);

    g_string_append (log, k > 1 ? "; " : "");
    for (guint c = 0; c < MAX (n, 1); c++) {
      g_autofree char *line =
          ump_notation_print (ump_match_game (match), n > 0 ? ump_entry_child (entry, c) : entry);

      g_string_append_printf (log, "%s%s", n > 0 && c == 0 ? "[" : c > 0 ? ", " : "", line);
    }
    if (n > 0)
      g_string_append_printf (log, "]%c", "uxcr"[ump_entry_why (entry) - UMP_WHY_UNDO]);
  }
  return g_string_free (log, FALSE);
}

static void
is (Scene *scene, const char *expected)
{
  g_autofree char *log = log_of (ump_play_match (scene->play));

  g_assert_cmpstr (log, ==, expected);
}

/* The number of the entry of that notation that stands, in the draft's log. */
static guint
find (Scene *scene, const char *line)
{
  UmpMatch *match = ump_correction_draft_match (scene->draft);

  for (guint k = 1; k <= ump_match_n_entries (match); k++) {
    g_autofree char *said = ump_entry_is_void (ump_match_entry (match, k))
                                ? NULL
                                : ump_notation_print (ump_match_game (match), ump_match_entry (match, k));

    if (g_strcmp0 (said, line) == 0)
      return k;
  }
  g_error ("no %s", line);
}

/* One that was taken back. */
static UmpEntry *
find_taken (Scene *scene, const char *line)
{
  UmpMatch *match = ump_play_match (scene->play);

  for (guint k = 1; k <= ump_match_n_entries (match); k++)
    for (guint c = 0; c < ump_entry_n_children (ump_match_entry (match, k)); c++) {
      UmpEntry *child = ump_entry_child (ump_match_entry (match, k), c);
      g_autofree char *said = ump_notation_print (ump_match_game (match), child);

      if (g_str_equal (said, line))
        return child;
    }
  g_error ("no %s", line);
}

/* Stands at that entry and says what it becomes. */
static void
becomes (Scene *scene, const char *line, const char *other)
{
  ump_correction_draft_turn_to (scene->draft, UMP_CHANGE_ENTRY, find (scene, line));
  ump_correction_draft_try (scene->draft, other);
}

static guint
count (Scene *scene, UmpOutcomeType type)
{
  return ump_correction_count (ump_correction_draft_tried (scene->draft), type);
}

/* What is listed, "name | text" a line. */
static void
lists (Scene *scene, const char *expected)
{
  g_autoptr (GListModel) list = ump_later_list_new (scene->draft);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (UmpLaterItem) item = g_list_model_get_item (list, i);
    const UmpLater *later = ump_later_item_get (item);

    g_string_append_printf (all, "%s%s%s%s", i > 0 ? "\n" : "", later->name, *later->name ? " | " : "",
                            later->text);
  }
  g_assert_cmpstr (all->str, ==, expected);
}

static const UmpDraftWay *
way (GPtrArray *ways, const char *words)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < ways->len; i++) {
    const UmpDraftWay *one = ways->pdata[i];

    if (g_str_equal (one->words, words))
      return one;
    g_string_append_printf (all, "%s; ", one->words);
  }
  g_error ("no “%s” among: %s", words, all->str);
}

static gboolean
fits (Scene *scene)
{
  return ump_correction_draft_is_acceptable (scene->draft);
}

#define LINE_IT                                                                                             \
  "market 41,12,62,50,bet-4; ana: take 41 line; ana: end; bea: take bet-4 line; bea: end; "                 \
  "carlos: take 62 line; carlos: end; market 37,20,88,58,71; bea: take 20 line; bea: end; "                 \
  "carlos: take 58 line; carlos: end; ana: take 37 hand; ana: end; market 53,30,16,70,99; "                 \
  "carlos: take 16 line; carlos: end; ana: take 53 line; ana: end; bea: take 30 line; bea: end; "           \
  "market 55,74,3,90,bet-5; ana: take 55 line; ana: end; bea: take 74 line; bea: end; "                     \
  "carlos: take 3 line; carlos: complete; carlos: end; market 81,66,5,24,97; bea: take 81 line; bea: end; " \
  "carlos: take 66 line; carlos: end; ana: take 97 line; ana: end"

/* 6: a stop is gone on at; kept, and nothing has changed. */
static void
test_kept (void)
{
  g_auto (Scene) scene = { 0 };
  g_autofree char *before = NULL, *words = NULL, *after = NULL;

  begin (&scene, "line-it", 3, "start", "ana", LINE_IT);
  before = bytes_of (&scene);
  words = ump_play_undo_words (scene.play);
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 1);
  becomes (&scene, "market 53,30,16,70,99", "market 56,30,16,70,99");
  g_assert_false (fits (&scene));
  g_assert_cmpuint (ump_correction_draft_number (scene.draft), ==, ump_correction_draft_stop (scene.draft));
  ump_correction_draft_keep (scene.draft);
  has_bytes (&scene, before);
  after = ump_play_undo_words (scene.play);
  g_assert_cmpstr (words, ==, after);
  g_assert_cmpstr (words, ==, "Undo: Ana ends: 5, 24 under the jackpots");
  g_assert_null (ump_match_refusal (ump_play_match (scene.play)));
}

/* 7: what is left out makes it stop; a way on is tapped; kept. */
static void
test_way_and_kept (void)
{
  g_auto (Scene) scene = { 0 };
  g_autoptr (GPtrArray) ways = NULL;
  g_autofree char *before = NULL;

  begin (&scene, "martes-13", 3, NULL, NULL, "deal; ana: play cat-5; bea: play cat-1; carlos: play mirror-2");
  before = bytes_of (&scene);
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 3);
  ump_correction_draft_leave_out (scene.draft, 3, FALSE);
  /* it goes on where it stops */
  g_assert_cmpuint (ump_correction_draft_number (scene.draft), ==, ump_correction_draft_stop (scene.draft));
  ways = ump_correction_draft_ways (scene.draft);
  /* whoever acts there is said, and no move of somebody else is offered as one of this person */
  g_assert_cmpint (((const UmpDraftWay *) ways->pdata[0])->type, ==, UMP_CHANGE_ADD);
  way (ways, "Add Bea's move before it");
  g_assert_true (way (ways, "Leave it out")->type == UMP_CHANGE_LEAVE_OUT);
  ump_correction_draft_leave_out (scene.draft, ump_correction_draft_stop (scene.draft), FALSE);
  g_assert_true (fits (&scene));
  ump_correction_draft_keep (scene.draft);
  g_assert_false (fits (&scene));
  g_assert_false (ump_correction_draft_accept (scene.draft));
  has_bytes (&scene, before);
}

/* The same, and where the window is closed. */
static void
test_way_in_elevators (void)
{
  g_auto (Scene) scene = { 0 };
  g_autoptr (GPtrArray) ways = NULL;
  g_autofree char *before = NULL;

  begin (&scene, "in-front-of-the-elevators", 3, NULL, NULL,
         "deal red-girl,green-boy,blue-mother girl,boy,2,3,4 girl,boy,2,3,4 girl,boy,4,3,2; "
         "ana: play blue-father 1; ana: draw 1; bea: play red-boy 1; bea: draw 2; carlos: play green-girl 3");
  before = bytes_of (&scene);
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 2);
  ump_correction_draft_leave_out (scene.draft, 2, FALSE);
  /* it goes on where it stops */
  g_assert_cmpuint (ump_correction_draft_number (scene.draft), ==, ump_correction_draft_stop (scene.draft));
  ways = ump_correction_draft_ways (scene.draft);
  way (ways, "blue girl to line 1, to the end");
  g_assert_true (way (ways, "Leave it out")->type == UMP_CHANGE_LEAVE_OUT);
  g_assert_true (way (ways, "Leave out this and the 3 after it")->rest);
  ump_correction_draft_leave_out (scene.draft, ump_correction_draft_stop (scene.draft), TRUE);
  g_assert_true (fits (&scene));
  ump_correction_draft_keep (scene.draft);
  g_assert_false (fits (&scene));
  g_assert_false (ump_correction_draft_accept (scene.draft));
  has_bytes (&scene, before);
  /* the same, and the window is closed */
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 2);
  ump_correction_draft_leave_out (scene.draft, 2, FALSE);
  g_clear_object (&scene.draft);
  has_bytes (&scene, before);
  g_assert_null (ump_match_refusal (ump_play_match (scene.play)));
}

/* What later entries name goes with it; one of them may wait. */
static void
edit (const char *file, guint entry, const char *line)
{
  g_autofree char *number = g_strdup_printf ("%u", entry);
  const char *words[] = { g_getenv ("UMPIRECTL"), "edit", "--follow", "--force", file, number, line, NULL };
  g_autofree char *said = NULL, *wrong = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) words, NULL, G_SPAWN_DEFAULT, NULL, NULL, &said, &wrong, &status, &error);
  g_assert_no_error (error);
  if (!g_spawn_check_wait_status (status, &error))
    g_error ("%s: %s%s", line, said, wrong);
}

/* Without times: what is said now is not said when the file is written by hand. */
static char *
without_times (const char *text)
{
  g_autoptr (GRegex) times = g_regex_new (" at=\"[^\"]*\"", 0, 0, NULL);

  return g_regex_replace (times, text, -1, 0, "", 0, NULL);
}

/* What umpirectl makes of the session by editing the market and then the move at which it stops: the file's
 * bytes, without times. */
static char *
edited (Scene *scene, const char *bytes)
{
  g_autoptr (GString) session = g_string_new (bytes);
  g_autofree char *file = NULL, *text = NULL;
  int handle = g_file_open_tmp ("scene-XXXXXX.umpire", &file, NULL);

  g_assert_true (g_close (handle, NULL));
  g_string_replace (session, "id=\"trial\"", "id=\"" ID "\"", 1);
  g_assert_true (g_file_set_contents (file, session->str, -1, NULL));
  edit (file, find (scene, "market 53,30,16,70,99"), "market 57,30,16,70,99");
  /* behind the market and what goes with it there is an entry more each */
  edit (file, find (scene, "ana: take 55 line") + 2, "ana: take 55 hand");
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  g_assert_cmpint (g_unlink (file), ==, 0);
  g_string_assign (session, text);
  g_string_replace (session, ID, "trial", 1);
  return without_times (session->str);
}

/* 11: what names the card goes with it, and where it stops the next change is made. */
static void
test_follows (void)
{
  g_auto (Scene) scene = { 0 };
  g_autoptr (GPtrArray) ways = NULL;
  g_autofree char *before = NULL, *after = NULL, *by_umpirectl = NULL, *accepted = NULL;
  const UmpDraftWay *to_hand;

  begin (&scene, "line-it", 3, "start", "ana", LINE_IT);
  before = bytes_of (&scene);
  by_umpirectl = edited (&scene, before);
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 1);
  becomes (&scene, "market 53,30,16,70,99", "market 57,30,16,70,99");
  lists (&scene, "Round 3: Market: 53, 30, 16, 70, 99 | Cards: 53 → 57\n"
                 "Ana, round 3: 53 to the line | Goes with it: Card: 53 → 57\n"
                 "Ana, round 4: 55 to the line | Cannot go with it. The line goes up, and 55 is "
                 "less than 57. (LI-4)\n"
                 "13 moves wait.");
  ways = ump_correction_draft_ways (scene.draft);
  to_hand = way (ways, "55 to the hand");
  ump_correction_draft_change (scene.draft, ump_correction_draft_stop (scene.draft), to_hand->entry);
  g_assert_true (fits (&scene));
  {
    /* what is asked about is what the log says, not what was just said of it */
    g_autofree char *asked = ump_play_name (scene.play, ump_correction_draft_logged (scene.draft));

    g_assert_cmpstr (asked, ==, "Ana, round 4: 55 to the line");
  }
  g_assert_cmpuint (count (&scene, UMP_OUTCOME_FOLLOWS), ==, 1);
  g_assert_cmpuint (count (&scene, UMP_OUTCOME_OTHER), ==, 0);
  g_assert_true (ump_correction_draft_accept (scene.draft));
  after = bytes_of (&scene);
  accepted = without_times (after);
  g_assert_cmpstr (accepted, ==, by_umpirectl);
  g_assert_true (ump_play_undo (scene.play));
  has_bytes (&scene, before);
  g_assert_true (ump_play_redo (scene.play));
  has_bytes (&scene, after);
  /* 16: of what was corrected the row below becomes the old one again, and its follower goes with it */
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 1);
  g_assert_true (ump_correction_draft_put_back (scene.draft, find_taken (&scene, "market 53,30,16,70,99")));
  g_assert_true (fits (&scene));
  g_assert_cmpuint (count (&scene, UMP_OUTCOME_FOLLOWS), ==, 1);
  g_assert_true (ump_correction_draft_accept (scene.draft));
  {
    g_autofree char *log = log_of (ump_play_match (scene.play));

    g_assert_nonnull (
        strstr (log, "[market 53,30,16,70,99]c; [market 57,30,16,70,99]c; market 53,30,16,70,99"));
    g_assert_nonnull (strstr (log, "[ana: take 53 line]c; [ana: take 57 line]c; ana: take 53 line"));
  }
}

/* 12: one move comes out otherwise, and only that one is listed. */
static void
test_otherwise (void)
{
  g_auto (Scene) scene = { 0 };

  begin (&scene, "martes-13", 4, NULL, NULL,
         "deal; ana: play mirror-4; bea: play mirror-5; carlos: play cat-1; dora: play mirror-7; "
         "ana: play cat-2; bea: play ladder-1; carlos: play mirror-2; dora: play cat-1; ana: play ladder-2");
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 1);
  becomes (&scene, "dora: play mirror-7", "dora: play mirror-1");
  g_assert_true (fits (&scene));
  lists (&scene, "Dora, round 1: mirror 7 on 1, takes 2 cards | Card: mirror 7 → mirror 1\n"
                 "Carlos, round 1: mirror 2 on 1 | 10 + 2 = 12: nobody takes (was: 7 + 2 = 9: nobody takes)");
}

/* A part that went without saying is no difference; what names the old card stays where it can, and may have
 * been the other one as well: that is one tap, and an own change then. */
static void
test_either (void)
{
  g_auto (Scene) scene = { 0 };
  g_autoptr (GListModel) list = NULL;
  g_autoptr (UmpLaterItem) item = NULL;
  const UmpLater *later;
  const UmpOutcome *outcome;

  begin (&scene, "martes-13", 4, NULL, NULL,
         "deal; ana: play mirror-4; bea: play cat-1; carlos: play cat-2; dora: play mirror-4");
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 1);
  becomes (&scene, "ana: play mirror-4", "ana: play mirror-5 1");
  list = ump_later_list_new (scene.draft);
  item = g_list_model_get_item (list, 1);
  later = ump_later_item_get (item);
  lists (&scene, "Ana, round 1: mirror 4 on 1 | Card: mirror 4 → mirror 5\n"
                 "Dora, round 1: mirror 4 on 1 | 5 + 4 = 9: nobody takes (was: 4 + 4 = 8: nobody takes)");
  g_assert_cmpstr (later->either, ==, "or mirror 5");
  outcome = ump_correction_outcome (ump_correction_draft_tried (scene.draft), later->number);
  ump_correction_draft_change (scene.draft, later->number, outcome->either);
  g_assert_true (fits (&scene));
  g_assert_cmpuint (ump_correction_draft_n_changes (scene.draft), ==, 2);
  lists (&scene, "Ana, round 1: mirror 4 on 1 | Card: mirror 4 → mirror 5\n"
                 "Dora, round 1: mirror 4 on 1 | Card: mirror 4 → mirror 5\n"
                 "Every other move is as it was.");
}

/* 13: only the part that differs is told, by name. */
static void
test_parts (void)
{
  g_auto (Scene) scene = { 0 }, elevators = { 0 };

  begin (&elevators, "in-front-of-the-elevators", 3, NULL, NULL,
         "deal red-girl,green-boy,blue-mother girl,boy,2,3,4 girl,boy,2,3,4 girl,boy,4,3,2; "
         "ana: play blue-father 1; ana: draw 1; bea: play red-boy 1");
  ump_correction_draft_begin (elevators.draft, UMP_CHANGE_ENTRY, 1);
  ump_correction_draft_try (
      elevators.draft, "deal red-girl,green-boy,blue-mother girl,boy,2,3,4 girl,boy,2,3,4 girl,boy,2,3,4");
  lists (&elevators,
         "Round 1: Deal: red girl, green boy, blue mother; Ana begins | Elevator 3: 4 3 2 → 2 3 4\n"
         "Every other move is as it was.");
  begin (&scene, "pad", 3, "rounds", "2", "enter ana 5; enter bea 2; enter carlos 3; enter ana 1");
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 1);
  becomes (&scene, "enter bea 2", "enter bea 20");
  lists (&scene, "Bea, round 1: 2 | Points: 2 → 20\nRound 1: Bea 2 → 20");
}

/* 14: this and all after it are left out. */
static void
test_left_out (void)
{
  g_auto (Scene) scene = { 0 };
  g_autoptr (GPtrArray) ways = NULL;
  g_autofree char *before = NULL;

  begin (&scene, "martes-13", 3, NULL, NULL,
         "deal; ana: play cat-5; bea: play cat-1; carlos: play mirror-2; ana: play ladder-2");
  before = bytes_of (&scene);
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 2);
  ump_correction_draft_leave_out (scene.draft, 2, FALSE);
  ways = ump_correction_draft_ways (scene.draft);
  g_assert_true (way (ways, "Leave out this and the 2 after it")->rest);
  ump_correction_draft_leave_out (scene.draft, ump_correction_draft_stop (scene.draft), TRUE);
  g_assert_true (fits (&scene));
  g_assert_true (ump_correction_draft_accept (scene.draft));
  is (&scene, "deal; [ana: play cat-5, bea: play cat-1, carlos: play mirror-2, ana: play ladder-2]r");
  g_assert_true (ump_play_undo (scene.play));
  has_bytes (&scene, before);
}

/* How often a ruling let it stand against that rule, in the statistics. */
static guint
rulings (Scene *scene, const char *rule)
{
  g_autoptr (UmpStatistics) statistics = ump_statistics_new (NULL, NULL, NULL);
  g_autoptr (GPtrArray) games = NULL;

  ump_statistics_add (statistics, ump_play_session (scene->play));
  games = ump_statistics_games (statistics);
  g_assert_cmpuint (games->len, ==, 1);
  return GPOINTER_TO_UINT (g_hash_table_lookup (((UmpGameCount *) games->pdata[0])->rulings, rule));
}

/* 15: what the rules forbid is let stand in the draft, and statistics count it. */
static void
test_let_stand (void)
{
  g_auto (Scene) scene = { 0 };
  guint stop;

  begin (&scene, "martes-13", 3, "rounds", "1",
         "deal; ana: play cat-5 1; bea: play mirror-2 2; tally ana 5 4 4 1; tally bea 5 5 5 1; "
         "tally carlos 4 2 1 0");
  g_assert_cmpuint (rulings (&scene, "M13-4"), ==, 0);
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 1);
  becomes (&scene, "bea: play mirror-2 pile=2", "bea: play mirror-2 1");
  stop = ump_correction_draft_stop (scene.draft);
  g_assert_cmpuint (stop, ==, 4);
  ump_correction_draft_let_stand (scene.draft, stop, "seen too late");
  g_assert_true (fits (&scene));
  g_assert_true (ump_correction_draft_accept (scene.draft));
  g_assert_cmpstr (ump_entry_ruling (ump_match_entry (ump_play_match (scene.play), stop)), ==,
                   "seen too late");
  g_assert_cmpuint (rulings (&scene, "M13-4"), ==, 1);
}

/* 17: what was replaced is added behind its void. */
static void
test_put_back_replaced (void)
{
  g_auto (Scene) scene = { 0 };
  g_autofree char *before = NULL;

  begin (&scene, "pad", 3, NULL, NULL, "enter ana 5");
  g_assert_true (ump_play_undo (scene.play));
  enter_lines (scene.play, "enter ana 2; enter bea 1");
  before = bytes_of (&scene);
  g_assert_false (ump_play_can_redo_to (scene.play, find_taken (&scene, "enter ana 5")));
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 2);
  g_assert_true (ump_correction_draft_put_back (scene.draft, find_taken (&scene, "enter ana 5")));
  ump_correction_draft_keep (scene.draft);
  has_bytes (&scene, before);
  ump_correction_draft_open_again (scene.draft);
  if (!fits (&scene))
    ump_correction_draft_leave_out (scene.draft, ump_correction_draft_stop (scene.draft), FALSE);
  g_assert_true (ump_correction_draft_accept (scene.draft));
  {
    g_autofree char *log = log_of (ump_play_match (scene.play));

    g_assert_true (g_str_has_prefix (log, "[enter ana 5]x; enter ana 5"));
  }
}

/* 17, in a trick game: the card that was led first is led after all, what was led instead is out of turn and
 * is left out, and the rest of the trick stays. */
static void
test_put_back_in_a_trick (void)
{
  g_auto (Scene) scene = { 0 };
  g_autofree char *before = NULL, *after = NULL;

  begin (&scene, "tricks", 4, NULL, NULL,
         "deal; ana: play 8H; bea: play 3H; carlos: play 2H; dora: play AH; dora: play KS");
  g_assert_true (ump_play_undo (scene.play));
  enter_lines (scene.play, "dora: play QS; ana: play 4S; bea: play 5S");
  before = bytes_of (&scene);
  g_assert_false (ump_play_can_redo_to (scene.play, find_taken (&scene, "dora: play KS")));
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 2);
  g_assert_true (ump_correction_draft_put_back (scene.draft, find_taken (&scene, "dora: play KS")));
  g_assert_false (fits (&scene));
  g_assert_cmpuint (ump_correction_draft_stop (scene.draft), ==, find (&scene, "dora: play QS"));
  ump_correction_draft_leave_out (scene.draft, ump_correction_draft_stop (scene.draft), FALSE);
  g_assert_true (fits (&scene));
  g_assert_true (ump_correction_draft_undo (scene.draft));
  g_assert_false (fits (&scene));
  g_assert_true (ump_correction_draft_redo (scene.draft));
  g_assert_true (fits (&scene));
  has_bytes (&scene, before);
  g_assert_true (ump_correction_draft_accept (scene.draft));
  is (&scene,
      "deal; ana: play 8H; bea: play 3H; carlos: play 2H; dora: play AH; [dora: play KS]x; dora: play KS; "
      "[dora: play QS]r; ana: play 4S; bea: play 5S");
  after = bytes_of (&scene);
  g_assert_true (ump_play_undo (scene.play));
  has_bytes (&scene, before);
  g_assert_true (ump_play_redo (scene.play));
  has_bytes (&scene, after);
}

/* 18: what was taken back last comes again by redo, without a draft. */
static void
test_redo_to (void)
{
  g_auto (Scene) scene = { 0 };

  begin (&scene, "pad", 3, NULL, NULL, "enter ana 1; enter bea 2; enter carlos 3");
  for (guint i = 0; i < 3; i++)
    g_assert_true (ump_play_undo (scene.play));
  g_assert_true (ump_play_redo_to (scene.play, find_taken (&scene, "enter bea 2")));
  is (&scene, "enter ana 1; enter bea 2; [enter carlos 3]u");
  g_assert_false (ump_play_redo_to (scene.play, ump_match_entry (ump_play_match (scene.play), 1)));
}

/* 23: a draft has an undo of its own, is kept, opened again, and accepted as one act. */
static void
test_own_undo (void)
{
  g_auto (Scene) scene = { 0 };
  g_autofree char *before = NULL;

  begin (&scene, "pad", 3, NULL, NULL, "enter ana 1; enter bea 2; enter carlos 3");
  before = bytes_of (&scene);
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 1);
  g_assert_false (ump_correction_draft_can_undo (scene.draft));
  ump_correction_draft_try (scene.draft, "enter ana 10");
  ump_correction_draft_go_on (scene.draft, UMP_CHANGE_ENTRY, 3);
  ump_correction_draft_try (scene.draft, "enter bea 20");
  g_assert_cmpuint (ump_correction_draft_n_changes (scene.draft), ==, 2);
  g_assert_true (ump_correction_draft_undo (scene.draft));
  g_assert_cmpuint (ump_correction_draft_n_changes (scene.draft), ==, 1);
  g_assert_true (ump_correction_draft_redo (scene.draft));
  g_assert_false (ump_correction_draft_redo (scene.draft));
  g_assert_cmpuint (ump_correction_draft_n_changes (scene.draft), ==, 2);
  ump_correction_draft_keep (scene.draft);
  g_assert_cmpuint (ump_correction_draft_n_changes (scene.draft), ==, 0);
  g_assert_false (ump_correction_draft_can_undo (scene.draft));
  has_bytes (&scene, before);
  g_assert_true (ump_correction_draft_open_again (scene.draft));
  g_assert_cmpuint (ump_correction_draft_n_changes (scene.draft), ==, 2);
  g_assert_true (ump_correction_draft_accept (scene.draft));
  is (&scene, "[enter ana 1]c; enter ana 10; [enter bea 2]c; enter bea 20; enter carlos 3");
  g_assert_true (ump_play_undo (scene.play));
  has_bytes (&scene, before);
  /* only until the next act */
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 1);
  ump_correction_draft_try (scene.draft, "enter ana 10");
  ump_correction_draft_keep (scene.draft);
  enter_lines (scene.play, "enter ana 4");
  g_assert_false (ump_correction_draft_open_again (scene.draft));
}

/* What becomes itself again is no change. */
static void
test_as_it_was (void)
{
  g_auto (Scene) scene = { 0 };

  begin (&scene, "pad", 3, NULL, NULL, "enter ana 1; enter bea 2");
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 1);
  ump_correction_draft_try (scene.draft, "enter ana 10");
  ump_correction_draft_go_on (scene.draft, UMP_CHANGE_ENTRY, 2);
  g_assert_true (fits (&scene));
  ump_correction_draft_try (scene.draft, "enter ana 1");
  g_assert_false (fits (&scene));
}

/* 30, in a draft: people are exchanged, and the moves stay with the seat. */
static void
test_seats (void)
{
  g_autoptr (GError) error = NULL;
  g_auto (Scene) scene = { 0 };

  begin (&scene, "pad", 3, NULL, NULL, "enter ana 1; enter bea 2; enter carlos 3");
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_ENTRY, 1);
  ump_correction_draft_try (scene.draft, "enter ana 10");
  g_assert_true (ump_correction_draft_seat (scene.draft, 1, "carlos", &error));
  g_assert_true (fits (&scene));
  lists (&scene,
         "Bea and Carlos exchanged | The moves stay; their names change.\nAna, round 1: 1 | Points: 1 → 10\n"
         "Round 1: Ana 1 → 10");
  g_assert_true (ump_correction_draft_accept (scene.draft));
  is (&scene, "[enter ana 1]c; enter ana 10; enter carlos 2; enter bea 3");
  /* who comes then has a seat in the log as it was, too, and nobody else another one */
  g_assert_true (ump_people_join (scene.play, NULL, "Eva", 4, &error));
  g_assert_true (ump_play_undo (scene.play));
  g_assert_true (ump_play_undo (scene.play));
  g_assert_cmpint (ump_match_setup (ump_play_match (scene.play))->n_seats, ==, 4);
  g_assert_cmpstr (ump_match_setup (ump_play_match (scene.play))->ids[1], ==, "bea");
  is (&scene, "enter ana 1; enter bea 2; enter carlos 3; [join eva points=4]u");
}

/* A misspelt name is changed at once, whatever is undone and done again then: it is no act, and no change of
 * the draft, in which somebody else may have come to another seat. */
static void
test_called (void)
{
  g_autoptr (GError) error = NULL;
  g_auto (Scene) scene = { 0 };
  g_autofree char *words = NULL;

  begin (&scene, "pad", 3, NULL, NULL, "enter ana 1; enter bea 2; enter carlos 3");
  ump_correction_draft_begin (scene.draft, UMP_CHANGE_SEATS, 0);
  g_assert_true (ump_correction_draft_seat (scene.draft, 1, "carlos", &error));
  g_assert_true (ump_correction_draft_seat (scene.draft, 0, "Zoe", &error));
  g_assert_false (ump_correction_draft_call (scene.draft, 1, "bea", &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_NAME);
  g_clear_error (&error);
  g_assert_true (ump_correction_draft_call (scene.draft, 1, " Karlos ", &error));
  g_assert_true (ump_correction_draft_call (scene.draft, 0, "Zoë", &error));
  g_assert_cmpuint (ump_correction_draft_n_changes (scene.draft), ==, 3);
  g_assert_cmpstr (ump_correction_draft_setup (scene.draft)->names[1], ==, "Karlos");
  g_assert_cmpstr (ump_match_setup (ump_play_match (scene.play))->names[2], ==, "Karlos");
  words = ump_play_undo_words (scene.play);
  g_assert_cmpstr (words, ==, "Undo: Karlos, round 1: 3");
  g_assert_true (ump_correction_draft_accept (scene.draft));
  is (&scene, "enter zoe 1; enter carlos 2; enter bea 3");
  g_assert_true (ump_play_call_person (scene.play, "bea", "Beatriz", &error));
  g_assert_true (ump_play_undo (scene.play));
  is (&scene, "enter ana 1; enter bea 2; enter carlos 3");
  g_assert_cmpstr (ump_match_setup (ump_play_match (scene.play))->names[1], ==, "Beatriz");
}

/* 25: acts are those of a game: in another game of the evening they are still there. */
static void
test_two_games (void)
{
  g_auto (Scene) scene = { 0 };
  g_autoptr (UmpPlay) second = NULL, first = NULL;
  g_autoptr (GError) error = NULL;
  const char *const people[] = { "Ana", "Bea", "Carlos" };
  g_autofree char *log = NULL;

  begin (&scene, "pad", 3, NULL, NULL, "enter ana 1; enter bea 2");
  g_assert_true (ump_store_add_game (ump_play_store (scene.play), "pad", people, 3, NULL, 0, &error));
  g_assert_no_error (error);
  second = ump_play_hand_on (scene.play, 1);
  enter_lines (second, "enter ana 7");
  g_assert_true (ump_play_undo (second));
  g_assert_false (ump_play_can_undo (second));
  log = log_of (ump_session_match (ump_play_session (second), 0));
  g_assert_cmpstr (log, ==, "enter ana 1; enter bea 2");
  first = ump_play_hand_on (second, 0);
  g_assert_true (ump_play_undo (first));
  is (&(Scene){ .play = first }, "enter ana 1; [enter bea 2]u");
  g_assert_true (ump_play_undo (first));
  g_assert_true (ump_play_redo (first));
}

/* 28: of cards that are gathered the last one is taken out, and the log is as it was. */
static void
test_gathered (void)
{
  static const char *const cards[] = { "place 2 9H", "place 7 2D", "place 7 3D" };
  g_auto (Scene) scene = { 0 };
  g_autofree char *before = NULL;

  begin (&scene, "elevator", 4, NULL, NULL, "park 2; park 3; park 4; park 5");
  before = bytes_of (&scene);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++) {
    UmpVerdict verdict;
    g_autoptr (UmpEntry) entry =
        ump_notation_parse_implied (ump_play_match (scene.play), cards[i], &verdict, NULL);
    g_auto (UmpMove) move;

    ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
    g_assert_true (
        ump_entry_read (ump_match_setup (ump_play_match (scene.play)), NULL, entry, &move, &verdict));
    move.by = (int) i;
    ump_play_gather (scene.play, &move);
  }
  g_assert_cmpuint (ump_play_n_gathered (scene.play), ==, 3);
  g_assert_true (ump_play_undo (scene.play));
  g_assert_cmpuint (ump_play_n_gathered (scene.play), ==, 2);
  has_bytes (&scene, before);
}

/* After many moves no card is said to be one that was called by a wrong name: they are told step by step. */
static void
test_hands_back (void)
{
  g_auto (Scene) scene = { 0 };

  begin (&scene, "line-it", 3, "start", "ana", LINE_IT);
  ump_play_jump (scene.play, 1);
  ump_play_go_back (scene.play);
  g_assert_null (strstr (ump_play_answer (scene.play)->body, " takes "));
  g_assert_nonnull (strstr (ump_play_answer (scene.play)->body, "cards lie differently."));
  g_assert_nonnull (ump_play_answer (scene.play)->before);
  g_assert_true (ump_play_undo (scene.play));
  g_assert_nonnull (strstr (ump_play_answer (scene.play)->body, "cards lie differently."));
  g_assert_nonnull (ump_play_answer (scene.play)->before);
  g_assert_true (ump_play_redo (scene.play));
  g_assert_nonnull (strstr (ump_play_answer (scene.play)->body, "cards lie differently."));
}

/* What the buttons would do is said in words. */
static void
test_words (void)
{
  g_auto (Scene) scene = { 0 };
  g_autofree char *undo = NULL, *redo = NULL, *none = NULL, *again = NULL;

  begin (&scene, "line-it", 2, NULL, NULL, "market 12,45,31,77; ana: take 31 line; bea: take 45 line");
  undo = ump_play_undo_words (scene.play);
  g_assert_cmpstr (undo, ==, "Undo: Ana ends; Bea, 45 to the line");
  none = ump_play_redo_words (scene.play);
  g_assert_cmpstr (none, ==, "Nothing to redo");
  ump_play_jump (scene.play, 1);
  ump_play_go_back (scene.play);
  g_free (undo);
  undo = ump_play_undo_words (scene.play);
  g_assert_cmpstr (undo, ==, "Undo: the going back");
  g_assert_true (ump_play_undo (scene.play));
  redo = ump_play_redo_words (scene.play);
  g_assert_cmpstr (redo, ==, "Redo: the going back (3 moves)");
  enter_lines (scene.play, "note tea");
  again = ump_play_undo_words (scene.play);
  g_assert_cmpstr (again, ==, "Undo: a note");
}

/* Two that read the same in a round are the first and the second. */
static void
test_names (void)
{
  g_auto (Scene) scene = { 0 };
  g_autofree char *one = NULL, *two = NULL;

  begin (&scene, "pad", 3, NULL, NULL, "note tea; note tea; enter ana 1");
  one = ump_play_name (scene.play, 1);
  two = ump_play_name (scene.play, 2);
  g_assert_true (g_str_has_suffix (one, "(the first)"));
  g_assert_true (g_str_has_suffix (two, "(the second)"));
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*test) (void);
  } tests[] = {
    { "/scenes/6-kept", test_kept },
    { "/scenes/7-way-and-kept", test_way_and_kept },
    { "/scenes/7-in-elevators", test_way_in_elevators },
    { "/scenes/11-16-follows", test_follows },
    { "/scenes/12-otherwise", test_otherwise },
    { "/scenes/12-either", test_either },
    { "/scenes/13-parts", test_parts },
    { "/scenes/14-left-out", test_left_out },
    { "/scenes/15-let-stand", test_let_stand },
    { "/scenes/17-put-back-replaced", test_put_back_replaced },
    { "/scenes/17-put-back-in-a-trick", test_put_back_in_a_trick },
    { "/scenes/18-redo-to", test_redo_to },
    { "/scenes/23-own-undo", test_own_undo },
    { "/scenes/as-it-was", test_as_it_was },
    { "/scenes/30-seats", test_seats },
    { "/scenes/called", test_called },
    { "/scenes/25-two-games", test_two_games },
    { "/scenes/28-gathered", test_gathered },
    { "/scenes/hands-back", test_hands_back },
    { "/scenes/words", test_words },
    { "/scenes/names", test_names },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_func (tests[i].name, tests[i].test);
  return g_test_run ();
}
