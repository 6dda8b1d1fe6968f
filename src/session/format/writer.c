/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "session/format/model.h"
#include "session/format/xml.h"

static void
start (xmlTextWriter *out, const char *name)
{
  xmlTextWriterStartElement (out, (const xmlChar *) name);
}

static void
end (xmlTextWriter *out)
{
  xmlTextWriterEndElement (out);
}

static void
attr (xmlTextWriter *out, const char *name, const char *value)
{
  xmlTextWriterWriteAttribute (out, (const xmlChar *) name, (const xmlChar *) value);
}

static void
number (xmlTextWriter *out, const char *name, gint64 value)
{
  char text[32];

  g_snprintf (text, sizeof text, "%" G_GINT64_FORMAT, value);
  attr (out, name, text);
}

static void
write_text (xmlTextWriter *out, const char *text)
{
  if (*text != '\0')
    xmlTextWriterWriteString (out, (const xmlChar *) text);
}

/* ---- entries --------------------------------------------------------------------------- */

/* Those that the verb does not know, as they were read; NULL-terminated pairs, or NULL. */
static const char *const *
unknown_of (const UmpEntry *entry)
{
  return (const char *const *) entry->unknown;
}

static void
write_leaf (xmlTextWriter *out, const UmpGame *game, const UmpEntry *entry)
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
    xmlTextWriterWriteRaw (out, (const xmlChar *) ump_entry_text (entry));
  } else if (ump_entry_text (entry) != NULL) {
    g_autofree char *text = ump_trimmed (ump_entry_text (entry));

    write_text (out, text != NULL ? text : "");
  }
  end (out);
}

/* All that a void was given stands with what its verb does not know; some of it goes before `why`. */
static void
write_void_attrs (xmlTextWriter *out, const UmpEntry *entry)
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
write_entry (xmlTextWriter *out, const UmpGame *game, const UmpEntry *entry)
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
write_foreign (xmlTextWriter *out, const GPtrArray *foreign, const char *indent)
{
  for (guint i = 0; i < foreign->len; i++) {
    g_autofree char *line = g_strconcat (indent, foreign->pdata[i], "\n", NULL);

    xmlTextWriterWriteRaw (out, (const xmlChar *) line);
    xmlTextWriterSetIndent (out, 1);
  }
}

static void
write_seats (xmlTextWriter *out, const UmpSetup *setup)
{
  g_autofree char *text = g_strjoinv (" ", setup->ids);

  start (out, "seats");
  write_text (out, text);
  end (out);
}

static void
write_options (xmlTextWriter *out, const UmpSetup *setup)
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
write_result (xmlTextWriter *out, const UmpMatch *match)
{
  const UmpTable *table = ump_match_table (match);
  UmpTotal totals[UMP_MAX_SEATS];

  ump_score_totals (table, totals);
  start (out, "result");
  attr (out, "state", ump_state_names[ump_table_state (table)]);
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
write_game (xmlTextWriter *out, const UmpPlayed *played)
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
write_words (xmlTextWriter *out, const char *name, const char *text)
{
  if (text == NULL)
    return;
  start (out, name);
  write_text (out, text);
  end (out);
}

static void
write_players (xmlTextWriter *out, const UmpSession *session)
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
write_session (xmlTextWriter *out, const UmpSession *session)
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

GBytes *
ump_session_write (UmpSession *session)
{
  UmpXml xml;

  ump_xml_begin_document (&xml);
  write_session (xml.writer, session);
  return ump_xml_end (&xml);
}

char *
ump_write_entry (const UmpGame *game, UmpEntry *entry)
{
  UmpXml xml;

  ump_xml_begin (&xml);
  write_entry (xml.writer, game, entry);
  return ump_xml_end_part (&xml);
}
