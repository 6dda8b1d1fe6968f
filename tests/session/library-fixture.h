/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of the library share. */
#pragma once

#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>
#include <glib/gstdio.h>

#include "fixture.h"
#include "session/library/library.h"
#include "session/store/store.h"

static inline void
wait_for (UmpLibrary *library)
{
  while (ump_library_is_loading (library))
    g_main_context_iteration (NULL, TRUE);
}

static inline UmpLibraryItem *
item_at (UmpLibrary *library, guint index)
{
  g_autoptr (UmpLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), index);

  return item; /* the library holds it */
}

static inline void
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

static inline void
put (const char *path)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store = ump_store_create (fixture_pad (), path, &error);

  g_assert_no_error (error);
  g_assert_true (ump_store_set_words (store, "  A title ", "", &error));
  g_assert_true (ump_store_save (store, &error));
  ump_store_close (store);
}

/* The order of the list is that of the last changes: here it must not hang on the clock's ticks. */
static inline void
age (const char *path, int seconds)
{
  struct utimbuf times = { time (NULL) - seconds, time (NULL) - seconds };

  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

/* Puts entries into a session. */
static inline void
play (const char *path, int n)
{
  g_autoptr (UmpStore) store = ump_store_open (ump_games, path, UMP_STORE_WRITE, NULL, NULL);

  for (int i = 0; i < n; i++) {
    g_autoptr (UmpEntry) entry =
        fixture_enter (ump_session_match (ump_store_session (store), 0), i % 2 ? "bea" : "ana", "1");
    UmpVerdict verdict;

    g_assert_true (ump_store_add (store, 0, entry, &verdict));
  }
  g_assert_true (ump_store_save (store, NULL));
}

static inline void
assert_entries (const char *path, guint expected)
{
  g_autoptr (UmpStore) store = ump_store_open (ump_games, path, UMP_STORE_READ, NULL, NULL);

  g_assert_nonnull (store);
  g_assert_null (ump_store_notice (store));
  g_assert_cmpuint (ump_match_n_entries (ump_session_match (ump_store_session (store), 0)), ==, expected);
}

static inline gboolean
is_there (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

typedef struct {
  UmpLibrary *library;
  char *where;
  gboolean done;
} Moved;

static inline void
on_moved (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Moved *moved = user_data;
  g_autoptr (GError) error = NULL;

  g_assert_true (UMP_LIBRARY (object) == moved->library);
  moved->where = ump_library_move_finish (moved->library, result, &error);
  g_assert_true ((moved->where != NULL) == (error == NULL));
  moved->done = TRUE;
}

static inline char *
move_and_wait (UmpLibrary *library, const char *path, const char *to)
{
  Moved moved = { .library = library };

  ump_library_move_later (library, path, to, on_moved, &moved);
  while (!moved.done)
    g_main_context_iteration (NULL, TRUE);
  wait_for (library);
  return moved.where;
}

/* An own data folder for the whole program. (G_TEST_OPTION_ISOLATE_DIRS makes one a test, and what it keeps
 * of each is told by the leak sanitizer.) To be called before all else; a new string, for fixture_end(). */
static inline char *
fixture_begin (void)
{
  char *folder = g_dir_make_tmp ("umpire-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_setenv ("XDG_CACHE_HOME", folder, TRUE);
  g_setenv ("XDG_CONFIG_HOME", folder, TRUE);
  return folder;
}

typedef struct {
  const char *path;
  void (*test) (void);
} FixtureTest;

/* Each test finds the data folder empty. */
static inline void
fixture_run (gconstpointer test)
{
  clean (g_get_user_data_dir ());
  ((const FixtureTest *) test)->test ();
}

static inline int
fixture_end (char *folder, const FixtureTest *tests, gsize n)
{
  int failed;

  for (gsize i = 0; i < n; i++)
    g_test_add_data_func (tests[i].path, &tests[i], fixture_run);
  failed = g_test_run ();
  clean (folder);
  g_free (folder);
  return failed;
}
