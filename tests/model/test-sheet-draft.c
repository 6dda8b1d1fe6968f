/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of score sheets: fields that say what is wrong with them, steps, and a trial on the pad. */
#include <glib/gstdio.h>
#include <string.h>

#include "app/model/sheet-draft.h"
#include "app/model/sheet-keeper.h"
#include "app/model/play-answer.h"
#include "games/games.h"
#include "session/format/session.h"

static const char *const PEOPLE[] = { "Ana", "Bea", "Carlos", NULL };

static UmpSheetField *
field (UmpSheetDraft *draft, UmpSheetPart part, guint index)
{
  g_autoptr (UmpSheetField) found = g_list_model_get_item (ump_sheet_draft_fields (draft, part), index);

  g_assert_nonnull (found);
  return found; /* the draft keeps it */
}

static void
put (UmpSheetDraft *draft, UmpSheetPart part, guint index, const char *text)
{
  g_object_set (field (draft, part, index), "text", text, NULL);
}

static gboolean
get (gpointer object, const char *property)
{
  gboolean value;

  g_object_get (object, property, &value, NULL);
  return value;
}

static UmpSheetDraft *
oh_hell (void)
{
  UmpSheetDraft *draft = ump_sheet_draft_new (NULL, NULL);

  put (draft, UMP_SHEET_NAME, 0, "Oh Hell");
  put (draft, UMP_SHEET_COLUMN, 0, "bid");
  put (draft, UMP_SHEET_COLUMN, 1, "tricks");
  put (draft, UMP_SHEET_POINTS, 0, "tricks = bid ? 10 + tricks : 0");
  put (draft, UMP_SHEET_CHECK, 0, "bid >= 0 and bid <= round");
  put (draft, UMP_SHEET_CHECK, 1, "sum(bid) != round");
  put (draft, UMP_SHEET_CHECK, 2, "sum(tricks) = round");
  return draft;
}

static const char *
value_of (const UmpTemplate *sheet, const char *name)
{
  for (guint i = 0; i < sheet->values->len; i++)
    if (g_str_equal (g_array_index (sheet->values, UmpOptionValue, i).name, name))
      return g_array_index (sheet->values, UmpOptionValue, i).value;
  return NULL;
}

static void
test_from_nothing (void)
{
  g_autoptr (UmpSheetDraft) draft = ump_sheet_draft_new (NULL, NULL);
  g_autoptr (UmpTemplate) sheet = NULL;

  g_assert_true (get (draft, "ready"));
  g_assert_false (get (draft, "changed"));
  g_assert_null (ump_sheet_draft_template (draft, TRUE)); /* it has no name */
  g_assert_true (ump_sheet_draft_find_problem (draft) == field (draft, UMP_SHEET_NAME, 0));
  g_object_unref (draft);
  draft = oh_hell ();
  g_assert_true (get (draft, "changed"));
  g_object_set (draft, "rounds", 7, "low", TRUE, NULL);
  g_object_set (field (draft, UMP_SHEET_BONUS, 0), "label", " Last ", NULL);
  put (draft, UMP_SHEET_BONUS, 0, "total > 100 ? 5 : 0");
  g_assert_null (ump_sheet_draft_find_problem (draft));
  sheet = ump_sheet_draft_template (draft, TRUE);
  g_assert_cmpstr (sheet->name, ==, "Oh Hell");
  g_assert_null (sheet->about);
  g_assert_cmpstr (value_of (sheet, "columns"), ==, "bid tricks");
  g_assert_cmpstr (value_of (sheet, "check"), ==,
                   "bid >= 0 and bid <= round; sum(bid) != round; sum(tricks) = round");
  g_assert_cmpstr (value_of (sheet, "bonus"), ==, "Last: total > 100 ? 5 : 0");
  g_assert_cmpstr (value_of (sheet, "rounds"), ==, "7");
  g_assert_cmpstr (value_of (sheet, "best"), ==, "low");
  g_assert_null (value_of (sheet, "rows"));
}

