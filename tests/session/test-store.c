/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing that was accepted is lost: the store against kills, full disks and other programs. */
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "fixture.h"
#include "session/store-private.h"

/* A folder of its own for each test; file: the session in it. */
typedef struct {
  char *folder;
  char *file;
  char *journal;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("umpire-store-XXXXXX", &error);
  g_assert_no_error (error);
  place->file = g_build_filename (place->folder, "night.umpire", NULL);
  place->journal = g_strconcat (place->file, ".journal", NULL);
}

static void
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
  g_free (place->journal);
}

static UmpStore *
open_store (Place *place, UmpStoreMode mode)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store = ump_store_open (ump_games, place->file, mode, NULL, &error);

  g_assert_no_error (error);
  return store;
}

static UmpStore *
create (Place *place)
{
  g_autoptr (GError) error = NULL;
  UmpStore *store = ump_store_create (fixture_pad (), place->file, &error);

  g_assert_no_error (error);
  return store;
}

static guint
n_entries (UmpStore *store)
{
  return ump_match_n_entries (ump_session_match (ump_store_session (store), 0));
}

/* Adds entries; TRUE if each was safe at once. */
static gboolean
add (UmpStore *store, guint n)
{
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  gboolean safe = TRUE;

  for (guint i = 0; i < n; i++) {
    g_autoptr (UmpEntry) entry = fixture_enter (match, n_entries (store) % 2 ? "bea" : "ana", "5");
    g_autoptr (GError) trouble = NULL;
    UmpVerdict verdict;

    g_assert_true (ump_store_add (store, 0, entry, &verdict, &trouble));
    safe = safe && trouble == NULL;
  }
  return safe;
}

