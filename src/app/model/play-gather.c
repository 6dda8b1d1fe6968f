/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is turned up at once: gathered, and entered when it is whole. */
#include "config.h"

#include "play-private.h"

#include "play-answer.h"

static void
gathering_changed (UmpPlay *self)
{
  ump_play_leave_past (self);
  self->drafting = FALSE;
  g_signal_emit_by_name (self, "changed");
  g_signal_emit_by_name (self, "draft-changed");
  ump_play_answered (self);
}

/* All of them, or none: then they are gathered still. */
static gboolean
enter_gathered (UmpPlay *self)
{
  g_autoptr (UmpTurnUp) all = g_steal_pointer (&self->gathered);
  const UmpSetup *setup = ump_match_setup (ump_play_match (self));
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  g_autofree char *now = ump_session_now ();
  UmpVerdict verdict = { 0 };
  UmpEntry *refused;

  self->gathered = ump_turn_up_new ();
  for (guint i = 0; i < ump_turn_up_n (all); i++)
    g_ptr_array_add (entries, ump_entry_from_move (setup, ump_turn_up_move (all, i), NULL, now));
  refused = ump_play_enter_all (self, entries, &verdict);
  if (refused == NULL)
    return TRUE;
  ump_turn_up_free (self->gathered);
  self->gathered = g_steal_pointer (&all);
  ump_answer_refused (&self->answer, self, refused, &verdict);
  gathering_changed (self);
  return FALSE;
}

gboolean
ump_play_settle_gathered (UmpPlay *self)
{
  return ump_turn_up_n (self->gathered) == 0 || enter_gathered (self);
}

static gboolean
is_whole (UmpPlay *self, int verb)
{
  return ump_play_n_wanted (self, verb) == ump_turn_up_n (self->gathered);
}

static const UmpTable *
table_of (UmpPlay *self)
{
  const UmpTable *table = ump_turn_up_table (self->gathered);

  return table != NULL ? table : ump_match_table (ump_play_match (self));
}

/* Said by who comes next; a ruling lets it stand behind those that are gathered. */
static void
refuse (UmpPlay *self, const UmpMove *move, const UmpVerdict *verdict)
{
  const UmpTable *table = table_of (self);
  g_autoptr (UmpEntry) entry = NULL;
  UmpVerdict ruled = { 0 };
  g_auto (UmpMove) said;

  ump_move_init (&said, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_move_copy (&said, move);
  said.by = ump_table_turn (table);
  entry = ump_entry_from_move (table->setup, &said, NULL, NULL);
  ump_answer_refused (&self->answer, self, entry, verdict);
  self->answer.waivable =
      ump_match_may_waive (ump_play_match (self), verdict) && ump_game_check (table, &said, TRUE, &ruled);
  ump_play_answered (self);
}

gboolean
ump_play_gather (UmpPlay *self, const UmpMove *move)
{
  UmpVerdict verdict = { 0 };

  if (ump_play_refuse_read_only (self))
    return FALSE;
  if (!ump_turn_up_add (self->gathered, ump_play_match (self), move, &verdict)) {
    refuse (self, move, &verdict);
    return FALSE;
  }
  if (is_whole (self, move->verb))
    return enter_gathered (self);
  ump_answer_gathered (&self->answer, self, move);
  gathering_changed (self);
  return FALSE;
}

gboolean
ump_play_can_gather (UmpPlay *self, const UmpEntry *entry, const char *line)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self));
  UmpVerdict verdict = { 0 };
  g_autoptr (UmpEntry) plain = NULL;

  if (entry->verb < 0 || entry->ruling != NULL || entry->at != NULL)
    return FALSE;
  plain = ump_notation_parse (ump_play_match (self), line, &verdict, NULL);
  return plain == NULL || plain->by == NULL ||
         g_str_equal (plain->by, setup->ids[ump_table_turn (table_of (self))]);
}

/* TRUE: what was typed is taken. */
gboolean
ump_play_gather_entry (UmpPlay *self, const UmpEntry *entry)
{
  guint before = ump_turn_up_n (self->gathered);
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (!ump_entry_read (ump_match_setup (ump_play_match (self)), NULL, entry, &move, &verdict)) {
    ump_answer_refused (&self->answer, self, NULL, &verdict);
    ump_play_answered (self);
    return FALSE;
  }
  return ump_play_gather (self, &move) || ump_turn_up_n (self->gathered) > before;
}

void
ump_play_take_out (UmpPlay *self, guint index)
{
  g_auto (UmpMove) move;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_move_copy (&move, ump_turn_up_move (self->gathered, index));
  ump_turn_up_take_out (self->gathered, ump_play_match (self), index);
  ump_answer_ungathered (&self->answer, self, &move);
  gathering_changed (self);
}
