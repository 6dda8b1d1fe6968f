/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of a folder's sessions. */
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>
#include <glib/gstdio.h>

#include "fixture.h"
#include "session/library.h"
#include "session/move.h"
#include "session/recent.h"
#include "session/replace.h"
#include "session/store.h"

static void
wait_for (UmpLibrary *library)
{
  while (ump_library_is_loading (library))
    g_main_context_iteration (NULL, TRUE);
}

static UmpLibraryItem *
item_at (UmpLibrary *library, guint index)
{
  g_autoptr (UmpLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), index);

  return item; /* the library holds it */
}

static void
clean (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_file_test (path, G_FILE_TEST_IS_DIR))
      clean (path);
    else
      g_unlink (path);
  }
  g_rmdir (folder);
}

static void
put (const char *path)
{
  UmpStore *store = ump_store_create (fixture_pad (), path, NULL);

  g_assert_nonnull (store);
  ump_session_set_title (ump_store_session (store), "  A title ");
  g_assert_true (ump_store_save (store, NULL));
  ump_store_close (store);
}

/* The order of the list is that of the last changes: here it must not hang on the clock's ticks. */
static void
age (const char *path, int seconds)
{
  g_autofree char *journal = g_strconcat (path, ".journal", NULL);
  struct utimbuf times = { time (NULL) - seconds, time (NULL) - seconds };

  g_assert_cmpint (g_utime (path, &times), ==, 0);
  if (g_file_test (journal, G_FILE_TEST_EXISTS))
    g_assert_cmpint (g_utime (journal, &times), ==, 0);
}

static void
count_change (GListModel *model, guint position, guint removed, guint added, guint *changes)
{
  *changes += removed + added;
}

static void
test_list (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *inside = g_build_filename (folder, "made", NULL), *path = NULL, *second = NULL;
  g_autofree char *broken = g_build_filename (inside, "broken.umpire", NULL);
  g_autoptr (UmpLibrary) library = ump_library_new (ump_games, inside);
  g_autoptr (UmpEntry) entry = NULL;
  UmpStore *store;
  UmpVerdict verdict;
  guint changes = 0;

  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  path = ump_library_new_path (library, "pad");
  put (path);
  second = ump_library_new_path (library, "pad");
  g_assert_cmpstr (second, !=, path);
  g_assert_true (g_str_has_suffix (second, "-pad-2.umpire"));
  g_assert_true (g_file_set_contents (broken, "<html/>", -1, NULL));
  age (path, 20);
  age (broken, 10);
  ump_library_refresh (library);
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 2);
  g_assert_cmpint (ump_library_item_state (item_at (library, 0)), ==, UMP_LIBRARY_UNREADABLE);
  g_assert_nonnull (ump_library_item_problem (item_at (library, 0)));
  g_assert_cmpstr (ump_library_item_title (item_at (library, 1)), ==, "A title");

  /* What did not change is the same item, and nothing is announced. */
  g_signal_connect (library, "items-changed", G_CALLBACK (count_change), &changes);
  ump_library_refresh (library);
  wait_for (library);
  g_assert_cmpuint (changes, ==, 0);

  /* What is only in the journal counts. */
  store = ump_store_open (ump_games, path, UMP_STORE_WRITE, NULL, NULL);
  entry = fixture_enter (ump_session_match (ump_store_session (store), 0), "bea", "9");
  g_assert_true (ump_store_add (store, 0, entry, &verdict, NULL));
  ump_library_refresh (library);
  wait_for (library);
  g_assert_cmpint (ump_library_item_n_scores (item_at (library, 0)), ==, 2);
  g_assert_cmpstr (ump_library_item_score (item_at (library, 0), 1)->name, ==, "Bea");
  g_assert_cmpint (ump_library_item_score (item_at (library, 0), 1)->points, ==, 9);
  g_assert_null (ump_library_remove (library, path, NULL));
  ump_store_close (store);
  clean (folder);
}

