/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "pad-form.h"

#include "field-editor.h"
#include "../compat/announce.h"
#include "../model/begun.h"
#include "../model/entry-words.h"
#include "../model/form-draft.h"
#include "../widgets/after-frame.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

struct _UmpPadForm {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  int verb;
  guint generation;
  guint entries;
  UmpFormDraft *draft; /* NULL while no form is shown */
  GPtrArray *editors;  /* UmpFieldEditor by field */
  GPtrArray *steps;    /* button of each, borrowed */
  gboolean narrow;

  GtkWidget *box;
  GtkWidget *others; /* the other open verbs */
  GtkWidget *top;    /* when wide: the steps, and back and on; else the steps alone */
  GtkWidget *head;   /* the steps */
  GtkWidget *foot;   /* back, "None", on, enter */
  GtkWidget *back;
  GtkWidget *next;
  GtkWidget *enter;
  GtkWidget *line; /* the title and the value of the step that is shown */
  GtkWidget *title;
  GtkWidget *hint;
};

G_DEFINE_FINAL_TYPE (UmpPadForm, ump_pad_form, GTK_TYPE_WIDGET)

static UmpPlay *
play_of (UmpPadForm *self)
{
  return ump_chooser_play (self->chooser);
}

static const UmpVerb *
verb_of (UmpPadForm *self)
{
  return &ump_play_game (play_of (self))->verbs[self->verb];
}

static UmpFieldEditor *
editor_at (UmpPadForm *self, guint field)
{
  return self->editors->pdata[field];
}

static const char *
title_at (UmpPadForm *self, guint field)
{
  return ump_field_editor_title (editor_at (self, field));
}

/* NULL for nothing: on a phone its room is kept. */
static void
say_hint (UmpPadForm *self, const char *text)
{
  ump_label_say (self->hint, text);
  if (text == NULL)
    gtk_label_set_text (GTK_LABEL (self->hint), "");
  gtk_widget_set_visible (self->hint, text != NULL || self->narrow);
  ump_set_tooltip (self->hint, text);
}

static void
judge (UmpPadForm *self)
{
  g_autofree char *why = NULL;
  gboolean good = ump_form_draft_judge (self->draft, &why);

  ump_set_class (self->enter, "off", !good);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->enter), GTK_ACCESSIBLE_STATE_DISABLED, !good, -1);
  say_hint (self, why);
}

/* ---- showing ------------------------------------------------------------------------------------------ */

static void
show_step (UmpPadForm *self, guint a)
{
  UmpFormValue *value = ump_form_draft_value (self->draft, a);
  GtkWidget *step = self->steps->pdata[a];
  gboolean filled = ump_form_value_is_filled (value), now = a == ump_form_draft_now (self->draft),
           wrong = ump_form_draft_is_refused (self->draft, a);
  const char *word = ump_form_value_word (value);
  g_autofree char *title =
      word != NULL ? g_strdup_printf (_ ("%s: %s"), title_at (self, a), word) : g_strdup (title_at (self, a));
  g_autofree char *label = self->narrow && word == NULL ? g_strdup_printf ("%u", a + 1) : g_strdup (title);
  /* Translators: a part of a form: "Elevator 1, 2 of 5" */
  g_autofree char *place = g_strdup_printf (_ ("%s, %d of %d"), title, (int) a + 1, (int) self->steps->len);
  /* Translators: a part of a form in which something was entered, or something that cannot stay */
  g_autofree char *name =
      filled ? g_strdup_printf (wrong ? _ ("%s, refused") : _ ("%s, entered"), place) : g_strdup (place);

  gtk_button_set_label (GTK_BUTTON (step), label);
  ump_name_widget (step, name);
  ump_set_class (step, "chosen", now);
  ump_set_class (step, "filled", filled); /* a mark that needs no room, or the steps would move */
  ump_set_class (step, "error-text", wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (step), GTK_ACCESSIBLE_STATE_PRESSED, now, -1);
}

/* What the other fields have. */
static void
tell_others (UmpPadForm *self)
{
  g_autoptr (GPtrArray) others = g_ptr_array_new ();
  guint now = ump_form_draft_now (self->draft);

  for (guint a = 0; a < self->editors->len; a++) {
    const char *text = ump_form_value_text (ump_form_draft_value (self->draft, a));

    if (a != now && text[0] != '\0')
      g_ptr_array_add (others, (char *) text);
  }
  g_ptr_array_add (others, NULL);
  ump_field_editor_set_others (editor_at (self, now), (const char *const *) others->pdata);
}

