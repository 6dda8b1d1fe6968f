/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "correction-page.h"

#include "../compat/announce.h"
#include "../entry/pad-sheet.h"
#include "correction-keys.h"
#include "correction-preview.h"
#include "correction-seats.h"
#include "../model/correction-later.h"
#include "../model/entry-words.h"
#include "../model/marks.h"
#include "../model/play-answer.h"
#include "../panes/ruling-dialog.h"
#include "option-list.h"
#include "../model/words.h"
#include "../table/table-view.h"
#include "../widgets/after-frame.h"
#include "../widgets/card-view.h"
#include "../widgets/parts.h"
#include "page-title.h"
#include "plan/measure.h"
#include "plan/page.h"
#include "../widgets/sentence.h"
#include "../widgets/wrap-box.h"
#include "../compat/signal.h"

/* A correction folds the rest of the log: not with each key of a number. */
#define DELAY_MS 180
/* What the page gets along with, whatever is on it. */
#define LEAST_WIDTH 340
#define LEAST_HEIGHT 300
/* What it changes, below the keys, and the header bar. */
#define LIST_HEIGHT 220
/* Keys come with one of the first frames. */
#define MOST_LOOKS 5

/* said: what it is to become, in notation. shown_type, shown_number: where the draft stood when it was shown.
 * stacked: the desk is below the table, and the list over both.
 * sizing: an idle that follows the window. */
struct _UmpCorrectionPage {
  GtkWidget parent_instance;
  UmpPlay *play;
  UmpCorrectionDraft *draft;
  guint timeout, sizing, looks;
  gboolean filling;
  char *said;
  UmpPageShape shape;
  UmpChangeType shown_type;
  guint shown_number;

  GtkWidget *box;
  UmpPageTitle *title;
  GtkBox *top; /* of the header, for `moments` */
  GtkWidget *moments;
  GtkToggleButton *then_button, *now_button;
  GtkStack *views;
  GtkOrientable *columns;
  GtkWidget *table_side;
  AdwBin *table;
  GtkOrientable *bar;
  GtkLabel *bar_note;
  GtkLabel *bar_text;
  GtkBox *answers;
  GtkWidget *desk, *keys_scroll;
  GtkBox *record, *list, *foot;
  GtkWidget *list_button;
  GtkWidget *preview;
  GtkWidget *was_box;
  GtkWidget *was;
  GtkLabel *was_note;
  GtkWidget *modes;
  GtkToggleButton *edit_mode;
  GtkToggleButton *insert_mode;
  GtkToggleButton *remove_mode;
  UmpCorrectionKeys *keys;
  UmpOptionList *options;
  GtkWidget *seats_box;
  UmpCorrectionSeats *seats;
  UmpWrapBox *ways;
  GtkWidget *undo_button, *redo_button;
  GtkWidget *accept_button;
};

enum { PROP_DRAFT = 1 };
static guint accepted_signal, tried_signal;

G_DEFINE_FINAL_TYPE (UmpCorrectionPage, ump_correction_page, GTK_TYPE_WIDGET)

/* ---- the table -------------------------------------------------------------------------------- */

static gboolean
has_table (UmpCorrectionPage *self)
{
  return !ump_play_game (self->play)->no_table;
}

/* The game as it is now, with the draft where it can be accepted, or without. */
static UmpPlay *
new_trial (UmpCorrectionPage *self, gboolean with_draft)
{
  const UmpMatch *shown = with_draft && ump_correction_draft_is_acceptable (self->draft)
                              ? ump_correction_draft_tried (self->draft)->result
                              : ump_play_match (self->play);
  UmpPlay *trial = ump_play_new_trial (ump_match_fork (shown, ump_match_checked (shown)));

  ump_play_lend_marks (self->play, trial);
  return trial;
}

/* The sheet of that moment without its keys, which nobody types into. */
static GtkWidget *
new_sheet (UmpPlay *trial)
{
  g_autoptr (UmpChooser) chooser = ump_chooser_new (trial);
  GtkWidget *sheet = ump_pad_sheet_new (chooser);

  ump_pad_sheet_set_narrow (UMP_PAD_SHEET (sheet), TRUE, 0);
  gtk_widget_set_visible (ump_pad_sheet_side (UMP_PAD_SHEET (sheet)), FALSE);
  gtk_widget_set_can_target (sheet, FALSE);
  gtk_widget_set_can_focus (sheet, FALSE);
  return sheet;
}

