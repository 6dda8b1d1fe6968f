/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "session/model.h"

static const char *const state_names[] = { "playing", "finished", "abandoned" };

/* ---- entries --------------------------------------------------------------------------- */

static const UmpEntryMarkup *
markup_of (const UmpEntry *entry)
{
  return entry->extra;
}

static const UmpEntry *
leaf (const UmpEntry *entry, gboolean last)
{
  while (ump_entry_n_children (entry) > 0)
    entry = ump_entry_child (entry, last ? ump_entry_n_children (entry) - 1 : 0);
  return entry;
}

/* Foreign markup hangs on the entry behind it, so that it stays where it was when the entry goes into a void
 * or comes
 * out of one: what stood on the void's own level is written outside of it. */
static void
write_level (UmpXmlOut *out, const UmpMarkup *markup, guint from, guint to)
{
  for (const UmpNode *node = markup->first; node != NULL; node = node->next)
    if (node->level >= from && node->level <= to)
      ump_xml_node (out, node);
}

static gboolean
has_rest (const UmpMarkup *own)
{
  UmpMarkupIter attr = { 0 };

  while (ump_markup_next (own, &attr))
    if (attr.name->name != NULL)
      return TRUE;
  return FALSE;
}

static void
write_leaf (UmpXmlOut *out, const UmpGame *game, const UmpEntry *entry)
{
  const UmpEntryMarkup *markup = markup_of (entry);
  const UmpMarkup *own = markup != NULL ? &markup->own : NULL;
  int n;
  const UmpField *attrs = ump_verb_attrs (game, entry->verb, &n);
  guint mark = ump_xml_start (out, ump_entry_name (game, entry), own);

  if (entry->by != NULL)
    ump_xml_attr (out, "by", entry->by);
  if (entry->at != NULL)
    ump_xml_attr (out, "at", entry->at);
  if (ump_entry_ruling (entry) != NULL && *ump_entry_ruling (entry))
    ump_xml_attr (out, "ruling", ump_entry_ruling (entry));
  for (int i = 0; i < entry->n_values; i++)
    if (entry->values[i] != NULL)
      ump_xml_attr (out, attrs[i].name, entry->values[i]);
  if (has_rest (own))
    ump_xml_attrs (out, own);
  else
    for (int i = 0; ump_entry_unknown (entry) != NULL && ump_entry_unknown (entry)[i] != NULL; i += 2)
      ump_xml_attr (out, ump_entry_unknown (entry)[i], ump_entry_unknown (entry)[i + 1]);
  if (entry->verb == UMP_VERB_UNKNOWN)
    ump_xml_inside (out, own);
  else if (ump_entry_text (entry) != NULL || (own != NULL && own->first != NULL)) {
    g_autofree char *text = ump_trimmed (ump_entry_text (entry) != NULL ? ump_entry_text (entry) : "");

    ump_xml_text (out, text != NULL ? text : "", own);
  }
  ump_xml_end (out, mark);
}

static gboolean
is_own (const UmpMarkupName *attr, const char *name)
{
  return attr->prefix == NULL && g_strcmp0 (attr->name, name) == 0;
}

static void
write_plain (UmpXmlOut *out, const UmpMarkup *own, const char *name)
{
  UmpMarkupIter attr = { 0 };

  while (ump_markup_next (own, &attr))
    if (is_own (attr.name, name))
      ump_xml_attr (out, name, attr.value);
}

/* A void's own attributes lie with its markup: `at` and `ruling` go before `why`. */
static guint
start_void (UmpXmlOut *out, const UmpEntry *entry)
{
  const UmpEntryMarkup *markup = markup_of (entry);
  const UmpMarkup *own = markup != NULL ? &markup->own : NULL;
  guint mark = ump_xml_start (out, "void", own);
  UmpMarkupIter attr = { 0 };

  write_plain (out, own, "at");
  write_plain (out, own, "ruling");
  ump_xml_attr (out, "why", ump_why_name (ump_entry_why (entry)));
  while (ump_markup_next (own, &attr))
    if (attr.name->name != NULL && !is_own (attr.name, "at") && !is_own (attr.name, "ruling"))
      ump_xml_one_attr (out, &attr);
  return mark;
}

