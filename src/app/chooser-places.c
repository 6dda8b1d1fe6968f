/* What is said by a place in a zone: which of its cards is meant, and where a card was put that has to go elsewhere. */
#include "config.h"

#include <glib/gi18n.h>

#include "chooser-private.h"

#include "settings.h"

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
    if (a != self->verbs[item->move.verb].card && verb->attrs[a].type == UMP_TYPE_CARD && ump_move_has (&item->move, a))
      return ump_zone_find (ump_table_zone (ump_match_table (match), item->zone),
                            ump_move_card (&item->move, a, 0).face);
  return -1;
}

int
ump_chooser_pick (UmpChooser *self, guint index)
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

int
ump_chooser_first_pick (UmpChooser *self, guint index)
{
  int zone = ump_chooser_item (self, index)->zone;

  for (guint i = 0; i < index && ump_chooser_pick (self, index) >= 0; i++)
    if (ump_chooser_item (self, i)->zone == zone && ump_chooser_pick (self, i) >= 0)
      return (int) i;
  return (int) index;
}

int
ump_chooser_item_for_card (UmpChooser *self, int zone, int position)
{
  for (guint i = 0; i < self->items->len; i++)
    if (ump_chooser_item (self, i)->zone == zone && position >= 0 && ump_chooser_pick (self, i) == position)
      return (int) i;
  return -1;
}

/* ---- another place than its own --------------------------------------------------------------------- */

/* The attribute that says the place, and the zone that another one names; FALSE where there is none. */
static gboolean
find_place (UmpChooser *self, const UmpMove *move, int *attr, int *zone)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  const UmpVerb *verb = &setup->game->verbs[move->verb];

  *attr = *zone = -1;
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    const UmpAttr *def = &verb->attrs[a];
    if ((def->flags & UMP_ATTR_PLACE) != 0 && !ump_move_has (move, a))
      *attr = a;
    else if (def->zone > 0 && def->type == UMP_TYPE_INT && ump_move_has (move, a))
      *zone = ump_zone_index (setup, def->zone - 1, 0, ump_move_int (move, a) - def->min);
  }
  return *attr >= 0 && *zone >= 0;
}

static const UmpZone *
zone_of (UmpChooser *self, guint index, int *attr)
{
  const UmpChooserItem *item = ump_chooser_item (self, index);
  int zone;

  if (!item->legal || item->move.bare || !find_place (self, &item->move, attr, &zone))
    return NULL;
  return ump_table_zone (ump_match_table (ump_play_match (self->play)), zone);
}

static void
copy_with_place (const UmpChooserItem *item, int attr, int place, UmpMove *move)
{
  ump_move_init (move, item->move.verb, item->move.by);
  ump_move_copy (move, &item->move);
  ump_move_push (move, attr, place);
}

int
ump_chooser_n_places (UmpChooser *self, guint index)
{
  int attr;
  const UmpZone *zone = zone_of (self, index, &attr);

  return zone != NULL && zone->n > 0 ? zone->n + 1 : 0;
}

int
ump_chooser_right_place (UmpChooser *self, guint index)
{
  int attr, n = ump_chooser_n_places (self, index), right = 0;

  if (n == 0 || !ump_settings_get_boolean (ump_settings_of_application (), "adviser"))
    return 0;
  zone_of (self, index, &attr);
  for (int place = 1; place <= n && right == 0; place++) {
    UmpVerdict verdict = { 0 };
    g_auto (UmpMove) move;
    copy_with_place (ump_chooser_item (self, index), attr, place, &move);
    if (ump_match_judge_move (ump_play_match (self->play), &move, &verdict))
      right = place;
  }
  return right;
}

char *
ump_chooser_place_label (UmpChooser *self, guint index, int place)
{
  int attr;
  const UmpZone *zone = zone_of (self, index, &attr);
  UmpText text;

  if (place <= zone->n)
    /* Translators: a place in a line of people and who stands behind it: "2nd, in front of red girl" */
    text = UMP_TEXT (N_ ("{o0}, in front of {c1}"), { place, ump_card_pack (zone->cards[place - 1]) });
  else
    text = UMP_TEXT (N_ ("{o0}, at the end"), { place });
  return ump_chooser_words (self, &text);
}

gboolean
ump_chooser_tap_place (UmpChooser *self, guint index, int place)
{
  int attr;
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (index >= self->items->len || place < 1 || place > ump_chooser_n_places (self, index))
    return FALSE;
  zone_of (self, index, &attr);
  copy_with_place (ump_chooser_item (self, index), attr, place, &move);
  return ump_chooser_enter (self, &move);
}
