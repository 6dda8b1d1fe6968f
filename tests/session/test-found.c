/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sessions and journals that get another name, or have lost their place. */
#include <string.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "library-fixture.h"
#include "session/move.h"

/* A journal that somebody's file manager parted from its session finds it again. */
static void
test_orphans (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL);
  g_autofree char *inside = g_build_filename (folder, "removed", NULL);
  g_autofree char *renamed = g_build_filename (folder, "b.umpire", NULL);
  g_autofree char *removed = g_build_filename (inside, "c.umpire", NULL);
  g_autofree char *outside = g_build_filename (folder, "d.bak", NULL);
  g_autofree char *journal = g_strconcat (removed, ".journal", NULL), *back = NULL;
  g_autoptr (UmpLibrary) library = NULL;

  put (path);
  leave_in_journal (path, 2);
  g_assert_cmpint (g_rename (path, renamed), ==, 0);
  library = ump_library_new (ump_games, folder);
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  assert_entries (renamed, 2);
  g_assert_false (is_there (folder, "a.umpire.journal"));

  g_mkdir (inside, 0700);
  g_assert_cmpint (g_rename (renamed, removed), ==, 0);
  ump_library_refresh (library);
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  assert_entries (removed, 2);

  /* One that is left over beside the very same journal goes. */
  back = g_build_filename (folder, "b.umpire.journal", NULL);
  g_assert_cmpint (link (journal, back), ==, 0);
  ump_library_refresh (library);
  wait_for (library);
  g_assert_false (is_there (folder, "b.umpire.journal"));
  assert_entries (removed, 2);

  /* One whose session is nowhere is shown, and says which file it wants. */
  g_assert_cmpint (g_rename (removed, outside), ==, 0);
  g_assert_cmpint (g_rename (journal, back), ==, 0);
  ump_library_refresh (library);
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  g_assert_cmpint (ump_library_item_state (item_at (library, 0)), ==, UMP_LIBRARY_UNREADABLE);
  g_assert_nonnull (strstr (ump_library_item_problem (item_at (library, 0)), "b.umpire"));
  g_assert_cmpint (g_rename (outside, renamed), ==, 0);
  ump_library_refresh (library);
  wait_for (library);
  assert_entries (renamed, 2);
  clean (folder);
}

static char *
take_back_and_wait (UmpLibrary *library, const char *path, const char *session)
{
  Moved moved = { .library = library };

  ump_library_take_back_later (library, path, session, on_moved, &moved);
  while (!moved.done)
    g_main_context_iteration (NULL, TRUE);
  wait_for (library);
  return moved.where;
}

static UmpLibraryItem *
find_item (UmpLibrary *library, const char *path)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    if (g_strcmp0 (ump_library_item_path (item_at (library, i)), path) == 0)
      return item_at (library, i);
  return NULL;
}