static void
test_remove (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL), *first = NULL, *second = NULL;
  g_autoptr (UmpLibrary) library = NULL;
  g_autoptr (GError) error = NULL;

  put (path);
  library = ump_library_new (ump_games, folder);
  wait_for (library);
  first = ump_library_remove (library, path, &error);
  g_assert_no_error (error);
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  put (path);
  second = ump_library_remove (library, path, &error);
  g_assert_cmpstr (first, !=, second);
  g_assert_true (ump_library_restore (library, first, path, &error));
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  g_assert_false (ump_library_restore (library, second, path, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  clean (folder);
}

/* ---- what belongs together -------------------------------------------------------------------- */

/* Entries that are in the journal alone, as after a kill. */
static void
leave_in_journal (const char *path, int n)
{
  pid_t child = fork ();

  if (child == 0) {
    UmpStore *store = ump_store_open (ump_games, path, UMP_STORE_WRITE, NULL, NULL);

    for (int i = 0; i < n; i++) {
      g_autoptr (UmpEntry) entry =
          fixture_enter (ump_session_match (ump_store_session (store), 0), i % 2 ? "bea" : "ana", "1");
      UmpVerdict verdict;

      ump_store_add (store, 0, entry, &verdict, NULL);
    }
    _exit (0);
  }
  waitpid (child, NULL, 0);
}

static void
assert_entries (const char *path, guint expected)
{
  g_autoptr (UmpStore) store = ump_store_open (ump_games, path, UMP_STORE_READ, NULL, NULL);

  g_assert_nonnull (store);
  g_assert_null (ump_store_notice (store));
  g_assert_cmpuint (ump_match_n_entries (ump_session_match (ump_store_session (store), 0)), ==, expected);
}

static gboolean
is_there (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* A session goes with its journal, and comes back with it. */
static void
test_remove_with_journal (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL), *removed = NULL;
  g_autoptr (UmpLibrary) library = NULL;
  g_autoptr (GError) error = NULL;

  put (path);
  leave_in_journal (path, 3);
  library = ump_library_new (ump_games, folder);
  wait_for (library);
  removed = ump_library_remove (library, path, &error);
  g_assert_no_error (error);
  g_assert_false (is_there (folder, "a.umpire") || is_there (folder, "a.umpire.journal"));
  assert_entries (removed, 3);
  g_assert_true (ump_library_restore (library, removed, path, &error));
  g_assert_false (is_there (folder, "removed/a.umpire.journal"));
  assert_entries (path, 3);
  wait_for (library);
  clean (folder);
}

/* Another name: the journal, what was kept of it and its place among what was opened last go with it, or nothing does. */
static void
test_rename (void)
{
  g_autofree char *top = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "sessions", NULL),
                  *recent = g_build_filename (top, "recent", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL),
                  *to = g_build_filename (folder, "b.umpire", NULL);
  g_autofree char *away = g_build_filename (top, "c.umpire", NULL),
                  *kept = g_strconcat (path, ".journal.kept-1", NULL);
  g_autofree char *other = g_build_filename (top, "other.umpire", NULL),
                  *hidden = g_build_filename (top, ".x.umpire", NULL);
  g_autoptr (UmpLibrary) library = ump_library_new (ump_games, folder);
  g_auto (GStrv) paths = NULL;
  g_autoptr (GError) error = NULL;
  UmpStore *store;

  put (path);
  put (other);
  leave_in_journal (path, 3);
  g_assert_true (g_file_set_contents (kept, "kept", -1, NULL));
  ump_library_opened (library, path);
  ump_library_opened (library, other);

  g_assert_false (ump_library_rename (library, path, hidden, &error)); /* nobody would find it again */
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  g_clear_error (&error);
  g_assert_false (ump_library_rename (library, path, other, &error)); /* there is one of that name */
  g_clear_error (&error);
  store = ump_store_open (ump_games, path, UMP_STORE_WRITE, NULL, NULL);
  g_assert_false (ump_library_rename (library, path, to, &error)); /* it is open */
  g_clear_error (&error);
  ump_store_close (store);
  leave_in_journal (path, 3);
  assert_entries (path, 5); /* two of them: it is Bea's turn */
  g_assert_true (is_there (folder, "a.umpire.journal.kept-1"));
  paths = ump_recent_load (recent);
  g_assert_cmpuint (g_strv_length (paths), ==, 2);

  g_assert_true (ump_library_rename (library, path, to, &error));
  g_assert_no_error (error);
  g_assert_false (is_there (folder, "a.umpire") || is_there (folder, "a.umpire.journal") ||
                  is_there (folder, "a.umpire.journal.kept-1"));
  g_assert_true (is_there (folder, "b.umpire.journal.kept-1"));
  assert_entries (to, 5);
  g_strfreev (paths);
  paths = ump_recent_load (recent);
  g_assert_cmpstr (paths[0], ==, other);
  g_assert_cmpstr (paths[1], ==, to);
  g_assert_null (paths[2]);

  /* Out of the folder: it is known as one from elsewhere. */
  g_assert_true (ump_library_rename (library, to, away, &error));
  wait_for (library);
  assert_entries (away, 5);
  g_assert_true (is_there (top, "c.umpire.journal.kept-1"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 2);
  g_strfreev (paths);
  paths = ump_recent_load (recent);
  g_assert_cmpstr (paths[1], ==, away);
  clean (top);
}

/* Into another file system: the same, and its times stay. */
static void
test_rename_far (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *far = g_strdup ("/dev/shm/umpire-library-XXXXXX"),
                  *path = g_build_filename (folder, "a.umpire", NULL);
  g_autofree char *kept = g_strconcat (path, ".journal.kept-1", NULL), *to = NULL;
  g_autoptr (GError) error = NULL;
  struct stat here = { 0 }, there = { 0 };

  if (g_mkdtemp (far) == NULL || stat (folder, &here) < 0 || stat (far, &there) < 0 ||
      here.st_dev == there.st_dev) {
    g_test_skip ("no second file system");
    clean (folder);
    return;
  }
  to = g_build_filename (far, "b.umpire", NULL);
  put (path);
  g_chmod (path, 0640);
  leave_in_journal (path, 3);
  age (path, 5000);
  g_assert_true (g_file_set_contents (kept, "kept", -1, NULL));
  stat (path, &here);
  g_assert_true (ump_session_move (path, to, &error));
  g_assert_no_error (error);
  stat (to, &there);
  g_assert_cmpint (here.st_mtime, ==, there.st_mtime);
  g_assert_cmpint (there.st_mode & 0777, ==, 0640);
  assert_entries (to, 3);
  g_assert_true (is_there (far, "b.umpire.journal.kept-1"));
  g_assert_false (is_there (folder, "a.umpire") || is_there (folder, "a.umpire.journal") ||
                  is_there (folder, "a.umpire.journal.kept-1"));
  clean (far);
  clean (folder);
}

typedef struct {
  UmpLibrary *library;
  char *where;
  gboolean done;
} Moved;

static void
on_moved (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Moved *moved = user_data;
  g_autoptr (GError) error = NULL;

  g_assert_true (UMP_LIBRARY (object) == moved->library);
  moved->where = ump_library_move_finish (moved->library, result, &error);
  g_assert_true ((moved->where != NULL) == (error == NULL));
  moved->done = TRUE;
}

static char *
move_and_wait (UmpLibrary *library, const char *path, const char *to)
{
  Moved moved = { .library = library };

  ump_library_move_later (library, path, to, on_moved, &moved);
  while (!moved.done)
    g_main_context_iteration (NULL, TRUE);
  wait_for (library);
  return moved.where;
}

/* The same by another thread. */
static void
test_move_later (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL), *removed = NULL, *back = NULL,
                  *none = NULL;
  g_autoptr (UmpLibrary) library = NULL;

  put (path);
  leave_in_journal (path, 3);
  library = ump_library_new (ump_games, folder);
  wait_for (library);
  removed = move_and_wait (library, path, NULL);
  g_assert_nonnull (removed);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  assert_entries (removed, 3);
  put (path);
  none = move_and_wait (library, removed, path);
  g_assert_null (none); /* another session has the name: both stay */
  assert_entries (removed, 3);
  assert_entries (path, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  back = move_and_wait (library, removed, path);
  g_assert_cmpstr (back, ==, path);
  assert_entries (path, 3);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  clean (folder);
}

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

/* Entries in the data folder whose session was moved by somebody else: they follow it where it is known, else they are
 * offered, and go only to the session that they belong to. */
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

/* What a killed saving left goes, what one may still be writing stays. */
static void
test_temporaries (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *old = g_build_filename (folder, ".a.umpire.new", NULL);
  g_autofree char *saved = g_build_filename (folder, "a.umpire", NULL);
  g_autofree char *young = g_build_filename (folder, ".b.umpire.new", NULL);
  g_autoptr (UmpLibrary) library = NULL;

  put (saved);
  g_assert_true (g_file_set_contents (old, "x", -1, NULL));
  g_assert_true (g_file_set_contents (young, "x", -1, NULL));
  age (old, 7200);
  library = ump_library_new (ump_games, folder);
  wait_for (library);
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (young, G_FILE_TEST_EXISTS));
  clean (folder);
}

