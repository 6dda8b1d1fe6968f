/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing that was accepted is lost: the store against kills, full disks and other programs. */
#include "store-fixture.h"

/* ---- everyday ------------------------------------------------------------------------------ */

static void
test_life (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = contents (place->file), *now = NULL;

  g_assert_true (ump_store_is_saved (store));
  g_assert_null (ump_store_begin (store, FALSE));
  g_assert_true (add (store, 3));
  g_assert_true (ump_store_is_saved (store));
  assert_on_disk (place, 3);
  assert_alone (place);
  ump_store_close (store);
  g_assert_null (ump_store_create (fixture_pad (), place->file, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  assert_on_disk (place, 3);

  /* What nobody asked to be saved is not. */
  store = open_store (place, UMP_STORE_WRITE);
  g_assert_true (ump_store_undo (store, 0, 1) && ump_store_undo (store, 0, 1) &&
                 ump_store_undo (store, 0, 1));
  g_assert_false (ump_store_is_saved (store));
  ump_store_close (store);
  now = contents (place->file);
  g_assert_cmpstr (now, !=, before);
  assert_on_disk (place, 3);
  assert_alone (place);
}

/* Undo, redo, notes with line breaks and the moment of the end are in the file as they were. */
static void
test_operations (Place *place, gconstpointer data)
{
  UmpStore *store = create (place), *again;
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  const char *const at[] = { "at" }, *const times[] = { "2026-01-01T21:00:00Z" };
  g_autoptr (UmpEntry) note =
      ump_entry_new (ump_match_game (match), "note", NULL, NULL, 0, "two\nlines & <more>");
  g_autoptr (UmpEntry) finish = ump_entry_new (ump_match_game (match), "finish", at, times, 1, NULL);
  g_autofree char *expected = NULL, *got = NULL;
  UmpVerdict verdict;

  g_assert_true (add (store, 4));
  g_assert_true (ump_store_undo (store, 0, 1) && ump_store_undo (store, 0, 1));
  g_assert_true (ump_store_redo (store, 0, &verdict));
  g_assert_true (ump_store_add (store, 0, note, &verdict));
  g_assert_true (ump_store_add (store, 0, finish, &verdict));
  g_assert_true (ump_store_save (store, NULL));
  expected = fixture_write (ump_store_session (store));
  ump_store_close (store);
  again = open_store (place, UMP_STORE_WRITE);
  g_assert_null (ump_store_notice (again));
  got = fixture_write (ump_store_session (again));
  g_assert_cmpstr (got, ==, expected);
  g_assert_nonnull (strstr (got, "finished=\"2026-01-01T21:00:00Z\""));
  ump_store_close (again);
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
  correction = ump_match_correct_at (match, UMP_CHANGE_ENTRY, 1, entry);
  g_assert_true (ump_store_replace (store, 0, ump_correction_steal (correction), &old, &error));
  g_assert_no_error (error);
  ump_match_free (old);
  g_assert_true (ump_store_add_game (store, "martes-13", names, 3, NULL, 0, &error));
  g_assert_false (ump_store_add_game (store, "martes-13", names, 2, NULL, 0, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_OPTION);
  g_assert_true (ump_store_save (store, NULL));
  text = contents (place->file);
  g_assert_nonnull (strstr (text, "why=\"correction\""));
  g_assert_nonnull (strstr (text, "kind=\"martes-13\""));
  ump_store_close (store);
}

/* ---- kills -------------------------------------------------------------------------------------- */

/* A child adds as fast as it can and is killed; what it acknowledged through the pipe is there, and what it
 * left beside the file goes with the next saving. */
static void
test_kill (Place *place, gconstpointer data)
{
  ump_store_close (create (place));
  for (int round = 0; round < 12; round++) {
    int pipes[2];
    pid_t child;
    guint number, acknowledged = 0;
    UmpStore *store;

    g_assert_cmpint (pipe (pipes), ==, 0);
    child = fork ();
    if (child == 0) {
      store = open_store (place, UMP_STORE_WRITE);
      for (;;) {
        g_assert_true (add (store, 1));
        number = n_entries (store);
        if (write (pipes[1], &number, sizeof number) < 0)
          _exit (1);
      }
    }
    close (pipes[1]);
    g_usleep (20000 + 7000 * (gulong) round);
    kill (child, SIGKILL);
    waitpid (child, NULL, 0);
    while (read (pipes[0], &number, sizeof number) == sizeof number)
      acknowledged = number;
    close (pipes[0]);
    store = open_store (place, UMP_STORE_WRITE);
    if (acknowledged > 0) {
      g_assert_cmpuint (n_entries (store), >=, acknowledged);
      g_assert_cmpuint (n_entries (store), <=, acknowledged + 1);
    }
    g_assert_true (add (store, 1));
    assert_alone (place);
    ump_store_close (store);
  }
}

/* What a program left that was killed while it made a new session is no hindrance. */
static void
test_leftover (Place *place, gconstpointer data)
{
  g_autofree char *left = g_build_filename (place->folder, ".night.umpire.new", NULL),
                  *other = g_build_filename (place->folder, ".other.umpire.new", NULL);

  g_assert_true (g_file_set_contents (left, "<session", -1, NULL));
  g_assert_true (g_file_set_contents (other, "<session", -1, NULL));
  ump_store_close (create (place));
  assert_alone (place);
}

/* ---- others --------------------------------------------------------------------------------------- */

/* The lock goes on from file to file as they are replaced. */
static void
test_two (Place *place, gconstpointer data)
{
  UmpStore *first = create (place), *second;
  g_autoptr (UmpEntry) entry = NULL;
  g_autoptr (GError) error = NULL;
  UmpVerdict verdict;

  for (guint i = 0; i < 3; i++) {
    second = open_store (place, UMP_STORE_WRITE);
    g_assert_true (ump_store_is_read_only (second));
    g_assert_nonnull (strstr (ump_store_notice (second), "another window or program"));
    g_assert_cmpuint (n_entries (second), ==, i);
    entry = fixture_enter (ump_session_match (ump_store_session (second), 0), "bea", "1");
    g_assert_false (ump_store_add (second, 0, entry, &verdict));
    g_clear_pointer (&entry, ump_entry_unref);
    g_assert_false (ump_store_undo (second, 0, 1));
    g_assert_false (ump_store_save (second, &error));
    g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
    g_clear_error (&error);
    g_assert_true (ump_store_is_saved (second));
    ump_store_close (second);
    g_assert_true (add (first, 1));
  }
  ump_store_close (first);
  assert_on_disk (place, 3);
  second = open_store (place, UMP_STORE_WRITE);
  g_assert_false (ump_store_is_read_only (second));
  ump_store_close (second);
}

/* As another program writes: in place, or (replace) with a file of its own. */
static void
write_as_others (const char *path, const char *text, gboolean replace)
{
  g_autofree char *other = g_strconcat (path, "~", NULL);
  int fd = g_open (replace ? other : path, O_WRONLY | O_CREAT | O_TRUNC, 0600);

  g_assert_cmpint (write (fd, text, strlen (text)), ==, (gssize) strlen (text));
  close (fd);
  if (replace)
    g_assert_cmpint (g_rename (other, path), ==, 0);
}

/* Another program writes the file while it is open: its bytes stay, and ours go on beside it. Twice. */
static void
check_changed (Place *place, gboolean replace)
{
  UmpStore *store = create (place);
  g_autofree char *before = contents (place->file), *theirs = g_strconcat (before, "<!-- theirs -->\n", NULL);
  g_autofree char *kept = g_build_filename (place->folder, "night.kept-1.umpire", NULL), *now = NULL;
  g_autofree char *again = g_build_filename (place->folder, "night.kept-1.kept-1.umpire", NULL);
  Place beside = { place->folder, kept }, twice = { place->folder, again };
  struct stat status;

  g_assert_cmpint (g_chmod (place->file, 0640), ==, 0);
  g_assert_true (add (store, 2));
  write_as_others (place->file, theirs, replace);
  g_assert_cmpstr (ump_store_path (store), ==, place->file);
  g_assert_true (add (store, 1));
  g_assert_cmpstr (ump_store_path (store), ==, kept);
  g_assert_nonnull (strstr (ump_store_notice (store), kept));
  now = contents (place->file);
  g_assert_cmpstr (now, ==, theirs);
  assert_on_disk (&beside, 3);
  g_assert_cmpint (stat (kept, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0640);
  g_assert_true (add (store, 1));
  assert_on_disk (&beside, 4);
  write_as_others (kept, before, replace);
  g_assert_true (add (store, 1));
  assert_on_disk (&beside, 0);
  assert_on_disk (&twice, 5);
  ump_store_close (store);
  assert_on_disk (&twice, 5);
  g_unlink (place->file);
  g_unlink (kept);
  g_unlink (again);
}

static void
test_changed (Place *place, gconstpointer data)
{
  check_changed (place, FALSE);
  check_changed (place, TRUE);
}

/* What was saved and then taken away again is saved once more when the session is left; what nobody entered
 * here is not missed. */
static void
test_taken_away (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  g_autofree char *before = contents (place->file),
                  *kept = g_build_filename (place->folder, "night.kept-1.umpire", NULL),
                  *theirs = g_strconcat (before, "<!-- theirs -->\n", NULL), *now = NULL;
  Place beside = { place->folder, kept };

  write_as_others (place->file, theirs, TRUE);
  g_assert_true (ump_store_save (store, NULL));
  g_assert_cmpstr (ump_store_path (store), ==, place->file);
  ump_store_close (store);
  assert_alone (place);

  store = open_store (place, UMP_STORE_WRITE);
  g_assert_true (add (store, 2));
  g_assert_true (ump_store_save (store, NULL));
  g_assert_null (ump_store_notice (store));
  write_as_others (place->file, theirs, TRUE);
  g_assert_true (ump_store_save (store, NULL));
  g_assert_cmpstr (ump_store_path (store), ==, kept);
  now = contents (place->file);
  g_assert_cmpstr (now, ==, theirs);
  assert_on_disk (&beside, 2);
  g_assert_true (ump_store_save (store, NULL));
  ump_store_close (store);
  assert_on_disk (&beside, 2);
}

/* The same bytes, of the same length and at the same time, but for one digit. */
static void
test_changed_by_a_digit (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  g_autofree char *text = NULL, *theirs = NULL, *now = NULL;
  g_auto (GStrv) halves = NULL;

  g_assert_true (add (store, 1));
  text = contents (place->file);
  halves = g_strsplit (text, "points=\"5\"", 2);
  theirs = g_strjoinv ("points=\"7\"", halves);
  g_assert_cmpstr (theirs, !=, text);
  write_as_others (place->file, theirs, FALSE);
  g_assert_true (add (store, 1));
  g_assert_cmpstr (ump_store_path (store), !=, place->file);
  now = contents (place->file);
  g_assert_cmpstr (now, ==, theirs);
  ump_store_close (store);
}

/* A file that is the same to the byte may stand in the place of ours, as when one is put back; but not when
 * somebody else plays it. */
static void
test_twin (Place *place, gconstpointer data)
{
  UmpStore *store = create (place), *other;
  g_autofree char *text = NULL, *kept = g_build_filename (place->folder, "night.kept-1.umpire", NULL);
  Place beside = { place->folder, kept };

  g_assert_true (add (store, 1));
  text = contents (place->file);
  write_as_others (place->file, text, TRUE);
  g_assert_true (add (store, 1));
  g_assert_cmpstr (ump_store_path (store), ==, place->file);
  assert_alone (place);
  g_free (text);
  text = contents (place->file);
  write_as_others (place->file, text, TRUE);
  other = open_store (place, UMP_STORE_WRITE);
  g_assert_false (ump_store_is_read_only (other));
  g_assert_true (add (store, 1));
  g_assert_cmpstr (ump_store_path (store), !=, place->file);
  g_assert_true (add (other, 2));
  ump_store_close (store);
  ump_store_close (other);
  assert_on_disk (&beside, 3);
  assert_on_disk (place, 4);
}

/* What was removed is written again. */
static void
test_removed (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);

  g_assert_true (add (store, 2));
  g_assert_cmpint (g_unlink (place->file), ==, 0);
  g_assert_true (add (store, 1));
  g_assert_cmpstr (ump_store_path (store), ==, place->file);
  assert_on_disk (place, 3);
  assert_alone (place);
  ump_store_close (store);
}

/* Who may read and write it may still. */
static void
test_mode (Place *place, gconstpointer data)
{
  static const int modes[] = { 0600, 0640, 0664, 0666 };
  UmpStore *store = create (place);
  struct stat status;

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++) {
    g_assert_cmpint (g_chmod (place->file, modes[i]), ==, 0);
    g_assert_true (add (store, 1));
    g_assert_cmpint (stat (place->file, &status), ==, 0);
    g_assert_cmpint (status.st_mode & 07777, ==, modes[i]);
  }
  ump_store_close (store);
}

/* A file with two names is one of its own afterwards, and that is said before. */
static void
test_links (Place *place, gconstpointer data)
{
  g_autofree char *hard = g_build_filename (place->folder, "hard.umpire", NULL),
                  *soft = g_build_filename (place->folder, "soft.umpire", NULL);
  g_autoptr (GError) error = NULL;
  UmpStore *store;
  Place second = { place->folder, hard };

  ump_store_close (create (place));
  g_assert_cmpint (link (place->file, hard), ==, 0);
  g_assert_cmpint (symlink (place->file, soft), ==, 0);
  store = ump_store_open (ump_games, soft, UMP_STORE_WRITE, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (ump_store_notice (store), "more than one name"));
  g_assert_true (add (store, 1));
  g_assert_true (g_file_test (soft, G_FILE_TEST_IS_SYMLINK));
  ump_store_close (store);
  assert_on_disk (place, 1);
  assert_on_disk (&second, 0);
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
  assert_alone (place);
}

/* ---- bad disks ---------------------------------------------------------------------------------------- */

/* No byte more may be written: what is entered waits in memory and goes to disk as soon as there is room. */
static void
test_full (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  g_autofree char *before = NULL, *now = NULL;
  g_autoptr (GError) error = NULL;

  signal (SIGXFSZ, SIG_IGN);
  add (store, 2);
  before = contents (place->file);
  limit_file_size (160);
  g_assert_false (add (store, 3));
  g_assert_false (ump_store_is_saved (store));
  g_assert_cmpuint (n_entries (store), ==, 5);
  g_assert_false (ump_store_save (store, &error));
  now = contents (place->file);
  g_assert_cmpstr (now, ==, before);
  assert_on_disk (place, 2);
  assert_alone (place);
  limit_file_size (RLIM_INFINITY);
  g_assert_true (add (store, 1));
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
  g_autoptr (UmpCorrection) correction = ump_match_correct_at (match, UMP_CHANGE_ADD, 1, entry);

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
  g_assert_true (ump_store_save (store, NULL));
  ump_store_close (store);
  assert_on_disk (place, 5);
}

/* A log in which the first entry was replaced by a note. */
static UmpMatch *
noted_match (UmpStore *store, const char *text)
{
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  g_autoptr (UmpEntry) note = ump_entry_new (ump_match_game (match), "note", NULL, NULL, 0, text);
  g_autoptr (UmpCorrection) correction = ump_match_correct_at (match, UMP_CHANGE_ENTRY, 1, note);

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
  g_assert_true (ump_store_save (store, NULL));
  ump_store_close (store);
  assert_on_disk (place, 2);
}

/* What lies nowhere takes nothing and writes nothing. */
static void
test_to_look_at (Place *place, gconstpointer data)
{
  UmpStore *store = ump_store_to_look_at (fixture_pad ());
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  g_autoptr (UmpEntry) entry = fixture_enter (match, "ana", "5");
  g_autoptr (GError) error = NULL;
  UmpVerdict verdict;

  g_assert_true (ump_store_is_read_only (store));
  g_assert_false (ump_store_add (store, 0, entry, &verdict));
  g_assert_false (ump_store_save (store, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  g_assert_true (ump_store_is_saved (store));
  g_assert_null (ump_store_begin (store, TRUE));
  ump_store_close (store);
}

/* What is only tried reaches no disk. */
static void
test_trial (Place *place, gconstpointer data)
{
  UmpStore *store = ump_store_for_trial (fixture_pad ());
  g_autoptr (UmpEntry) entry = fixture_enter (ump_session_match (ump_store_session (store), 0), "ana", "5");
  UmpVerdict verdict;

  g_assert_true (ump_store_add (store, 0, entry, &verdict));
  g_assert_true (ump_store_is_saved (store));
  g_assert_null (ump_store_begin (store, FALSE));
  g_assert_true (ump_store_save (store, NULL));
  ump_store_close (store);
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
  g_assert_false (ump_store_is_saved (store));
  g_assert_cmpint (g_rename (away, place->folder), ==, 0);
  g_assert_true (ump_store_save (store, NULL));
  assert_on_disk (place, 3);
  g_assert_true (add (store, 1));
  ump_store_close (store);
  assert_on_disk (place, 4);
  assert_alone (place);
}

/* ---- by another thread --------------------------------------------------------------------------- */

static void
enter (UmpStore *store)
{
  UmpMatch *match = ump_session_match (ump_store_session (store), 0);
  g_autoptr (UmpEntry) entry = fixture_enter (match, n_entries (store) % 2 ? "bea" : "ana", "5");
  UmpVerdict verdict;

  g_assert_true (ump_store_add (store, 0, entry, &verdict));
}

static gpointer
run (gpointer work)
{
  ump_store_work_run (work);
  return NULL;
}

static void
run_apart (UmpStoreWork *work)
{
  g_thread_join (g_thread_new ("work", run, work));
}

/* The document is written as it was when the work began; what came meanwhile goes with the next. */
static void
test_work (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  UmpStoreWork *work;
  g_autoptr (GError) error = NULL;

  enter (store);
  enter (store);
  assert_on_disk (place, 0);
  work = ump_store_begin (store, FALSE);
  g_assert_null (ump_store_begin (store, FALSE));
  enter (store);
  run_apart (work);
  assert_on_disk (place, 2);
  g_assert_true (ump_store_end (store, work, &error));
  g_assert_no_error (error);
  g_assert_false (ump_store_is_saved (store));
  g_assert_true (ump_store_undo (store, 0, 1));
  work = ump_store_begin (store, FALSE);
  run_apart (work);
  g_assert_true (ump_store_end (store, work, &error));
  g_assert_true (ump_store_is_saved (store));
  g_assert_null (ump_store_begin (store, FALSE));
  assert_on_disk (place, 3); /* the last of them a void */
  ump_store_close (store);
}

/* What could not be written waits, with what came since. */
static void
test_work_fails (Place *place, gconstpointer data)
{
  UmpStore *store = create (place);
  UmpStoreWork *work;
  g_autoptr (GError) error = NULL;

  signal (SIGXFSZ, SIG_IGN);
  enter (store);
  limit_file_size (160);
  work = ump_store_begin (store, FALSE);
  enter (store);
  run_apart (work);
  limit_file_size (RLIM_INFINITY);
  g_assert_false (ump_store_end (store, work, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  g_assert_false (ump_store_is_saved (store));
  assert_on_disk (place, 0);
  work = ump_store_begin (store, FALSE);
  run_apart (work);
  g_assert_true (ump_store_end (store, work, NULL));
  assert_on_disk (place, 2);
  ump_store_close (store);
}

int
main (int argc, char **argv)
{
  static const StoreTest tests[] = {
    { "/store/life", test_life },
    { "/store/operations", test_operations },
    { "/store/replace-and-games", test_replace_and_games },
    { "/store/kill", test_kill },
    { "/store/leftover", test_leftover },
    { "/store/two", test_two },
    { "/store/changed", test_changed },
    { "/store/taken-away", test_taken_away },
    { "/store/changed-by-a-digit", test_changed_by_a_digit },
    { "/store/twin", test_twin },
    { "/store/removed", test_removed },
    { "/store/mode", test_mode },
    { "/store/links", test_links },
    { "/store/malformed", test_malformed },
    { "/store/full", test_full },
    { "/store/no-room", test_no_room },
    { "/store/few-bytes", test_few_bytes },
    { "/store/to-look-at", test_to_look_at },
    { "/store/trial", test_trial },
    { "/store/vanished", test_vanished },
    { "/store/work", test_work },
    { "/store/work-fails", test_work_fails },
  };

  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
