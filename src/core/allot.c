/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "allot.h"

#include <string.h>

#include "parse.h"

static int
find_id (const char *const *ids, int n_seats, UmpBytes id)
{
  for (int seat = 0; seat < n_seats; seat++)
    if (ump_bytes_are (id, ids[seat]))
      return seat;
  return UMP_NOBODY;
}

/* What stands before a character, or all where that does not come; item: what stands behind it, or nothing at
 * all (text NULL). */
static UmpBytes
cut_at (UmpBytes *item, char c)
{
  const char *found = item->n > 0 ? memchr (item->text, c, item->n) : NULL;
  UmpBytes head = { item->text, found != NULL ? (gsize) (found - item->text) : item->n };

  *item = found != NULL ? (UmpBytes){ found + 1, item->n - head.n - 1 } : (UmpBytes){ 0 };
  return head;
}

/* `ana=blue,green`; n: by seat, how many words it has so far. */
static gboolean
read_item (UmpAllot *allot, int *n, const char *const *words, const char *const *ids, UmpBytes item)
{
  int seat = find_id (ids, allot->n_seats, cut_at (&item, '='));

  if (seat < 0 || item.text == NULL || n[seat] > 0)
    return FALSE;
  while (item.text != NULL) {
    int word = ump_parse_word_of (cut_at (&item, ','), words);

    if (word < 0 || word >= UMP_ALLOT_WORDS)
      return FALSE;
    for (int other = 0; other < allot->n_seats; other++)
      for (int k = 0; k < n[other]; k++)
        if (allot->words[other][k] == word)
          return FALSE;
    allot->words[seat][n[seat]++] = word; /* no word twice: there is room */
  }
  return n[seat] > 0;
}

gboolean
ump_allot_read (UmpAllot *allot, const char *const *words, const char *const *ids, int n_seats,
                const char *text)
{
  int n[UMP_MAX_SEATS] = { 0 };
  UmpBytes item;

  allot->n_seats = n_seats;
  while ((item.n = ump_parse_item (&text, &item.text)) > 0)
    if (!read_item (allot, n, words, ids, item))
      return FALSE;
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