static GtkWidget *
new_now (UmpCorrectionPage *self, gboolean with_draft)
{
  g_autoptr (UmpPlay) trial = new_trial (self, with_draft);
  GtkWidget *table = has_table (self) ? ump_table_view_new (trial, NULL) : new_sheet (trial);

  if (has_table (self)) {
    ump_table_view_set_before (UMP_TABLE_VIEW (table), ump_match_table (ump_play_match (self->play)));
    ump_table_view_set_tight (UMP_TABLE_VIEW (table), self->shape.tight);
  }
  ump_set_class (table, "waits", ump_correction_draft_stop (self->draft) > 0);
  return table;
}

/* Nothing became of it yet what it was not. */
static gboolean
is_as_logged (UmpCorrectionPage *self)
{
  guint was = ump_correction_draft_logged (self->draft);

  return was > 0 &&
         ump_match_entry (ump_play_match (self->play), was) == ump_correction_draft_old (self->draft);
}

/* The table at the moment that is corrected: what was, and what is laid instead. What is no move has no such
 * moment: the table is that of now, as it is in the log. */
static GtkWidget *
update_then (UmpCorrectionPage *self)
{
  GtkWidget *table = ump_correction_draft_is_at_move (self->draft) ? ump_correction_keys_table (self->keys)
                                                                   : new_now (self, FALSE);
  UmpMatch *log = ump_play_match (self->play), *draft = ump_correction_draft_match (self->draft);
  gboolean adds = ump_correction_draft_type (self->draft) == UMP_CHANGE_ADD;
  guint was = adds ? 0 : ump_correction_draft_logged (self->draft),
        now = ump_correction_draft_now (self->draft), kept = ump_correction_draft_number (self->draft);

  if (!UMP_IS_TABLE_VIEW (table) || !ump_correction_draft_is_at_move (self->draft))
    return table;
  ump_table_view_set_ghost (UMP_TABLE_VIEW (table), log, was, TRUE);
  if (now > 0)
    ump_table_view_set_ghost (UMP_TABLE_VIEW (table), ump_correction_draft_tried (self->draft)->result, now,
                              FALSE);
  else
    ump_table_view_set_ghost (UMP_TABLE_VIEW (table), draft, adds || is_as_logged (self) ? 0 : kept, FALSE);
  return table;
}

static void
show_table (UmpCorrectionPage *self)
{
  GtkWidget *table =
      gtk_toggle_button_get_active (self->then_button) ? update_then (self) : new_now (self, TRUE);

  if (adw_bin_get_child (self->table) != table)
    adw_bin_set_child (self->table, table);
}

/* ---- what it would be ------------------------------------------------------------------------- */

/* What the hands do, or what is in the way. */
static void
show_bar (UmpCorrectionPage *self)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self->draft);
  gboolean acceptable = ump_correction_draft_is_acceptable (self->draft);
  g_autofree char *text = NULL;
  const char *note = NULL;

  if (acceptable) {
    text = ump_transfers_say (ump_match_table (ump_play_match (self->play)), ump_match_table (tried->result),
                              NULL);
    note = *text != '\0' ? _ ("Only written down wrong? Leave the table as it is. Otherwise:")
                         : _ ("Leave the table as it is.");
    if (!has_table (self))
      note = _ ("Nothing is changed until you accept.");
  } else if (tried != NULL) {
    text = ump_match_reason (tried->result, tried->own.kind != UMP_ACCEPTED ? &tried->own : &tried->refused,
                             ump_play_words ());
  } else {
    text = g_strdup (ump_correction_draft_why (self->draft));
    note = text == NULL ? _ ("Nothing is changed until you accept.") : NULL;
  }
  ump_label_say (GTK_WIDGET (self->bar_note), note);
  ump_label_say (GTK_WIDGET (self->bar_text), text);
  ump_set_class (GTK_WIDGET (self->bar), "refused", !acceptable && text != NULL);
  /* on a phone what hands do is in the list */
  gtk_widget_set_visible (GTK_WIDGET (self->bar), self->shape.beside || (!acceptable && text != NULL));
}

/* What they do, or why they do nothing. */
static void
show_tooltips (UmpCorrectionPage *self)
{
  g_autofree char *missing = ump_correction_draft_missing (self->draft);

  ump_set_tooltip (self->accept_button,
                   missing != NULL ? missing : _ ("All changes come into the log at once"));
  ump_set_tooltip (self->undo_button, ump_correction_draft_can_undo (self->draft)
                                          ? _ ("Undo the last change")
                                          : _ ("Nothing to take back"));
  ump_set_tooltip (self->redo_button, ump_correction_draft_can_redo (self->draft) ? _ ("Redo the change")
                                                                                  : _ ("Nothing to redo"));
}

