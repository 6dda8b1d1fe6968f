/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a line of notation. For core's own use. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One word. name: what stands before an unquoted `=`, NULL where there is none. text: its items, split at
 * commas outside quotes: n_items strings one behind the other. quoted: some of it stood in quotes. at: the
 * byte of the line where it begins. */
typedef struct {
  char *name;
  char *text;
  int n_items;
  int at;
  gboolean quoted;
} UmpToken;

/* Behind the tokens stands all their text. ascii: what was read has no other characters. */
typedef struct {
  int n;
  UmpToken *tokens;
  gboolean ascii;
} UmpTokens;

/* Fills tokens, which are to be cleared in any case; FALSE when a quote is not closed: the last word is where
 * it begins. */
gboolean ump_tokens_split (UmpTokens *tokens, const char *line);
void ump_tokens_clear (UmpTokens *tokens);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UmpTokens, ump_tokens_clear)

/* The item behind one that is not the last. */
char *ump_token_next_item (char *item);
/* The items again as one text with commas: from then on the token has one item. */
char *ump_token_join (UmpToken *token);

/* Whether `typed` is made of a prefix of each part of `name` (parts end at hyphens and between letters and
 * digits; numbers are never cut). Case does not matter. */
gboolean ump_tokens_match_name (const char *typed, const char *name);

G_END_DECLS
