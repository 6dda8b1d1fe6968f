/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a library remembers of the files that it has read. */
#include "library-fixture.h"

/* What a fresh program says of the folder: names and points of every session. */
static char *
told (const char *folder, const char *cache)
{
  g_autoptr (UmpLibrary) library = ump_library_new (ump_games, folder, cache);
  GString *text = g_string_new (NULL);

  wait_for (library);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    UmpLibraryItem *item = item_at (library, i);

    for (int k = 0; k < ump_library_item_n_scores (item); k++)
      g_string_append_printf (text, "%s %d, ", ump_library_item_score (item, k)->name,
                              (int) ump_library_item_score (item, k)->points);
  }
  return g_string_free (text, FALSE);
}

static void
assert_told (const char *folder, const char *cache, const char *expected)
{
  g_autofree char *text = told (folder, cache);

  g_assert_cmpstr (text, ==, expected);
}

/* What is remembered is believed only as long as it is what was written, of this program and of the file as
 * it is. */
static void
test_cache (void)
{
  g_autofree char *top = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "sessions", NULL),
                  *path = g_build_filename (folder, "a.umpire", NULL);
  g_autofree char *cache = g_build_filename (top, "cache", "library", NULL), *whole = NULL, *text = NULL;
  g_autofree char *aside = g_build_filename (top, "aside", NULL);
  struct stat status;
  struct utimbuf times;
  gsize n;

  g_mkdir_with_parents (folder, 0700);
  put (path);
  play (path, 2);
  assert_told (folder, NULL, "Ana 1, Bea 1, ");
  assert_told (folder, cache, "Ana 1, Bea 1, ");
  g_assert_true (g_file_get_contents (cache, &whole, &n, NULL));

  /* It is used: a file that cannot be told from the one that was read is not read again. */
  stat (path, &status);
  times = (struct utimbuf){ status.st_atime, status.st_mtime };
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Bea"));
  memcpy (strstr (text, "Bea"), "Bob", 3);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  assert_told (folder, cache, "Ana 1, Bob 1, "); /* its time says so */
  utime (path, &times);
  g_clear_pointer (&whole, g_free);
  assert_told (folder, cache, "Ana 1, Bob 1, ");
  g_assert_true (g_file_get_contents (cache, &whole, &n, NULL));

  /* Damaged anywhere, cut anywhere: everything is read anew. */
  for (gsize at = 0; at < n; at += 7) {
    g_autofree char *bad = g_memdup2 (whole, n);

    bad[at] ^= 1;
    g_assert_true (g_file_set_contents (cache, bad, (gssize) n, NULL));
    assert_told (folder, cache, "Ana 1, Bob 1, ");
    g_assert_true (g_file_set_contents (cache, whole, (gssize) at, NULL));
    assert_told (folder, cache, "Ana 1, Bob 1, ");
  }

  /* Whatever stands there: nothing that is read, nothing that is followed. */
  g_assert_true (g_file_set_contents (cache, "1 0.0 of another version", -1, NULL));
  assert_told (folder, cache, "Ana 1, Bob 1, ");
  g_unlink (cache);
  g_mkdir (cache, 0700);
  assert_told (folder, cache, "Ana 1, Bob 1, ");
  g_rmdir (cache);
  g_assert_cmpint (g_rename (path, aside), ==, 0);
  assert_told (folder, cache, "");
  g_assert_cmpint (g_rename (aside, path), ==, 0);
  assert_told (folder, cache, "Ana 1, Bob 1, ");
  clean (top);
}

/* Two programs at once, and a file that changes meanwhile. */
static void
test_two_at_once (void)
{
  g_autofree char *top = g_dir_make_tmp ("umpire-library-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "sessions", NULL),
                  *path = g_build_filename (folder, "a.umpire", NULL);
  g_autofree char *cache = g_build_filename (top, "cache", "library", NULL), *text = NULL;

  g_mkdir_with_parents (folder, 0700);
  put (path);
  play (path, 2);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Bea"));
  for (int i = 0; i < 20; i++) {
    g_autoptr (UmpLibrary) one = ump_library_new (ump_games, folder, cache);
    g_autoptr (UmpLibrary) other = ump_library_new (ump_games, folder, cache);

    memcpy (strstr (text, i % 2 ? "Bob" : "Bea"), i % 2 ? "Bea" : "Bob", 3);
    g_assert_true (g_file_set_contents (path, text, -1, NULL));
    wait_for (one);
    wait_for (other);
    assert_told (folder, cache, i % 2 ? "Ana 1, Bea 1, " : "Ana 1, Bob 1, ");
  }
  clean (top);
}

int
main (int argc, char **argv)
{
  static const FixtureTest tests[] = {
    { "/library-cache/damaged", test_cache },
    { "/library-cache/two-at-once", test_two_at_once },
  };
  char *folder = fixture_begin ();

  g_test_init (&argc, &argv, NULL);
  return fixture_end (folder, tests, G_N_ELEMENTS (tests));
}