/* How much the list that lies over a phone's page has to say. */
static void
show_list_button (UmpCorrectionPage *self)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self->draft);
  guint n = tried != NULL ? ump_correction_count (tried, UMP_OUTCOME_OTHER) +
                                ump_correction_count (tried, UMP_OUTCOME_FOLLOWS)
                          : 0;
  g_autofree char *words = n > 0 ? g_strdup_printf (ngettext ("%u other move", "%u other moves", n), n)
                                 : g_strdup (_ ("What it changes"));

  gtk_button_set_label (GTK_BUTTON (self->list_button), words);
}

static void
show_ways (UmpCorrectionPage *self)
{
  g_autoptr (GPtrArray) ways = ump_correction_draft_ways (self->draft);

  ump_wrap_box_clear (self->ways);
  for (guint i = 0; i < ways->len; i++) {
    const UmpDraftWay *way = ways->pdata[i];
    GtkWidget *button = gtk_button_new ();

    gtk_button_set_child (GTK_BUTTON (button), ump_text_new (way->words, NULL));
    ump_set_action (button, "correction.way", "u", i);
    ump_name_widget (button, way->words);
    ump_wrap_box_append (self->ways, button);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->ways), ways->len > 0);
}

static void
show_seats (UmpCorrectionPage *self)
{
  gboolean seats = ump_correction_draft_type (self->draft) == UMP_CHANGE_SEATS;
  int marks[UMP_MAX_SEATS];

  gtk_widget_set_visible (self->seats_box, seats);
  if (!seats)
    return;
  {
    g_autoptr (UmpPlay) trial = new_trial (self, TRUE);

    ump_session_marks (ump_play_session (trial), ump_play_game_index (trial), marks);
    ump_correction_seats_update (self->seats, self->draft, marks);
  }
}

static void show (UmpCorrectionPage *self);

static void
on_tried (UmpCorrectionPage *self)
{
  g_autofree char *spoken = NULL;

  if (self->shown_type != ump_correction_draft_type (self->draft) ||
      self->shown_number != ump_correction_draft_number (self->draft)) {
    show (self); /* it stands at its stop */
    return;
  }
  if (!self->filling)
    show_table (self);
  show_seats (self);
  show_bar (self);
  show_tooltips (self);
  show_list_button (self);
  show_ways (self);
  g_signal_emit (self, tried_signal, 0);
  spoken = ump_later_spoken (self->draft);
  ump_announce (GTK_WIDGET (self), spoken);
}

static void
try_options (UmpCorrectionPage *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  g_autoptr (GArray) values =
      ump_option_list_get_values (self->options, (const char *const *) setup->ids, setup->n_seats);

  ump_correction_draft_try_options (self->draft, (const UmpOptionValue *) values->data, (int) values->len);
}

static gboolean
try_now (gpointer data)
{
  UmpCorrectionPage *self = data;

  self->timeout = 0;
  if (ump_correction_draft_type (self->draft) == UMP_CHANGE_OPTION)
    try_options (self);
  else
    ump_correction_draft_try (self->draft, ump_correction_draft_is_at_move (self->draft) ? self->said : "");
  return G_SOURCE_REMOVE;
}

static void
try_soon (UmpCorrectionPage *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (DELAY_MS, try_now, self);
}

static void
try_at_once (UmpCorrectionPage *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  try_now (self);
}

/* ---- what is tapped or typed ------------------------------------------------------------------------ */

static void
say (UmpCorrectionPage *self, const char *line)
{
  g_free (self->said);
  self->said = g_strdup (line);
  try_at_once (self);
}

/* Its number in the log with all changes, 0 where it is not there any more. */
static guint
number_now (UmpCorrectionPage *self, const UmpEntry *entry)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self->draft);
  UmpMatch *log = tried != NULL ? tried->result : ump_correction_draft_match (self->draft);

  for (guint k = 1; k <= ump_match_n_entries (log); k++)
    if (ump_match_entry (log, k) == entry)
      return k;
  return 0;
}

static void
on_picked (UmpCorrectionPage *self, const char *line, guint other)
{
  if (other > 0) {
    other = number_now (self, ump_match_entry (ump_correction_draft_match (self->draft), other));
    ump_correction_draft_go_on (self->draft, UMP_CHANGE_ENTRY, other);
    show (self);
  } else if (ump_correction_draft_type (self->draft) == UMP_CHANGE_LEAVE_OUT) {
    ump_correction_draft_turn_to (self->draft, UMP_CHANGE_ENTRY, ump_correction_draft_number (self->draft));
    show (self);
  }
  say (self, line);
}

static void
on_refused (UmpCorrectionPage *self, const char *reason)
{
  ump_correction_draft_refuse (self->draft, reason);
}

static void
on_option_changed (UmpCorrectionPage *self)
{
  if (!self->filling)
    try_soon (self);
}

