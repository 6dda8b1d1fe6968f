/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "field-editor-private.h"

#include <adwaita.h>

#include "../model/entry-words.h"
#include "../widgets/build.h"
#include "../widgets/parts.h"
#include "../compat/signal.h"

G_DEFINE_FINAL_TYPE (UmpFieldEditor, ump_field_editor, G_TYPE_OBJECT)

enum { CHANGED, DONE, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- a text -------------------------------------------------------------------------------------------- */

static void
on_activate (UmpFieldEditor *self)
{
  g_signal_emit (self, signals[DONE], 0);
}

static GtkWidget *
make_text (UmpFieldEditor *self)
{
  gboolean is_row = self->frame == UMP_EDITOR_ROW && self->words == NULL;
  GtkWidget *text = is_row ? adw_entry_row_new () : gtk_entry_new ();

  g_signal_connect_object (text, "changed", G_CALLBACK (ump_field_editor_read), self, G_CONNECT_SWAPPED);
  if (!is_row)
    g_signal_connect_object (text, "activate", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
  return text;
}

static void
show_text (UmpFieldEditor *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->input), ump_form_value_text (self->value));
}

static char *
read_text (UmpFieldEditor *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->input))));
}

/* ---- which editor -------------------------------------------------------------------------------------- */

static const UmpEditorKind *
kind_of (const UmpFormValue *value, UmpEditorFrame frame)
{
  static const UmpEditorKind text = { make_text, show_text, read_text, NULL, TRUE };
  const UmpField *field = ump_form_value_field (value);
  gboolean keys = frame == UMP_EDITOR_KEYS;

  if (ump_form_value_part (value) != NULL)
    return &ump_editor_face;
  if (field->flags & UMP_FIELD_ALLOT)
    return &ump_editor_allot;
  if (field->flags & UMP_FIELD_PEOPLE)
    return &ump_editor_people;
  if (field->spare_of > 0)
    return &ump_editor_spare;
  if (field->presets != NULL && !keys)
    return &ump_editor_presets;
  if (keys && ump_field_is_cards (field))
    return &ump_editor_cards;
  if (keys)
    return ump_form_value_is_typed (value) && field->type != UMP_TYPE_INT ? &text : &ump_editor_words;
  switch (field->type) {
  case UMP_TYPE_INT: return &ump_editor_number;
  case UMP_TYPE_CHOICE:
  case UMP_TYPE_PLAYER: return &ump_editor_choice;
  default: return &text;
  }
}

/* ---- frames -------------------------------------------------------------------------------------------- */

static GtkWidget *
pad_new (UmpFieldEditor *self)
{
  GtkWidget *pad = g_object_new (GTK_TYPE_BOX, "css-name", "formfield", "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_GROUP, "orientation", GTK_ORIENTATION_VERTICAL, NULL);

  gtk_box_append (GTK_BOX (pad), self->input);
  return pad;
}

/* What needs more room than a row's end has a line of its own below the words. */
static GtkWidget *
tall_row_new (UmpFieldEditor *self)
{
  GtkWidget *title, *words, *place, *row;

  row = ump_build ("field-row", "title", &title, "words", &words, "place", &place, NULL);
  gtk_label_set_text (GTK_LABEL (title), ump_field_editor_title (self));
  gtk_label_set_text (GTK_LABEL (words), self->words);
  gtk_box_append (GTK_BOX (place), self->input);
  return row;
}

static GtkWidget *
end_row_new (UmpFieldEditor *self)
{
  GtkWidget *row = adw_action_row_new ();

  gtk_widget_set_valign (self->input, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->input);
  return row;
}

static GtkWidget *
row_new (UmpFieldEditor *self)
{
  GtkWidget *row = self->input;

  if (!ADW_IS_PREFERENCES_ROW (row))
    row = self->kind->is_tall ? tall_row_new (self) : end_row_new (self);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), ump_field_editor_title (self));
  if (!ADW_IS_ACTION_ROW (row))
    return row;
  if (self->words != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), self->words);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  return row;
}

/* ---- the value ------------------------------------------------------------------------------------- */