/* More than one batch: every item is there once, newest first. */
static void
test_many (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autoptr (UmpSession) session = fixture_pad ();
  g_autofree char *text = fixture_write (session);
  g_autoptr (UmpLibrary) library = NULL;

  for (int i = 0; i < 700; i++) {
    g_autofree char *name = g_strdup_printf ("%d.umpire", i), *path = g_build_filename (folder, name, NULL);

    g_assert_true (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  }
  library = ump_library_new (ump_games, folder);
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 700);
  for (guint i = 1; i < 700; i++)
    g_assert_cmpint (ump_library_item_time (item_at (library, i - 1)), >=,
                     ump_library_item_time (item_at (library, i)));
  clean (folder);
}

/* What is opened from elsewhere is listed from then on; what vanished says so; taken off, the file stays. */
static void
test_elsewhere (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *inside = g_build_filename (folder, "sessions", NULL), *path = NULL, *last = NULL;
  g_autofree char *other = g_build_filename (folder, "a b\nc.umpire", NULL);
  g_autofree char *gone = g_build_filename (folder, "gone.umpire", NULL);
  g_autoptr (UmpLibrary) library = ump_library_new (ump_games, inside);

  g_assert_null (ump_library_last (library));
  path = ump_library_new_path (library, "pad");
  put (path);
  put (other);
  put (gone);
  age (path, 60);
  age (other, 30);
  ump_library_opened (library, gone);
  ump_library_opened (library, path);
  ump_library_opened (library, other);
  ump_library_opened (library, other);
  g_assert_cmpint (g_unlink (gone), ==, 0);
  ump_library_refresh (library);
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 3);
  g_assert_cmpstr (ump_library_item_path (item_at (library, 0)), ==, other);
  g_assert_cmpstr (ump_library_item_path (item_at (library, 1)), ==, path);
  g_assert_cmpstr (ump_library_item_path (item_at (library, 2)), ==, gone);
  g_assert_cmpint (ump_library_item_state (item_at (library, 2)), ==, UMP_LIBRARY_UNREADABLE);
  g_assert_nonnull (strstr (ump_library_item_problem (item_at (library, 2)), "no longer"));
  g_assert_cmpint (ump_library_item_time (item_at (library, 2)), ==, 0);
  g_assert_true (ump_library_holds (library, path));
  g_assert_false (ump_library_holds (library, other));
  last = ump_library_last (library);
  g_assert_cmpstr (last, ==, other);

  ump_library_forget (library, gone);
  ump_library_forget (library, other);
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  g_free (last);
  last = ump_library_last (library);
  g_assert_cmpstr (last, ==, path);
  clean (folder);
}

