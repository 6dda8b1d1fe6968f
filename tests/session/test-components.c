/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is learned from the cards: the store, its file, sharing, and what games get of it. */
#include <errno.h>
#include <glib/gstdio.h>

#include "fixture.h"
#include "session/learned/components.h"

#define LEVELS "level-8", "levels"
#define USUAL "R3+R3 S2+S2+S2+S2 R3+C4 R6+S2 R7 S2+S3+S3 S3+C5 S2+S3+S4"

static const UmpGame *
game_of (const char *kind)
{
  const UmpGame *game = ump_games_find (kind);

  g_assert_nonnull (game);
  return game;
}

static void
put (UmpComponents *self, const char *set, const char *side, int row, int column, const char *value,
     UmpSure sure)
{
  UmpSlot slot = { column ? "in-front-of-the-elevators" : "level-8",
                   column ? "lifts" : "levels",
                   set,
                   side,
                   row,
                   MAX (column, 1) };
  UmpLearned learned = { value, sure, "2026-11-20", "Ana's copy" };
  g_autoptr (GError) error = NULL;

  g_assert_true (ump_components_put (self, &slot, &learned, &error));
  g_assert_no_error (error);
}

static const char *
get (UmpComponents *self, const char *set, const char *side, int row, int column)
{
  UmpSlot slot = { column ? "in-front-of-the-elevators" : "level-8",
                   column ? "lifts" : "levels",
                   set,
                   side,
                   row,
                   MAX (column, 1) };
  UmpLearned learned;

  return ump_components_get (self, &slot, &learned) ? learned.value : NULL;
}

static char *
text_of (UmpComponents *self)
{
  g_autoptr (GBytes) bytes = ump_components_write (self);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static UmpComponents *
parse (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return ump_components_parse (bytes, error);
}

/* ---- the file ------------------------------------------------------------------------------ */

static void
count (UmpComponents *self, int *n)
{
  ++*n;
}

static void
test_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-components-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "made", "components.xml", NULL), *before = NULL,
                  *after = NULL;
  g_autoptr (UmpComponents) self = ump_components_new (path), again = NULL;
  UmpSlot slot = { "level-8", "levels", "My copy", "1", 3, 1 };
  UmpLearned learned;
  int n = 0;

  g_signal_connect (self, "changed", G_CALLBACK (count), &n);
  g_assert_null (ump_components_problem (self));
  put (self, "", "2-4", 2, 1, "mother grandmother 2 3 4 5", UMP_SURE_CHECKED);
  put (self, "My copy", "1", 3, 0, " R4 & <C3> ", UMP_SURE_UNCHECKED);
  put (self, "My copy", "1", 3, 0, "R4+C3", UMP_SURE_CHECKED);
  g_assert_true (ump_components_choose (self, LEVELS, "My copy", NULL));
  g_assert_true (ump_components_set_asked (self, LEVELS, "", NULL));
  g_assert_cmpint (n, ==, 5);
  before = text_of (self);
  again = ump_components_new (path);
  g_assert_null (ump_components_problem (again));
  after = text_of (again);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (ump_components_n_values (again), ==, 2);
  g_assert_true (ump_components_get (again, &slot, &learned));
  g_assert_cmpstr (learned.value, ==, "R4+C3");
  g_assert_cmpint (learned.sure, ==, UMP_SURE_CHECKED);
  g_assert_cmpstr (learned.when, ==, "2026-11-20");
  g_assert_cmpstr (learned.source, ==, "Ana's copy");
  g_assert_cmpstr (ump_components_chosen (again, LEVELS), ==, "My copy");
  g_assert_true (ump_components_was_asked (again, LEVELS, ""));
  g_assert_false (ump_components_was_asked (again, LEVELS, "My copy"));
  g_assert_true (ump_components_forget (again, &slot, NULL));
  g_assert_false (ump_components_get (again, &slot, &learned));
  g_unlink (path);
  g_autofree char *made = g_path_get_dirname (path);
  g_rmdir (made);
  g_rmdir (folder);
}

