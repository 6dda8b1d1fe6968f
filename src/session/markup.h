/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What other programs put into a session: elements and attributes of their namespaces.
 *
 * It is kept and written back where it stood. An element of ours that carries any has an UmpMarkup; most have
 * none, and NULL stands for that. */
#pragma once

#include <string.h>
#include <glib.h>

#include "core/entry.h"
#include "session/xml.h"

G_BEGIN_DECLS

typedef struct _UmpNode UmpNode;

/* What an attribute is called; all attributes with the same name share one. name NULL: the declaration of
 * prefix (NULL: the default namespace) as uri ("" takes the default away). uri NULL: no namespace. */
typedef struct {
  const char *prefix;
  const char *name;
  const char *uri;
} UmpMarkupName;

/* One block: so many names, then the value of each, one behind the other; that of a declaration is empty.
 * Other programs may mark every entry: what it costs counts. Use UmpMarkupIter to read it. */
typedef struct {
  guint n;
  guint size; /* of the values */
  const UmpMarkupName *names[];
} UmpMarkupAttrs;

/* Goes over attributes; begins zeroed. After ump_markup_next() name and value are those of the next one. */
typedef struct {
  const UmpMarkupName *name;
  const char *value;
  guint i;
} UmpMarkupIter;

/* attrs: in order, or NULL. first … last: what stands inside, sorted by `at`.
 * verbatim: what is inside carries its own white space, so none may be added. */
typedef struct {
  UmpMarkupAttrs *attrs;
  UmpNode *first;
  UmpNode *last;
  gboolean verbatim;
} UmpMarkup;

/* Text (name NULL), or an element. at: where it stands among what is ours: the element of ours that follows,
 * or a place in a text (see model.h for each element). level: of nodes between entries, how many voids
 * they stood in. */
struct _UmpNode {
  UmpNode *next;
  guint at;
  guint level;
  char *text;
  char *prefix; /* this and the next two are shared GRefStrings */
  char *name;
  char *uri;
  UmpMarkup inside;
};

#define UMP_AT_PENDING G_MAXUINT

UmpNode *ump_node_new_text (const char *text, gsize n);
UmpNode *ump_node_new_element (const char *prefix, const char *name, const char *uri);

/* FALSE behind the last one; markup may be NULL. */
static inline gboolean
ump_markup_next (const UmpMarkup *markup, UmpMarkupIter *iter)
{
  const UmpMarkupAttrs *attrs = markup != NULL ? markup->attrs : NULL;

  if (attrs == NULL || iter->i == attrs->n)
    return FALSE;
  iter->value =
      iter->i == 0 ? (const char *) &attrs->names[attrs->n] : iter->value + strlen (iter->value) + 1;
  iter->name = attrs->names[iter->i++];
  return TRUE;
}

void ump_markup_clear (UmpMarkup *markup);
void ump_markup_free (UmpMarkup *markup);
gboolean ump_markup_is_empty (const UmpMarkup *markup);
/* Moves what is there into a new one on the heap; NULL if there is nothing. */
UmpMarkup *ump_markup_steal (UmpMarkup *markup);
/* Strings are copied; value is n bytes without a zero among them. */
void ump_markup_add_attr (UmpMarkup *markup, const char *prefix, const char *name, const char *uri,
                          const char *value, gsize n);
/* Takes the node; behind all that stand at the same place or before it. */
void ump_markup_add (UmpMarkup *markup, UmpNode *node);
/* Moves every node of `from` to place `at` of `to`. */
void ump_markup_move (UmpMarkup *from, UmpMarkup *to, guint at);
/* When an element of theirs is complete: white space that is only indentation goes, so that it can be written
 * with ours; where it may mean something all of it stays. */
void ump_markup_settle (UmpMarkup *markup);

/* Nodes in front of an entry, and behind it inside a void, both by `level`. */
typedef struct {
  UmpMarkup before;
  UmpMarkup after;
} UmpAround;

/* What the session keeps with an entry. own: its attributes (with the unknown ones of ours, as read) and what
 * stands inside; around: NULL for most. */
typedef struct {
  UmpMarkup own;
  UmpAround *around;
} UmpEntryMarkup;

/* That of an entry, made if it has none yet. */
UmpEntryMarkup *ump_entry_markup (UmpEntry *entry);
/* Moves what floats to its place in front of the entry, or behind it. */
void ump_entry_markup_put (UmpEntry *entry, UmpMarkup *floating, gboolean behind);

/* ---- writing ---------------------------------------------------------------- */

/* An xmlTextWriter and the namespaces that are in scope. */
typedef struct {
  xmlTextWriter *writer;
  GArray *scope;
  gboolean flat; /* one line, no indentation: for the journal */
} UmpXmlOut;

void ump_xml_out_init (UmpXmlOut *out, xmlTextWriter *writer);
void ump_xml_out_clear (UmpXmlOut *out);
/* Starts an element of ours and writes the namespaces that markup declares; the attributes of ours follow,
 * then ump_xml_attrs(). Returns the mark for ump_xml_end(). */
guint ump_xml_start (UmpXmlOut *out, const char *name, const UmpMarkup *markup);
/* The declarations alone; returns the mark. */
guint ump_xml_declare (UmpXmlOut *out, const UmpMarkup *markup);
void ump_xml_attr (UmpXmlOut *out, const char *name, const char *value);
void ump_xml_one_attr (UmpXmlOut *out, const UmpMarkupIter *attr);
void ump_xml_attrs (UmpXmlOut *out, const UmpMarkup *markup);
void ump_xml_end (UmpXmlOut *out, guint mark);
/* Text of an element of ours, with what stands in it: place `at` of a node is a byte of text. */
void ump_xml_text (UmpXmlOut *out, const char *text, const UmpMarkup *markup);
/* The same for a list: place `at` of a node is the item in front of which it stands. */
void ump_xml_items (UmpXmlOut *out, const char *text, const UmpMarkup *markup);
/* Everything that stands in an element that has nothing of ours inside. */
void ump_xml_inside (UmpXmlOut *out, const UmpMarkup *markup);
/* Writes nodes from *next on that stand at or before `at`. */
void ump_xml_nodes (UmpXmlOut *out, const UmpNode **next, guint at);
void ump_xml_node (UmpXmlOut *out, const UmpNode *node);

G_END_DECLS
