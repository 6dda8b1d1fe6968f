/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "correction-page.h"

#include "../compat/announce.h"
#include "correction-keys.h"
#include "correction-preview.h"
#include "../model/correction-draft.h"
#include "../panes/ruling-dialog.h"
#include "../entry/move-keys.h"
#include "option-list.h"
#include "../widgets/card-view.h"
#include "../widgets/parts.h"
#include "page-title.h"
#include "play-frame.h"
#include "../widgets/sentence.h"
#include "../widgets/width-class.h"
#include "../widgets/wrap-box.h"

/* A correction folds the rest of the log: not at each letter. */
#define DELAY_MS 180
#define MAX_COMPLETIONS 8

struct _UmpCorrectionPage {
  GtkWidget parent_instance;
  UmpPlay *play;
  UmpCorrectionDraft *draft;
  guint timeout;
  gboolean filling;

  UmpWidthClass *width;
  UmpPageTitle *title;
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
  GtkLabel *ways_label;
  UmpWrapBox *ways;
  UmpCorrectionPreview *preview;
  GtkBox *bottom;
  GtkWidget *keep_button;
  GtkWidget *spacer;
  GtkWidget *accept_button;
};

enum { PROP_DRAFT = 1 };
static guint accepted_signal;

G_DEFINE_FINAL_TYPE (UmpCorrectionPage, ump_correction_page, GTK_TYPE_WIDGET)

/* ---- what it would be ------------------------------------------------------------------------- */

static void
show_becomes (UmpCorrectionPage *self)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self->draft);

  if (ump_correction_draft_type (self->draft) == UMP_CHANGE_LEAVE_OUT)
    ump_sentence_set_plain (UMP_SENTENCE (self->becomes), NULL, _ ("nothing: it is removed"));
  else if (ump_correction_draft_now (self->draft) > 0)
    ump_correction_say (self->becomes, self->play, tried->result, ump_correction_draft_now (self->draft));
  else
    ump_sentence_set_plain (UMP_SENTENCE (self->becomes), NULL, "…");
}

static void
announce (UmpCorrectionPage *self)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self->draft);
  const char *becomes = ump_sentence_get_text (UMP_SENTENCE (self->becomes));
  guint stop = ump_correction_draft_stop (self->draft);
  guint n = tried != NULL ? ump_correction_count (tried, UMP_OUTCOME_OTHER) : 0;
  g_autofree char *text = NULL;

  if (tried == NULL)
    text = g_strdup (ump_correction_draft_why (self->draft));
  else if (tried->own.kind != UMP_ACCEPTED)
    text = ump_match_reason (tried->result, &tried->own, ump_play_words ());
  else if (stop > 0 && stop <= ump_match_n_entries (tried->result)) {
    g_autofree char *name = ump_play_name_in (self->play, tried->result, stop);

    text = g_strdup_printf (_ ("%s. This cannot go with it: %s"), becomes, name);
  } else
    text = g_strdup_printf (ngettext ("%s. One other move comes out otherwise. Accept or keep.",
                                      "%s. %u other moves come out otherwise. Accept or keep.", n),
                            becomes, n);
  ump_announce (GTK_WIDGET (self), text);
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
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "correction.way");
    ump_name_widget (button, way->words);
    ump_wrap_box_append (self->ways, button);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->ways_label), ways->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->ways), ways->len > 0);
  if (ways->len > 0) {
    g_autofree char *name = ump_play_name_in (self->play, ump_correction_draft_tried (self->draft)->result,
                                              ump_correction_draft_stop (self->draft));

    gtk_label_set_text (self->ways_label, name);
  }
}

static void
update_actions (UmpCorrectionPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "correction.undo",
                                 ump_correction_draft_can_undo (self->draft));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "correction.redo",
                                 ump_correction_draft_can_redo (self->draft));
}

static void
on_tried (UmpCorrectionPage *self)
{
  show_becomes (self);
  show_ways (self);
  update_actions (self);
  announce (self);
}

