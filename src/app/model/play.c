/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "play-private.h"

#include "games/games.h"
#include "next-turn.h"
#include "play-answer.h"

#include "core/shown.h"

/* The document is written whole when nothing was entered for this long; the journal holds it until then. */
#define SAVE_AFTER_SECONDS 20
/* After a round nobody is in a hurry. */
#define SAVE_AFTER_ROUND_SECONDS 1
/* A disk that takes no longer is not spoken of. */
#define PATIENCE_MS 150

G_DEFINE_FINAL_TYPE (UmpPlay, ump_play, G_TYPE_OBJECT)

enum { CHANGED, DRAFT_CHANGED, VERDICT, DISK, TROUBLE, DESCRIBED, N_SIGNALS };
static guint signals[N_SIGNALS];

enum { PROP_ADVISER = 1, PROP_NEXT_CARD_ENDS_TURN };

/* ---- life ------------------------------------------------------------------ */

static void
ump_play_init (UmpPlay *self)
{
  ump_move_init (&self->draft, UMP_VERB_UNKNOWN, UMP_NOBODY);
  self->joined = g_array_new (FALSE, FALSE, sizeof (guint));
  self->adviser = self->next_card_ends_turn = TRUE;
  self->gathered = ump_turn_up_new ();
}

void
ump_play_forget_before (UmpPlay *self)
{
  g_clear_pointer (&self->before, ump_match_free);
  g_clear_pointer (&self->before_options, g_array_unref);
}

static void
ump_play_finalize (GObject *object)
{
  UmpPlay *self = UMP_PLAY (object);

  g_clear_handle_id (&self->save_source, g_source_remove);
  g_clear_handle_id (&self->patience_source, g_source_remove);
  ump_disk_writer_free (self->writer);
  ump_answer_clear (&self->answer);
  ump_answer_clear (&self->past_answer);
  ump_move_clear (&self->draft);
  ump_table_free (self->past);
  ump_play_forget_before (self);
  g_free (self->trouble);
  g_free (self->proposed);
  g_array_unref (self->joined);
  ump_turn_up_free (self->gathered);
  if (self->heir == NULL)
    ump_store_close (self->store);
  g_clear_object (&self->heir);
  G_OBJECT_CLASS (ump_play_parent_class)->finalize (object);
}

static gboolean *
switch_of (UmpPlay *self, guint id)
{
  return id == PROP_ADVISER ? &self->adviser : &self->next_card_ends_turn;
}

static void
ump_play_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, *switch_of (UMP_PLAY (object), id));
}

static void
ump_play_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  gboolean *on = switch_of (UMP_PLAY (object), id);

  if (*on == g_value_get_boolean (value))
    return;
  *on = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
}

static void
install_switch (GObjectClass *object_class, guint id, const char *name)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  g_object_class_install_property (object_class, id, g_param_spec_boolean (name, NULL, NULL, TRUE, flags));
}

