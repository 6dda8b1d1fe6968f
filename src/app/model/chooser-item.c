/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "chooser-item.h"

enum {
  ITEM_LABEL = 1,
  ITEM_OUTCOME,
  ITEM_REASON,
  ITEM_LEGAL,
  ITEM_WARNS,
  ITEM_KEPT,
  ITEM_DIGIT,
  ITEM_NUMBER,
  ITEM_PLACE
};

G_DEFINE_FINAL_TYPE (UmpChooserItem, ump_chooser_item, G_TYPE_OBJECT)

static void
ump_chooser_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpChooserItem *self = UMP_CHOOSER_ITEM (object);

  switch (id) {
  case ITEM_LABEL: g_value_set_string (value, self->label); break;
  case ITEM_OUTCOME: g_value_set_string (value, self->outcome); break;
  case ITEM_REASON: g_value_set_string (value, self->reason); break;
  case ITEM_LEGAL: g_value_set_boolean (value, self->legal); break;
  case ITEM_WARNS: g_value_set_boolean (value, self->warns); break;
  case ITEM_KEPT: g_value_set_boolean (value, self->kept); break;
  case ITEM_DIGIT: g_value_set_int (value, self->digit); break;
  case ITEM_NUMBER: g_value_set_int (value, self->number); break;
  case ITEM_PLACE: g_value_set_int (value, self->place); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
ump_chooser_item_finalize (GObject *object)
{
  UmpChooserItem *self = UMP_CHOOSER_ITEM (object);

  ump_move_clear (&self->move);
  g_free (self->label);
  g_free (self->outcome);
  g_free (self->beside);
  g_free (self->brief);
  g_free (self->reason);
  G_OBJECT_CLASS (ump_chooser_item_parent_class)->finalize (object);
}

static void
ump_chooser_item_class_init (UmpChooserItemClass *klass)
{
  static const char *const texts[] = {
    [ITEM_LABEL] = "label", [ITEM_OUTCOME] = "outcome", [ITEM_REASON] = "reason"
  };
  static const char *const numbers[] = { "digit", "number", "place" }, *const flags[] = { "legal", "warns",
                                                                                          "kept" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags reads = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ump_chooser_item_get_property;
  object_class->finalize = ump_chooser_item_finalize;
  for (guint i = ITEM_LABEL; i <= ITEM_REASON; i++)
    g_object_class_install_property (object_class, i,
                                     g_param_spec_string (texts[i], NULL, NULL, NULL, reads));
  for (guint i = ITEM_LEGAL; i <= ITEM_KEPT; i++)
    g_object_class_install_property (object_class, i,
                                     g_param_spec_boolean (flags[i - ITEM_LEGAL], NULL, NULL, FALSE, reads));
  for (guint i = ITEM_DIGIT; i <= ITEM_PLACE; i++)
    g_object_class_install_property (
        object_class, i, g_param_spec_int (numbers[i - ITEM_DIGIT], NULL, NULL, 0, G_MAXINT, 0, reads));
}

static void
ump_chooser_item_init (UmpChooserItem *self)
{
  ump_move_init (&self->move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  self->zone = self->ghost_at = self->pick = -1;
}

UmpChooserItem *
ump_chooser_item_new (const UmpMove *move)
{
  UmpChooserItem *self = g_object_new (UMP_TYPE_CHOOSER_ITEM, NULL);

  ump_move_copy (&self->move, move);
  return self;
}

gboolean
ump_chooser_item_reads_as (const UmpChooserItem *self, const UmpChooserItem *other)
{
  return self->legal == other->legal && self->warns == other->warns && self->big == other->big &&
         self->place == other->place && self->digit == other->digit && self->sign == other->sign &&
         self->number == other->number && self->keeps == other->keeps && self->kept == other->kept &&
         g_strcmp0 (self->label, other->label) == 0 && g_strcmp0 (self->outcome, other->outcome) == 0 &&
         g_strcmp0 (self->brief, other->brief) == 0 && g_strcmp0 (self->reason, other->reason) == 0;
}

void
ump_chooser_item_take (UmpChooserItem *self, UmpChooserItem *other)
{
  char *beside = self->beside;

  ump_move_copy (&self->move, &other->move);
  self->verdict = other->verdict;
  self->zone = other->zone;
  self->ghost = other->ghost;
  self->ghost_at = other->ghost_at;
  self->pick = other->pick;
  self->first = other->first;
  self->beside = other->beside;
  other->beside = beside;
}
