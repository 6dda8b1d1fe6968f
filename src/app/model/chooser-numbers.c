/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that are numbers may be typed, where each number is one card: on a phone there is no room for so many
 * keys, and on a keyboard nothing is faster. So may the numbers of keys. */
#include "config.h"

#include "chooser-private.h"

/* Fewer cards than this have keys of their own everywhere. */
#define MANY_NUMBERS 40

static const UmpSetup *
setup_of (UmpChooser *self)
{
  return ump_match_setup (ump_play_match (self->play));
}

/* The card with a number, 0 if there is none. */
static int
face_of (const UmpSetup *setup, int value)
{
  for (int f = 1; f < setup->game->n_faces; f++)
    if (setup->copies[f] > 0 && setup->looks[f].art == UMP_ART_NUMBER && setup->looks[f].value == value)
      return f;
  return 0;
}

gboolean
ump_chooser_types_numbers (UmpChooser *self)
{
  const UmpSetup *setup = setup_of (self);
  int n = 0;

  if (!ump_chooser_has_deck (self) || !self->several || self->few || self->tray)
    return FALSE;
  for (int f = 1; f < setup->game->n_faces; f++) {
    if (setup->copies[f] == 0 || setup->game->faces[f].row < 0)
      continue;
    if (setup->looks[f].art != UMP_ART_NUMBER || setup->looks[f].value < 1 ||
        face_of (setup, setup->looks[f].value) != f)
      return FALSE;
    n++;
  }
  return n > MANY_NUMBERS;
}

int
ump_chooser_face_of_number (UmpChooser *self, int number)
{
  return face_of (setup_of (self), number);
}

gboolean
ump_chooser_may_go_on (UmpChooser *self, int digits)
{
  for (int d = 0; d <= 9; d++)
    if (face_of (setup_of (self), digits * 10 + d) > 0)
      return TRUE;
  return FALSE;
}

gboolean
ump_chooser_begins_number (UmpChooser *self, int digit)
{
  return face_of (setup_of (self), digit) > 0 || ump_chooser_may_go_on (self, digit);
}

/* ---- the numbers of keys ---------------------------------------------------------------------------- */

int
ump_chooser_half (UmpChooser *self)
{
  return self->half;
}

gboolean
ump_chooser_wait_for_digit (UmpChooser *self, guint index)
{
  const UmpChooserItem *item = self->items->pdata[index];

  for (guint i = 0; item->legal && item->digit > 0 && i < self->items->len; i++) {
    const UmpChooserItem *other = self->items->pdata[i];

    if (!other->legal || other->digit / 10 != item->digit)
      continue;
    self->half = item->digit;
    ump_chooser_rebuild (self);
    return TRUE;
  }
  return FALSE;
}

gboolean
ump_chooser_end_number (UmpChooser *self)
{
  for (guint i = 0; i < self->items->len; i++)
    if (((const UmpChooserItem *) self->items->pdata[i])->digit == self->half)
      return ump_chooser_tap_item (self, i);
  return FALSE;
}
