/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people did since the session was opened: each act is taken back as a whole and done again, the last
 * one first. What was done before that is taken back entry by entry. */
#include "config.h"

#include <glib/gi18n.h>

#include "play-private.h"

#include <string.h>

#include "entry-words.h"
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
  g_free (act->again);
  g_free (act);
}

static UmpAct *
last_of (GPtrArray *acts)
{
  return acts->pdata[acts->len - 1];
}

/* In what can be undone and redone they are called so too. */
static void
call_in (GPtrArray *acts, const char *id, const char *name)
{
  for (guint i = 0; i < acts->len; i++)
    if (((UmpAct *) acts->pdata[i])->image != NULL)
      ump_match_call (((UmpAct *) acts->pdata[i])->image, id, name);
}

gboolean
ump_play_call_person (UmpPlay *self, const char *id, const char *name, GError **error)
{
  UmpSession *session = ump_play_session (self);

  if (!ump_store_call_person (self->store, id, name, error))
    return FALSE;
  name = ump_session_person_name (session, (guint) ump_session_look_for (session, id));
  call_in (self->done, id, name);
  call_in (self->undone, id, name);
  self->generation++;
  ump_play_save (self);
  g_signal_emit_by_name (self, "changed");
  g_signal_emit_by_name (self, "described");
  return TRUE;
}

/* ---- what was done, what was undone ------------------------------------------------------------------- */

