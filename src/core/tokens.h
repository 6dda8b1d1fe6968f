/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a line of notation. For core's own use. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One word: name (before an unquoted `=`) or NULL; its items, split at commas outside quotes; quoted: some of
 * it
 * stood in quotes. column: 1-based character where it begins. */
typedef struct {
  const char *name;
  const char **items;
  int n_items;
  gboolean quoted;
  int column;
} UmpToken;

/* All of it lies in one block. */
typedef struct {
  UmpToken *tokens;
  int n;
  gpointer block;
} UmpTokens;

/* The words of a line; FALSE when a quote is not closed (column says where it begins). */
gboolean ump_tokens_split (UmpTokens *tokens, const char *line, int *column);
void ump_tokens_clear (UmpTokens *tokens);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UmpTokens, ump_tokens_clear)

/* The items again as one text with commas. It is the only item, or lies in *made, a new string. */
const char *ump_token_text (const UmpToken *token, char **made);

/* Whether `typed` is made of a prefix of each part of `name` (parts end at hyphens and between letters and
 * digits; numbers are never cut). Case does not matter. */
gboolean ump_tokens_match_name (const char *typed, const char *name);

G_END_DECLS
