/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of a session's file share. */
#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "fixture.h"
#include "session/store/give.h"
#include "session/store/replace.h"
#include "session/store/store-private.h"

/* A folder of its own for each test; file: the session in it. */
typedef struct {
  char *folder;
  char *file;
} Place;

static inline void
set_up (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("umpire-store-XXXXXX", &error);
  g_assert_no_error (error);
  place->file = g_build_filename (place->folder, "night.umpire", NULL);
}

static inline void
tear_down (Place *place, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (place->folder, name, NULL);

    g_remove (path);
  }
  g_rmdir (place->folder);
  g_free (place->folder);
  g_free (place->file);
}

static inline UmpStore *
open_store (Place *place, UmpStoreMode mode)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store = ump_store_open (ump_games, place->file, mode, NULL, &error);

  g_assert_no_error (error);
  return store;
}

static inline UmpStore *
create (Place *place)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store = ump_store_create (fixture_pad (), place->file, &error);

  g_assert_no_error (error);
  return store;
}

static inline guint
n_entries (UmpStore *store)
{
  return ump_match_n_entries (ump_session_match (ump_store_session (store), 0));
}

/* Adds entries and saves after each; TRUE if each was safe at once. */
static inline gboolean
add (UmpStore *store, guint n)
{
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  gboolean safe = TRUE;

  for (guint i = 0; i < n; i++) {
    g_autoptr (UmpEntry) entry = fixture_enter (match, n_entries (store) % 2 ? "bea" : "ana", "5");
    UmpVerdict verdict;

    g_assert_true (ump_store_add (store, 0, entry, &verdict));
    g_assert_false (ump_store_is_saved (store));
    safe = ump_store_save (store, NULL) && safe;
  }
  return safe;
}

static inline char *
contents (const char *path)
{
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static inline void
assert_on_disk (Place *place, guint expected)
{
  UmpStore *store = open_store (place, UMP_STORE_READ);

  g_assert_cmpuint (n_entries (store), ==, expected);
  g_assert_null (ump_store_notice (store));
  ump_store_close (store);
}

/* The session is one file, and there is nothing beside it. */
static inline void
assert_alone (Place *place)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_assert_cmpstr (name, ==, "night.umpire");
}

static inline void
limit_file_size (rlim_t bytes)
{
  struct rlimit limit;

  getrlimit (RLIMIT_FSIZE, &limit);
  limit.rlim_cur = bytes;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

typedef struct {
  const char *name;
  void (*run) (Place *place, gconstpointer data);
} StoreTest;

/* The data folder is one of our own. */
static inline int
run_tests (int argc, char **argv, const StoreTest *tests, gsize n)
{
  g_autofree char *data = g_dir_make_tmp ("umpire-data-XXXXXX", NULL);
  int result;

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < n; i++)
    g_test_add (tests[i].name, Place, NULL, set_up, tests[i].run, tear_down);
  result = g_test_run ();
  g_rmdir (data);
  return result;
}
