/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people did since the session was opened: each act is taken back as a whole and done again, the last
 * one first. What was done before that is taken back entry by entry. */
#include "config.h"

#include <glib/gi18n.h>

#include "play-private.h"

#include "play-answer.h"

static UmpAct *
act_new (UmpActKind kind, guint n)
{
  UmpAct *act = g_new0 (UmpAct, 1);

  act->kind = kind;
  act->n = n;
  return act;
}

void
ump_act_free (gpointer data)
{
  UmpAct *act = data;

  ump_match_free (act->image);
  g_free (act->words);
  g_free (act);
}

static UmpAct *
last_of (GPtrArray *acts)
{
  return acts->pdata[acts->len - 1];
}

/* ---- what was done, what was undone ------------------------------------------------------------------- */

void
ump_play_read_undone (UmpPlay *self)
{
  UmpMatch *match = ump_play_match (self);

  g_ptr_array_set_size (self->undone, 0);
  for (guint k = ump_match_n_entries (match); k > ump_match_undo_entry (match); k--)
    if (ump_entry_why (ump_match_entry (match, k)) == UMP_WHY_UNDO)
      g_ptr_array_add (self->undone, act_new (UMP_ACT_ENTER, 1));
}

static void
did (UmpPlay *self, UmpAct *act)
{
  g_ptr_array_add (self->done, act);
  g_ptr_array_set_size (self->undone, 0);
}

void
ump_play_did_enter (UmpPlay *self, guint n)
{
  did (self, act_new (UMP_ACT_ENTER, n));
}

/* What was entered first in a log that waits has put another log in its place: that act takes back both. */
static void
join_to_replaced (UmpPlay *self, UmpAct *first, const UmpAct *second)
{
  g_autofree char *said =
      second->words != NULL ? g_strdup (second->words) : ump_last_sentences (self, second->n);
  char *words = g_strdup_printf ("%s; %s", first->words, said);

  g_free (first->words);
  first->words = words;
  first->size = ump_match_n_entries (ump_play_match (self));
}

void
ump_play_join_last (UmpPlay *self)
{
  UmpSafety safety = self->answer.safety;
  UmpAct *first, *second;

  g_return_if_fail (self->done->len > 1);
  second = last_of (self->done);
  first = self->done->pdata[self->done->len - 2];
  first->n += second->n;
  if (first->kind != UMP_ACT_ENTER)
    join_to_replaced (self, first, second);
  g_ptr_array_set_size (self->done, (int) self->done->len - 1);
  if (first->kind != UMP_ACT_ENTER) /* the answer says what came of the log */
    return;
  ump_answer_joined (&self->answer, self, 2);
  self->answer.safety = safety;
  if (safety == UMP_SAFE)
    ump_play_answered (self);
}

gboolean
ump_play_can_undo (UmpPlay *self)
{
  UmpMatch *match = ump_play_match (self);

  if (ump_play_is_read_only (self))
    return FALSE;
  /* what waits behind a refused entry was not done last, whatever stands at the end of the log */
  return ump_turn_up_n (self->gathered) > 0 || self->done->len > 0 ||
         (ump_match_refusal (match) == NULL && ump_match_can_undo (match));
}

gboolean
ump_play_can_redo (UmpPlay *self)
{
  return !ump_play_is_read_only (self) && self->undone->len > 0;
}

/* ---- the log as a whole ------------------------------------------------------------------------------- */

/* Takes the match. FALSE: a file does not hold that; the answer says so, and the log is as it was. */
static gboolean
replace (UmpPlay *self, UmpMatch *match, UmpMatch **old)
{
  g_autoptr (GError) error = NULL;

  if (!ump_store_replace (self->store, self->game, match, old, &error)) {
    ump_answer_info (&self->answer, _ ("Nothing was changed"), error->message);
    ump_play_answered (self);
    return FALSE;
  }
  ump_play_leave_past (self);
  self->generation++;
  return TRUE;
}

/* The act put the present log in the place of that one, which it takes. */
static void
did_replace (UmpPlay *self, UmpAct *act, UmpMatch *before)
{
  ump_match_settle (before);
  act->image = before;
  act->size = ump_match_n_entries (ump_play_match (self));
  did (self, act);
}

/* The log on the other side of the act comes in the place of this one; what was taken back since stands
 * behind it as it stands. */
