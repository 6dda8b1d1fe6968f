/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading and writing whole documents. */
#include "fixture.h"

static char *
sessions (const char *folder, const char *name)
{
  return g_build_filename (g_getenv ("SESSIONS"), folder, name, NULL);
}

static char *
canonical (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) session = ump_session_load (ump_games, path, NULL, &error);

  g_assert_no_error (error);
  return fixture_write (session);
}

/* ---- files -------------------------------------------------------------------------------- */

static void
test_good (void)
{
  g_autofree char *folder = sessions ("good", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = sessions ("good", name), *text = NULL, *written = canonical (path);
    g_autoptr (UmpSession) session = ump_session_load (ump_games, path, NULL, NULL);

    g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
    g_assert_cmpstr (written, ==, text);
    g_assert_null (ump_session_warnings (session)[0]);
  }
}

/* loose/NAME says what good/NAME says, in other bytes. */
static void
test_loose (void)
{
  g_autofree char *folder = sessions ("loose", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = sessions ("loose", name), *other = sessions ("good", name), *text = NULL;
    g_autofree char *written = canonical (path);

    g_assert_true (g_file_get_contents (other, &text, NULL, NULL));
    g_assert_cmpstr (written, ==, text);
  }
}

static void
assert_message (const char *name, const char *message, const char *line, const char *what)
{
  g_auto (GStrv) alternatives = g_strsplit (what, "|", -1);
  g_autofree char *start = g_strconcat (line, ": ", NULL);
  gboolean found = alternatives[0] == NULL;

  for (guint i = 0; alternatives[i] != NULL; i++)
    found = found || strstr (message, alternatives[i]) != NULL;
  if (!found || !g_str_has_prefix (message, start))
    g_error ("%s: “%s” should be “%s%s”", name, message, start, what);
}

static void
test_bad (void)
{
  g_autofree char *list = sessions ("bad", "expected.txt"), *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (list, &text, NULL, NULL));
  lines = g_strsplit (g_strstrip (text), "\n", -1);
  for (guint i = 1; lines[i] != NULL; i++) {
    g_auto (GStrv) fields = g_strsplit (lines[i], "\t", 3);
    g_autofree char *name = g_strconcat (fields[0], ".umpire", NULL), *path = sessions ("bad", name);
    g_autoptr (GError) error = NULL;
    g_autoptr (UmpSession) partial = NULL;

    g_assert_null (ump_session_load (ump_games, path, &partial, &error));
    g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
    assert_message (name, error->message, fields[1], fields[2]);
    if (partial != NULL) {
      g_autofree char *rescued = fixture_write (partial);
      g_autoptr (UmpSession) again = fixture_parse (rescued);

      g_assert_cmpuint (ump_session_n_games (again), >, 0);
    }
  }
}

static void
test_no_file (void)
{
  g_autofree char *folder = sessions ("good", NULL);
  const char *const paths[] = { "/nowhere/at/all", folder, "/dev/null" };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (ump_session_load (ump_games, paths[i], NULL, &error));
    g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_FILE);
  }
}

/* ---- what is kept though it is refused --------------------------------------------------------- */

static void
assert_refused (const char *entries, guint number, guint line)
{
  g_autofree char *document = fixture_log (entries), *log = NULL;
  g_autoptr (UmpSession) session = fixture_parse (document);
  g_autoptr (GBytes) bytes = g_bytes_new_static (document, strlen (document));
  UmpMatch *match = ump_session_match (session, 0);

  g_assert_nonnull (ump_match_refusal (match));
  g_assert_cmpint (ump_match_refusal (match)->kind, ==, UMP_FORM);
  g_assert_cmpuint (ump_match_checked (match), ==, number - 1);
  g_assert_cmpuint (ump_session_entry_line (bytes, 0, number), ==, line);
  log = fixture_written_log (session);
  g_assert_cmpstr (log, ==, entries);
}

