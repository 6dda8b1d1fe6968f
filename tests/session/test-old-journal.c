/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Journals of earlier versions are taken in, whole and once, and are gone when the session was written. */
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "library-fixture.h"

static const char head[] = "umpire-journal 1 ";
static const char two[] =
    "entry 1 <enter player=\"ana\" points=\"5\"/>\nentry 1 <enter player=\"bea\" points=\"6\"/>\n";
static const char third[] = "entry 1 <enter player=\"ana\" points=\"7\"/>\n";

/* A pad without entries; journal: where one would be beside it, elsewhere: in the data folder. */
typedef struct {
  char *folder;
  char *file;
  char *journal;
  char *elsewhere;
  char *digest;
} Place;

static char *
contents (const char *path)
{
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static char *
digest_of (const char *path)
{
  g_autofree char *text = contents (path);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

static void
begin (Place *place)
{
  g_autoptr (UmpSession) session = fixture_pad ();
  g_autofree char *text = fixture_write (session), *hash = NULL, *name = NULL, *journals = NULL;

  place->folder = g_dir_make_tmp ("umpire-old-XXXXXX", NULL);
  place->file = g_build_filename (place->folder, "night.umpire", NULL);
  place->journal = g_strconcat (place->file, ".journal", NULL);
  g_assert_true (g_file_set_contents (place->file, text, -1, NULL));
  place->digest = digest_of (place->file);
  hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, place->file, -1);
  name = g_strdup_printf ("%s-%.16s.journal", ump_session_id (session), hash);
  journals = g_build_filename (g_get_user_data_dir (), "umpire", "journals", NULL);
  g_mkdir_with_parents (journals, 0700);
  place->elsewhere = g_build_filename (journals, name, NULL);
}

static void
end (Place *place)
{
  clean (place->folder);
  g_free (place->folder);
  g_free (place->file);
  g_free (place->journal);
  g_free (place->elsewhere);
  g_free (place->digest);
}

/* A journal of these lines that continues the document. */
static void
leave (Place *place, const char *path, const char *lines)
{
  g_autofree char *text = g_strconcat (head, place->digest, "\n", lines, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static UmpStore *
open_store (Place *place, UmpStoreMode mode)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store = ump_store_open (ump_games, place->file, mode, NULL, &error);

  g_assert_no_error (error);
  return store;
}

static guint
n_entries (UmpStore *store)
{
  return ump_match_n_entries (ump_session_match (ump_store_session (store), 0));
}

static gboolean
enter (UmpStore *store)
{
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  g_autoptr (UmpEntry) entry = fixture_enter (match, n_entries (store) % 2 ? "bea" : "ana", "9");
  UmpVerdict verdict;

  return ump_store_add (store, 0, entry, &verdict) && ump_store_save (store, NULL);
}

/* For who looks and for who writes so many entries are there and nothing is said; then one more is entered,
 * and the session is one file. */
static void
assert_taken (Place *place, const char *journal, guint expected)
{
  UmpStore *store = open_store (place, UMP_STORE_READ);
  g_autofree char *before = contents (journal), *now = NULL;

  g_assert_cmpuint (n_entries (store), ==, expected);
  g_assert_null (ump_store_notice (store));
  ump_store_close (store);
  now = contents (journal);
  g_assert_cmpstr (now, ==, before);

  store = open_store (place, UMP_STORE_WRITE);
  g_assert_cmpuint (n_entries (store), ==, expected);
  g_assert_null (ump_store_notice (store));
  g_assert_true (enter (store));
  ump_store_close (store);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
  assert_entries (place->file, expected + 1);
}

/* The journal is as it was, and something was said. */
static void
assert_left_alone (Place *place, const char *journal, guint shown, gboolean writable, const char *says)
{
  UmpStore *store = open_store (place, UMP_STORE_READ);
  g_autofree char *before = contents (journal), *now = NULL;

  g_assert_cmpuint (n_entries (store), ==, shown);
  g_assert_nonnull (strstr (ump_store_notice (store), says));
  ump_store_close (store);
  store = open_store (place, UMP_STORE_WRITE);
  g_assert_cmpuint (n_entries (store), ==, shown);
  g_assert_nonnull (strstr (ump_store_notice (store), says));
  g_assert_cmpint (ump_store_is_read_only (store), ==, !writable);
  g_assert_cmpint (enter (store), ==, writable);
  ump_store_close (store);
  now = contents (journal);
  g_assert_cmpstr (now, ==, before);
}

/* ---- sessions of an earlier version ------------------------------------------------------------------- */

static void
copy (const char *from, const char *to)
{
  g_autofree char *text = contents (from);

  g_assert_nonnull (text);
  g_assert_true (g_file_set_contents (to, text, -1, NULL));
}

/* One of each kind, with 25 entries in its journal. */
static void
test_of_each_kind (void)
{
  for (guint i = 0; ump_games[i] != NULL; i++) {
    Place place;
    g_autofree char *name = g_strconcat (ump_games[i]->kind, ".umpire", NULL);
    g_autofree char *from = g_build_filename (g_getenv ("SESSIONS"), "journals", name, NULL);
    g_autofree char *journal = g_strconcat (from, ".journal", NULL);
    UmpStore *store;

    if (!g_file_test (journal, G_FILE_TEST_EXISTS)) /* a kind that they did not know */
      continue;
    begin (&place);
    copy (from, place.file);
    copy (journal, place.journal);
    assert_entries (place.file, 25);
    store = open_store (&place, UMP_STORE_WRITE);
    g_assert_null (ump_store_notice (store));
    g_assert_cmpuint (n_entries (store), ==, 25);
    g_assert_cmpuint (ump_match_checked (ump_session_match (ump_store_session (store), 0)), ==, 25);
    g_assert_true (ump_store_is_saved (store));
    ump_store_close (store);
    g_assert_false (g_file_test (place.journal, G_FILE_TEST_EXISTS));
    assert_entries (place.file, 25);
    end (&place);
  }
}

/* ---- lines -------------------------------------------------------------------------------------- */

static void
test_lines (void)
{
  static const struct {
    const char *lines;
    guint entries;
  } good[] = {
    { "entry 1 <enter player=\"ana\" points=\"5\"/>\nentry 1 <enter player=\"bea\" points=\"6\"/>\n", 2 },
    { "entry 1 <note>two&#10;lines</note>\n", 1 },
    { "entry 1 <enter player=\"ana\" points=\"5\"/>\nundo 1\nredo 1\n", 1 },
    { "entry 1 <note>x</note>\nentry 1 <cut", 1 }, /* was never acknowledged */
    { "", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    for (int far = 0; far < 2; far++) {
      Place place;
      const char *journal;

      begin (&place);
      journal = far ? place.elsewhere : place.journal;
      leave (&place, journal, good[i].lines);
      assert_taken (&place, journal, good[i].entries);
      end (&place);
    }
}

/* Earlier versions announced a document before it put it in place: what stands before that is in it. */
static void
test_announced (void)
{
  Place place;
  g_autofree char *digest = NULL, *lines = NULL, *text = NULL;

  begin (&place);
  play (place.file, 2);
  digest = digest_of (place.file);
  lines = g_strconcat (two, "save ", digest, "\n", third, NULL);
  leave (&place, place.journal, lines);
  assert_taken (&place, place.journal, 3);
  end (&place);

  /* And all of it is in the document that was announced last. */
  begin (&place);
  text = contents (place.file);
  leave (&place, place.journal, "");
  g_free (lines);
  lines = g_strconcat (head, "0000\n", two, "save ", place.digest, "\n", NULL);
  g_assert_true (g_file_set_contents (place.journal, lines, -1, NULL));
  assert_taken (&place, place.journal, 0);
  end (&place);
}

/* ---- what is left alone -------------------------------------------------------------------------- */

static void
test_damaged (void)
{
  static const char *const bad[] = { "nonsense\n",
                                     "\n",
                                     "entry 1 <enter play\n",
                                     "entry 2 <note>x</note>\n",
                                     "entry 1 <enter player=\"nobody\" points=\"1\"/>\n",
                                     "undo\n" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    Place place;
    g_autofree char *lines = g_strconcat (two, bad[i], third, NULL);

    begin (&place);
    leave (&place, place.journal, lines);
    assert_left_alone (&place, place.journal, 2, TRUE, "damaged");
    /* what was before the bad line is in the session by now, and nothing is taken in twice */
    assert_left_alone (&place, place.journal, 3, TRUE, "does not belong");
    end (&place);
  }
}

static void
test_strange (void)
{
  Place place;
  g_autofree char *lines = g_strconcat (head, "0000\n", two, NULL);

  begin (&place);
  g_assert_true (g_file_set_contents (place.journal, lines, -1, NULL));
  assert_left_alone (&place, place.journal, 0, TRUE, "does not belong");
  g_assert_true (g_file_set_contents (place.journal, "Dear Ana,\n", -1, NULL));
  assert_left_alone (&place, place.journal, 1, TRUE, "does not belong");
  end (&place);

  /* One beside it that is strange hides none in the data folder. */
  begin (&place);
  g_assert_true (g_file_set_contents (place.journal, lines, -1, NULL));
  leave (&place, place.elsewhere, two);
  assert_left_alone (&place, place.journal, 2, TRUE, "does not belong");
  g_assert_false (g_file_test (place.elsewhere, G_FILE_TEST_EXISTS));
  end (&place);
}

/* What cannot be read may hold what is nowhere else: nothing is written. */
static void
test_unusable (void)
{
  Place place;
  struct stat status;
  g_autofree char *other = NULL;

  begin (&place);
  other = g_build_filename (place.folder, "other", NULL);
  leave (&place, other, two);
  g_assert_cmpint (symlink (other, place.journal), ==, 0);
  assert_left_alone (&place, other, 0, FALSE, "cannot be opened");
  g_assert_cmpint (g_unlink (place.journal), ==, 0);
  g_assert_cmpint (mkfifo (place.journal, 0600), ==, 0);
  assert_left_alone (&place, other, 0, FALSE, "not a regular file");
  g_assert_cmpint (g_unlink (place.journal), ==, 0);
  leave (&place, place.journal, two);
  g_assert_cmpint (truncate (place.journal, 33 * 1024 * 1024), ==, 0);
  assert_left_alone (&place, other, 0, FALSE, "larger than 32 MiB");
  g_assert_cmpint (stat (place.journal, &status), ==, 0);
  g_assert_cmpint (status.st_size, ==, 33 * 1024 * 1024);
  g_assert_cmpint (g_unlink (place.journal), ==, 0);
  g_assert_cmpint (g_mkdir (place.journal, 0700), ==, 0); /* that is none */
  assert_entries (place.file, 0);
  end (&place);
}

/* A program of an earlier version has its lock. */
static void
test_busy (void)
{
  Place place;
  UmpStore *store;
  int fd;

  begin (&place);
  leave (&place, place.journal, two);
  fd = open (place.journal, O_RDWR | O_CLOEXEC);
  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  store = open_store (&place, UMP_STORE_WRITE);
  g_assert_true (ump_store_is_read_only (store));
  g_assert_nonnull (strstr (ump_store_notice (store), "another window or program"));
  g_assert_false (enter (store));
  ump_store_close (store);
  close (fd);
  assert_taken (&place, place.journal, 2);
  end (&place);
}

/* More lines than were ever written cost no more than those. */
static void
test_hostile (void)
{
  Place place;
  g_autoptr (GString) lines = g_string_new (NULL);

  begin (&place);
  for (int i = 0; i < 150000; i++)
    g_string_append (lines, "entry 1 <note>x</note>\n");
  leave (&place, place.journal, lines->str);
  assert_left_alone (&place, place.journal, 100000, TRUE, "damaged");
  end (&place);
}

int
main (int argc, char **argv)
{
  static const FixtureTest tests[] = {
    { "/old-journal/of-each-kind", test_of_each_kind },
    { "/old-journal/lines", test_lines },
    { "/old-journal/announced", test_announced },
    { "/old-journal/damaged", test_damaged },
    { "/old-journal/strange", test_strange },
    { "/old-journal/unusable", test_unusable },
    { "/old-journal/busy", test_busy },
    { "/old-journal/hostile", test_hostile },
  };
  char *folder = fixture_begin ();

  g_test_init (&argc, &argv, NULL);
  return fixture_end (folder, tests, G_N_ELEMENTS (tests));
}
