/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened and what would happen, as texts. */
#include "match-private.h"

const char *
ump_match_rule_id (const UmpMatch *match, const UmpVerdict *verdict)
{
  return verdict->rule >= 0 ? match->setup->game->rules[verdict->rule].id : NULL;
}

gboolean
ump_match_may_waive (const UmpMatch *match, const UmpVerdict *verdict)
{
  return verdict->kind == UMP_RULE && verdict->rule >= 0 &&
         ump_match_game (match)->rules[verdict->rule].waivable;
}

char *
ump_match_reason (const UmpMatch *match, const UmpVerdict *verdict, const UmpWords *words)
{
  return ump_text_format (&verdict->reason, match->setup, words);
}

/* Texts of verbs that every game has. FALSE for a game's own. */
static gboolean
say_common (const UmpEntry *entry, const UmpMove *move, UmpSay *say)
{
  switch (entry->verb) {
  case UMP_VERB_VOID: say->what = UMP_PLAIN (ump_why_words (ump_entry_why (entry))); return TRUE;
  case UMP_VERB_NOTE: say->what = UMP_TEXT ("{s0}", { UMP_S (ump_entry_text (entry)) }); return TRUE;
  case UMP_VERB_ADJUST:
    say->what = UMP_TEXT (
        N_ ("{p0}: {+1} by agreement ({s2})"),
        { UMP_P (ump_move_int (move, 0)), UMP_N (ump_move_int (move, 1)), UMP_S (move->args[2].text) });
    return TRUE;
  case UMP_VERB_ABANDON: say->what = UMP_PLAIN (N_ ("The game is abandoned")); return TRUE;
  default: return FALSE;
  }
}

/* Nothing where not all of it has a hole. */
static UmpText
fill_holes (const UmpVerb *verb, const UmpMove *move)
{
  UmpText text = UMP_PLAIN (verb->says);

  for (int a = 0; text.message != NULL && a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    const UmpField *attr = &verb->attrs[a];

    if (ump_move_has (move, a) != (strchr (text.message, '0' + a) != NULL))
      return UMP_PLAIN (NULL);
    if (!ump_move_has (move, a))
      continue;
    switch (attr->type) {
    case UMP_TYPE_CARD: text.args[a] = UMP_C (ump_move_card (move, a, 0)); break;
    case UMP_TYPE_PLAYER: text.args[a] = UMP_P (ump_move_int (move, a)); break;
    case UMP_TYPE_CHOICE: text.args[a] = UMP_W (ump_field_word_title (attr, ump_move_int (move, a))); break;
    default: text.args[a] = UMP_N (ump_move_int (move, a)); break;
    }
  }
  return text;
}

void
ump_move_words (const UmpSetup *setup, const UmpMove *move, UmpSay *say)
{
  const UmpVerb *verb = move->verb >= 0 ? &setup->game->verbs[move->verb] : NULL;

  say->what = verb != NULL ? fill_holes (verb, move) : UMP_PLAIN (NULL);
  if (verb == NULL || say->what.message != NULL || setup->game->tell == NULL)
    return;
  for (int a = 0; a < UMP_MAX_ATTRS; a++)
    for (int k = 0; verb->attrs[a].type == UMP_TYPE_CARDS && k < ump_move_n (move, a); k++)
      ump_say_card (say, UMP_SAY_LISTS - 1, ump_move_card (move, a, k));
  setup->game->tell (setup, move, say);
}

/* In words of the game; span: what the move did. */
static void
say_move (const UmpTable *after, const UmpMove *move, UmpEffectSpan span, UmpSay *say)
{
  const UmpGame *game = after->setup->game;

  ump_move_words (after->setup, move, say);
  if (game->say != NULL && move->verb >= 0)
    game->say (after, move, span, say);
}

void
ump_match_say (const UmpMatch *match, guint number, const UmpTable *after, UmpSay *say)
{
  const UmpEntry *entry = g_ptr_array_index (match->entries, number - 1);
  g_autoptr (UmpTable) own = NULL;
  g_auto (UmpMove) move;
  UmpVerdict verdict;

  say->what = say->hands = say->outcome = say->beside = UMP_PLAIN (NULL);
  say->warns = FALSE;
  say->n_cards = 0;
  say->n_parts = 0;
  for (guint i = 0; i < G_N_ELEMENTS (say->lists); i++)
    say->lists[i].n = 0;
  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (!ump_entry_is_void (entry))
    ump_entry_read (match->setup, (const char *const *) match->people, entry, &move, &verdict);
  if (say_common (entry, &move, say) || number > match->checked)
    return;
  if (after == NULL)
    after = own = ump_match_table_at (match, number);
  say_move (after, &move, ump_match_effects (match, number), say);
}

