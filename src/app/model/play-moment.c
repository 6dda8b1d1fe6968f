/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What changes no log: a moment that is looked at, a draft, what an entry may become, a mode, and the answer
 * to who may only look. */
#include "config.h"

#include <glib/gi18n.h>

#include "play-private.h"

#include "play-answer.h"

gboolean
ump_play_refuse_read_only (UmpPlay *self)
{
  if (!ump_play_is_read_only (self))
    return FALSE;
  if (self->heir != NULL)
    ump_answer_info (&self->answer, _ ("Another game is being played"),
                     _ ("Nothing can be entered here any more. Go to this game first."));
  else
    ump_answer_info (&self->answer, _ ("This session is open for looking only"),
                     _ ("Nothing can be entered here. Save it as a new session to play on."));
  ump_play_answered (self);
  return TRUE;
}

void
ump_play_set_draft (UmpPlay *self, const UmpMove *move)
{
  if (move == NULL && !self->drafting)
    return;
  self->drafting = move != NULL;
  if (move != NULL)
    ump_move_copy (&self->draft, move);
  if (move != NULL && self->answer.type == UMP_ANSWER_NOT_NOW) /* that was about another choice */
    ump_answer_for_log (&self->answer, self);
  g_signal_emit_by_name (self, "draft-changed");
}

void
ump_play_set_typed (UmpPlay *self, UmpEntry *entry)
{
  UmpEntry *before = self->typed;

  if (entry == before)
    return;
  self->typed = entry != NULL ? ump_entry_ref (entry) : NULL;
  g_clear_pointer (&before, ump_entry_unref);
  g_signal_emit_by_name (self, "typed");
}

UmpEntry *
ump_play_typed (UmpPlay *self)
{
  return self->typed;
}

char *
ump_play_draft_text (UmpPlay *self)
{
  if (!self->drafting || self->draft.verb < 0)
    return g_strdup ("");
  return ump_notation_print_move (ump_match_setup (ump_play_match (self)), &self->draft);
}

void
ump_play_set_tally_mode (UmpPlay *self, gboolean tally)
{
  if (self->tally == tally)
    return;
  self->tally = tally;
  self->drafting = FALSE;
  g_signal_emit_by_name (self, "changed");
  g_signal_emit_by_name (self, "draft-changed");
}

void
ump_play_jump (UmpPlay *self, guint number)
{
  UmpMatch *match = ump_play_match (self);
  guint checked = ump_match_checked (match);

  number = MIN (number, ump_match_n_entries (match));
  if (number == ump_play_moment (self))
    return;
  ump_play_leave_past (self);
  if (number < checked) {
    self->past = ump_match_table_at (match, number);
    self->moment = number;
    ump_answer_for_entry (&self->past_answer, self, number);
  }
  if (number > checked)
    ump_answer_for_entry (&self->answer, self, number);
  g_signal_emit_by_name (self, "changed");
  if (number > checked)
    ump_play_answered (self);
}

void
ump_play_jump_to_now (UmpPlay *self)
{
  if (self->past == NULL)
    return;
  ump_play_leave_past (self);
  g_signal_emit_by_name (self, "changed");
}

void
ump_play_propose (UmpPlay *self, guint number, const UmpEntry *entry)
{
  if (self->proposes) {
    g_signal_emit_by_name (self, "proposed", entry, number);
    return;
  }
  g_free (self->proposed);
  self->proposed = ump_notation_print (ump_play_game (self), entry);
  self->proposed_for = number;
}

char *
ump_play_take_proposal (UmpPlay *self, guint number)
{
  g_autofree char *proposed = g_steal_pointer (&self->proposed);

  return self->proposed_for == number ? g_steal_pointer (&proposed) : NULL;
}
