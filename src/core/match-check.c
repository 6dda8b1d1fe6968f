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

/* ---- what the tables of a game say ------------------------------------------------------- */

/* Why it is not the moment of a verb; an empty text: it is. */
static UmpText
why_not_now (const UmpTable *table, int index)
{
  const UmpGame *game = table->setup->game;
  UmpWhen when = game->verbs[index].when;
  gboolean open = ump_table_get (table, UMP_COUNTER_OPEN);

  if (when == UMP_WHEN_BETWEEN && open)
    return UMP_PLAIN (N_ ("The round is still being played."));
  if (when < UMP_WHEN_ROUND)
    return UMP_PLAIN (NULL);
  if (!open)
    return UMP_PLAIN (N_ ("No round is being played: deal first."));
  return game->not_now != NULL ? game->not_now (table, index) : UMP_PLAIN (NULL);
}

gboolean
ump_game_is_moment (const UmpTable *table, int verb)
{
  return why_not_now (table, verb).message == NULL;
}

static gboolean
check_moment (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpGame *game = table->setup->game;
  UmpText why = why_not_now (table, move->verb);

  if (why.message == NULL && game->verbs[move->verb].when == UMP_WHEN_TURN &&
      move->by != ump_table_turn (table))
    why = UMP_TEXT (N_ ("It is {p0}'s turn."), { UMP_P (ump_table_turn (table)) });
  return why.message == NULL || ump_refuse (verdict, table->setup, game->turn_rule, 0, why);
}

/* Copies of its face that are named before it in the same list, or were seen before: not where all cards come
 * together for the verb. */
static int
n_before (const UmpTable *table, const UmpMove *move, int attr, int k)
{
  int face = ump_move_card (move, attr, k).face;
  int n = table->setup->game->verbs[move->verb].gathers ? 0 : ump_table_seen (table, face);

  for (int i = 0; i < k; i++)
    n += ump_move_card (move, attr, i).face == face;
  return n;
}

static gboolean
check_card (const UmpTable *table, const UmpMove *move, int attr, int k, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  const UmpField *field = &setup->game->verbs[move->verb].attrs[attr];
  UmpCard card = ump_move_card (move, attr, k);

  if (field->from_rule) {
    const UmpZoneDef *def = &setup->game->zones[field->from - 1];
    int seat = def->scope == UMP_PER_SEAT ? move->by : 0;

    if (ump_zone_find (ump_table_zone_of (table, field->from - 1, seat, 0), card.face) < 0)
      return ump_refuse (verdict, setup, field->from_rule - 1, 0,
                         UMP_TEXT (field->elsewhere, { UMP_C (card), UMP_P (move->by) }));
  }
  if (field->shows && n_before (table, move, attr, k) >= setup->copies[card.face])
    return ump_refuse (verdict, setup, field->shows - 1, ump_table_shown_by (table, card.face),
                       UMP_TEXT (field->seen, { UMP_C (card), UMP_N (setup->copies[card.face]) }));
  return TRUE;
}

gboolean
ump_game_check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  const UmpGame *game = table->setup->game;
  const UmpField *attrs = game->verbs[move->verb].attrs;

  if (!check_moment (table, move, verdict))
    return FALSE;
  for (int attr = 0; attr < UMP_MAX_ATTRS && attrs[attr].name != NULL; attr++)
    for (int k = 0; (attrs[attr].from_rule || attrs[attr].shows) && k < ump_move_n (move, attr); k++)
      if (!check_card (table, move, attr, k, verdict))
        return FALSE;
  return game->check (table, move, ruled, verdict);
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
  if (ump_game_check (table, move, FALSE, verdict))
    return TRUE;
  if (ruling == NULL || !*ruling || verdict->rule < 0 || !game->rules[verdict->rule].waivable)
    return FALSE;
  waived = *verdict;
  *verdict = (UmpVerdict){ .kind = UMP_ACCEPTED, .rule = -1 };
  if (!ump_game_check (table, move, TRUE, verdict))
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
  char **given = entry->unknown;
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
