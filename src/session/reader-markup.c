/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Attributes, and what is foreign. */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "session/reader.h"

#define MAX_NODES 1000000

/* ---- attributes --------------------------------------------------------------------- */

gboolean
ump_reader_is_own (UmpReader *reader, const xmlChar *uri)
{
  if (uri == NULL)
    return FALSE;
  if (uri == reader->own_uri)
    return TRUE;
  if (strcmp ((const char *) uri, UMP_SESSION_NS) != 0)
    return FALSE;
  reader->own_uri = uri;
  return TRUE;
}

static void
keep_declarations (UmpReader *reader, UmpMarkup *markup, gboolean ours)
{
  for (int i = 0; i < reader->n_ns; i++) {
    const char *prefix = (const char *) reader->ns[2 * i];
    const xmlChar *uri = reader->ns[2 * i + 1];

    if (!ours || (prefix != NULL && !ump_reader_is_own (reader, uri)))
      ump_markup_add_attr (markup, prefix, NULL, uri != NULL ? (const char *) uri : "", NULL, 0);
  }
}

/* Copies a value and ends it. libxml2 gives an ampersand as `&#38;` where it does not replace entities, which
 * it is
 * never asked to do: so every ampersand that arrives is the beginning of that. Returns the length. */
static gsize
copy_value (char *to, const xmlChar **attr)
{
  static const char ampersand[] = "&#38;";
  gsize n = (gsize) (attr[4] - attr[3]), skip = strlen (ampersand);
  char *out;

  memcpy (to, attr[3], n);
  to[n] = '\0';
  out = memchr (to, '&', n);
  if (out == NULL)
    return n;
  for (const char *in = out; *in; in++, out++) {
    *out = *in;
    if (strncmp (in, ampersand, skip) == 0)
      in += skip - 1;
  }
  *out = '\0';
  return (gsize) (out - to);
}

void
ump_reader_keep_attr (UmpMarkup *markup, const xmlChar **attr)
{
  g_autofree char *value = g_malloc ((gsize) (attr[4] - attr[3]) + 1);
  gsize n = copy_value (value, attr);

  ump_markup_add_attr (markup, (const char *) attr[1], (const char *) attr[0], (const char *) attr[2], value,
                       n);
}

static void
make_scratch (UmpReader *reader)
{
  gsize size = 0;

  for (int i = 0; i < reader->n_attrs; i++) {
    const xmlChar **attr = reader->attrs + 5 * i;

    size += (gsize) (attr[4] - attr[3]) + 1;
  }
  if (size <= reader->scratch_size)
    return;
  reader->scratch_size = MAX (size, 1024);
  g_free (reader->scratch);
  reader->scratch = g_malloc (reader->scratch_size);
}

void
ump_reader_add_unknown (GPtrArray **unknown, char *name, const xmlChar **attr)
{
  char *value = g_malloc ((gsize) (attr[4] - attr[3]) + 1);

  copy_value (value, attr);
  if (*unknown == NULL)
    *unknown = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (*unknown, name);
  g_ptr_array_add (*unknown, value);
}

gboolean
ump_reader_take_attrs (UmpReader *reader, UmpFrame *frame, const char *element, GPtrArray **unknown)
{
  char *end;

  reader->n_values = 0;
  make_scratch (reader);
  end = reader->scratch;
  if (reader->n_ns > 0)
    keep_declarations (reader, &frame->markup, TRUE);
  for (int i = 0; i < reader->n_attrs; i++) {
    const xmlChar **attr = reader->attrs + 5 * i;
    gsize n;

    if (attr[2] != NULL) {
      if (ump_reader_is_own (reader, attr[2]) && unknown == NULL)
        return ump_reader_fail (reader, _ ("unknown attribute “%s” of “%s”"), attr[0], element);
      if (ump_reader_is_own (reader, attr[2]))
        ump_reader_add_unknown (unknown, g_strdup_printf ("%s:%s", attr[1], attr[0]), attr);
      ump_reader_keep_attr (&frame->markup, attr);
      continue;
    }
    reader->names[reader->n_values] = (const char *) attr[0];
    reader->values[reader->n_values++] = end;
    n = copy_value (end, attr);
    end += n + 1;
  }
  return TRUE;
}

