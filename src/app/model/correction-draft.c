/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A correction as a list of changes: each time all of them are judged anew, from the log as it stands. */
#include "config.h"

#include <glib/gi18n.h>

#include "correction-draft.h"

#include "core/shown.h"
#include "entry-words.h"
#include "play-answer.h"
#include "words.h"
#include "../compat/signal.h"

/* Ways on at a stop that are moves. */
#define MOST_MOVES 3

/* What a person changed at once. type, at: where the draft stood; changes: UmpChange, which point to what
 * the draft holds. */
typedef struct {
  UmpChangeType type;
  UmpEntry *at;
  GArray *changes;
} Step;

/* version: of the play's log that is corrected. steps: all changes, of which the first n_done count and the
 * others were taken back; live: the last of them is what is tried here, and the next try takes its place.
 * entries, texts, seats: what changes point to. type, at: where it stands, at NULL for the end and where it
 * is at no move. base: what the kept changes come to, NULL for none; at a move people sit in it as they did,
 * as its changes say them, and whole is the same with who sits where, NULL where that is no other. tried: the
 * same with what is tried, NULL where that is nothing; past: the log before the place, for reading lines. */
struct _UmpCorrectionDraft {
  GObject parent_instance;
  UmpPlay *play;
  guint version;
  GArray *steps;
  guint n_done;
  gboolean live;
  gboolean dropped;
  GPtrArray *entries;
  GStringChunk *texts;
  GPtrArray *seats;
  UmpChangeType type;
  UmpEntry *at;
  guint number;
  UmpCorrection *base;
  UmpCorrection *whole;
  UmpCorrection *tried;
  UmpMatch *past;
  UmpPlay *trial;
  char *why;
};

enum { PROP_ACCEPTABLE = 1, PROP_SCORES, N_PROPS };
static GParamSpec *properties[N_PROPS];
static guint signal_tried;

G_DEFINE_FINAL_TYPE (UmpCorrectionDraft, ump_correction_draft, G_TYPE_OBJECT)

/* ---- what is corrected --------------------------------------------------------------------------- */

UmpPlay *
ump_correction_draft_play (UmpCorrectionDraft *self)
{
  return self->play;
}

UmpMatch *
ump_correction_draft_match (UmpCorrectionDraft *self)
{
  return self->base != NULL ? self->base->result : ump_play_match (self->play);
}

UmpChangeType
ump_correction_draft_type (UmpCorrectionDraft *self)
{
  return self->type;
}

guint
ump_correction_draft_number (UmpCorrectionDraft *self)
{
  return self->number;
}

static gboolean
is_move (UmpChangeType type)
{
  return type != UMP_CHANGE_OPTION && type != UMP_CHANGE_SEATS;
}

gboolean
ump_correction_draft_is_at_move (UmpCorrectionDraft *self)
{
  return is_move (self->type);
}

UmpEntry *
ump_correction_draft_old (UmpCorrectionDraft *self)
{
  UmpMatch *match = ump_correction_draft_match (self);

  return self->number > ump_match_n_entries (match) ? NULL : ump_match_entry (match, self->number);
}

guint
ump_correction_draft_logged (UmpCorrectionDraft *self)
{
  UmpMatch *log = ump_play_match (self->play);
  guint number = self->at != NULL ? ump_match_n_entries (log) : 0;

  while (number > 0 && ump_match_entry (log, number) != self->at)
    number--;
  return number;
}

UmpMatch *
ump_correction_draft_copy_past (UmpCorrectionDraft *self)
{
  return ump_correction_draft_is_at_move (self)
             ? ump_match_fork (ump_correction_draft_match (self), self->number - 1)
             : NULL;
}

char *
ump_correction_draft_first_line (UmpCorrectionDraft *self)
{
  UmpEntry *old = ump_correction_draft_old (self);
  char *line = ump_play_take_proposal (self->play, self->number);

  if (line != NULL)
    return line;
  return self->type == UMP_CHANGE_ENTRY && old != NULL ? ump_notation_print (ump_play_game (self->play), old)
                                                       : g_strdup ("");
}

/* ---- what it comes to --------------------------------------------------------------------------- */

const UmpCorrection *
ump_correction_draft_tried (UmpCorrectionDraft *self)
{
  if (self->tried != NULL || self->why != NULL)
    return self->tried;
  return self->whole != NULL ? self->whole : self->base;
}

const char *
ump_correction_draft_why (UmpCorrectionDraft *self)
{
  return self->why;
}

