/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several cards that are said in one entry: which go together. */
#include "config.h"

#include "chooser-private.h"

/* More ways than these would be no help. */
#define MOST_SETS 2

static int
count (const GArray *faces, int face)
{
  int found = 0;

  for (guint i = 0; i < faces->len; i++)
    found += g_array_index (faces, int, i) == face;
  return found;
}

/* Whether all cards of the part are in the whole, as often. */
static gboolean
is_part (const GArray *part, const GArray *whole)
{
  for (guint i = 0; i < part->len; i++) {
    int face = g_array_index (part, int, i);
    if (count (part, face) > count (whole, face))
      return FALSE;
  }
  return TRUE;
}

/* The cards of a move that lists them and leaves nothing open; none of others. */
static GArray *
cards_of (UmpChooser *self, const UmpMove *move)
{
  const UmpChooserVerb *verb = &self->verbs[move->verb];
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (int));

  if (move->bare || verb->card < 0 || !verb->many || !ump_move_has (move, verb->card))
    return faces;
  for (int k = 0; k < ump_move_n (move, verb->card); k++) {
    int face = ump_move_card (move, verb->card, k).face;
    g_array_append_val (faces, face);
  }
  return faces;
}

gboolean
ump_chooser_can_join (UmpChooser *self, int face)
{
  g_autoptr (GArray) wanted = g_array_copy (self->cards);

  g_array_append_val (wanted, face);
  for (guint i = 0; i < self->legal->len; i++) {
    const UmpMove *move = g_ptr_array_index (self->legal, i);
    g_autoptr (GArray) cards = NULL;
    if (move->bare && self->verbs[move->verb].keyed)
      return TRUE;
    cards = cards_of (self, move);
    if (is_part (wanted, cards))
      return TRUE;
  }
  return FALSE;
}

int
ump_chooser_most (UmpChooser *self, int face)
{
  int most = 0;

  for (guint i = 0; i < self->legal->len; i++) {
    g_autoptr (GArray) cards = cards_of (self, g_ptr_array_index (self->legal, i));
    most = MAX (most, count (cards, face));
  }
  return most;
}

static gboolean
is_largest (UmpChooser *self, const GArray *cards)
{
  for (guint i = 0; i < self->legal->len; i++) {
    g_autoptr (GArray) other = cards_of (self, g_ptr_array_index (self->legal, i));
    if (other->len > cards->len && is_part (cards, other))
      return FALSE;
  }
  return TRUE;
}

static gboolean
is_known (UmpChooser *self, const GArray *cards)
{
  for (guint i = 0; i < self->sets->len; i++) {
    const GArray *set = self->sets->pdata[i];
    if (set->len == cards->len && is_part (set, cards))
      return TRUE;
  }
  return FALSE;
}

void
ump_chooser_find_sets (UmpChooser *self)
{
  g_ptr_array_set_size (self->sets, 0);
  if (!self->few || !self->several)
    return;
  for (guint i = 0; i < self->legal->len && self->sets->len <= MOST_SETS; i++) {
    g_autoptr (GArray) cards = cards_of (self, g_ptr_array_index (self->legal, i));
    if (cards->len > 1 && !is_known (self, cards) && is_largest (self, cards))
      g_ptr_array_add (self->sets, g_steal_pointer (&cards));
  }
  if (self->sets->len > MOST_SETS)
    g_ptr_array_set_size (self->sets, 0);
}

gboolean
ump_chooser_is_chosen_set (UmpChooser *self, const GArray *set)
{
  return set->len == self->cards->len && is_part (set, self->cards);
}