const char *
ump_reader_value (UmpReader *reader, const char *name)
{
  for (int i = 0; i < reader->n_values; i++)
    if (reader->names[i] != NULL && strcmp (reader->names[i], name) == 0) {
      reader->names[i] = NULL;
      return reader->values[i];
    }
  return NULL;
}

gboolean
ump_reader_no_others (UmpReader *reader, const char *element)
{
  for (int i = 0; i < reader->n_values; i++)
    if (reader->names[i] != NULL)
      return ump_reader_fail (reader, _ ("unknown attribute “%s” of “%s”"), reader->names[i], element);
  return TRUE;
}

/* ---- foreign markup -------------------------------------------------------------------- */

UmpFrame *
ump_reader_push (UmpReader *reader, UmpWhere where)
{
  UmpFrame *frame = &reader->frames[++reader->depth];

  *frame = (UmpFrame){ .where = where };
  return frame;
}

static UmpMarkup *
inside (UmpFrame *frame)
{
  return frame->where == UMP_IN_FOREIGN ? &frame->node->inside : &frame->markup;
}

/* Text of foreign elements comes in pieces. */
void
ump_foreign_flush (UmpReader *reader, UmpFrame *frame)
{
  UmpNode *node;

  if (reader->foreign_text->len == 0)
    return;
  node = ump_node_new_text (reader->foreign_text->str, reader->foreign_text->len);
  node->at = 0;
  ump_markup_add (inside (frame), node);
  g_string_truncate (reader->foreign_text, 0);
}

gboolean
ump_foreign_start (UmpReader *reader, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  UmpFrame *frame;

  if (++reader->n_nodes > MAX_NODES)
    return ump_reader_fail (reader, _ ("more than 1,000,000 elements of other programs"));
  frame = ump_reader_push (reader, UMP_IN_FOREIGN);
  /* What is ours stands in the default namespace, however the file spelled it. */
  frame->node = ump_node_new_element (ump_reader_is_own (reader, uri) ? NULL : (const char *) prefix,
                                      (const char *) name, (const char *) uri);
  keep_declarations (reader, &frame->node->inside, FALSE);
  for (int i = 0; i < reader->n_attrs; i++)
    ump_reader_keep_attr (&frame->node->inside, reader->attrs + 5 * i);
  return TRUE;
}

static guint
void_level (UmpReader *reader)
{
  guint level = 0;

  for (guint i = reader->depth; i > 0 && reader->frames[i].where == UMP_IN_VOID; i--)
    level++;
  return level;
}

/* A foreign element is complete: it goes where it stood. */
void
ump_foreign_end (UmpReader *reader, UmpNode *node)
{
  UmpFrame *parent = ump_reader_top (reader);

  if (parent->where != UMP_IN_FOREIGN && parent->where != UMP_IN_UNKNOWN)
    ump_markup_settle (&node->inside);
  switch (parent->where) {
  case UMP_IN_LOG:
  case UMP_IN_VOID:
    node->level = void_level (reader);
    node->at = 0;
    ump_markup_add (&reader->floating, node);
    break;
  case UMP_IN_TITLE:
  case UMP_IN_PLACE:
  case UMP_IN_NOTE:
  case UMP_IN_SEATS:
    node->at = (guint) reader->text->len;
    ump_markup_add (&parent->markup, node);
    break;
  case UMP_IN_SESSION:
  case UMP_IN_PLAYERS:
  case UMP_IN_GAME:
  case UMP_IN_RESULT: ump_markup_add (&parent->pending, node); break;
  default:
    node->at = 0;
    ump_markup_add (inside (parent), node);
    break;
  }
}
