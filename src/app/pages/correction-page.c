/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "correction-page.h"

#include "../compat/announce.h"
#include "correction-keys.h"
#include "correction-preview.h"
#include "../entry/move-keys.h"
#include "option-list.h"
#include "../widgets/parts.h"
#include "play-frame.h"
#include "../widgets/sentence.h"
#include "../widgets/width-class.h"
#include "../widgets/wrap-box.h"

#include "core/shown.h"

/* A correction folds the rest of the log: not at each letter. */
#define DELAY_MS 180
#define MAX_COMPLETIONS 8

/* past: the match as it was before the entry, for reading lines and for keys.
 * correction: what would be accepted now, NULL for nothing. changes: UmpOptionValue, the options that it
 *   changes. */
struct _UmpCorrectionPage {
  GtkWidget parent_instance;
  UmpPlay *play;
  UmpCorrectionType type;
  guint number;
  UmpMatch *past;
  UmpCorrection *correction;
  GArray *changes;
  guint timeout;
  gboolean filling;

  UmpWidthClass *width;
  AdwWindowTitle *title;
  GtkWidget *content;
  GtkWidget *entry_box;
  GtkBox *old_new;
  GtkWidget *was_box;
  GtkLabel *was_label;
  GtkWidget *was;
  GtkLabel *was_note;
  GtkWidget *arrow;
  GtkWidget *becomes;
  GtkWidget *modes;
  GtkToggleButton *edit_mode;
  GtkToggleButton *insert_mode;
  GtkToggleButton *remove_mode;
  GtkWidget *entering;
  UmpMoveKeys *keys;
  UmpCorrectionKeys *form; /* where no single key says a whole entry */
  GtkEditable *line;
  UmpWrapBox *completions;
  GtkWidget *options_clamp;
  UmpOptionList *options;
  UmpCorrectionPreview *preview;
  GtkBox *bottom;
  GtkWidget *keep_button;
  GtkWidget *spacer;
  GtkWidget *go_on_button;
  GtkWidget *accept_button;
};

enum { ACCEPTED, CORRECT, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UmpCorrectionPage, ump_correction_page, GTK_TYPE_WIDGET)

/* ---- what it would be ------------------------------------------------------------------------- */

static UmpMatch *
match_before (UmpCorrectionPage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  UmpSession *session = ump_play_session (self->play);
  g_autoptr (GPtrArray) people = g_ptr_array_new ();
  UmpMatch *past;

  for (guint k = 0; k < ump_session_n_people (session); k++)
    g_ptr_array_add (people, (gpointer) ump_session_person_id (session, k));
  g_ptr_array_add (people, NULL);
  past = ump_match_new (ump_setup_ref ((UmpSetup *) ump_match_setup (match)),
                        (const char *const *) people->pdata);
  for (guint k = 1; k < self->number; k++)
    ump_match_load (past, ump_entry_ref (ump_match_entry (match, k)));
  return past;
}

static void
drop_correction (UmpCorrectionPage *self)
{
  g_clear_pointer (&self->correction, ump_correction_free);
  g_clear_pointer (&self->changes, g_array_unref);
}

static UmpEntry *
old_entry (UmpCorrectionPage *self)
{
  UmpMatch *match = ump_play_match (self->play);

  return self->number <= ump_match_n_entries (match) ? ump_match_entry (match, self->number) : NULL;
}

static gboolean
is_unchanged (UmpCorrectionPage *self, const UmpEntry *entry)
{
  const UmpGame *game = ump_play_game (self->play);
  g_autofree char *was = ump_notation_print (game, old_entry (self));
  g_autofree char *now = ump_notation_print (game, entry);

  return self->type == UMP_EDIT && g_str_equal (was, now);
}

/* The new entry with the present time, from what is typed; NULL with why in words (or NULL when nothing is
 * typed). */
static UmpEntry *
read_line (UmpCorrectionPage *self, char **why)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->line)));
  g_autofree char *now = ump_session_now ();
  g_autoptr (UmpEntry) entry = NULL;
  UmpVerdict verdict = { 0 };

  *why = NULL;
  if (!*text)
    return NULL;
  entry = ump_notation_parse_implied (self->past, text, &verdict, NULL);
  if (entry == NULL)
    *why = ump_match_reason (self->past, &verdict, ump_play_words ());
  return entry != NULL ? ump_entry_with (entry, NULL, now) : NULL;
}

