/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines in which everything is written in full and in its order, as the log prints them: nearly all are.
 *
 * Such a line only has to be split. The gates of every entry then say whether its words can be read, and what
 * they read is kept for judging it. A line that is otherwise in any way (cut names, quotes, another order,
 * something missing or wrong) is left to the reader in notation.c, which gives the same entry, only later. */
#include "match-private.h"
#include "notation-find.h"

/* A longer line has lists that nobody types; it is left to the other reader. */
#define MOST_BYTES 300

/* The word that begins there. */
static UmpBytes
word_at (const char *begin)
{
  return (UmpBytes){ begin, (gsize) (ump_tokens_skip_plain (begin) - begin) };
}

static gboolean
is_list (const UmpField *attr)
{
  return ump_field_is_list (attr) || attr->type == UMP_TYPE_OWN;
}

/* The rest of a list whose first item ends at a comma: a blank stands between items of an entry. Returns its
 * end, NULL where an item is missing. */
static char *
read_list (char *c)
{
  while (*c == ',') {
    char *begin = c + 1;

    *c = ' ';
    c = begin + word_at (begin).n;
    if (c == begin)
      return NULL;
  }
  return c;
}

/* The attribute that a word without a name is for: the next one that can be given. */
static int
next_attr (const UmpSetup *setup, const UmpField *attrs, int n, int from)
{
  while (from < n && attrs[from].applies != NULL && !attrs[from].applies (setup))
    from++;
  return from;
}

static int
find_named (const UmpField *attrs, int n, UmpBytes name)
{
  int index = 0;

  while (index < n && !ump_bytes_are (name, attrs[index].name))
    index++;
  return index;
}

/* Cuts the words behind the verb out of the entry's own copy of them, those with a name last. */
static gboolean
read_values (const UmpSetup *setup, UmpEntry *entry, char *c)
{
  const UmpField *attrs = setup->game->verbs[entry->verb].attrs;
  int n = entry->n_values;
  gboolean named = FALSE;

  for (int next = 0; *c != '\0'; next++) {
    UmpBytes word = word_at (c);
    char *begin = c;
    int slot;

    c += word.n;
    if (*c == '=') {
      named = TRUE;
      slot = find_named (attrs, n, word);
      begin = c + 1;
      c = begin + word_at (begin).n;
    } else {
      slot = named ? n : next_attr (setup, attrs, n, next);
    }
    if (c == begin || slot < next || slot >= n)
      return FALSE;
    if (*c == ',' && (!is_list (&attrs[slot]) || (c = read_list (c)) == NULL))
      return FALSE;
    entry->values[slot] = begin;
    next = slot;
    if (*c == ' ' && c[1] != '\0')
      *c++ = '\0';
    else if (*c != '\0')
      return FALSE;
  }
  return TRUE;
}

UmpEntry *
ump_notation_read_plain (UmpMatch *match, const char *line)
{
  const UmpSetup *setup = match->setup;
  UmpBytes by = { 0 }, rest, word = word_at (line);
  UmpEntry *entry;
  char *copy;
  int verb;

  if (word.n > 1 && word.text[word.n - 1] == ':' && word.text[word.n] == ' ') {
    by = (UmpBytes){ word.text, word.n - 1 };
    word = word_at (word.text + word.n + 1);
  }
  verb = ump_setup_verb (setup, word);
  if (verb < 0)
    return NULL;
  rest = ump_bytes (word.text + word.n);
  if (rest.n > MOST_BYTES || rest.n == 1 || (rest.n > 0 && *rest.text != ' '))
    return NULL;
  if (rest.n > 0)
    rest = (UmpBytes){ rest.text + 1, rest.n - 1 };
  entry = ump_entry_begin (&match->room, verb, setup->n_attrs[verb], by, rest, &copy);
  if (entry->plain && read_values (setup, entry, copy) && ump_match_read (match, entry))
    return entry;
  ump_entry_unref (entry);
  return NULL;
}
