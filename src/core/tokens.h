/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a line of notation. For core's own use. */
#pragma once

#include "parse.h"

G_BEGIN_DECLS

/* Characters that mean something else than themselves, or end a word. */
extern const char ump_tokens_special[256];

/* The end of characters that mean themselves, which nearly all do. */
static inline const char *
ump_tokens_skip_plain (const char *c)
{
  while (!ump_tokens_special[(guchar) *c])
    c++;
  return c;
}

/* One word: name (before an unquoted `=`; its text is NULL where there is none); its items, split at commas
 * outside quotes; quoted: some of it stood in quotes. at: the byte of the line where it begins. All text lies
 * in the line itself, but for what stood in quotes. */
typedef struct {
  UmpBytes name;
  UmpBytes *items;
  int n_items;
  int at;
  gboolean quoted;
} UmpToken;

/* Lines of this length have room in the struct itself; block is for longer ones. */
#define UMP_TOKENS_INLINE 95

typedef struct {
  int n;
  UmpToken *tokens;
  gpointer block;
  UmpToken inline_tokens[(UMP_TOKENS_INLINE + 1) / 2];
  UmpBytes inline_items[UMP_TOKENS_INLINE + 1];
  char inline_text[UMP_TOKENS_INLINE + 1];
} UmpTokens;

/* Before ump_tokens_split(). */
static inline void
ump_tokens_init (UmpTokens *tokens)
{
  tokens->n = 0;
  tokens->tokens = tokens->inline_tokens;
  tokens->block = NULL;
}

/* The words of a line of so many bytes, which has to outlive them; FALSE when a quote is not closed: the last
 * word is where it begins. */
gboolean ump_tokens_split (UmpTokens *tokens, const char *line, gsize length);
void ump_tokens_clear (UmpTokens *tokens);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UmpTokens, ump_tokens_clear)

/* The items again as one text with commas. It is the only item, or lies in *made, a new string. */
UmpBytes ump_token_text (const UmpToken *token, char **made);

/* Whether `typed` is made of a prefix of each part of `name` (parts end at hyphens and between letters and
 * digits; numbers are never cut). Case does not matter. */
gboolean ump_tokens_match_name (const char *typed, const char *name);

G_END_DECLS
