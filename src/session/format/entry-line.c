/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The line of an entry: first which start tag of the document it is, then where that one begins. The parser
 * itself runs ahead of its events and stops counting lines at 65,535. */
#include "config.h"

#include <string.h>

#include "session/format/look.h"
#include "session/format/session.h"
#include "session/format/xml.h"

/* depth: of open elements; own: how many of them, from the root, are ours (foreign ones hide what is in
 * them). */
typedef struct {
  guint game;
  guint number;
  guint depth;
  guint own;
  gboolean in_log;
  guint games;
  guint entries;
  guint tags;
  guint found;
} Search;

static void
on_start (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int n_ns,
          const xmlChar **ns, int n_attrs, int n_defaulted, const xmlChar **attrs)
{
  Search *search = data;
  gboolean ours =
      uri != NULL && strcmp ((const char *) uri, UMP_SESSION_NS) == 0 && search->own == search->depth;

  search->tags++;
  search->depth++;
  if (!ours)
    return;
  search->own++;
  if (search->depth == 2 && strcmp ((const char *) name, "game") == 0)
    search->games++;
  if (search->depth == 3)
    search->in_log = search->games == search->game + 1 && strcmp ((const char *) name, "log") == 0;
  if (search->depth == 4 && search->in_log && ++search->entries == search->number)
    search->found = search->tags;
}

static void
on_end (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  Search *search = data;

  if (search->own == search->depth)
    search->own--;
  search->depth--;
}

static void
ignore_error (void *data, UmpXmlError error)
{
}

guint
ump_session_entry_line (GBytes *bytes, guint game, guint number)
{
  xmlSAXHandler sax = {
    .initialized = XML_SAX2_MAGIC,
    .startElementNs = on_start,
    .endElementNs = on_end,
    .serror = ignore_error,
  };
  Search search = { .game = game, .number = number };
  UmpByteLook look;
  xmlParserCtxt *parser;
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  if (size == 0 || number == 0)
    return 0;
  ump_xml_init ();
  ump_byte_look_init (&look);
  parser = xmlCreatePushParserCtxt (&sax, &search, NULL, 0, NULL);
  xmlCtxtUseOptions (parser, XML_PARSE_NONET | XML_PARSE_IGNORE_ENC);
  for (gsize at = 0; at < size && !search.found && look.problem == NULL; at += 65536) {
    gsize n = MIN (65536, size - at), good = ump_byte_look_feed (&look, text + at, n);

    xmlParseChunk (parser, text + at, (int) good, 0);
  }
  xmlFreeParserCtxt (parser);
  return ump_byte_look_tag_line (text, size, search.found);
}
