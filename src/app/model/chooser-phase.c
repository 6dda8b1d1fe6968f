/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stays the same among the steps of a turn: keys keep their places as long as the phase does. */
#include "config.h"

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

int
ump_chooser_phase_lone_verb (UmpChooser *self)
{
  const UmpGame *game = ump_play_game (self->play);
  int phase = ump_chooser_phase (self), lone = UMP_VERB_UNKNOWN;
  gboolean tray = FALSE;

  for (int v = 0; v < game->n_verbs && phase >= 0 && game->sketch != NULL; v++) {
    if (!is_of_phase (self, v, phase) || self->verbs[v].card < 0)
      continue;
    if (self->verbs[v].many)
      tray = TRUE;
    else if (game->verbs[v].face == 0)
      lone = v;
  }
  return tray ? lone : UMP_VERB_UNKNOWN;
}

gboolean
ump_chooser_phase_grid (UmpChooser *self, UmpChooserGrid *grid)
{
  int phase = ump_chooser_phase (self);

  if (ump_chooser_grid (self, grid))
    return TRUE;
  for (int v = 0; v < ump_play_game (self->play)->n_verbs && phase >= 0; v++)
    if (is_of_phase (self, v, phase) && ump_chooser_is_grid_verb (self, v)) {
      ump_chooser_fill_grid (self, v, grid);
      return TRUE;
    }
  return FALSE;
}