static void
ump_play_class_init (UmpPlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ump_play_finalize;
  object_class->get_property = ump_play_get_property;
  object_class->set_property = ump_play_set_property;
  install_switch (object_class, PROP_ADVISER, "adviser");
  install_switch (object_class, PROP_NEXT_CARD_ENDS_TURN, "next-card-ends-turn");
  static const char *const names[N_SIGNALS] = { "changed", "draft-changed", "verdict",
                                                "disk",    "trouble",       "described" };
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] =
        g_signal_new (names[i], UMP_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
emit (UmpPlay *self, int signal)
{
  g_signal_emit (self, signals[signal], 0);
}

static void on_written (gpointer data, const GError *error);

UmpPlay *
ump_play_new (UmpStore *store, int game)
{
  UmpPlay *self = g_object_new (UMP_TYPE_PLAY, NULL);
  guint n = ump_session_n_games (ump_store_session (store));

  self->store = store;
  self->game = game >= 0 && (guint) game < n ? (guint) game : MAX (n, 1) - 1;
  self->trouble =
      ump_store_notice (store) != NULL ? ump_shown (ump_store_notice (store), UMP_SHOWN_TEXT) : NULL;
  self->rows = ump_match_n_rows (ump_play_match (self));
  if (!ump_store_is_read_only (store))
    self->writer = ump_disk_writer_new (store, on_written, self);
  ump_answer_for_log (&self->answer, self);
  return self;
}

UmpPlay *
ump_play_new_trial (UmpMatch *match)
{
  const UmpSetup *setup = ump_match_setup (match);
  UmpSession *session = ump_session_new (ump_games, "trial", "2000-01-01T00:00:00Z");
  UmpPlay *self;

  /* the seats' own ids are those of the match: only names are needed of people */
  ump_session_add_game (session, setup->game->kind, (const char *const *) setup->names, setup->n_seats, NULL,
                        0, NULL, NULL);
  ump_match_free (ump_session_swap_match (session, 0, match));
  self = g_object_new (UMP_TYPE_PLAY, NULL);
  self->store = ump_store_for_trial (session);
  self->rows = ump_match_n_rows (match);
  ump_answer_for_log (&self->answer, self);
  return self;
}

/* ---- what is there ------------------------------------------------------------ */

UmpStore *
ump_play_store (UmpPlay *self)
{
  return self->store;
}

UmpSession *
ump_play_session (UmpPlay *self)
{
  return ump_store_session (self->store);
}

guint
ump_play_game_index (UmpPlay *self)
{
  return self->game;
}

UmpMatch *
ump_play_match (UmpPlay *self)
{
  return ump_session_match (ump_play_session (self), self->game);
}

const UmpGame *
ump_play_game (UmpPlay *self)
{
  return ump_match_game (ump_play_match (self));
}

guint
ump_play_generation (UmpPlay *self)
{
  return self->generation;
}

const UmpTable *
ump_play_table (UmpPlay *self)
{
  if (self->past != NULL)
    return self->past;
  return ump_turn_up_n (self->gathered) > 0 ? ump_turn_up_table (self->gathered)
                                            : ump_match_table (ump_play_match (self));
}

guint
ump_play_moment (UmpPlay *self)
{
  return self->past != NULL ? self->moment : ump_match_checked (ump_play_match (self));
}

gboolean
ump_play_is_now (UmpPlay *self)
{
  return self->past == NULL;
}

const UmpAnswer *
ump_play_answer (UmpPlay *self)
{
  return self->past != NULL ? &self->past_answer : &self->answer;
}

const char *
ump_play_trouble (UmpPlay *self)
{
  return ump_play_present (self)->trouble;
}

gboolean
ump_play_is_read_only (UmpPlay *self)
{
  return self->heir != NULL || ump_store_is_read_only (self->store);
}

gboolean
ump_play_advises (UmpPlay *self)
{
  return self->adviser;
}

gboolean
ump_play_next_card_ends_turn (UmpPlay *self)
{
  return self->next_card_ends_turn;
}

/* ---- moments ------------------------------------------------------------------ */

void
ump_play_leave_past (UmpPlay *self)
{
  g_clear_pointer (&self->past, ump_table_free);
}

void
ump_play_jump (UmpPlay *self, guint number)
{
  UmpMatch *match = ump_play_match (self);
  guint checked = ump_match_checked (match);

  number = MIN (number, checked);
  if (number == ump_play_moment (self))
    return;
  ump_play_leave_past (self);
  if (number < checked) {
    self->past = ump_match_table_at (match, number);
    self->moment = number;
    ump_answer_for_entry (&self->past_answer, self, number);
  }
  emit (self, CHANGED);
}

void
ump_play_jump_to_now (UmpPlay *self)
{
  if (self->past == NULL)
    return;
  ump_play_leave_past (self);
  emit (self, CHANGED);
}

/* ---- changes ------------------------------------------------------------------- */

static gboolean
save_later (gpointer data)
{
  UmpPlay *self = data;

  self->save_source = 0;
  ump_play_save (self);
  return G_SOURCE_REMOVE;
}

static void
set_trouble (UmpPlay *self, const GError *error)
{
  const char *said = error != NULL ? error->message : ump_store_notice (self->store);
  g_autofree char *text = said != NULL ? ump_shown (said, UMP_SHOWN_TEXT) : NULL;

  if (g_strcmp0 (text, self->trouble) == 0)
    return;
  g_free (self->trouble);
  self->trouble = g_steal_pointer (&text);
  emit (self, TROUBLE);
}

static void
plan_save (UmpPlay *self, guint seconds)
{
  g_clear_handle_id (&self->save_source, g_source_remove);
  self->save_source = g_timeout_add_seconds (seconds, save_later, self);
}

void
ump_play_answered (UmpPlay *self)
{
  emit (self, VERDICT);
}

static gboolean
on_patience_over (gpointer data)
{
  UmpPlay *self = data;

  self->patience_source = 0;
  if (self->answer.safety == UMP_HELD) {
    self->answer.safety = UMP_SAVING;
    emit (self, DISK);
  }
  return G_SOURCE_REMOVE;
}

/* The disk has had its turn; with an error it gets another one later. */
static void
on_written (gpointer data, const GError *error)
{
  g_autoptr (UmpPlay) self = g_object_ref (data);
  UmpSafety before = self->answer.safety;

  if (error != NULL)
    plan_save (self, SAVE_AFTER_SECONDS);
  if (error != NULL && before != UMP_SAFE)
    self->answer.safety = UMP_UNSAVED;
  else if (error == NULL && !ump_store_is_unsafe (self->store))
    self->answer.safety = UMP_SAFE;
  set_trouble (self, error);
  if (self->answer.safety != before && (before == UMP_HELD || before == UMP_SAVING)) {
    g_clear_handle_id (&self->patience_source, g_source_remove);
    ump_play_answered (self);
  }
  emit (self, DISK);
}

/* After every change of the log, which has its answer: the draft is void, the table is now, and the answer is
 * given when the disk has it. */
void
ump_play_changed (UmpPlay *self)
{
  guint rows = ump_match_n_rows (ump_play_match (self));

  ump_play_leave_past (self);
  self->drafting = FALSE;
  ump_turn_up_refresh (self->gathered, ump_play_match (self));
  if (self->writer != NULL) {
    self->answer.safety = UMP_HELD;
    plan_save (self, rows != self->rows ? SAVE_AFTER_ROUND_SECONDS : SAVE_AFTER_SECONDS);
    ump_disk_writer_ask (self->writer, FALSE);
    if (self->patience_source == 0)
      self->patience_source = g_timeout_add (PATIENCE_MS, on_patience_over, self);
  }
  self->rows = rows;
  emit (self, CHANGED);
  emit (self, DRAFT_CHANGED);
}

void
ump_play_save (UmpPlay *self)
{
  self = ump_play_present (self);
  g_clear_handle_id (&self->save_source, g_source_remove);
  if (self->writer != NULL)
    ump_disk_writer_ask (self->writer, TRUE);
}

gboolean
ump_play_is_saving (UmpPlay *self)
{
  self = ump_play_present (self);
  return self->writer != NULL && ump_disk_writer_is_busy (self->writer);
}

gboolean
ump_play_is_saved (UmpPlay *self)
{
  return ump_play_present (self)->writer == NULL || !ump_store_is_dirty (self->store);
}

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
  ump_play_changed (self);
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
  ump_play_changed (self);
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
  if (!self->next_card_ends_turn || !ump_next_turn_before (ump_play_match (self), entry, &end) ||
      !ump_play_enter_move (self, &end))
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

  if (ump_turn_up_n (self->gathered) > 0) {
    ump_play_take_out (self, ump_turn_up_n (self->gathered) - 1);
    return TRUE;
  }
  if (ump_play_refuse_read_only (self) || number == 0)
    return FALSE;
  sentence = ump_play_sentence (self, number);
  ump_play_leave_past (self);
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
  ump_answer_undone (&self->answer, self, sentence);
  ump_play_changed (self);
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
  ump_play_changed (self);
  return TRUE;
}