static void
show_becomes (UmpCorrectionPage *self)
{
  if (self->type == UMP_REMOVE)
    ump_sentence_set_plain (UMP_SENTENCE (self->becomes), NULL, _ ("nothing: it is removed"));
  else if (self->correction != NULL && self->correction->number)
    ump_correction_say (self->becomes, self->play, self->correction->result, self->correction->number);
  else
    ump_sentence_set_plain (UMP_SENTENCE (self->becomes), NULL, "…");
}

static void
show_buttons (UmpCorrectionPage *self)
{
  const UmpCorrection *correction = self->correction;
  gboolean can = correction != NULL && correction->own.kind == UMP_ACCEPTED;
  gboolean stops = can && correction->refused.kind != UMP_ACCEPTED;
  guint stop = can ? ump_match_checked (correction->result) + 1 : 0;
  g_autofree char *accept =
      stops ? g_strdup_printf (_ ("Accept, stop at %u"), stop) : g_strdup (_ ("Accept"));
  g_autofree char *go_on = g_strdup_printf (_ ("Go on to entry %u"), stop);

  gtk_button_set_label (GTK_BUTTON (self->accept_button), accept);
  gtk_button_set_label (GTK_BUTTON (self->go_on_button), go_on);
  gtk_widget_set_sensitive (self->accept_button, can);
  gtk_widget_set_visible (self->go_on_button, stops && correction->type != UMP_OPTION);
  ump_set_class (self->accept_button, "main", !stops);
  ump_set_class (self->accept_button, "plain", stops);
}

static void
announce (UmpCorrectionPage *self, const char *why)
{
  const UmpCorrection *correction = self->correction;
  g_autofree char *text = NULL;

  if (correction == NULL)
    text = g_strdup (why);
  else if (correction->own.kind != UMP_ACCEPTED)
    text = ump_match_reason (correction->result, &correction->own, ump_play_words ());
  else if (correction->refused.kind != UMP_ACCEPTED)
    text = g_strdup_printf (_ ("%s. Entry %u would be refused."),
                            ump_sentence_get_text (UMP_SENTENCE (self->becomes)),
                            ump_match_checked (correction->result) + 1);
  else
    text = g_strdup_printf (
        ngettext ("%s. One later entry changes.", "%s. %u later entries change.", correction->changes->len),
        ump_sentence_get_text (UMP_SENTENCE (self->becomes)), correction->changes->len);
  ump_announce (GTK_WIDGET (self), text);
}

static void
show_correction (UmpCorrectionPage *self, const char *why)
{
  show_becomes (self);
  ump_correction_preview_show (self->preview, self->play, self->correction, why);
  show_buttons (self);
  announce (self, why);
}

static void
try_entry (UmpCorrectionPage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  g_autofree char *why = NULL;
  g_autoptr (UmpEntry) entry = NULL;

  drop_correction (self);
  if (self->type == UMP_REMOVE) {
    self->correction = ump_match_correct (match, UMP_REMOVE, self->number, NULL);
  } else {
    entry = read_line (self, &why);
    if (entry != NULL && is_unchanged (self, entry))
      g_clear_pointer (&entry, ump_entry_unref);
    if (entry != NULL) {
      g_autofree char *line = ump_notation_print (ump_play_game (self->play), entry);

      ump_move_keys_mark (self->keys, line);
      self->correction = ump_match_correct (match, self->type, self->number, entry);
    }
  }
  show_correction (self, why);
}

static void
free_value (gpointer data)
{
  g_free ((char *) ((UmpOptionValue *) data)->value);
}

/* The written options with what was changed. */
static void
try_options (UmpCorrectionPage *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  g_autoptr (GArray) values =
      ump_option_list_get_values (self->options, (const char *const *) setup->ids, setup->n_seats);
  g_autoptr (GError) error = NULL;
  g_autofree char *why = NULL;

  drop_correction (self);
  self->changes = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));
  g_array_set_clear_func (self->changes, free_value);
  for (int k = 0; k < setup->game->n_options; k++) {
    const char *was = setup->option_given[k] ? setup->option_text[k] : NULL;
    UmpOptionValue now = { .name = setup->game->options[k].name };

    for (guint v = 0; v < values->len; v++)
      if (g_str_equal (g_array_index (values, UmpOptionValue, v).name, now.name))
        now.value = g_array_index (values, UmpOptionValue, v).value;
    /* Left out, or written as the default it has anyway: no change. */
    if (g_strcmp0 (was, now.value) == 0 ||
        (now.value == NULL && was != NULL && g_strcmp0 (was, setup->game->options[k].fallback) == 0))
      continue;
    now.value = g_strdup (now.value);
    g_array_append_val (self->changes, now);
  }
  if (self->changes->len > 0)
    self->correction = ump_match_correct_options (ump_play_match (self->play),
                                                  (UmpOptionValue *) values->data, (int) values->len, &error);
  why = error != NULL ? ump_shown (error->message, UMP_SHOWN_TEXT) : NULL;
  show_correction (self, why);
}