static void
try_entry (UmpCorrectionPage *self)
{
  const UmpCorrection *tried;
  g_autofree char *line = NULL;

  ump_correction_draft_try (self->draft, gtk_editable_get_text (self->line));
  tried = ump_correction_draft_tried (self->draft);
  if (ump_correction_draft_now (self->draft) > 0) {
    line = ump_notation_print (ump_play_game (self->play),
                               ump_match_entry (tried->result, ump_correction_draft_now (self->draft)));
    ump_move_keys_mark (self->keys, line);
  }
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
  ump_correction_draft_refuse (self->draft, reason);
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
  g_autoptr (GPtrArray) lines =
      *text ? ump_notation_complete (ump_correction_draft_past (self->draft), text, MAX_COMPLETIONS) : NULL;
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
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  g_autofree char *title = ump_correction_draft_title (self->draft), *subtitle = NULL;

  /* with large text a phone has no room for the game, which is known */
  if (narrow && ump_text_is_large (GTK_WIDGET (self)))
    subtitle = g_strdup (_ ("Nothing is changed until you accept"));
  else
    /* Translators: title of the game */
    subtitle = g_strdup_printf (_ ("%s · nothing is changed until you accept"),
                                ump_play_frame_game_title (self->play));
  ump_page_title_set (self->title, title, subtitle, narrow);
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
  UmpMatch *match = ump_correction_draft_match (self->draft);
  guint number = ump_correction_draft_number (self->draft);
  gboolean inserts = ump_correction_draft_type (self->draft) == UMP_CHANGE_ADD;
  gboolean there = ump_correction_draft_old (self->draft) != NULL;
  g_autofree char *name = there ? ump_play_name_in (self->play, match, number) : NULL;

  gtk_widget_set_visible (self->was_box, there);
  show_arrow (self);
  if (!there)
    return;
  gtk_label_set_text (self->was_label, inserts ? _ ("In front of") : _ ("It was"));
  ump_correction_say (self->was, self->play, match, number);
  ump_sentence_set_struck (UMP_SENTENCE (self->was), !inserts);
  gtk_label_set_text (self->was_note, name);
}

/* What was entered with a form, counts or a tray is corrected there. */
static void
show_form (UmpCorrectionPage *self)
{
  UmpChangeType type = ump_correction_draft_type (self->draft);
  UmpEntry *old = ump_correction_draft_old (self->draft);
  gboolean meant = type == UMP_CHANGE_ADD || (type == UMP_CHANGE_ENTRY && old != NULL && old->verb >= 0);
  gboolean shown = meant && !ump_move_keys_has_any (self->keys) && !ump_play_game (self->play)->no_table;

  gtk_widget_set_visible (GTK_WIDGET (self->keys), !shown);
  ump_correction_keys_set (self->form, self->play,
                           shown ? ump_correction_draft_copy_past (self->draft) : NULL,
                           type == UMP_CHANGE_ENTRY ? old : NULL);
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
  UmpChangeType type = ump_correction_draft_type (self->draft);
  UmpEntry *old = ump_correction_draft_old (self->draft);
  g_autofree char *line = ump_correction_draft_first_line (self->draft);

  show_old (self);
  set_line (self, line);
  gtk_widget_set_visible (self->entering, type != UMP_CHANGE_LEAVE_OUT);
  gtk_widget_set_visible (self->modes, old != NULL);
  ump_move_keys_set (self->keys, ump_correction_draft_past (self->draft),
                     type == UMP_CHANGE_ENTRY ? old : NULL);
  ump_move_keys_mark (self->keys, line);
  show_form (self);
}

/* Everything for what the draft is about to correct. */
static void
show (UmpCorrectionPage *self)
{
  UmpChangeType type = ump_correction_draft_type (self->draft);
  gboolean options = type == UMP_CHANGE_OPTION;
  GtkToggleButton *mode = self->edit_mode;

  if (type == UMP_CHANGE_LEAVE_OUT)
    mode = self->remove_mode;
  else if (type == UMP_CHANGE_ADD)
    mode = self->insert_mode;
  self->filling = TRUE;
  gtk_toggle_button_set_active (mode, TRUE);
  gtk_widget_set_visible (self->entry_box, !options);
  gtk_widget_set_visible (self->options_clamp, options);
  show_title (self);
  if (options)
    show_options (self);
  else
    show_entry (self);
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
      ump_correction_draft_type (self->draft) == UMP_CHANGE_OPTION)
    return;
  ump_correction_draft_turn_to (self->draft, type, ump_correction_draft_number (self->draft));
  show (self);
}

static void
focus_line (UmpCorrectionPage *self)
{
  if (ump_correction_draft_type (self->draft) != UMP_CHANGE_LEAVE_OUT)
    gtk_widget_grab_focus (GTK_WIDGET (self->line));
}