/* ---- beginning -------------------------------------------------------------------------------------- */

/* An entry that is not judged as it was written. */
static void
say_entry (GtkWidget *sentence, UmpPlay *play, const UmpMatch *match, guint number)
{
  const UmpEntry *entry = ump_match_entry (match, number);
  g_autofree char *who = ump_play_person_shown (play, entry->by);
  g_autofree UmpSay *say = g_new0 (UmpSay, 1);

  if (number <= ump_match_checked (match) && !ump_entry_is_void (entry))
    ump_match_say (match, number, NULL, say);
  if (say->what.message != NULL)
    ump_sentence_set (UMP_SENTENCE (sentence), ump_match_setup (match), who, &say->what);
  else
    ump_sentence_set_entry (UMP_SENTENCE (sentence), ump_match_setup (match), who, entry);
}

static void
show_old (UmpCorrectionPage *self)
{
  guint was = ump_correction_draft_logged (self->draft),
        number = was > 0 ? was : ump_correction_draft_number (self->draft);
  UmpMatch *match = was > 0 ? ump_play_match (self->play) : ump_correction_draft_match (self->draft);
  gboolean inserts = ump_correction_draft_type (self->draft) == UMP_CHANGE_ADD;
  gboolean there = ump_correction_draft_old (self->draft) != NULL;
  g_autoptr (UmpTable) table = NULL;
  g_autofree char *note = NULL;
  int round;

  gtk_widget_set_visible (self->was_box, there);
  if (!there)
    return;
  table = ump_match_table_at (match, MIN (number, ump_match_checked (match)));
  say_entry (self->was, self->play, match, number);
  ump_sentence_set_struck (UMP_SENTENCE (self->was), !inserts && was > 0);
  round = ump_table_get (table, UMP_COUNTER_ROUND);
  if (round == 0) /* the first one is not begun */
    note = g_strdup (inserts ? _ ("What was done before it?") : _ ("What was it really?"));
  else
    note = g_strdup_printf (
        inserts ? _ ("Round %d. What was done before it?") : _ ("Round %d. What was it really?"), round);
  gtk_label_set_text (self->was_note, note);
}

/* What was entered is corrected with the same keys, a number of a sheet in its cell. */
static void
show_keys (UmpCorrectionPage *self)
{
  UmpMatch *match = ump_correction_draft_match (self->draft);
  gboolean anew = ump_correction_draft_type (self->draft) == UMP_CHANGE_ENTRY;
  guint was = anew ? ump_correction_draft_logged (self->draft) : 0;
  guint number = ump_correction_draft_number (self->draft);
  gboolean cell = anew && !has_table (self) && number <= ump_match_checked (match);

  ump_correction_keys_set (self->keys, self->play,
                           cell ? ump_match_fork (match, ump_match_n_entries (match))
                                : ump_correction_draft_copy_past (self->draft),
                           cell ? number : 0,
                           was > 0 ? ump_match_entry (ump_play_match (self->play), was) : NULL,
                           anew ? ump_correction_draft_old (self->draft) : NULL);
}

static void
show_options (UmpCorrectionPage *self)
{
  const UmpSetup *setup = ump_match_setup (ump_correction_draft_match (self->draft));
  g_autoptr (GArray) values = ump_setup_given (setup);

  ump_option_list_set_game (self->options, setup->game, (const char *const *) setup->names, setup->n_seats);
  ump_option_list_set_values (self->options, (const UmpOptionValue *) (gpointer) values->data,
                              (int) values->len, (const char *const *) setup->ids, setup->n_seats);
}

static void
show_entry (UmpCorrectionPage *self)
{
  show_old (self);
  g_free (self->said);
  self->said = ump_correction_draft_first_line (self->draft);
  gtk_widget_set_visible (self->modes, ump_correction_draft_old (self->draft) != NULL);
  show_keys (self);
}

/* Everything for what the draft is about to correct. */
static void
show (UmpCorrectionPage *self)
{
  UmpChangeType type = ump_correction_draft_type (self->draft);
  gboolean options = type == UMP_CHANGE_OPTION, move = ump_correction_draft_is_at_move (self->draft);
  GtkToggleButton *mode = self->edit_mode;

  if (type == UMP_CHANGE_LEAVE_OUT)
    mode = self->remove_mode;
  else if (type == UMP_CHANGE_ADD)
    mode = self->insert_mode;
  self->shown_type = type;
  self->shown_number = ump_correction_draft_number (self->draft);
  self->filling = TRUE;
  gtk_stack_set_visible_child_name (self->views, "table");
  gtk_toggle_button_set_active (mode, TRUE);
  /* the table and keys of a move are live; of what is no move the table shows what it comes to */
  gtk_toggle_button_set_active (move ? self->then_button : self->now_button, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->options), options);
  if (move) {
    show_entry (self);
  } else {
    gtk_widget_set_visible (self->was_box, FALSE);
    gtk_widget_set_visible (self->modes, FALSE);
    ump_correction_keys_set (self->keys, self->play, NULL, 0, NULL, NULL);
  }
  if (options)
    show_options (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "correction.option",
                                 !options && ump_play_game (self->play)->n_options > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "correction.seats", type != UMP_CHANGE_SEATS);
  self->filling = FALSE;
  try_at_once (self);
}

