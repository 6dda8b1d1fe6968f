/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entries that are nearly right: what people type by mistake, and what nobody would. */
#include <string.h>

#include "world.h"

static guint
below (World *world, guint n)
{
  return ump_random_below (&world->random, n);
}

/* ---- nonsense --------------------------------------------------------------------- */

static void
nonsense_value (World *world, const UmpField *attr, UmpMove *move, int index)
{
  const UmpSetup *setup = ump_match_setup (world->match);
  int n_words = 0;

  switch (attr->type) {
  case UMP_TYPE_CARD:
  case UMP_TYPE_CARDS:
    for (guint i = below (world, attr->type == UMP_TYPE_CARD ? 1 : 4) + 1; i > 0; i--)
      ump_move_push_card (
          move, index, (UmpCard){ .face = (guint16) (1 + below (world, (guint) world->game->n_faces - 1)) });
    break;
  case UMP_TYPE_INT:
    ump_move_push (move, index, attr->min + (int) below (world, (guint) MIN (attr->max - attr->min, 20) + 1));
    break;
  case UMP_TYPE_CHOICE:
  case UMP_TYPE_WORDS:
    while (attr->words[n_words] != NULL)
      n_words++;
    ump_move_push (move, index, (int) below (world, (guint) n_words));
    break;
  case UMP_TYPE_PLAYER: ump_move_push (move, index, (int) below (world, (guint) setup->n_seats)); break;
  default: break;
  }
}

UmpEntry *
world_nonsense (World *world)
{
  int verb = (int) below (world, (guint) world->game->n_verbs);
  int n;
  const UmpField *attrs = ump_verb_attrs (world->game, verb, &n);
  gboolean player = world->game->verbs[verb].player;
  int turn = ump_table_turn (ump_match_table (world->match));
  g_auto (UmpMove) move = { 0 };

  ump_move_init (&move, verb, !player ? UMP_NOBODY : turn >= 0 ? turn : 0);
  for (int i = 0; i < n; i++)
    if (!(attrs[i].flags & UMP_FIELD_OPTIONAL) || below (world, 2))
      nonsense_value (world, &attrs[i], &move, i);
  return ump_entry_from_move (ump_match_setup (world->match), &move, NULL, NULL);
}

/* ---- drafts ----------------------------------------------------------------------- */

/* An entry in the making; the strings are its own, NULL where absent. */
typedef struct {
  int verb;
  char *by;
  char *values[UMP_MAX_ATTRS];
} Draft;

static void
draft_set (char **place, char *value)
{
  g_free (*place);
  *place = value;
}

static void
draft_clear (Draft *draft)
{
  draft_set (&draft->by, NULL);
  for (int i = 0; i < UMP_MAX_ATTRS; i++)
    draft_set (&draft->values[i], NULL);
}

static void
draft_read (Draft *draft, const UmpEntry *entry)
{
  draft->verb = entry->verb;
  draft->by = g_strdup (entry->by);
  for (int i = 0; i < entry->n_values; i++)
    draft->values[i] = g_strdup (entry->values[i]);
}

static UmpEntry *
draft_make (const World *world, const Draft *draft)
{
  const char *names[UMP_MAX_ATTRS + 1], *values[UMP_MAX_ATTRS + 1];
  int n, n_given = 0;
  const UmpField *attrs = ump_verb_attrs (world->game, draft->verb, &n);

  if (draft->by != NULL) {
    names[n_given] = "by";
    values[n_given++] = draft->by;
  }
  for (int i = 0; i < n; i++)
    if (draft->values[i] != NULL) {
      names[n_given] = attrs[i].name;
      values[n_given++] = draft->values[i];
    }
  return ump_entry_new (world->game, ump_verb_name (world->game, draft->verb), names, values, n_given, NULL);
}

/* ---- one thing that is not right ------------------------------------------------------ */

/* A value of that attribute from somewhere in the log. */
static char *
value_from_log (World *world, const Draft *draft, int attr)
{
  guint n = ump_match_n_entries (world->match);

  for (int i = 0; n && i < 8; i++) {
    const UmpEntry *entry = ump_match_entry (world->match, 1 + below (world, n));

    if (entry->verb == draft->verb && entry->values[attr] != NULL)
      return g_strdup (entry->values[attr]);
  }
  return g_strdup (draft->values[attr]);
}

static char *
value_of_nonsense (World *world, const Draft *draft, int attr)
{
  int n;
  const UmpField *attrs = ump_verb_attrs (world->game, draft->verb, &n);
  g_auto (UmpMove) move = { 0 };
  g_autoptr (UmpEntry) entry = NULL;

  ump_move_init (&move, draft->verb, UMP_NOBODY);
  nonsense_value (world, &attrs[attr], &move, attr);
  entry = ump_entry_from_move (ump_match_setup (world->match), &move, NULL, NULL);
  return g_strdup (entry->values[attr] != NULL ? entry->values[attr] : draft->values[attr]);
}

