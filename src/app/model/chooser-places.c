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

/* No other card of that face can be seen: whoever means the face means this one. */
static gboolean
is_only_one (UmpChooser *self, int face)
{
  UmpMatch *match = ump_play_match (self->play);
  int n = 0;

  for (int z = 0; z < ump_match_setup (match)->n_zones; z++) {
    const UmpZone *zone = ump_table_zone (ump_match_table (match), z);

    for (int i = 0; i < zone->n; i++)
      n += zone->cards[i].face == face;
  }
  return n == 1;
}

int
ump_chooser_face_for_card (UmpChooser *self, int zone, int position)
{
  const UmpZone *cards = ump_table_zone (ump_match_table (ump_play_match (self->play)), zone);
  UmpFaceState state;
  int face, origin;

  if (position < 0 || position >= cards->n || !ump_chooser_has_deck (self) || !ump_play_is_now (self->play))
    return 0;
  face = cards->cards[position].face;
  origin = face != 0 ? ump_chooser_origin (self, face) : -1;
  if (face == 0 ||
      (origin != zone && (origin >= 0 || !ump_chooser_is_few (self) || !is_only_one (self, face))))
    return 0;
  ump_chooser_face (self, face, &state);
  return state.on ? face : 0;
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

guint
ump_chooser_ways_for_zone (UmpChooser *self, int zone, guint *ways, guint max)
{
  const UmpChooserItem *first = NULL;
  guint n = 0;

  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    if (!(item->legal || item->keeps) || item->zone != zone || (self->cards->len == 0 && item->big))
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
