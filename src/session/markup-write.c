/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing of foreign markup, and of ours round it. */
#include "config.h"

#include <string.h>

#include "session/markup.h"
#include "session/session.h"

typedef struct {
  const char *prefix;
  const char *uri;
} Binding;

void
ump_xml_out_init (UmpXmlOut *out, xmlTextWriter *writer)
{
  Binding own = { NULL, UMP_SESSION_NS }, xml = { "xml", "http://www.w3.org/XML/1998/namespace" };

  *out = (UmpXmlOut){ .writer = writer, .scope = g_array_new (FALSE, FALSE, sizeof (Binding)) };
  g_array_append_val (out->scope, own);
  g_array_append_val (out->scope, xml);
}

void
ump_xml_out_clear (UmpXmlOut *out)
{
  g_clear_pointer (&out->scope, g_array_unref);
}

void
ump_xml_attr (UmpXmlOut *out, const char *name, const char *value)
{
  xmlTextWriterWriteAttribute (out->writer, (const xmlChar *) name, (const xmlChar *) value);
}

static void
attr_prefixed (UmpXmlOut *out, const char *prefix, const char *name, const char *value)
{
  g_autofree char *full = prefix != NULL ? g_strconcat (prefix, ":", name, NULL) : NULL;

  ump_xml_attr (out, full != NULL ? full : name, value);
}

static const char *
uri_of (const UmpXmlOut *out, const char *prefix)
{
  for (guint i = out->scope->len; i > 0; i--) {
    const Binding *binding = &g_array_index (out->scope, Binding, i - 1);

    if (g_strcmp0 (binding->prefix, prefix) == 0)
      return binding->uri;
  }
  return "";
}

/* Declares a namespace on the element that is open, unless it is in scope as it should be. */
static void
declare (UmpXmlOut *out, const char *prefix, const char *uri)
{
  Binding binding = { prefix, uri != NULL ? uri : "" };

  if (strcmp (uri_of (out, prefix), binding.uri) == 0)
    return;
  g_array_append_val (out->scope, binding);
  attr_prefixed (out, prefix != NULL ? "xmlns" : NULL, prefix != NULL ? prefix : "xmlns", binding.uri);
}

static void
declare_all (UmpXmlOut *out, const UmpMarkup *markup)
{
  UmpMarkupIter declared = { 0 }, used = { 0 };

  while (ump_markup_next (markup, &declared))
    if (declared.name->name == NULL)
      declare (out, declared.name->prefix, declared.name->uri);
  while (ump_markup_next (markup, &used))
    if (used.name->name != NULL && used.name->prefix != NULL)
      declare (out, used.name->prefix, used.name->uri);
}

guint
ump_xml_declare (UmpXmlOut *out, const UmpMarkup *markup)
{
  guint mark = out->scope->len;

  declare_all (out, markup);
  return mark;
}

guint
ump_xml_start (UmpXmlOut *out, const char *name, const UmpMarkup *markup)
{
  guint mark = out->scope->len;

  xmlTextWriterStartElement (out->writer, (const xmlChar *) name);
  if (markup != NULL)
    declare_all (out, markup);
  return mark;
}

void
ump_xml_one_attr (UmpXmlOut *out, const UmpMarkupIter *attr)
{
  attr_prefixed (out, attr->name->prefix, attr->name->name, attr->value);
}

void
ump_xml_attrs (UmpXmlOut *out, const UmpMarkup *markup)
{
  UmpMarkupIter attr = { 0 };

  while (ump_markup_next (markup, &attr))
    if (attr.name->name != NULL)
      ump_xml_one_attr (out, &attr);
}

void
ump_xml_end (UmpXmlOut *out, guint mark)
{
  xmlTextWriterEndElement (out->writer);
  g_array_set_size (out->scope, mark);
}

