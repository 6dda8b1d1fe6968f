/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading of written values: exactly as the format has them, no more. */
#pragma once

#include <string.h>

#include <glib.h>

G_BEGIN_DECLS

/* Whether two names are the same: most differ in their first letter. */
static inline gboolean
ump_same_name (const char *a, const char *b)
{
  return *a == *b && strcmp (a, b) == 0;
}

/* A canonical number from 0 on, however large: what is more than max is max. FALSE if it is none. */
gboolean ump_parse_count (const char *text, int max, int *value);
/* A canonical integer: no sign `+`, no `-0`, no leading zero. FALSE if it is none or outside min … max;
 * text may be NULL. */
gboolean ump_parse_int (const char *text, int min, int max, int *value);
/* Index of a word in a NULL-terminated list, -1 if it is not there. */
int ump_parse_word (const char *text, const char *const *words);
/* RFC 3339: date, time, optional fraction, zone. */
gboolean ump_parse_time (const char *text);
/* Steps through white-space separated items: start receives the next one's beginning, its length is
 * returned, 0 at the end. cursor moves on. */
gsize ump_parse_item (const char **cursor, const char **start);

G_END_DECLS
