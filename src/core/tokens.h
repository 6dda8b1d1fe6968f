/* The words of a line of notation. For core's own use. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One word: name (before an unquoted `=`) or NULL; its items, split at commas outside quotes; quoted: some of it
 * stood in quotes. column: 1-based character where it begins. */
typedef struct {
  char *name;
  GPtrArray *items;
  gboolean quoted;
  int column;
} UmpToken;

/* The words of a line; NULL when a quote is not closed (column says where it begins). Elements: UmpToken. */
GPtrArray *ump_tokens_split (const char *line, int *column);
/* The items again as one text, with a separator between them; a new string. */
char *ump_token_join (const UmpToken *token, const char *separator);

/* Whether `typed` is made of a prefix of each part of `name` (parts end at hyphens and between letters and digits;
 * numbers are never cut). Case does not matter. */
gboolean ump_tokens_match_name (const char *typed, const char *name);

G_END_DECLS
