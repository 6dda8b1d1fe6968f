/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "chooser-item.h"

G_DEFINE_FINAL_TYPE (UmpChooserItem, ump_chooser_item, G_TYPE_OBJECT)

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
  G_OBJECT_CLASS (klass)->finalize = ump_chooser_item_finalize;
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