/* A list that somebody else wrote: what is no address of a file is passed over, and it does not grow for ever. */
static void
test_recent_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "recent", NULL);
  g_auto (GStrv) paths = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (file, "rubbish\n\nhttp://example.org/x\nfile:///b%20c\nfile:///b%20c\n",
                                      -1, NULL));
  paths = ump_recent_load (file);
  g_assert_cmpuint (g_strv_length (paths), ==, 1);
  g_assert_cmpstr (paths[0], ==, "/b c");
  for (int k = 0; k < 100; k++) {
    g_autofree char *path = g_strdup_printf ("/x/%d.umpire", k);

    g_assert_true (ump_recent_put (file, path, &error));
  }
  g_strfreev (paths);
  paths = ump_recent_load (file);
  g_assert_cmpuint (g_strv_length (paths), ==, 60);
  g_assert_cmpstr (paths[0], ==, "/x/99.umpire");

  /* One that cannot be read is not an empty one. */
  g_assert_cmpint (g_unlink (file), ==, 0);
  g_assert_cmpint (g_mkdir (file, 0700), ==, 0);
  g_assert_false (ump_recent_put (file, "/x/1.umpire", &error));
  g_assert_nonnull (error);
  clean (folder);
}

/* Programs that write the same file at once: it is always one of theirs, whole. */
static void
test_at_once (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "recent", NULL);
  pid_t children[4];
  int running = G_N_ELEMENTS (children);

  g_assert_true (g_file_set_contents (file, "a", 1, NULL));
  for (int i = 0; i < running; i++) {
    children[i] = fork ();
    if (children[i] == 0) {
      gsize n = 10000 * (gsize) (i + 1);
      g_autofree char *text = g_strnfill (n, (char) ('a' + i));
      g_autoptr (GBytes) bytes = g_bytes_new (text, n);

      for (int k = 0; k < 50; k++)
        if (!ump_replace_file (file, bytes, NULL))
          _exit (1);
      _exit (0);
    }
  }
  while (running > 0) {
    g_autofree char *text = NULL;
    int status = 0;
    gsize n;

    g_assert_true (g_file_get_contents (file, &text, &n, NULL));
    g_assert_cmpuint (strspn (text, (char[]){ text[0], '\0' }), ==, n);
    g_assert_true (n == 1 || n == 10000 * (gsize) (text[0] - 'a' + 1));
    if (waitpid (-1, &status, WNOHANG) > 0) {
      g_assert_cmpint (status, ==, 0);
      running--;
    }
  }
  clean (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/library/elsewhere", test_elsewhere);
  g_test_add_func ("/library/recent-file", test_recent_file);
  g_test_add_func ("/library/list", test_list);
  g_test_add_func ("/library/remove", test_remove);
  g_test_add_func ("/library/remove-with-journal", test_remove_with_journal);
  g_test_add_func ("/library/move-later", test_move_later);
  g_test_add_func ("/library/rename", test_rename);
  g_test_add_func ("/library/rename-far", test_rename_far);
  g_test_add_func ("/library/orphans", test_orphans);
  g_test_add_func ("/library/astray", test_astray);
  g_test_add_func ("/library/orphans-elsewhere", test_orphans_elsewhere);
  g_test_add_func ("/library/temporaries", test_temporaries);
  g_test_add_func ("/library/at-once", test_at_once);
  g_test_add_func ("/library/many", test_many);
  return g_test_run ();
}
