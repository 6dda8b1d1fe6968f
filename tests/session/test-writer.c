/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entries are written as libxml2's writer would, whichever way they go. */
#include "fixture.h"

#include "session/format/model.h"
#include "session/format/xml.h"

static const char *const names[] = { "player", "points", "reason" };

/* What libxml2 makes of an adjustment. */
static char *
line_by_libxml (const char *const *values)
{
  g_autoptr (xmlBuffer) buffer = xmlBufferCreate ();
  xmlTextWriter *writer = xmlNewTextWriterMemory (buffer, 0);

  xmlTextWriterStartElement (writer, BAD_CAST "adjust");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    xmlTextWriterWriteAttribute (writer, BAD_CAST names[i], BAD_CAST values[i]);
  xmlTextWriterEndElement (writer);
  xmlFreeTextWriter (writer);
  return g_strdup ((const char *) xmlBufferContent (buffer));
}

static void
assert_reason (const char *reason)
{
  const char *const values[] = { "ana", "-5", reason };
  g_autofree char *empty = fixture_log (""), *expected = line_by_libxml (values), *log = NULL, *line = NULL,
                  *document = NULL,
                  *twice = g_strdup_printf ("      %s\n      <deal/>\n      %s\n", expected, expected);
  g_autoptr (UmpSession) session = fixture_parse (empty);
  UmpMatch *match = ump_session_match (session, 0);
  const UmpGame *game = ump_match_game (match);
  g_autoptr (UmpEntry) entry = ump_entry_new (game, "adjust", names, values, 3, NULL);
  g_autoptr (UmpEntry) deal = ump_entry_new (game, "deal", NULL, NULL, 0, NULL);
  g_autoptr (UmpEntry) read = NULL;
  g_autoptr (UmpSession) again = NULL;
  UmpVerdict verdict;

  g_assert_true (ump_match_add (match, entry, &verdict));
  g_assert_true (ump_match_add (match, deal, &verdict));
  g_assert_true (ump_match_add (match, entry, &verdict));
  log = fixture_written_log (session);
  g_assert_cmpstr (log, ==, twice);
  document = fixture_write (session);
  again = fixture_parse (document);
  g_assert_cmpstr (ump_match_entry (ump_session_match (again, 0), 3)->values[2], ==, reason);

  line = ump_write_entry (game, entry);
  g_assert_cmpstr (line, ==, expected);
  read = ump_read_entry_line (ump_match_setup (match), line, strlen (line), NULL);
  g_assert_nonnull (read);
  g_assert_cmpstr (read->values[2], ==, reason);
}

/* Every printable character, alone, at both ends and twice. */
static void
test_characters (void)
{
  for (char c = 0x21; c < 0x7f; c++) {
    const char alone[] = { c, 0 }, ends[] = { c, 'a', c, c, ' ', 'b', c, 0 };

    assert_reason (alone);
    assert_reason (ends);
  }
  assert_reason ("a  b ");
  assert_reason ("&amp;&#38;<!-- -->]]>\"'");
}

/* Longer than what is put together at once, with other entries among the plain ones. */
static void
test_pieces (void)
{
  static const char *const others[] = {
    "      <note>a &amp; b</note>\n",
    "      <void why=\"undone\">\n        <adjust player=\"ana\" points=\"1\" reason=\"&lt;\"/>\n      </void>\n",
    "      <adjust ruling=\"so be it\" player=\"bea\" points=\"2\" reason=\"c\"/>\n",
    "      <adjust player=\"bea\" points=\"2\" reason=\"\xc3\xa9\"/>\n",
  };

  for (guint every = 1; every < 700; every = every * 3 + 1) {
    g_autoptr (GString) log = g_string_new (NULL);
    g_autofree char *document = NULL, *written = NULL;
    g_autoptr (UmpSession) session = NULL;

    for (guint i = 0; i < 2000; i++)
      if (i % every == every / 2)
        g_string_append (log, others[i / every % G_N_ELEMENTS (others)]);
      else
        g_string_append_printf (log, "      <adjust player=\"carlos\" points=\"%u\" reason=\"no\"/>\n",
                                i + 1);
    document = fixture_log (log->str);
    session = fixture_parse (document);
    g_assert_null (ump_match_refusal (ump_session_match (session, 0)));
    written = fixture_written_log (session);
    g_assert_cmpstr (written, ==, log->str);
  }
}

/* What stands behind a log that is empty, has one plain entry, or ends with another one. */
static void
test_ends (void)
{
  static const char *const logs[] = {
    "",
    "      <deal/>\n",
    "      <note/>\n",
    "      <note/>\n      <deal/>\n",
    "      <deal/>\n      <note/>\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (logs); i++) {
    g_autofree char *document = fixture_log (logs[i]), *written = NULL,
                    *full = g_strconcat ("    <log>\n", logs[i], "    </log>\n", NULL);
    const char *expected = *logs[i] != '\0' ? full : "    <log/>\n";
    g_autoptr (UmpSession) session = fixture_parse (document);

    written = fixture_write (session);
    g_assert_nonnull (strstr (written, expected));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/writer/characters", test_characters);
  g_test_add_func ("/writer/pieces", test_pieces);
  g_test_add_func ("/writer/ends", test_ends);
  return g_test_run ();
}
