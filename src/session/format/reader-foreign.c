/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept as it is: elements of other programs in a session or a game, each whole, as text that says
 * itself which namespaces it means; and what stands in an entry with an unknown verb. */
#include "config.h"

#include <string.h>

#include "session/format/reader.h"

/* What a prefix stands for where the element will be written. */
typedef struct {
  char *prefix;
  char *uri;
} Binding;

static void
binding_clear (gpointer data)
{
  Binding *binding = data;

  g_free (binding->prefix);
  g_free (binding->uri);
}

static void
bind (UmpForeign *foreign, const char *prefix, const char *uri)
{
  Binding binding = { g_strdup (prefix), g_strdup (uri != NULL ? uri : "") };

  g_array_append_val (foreign->scope, binding);
}

static void
write_attr (UmpForeign *foreign, const char *prefix, const char *name, const char *value)
{
  g_autofree char *full = prefix != NULL ? g_strconcat (prefix, ":", name, NULL) : g_strdup (name);

  xmlTextWriterWriteAttribute (foreign->xml.writer, (const xmlChar *) full, (const xmlChar *) value);
}

static void
declare (UmpForeign *foreign, const char *prefix, const char *uri)
{
  bind (foreign, prefix, uri);
  write_attr (foreign, prefix != NULL ? "xmlns" : NULL, prefix != NULL ? prefix : "xmlns",
              uri != NULL ? uri : "");
}

/* Where nothing of the element itself says what a prefix stands for, something around it did. */
static void
need (UmpForeign *foreign, const char *prefix, const char *uri)
{
  for (guint i = foreign->scope->len; i > 0; i--) {
    const Binding *binding = &g_array_index (foreign->scope, Binding, i - 1);

    if (g_strcmp0 (binding->prefix, prefix) != 0)
      continue;
    if (strcmp (binding->uri, uri != NULL ? uri : "") == 0)
      return;
    break;
  }
  declare (foreign, prefix, uri);
}

static void
begin (UmpForeign *foreign)
{
  ump_xml_begin (&foreign->xml);
  foreign->scope = g_array_new (FALSE, FALSE, sizeof (Binding));
  g_array_set_clear_func (foreign->scope, binding_clear);
  bind (foreign, NULL, UMP_SESSION_NS);
  bind (foreign, "xml", "http://www.w3.org/XML/1998/namespace");
}

void
ump_foreign_clear (UmpForeign *foreign)
{
  ump_xml_clear (&foreign->xml);
  g_clear_pointer (&foreign->scope, g_array_unref);
}

void
ump_foreign_start (UmpReader *reader, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  UmpForeign *foreign = &reader->foreign;
  g_autofree char *full = prefix != NULL ? g_strdup_printf ("%s:%s", prefix, name) : g_strdup ((char *) name);
  UmpFrame *frame;

  if (foreign->xml.writer == NULL)
    begin (foreign);
  frame = ump_reader_push (reader, UMP_IN_FOREIGN);
  frame->scope = foreign->scope->len;
  xmlTextWriterStartElement (foreign->xml.writer, (const xmlChar *) full);
  for (int i = 0; i < reader->n_ns; i++)
    declare (foreign, (const char *) reader->ns[2 * i], (const char *) reader->ns[2 * i + 1]);
  need (foreign, (const char *) prefix, (const char *) uri);
  for (int i = 0; i < reader->n_attrs; i++)
    if (reader->attrs[5 * i + 1] != NULL)
      need (foreign, (const char *) reader->attrs[5 * i + 1], (const char *) reader->attrs[5 * i + 2]);
  for (int i = 0; i < reader->n_attrs; i++) {
    const xmlChar **attr = reader->attrs + 5 * i;
    g_autofree char *value = ump_attr_value (attr);

    write_attr (foreign, (const char *) attr[1], (const char *) attr[0], value);
  }
}

void
ump_foreign_text (UmpReader *reader, const char *text, gsize n)
{
  g_autofree char *piece = g_strndup (text, n);

  xmlTextWriterWriteString (reader->foreign.xml.writer, (const xmlChar *) piece);
}

/* The text so far; nothing is being read any more. A new string. */
static char *
steal (UmpForeign *foreign)
{
  char *text = ump_xml_end_part (&foreign->xml);

  ump_foreign_clear (foreign);
  return text;
}

/* The element is complete when the one around it is ours. */
void
ump_foreign_end (UmpReader *reader, const UmpFrame *frame)
{
  UmpForeign *foreign = &reader->foreign;
  const UmpFrame *parent = frame - 1;
  GPtrArray *list;

  xmlTextWriterEndElement (foreign->xml.writer);
  g_array_set_size (foreign->scope, frame->scope);
  if (parent->where == UMP_IN_FOREIGN || parent->where == UMP_IN_UNKNOWN)
    return;
  list = parent->where == UMP_IN_GAME ? reader->played->foreign : reader->session->foreign;
  g_ptr_array_add (list, steal (foreign));
}

/* ---- in an entry that is not known ------------------------------------------------ */

/* libxml2 writes text only inside of an element. */
#define AROUND "x"

void
ump_foreign_begin_inside (UmpForeign *foreign)
{
  begin (foreign);
  xmlTextWriterStartElement (foreign->xml.writer, (const xmlChar *) AROUND);
}

char *
ump_foreign_end_inside (UmpForeign *foreign)
{
  const gsize open = strlen ("<" AROUND ">"), shut = strlen ("</" AROUND ">");
  g_autofree char *text = NULL;
  gsize n;

  xmlTextWriterEndElement (foreign->xml.writer);
  text = steal (foreign);
  n = strlen (text);
  return n > open + shut ? g_strndup (text + open, n - open - shut) : NULL;
}
