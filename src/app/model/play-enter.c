/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said is entered. */
#include "config.h"

#include <glib/gi18n.h>

#include "play-private.h"

#include "next-turn.h"
#include "play-answer.h"
#include "typed.h"

static gboolean
gathers (UmpPlay *self, const UmpEntry *entry)
{
  return ump_turn_up_n (self->gathered) > 0 && entry->verb == ump_turn_up_move (self->gathered, 0)->verb;
}

/* Of the game as it is now, whatever moment is looked at. */
static gboolean
is_of_now (const UmpEntry *entry)
{
  return entry->verb == UMP_VERB_NOTE || entry->verb == UMP_VERB_ADJUST || entry->verb == UMP_VERB_ABANDON;
}

/* A move would come in behind what nobody looks at. TRUE: it said so. */
static gboolean
refuse_past (UmpPlay *self, const UmpEntry *entry)
{
  if (self->past == NULL || is_of_now (entry))
    return FALSE;
  ump_answer_info (&self->past_answer, _ ("You are looking at an earlier moment"),
                   _ ("Go back to now to enter a move, or correct this one."));
  ump_play_answered (self);
  return TRUE;
}

UmpEntry *
ump_play_enter_all (UmpPlay *self, const GPtrArray *entries, UmpVerdict *verdict)
{
  UmpEntry *refused = ump_store_add_several (self->store, self->game, entries, verdict);

  if (refused != NULL)
    return refused;
  ump_play_leave_past (self);
  ump_play_did_enter (self, entries->len);
  if (entries->len > 1)
    ump_answer_joined (&self->answer, self, entries->len);
  else
    ump_answer_accepted (&self->answer, self, entries->pdata[0]);
  ump_play_changed (self, 0, FALSE);
  return NULL;
}

/* What cannot even be read is nothing to propose. */
static gboolean
propose (UmpPlay *self, UmpEntry *entry)
{
  UmpVerdict verdict = { 0 };
  gboolean accepted = ump_match_judge (ump_play_match (self), entry, &verdict);

  if (accepted || verdict.kind != UMP_FORM) {
    ump_play_propose (self, 0, entry);
    return accepted;
  }
  ump_answer_refused (&self->answer, self, entry, &verdict);
  ump_play_answered (self);
  return FALSE;
}

gboolean
ump_play_enter_several (UmpPlay *self, const GPtrArray *entries)
{
  g_autoptr (GPtrArray) timed = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  g_autofree char *now = ump_session_now ();
  UmpVerdict verdict = { 0 };
  UmpEntry *refused;

  if (self->proposes)
    return propose (self, entries->pdata[0]);
  if (ump_play_refuse_read_only (self) || refuse_past (self, entries->pdata[0]) ||
      (gathers (self, entries->pdata[0]) && !ump_play_settle_gathered (self)))
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (timed, ump_entry_with (entries->pdata[i], NULL, now));
  if (ump_match_refusal (ump_play_match (self)) != NULL)
    return ump_play_insert (self, timed);
  refused = ump_play_enter_all (self, timed, &verdict);
  if (refused == NULL)
    return TRUE;
  ump_answer_refused (&self->answer, self, refused, &verdict);
  ump_play_answered (self);
  return FALSE;
}

gboolean
ump_play_enter (UmpPlay *self, UmpEntry *entry)
{
  g_autoptr (GPtrArray) alone = g_ptr_array_new ();

  g_ptr_array_add (alone, entry);
  return ump_play_enter_several (self, alone);
}

gboolean
ump_play_bring_in (UmpPlay *self, UmpPeopleNames *names, const char *id, const char *name, UmpEntry *entry,
                   GError **error)
{
  guint n_before = ump_session_n_people (ump_play_session (self));
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
  if (names != NULL)
    ump_people_names_give_marks (names, ump_play_session (self), n_before);
  ump_play_leave_past (self);
  self->generation++; /* everything that counted seats */
  ump_play_did_enter (self, 1);
  ump_play_seat_images (self);
  ump_answer_accepted (&self->answer, self, timed);
  ump_play_changed (self, 0, FALSE);
  return TRUE;
}

/* What somebody says whose turn comes next ends this one. */
static gboolean
enter_next (UmpPlay *self, UmpEntry *entry)
{
  UmpMatch *match = ump_play_match (self);
  g_autoptr (GPtrArray) both = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  g_auto (UmpMove) end;

  ump_move_init (&end, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (self->proposes || ump_play_is_read_only (self) || self->past != NULL ||
      ump_match_refusal (match) != NULL || !ump_next_turn_before (match, entry, &end))
    return FALSE;
  g_ptr_array_add (both, ump_entry_from_move (ump_match_setup (match), &end, NULL, NULL));
  g_ptr_array_add (both, ump_entry_ref (entry));
  return ump_play_enter_several (self, both);
}

gboolean
ump_play_enter_line (UmpPlay *self, const char *line)
{
  UmpVerdict verdict = { 0 };
  g_autofree char *quoted = NULL;
  g_autoptr (UmpEntry) entry = ump_typed_read (self, line, &verdict, &quoted);

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

/* Whether it may be, or may be once the turn has ended. */
static gboolean
may_be (UmpPlay *self, UmpEntry *entry, UmpVerdict *verdict)
{
  UmpMatch *match = ump_play_match (self);
  g_auto (UmpMove) end;

  ump_move_init (&end, UMP_VERB_UNKNOWN, UMP_NOBODY);
  return ump_match_judge (match, entry, verdict) ||
         (verdict->kind == UMP_TURN && ump_next_turn_before (match, entry, &end));
}

void
ump_play_ask (UmpPlay *self, const char *line)
{
  UmpVerdict verdict = { 0 };
  g_autofree char *quoted = NULL;
  g_autoptr (UmpEntry) entry = ump_typed_read (self, line, &verdict, &quoted);

  if (entry != NULL && may_be (self, entry, &verdict))
    ump_answer_may_be (&self->answer, self, entry);
  else
    ump_answer_not_now (&self->answer, self, entry, &verdict);
  ump_play_answered (self);
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
