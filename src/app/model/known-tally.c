/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "known-tally.h"

static gboolean
begins_round (UmpEffectSpan span)
{
  for (gsize i = 0; i < span.n; i++)
    if (span.effects[i].type == UMP_EFFECT_COUNTER && span.effects[i].counter.index == UMP_COUNTER_ROUND)
      return TRUE;
  return FALSE;
}

gboolean
ump_known_has_moves (UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  const UmpGame *game = ump_match_game (match);

  for (guint n = ump_match_checked (match); n > 0; n--) {
    int verb = ump_match_entry (match, n)->verb;

    /* calls and bids, which have a phase of their own, are no part of what is counted */
    if (verb >= 0 && game->verbs[verb].player && game->verbs[verb].phase == 0)
      return TRUE;
    if (begins_round (ump_match_effects (match, n)))
      return FALSE;
  }
  return FALSE;
}

typedef struct {
  const UmpGame *game;
  int verb;
} Search;

static gboolean
find_tally (const UmpMove *move, gpointer data)
{
  Search *search = data;

  if (move->verb >= 0 && search->game->verbs[move->verb].tally)
    search->verb = move->verb;
  return search->verb == UMP_VERB_UNKNOWN;
}

int
ump_known_counting (UmpPlay *play)
{
  UmpMatch *match = ump_play_match (play);
  Search search = { .game = ump_match_game (match), .verb = UMP_VERB_UNKNOWN };

  if (ump_play_tally_mode (play) && !search.game->no_table)
    ump_match_moves (match, NULL, find_tally, &search);
  return search.verb;
}

gboolean
ump_known_tally (UmpPlay *play, int verb, int first, UmpMove *move)
{
  ump_move_reset (move, verb, UMP_NOBODY);
  ump_move_push (move, 0, first);
  return ump_known_has_moves (play) && ump_match_prefill (ump_play_match (play), move);
}
