/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Splits a line: what comes of it is never longer than what is read. */
#include "tokens.h"

#include <string.h>

/* Where reading is, and where what is read goes; bits: those that any character had. */
typedef struct {
  const char *in;
  char *out;
  char bits;
} Cursor;

static void
keep (Cursor *cursor, char c)
{
  cursor->bits |= c;
  *cursor->out++ = c;
}

/* A quoted part: from the opening quote to the closing one. FALSE: there is none. */
static gboolean
read_quoted (Cursor *cursor)
{
  const char *c = cursor->in + 1;

  for (; *c && *c != '"'; c++) {
    if (*c == '\\' && c[1])
      keep (cursor, *++c == 'n' ? '\n' : *c);
    else
      keep (cursor, *c);
  }
  cursor->in = c;
  return *c == '"';
}

/* Whether a character means something else than itself, or ends a word. */
static gboolean
is_special (char c)
{
  switch (c) {
  case '"':
  case ',':
  case '=':
  case ' ':
  case '\t':
  case '\n':
  case '\f':
  case '\r':
  case '\0': return TRUE;
  default: return FALSE;
  }
}

/* One word, from its first character to the one behind it. FALSE: a quote is not closed. */
static gboolean
read_token (Cursor *cursor, UmpToken *token)
{
  token->text = cursor->out;
  token->n_items = 1;
  for (;; cursor->in++) {
    while (!is_special (*cursor->in))
      keep (cursor, *cursor->in++);
    if (*cursor->in == '"') {
      token->quoted = TRUE;
      if (!read_quoted (cursor))
        return FALSE;
    } else if (*cursor->in == ',') {
      keep (cursor, '\0');
      token->n_items++;
    } else if (*cursor->in != '=') {
      break;
    } else if (token->name != NULL || token->n_items > 1 || token->quoted || cursor->out == token->text) {
      keep (cursor, '=');
    } else {
      keep (cursor, '\0');
      token->name = token->text;
      token->text = cursor->out;
    }
  }
  keep (cursor, '\0');
  return TRUE;
}

gboolean
ump_tokens_split (UmpTokens *tokens, const char *line)
{
  gsize length = strlen (line), n_most = length / 2 + 1; /* a word takes two characters, but for the last */
  Cursor cursor = { .in = line };
  gboolean closed = TRUE;

  tokens->n = 0;
  tokens->tokens = g_malloc (n_most * sizeof (UmpToken) + length + 1);
  cursor.out = (char *) (tokens->tokens + n_most);
  while (closed) {
    UmpToken *token = &tokens->tokens[tokens->n];

    while (g_ascii_isspace (*cursor.in))
      cursor.in++;
    if (!*cursor.in)
      break;
    *token = (UmpToken){ .at = (int) (cursor.in - line) };
    tokens->n++;
    closed = read_token (&cursor, token);
  }
  tokens->ascii = (cursor.bits & 0x80) == 0;
  return closed;
}

void
ump_tokens_clear (UmpTokens *tokens)
{
  g_clear_pointer (&tokens->tokens, g_free);
}

char *
ump_token_next_item (char *item)
{
  return item + strlen (item) + 1;
}

char *
ump_token_join (UmpToken *token)
{
  for (char *item = token->text; token->n_items > 1; token->n_items--) {
    item += strlen (item);
    *item = ',';
  }
  return token->text;
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
