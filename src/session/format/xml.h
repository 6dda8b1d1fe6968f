/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What libxml2 is used with here: owners that free themselves, and one place for its start. */
#pragma once

#include <glib.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlwriter.h>

/* What a SAX handler of errors is given: libxml2 2.12 made it const. */
#if LIBXML_VERSION >= 21200
typedef const xmlError *UmpXmlError;
#else
typedef xmlErrorPtr UmpXmlError;
#endif

G_BEGIN_DECLS

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlTextWriter, xmlFreeTextWriter)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlBuffer, xmlBufferFree)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlParserCtxt, xmlFreeParserCtxt)

/* Starts libxml2 once for the process: nothing external is ever opened, no catalogue is read. */
void ump_xml_init (void);

/* The value of an attribute without namespace; NULL where it is missing. A new string. */
char *ump_xml_value (const xmlNode *node, const char *name);

/* XML that is written into memory. Whoever writes what was read, or what is no plain text, uses the
 * writer. */
typedef struct {
  xmlBuffer *buffer;
  xmlTextWriter *writer;
} UmpXml;

/* A part of a document, on one line. */
void ump_xml_begin (UmpXml *xml);
/* A document, a line for each element. */
void ump_xml_begin_document (UmpXml *xml);
/* Closes what is open in a document, or in a page of HTML, and clears the struct. Returns what was
 * written. */
GBytes *ump_xml_end (UmpXml *xml);
/* What was written of a part, a new string; clears the struct. */
char *ump_xml_end_part (UmpXml *xml);
void ump_xml_clear (UmpXml *xml);
/* ns: namespace of a root element, or NULL. What XML 1.0 cannot hold becomes U+FFFD; an attribute whose value
 * is NULL is left out. */
void ump_xml_open (UmpXml *xml, const char *name, const char *ns);
void ump_xml_close (UmpXml *xml);
void ump_xml_attr (UmpXml *xml, const char *name, const char *value);
void ump_xml_attr_int (UmpXml *xml, const char *name, gint64 value);
void ump_xml_text (UmpXml *xml, const char *text);

G_END_DECLS
