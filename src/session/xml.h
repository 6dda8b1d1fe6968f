/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What libxml2 is used with here: owners that free themselves, and one place for its start. */
#pragma once

#include <glib.h>
#include <libxml/parser.h>
#include <libxml/xmlwriter.h>

G_BEGIN_DECLS

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlTextWriter, xmlFreeTextWriter)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlBuffer, xmlBufferFree)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlParserCtxt, xmlFreeParserCtxt)

/* Starts libxml2 once for the process: nothing external is ever opened, no catalogue is read. */
void ump_xml_init (void);

G_END_DECLS
