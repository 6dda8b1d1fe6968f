/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What libxml2 is used with here: owners that free themselves, and one place for its start. */
#pragma once

#include <glib.h>
#include <libxml/parser.h>
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

G_END_DECLS