/* Each list ends with one empty field, as long as there is room. */
static void
test_lists (void)
{
  g_autoptr (UmpSheetDraft) draft = ump_sheet_draft_new (NULL, NULL);
  GListModel *columns = ump_sheet_draft_fields (draft, UMP_SHEET_COLUMN);

  g_assert_cmpuint (g_list_model_get_n_items (columns), ==, 1);
  for (guint i = 0; i < 8; i++) {
    g_autofree char *name = g_strdup_printf ("c%u", i);

    put (draft, UMP_SHEET_COLUMN, i, name);
    g_assert_cmpuint (g_list_model_get_n_items (columns), ==, MIN (i + 2, 8));
  }
  put (draft, UMP_SHEET_COLUMN, 7, "");
  g_assert_cmpuint (g_list_model_get_n_items (columns), ==, 8);
  put (draft, UMP_SHEET_COLUMN, 6, "");
  g_assert_cmpuint (g_list_model_get_n_items (columns), ==, 7);
  put (draft, UMP_SHEET_COLUMN, 2, ""); /* between others: it is only left out */
  g_assert_cmpuint (g_list_model_get_n_items (columns), ==, 7);
  g_assert_null (ump_sheet_field_problem (field (draft, UMP_SHEET_COLUMN, 2)));
}

typedef struct {
  UmpSheetPart part;
  const char *text;
  int at;
  const char *says;
} Bad;