const UmpOutcome *
ump_correction_draft_last (UmpCorrectionDraft *self)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self);
  const UmpChange *change =
      self->n_done > 0
          ? &g_array_index (g_array_index (self->steps, Step, self->n_done - 1).changes, UmpChange, 0)
          : NULL;

  for (guint k = 0; change != NULL && tried != NULL && k < tried->outcomes->len; k++) {
    const UmpOutcome *outcome = &g_array_index (tried->outcomes, UmpOutcome, k);

    if (outcome->at != NULL && outcome->at == (change->type == UMP_CHANGE_ADD ? change->entry : change->at))
      return outcome;
  }
  return NULL;
}

guint
ump_correction_draft_now (UmpCorrectionDraft *self)
{
  const UmpOutcome *outcome = self->live ? ump_correction_draft_last (self) : NULL;

  return outcome != NULL ? outcome->now_number : 0;
}

/* The log with all that is tried. */
static UmpMatch *
tried_log (UmpCorrectionDraft *self)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self);

  return tried != NULL ? tried->result : ump_play_match (self->play);
}

UmpPlay *
ump_correction_draft_trial (UmpCorrectionDraft *self)
{
  const UmpMatch *log = tried_log (self);
  guint now = ump_correction_draft_now (self);

  if (self->trial == NULL) {
    self->trial = ump_play_new_trial (ump_match_fork (log, ump_match_n_entries (log)));
    ump_play_lend_marks (self->play, self->trial);
    ump_play_set_user (self->trial, ump_play_settings (self->play), ump_play_components (self->play));
  }
  ump_play_set_trial_log (self->trial, log);
  if (ump_correction_draft_is_at_move (self))
    ump_play_jump (self->trial, now > 0 ? now : self->number);
  return self->trial;
}

guint
ump_correction_draft_move_by (UmpCorrectionDraft *self, int by)
{
  UmpPlay *trial = ump_correction_draft_trial (self);
  UmpMatch *log = ump_play_match (trial);
  guint here = ump_play_moment (trial), n = ump_match_n_entries (log), to = here;

  for (guint k = here; by != 0 && (by > 0 ? k < n : k > 1);) {
    k = by > 0 ? k + 1 : k - 1;
    if (ump_entry_is_void (ump_match_entry (log, k)) || ump_play_move_at (trial, k) == to)
      continue;
    to = ump_play_move_at (trial, k);
    by += by > 0 ? -1 : 1;
  }
  return to;
}

guint
ump_correction_draft_stop (UmpCorrectionDraft *self)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self);

  return tried != NULL ? tried->stop : 0;
}

static gboolean
same_setup (const UmpSetup *a, const UmpSetup *b)
{
  for (int i = 0; i < a->game->n_options; i++)
    if (!ump_setup_has_same_option (a, b, i))
      return FALSE;
  for (int seat = 0; seat < a->n_seats; seat++)
    if (g_strcmp0 (a->ids[seat], b->ids[seat]) != 0 || g_strcmp0 (a->names[seat], b->names[seat]) != 0)
      return FALSE;
  return TRUE;
}

/* Whether the new log says anything else: what was changed may have been put as it was. */
static gboolean
is_any (UmpCorrectionDraft *self, const UmpCorrection *correction)
{
  for (guint i = 0; i < correction->outcomes->len; i++)
    if (g_array_index (correction->outcomes, UmpOutcome, i).own)
      return TRUE;
  return !same_setup (ump_match_setup (ump_play_match (self->play)), ump_match_setup (correction->result));
}

gboolean
ump_correction_draft_is_acceptable (UmpCorrectionDraft *self)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self);

  return !self->dropped && self->version == ump_play_version (self->play) && tried != NULL &&
         tried->own.kind == UMP_ACCEPTED && tried->stop == 0 && is_any (self, tried);
}

char *
ump_correction_draft_name (UmpCorrectionDraft *self, guint number)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self);
  const UmpOutcome *outcome = ump_correction_outcome (tried, number);

  if (outcome != NULL && outcome->now == outcome->was && number > ump_match_checked (tried->result))
    return ump_play_name (self->play, outcome->was_number);
  return ump_play_name_in (self->play, tried->result, number);
}