static gboolean
change_sides (UmpPlay *self, UmpAct *act)
{
  UmpMatch *now = ump_play_match (self);
  guint size = ump_match_n_entries (act->image);
  UmpMatch *next = ump_match_fork (act->image, size);
  g_autoptr (UmpMatch) old = NULL;

  for (guint k = act->size + 1; k <= ump_match_n_entries (now); k++)
    ump_match_load (next, ump_entry_ref (ump_match_entry (now, k)));
  if (!replace (self, next, &old))
    return FALSE;
  ump_match_free (act->image);
  act->image = ump_match_fork (old, act->size);
  act->size = size;
  return TRUE;
}

/* ---- corrections -------------------------------------------------------------------------------------- */

/* What it was, for whoever takes it back. said: what the entry says. A new string. */
static char *
words_of (UmpChangeType type, const char *said, guint n)
{
  if (n > 1)
    return g_strdup_printf (ngettext ("the correction of %u move", "the correction of %u moves", n), n);
  switch (type) {
  /* Translators: what undo takes back and redo does again, behind "Taken back:" or "Again:" */
  case UMP_CHANGE_ENTRY: return g_strdup_printf (_ ("the correction of “%s”"), said);
  case UMP_CHANGE_ADD: return g_strdup_printf (_ ("“%s”, added"), said);
  case UMP_CHANGE_LEAVE_OUT: return g_strdup_printf (_ ("“%s”, left out"), said);
  case UMP_CHANGE_SEATS: return g_strdup (_ ("the correction of who sits where"));
  default: return g_strdup (_ ("the correction of an option"));
  }
}

static char *
title_of (UmpChangeType type, const char *said, guint n)
{
  if (n > 1)
    return g_strdup_printf (ngettext ("Corrected: %u move", "Corrected: %u moves", n), n);
  switch (type) {
  case UMP_CHANGE_ENTRY: return g_strdup_printf (_ ("Corrected: %s"), said);
  case UMP_CHANGE_ADD: return g_strdup_printf (_ ("Added: %s"), said);
  case UMP_CHANGE_LEAVE_OUT: return g_strdup_printf (_ ("Left out: %s"), said);
  case UMP_CHANGE_SEATS: return g_strdup (_ ("Who sits where is corrected"));
  default: return g_strdup (_ ("The option is corrected"));
  }
}

/* How many entries wait: the refused one and those that stand behind it. */
static guint
waiting (const UmpMatch *match)
{
  guint n = 0;

  for (guint k = ump_match_checked (match) + 1; k <= ump_match_n_entries (match); k++)
    n += !ump_entry_is_void (ump_match_entry (match, k));
  return n;
}

/* was, is: what the entry said and says, NULL for nothing; more: what comes of it, "" for nothing. */
static void
answer_corrected (UmpPlay *self, const char *title, const char *was, const char *is, const char *more)
{
  g_autoptr (GString) body = g_string_new (more);

  if (was != NULL && is != NULL) {
    if (body->len > 0)
      g_string_append_c (body, ' ');
    /* Translators: what an entry said before it was corrected */
    g_string_append_printf (body, _ ("It was: %s."), was);
  }
  ump_answer_info (&self->answer, title, body->str);
}

/* What comes of a log that waited at a refused entry: how many of those behind what was changed fit again,
 * and what it waits at now. A new string. */
static char *
say_again (UmpPlay *self, guint fit)
{
  UmpMatch *match = ump_play_match (self);
  g_autoptr (GString) said = g_string_new (NULL);

  if (fit > 0)
    g_string_append_printf (
        said, ngettext ("The move after it fits again.", "The %u moves after it fit again.", fit), fit);
  if (ump_match_refusal (match) != NULL) {
    g_autofree char *name = ump_play_name (self, ump_match_checked (match) + 1);

    if (said->len > 0)
      g_string_append_c (said, ' ');
    g_string_append_printf (said, _ ("The log waits at “%s”."), name);
  }
  return g_string_free (g_steal_pointer (&said), FALSE);
}

gboolean
ump_play_correct (UmpPlay *self, UmpMatch *corrected, UmpChangeType type, guint number, guint n)
{
  gboolean takes = type == UMP_CHANGE_ENTRY || type == UMP_CHANGE_LEAVE_OUT,
           gives = type == UMP_CHANGE_ENTRY || type == UMP_CHANGE_ADD;
  gboolean waited = ump_match_refusal (ump_play_match (self)) != NULL;
  guint before_it = ump_match_checked (ump_play_match (self));
  guint fit = waiting (ump_play_match (self)) - (waited && takes && number > before_it);
  g_autofree char *was = NULL, *is = NULL, *title = NULL, *body = NULL;
  UmpMatch *before = NULL;
  UmpAct *act;

  if (ump_play_refuse_read_only (self)) {
    ump_match_free (corrected);
    return FALSE;
  }
  if (takes && n == 1)
    was = ump_play_name (self, number);
  if (!replace (self, corrected, &before))
    return FALSE;
  if (gives && n == 1)
    is = ump_play_name (self, number + takes);
  act = act_new (UMP_ACT_CORRECT, 0);
  act->place = takes ? number : 0;
  act->words = words_of (type, was != NULL ? was : is, n);
  did_replace (self, act, before);
  if (waited)
    body = say_again (self, fit - MIN (fit, waiting (corrected)));
  else if (type == UMP_CHANGE_OPTION || type == UMP_CHANGE_SEATS)
    body = g_strdup ("");
  else
    body = ump_transfers_say (ump_match_table (before), ump_match_table (corrected));
  title = title_of (type, is != NULL ? is : was, n);
  answer_corrected (self, title, was, is, body);
  self->answer.hands = !waited && *body != '\0';
  ump_play_changed (self, 0);
  return TRUE;
}