static void
test_problems (void)
{
  static const Bad bad[] = {
    { UMP_SHEET_POINTS, "trick = bid", 1, "Did you mean “tricks”?" },
    { UMP_SHEET_POINTS, "tricks == bid", 9, "One = is enough." },
    { UMP_SHEET_POINTS, "tricks = bid ? 10", 18, "At character 18, expected: " },
    { UMP_SHEET_POINTS, "10 × tricks", 4, "Write * for times." },
    { UMP_SHEET_POINTS, "tricks; bid", 7, "a field of its own" },
    { UMP_SHEET_POINTS, "1.5 * bid", 2, "Only whole numbers" },
    { UMP_SHEET_POINTS, "zzz", 1, "The names here are: bid, tricks." },
    { UMP_SHEET_POINTS, "if bid = tricks then 10", 1, "Write a ? b : c" },
    { UMP_SHEET_CHECK, "sum(bid != round", 17, "expected" },
    { UMP_SHEET_CHECK, "som(bid) = 3", 1, "Did you mean “sum”?" },
    { UMP_SHEET_COLUMN, "Bid", 0, "small letters" },
    { UMP_SHEET_COLUMN, "round", 0, "meaning in formulas" },
    { UMP_SHEET_TARGET, "a lot", 0, "whole number" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autoptr (UmpSheetDraft) draft = oh_hell ();
    /* of columns a new one, so that no formula loses its names */
    guint index = bad[i].part == UMP_SHEET_COLUMN ? 2 : 0;

    put (draft, bad[i].part, index, bad[i].text);
    g_test_message ("%s: %s", bad[i].text, ump_sheet_field_problem (field (draft, bad[i].part, index)));
    g_assert_nonnull (strstr (ump_sheet_field_problem (field (draft, bad[i].part, index)), bad[i].says));
    g_assert_cmpint (ump_sheet_field_at (field (draft, bad[i].part, index)), ==, bad[i].at);
    g_assert_false (get (draft, "ready"));
    g_assert_null (ump_sheet_draft_template (draft, FALSE));
    g_assert_true (ump_sheet_draft_find_problem (draft) == field (draft, bad[i].part, index));
    put (draft, bad[i].part, index, "");
    g_assert_null (ump_sheet_draft_find_problem (draft));
  }
}

/* A column that gets another name: every formula that has the old one says so at once. */
static void
test_renamed_column (void)
{
  g_autoptr (UmpSheetDraft) draft = oh_hell ();

  put (draft, UMP_SHEET_COLUMN, 0, "bids");
  g_assert_nonnull (strstr (ump_sheet_field_problem (field (draft, UMP_SHEET_POINTS, 0)), "“bids”"));
  g_assert_cmpint (ump_sheet_field_at (field (draft, UMP_SHEET_POINTS, 0)), ==, 10);
  g_assert_nonnull (ump_sheet_field_problem (field (draft, UMP_SHEET_CHECK, 0)));
  g_assert_null (ump_sheet_field_problem (field (draft, UMP_SHEET_CHECK, 2)));
}

static void
test_bonus (void)
{
  g_autoptr (UmpSheetDraft) draft = oh_hell ();
  UmpSheetField *bonus = field (draft, UMP_SHEET_BONUS, 0);

  put (draft, UMP_SHEET_BONUS, 0, "round * 2");
  g_assert_cmpstr (ump_sheet_field_problem (bonus), ==, "The line needs a name.");
  g_object_set (bonus, "label", "A:b", NULL);
  g_assert_nonnull (strstr (ump_sheet_field_problem (bonus), "neither : nor ;"));
  g_object_set (bonus, "label", "A", NULL);
  g_assert_cmpint (ump_sheet_field_at (bonus), ==, 1); /* bonus lines know no round */
  put (draft, UMP_SHEET_BONUS, 0, "bid * 2");
  g_assert_null (ump_sheet_field_problem (bonus));
  g_object_set (field (draft, UMP_SHEET_BONUS, 1), "label", "A ", "text", "1", NULL);
  g_assert_cmpstr (ump_sheet_field_problem (field (draft, UMP_SHEET_BONUS, 1)), ==,
                   "This name is there already.");
}

static void
test_rows (void)
{
  g_autoptr (UmpSheetDraft) draft = oh_hell ();
  g_autoptr (UmpTemplate) sheet = NULL;

  g_object_set (draft, "by-rows", TRUE, NULL);
  g_assert_null (ump_sheet_field_problem (field (draft, UMP_SHEET_POINTS, 0))); /* it has no meaning now */
  g_assert_nonnull (ump_sheet_field_problem (field (draft, UMP_SHEET_CHECK, 0)));
  put (draft, UMP_SHEET_CHECK, 0, "\"Ones\" <= 5");
  put (draft, UMP_SHEET_CHECK, 1, "");
  put (draft, UMP_SHEET_CHECK, 2, "");
  put (draft, UMP_SHEET_ROW, 0, "Ones, Twos");
  g_assert_cmpint (ump_sheet_field_at (field (draft, UMP_SHEET_ROW, 0)), ==, 5);
  put (draft, UMP_SHEET_ROW, 0, "Ones");
  put (draft, UMP_SHEET_ROW, 1, "Full house");
  g_assert_null (ump_sheet_draft_find_problem (draft));
  sheet = ump_sheet_draft_template (draft, TRUE);
  g_assert_cmpstr (value_of (sheet, "rows"), ==, "Ones,Full house");
  g_assert_null (value_of (sheet, "columns"));
  g_object_set (draft, "by-rows", FALSE, NULL); /* the columns were not lost */
  g_assert_cmpstr (ump_sheet_field_text (field (draft, UMP_SHEET_COLUMN, 1)), ==, "tricks");
}

/* Rounds and target have no effect with rows, but a sheet that has them keeps them; what no target is
 * goes. */
static void
test_rows_with_end (void)
{
  static const UmpOptionValue values[] = { { "rows", "Ones,Twos" }, { "rounds", "3" }, { "target", "50" } };
  g_autoptr (UmpTemplate) given = ump_template_new ("Ours", NULL, values, G_N_ELEMENTS (values));
  g_autoptr (UmpSheetDraft) draft = ump_sheet_draft_new (given, NULL);
  g_autoptr (UmpTemplate) sheet = ump_sheet_draft_template (draft, TRUE), none = NULL;

  g_assert_cmpstr (value_of (sheet, "rows"), ==, "Ones,Twos");
  g_assert_cmpstr (value_of (sheet, "rounds"), ==, "3");
  g_assert_cmpstr (value_of (sheet, "target"), ==, "50");
  put (draft, UMP_SHEET_TARGET, 0, "fifty");
  g_assert_null (ump_sheet_draft_find_problem (draft)); /* the field does not show */
  none = ump_sheet_draft_template (draft, TRUE);
  g_assert_null (value_of (none, "target"));
  g_assert_cmpstr (value_of (none, "rounds"), ==, "3");
}

static void
test_undo (void)
{
  g_autoptr (UmpSheetDraft) draft = ump_sheet_draft_new (NULL, NULL);
  static const char *const typed[] = { "t", "tr", "tri", "tri ", "tri c" };

  for (gsize i = 0; i < G_N_ELEMENTS (typed); i++)
    put (draft, UMP_SHEET_NAME, 0, typed[i]);
  put (draft, UMP_SHEET_COLUMN, 0, "bid");
  g_object_set (draft, "low", TRUE, NULL);
  ump_sheet_draft_undo (draft);
  g_assert_false (get (draft, "low"));
  ump_sheet_draft_undo (draft);
  g_assert_cmpuint (g_list_model_get_n_items (ump_sheet_draft_fields (draft, UMP_SHEET_COLUMN)), ==, 1);
  ump_sheet_draft_undo (draft);
  g_assert_cmpstr (ump_sheet_field_text (field (draft, UMP_SHEET_NAME, 0)), ==, "tri");
  ump_sheet_draft_undo (draft);
  g_assert_cmpstr (ump_sheet_field_text (field (draft, UMP_SHEET_NAME, 0)), ==, "");
  g_assert_false (get (draft, "can-undo"));
  g_assert_false (get (draft, "changed"));
  while (get (draft, "can-redo"))
    ump_sheet_draft_redo (draft);
  g_assert_true (get (draft, "low"));
  g_assert_cmpstr (ump_sheet_field_text (field (draft, UMP_SHEET_COLUMN, 0)), ==, "bid");
  ump_sheet_draft_undo (draft);
  put (draft, UMP_SHEET_ABOUT, 0, "x"); /* there is nothing to go forth to any more */
  g_assert_false (get (draft, "can-redo"));
}

/* Half written as it is, a draft is kept and read again. */
static void
test_kept (void)
{
  g_autoptr (UmpSheetDraft) draft = oh_hell (), again = NULL;
  g_autofree char *text = NULL, *same = NULL;

  put (draft, UMP_SHEET_POINTS, 0, "tricks = (“'\"");
  put (draft, UMP_SHEET_CHECK, 1, "");
  text = ump_sheet_draft_print (draft);
  again = ump_sheet_draft_parse (text);
  g_assert_nonnull (again);
  g_assert_cmpstr (ump_sheet_field_text (field (again, UMP_SHEET_POINTS, 0)), ==, "tricks = (“'\"");
  g_assert_cmpstr (ump_sheet_field_text (field (again, UMP_SHEET_CHECK, 2)), ==, "sum(tricks) = round");
  g_assert_true (get (again, "changed"));
  g_assert_null (ump_sheet_draft_key (again));
  same = ump_sheet_draft_print (again);
  g_assert_cmpstr (same, ==, text);
  g_assert_null (ump_sheet_draft_parse ("nothing of the kind"));
  g_assert_null (ump_sheet_draft_parse (""));
}

/* Every sheet that is delivered can be read into fields, and is the same again. */
static void
test_delivered (void)
{
  g_autofree char *none = g_dir_make_tmp ("drafts-XXXXXX", NULL);
  g_autoptr (GPtrArray) sheets = ump_templates_list (ump_games, none, NULL);

  g_assert_cmpuint (sheets->len, >=, 11);
  for (guint i = 0; i < sheets->len; i++) {
    const UmpTemplate *sheet = sheets->pdata[i];
    g_autoptr (UmpSheetDraft) draft = NULL;
    g_autoptr (UmpTemplate) same = NULL;
    g_autoptr (UmpPlay) play = NULL;

    if (strcmp (sheet->kind, UMP_SHEET_KIND) != 0)
      continue;
    draft = ump_sheet_draft_new (sheet, NULL);
    play = ump_sheet_draft_play (draft, PEOPLE);

    g_assert_null (ump_sheet_draft_find_problem (draft));
    g_assert_false (get (draft, "changed"));
    same = ump_sheet_draft_template (draft, TRUE);
    g_assert_cmpstr (same->name, ==, sheet->title);
    g_assert_cmpstr (same->about, ==, sheet->about);
    for (guint k = 0; k < sheet->values->len; k++) {
      const UmpOptionValue *value = &g_array_index (sheet->values, UmpOptionValue, k);
      g_auto (GStrv) mine = g_strsplit_set (value_of (same, value->name), "; ", -1),
                     theirs = g_strsplit_set (value->value, "; ", -1);
      g_autofree char *mine_bare = g_strjoinv ("", mine), *theirs_bare = g_strjoinv ("", theirs);

      g_assert_cmpstr (mine_bare, ==, theirs_bare);
    }
    g_assert_nonnull (play);
  }
  g_rmdir (none);
}

/* The first round of the pad's own example on the pad itself: what is refused, the points, the bonus line. */
static void
test_play (void)
{
  g_autoptr (UmpSheetDraft) draft = oh_hell ();
  g_autoptr (UmpPlay) play = NULL;
  g_autofree char *said = NULL;
  UmpTotal totals[UMP_MAX_SEATS];

  g_object_set (field (draft, UMP_SHEET_BONUS, 0), "label", "Bags", "text", "0 - 5 * tricks", NULL);
  play = ump_sheet_draft_play (draft, PEOPLE);
  g_assert_true (ump_play_enter_line (play, "enter a 0 bid"));
  g_assert_true (ump_play_enter_line (play, "enter b 0 bid"));
  g_assert_false (ump_play_enter_line (play, "enter c 1 bid"));
  said = ump_answer_spoken (ump_play_answer (play));
  g_assert_nonnull (strstr (said, "bid of everybody together is not the number of the round"));
  g_assert_true (ump_play_enter_line (play, "enter c 0 bid"));
  for (int seat = 0; seat < 3; seat++) {
    g_autofree char *line = g_strdup_printf ("enter %c %d tricks", 'a' + seat, seat == 0);

    g_assert_true (ump_play_enter_line (play, line));
  }
  ump_score_totals (ump_match_table (ump_play_match (play)), totals);
  g_assert_cmpint (totals[0].points, ==, -5);
  g_assert_cmpint (totals[1].points, ==, 10);
  put (draft, UMP_SHEET_POINTS, 0, "tricks = bid ? 20 + ");
  g_assert_null (ump_sheet_draft_play (draft, PEOPLE)); /* it cannot be read */
}

/* ---- kept ----------------------------------------------------------------------------------------- */

typedef struct {
  gboolean done;
  gboolean good;
  GError *error;
} Answer;

static void
on_read (GObject *object, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->good = ump_sheet_keeper_read_finish (result, &answer->error);
  answer->done = TRUE;
}

static void
on_flushed (GObject *object, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->good = ump_sheet_keeper_flush_finish (result, NULL);
  answer->done = TRUE;
}

static void
wait_for (Answer *answer)
{
  while (!answer->done)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
flush (UmpSheetKeeper *keeper)
{
  Answer answer = { 0 };

  ump_sheet_keeper_flush (keeper, on_flushed, &answer);
  wait_for (&answer);
  return answer.good;
}

static Answer
read_file (UmpSheetKeeper *keeper)
{
  Answer answer = { 0 };

  ump_sheet_keeper_read (keeper, on_read, &answer);
  wait_for (&answer);
  return answer;
}

/* A draft lies in its file from one keeper to the next; dropped it is gone, and can be had back. */
static void
test_keeper (void)
{
  g_autofree char *folder = g_dir_make_tmp ("keeper-XXXXXX", NULL);
  g_autofree char *below = g_build_filename (folder, "below", NULL);
  g_autofree char *path = g_build_filename (below, "draft", NULL);
  g_autoptr (UmpSheetKeeper) keeper = ump_sheet_keeper_new (path);
  g_autoptr (UmpSheetDraft) draft = oh_hell ();

  g_assert_true (read_file (keeper).good);
  g_assert_null (ump_sheet_keeper_draft (keeper));
  ump_sheet_keeper_take (keeper, draft);
  put (draft, UMP_SHEET_POINTS, 0, "tricks = ("); /* it cannot be read, and is not lost */
  flush (keeper);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_object_unref (keeper);
  keeper = ump_sheet_keeper_new (path);
  g_assert_true (read_file (keeper).good);
  g_assert_true (ump_sheet_keeper_has_work (keeper));
  g_assert_cmpstr (ump_sheet_field_text (field (ump_sheet_keeper_draft (keeper), UMP_SHEET_POINTS, 0)), ==,
                   "tricks = (");
  ump_sheet_keeper_drop (keeper);
  flush (keeper);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (ump_sheet_keeper_restore (keeper));
  g_assert_false (ump_sheet_keeper_restore (keeper));
  flush (keeper);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_remove (path);
  g_rmdir (below);
  g_rmdir (folder);
}

/* Undo in a toast has back what was discarded, although another one was begun meanwhile; that one can be had
 * back too. */
static void
test_keeper_two (void)
{
  g_autofree char *folder = g_dir_make_tmp ("keeper-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "draft", NULL);
  g_autoptr (UmpSheetKeeper) keeper = ump_sheet_keeper_new (path);
  g_autoptr (UmpSheetDraft) one = oh_hell (), other = ump_sheet_draft_new (NULL, NULL),
                            third = ump_sheet_draft_new (NULL, NULL);

  g_assert_true (read_file (keeper).good);
  ump_sheet_keeper_take (keeper, one);
  ump_sheet_keeper_drop (keeper);
  ump_sheet_keeper_take (keeper, other);
  ump_sheet_keeper_take (keeper, third); /* the other had nothing in it */
  put (third, UMP_SHEET_NAME, 0, "Third");
  g_assert_true (ump_sheet_keeper_restore (keeper));
  g_assert_true (ump_sheet_keeper_draft (keeper) == one);
  g_assert_true (ump_sheet_keeper_restore (keeper));
  g_assert_true (ump_sheet_keeper_draft (keeper) == third);
  flush (keeper);
  g_remove (path);
  g_rmdir (folder);
}

/* Kept once at a time; changed meanwhile it stays, and takes the new template's place the next time. */
static void
test_keeper_keeping (void)
{
  g_autofree char *folder = g_dir_make_tmp ("keeper-XXXXXX", NULL), *one = NULL, *two = NULL;
  g_autofree char *path = g_build_filename (folder, "draft", NULL);
  g_autoptr (UmpSheetKeeper) keeper = ump_sheet_keeper_new (path);
  g_autoptr (UmpSheetDraft) draft = ump_sheet_draft_new (NULL, NULL);

  g_assert_true (read_file (keeper).good);
  g_assert_false (ump_sheet_keeper_begin_keeping (keeper)); /* there is none */
  ump_sheet_keeper_take (keeper, draft);
  put (draft, UMP_SHEET_NAME, 0, "Ours");
  one = ump_sheet_draft_print (draft);
  g_assert_true (ump_sheet_keeper_begin_keeping (keeper));
  g_assert_true (get (keeper, "keeping"));
  g_assert_false (ump_sheet_keeper_begin_keeping (keeper));
  put (draft, UMP_SHEET_NAME, 0, "Yours");
  g_assert_false (ump_sheet_keeper_end_keeping (keeper, draft, one, "/ours"));
  g_assert_false (get (keeper, "keeping"));
  g_assert_cmpstr (ump_sheet_draft_key (draft), ==, "/ours");
  two = ump_sheet_draft_print (draft);
  g_assert_true (ump_sheet_keeper_begin_keeping (keeper));
  g_assert_false (ump_sheet_keeper_end_keeping (keeper, draft, two, NULL));
  g_assert_true (ump_sheet_keeper_draft (keeper) == draft);
  g_assert_true (ump_sheet_keeper_begin_keeping (keeper));
  g_assert_true (ump_sheet_keeper_end_keeping (keeper, draft, two, "/ours"));
  g_assert_null (ump_sheet_keeper_draft (keeper));
  g_assert_false (ump_sheet_keeper_restore (keeper)); /* nothing was dropped */
  g_assert_true (flush (keeper));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_rmdir (folder);
}

/* Dropping nothing leaves alone what lies in the file and was not read. */
static void
test_keeper_not_read (void)
{
  g_autofree char *folder = g_dir_make_tmp ("keeper-XXXXXX", NULL), *bytes = NULL;
  g_autofree char *path = g_build_filename (folder, "draft", NULL);
  g_autoptr (UmpSheetKeeper) keeper = ump_sheet_keeper_new (path);

  g_assert_true (g_file_set_contents (path, "something", -1, NULL));
  ump_sheet_keeper_drop (keeper);
  g_assert_true (flush (keeper));
  g_assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
  g_assert_cmpstr (bytes, ==, "something");
  g_remove (path);
  g_rmdir (folder);
}

static void
on_laid_aside (UmpSheetKeeper *keeper, const char *message, int *n)
{
  g_assert_true (g_str_has_suffix (message, "/draft~~"));
  (*n)++;
}

/* What lies there and is no draft is named, and laid aside before another one is written; what was laid aside
 * before stays. */
static void
test_keeper_bad (void)
{
  g_autofree char *folder = g_dir_make_tmp ("keeper-XXXXXX", NULL), *bytes = NULL;
  g_autofree char *path = g_build_filename (folder, "draft", NULL), *aside = g_strconcat (path, "~", NULL);
  g_autofree char *further = g_strconcat (path, "~~", NULL), *before = NULL;
  g_autoptr (UmpSheetKeeper) keeper = ump_sheet_keeper_new (path);
  g_autoptr (UmpSheetDraft) draft = oh_hell ();
  Answer answer;
  int n = 0;

  g_assert_true (g_file_set_contents (aside, "one before", -1, NULL));
  g_signal_connect (keeper, "trouble", G_CALLBACK (on_laid_aside), &n);

  g_assert_true (g_file_set_contents (path, "something else", -1, NULL));
  answer = read_file (keeper);
  g_assert_false (answer.good);
  g_assert_error (answer.error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
  g_clear_error (&answer.error);
  ump_sheet_keeper_take (keeper, draft);
  flush (keeper);
  g_assert_cmpint (n, ==, 1);
  g_assert_true (g_file_get_contents (aside, &before, NULL, NULL));
  g_assert_cmpstr (before, ==, "one before");
  g_assert_true (g_file_get_contents (further, &bytes, NULL, NULL));
  g_assert_cmpstr (bytes, ==, "something else");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_remove (path);
  g_remove (aside);
  g_remove (further);
  g_rmdir (folder);
}

static void
on_trouble (UmpSheetKeeper *keeper, const char *message, int *n)
{
  g_assert_nonnull (strstr (message, "keeper-"));
  (*n)++;
}

/* Where it cannot be written, that is said, and the draft is there all the same. */
static void
test_keeper_trouble (void)
{
  g_autofree char *folder = g_dir_make_tmp ("keeper-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "file", NULL);
  g_autofree char *path = g_build_filename (file, "draft", NULL);
  g_autoptr (UmpSheetKeeper) keeper = ump_sheet_keeper_new (path);
  g_autoptr (UmpSheetDraft) draft = oh_hell ();
  int n = 0;

  g_assert_true (g_file_set_contents (file, "", -1, NULL));
  g_signal_connect (keeper, "trouble", G_CALLBACK (on_trouble), &n);
  ump_sheet_keeper_take (keeper, draft);
  g_assert_false (flush (keeper));
  g_assert_cmpint (n, ==, 1);
  g_assert_true (ump_sheet_keeper_draft (keeper) == draft);
  g_assert_false (flush (keeper)); /* tried again, and said again */
  g_assert_cmpint (n, ==, 2);
  g_remove (file);
  g_assert_true (flush (keeper));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpint (n, ==, 2);
  g_remove (path);
  g_rmdir (file);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet-draft/from-nothing", test_from_nothing);
  g_test_add_func ("/sheet-draft/lists", test_lists);
  g_test_add_func ("/sheet-draft/problems", test_problems);
  g_test_add_func ("/sheet-draft/renamed-column", test_renamed_column);
  g_test_add_func ("/sheet-draft/bonus", test_bonus);
  g_test_add_func ("/sheet-draft/rows", test_rows);
  g_test_add_func ("/sheet-draft/rows-with-end", test_rows_with_end);
  g_test_add_func ("/sheet-draft/undo", test_undo);
  g_test_add_func ("/sheet-draft/kept", test_kept);
  g_test_add_func ("/sheet-draft/delivered", test_delivered);
  g_test_add_func ("/sheet-draft/play", test_play);
  g_test_add_func ("/sheet-keeper/kept", test_keeper);
  g_test_add_func ("/sheet-keeper/two", test_keeper_two);
  g_test_add_func ("/sheet-keeper/keeping", test_keeper_keeping);
  g_test_add_func ("/sheet-keeper/not-read", test_keeper_not_read);
  g_test_add_func ("/sheet-keeper/no-draft", test_keeper_bad);
  g_test_add_func ("/sheet-keeper/trouble", test_keeper_trouble);
  return g_test_run ();
}
