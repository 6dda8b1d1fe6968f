/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is given to others takes no other file with it. */
#include "store-fixture.h"

static gboolean
give (UmpStore *store, const char *path)
{
  g_autoptr (GBytes) bytes = ump_session_write (ump_store_session (store));
  g_autoptr (GError) error = NULL;
  gboolean given = ump_store_give (ump_games, path, bytes, &error);

  if (!given)
    g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  return given;
}

/* A copy, and what leads to where it is to go. */
static void
test_copy (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  g_autofree char *copy = g_build_filename (place->folder, "copy.umpire", NULL),
                  *link = g_build_filename (place->folder, "link.umpire", NULL),
                  *nowhere = g_build_filename (place->folder, "nowhere.umpire", NULL);
  Place there = { place->folder, copy };

  g_assert_true (add (store, 2));
  g_assert_true (give (store, copy));
  assert_on_disk (&there, 2);
  g_assert_cmpint (symlink (copy, link), ==, 0);
  g_assert_true (add (store, 1));
  g_assert_true (give (store, link));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  assert_on_disk (&there, 3);
  g_assert_cmpint (symlink ("is-not-there", nowhere), ==, 0);
  g_assert_true (give (store, nowhere));
  g_assert_false (give (store, place->folder));
  ump_store_close (store);
}

/* The session's own file, by whatever name: not while it is open. */
static void
test_own (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  g_autofree char *link = g_build_filename (place->folder, "link.umpire", NULL),
                  *hard = g_build_filename (place->folder, "hard.umpire", NULL);

  g_assert_true (add (store, 2));
  g_assert_cmpint (symlink (place->file, link), ==, 0);
  g_assert_cmpint (linkat (AT_FDCWD, place->file, AT_FDCWD, hard, 0), ==, 0);
  g_assert_false (give (store, place->file));
  g_assert_false (give (store, link));
  g_assert_false (give (store, hard));
  g_assert_true (add (store, 1));
  ump_store_close (store);
  assert_on_disk (place, 3);
  store = open_store (place, UMP_STORE_READ);
  g_assert_true (give (store, place->file));
  ump_store_close (store);
  assert_on_disk (place, 3);
}

/* Over an older copy: not while somebody has it open, nor when it has a journal of an earlier version. */
static void
test_over (Place *place, gconstpointer data)
{
  UmpStore *store = create (place), *theirs;
  Place other;
  g_autofree char *journal = NULL, *no_session = g_build_filename (place->folder, "letter", NULL),
                  *now = NULL;

  set_up (&other, NULL);
  journal = g_strconcat (other.file, ".journal", NULL);
  theirs = create (&other);
  add (theirs, 1);
  add (store, 5);
  g_assert_false (give (store, other.file));
  ump_store_close (theirs);
  assert_on_disk (&other, 1);
  g_assert_true (g_file_set_contents (journal, "umpire-journal 1 x\n", -1, NULL));
  g_assert_false (give (store, other.file));
  g_assert_cmpint (g_unlink (journal), ==, 0);
  assert_on_disk (&other, 1);
  g_assert_true (give (store, other.file));
  assert_on_disk (&other, 5);
  g_assert_true (g_file_set_contents (no_session, "Dear Ana,", -1, NULL));
  g_assert_false (give (store, no_session));
  now = contents (no_session);
  g_assert_cmpstr (now, ==, "Dear Ana,");
  ump_store_close (store);
  tear_down (&other, NULL);
}

/* What cannot be written leaves what was there. */
static void
test_full (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  Place other;
  g_autofree char *before = NULL, *now = NULL;

  signal (SIGXFSZ, SIG_IGN);
  set_up (&other, NULL);
  ump_store_close (create (&other));
  before = contents (other.file);
  add (store, 5);
  limit_file_size (160);
  g_assert_false (give (store, other.file));
  limit_file_size (RLIM_INFINITY);
  now = contents (other.file);
  g_assert_cmpstr (now, ==, before);
  assert_alone (&other);
  ump_store_close (store);
  tear_down (&other, NULL);
}

int
main (int argc, char **argv)
{
  static const StoreTest tests[] = {
    { "/give/copy", test_copy },
    { "/give/own", test_own },
    { "/give/over", test_over },
    { "/give/full", test_full },
  };

  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