static void
test_kept (void)
{
  assert_refused ("      <deal/>\n      <chat to=\"bea\">hello <b>you</b> there</chat>\n      <play/>\n", 2,
                  12);
  assert_refused ("      <deal/>\n      <table>\n        <row/>\n        <row x=\"1\"/>\n      </table>\n", 2,
                  12);
  assert_refused ("      <deal/>\n      <play by=\"ana\" card=\"cat-5\" zed=\"1\" alpha=\"2\"/>\n", 2, 12);
  assert_refused ("      <deal/>\n      <play by=\"ana\" card=\"dog-3\"/>\n      <abandon/>\n", 2, 12);
  assert_refused ("      <void why=\"undo\" mood=\"bad\">\n        <deal/>\n      </void>\n", 1, 11);
  assert_refused ("      <deal at=\"today\"/>\n", 1, 11);
}

/* ---- values --------------------------------------------------------------------------------------- */

static void
assert_log (const char *entries, const char *expected)
{
  g_autofree char *document = fixture_log (entries), *log = NULL;
  g_autoptr (UmpSession) session = fixture_parse (document);

  log = fixture_written_log (session);
  g_assert_cmpstr (log, ==, expected);
}

static void
test_values (void)
{
  assert_log ("<deal ruling=''/>", "      <deal/>\n");
  assert_log ("<note>\n a &amp;amp; &lt;b&gt; \"c\"\t\n</note>",
              "      <note>a &amp;amp; &lt;b&gt; &quot;c&quot;</note>\n");
  assert_log ("<deal ruling='&amp;amp; &#38; &lt; &#10; &#9; &quot; &amp;#38;'/>",
              "      <deal ruling=\"&amp;amp; &amp; &lt; &#10; &#9; &quot; &amp;#38;\"/>\n");
  assert_log ("<note/><note> </note><note></note>", "      <note/>\n      <note/>\n      <note/>\n");
}

