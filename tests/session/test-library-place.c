/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The library in a folder of one's choice: what is listed, and what happens where that is not there. */
#include <string.h>

#include "library-fixture.h"
#include "session/library/library-place.h"

static guint
n_items (UmpLibrary *library)
{
  return g_list_model_get_n_items (G_LIST_MODEL (library));
}

static char *
problem_of (UmpLibrary *library)
{
  char *problem;

  g_object_get (library, "problem", &problem, NULL);
  return problem;
}

static UmpLibrary *
open_library (void)
{
  g_autofree char *recent = g_build_filename (g_get_user_data_dir (), "umpire", "recent", NULL);
  UmpLibrary *library = ump_library_new_chosen (ump_games, recent, NULL);

  wait_for (library);
  return library;
}

static void
test_choose (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-place-XXXXXX", NULL),
                  *usual = ump_library_usual_folder (), *none = NULL, *chosen = NULL, *now = NULL,
                  *gone = g_build_filename (folder, "gone", NULL),
                  *file = g_build_filename (folder, "file", NULL);
  g_autoptr (GError) error = NULL;
  const char *bad[] = { gone, file, "relative", "/with\nbreak" };

  none = ump_library_chosen_folder ();
  g_assert_null (none);
  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_assert_false (ump_library_choose_folder (bad[i], &error));
    g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
    g_clear_error (&error);
    now = ump_library_folder ();
    g_assert_cmpstr (now, ==, usual);
    g_clear_pointer (&now, g_free);
  }
  g_assert_true (ump_library_choose_folder (folder, &error));
  g_assert_no_error (error);
  chosen = ump_library_chosen_folder ();
  g_assert_cmpstr (chosen, ==, folder);
  g_assert_true (ump_library_choose_folder (NULL, &error));
  now = ump_library_folder ();
  g_assert_cmpstr (now, ==, usual);
  clean (folder);
}

/* The list follows the choice at once, also while it is read; nothing is moved, and nothing below is looked
 * into. */
static void
test_follow (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-place-XXXXXX", NULL),
                  *usual = ump_library_usual_folder (), *one = g_build_filename (usual, "one.umpire", NULL),
                  *two = g_build_filename (folder, "two.umpire", NULL),
                  *below = g_build_filename (folder, "old", NULL),
                  *three = g_build_filename (below, "three.umpire", NULL), *new_path = NULL, *problem = NULL;
  g_autoptr (UmpLibrary) library = NULL;

  g_mkdir_with_parents (usual, 0700);
  g_mkdir (below, 0700);
  put (one);
  put (two);
  put (three);
  library = open_library ();
  g_assert_cmpuint (n_items (library), ==, 1);
  g_assert_cmpstr (ump_library_item_path (item_at (library, 0)), ==, one);
  g_assert_true (ump_library_choose_folder (folder, NULL));
  ump_library_refresh (library);
  ump_library_follow_choice (library);
  wait_for (library);
  g_assert_cmpuint (n_items (library), ==, 1);
  g_assert_cmpstr (ump_library_item_path (item_at (library, 0)), ==, two);
  new_path = ump_library_new_path (library, "pad");
  g_assert_true (g_str_has_prefix (new_path, folder));
  problem = problem_of (library);
  g_assert_null (problem);
  g_assert_true (ump_library_choose_folder (NULL, NULL));
  ump_library_follow_choice (library);
  wait_for (library);
  g_assert_cmpuint (n_items (library), ==, 1);
  g_assert_cmpstr (ump_library_item_path (item_at (library, 0)), ==, one);
  g_unlink (one);
  clean (folder);
}

/* A folder that went away is named and not made anew; what comes back is there again. */
static void
test_vanished (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-place-XXXXXX", NULL),
                  *aside = g_strconcat (folder, "-x", NULL),
                  *path = g_build_filename (folder, "one.umpire", NULL), *problem = NULL, *after = NULL;
  g_autoptr (UmpLibrary) library = NULL;

  put (path);
  g_assert_true (ump_library_choose_folder (folder, NULL));
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  library = open_library ();
  problem = problem_of (library);
  g_assert_nonnull (strstr (problem, folder));
  g_assert_cmpuint (n_items (library), ==, 0);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  ump_library_refresh (library);
  wait_for (library);
  after = problem_of (library);
  g_assert_null (after);
  g_assert_cmpuint (n_items (library), ==, 1);
  g_assert_true (ump_library_choose_folder (NULL, NULL));
  clean (folder);
}

/* Who may write everywhere (root) is stopped by nothing. */
static void
test_read_only (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-place-XXXXXX", NULL), *problem = NULL,
                  *path = g_build_filename (folder, "one.umpire", NULL);
  g_autoptr (UmpLibrary) library = NULL;

  put (path);
  g_assert_true (ump_library_choose_folder (folder, NULL));
  g_chmod (folder, 0500);
  library = open_library ();
  g_assert_cmpuint (n_items (library), ==, 1); /* it is listed all the same */
  problem = problem_of (library);
  if (g_access (folder, W_OK) == 0)
    g_assert_null (problem);
  else
    g_assert_nonnull (strstr (problem, folder));
  g_chmod (folder, 0700);
  g_assert_true (ump_library_choose_folder (NULL, NULL));
  clean (folder);
}

int
main (int argc, char **argv)
{
  static const FixtureTest tests[] = {
    { "/library-place/choose", test_choose },
    { "/library-place/follow", test_follow },
    { "/library-place/vanished", test_vanished },
    { "/library-place/read-only", test_read_only },
  };
  char *folder = fixture_begin ();

  g_test_init (&argc, &argv, NULL);
  return fixture_end (folder, tests, G_N_ELEMENTS (tests));
}