/* What the submitting key of a tally says: what is counted with it. */
static char *
enter_label (UmpPadForm *self)
{
  UmpFormValue *first = self->editors->len > 0 ? ump_form_draft_value (self->draft, 0) : NULL;
  const char *word = first != NULL ? ump_form_value_word (first) : NULL;

  if (word == NULL)
    return g_strdup (_ ("Enter"));
  if (ump_form_value_field (first)->type == UMP_TYPE_PLAYER)
    /* Translators: enters what a person has, who is named */
    return g_strdup_printf (_ ("Enter it for %s"), word);
  /* Translators: enters what is in a place that has a number: "Line 1 is counted" */
  return g_strdup_printf (_ ("%s %s is counted"), title_at (self, 0), word);
}

/* Cards that come to lie in a zone each are seen there at once. */
static void
show_on_table (UmpPadForm *self)
{
  const UmpSetup *setup = ump_match_setup (ump_play_match (play_of (self)));

  for (guint a = 0; a < self->editors->len; a++) {
    UmpFormValue *value = ump_form_draft_value (self->draft, a);
    const UmpField *attr = ump_form_value_field (value);

    for (int k = 0; attr->zone > 0 && attr->type == UMP_TYPE_CARDS && k < attr->max; k++)
      ump_chooser_set_form_card (self->chooser, ump_zone_index (setup, attr->zone - 1, 0, k),
                                 ump_form_value_card (value, k));
  }
}

/* The field that is asked for, and the key to the next one. */
static void
show_field (UmpPadForm *self)
{
  guint n = self->editors->len, now = ump_form_draft_now (self->draft),
        next = ump_form_draft_next (self->draft);
  g_autofree char *progress = ump_form_value_progress (ump_form_draft_value (self->draft, now));
  g_autofree char *title = progress != NULL ? g_strdup_printf (_ ("%s: %s"), title_at (self, now), progress)
                                            : g_strdup (title_at (self, now));
  gboolean leads_on = next < n && next != now;

  for (guint a = 0; a < n; a++) {
    GtkWidget *shown = ump_field_editor_shown (editor_at (self, a)),
              *none = ump_field_editor_none (editor_at (self, a));

    gtk_widget_set_visible (ump_field_editor_widget (editor_at (self, a)), a == now);
    if (shown != NULL)
      gtk_widget_set_visible (shown, a == now);
    if (none != NULL)
      gtk_widget_set_visible (none, a == now);
  }
  ump_label_say (self->title, title);
  gtk_widget_set_visible (self->next, leads_on);
  if (leads_on) {
    g_autofree char *name = g_strdup_printf (_ ("Next: %s"), title_at (self, next));

    ump_set_class (self->next, "main", ump_form_draft_may_go_on (self->draft));
    ump_name_widget (self->next, name);
  }
}

static void
show (UmpPadForm *self)
{
  judge (self);
  for (guint a = 0; a < self->editors->len; a++)
    show_step (self, a);
  show_field (self);
  if (verb_of (self)->tally) {
    g_autofree char *label = enter_label (self);
    gtk_button_set_label (GTK_BUTTON (self->enter), label);
  }
  tell_others (self);
  ump_chooser_set_form_begun (self->chooser, ump_form_draft_is_begun (self->draft));
  ump_form_draft_keep (self->draft);
  show_on_table (self);
  gtk_widget_set_visible (self->head, self->editors->len > 1);
}

/* ---- one field after the other ------------------------------------------------------------------------ */

static void
on_field_changed (UmpFieldEditor *editor, UmpPadForm *self)
{
  guint field;

  if (g_ptr_array_find (self->editors, editor, &field))
    ump_form_draft_changed (self->draft, field);
  show (self);
}

static void
go_to (UmpPadForm *self, guint a)
{
  gboolean inside = ump_has_focus_inside (GTK_WIDGET (self));

  ump_form_draft_go_to (self->draft, a);
  show (self);
  if (inside)
    gtk_widget_child_focus (ump_field_editor_widget (editor_at (self, a)), GTK_DIR_TAB_FORWARD);
}

static void
on_done (UmpPadForm *self)
{
  guint next = ump_form_draft_next (self->draft);

  if (ump_form_draft_is_troubled (self->draft))
    ump_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->hint)));
  else if (next < self->editors->len)
    go_to (self, next);
  else if (ump_has_focus_inside (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->enter);
}

static void
on_next (UmpPadForm *self)
{
  guint next = ump_form_draft_next (self->draft);

  if (next < self->editors->len)
    go_to (self, next);
}

/* Says what has to be entered first, and goes there. */
static void
ask_for (UmpPadForm *self, guint field)
{
  /* Translators: what a form still needs, by the title of its field: "Not yet. Still to be said: Elevator 1" */
  g_autofree char *missing = g_strdup_printf (_ ("Not yet. Still to be said: %s"), title_at (self, field));

  go_to (self, field);
  say_hint (self,
            verb_of (self)->tally ? _ ("Nothing is counted yet: choose what is there, or None.") : missing);
  ump_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->hint)));
}

