/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "allot.h"

#include <string.h>

#include "parse.h"

static int
find_id (const char *const *ids, int n_seats, const char *id)
{
  for (int seat = 0; seat < n_seats; seat++)
    if (strcmp (id, ids[seat]) == 0)
      return seat;
  return UMP_NOBODY;
}

/* Ends a text where a character comes; returns what stands behind it, NULL where it does not come. */
static char *
cut_at (char *text, char c)
{
  char *found = strchr (text, c);

  if (found != NULL)
    *found++ = '\0';
  return found;
}

/* `ana=blue,green`, which is cut up; n: by seat, how many words it has so far. */
static gboolean
read_item (UmpAllot *allot, int *n, const char *const *words, const char *const *ids, char *item)
{
  char *rest = cut_at (item, '=');
  int seat = find_id (ids, allot->n_seats, item);

  if (seat < 0 || rest == NULL || n[seat] > 0)
    return FALSE;
  while (rest != NULL) {
    char *behind = cut_at (rest, ',');
    int word = ump_parse_word (rest, words);

    if (word < 0 || word >= UMP_ALLOT_WORDS)
      return FALSE;
    for (int other = 0; other < allot->n_seats; other++)
      for (int k = 0; k < n[other]; k++)
        if (allot->words[other][k] == word)
          return FALSE;
    allot->words[seat][n[seat]++] = word; /* no word twice: there is room */
    rest = behind;
  }
  return n[seat] > 0;
}

gboolean
ump_allot_read (UmpAllot *allot, const char *const *words, const char *const *ids, int n_seats,
                const char *text)
{
  int n[UMP_MAX_SEATS] = { 0 };
  const char *start;
  gsize length;

  allot->n_seats = n_seats;
  while ((length = ump_parse_item (&text, &start)) > 0) {
    g_autofree char *item = g_strndup (start, length);

    if (!read_item (allot, n, words, ids, item))
      return FALSE;
  }
  allot->n_each = n[0];
  for (int seat = 0; seat < n_seats; seat++)
    if (n[seat] == 0 || n[seat] != n[0])
      return FALSE;
  return n_seats > 0;
}

char *
ump_allot_print (const UmpAllot *allot, const char *const *words, const char *const *ids)
{
  GString *out = g_string_new (NULL);

  for (int seat = 0; seat < allot->n_seats; seat++) {
    char mark = '=';

    g_string_append_printf (out, "%s%s", seat ? " " : "", ids[seat]);
    for (int word = 0; words[word] != NULL; word++)
      if (ump_allot_owner (allot, word) == seat) {
        g_string_append_printf (out, "%c%s", mark, words[word]);
        mark = ',';
      }
  }
  return g_string_free (out, FALSE);
}

int
ump_allot_owner (const UmpAllot *allot, int word)
{
  for (int seat = 0; seat < allot->n_seats; seat++)
    for (int k = 0; k < allot->n_each; k++)
      if (allot->words[seat][k] == word)
        return seat;
  return UMP_NOBODY;
}

void
ump_allot_pick (UmpAllot *allot, int seat, int word)
{
  int owner = ump_allot_owner (allot, word);
  int *mine = allot->words[seat];
  int given = mine[0];

  if (owner == seat)
    return;
  for (int k = 0; owner != UMP_NOBODY && k < allot->n_each; k++)
    if (allot->words[owner][k] == word)
      allot->words[owner][k] = given;
  memmove (mine, mine + 1, (size_t) (allot->n_each - 1) * sizeof *mine);
  mine[allot->n_each - 1] = word;
}
