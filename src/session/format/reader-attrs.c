/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Attributes of our own elements. */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "session/format/reader.h"

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

/* Copies a value and ends it. libxml2 gives an ampersand as `&#38;` where it does not replace entities, which
 * it is never asked to do: so every ampersand that arrives is the beginning of that. Returns the length. */
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

char *
ump_attr_value (const xmlChar **attr)
{
  char *value = g_malloc ((gsize) (attr[4] - attr[3]) + 1);

  copy_value (value, attr);
  return value;
}

gboolean
ump_reader_check_attrs (UmpReader *reader, const char *element)
{
  for (int i = 0; i < reader->n_attrs; i++) {
    const xmlChar **attr = reader->attrs + 5 * i;

    if (attr[2] != NULL && ump_reader_is_own (reader, attr[2]))
      return ump_reader_fail (reader, _ ("unknown attribute “%s” of “%s”"), attr[0], element);
    if (attr[2] != NULL)
      return ump_reader_fail (reader, _ ("attribute “%s” of “%s” is of another namespace"), attr[0], element);
  }
  return TRUE;
}

gboolean
ump_reader_take_attrs (UmpReader *reader, const char *element)
{
  char *end;

  if (!ump_reader_check_attrs (reader, element))
    return FALSE;
  make_scratch (reader);
  end = reader->scratch;
  reader->n_values = reader->n_attrs;
  for (int i = 0; i < reader->n_attrs; i++) {
    reader->names[i] = (const char *) reader->attrs[5 * i];
    reader->values[i] = end;
    end += copy_value (end, reader->attrs + 5 * i) + 1;
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

const char *
ump_reader_required (UmpReader *reader, const char *element, const char *name)
{
  const char *value = ump_reader_value (reader, name);

  if (value == NULL)
    ump_reader_fail (reader, _ ("“%s” lacks the attribute “%s”"), element, name);
  else if (!*value)
    ump_reader_fail (reader, _ ("attribute “%s” of “%s” is empty"), name, element);
  return value != NULL && *value ? value : NULL;
}

gboolean
ump_reader_no_others (UmpReader *reader, const char *element)
{
  for (int i = 0; i < reader->n_values; i++)
    if (reader->names[i] != NULL)
      return ump_reader_fail (reader, _ ("unknown attribute “%s” of “%s”"), reader->names[i], element);
  return TRUE;
}
