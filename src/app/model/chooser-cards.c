/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card of the deck as it is now: how many are left, where it lies, what it would be said with and why
 * not. */
#include "config.h"

#include <glib/gi18n.h>

#include "card-sight.h"
#include "chooser-private.h"

#include <string.h>

gboolean
ump_chooser_sketch (UmpChooser *self, const UmpChooserItem *item, UmpSketch *sketch)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpGame *game = ump_match_game (match);
  int verb = UMP_VERB_UNKNOWN;
  g_auto (UmpMove) move = { 0 };

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  memset (sketch, 0, sizeof *sketch);
  for (int v = 0; v < game->n_verbs && verb < 0; v++)
    if (self->verbs[v].many && self->verbs[v].bare && game->verbs[v].player)
      verb = v;
  if (!ump_chooser_has_tray (self) || verb < 0)
    return FALSE;
  move.verb = verb;
  move.by = self->verbs[verb].by;
  if (item != NULL && item->move.verb == verb)
    ump_move_copy (&move, &item->move);
  else
    ump_chooser_push_cards (self, &move, self->verbs[verb].card);
  game->sketch (ump_match_table (match), &move, sketch);
  return TRUE;
}

/* Copies that were seen, and yet are to be said now: they lie where the verb's cards come from. */
static int
held (UmpChooser *self, int face, int zone)
{
  int n = 0;
  const UmpZone *origin;

  if (zone < 0)
    return 0;
  origin = ump_table_zone (ump_match_table (ump_play_match (self->play)), zone);
  for (int i = 0; i < origin->n; i++)
    n += origin->cards[i].face == face;
  return n;
}

void
ump_chooser_face (UmpChooser *self, int face, UmpFaceState *state)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);

  *state = (UmpFaceState){ .face = face,
                           .origin = ump_chooser_origin (self, face),
                           .offered = self->offered[face] > 0 };
  state->copies = setup->copies[face];
  state->left = MAX (ump_card_left (ump_match_table (match), face) - ump_chooser_gathered (self, face), 0) +
                held (self, face, state->origin);
  state->on = self->offered[face] == 2;
  for (guint i = 0; i < self->cards->len; i++)
    state->taken += g_array_index (self->cards, int, i) == face;
  if (state->on && state->taken == 0 && self->several && self->cards->len > 0)
    state->on = ump_chooser_can_join (self, face);
}

/* Where the verb's cards come from, the zone in which the face lies now; -1 if there is none. */
static int
origin_for (UmpChooser *self, int v, int face)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpSetup *setup = ump_match_setup (match);
  const UmpChooserVerb *verb = &self->verbs[v];
  int def = verb->card >= 0 ? setup->game->verbs[v].attrs[verb->card].from - 1 : -1;

  for (int z = 0; def >= 0 && z < setup->n_zones; z++) {
    const UmpPlace *place = &setup->zones[z];
    if (place->def == def && (setup->game->zones[def].scope != UMP_PER_SEAT || place->seat == verb->by) &&
        ump_zone_find (ump_table_zone (ump_match_table (match), z), face) >= 0)
      return z;
  }
  return -1;
}

int
ump_chooser_verb_by_origin (UmpChooser *self, int face)
{
  const UmpGame *game = ump_play_game (self->play);
  int found = UMP_VERB_UNKNOWN;

  for (int v = 0; v < game->n_verbs; v++)
    if (origin_for (self, v, face) >= 0 &&
        (found == UMP_VERB_UNKNOWN || (self->verbs[found].moves == 0 && self->verbs[v].moves > 0)))
      found = v;
  return found;
}

int
ump_chooser_origin (UmpChooser *self, int face)
{
  int v = ump_chooser_verb_by_origin (self, face);

  return v >= 0 ? origin_for (self, v, face) : -1;
}

const char *
ump_chooser_card_title (UmpChooser *self)
{
  g_clear_pointer (&self->card_title, g_free);
  if (!ump_chooser_has_deck (self))
    return NULL;
  if (ump_chooser_gathers (self))
    self->card_title = ump_chooser_gather_title (self);
  else if (self->progress != NULL)
    self->card_title = g_strdup_printf (_ ("Cards: %s"), self->progress);
  else if (ump_chooser_types_numbers (self))
    self->card_title = g_strdup (_ ("Cards"));
  if (self->typed) {
    /* Translators: what cards are asked for, and the first digits of a number that is being typed. */
    g_autofree char *title = self->card_title;
    self->card_title = g_strdup_printf (_ ("%s · %d…"), title, self->typed);
  }
  return self->card_title;
}

static gboolean
is_needed (const UmpField *attr)
{
  return attr->name != NULL &&
         (attr->flags & (UMP_FIELD_OPTIONAL | UMP_FIELD_MISSABLE | UMP_FIELD_HIDEABLE)) == 0;
}

/* What else the verb cannot do without is taken from a move that is possible, or is the first of its words or
 * numbers: the answer is to be about the card. FALSE where something is still missing: such a move cannot be
 * judged. */
static gboolean
complete (UmpChooser *self, UmpMove *move)
{
  const UmpVerb *verb = &ump_play_game (self->play)->verbs[move->verb];
  const UmpMove *like = NULL;

  for (guint i = 0; i < self->legal->len && like == NULL; i++) {
    const UmpMove *legal = g_ptr_array_index (self->legal, i);
    like = legal->verb == move->verb && !legal->bare ? legal : NULL;
  }
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    if (!is_needed (&verb->attrs[a]) || ump_move_has (move, a))
      continue;
    if (like != NULL && ump_move_n (like, a) == 1)
      ump_move_push (move, a, ump_move_int (like, a));
    else if (like == NULL && verb->attrs[a].type == UMP_TYPE_CHOICE)
      ump_move_push (move, a, 0);
    else if (like == NULL && verb->attrs[a].type == UMP_TYPE_INT)
      ump_move_push (move, a, verb->attrs[a].min);
    else if (!ump_field_is_list (&verb->attrs[a]))
      return FALSE;
  }
  return TRUE;
}

gboolean
ump_chooser_lone_move (UmpChooser *self, int face, UmpMove *move)
{
  const UmpGame *game = ump_play_game (self->play);
  int v = ump_chooser_verb_by_origin (self, face);

  if (v < 0)
    v = ump_chooser_card_verb (self);
  for (int k = 0; v < 0 && k < game->n_verbs; k++)
    if (self->verbs[k].card >= 0 && game->verbs[k].player)
      v = k;
  if (v < 0)
    return FALSE;
  move->verb = v;
  move->by = self->verbs[v].by;
  if (self->verbs[v].many && self->cards->len > 0)
    ump_chooser_push_cards (self, move, self->verbs[v].card);
  ump_move_push_card (move, self->verbs[v].card, (UmpCard){ .face = (guint16) face });
  return complete (self, move);
}

char *
ump_chooser_why (UmpChooser *self, int face)
{
  UmpMatch *match = ump_play_match (self->play);
  const UmpGame *game = ump_play_game (self->play);
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (!ump_chooser_lone_move (self, face, &move) || ump_match_judge_move (match, &move, &verdict) ||
      verdict.rule < 0)
    return NULL;
  if (!self->few)
    return verdict.cause > 0 ? ump_match_reason (match, &verdict, ump_play_words ()) : NULL;
  if (verdict.brief.message != NULL)
    return ump_text_format (&verdict.brief, ump_match_setup (match), ump_play_words ());
  return g_strdup (ump_words_translate (ump_play_words (), game->rules[verdict.rule].title));
}