static void
on_mode_toggled (UmpCorrectionPage *self)
{
  UmpChangeType type = UMP_CHANGE_ENTRY;

  if (gtk_toggle_button_get_active (self->remove_mode))
    type = UMP_CHANGE_LEAVE_OUT;
  else if (gtk_toggle_button_get_active (self->insert_mode))
    type = UMP_CHANGE_ADD;
  if (self->filling || ump_correction_draft_type (self->draft) == type ||
      !ump_correction_draft_is_at_move (self->draft))
    return;
  ump_correction_draft_turn_to (self->draft, type, ump_correction_draft_number (self->draft));
  show (self);
}

void
ump_correction_page_begin (UmpCorrectionPage *self, UmpChangeType type, guint number)
{
  ump_correction_draft_begin (self->draft, type, number);
  show (self);
}

void
ump_correction_page_begin_option (UmpCorrectionPage *self, const char *name, const char *value)
{
  ump_correction_page_begin (self, UMP_CHANGE_OPTION, 0);
  self->filling = TRUE;
  ump_option_list_set_value (self->options, name, value);
  self->filling = FALSE;
  try_at_once (self);
}

void
ump_correction_page_put_back (UmpCorrectionPage *self, guint number)
{
  UmpMatch *log = ump_play_match (ump_correction_draft_trial (self->draft));
  g_autoptr (UmpEntry) taken = number > 0 ? ump_entry_ref (ump_match_entry (log, number)) : NULL;

  for (guint i = 0; taken != NULL && i < ump_entry_n_children (taken); i++)
    ump_correction_draft_put_back (self->draft, ump_entry_child (taken, i));
  show (self);
}

gboolean
ump_correction_page_keep (UmpCorrectionPage *self)
{
  if (self->timeout != 0)
    try_at_once (self);
  ump_correction_draft_keep (self->draft);
  return ump_correction_draft_can_open_again (self->draft);
}

gboolean
ump_correction_page_open_again (UmpCorrectionPage *self)
{
  if (!ump_correction_draft_open_again (self->draft))
    return FALSE;
  show (self);
  return TRUE;
}

/* ---- ending ------------------------------------------------------------------------------------------- */

void
ump_correction_page_accept (UmpCorrectionPage *self)
{
  const UmpAnswer *answer = ump_play_answer (self->play);

  if (self->timeout != 0)
    try_at_once (self);
  if (!ump_correction_draft_is_acceptable (self->draft))
    return;
  if (ump_correction_draft_accept (self->draft)) {
    g_signal_emit (self, accepted_signal, 0);
    return;
  }
  ump_toast (GTK_WIDGET (self), answer->body != NULL ? answer->body : answer->title);
  try_at_once (self); /* what was typed is kept */
}

void
ump_correction_page_go_on (UmpCorrectionPage *self, UmpChangeType type, guint number)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self->draft);
  guint stop = ump_correction_draft_stop (self->draft);
  UmpMatch *match = tried != NULL ? tried->result : ump_play_match (self->play);

  if (stop > 0 && number > stop && stop <= ump_match_n_entries (match)) {
    g_autofree char *name = ump_correction_draft_name (self->draft, stop);
    g_autofree char *text = g_strdup_printf (_ ("It waits for %s"), name);

    ump_toast (GTK_WIDGET (self), text);
    return;
  }
  /* what cannot be is not kept */
  if (tried != NULL && tried->own.kind != UMP_ACCEPTED)
    ump_correction_draft_turn_to (
        self->draft, type, MIN (number, ump_match_n_entries (ump_correction_draft_match (self->draft))));
  else
    ump_correction_draft_go_on (self->draft, type, number);
  show (self);
}

void
ump_correction_page_leave_out_rest (UmpCorrectionPage *self)
{
  if (!ump_correction_draft_is_at_move (self->draft))
    return;
  ump_correction_draft_turn_to (self->draft, UMP_CHANGE_ENTRY, ump_correction_draft_number (self->draft));
  ump_correction_draft_leave_out (self->draft, ump_correction_draft_number (self->draft), TRUE);
  show (self);
}