gboolean
ump_play_insert (UmpPlay *self, UmpEntry *entry)
{
  UmpMatch *match = ump_play_match (self);
  guint number = ump_match_checked (match) + 1;
  g_autoptr (UmpCorrection) correction = NULL;

  if (entry->verb == UMP_VERB_ABANDON) { /* nothing of what waits could ever fit again */
    ump_answer_for_log (&self->answer, self);
    ump_play_answered (self);
    return FALSE;
  }
  correction = ump_match_correct_at (match, UMP_CHANGE_ADD, number, entry);
  if (!ump_verdict_is_refused (&correction->own))
    return ump_play_correct (self, ump_correction_steal (correction), UMP_CHANGE_ADD, number, 1);
  ump_answer_refused (&self->answer, self, entry, &correction->own);
  ump_play_answered (self);
  return FALSE;
}

/* ---- back to a moment --------------------------------------------------------------------------------- */

gboolean
ump_play_can_go_back (UmpPlay *self)
{
  return !ump_play_is_now (self) && !ump_play_is_read_only (self) && !ump_play_is_over (self);
}

/* The log as it was at that moment, and behind it in voids what stands there, neighbours in one; n: how many
 * entries that are. */
static UmpMatch *
back_to (const UmpMatch *match, guint moment, guint *n)
{
  UmpMatch *back = ump_match_fork (match, moment);
  g_autoptr (GPtrArray) run = g_ptr_array_new ();

  *n = 0;
  for (guint k = moment + 1; k <= ump_match_n_entries (match) + 1; k++) {
    UmpEntry *entry = k <= ump_match_n_entries (match) ? ump_match_entry (match, k) : NULL;

    if (entry != NULL && !ump_entry_is_void (entry)) {
      g_ptr_array_add (run, entry);
      continue;
    }
    *n += run->len;
    if (run->len > 0)
      ump_match_load (back, ump_entry_new_void (UMP_WHY_UNDO, (UmpEntry *const *) run->pdata, run->len));
    g_ptr_array_set_size (run, 0);
    if (entry != NULL && ump_entry_why (entry) == UMP_WHY_UNDO)
      ump_match_load (back, ump_entry_void_as (entry, UMP_WHY_UNDONE, NULL));
    else if (entry != NULL)
      ump_match_load (back, ump_entry_ref (entry));
  }
  return back;
}

void
ump_play_go_back (UmpPlay *self)
{
  g_autofree char *hands = NULL;
  UmpMatch *before = NULL, *back;
  UmpAct *act;
  guint n;

  if (!ump_play_can_go_back (self))
    return;
  back = back_to (ump_play_match (self), ump_play_moment (self), &n);
  if (!replace (self, back, &before))
    return;
  act = act_new (UMP_ACT_GO_BACK, 0);
  act->words = g_strdup_printf (ngettext ("the going back (%u move)", "the going back (%u moves)", n), n);
  did_replace (self, act, before);
  hands = ump_transfers_say (ump_match_table (before), ump_match_table (back));
  ump_answer_went_back (&self->answer, n, hands);
  ump_play_changed (self, ump_match_redo_entry (back));
}

/* ---- undo and redo ------------------------------------------------------------------------------------ */

/* All that the act's void holds stands again, and it knows how many entries that are; or nothing does, as the
 * verdict says. */
static gboolean
bring_back (UmpPlay *self, UmpAct *act, UmpVerdict *verdict)
{
  UmpMatch *match = ump_play_match (self);
  guint number = ump_match_redo_entry (match);

  if (number == 0)
    return FALSE;
  act->n = ump_entry_n_children (ump_match_entry (match, number));
  return ump_store_redo (self->store, self->game, verdict);
}

