/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>
#include <libxml/SAX2.h>

#include "session/format/look.h"
#include "session/format/reader.h"

/* libxml2 keeps every name in a table that does not grow with them: many different ones would cost the
 * square. */
#define MAX_NAMES 20000

/* ---- what is wrong ----------------------------------------------------------------- */

/* Nothing stops the parser from inside: that would free what its caller still reads. Once something is wrong,
 * events are ignored and no more is fed. */
static gboolean
fail (UmpReader *reader, guint tag, guint line, const char *format, va_list args)
{
  if (reader->failed)
    return FALSE;
  reader->failed = TRUE;
  reader->failed_tag = tag;
  reader->failed_line = line;
  reader->problem = g_strdup_vprintf (format, args);
  return FALSE;
}

gboolean
ump_reader_fail (UmpReader *reader, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  fail (reader, reader->tags, 0, format, args);
  va_end (args);
  return FALSE;
}

gboolean
ump_reader_fail_at (UmpReader *reader, guint tag, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  fail (reader, tag, 0, format, args);
  va_end (args);
  return FALSE;
}

gboolean
ump_reader_fail_text (UmpReader *reader, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  fail (reader, 0, (guint) MAX (xmlSAX2GetLineNumber (reader->parser), 1), format, args);
  va_end (args);
  return FALSE;
}

/* By its version libxml2 says in three ways that a document is cut off. The first is also what it says of
 * something behind the root, the second of something before it. */
static gboolean
is_cut_off (UmpReader *reader, UmpXmlError error)
{
  switch (error->code) {
  case XML_ERR_DOCUMENT_END: return reader->depth > 0 || reader->tags == 0;
  case XML_ERR_DOCUMENT_EMPTY:
    return reader->parser->input == NULL || reader->parser->input->cur >= reader->parser->input->end;
  case XML_ERR_TAG_NOT_FINISHED: return TRUE;
  default: return FALSE;
  }
}

static void
on_error (void *data, UmpXmlError error)
{
  UmpReader *reader = data;
  g_autofree char *message = NULL;

  if (reader->failed || error->level < XML_ERR_ERROR)
    return;
  message = g_strchomp (g_strdup (error->message != NULL ? error->message : ""));
  reader->failed = TRUE;
  reader->failed_line = (guint) MAX (error->line, 1);
  reader->cut_off = is_cut_off (reader, error);
  if (reader->cut_off)
    reader->problem = g_strdup (_ ("the document ends too early"));
  else
    reader->problem = g_strdup_printf (_ ("this is not well-formed XML: %s"), message);
}

UmpFrame *
ump_reader_push (UmpReader *reader, UmpWhere where)
{
  UmpFrame *frame = &reader->frames[++reader->depth];

  *frame = (UmpFrame){ .where = where };
  return frame;
}

/* ---- SAX ------------------------------------------------------------------------------------ */

/* What stands in an entry that is not known. */
static gboolean
is_in_log (UmpReader *reader)
{
  guint depth = reader->depth;

  while (reader->frames[depth].where == UMP_IN_FOREIGN)
    depth--;
  return reader->frames[depth].where == UMP_IN_UNKNOWN;
}

static void
on_start (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int n_ns,
          const xmlChar **ns, int n_attrs, int n_defaulted, const xmlChar **attrs)
{
  UmpReader *reader = data;
  UmpFrame *top = ump_reader_top (reader);

  reader->tags++;
  if (reader->failed)
    return;
  reader->n_ns = n_ns;
  reader->ns = ns;
  reader->n_attrs = n_attrs;
  reader->attrs = attrs;
  if (top->where == UMP_IN_FOREIGN && !is_in_log (reader)) {
    ump_foreign_start (reader, name, prefix, uri);
  } else if (ump_reader_is_own (reader, uri) &&
             (top->where == UMP_IN_UNKNOWN || top->where == UMP_IN_FOREIGN)) {
    reader->n_ns = 0; /* all of it is ours */
    if (ump_reader_check_attrs (reader, (const char *) name))
      ump_foreign_start (reader, name, NULL, uri);
  } else if (ump_reader_is_own (reader, uri)) {
    if (top->where == UMP_IN_LOG || top->where == UMP_IN_VOID)
      ump_log_start (reader, (const char *) name);
    else
      ump_frame_start (reader, (const char *) name);
  } else if (top->where == UMP_IN_DOCUMENT) {
    ump_reader_fail (reader, _ ("this is not a session: its root is not “session” of %s"), UMP_SESSION_NS);
  } else if (top->where == UMP_IN_SESSION || top->where == UMP_IN_GAME) {
    ump_foreign_start (reader, name, prefix, uri);
  } else {
    ump_reader_fail (reader, _ ("“%s” is of another namespace, and has no place here"), name);
  }
}

