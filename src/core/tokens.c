/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tokens.h"

#include <string.h>

/* Where reading is: the line, and the free room for items and for text that is not in the line as it
 * stands. */
typedef struct {
  const char *c;
  char *text;
  UmpBytes *items;
} Cursor;

static gboolean
is_end (char c)
{
  return c == '\0' || g_ascii_isspace (c);
}

/* A quoted part; c is behind the opening quote, then behind the closing one. */
static gboolean
read_quoted (Cursor *cursor)
{
  const char *c = cursor->c;

  for (; *c && *c != '"'; c++) {
    if (*c == '\\' && c[1]) {
      c++;
      *cursor->text++ = *c == 'n' ? '\n' : *c;
    } else {
      *cursor->text++ = *c;
    }
  }
  cursor->c = c + (*c == '"');
  return *c == '"';
}

const char ump_tokens_special[256] = {
  ['\0'] = 1, [' '] = 1, ['\t'] = 1, ['\n'] = 1, ['\f'] = 1, ['\r'] = 1, ['"'] = 1, [','] = 1, ['='] = 1,
};

/* The rest of an item that has a quoted part; c is at the quote, and what stood before it is in item. */
static gboolean
read_mixed (Cursor *cursor, UmpBytes *item)
{
  char *begin = cursor->text;
  gboolean closed = TRUE;

  memcpy (cursor->text, item->text, item->n);
  cursor->text += item->n;
  while (closed && !is_end (*cursor->c) && *cursor->c != ',') {
    if (*cursor->c++ == '"')
      closed = read_quoted (cursor);
    else
      *cursor->text++ = cursor->c[-1];
  }
  *item = (UmpBytes){ begin, (gsize) (cursor->text - begin) };
  return closed;
}

/* One word; c is at its first character. FALSE: a quote is not closed. */
static gboolean
read_token (Cursor *cursor, UmpToken *token)
{
  const char *begin = cursor->c;
  UmpBytes *item = token->items = cursor->items;
  gboolean closed = TRUE;

  for (;;) {
    cursor->c = ump_tokens_skip_plain (cursor->c);
    *item = (UmpBytes){ begin, (gsize) (cursor->c - begin) };
    if (*cursor->c == '=') {
      cursor->c++;
      if (token->name.text == NULL && item == token->items && item->n > 0) {
        token->name = *item;
        begin = cursor->c;
      }
      continue;
    }
    if (*cursor->c == '"') {
      token->quoted = TRUE;
      closed = read_mixed (cursor, item);
    }
    item++;
    if (!closed || *cursor->c != ',')
      break;
    begin = ++cursor->c;
  }
  token->n_items = (int) (item - token->items);
  cursor->items = item;
  return closed;
}

/* Room for the most words and items that a line can have, and for what stands in quotes: a word takes two
 * characters, but for the last one, an item one. */
static Cursor
make_room (UmpTokens *tokens, const char *line, gsize length)
{
  gsize n_words = length / 2 + 1, n_items = length + 1;
  Cursor cursor = { .c = line };

  if (length <= UMP_TOKENS_INLINE) {
    cursor.items = tokens->inline_items;
    cursor.text = tokens->inline_text;
    return cursor;
  }
  tokens->block = g_malloc (n_words * sizeof (UmpToken) + n_items * sizeof (UmpBytes) + length);
  tokens->tokens = tokens->block;
  cursor.items = (UmpBytes *) (gpointer) (tokens->tokens + n_words);
  cursor.text = (char *) (gpointer) (cursor.items + n_items);
  return cursor;
}

gboolean
ump_tokens_split (UmpTokens *tokens, const char *line, gsize length)
{
  Cursor cursor = make_room (tokens, line, length);

  for (;;) {
    UmpToken *token = &tokens->tokens[tokens->n];

    while (g_ascii_isspace (*cursor.c))
      cursor.c++;
    if (!*cursor.c)
      return TRUE;
    *token = (UmpToken){ .at = (int) (cursor.c - line) };
    tokens->n++;
    if (!read_token (&cursor, token))
      return FALSE;
  }
}

void
ump_tokens_clear (UmpTokens *tokens)
{
  g_clear_pointer (&tokens->block, g_free);
}

UmpBytes
ump_token_text (const UmpToken *token, char **made)
{
  GString *out;
  gsize n;

  if (token->n_items == 1)
    return token->items[0];
  out = g_string_new (NULL);
  for (int i = 0; i < token->n_items; i++) {
    if (i > 0)
      g_string_append_c (out, ',');
    g_string_append_len (out, token->items[i].text, (gssize) token->items[i].n);
  }
  n = out->len;
  *made = g_string_free (out, FALSE);
  return (UmpBytes){ *made, n };
}

static gboolean
same_letter (char a, char b)
{
  return g_ascii_tolower (a) == g_ascii_tolower (b);
}

static const char *
part_end (const char *part)
{
  gboolean digits = g_ascii_isdigit (*part);
  const char *end = part;

  while (*end && *end != '-' && g_ascii_isdigit (*end) == digits)
    end++;
  return end;
}

static const char *
skip_hyphens (const char *c)
{
  while (*c == '-')
    c++;
  return c;
}

/* Letters may be cut after the first; a number is taken whole and must not go on in what was typed. Hyphens
 * that were typed are passed over. */
static gboolean
match_parts (const char *typed, const char *name)
{
  const char *end;
  gboolean number;

  name = skip_hyphens (name);
  typed = skip_hyphens (typed);
  if (!*name)
    return !*typed;
  end = part_end (name);
  number = g_ascii_isdigit (*name);
  while (name < end && *typed && same_letter (*typed, *name)) {
    name++;
    typed = skip_hyphens (typed + 1);
    if (!number && match_parts (typed, end))
      return TRUE;
  }
  return number && name == end && !g_ascii_isdigit (*typed) && match_parts (typed, end);
}

gboolean
ump_tokens_match_name (const char *typed, const char *name)
{
  return typed[strspn (typed, "-")] && match_parts (typed, name);
}