/* The last act of one stack is the last one of the other now. */
static void
hand_over (GPtrArray *from, GPtrArray *to)
{
  g_ptr_array_add (to, g_ptr_array_steal_index (from, from->len - 1));
}

gboolean
ump_play_undo (UmpPlay *self)
{
  g_autoptr (UmpTable) before = NULL;
  g_autofree char *what = NULL, *hands = NULL;
  UmpAct *act;
  guint place;

  if (ump_turn_up_n (self->gathered) > 0) {
    ump_play_take_out (self, ump_turn_up_n (self->gathered) - 1);
    return TRUE;
  }
  if (ump_play_refuse_read_only (self) || !ump_play_can_undo (self))
    return FALSE;
  if (self->done->len == 0) /* from before the session was opened */
    g_ptr_array_add (self->done, act_new (UMP_ACT_ENTER, 1));
  act = last_of (self->done);
  before = ump_table_copy (ump_match_table (ump_play_match (self)));
  if (act->kind == UMP_ACT_ENTER) {
    what = ump_last_sentences (self, act->n);
    place = ump_match_undo_entry (ump_play_match (self)) - act->n + 1;
    if (!ump_store_undo (self->store, self->game, act->n))
      return FALSE;
    hands = ump_returns_say (before, ump_match_table (ump_play_match (self)));
  } else {
    what = g_strdup (act->words);
    place = act->place;
    if (!change_sides (self, act))
      return FALSE;
    hands = ump_transfers_say (before, ump_match_table (ump_play_match (self)));
  }
  hand_over (self->done, self->undone);
  ump_answer_undone (&self->answer, what, hands);
  ump_play_changed (self, place);
  return TRUE;
}

gboolean
ump_play_redo (UmpPlay *self)
{
  g_autoptr (UmpTable) before = NULL;
  g_autofree char *what = NULL, *hands = NULL;
  UmpVerdict verdict = { 0 };
  UmpAct *act;

  if (ump_play_refuse_read_only (self) || !ump_play_can_redo (self))
    return FALSE;
  act = last_of (self->undone);
  before = ump_table_copy (ump_match_table (ump_play_match (self)));
  if (act->kind != UMP_ACT_ENTER) {
    if (!change_sides (self, act))
      return FALSE;
    what = g_strdup (act->words);
    hands = ump_transfers_say (before, ump_match_table (ump_play_match (self)));
  } else if (bring_back (self, act, &verdict)) {
    what = ump_last_sentences (self, act->n);
    hands = ump_last_hands (self, act->n);
  } else {
    if (ump_match_refusal (ump_play_match (self)) != NULL)
      ump_answer_for_log (&self->answer, self);
    else
      ump_answer_refused (&self->answer, self, NULL, &verdict);
    ump_play_answered (self);
    return FALSE;
  }
  hand_over (self->undone, self->done);
  ump_answer_redone (&self->answer, what, hands);
  ump_play_changed (self, 0);
  return TRUE;
}

/* ---- somebody has come -------------------------------------------------------------------------------- */

/* The same log with the seats of now, and with who comes late now; its other options stay. */
static UmpMatch *
seated (UmpPlay *self, const UmpMatch *image)
{
  const UmpSetup *now = ump_match_setup (ump_play_match (self)), *then = ump_match_setup (image);
  const UmpGame *game = now->game;
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  g_autoptr (GPtrArray) people = g_ptr_array_new ();
  UmpMatch *match;

  for (int i = 0; i < game->n_options; i++) {
    const UmpSetup *setup = i == game->late_option - 1 ? now : then;
    UmpOptionValue value = { game->options[i].name, setup->option_text[i] };

    if (setup->option_given[i])
      g_array_append_val (values, value);
  }
  for (guint i = 0; i < ump_session_n_people (ump_play_session (self)); i++)
    g_ptr_array_add (people, (gpointer) ump_session_person_id (ump_play_session (self), i));
  g_ptr_array_add (people, NULL);
  match = ump_match_new (
      ump_setup_new (game, (const char *const *) now->ids, (const char *const *) now->names, now->n_seats,
                     (const UmpOptionValue *) (gpointer) values->data, (int) values->len, NULL),
      (const char *const *) people->pdata);
  for (guint k = 1; k <= ump_match_n_entries (image); k++)
    ump_match_load (match, ump_entry_ref (ump_match_entry (image, k)));
  return match;
}

void
ump_play_seat_images (UmpPlay *self)
{
  for (guint i = 0; i < self->done->len; i++) {
    UmpAct *act = self->done->pdata[i];
    UmpMatch *before = act->image;

    if (before == NULL)
      continue;
    act->image = seated (self, before);
    ump_match_free (before);
  }
}