gboolean
ump_correction_page_do_in_log (UmpCorrectionPage *self, const char *action)
{
  return ump_correction_preview_do_in_log (UMP_CORRECTION_PREVIEW (self->preview), action);
}

static void
action_move (GtkWidget *page, const char *name, GVariant *target)
{
  UmpCorrectionPage *self = UMP_CORRECTION_PAGE (page);
  guint number = g_variant_get_uint32 (target);

  if (number == ump_correction_draft_now (self->draft)) {
    gtk_stack_set_visible_child_name (self->views, "table");
    ump_correction_keys_focus (self->keys);
  } else
    ump_correction_page_go_on (self, UMP_CHANGE_ENTRY, number);
}

/* It was the card that is called otherwise now, too. */
static void
action_either (GtkWidget *page, const char *name, GVariant *target)
{
  UmpCorrectionPage *self = UMP_CORRECTION_PAGE (page);
  const UmpOutcome *outcome =
      ump_correction_outcome (ump_correction_draft_tried (self->draft), g_variant_get_uint32 (target));

  ump_correction_draft_change (self->draft, outcome->now_number, outcome->either);
  show (self);
}

static void
on_reason (gpointer page, const char *reason)
{
  UmpCorrectionPage *self = page;

  ump_correction_draft_let_stand (self->draft, ump_correction_draft_stop (self->draft), reason);
  show (self);
}

/* The way on that was tapped. */
static void
action_way (GtkWidget *page, const char *name, GVariant *target)
{
  UmpCorrectionPage *self = UMP_CORRECTION_PAGE (page);
  g_autoptr (GPtrArray) ways = ump_correction_draft_ways (self->draft);
  guint stop = ump_correction_draft_stop (self->draft), index = g_variant_get_uint32 (target);
  const UmpCorrection *tried = ump_correction_draft_tried (self->draft);
  const UmpDraftWay *way;

  if (self->timeout != 0 || index >= ways->len)
    return;
  way = ways->pdata[index];
  switch (way->type) {
  case UMP_CHANGE_ENTRY: ump_correction_draft_change (self->draft, stop, way->entry); break;
  case UMP_CHANGE_LEAVE_OUT: ump_correction_draft_leave_out (self->draft, stop, way->rest); break;
  case UMP_CHANGE_STAND: {
    g_autofree char *why = ump_match_reason (tried->result, &tried->refused, ump_play_words ());

    ump_ruling_dialog_ask (GTK_WINDOW (gtk_widget_get_root (page)), why, NULL, on_reason, self);
    return;
  }
  default: ump_correction_draft_go_on (self->draft, UMP_CHANGE_ADD, stop); break;
  }
  show (self);
}

UmpCorrectionDraft *
ump_correction_page_draft (UmpCorrectionPage *self)
{
  return self->draft;
}

void
ump_correction_page_undo (UmpCorrectionPage *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (ump_correction_draft_undo (self->draft))
    show (self);
}

void
ump_correction_page_redo (UmpCorrectionPage *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (ump_correction_draft_redo (self->draft))
    show (self);
}

/* ---- the page ----------------------------------------------------------- */

static void
move_to (GtkWidget *part, GtkBox *box)
{
  GtkWidget *there = gtk_widget_get_parent (part);

  if (there == GTK_WIDGET (box))
    return;
  g_object_ref (part);
  gtk_box_remove (GTK_BOX (there), part);
  gtk_box_append (box, part);
  g_object_unref (part);
}