void
ump_play_read_undone (UmpPlay *self)
{
  UmpMatch *match = ump_play_match (self);

  g_ptr_array_set_size (self->undone, 0);
  if (ump_match_refusal (match) != NULL) /* nothing comes again behind what waits */
    return;
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

guint
ump_play_move_at (UmpPlay *self, guint number)
{
  UmpMatch *match = ump_play_match (self);
  int verb;

  number = number > 0 ? number : ump_match_undo_entry (match);
  verb = number > 1 ? ump_match_entry (match, number)->verb : UMP_VERB_UNKNOWN;

  return number - (verb >= 0 && ump_match_game (match)->verbs[verb].ends &&
                   !ump_entry_is_void (ump_match_entry (match, number - 1)));
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

/* The one option that is otherwise: "Rounds: 4 instead of 3"; several: how many. A new string, NULL where
 * none is. */
static char *
options_words (const UmpSetup *was, const UmpSetup *is)
{
  const UmpField *found = NULL;
  guint n = 0;
  int at = 0;

  for (int i = 0; i < was->game->n_options; i++)
    if (!ump_setup_has_same_option (was, is, i)) {
      found = &was->game->options[i];
      at = i;
      n++;
    }
  if (n == 0)
    return NULL;
  if (n > 1)
    return g_strdup_printf (ngettext ("%u option", "%u options", n), n);
  {
    g_autofree char *now = ump_words_of_value (is, found, is->option_text[at]),
                    *then = ump_words_of_value (was, found, was->option_text[at]);

    /* Translators: an option that was corrected: "Rounds: 4 instead of 3" */
    return g_strdup_printf (_ ("%s: %s instead of %s"), ump_title_of_field (found), now, then);
  }
}

/* What was corrected. changed: how many moves are others now; first: one of them; round: in which all of
 * them were, 0 for several; was, is: what the only one said and says, NULL for nothing; brief: the first of
 * these that is there, in few words. */
typedef struct {
  guint changed;
  const UmpOutcome *first;
  int round;
  char *was;
  char *is;
  char *brief;
} Corrected;

static void
corrected_clear (Corrected *corrected)
{
  g_free (corrected->was);
  g_free (corrected->is);
  g_free (corrected->brief);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Corrected, corrected_clear)

static int
round_of (const UmpMatch *match, const UmpMatch *result, const UmpOutcome *outcome)
{
  gboolean there = outcome->now_number > 0 && outcome->now_number <= ump_match_checked (result);

  if (!there && outcome->was_number > ump_match_checked (match))
    return 0;
  {
    g_autoptr (UmpTable) table = there ? ump_match_table_at (result, outcome->now_number)
                                       : ump_match_table_at (match, outcome->was_number);

    return ump_table_get (table, UMP_COUNTER_ROUND);
  }
}

static void
read_corrected (UmpPlay *self, const UmpCorrection *correction, Corrected *corrected)
{
  UmpMatch *match = ump_play_match (self);

  *corrected = (Corrected){ .changed = 0 };
  for (guint i = 0; i < correction->outcomes->len; i++) {
    const UmpOutcome *outcome = &g_array_index (correction->outcomes, UmpOutcome, i);
    int round;

    if (!outcome->own && outcome->type != UMP_OUTCOME_FOLLOWS)
      continue;
    round = round_of (match, correction->result, outcome);
    corrected->round = corrected->changed == 0 || corrected->round == round ? round : 0;
    if (corrected->changed++ == 0)
      corrected->first = outcome;
  }
  if (corrected->changed != 1)
    return;
  if (corrected->first->was_number > 0)
    corrected->was = ump_play_name (self, corrected->first->was_number);
  if (corrected->first->now_number > 0)
    corrected->is = ump_play_name_in (self, correction->result, corrected->first->now_number);
  corrected->brief = corrected->was != NULL
                         ? ump_play_brief_in (self, match, corrected->first->was_number)
                         : ump_play_brief_in (self, correction->result, corrected->first->now_number);
}

/* "round 3 (3 moves)", or how many options, or who sits where. A new string. */
static char *
several_words (UmpPlay *self, const UmpCorrection *correction, const Corrected *corrected)
{
  const UmpSetup *was = ump_match_setup (ump_play_match (self)), *is = ump_match_setup (correction->result);
  g_autofree char *options = options_words (was, is), *seats = ump_words_of_seats (was, is);
  guint n = corrected->changed;

  if (n == 0)
    return options != NULL ? g_steal_pointer (&options) : g_steal_pointer (&seats);
  if (corrected->round > 0)
    return g_strdup_printf (ngettext ("round %d (%u move)", "round %d (%u moves)", n), corrected->round, n);
  return g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
}

/* What it was, for whoever takes it back. A new string. */
static char *
words_of (UmpPlay *self, const UmpCorrection *correction, const Corrected *corrected)
{
  g_autofree char *several = NULL;

  /* Translators: what undo takes back and redo does again, behind "Taken back:" or "Again:" */
  if (corrected->was != NULL && corrected->is != NULL)
    return g_strdup_printf (_ ("the correction of “%s”"), corrected->brief);
  if (corrected->was != NULL)
    return g_strdup_printf (_ ("%s, left out"), corrected->brief);
  if (corrected->is != NULL)
    return g_strdup_printf (_ ("%s, added"), corrected->brief);
  several = several_words (self, correction, corrected);
  return corrected->changed > 0 ? g_strdup_printf (_ ("the correction of %s"), several)
                                : g_steal_pointer (&several);
}

static char *
title_of (UmpPlay *self, const UmpCorrection *correction, const Corrected *corrected)
{
  g_autofree char *several = NULL;

  if (corrected->was != NULL && corrected->is != NULL)
    return g_strdup_printf (_ ("Corrected: %s"), corrected->is);
  if (corrected->was != NULL)
    return g_strdup_printf (_ ("Left out: %s"), corrected->was);
  if (corrected->is != NULL)
    return g_strdup_printf (_ ("Added: %s"), corrected->is);
  several = several_words (self, correction, corrected);
  return g_strdup_printf (_ ("Corrected: %s"), several);
}

/* was: what the entry said, NULL for nothing; more: what comes of it, "" for nothing. */
static void
answer_corrected (UmpPlay *self, const char *title, const char *was, const char *more)
{
  g_autoptr (GString) body = g_string_new (more);

  if (was != NULL) {
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

/* What the hands do: it may as well have been noted wrong only. A new string, "" for nothing. */
static char *
say_hands (const UmpMatch *before, const UmpMatch *after, UmpTable **steps_from)
{
  g_autofree char *hands = ump_transfers_say (ump_match_table (before), ump_match_table (after), steps_from);

  if (*steps_from != NULL)
    return g_strdup (_ ("If it lies differently, set it up step by step."));
  return *hands != '\0' ? g_strdup_printf (_ ("If it lies differently: %s"), hands)
                        : g_steal_pointer (&hands);
}

gboolean
ump_play_correct (UmpPlay *self, UmpCorrection *correction)
{
  gboolean waited = ump_match_refusal (ump_play_match (self)) != NULL;
  guint fit = ump_correction_count (correction, UMP_OUTCOME_AGAIN);
  g_autofree char *title = NULL, *body = NULL;
  g_auto (Corrected) corrected = { 0 };
  UmpMatch *before = NULL;
  UmpTable *steps_from = NULL;
  UmpAct *act;

  if (ump_play_refuse_read_only (self))
    return FALSE;
  read_corrected (self, correction, &corrected);
  act = act_new (UMP_ACT_REPLACE, 0);
  if (corrected.changed > 0) {
    act->added = corrected.first->was_number == 0;
    act->place = act->added ? corrected.first->now_number : corrected.first->was_number;
  }
  act->words = words_of (self, correction, &corrected);
  title = title_of (self, correction, &corrected);
  if (!replace (self, ump_correction_steal (correction), &before)) {
    ump_act_free (act);
    return FALSE;
  }
  did_replace (self, act, before);
  body = waited ? say_again (self, fit) : say_hands (before, ump_play_match (self), &steps_from);
  answer_corrected (self, title, corrected.is != NULL ? corrected.was : NULL, body);
  self->answer.hands = !waited && *body != '\0';
  self->answer.before = steps_from;
  ump_play_changed (self, act->place, FALSE);
  return TRUE;
}

/* ---- a log that waits ---------------------------------------------------------------------------------- */

static const UmpOutcome *
refused_own (const UmpCorrection *correction)
{
  for (guint i = 0; i < correction->outcomes->len; i++) {
    const UmpOutcome *outcome = &g_array_index (correction->outcomes, UmpOutcome, i);

    if (outcome->own && (outcome->type == UMP_OUTCOME_STOP || outcome->type == UMP_OUTCOME_WAITS))
      return outcome;
  }
  return NULL;
}

gboolean
ump_play_insert (UmpPlay *self, const GPtrArray *entries)
{
  UmpMatch *match = ump_play_match (self);
  UmpEntry *at = ump_match_entry (match, ump_match_checked (match) + 1);
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (UmpChange));
  g_autoptr (UmpCorrection) correction = NULL;
  const UmpOutcome *refused;

  for (guint i = 0; i < entries->len; i++) {
    UmpChange change = { .type = UMP_CHANGE_ADD, .at = at, .entry = entries->pdata[i] };

    if (change.entry->verb == UMP_VERB_ABANDON) { /* nothing of what waits could ever fit again */
      ump_answer_for_log (&self->answer, self);
      ump_play_answered (self);
      return FALSE;
    }
    g_array_append_val (changes, change);
  }
  correction = ump_match_correct (match, (const UmpChange *) (gpointer) changes->data, changes->len,
                                  UMP_CORRECT_PLAIN, NULL, NULL);
  if (!ump_verdict_is_refused (&correction->own))
    return ump_play_correct (self, correction);
  refused = refused_own (correction);
  ump_answer_refused (&self->answer, self, refused != NULL ? refused->now : entries->pdata[0],
                      &correction->own);
  ump_play_answered (self);
  return FALSE;
}

gboolean
ump_play_leave_out (UmpPlay *self, gboolean rest)
{
  UmpMatch *match = ump_play_match (self);
  guint first = ump_match_checked (match) + 1, last = rest ? ump_match_n_entries (match) : first;
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (UmpChange));
  g_autoptr (UmpCorrection) correction = NULL;

  if (ump_match_refusal (match) == NULL)
    return FALSE;
  for (guint k = first; k <= last; k++) {
    UmpChange change = { .type = UMP_CHANGE_LEAVE_OUT, .at = ump_match_entry (match, k) };

    if (!ump_entry_is_void (change.at))
      g_array_append_val (changes, change);
  }
  correction = ump_match_correct (match, (const UmpChange *) (gpointer) changes->data, changes->len,
                                  UMP_CORRECT_PLAIN, NULL, NULL);
  return ump_play_correct (self, correction);
}

/* ---- back to a moment --------------------------------------------------------------------------------- */

gboolean
ump_play_can_go_back (UmpPlay *self)
{
  return !ump_play_is_now (self) && !ump_play_is_read_only (self) && !ump_play_is_over (self);
}

/* The log as it was at that moment, and behind it in voids what stands there, neighbours in one; n: how
 * many entries that are. What waits was never done, and cannot be done again: it is left out. */
static UmpMatch *
back_to (const UmpMatch *match, guint moment, guint *n)
{
  UmpMatch *back = ump_match_fork (match, moment);
  g_autoptr (GPtrArray) run = g_ptr_array_new ();
  UmpWhy why = ump_match_refusal (match) != NULL ? UMP_WHY_REMOVED : UMP_WHY_UNDO;

  *n = 0;
  for (guint k = moment + 1; k <= ump_match_n_entries (match) + 1; k++) {
    UmpEntry *entry = k <= ump_match_n_entries (match) ? ump_match_entry (match, k) : NULL;

    if (entry != NULL && !ump_entry_is_void (entry)) {
      g_ptr_array_add (run, entry);
      continue;
    }
    *n += run->len;
    if (run->len > 0)
      ump_match_load (back, ump_entry_new_void (why, (UmpEntry *const *) run->pdata, run->len));
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
  UmpTable *steps_from = NULL;
  UmpAct *act;
  guint n;

  if (!ump_play_can_go_back (self))
    return;
  back = back_to (ump_play_match (self), ump_play_moment (self), &n);
  if (!replace (self, back, &before))
    return;
  act = act_new (UMP_ACT_REPLACE, 0);
  act->words = g_strdup (_ ("the going back"));
  act->again = g_strdup_printf (ngettext ("the going back (%u move)", "the going back (%u moves)", n), n);
  did_replace (self, act, before);
  hands = ump_match_refusal (before) != NULL
              ? g_strdup ("")
              : ump_returns_say (ump_match_table (before), ump_match_table (back), &steps_from);
  ump_answer_went_back (&self->answer, n, hands);
  self->answer.before = steps_from;
  ump_play_changed (self, ump_match_redo_entry (back), TRUE);
}

/* ---- in words ------------------------------------------------------------------------------------------ */

/* The last n entries that stand are more than a tap enters in words of their own: the way back from where
 * somebody went back to, as the file tells it, or many numbers. */
static gboolean
are_many (UmpPlay *self, guint n)
{
  UmpMatch *match = ump_play_match (self);
  int verb = ump_match_entry (match, ump_match_undo_entry (match))->verb;

  return n > 2 && (verb < 0 || !ump_match_game (match)->verbs[verb].together);
}

/* What an entry was, or the only one in a void: what is no move has words of its own. A new string. */
static char *
single_words (UmpPlay *self, guint number)
{
  UmpMatch *match = ump_play_match (self);
  UmpEntry *entry = ump_match_entry (match, number);

  switch (ump_entry_is_void (entry) ? ump_entry_child (entry, 0)->verb : entry->verb) {
  case UMP_VERB_NOTE: return g_strdup (_ ("a note"));
  case UMP_VERB_ABANDON: return g_strdup (_ ("the end without a result"));
  default: return ump_play_brief_in (self, match, number);
  }
}

/* What the last n entries that stand were, entered at once. A new string. */
static char *
entered_words (UmpPlay *self, guint n)
{
  UmpMatch *match = ump_play_match (self);
  guint last = ump_match_undo_entry (match);
  int verb = ump_match_entry (match, last)->verb;

  if (are_many (self, n))
    return g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
  if (n > 1 && verb >= 0 && ump_match_game (match)->verbs[verb].together)
    /* Translators: of the cards that all laid at once */
    return g_strdup_printf (_ ("the placing of round %d"),
                            (int) ump_table_get (ump_match_table (match), UMP_COUNTER_ROUND));
  return n == 1 ? single_words (self, last) : ump_last_sentences (self, n);
}

/* The same of what the file says was taken back. */
static char *
taken_words (UmpPlay *self)
{
  UmpMatch *match = ump_play_match (self);
  guint number = ump_match_redo_entry (match), n;

  if (number == 0)
    return g_strdup ("");
  n = ump_entry_n_children (ump_match_entry (match, number));
  return n > 1 ? g_strdup_printf (ngettext ("%u move", "%u moves", n), n) : single_words (self, number);
}

char *
ump_play_undo_words (UmpPlay *self)
{
  g_autofree char *what = NULL;

  if (ump_play_is_read_only (self))
    return g_strdup (_ ("Opened only to look at"));
  if (ump_turn_up_n (self->gathered) > 0)
    return g_strdup (_ ("Undo: the card that was gathered last"));
  if (!ump_play_can_undo (self))
    return g_strdup (ump_match_refusal (ump_play_match (self)) != NULL
                         ? _ ("Nothing has been done since this evening was opened")
                         : _ ("Nothing to take back"));
  if (self->done->len == 0)
    what = entered_words (self, 1);
  else if (last_of (self->done)->kind == UMP_ACT_ENTER)
    what = entered_words (self, last_of (self->done)->n);
  else
    what = g_strdup (last_of (self->done)->words);
  return g_strdup_printf (_ ("Undo: %s"), what);
}

static char *
again_words (UmpPlay *self, const UmpAct *act)
{
  if (act->again != NULL || act->words != NULL)
    return g_strdup (act->again != NULL ? act->again : act->words);
  return taken_words (self);
}

char *
ump_play_redo_words (UmpPlay *self)
{
  g_autofree char *what = NULL;

  if (ump_play_is_read_only (self))
    return g_strdup (_ ("Opened only to look at"));
  if (self->undone->len == 0)
    return g_strdup (_ ("Nothing to redo"));
  what = again_words (self, last_of (self->undone));
  return g_strdup_printf (_ ("Redo: %s"), what);
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

/* The other side of the act comes, and what it says besides. After going back, too, every card is who it is.
 * The table of a log that waits is not the one that lies there: no hand moves for it. FALSE: as for
 * change_sides(). */
static gboolean
say_sides (UmpPlay *self, UmpAct *act, const UmpTable *before, char **said, UmpTable **steps_from)
{
  gboolean waits = ump_match_refusal (ump_play_match (self)) != NULL;
  const UmpTable *after;

  if (!change_sides (self, act))
    return FALSE;
  after = ump_match_table (ump_play_match (self));
  if (waits || ump_match_refusal (ump_play_match (self)) != NULL)
    *said = say_again (self, 0);
  else
    *said = (act->again != NULL ? ump_returns_say : ump_transfers_say) (before, after, steps_from);
  return TRUE;
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
  UmpTable *steps_from = NULL;
  g_autofree char *hands = NULL;
  gboolean many;
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
    g_free (act->words);
    act->words = entered_words (self, act->n);
    place = ump_match_undo_entry (ump_play_match (self)) - act->n + 1;
    many = are_many (self, act->n);
    if (!ump_store_undo (self->store, self->game, act->n))
      return FALSE;
    hands = (many ? ump_returns_say : ump_undone_say) (before, ump_match_table (ump_play_match (self)),
                                                       &steps_from);
  } else {
    place = act->place;
    if (!say_sides (self, act, before, &hands, &steps_from))
      return FALSE;
  }
  hand_over (self->done, self->undone);
  ump_answer_undone (&self->answer, act->words, hands);
  self->answer.before = steps_from;
  ump_play_changed (self, place, !act->added);
  return TRUE;
}

gboolean
ump_play_redo (UmpPlay *self)
{
  g_autoptr (UmpTable) before = NULL;
  UmpTable *steps_from = NULL;
  g_autofree char *what = NULL, *hands = NULL;
  UmpVerdict verdict = { 0 };
  UmpAct *act;

  if (ump_play_refuse_read_only (self) || !ump_play_can_redo (self))
    return FALSE;
  act = last_of (self->undone);
  before = ump_table_copy (ump_match_table (ump_play_match (self)));
  what = again_words (self, act);
  if (act->kind != UMP_ACT_ENTER) {
    if (!say_sides (self, act, before, &hands, &steps_from))
      return FALSE;
  } else if (bring_back (self, act, &verdict)) {
    hands = are_many (self, act->n)
                ? ump_returns_say (before, ump_match_table (ump_play_match (self)), &steps_from)
                : ump_last_hands (self, act->n);
  } else {
    ump_answer_refused (&self->answer, self, NULL, &verdict);
    ump_play_answered (self);
    return FALSE;
  }
  hand_over (self->undone, self->done);
  ump_answer_redone (&self->answer, what, hands);
  self->answer.before = steps_from;
  ump_play_changed (self, act->place, FALSE);
  return TRUE;
}

/* Where redo brings that back: as how manieth, 0 for never. */
static guint
redo_of (UmpPlay *self, const UmpEntry *taken)
{
  UmpMatch *match = ump_play_match (self);
  guint nth = 0;

  for (guint k = ump_match_undo_entry (match) + 1; k <= ump_match_n_entries (match); k++) {
    UmpEntry *entry = ump_match_entry (match, k);

    nth += ump_entry_why (entry) == UMP_WHY_UNDO;
    for (guint c = 0; c < ump_entry_n_children (entry) && ump_entry_why (entry) == UMP_WHY_UNDO; c++)
      if (ump_entry_child (entry, c) == taken)
        return nth;
  }
  return 0;
}

gboolean
ump_play_can_redo_to (UmpPlay *self, const UmpEntry *taken)
{
  return ump_play_can_redo (self) && redo_of (self, taken) > 0;
}

gboolean
ump_play_redo_to (UmpPlay *self, const UmpEntry *taken)
{
  if (!ump_play_can_redo_to (self, taken))
    return FALSE;
  while (redo_of (self, taken) > 0)
    if (!ump_play_redo (self))
      return FALSE;
  return TRUE;
}

/* ---- somebody has come -------------------------------------------------------------------------------- */

/* The same log with the seat that has come, and who came late; other people may sit there than now. */
static UmpMatch *
seated (UmpPlay *self, const UmpMatch *image)
{
  const UmpSetup *now = ump_match_setup (ump_play_match (self)), *then = ump_match_setup (image);
  const UmpGame *game = now->game;
  g_autoptr (GArray) values = ump_setup_given (then);
  g_autoptr (GPtrArray) people = g_ptr_array_new ();
  const char *ids[UMP_MAX_SEATS], *names[UMP_MAX_SEATS], *came = now->ids[now->n_seats - 1];
  int at = game->late_option - 1;
  g_autofree char *late =
      g_strstrip (g_strjoin (" ", then->option_given[at] ? then->option_text[at] : "", came, NULL));
  UmpMatch *match;

  /* who came may have been there before a correction said that somebody else was */
  if (ump_setup_seat (then, came) >= 0)
    return ump_match_fork (image, ump_match_n_entries (image));
  ump_options_set (values, game->options[at].name, late);
  for (int i = 0; i < then->n_seats; i++) {
    ids[i] = then->ids[i];
    names[i] = then->names[i];
  }
  ids[then->n_seats] = came;
  names[then->n_seats] = now->names[now->n_seats - 1];
  for (guint i = 0; i < ump_session_n_people (ump_play_session (self)); i++)
    g_ptr_array_add (people, (gpointer) ump_session_person_id (ump_play_session (self), i));
  g_ptr_array_add (people, NULL);
  match = ump_match_new (ump_setup_new (game, ids, names, then->n_seats + 1,
                                        (const UmpOptionValue *) (gpointer) values->data, (int) values->len,
                                        NULL),
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
    g_autoptr (UmpMatch) before = act->image;

    if (before != NULL)
      act->image = seated (self, before);
  }
}