char *
ump_correction_draft_missing (UmpCorrectionDraft *self)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self);
  guint stop = ump_correction_draft_stop (self);

  if (ump_correction_draft_is_acceptable (self))
    return NULL;
  if (self->why != NULL)
    return g_strdup (self->why);
  if (stop > 0 && stop <= ump_match_n_entries (tried->result)) {
    g_autofree char *name = ump_correction_draft_name (self, stop);

    return g_strdup_printf (_ ("Not yet: this does not fit: %s"), name);
  }
  return g_strdup (_ ("Nothing is changed yet."));
}

/* All changes that count, or all but who sits where, judged; NULL: there are none, or they cannot be, as
 * error says. */
static UmpCorrection *
judge (UmpCorrectionDraft *self, gboolean seats, GError **error)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (UmpChange));
  g_autofree char *now = ump_session_now ();

  for (guint i = 0; i < self->n_done; i++) {
    const GArray *own = g_array_index (self->steps, Step, i).changes;

    if (seats || g_array_index (own, UmpChange, 0).type != UMP_CHANGE_SEATS)
      g_array_append_vals (changes, own->data, own->len);
  }
  /* a log that waits stops before anything is changed */
  return changes->len == 0 && ump_match_refusal (ump_play_match (self->play)) == NULL
             ? NULL
             : ump_match_correct (ump_play_match (self->play), (const UmpChange *) (gpointer) changes->data,
                                  changes->len, UMP_CORRECT_FOLLOW, now, error);
}