/* Sessions that no list shows are found, counted nowhere, and put back under a name that is free. */
static void
test_astray (void)
{
  g_autofree char *top = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *own = g_build_filename (top, "umpire", NULL),
                  *folder = g_build_filename (own, "sessions", NULL);
  g_autofree char *inside = g_build_filename (folder, "2026", "may", NULL);
  g_autofree char *removed = g_build_filename (folder, "removed", NULL);
  g_autofree char *deep = g_build_filename (inside, "a.umpire", NULL),
                  *gone = g_build_filename (removed, "b.umpire", NULL);
  g_autofree char *around = g_build_filename (own, "c.umpire", NULL),
                  *same = g_build_filename (folder, "a.umpire", NULL);
  g_autofree char *left = g_build_filename (folder, ".d.umpire.new", NULL);
  g_autofree char *half = g_build_filename (folder, ".e.umpire.new", NULL), *back = NULL, *again = NULL;
  g_autoptr (UmpLibrary) library = NULL;
  g_autoptr (UmpSession) session = fixture_pad ();
  g_autofree char *text = fixture_write (session);

  g_mkdir_with_parents (inside, 0700);
  g_mkdir_with_parents (removed, 0700);
  put (deep);
  leave_in_journal (deep, 3);
  put (gone);
  put (around);
  put (same);
  g_assert_true (g_file_set_contents (left, text, -1, NULL));
  g_assert_true (g_file_set_contents (half, "<session", -1, NULL));
  age (left, 7200);
  age (half, 7200);
  library = ump_library_new (ump_games, folder);
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 4);
  g_assert_cmpint (ump_library_item_lost (find_item (library, same)), ==, UMP_LIBRARY_NOT_LOST);
  g_assert_cmpint (ump_library_item_lost (find_item (library, deep)), ==, UMP_LIBRARY_LOST_SESSION);
  g_assert_cmpint (ump_library_item_lost (find_item (library, around)), ==, UMP_LIBRARY_LOST_SESSION);
  g_assert_cmpuint (ump_library_item_records (find_item (library, deep))->len, ==, 0);
  g_assert_nonnull (strstr (ump_library_item_problem (find_item (library, left)), "cut short"));

  back = take_back_and_wait (library, deep, NULL);
  g_assert_true (g_str_has_suffix (back, "/sessions/a-2.umpire"));
  assert_entries (back, 3);
  g_assert_cmpint (ump_library_item_lost (find_item (library, back)), ==, UMP_LIBRARY_NOT_LOST);
  g_assert_cmpuint (ump_library_item_records (find_item (library, back))->len, ==, 1);
  g_assert_false (g_file_test (deep, G_FILE_TEST_EXISTS));
  again = take_back_and_wait (library, left, NULL);
  g_assert_true (g_str_has_suffix (again, "/sessions/d.umpire"));
  assert_entries (again, 0);
  clean (top);
}

/* Entries in the data folder whose session was moved by somebody else: they follow it where it is known, else
 * they are offered, and go only to the session that they belong to. */
static void
test_orphans_elsewhere (void)
{
  g_autofree char *top = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "sessions", NULL),
                  *path = g_build_filename (folder, "a.umpire", NULL);
  g_autofree char *near = g_strconcat (path, ".journal", NULL),
                  *moved = g_build_filename (folder, "b.umpire", NULL);
  g_autofree char *away = g_build_filename (top, "c.umpire", NULL),
                  *other = g_build_filename (folder, "d.umpire", NULL);
  g_autofree char *journals = g_build_filename (g_get_user_data_dir (), "umpire", "journals", NULL);
  g_autofree char *orphan = NULL, *none = NULL, *joined = NULL;
  g_autoptr (UmpLibrary) library = NULL;

  clean (journals);
  g_mkdir_with_parents (folder, 0700);
  put (path);
  g_mkdir (near, 0700); /* no journal can lie here */
  leave_in_journal (path, 3);
  g_rmdir (near);
  g_assert_cmpint (g_rename (path, moved), ==, 0);
  library = ump_library_new (ump_games, folder);
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  assert_entries (moved, 3);

  g_assert_cmpint (g_rename (moved, away), ==, 0);
  put (other);
  leave_in_journal (other, 1);
  ump_store_close (
      ump_store_open (ump_games, other, UMP_STORE_WRITE, NULL, NULL)); /* it is another document now */
  ump_library_refresh (library);
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 2);
  for (guint i = 0; i < 2; i++)
    if (ump_library_item_lost (item_at (library, i)) == UMP_LIBRARY_LOST_ENTRIES)
      orphan = g_strdup (ump_library_item_path (item_at (library, i)));
  g_assert_nonnull (orphan);
  none = take_back_and_wait (library, orphan, other);
  g_assert_null (none);
  g_assert_true (g_file_test (orphan, G_FILE_TEST_EXISTS));
  assert_entries (other, 1);
  joined = take_back_and_wait (library, orphan, away);
  g_assert_cmpstr (joined, ==, away);
  g_assert_false (g_file_test (orphan, G_FILE_TEST_EXISTS));
  assert_entries (away, 3);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  clean (top);
}

/* Three entries that are in the data folder alone: no journal could lie beside the session. */
static void
leave_elsewhere (const char *path)
{
  g_autofree char *near = g_strconcat (path, ".journal", NULL);

  put (path);
  g_mkdir (near, 0700);
  leave_in_journal (path, 3);
  g_rmdir (near);
}

static guint
count_lost (UmpLibrary *library)
{
  guint n = 0;

  ump_library_refresh (library);
  wait_for (library);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    n += ump_library_item_lost (item_at (library, i)) != UMP_LIBRARY_NOT_LOST;
  return n;
}

