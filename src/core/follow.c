/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What goes with a correction. Nothing is guessed: only the very cards that were called otherwise, all at
 * once. */
#include "follow.h"

typedef struct {
  int was;
  int now;
} Pair;

void
ump_renamed_clear (UmpRenamed *renamed)
{
  g_clear_pointer (&renamed->faces, g_array_unref);
}

gboolean
ump_verb_gathers (const UmpGame *game, int verb)
{
  return verb >= 0 && game->verbs[verb].gathers;
}

/* FALSE where the form of the entry does not allow to read it. */
static gboolean
read_cards (const UmpSetup *setup, const UmpEntry *entry, UmpMove *move)
{
  UmpVerdict verdict;

  return entry->verb >= 0 && ump_entry_read (setup, NULL, entry, move, &verdict);
}

static gboolean
is_cards (const UmpSetup *setup, const UmpMove *move, int attr)
{
  const UmpField *field = &setup->game->verbs[move->verb].attrs[attr];

  return field->name != NULL && ump_field_is_cards (field);
}

/* The faces that the move names, in order. */
static GArray *
faces_of (const UmpSetup *setup, const UmpMove *move)
{
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (int));

  for (int a = 0; a < UMP_MAX_ATTRS; a++)
    for (int k = 0; is_cards (setup, move, a) && k < ump_move_n (move, a); k++) {
      int face = ump_move_card (move, a, k).face;

      g_array_append_val (faces, face);
    }
  return faces;
}

/* Takes what both have out of both. */
static void
leave_differences (GArray *a, GArray *b)
{
  for (guint i = 0; i < a->len;) {
    guint k = 0;

    while (k < b->len && g_array_index (b, int, k) != g_array_index (a, int, i))
      k++;
    if (k < b->len) {
      g_array_remove_index (a, i);
      g_array_remove_index (b, k);
    } else {
      i++;
    }
  }
}

static const Pair *
find_pair (const UmpRenamed *renamed, int was)
{
  for (guint i = renamed->faces != NULL ? renamed->faces->len : 0; i > 0; i--)
    if (g_array_index (renamed->faces, Pair, i - 1).was == was)
      return &g_array_index (renamed->faces, Pair, i - 1);
  return NULL;
}

void
ump_renamed_learn (UmpRenamed *renamed, const UmpSetup *setup, const UmpEntry *was, const UmpEntry *now)
{
  g_auto (UmpMove) old, new;

  ump_move_init (&old, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_move_init (&new, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (!read_cards (setup, was, &old) || !read_cards (setup, now, &new) || old.verb != new.verb)
    return;
  {
    g_autoptr (GArray) before = faces_of (setup, &old), after = faces_of (setup, &new);

    leave_differences (before, after);
    if (before->len != after->len)
      return;
    if (renamed->faces == NULL)
      renamed->faces = g_array_new (FALSE, FALSE, sizeof (Pair));
    for (guint i = 0; i < before->len; i++) {
      Pair pair = { g_array_index (before, int, i), g_array_index (after, int, i) };

      g_array_append_val (renamed->faces, pair);
    }
  }
}

UmpEntry *
ump_renamed_entry (const UmpRenamed *renamed, const UmpSetup *setup, const UmpEntry *entry, const char *at)
{
  g_auto (UmpMove) move;
  gboolean any = FALSE;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (renamed->faces == NULL || !read_cards (setup, entry, &move))
    return NULL;
  for (int a = 0; a < UMP_MAX_ATTRS; a++)
    for (int k = 0; is_cards (setup, &move, a) && k < ump_move_n (&move, a); k++) {
      UmpCard card = ump_move_card (&move, a, k);
      const Pair *pair = find_pair (renamed, card.face);

      if (pair == NULL)
        continue;
      card.face = (guint16) pair->now;
      move.values[move.args[a].start + k] = ump_card_pack (card);
      any = TRUE;
    }
  return any ? ump_entry_from_move (setup, &move, ump_entry_ruling (entry), at) : NULL;
}