void
ump_play_go_on_from_here (UmpPlay *self)
{
  UmpMatch *match = ump_play_match (self);
  guint moment = ump_play_moment (self), taken = 0;

  if (ump_play_refuse_read_only (self))
    return;
  ump_play_leave_past (self);
  while (ump_match_undo_entry (match) > moment) {
    if (!ump_store_undo (self->store, self->game, NULL))
      break;
    taken++;
  }
  ump_play_forget_before (self);
  ump_answer_went_back (&self->answer, self, taken);
  ump_play_changed (self);
}

/* ---- corrections ------------------------------------------------------------------ */

/* FALSE: a file does not hold that; the answer says so, and the log is as it was. */
static gboolean
replace (UmpPlay *self, UmpMatch *match, UmpMatch **old)
{
  g_autoptr (GError) error = NULL;

  if (!ump_store_replace (self->store, self->game, match, old, &error)) {
    ump_answer_info (&self->answer, _ ("Nothing was corrected"), error->message);
    ump_play_answered (self);
    return FALSE;
  }
  ump_play_leave_past (self);
  self->generation++;
  g_array_set_size (self->joined, 0);
  return TRUE;
}

static char *
written_option (UmpPlay *self, const char *name)
{
  int n = 0;
  const UmpOptionValue *options = ump_session_game_options (ump_play_session (self), self->game, &n);

  for (int i = 0; i < n; i++)
    if (g_str_equal (options[i].name, name))
      return g_strdup (options[i].value);
  return NULL;
}

