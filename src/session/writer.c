/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "session/model.h"
#include "session/xml.h"

static const char *const state_names[] = { "playing", "finished", "abandoned" };

/* flat: one line, no indentation: for the journal. */
typedef struct {
  xmlTextWriter *writer;
  gboolean flat;
} Out;

static void
start (Out *out, const char *name)
{
  xmlTextWriterStartElement (out->writer, (const xmlChar *) name);
}

static void
end (Out *out)
{
  xmlTextWriterEndElement (out->writer);
}

static void
attr (Out *out, const char *name, const char *value)
{
  xmlTextWriterWriteAttribute (out->writer, (const xmlChar *) name, (const xmlChar *) value);
}

static void
number (Out *out, const char *name, gint64 value)
{
  char text[32];

  g_snprintf (text, sizeof text, "%" G_GINT64_FORMAT, value);
  attr (out, name, text);
}

typedef int (*Write) (xmlTextWriter *writer, const xmlChar *text);

/* Where all has to stand in one line, line breaks become references. */
static void
write_lines (Out *out, const char *text, Write write)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", out->flat ? -1 : 1);

  for (int i = 0; lines[i] != NULL; i++) {
    if (i > 0)
      xmlTextWriterWriteRaw (out->writer, (const xmlChar *) "&#10;");
    if (*lines[i])
      write (out->writer, (const xmlChar *) lines[i]);
  }
}

static void
write_text (Out *out, const char *text)
{
  write_lines (out, text, xmlTextWriterWriteString);
}

/* ---- entries --------------------------------------------------------------------------- */

/* Those that the verb does not know, as they were read; NULL-terminated pairs, or NULL. */
static const char *const *
unknown_of (const UmpEntry *entry)
{
  return (const char *const *) ump_entry_unknown (entry);
}

static void
write_leaf (Out *out, const UmpGame *game, const UmpEntry *entry)
{
  int n;
  const UmpField *attrs = ump_verb_attrs (game, entry->verb, &n);

  start (out, ump_entry_name (game, entry));
  if (entry->by != NULL)
    attr (out, "by", entry->by);
  if (entry->at != NULL)
    attr (out, "at", entry->at);
  if (ump_entry_ruling (entry) != NULL && *ump_entry_ruling (entry))
    attr (out, "ruling", ump_entry_ruling (entry));
  for (int i = 0; i < entry->n_values; i++)
    if (entry->values[i] != NULL)
      attr (out, attrs[i].name, entry->values[i]);
  for (const char *const *pair = unknown_of (entry); pair != NULL && *pair != NULL; pair += 2)
    attr (out, pair[0], pair[1]);
  if (entry->verb == UMP_VERB_UNKNOWN && ump_entry_text (entry) != NULL) {
    write_lines (out, ump_entry_text (entry), xmlTextWriterWriteRaw);
  } else if (ump_entry_text (entry) != NULL) {
    g_autofree char *text = ump_trimmed (ump_entry_text (entry));

    write_text (out, text != NULL ? text : "");
  }
  end (out);
}

/* All that a void was given stands with what its verb does not know; some of it goes before `why`. */
static void
write_void_attrs (Out *out, const UmpEntry *entry)
{
  static const char *const common[] = { "by", "at", "ruling", NULL };

  for (int i = 0; common[i] != NULL; i++)
    for (const char *const *pair = unknown_of (entry); pair != NULL && *pair != NULL; pair += 2)
      if (strcmp (pair[0], common[i]) == 0)
        attr (out, pair[0], pair[1]);
  attr (out, "why", ump_why_name (ump_entry_why (entry)));
  for (const char *const *pair = unknown_of (entry); pair != NULL && *pair != NULL; pair += 2)
    if (!g_strv_contains (common, pair[0]))
      attr (out, pair[0], pair[1]);
}

static void
write_entry (Out *out, const UmpGame *game, const UmpEntry *entry)
{
  if (!ump_entry_is_void (entry)) {
    write_leaf (out, game, entry);
    return;
  }
  start (out, "void");
  write_void_attrs (out, entry);
  for (guint i = 0; i < ump_entry_n_children (entry); i++)
    write_leaf (out, game, ump_entry_child (entry, i));
  end (out);
}

/* ---- a game ------------------------------------------------------------------------------- */

/* Elements of other programs, as they are, behind ours: a line each. Asking for indentation again tells
 * libxml2 that a new line has begun. */
static void
write_foreign (Out *out, const GPtrArray *foreign, const char *indent)
{
  for (guint i = 0; i < foreign->len; i++) {
    g_autofree char *line = g_strconcat (indent, foreign->pdata[i], "\n", NULL);

    xmlTextWriterWriteRaw (out->writer, (const xmlChar *) line);
    xmlTextWriterSetIndent (out->writer, 1);
  }
}

static void
write_seats (Out *out, const UmpSetup *setup)
{
  g_autofree char *text = g_strjoinv (" ", setup->ids);

  start (out, "seats");
  write_text (out, text);
  end (out);
}

