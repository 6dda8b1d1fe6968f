/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one place where libxml2 is started, and where its writer is: XML into memory. */
#include "session/format/xml.h"

#include <libxml/catalog.h>

#include "session/format/session.h"

static xmlParserInputPtr
refuse_entity (const char *url, const char *id, xmlParserCtxtPtr parser)
{
  return NULL;
}

void
ump_xml_init (void)
{
  static gsize done = 0;

  if (g_once_init_enter (&done)) {
    xmlInitParser ();
    xmlSetExternalEntityLoader (refuse_entity);
#ifdef LIBXML_CATALOG_ENABLED
    xmlCatalogSetDefaults (XML_CATA_ALLOW_NONE);
#endif
    g_once_init_leave (&done, 1);
  }
}

char *
ump_xml_value (const xmlNode *node, const char *name)
{
  xmlChar *value = xmlGetNoNsProp (node, (const xmlChar *) name);
  char *copy = g_strdup ((const char *) value);

  if (value != NULL)
    xmlFree (value);
  return copy;
}

void
ump_xml_begin (UmpXml *xml)
{
  ump_xml_init ();
  xml->buffer = xmlBufferCreate ();
  xml->writer = xml->buffer != NULL ? xmlNewTextWriterMemory (xml->buffer, 0) : NULL;
  if (xml->writer == NULL)
    g_error ("libxml2: out of memory");
  xmlBufferSetAllocationScheme (xml->buffer, XML_BUFFER_ALLOC_DOUBLEIT);
}

void
ump_xml_begin_document (UmpXml *xml)
{
  ump_xml_begin (xml);
  xmlTextWriterSetIndent (xml->writer, 1);
  xmlTextWriterSetIndentString (xml->writer, BAD_CAST "  ");
  xmlTextWriterStartDocument (xml->writer, NULL, "UTF-8", NULL);
}

GBytes *
ump_xml_end (UmpXml *xml)
{
  gsize n;
  xmlChar *bytes;

  xmlTextWriterEndDocument (xml->writer);
  xmlTextWriterFlush (xml->writer);
  n = (gsize) xmlBufferLength (xml->buffer);
  bytes = xmlBufferDetach (xml->buffer);
  ump_xml_clear (xml);
  return g_bytes_new_with_free_func (bytes, n, xmlFree, bytes);
}

void
ump_xml_clear (UmpXml *xml)
{
  g_clear_pointer (&xml->writer, xmlFreeTextWriter);
  g_clear_pointer (&xml->buffer, xmlBufferFree);
}

char *
ump_xml_end_part (UmpXml *xml)
{
  char *text;

  xmlTextWriterFlush (xml->writer);
  text = g_strdup ((const char *) xmlBufferContent (xml->buffer));
  ump_xml_clear (xml);
  return text;
}

/* NULL when text may stand as it is. */
static char *
writable_copy (const char *text)
{
  g_autofree char *valid = NULL;
  GString *out;

  if (ump_text_is_writable (text))
    return NULL;
  valid = g_utf8_make_valid (text, -1);
  out = g_string_new (NULL);
  for (const char *c = valid; *c; c = g_utf8_next_char (c)) {
    gunichar u = g_utf8_get_char (c);
    gboolean good = u == '\t' || u == '\n' || (u >= 0x20 && u < 0xfffe) || u > 0xffff;

    g_string_append_unichar (out, good ? u : 0xfffd);
  }
  return g_string_free (out, FALSE);
}

void
ump_xml_open (UmpXml *xml, const char *name, const char *ns)
{
  xmlTextWriterStartElement (xml->writer, BAD_CAST name);
  if (ns != NULL)
    xmlTextWriterWriteAttribute (xml->writer, BAD_CAST "xmlns", BAD_CAST ns);
}

void
ump_xml_close (UmpXml *xml)
{
  xmlTextWriterEndElement (xml->writer);
}

void
ump_xml_attr (UmpXml *xml, const char *name, const char *value)
{
  g_autofree char *copy = value != NULL ? writable_copy (value) : NULL;

  if (value != NULL)
    xmlTextWriterWriteAttribute (xml->writer, BAD_CAST name, BAD_CAST (copy != NULL ? copy : value));
}

void
ump_xml_attr_int (UmpXml *xml, const char *name, gint64 value)
{
  char digits[24];

  g_snprintf (digits, sizeof digits, "%" G_GINT64_FORMAT, value);
  ump_xml_attr (xml, name, digits);
}

void
ump_xml_text (UmpXml *xml, const char *text)
{
  g_autofree char *copy = writable_copy (text);

  xmlTextWriterWriteString (xml->writer, BAD_CAST (copy != NULL ? copy : text));
}