/* An item with the beginning or the end, up to a '-', of another: red-7 and blue-2 make blue-7 or red-2. */
static char *
crossed (const char *item, const char *other, gboolean beginning)
{
  const char *cut = strrchr (item, '-'), *other_cut = strrchr (other, '-');

  if (cut == NULL || other_cut == NULL)
    return g_strdup (other);
  return beginning ? g_strdup_printf ("%.*s%s", (int) (other_cut - other), other, cut)
                   : g_strdup_printf ("%.*s%s", (int) (cut - item), item, other_cut);
}

/* A list with one item less, one twice, one instead of another, two in each other's place, one that has
 * nothing to do with it, or several that take after one. */
static char *
value_bent (World *world, const Draft *draft, int attr)
{
  g_auto (GStrv) items = g_strsplit (draft->values[attr], " ", -1);
  guint n = g_strv_length (items), one, other;
  g_autofree char *more = NULL, *joined = NULL;

  if (n == 0)
    return g_strdup (draft->values[attr]);
  one = below (world, n);
  other = below (world, n);
  switch (below (world, 6)) {
  case 0:
    g_free (items[one]);
    memmove (items + one, items + one + 1, sizeof (char *) * (n - one));
    break;
  case 1: more = g_strdup (items[one]); break;
  case 2: draft_set (&items[one], g_strdup (items[other])); break;
  case 3: draft_set (&items[one], value_of_nonsense (world, draft, attr)); break;
  case 4: {
    gboolean beginning = below (world, 2);

    for (guint i = 0; i < n; i++)
      if (i != one && below (world, 4))
        draft_set (&items[i], crossed (items[i], items[one], beginning));
    break;
  }
  default: {
    char *kept = items[one];

    items[one] = items[other];
    items[other] = kept;
  }
  }
  joined = g_strjoinv (" ", items);
  return more != NULL ? g_strdup_printf ("%s %s", joined, more) : g_steal_pointer (&joined);
}

/* The last number in the value is one more or less: `bea.2`, `red-7`, `5`. */
static char *
value_nearby (World *world, const Draft *draft, int attr)
{
  const char *text = draft->values[attr];
  gsize end = strlen (text), start;

  while (end > 0 && !g_ascii_isdigit (text[end - 1]))
    end--;
  for (start = end; start > 0 && g_ascii_isdigit (text[start - 1]);)
    start--;
  if (start == end)
    return g_strdup (text);
  return g_strdup_printf ("%.*s%" G_GINT64_FORMAT "%s", (int) start, text,
                          g_ascii_strtoll (text + start, NULL, 10) + (below (world, 2) ? 1 : -1), text + end);
}

static void
bend_value (World *world, Draft *draft)
{
  int n;

  ump_verb_attrs (world->game, draft->verb, &n);
  if (n > 0) {
    int attr = (int) below (world, (guint) n);
    char *value = NULL;

    if (draft->values[attr] == NULL)
      value = below (world, 2) ? value_from_log (world, draft, attr) : value_of_nonsense (world, draft, attr);
    else
      switch (below (world, 5)) {
      case 0: break;
      case 1: value = value_from_log (world, draft, attr); break;
      case 2: value = value_of_nonsense (world, draft, attr); break;
      case 3: value = value_bent (world, draft, attr); break;
      default: value = value_nearby (world, draft, attr); break;
      }
    draft_set (&draft->values[attr], value);
  }
}

/* Another verb with the values that it has names for. */
static void
bend_verb (World *world, Draft *draft)
{
  Draft other = { .verb = (int) below (world, (guint) world->game->n_verbs), .by = g_strdup (draft->by) };
  int n_old, n_new;
  const UmpField *old_attrs = ump_verb_attrs (world->game, draft->verb, &n_old);
  const UmpField *new_attrs = ump_verb_attrs (world->game, other.verb, &n_new);

  for (int i = 0; i < n_new; i++)
    for (int k = 0; k < n_old; k++)
      if (strcmp (new_attrs[i].name, old_attrs[k].name) == 0)
        draft_set (&other.values[i], g_strdup (draft->values[k]));
  draft_clear (draft);
  *draft = other;
}

UmpEntry *
world_neighbour (World *world, const UmpEntry *legal)
{
  Draft draft = { 0 };
  UmpEntry *entry;

  draft_read (&draft, legal);
  for (guint i = 1 + below (world, 2); i > 0; i--)
    switch (below (world, 8)) {
    case 0: draft_set (&draft.by, g_strdup (world_people[below (world, (guint) world->n_seats + 1)])); break;
    case 1: bend_verb (world, &draft); break;
    default: bend_value (world, &draft); break;
    }
  entry = draft_make (world, &draft);
  draft_clear (&draft);
  return entry;
}

UmpEntry *
world_echo (World *world)
{
  guint n = ump_match_n_entries (world->match);
  int turn = ump_table_turn (ump_match_table (world->match));
  const UmpEntry *old = n ? ump_match_entry (world->match, 1 + below (world, n)) : NULL;
  Draft draft = { 0 };
  UmpEntry *entry;

  if (old == NULL || old->verb < 0)
    return NULL;
  draft_read (&draft, old);
  if (draft.by != NULL && turn >= 0)
    draft_set (&draft.by, g_strdup (world_people[turn]));
  entry = draft_make (world, &draft);
  draft_clear (&draft);
  return entry;
}
