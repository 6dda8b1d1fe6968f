/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Foreign markup stays where it stood, whatever happens to the entries round it. */
#include "fixture.h"

#define LOG                                   \
  "      <x:a xmlns:x=\"urn:x\"/>\n"          \
  "      <deal/>\n"                           \
  "      <x:b xmlns:x=\"urn:x\"/>\n"          \
  "      <play by=\"ana\" card=\"cat-5\"/>\n" \
  "      <x:c xmlns:x=\"urn:x\"/>\n"

static void
assert_log (UmpSession *session, const char *expected)
{
  g_autofree char *log = fixture_written_log (session), *document = fixture_write (session);
  g_autoptr (UmpSession) again = fixture_parse (document);
  g_autofree char *twice = fixture_write (again);

  g_assert_cmpstr (log, ==, expected);
  g_assert_cmpstr (twice, ==, document);
}

static void
test_undo_redo (void)
{
  g_autofree char *document = fixture_log (LOG);
  g_autoptr (UmpSession) session = fixture_parse (document);
  UmpMatch *match = ump_session_match (session, 0);
  UmpVerdict verdict;

  assert_log (session, LOG);
  g_assert_true (ump_match_undo (match));
  g_assert_true (ump_match_undo (match));
  assert_log (session, "      <x:a xmlns:x=\"urn:x\"/>\n"
                       "      <void why=\"undo\">\n        <deal/>\n      </void>\n"
                       "      <x:b xmlns:x=\"urn:x\"/>\n"
                       "      <void why=\"undo\">\n        <play by=\"ana\" card=\"cat-5\"/>\n      </void>\n"
                       "      <x:c xmlns:x=\"urn:x\"/>\n");
  g_assert_true (ump_match_redo (match, &verdict));
  g_assert_true (ump_match_redo (match, &verdict));
  assert_log (session, LOG);
}

/* What stood inside a void stays when the void goes. */
static void
test_inside_void (void)
{
  static const char log[] = "      <deal/>\n"
                            "      <x:a xmlns:x=\"urn:x\"/>\n"
                            "      <void why=\"undo\">\n"
                            "        <x:b xmlns:x=\"urn:x\"/>\n"
                            "        <play by=\"ana\" card=\"cat-5\"/>\n"
                            "        <x:c xmlns:x=\"urn:x\"/>\n"
                            "      </void>\n";
  g_autofree char *document = fixture_log (log);
  g_autoptr (UmpSession) session = fixture_parse (document);
  UmpVerdict verdict;

  assert_log (session, log);
  g_assert_true (ump_match_redo (ump_session_match (session, 0), &verdict));
  assert_log (session, "      <deal/>\n"
                       "      <x:a xmlns:x=\"urn:x\"/>\n"
                       "      <x:b xmlns:x=\"urn:x\"/>\n"
                       "      <play by=\"ana\" card=\"cat-5\"/>\n"
                       "      <x:c xmlns:x=\"urn:x\"/>\n");
}

static void
test_correction (void)
{
  g_autofree char *document = fixture_log (LOG);
  g_autoptr (UmpSession) session = fixture_parse (document);
  UmpMatch *match = ump_session_match (session, 0);
  const char *const names[] = { "by", "card" }, *const values[] = { "ana", "cat-1" };
  g_autoptr (UmpEntry) entry = ump_entry_new (ump_match_game (match), "play", names, values, 2, NULL);
  g_autoptr (UmpCorrection) correction = ump_match_correct_at (match, UMP_CHANGE_ENTRY, 2, entry);

  g_assert_nonnull (correction);
  ump_match_free (ump_session_swap_match (session, 0, ump_correction_steal (correction)));
  assert_log (session,
              "      <x:a xmlns:x=\"urn:x\"/>\n"
              "      <deal/>\n"
              "      <x:b xmlns:x=\"urn:x\"/>\n"
              "      <void why=\"correction\">\n        <play by=\"ana\" card=\"cat-5\"/>\n      </void>\n"
              "      <play by=\"ana\" card=\"cat-1\"/>\n"
              "      <x:c xmlns:x=\"urn:x\"/>\n");
}

/* Numbers count our entries only; the line is that of the start tag. */
static void
test_numbers (void)
{
  g_autofree char *document =
      fixture_log ("      <x:a xmlns:x=\"urn:x\"><deal xmlns=\"urn:umpire:session:1\"/></x:a>\n"
                   "      <deal/>\n"
                   "      <!-- <deal/> -->\n"
                   "      <play\n        by=\"ana\" card=\"cat-9\"/>\n");
  g_autoptr (UmpSession) session = fixture_parse (document);
  g_autoptr (GBytes) bytes = g_bytes_new_static (document, strlen (document));
  UmpMatch *match = ump_session_match (session, 0);

  g_assert_cmpuint (ump_match_n_entries (match), ==, 2);
  g_assert_cmpuint (ump_session_entry_line (bytes, 0, 1), ==, 12);
  g_assert_cmpuint (ump_session_entry_line (bytes, 0, 2), ==, 14);
  g_assert_cmpuint (ump_session_entry_line (bytes, 0, 3), ==, 0);
  g_assert_cmpuint (ump_session_entry_line (bytes, 1, 1), ==, 0);
}

