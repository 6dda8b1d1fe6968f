/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Elements of other programs in a session and in a game: kept whole, and written behind ours. */
#include "fixture.h"

#define BEGIN "  <game kind=\"martes-13\" rules=\"1\">\n    <seats>ana bea carlos</seats>\n"

/* What is written of elements that stand in a game; written a second time they are the same. */
static char *
written (const char *given)
{
  g_autofree char *game = g_strconcat (BEGIN, given, "\n    <log/>\n  </game>\n", NULL);
  g_autofree char *document = fixture_document (game);
  g_autoptr (UmpSession) session = fixture_parse (document), again = NULL;
  g_autofree char *text = fixture_write (session), *twice = NULL;
  char *begin = strstr (text, "</result>\n"), *end = strstr (text, "  </game>");

  again = fixture_parse (text);
  twice = fixture_write (again);
  g_assert_cmpstr (twice, ==, text);
  g_assert_true (begin != NULL && end != NULL);
  return g_strndup (begin + 10, (gsize) (end - begin) - 10);
}

/* Each says itself what it means, and nothing in it changes. */
static void
test_whole (void)
{
  static const struct {
    const char *given, *written;
  } cases[] = {
    { "<a xmlns='urn:x'>\n<b/>\n\n\t<c>t</c></a>", "    <a xmlns=\"urn:x\">\n<b/>\n\n\t<c>t</c></a>\n" },
    { "<a xmlns='urn:x' xml:space='preserve'> </a>",
      "    <a xmlns=\"urn:x\" xml:space=\"preserve\"> </a>\n" },
    { "<a xmlns='urn:x'><b>\n</b></a>", "    <a xmlns=\"urn:x\"><b>\n</b></a>\n" },
    { "<a xmlns='urn:x'></a>", "    <a xmlns=\"urn:x\"/>\n" },
    { "<a xmlns=''/>", "    <a xmlns=\"\"/>\n" },
    { "<x:a xmlns:x='urn:x' x:b='&lt;&amp;&#9;' b=''/>",
      "    <x:a xmlns:x=\"urn:x\" x:b=\"&lt;&amp;&#9;\" b=\"\"/>\n" },
    { "<x:a xmlns:x='urn:x'>&lt;&amp;&gt; \"&#13;</x:a>",
      "    <x:a xmlns:x=\"urn:x\">&lt;&amp;&gt; &quot;&#13;</x:a>\n" },
    { "<x:a xmlns:x='urn:x'><x:b xmlns:x='urn:y'><x:c/></x:b><x:d/></x:a>",
      "    <x:a xmlns:x=\"urn:x\"><x:b xmlns:x=\"urn:y\"><x:c/></x:b><x:d/></x:a>\n" },
    { "<x:a xmlns:x='urn:x' xmlns:unused='urn:y'/>",
      "    <x:a xmlns:x=\"urn:x\" xmlns:unused=\"urn:y\"/>\n" },
    /* what is ours is theirs in there */
    { "<x:a xmlns:x='urn:x'><log><deal/></log></x:a>",
      "    <x:a xmlns:x=\"urn:x\"><log><deal/></log></x:a>\n" },
    { "<x:a xmlns:x='urn:x'><y xmlns='urn:y'><z/></y><deal/></x:a>",
      "    <x:a xmlns:x=\"urn:x\"><y xmlns=\"urn:y\"><z/></y><deal/></x:a>\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = written (cases[i].given);

    g_assert_cmpstr (text, ==, cases[i].written);
  }
}

/* A prefix that the session declares is declared where it is needed. */
static void
test_prefixes (void)
{
  g_autofree char *document =
      g_strdup ("<u:session xmlns:u=\"urn:umpire:session:1\" xmlns:x=\"urn:x\" xmlns:y=\"urn:y\" "
                "id=\"3f0c9a0e-0000-4000-8000-000000000001\" created=\"2026-11-20T20:05:00+01:00\" "
                "generator=\"hand\"><u:players><u:player id=\"ana\" name=\"Ana\"/></u:players>"
                "<x:a y:b=\"1\"><x:c/><u:log/><plain/></x:a>"
                "<u:game kind=\"pad\" rules=\"1\"><u:seats>ana</u:seats><u:log/></u:game></u:session>");
  g_autoptr (UmpSession) session = fixture_parse (document), again = NULL;
  g_autofree char *text = fixture_write (session), *twice = NULL;

  g_assert_nonnull (strstr (text, "  </game>\n"
                                  "  <x:a xmlns:x=\"urn:x\" xmlns:y=\"urn:y\" y:b=\"1\"><x:c/>"
                                  "<u:log xmlns:u=\"urn:umpire:session:1\"/><plain xmlns=\"\"/></x:a>\n"
                                  "</session>\n"));
  again = fixture_parse (text);
  twice = fixture_write (again);
  g_assert_cmpstr (twice, ==, text);
}

/* They stand behind ours, in their order, each where it belongs, however many games there are. */
static void
test_places (void)
{
  g_autofree char *document =
      fixture_document ("  <a xmlns=\"urn:x\"/>\n" BEGIN
                        "    <b xmlns=\"urn:x\"/>\n    <log/>\n    <c xmlns=\"urn:x\"/>\n  </game>\n"
                        "  <d xmlns=\"urn:x\"/>\n" BEGIN "    <log/>\n    <e xmlns=\"urn:x\"/>\n  </game>\n");
  g_autoptr (UmpSession) session = fixture_parse (document);
  g_autofree char *text = fixture_write (session);
  const char *first =
      strstr (text, "</result>\n    <b xmlns=\"urn:x\"/>\n    <c xmlns=\"urn:x\"/>\n  </game>\n");
  const char *second =
      strstr (text, "</result>\n    <e xmlns=\"urn:x\"/>\n  </game>\n  <a xmlns=\"urn:x\"/>\n"
                    "  <d xmlns=\"urn:x\"/>\n</session>\n");

  g_assert_true (first != NULL && second > first);
}

/* Whatever happens to the game, they stay. */
static void
test_stay (void)
{
  g_autofree char *document =
      fixture_document (BEGIN "    <log>\n      <deal/>\n    </log>\n    <b xmlns=\"urn:x\"/>\n  </game>\n");
  g_autoptr (UmpSession) session = fixture_parse (document);
  UmpMatch *match = ump_session_match (session, 0);
  g_autoptr (UmpCorrection) correction = NULL;
  g_autofree char *undone = NULL, *corrected = NULL;

  g_assert_true (ump_match_undo (match));
  undone = fixture_write (session);
  g_assert_nonnull (strstr (undone, "</result>\n    <b xmlns=\"urn:x\"/>\n"));
  correction = ump_match_correct_at (match, UMP_CHANGE_PUT_BACK, 1, NULL);
  g_assert_null (correction);
  correction =
      ump_match_correct_at (match, UMP_CHANGE_ADD, 2, ump_entry_child (ump_match_entry (match, 1), 0));
  ump_match_free (ump_session_swap_match (session, 0, ump_correction_steal (correction)));
  corrected = fixture_write (session);
  g_assert_nonnull (strstr (corrected, "</result>\n    <b xmlns=\"urn:x\"/>\n"));
}

/* Entries are counted without what stands in other programs' elements. */
static void
test_numbers (void)
{
  g_autofree char *document =
      fixture_document ("  <x:a xmlns:x=\"urn:x\"><game><log><deal/></log></game></x:a>\n" BEGIN
                        "    <x:a xmlns:x=\"urn:x\"><log><deal/></log></x:a>\n"
                        "    <log>\n"
                        "      <deal/>\n"
                        "      <!-- <deal/> -->\n"
                        "      <play\n        by=\"ana\" card=\"cat-9\"/>\n    </log>\n  </game>\n");
  g_autoptr (UmpSession) session = fixture_parse (document);
  g_autoptr (GBytes) bytes = g_bytes_new_static (document, strlen (document));

  g_assert_cmpuint (ump_match_n_entries (ump_session_match (session, 0)), ==, 2);
  g_assert_cmpuint (ump_session_entry_line (bytes, 0, 1), ==, 13);
  g_assert_cmpuint (ump_session_entry_line (bytes, 0, 2), ==, 15);
  g_assert_cmpuint (ump_session_entry_line (bytes, 0, 3), ==, 0);
  g_assert_cmpuint (ump_session_entry_line (bytes, 1, 1), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign/whole", test_whole);
  g_test_add_func ("/foreign/prefixes", test_prefixes);
  g_test_add_func ("/foreign/places", test_places);
  g_test_add_func ("/foreign/stay", test_stay);
  g_test_add_func ("/foreign/numbers", test_numbers);
  return g_test_run ();
}