void
ump_correction_page_begin (UmpCorrectionPage *self, UmpChangeType type, guint number)
{
  ump_correction_draft_begin (self->draft, type, number);
  show (self);
  if (type != UMP_CHANGE_OPTION)
    focus_line (self);
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
  UmpEntry *taken = ump_match_entry (ump_play_match (self->play), number);

  ump_correction_draft_begin (self->draft, UMP_CHANGE_ADD, number);
  for (guint i = 0; i < ump_entry_n_children (taken); i++)
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

static gboolean
take (UmpCorrectionPage *self)
{
  const UmpAnswer *answer = ump_play_answer (self->play);

  if (self->timeout != 0)
    try_at_once (self);
  if (!ump_correction_draft_is_acceptable (self->draft))
    return FALSE;
  if (ump_correction_draft_accept (self->draft))
    return TRUE;
  ump_toast (GTK_WIDGET (self), answer->body != NULL ? answer->body : answer->title);
  try_at_once (self); /* what was typed is kept */
  return FALSE;
}

static void
on_accept (UmpCorrectionPage *self)
{
  if (take (self))
    g_signal_emit (self, accepted_signal, 0);
}

/* Corrects that entry besides. */
static void
go_on_to (UmpCorrectionPage *self, guint number)
{
  ump_correction_draft_go_on (self->draft, number);
  show (self);
  focus_line (self);
}

static void
on_go_on (UmpCorrectionPage *self)
{
  guint stop;

  if (self->timeout != 0)
    try_at_once (self);
  stop = ump_correction_draft_stop (self->draft);
  if (stop > 0)
    go_on_to (self, stop);
}

static void
on_suspect_chosen (UmpCorrectionPage *self, guint number)
{
  const UmpCorrection *tried = ump_correction_draft_tried (self->draft);

  if (tried == NULL || self->timeout != 0) /* what is being typed may have other suspects */
    return;
  if (number == ump_correction_draft_now (self->draft))
    gtk_widget_grab_focus (GTK_WIDGET (self->line));
  else if (tried->own.kind == UMP_ACCEPTED)
    go_on_to (self, number);
  else if (number <= ump_match_n_entries (ump_correction_draft_match (self->draft))) {
    ump_correction_draft_turn_to (self->draft, UMP_CHANGE_ENTRY, number);
    show (self);
    focus_line (self);
  }
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

    ump_ruling_dialog_ask (GTK_WINDOW (gtk_widget_get_root (page)), why, on_reason, self);
    return;
  }
  default:
    ump_correction_draft_go_on (self->draft, stop);
    ump_correction_draft_turn_to (self->draft, UMP_CHANGE_ADD, ump_correction_draft_number (self->draft));
    break;
  }
  show (self);
  focus_line (self);
}

static void
action_undo (GtkWidget *page, const char *name, GVariant *target)
{
  UmpCorrectionPage *self = UMP_CORRECTION_PAGE (page);

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (ump_correction_draft_undo (self->draft))
    show (self);
}

static void
action_redo (GtkWidget *page, const char *name, GVariant *target)
{
  UmpCorrectionPage *self = UMP_CORRECTION_PAGE (page);

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (ump_correction_draft_redo (self->draft))
    show (self);
}

/* ---- the page ----------------------------------------------------------- */

static void
on_width_changed (UmpCorrectionPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  GtkOrientation direction = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  if (self->draft != NULL)
    show_title (self);
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
  gtk_widget_class_install_action (widget_class, "correction.complete", "s", action_complete);
  gtk_widget_class_install_action (widget_class, "correction.way", "u", action_way);
  gtk_widget_class_install_action (widget_class, "correction.undo", NULL, action_undo);
  gtk_widget_class_install_action (widget_class, "correction.redo", NULL, action_redo);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
}

static void
ump_correction_page_class_init (UmpCorrectionPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->get_property = get_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_DRAFT,
                                   g_param_spec_object ("draft", NULL, NULL, UMP_TYPE_CORRECTION_DRAFT,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  install_actions (widget_class);
  accepted_signal = g_signal_new ("accepted", UMP_TYPE_CORRECTION_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  g_type_ensure (UMP_TYPE_PAGE_TITLE);
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
  BIND (ways_label);
  BIND (ways);
  BIND (preview);
  BIND (bottom);
  BIND (keep_button);
  BIND (spacer);
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

static void
ump_correction_page_init (UmpCorrectionPage *self)
{
  ump_init_template (GTK_WIDGET (self));
  on_width_changed (self);
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
