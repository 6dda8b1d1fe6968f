/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chooser that follows the play: after each change of it, or of what is asked for, all is made anew. */
#include "config.h"

#include "chooser-private.h"

void
ump_chooser_rebuild (UmpChooser *self)
{
  ump_chooser_make_items (self);
  ump_chooser_tell (self);
}

static void
follow (UmpChooser *self)
{
  g_array_set_size (self->cards, 0);
  self->typed = 0;
  self->against = 0;
  self->ruled = FALSE;
  ump_chooser_forget_kept (self);
  ump_chooser_collect (self);
  ump_chooser_find_sets (self);
  ump_chooser_rebuild (self);
}

UmpChooser *
ump_chooser_new (UmpPlay *play)
{
  UmpChooser *self = g_object_new (UMP_TYPE_CHOOSER, NULL);

  self->play = g_object_ref (play);
  g_signal_connect_object (play, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  ump_chooser_collect (self);
  ump_chooser_find_sets (self);
  ump_chooser_make_items (self);
  ump_chooser_update_offers (self);
  return self;
}

void
ump_chooser_begin_form (UmpChooser *self, int verb)
{
  self->asked = verb;
  follow (self);
}

void
ump_chooser_set_form_begun (UmpChooser *self, gboolean begun)
{
  if (self->begun == begun)
    return;
  self->begun = begun;
  ump_chooser_tell (self);
}

void
ump_chooser_set_form_card (UmpChooser *self, int zone, int face)
{
  if (zone < 0)
    return;
  if ((guint) zone >= self->laid->len)
    g_array_set_size (self->laid, (guint) zone + 1);
  if (g_array_index (self->laid, int, zone) == face)
    return;
  g_array_index (self->laid, int, zone) = face;
  ump_chooser_tell (self);
}

void
ump_chooser_set_said (UmpChooser *self, int was, int said)
{
  self->was = was;
  self->said = said;
  ump_chooser_tell (self);
}

int
ump_chooser_was (UmpChooser *self)
{
  return self->was;
}

int
ump_chooser_said (UmpChooser *self)
{
  return self->said;
}

void
ump_chooser_set_alone (UmpChooser *self)
{
  self->alone = TRUE;
  ump_chooser_make_items (self);
  ump_chooser_update_offers (self);
}
