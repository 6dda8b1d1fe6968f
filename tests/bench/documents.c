/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "documents.h"

#include <libxml/xmlreader.h>
#include <libxml/xmlwriter.h>

#include "games/games.h"
#include "moves.h"

UmpSession *
bench_session (const UmpGame *game, guint n)
{
  static const char *const names[] = { "Ana", "Bea", "Carlos", "Dora", "Eva", "Fran" };
  UmpSession *session =
      ump_session_new (ump_games, "00000000-0000-4000-8000-000000000000", "2026-01-01T20:00:00Z");
  g_autoptr (GPtrArray) games = bench_games (game, 20, 1);

  for (guint i = 0, k = 0; k < n; i++) {
    const GPtrArray *lines = g_ptr_array_index (games, i % games->len);

    if (!ump_session_add_game (session, game->kind, names, CLAMP (4, game->min_seats, game->max_seats), NULL,
                               0, NULL, NULL))
      g_error ("no game");
    for (guint j = 0; j < lines->len; j++, k++)
      bench_enter (ump_session_match (session, i), g_ptr_array_index (lines, j));
  }
  return session;
}

void
bench_plain_load (GBytes *bytes)
{
  gsize n;
  const char *text = g_bytes_get_data (bytes, &n);
  xmlTextReader *reader = xmlReaderForMemory (text, (int) n, NULL, "UTF-8", XML_PARSE_NONET);

  while (xmlTextReaderRead (reader) == 1)
    ;
  xmlFreeTextReader (reader);
}

static void
write_plainly (xmlTextWriter *writer, const UmpGame *game, const UmpEntry *entry)
{
  int n;
  const UmpField *attrs = ump_verb_attrs (game, entry->verb, &n);

  xmlTextWriterStartElement (writer, BAD_CAST ump_entry_name (game, entry));
  if (entry->by != NULL)
    xmlTextWriterWriteAttribute (writer, BAD_CAST "by", BAD_CAST entry->by);
  for (int i = 0; i < n; i++)
    if (entry->values[i] != NULL)
      xmlTextWriterWriteAttribute (writer, BAD_CAST attrs[i].name, BAD_CAST entry->values[i]);
  xmlTextWriterEndElement (writer);
}

void
bench_plain_save (UmpSession *session)
{
  xmlBuffer *buffer = xmlBufferCreate ();
  xmlTextWriter *writer = xmlNewTextWriterMemory (buffer, 0);

  xmlTextWriterSetIndent (writer, 1);
  xmlTextWriterSetIndentString (writer, BAD_CAST "  ");
  xmlTextWriterStartDocument (writer, NULL, "UTF-8", NULL);
  xmlTextWriterStartElement (writer, BAD_CAST "session");
  for (guint g = 0; g < ump_session_n_games (session); g++) {
    UmpMatch *match = ump_session_match (session, g);

    xmlTextWriterStartElement (writer, BAD_CAST "game");
    xmlTextWriterStartElement (writer, BAD_CAST "log");
    for (guint i = 1; i <= ump_match_n_entries (match); i++)
      write_plainly (writer, ump_match_game (match), ump_match_entry (match, i));
    xmlTextWriterEndElement (writer);
    xmlTextWriterEndElement (writer);
  }
  xmlTextWriterEndDocument (writer);
  xmlFreeTextWriter (writer);
  xmlBufferFree (buffer);
}