/* Carries the entry out on a table of the caller's, if it is accepted there. The move is the caller's to
 * clear. */
static gboolean
carry_out_again (const UmpMatch *match, UmpTable *table, const UmpEntry *entry, UmpMove *move)
{
  UmpVerdict verdict = { 0 };

  ump_move_init (move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (!ump_entry_read (match->setup, (const char *const *) match->people, entry, move, &verdict) ||
      !ump_match_check_move (match, table, move, ump_entry_ruling (entry), &verdict))
    return FALSE;
  ump_row_unref (ump_match_carry_out (match, table, move));
  return TRUE;
}

/* What was taken back one by one stood on what was taken back before it. */
#define MOST_VOIDS 16

static UmpTable *
table_before_void (const UmpMatch *match, guint number, const UmpTable *table)
{
  UmpTable *before = ump_table_copy (table);
  guint first = number;

  while (first > 1 && number - first < MOST_VOIDS &&
         ump_entry_is_void (g_ptr_array_index (match->entries, first - 2)))
    first--;
  for (guint k = first; k < number; k++) {
    const UmpEntry *taken = g_ptr_array_index (match->entries, k - 1);

    for (guint i = 0; i < ump_entry_n_children (taken); i++) {
      g_auto (UmpMove) move;

      carry_out_again (match, before, ump_entry_child (taken, i), &move);
    }
  }
  return before;
}

gboolean
ump_match_say_void (const UmpMatch *match, guint number, const UmpTable *table, UmpSay *say)
{
  const UmpEntry *entry = g_ptr_array_index (match->entries, number - 1), *first;
  g_autoptr (UmpTable) after = NULL;
  g_auto (UmpMove) move;
  UmpEffects effects = { 0 };
  gboolean again;

  *say = (UmpSay){ .n_cards = 0 };
  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (ump_entry_n_children (entry) == 0)
    return FALSE;
  first = ump_entry_child (entry, 0);
  after = table_before_void (match, number, table);
  after->record = &effects;
  again = carry_out_again (match, after, first, &move);
  if (!again) { /* what was taken back before it was not in its way */
    g_clear_pointer (&after, ump_table_free);
    after = ump_table_copy (table);
    effects.n = 0;
    after->record = &effects;
    ump_move_clear (&move);
    again = carry_out_again (match, after, first, &move);
  }
  after->record = NULL;
  if (again && !say_common (first, &move, say))
    say_move (after, &move, ump_effects_span (&effects), say);
  ump_effects_clear (&effects);
  return again;
}

/* Carries the move out on a copy; say, after and effects may be NULL. */
static void
try_out (const UmpMatch *match, const UmpMove *move, UmpSay *say, UmpTable **after, UmpEffects *effects)
{
  g_autoptr (UmpTable) trial = ump_table_copy (match->now);
  UmpEffects own = { 0 };

  if (effects == NULL)
    effects = &own;
  trial->record = effects;
  trial->entry = match->entries->len + 1;
  ump_row_unref (ump_match_carry_out (match, trial, move));
  trial->record = NULL;
  if (say != NULL) {
    *say = (UmpSay){ .n_cards = 0 };
    say_move (trial, move, ump_effects_span (effects), say);
  }
  ump_effects_clear (&own);
  if (after != NULL)
    *after = g_steal_pointer (&trial);
}

gboolean
ump_match_try (const UmpMatch *match, const UmpMove *move, UmpSay *say, UmpTable **after, UmpEffects *effects,
               UmpVerdict *verdict)
{
  if (!ump_match_judge_move (match, move, verdict))
    return FALSE;
  try_out (match, move, say, after, effects);
  return TRUE;
}

gboolean
ump_match_try_ruled (const UmpMatch *match, const UmpMove *move, UmpSay *say, UmpEffects *effects)
{
  const UmpGame *game = match->setup->game;
  UmpVerdict verdict = { 0 };

  if (move->verb < 0 || ump_match_judge_move (match, move, &verdict) || verdict.rule < 0 ||
      !game->rules[verdict.rule].waivable || !ump_game_check (match->now, move, TRUE, &verdict))
    return FALSE;
  try_out (match, move, say, NULL, effects);
  return TRUE;
}

gboolean
ump_match_try_on (const UmpMatch *match, UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  if (!ump_game_check (table, move, FALSE, verdict))
    return FALSE;
  table->entry++;
  ump_row_unref (ump_match_carry_out (match, table, move));
  return TRUE;
}

gboolean
ump_match_preview (const UmpMatch *match, const UmpMove *move, UmpSay *say, UmpTable **after,
                   UmpVerdict *verdict)
{
  return ump_match_try (match, move, say, after, NULL, verdict);
}