void
ump_field_editor_read (UmpFieldEditor *self)
{
  g_autofree char *text = NULL;

  if (self->filling)
    return;
  text = self->kind->read (self);
  self->filling = TRUE;
  ump_form_value_set (self->value, text);
  self->filling = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Not by the input. What that makes of it is the value. */
static void
on_value_changed (UmpFieldEditor *self)
{
  if (self->filling)
    return;
  self->filling = TRUE;
  self->kind->show (self);
  if (self->kind->read != NULL) {
    g_autofree char *text = self->kind->read (self);

    ump_form_value_set (self->value, text);
  }
  self->filling = FALSE;
}

void
ump_field_editor_changed (UmpFieldEditor *self, gboolean done)
{
  g_object_ref (self); /* who hears of it may make another form */
  g_signal_emit (self, signals[CHANGED], 0);
  if (done)
    g_signal_emit (self, signals[DONE], 0);
  g_object_unref (self);
}

UmpFormValue *
ump_field_editor_value (UmpFieldEditor *self)
{
  return self->value;
}

const char *
ump_field_editor_text (UmpFieldEditor *self)
{
  if (GTK_IS_SPIN_BUTTON (self->input))
    gtk_spin_button_update (GTK_SPIN_BUTTON (self->input));
  return ump_form_value_text (self->value);
}

/* ---- what others ask for ------------------------------------------------------------------------------- */

GtkWidget *
ump_field_editor_widget (UmpFieldEditor *self)
{
  return self->widget;
}

const char *
ump_field_editor_title (UmpFieldEditor *self)
{
  return ump_title_of_field (self->field);
}

GtkWidget *
ump_field_editor_shown (UmpFieldEditor *self)
{
  return self->shown;
}

GtkWidget *
ump_field_editor_none (UmpFieldEditor *self)
{
  return self->none;
}

void
ump_field_editor_set_narrow (UmpFieldEditor *self, gboolean narrow)
{
  if (self->kind->set_narrow != NULL)
    self->kind->set_narrow (self, narrow);
}

void
ump_field_editor_set_usual (UmpFieldEditor *self, const char *usual)
{
  if (GTK_IS_ENTRY (self->input))
    gtk_entry_set_placeholder_text (GTK_ENTRY (self->input), usual);
}

/* ---- life ---------------------------------------------------------------------------------------------- */

static void
dispose (GObject *object)
{
  UmpFieldEditor *self = UMP_FIELD_EDITOR (object);

  self->filling = TRUE;
  g_clear_object (&self->shown);
  g_clear_object (&self->none);
  g_clear_object (&self->widget);
  G_OBJECT_CLASS (ump_field_editor_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  UmpFieldEditor *self = UMP_FIELD_EDITOR (object);

  g_object_unref (self->value);
  g_ptr_array_unref (self->keys);
  G_OBJECT_CLASS (ump_field_editor_parent_class)->finalize (object);
}

static void
ump_field_editor_class_init (UmpFieldEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  signals[CHANGED] = ump_signal_new ("changed", UMP_TYPE_FIELD_EDITOR);
  signals[DONE] = ump_signal_new ("done", UMP_TYPE_FIELD_EDITOR);
}

static void
ump_field_editor_init (UmpFieldEditor *self)
{
  self->keys = g_ptr_array_new ();
}

UmpFieldEditor *
ump_field_editor_new (UmpFormValue *value, UmpEditorFrame frame, const char *words)
{
  UmpFieldEditor *self = g_object_new (UMP_TYPE_FIELD_EDITOR, NULL);

  self->value = value;
  self->field = ump_form_value_field (value);
  self->kind = kind_of (value, frame);
  self->frame = frame;
  self->words = words;
  self->input = self->kind->make (self);
  self->widget = g_object_ref_sink (frame == UMP_EDITOR_KEYS ? pad_new (self) : row_new (self));
  self->words = NULL;
  if (frame == UMP_EDITOR_KEYS)
    ump_name_widget (self->widget, ump_field_editor_title (self));
  if (!ADW_IS_PREFERENCES_ROW (self->input) && self->kind->read != NULL)
    ump_name_widget (self->input, ump_field_editor_title (self));
  g_signal_connect_object (value, "changed", G_CALLBACK (on_value_changed), self, G_CONNECT_SWAPPED);
  on_value_changed (self);
  return self;
}