static void
frame_clear (UmpFrame *frame)
{
  g_clear_pointer (&frame->children, g_ptr_array_unref);
  g_clear_pointer (&frame->unknown, g_ptr_array_unref);
}

static void
on_end (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  UmpReader *reader = data;
  UmpFrame *top = ump_reader_top (reader);

  if (reader->failed || reader->depth == 0)
    return;
  switch (top->where) {
  case UMP_IN_FOREIGN: ump_foreign_end (reader, top); break;
  case UMP_IN_LOG:
  case UMP_IN_VOID:
  case UMP_IN_ENTRY:
  case UMP_IN_NOTE:
  case UMP_IN_UNKNOWN: ump_log_end (reader, top); break;
  default: ump_frame_end (reader, top); break;
  }
  frame_clear (top);
  reader->depth--;
}

/* Only white space may stand between elements. The parser is at the end of the piece already: the lines
 * behind the first other character are taken off again. */
static void
check_space (UmpReader *reader, const char *text, int n)
{
  int i = 0;

  while (i < n && g_ascii_isspace (text[i]))
    i++;
  if (i == n)
    return;
  ump_reader_fail_text (reader, _ ("text has no place here"));
  for (; i < n; i++)
    reader->failed_line -= text[i] == '\n';
}

static void
on_text (void *data, const xmlChar *text, int n)
{
  UmpReader *reader = data;

  if (reader->failed)
    return;
  switch (ump_reader_top (reader)->where) {
  case UMP_IN_FOREIGN:
  case UMP_IN_UNKNOWN: ump_foreign_text (reader, (const char *) text, (gsize) n); break;
  case UMP_IN_TITLE:
  case UMP_IN_PLACE:
  case UMP_IN_NOTE:
  case UMP_IN_SEATS: g_string_append_len (reader->text, (const char *) text, n); break;
  default: check_space (reader, (const char *) text, n); break;
  }
}

/* ---- running --------------------------------------------------------------------------------- */

static void
reader_init (UmpReader *reader, const UmpGame *const *games)
{
  xmlSAXHandler sax = {
    .initialized = XML_SAX2_MAGIC,
    .startElementNs = on_start,
    .endElementNs = on_end,
    .characters = on_text,
    .ignorableWhitespace = on_text,
    .serror = on_error,
  };

  ump_xml_init ();
  memset (reader, 0, sizeof *reader);
  reader->games = games;
  reader->text = g_string_new (NULL);
  reader->parser = xmlCreatePushParserCtxt (&sax, reader, NULL, 0, NULL);
  if (reader->parser == NULL)
    g_error ("libxml2: out of memory");
  xmlCtxtUseOptions (reader->parser, XML_PARSE_NONET | XML_PARSE_IGNORE_ENC);
}

static void
reader_clear (UmpReader *reader)
{
  for (guint i = 0; i < UMP_READER_DEPTH; i++)
    frame_clear (&reader->frames[i]);
  xmlFreeParserCtxt (reader->parser);
  ump_session_free (reader->session);
  ump_played_free (reader->played);
  ump_reader_forget_game (reader);
  g_string_free (reader->text, TRUE);
  ump_foreign_clear (&reader->foreign);
  g_clear_pointer (&reader->entries, g_ptr_array_unref);
  g_free (reader->scratch);
  g_free (reader->problem);
}

/* The look goes ahead, libxml2 gets only what it let through. FALSE when reading stops: a problem in reader,
 * or error is set. */