static void
notify (UmpCorrectionDraft *self)
{
  for (guint i = PROP_ACCEPTABLE; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
tell (UmpCorrectionDraft *self)
{
  notify (self);
  g_signal_emit (self, signal_tried, 0);
}

/* ---- steps --------------------------------------------------------------------------------------- */

static Step *
step_at (UmpCorrectionDraft *self, guint index)
{
  return &g_array_index (self->steps, Step, index);
}

static void
step_clear (gpointer data)
{
  g_array_unref (((Step *) data)->changes);
}

/* Keeps the entry as long as the draft lives. */
static UmpEntry *
hold (UmpCorrectionDraft *self, UmpEntry *entry)
{
  if (entry != NULL)
    g_ptr_array_add (self->entries, ump_entry_ref (entry));
  return entry;
}

static const char *
hold_text (UmpCorrectionDraft *self, const char *text)
{
  return text != NULL ? g_string_chunk_insert_const (self->texts, text) : NULL;
}

/* What is tried here counts no more. */
static void
drop_live (UmpCorrectionDraft *self)
{
  g_clear_pointer (&self->tried, ump_correction_free);
  g_clear_pointer (&self->why, g_free);
  if (self->live)
    g_array_set_size (self->steps, --self->n_done);
  self->live = FALSE;
}

/* Behind the changes that count; those that were taken back cannot come again. */
static void
push (UmpCorrectionDraft *self, UmpChangeType type, UmpEntry *at, GArray *changes)
{
  Step step = { type, at, g_array_ref (changes) };

  g_array_set_size (self->steps, self->n_done++);
  g_array_append_val (self->steps, step);
}

/* By what changes mean the entry with that number in what the correction, or NULL, makes of the log; of a
 * void: the one behind it. NULL: the end. */
static UmpEntry *
address (UmpCorrectionDraft *self, const UmpCorrection *correction, guint number)
{
  UmpMatch *match = correction != NULL ? correction->result : ump_play_match (self->play);
  guint n = ump_match_n_entries (match);

  while (number <= n && ump_entry_is_void (ump_match_entry (match, number)))
    number++;
  if (number > n)
    return NULL;
  return hold (self, correction != NULL ? ump_correction_at (correction, ump_play_match (self->play), number)
                                        : ump_match_entry (match, number));
}

/* Where that was left out: the number of what stands behind it; behind the end where it is nowhere. */
static guint
behind_left_out (UmpCorrectionDraft *self, const UmpEntry *at)
{
  gboolean passed = FALSE;

  for (guint k = 0; at != NULL && self->base != NULL && k < self->base->outcomes->len; k++) {
    const UmpOutcome *outcome = &g_array_index (self->base->outcomes, UmpOutcome, k);

    if (passed && outcome->now_number > 0)
      return outcome->now_number;
    passed = passed || outcome->at == at;
  }
  return ump_match_n_entries (ump_correction_draft_match (self)) + 1;
}

/* Where that is in the draft's log, or what stands in its place. */
static guint
number_of (UmpCorrectionDraft *self, const UmpEntry *at)
{
  UmpMatch *match = ump_correction_draft_match (self);
  guint n = ump_match_n_entries (match);

  for (guint k = 1; at != NULL && k <= n; k++)
    if (ump_match_entry (match, k) == at ||
        (self->base != NULL && !ump_entry_is_void (ump_match_entry (match, k)) &&
         ump_correction_at (self->base, ump_play_match (self->play), k) == at))
      return k;
  return behind_left_out (self, at);
}

/* The kept changes are judged, and it stands there. */
static void
stand (UmpCorrectionDraft *self, UmpChangeType type, UmpEntry *at)
{
  drop_live (self);
  ump_match_free (self->past);
  ump_correction_free (self->base);
  g_clear_pointer (&self->whole, ump_correction_free);
  self->base = judge (self, type == UMP_CHANGE_SEATS, NULL);
  if (type != UMP_CHANGE_SEATS && self->seats->len > 0)
    self->whole = judge (self, TRUE, NULL);
  self->number = number_of (self, at);
  self->type = type;
  self->at = address (self, self->base, self->number);
  if (self->at != at)
    self->type = UMP_CHANGE_ADD; /* it is not there any more */
  self->past = ump_correction_draft_copy_past (self);
}

/* Where it stops there it goes on. */
static void
stand_at_stop (UmpCorrectionDraft *self, UmpChangeType type, UmpEntry *at)
{
  stand (self, type, at);
  if (self->base != NULL && self->base->stop > 0 &&
      self->base->stop <= ump_match_n_entries (self->base->result))
    stand (self, UMP_CHANGE_ENTRY, address (self, self->base, self->base->stop));
  tell (self);
}

static void
clear (UmpCorrectionDraft *self)
{
  drop_live (self);
  g_array_set_size (self->steps, 0);
  self->n_done = 0;
  g_clear_pointer (&self->base, ump_correction_free);
  g_clear_pointer (&self->whole, ump_correction_free);
  g_clear_pointer (&self->past, ump_match_free);
  self->at = NULL;
  g_ptr_array_set_size (self->entries, 0);
  g_string_chunk_clear (self->texts);
  g_ptr_array_set_size (self->seats, 0);
}

void
ump_correction_draft_begin (UmpCorrectionDraft *self, UmpChangeType type, guint number)
{
  clear (self);
  self->dropped = FALSE;
  self->version = ump_play_version (self->play);
  ump_correction_draft_turn_to (self, type, number);
}

void
ump_correction_draft_turn_to (UmpCorrectionDraft *self, UmpChangeType type, guint number)
{
  stand (self, type, is_move (type) ? address (self, self->base, number) : NULL);
  notify (self);
}

void
ump_correction_draft_go_on (UmpCorrectionDraft *self, UmpChangeType type, guint number)
{
  UmpEntry *at = is_move (type) ? address (self, ump_correction_draft_tried (self), number) : NULL;

  self->live = FALSE;
  stand (self, type, at);
  notify (self);
}

void
ump_correction_draft_keep (UmpCorrectionDraft *self)
{
  self->live = FALSE;
  self->dropped = TRUE;
  notify (self);
}

gboolean
ump_correction_draft_can_open_again (UmpCorrectionDraft *self)
{
  return self->dropped && self->n_done > 0 && self->version == ump_play_version (self->play);
}

gboolean
ump_correction_draft_open_again (UmpCorrectionDraft *self)
{
  if (!ump_correction_draft_can_open_again (self))
    return FALSE;
  self->dropped = FALSE;
  stand (self, self->type, self->at);
  tell (self);
  return TRUE;
}

guint
ump_correction_draft_n_changes (UmpCorrectionDraft *self)
{
  return self->dropped ? 0 : self->n_done;
}

gboolean
ump_correction_draft_can_undo (UmpCorrectionDraft *self)
{
  return !self->dropped && self->n_done > 0;
}

gboolean
ump_correction_draft_can_redo (UmpCorrectionDraft *self)
{
  return !self->dropped && self->n_done < self->steps->len;
}

gboolean
ump_correction_draft_undo (UmpCorrectionDraft *self)
{
  const Step *step;

  if (!ump_correction_draft_can_undo (self))
    return FALSE;
  self->live = FALSE;
  step = step_at (self, --self->n_done);
  /* what was left out stands there again, to be looked at */
  stand (self, step->type == UMP_CHANGE_LEAVE_OUT ? UMP_CHANGE_ENTRY : step->type, step->at);
  tell (self);
  return TRUE;
}

gboolean
ump_correction_draft_redo (UmpCorrectionDraft *self)
{
  const Step *step;

  if (!ump_correction_draft_can_redo (self))
    return FALSE;
  drop_live (self);
  step = step_at (self, self->n_done++);
  stand_at_stop (self, step->type, step->at);
  return TRUE;
}

/* ---- trying ---------------------------------------------------------------------------------------- */

/* Takes the place of what was tried here. */
static void
try_changes (UmpCorrectionDraft *self, GArray *changes)
{
  g_autoptr (GError) error = NULL;

  push (self, self->type, self->at, changes);
  self->live = TRUE;
  self->tried = judge (self, TRUE, &error);
  if (error != NULL) {
    char *why = ump_shown (error->message, UMP_SHOWN_TEXT);

    drop_live (self);
    self->why = why;
  }
}

/* Changes that are kept. */
static void
make_all (UmpCorrectionDraft *self, GArray *changes)
{
  self->live = FALSE;
  push (self, self->type, self->at, changes);
  stand_at_stop (self, self->type, self->at);
}

static void
make (UmpCorrectionDraft *self, const UmpChange *change)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (UmpChange));

  g_array_append_val (changes, *change);
  make_all (self, changes);
}

