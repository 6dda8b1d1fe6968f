/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Completion: legal lines that go on as was typed. */
#include <string.h>

#include "notation.h"
#include "tokens.h"

typedef struct {
  const UmpMatch *match;
  char **typed;
  gboolean open_end; /* the last typed word may go on */
  guint max;
  GPtrArray *lines;
} Completion;

static gboolean
word_matches (const char *typed, const char *word, gboolean may_go_on)
{
  const char *value = strchr (word, '=');

  if (g_ascii_strcasecmp (typed, word) == 0 || ump_tokens_match_name (typed, word))
    return TRUE;
  if (value != NULL &&
      (g_ascii_strcasecmp (typed, value + 1) == 0 || ump_tokens_match_name (typed, value + 1)))
    return TRUE;
  return may_go_on && g_ascii_strncasecmp (typed, word, strlen (typed)) == 0;
}

static gboolean
words_match (const Completion *completion, char **words, guint skip)
{
  guint n = g_strv_length (completion->typed), have = g_strv_length (words);

  if (skip > have || n > have - skip)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!word_matches (completion->typed[i], words[skip + i], completion->open_end && i + 1 == n))
      return FALSE;
  return TRUE;
}

/* Speaker and verb may be left out. */
static gboolean
line_matches (const Completion *completion, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint speaker = words[0] != NULL && g_str_has_suffix (words[0], ":");

  return words_match (completion, words, 0) || (speaker && words_match (completion, words, 1)) ||
         words_match (completion, words, speaker + 1);
}

static gboolean
collect (const UmpMove *move, gpointer user_data)
{
  Completion *completion = user_data;
  g_autofree char *line = ump_notation_print_move (ump_match_setup (completion->match), move);

  if (move->bare)
    line[strlen (line) - strlen ("...")] = '\0';
  if (line_matches (completion, line))
    g_ptr_array_add (completion->lines, g_steal_pointer (&line));
  return completion->lines->len < completion->max;
}

GPtrArray *
ump_notation_complete (const UmpMatch *match, const char *line, guint max)
{
  g_autofree char *stripped = g_strstrip (g_strdup (line));
  Completion completion = { .match = match,
                            .typed = g_strsplit_set (stripped, " \t", -1),
                            .open_end = !*line || !g_ascii_isspace (line[strlen (line) - 1]),
                            .max = max,
                            .lines = g_ptr_array_new_with_free_func (g_free) };

  if (*stripped && max)
    ump_match_moves (match, NULL, collect, &completion);
  g_strfreev (completion.typed);
  return completion.lines;
}

/* How many bytes two lines begin with in common. */
static gsize
common_bytes (const char *a, const char *b)
{
  gsize n = 0;

  while (a[n] != '\0' && a[n] == b[n])
    n++;
  return n;
}

char *
ump_notation_common (const UmpMatch *match, const char *line)
{
  g_autoptr (GPtrArray) lines = ump_notation_complete (match, line, G_MAXUINT), same = NULL;
  const char *first = lines->len > 0 ? g_ptr_array_index (lines, 0) : "";
  gsize n = strlen (first);
  g_autofree char *common = NULL;

  for (guint i = 1; i < lines->len; i++)
    n = MIN (n, common_bytes (first, g_ptr_array_index (lines, i)));
  common = g_strndup (first, n);
  if (n == 0 || g_str_equal (common, line))
    return NULL;
  /* "d" may be for "deal" or for "ana: draw": what they have in common says less than the "d" */
  same = ump_notation_complete (match, common, G_MAXUINT);
  return same->len == lines->len ? g_steal_pointer (&common) : NULL;
}
