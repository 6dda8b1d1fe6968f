/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "difference.h"

#include <string.h>

#include "games/games.h"
#include "part-words.h"

#define MAX_NUMBERS 6

/* nth: as of UmpDifference. */
struct _UmpDifferenceItem {
  GObject parent_instance;
  guint nth;
  char *heading;
  char *title;
  UmpDifferenceValue mine, theirs;
  gboolean taken;
};

enum { PROP_HEADING = 1, PROP_TITLE, PROP_TAKEN };

G_DEFINE_FINAL_TYPE (UmpDifferenceItem, ump_difference_item, G_TYPE_OBJECT)

const char *
ump_difference_item_heading (UmpDifferenceItem *self)
{
  return self->heading;
}

const char *
ump_difference_item_title (UmpDifferenceItem *self)
{
  return self->title;
}

const UmpDifferenceValue *
ump_difference_item_mine (UmpDifferenceItem *self)
{
  return &self->mine;
}

const UmpDifferenceValue *
ump_difference_item_theirs (UmpDifferenceItem *self)
{
  return &self->theirs;
}

gboolean
ump_difference_item_is_taken (UmpDifferenceItem *self)
{
  return self->taken;
}

static void
set_taken (UmpDifferenceItem *self, gboolean taken)
{
  if (self->taken == taken)
    return;
  self->taken = taken;
  g_object_notify (G_OBJECT (self), "taken");
}

/* ---- a value in words ------------------------------------------------------------------------ */

/* COLOURS: the numbers that are otherwise, "12 red, 45 blue …". */
static char *
say_numbers (const UmpPart *part, const char *value, const char *other)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int k = 0; value[k] && other[k]; k++) {
    const char *letter = strchr (part->letters, value[k]);

    if (value[k] == other[k] || letter == NULL)
      continue;
    if (items->len == MAX_NUMBERS) {
      g_ptr_array_add (items, g_strdup ("…"));
      break;
    }
    /* Translators: number of a card, its colour: "12 red" */
    g_ptr_array_add (items, g_strdup_printf (_ ("%d %s"), k + 1, _ (part->titles[letter - part->letters])));
  }
  g_ptr_array_add (items, NULL);
  return g_strjoinv (", ", (char **) items->pdata);
}

/* part: NULL where the game, or that part of it, is not known here. */
static UmpDifferenceValue
value_of (const UmpPart *part, const UmpLearned *learned, const UmpLearned *other)
{
  UmpDifferenceValue value = { .seen = ump_learned_say (learned) };

  if (part == NULL)
    value.words = g_strdup (learned->value);
  else if (part->type == UMP_PART_COLOURS)
    value.words = say_numbers (part, learned->value, other->value);
  else
    value.words = ump_part_say (part, learned->value);
  value.card = part != NULL && part->type == UMP_PART_FACES;
  if (value.card)
    ump_part_view (part, learned->value, &value.boxes);
  return value;
}

static char *
title_of (const UmpPart *part, const UmpSlot *slot)
{
  int side = part != NULL ? ump_part_find_side (part, slot->side) : -1;
  g_autofree char *place =
      part != NULL ? ump_part_place (part, slot->row, slot->column) : g_strdup (slot->part);
  const char *first = *place ? place : _ (part->title);

  return side >= 0 ? g_strdup_printf ("%s · %s", first, _ (part->sides[side].title)) : g_strdup (first);
}

/* ---- the object ------------------------------------------------------------------------------ */

static void
ump_difference_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpDifferenceItem *self = UMP_DIFFERENCE_ITEM (object);

  switch (id) {
  case PROP_HEADING: g_value_set_string (value, self->heading); break;
  case PROP_TITLE: g_value_set_string (value, self->title); break;
  default: g_value_set_boolean (value, self->taken);
  }
}

static void
ump_difference_item_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  set_taken (UMP_DIFFERENCE_ITEM (object), g_value_get_boolean (value));
}

static void
ump_difference_item_finalize (GObject *object)
{
  UmpDifferenceItem *self = UMP_DIFFERENCE_ITEM (object);

  g_free (self->heading);
  g_free (self->title);
  g_free (self->mine.words);
  g_free (self->mine.seen);
  g_free (self->theirs.words);
  g_free (self->theirs.seen);
  G_OBJECT_CLASS (ump_difference_item_parent_class)->finalize (object);
}

static void
ump_difference_item_class_init (UmpDifferenceItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ump_difference_item_finalize;
  object_class->get_property = ump_difference_item_get_property;
  object_class->set_property = ump_difference_item_set_property;
  g_object_class_install_property (
      object_class, PROP_HEADING,
      g_param_spec_string ("heading", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
      object_class, PROP_TITLE,
      g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
      object_class, PROP_TAKEN,
      g_param_spec_boolean ("taken", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}

static void
ump_difference_item_init (UmpDifferenceItem *self)
{
}

/* ---- all of them ----------------------------------------------------------------------------- */

static UmpDifferenceItem *
item_new (const UmpDifference *difference)
{
  const UmpGame *game = ump_games_find (difference->slot.kind);
  const UmpPart *part = game != NULL ? ump_game_part (game, difference->slot.part) : NULL;
  UmpDifferenceItem *self = g_object_new (UMP_TYPE_DIFFERENCE_ITEM, NULL);

  self->nth = difference->nth;
  self->title = title_of (part, &difference->slot);
  self->mine = value_of (part, &difference->mine, &difference->theirs);
  self->theirs = value_of (part, &difference->theirs, &difference->mine);
  return self;
}

GListModel *
ump_difference_list_new (const GArray *differences)
{
  GListStore *list = g_list_store_new (UMP_TYPE_DIFFERENCE_ITEM);
  const char *kind = NULL;

  for (guint k = 0; k < differences->len; k++) {
    const UmpDifference *difference = &g_array_index (differences, UmpDifference, k);
    const UmpGame *game = ump_games_find (difference->slot.kind);
    g_autoptr (UmpDifferenceItem) item = item_new (difference);

    if (g_strcmp0 (kind, difference->slot.kind) != 0)
      item->heading = g_strdup (game != NULL ? _ (game->title) : difference->slot.kind);
    kind = difference->slot.kind;
    g_list_store_append (list, item);
  }
  return G_LIST_MODEL (list);
}

void
ump_difference_list_set_taken (GListModel *list, gboolean taken)
{
  for (guint k = 0; k < g_list_model_get_n_items (list); k++) {
    g_autoptr (UmpDifferenceItem) item = g_list_model_get_item (list, k);

    set_taken (item, taken);
  }
}

void
ump_difference_list_tell (GListModel *list, gboolean *take)
{
  for (guint k = 0; k < g_list_model_get_n_items (list); k++) {
    g_autoptr (UmpDifferenceItem) item = g_list_model_get_item (list, k);

    take[item->nth] = item->taken;
  }
}