static void
free_value (gpointer data)
{
  g_free ((char *) ((UmpOptionValue *) data)->value);
}

gboolean
ump_play_accept_correction (UmpPlay *self, UmpCorrection *correction, const UmpOptionValue *options,
                            int n_options)
{
  UmpCorrectionType type = correction->type;
  guint number = correction->number;
  gboolean whole = correction->refused.kind == UMP_ACCEPTED && !correction->was_refused && type != UMP_OPTION;
  g_autofree char *hands = NULL;
  UmpMatch *before = NULL;

  if (ump_play_refuse_read_only (self))
    return FALSE;
  if (whole)
    hands = ump_transfers_say (ump_match_table (ump_play_match (self)), ump_match_table (correction->result));
  if (!replace (self, ump_correction_steal (correction), &before))
    return FALSE;
  ump_play_forget_before (self);
  self->before = before;
  self->before_options = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  g_array_set_clear_func (self->before_options, free_value);
  for (int i = 0; i < n_options; i++) {
    UmpOptionValue old = { options[i].name, written_option (self, options[i].name) };

    g_array_append_val (self->before_options, old);
    ump_session_set_game_option (ump_play_session (self), self->game, options[i].name, options[i].value);
  }
  ump_answer_corrected (&self->answer, self, type, number, hands);
  ump_play_changed (self);
  return TRUE;
}

gboolean
ump_play_take_correction_back (UmpPlay *self)
{
  g_autoptr (UmpMatch) corrected = NULL;
  g_autofree char *hands = NULL;

  if (self->before == NULL || ump_play_refuse_read_only (self))
    return FALSE;
  if (!replace (self, g_steal_pointer (&self->before), &corrected)) {
    ump_play_forget_before (self);
    return FALSE;
  }
  for (guint i = 0; i < self->before_options->len; i++) {
    const UmpOptionValue *old = &g_array_index (self->before_options, UmpOptionValue, i);

    ump_session_set_game_option (ump_play_session (self), self->game, old->name, old->value);
  }
  ump_play_forget_before (self);
  hands = ump_transfers_say (ump_match_table (corrected), ump_match_table (ump_play_match (self)));
  ump_answer_info (&self->answer, _ ("The correction is taken back"),
                   *hands != '\0' ? hands : _ ("The log is as it was before."));
  ump_play_changed (self);
  return TRUE;
}

gboolean
ump_play_can_take_correction_back (UmpPlay *self)
{
  return self->before != NULL;
}

gboolean
ump_play_set_words (UmpPlay *self, const char *title, const char *place, GError **error)
{
  self = ump_play_present (self);
  if (!ump_store_set_words (self->store, title, place, error))
    return FALSE;
  ump_play_save (self);
  emit (self, DESCRIBED);
  return TRUE;
}

/* ---- draft and mode ------------------------------------------------------------------ */

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
  emit (self, DRAFT_CHANGED);
}

char *
ump_play_draft_text (UmpPlay *self)
{
  if (!self->drafting || self->draft.verb < 0)
    return g_strdup ("");
  return ump_notation_print_move (ump_match_setup (ump_play_match (self)), &self->draft);
}

gboolean
ump_play_tally_mode (UmpPlay *self)
{
  return self->tally;
}

void
ump_play_set_tally_mode (UmpPlay *self, gboolean tally)
{
  if (self->tally == tally)
    return;
  self->tally = tally;
  self->drafting = FALSE;
  emit (self, CHANGED);
  emit (self, DRAFT_CHANGED);
}