/* Of a session that was removed: whoever looks for what is lost leaves it its entries. */
static void
test_removed_elsewhere (void)
{
  g_autofree char *top = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "sessions", NULL),
                  *path = g_build_filename (folder, "a.umpire", NULL);
  g_autofree char *journals = g_build_filename (g_get_user_data_dir (), "umpire", "journals", NULL),
                  *removed = NULL;
  g_autoptr (UmpLibrary) library = NULL;

  clean (journals);
  g_mkdir_with_parents (folder, 0700);
  leave_elsewhere (path);
  library = ump_library_new (ump_games, folder);
  wait_for (library);
  removed = move_and_wait (library, path, NULL);
  g_assert_nonnull (removed);
  for (int i = 0; i < 2; i++) {
    g_assert_cmpuint (count_lost (library), ==, 0);
    assert_entries (removed, 3);
  }
  clean (top);
}

/* On a stick that is not plugged in: its entries do not go to a copy, and are not offered. */
static void
test_out_of_reach (void)
{
  g_autofree char *top = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "sessions", NULL),
                  *stick = g_build_filename (top, "stick", NULL);
  g_autofree char *pulled = g_build_filename (top, "pulled", NULL),
                  *path = g_build_filename (stick, "a.umpire", NULL);
  g_autofree char *copy = g_build_filename (folder, "copy.umpire", NULL),
                  *journals = g_build_filename (g_get_user_data_dir (), "umpire", "journals", NULL);
  g_autofree char *bytes = NULL;
  g_autoptr (UmpLibrary) library = ump_library_new (ump_games, folder);
  gsize n;

  clean (journals);
  g_mkdir (stick, 0700);
  leave_elsewhere (path);
  ump_library_opened (library, path);
  g_assert_true (g_file_get_contents (path, &bytes, &n, NULL));
  g_assert_true (g_file_set_contents (copy, bytes, (gssize) n, NULL));
  g_assert_cmpint (g_rename (stick, pulled), ==, 0);
  g_assert_cmpuint (count_lost (library), ==, 0);
  assert_entries (copy, 0);
  g_assert_cmpint (g_rename (pulled, stick), ==, 0);
  g_assert_cmpuint (count_lost (library), ==, 0);
  assert_entries (path, 3);

  /* Where the folder is there, it is the session that has gone. */
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpuint (count_lost (library), ==, 0);
  assert_entries (copy, 3);
  clean (top);
}

/* A file gets another name, but the only one that it has does not go. */
static void
test_give_name (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a", NULL), *other = g_build_filename (folder, "b", NULL);
  g_autofree char *spelt = g_strconcat (folder, "/./a", NULL), *third = g_build_filename (folder, "c", NULL);

  g_assert_true (g_file_set_contents (path, "x", -1, NULL));
  g_assert_true (ump_give_name (path, path) && is_there (folder, "a"));
  g_assert_true (ump_give_name (path, spelt) && is_there (folder, "a"));
  g_assert_true (ump_give_name (path, other));
  g_assert_true (!is_there (folder, "a") && is_there (folder, "b"));
  g_assert_true (g_file_set_contents (path, "x", -1, NULL)); /* a copy, as where a file has one name only */
  g_assert_true (ump_give_name (path, other) && !is_there (folder, "a"));
  g_assert_true (g_file_set_contents (third, "y", -1, NULL));
  g_assert_false (ump_give_name (third, other));
  g_assert_true (is_there (folder, "b") && is_there (folder, "c"));
  clean (folder);
}