/* The new entry with the present time; NULL where nothing is typed, or with why it is none. */
static UmpEntry *
read_line (UmpCorrectionDraft *self, const char *line)
{
  g_autofree char *text = g_strstrip (g_strdup (line));
  g_autofree char *now = ump_session_now ();
  g_autoptr (UmpEntry) entry = NULL;
  UmpVerdict verdict = { 0 };

  if (*text == '\0')
    return NULL;
  entry = ump_notation_parse_implied (self->past, text, &verdict, NULL);
  if (entry == NULL)
    self->why = ump_match_reason (self->past, &verdict, ump_play_words ());
  return entry != NULL ? ump_entry_with (entry, NULL, now) : NULL;
}

static gboolean
says_the_same (UmpCorrectionDraft *self, const UmpEntry *a, const UmpEntry *b)
{
  g_autofree char *one = ump_notation_print (ump_play_game (self->play), a);
  g_autofree char *other = ump_notation_print (ump_play_game (self->play), b);

  return g_str_equal (one, other);
}

/* What is meant by the entry: itself where that is what it was at first. */
static UmpEntry *
becomes (UmpCorrectionDraft *self, UmpEntry *at, UmpEntry *entry)
{
  UmpEntry *held = hold (self, entry);

  return at != NULL && says_the_same (self, at, entry) ? at : held;
}

static UmpEntry *
with_time (UmpCorrectionDraft *self, UmpEntry *entry)
{
  g_autofree char *now = ump_session_now ();
  g_autoptr (UmpEntry) timed = ump_entry_with (entry, NULL, now);

  return hold (self, timed);
}

void
ump_correction_draft_try (UmpCorrectionDraft *self, const char *text)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (UmpChange));
  g_autoptr (UmpEntry) entry = NULL;
  UmpEntry *old = self->type == UMP_CHANGE_ENTRY ? ump_correction_draft_old (self) : NULL;
  UmpChange change = { .type = self->type, .at = self->at };

  drop_live (self);
  if (self->type != UMP_CHANGE_LEAVE_OUT)
    entry = read_line (self, text);
  if (entry != NULL && (old == NULL || !says_the_same (self, old, entry)))
    change.entry = becomes (self, self->type == UMP_CHANGE_ENTRY ? self->at : NULL, entry);
  g_array_append_val (changes, change);
  if (self->type == UMP_CHANGE_LEAVE_OUT || change.entry != NULL)
    try_changes (self, changes);
  if (self->live && ump_correction_draft_stop (self) > ump_correction_draft_now (self)) {
    self->live = FALSE;
    stand_at_stop (self, self->type, self->at);
  } else {
    tell (self);
  }
}

/* What an option says among those that are written; NULL: nothing. */
static const char *
value_of (const char *name, const UmpOptionValue *values, int n_values)
{
  for (int i = 0; i < n_values; i++)
    if (g_str_equal (values[i].name, name))
      return values[i].value;
  return NULL;
}