/* The same entry however it is spelled: whether it is made at once or looked at closely says nothing else. */
static void
test_spellings (void)
{
  static const char *const spelled[] = {
    "<adjust player='ana' points='5' reason='a b'/>",
    "<adjust reason='a b' points='5' player='ana'/>",
    "<adjust player='ana' points='5' reason='a&#32;b'></adjust>",
    "<adjust player='ana' points='5' reason='&#97; b'>\n</adjust>",
    "<u:adjust xmlns:u='urn:umpire:session:1' player='ana' points='5' reason='a b'/>",
    "<adjust player='ana' points='5' reason='a b' ruling=''/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (spelled); i++)
    assert_log (spelled[i], "      <adjust player=\"ana\" points=\"5\" reason=\"a b\"/>\n");
  assert_log ("<adjust player='ana' points='5' reason=' a  b '/>",
              "      <adjust player=\"ana\" points=\"5\" reason=\" a  b \"/>\n");
}

/* An entry that was begun is freed where reading ends inside of it. */
static void
test_broken_inside (void)
{
  static const char *const logs[] = {
    "<deal/><play by='ana' card='cat-5'>text</play>",
    "<deal/><play by='ana' card='cat-5'><deal/></play>",
    "<deal/><play by='ana' card='cat-5'><!DOCTYPE",
  };

  for (guint i = 0; i < G_N_ELEMENTS (logs); i++) {
    g_autofree char *document = fixture_log (logs[i]);
    g_autoptr (GBytes) bytes = g_bytes_new_static (document, strlen (document));
    g_autoptr (GError) error = NULL;

    g_assert_null (ump_session_parse (ump_games, bytes, NULL, &error));
    g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
  }
}

/* A byte order mark is no part of the text. */
static void
test_byte_order_mark (void)
{
  g_autofree char *document = fixture_log ("      <deal/>\n"),
                  *marked = g_strconcat ("\xef\xbb\xbf", document, NULL);
  g_autoptr (UmpSession) session = fixture_parse (marked);
  g_autoptr (UmpSession) plain = fixture_parse (document);
  g_autofree char *a = fixture_write (session), *b = fixture_write (plain);

  g_assert_cmpstr (a, ==, b);
}

static void
test_warning (void)
{
  g_autofree char *game = g_strconcat (
      "<game kind='pad' rules='1'><seats>ana bea</seats><log>", "<enter player='ana' points='3'/></log>",
      "<result state='finished' round='2'><score player='bea' points='7' rank='1'/>", "</result></game>",
      NULL);
  g_autofree char *document = fixture_document (game);
  g_autoptr (UmpSession) session = fixture_parse (document);
  const char *warning = ump_session_warnings (session)[0];

  g_assert_nonnull (warning);
  g_assert_nonnull (strstr (warning, "finished, round 2, bea 7 (1)"));
  g_assert_nonnull (strstr (warning, "playing, round 1, ana 3 (1), bea 0 (2)"));
}

static void
test_limit_of_entries (void)
{
  GString *log = g_string_sized_new (8 * (UMP_MAX_ENTRIES + 2));
  g_autofree char *document = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (UmpSession) partial = NULL;

  for (guint i = 0; i <= UMP_MAX_ENTRIES; i++)
    g_string_append (log, "<note/>");
  document = fixture_log (log->str);
  g_string_free (log, TRUE);
  bytes = g_bytes_new_static (document, strlen (document));
  g_assert_null (ump_session_parse (ump_games, bytes, &partial, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED);
  g_assert_nonnull (strstr (error->message, "1,000,000 entries"));
  g_assert_cmpuint (ump_match_n_entries (ump_session_match (partial, 0)), ==, UMP_MAX_ENTRIES);
}

/* ---- the model ---------------------------------------------------------------------------------------- */

static const UmpSetup *
added_setup (UmpSession *session, const char *const *names, const UmpOptionValue *values, int n_values)
{
  g_assert_true (ump_session_add_game (session, "pad", names, 2, values, n_values, NULL, NULL));
  return ump_match_setup (ump_session_match (session, ump_session_n_games (session) - 1));
}

/* Games that are alike share their setup; others have their own, and what is wrong is still said. */
static void
test_setups (void)
{
  g_autoptr (UmpSession) session = ump_session_new (ump_games, NULL, NULL);
  const char *const names[] = { "Ana", "Bea" }, *const turned[] = { "Bea", "Ana" };
  const UmpOptionValue rummy = { (char *) "name", (char *) "Rummy" },
                       whist = { (char *) "name", (char *) "Whist" };
  const UmpOptionValue twice[] = { rummy, rummy }, two[] = { rummy, { (char *) "target", (char *) "100" } };
  g_autoptr (GError) error = NULL;
  const UmpSetup *plain = added_setup (session, names, NULL, 0), *named;

  g_assert_true (added_setup (session, names, NULL, 0) == plain);
  g_assert_false (added_setup (session, turned, NULL, 0) == plain);
  named = added_setup (session, names, &rummy, 1);
  g_assert_true (added_setup (session, names, &rummy, 1) == named);
  g_assert_false (ump_session_add_game (session, "pad", names, 2, twice, 2, NULL, &error));
  g_assert_nonnull (strstr (error->message, "given twice"));
  g_clear_error (&error);
  /* as many as the game before has, but one of them twice */
  named = added_setup (session, names, two, 2);
  g_assert_true (added_setup (session, names, two, 2) == named);
  g_assert_false (ump_session_add_game (session, "pad", names, 2, twice, 2, NULL, &error));
  g_assert_nonnull (strstr (error->message, "given twice"));
  g_assert_false (added_setup (session, names, &whist, 1) == named);
  g_assert_false (added_setup (session, names, NULL, 0) == named);
}

static void
test_people (void)
{
  g_autoptr (UmpSession) session = ump_session_new (ump_games, NULL, NULL);
  const char *const names[] = { " José  María ", "Ána", "ana", "李", "!?" }, *const again[] = { "Ána",
                                                                                                "Zoë" };
  const char *const twice[] = { "Ana", "Ana" }, *const empty[] = { "Ana", " " };
  g_autoptr (GError) error = NULL;

  g_assert_true (ump_session_add_game (session, "pad", names, 5, NULL, 0, NULL, &error));
  g_assert_cmpstr (ump_session_person_id (session, 0), ==, "jose-maria");
  g_assert_cmpstr (ump_session_person_name (session, 0), ==, "José  María");
  g_assert_cmpstr (ump_session_person_id (session, 1), ==, "ana");
  g_assert_cmpstr (ump_session_person_id (session, 2), ==, "ana-2");
  g_assert_cmpstr (ump_session_person_id (session, 3), ==, "p");
  g_assert_cmpstr (ump_session_person_id (session, 4), ==, "p-2");
  g_assert_true (ump_session_add_game (session, "pad", again, 2, NULL, 0, NULL, &error));
  g_assert_cmpuint (ump_session_n_people (session), ==, 6);
  g_assert_false (ump_session_add_game (session, "pad", twice, 2, NULL, 0, NULL, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_NAME);
  g_clear_error (&error);
  g_assert_false (ump_session_add_game (session, "pad", empty, 2, NULL, 0, NULL, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_NAME);
  g_clear_error (&error);
  g_assert_false (ump_session_add_game (session, "chess", again, 2, NULL, 0, NULL, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_OPTION);
  g_clear_error (&error);
  g_assert_false (ump_session_add_game (session, "martes-13", again, 2, NULL, 0, NULL, &error));
  g_assert_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_OPTION);
  g_assert_cmpuint (ump_session_n_people (session), ==, 6);
  g_assert_cmpuint (ump_session_n_games (session), ==, 2);
}

static void
test_finished (void)
{
  g_autoptr (UmpSession) session = fixture_pad ();
  UmpMatch *match = ump_session_match (session, 0);
  g_autoptr (UmpEntry) entry = ump_entry_new (ump_match_game (match), "finish", NULL, NULL, 0, NULL);
  UmpVerdict verdict;

  g_assert_true (ump_match_add (match, entry, &verdict));
  ump_session_game_changed (session, 0, "2026-01-01T21:00:00Z");
  ump_session_game_changed (session, 0, "2026-01-01T22:00:00Z");
  g_assert_cmpstr (ump_session_game_finished (session, 0), ==, "2026-01-01T21:00:00Z");
  g_assert_true (ump_match_undo (match));
  ump_session_game_changed (session, 0, "2026-01-01T23:00:00Z");
  g_assert_null (ump_session_game_finished (session, 0));
}

static void
assert_written (UmpSession *session, const char *expected)
{
  g_autofree char *log = fixture_written_log (session);

  g_assert_cmpstr (log, ==, expected);
}

/* A void's time must be one, like every entry's; a bad one is kept, and so is what it does not know. */
static void
test_void_attributes (void)
{
  static const char good[] = "      <void at=\"2026-11-20T20:05:00Z\" ruling=\"so be it\" why=\"undo\">\n"
                             "        <deal/>\n      </void>\n";
  static const struct {
    const char *attributes, *reason;
  } bad[] = {
    { "at=\"noon\" why=\"undo\"", "time" },
    { "at=\"2026-11-20T20:05:00Z\" ruling=\"x\" why=\"removed\" mood=\"good\" tea=\"\"", "attribute" },
    { "by=\"ana\" why=\"correction\"", "attribute" },
  };
  g_autofree char *document = fixture_log (good);
  g_autoptr (UmpSession) fine = fixture_parse (document);

  g_assert_null (ump_match_refusal (ump_session_match (fine, 0)));
  assert_written (fine, good);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autofree char *log =
        g_strdup_printf ("      <void %s>\n        <deal/>\n      </void>\n", bad[i].attributes);
    g_autofree char *text = fixture_log (log), *reason = NULL;
    g_autoptr (UmpSession) session = fixture_parse (text);
    const UmpVerdict *verdict = ump_match_refusal (ump_session_match (session, 0));

    g_assert_nonnull (verdict);
    g_assert_cmpint (verdict->kind, ==, UMP_FORM);
    reason = ump_match_reason (ump_session_match (session, 0), verdict, NULL);
    g_assert_nonnull (strstr (reason, bad[i].reason));
    assert_written (session, log);
  }
}

/* What a later Umpire may say is kept: verbs with all that they have, attributes in their order. */
static void
test_unknown_entries (void)
{
  static const char log[] =
      "      <deal/>\n"
      "      <shout by=\"ana\" at=\"noon\" z=\"1\" a=\"&lt;\">over &amp; <out/>\n</shout>\n"
      "      <play by=\"ana\" card=\"cat-5\" z=\"\" a=\"2\"/>\n"
      "      <void why=\"undo\">\n        <shout>a\n b</shout>\n      </void>\n";
  g_autofree char *document = fixture_log (log);
  g_autoptr (UmpSession) session = fixture_parse (document);

  g_assert_cmpuint (ump_match_checked (ump_session_match (session, 0)), ==, 1);
  assert_written (session, log);
}

/* Nobody has another one's mark; who comes later has none of their own. */
static void
test_marks (void)
{
  g_autoptr (UmpSession) session = fixture_pad ();
  static const char *const names[] = { "Bea", "Zoe" };
  g_autofree char *text = NULL;

  g_assert_cmpint (ump_session_person_mark (session, 0), ==, 0);
  g_assert_true (ump_session_set_person_mark (session, 0, 3));
  g_assert_false (ump_session_set_person_mark (session, 1, 3));
  g_assert_true (ump_session_set_person_mark (session, 1, 4));
  g_assert_true (ump_session_set_person_mark (session, 1, 4));
  g_assert_true (ump_session_set_person_mark (session, 0, 0));
  g_assert_true (ump_session_add_game (session, "pad", names, 2, NULL, 0, NULL, NULL));
  text = fixture_write (session);
  g_assert_nonnull (strstr (text, "    <player id=\"ana\" name=\"Ana\"/>\n"
                                  "    <player id=\"bea\" name=\"Bea\" mark=\"4\"/>\n"
                                  "    <player id=\"zoe\" name=\"Zoe\"/>\n"));
  /* who has none is shown with the first that are free */
  g_assert_cmpint (ump_session_shown_mark (session, 0), ==, 1);
  g_assert_cmpint (ump_session_shown_mark (session, 1), ==, 4);
  g_assert_cmpint (ump_session_shown_mark (session, 2), ==, 2);
  g_assert_true (ump_session_set_person_mark (session, 1, 1));
  g_assert_cmpint (ump_session_shown_mark (session, 0), ==, 2);
  g_assert_cmpint (ump_session_shown_mark (session, 1), ==, 1);
  g_assert_cmpint (ump_session_shown_mark (session, 2), ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/good", test_good);
  g_test_add_func ("/session/loose", test_loose);
  g_test_add_func ("/session/bad", test_bad);
  g_test_add_func ("/session/no-file", test_no_file);
  g_test_add_func ("/session/kept", test_kept);
  g_test_add_func ("/session/values", test_values);
  g_test_add_func ("/session/spellings", test_spellings);
  g_test_add_func ("/session/broken-inside", test_broken_inside);
  g_test_add_func ("/session/byte-order-mark", test_byte_order_mark);
  g_test_add_func ("/session/warning", test_warning);
  g_test_add_func ("/session/limit-of-entries", test_limit_of_entries);
  g_test_add_func ("/session/people", test_people);
  g_test_add_func ("/session/setups", test_setups);
  g_test_add_func ("/session/finished", test_finished);
  g_test_add_func ("/session/marks", test_marks);
  g_test_add_func ("/session/void-attributes", test_void_attributes);
  g_test_add_func ("/session/unknown-entries", test_unknown_entries);
  return g_test_run ();
}
