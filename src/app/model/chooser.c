/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is chosen and asked for. It knows nothing of how that comes about: who does brings it up to date. */
#include "config.h"

#include "chooser-private.h"
#include "../compat/signal.h"

G_DEFINE_FINAL_TYPE (UmpChooser, ump_chooser, G_TYPE_OBJECT)

static void
ump_chooser_init (UmpChooser *self)
{
  self->legal = g_ptr_array_new_with_free_func (ump_chooser_move_free);
  self->items = g_ptr_array_new_with_free_func (ump_chooser_item_free);
  self->cards = g_array_new (FALSE, FALSE, sizeof (int));
  self->laid = g_array_new (FALSE, TRUE, sizeof (int));
  self->keys = g_string_new (NULL);
  ump_move_init (&self->kept, UMP_VERB_UNKNOWN, UMP_NOBODY);
  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->asked = UMP_VERB_UNKNOWN;
  self->faces = ump_face_states_new ();
  self->forms = g_array_new (FALSE, FALSE, sizeof (int));
}

static void
ump_chooser_finalize (GObject *object)
{
  UmpChooser *self = UMP_CHOOSER (object);

  g_ptr_array_unref (self->legal);
  g_ptr_array_unref (self->items);
  g_array_unref (self->cards);
  g_array_unref (self->laid);
  g_string_free (self->keys, TRUE);
  ump_move_clear (&self->kept);
  g_ptr_array_unref (self->sets);
  g_array_unref (self->faces);
  g_array_unref (self->forms);
  g_free (self->verbs);
  g_free (self->used);
  g_free (self->offered);
  g_free (self->card_title);
  g_free (self->progress);
  g_object_unref (self->play);
  G_OBJECT_CLASS (ump_chooser_parent_class)->finalize (object);
}

static void
ump_chooser_class_init (UmpChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_chooser_finalize;
  ump_signal_new ("changed", UMP_TYPE_CHOOSER);
}

/* ---- questions ----------------------------------------------------------------------------- */

UmpPlay *
ump_chooser_play (UmpChooser *self)
{
  return self->play;
}

UmpChooserMode
ump_chooser_mode (UmpChooser *self)
{
  return self->mode;
}

int
ump_chooser_verb (UmpChooser *self)
{
  return self->verb;
}

gboolean
ump_chooser_form_is_begun (UmpChooser *self)
{
  return self->begun && self->mode == UMP_CHOOSER_FORM;
}

int
ump_chooser_form_card (UmpChooser *self, int zone)
{
  if (self->mode != UMP_CHOOSER_FORM || (guint) zone >= self->laid->len)
    return 0;
  return g_array_index (self->laid, int, zone);
}

gboolean
ump_chooser_lays_anew (UmpChooser *self)
{
  for (guint z = 0; z < self->laid->len; z++)
    if (ump_chooser_form_card (self, (int) z) != 0)
      return TRUE;
  return FALSE;
}

gboolean
ump_chooser_has_deck (UmpChooser *self)
{
  return self->deck && self->mode == UMP_CHOOSER_KEYS;
}

gboolean
ump_chooser_is_few (UmpChooser *self)
{
  return self->few;
}

gboolean
ump_chooser_is_several (UmpChooser *self)
{
  return self->several;
}

gboolean
ump_chooser_has_tray (UmpChooser *self)
{
  return self->tray && ump_chooser_has_deck (self);
}

const UmpChooserItem *
ump_chooser_lone_item (UmpChooser *self)
{
  const UmpChooserItem *found = NULL;

  for (guint i = 0; i < self->items->len && self->cards->len == 1; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    if (!item->legal || item->place != UMP_ITEM_BESIDE)
      continue;
    if (found != NULL)
      return NULL;
    found = item;
  }
  return found;
}

const int *
ump_chooser_cards (UmpChooser *self, int *n)
{
  *n = (int) self->cards->len;
  return (const int *) (gpointer) self->cards->data;
}

guint
ump_chooser_n_items (UmpChooser *self)
{
  return self->items->len;
}

const UmpChooserItem *
ump_chooser_item (UmpChooser *self, guint index)
{
  return g_ptr_array_index (self->items, index);
}

int
ump_chooser_item_for_zone (UmpChooser *self, int zone)
{
  int found = -1;

  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    if (!(item->legal || item->keeps) || item->zone != zone || (self->cards->len == 0 && item->big))
      continue;
    if (found >= 0)
      return -1;
    found = (int) i;
  }
  return found;
}

int
ump_chooser_big_item (UmpChooser *self)
{
  const UmpGame *game = ump_play_game (self->play);
  int found = -1;

  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);
    if (!item->legal || !item->big || game->verbs[item->move.verb].aside)
      continue;
    /* what the table says ends or begins something: only where nothing else can be said */
    if (game->verbs[item->move.verb].player || self->legal->len == 1)
      found = (int) i;
  }
  return found;
}

int
ump_chooser_space_item (UmpChooser *self)
{
  int big = ump_chooser_big_item (self), found = -1;

  if (big >= 0 || !self->tray || self->cards->len < 2)
    return big;
  for (guint i = 0; i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);

    if (!item->legal || item->place != UMP_ITEM_TRAY)
      continue;
    if (found >= 0)
      return -1;
    found = (int) i;
  }
  return found;
}
