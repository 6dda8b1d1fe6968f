/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card that means something only in the next turn. */
#include "config.h"

#include "chooser-private.h"

#include "next-turn.h"

typedef struct {
  UmpChooser *self;
  const UmpTable *after;
  int face;
  gboolean found;
} NextTurn;

static gboolean
try_next (const UmpMove *move, gpointer data)
{
  NextTurn *next = data;
  UmpVerdict verdict = { 0 };
  int card = move->verb >= 0 ? next->self->verbs[move->verb].card : -1;

  if (move->bare || card < 0 || ump_move_n (move, card) != 1 ||
      ump_move_card (move, card, 0).face != next->face)
    return TRUE;
  next->found = ump_game_check (next->after, move, FALSE, &verdict);
  return !next->found;
}

/* Whether the card means something once that move has ended the turn. */
static gboolean
is_next (UmpChooser *self, int face, const UmpMove *end)
{
  UmpMatch *match = ump_play_match (self->play);
  g_autoptr (UmpTable) after = NULL;
  NextTurn next = { .self = self, .face = face };
  g_auto (UmpMove) partial;

  ump_move_init (&partial, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (!ump_next_turn_try (match, end, &after))
    return FALSE;
  next.after = after;
  ump_game_candidates (after, &partial, try_next, &next);
  return next.found;
}

const UmpMove *
ump_chooser_end_before (UmpChooser *self, int face)
{
  int big = ump_chooser_big_item (self);
  const UmpMove *end = big >= 0 ? &ump_chooser_item (self, (guint) big)->move : NULL;

  return end != NULL && is_next (self, face, end) ? end : NULL;
}

gboolean
ump_chooser_ends_for (UmpChooser *self, int face)
{
  return ump_chooser_end_before (self, face) != NULL;
}
