/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stays the same among the steps of a turn: keys keep their places as long as the phase does. */
#include "config.h"

#include <string.h>

#include "chooser-private.h"

static gboolean
is_of_phase (UmpChooser *self, int v, int phase)
{
  const UmpVerb *verb = &ump_play_game (self->play)->verbs[v];

  return verb->player && !verb->rare && verb->phase == phase;
}

int
ump_chooser_phase (UmpChooser *self)
{
  const UmpGame *game = ump_play_game (self->play);

  for (int v = 0; v < game->n_verbs; v++)
    if (self->verbs[v].moves > 0 && is_of_phase (self, v, game->verbs[v].phase))
      return game->verbs[v].phase;
  return UMP_PHASE_OF_TABLE;
}

gboolean
ump_chooser_phase_has_deck (UmpChooser *self)
{
  const UmpGame *game = ump_play_game (self->play);
  int phase = ump_chooser_phase (self);

  for (int v = 0; v < game->n_verbs && phase >= 0; v++)
    if (game->verbs[v].deck && is_of_phase (self, v, phase))
      return TRUE;
  return FALSE;
}

gboolean
ump_chooser_phase_has_cards (UmpChooser *self)
{
  int phase = ump_chooser_phase (self);

  for (int v = 0; v < ump_play_game (self->play)->n_verbs && phase >= 0; v++)
    if (self->verbs[v].card >= 0 && is_of_phase (self, v, phase))
      return TRUE;
  return FALSE;
}

/* Whether a verb of the phase takes its cards from that zone. */
static gboolean
is_origin (UmpChooser *self, int zone)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  const UmpPlace *place = &setup->zones[zone];
  int phase = ump_chooser_phase (self);

  for (int v = 0; v < setup->game->n_verbs && phase >= 0; v++) {
    const UmpChooserVerb *verb = &self->verbs[v];
    if (verb->card < 0 || !is_of_phase (self, v, phase))
      continue;
    if (setup->game->verbs[v].attrs[verb->card].from - 1 == place->def &&
        (setup->game->zones[place->def].scope != UMP_PER_SEAT || place->seat == verb->by))
      return TRUE;
  }
  return FALSE;
}

int
ump_chooser_slots (UmpChooser *self, int zone, UmpZoneSlot *slots)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpGame *game = ump_match_game (match);
  UmpZoneView view = { 0 };

  if (game->view == NULL || self->mode != UMP_CHOOSER_KEYS || !is_origin (self, zone))
    return 0;
  game->view (ump_match_table (match), zone, &view);
  memcpy (slots, view.slots.places, sizeof view.slots.places);
  return view.slots.n;
}

gboolean
ump_chooser_has_slots (UmpChooser *self)
{
  UmpZoneSlot slots[UMP_MAX_ZONE_SLOTS];

  for (int z = 0; z < ump_match_setup (ump_play_match (self->play))->n_zones; z++)
    if (ump_chooser_slots (self, z, slots) > 0)
      return TRUE;
  return FALSE;
}
