/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading of written values: exactly as the format has them, no more. */
#pragma once

#include <string.h>

#include <glib.h>

G_BEGIN_DECLS

/* Some bytes of text, which need not end with a zero. text is NULL where there is none at all. */
typedef struct {
  const char *text;
  gsize n;
} UmpBytes;

static inline UmpBytes
ump_bytes (const char *text)
{
  return (UmpBytes){ text, text != NULL ? strlen (text) : 0 };
}

/* Whether a name is just these bytes. Names are short: no function of the library is called. */
static inline gboolean
ump_bytes_are (UmpBytes bytes, const char *name)
{
  for (gsize i = 0; i < bytes.n; i++)
    if (bytes.text[i] != name[i])
      return FALSE;
  return name[bytes.n] == '\0';
}

/* Four bytes of each. */
static inline gboolean
ump_four_are (const char *a, const char *b)
{
  guint32 x, y;

  memcpy (&x, a, sizeof x);
  memcpy (&y, b, sizeof y);
  return x == y;
}

/* Whether both are the same: by four bytes, of which the last may be looked at twice. */
static inline gboolean
ump_bytes_equal (UmpBytes a, UmpBytes b)
{
  if (a.n != b.n)
    return FALSE;
  if (a.n < 4) {
    for (gsize i = 0; i < a.n; i++)
      if (a.text[i] != b.text[i])
        return FALSE;
    return TRUE;
  }
  for (gsize i = 0; i + 4 < a.n; i += 4)
    if (!ump_four_are (a.text + i, b.text + i))
      return FALSE;
  return ump_four_are (a.text + a.n - 4, b.text + a.n - 4);
}

/* The same as ump_bytes() of a text that is there, is short and was often written a moment ago: functions
 * that read many bytes at once would wait for it. */
static inline UmpBytes
ump_bytes_short (const char *text)
{
  gsize n = 0;

  while (text[n] != '\0')
    n++;
  return (UmpBytes){ text, n };
}

/* A canonical integer: no sign `+`, no `-0`, no leading zero. FALSE if it is none or outside min … max;
 * text may be NULL. */
gboolean ump_parse_int (const char *text, int min, int max, int *value);
/* The same of a text that is there. */
gboolean ump_parse_int_of (UmpBytes text, int min, int max, int *value);
/* Index of a word in a NULL-terminated list, -1 if it is not there. */
int ump_parse_word (const char *text, const char *const *words);
int ump_parse_word_of (UmpBytes word, const char *const *words);
/* RFC 3339: date, time, optional fraction, zone. */
gboolean ump_parse_time (const char *text);
/* Steps through white-space separated items: start receives the next one's beginning, its length is
 * returned, 0 at the end. cursor moves on. */
gsize ump_parse_item (const char **cursor, const char **start);

G_END_DECLS
