/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "chooser-item.h"

UmpChooserItem *
ump_chooser_item_new (const UmpMove *move)
{
  UmpChooserItem *self = g_new0 (UmpChooserItem, 1);

  ump_move_init (&self->move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_move_copy (&self->move, move);
  self->zone = self->ghost_at = self->pick = -1;
  return self;
}

void
ump_chooser_item_free (gpointer item)
{
  UmpChooserItem *self = item;

  ump_move_clear (&self->move);
  g_free (self->label);
  g_free (self->outcome);
  g_free (self->beside);
  g_free (self->brief);
  g_free (self->reason);
  g_free (self);
}
