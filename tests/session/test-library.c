/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of a folder's sessions. */
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "library-fixture.h"
#include "session/library/aliases.h"
#include "session/library/recent.h"
#include "session/store/replace.h"

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
  g_autoptr (UmpLibrary) library = ump_library_new (ump_games, inside, NULL);
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

  /* What is played elsewhere. */
  store = ump_store_open (ump_games, path, UMP_STORE_WRITE, NULL, NULL);
  entry = fixture_enter (ump_session_match (ump_store_session (store), 0), "bea", "9");
  g_assert_true (ump_store_add (store, 0, entry, &verdict));
  g_assert_true (ump_store_save (store, NULL));
  ump_library_refresh (library);
  wait_for (library);
  g_assert_cmpint (ump_library_item_n_scores (item_at (library, 0)), ==, 2);
  g_assert_cmpstr (ump_library_item_score (item_at (library, 0), 1)->name, ==, "Bea");
  g_assert_cmpint (ump_library_item_score (item_at (library, 0), 1)->points, ==, 9);
  g_assert_null (move_and_wait (library, path, NULL));
  ump_store_close (store);
  clean (folder);
}

static void
test_remove (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL), *first = NULL, *second = NULL,
                  *none = NULL, *back = NULL;
  g_autoptr (UmpLibrary) library = NULL;

  put (path);
  play (path, 3);
  library = ump_library_new (ump_games, folder, NULL);
  wait_for (library);
  first = move_and_wait (library, path, NULL);
  g_assert_nonnull (first);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  assert_entries (first, 3);
  put (path);
  none = move_and_wait (library, first, path);
  g_assert_null (none); /* another session has the name: both stay */
  assert_entries (first, 3);
  assert_entries (path, 0);
  second = move_and_wait (library, path, NULL);
  g_assert_cmpstr (first, !=, second);
  back = move_and_wait (library, first, path);
  g_assert_cmpstr (back, ==, path);
  assert_entries (path, 3);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  clean (folder);
}

