/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said is entered, taken back and done again. */
#include "config.h"

#include "play-private.h"

#include "next-turn.h"
#include "play-answer.h"

static gboolean
gathers (UmpPlay *self, const UmpEntry *entry)
{
  return ump_turn_up_n (self->gathered) > 0 && entry->verb == ump_turn_up_move (self->gathered, 0)->verb;
}

gboolean
ump_play_enter (UmpPlay *self, UmpEntry *entry)
{
  g_autofree char *now = ump_session_now ();
  g_autoptr (UmpEntry) timed = NULL;
  UmpVerdict verdict = { 0 };
  gboolean accepted;

  if (ump_play_refuse_read_only (self) || (gathers (self, entry) && !ump_play_settle_gathered (self)))
    return FALSE;
  timed = ump_entry_with (entry, NULL, now);
  accepted = ump_store_add (self->store, self->game, timed, &verdict, NULL);
  if (!accepted) {
    ump_answer_refused (&self->answer, self, timed, &verdict);
    ump_play_answered (self);
    return FALSE;
  }
  ump_play_forget_before (self);
  ump_play_leave_past (self);
  ump_answer_accepted (&self->answer, self, timed);
  ump_play_changed (self, 0);
  return TRUE;
}

gboolean
ump_play_bring_in (UmpPlay *self, const char *id, const char *name, UmpEntry *entry, GError **error)
{
  g_autofree char *now = ump_session_now ();
  g_autoptr (UmpEntry) timed = NULL;
  g_autoptr (GError) trouble = NULL;
  UmpVerdict verdict = { .rule = -1 };

  if (ump_play_refuse_read_only (self))
    return FALSE;
  timed = ump_entry_with (entry, NULL, now);
  if (!ump_store_bring_in (self->store, self->game, id, name, timed, &verdict, &trouble)) {
    if (trouble == NULL) {
      ump_answer_refused (&self->answer, self, timed, &verdict);
      ump_play_answered (self);
    } else {
      g_propagate_error (error, g_steal_pointer (&trouble));
    }
    return FALSE;
  }
  ump_play_forget_before (self);
  ump_play_leave_past (self);
  self->generation++; /* everything that counted seats */
  g_array_set_size (self->joined, 0);
  ump_answer_accepted (&self->answer, self, timed);
  ump_play_changed (self, 0);
  return TRUE;
}

void
ump_play_join_last (UmpPlay *self)
{
  UmpSafety safety = self->answer.safety;
  guint number = ump_match_n_entries (ump_play_match (self));
  g_autoptr (UmpEntry) entry =
      number > 1 ? ump_entry_ref (ump_match_entry (ump_play_match (self), number)) : NULL;

  if (entry == NULL)
    return;
  g_array_append_val (self->joined, number);
  ump_answer_joined (&self->answer, self, entry, 2);
  self->answer.safety = safety;
  if (safety == UMP_SAFE)
    ump_play_answered (self);
}

static gboolean
is_joined (UmpPlay *self, guint number)
{
  for (guint i = 0; i < self->joined->len; i++)
    if (g_array_index (self->joined, guint, i) == number)
      return TRUE;
  return FALSE;
}