static void
write_options (Out *out, const UmpSetup *setup)
{
  g_autoptr (GArray) options = ump_setup_given (setup);

  for (guint i = 0; i < options->len; i++) {
    start (out, "option");
    attr (out, "name", g_array_index (options, UmpOptionValue, i).name);
    attr (out, "value", g_array_index (options, UmpOptionValue, i).value);
    end (out);
  }
}

static void
write_result (Out *out, const UmpMatch *match)
{
  const UmpTable *table = ump_match_table (match);
  UmpTotal totals[UMP_MAX_SEATS];

  ump_score_totals (table, totals);
  start (out, "result");
  attr (out, "state", state_names[ump_table_state (table)]);
  number (out, "round", ump_table_get (table, UMP_COUNTER_ROUND));
  for (int i = 0; i < table->setup->n_seats; i++) {
    start (out, "score");
    attr (out, "player", table->setup->ids[i]);
    number (out, "points", totals[i].points);
    number (out, "rank", totals[i].rank);
    end (out);
  }
  end (out);
}

static void
write_game (Out *out, const UmpPlayed *played)
{
  const UmpSetup *setup = ump_match_setup (played->match);
  gboolean over = ump_table_state (ump_match_table (played->match)) != UMP_PLAYING;

  start (out, "game");
  attr (out, "kind", played->game->kind);
  attr (out, "rules", "1");
  if (played->started != NULL)
    attr (out, "started", played->started);
  /* What stands behind a refused entry may have ended the game. */
  if (played->finished != NULL && (over || ump_match_refusal (played->match) != NULL))
    attr (out, "finished", played->finished);
  write_seats (out, setup);
  write_options (out, setup);
  start (out, "log");
  for (guint i = 1; i <= ump_match_n_entries (played->match); i++)
    write_entry (out, played->game, ump_match_entry (played->match, i));
  end (out);
  write_result (out, played->match);
  write_foreign (out, played->foreign, "    ");
  end (out);
}

/* ---- the session ------------------------------------------------------------------------------ */

static void
write_words (Out *out, const char *name, const char *text)
{
  if (text == NULL)
    return;
  start (out, name);
  write_text (out, text);
  end (out);
}

static void
write_players (Out *out, const UmpSession *session)
{
  start (out, "players");
  for (guint i = 0; i < session->people->len; i++) {
    const UmpPerson *person = &g_array_index (session->people, UmpPerson, i);

    start (out, "player");
    attr (out, "id", person->id);
    attr (out, "name", person->name);
    if (person->mark != 0)
      number (out, "mark", person->mark);
    end (out);
  }
  end (out);
}

static void
write_session (Out *out, const UmpSession *session)
{
  start (out, "session");
  attr (out, "xmlns", UMP_SESSION_NS);
  attr (out, "id", session->id);
  attr (out, "created", session->created);
  attr (out, "generator", session->generator);
  write_words (out, "title", session->title);
  write_words (out, "place", session->place);
  write_players (out, session);
  for (guint i = 0; i < session->played->len; i++)
    write_game (out, g_ptr_array_index (session->played, i));
  write_foreign (out, session->foreign, "  ");
  end (out);
}

static xmlTextWriter *
new_writer (xmlBuffer *buffer)
{
  xmlTextWriter *writer;

  if (buffer == NULL || (writer = xmlNewTextWriterMemory (buffer, 0)) == NULL)
    g_error ("libxml2: out of memory");
  return writer;
}

GBytes *
ump_session_write (UmpSession *session)
{
  g_autoptr (xmlBuffer) buffer = xmlBufferCreate ();
  xmlTextWriter *writer = new_writer (buffer);
  Out out = { 0 };
  gsize n;
  xmlChar *bytes;

  xmlBufferSetAllocationScheme (buffer, XML_BUFFER_ALLOC_DOUBLEIT);
  out.writer = writer;
  xmlTextWriterStartDocument (writer, NULL, "UTF-8", NULL);
  xmlTextWriterSetIndent (writer, 1);
  xmlTextWriterSetIndentString (writer, (const xmlChar *) "  ");
  write_session (&out, session);
  xmlTextWriterEndDocument (writer);
  xmlFreeTextWriter (writer);
  n = (gsize) xmlBufferLength (buffer);
  bytes = xmlBufferDetach (buffer);
  return g_bytes_new_with_free_func (bytes, n, xmlFree, bytes);
}

char *
ump_write_entry_line (const UmpGame *game, UmpEntry *entry)
{
  g_autoptr (xmlBuffer) buffer = xmlBufferCreate ();
  Out out = { new_writer (buffer), TRUE };

  write_entry (&out, game, entry);
  xmlTextWriterFlush (out.writer);
  xmlFreeTextWriter (out.writer);
  return g_strdup ((const char *) xmlBufferContent (buffer));
}