/* Names are shared, also with the same prefix for something else; values stay each with its own, empty ones
 * too. */
static void
test_attributes (void)
{
  static const char log[] =
      "      <deal xmlns:x=\"urn:x\" x:a=\"1\" x:b=\"\" x:c=\"&lt;&#9;\"/>\n"
      "      <play xmlns:x=\"urn:other\" by=\"ana\" card=\"cat-5\" x:a=\"\" x:b=\"\"/>\n"
      "      <play xmlns:x=\"urn:x\" xmlns:y=\"urn:y\" by=\"bea\" card=\"cat-3\" x:c=\"3\" y:a=\"4\" x:a=\"5\"/>\n"
      "      <note xmlns:x=\"urn:x\" x:a=\"6\">b<x:c x:a=\"7\" x:d=\"\" a=\"8\"/></note>\n";
  g_autofree char *document = fixture_log (log);
  g_autoptr (UmpSession) session = fixture_parse (document);
  g_autoptr (UmpSession) other = fixture_parse (document);

  assert_log (session, log);
  g_clear_pointer (&session, ump_session_free);
  assert_log (other, log);
}

/* White space that may mean something is left alone, indentation becomes ours. */
static void
test_white_space (void)
{
  static const struct {
    const char *given, *written;
  } cases[] = {
    { "<a xmlns='urn:x'>\n<b/>\n\n\t<c>t</c></a>", "      <a xmlns=\"urn:x\">\n<b/>\n\n\t<c>t</c></a>\n" },
    { "<a xmlns='urn:x'>\n<b/>\n\n\t<c>t</c>\n</a>",
      "      <a xmlns=\"urn:x\">\n        <b/>\n        <c>t</c>\n      </a>\n" },
    { "<a xmlns='urn:x' xml:space='preserve'>\n<b/>\n</a>",
      "      <a xmlns=\"urn:x\" xml:space=\"preserve\">\n<b/>\n</a>\n" },
    { "<a xmlns='urn:x'><b/></a>", "      <a xmlns=\"urn:x\"><b/></a>\n" },
    { "<a xmlns='urn:x'> </a>", "      <a xmlns=\"urn:x\"> </a>\n" },
    { "<a xmlns='urn:x'>\n\t</a>", "      <a xmlns=\"urn:x\">\n\t</a>\n" },
    { "<a xmlns='urn:x'><b>\n</b></a>", "      <a xmlns=\"urn:x\"><b>\n</b></a>\n" },
    { "<a xmlns='urn:x'>\n<b>\n</b>\n</a>", "      <a xmlns=\"urn:x\">\n        <b>\n</b>\n      </a>\n" },
    { "<a xmlns=''/>", "      <a xmlns=\"\"/>\n" },
    { "<x:a xmlns:x='urn:x' x:b='&lt;&amp;'/>", "      <x:a xmlns:x=\"urn:x\" x:b=\"&lt;&amp;\"/>\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *document = fixture_log (cases[i].given);
    g_autoptr (UmpSession) session = fixture_parse (document);

    assert_log (session, cases[i].written);
  }
}

/* A void's time must be one, like every entry's; a bad one is kept. */
static void
test_void_at (void)
{
  static const char good[] =
      "      <void at=\"2026-11-20T20:05:00Z\" why=\"undo\">\n        <deal/>\n      </void>\n";
  static const char bad[] = "      <void at=\"noon\" why=\"undo\">\n        <deal/>\n      </void>\n";
  g_autofree char *first = fixture_log (good), *second = fixture_log (bad);
  g_autoptr (UmpSession) fine = fixture_parse (first);
  g_autoptr (UmpSession) refused = fixture_parse (second);
  const UmpVerdict *verdict;
  g_autofree char *reason = NULL;

  g_assert_null (ump_match_refusal (ump_session_match (fine, 0)));
  assert_log (fine, good);
  verdict = ump_match_refusal (ump_session_match (refused, 0));
  g_assert_nonnull (verdict);
  g_assert_cmpint (verdict->kind, ==, UMP_FORM);
  reason = ump_match_reason (ump_session_match (refused, 0), verdict, NULL);
  g_assert_nonnull (strstr (reason, "time"));
  assert_log (refused, bad);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/markup/undo-redo", test_undo_redo);
  g_test_add_func ("/markup/inside-void", test_inside_void);
  g_test_add_func ("/markup/correction", test_correction);
  g_test_add_func ("/markup/numbers", test_numbers);
  g_test_add_func ("/markup/attributes", test_attributes);
  g_test_add_func ("/markup/white-space", test_white_space);
  g_test_add_func ("/markup/void-at", test_void_at);
  return g_test_run ();
}
