/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "next-turn.h"

gboolean
ump_next_turn_try (const UmpMatch *match, const UmpMove *end, UmpTable **after)
{
  const UmpVerb *verb = &ump_match_game (match)->verbs[end->verb];
  UmpVerdict verdict = { 0 };

  *after = NULL;
  if (!verb->player || verb->aside || verb->attrs[0].name != NULL ||
      !ump_match_preview (match, end, NULL, after, &verdict))
    return FALSE;
  if (ump_table_turn (*after) != ump_table_turn (ump_match_table (match)))
    return TRUE;
  g_clear_pointer (after, ump_table_free);
  return FALSE;
}

typedef struct {
  const UmpMatch *match;
  const UmpMove *next;
  UmpMove *end;
} Search;

static gboolean
try_end (const UmpMove *move, gpointer data)
{
  Search *search = data;
  g_autoptr (UmpTable) after = NULL;
  UmpVerdict verdict = { 0 };

  if (move->bare || !ump_next_turn_try (search->match, move, &after) ||
      !ump_match_game (search->match)->check (after, search->next, FALSE, &verdict))
    return TRUE;
  ump_move_copy (search->end, move);
  return FALSE;
}

gboolean
ump_next_turn_before (UmpMatch *match, const UmpEntry *entry, UmpMove *end)
{
  Search search = { .match = match, .end = end };
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) next;

  ump_move_init (&next, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (entry->verb < 0 || ump_entry_ruling (entry) != NULL || ump_match_judge (match, entry, &verdict) ||
      verdict.kind != UMP_TURN || !ump_entry_read (ump_match_setup (match), NULL, entry, &next, &verdict))
    return FALSE;
  search.next = &next;
  end->verb = UMP_VERB_UNKNOWN;
  ump_match_moves (match, NULL, try_end, &search);
  return end->verb != UMP_VERB_UNKNOWN;
}