void
ump_correction_draft_try_options (UmpCorrectionDraft *self, const UmpOptionValue *values, int n_values)
{
  const UmpSetup *setup = ump_match_setup (ump_correction_draft_match (self));
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (UmpChange));

  drop_live (self);
  for (int i = 0; i < setup->game->n_options; i++) {
    const UmpField *option = &setup->game->options[i];
    const char *was = setup->option_given[i] ? setup->option_text[i] : NULL;
    UmpChange change = { .type = UMP_CHANGE_OPTION,
                         .name = option->name,
                         .text = hold_text (self, value_of (option->name, values, n_values)) };

    /* left out, or written as the default that it has anyway: no change */
    if (g_strcmp0 (was, change.text) != 0 &&
        (change.text != NULL || was == NULL || g_strcmp0 (was, option->fallback) != 0))
      g_array_append_val (changes, change);
  }
  if (changes->len > 0)
    try_changes (self, changes);
  tell (self);
}

void
ump_correction_draft_refuse (UmpCorrectionDraft *self, const char *reason)
{
  drop_live (self);
  self->why = g_strdup (reason);
  tell (self);
}

/* ---- changes that are kept ------------------------------------------------------------------------- */

void
ump_correction_draft_change (UmpCorrectionDraft *self, guint number, UmpEntry *entry)
{
  UmpEntry *at = address (self, ump_correction_draft_tried (self), number);

  make (self, &(UmpChange){
                  .type = UMP_CHANGE_ENTRY, .at = at, .entry = becomes (self, at, with_time (self, entry)) });
}

void
ump_correction_draft_add (UmpCorrectionDraft *self, guint before, UmpEntry *entry)
{
  make (self, &(UmpChange){ .type = UMP_CHANGE_ADD,
                            .at = address (self, ump_correction_draft_tried (self), before),
                            .entry = with_time (self, entry) });
}

void
ump_correction_draft_leave_out (UmpCorrectionDraft *self, guint number, gboolean rest)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self);
  UmpMatch *match = tried_log (self);
  guint last = rest ? ump_match_n_entries (match) : number;
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (UmpChange));

  for (guint k = number; k <= last; k++) {
    UmpChange change = { .type = UMP_CHANGE_LEAVE_OUT };

    if (ump_entry_is_void (ump_match_entry (match, k)))
      continue;
    change.at = address (self, tried, k);
    g_array_append_val (changes, change);
  }
  if (changes->len > 0)
    make_all (self, changes);
}

void
ump_correction_draft_let_stand (UmpCorrectionDraft *self, guint number, const char *reason)
{
  make (self, &(UmpChange){ .type = UMP_CHANGE_STAND,
                            .at = address (self, ump_correction_draft_tried (self), number),
                            .text = hold_text (self, reason) });
}

gboolean
ump_correction_draft_put_back (UmpCorrectionDraft *self, UmpEntry *taken)
{
  UmpMatch *match = ump_play_match (self->play);

  for (guint k = 1; k <= ump_match_n_entries (match); k++)
    if (ump_match_entry (match, k) == taken) { /* the draft itself took it out */
      make (self, &(UmpChange){ .type = UMP_CHANGE_ENTRY, .at = taken, .entry = taken });
      return TRUE;
    }
  for (guint k = 1; k <= ump_match_n_entries (match); k++)
    for (guint c = 0; c < ump_entry_n_children (ump_match_entry (match, k)); c++)
      if (ump_entry_child (ump_match_entry (match, k), c) == taken) {
        make (self, &(UmpChange){ .type = UMP_CHANGE_PUT_BACK, .at = hold (self, taken) });
        return TRUE;
      }
  return FALSE;
}

const UmpSetup *
ump_correction_draft_setup (UmpCorrectionDraft *self)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self);

  return ump_match_setup (tried != NULL ? tried->result : ump_play_match (self->play));
}

const char *
ump_correction_draft_person (UmpCorrectionDraft *self, int seat)
{
  const UmpSetup *setup = ump_correction_draft_setup (self);

  return ump_session_look_for (ump_play_session (self->play), setup->ids[seat]) >= 0 ? setup->ids[seat]
                                                                                     : setup->names[seat];
}