static char *
contents (const char *path)
{
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

/* As after a kill: what is on disk now, in another folder's file of the same name. */
static void
snapshot (Place *from, Place *to)
{
  g_autofree char *text = contents (from->file), *journal = contents (from->journal);

  g_assert_true (g_file_set_contents (to->file, text, -1, NULL));
  if (journal != NULL)
    g_assert_true (g_file_set_contents (to->journal, journal, -1, NULL));
}

static void
assert_on_disk (Place *place, guint expected)
{
  UmpStore *store = open_store (place, UMP_STORE_READ);

  g_assert_cmpuint (n_entries (store), ==, expected);
  ump_store_close (store);
}

/* ---- everyday ------------------------------------------------------------------------------ */

static void
test_life (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  g_autoptr (GError) error = NULL;

  g_assert_false (ump_store_is_dirty (store));
  g_assert_true (add (store, 3));
  g_assert_true (ump_store_is_dirty (store));
  g_assert_false (ump_store_is_unsafe (store));
  assert_on_disk (place, 3);
  g_assert_true (ump_store_save (store, &error));
  g_assert_false (ump_store_is_dirty (store));
  g_assert_true (add (store, 1));
  ump_store_close (store);
  g_assert_false (g_file_test (place->journal, G_FILE_TEST_EXISTS));
  assert_on_disk (place, 4);
  g_assert_null (ump_store_create (fixture_pad (), place->file, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  assert_on_disk (place, 4);
}

/* Undo, redo, notes with line breaks and a second game come back from the journal as they were. */
static void
test_operations (Place *place, gconstpointer data)
{
  UmpStore *store = create (place), *killed;
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  const char *const at[] = { "at" }, *const times[] = { "2026-01-01T21:00:00Z" };
  g_autoptr (UmpEntry) note =
      ump_entry_new (ump_match_game (match), "note", NULL, NULL, 0, "two\nlines & <more>");
  g_autoptr (UmpEntry) finish = ump_entry_new (ump_match_game (match), "finish", at, times, 1, NULL);
  g_autofree char *expected = NULL, *got = NULL;
  g_autoptr (GError) trouble = NULL;
  Place other;
  UmpVerdict verdict;

  g_assert_true (add (store, 4));
  g_assert_true (ump_store_undo (store, 0, &trouble) && ump_store_undo (store, 0, &trouble));
  g_assert_true (ump_store_redo (store, 0, &verdict, &trouble));
  g_assert_true (ump_store_add (store, 0, note, &verdict, &trouble));
  g_assert_true (ump_store_add (store, 0, finish, &verdict, &trouble));
  g_assert_no_error (trouble);
  set_up (&other, NULL);
  snapshot (place, &other);
  killed = open_store (&other, UMP_STORE_WRITE);
  g_assert_null (ump_store_notice (killed));
  expected = fixture_write (ump_store_session (store));
  got = fixture_write (ump_store_session (killed));
  g_assert_cmpstr (got, ==, expected);
  g_assert_nonnull (strstr (got, "finished=\"2026-01-01T21:00:00Z\""));
  ump_store_close (killed);
  ump_store_close (store);
  tear_down (&other, NULL);
}

static void
test_replace_and_games (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  UmpMatch *match = ump_session_match (ump_store_session (store), 0), *old;
  static const char *const names[] = { "Bea", "Carlos", "Ana" };
  g_autoptr (UmpCorrection) correction = NULL;
  g_autoptr (UmpEntry) entry = fixture_enter (match, "ana", "7");
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  add (store, 2);
  correction = ump_match_correct (match, UMP_EDIT, 1, entry);
  g_assert_true (ump_store_replace (store, 0, ump_correction_steal (correction), &old, &error));
  g_assert_no_error (error);
  ump_match_free (old);
  g_assert_true (ump_store_add_game (store, "martes-13", names, 3, NULL, 0, &error));
  g_assert_false (ump_store_add_game (store, "martes-13", names, 2, NULL, 0, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_OPTION);
  g_assert_false (ump_store_is_dirty (store));
  text = contents (place->file);
  g_assert_nonnull (strstr (text, "why=\"correction\""));
  g_assert_nonnull (strstr (text, "kind=\"martes-13\""));
  ump_store_close (store);
}

/* ---- kills -------------------------------------------------------------------------------------- */

/* A child adds as fast as it can and is killed; what it acknowledged through the pipe is there. */
static void
test_kill (Place *place, gconstpointer data)
{
  ump_store_close (create (place));
  for (int round = 0; round < 6; round++) {
    int pipes[2];
    pid_t child;
    guint number, acknowledged = 0;

    g_assert_cmpint (pipe (pipes), ==, 0);
    child = fork ();
    if (child == 0) {
      UmpStore *store = open_store (place, UMP_STORE_WRITE);

      for (;;) {
        g_assert_true (add (store, 1));
        number = n_entries (store);
        if (write (pipes[1], &number, sizeof number) < 0)
          _exit (1);
        if (number % 50 == 0)
          ump_store_save (store, NULL);
      }
    }
    close (pipes[1]);
    g_usleep (20000 + 7000 * (gulong) round);
    kill (child, SIGKILL);
    waitpid (child, NULL, 0);
    while (read (pipes[0], &number, sizeof number) == sizeof number)
      acknowledged = number;
    close (pipes[0]);
    if (acknowledged > 0) {
      UmpStore *store = open_store (place, UMP_STORE_READ);

      g_assert_cmpuint (n_entries (store), >=, acknowledged);
      g_assert_cmpuint (n_entries (store), <=, acknowledged + 1);
      ump_store_close (store);
    }
  }
}

/* Killed between putting the document in place and emptying the journal: nothing is there twice. */
static void
test_announced (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  g_autofree char *journal = NULL, *document = NULL, *digest = NULL, *both = NULL;

  add (store, 3);
  journal = contents (place->journal);
  ump_store_close (store);
  document = contents (place->file);
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, document, -1);
  both = g_strconcat (journal, "save ", digest, "\n", "entry 1 <enter player=\"bea\" points=\"9\"/>\n", NULL);
  g_assert_true (g_file_set_contents (place->journal, both, -1, NULL));
  assert_on_disk (place, 4);
  store = open_store (place, UMP_STORE_WRITE);
  g_assert_cmpuint (n_entries (store), ==, 4);
  g_assert_null (ump_store_notice (store));
  ump_store_close (store);
  assert_on_disk (place, 4);
}

static void
test_cut_line (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  g_autofree char *journal = NULL, *document = contents (place->file), *cut = NULL;

  add (store, 2);
  journal = contents (place->journal);
  ump_store_close (store);
  cut = g_strconcat (journal, "entry 1 <enter play", NULL);
  g_assert_true (g_file_set_contents (place->file, document, -1, NULL));
  g_assert_true (g_file_set_contents (place->journal, cut, -1, NULL));
  assert_on_disk (place, 2);
  store = open_store (place, UMP_STORE_WRITE);
  g_assert_cmpuint (n_entries (store), ==, 2);
  g_assert_nonnull (strstr (ump_store_notice (store), "cut"));
  g_assert_false (ump_store_is_read_only (store));
  add (store, 1);
  ump_store_close (store);
  assert_on_disk (place, 3);
}

/* A damaged line in the middle: what stands before it counts, and nothing of the journal is thrown away. */
static void
check_broken_line (Place *place, const char *bad, gsize n_bad)
{
  UmpStore *store = create (place);
  g_autofree char *journal = NULL, *document = contents (place->file), *now = NULL;
  g_autofree char *kept = g_strconcat (place->journal, ".kept-1", NULL);
  g_autoptr (GString) broken = NULL;
  gsize n;

  add (store, 2);
  journal = contents (place->journal);
  ump_store_close (store);
  broken = g_string_new (journal);
  g_string_append_len (broken, bad, (gssize) n_bad);
  g_string_append (broken, "entry 1 <enter player=\"bea\" points=\"9\"/>\n");
  g_assert_true (g_file_set_contents (place->file, document, -1, NULL));
  g_assert_true (g_file_set_contents (place->journal, broken->str, (gssize) broken->len, NULL));
  store = open_store (place, UMP_STORE_READ);
  g_assert_cmpuint (n_entries (store), ==, 2);
  g_assert_nonnull (strstr (ump_store_notice (store), "damaged"));
  ump_store_close (store);
  store = open_store (place, UMP_STORE_WRITE);
  g_assert_cmpuint (n_entries (store), ==, 2);
  g_assert_nonnull (strstr (ump_store_notice (store), kept));
  g_assert_false (ump_store_is_read_only (store));
  g_assert_true (g_file_get_contents (kept, &now, &n, NULL));
  g_assert_cmpmem (now, n, broken->str, broken->len);
  g_assert_true (add (store, 1));
  ump_store_close (store);
  assert_on_disk (place, 3);
  g_assert_cmpint (g_unlink (kept), ==, 0);
  g_assert_cmpint (g_unlink (place->file), ==, 0);
}

static void
test_broken_line (Place *place, gconstpointer data)
{
  static const char zero[] = "entry 1 <enter\0player=\"bea\" points=\"9\"/>\n";
  static const char nobody[] = "entry 1 <enter player=\"nobody\" points=\"1\"/>\n";

  check_broken_line (place, zero, sizeof zero - 1);
  check_broken_line (place, "entry 1 <enter play\n", 20);
  check_broken_line (place, nobody, strlen (nobody));
  check_broken_line (place, "nonsense\n", 9);
  check_broken_line (place, "\n", 1);
}

/* ---- others --------------------------------------------------------------------------------------- */

static void
test_two (Place *place, gconstpointer data)
{
  UmpStore *first = create (place), *second;
  g_autoptr (UmpEntry) entry = NULL;
  g_autoptr (GError) trouble = NULL;
  UmpVerdict verdict;

  add (first, 1);
  second = open_store (place, UMP_STORE_WRITE);
  g_assert_true (ump_store_is_read_only (second));
  g_assert_nonnull (ump_store_notice (second));
  g_assert_cmpuint (n_entries (second), ==, 1);
  entry = fixture_enter (ump_session_match (ump_store_session (second), 0), "bea", "1");
  g_assert_false (ump_store_add (second, 0, entry, &verdict, &trouble));
  g_assert_false (ump_store_save (second, &trouble));
  ump_store_close (second);
  g_assert_true (add (first, 1));
  ump_store_close (first);
  assert_on_disk (place, 2);
}

/* Another program writes the file while it is open: its bytes stay, ours are kept in the journal. */
static void
test_changed_underneath (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  g_autofree char *before = contents (place->file), *theirs = g_strconcat (before, "<!-- theirs -->\n", NULL);
  g_autofree char *now = NULL, *kept = g_strconcat (place->journal, ".kept-1", NULL);
  g_autoptr (GError) error = NULL;

  add (store, 1);
  g_assert_true (g_file_set_contents (place->file, theirs, -1, NULL));
  g_assert_false (ump_store_save (store, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  /* What follows is in the journal, but not said to be in the session. */
  g_assert_false (add (store, 1));
  ump_store_close (store);
  now = contents (place->file);
  g_assert_cmpstr (now, ==, theirs);
  store = open_store (place, UMP_STORE_WRITE);
  g_assert_cmpuint (n_entries (store), ==, 0);
  g_assert_nonnull (strstr (ump_store_notice (store), kept));
  g_assert_true (add (store, 1));
  ump_store_close (store);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  assert_on_disk (place, 1);
}

static void
limit_file_size (rlim_t bytes)
{
  struct rlimit limit;

  getrlimit (RLIMIT_FSIZE, &limit);
  limit.rlim_cur = bytes;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static UmpCopyState
save_copy (UmpStore *store, const char *path)
{
  g_autoptr (GError) error = NULL;
  UmpCopyState state = ump_store_save_copy (store, path, &error);

  g_assert_true ((state == UMP_COPY_FAILED) == (error != NULL));
  return state;
}

/* A copy onto the session's own file, by whatever name, is a save. */
static void
test_copy (Place *place, gconstpointer data)
{
  UmpStore *store = create (place), *second;
  g_autofree char *other = g_build_filename (place->folder, "copy.umpire", NULL);
  g_autofree char *link = g_build_filename (place->folder, "link.umpire", NULL);
  g_autofree char *hard = g_build_filename (place->folder, "hard.umpire", NULL);
  g_autofree char *dots = g_build_filename (place->folder, ".", "night.umpire", NULL);
  g_autofree char *now = NULL, *expected = NULL;

  g_assert_cmpint (symlink (place->file, link), ==, 0);
  add (store, 2);
  g_assert_cmpint (save_copy (store, place->file), ==, UMP_COPY_SAVED);
  add (store, 1);
  g_assert_cmpint (save_copy (store, dots), ==, UMP_COPY_SAVED);
  g_assert_cmpint (save_copy (store, link), ==, UMP_COPY_SAVED);
  g_assert_cmpint (symlink ("nowhere", other), ==, 0);
  g_assert_cmpint (save_copy (store, other), ==, UMP_COPY_WRITTEN);
  g_assert_cmpint (linkat (AT_FDCWD, place->file, AT_FDCWD, hard, 0), ==, 0);
  g_assert_cmpint (save_copy (store, hard), ==, UMP_COPY_SAVED);
  g_assert_true (add (store, 2));
  g_assert_cmpint (save_copy (store, other), ==, UMP_COPY_WRITTEN);
  now = contents (other);
  expected = fixture_write (ump_store_session (store));
  g_assert_cmpstr (now, ==, expected);
  second = open_store (place, UMP_STORE_WRITE);
  g_assert_true (ump_store_is_read_only (second));
  g_assert_cmpint (save_copy (second, place->file), ==, UMP_COPY_FAILED);
  g_assert_cmpint (save_copy (second, other), ==, UMP_COPY_WRITTEN);
  ump_store_close (second);
  g_assert_true (add (store, 1));
  ump_store_close (store);
  assert_on_disk (place, 6);
}

/* A copy over another session: not while somebody has it open, and what only its journal has is kept. */
static void
test_copy_over (Place *place, gconstpointer data)
{
  UmpStore *store = create (place), *theirs;
  Place other, again;
  g_autofree char *kept = NULL, *before = NULL, *now = NULL;
  pid_t child;

  set_up (&other, NULL);
  set_up (&again, NULL);
  theirs = create (&other);
  add (theirs, 1);
  g_assert_cmpint (save_copy (store, other.file), ==, UMP_COPY_FAILED);
  ump_store_close (theirs);
  assert_on_disk (&other, 1);
  child = fork ();
  if (child == 0) {
    theirs = open_store (&other, UMP_STORE_WRITE);
    _exit (add (theirs, 2) ? 0 : 1);
  }
  waitpid (child, NULL, 0);
  before = contents (other.journal);
  g_assert_nonnull (before);
  add (store, 5);
  g_assert_cmpint (save_copy (store, other.file), ==, UMP_COPY_WRITTEN);
  kept = g_strconcat (other.journal, ".kept-1", NULL);
  g_assert_nonnull (strstr (ump_store_notice (store), kept));
  now = contents (kept);
  g_assert_cmpstr (now, ==, before);
  assert_on_disk (&other, 5);
  g_assert_cmpint (save_copy (store, place->folder), ==, UMP_COPY_FAILED);
  ump_store_close (store);
  tear_down (&other, NULL);
  tear_down (&again, NULL);
}

/* A copy that cannot be written leaves what was there. */
static void
test_copy_full (Place *place, gconstpointer data)
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
  g_assert_cmpint (save_copy (store, other.file), ==, UMP_COPY_FAILED);
  limit_file_size (RLIM_INFINITY);
  now = contents (other.file);
  g_assert_cmpstr (now, ==, before);
  ump_store_close (store);
  tear_down (&other, NULL);
}

static void
test_malformed (Place *place, gconstpointer data)
{
  g_autofree char *document = fixture_log ("<deal/><note>x</note></wrong>"), *now = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) partial = NULL;

  g_assert_true (g_file_set_contents (place->file, document, -1, NULL));
  g_assert_null (ump_store_open (ump_games, place->file, UMP_STORE_WRITE, &partial, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
  g_assert_cmpuint (ump_match_n_entries (ump_session_match (partial, 0)), ==, 2);
  now = contents (place->file);
  g_assert_cmpstr (now, ==, document);
  g_assert_false (g_file_test (place->journal, G_FILE_TEST_EXISTS));
}

/* ---- bad disks ---------------------------------------------------------------------------------------- */

/* No byte more may be written: what is entered waits in memory and goes to disk as soon as there is room. */
static void
test_full (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  g_autofree char *before = contents (place->file), *now = NULL;
  g_autoptr (GError) error = NULL;

  signal (SIGXFSZ, SIG_IGN);
  add (store, 2);
  limit_file_size (160);
  g_assert_false (add (store, 3));
  g_assert_true (ump_store_is_unsafe (store));
  g_assert_cmpuint (n_entries (store), ==, 5);
  g_assert_false (ump_store_save (store, &error));
  now = contents (place->file);
  g_assert_cmpstr (now, ==, before);
  assert_on_disk (place, 2);
  limit_file_size (RLIM_INFINITY);
  g_assert_true (add (store, 1));
  g_assert_false (ump_store_is_unsafe (store));
  assert_on_disk (place, 6);
  ump_store_close (store);
  assert_on_disk (place, 6);
}

/* The match with one entry more in front. */
static UmpMatch *
longer_match (UmpStore *store)
{
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  g_autoptr (UmpEntry) entry = fixture_enter (match, "ana", "7");
  g_autoptr (UmpCorrection) correction = ump_match_correct (match, UMP_INSERT, 1, entry);

  return ump_correction_steal (correction);
}

static gboolean
bring_in (UmpStore *store, UmpVerdict *verdict, GError **error)
{
  static const char *const names[] = { "player" }, *const values[] = { "zoe" };
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  g_autoptr (UmpEntry) entry = ump_entry_new (ump_match_game (match), "join", names, values, 1, NULL);

  return ump_store_bring_in (store, 0, "zoe", "Zoe", entry, verdict, error);
}

/* In a session that is full nothing that would make the document too large to be written is taken,
 * and what was taken is on the disk. */
static void
test_no_room (Place *place, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Zoe" };
  UmpStore *store = create (place);
  g_autoptr (GError) error = NULL;
  UmpVerdict verdict = { .rule = -1 };
  UmpMatch *longer;
  gint64 bytes;

  add (store, 2);
  store->leaves = UMP_MAX_ENTRIES;
  g_assert_false (ump_store_add_game (store, "pad", names, 2, NULL, 0, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  g_clear_error (&error);
  g_assert_cmpuint (ump_session_n_games (ump_store_session (store)), ==, 1);
  longer = longer_match (store);
  g_assert_false (ump_store_replace (store, 0, longer, NULL, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  g_clear_error (&error);
  g_assert_false (bring_in (store, &verdict, &error));
  g_assert_no_error (error);
  g_assert_cmpint (verdict.kind, ==, UMP_FORM);
  g_assert_cmpuint (n_entries (store), ==, 2);
  g_assert_true (ump_store_set_words (store, "Friday", "", &error)); /* that is no entry */
  store->leaves = 2;
  bytes = store->bytes;
  store->bytes = UMP_SESSION_MAX_BYTES;
  g_assert_false (ump_store_set_words (store, "Saturday", "", &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  g_clear_error (&error);
  g_assert_false (ump_store_add_game (store, "pad", names, 2, NULL, 0, NULL));
  g_assert_false (bring_in (store, &verdict, &error));
  store->bytes = bytes;
  g_assert_true (add (store, 2));
  g_assert_true (bring_in (store, &verdict, &error));
  g_assert_no_error (error);
  g_assert_false (ump_store_is_unsafe (store));
  ump_store_close (store);
  assert_on_disk (place, 5);
}

/* A log in which the first entry was replaced by a note. */
static UmpMatch *
noted_match (UmpStore *store, const char *text)
{
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  g_autoptr (UmpEntry) note = ump_entry_new (ump_match_game (match), "note", NULL, NULL, 0, text);
  g_autoptr (UmpCorrection) correction = ump_match_correct (match, UMP_EDIT, 1, note);

  return ump_correction_steal (correction);
}

/* Where few bytes are left a correction counts by its text, and what makes the document shorter may always be
 * said. */
static void
test_few_bytes (Place *place, gconstpointer data)
{
  g_autofree char *longer = g_strnfill (20000, 'x');
  g_autoptr (GError) error = NULL;
  UmpStore *store = create (place);
  UmpMatch *old;

  add (store, 2);
  g_assert_true (ump_store_set_words (store, "Friday", "here", &error));
  store->bytes = UMP_SESSION_MAX_BYTES - 65536 - 2000;
  g_assert_false (ump_store_replace (store, 0, noted_match (store, longer), NULL, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  g_clear_error (&error);
  g_assert_false (ump_store_set_words (store, longer, "here", NULL));
  g_assert_true (ump_store_replace (store, 0, noted_match (store, "short"), &old, &error));
  store->bytes = UMP_SESSION_MAX_BYTES;
  g_assert_false (ump_store_set_words (store, "Friday 20", "here", NULL));
  g_assert_true (ump_store_set_words (store, "Fri", "here", &error));
  store->bytes = UMP_SESSION_MAX_BYTES;
  g_assert_true (ump_store_replace (store, 0, old, NULL, &error));
  g_assert_no_error (error);
  ump_store_close (store);
  assert_on_disk (place, 2);
}

/* What lies nowhere takes nothing and writes nothing, but a copy of it can be made. */
static void
test_to_look_at (Place *place, gconstpointer data)
{
  UmpStore *store = ump_store_to_look_at (fixture_pad ());
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  g_autoptr (UmpEntry) entry = fixture_enter (match, "ana", "5");
  g_autoptr (GError) error = NULL;
  UmpVerdict verdict;

  g_assert_true (ump_store_is_read_only (store));
  g_assert_false (ump_store_add (store, 0, entry, &verdict, NULL));
  g_assert_false (ump_store_save (store, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  g_clear_error (&error);
  g_assert_false (ump_store_is_unsafe (store) || ump_store_is_dirty (store));
  g_assert_cmpint (ump_store_save_copy (store, place->file, &error), ==, UMP_COPY_WRITTEN);
  g_assert_no_error (error);
  ump_store_close (store);
  assert_on_disk (place, 0);
}

/* The folder goes and comes back. */
static void
test_vanished (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  g_autofree char *away = g_strconcat (place->folder, "-away", NULL);

  add (store, 2);
  g_assert_cmpint (g_rename (place->folder, away), ==, 0);
  g_assert_false (add (store, 1));
  g_assert_true (ump_store_is_unsafe (store));
  g_assert_cmpint (g_rename (away, place->folder), ==, 0);
  g_assert_true (add (store, 1));
  g_assert_false (ump_store_is_unsafe (store));
  assert_on_disk (place, 4);
  ump_store_close (store);
  assert_on_disk (place, 4);
}

/* Somebody removes the journal: what it held is written with the next entry. */
static void
test_journal_removed (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);

  add (store, 2);
  g_assert_cmpint (g_unlink (place->journal), ==, 0);
  g_assert_true (add (store, 1));
  assert_on_disk (place, 3);
  ump_store_close (store);
}

/* Where there can be no journal beside the file, one in the data folder does. */
static void
test_elsewhere (Place *place, gconstpointer data)
{
  UmpStore *store, *second;

  ump_store_close (create (place));
  g_assert_cmpint (g_mkdir (place->journal, 0700), ==, 0);
  store = open_store (place, UMP_STORE_WRITE);
  g_assert_false (ump_store_is_read_only (store));
  g_assert_true (add (store, 3));
  assert_on_disk (place, 3);
  second = open_store (place, UMP_STORE_WRITE);
  g_assert_true (ump_store_is_read_only (second));
  ump_store_close (second);
  ump_store_close (store);
  assert_on_disk (place, 3);
  g_rmdir (place->journal);
  assert_on_disk (place, 3);
}

/* A journal left in the data folder is found when there is one beside the file again. */
static void
test_elsewhere_after_kill (Place *place, gconstpointer data)
{
  UmpStore *store;
  pid_t child;

  ump_store_close (create (place));
  g_assert_cmpint (g_mkdir (place->journal, 0700), ==, 0);
  child = fork ();
  if (child == 0) {
    store = open_store (place, UMP_STORE_WRITE);
    _exit (add (store, 2) ? 0 : 1);
  }
  waitpid (child, NULL, 0);
  g_rmdir (place->journal);
  assert_on_disk (place, 2);
  store = open_store (place, UMP_STORE_WRITE);
  g_assert_cmpuint (n_entries (store), ==, 2);
  g_assert_true (add (store, 1));
  ump_store_close (store);
  assert_on_disk (place, 3);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*run) (Place *place, gconstpointer data);
  } tests[] = {
    { "/store/life", test_life },
    { "/store/operations", test_operations },
    { "/store/replace-and-games", test_replace_and_games },
    { "/store/kill", test_kill },
    { "/store/announced", test_announced },
    { "/store/cut-line", test_cut_line },
    { "/store/broken-line", test_broken_line },
    { "/store/two", test_two },
    { "/store/changed-underneath", test_changed_underneath },
    { "/store/copy", test_copy },
    { "/store/copy-over", test_copy_over },
    { "/store/copy-full", test_copy_full },
    { "/store/malformed", test_malformed },
    { "/store/full", test_full },
    { "/store/no-room", test_no_room },
    { "/store/few-bytes", test_few_bytes },
    { "/store/to-look-at", test_to_look_at },
    { "/store/vanished", test_vanished },
    { "/store/journal-removed", test_journal_removed },
    { "/store/elsewhere", test_elsewhere },
    { "/store/elsewhere-after-kill", test_elsewhere_after_kill },
  };

  g_autofree char *data = g_dir_make_tmp ("umpire-data-XXXXXX", NULL);
  g_autofree char *ours = g_build_filename (data, "umpire", NULL),
                  *journals = g_build_filename (ours, "journals", NULL);
  int result;

  /* The data folder is one of our own. */
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Place, NULL, set_up, tests[i].run, tear_down);
  result = g_test_run ();
  g_rmdir (journals);
  g_rmdir (ours);
  g_rmdir (data);
  return result;
}
