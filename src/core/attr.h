/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values of attributes: from text and back. For core's own use. */
#pragma once

#include "entry.h"

G_BEGIN_DECLS

/* Reads the text of one attribute into the move; FALSE: malformed, and the verdict says what was expected. */
gboolean ump_attr_read (const UmpSetup *setup, const UmpAttr *attr, const char *text, UmpMove *move,
                        int index, UmpVerdict *verdict);
/* The canonical text; items of a list separated by one space. */
void
ump_attr_print (const UmpSetup *setup, const UmpAttr *attr, const UmpMove *move, int index, GString *out);
void ump_card_print (const UmpSetup *setup, UmpCard card, GString *out);
static inline gboolean
ump_attr_is_list (const UmpAttr *attr)
{
  return attr->type == UMP_TYPE_CARDS || attr->type == UMP_TYPE_WORDS || attr->flags & UMP_ATTR_LIST;
}

/* Whether a value is as if the attribute were not there: none at all, or an optional list without items. Such a
 * value is read, and never written. */
static inline gboolean
ump_attr_is_left_out (const UmpAttr *attr, const char *text)
{
  return text == NULL || (!*text && attr->flags & UMP_ATTR_OPTIONAL && ump_attr_is_list (attr));
}

G_END_DECLS