gboolean
ump_correction_draft_seat (UmpCorrectionDraft *self, int seat, const char *said, GError **error)
{
  UmpSession *session = ump_play_session (self->play);
  int n = ump_correction_draft_setup (self)->n_seats;
  int person = ump_session_look_for (session, said);
  const char *id = person >= 0 ? ump_session_person_id (session, (guint) person) : said;
  const char *people[UMP_MAX_SEATS];
  GPtrArray *ids, *names;

  for (int i = 0; i < n; i++)
    people[i] = ump_correction_draft_person (self, i);
  if (g_str_equal (people[seat], id))
    return TRUE;
  for (int i = 0; i < n; i++)
    if (i != seat && g_str_equal (people[i], id))
      people[i] = people[seat];
  people[seat] = id;
  if (!ump_session_find_seats (session, people, n, &ids, &names, error))
    return FALSE;
  g_ptr_array_add (self->seats, ids);
  g_ptr_array_add (self->seats, names);
  make (self, &(UmpChange){ .type = UMP_CHANGE_SEATS,
                            .ids = (const char *const *) (gpointer) ids->pdata,
                            .names = (const char *const *) (gpointer) names->pdata });
  return TRUE;
}

gboolean
ump_correction_draft_call (UmpCorrectionDraft *self, int seat, const char *name, GError **error)
{
  g_autofree char *id = g_strdup (ump_correction_draft_setup (self)->ids[seat]);

  if (ump_session_look_for (ump_play_session (self->play), id) < 0)
    return ump_correction_draft_seat (self, seat, name, error);
  if (!ump_play_call_person (self->play, id, name, error))
    return FALSE;
  for (guint i = 0; i < self->seats->len; i += 2) {
    GPtrArray *ids = self->seats->pdata[i], *names = self->seats->pdata[i + 1];

    for (guint k = 0; ids->pdata[k] != NULL; k++)
      if (g_str_equal (ids->pdata[k], id)) {
        g_free (names->pdata[k]);
        names->pdata[k] = g_strstrip (g_strdup (name));
      }
  }
  stand (self, self->type, self->at);
  tell (self);
  return TRUE;
}

/* ---- ways on --------------------------------------------------------------------------------------- */

static void
way_free (gpointer data)
{
  UmpDraftWay *way = data;

  ump_entry_unref (way->entry);
  g_free (way->words);
  g_free (way);
}

/* Takes entry and words. */
static void
add_way (GPtrArray *ways, UmpChangeType type, UmpEntry *entry, gboolean rest, char *words)
{
  UmpDraftWay *way = g_new (UmpDraftWay, 1);

  *way = (UmpDraftWay){ type, entry, rest, words };
  g_ptr_array_add (ways, way);
}

/* Takes the entry, unless it is among them. */
static void
add_move (UmpCorrectionDraft *self, GPtrArray *ways, UmpMatch *match, UmpEntry *entry)
{
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;
  char *words;

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  for (guint i = 0; i < ways->len; i++)
    if (says_the_same (self, ((UmpDraftWay *) ways->pdata[i])->entry, entry)) {
      ump_entry_unref (entry);
      return;
    }
  if (ump_entry_read (ump_match_setup (match), NULL, entry, &move, &verdict) &&
      ump_match_preview (match, &move, say, NULL, &verdict))
    words = ump_text_format (&say->what, ump_match_setup (match), ump_play_words ());
  else
    words = ump_entry_words (ump_match_setup (match), entry);
  add_way (ways, UMP_CHANGE_ENTRY, entry, FALSE, words);
}

GPtrArray *
ump_correction_draft_ways (UmpCorrectionDraft *self)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self);
  GPtrArray *ways = g_ptr_array_new_with_free_func (way_free);
  g_autoptr (GPtrArray) near = NULL;
  g_autoptr (UmpMatch) then = NULL;
  UmpEntry *entry;
  guint behind;

  if (tried == NULL || tried->stop == 0 || tried->stop > ump_match_n_entries (tried->result) ||
      (tried->stop != self->number && tried->stop != ump_correction_draft_now (self)))
    return ways;
  entry = ump_match_entry (tried->result, tried->stop);
  then = ump_match_fork (tried->result, tried->stop - 1);
  if (tried->exchanged != NULL)
    add_move (self, ways, then, ump_entry_ref (tried->exchanged));
  near = ump_match_near (then, entry, TRUE, MOST_MOVES);
  for (guint i = 0; i < near->len; i++)
    add_move (self, ways, then, ump_entry_from_move (ump_match_setup (then), near->pdata[i], NULL, NULL));
  if (tried->refused.kind == UMP_TURN) {
    int turn = ump_table_turn (ump_match_table (then));

    add_way (ways, UMP_CHANGE_ADD, NULL, FALSE,
             turn < 0 ? g_strdup (_ ("Add a move before it"))
                      : g_strdup_printf (_ ("Add %s's move before it"), ump_match_setup (then)->shown[turn]));
  }
  if (ump_match_may_waive (then, &tried->refused))
    add_way (ways, UMP_CHANGE_STAND, NULL, FALSE, g_strdup (_ ("Let it stand…")));
  add_way (ways, UMP_CHANGE_LEAVE_OUT, NULL, FALSE, g_strdup (_ ("Leave it out")));
  behind = ump_count_moves (tried->result, tried->stop + 1);
  if (behind > 0)
    add_way (ways, UMP_CHANGE_LEAVE_OUT, NULL, TRUE,
             g_strdup_printf (ngettext ("Leave out this and the one after it",
                                        "Leave out this and the %u after it", behind),
                              behind));
  return ways;
}