/* What somebody says whose turn comes next ends this one. */
static gboolean
enter_next (UmpPlay *self, UmpEntry *entry)
{
  g_auto (UmpMove) end;

  ump_move_init (&end, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (!ump_next_turn_before (ump_play_match (self), entry, &end) || !ump_play_enter_move (self, &end))
    return FALSE;
  if (ump_play_enter (self, entry))
    ump_play_join_last (self);
  return TRUE;
}

gboolean
ump_play_enter_line (UmpPlay *self, const char *line)
{
  UmpVerdict verdict = { 0 };
  g_autoptr (UmpEntry) entry = ump_notation_parse_implied (ump_play_match (self), line, &verdict, NULL);

  if (entry != NULL && gathers (self, entry)) {
    if (ump_play_can_gather (self, entry, line))
      return ump_play_gather_entry (self, entry);
    if (!ump_play_settle_gathered (self))
      return FALSE;
    return ump_play_enter_line (self, line); /* who says it may be another one now */
  }
  if (entry != NULL)
    return enter_next (self, entry) || ump_play_enter (self, entry);
  ump_answer_refused (&self->answer, self, NULL, &verdict);
  ump_play_answered (self);
  return FALSE;
}

gboolean
ump_play_enter_move (UmpPlay *self, const UmpMove *move)
{
  g_autoptr (UmpEntry) entry =
      ump_entry_from_move (ump_match_setup (ump_play_match (self)), move, NULL, NULL);

  return ump_play_enter (self, entry);
}

gboolean
ump_play_let_it_stand (UmpPlay *self, const char *reason)
{
  g_autoptr (UmpEntry) entry = NULL;

  if (self->answer.entry == NULL || !self->answer.waivable)
    return FALSE;
  entry = ump_entry_with (self->answer.entry, reason, NULL);
  return ump_play_enter (self, entry);
}

void
ump_play_not_now_for (UmpPlay *self, const UmpVerdict *verdict, const UmpMove *move)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self));
  g_autoptr (UmpEntry) entry = move != NULL ? ump_entry_from_move (setup, move, NULL, NULL) : NULL;

  ump_answer_not_now (&self->answer, self, entry, verdict);
  ump_play_answered (self);
}

gboolean
ump_play_enter_anyway (UmpPlay *self)
{
  g_autoptr (UmpEntry) entry = NULL;

  if (self->answer.type != UMP_ANSWER_NOT_NOW || self->answer.entry == NULL)
    return FALSE;
  entry = ump_entry_ref (self->answer.entry);
  return ump_play_enter (self, entry);
}

gboolean
ump_play_undo (UmpPlay *self)
{
  UmpMatch *match = ump_play_match (self);
  guint number = ump_match_undo_entry (match);
  g_autofree char *sentence = NULL;
  g_autoptr (UmpTable) before = NULL;

  if (ump_turn_up_n (self->gathered) > 0) {
    ump_play_take_out (self, ump_turn_up_n (self->gathered) - 1);
    return TRUE;
  }
  if (ump_play_refuse_read_only (self) || number == 0)
    return FALSE;
  sentence = ump_play_sentence (self, number);
  ump_play_leave_past (self);
  before = ump_table_copy (ump_match_table (match));
  if (!ump_store_undo (self->store, self->game, NULL))
    return FALSE;
  while (is_joined (self, number) && ump_match_undo_entry (match) == number - 1) {
    g_autofree char *second = g_steal_pointer (&sentence), *first = ump_play_sentence (self, --number);
    gboolean both = ump_store_undo (self->store, self->game, NULL);

    sentence = both ? ump_two_sentences (first, second) : g_steal_pointer (&second);
    if (!both)
      break;
  }
  ump_play_forget_before (self);
  ump_answer_undone (&self->answer, self, sentence, before);
  ump_play_changed (self, number);
  return TRUE;
}

gboolean
ump_play_redo (UmpPlay *self)
{
  UmpVerdict verdict = { 0 };

  if (ump_play_refuse_read_only (self))
    return FALSE;
  ump_play_leave_past (self);
  if (!ump_store_redo (self->store, self->game, &verdict, NULL)) {
    if (ump_verdict_is_refused (&verdict)) {
      ump_answer_refused (&self->answer, self, NULL, &verdict);
      ump_play_answered (self);
    }
    return FALSE;
  }
  while (is_joined (self, ump_match_undo_entry (ump_play_match (self)) + 1))
    if (!ump_store_redo (self->store, self->game, &verdict, NULL))
      break;
  ump_answer_redone (&self->answer, self);
  ump_play_changed (self, 0);
  return TRUE;
}

void
ump_play_go_on_from_here (UmpPlay *self)
{
  UmpMatch *match = ump_play_match (self);
  guint moment = ump_play_moment (self), taken = 0, first = 0;

  if (ump_play_refuse_read_only (self))
    return;
  ump_play_leave_past (self);
  while (ump_match_undo_entry (match) > moment) {
    first = ump_match_undo_entry (match);
    if (!ump_store_undo (self->store, self->game, NULL))
      break;
    taken++;
  }
  ump_play_forget_before (self);
  ump_answer_went_back (&self->answer, self, taken);
  ump_play_changed (self, first);
}