static void
on_enter (UmpPadForm *self)
{
  guint missing = ump_form_draft_missing (self->draft);
  g_autofree char *why = NULL;
  g_autoptr (UmpEntry) entry = NULL;

  if (!ump_form_draft_judge (self->draft, &why) && missing < self->editors->len) {
    ask_for (self, missing);
    return;
  }
  entry = ump_form_draft_entry (self->draft);
  ump_play_enter (play_of (self), entry);
}

void
ump_pad_form_go_on (UmpPadForm *self)
{
  if (self->draft == NULL)
    return;
  if (!ump_form_draft_may_go_on (self->draft))
    ask_for (self, ump_form_draft_now (self->draft));
  else if (ump_form_draft_next (self->draft) < self->editors->len)
    on_next (self);
  else
    on_enter (self);
}

static void
on_step (GtkWidget *button, UmpPadForm *self)
{
  guint a;

  if (g_ptr_array_find (self->steps, button, &a))
    go_to (self, a);
}

static void
on_back (UmpPadForm *self)
{
  guint now = ump_form_draft_now (self->draft);

  if (!ump_field_editor_back (editor_at (self, now)) && now > 0)
    go_to (self, now - 1);
}

static gboolean
on_key (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, UmpPadForm *self)
{
  if (key != GDK_KEY_BackSpace || (state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      self->draft == NULL)
    return GDK_EVENT_PROPAGATE;
  on_back (self);
  return GDK_EVENT_STOP;
}

gboolean
ump_pad_form_digit (UmpPadForm *self, int digit)
{
  return self->draft != NULL &&
         ump_field_editor_digit (editor_at (self, ump_form_draft_now (self->draft)), digit);
}

static void
move_to (GtkWidget *child, GtkWidget *box, GtkWidget *after)
{
  g_object_ref (child);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (child)), child);
  gtk_box_insert_child_after (GTK_BOX (box), child, after);
  g_object_unref (child);
}

/* What is wrong is told beside what is there, or below it, where room is kept for it: no key moves for it. */
static void
place_parts (UmpPadForm *self)
{
  if (self->narrow) {
    move_to (self->foot, self->box, gtk_widget_get_last_child (self->box));
    move_to (self->hint, self->box, self->line);
  } else {
    move_to (self->foot, self->top, self->head);
    move_to (self->hint, self->line, gtk_widget_get_last_child (self->line));
  }
  /* there is height for two lines, and a text that may be broken would take them */
  gtk_label_set_wrap (GTK_LABEL (self->title), self->narrow);
}

void
ump_pad_form_set_narrow (UmpPadForm *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  place_parts (self);
  for (guint a = 0; a < self->editors->len; a++)
    ump_field_editor_set_narrow (editor_at (self, a), narrow);
  if (self->draft != NULL)
    show (self);
}

/* ---- the form ----------------------------------------------------------- */

static void
on_other (GtkWidget *widget, const char *action, GVariant *verb)
{
  ump_chooser_begin_form (UMP_PAD_FORM (widget)->chooser, g_variant_get_int32 (verb));
}

static void
add_other (UmpPadForm *self, int verb, const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  ump_add_classes (button, "plain step");
  ump_set_class (button, "chosen", verb == self->verb);
  ump_set_action (button, "form.verb", "i", verb);
  gtk_box_append (GTK_BOX (self->others), button);
}

/* The other open verbs, and the way back to the keys. */
static void
show_others (UmpPadForm *self)
{
  const GArray *forms = ump_chooser_forms (self->chooser);
  const UmpGame *game = ump_play_game (ump_chooser_play (self->chooser));

  ump_box_clear (self->others);
  for (guint i = 0; i < forms->len; i++) {
    int verb = g_array_index (forms, int, i);

    add_other (self, verb, ump_title_of_verb (&game->verbs[verb]));
  }
  if (ump_chooser_n_items (self->chooser) > 0)
    add_other (self, UMP_VERB_UNKNOWN, _ ("Back to the keys"));
  gtk_widget_set_visible (self->others, forms->len > 1);
}

