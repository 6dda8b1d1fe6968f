/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tokens.h"

#include <string.h>

/* Where reading is: the line, and the free room for text and items. */
typedef struct {
  const char *c;
  char *text;
  const char **items;
} Cursor;

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

static void
begin_item (Cursor *cursor, UmpToken *token)
{
  *cursor->items++ = cursor->text;
  token->n_items++;
}

/* Characters that mean themselves, which nearly all do. */
static void
copy_plain (Cursor *cursor)
{
  static const char special[256] = {
    ['\0'] = 1, [' '] = 1,  ['\t'] = 1, ['\n'] = 1, ['\v'] = 1,
    ['\f'] = 1, ['\r'] = 1, ['"'] = 1,  [','] = 1,  ['='] = 1,
  };
  const char *c = cursor->c;
  char *text = cursor->text;

  while (!special[(guchar) *c])
    *text++ = *c++;
  cursor->c = c;
  cursor->text = text;
}

/* One word; c is at its first character. FALSE: a quote is not closed. */
static gboolean
read_token (Cursor *cursor, UmpToken *token)
{
  token->items = cursor->items;
  begin_item (cursor, token);
  for (;; cursor->c++) {
    char c;

    copy_plain (cursor);
    c = *cursor->c;
    if (c == '\0' || g_ascii_isspace (c))
      break;
    if (c == '"') {
      token->quoted = TRUE;
      cursor->c++;
      if (!read_quoted (cursor))
        return FALSE;
      cursor->c--;
    } else if (c == ',') {
      *cursor->text++ = '\0';
      begin_item (cursor, token);
    } else if (c == '=' && token->name == NULL && !token->quoted && token->n_items == 1 &&
               cursor->text > token->items[0]) {
      *cursor->text++ = '\0';
      token->name = token->items[0];
      token->items[0] = cursor->text;
    } else {
      *cursor->text++ = c;
    }
  }
  *cursor->text++ = '\0';
  return TRUE;
}

/* Room for the most words and items that a line can have, and for its text: a word takes two characters, but for
 * the last one, an item one, and each end of an item one more. */
static Cursor
make_room (UmpTokens *tokens, const char *line, gsize length)
{
  gsize n_words = length / 2 + 1, n_items = length + 1;

  if (length <= UMP_TOKENS_INLINE)
    return (Cursor){ line, tokens->inline_text, tokens->inline_items };
  tokens->block = g_malloc (n_words * sizeof (UmpToken) + n_items * sizeof (char *) + length + n_items + 1);
  tokens->tokens = tokens->block;
  return (Cursor){ .c = line,
                   .items = (const char **) (gpointer) (tokens->tokens + n_words),
                   .text = (char *) (gpointer) ((const char **) (gpointer) (tokens->tokens + n_words) +
                                                n_items) };
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

const char *
ump_token_text (const UmpToken *token, char **made)
{
  GString *out;

  if (token->n_items == 1)
    return token->items[0];
  out = g_string_new (NULL);
  for (int i = 0; i < token->n_items; i++)
    g_string_append_printf (out, "%s%s", i ? "," : "", token->items[i]);
  return *made = g_string_free (out, FALSE);
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