/* As the play page stands in this window; on a phone the list lies over it. */
static gboolean
arrange (gpointer data)
{
  UmpCorrectionPage *self = data;
  gboolean beside = self->shape.beside;

  self->sizing = 0;
  move_to (GTK_WIDGET (self->answers), beside ? GTK_BOX (self->bar) : self->foot);
  move_to (self->moments, beside ? self->top : GTK_BOX (self->table_side));
  /* on a phone it comes and goes below the keys, which stay where they are */
  move_to (GTK_WIDGET (self->bar), GTK_BOX (beside ? self->table_side : self->box));
  if (!beside)
    gtk_box_reorder_child_after (GTK_BOX (self->box), GTK_WIDGET (self->bar), GTK_WIDGET (self->views));
  if (!beside)
    gtk_box_reorder_child_after (GTK_BOX (self->table_side), self->moments, NULL);
  move_to (self->preview, beside ? self->record : self->list);
  gtk_widget_set_visible (GTK_WIDGET (self->record), beside);
  gtk_widget_set_vexpand (self->keys_scroll, !beside);
  gtk_widget_set_visible (GTK_WIDGET (self->foot), !beside);
  /* large words have not the width for three keys */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->foot), ump_text_is_large (GTK_WIDGET (self))
                                                                   ? GTK_ORIENTATION_VERTICAL
                                                                   : GTK_ORIENTATION_HORIZONTAL);
  if (beside)
    gtk_stack_set_visible_child_name (self->views, "table");
  ump_page_title_set (self->title, _ ("Correct"), _ ("not yet accepted"), !beside);
  gtk_orientable_set_orientation (self->columns,
                                  beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (self->bar,
                                  self->shape.tight ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  /* beside its keys; on a phone so many large letters would be wider than the window */
  gtk_label_set_width_chars (self->bar_note, beside ? 20 : -1);
  gtk_label_set_width_chars (self->bar_text, beside ? 20 : -1);
  gtk_widget_set_vexpand (GTK_WIDGET (self->table), beside);
  gtk_widget_set_size_request (GTK_WIDGET (self->table), -1,
                               beside ? -1 : (int) (self->shape.height * UMP_TABLE_PART));
  gtk_widget_set_size_request (self->desk, beside ? self->shape.desk : -1, -1);
  ump_correction_keys_set_narrow (self->keys, self->shape.tight);
  show_table (self);
  show_bar (self);
  return G_SOURCE_REMOVE;
}

/* Beside the table the keys have the height that they need, and the list the rest, at least so much; on a
   phone the keys scroll in what the table leaves. */
static void
fit_keys (UmpCorrectionPage *self)
{
  GtkScrolledWindow *scroll = GTK_SCROLLED_WINDOW (self->keys_scroll);
  GtkWidget *keys = gtk_scrolled_window_get_child (scroll);
  int least, height = 0, room = (int) self->shape.height - LIST_HEIGHT;

  if (self->shape.beside) {
    gtk_widget_measure (keys, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    gtk_widget_measure (keys, GTK_ORIENTATION_VERTICAL, MAX (self->shape.desk, least), NULL, &height, NULL,
                        NULL);
  }
  gtk_scrolled_window_set_min_content_height (scroll, CLAMP (room, 0, height));
}

static void
size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpCorrectionPage *self = UMP_CORRECTION_PAGE (widget);
  UmpPageShape shape = ump_page_shape (width, height, UMP_EM * ump_text_scale (widget));

  if ((shape.beside != self->shape.beside || shape.tight != self->shape.tight ||
       shape.desk != self->shape.desk || shape.em != self->shape.em ||
       (!shape.beside && shape.height != self->shape.height)) &&
      self->sizing == 0)
    self->sizing = g_idle_add_full (G_PRIORITY_HIGH_IDLE, arrange, self, NULL);
  self->shape = shape;
  fit_keys (self);
  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->box, width, height, baseline, NULL);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
}

static void
focus_keys (GtkWidget *widget)
{
  UmpCorrectionPage *self = UMP_CORRECTION_PAGE (widget);

  if (gtk_widget_get_visible (self->seats_box))
    ump_correction_seats_focus (self->seats);
  else if (!ump_correction_keys_focus (self->keys) && --self->looks > 0)
    ump_after_frame (widget, focus_keys);
}

/* The focus is where one goes on: not on the first button of the header bar. */
static void
map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ump_correction_page_parent_class)->map (widget);
  UMP_CORRECTION_PAGE (widget)->looks = MOST_LOOKS;
  ump_after_frame (widget, focus_keys);
}

/* What is no move is one more change of the same draft. */
static void
action_besides (GtkWidget *page, const char *name, GVariant *target)
{
  ump_correction_page_go_on (UMP_CORRECTION_PAGE (page),
                             g_str_equal (name, "correction.seats") ? UMP_CHANGE_SEATS : UMP_CHANGE_OPTION,
                             0);
}

/* The move before that one, or behind it. */
static void
action_step (GtkWidget *page, const char *name, GVariant *by)
{
  UmpCorrectionPage *self = UMP_CORRECTION_PAGE (page);

  ump_correction_page_go_on (self, UMP_CHANGE_ENTRY,
                             ump_correction_draft_move_by (self->draft, g_variant_get_int32 (by)));
}

static void
action_list (GtkWidget *page, const char *name, GVariant *target)
{
  gtk_stack_set_visible_child_name (UMP_CORRECTION_PAGE (page)->views, "list");
}

void
ump_correction_page_focus_entry (UmpCorrectionPage *self)
{
  ump_correction_keys_open_line (self->keys, TRUE);
}