/* A journal line is one line: line breaks of a text become references there. */
static void
write_text (UmpXmlOut *out, const char *text, gsize n)
{
  g_autofree char *part = g_strndup (text, n);
  char *p = part, *newline;

  if (out->flat) {
    for (; (newline = strchr (p, '\n')) != NULL; p = newline + 1) {
      *newline = '\0';
      xmlTextWriterWriteString (out->writer, (const xmlChar *) p);
      xmlTextWriterWriteRaw (out->writer, (const xmlChar *) "&#10;");
    }
  }
  if (*p)
    xmlTextWriterWriteString (out->writer, (const xmlChar *) p);
}

/* Stops and starts indentation. An empty string behind it tells the writer that the end tag goes on in the
 * line. */
static void
set_indent (UmpXmlOut *out, gboolean on)
{
  if (out->flat)
    return;
  xmlTextWriterSetIndent (out->writer, on);
  if (on)
    xmlTextWriterWriteString (out->writer, (const xmlChar *) "");
}

static void write_element (UmpXmlOut *out, const UmpNode *node, gboolean verbatim);

static void
write_inside (UmpXmlOut *out, const UmpMarkup *markup, gboolean verbatim)
{
  gboolean begins = !verbatim && markup->verbatim;

  if (begins)
    set_indent (out, FALSE);
  for (const UmpNode *child = markup->first; child != NULL; child = child->next) {
    if (child->name != NULL)
      write_element (out, child, verbatim || begins);
    else
      write_text (out, child->text, strlen (child->text));
  }
  if (begins)
    set_indent (out, TRUE);
}

static void
write_element (UmpXmlOut *out, const UmpNode *node, gboolean verbatim)
{
  g_autofree char *full = node->prefix != NULL ? g_strconcat (node->prefix, ":", node->name, NULL) : NULL;
  guint mark = out->scope->len;

  xmlTextWriterStartElement (out->writer, (const xmlChar *) (full != NULL ? full : node->name));
  declare_all (out, &node->inside);
  declare (out, node->prefix, node->uri);
  ump_xml_attrs (out, &node->inside);
  write_inside (out, &node->inside, verbatim);
  ump_xml_end (out, mark);
}

void
ump_xml_node (UmpXmlOut *out, const UmpNode *node)
{
  if (node->name != NULL)
    write_element (out, node, FALSE);
  else
    write_text (out, node->text, strlen (node->text));
}

void
ump_xml_nodes (UmpXmlOut *out, const UmpNode **next, guint at)
{
  for (; *next != NULL && (*next)->at <= at; *next = (*next)->next)
    ump_xml_node (out, *next);
}

void
ump_xml_inside (UmpXmlOut *out, const UmpMarkup *markup)
{
  if (markup != NULL && markup->first != NULL)
    write_inside (out, markup, FALSE);
}

/* places: where each node stands in the text; NULL: as the nodes say. */
static void
write_mixed (UmpXmlOut *out, const char *text, const UmpNode *first, const guint *places)
{
  gsize done = 0, n = strlen (text);

  if (first != NULL)
    set_indent (out, FALSE);
  for (const UmpNode *node = first; node != NULL; node = node->next) {
    gsize place = places != NULL ? *places++ : node->at, at = MIN (place, n);

    if (at > done)
      write_text (out, text + done, at - done);
    done = MAX (done, at);
    write_element (out, node, TRUE);
  }
  if (n > done)
    write_text (out, text + done, n - done);
  if (first != NULL)
    set_indent (out, TRUE);
}

void
ump_xml_text (UmpXmlOut *out, const char *text, const UmpMarkup *markup)
{
  write_mixed (out, text, markup != NULL ? markup->first : NULL, NULL);
}

void
ump_xml_items (UmpXmlOut *out, const char *text, const UmpMarkup *markup)
{
  UmpMarkup placed = markup != NULL ? *markup : (UmpMarkup){ 0 };
  guint item = 0, at = 0;
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));

  if (placed.first == NULL) {
    ump_xml_text (out, text, NULL);
    return;
  }
  for (UmpNode *node = placed.first; node != NULL; node = node->next) {
    for (; item < node->at && text[at]; item++)
      at += (guint) strcspn (text + at, " ") + (strchr (text + at, ' ') != NULL);
    g_array_append_val (places, at);
  }
  write_mixed (out, text, placed.first, (const guint *) (gpointer) places->data);
}