static gboolean
feed_all (UmpReader *reader, UmpInput *input, GError **error)
{
  UmpByteLook look;
  const char *chunk;
  gboolean line_is_over = FALSE;
  gsize n, good;

  ump_byte_look_init (&look);
  do {
    if (!ump_input_next (input, &chunk, &n, error))
      return FALSE;
    good = ump_byte_look_feed (&look, chunk, n);
    if (good > 0 && !reader->failed)
      xmlParseChunk (reader->parser, chunk, (int) good, 0);
    if (n == 0)
      ump_byte_look_finish (&look);
    else
      line_is_over = chunk[n - 1] == '\n';
    if (xmlDictSize (reader->parser->dict) > MAX_NAMES)
      ump_reader_fail_text (reader, _ ("more than 20,000 different names of elements and attributes"));
  } while (n > 0 && look.problem == NULL && !reader->failed);

  if (look.problem != NULL && !reader->failed) {
    reader->failed = TRUE;
    reader->failed_line = look.line;
    reader->problem = g_strdup (_ (look.problem));
  }
  if (!reader->failed)
    xmlParseChunk (reader->parser, NULL, 0, 1);
  if (reader->cut_off)
    reader->failed_line = MAX (look.line - line_is_over, 1);
  return !reader->failed;
}

/* Where the start tag with that number begins; the parser itself does not know. */
static guint
line_of_tag (UmpInput *input, guint tag)
{
  UmpByteLook look;
  const char *chunk;
  gsize n;

  ump_byte_look_init (&look);
  look.stop_at = tag;
  ump_input_rewind (input);
  while (ump_input_next (input, &chunk, &n, NULL) && n > 0)
    if (ump_byte_look_feed (&look, chunk, n) < n)
      break;
  return MAX (look.tag_line, 1);
}

static void
set_error (UmpReader *reader, UmpInput *input, GError **error)
{
  guint line = reader->failed_tag ? line_of_tag (input, reader->failed_tag) : reader->failed_line;

  g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED, "%u: %s", line, reader->problem);
}

/* What came before the bad place, if there is a game in it to look at. */
static UmpSession *
steal_partial (UmpReader *reader)
{
  if (reader->session == NULL)
    return NULL;
  if (reader->played != NULL && reader->match != NULL) {
    reader->played->match = g_steal_pointer (&reader->match);
    g_ptr_array_add (reader->session->played, g_steal_pointer (&reader->played));
  }
  return reader->session->played->len > 0 ? g_steal_pointer (&reader->session) : NULL;
}

UmpSession *
ump_reader_run (const UmpGame *const *games, UmpInput *input, UmpSession **partial, GError **error)
{
  UmpReader *reader = g_new (UmpReader, 1);
  UmpSession *session = NULL;
  GError *trouble = NULL;

  if (partial != NULL)
    *partial = NULL;
  reader_init (reader, games);
  if (feed_all (reader, input, &trouble) && reader->session != NULL && reader->depth == 0)
    session = g_steal_pointer (&reader->session);
  else if (trouble != NULL)
    g_propagate_error (error, g_steal_pointer (&trouble));
  else {
    if (!reader->failed)
      ump_reader_fail_text (reader, _ ("the document ends too early"));
    set_error (reader, input, error);
    if (partial != NULL)
      *partial = steal_partial (reader);
  }
  if (session != NULL)
    g_ptr_array_add (session->warnings, NULL);
  else if (partial != NULL && *partial != NULL)
    g_ptr_array_add ((*partial)->warnings, NULL);
  reader_clear (reader);
  g_free (reader);
  return session;
}

UmpEntry *
ump_read_entry_line (const UmpSetup *setup, const char *line, gsize n, GError **error)
{
  static const char open[] = "<log xmlns=\"" UMP_SESSION_NS "\">", shut[] = "</log>";
  g_autoptr (GString) document = g_string_sized_new (n + sizeof open + sizeof shut);
  g_autoptr (GBytes) bytes = NULL;
  UmpReader *reader = g_new (UmpReader, 1);
  UmpEntry *entry = NULL;
  g_auto (UmpInput) input;

  g_string_append (document, open);
  g_string_append_len (document, line, (gssize) n);
  g_string_append (document, shut);
  bytes = g_bytes_new_static (document->str, document->len);
  ump_input_from_bytes (&input, bytes);
  reader_init (reader, NULL);
  reader->setup = setup;
  reader->game = setup->game;
  reader->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  if (feed_all (reader, &input, error) && reader->entries->len == 1)
    entry = ump_entry_ref (g_ptr_array_index (reader->entries, 0));
  else if (error == NULL || *error == NULL)
    g_set_error (error, UMP_SESSION_ERROR, UMP_SESSION_ERROR_MALFORMED, "1: %s",
                 reader->problem != NULL ? reader->problem : _ ("this is not an entry"));
  reader_clear (reader);
  g_free (reader);
  return entry;
}