/* From the list, from the typed line, which lies below it, and then from the page. */
static void
action_back (GtkWidget *page, const char *name, GVariant *target)
{
  UmpCorrectionPage *self = UMP_CORRECTION_PAGE (page);

  if (g_str_equal (gtk_stack_get_visible_child_name (self->views), "list"))
    gtk_stack_set_visible_child_name (self->views, "table");
  else if (!ump_correction_keys_close_line (self->keys))
    gtk_widget_activate_action (page, "win.keep", NULL);
}

static void
dispose (GObject *object)
{
  UmpCorrectionPage *self = UMP_CORRECTION_PAGE (object);

  self->filling = TRUE;
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_handle_id (&self->sizing, g_source_remove);
  ump_remove_children (GTK_WIDGET (self));
  g_clear_pointer (&self->said, g_free);
  g_clear_object (&self->draft);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_correction_page_parent_class)->dispose (object);
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, UMP_CORRECTION_PAGE (object)->draft);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpCorrectionPage, name)

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "correction.list", NULL, action_list);
  gtk_widget_class_install_action (widget_class, "correction.back", NULL, action_back);
  gtk_widget_class_install_action (widget_class, "correction.way", "u", action_way);
  gtk_widget_class_install_action (widget_class, "correction.move", "u", action_move);
  gtk_widget_class_install_action (widget_class, "correction.either", "u", action_either);
  gtk_widget_class_install_action (widget_class, "correction.step", "i", action_step);
  gtk_widget_class_install_action (widget_class, "correction.option", NULL, action_besides);
  gtk_widget_class_install_action (widget_class, "correction.seats", NULL, action_besides);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "correction.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_comma, 0, "correction.step", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_period, 0, "correction.step", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "win.correct", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "win.accept", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "win.accept", NULL);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_mode_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_picked);
  gtk_widget_class_bind_template_callback (widget_class, on_refused);
  gtk_widget_class_bind_template_callback (widget_class, on_option_changed);
  gtk_widget_class_bind_template_callback (widget_class, show_table);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  BIND (box);
  BIND (title);
  BIND (top);
  BIND (moments);
  BIND (then_button);
  BIND (now_button);
  BIND (views);
  BIND (columns);
  BIND (table_side);
  BIND (table);
  BIND (bar);
  BIND (bar_note);
  BIND (bar_text);
  BIND (answers);
  BIND (desk);
  BIND (keys_scroll);
  BIND (record);
  BIND (list);
  BIND (foot);
  BIND (list_button);
  BIND (preview);
  BIND (was_box);
  BIND (was);
  BIND (was_note);
  BIND (modes);
  BIND (edit_mode);
  BIND (insert_mode);
  BIND (remove_mode);
  BIND (keys);
  BIND (options);
  BIND (seats_box);
  BIND (seats);
  BIND (ways);
  BIND (undo_button);
  BIND (redo_button);
  BIND (accept_button);
}

static void
ump_correction_page_class_init (UmpCorrectionPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->get_property = get_property;
  widget_class->size_allocate = size_allocate;
  widget_class->measure = measure;
  widget_class->map = map;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_DRAFT,
                                   g_param_spec_object ("draft", NULL, NULL, UMP_TYPE_CORRECTION_DRAFT,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  install_actions (widget_class);
  accepted_signal = ump_signal_new ("accepted", UMP_TYPE_CORRECTION_PAGE);
  tried_signal = ump_signal_new ("tried", UMP_TYPE_CORRECTION_PAGE);
  g_type_ensure (UMP_TYPE_PAGE_TITLE);
  g_type_ensure (UMP_TYPE_SENTENCE);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  g_type_ensure (UMP_TYPE_CORRECTION_KEYS);
  g_type_ensure (UMP_TYPE_CORRECTION_SEATS);
  g_type_ensure (UMP_TYPE_OPTION_LIST);
  g_type_ensure (UMP_TYPE_CORRECTION_PREVIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/correction-page.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
}

static void
ump_correction_page_init (UmpCorrectionPage *self)
{
  ump_init_template (GTK_WIDGET (self));
  self->said = g_strdup ("");
  ump_button_let_wrap (self->list_button);
  self->shape.beside = TRUE;
  gtk_widget_add_controller (GTK_WIDGET (self), ump_correction_keys_new_controller (self->keys));
}

GtkWidget *
ump_correction_page_new (UmpPlay *play)
{
  UmpCorrectionPage *self = g_object_new (UMP_TYPE_CORRECTION_PAGE, NULL);

  self->play = g_object_ref (play);
  ump_option_list_set_components (self->options, ump_play_components (play));
  self->draft = ump_correction_draft_new (play);
  g_signal_connect_object (self->draft, "tried", G_CALLBACK (on_tried), self, G_CONNECT_SWAPPED);
  g_object_notify (G_OBJECT (self), "draft");
  return GTK_WIDGET (self);
}
