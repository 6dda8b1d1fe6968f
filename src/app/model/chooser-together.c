/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all say without its being seen, turned up at once: card or place first, in any order. */
#include "config.h"

#include <glib/gi18n.h>

#include "chooser-private.h"

/* The verb that is gathered now, UMP_VERB_UNKNOWN for none. */
static int
gathered_verb (UmpChooser *self)
{
  const UmpGame *game = ump_play_game (self->play);

  for (int v = 0; v < game->n_verbs && !self->alone; v++)
    if (game->verbs[v].together && self->verbs[v].moves > 0)
      return v;
  return UMP_VERB_UNKNOWN;
}

gboolean
ump_chooser_gathers (UmpChooser *self)
{
  return gathered_verb (self) != UMP_VERB_UNKNOWN;
}

int
ump_chooser_gathered_face (UmpChooser *self, guint index)
{
  const UmpMove *move = ump_play_gathered (self->play, index);

  return ump_move_card (move, self->verbs[move->verb].card, 0).face;
}

int
ump_chooser_gathered (UmpChooser *self, int face)
{
  int n = 0;

  for (guint i = 0; !self->alone && i < ump_play_n_gathered (self->play); i++)
    n += ump_chooser_gathered_face (self, i) == face;
  return n;
}

/* ---- the place first ------------------------------------------------------------------------- */

void
ump_chooser_forget_kept (UmpChooser *self)
{
  self->keeping = FALSE;
  self->half = 0;
  g_string_truncate (self->keys, 0);
}

void
ump_chooser_keep (UmpChooser *self, const UmpChooserItem *item)
{
  gboolean again = item->kept;

  ump_chooser_forget_kept (self);
  self->keeping = !again;
  ump_move_copy (&self->kept, &item->move);
}

const UmpChooserItem *
ump_chooser_kept_item (UmpChooser *self)
{
  for (guint i = 0; self->keeping && self->cards->len == 1 && i < self->items->len; i++) {
    const UmpChooserItem *item = g_ptr_array_index (self->items, i);

    if (item->legal && ump_chooser_is_alike (&item->move, &self->kept, self->verbs[item->move.verb].card))
      return item;
  }
  return NULL;
}

void
ump_chooser_mark_kept (UmpChooser *self)
{
  int v = gathered_verb (self);

  for (guint i = 0; v >= 0 && self->cards->len == 0 && i < self->items->len; i++) {
    UmpChooserItem *item = g_ptr_array_index (self->items, i);

    item->keeps = !item->legal && item->move.verb == v;
    item->kept =
        item->keeps && self->keeping && ump_chooser_is_alike (&item->move, &self->kept, self->verbs[v].card);
    if (item->keeps)
      item->zone = ump_chooser_named_zone (self, &item->move, TRUE);
  }
}

/* ---- digits that may begin a line -------------------------------------------------------------- */

void
ump_chooser_keyed (UmpChooser *self, int digit)
{
  if (self->keeping)
    g_string_append_printf (self->keys, "%d", digit % 10);
}

char *
ump_chooser_gather_title (UmpChooser *self)
{
  guint n = ump_play_n_gathered (self->play), wanted = ump_play_n_wanted (self->play, gathered_verb (self));

  /* the last one's heading keeps the line that those of the others had */
  if (wanted <= 1)
    return g_strdup (_ ("Cards"));
  /* Translators: of the cards that all laid face down: which of them is turned up next. */
  return g_strdup_printf (_ ("Card %u of %u, in any order"), MIN (n + 1, wanted), wanted);
}