/* Whatever has the new name of a journal, or of what was kept of one, stays as it is. */
static void
test_taken (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL),
                  *to = g_build_filename (folder, "b.umpire", NULL);
  g_autofree char *journal = g_strconcat (to, ".journal", NULL),
                  *own = g_build_filename (folder, "orphan.umpire.journal", NULL), *removed = NULL;
  g_autofree char *text = NULL;
  g_autoptr (UmpLibrary) library = NULL;
  g_autoptr (GError) error = NULL;

  put (path);
  g_assert_true (g_file_set_contents (journal, "theirs\n", -1, NULL));
  g_assert_false (ump_session_move (path, to, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  g_clear_error (&error);
  assert_entries (path, 0);
  g_assert_cmpint (g_unlink (journal), ==, 0);

  /* Two that were kept, and the first name is another's. */
  for (int n = 1; n <= 3; n++) {
    g_autofree char *kept = g_strdup_printf ("%s.journal.kept-%d", n == 3 ? to : path, n == 3 ? 1 : n);
    g_autofree char *line = g_strdup_printf ("%d\n", n);

    g_assert_true (g_file_set_contents (kept, line, -1, NULL));
  }
  g_assert_true (ump_session_move (path, to, &error));
  g_assert_no_error (error);
  for (int n = 1; n <= 3; n++) {
    g_autofree char *kept = g_strdup_printf ("%s.journal.kept-%d", to, n);

    g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  }

  /* Undo brings a journal back, but not over one that came meanwhile. */
  g_assert_true (g_file_set_contents (own, "first\n", -1, NULL));
  library = ump_library_new (ump_games, folder);
  wait_for (library);
  removed = move_and_wait (library, own, NULL);
  g_assert_true (g_str_has_suffix (removed, "/removed/orphan.umpire.journal"));
  g_assert_true (g_file_set_contents (own, "second\n", -1, NULL));
  g_assert_null (move_and_wait (library, removed, own));
  g_assert_true (g_file_get_contents (own, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "second\n");
  g_assert_true (g_file_test (removed, G_FILE_TEST_EXISTS));
  clean (folder);
}

static Moved
rename_and_wait (UmpLibrary *library, const char *path, const char *to, const char *title)
{
  Moved moved = { .library = library };

  ump_library_rename_later (library, path, to, title, on_moved, &moved);
  while (!moved.done)
    g_main_context_iteration (NULL, TRUE);
  wait_for (library);
  return moved;
}

static void
assert_title (const char *path, const char *expected)
{
  g_autoptr (UmpStore) store = ump_store_open (ump_games, path, UMP_STORE_READ, NULL, NULL);

  g_assert_nonnull (store);
  g_assert_cmpstr (ump_session_title (ump_store_session (store)), ==, expected);
}

/* Name and title together: both, or neither; and what had to be kept aside is told. */
static void
test_retitle (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL),
                  *to = g_build_filename (folder, "b.umpire", NULL);
  g_autofree char *taken = g_build_filename (folder, "c.umpire", NULL),
                  *journal = g_strconcat (path, ".journal", NULL);
  g_autoptr (UmpLibrary) library = ump_library_new (ump_games, folder);
  Moved moved;

  put (path);
  put (taken);
  moved = rename_and_wait (library, path, taken, "Other");
  g_assert_null (moved.where);
  assert_title (path, "A title");
  moved = rename_and_wait (library, path, to, "no\x01title");
  g_assert_null (moved.where);
  g_assert_false (is_there (folder, "b.umpire"));
  assert_title (path, "A title");

  g_assert_true (g_file_set_contents (
      journal, "umpire-journal 1 0000000000000000000000000000000000000000000000000000000000000000\nundo 1\n",
      -1, NULL));
  moved = rename_and_wait (library, path, to, "Other");
  g_assert_cmpstr (moved.where, ==, to);
  g_assert_nonnull (moved.notice);
  g_assert_nonnull (strstr (moved.notice, ".kept-1"));
  assert_title (to, "Other");
  g_assert_true (is_there (folder, "b.umpire.journal.kept-1"));
  g_free (moved.where);
  g_free (moved.notice);
  clean (folder);
}

int
main (int argc, char **argv)
{
  static const FixtureTest tests[] = {
    { "/found/orphans", test_orphans },
    { "/found/astray", test_astray },
    { "/found/orphans-elsewhere", test_orphans_elsewhere },
    { "/found/removed-elsewhere", test_removed_elsewhere },
    { "/found/out-of-reach", test_out_of_reach },
    { "/found/give-name", test_give_name },
    { "/found/taken", test_taken },
    { "/found/retitle", test_retitle },
  };
  char *folder = fixture_begin ();

  g_test_init (&argc, &argv, NULL);
  return fixture_end (folder, tests, G_N_ELEMENTS (tests));
}