/* What cannot be understood is kept aside, and what cannot be read is not written over. */
static void
test_damaged (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-components-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "components.xml", NULL);
  g_autofree char *kept = g_strconcat (path, ".kept", NULL), *second = g_strconcat (path, ".kept-2", NULL),
                  *text = NULL;
  UmpSlot slot = { "level-8", "levels", "", "1", 1, 1 };
  UmpLearned learned = { "R3", UMP_SURE_CHECKED, NULL, NULL };

  for (int k = 0; k < 2; k++) {
    g_autoptr (UmpComponents) self = NULL;

    g_assert_true (
        g_file_set_contents (path, "<components xmlns=\"urn:umpire:components:1\">\n<part", -1, NULL));
    self = ump_components_new (path);
    g_assert_nonnull (strstr (ump_components_problem (self), k ? second : kept));
    g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    g_assert_true (ump_components_put (self, &slot, &learned, NULL));
    g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  }
  g_assert_true (g_file_get_contents (kept, &text, NULL, NULL));
  g_assert_true (g_str_has_suffix (text, "<part"));
  g_unlink (kept);
  g_unlink (second);
  g_unlink (path);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  {
    g_autoptr (UmpComponents) self = ump_components_new (path);
    g_autoptr (GError) error = NULL;

    g_assert_nonnull (ump_components_problem (self));
    g_assert_false (ump_components_put (self, &slot, &learned, &error));
    g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
    g_assert_cmpstr (get (self, "", "1", 1, 0), ==, "R3");
  }
  g_rmdir (path);
  g_rmdir (folder);
}

#define DOCUMENT(inside) "<components xmlns=\"urn:umpire:components:1\">\n" inside "</components>\n"
#define PART(inside) DOCUMENT ("<part kind=\"level-8\" id=\"levels\">\n" inside "</part>\n")
#define VALUE(attrs, text) \
  "<value side=\"1\" row=\"1\" column=\"1\" sure=\"checked\"" attrs ">" text "</value>\n"

static void
test_malformed (void)
{
  static const struct {
    const char *text;
    const char *line;
  } bad[] = {
    { "", "1: " },
    { "<session xmlns=\"urn:umpire:session:1\"/>", "1: " },
    { "<components/>", "1: " },
    { "<!DOCTYPE x [<!ENTITY e \"e\">]>\n" DOCUMENT (""), "1: " },
    { DOCUMENT ("words"), "2: " },
    { DOCUMENT ("<part kind=\"level-8\"/>"), "2: " },
    { DOCUMENT ("<part kind=\"Level 8\" id=\"levels\"/>"), "2: " },
    { DOCUMENT ("<part kind=\"level-8\" id=\"levels\" more=\"\"/>"), "2: " },
    { DOCUMENT ("<other/>"), "2: " },
    { PART ("<set/><set/>"), "3: " },
    { PART ("<set>\n" VALUE ("", "R3") VALUE ("", "R4") "</set>"), "5: " },
    { PART ("<set>\n" VALUE ("", "") "</set>"), "4: " },
    { PART ("<set>\n" VALUE ("", "<b/>") "</set>"), "4: " },
    { PART ("<set>\n" VALUE (" when=\"yesterday\"", "R3") "</set>"), "4: " },
    { PART ("<set>\n" VALUE (" when=\"2026-13-01\"", "R3") "</set>"), "4: " },
    { PART ("<set>\n<value side=\"1\" row=\"0\" column=\"1\" sure=\"checked\">R3</value>\n</set>"), "4: " },
    { PART ("<set>\n<value side=\"1\" row=\"1\" column=\"1\" sure=\"unknown\">R3</value>\n</set>"), "4: " },
    { PART ("<set>\n<value row=\"1\" column=\"1\" sure=\"checked\">R3</value>\n</set>"), "4: " },
  };

  for (gsize k = 0; k < G_N_ELEMENTS (bad); k++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (parse (bad[k].text, &error));
    g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
    g_test_message ("%s", error->message);
    g_assert_true (g_str_has_prefix (error->message, bad[k].line));
  }
}

