/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines in which everything is written in full and in its order, as the log prints them: nearly all are.
 *
 * Such a line only has to be split. The gates of every entry then say whether its words can be read, and what
 * they read is kept for judging it. A line that is otherwise in any way (cut names, quotes, another order,
 * something missing or wrong) is left to the reader in notation.c, which gives the same entry, only later. */
#include <string.h>

#include "match-private.h"
#include "notation-find.h"

/* Room for lists, whose items are kept with blanks between them. */
#define ROOM 256

typedef struct {
  const UmpSetup *setup;
  const char *c;
  gsize used;
  char room[ROOM];
} Line;

/* The next word; what ended it is where the line goes on. */
static UmpBytes
read_word (Line *line)
{
  const char *begin = line->c;

  line->c = ump_tokens_skip_plain (begin);
  return (UmpBytes){ begin, (gsize) (line->c - begin) };
}

/* Goes on behind a character, if that comes next. */
static gboolean
pass (Line *line, char c)
{
  if (*line->c != c)
    return FALSE;
  line->c++;
  return TRUE;
}

static gboolean
is_list (const UmpField *attr)
{
  return ump_field_is_list (attr) || attr->type == UMP_TYPE_OWN;
}

/* A list that goes on behind its first item; nothing where it does not fit or an item is missing. */
static UmpBytes
read_list (Line *line, UmpBytes item)
{
  char *begin = line->room + line->used;

  for (;;) {
    if (item.n == 0 || line->used + item.n >= ROOM)
      return (UmpBytes){ 0 };
    memcpy (line->room + line->used, item.text, item.n);
    line->used += item.n;
    if (!pass (line, ','))
      return (UmpBytes){ begin, (gsize) (line->room + line->used - begin) };
    line->room[line->used++] = ' ';
    item = read_word (line);
  }
}

/* The attribute that a word without a name is for: the next one that can be given. */
static int
next_attr (const Line *line, const UmpField *attrs, int n, int from)
{
  while (from < n && attrs[from].applies != NULL && !attrs[from].applies (line->setup))
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

/* The words behind the verb, those with a name last. */
static gboolean
read_values (Line *line, const UmpField *attrs, int n, UmpBytes *slots)
{
  gboolean named = FALSE;

  for (int next = 0; *line->c != '\0'; next++) {
    UmpBytes word;
    int slot;

    if (!pass (line, ' '))
      return FALSE;
    word = read_word (line);
    if (pass (line, '=')) {
      named = TRUE;
      slot = find_named (attrs, n, word);
      word = read_word (line);
    } else {
      slot = named ? n : next_attr (line, attrs, n, next);
    }
    if (slot < next || slot >= n)
      return FALSE;
    if (*line->c == ',' && is_list (&attrs[slot]))
      word = read_list (line, word);
    if (word.n == 0)
      return FALSE;
    slots[slot] = word;
    next = slot;
  }
  return TRUE;
}

/* The verb's own parts into slots, and who says it; UMP_VERB_UNKNOWN for a line that is otherwise. */
static int
split (Line *line, UmpBytes *slots)
{
  UmpBytes word = read_word (line);
  int verb;

  if (word.n > 1 && word.text[word.n - 1] == ':') {
    slots[UMP_SLOT_BY] = (UmpBytes){ word.text, word.n - 1 };
    if (!pass (line, ' '))
      return UMP_VERB_UNKNOWN;
    word = read_word (line);
  }
  verb = ump_setup_verb (line->setup, word);
  if (verb >= 0 &&
      !read_values (line, line->setup->game->verbs[verb].attrs, line->setup->n_attrs[verb], slots))
    return UMP_VERB_UNKNOWN;
  return verb;
}

UmpEntry *
ump_notation_read_plain (UmpMatch *match, const char *text)
{
  UmpBytes slots[UMP_N_SLOTS] = { 0 };
  Line line;
  UmpEntry *entry;
  int verb;

  line.setup = match->setup;
  line.c = text;
  line.used = 0;
  verb = split (&line, slots);
  if (verb == UMP_VERB_UNKNOWN)
    return NULL;
  entry = ump_entry_of (&match->room, verb, match->setup->n_attrs[verb], slots);
  if (entry->plain && ump_match_read (match, entry))
    return entry;
  ump_entry_unref (entry);
  return NULL;
}