static void
write_entry (UmpXmlOut *out, const UmpGame *game, const UmpEntry *entry, guint level)
{
  const UmpEntryMarkup *first = markup_of (leaf (entry, FALSE)), *last = markup_of (leaf (entry, TRUE));
  guint deepest = ump_entry_is_void (entry) ? level : G_MAXUINT;

  if (first != NULL && first->around != NULL)
    write_level (out, &first->around->before, level, deepest);
  if (ump_entry_is_void (entry)) {
    guint mark = start_void (out, entry);

    for (guint i = 0; i < ump_entry_n_children (entry); i++)
      write_entry (out, game, ump_entry_child (entry, i), level + 1);
    ump_xml_end (out, mark);
  } else {
    write_leaf (out, game, entry);
  }
  if (last != NULL && last->around != NULL)
    write_level (out, &last->around->after, level, deepest);
}

/* ---- a game ------------------------------------------------------------------------------- */

static void
write_seats (UmpXmlOut *out, const UmpPlayed *played)
{
  const UmpSetup *setup = ump_match_setup (played->match);
  g_autoptr (GString) text = g_string_new (NULL);
  guint mark = ump_xml_start (out, "seats", played->seats);

  ump_xml_attrs (out, played->seats);
  for (int i = 0; i < setup->n_seats; i++)
    g_string_append_printf (text, "%s%s", i ? " " : "", setup->ids[i]);
  ump_xml_items (out, text->str, played->seats);
  ump_xml_end (out, mark);
}

static void
write_options (UmpXmlOut *out, const UmpPlayed *played, const UmpNode **next)
{
  g_autoptr (GArray) options = ump_setup_given (ump_match_setup (played->match));

  for (guint i = 0; i < options->len; i++) {
    const UmpOptionValue *option = &g_array_index (options, UmpOptionValue, i);
    int index = ump_game_find_option (played->game, option->name);
    const UmpMarkup *markup = played->option_markup != NULL ? played->option_markup[index] : NULL;
    guint mark;

    ump_xml_nodes (out, next, UMP_AT_OPTION + (guint) index);
    mark = ump_xml_start (out, "option", markup);
    ump_xml_attr (out, "name", option->name);
    ump_xml_attr (out, "value", option->value);
    ump_xml_attrs (out, markup);
    ump_xml_inside (out, markup);
    ump_xml_end (out, mark);
  }
}

static void
write_log (UmpXmlOut *out, const UmpPlayed *played)
{
  guint mark = ump_xml_start (out, "log", played->log);
  const UmpNode *next = played->log != NULL ? played->log->first : NULL;

  ump_xml_attrs (out, played->log);
  for (guint i = 1; i <= ump_match_n_entries (played->match); i++)
    write_entry (out, played->game, ump_match_entry (played->match, i), 0);
  ump_xml_nodes (out, &next, UMP_AT_PENDING);
  ump_xml_end (out, mark);
}

static void
write_number (UmpXmlOut *out, const char *name, gint64 number)
{
  char text[32];

  g_snprintf (text, sizeof text, "%" G_GINT64_FORMAT, number);
  ump_xml_attr (out, name, text);
}

static void
write_result (UmpXmlOut *out, const UmpPlayed *played)
{
  const UmpTable *table = ump_match_table (played->match);
  const UmpSetup *setup = ump_match_setup (played->match);
  const UmpNode *next = played->result != NULL ? played->result->first : NULL;
  UmpTotal totals[UMP_MAX_SEATS];
  guint mark = ump_xml_start (out, "result", played->result);

  ump_score_totals (table, totals);
  ump_xml_attr (out, "state", state_names[ump_table_state (table)]);
  write_number (out, "round", ump_table_get (table, UMP_COUNTER_ROUND));
  ump_xml_attrs (out, played->result);
  for (int i = 0; i < setup->n_seats; i++) {
    const UmpMarkup *markup = played->scores != NULL ? played->scores[i] : NULL;
    guint inner;

    ump_xml_nodes (out, &next, (guint) i);
    inner = ump_xml_start (out, "score", markup);
    ump_xml_attr (out, "player", setup->ids[i]);
    write_number (out, "points", totals[i].points);
    write_number (out, "rank", totals[i].rank);
    ump_xml_attrs (out, markup);
    ump_xml_inside (out, markup);
    ump_xml_end (out, inner);
  }
  ump_xml_nodes (out, &next, UMP_AT_PENDING);
  ump_xml_end (out, mark);
}