/* ---- accepting ------------------------------------------------------------------------------------ */

gboolean
ump_correction_draft_accept (UmpCorrectionDraft *self)
{
  g_autoptr (UmpCorrection) correction = NULL;

  if (!ump_correction_draft_is_acceptable (self))
    return FALSE;
  correction = judge (self, TRUE, NULL);
  if (!ump_play_correct (self->play, correction)) {
    stand (self, self->type, self->at);
    return FALSE;
  }
  clear (self);
  self->dropped = TRUE;
  notify (self);
  return TRUE;
}

/* ---- life ----------------------------------------------------------------------------------------- */

static void
append_score (GString *list, const char *name, const char *was, const char *now)
{
  if (list->len > 0)
    g_string_append (list, C_ ("list of names", ", "));
  if (was != NULL)
    g_string_append_printf (list, "%s %s → %s", name, was, now);
  else
    g_string_append_printf (list, "%s %s", name, now);
}

/* Totals that would be others at the end, and those that would not; nothing of a log that has no end. */
static char *
scores_of (UmpCorrectionDraft *self)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self);
  const UmpSetup *setup = ump_correction_draft_setup (self);
  g_autoptr (GString) same = g_string_new (NULL);
  g_autoptr (GString) other = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  if (!ump_correction_draft_is_acceptable (self) || tried->was_refused)
    return g_strdup ("");
  for (int seat = 0; seat < setup->n_seats; seat++) {
    gint64 was = tried->totals_before[seat].points, now = tried->totals_after[seat].points;
    g_autofree char *then = ump_words_number (was), *after = ump_words_number (now);

    append_score (was == now ? same : other, setup->shown[seat], was == now ? NULL : then, after);
  }
  if (other->len > 0)
    g_string_append_printf (text, _ ("Changed: %s."), other->str);
  if (text->len > 0 && same->len > 0)
    g_string_append_c (text, ' ');
  if (same->len > 0)
    g_string_append_printf (text, _ ("As before: %s."), same->str);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UmpCorrectionDraft *self = UMP_CORRECTION_DRAFT (object);

  switch (id) {
  case PROP_ACCEPTABLE: g_value_set_boolean (value, ump_correction_draft_is_acceptable (self)); break;
  case PROP_SCORES: g_value_take_string (value, scores_of (self)); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
finalize (GObject *object)
{
  UmpCorrectionDraft *self = UMP_CORRECTION_DRAFT (object);

  clear (self);
  g_array_unref (self->steps);
  g_ptr_array_unref (self->entries);
  g_string_chunk_free (self->texts);
  g_ptr_array_unref (self->seats);
  g_clear_object (&self->trial);
  g_object_unref (self->play);
  G_OBJECT_CLASS (ump_correction_draft_parent_class)->finalize (object);
}

static void
ump_correction_draft_class_init (UmpCorrectionDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = finalize;
  object_class->get_property = get_property;
  properties[PROP_ACCEPTABLE] = g_param_spec_boolean ("acceptable", NULL, NULL, FALSE, flags);
  properties[PROP_SCORES] = g_param_spec_string ("scores", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signal_tried = ump_signal_new ("tried", UMP_TYPE_CORRECTION_DRAFT);
}

static void
ump_correction_draft_init (UmpCorrectionDraft *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_array_set_clear_func (self->steps, step_clear);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) ump_entry_unref);
  self->texts = g_string_chunk_new (256);
  self->seats = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
}

UmpCorrectionDraft *
ump_correction_draft_new (UmpPlay *play)
{
  UmpCorrectionDraft *self = g_object_new (UMP_TYPE_CORRECTION_DRAFT, NULL);

  self->play = g_object_ref (play);
  self->version = ump_play_version (play);
  return self;
}