static gboolean
try_now (gpointer data)
{
  UmpCorrectionPage *self = data;

  self->timeout = 0;
  if (self->type == UMP_OPTION)
    try_options (self);
  else
    try_entry (self);
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

/* ---- typing --------------------------------------------------------------------------------------- */

static void
set_line (UmpCorrectionPage *self, const char *line)
{
  self->filling = TRUE;
  gtk_editable_set_text (self->line, line);
  gtk_editable_set_position (self->line, -1);
  self->filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->completions), FALSE);
}

static void
on_picked (UmpCorrectionPage *self, const char *line)
{
  set_line (self, line);
  try_at_once (self);
}

static void
on_refused (UmpCorrectionPage *self, const char *reason)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  set_line (self, "");
  drop_correction (self);
  show_correction (self, reason);
}

static void
action_complete (GtkWidget *widget, const char *name, GVariant *target)
{
  UmpCorrectionPage *self = UMP_CORRECTION_PAGE (widget);
  g_autofree char *line = g_variant_dup_string (target, NULL); /* the key goes with what it says */

  gtk_widget_grab_focus (GTK_WIDGET (self->line));
  on_picked (self, line);
}

static void
show_completions (UmpCorrectionPage *self)
{
  const char *text = gtk_editable_get_text (self->line);
  g_autoptr (GPtrArray) lines = *text ? ump_notation_complete (self->past, text, MAX_COMPLETIONS) : NULL;
  gboolean any = lines != NULL && lines->len && !(lines->len == 1 && g_str_equal (lines->pdata[0], text));

  ump_wrap_box_clear (self->completions);
  for (guint k = 0; any && k < lines->len; k++) {
    const char *line = g_ptr_array_index (lines, k);
    GtkWidget *button = gtk_button_new ();

    gtk_button_set_child (GTK_BUTTON (button), ump_text_new (line, NULL));
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", line);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "correction.complete");
    ump_name_widget (button, line);
    ump_add_classes (button, "flat monospace");
    ump_wrap_box_append (self->completions, button);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->completions), any);
}

static void
on_line_changed (UmpCorrectionPage *self)
{
  if (self->filling)
    return;
  show_completions (self);
  try_soon (self);
}

static void
on_line_activated (UmpCorrectionPage *self)
{
  try_at_once (self);
  if (gtk_widget_get_sensitive (self->accept_button))
    gtk_widget_grab_focus (self->accept_button);
}

static void
on_option_changed (UmpCorrectionPage *self)
{
  if (!self->filling)
    try_soon (self);
}

/* ---- beginning -------------------------------------------------------------------------------------- */

static void
show_title (UmpCorrectionPage *self)
{
  guint n = ump_match_n_entries (ump_play_match (self->play));
  g_autofree char *title = NULL;
  /* Translators: title of the game */
  g_autofree char *subtitle = g_strdup_printf (_ ("%s · nothing is changed until you accept"),
                                               ump_play_frame_game_title (self->play));

  if (self->type == UMP_OPTION)
    title = g_strdup (_ ("Correct an option"));
  else if (self->number > n)
    title = g_strdup (_ ("Insert an entry"));
  else
    title = g_strdup_printf (_ ("Correct entry %u"), self->number);
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
}

/* Between what stands side by side. */
static void
show_arrow (UmpCorrectionPage *self)
{
  gtk_widget_set_visible (self->arrow, gtk_widget_get_visible (self->was_box) &&
                                           ump_width_class_get (self->width) != UMP_WIDTH_NARROW);
}

static void
show_old (UmpCorrectionPage *self)
{
  UmpMatch *match = ump_play_match (self->play);
  guint n = ump_match_n_entries (match);
  gboolean there = self->number <= n;
  g_autofree char *note = g_strdup_printf (_ ("Entry %u of %u"), self->number, n);

  gtk_widget_set_visible (self->was_box, there);
  show_arrow (self);
  if (!there)
    return;
  gtk_label_set_text (self->was_label, self->type == UMP_INSERT ? _ ("In front of") : _ ("It was"));
  ump_correction_say (self->was, self->play, match, self->number);
  ump_sentence_set_struck (UMP_SENTENCE (self->was), self->type != UMP_INSERT);
  gtk_label_set_text (self->was_note, note);
}

