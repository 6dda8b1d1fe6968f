#include "tokens.h"

#include <string.h>

static void
token_free (gpointer data)
{
  UmpToken *token = data;

  g_free (token->name);
  g_ptr_array_unref (token->items);
  g_free (token);
}

static UmpToken *
token_new (int column)
{
  UmpToken *token = g_new0 (UmpToken, 1);

  token->items = g_ptr_array_new_with_free_func (g_free);
  token->column = column;
  return token;
}

/* Reads a quoted part; *c is behind the opening quote, then behind the closing one. */
static gboolean
read_quoted (const char **c, GString *item)
{
  for (; **c && **c != '"'; (*c)++) {
    if (**c == '\\' && (*c)[1]) {
      (*c)++;
      g_string_append_c (item, **c == 'n' ? '\n' : **c);
    } else {
      g_string_append_c (item, **c);
    }
  }
  if (**c != '"')
    return FALSE;
  (*c)++;
  return TRUE;
}

static void
end_item (UmpToken *token, GString *item)
{
  g_ptr_array_add (token->items, g_strdup (item->str));
  g_string_truncate (item, 0);
}

/* One word; *c is at its first character. FALSE: a quote is not closed. */
static gboolean
read_token (const char **c, UmpToken *token)
{
  g_autoptr (GString) item = g_string_new (NULL);

  while (**c && !g_ascii_isspace (**c)) {
    if (**c == '"') {
      (*c)++;
      token->quoted = TRUE;
      if (!read_quoted (c, item))
        return FALSE;
      continue;
    }
    if (**c == ',') {
      end_item (token, item);
    } else if (**c == '=' && !token->name && !token->quoted && token->items->len == 0 && item->len) {
      token->name = g_strdup (item->str);
      g_string_truncate (item, 0);
    } else {
      g_string_append_c (item, **c);
    }
    (*c)++;
  }
  end_item (token, item);
  return TRUE;
}

GPtrArray *
ump_tokens_split (const char *line, int *column)
{
  g_autoptr (GPtrArray) tokens = g_ptr_array_new_with_free_func (token_free);
  const char *c = line;

  for (;;) {
    UmpToken *token;

    while (g_ascii_isspace (*c))
      c++;
    if (!*c)
      return g_steal_pointer (&tokens);
    token = token_new ((int) g_utf8_strlen (line, c - line) + 1);
    g_ptr_array_add (tokens, token);
    if (!read_token (&c, token)) {
      *column = token->column;
      return NULL;
    }
  }
}

char *
ump_token_join (const UmpToken *token, const char *separator)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < token->items->len; i++) {
    if (i)
      g_string_append (out, separator);
    g_string_append (out, g_ptr_array_index (token->items, i));
  }
  return g_string_free (out, FALSE);
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

/* Letters may be cut after the first; a number is taken whole and must not go on in what was typed. */
static gboolean
match_parts (const char *typed, const char *name)
{
  const char *end;
  gsize length, n;

  while (*name == '-')
    name++;
  if (!*name)
    return !*typed;
  end = part_end (name);
  length = (gsize) (end - name);
  for (n = 0; n < length && typed[n] && same_letter (typed[n], name[n]); n++)
    ;
  if (g_ascii_isdigit (*name))
    return n == length && !g_ascii_isdigit (typed[n]) && match_parts (typed + n, end);
  for (; n > 0; n--)
    if (match_parts (typed + n, end))
      return TRUE;
  return FALSE;
}

gboolean
ump_tokens_match_name (const char *typed, const char *name)
{
  g_autoptr (GString) bare = g_string_new (NULL);

  for (const char *c = typed; *c; c++)
    if (*c != '-')
      g_string_append_c (bare, *c);
  return bare->len && match_parts (bare->str, name);
}