static void
write_game (UmpXmlOut *out, const UmpPlayed *played)
{
  const UmpNode *next = played->markup != NULL ? played->markup->first : NULL;
  gboolean over = ump_table_state (ump_match_table (played->match)) != UMP_PLAYING;
  guint mark = ump_xml_start (out, "game", played->markup);

  ump_xml_attr (out, "kind", played->game->kind);
  ump_xml_attr (out, "rules", "1");
  if (played->started != NULL)
    ump_xml_attr (out, "started", played->started);
  /* What stands behind a refused entry may have ended the game. */
  if (played->finished != NULL && (over || ump_match_refusal (played->match) != NULL))
    ump_xml_attr (out, "finished", played->finished);
  ump_xml_attrs (out, played->markup);
  ump_xml_nodes (out, &next, UMP_AT_SEATS);
  write_seats (out, played);
  write_options (out, played, &next);
  ump_xml_nodes (out, &next, UMP_AT_LOG);
  write_log (out, played);
  ump_xml_nodes (out, &next, UMP_AT_RESULT);
  write_result (out, played);
  ump_xml_nodes (out, &next, UMP_AT_PENDING);
  ump_xml_end (out, mark);
}

/* ---- the session ------------------------------------------------------------------------------ */

static void
write_text (UmpXmlOut *out, const char *name, const char *text, const UmpMarkup *markup)
{
  guint mark;

  if (text == NULL && markup == NULL)
    return;
  mark = ump_xml_start (out, name, markup);
  ump_xml_attrs (out, markup);
  ump_xml_text (out, text != NULL ? text : "", markup);
  ump_xml_end (out, mark);
}

static void
write_players (UmpXmlOut *out, const UmpSession *session)
{
  const UmpNode *next = session->players_markup != NULL ? session->players_markup->first : NULL;
  guint mark = ump_xml_start (out, "players", session->players_markup);

  ump_xml_attrs (out, session->players_markup);
  for (guint i = 0; i < session->people->len; i++) {
    const UmpPerson *person = &g_array_index (session->people, UmpPerson, i);
    guint inner;

    ump_xml_nodes (out, &next, i);
    inner = ump_xml_start (out, "player", person->markup);
    ump_xml_attr (out, "id", person->id);
    ump_xml_attr (out, "name", person->name);
    ump_xml_attrs (out, person->markup);
    ump_xml_inside (out, person->markup);
    ump_xml_end (out, inner);
  }
  ump_xml_nodes (out, &next, UMP_AT_PENDING);
  ump_xml_end (out, mark);
}

static void
write_session (UmpXmlOut *out, const UmpSession *session)
{
  const UmpNode *next = session->markup != NULL ? session->markup->first : NULL;
  guint mark;

  xmlTextWriterStartElement (out->writer, (const xmlChar *) "session");
  ump_xml_attr (out, "xmlns", UMP_SESSION_NS);
  mark = ump_xml_declare (out, session->markup);
  ump_xml_attr (out, "id", session->id);
  ump_xml_attr (out, "created", session->created);
  ump_xml_attr (out, "generator", session->generator);
  ump_xml_attrs (out, session->markup);
  ump_xml_nodes (out, &next, UMP_AT_TITLE);
  write_text (out, "title", session->title, session->title_markup);
  ump_xml_nodes (out, &next, UMP_AT_PLACE);
  write_text (out, "place", session->place, session->place_markup);
  ump_xml_nodes (out, &next, UMP_AT_PLAYERS);
  write_players (out, session);
  for (guint i = 0; i < session->played->len; i++) {
    ump_xml_nodes (out, &next, UMP_AT_GAME + i);
    write_game (out, g_ptr_array_index (session->played, i));
  }
  ump_xml_nodes (out, &next, UMP_AT_PENDING);
  ump_xml_end (out, mark);
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
  UmpXmlOut out;
  gsize n;
  xmlChar *bytes;

  xmlBufferSetAllocationScheme (buffer, XML_BUFFER_ALLOC_DOUBLEIT);
  ump_xml_out_init (&out, writer);
  xmlTextWriterStartDocument (writer, NULL, "UTF-8", NULL);
  xmlTextWriterSetIndent (writer, 1);
  xmlTextWriterSetIndentString (writer, (const xmlChar *) "  ");
  write_session (&out, session);
  xmlTextWriterEndDocument (writer);
  ump_xml_out_clear (&out);
  xmlFreeTextWriter (writer);
  n = (gsize) xmlBufferLength (buffer);
  bytes = xmlBufferDetach (buffer);
  return g_bytes_new_with_free_func (bytes, n, xmlFree, bytes);
}

char *
ump_write_entry_line (const UmpGame *game, UmpEntry *entry)
{
  g_autoptr (xmlBuffer) buffer = xmlBufferCreate ();
  xmlTextWriter *writer = new_writer (buffer);
  UmpXmlOut out;

  ump_xml_out_init (&out, writer);
  out.flat = TRUE;
  write_entry (&out, game, entry, 0);
  xmlTextWriterFlush (writer);
  ump_xml_out_clear (&out);
  xmlFreeTextWriter (writer);
  return g_strdup ((const char *) xmlBufferContent (buffer));
}