/* What was entered with a form, counts or a tray is corrected there. */
static void
show_form (UmpCorrectionPage *self, const UmpEntry *old)
{
  gboolean meant = self->type == UMP_INSERT || (self->type == UMP_EDIT && old != NULL && old->verb >= 0);
  gboolean shown = meant && !ump_move_keys_has_any (self->keys) && !ump_play_game (self->play)->no_table;

  gtk_widget_set_visible (GTK_WIDGET (self->keys), !shown);
  ump_correction_keys_set (self->form, self->play, shown ? match_before (self) : NULL,
                           self->type == UMP_EDIT ? old : NULL);
}

/* Everything for the type and the number that are set. */
static void
begin (UmpCorrectionPage *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (self->play));
  UmpEntry *old = self->type == UMP_OPTION ? NULL : old_entry (self);
  g_autofree char *line = NULL;
  gboolean options = self->type == UMP_OPTION;

  self->filling = TRUE;
  drop_correction (self);
  ump_match_free (self->past);
  self->past = options ? NULL : match_before (self);
  gtk_widget_set_visible (self->entry_box, !options);
  gtk_widget_set_visible (self->options_clamp, options);
  show_title (self);
  if (options) {
    int n_values;
    const UmpOptionValue *values =
        ump_session_game_options (ump_play_session (self->play), ump_play_game_index (self->play), &n_values);

    ump_option_list_set_game (self->options, setup->game, (const char *const *) setup->names, setup->n_seats);
    ump_option_list_set_values (self->options, values, n_values, (const char *const *) setup->ids,
                                setup->n_seats);
  } else {
    show_old (self);
    line = ump_play_take_proposal (self->play, self->number);
    if (line == NULL)
      line = self->type == UMP_EDIT && old != NULL ? ump_notation_print (setup->game, old) : g_strdup ("");
    set_line (self, line);
    gtk_widget_set_visible (self->entering, self->type != UMP_REMOVE);
    gtk_widget_set_visible (self->modes, old != NULL);
    ump_move_keys_set (self->keys, self->past, self->type == UMP_EDIT ? old : NULL);
    ump_move_keys_mark (self->keys, line);
    show_form (self, old);
  }
  self->filling = FALSE;
  try_at_once (self);
}

static void
on_mode_toggled (UmpCorrectionPage *self)
{
  UmpCorrectionType type = UMP_EDIT;

  if (gtk_toggle_button_get_active (self->remove_mode))
    type = UMP_REMOVE;
  else if (gtk_toggle_button_get_active (self->insert_mode))
    type = UMP_INSERT;
  if (self->filling || self->type == type || self->type == UMP_OPTION)
    return;
  self->type = type;
  begin (self);
}

void
ump_correction_page_begin (UmpCorrectionPage *self, UmpCorrectionType type, guint number)
{
  GtkToggleButton *mode = self->edit_mode;

  if (type == UMP_REMOVE)
    mode = self->remove_mode;
  else if (type == UMP_INSERT)
    mode = self->insert_mode;
  self->type = type;
  self->number = number;
  self->filling = TRUE;
  gtk_toggle_button_set_active (mode, TRUE);
  self->filling = FALSE;
  begin (self);
  if (type == UMP_EDIT || type == UMP_INSERT)
    gtk_widget_grab_focus (GTK_WIDGET (self->line));
}

void
ump_correction_page_begin_option (UmpCorrectionPage *self, const char *name, const char *value)
{
  ump_correction_page_begin (self, UMP_OPTION, 0);
  self->filling = TRUE;
  ump_option_list_set_value (self->options, name, value);
  self->filling = FALSE;
  try_at_once (self);
}

/* ---- ending ------------------------------------------------------------------------------------------- */

static gboolean
take (UmpCorrectionPage *self)
{
  const UmpAnswer *answer = ump_play_answer (self->play);
  g_autoptr (UmpCorrection) correction = NULL;
  g_autoptr (GArray) changes = NULL;

  if (self->timeout)
    try_at_once (self);
  if (self->correction == NULL || self->correction->own.kind != UMP_ACCEPTED)
    return FALSE;
  /* What refers to the old log goes first. */
  correction = g_steal_pointer (&self->correction);
  changes = g_steal_pointer (&self->changes);
  if (ump_play_accept_correction (self->play, correction,
                                  changes != NULL ? (UmpOptionValue *) changes->data : NULL,
                                  changes != NULL ? (int) changes->len : 0))
    return TRUE;
  ump_toast (GTK_WIDGET (self), answer->body != NULL ? answer->body : answer->title);
  try_at_once (self); /* what was typed is kept */
  return FALSE;
}

