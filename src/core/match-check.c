/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether an entry may stand: what core itself asks of a log and its state, and when the game is asked. */
#include "match-private.h"

#include <string.h>

static gboolean
refuse_common (UmpVerdict *verdict, UmpKind kind, const char *message)
{
  return ump_refuse_as (verdict, kind, -1, 0, UMP_PLAIN (message));
}

static gboolean
check_common (const UmpMatch *match, UmpState state, int verb, UmpVerdict *verdict)
{
  if (verb == UMP_VERB_NOTE)
    return TRUE;
  if (state == UMP_ABANDONED)
    return refuse_common (verdict, UMP_TURN, N_ ("The game was abandoned: only notes may follow."));
  if (verb == UMP_VERB_ABANDON)
    return state == UMP_PLAYING || refuse_common (verdict, UMP_TURN, N_ ("The game is over already."));
  return !match->setup->game->no_points ||
         refuse_common (verdict, UMP_RULE, N_ ("This game keeps no points that could be adjusted."));
}

gboolean
ump_match_check_move (const UmpMatch *match, const UmpTable *table, const UmpMove *move, const char *ruling,
                      UmpVerdict *verdict)
{
  const UmpGame *game = match->setup->game;
  UmpState state = ump_table_state (table);
  UmpVerdict waived;

  *verdict = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  if (move->verb < 0)
    return check_common (match, state, move->verb, verdict);
  if (state != UMP_PLAYING)
    return ump_refuse (
        verdict, match->setup, game->turn_rule, 0,
        UMP_PLAIN (state == UMP_FINISHED ? N_ ("The game is over.") : N_ ("The game was abandoned.")));
  if (game->check (table, move, FALSE, verdict))
    return TRUE;
  if (ruling == NULL || !*ruling || verdict->rule < 0 || !game->rules[verdict->rule].waivable)
    return FALSE;
  waived = *verdict;
  *verdict = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  if (!game->check (table, move, TRUE, verdict))
    return FALSE;
  waived.kind = UMP_ACCEPTED;
  waived.ruled = TRUE;
  *verdict = waived;
  return TRUE;
}

/* A void says `at` and `ruling` like every entry. */
gboolean
ump_match_judge_void (const UmpEntry *entry, UmpVerdict *verdict)
{
  char **given = ump_entry_unknown (entry);
  gboolean odd = FALSE;

  *verdict = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  for (int i = 0; given != NULL && given[i] != NULL; i += 2) {
    if (strcmp (given[i], "at") == 0 && !ump_parse_time (given[i + 1]))
      return refuse_common (verdict, UMP_FORM,
                            N_ ("The time must be written as in 2026-11-20T20:05:00+01:00."));
    odd = odd || (strcmp (given[i], "at") != 0 && strcmp (given[i], "ruling") != 0);
  }
  return !odd || refuse_common (verdict, UMP_FORM, N_ ("It has an attribute that this entry does not know."));
}

gboolean
ump_match_judge_move (const UmpMatch *match, const UmpMove *move, UmpVerdict *verdict)
{
  return ump_match_check_move (match, match->now, move, NULL, verdict);
}

gboolean
ump_match_judge (UmpMatch *match, const UmpEntry *entry, UmpVerdict *verdict)
{
  if (match->entries->len >= UMP_MAX_ENTRIES)
    return refuse_common (verdict, UMP_FORM, N_ ("A log cannot hold more entries."));
  if (!ump_entry_is_void (entry) && !ump_entry_is_writable (entry, verdict))
    return FALSE;
  return ump_match_judge_here (match, entry, verdict);
}