/* One that is damaged, or has entries in a journal of an earlier version, goes too. */
static void
test_remove_others (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.umpire", NULL),
                  *broken = g_build_filename (folder, "b.umpire", NULL), *removed = NULL, *aside = NULL,
                  *text = NULL, *journal = g_strconcat (path, ".journal", NULL), *digest = NULL,
                  *lines = NULL;
  g_autoptr (UmpLibrary) library = NULL;

  put (path);
  g_assert_true (g_file_set_contents (broken, "<session", -1, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  lines = g_strdup_printf ("umpire-journal 1 %s\nentry 1 <enter player=\"ana\" points=\"1\"/>\n", digest);
  g_assert_true (g_file_set_contents (journal, lines, -1, NULL));
  library = ump_library_new (ump_games, folder, NULL);
  wait_for (library);
  removed = move_and_wait (library, path, NULL);
  g_assert_false (is_there (folder, "a.umpire") || is_there (folder, "a.umpire.journal"));
  assert_entries (removed, 1);
  aside = move_and_wait (library, broken, NULL);
  g_assert_nonnull (aside);
  g_assert_false (is_there (folder, "b.umpire"));
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  wait_for (library);
  clean (folder);
}

/* What a killed saving left goes, what one is still writing stays. */
static void
test_temporaries (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *old = g_build_filename (folder, ".a.umpire.new", NULL);
  g_autofree char *saved = g_build_filename (folder, "a.umpire", NULL);
  g_autofree char *other = g_build_filename (folder, "b.umpire", NULL);
  g_autofree char *young = g_build_filename (folder, ".b.umpire.new", NULL);
  g_autoptr (UmpLibrary) library = NULL;
  UmpReplacement replacement;

  put (saved);
  g_assert_true (g_file_set_contents (old, "x", -1, NULL));
  g_assert_true (ump_replacement_write (&replacement, other, "x", 1, NULL));
  library = ump_library_new (ump_games, folder, NULL);
  wait_for (library);
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (young, G_FILE_TEST_EXISTS));
  ump_replacement_drop (&replacement);
  g_assert_false (g_file_test (young, G_FILE_TEST_EXISTS));
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
  library = ump_library_new (ump_games, folder, NULL);
  wait_for (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 700);
  for (guint i = 1; i < 700; i++)
    g_assert_cmpint (ump_library_item_time (item_at (library, i - 1)), >=,
                     ump_library_item_time (item_at (library, i)));
  clean (folder);
}

static void
on_last (GObject *library, GAsyncResult *result, gpointer user_data)
{
  char **last = user_data;

  *last = ump_library_find_last_finish (UMP_LIBRARY (library), result);
}

/* A new string, NULL where there is none. */
static char *
last_of (UmpLibrary *library)
{
  static char waiting[] = "";
  char *last = waiting;

  ump_library_find_last (library, on_last, &last);
  while (last == waiting)
    g_main_context_iteration (NULL, TRUE);
  return last;
}

/* What is opened from elsewhere is listed from then on; what vanished says so; taken off, the file stays. */
static void
test_elsewhere (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *inside = g_build_filename (folder, "sessions", NULL), *path = NULL, *last = NULL;
  g_autofree char *other = g_build_filename (folder, "a b\nc.umpire", NULL);
  g_autofree char *gone = g_build_filename (folder, "gone.umpire", NULL);
  g_autoptr (UmpLibrary) library = ump_library_new (ump_games, inside, NULL);

  g_assert_null (last_of (library));
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
  last = last_of (library);
  g_assert_cmpstr (last, ==, other);

  ump_library_forget_later (library, gone);
  ump_library_forget_later (library, other);
  while (g_list_model_get_n_items (G_LIST_MODEL (library)) != 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  g_free (last);
  last = last_of (library);
  g_assert_cmpstr (last, ==, path);
  clean (folder);
}

/* A list that somebody else wrote: what is no address of a file is passed over, and it does not grow for
 * ever. */
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

  /* One that has become empty is one that is there. */
  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  g_assert_true (ump_recent_put (file, "/x/1.umpire", &error));
  g_assert_true (ump_recent_drop (file, "/x/1.umpire", &error));
  g_assert_true (ump_recent_put (file, "/x/2.umpire", &error));
  g_strfreev (paths);
  paths = ump_recent_load (file);
  g_assert_cmpstr (paths[0], ==, "/x/2.umpire");

  /* One that cannot be read is not an empty one. */
  g_assert_cmpint (g_unlink (file), ==, 0);
  g_assert_cmpint (g_mkdir (file, 0700), ==, 0);
  g_assert_false (ump_recent_put (file, "/x/1.umpire", &error));
  g_assert_nonnull (error);
  clean (folder);
}

/* Programs that write the same file at once: it is always one of theirs, whole. Few times each, so that none
 * has to wait for the others longer than it has patience, however slow the disk is. */
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

      for (int k = 0; k < 10; k++)
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

/* What stands where one of the program's own lists should be and is none: nobody waits for it, all of it is
 * read by nobody, and it is not written over. */
static void
assert_no_list (const char *path)
{
  g_autoptr (UmpAliases) aliases = ump_aliases_new (path);
  g_auto (GStrv) paths = ump_recent_load (path);
  g_autoptr (GError) error = NULL;

  g_assert_null (paths[0]);
  g_assert_false (ump_recent_put (path, "/some/where.umpire", &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  g_clear_error (&error);
  g_assert_null (ump_aliases_find (aliases, "Ana"));
  g_assert_false (ump_aliases_set (aliases, "Ana", "Anita", NULL, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
}

static void
test_no_lists (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "list", NULL);
  struct stat status;
  int fd;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  assert_no_list (path);
  g_unlink (path);
  fd = open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  g_assert_cmpint (ftruncate (fd, 40 * 1024 * 1024), ==, 0);
  close (fd);
  assert_no_list (path);
  g_assert_cmpint (stat (path, &status), ==, 0);
  g_assert_cmpint (status.st_size, ==, 40 * 1024 * 1024);
  clean (folder);
}

/* Other names are read when the first is asked for. */
static void
test_aliases (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "people", NULL);
  g_autoptr (UmpAliases) none = ump_aliases_new (path), some = ump_aliases_new (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (ump_aliases_set (none, "Ana", "Anita", NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (ump_aliases_find (some, "ANA "), ==, "Anita");
  g_assert_null (ump_aliases_find (some, "Bea"));
  g_assert_null (ump_aliases_find (NULL, "Ana"));
  clean (folder);
}

/* Renaming, merging and teams are taken back as they were, whatever stood for what before. */
static void
test_aliases_taken_back (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "people", NULL);
  g_autoptr (UmpAliases) names = ump_aliases_new (path);
  g_auto (GStrv) merged = NULL, team = NULL, own = NULL;

  g_assert_true (ump_aliases_set (names, "Anna", "Ana", NULL, NULL));
  g_assert_true (ump_aliases_set (names, "Ana", "Anita", &merged, NULL));
  g_assert_cmpstr (ump_aliases_find (names, "Anna"), ==, "Anita");
  g_assert_true (ump_aliases_set (names, "Wolves", "Bea + Carlos", &team, NULL));
  g_assert_true (ump_aliases_set (names, "Anita", "Anita", &own, NULL));
  g_assert_null (own[0]); /* nothing was different */

  g_assert_true (ump_aliases_restore (names, (const char *const *) merged, NULL));
  g_assert_cmpstr (ump_aliases_find (names, "Anna"), ==, "Ana");
  g_assert_null (ump_aliases_find (names, "Ana"));
  g_assert_cmpstr (ump_aliases_find (names, "Wolves"), ==, "Bea + Carlos");
  g_assert_true (ump_aliases_restore (names, (const char *const *) team, NULL));
  g_assert_null (ump_aliases_find (names, "Wolves"));
  clean (folder);
}

/* Forgetting somebody takes all that leads to them, nothing else, and can be taken back; a name that is
 * nowhere changes nothing. */
static void
test_aliases_forgotten (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "people", NULL);
  g_autoptr (UmpAliases) names = ump_aliases_new (path), again = NULL;
  g_auto (GStrv) before = NULL, nothing = NULL;

  g_assert_true (ump_aliases_set (names, "Anna", "Ana", NULL, NULL));
  g_assert_true (ump_aliases_set (names, "Wolves", "Bea + ana", NULL, NULL));
  g_assert_true (ump_aliases_set (names, "Foxes", "Anabel + Carlos", NULL, NULL));
  g_assert_true (ump_aliases_set (names, "Beatriz", "Bea", NULL, NULL));
  g_assert_true (ump_aliases_forget (names, " ANA", &before, NULL));
  g_assert_cmpuint (g_strv_length (before), ==, 4);
  again = ump_aliases_new (path);
  g_assert_null (ump_aliases_find (again, "Anna"));
  g_assert_null (ump_aliases_find (again, "Wolves"));
  g_assert_cmpstr (ump_aliases_find (again, "Foxes"), ==, "Anabel + Carlos");
  g_assert_cmpstr (ump_aliases_find (again, "Beatriz"), ==, "Bea");

  g_assert_true (ump_aliases_forget (names, "Nobody", &nothing, NULL));
  g_assert_null (nothing[0]);
  g_assert_true (ump_aliases_restore (names, (const char *const *) before, NULL));
  g_assert_cmpstr (ump_aliases_find (names, "Anna"), ==, "Ana");
  g_assert_cmpstr (ump_aliases_find (names, "Wolves"), ==, "Bea + ana");
  clean (folder);
}

/* A merge takes the other name's own line away, and gives it back. */
static void
test_aliases_crossed (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "people", NULL);
  g_autoptr (UmpAliases) names = ump_aliases_new (path), again = NULL;
  g_auto (GStrv) before = NULL;

  g_assert_true (ump_aliases_set (names, "Bea", "Beatriz", NULL, NULL));
  g_assert_true (ump_aliases_set (names, "Beatriz", "Bea", &before, NULL));
  g_assert_null (ump_aliases_find (names, "Bea"));
  g_assert_cmpstr (ump_aliases_find (names, "Beatriz"), ==, "Bea");
  g_assert_true (ump_aliases_restore (names, (const char *const *) before, NULL));
  again = ump_aliases_new (path);
  g_assert_cmpstr (ump_aliases_find (again, "Bea"), ==, "Beatriz");
  g_assert_null (ump_aliases_find (again, "Beatriz"));
  clean (folder);
}

/* What a program of its own does with both lists; `who` tells it from the others. */
static void
write_both (const char *recent, const char *people, char who)
{
  g_autoptr (UmpAliases) names = ump_aliases_new (people);

  for (int k = 0; k < 12; k++) {
    g_autofree char *path = g_strdup_printf ("/evenings/%c%d.umpire", who, k),
                    *name = g_strdup_printf ("%c%d", who, k);

    if (!ump_recent_put (recent, path, NULL) || !ump_aliases_set (names, name, "Ana", NULL, NULL))
      _exit (1);
  }
}

/* Several programs at once: nobody's line is lost. */
static void
test_lists_of_programs (void)
{
  g_autofree char *folder = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *recent = g_build_filename (folder, "kept", "recent", NULL),
                  *people = g_build_filename (folder, "kept", "people", NULL);
  g_autoptr (UmpAliases) names = ump_aliases_new (people);
  g_auto (GStrv) paths = NULL;
  const int programs = 4;

  for (int i = 0; i < programs; i++)
    if (fork () == 0) {
      write_both (recent, people, (char) ('a' + i));
      _exit (0);
    }
  for (int i = 0; i < programs; i++) {
    int status = 0;

    wait (&status);
    g_assert_cmpint (status, ==, 0);
  }
  paths = ump_recent_load (recent);
  g_assert_cmpuint (g_strv_length (paths), ==, 12 * programs);
  for (int k = 0; k < 12 * programs; k++) {
    g_autofree char *name = g_strdup_printf ("%c%d", 'a' + k / 12, k % 12);

    g_assert_cmpstr (ump_aliases_find (names, name), ==, "Ana");
  }
  clean (folder);
}

int
main (int argc, char **argv)
{
  static const FixtureTest tests[] = {
    { "/library/elsewhere", test_elsewhere },
    { "/library/recent-file", test_recent_file },
    { "/library/list", test_list },
    { "/library/remove", test_remove },
    { "/library/remove-others", test_remove_others },
    { "/library/temporaries", test_temporaries },
    { "/library/at-once", test_at_once },
    { "/library/many", test_many },
    { "/library/no-lists", test_no_lists },
    { "/library/aliases", test_aliases },
    { "/library/aliases-taken-back", test_aliases_taken_back },
    { "/library/aliases-forgotten", test_aliases_forgotten },
    { "/library/aliases-crossed", test_aliases_crossed },
    { "/library/lists-of-programs", test_lists_of_programs },
  };
  char *folder = fixture_begin ();

  g_test_init (&argc, &argv, NULL);
  return fixture_end (folder, tests, G_N_ELEMENTS (tests));
}