static void
on_accept (UmpCorrectionPage *self)
{
  if (take (self))
    g_signal_emit (self, signals[ACCEPTED], 0);
}

/* Accepts, and corrects that entry of the new log next. */
static void
go_on_to (UmpCorrectionPage *self, guint number)
{
  if (take (self))
    g_signal_emit (self, signals[CORRECT], 0, UMP_EDIT, number);
}

static void
on_go_on (UmpCorrectionPage *self)
{
  if (self->correction != NULL)
    go_on_to (self, ump_match_checked (self->correction->result) + 1);
}

static void
on_suspect_chosen (UmpCorrectionPage *self, guint number)
{
  if (self->correction == NULL)
    return;
  if (number == self->correction->number)
    gtk_widget_grab_focus (GTK_WIDGET (self->line));
  else if (self->correction->own.kind == UMP_ACCEPTED)
    go_on_to (self, number);
  else if (number <= ump_match_n_entries (ump_play_match (self->play)))
    ump_correction_page_begin (self, UMP_EDIT, number);
}

/* ---- the page ----------------------------------------------------------- */

static void
on_width_changed (UmpCorrectionPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  GtkOrientation direction = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->old_new), direction);
  gtk_box_set_spacing (self->old_new, narrow ? 8 : 20);
  show_arrow (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->bottom), direction);
  gtk_widget_set_visible (self->spacer, !narrow);
  gtk_widget_set_margin_start (self->content, narrow ? 12 : 16);
  gtk_widget_set_margin_end (self->content, narrow ? 12 : 16);
  gtk_widget_set_visible (self->keep_button, !narrow); /* the arrow in the header does the same */
  ump_correction_preview_set_width (self->preview, ump_width_class_get (self->width));
}

static void
dispose (GObject *object)
{
  UmpCorrectionPage *self = UMP_CORRECTION_PAGE (object);

  self->filling = TRUE;
  g_clear_handle_id (&self->timeout, g_source_remove);
  ump_remove_children (GTK_WIDGET (self));
  drop_correction (self);
  g_clear_pointer (&self->past, ump_match_free);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (ump_correction_page_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpCorrectionPage, name)

static void
ump_correction_page_class_init (UmpCorrectionPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_install_action (widget_class, "correction.complete", "s", action_complete);
  signals[ACCEPTED] = g_signal_new ("accepted", UMP_TYPE_CORRECTION_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
  signals[CORRECT] = g_signal_new ("correct", UMP_TYPE_CORRECTION_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_UINT);
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  g_type_ensure (UMP_TYPE_SENTENCE);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  g_type_ensure (UMP_TYPE_MOVE_KEYS);
  g_type_ensure (UMP_TYPE_CORRECTION_KEYS);
  g_type_ensure (UMP_TYPE_OPTION_LIST);
  g_type_ensure (UMP_TYPE_CORRECTION_PREVIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/correction-page.ui");
  BIND (width);
  BIND (title);
  BIND (content);
  BIND (entry_box);
  BIND (old_new);
  BIND (was_box);
  BIND (was_label);
  BIND (was);
  BIND (was_note);
  BIND (arrow);
  BIND (becomes);
  BIND (modes);
  BIND (edit_mode);
  BIND (insert_mode);
  BIND (remove_mode);
  BIND (entering);
  BIND (keys);
  BIND (form);
  BIND (line);
  BIND (completions);
  BIND (options_clamp);
  BIND (options);
  BIND (preview);
  BIND (bottom);
  BIND (keep_button);
  BIND (spacer);
  BIND (go_on_button);
  BIND (accept_button);
  gtk_widget_class_bind_template_callback (widget_class, on_width_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_mode_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_picked);
  gtk_widget_class_bind_template_callback (widget_class, on_refused);
  gtk_widget_class_bind_template_callback (widget_class, on_line_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_line_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_option_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_suspect_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_accept);
  gtk_widget_class_bind_template_callback (widget_class, on_go_on);
}

static gboolean
on_key_pressed (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state,
                UmpCorrectionPage *self)
{
  if (key != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
  return GDK_EVENT_STOP;
}

static void
ump_correction_page_init (UmpCorrectionPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  ump_init_template (GTK_WIDGET (self));
  on_width_changed (self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
ump_correction_page_new (UmpPlay *play)
{
  UmpCorrectionPage *self = g_object_new (UMP_TYPE_CORRECTION_PAGE, NULL);

  self->play = g_object_ref (play);
  return GTK_WIDGET (self);
}
