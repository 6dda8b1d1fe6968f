/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "parse.h"

#include <string.h>

gboolean
ump_parse_int (const char *text, int min, int max, int *value)
{
  gboolean negative = text != NULL && *text == '-';
  const char *c = text + negative;
  gint64 v = 0;

  if (text == NULL || !*c || (*c == '0' && (c[1] || negative)))
    return FALSE;
  for (; *c; c++)
    if (*c < '0' || *c > '9' || (v = v * 10 + (*c - '0')) > G_MAXINT)
      return FALSE;
  if (negative)
    v = -v;
  if (v < min || v > max)
    return FALSE;
  *value = (int) v;
  return TRUE;
}

gboolean
ump_parse_count (const char *text, int max, int *value)
{
  gint64 v = 0;

  if (!*text || (*text == '0' && text[1]))
    return FALSE;
  for (; *text; text++) {
    if (*text < '0' || *text > '9')
      return FALSE;
    v = MIN (v * 10 + (*text - '0'), max);
  }
  *value = (int) v;
  return TRUE;
}

int
ump_parse_word (const char *text, const char *const *words)
{
  for (int i = 0; words[i] != NULL; i++)
    if (ump_same_name (text, words[i]))
      return i;
  return -1;
}

/* n digits as a number in min … max; moves on. */
static gboolean
digits (const char **c, int n, int min, int max, int *value)
{
  *value = 0;
  for (int i = 0; i < n; i++, (*c)++) {
    if (!g_ascii_isdigit (**c))
      return FALSE;
    *value = *value * 10 + (**c - '0');
  }
  return *value >= min && *value <= max;
}

static gboolean
letter (const char **c, const char *any)
{
  if (!**c || strchr (any, **c) == NULL)
    return FALSE;
  (*c)++;
  return TRUE;
}

static gboolean
zone (const char **c)
{
  int v;

  if (letter (c, "Zz"))
    return TRUE;
  return letter (c, "+-") && digits (c, 2, 0, 23, &v) && letter (c, ":") && digits (c, 2, 0, 59, &v);
}

gboolean
ump_parse_time (const char *text)
{
  const char *c = text;
  int year, month, day, v;

  if (!digits (&c, 4, 0, 9999, &year) || !letter (&c, "-") || !digits (&c, 2, 1, 12, &month) ||
      !letter (&c, "-") || !digits (&c, 2, 1, 31, &day))
    return FALSE;
  if (day > g_date_get_days_in_month ((GDateMonth) month, (GDateYear) MAX (year, 1)))
    return FALSE;
  if (!letter (&c, "Tt") || !digits (&c, 2, 0, 23, &v) || !letter (&c, ":") || !digits (&c, 2, 0, 59, &v) ||
      !letter (&c, ":") || !digits (&c, 2, 0, 60, &v))
    return FALSE;
  if (*c == '.') {
    c++;
    if (!g_ascii_isdigit (*c))
      return FALSE;
    while (g_ascii_isdigit (*c))
      c++;
  }
  return zone (&c) && !*c;
}

gsize
ump_parse_item (const char **cursor, const char **start)
{
  const char *c = *cursor;

  while (*c == ' ' || *c == '\t' || *c == '\n' || *c == '\r')
    c++;
  *start = c;
  while (*c && *c != ' ' && *c != '\t' && *c != '\n' && *c != '\r')
    c++;
  *cursor = c;
  return (gsize) (c - *start);
}
