/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said by a place in a zone: which of its cards is meant, and where a card was put that has to go
 * elsewhere. */
#include "config.h"

#include <glib/gi18n.h>

#include "chooser-private.h"

#include "places.h"

/* ---- a card that lies there ------------------------------------------------------------------------ */

/* The position of a card of the item's zone that the item names besides the chosen one, -1 for none. */
static int
named_card (UmpChooser *self, const UmpChooserItem *item)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpVerb *verb = &ump_match_game (match)->verbs[item->move.verb];

  if (!item->legal || item->zone < 0)
    return -1;
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
    if (a != self->verbs[item->move.verb].card && verb->attrs[a].type == UMP_TYPE_CARD &&
        ump_move_has (&item->move, a))
      return ump_zone_find (ump_table_zone (ump_match_table (match), item->zone),
                            ump_move_card (&item->move, a, 0).face);
  return -1;
}

static int
pick_of (UmpChooser *self, guint index)
{
  const UmpChooserItem *item = ump_chooser_item (self, index);
  int position = named_card (self, item);

  /* the zone is to have nothing else, and more than one of them */
  if (position < 0 || ump_chooser_item_for_zone (self, item->zone) >= 0)
    return -1;
  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *other = ump_chooser_item (self, i);
    if (other->legal && other->zone == item->zone && named_card (self, other) < 0)
      return -1;
  }
  return position;
}

void
ump_chooser_find_picks (UmpChooser *self)
{
  for (guint i = 0; i < self->items->len; i++) {
    UmpChooserItem *item = g_ptr_array_index (self->items, i);

    item->first = i;
    item->pick = pick_of (self, i);
    for (guint k = 0; k < i && item->pick >= 0 && item->first == i; k++)
      if (ump_chooser_item (self, k)->zone == item->zone && ump_chooser_item (self, k)->pick >= 0)
        item->first = k;
  }
}

int
ump_chooser_item_for_card (UmpChooser *self, int zone, int position)
{
  for (guint i = 0; i < self->items->len; i++)
    if (ump_chooser_item (self, i)->zone == zone && position >= 0 &&
        ump_chooser_item (self, i)->pick == position)
      return (int) i;
  return -1;
}

/* Cards of that face are seen in one zone alone: whoever means the face means those. */
static gboolean
is_in_one_zone (UmpChooser *self, int face)
{
  UmpMatch *match = ump_play_match (self->play);
  int n = 0;

  for (int z = 0; z < ump_match_setup (match)->n_zones; z++) {
    const UmpZone *zone = ump_table_zone (ump_match_table (match), z);
    gboolean here = FALSE;

    for (int i = 0; i < zone->n; i++)
      here |= zone->cards[i].face == face;
    n += here;
  }
  return n == 1;
}

/* Whether whoever means that face takes it from the table: from that zone, -1 for any. */
static gboolean
lies_there (UmpChooser *self, int face, int zone)
{
  int origin = ump_chooser_origin (self, face);

  if (origin >= 0)
    return zone < 0 || origin == zone;
  return ump_chooser_is_few (self) && is_in_one_zone (self, face);
}

int
ump_chooser_card_at (UmpChooser *self, int zone, int position)
{
  const UmpZone *cards = ump_table_zone (ump_match_table (ump_play_match (self->play)), zone);
  int face = position >= 0 && position < cards->n ? cards->cards[position].face : 0;

  return face > 0 && self->mode == UMP_CHOOSER_KEYS && ump_play_is_now (self->play) &&
                 lies_there (self, face, zone)
             ? face
             : 0;
}

gboolean
ump_chooser_wants_deck (UmpChooser *self)
{
  if (self->mode != UMP_CHOOSER_KEYS)
    return FALSE;
  if (ump_chooser_phase_has_deck (self))
    return TRUE;
  for (int f = 1; ump_chooser_has_deck (self) && f < ump_play_game (self->play)->n_faces; f++)
    if (self->offered[f] > 0 && !lies_there (self, f, -1))
      return TRUE;
  return FALSE;
}

/* ---- another place than its own --------------------------------------------------------------------- */

static const UmpZone *
zone_of (UmpChooser *self, guint index, int *attr, int *zone)
{
  const UmpChooserItem *item = ump_chooser_item (self, index);
  UmpMatch *match = ump_play_match (self->play);
  int at;

  if (!item->legal || item->move.bare || !ump_place_find (ump_match_setup (match), &item->move, attr, &at) ||
      ump_move_has (&item->move, *attr))
    return NULL;
  if (zone != NULL)
    *zone = at;
  return ump_table_zone (ump_match_table (match), at);
}

int
ump_chooser_n_places (UmpChooser *self, guint index)
{
  int attr;
  const UmpZone *zone = zone_of (self, index, &attr, NULL);

  return zone != NULL && zone->n > 0 ? zone->n + 1 : 0;
}

char *
ump_chooser_place_label (UmpChooser *self, guint index, int place)
{
  int attr, zone = -1;

  zone_of (self, index, &attr, &zone);
  return ump_place_say (ump_play_match (self->play), zone, place);
}

gboolean
ump_chooser_place_move (UmpChooser *self, guint index, int place, UmpMove *move)
{
  int attr;

  if (index >= self->items->len || place < 1 || place > ump_chooser_n_places (self, index))
    return FALSE;
  zone_of (self, index, &attr, NULL);
  ump_move_copy (move, &ump_chooser_item (self, index)->move);
  ump_move_push (move, attr, place);
  return TRUE;
}

int
ump_chooser_right_place (UmpChooser *self, guint index)
{
  int n = ump_play_advises (self->play) ? ump_chooser_n_places (self, index) : 0, right = 0;
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  for (int place = 1; place <= n && right == 0; place++) {
    UmpVerdict verdict = { 0 };

    if (ump_chooser_place_move (self, index, place, &move) &&
        ump_match_judge_move (ump_play_match (self->play), &move, &verdict))
      right = place;
  }
  return right;
}

/* ---- several ways to one place --------------------------------------------------------------------- */

/* An item of a grid that says its word: the place alone means the one without. */
static gboolean
says_word (UmpChooser *self, const UmpChooserItem *item)
{
  return ump_chooser_is_grid_verb (self, item->move.verb) && ump_move_has (&item->move, 1);
}

guint
ump_chooser_ways_for_zone (UmpChooser *self, int zone, guint *ways, guint max)
{
  const UmpChooserItem *first = NULL;
  guint n = 0;

  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    if (!(item->legal || item->keeps) || item->zone != zone || (self->cards->len == 0 && item->big) ||
        says_word (self, item))
      continue;
    if (first != NULL && (self->cards->len == 0 || !ump_chooser_is_alike (&first->move, &item->move,
                                                                          self->verbs[item->move.verb].card)))
      return 0;
    first = item;
    if (n < max)
      ways[n++] = i;
  }
  return n;
}

int
ump_chooser_refused_for_zone (UmpChooser *self, int zone)
{
  for (guint i = 0; zone >= 0 && i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    if (!item->legal && !item->keeps && item->zone == zone && !item->big && !says_word (self, item))
      return (int) i;
  }
  return -1;
}

gboolean
ump_chooser_is_on_table (UmpChooser *self, guint index)
{
  const UmpChooserItem *item = g_ptr_array_index (self->items, index);
  guint way;

  if (item->zone < 0 || (item->big && self->cards->len == 0) || says_word (self, item))
    return FALSE;
  return item->pick >= 0 || !(item->legal || item->keeps) ||
         ump_chooser_ways_for_zone (self, item->zone, &way, 1) > 0;
}
