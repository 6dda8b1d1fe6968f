/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deferred store: what it has to put on disk is done by another thread while it goes on. */
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "fixture.h"
#include "session/store-work.h"

/* A folder with one session, open for writing and deferred. */
typedef struct {
  char *folder;
  char *file;
  char *journal;
  UmpStore *store;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("umpire-work-XXXXXX", &error);
  g_assert_no_error (error);
  place->file = g_build_filename (place->folder, "night.umpire", NULL);
  place->journal = g_strconcat (place->file, ".journal", NULL);
  place->store = ump_store_create (fixture_pad (), place->file, &error);
  g_assert_no_error (error);
  ump_store_defer (place->store);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  ump_store_close (place->store);
  g_assert_false (g_file_test (place->journal, G_FILE_TEST_EXISTS));
  dir = g_dir_open (place->folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (place->folder, name, NULL);

    g_remove (path);
  }
  g_rmdir (place->folder);
  g_free (place->folder);
  g_free (place->file);
  g_free (place->journal);
}

static UmpMatch *
match_of (UmpStore *store)
{
  return ump_session_match (ump_store_session (store), 0);
}

static void
add (Place *place, guint n)
{
  for (guint i = 0; i < n; i++) {
    UmpMatch *match = match_of (place->store);
    g_autoptr (UmpEntry) entry = fixture_enter (match, ump_match_n_entries (match) % 2 ? "bea" : "ana", "5");
    g_autoptr (GError) trouble = NULL;
    UmpVerdict verdict;

    g_assert_true (ump_store_add (place->store, 0, entry, &verdict, &trouble));
    g_assert_no_error (trouble);
  }
}

static guint
standing_on_disk (Place *place)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store = ump_store_open (ump_games, place->file, UMP_STORE_READ, NULL, &error);
  guint n;

  g_assert_no_error (error);
  g_assert_null (ump_store_notice (store));
  n = ump_match_undo_entry (match_of (store));
  ump_store_close (store);
  return n;
}

static char *
contents (Place *place)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (place->file, &text, NULL, NULL));
  return text;
}

static gpointer
run (gpointer work)
{
  ump_store_work_run (work);
  return NULL;
}

/* In another thread, waited for. */
static void
run_apart (UmpStoreWork *work)
{
  g_thread_join (g_thread_new ("work", run, work));
}

static void
do_all (Place *place, gboolean whole)
{
  g_autoptr (GError) error = NULL;
  UmpStoreWork *work = ump_store_begin (place->store, whole);

  g_assert_nonnull (work);
  run_apart (work);
  g_assert_true (ump_store_end (place->store, work, &error));
  g_assert_no_error (error);
}

/* Nothing reaches the disk before the work, all of it with it, and what came meanwhile with the next. */
static void
test_lines (Place *place, gconstpointer data)
{
  UmpStoreWork *work;
  g_autoptr (GError) error = NULL;

  g_assert_null (ump_store_begin (place->store, TRUE));
  add (place, 2);
  g_assert_true (ump_store_is_unsafe (place->store));
  g_assert_cmpuint (standing_on_disk (place), ==, 0);
  work = ump_store_begin (place->store, FALSE);
  g_assert_null (ump_store_begin (place->store, FALSE));
  add (place, 3);
  run_apart (work);
  g_assert_cmpuint (standing_on_disk (place), ==, 2);
  g_assert_true (ump_store_end (place->store, work, &error));
  g_assert_true (ump_store_is_unsafe (place->store));
  g_assert_true (ump_store_undo (place->store, 0, &error));
  do_all (place, FALSE);
  g_assert_false (ump_store_is_unsafe (place->store));
  g_assert_true (ump_store_is_dirty (place->store));
  g_assert_cmpuint (standing_on_disk (place), ==, 4);
}

/* The document is written as it was when the work began; what came meanwhile continues it. */
static void
test_document (Place *place, gconstpointer data)
{
  UmpStoreWork *work;
  g_autoptr (GError) error = NULL;

  add (place, 2);
  do_all (place, FALSE);
  add (place, 1);
  work = ump_store_begin (place->store, TRUE);
  add (place, 2);
  run_apart (work);
  g_assert_cmpuint (standing_on_disk (place), ==, 3);
  g_assert_true (ump_store_end (place->store, work, &error));
  g_assert_true (ump_store_is_dirty (place->store));
  do_all (place, FALSE);
  g_assert_cmpuint (standing_on_disk (place), ==, 5);
  do_all (place, TRUE);
  g_assert_false (ump_store_is_dirty (place->store));
  g_assert_cmpuint (standing_on_disk (place), ==, 5);
  g_assert_null (ump_store_begin (place->store, TRUE));
}

/* A correction has no line: the document follows by itself. */
static void
test_correction (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpCorrection) correction = NULL;
  g_autofree char *text = NULL;

  add (place, 3);
  do_all (place, FALSE);
  correction = ump_match_correct (match_of (place->store), UMP_REMOVE, 1, NULL);
  g_assert_nonnull (correction);
  g_assert_true (ump_store_replace (place->store, 0, ump_correction_steal (correction), NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (standing_on_disk (place), ==, 3);
  do_all (place, FALSE);
  g_assert_false (ump_store_is_dirty (place->store));
  text = contents (place);
  g_assert_nonnull (strstr (text, "why=\"removed\""));
}

/* What could not be written waits in front of what came since, and nothing is doubled. */
static void
test_failure (Place *place, gconstpointer data)
{
  g_autofree char *text = contents (place);
  UmpStoreWork *work;
  g_autoptr (GError) error = NULL;

  add (place, 2);
  do_all (place, FALSE);
  g_assert_true (g_file_set_contents (place->file, "another program's", -1, NULL));
  add (place, 1);
  work = ump_store_begin (place->store, TRUE);
  add (place, 1);
  run_apart (work);
  g_assert_false (ump_store_end (place->store, work, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  g_assert_true (ump_store_is_unsafe (place->store));
  g_assert_true (g_file_set_contents (place->file, text, -1, NULL));
  do_all (place, FALSE);
  g_assert_cmpuint (standing_on_disk (place), ==, 4);
  do_all (place, TRUE);
  g_assert_cmpuint (standing_on_disk (place), ==, 4);
}

/* A journal that vanished: lines alone are of no use, the document is asked for. */
static void
test_vanished (Place *place, gconstpointer data)
{
  UmpStoreWork *work;
  g_autoptr (GError) error = NULL;

  add (place, 2);
  do_all (place, FALSE);
  g_assert_cmpint (g_unlink (place->journal), ==, 0);
  add (place, 1);
  work = ump_store_begin (place->store, FALSE);
  run_apart (work);
  g_assert_false (ump_store_end (place->store, work, &error));
  g_assert_no_error (error);
  do_all (place, FALSE);
  g_assert_cmpuint (standing_on_disk (place), ==, 3);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*test) (Place *place, gconstpointer data);
  } tests[] = {
    { "/store-work/lines", test_lines },           { "/store-work/document", test_document },
    { "/store-work/correction", test_correction }, { "/store-work/failure", test_failure },
    { "/store-work/vanished", test_vanished },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Place, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