static void
test_limits (void)
{
  g_autoptr (UmpComponents) self = ump_components_new (NULL), good = NULL;
  g_autofree char *long_name = g_strnfill (300, 'n'), *long_value = g_strnfill (300, 'v');
  g_autofree char *large = g_strnfill (UMP_COMPONENTS_MAX_BYTES + 1, ' ');
  g_autoptr (GError) error = NULL;
  UmpSlot slot = { "level-8", "levels", long_name, "1", 1, 1 };
  UmpLearned learned = { "R3", UMP_SURE_CHECKED, "never", long_name }, found;
  g_auto (GStrv) sets = NULL;

  g_assert_true (ump_components_put (self, &slot, &learned, NULL));
  sets = ump_components_sets (self, LEVELS);
  g_assert_cmpuint (g_strv_length (sets), ==, 2);
  g_assert_cmpuint (strlen (sets[1]), ==, 100);
  slot.set = sets[1];
  g_assert_true (ump_components_get (self, &slot, &found));
  g_assert_null (found.when);
  g_assert_cmpuint (strlen (found.source), ==, 100);
  learned.value = "\x01";
  g_assert_false (ump_components_put (self, &slot, &learned, NULL));
  learned.value = long_value;
  g_assert_true (ump_components_put (self, &slot, &learned, NULL));
  g_assert_true (ump_components_get (self, &slot, &found));
  g_assert_cmpuint (strlen (found.value), ==, 200);
  g_assert_null (parse (large, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
  /* What is not known here is kept. */
  good = parse (
      "<components xmlns=\"urn:umpire:components:1\"><part kind=\"later\" id=\"things\"><set><value side=\"x\" "
      "row=\"1\" column=\"1\" sure=\"probable\">1</value></set></part></components>",
      NULL);
  g_assert_nonnull (good);
  g_autofree char *text = text_of (good);
  g_assert_nonnull (strstr (text, "kind=\"later\""));
}

/* ---- sharing ----------------------------------------------------------------------------------- */

static void
test_merge (void)
{
  g_autoptr (UmpComponents) mine = ump_components_new (NULL), theirs = ump_components_new (NULL);
  UmpSlot slot = { "level-8", "levels", "", "1", 6, 1 };
  UmpLearned learned = { "R8", UMP_SURE_CHECKED, NULL, NULL };

  put (mine, "", "1", 3, 0, "R3+C4", UMP_SURE_UNCHECKED);
  put (mine, "", "1", 4, 0, "R5", UMP_SURE_CHECKED);
  put (mine, "", "1", 5, 0, "R7", UMP_SURE_CHECKED);
  put (theirs, "", "1", 3, 0, "R3+C4", UMP_SURE_CHECKED);
  put (theirs, "", "1", 4, 0, "R6+S2", UMP_SURE_CHECKED);
  put (theirs, "", "1", 5, 0, "R8", UMP_SURE_CHECKED);
  put (theirs, "Bea's", "2", 1, 0, "S5", UMP_SURE_CHECKED);
  g_assert_true (ump_components_put (theirs, &slot, &learned, NULL));
  g_assert_true (ump_components_choose (theirs, LEVELS, "Bea's", NULL));
  g_assert_cmpuint (ump_components_n_differences (mine, theirs), ==, 2);
  g_assert_true (ump_components_merge (mine, theirs, FALSE, "bea", NULL));
  g_assert_cmpstr (get (mine, "", "1", 4, 0), ==, "R5");
  g_assert_cmpstr (get (mine, "", "1", 5, 0), ==, "R7");
  g_assert_cmpstr (get (mine, "Bea's", "2", 1, 0), ==, "S5");
  g_assert_cmpstr (ump_components_chosen (mine, LEVELS), ==, "");
  g_assert_true (ump_components_get (mine, &slot, &learned));
  g_assert_cmpstr (learned.source, ==, "bea");
  slot.row = 3;
  g_assert_true (ump_components_get (mine, &slot, &learned));
  g_assert_cmpint (learned.sure, ==, UMP_SURE_CHECKED);
  g_assert_true (ump_components_merge (mine, theirs, TRUE, "bea", NULL));
  g_assert_cmpstr (get (mine, "", "1", 4, 0), ==, "R6+S2");
  g_assert_cmpstr (get (mine, "", "1", 5, 0), ==, "R8");
  g_assert_cmpuint (ump_components_n_differences (mine, theirs), ==, 0);
}

/* ---- several programs, one file ---------------------------------------------------------------------- */

static void
forget (UmpComponents *self, const char *set, const char *side, int row)
{
  UmpSlot slot = { "level-8", "levels", set, side, row, 1 };

  g_assert_true (ump_components_forget (self, &slot, NULL));
}

static void
assert_file (const char *path, const char *expected)
{
  g_autoptr (UmpComponents) now = ump_components_load (path, NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_nonnull (now);
  for (int row = 1; row <= 8; row++)
    if (get (now, "", "1", row, 0) != NULL)
      g_string_append_printf (text, "%d %s ", row, get (now, "", "1", row, 0));
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_two_programs (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "components.umpire-parts", NULL);
  g_autofree char *aside = g_strconcat (path, ".kept", NULL);
  g_autoptr (UmpComponents) one = ump_components_new (path), other = ump_components_new (path), now = NULL;

  put (one, "", "1", 1, 0, "R3", UMP_SURE_CHECKED);
  put (other, "", "1", 2, 0, "R4", UMP_SURE_CHECKED);
  assert_file (path, "1 R3 2 R4 ");
  g_assert_null (get (one, "", "1", 2, 0));
  put (one, "", "1", 3, 0, "R5", UMP_SURE_CHECKED);
  g_assert_cmpstr (get (one, "", "1", 2, 0), ==, "R4");
  /* The same place: the later one. What was not touched here is not written over. */
  put (one, "", "1", 2, 0, "R6", UMP_SURE_CHECKED);
  put (other, "", "1", 1, 0, "R7", UMP_SURE_CHECKED);
  assert_file (path, "1 R7 2 R6 3 R5 ");
  put (other, "", "1", 2, 0, "R8", UMP_SURE_CHECKED);
  forget (one, "", "1", 3);
  assert_file (path, "1 R7 2 R8 ");
  put (other, "", "1", 4, 0, "R9", UMP_SURE_CHECKED);
  assert_file (path, "1 R7 2 R8 4 R9 ");
  /* Editions: added, chosen and taken away. */
  g_assert_true (ump_components_add_set (one, LEVELS, "Mine", "", NULL));
  g_assert_true (ump_components_choose (one, LEVELS, "Mine", NULL));
  g_assert_true (ump_components_set_asked (other, LEVELS, "", NULL));
  g_assert_cmpstr (ump_components_chosen (other, LEVELS), ==, "Mine");
  g_assert_true (ump_components_add_set (other, LEVELS, "Other", NULL, NULL));
  g_assert_true (ump_components_choose (other, LEVELS, "Other", NULL));
  g_assert_true (ump_components_remove_set (one, LEVELS, "Mine", NULL));
  g_assert_true (ump_components_was_asked (one, LEVELS, ""));
  g_assert_cmpstr (ump_components_chosen (one, LEVELS), ==, "Other");
  forget (other, "", "1", 4);
  now = ump_components_load (path, NULL);
  g_assert_null (get (now, "Mine", "1", 1, 0));
  g_assert_cmpstr (ump_components_chosen (now, LEVELS), ==, "Other");
  /* Taken away, or made useless by something else: nothing of what is known is lost. */
  g_assert_cmpint (g_unlink (path), ==, 0);
  put (one, "", "1", 5, 0, "R7", UMP_SURE_CHECKED);
  assert_file (path, "1 R7 2 R8 4 R9 5 R7 ");
  g_assert_true (g_file_set_contents (path, "<components", -1, NULL));
  put (other, "", "1", 6, 0, "R7", UMP_SURE_CHECKED);
  g_assert_nonnull (ump_components_problem (other));
  assert_file (path, "1 R7 2 R8 6 R7 ");
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_unlink (aside);
  g_unlink (path);
  g_rmdir (folder);
}

#define N_ROWS 40

typedef struct {
  const char *path;
  const char *side;
} Writer;

/* As good as a program of its own: nothing but the file is shared. */
static gpointer
write_many (gpointer data)
{
  const Writer *writer = data;
  g_autoptr (UmpComponents) self = ump_components_new (writer->path);

  for (int row = 1; row <= N_ROWS; row++)
    put (self, "", writer->side, row, 0, "R3", UMP_SURE_CHECKED);
  return NULL;
}

static void
test_at_once (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "components.umpire-parts", NULL);
  Writer one = { path, "1" }, other = { path, "2" };
  GThread *thread = g_thread_new ("other", write_many, &other);
  g_autoptr (UmpComponents) now = NULL;

  write_many (&one);
  g_thread_join (thread);
  now = ump_components_load (path, NULL);
  g_assert_cmpuint (ump_components_n_values (now), ==, 2 * N_ROWS);
  g_unlink (path);
  g_rmdir (folder);
}

/* ---- for games ------------------------------------------------------------------------------------ */

static void
test_sets (void)
{
  g_autoptr (UmpComponents) self = ump_components_new (NULL);
  const UmpGame *game = game_of ("level-8");
  const UmpPart *part = ump_game_part (game, "levels");
  g_autofree char *usual = ump_components_option (self, game, part, "", 0, NULL), *changed = NULL;
  g_auto (GStrv) sets = NULL;
  int n, first = 0, last = 0;

  g_assert_cmpstr (usual, ==, USUAL);
  g_assert_null (ump_components_option (self, game, part, "", 1, &n));
  g_assert_cmpint (n, ==, 8);
  g_assert_cmpint (ump_components_unchecked (self, game, part, "", 0, &first, &last), ==, 6);
  g_assert_cmpint (first, ==, 3);
  g_assert_cmpint (last, ==, 8);
  put (self, "", "1", 3, 0, "R4+C3", UMP_SURE_CHECKED);
  put (self, "", "1", 8, 0, "R11", UMP_SURE_CHECKED); /* cannot be: it counts as unknown */
  changed = ump_components_option (self, game, part, "", 0, NULL);
  g_assert_cmpstr (changed, ==, "R3+R3 S2+S2+S2+S2 R4+C3 R6+S2 R7 S2+S3+S3 S3+C5 S2+S3+S4");
  g_assert_cmpint (ump_components_unchecked (self, game, part, "", 0, &first, &last), ==, 5);

  g_assert_true (ump_components_add_set (self, LEVELS, "Mine", "", NULL));
  g_assert_true (ump_components_add_set (self, LEVELS, "Another", NULL, NULL));
  g_assert_false (ump_components_add_set (self, LEVELS, "  ", NULL, NULL));
  sets = ump_components_sets (self, LEVELS);
  g_assert_cmpuint (g_strv_length (sets), ==, 3);
  g_assert_cmpstr (sets[0], ==, "");
  g_assert_cmpstr (sets[1], ==, "Another");
  g_assert_cmpstr (get (self, "Mine", "1", 3, 0), ==, "R4+C3");
  g_assert_null (ump_components_option (self, game, part, "Mine", 0, NULL));
  g_assert_true (ump_components_choose (self, LEVELS, "Mine", NULL));
  g_assert_true (ump_components_remove_set (self, LEVELS, "Mine", NULL));
  g_assert_cmpstr (ump_components_chosen (self, LEVELS), ==, "");

  g_assert_true (ump_components_confirm (self, game, part, "", 0, "2026-11-21", NULL));
  g_assert_cmpint (ump_components_unchecked (self, game, part, "", 0, NULL, NULL), ==, 0);
  g_assert_cmpstr (get (self, "", "1", 4, 0), ==, "R6+S2");
  g_assert_null (get (self, "", "2", 4, 0));
}

static void
test_colours (void)
{
  g_autoptr (UmpComponents) self = ump_components_new (NULL);
  const UmpGame *game = game_of ("line-it");
  const UmpPart *part = ump_game_part (game, "colours");
  g_autofree char *usual = ump_components_option (self, game, part, "", 0, NULL);

  g_assert_cmpuint (strlen (usual), ==, 100);
  g_assert_true (g_str_has_prefix (usual, "rbgyrbgy"));
  usual[0] = 'b';
  g_assert_false (ump_part_accepts (game, part, usual, NULL));
  usual[1] = 'r';
  g_assert_true (ump_part_accepts (game, part, usual, NULL));
}

/* A match of the elevators' game with a first deal. */
static UmpMatch *
new_deal (const UmpGame *game, int n, const char *const *lifts)
{
  static const char *const ids[] = { "ana", "bea", "carlos", "diego" };
  static const char *const names[] = { "first", "lift1", "lift2", "lift3" };
  UmpMatch *match = ump_match_new (ump_setup_new (game, ids, ids, n, NULL, 0, NULL), NULL);
  UmpVerdict verdict;
  g_autoptr (UmpEntry) deal = ump_entry_new (
      game, "deal", names, (const char *[]){ "blue-girl red-boy green-mother", lifts[0], lifts[1], lifts[2] },
      4, NULL);

  g_assert_true (ump_match_add (match, deal, &verdict));
  return match;
}

static void
test_learn (void)
{
  g_autoptr (UmpComponents) self = ump_components_new (NULL);
  const UmpGame *game = game_of ("in-front-of-the-elevators");
  int deal = ump_verb_find (game, "deal");
  g_autoptr (UmpMatch) match = new_deal (
      game, 3, (const char *[]){ "grandfather father 2 3 4", "girl mother 2 3", "boy  girl 4 4 5 6" });
  g_autoptr (UmpMatch) other = NULL;
  g_autoptr (GPtrArray) offers = NULL, none = NULL;
  g_autoptr (UmpTable) before = ump_match_table_at (match, 0);

  g_assert_cmpint (ump_components_learn (self, match, 1, "2026-11-20", "An evening", NULL), ==, 3);
  g_assert_cmpint (ump_components_learn (self, match, 1, "2026-11-21", NULL, NULL), ==, 0);
  /* Known words go to their row, others to the first that is free. */
  g_assert_cmpstr (get (self, "", "3", 3, 1), ==, "grandfather father 2 3 4");
  g_assert_cmpstr (get (self, "", "3", 1, 1), ==, "boy girl 4 4 5 6");
  g_assert_cmpstr (get (self, "", "3", 2, 1), ==, "girl mother 2 3");
  g_assert_null (get (self, "", "2-4", 1, 1));

  offers = ump_components_offers (self, before, deal, 1);
  g_assert_cmpuint (offers->len, ==, 3);
  g_assert_cmpstr (offers->pdata[0], ==, "boy girl 4 4 5 6");
  none = ump_components_offers (self, ump_match_table (match), deal, 1);
  g_assert_cmpuint (none->len, ==, 0);
  g_ptr_array_unref (g_steal_pointer (&none));
  none = ump_components_offers (self, before, deal, 0);
  g_assert_cmpuint (none->len, ==, 0);

  other = new_deal (game, 4,
                    (const char *[]){ "girl boy 1", "mother grandmother 1 2", "father grandfather 1 2 3" });
  g_assert_cmpint (ump_components_learn (self, other, 1, "2026-11-21", NULL, NULL), ==, 3);
  g_assert_cmpstr (get (self, "", "2-4", 2, 1), ==, "mother grandmother 1 2");
}

static void
test_due (void)
{
  static const char *const ids[] = { "ana", "bea" };
  static const char *const names[] = { "player", "done", "out" };
  g_autoptr (UmpComponents) self = ump_components_new (NULL);
  const UmpGame *game = game_of ("level-8");
  g_autoptr (UmpMatch) match = ump_match_new (ump_setup_new (game, ids, ids, 2, NULL, 0, NULL), NULL);
  const char *const up[] = { "up" };
  const UmpPart *part = NULL;
  UmpVerdict verdict;
  g_autofree char *due = NULL;
  int first = 0, last = 0;

  g_assert_null (ump_components_due (self, match, &part, &first, &last));
  {
    g_autoptr (UmpEntry) deal = ump_entry_new (game, "deal", up, (const char *[]){ "red-7" }, 1, NULL);
    g_autoptr (UmpEntry) ana =
        ump_entry_new (game, "tally", names, (const char *[]){ "ana", "yes", "yes" }, 3, NULL);
    g_autoptr (UmpEntry) bea =
        ump_entry_new (game, "tally", names, (const char *[]){ "bea", "no", "no" }, 3, NULL);

    g_assert_true (ump_match_add (match, deal, &verdict));
    g_assert_true (ump_match_add (match, ana, &verdict));
    g_assert_true (ump_match_add (match, bea, &verdict));
  }
  due = ump_components_due (self, match, &part, &first, &last);
  g_assert_cmpstr (due, ==, "");
  g_assert_cmpstr (part->id, ==, "levels");
  g_assert_cmpint (first, ==, 3);
  g_assert_cmpint (last, ==, 8);
  /* Checked in another edition: there is nothing to ask. */
  for (int row = 3; row <= 8; row++) {
    g_autofree char *value = ump_part_usual (game, part, 0, row, NULL);

    put (self, "My copy", "1", row, 0, value, UMP_SURE_CHECKED);
  }
  g_assert_null (ump_components_due (self, match, &part, &first, &last));
  g_assert_true (ump_components_remove_set (self, LEVELS, "My copy", NULL));
  g_assert_true (ump_components_set_asked (self, LEVELS, "", NULL));
  g_assert_null (ump_components_due (self, match, &part, &first, &last));
}

/* ---- files that cannot be trusted ---------------------------------------------------------- */

/* At once: without the look some of them took hours. */
static void
assert_refused (const char *text, const char *word)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (parse (text, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
  if (strstr (error->message, word) == NULL)
    g_error ("%s: not “%s”", error->message, word);
}

static char *
repeated (const char *begin, const char *format, int n, const char *end)
{
  GString *text = g_string_new (begin);

  for (int i = 0; i < n; i++) {
    g_autofree char *number = g_strdup_printf ("%d", i);
    g_auto (GStrv) halves = g_strsplit (format, "#", -1);
    g_autofree char *piece = g_strjoinv (number, halves);

    g_string_append (text, piece);
  }
  g_string_append (text, end);
  return g_string_free (text, FALSE);
}

#define BEGIN "<components xmlns=\"urn:umpire:components:1\">"
#define LEVEL_PART BEGIN "<part kind=\"level-8\" id=\"levels\">"
#define SHUT "</part></components>"

/* Nothing in 1 MiB costs more than a moment, least of all nested parameter entities. */
static void
test_hostile (void)
{
  g_autofree char *entities =
      repeated ("<!DOCTYPE components [<!ENTITY % e0 \"x\">",
                "<!ENTITY % f# \"%e0;%e0;%e0;%e0;%e0;%e0;%e0;%e0;\">", 30, "]><components/>");
  g_autofree char *sets = repeated (LEVEL_PART, "<set name=\"s#\"/>", 40000, SHUT);
  g_autofree char *parts =
      repeated (BEGIN, "<part kind=\"k#\" id=\"i\"><set/></part>", 20000, "</components>");
  g_autofree char *attrs = repeated ("<components", " a#=\"\"", 80000, "/>");
  g_autofree char *deep = repeated ("", "<a#>", 100000, "");
  g_autofree char *values =
      repeated (LEVEL_PART "<set>", "<value side=\"1\" row=\"#\" column=\"1\" sure=\"checked\">1</value>",
                12000, "</set>" SHUT);

  assert_refused (entities, "document type");
  assert_refused ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><components/>", "UTF-8");
  assert_refused ("<components>\x01</components>", "control");
  assert_refused ("<components><![CDATA[x]]></components>", "CDATA");
  assert_refused ("<?xml-stylesheet href=\"x\"?><components/>", "instruction");
  assert_refused ("<components>\xff</components>", "UTF-8");
  assert_refused (attrs, "32 attributes");
  assert_refused (deep, "deeper");
  assert_refused (sets, "remembered");
  assert_refused (parts, "remembered");
  assert_refused (values, "");
}

/* ---- by another thread ---- */

static void
count_saved (UmpComponents *components, const GError *error, int *counts)
{
  counts[error != NULL]++;
}

static void
count_change (int *changes)
{
  (*changes)++;
}

static void
wait_until_saved (UmpComponents *components)
{
  while (ump_components_is_saving (components))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_deferred (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "components.umpire-parts", NULL);
  g_autoptr (UmpComponents) one = ump_components_new (path), other = ump_components_new (path);
  int counts[2] = { 0, 0 };

  ump_components_defer (one);
  g_signal_connect (one, "saved", G_CALLBACK (count_saved), counts);
  for (int row = 1; row <= 4; row++)
    put (one, "", "1", row, 0, "R3", UMP_SURE_CHECKED);
  g_assert_true (ump_components_is_saving (one));
  g_assert_cmpstr (get (one, "", "1", 4, 0), ==, "R3");
  wait_until_saved (one);
  assert_file (path, "1 R3 2 R3 3 R3 4 R3 ");
  g_assert_cmpint (counts[0], ==, 2); /* the first, and what came meanwhile as one */
  /* Another program's change, and one made here while that is found. */
  put (other, "", "1", 5, 0, "R4", UMP_SURE_CHECKED);
  put (one, "", "1", 6, 0, "R5", UMP_SURE_CHECKED);
  forget (one, "", "1", 1);
  put (one, "", "1", 2, 0, "R6", UMP_SURE_CHECKED);
  wait_until_saved (one);
  assert_file (path, "2 R6 3 R3 4 R3 5 R4 6 R5 ");
  g_assert_cmpstr (get (one, "", "1", 5, 0), ==, "R4");
  g_assert_cmpstr (get (one, "", "1", 2, 0), ==, "R6");
  g_assert_null (get (one, "", "1", 1, 0));
  g_assert_cmpint (counts[1], ==, 0);
  g_unlink (path);
  g_rmdir (folder);
}

/* What cannot be written is said, stands in memory, and goes to the disk with the next. */
static void
test_deferred_fails (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-XXXXXX", NULL);
  g_autofree char *below = g_build_filename (folder, "umpire", NULL);
  g_autofree char *path = g_build_filename (below, "components.umpire-parts", NULL);
  g_autoptr (UmpComponents) one = NULL;
  int counts[2] = { 0, 0 };

  g_assert_true (g_file_set_contents (below, "no folder", -1, NULL));
  one = ump_components_new (path);
  ump_components_defer (one);
  g_signal_connect (one, "saved", G_CALLBACK (count_saved), counts);
  put (one, "", "1", 1, 0, "R3", UMP_SURE_CHECKED);
  wait_until_saved (one);
  g_assert_cmpint (counts[1], ==, 1);
  g_assert_cmpstr (get (one, "", "1", 1, 0), ==, "R3");
  g_assert_cmpint (g_unlink (below), ==, 0);
  put (one, "", "1", 2, 0, "R4", UMP_SURE_CHECKED);
  wait_until_saved (one);
  g_assert_cmpint (counts[0], ==, 1);
  assert_file (path, "1 R3 2 R4 ");
  g_unlink (path);
  g_rmdir (below);
  g_rmdir (folder);
}

/* The user's own file is read by another thread as well: what is changed before that goes into what it
 * says. */
static void
test_new_later (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "components.umpire-parts", NULL);
  g_autoptr (UmpComponents) one = ump_components_new (path), later = NULL, quiet = NULL;
  int counts[2] = { 0, 0 };

  put (one, "", "1", 1, 0, "R3", UMP_SURE_CHECKED);
  put (one, "", "1", 2, 0, "R4", UMP_SURE_CHECKED);
  quiet = ump_components_new_later (path);
  g_assert_null (get (quiet, "", "1", 1, 0));
  wait_until_saved (quiet);
  g_assert_cmpstr (get (quiet, "", "1", 1, 0), ==, "R3");
  later = ump_components_new_later (path);
  g_signal_connect (later, "saved", G_CALLBACK (count_saved), counts);
  put (later, "", "1", 2, 0, "R5", UMP_SURE_CHECKED);
  put (later, "", "1", 3, 0, "R6", UMP_SURE_CHECKED);
  wait_until_saved (later);
  assert_file (path, "1 R3 2 R5 3 R6 ");
  g_assert_cmpstr (get (later, "", "1", 1, 0), ==, "R3");
  g_assert_cmpint (counts[0], ==, 2); /* it was read, then written */
  g_assert_cmpint (counts[1], ==, 0);
  g_unlink (path);
  g_rmdir (folder);
}

/* A file that cannot be understood is kept aside by that thread, and that is told. */
static void
test_new_later_damaged (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "components.umpire-parts", NULL);
  g_autofree char *kept = g_strconcat (path, ".kept", NULL);
  g_autoptr (UmpComponents) later = NULL;
  int changes = 0;

  g_assert_true (g_file_set_contents (path, "<components", -1, NULL));
  later = ump_components_new_later (path);
  g_signal_connect_swapped (later, "changed", G_CALLBACK (count_change), &changes);
  g_assert_null (ump_components_problem (later));
  wait_until_saved (later);
  g_assert_nonnull (strstr (ump_components_problem (later), kept));
  g_assert_cmpint (changes, ==, 1);
  put (later, "", "1", 1, 0, "R3", UMP_SURE_CHECKED);
  wait_until_saved (later);
  assert_file (path, "1 R3 ");
  g_unlink (path);
  g_unlink (kept);
  g_rmdir (folder);
}

static void
on_loaded (GObject *object, GAsyncResult *result, gpointer user_data)
{
  UmpComponents **components = user_data;
  g_autoptr (GError) error = NULL;

  *components = ump_components_load_finish (result, &error);
  if (*components == NULL)
    g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
  g_main_context_wakeup (NULL);
}

static void
test_load_later (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "theirs.umpire-parts", NULL);
  g_autoptr (UmpComponents) one = ump_components_new (path);
  UmpComponents *read = NULL, *none = one;

  put (one, "", "1", 1, 0, "R3", UMP_SURE_CHECKED);
  ump_components_load_later (path, on_loaded, &read);
  while (read == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (get (read, "", "1", 1, 0), ==, "R3");
  g_object_unref (read);
  g_assert_true (g_file_set_contents (path, "<components", -1, NULL));
  ump_components_load_later (path, on_loaded, &none);
  while (none != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/components/hostile", test_hostile);
  g_test_add_func ("/components/file", test_file);
  g_test_add_func ("/components/damaged", test_damaged);
  g_test_add_func ("/components/malformed", test_malformed);
  g_test_add_func ("/components/limits", test_limits);
  g_test_add_func ("/components/merge", test_merge);
  g_test_add_func ("/components/two-programs", test_two_programs);
  g_test_add_func ("/components/at-once", test_at_once);
  g_test_add_func ("/components/deferred", test_deferred);
  g_test_add_func ("/components/deferred-fails", test_deferred_fails);
  g_test_add_func ("/components/new-later", test_new_later);
  g_test_add_func ("/components/new-later-damaged", test_new_later_damaged);
  g_test_add_func ("/components/load-later", test_load_later);
  g_test_add_func ("/components/sets", test_sets);
  g_test_add_func ("/components/colours", test_colours);
  g_test_add_func ("/components/learn", test_learn);
  g_test_add_func ("/components/due", test_due);
  return g_test_run ();
}
