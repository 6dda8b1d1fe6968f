/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said is entered. */
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
  if (ump_match_refusal (ump_play_match (self)) != NULL)
    return ump_play_insert (self, timed);
  accepted = ump_store_add (self->store, self->game, timed, &verdict);
  if (!accepted) {
    ump_answer_refused (&self->answer, self, timed, &verdict);
    ump_play_answered (self);
    return FALSE;
  }
  ump_play_leave_past (self);
  ump_play_did_enter (self, 1);
  ump_answer_accepted (&self->answer, self, timed);
  ump_play_changed (self, 0);
  return TRUE;
}

/* All at once, or none. The answer says it if they are accepted. */
UmpEntry *
ump_play_enter_several (UmpPlay *self, const GPtrArray *entries, UmpVerdict *verdict)
{
  UmpEntry *refused = ump_store_add_several (self->store, self->game, entries, verdict);

  if (refused != NULL)
    return refused;
  ump_play_leave_past (self);
  ump_play_did_enter (self, entries->len);
  ump_answer_joined (&self->answer, self, entries->len);
  ump_play_changed (self, 0);
  return NULL;
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
      if (ump_match_refusal (ump_play_match (self)) != NULL)
        ump_answer_for_log (&self->answer, self);
      else
        ump_answer_refused (&self->answer, self, timed, &verdict);
      ump_play_answered (self);
    } else {
      g_propagate_error (error, g_steal_pointer (&trouble));
    }
    return FALSE;
  }
  ump_play_leave_past (self);
  self->generation++; /* everything that counted seats */
  ump_play_did_enter (self, 1);
  ump_play_seat_images (self);
  ump_answer_accepted (&self->answer, self, timed);
  ump_play_changed (self, 0);
  return TRUE;
}

/* What somebody says whose turn comes next ends this one. */
static gboolean
enter_next (UmpPlay *self, UmpEntry *entry)
{
  UmpMatch *match = ump_play_match (self);
  g_autoptr (GPtrArray) both = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  g_autofree char *now = ump_session_now ();
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) end;

  ump_move_init (&end, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (ump_play_is_read_only (self) || ump_match_refusal (match) != NULL ||
      !ump_next_turn_before (match, entry, &end))
    return FALSE;
  g_ptr_array_add (both, ump_entry_from_move (ump_match_setup (match), &end, NULL, now));
  g_ptr_array_add (both, ump_entry_with (entry, NULL, now));
  return ump_play_enter_several (self, both, &verdict) == NULL;
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