static void
add_field (UmpPadForm *self, guint field)
{
  UmpFieldEditor *editor =
      ump_field_editor_new (g_object_ref (ump_form_draft_value (self->draft, field)), UMP_EDITOR_KEYS, NULL);
  GtkWidget *step = gtk_button_new_with_label (""), *shown = ump_field_editor_shown (editor),
            *none = ump_field_editor_none (editor);

  ump_add_classes (step, "plain step ticked");
  g_signal_connect (step, "clicked", G_CALLBACK (on_step), self);
  g_signal_connect (editor, "changed", G_CALLBACK (on_field_changed), self);
  g_signal_connect_swapped (editor, "done", G_CALLBACK (on_done), self);
  ump_field_editor_set_narrow (editor, self->narrow);
  g_ptr_array_add (self->editors, editor);
  g_ptr_array_add (self->steps, step);
  ump_wrap_box_append (UMP_WRAP_BOX (self->head), step);
  gtk_box_insert_child_after (GTK_BOX (self->box), ump_field_editor_widget (editor),
                              self->narrow ? self->hint : self->line);
  if (shown != NULL) {
    gtk_widget_set_hexpand (shown, TRUE);
    gtk_box_insert_child_after (GTK_BOX (self->line), shown, self->title);
  }
  if (none != NULL)
    gtk_box_insert_child_after (GTK_BOX (self->foot), none, self->back);
}

static void
clear_fields (UmpPadForm *self)
{
  for (guint a = 0; a < self->editors->len; a++) {
    UmpFieldEditor *editor = editor_at (self, a);

    g_signal_handlers_disconnect_by_data (editor, self);
    ump_remove_after_frame (ump_field_editor_widget (editor));
    ump_remove_after_frame (ump_field_editor_shown (editor));
    ump_remove_after_frame (ump_field_editor_none (editor));
  }
  ump_wrap_box_clear (UMP_WRAP_BOX (self->head));
  g_ptr_array_set_size (self->editors, 0);
  g_ptr_array_set_size (self->steps, 0);
  g_clear_pointer (&self->draft, ump_form_draft_free);
}

static void
build (UmpPadForm *self)
{
  clear_fields (self);
  self->verb = ump_chooser_verb (self->chooser);
  self->draft = ump_form_draft_new (play_of (self), self->verb);
  show_others (self);
  /* one that is counted has its name on the tab above */
  if (!verb_of (self)->tally)
    gtk_button_set_label (GTK_BUTTON (self->enter), ump_title_of_verb (verb_of (self)));
  for (guint a = 0; a < ump_form_draft_n_fields (self->draft); a++)
    add_field (self, a);
  show (self);
}

static void
update (UmpPadForm *self)
{
  UmpPlay *play = play_of (self);
  guint entries = ump_match_n_entries (ump_play_match (play));

  if (self->verb != UMP_VERB_UNKNOWN && ump_play_is_now (play) &&
      (self->entries != entries || ump_chooser_mode (self->chooser) != UMP_CHOOSER_FORM))
    ump_begun_keep (play, self->verb, NULL); /* entered, or left for the keys */
  if (ump_chooser_mode (self->chooser) != UMP_CHOOSER_FORM) {
    self->verb = UMP_VERB_UNKNOWN;
    clear_fields (self);
    return;
  }
  if (self->verb == ump_chooser_verb (self->chooser) && self->entries == entries &&
      self->generation == ump_play_generation (play))
    return;
  self->entries = entries;
  self->generation = ump_play_generation (play);
  build (self);
}

void
ump_pad_form_fill (UmpPadForm *self, const UmpEntry *entry)
{
  if (self->verb != entry->verb)
    return;
  ump_form_draft_fill (self->draft, entry);
  show (self);
}

static void
ump_pad_form_dispose (GObject *object)
{
  UmpPadForm *self = UMP_PAD_FORM (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_pointer (&self->draft, ump_form_draft_free);
  g_clear_pointer (&self->editors, g_ptr_array_unref);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (ump_pad_form_parent_class)->dispose (object);
}

static void
ump_pad_form_class_init (UmpPadFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_pad_form_dispose;
  gtk_widget_class_set_css_name (widget_class, "padform");
  gtk_widget_class_install_action (widget_class, "form.verb", "i", on_other);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/pad-form.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, box);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, others);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, top);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, head);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, foot);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, back);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, next);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, enter);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, line);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, title);
  gtk_widget_class_bind_template_child (widget_class, UmpPadForm, hint);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, on_next);
  gtk_widget_class_bind_template_callback (widget_class, on_enter);
}

static void
ump_pad_form_init (UmpPadForm *self)
{
  self->verb = UMP_VERB_UNKNOWN;
  self->editors = g_ptr_array_new_with_free_func (g_object_unref);
  self->steps = g_ptr_array_new ();
  ump_init_template (GTK_WIDGET (self));
}

GtkWidget *
ump_pad_form_new (UmpChooser *chooser)
{
  UmpPadForm *self = g_object_new (UMP_TYPE_PAD_FORM, NULL);

  self->chooser = g_object_ref (chooser);
  g_signal_connect_object (chooser, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
