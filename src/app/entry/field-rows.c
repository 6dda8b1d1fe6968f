/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What edits a field in a row of a list: a number to be spun, words or people to choose from, words shared
 * out among people, one of those to spare, some of the people, an answer in words with numbers in it. */
#include "config.h"

#include <glib/gi18n.h>

#include "field-editor-private.h"

#include <adwaita.h>
#include <stdlib.h>

#include "allot-keys.h"
#include "people-keys.h"
#include "../widgets/card-view.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

/* Each change of the input is one of the value. */
static GtkWidget *
watched (UmpFieldEditor *self, GtkWidget *input, const char *signal)
{
  g_signal_connect_object (input, signal, G_CALLBACK (ump_field_editor_read), self, G_CONNECT_SWAPPED);
  return input;
}

/* ---- a number ---------------------------------------------------------------------------------------- */

static GtkWidget *
make_number (UmpFieldEditor *self)
{
  return watched (self, gtk_spin_button_new_with_range (self->field->min, self->field->max, 1),
                  "value-changed");
}

static void
show_number (UmpFieldEditor *self)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->input), atoi (ump_form_value_text (self->value)));
}

static char *
read_number (UmpFieldEditor *self)
{
  return g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->input)));
}

const UmpEditorKind ump_editor_number = { make_number, show_number, read_number, NULL, FALSE };

/* ---- one of the words, or of the people --------------------------------------------------------------- */

/* The chosen words in full, in lines of at most so many characters (fewer of large text): the row's own label
 * would be cut where there is little room. The label is as wide in any case, for the row asks for its height
 * without saying how wide it is. */
#define CHOSEN_CHARS 12

static void
on_chosen_setup (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = ump_text_new (NULL, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_list_item_set_child (item, label);
}

static void
on_chosen_bind (GtkListItemFactory *factory, GtkListItem *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  int most = (int) (CHOSEN_CHARS / MAX (1, ump_text_scale (GTK_WIDGET (label))));

  gtk_label_set_max_width_chars (label, most);
  gtk_label_set_width_chars (label, (int) MIN (g_utf8_strlen (text, -1), most));
  gtk_label_set_text (label, text);
}

static GtkWidget *
make_choice (UmpFieldEditor *self)
{
  g_auto (GStrv) choices = ump_form_value_choices (self->value);
  g_autoptr (GtkListItemFactory) chosen = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());

  for (int k = 0; choices[k] != NULL; k++)
    gtk_string_list_append (model, ump_form_value_title (self->value, choices[k]));
  g_signal_connect (chosen, "setup", G_CALLBACK (on_chosen_setup), NULL);
  g_signal_connect (chosen, "bind", G_CALLBACK (on_chosen_bind), NULL);
  adw_combo_row_set_list_factory (row, adw_combo_row_get_factory (row));
  adw_combo_row_set_factory (row, chosen);
  adw_combo_row_set_model (row, G_LIST_MODEL (model));
  return watched (self, GTK_WIDGET (row), "notify::selected");
}

static void
show_choice (UmpFieldEditor *self)
{
  g_auto (GStrv) choices = ump_form_value_choices (self->value);
  guint at = 0;

  while (choices[at] != NULL && !g_str_equal (choices[at], ump_form_value_text (self->value)))
    at++;
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->input), choices[at] != NULL ? at : 0);
}

static char *
read_choice (UmpFieldEditor *self)
{
  g_auto (GStrv) choices = ump_form_value_choices (self->value);
  guint at = adw_combo_row_get_selected (ADW_COMBO_ROW (self->input));

  return g_strdup (at < g_strv_length (choices) ? choices[at] : "");
}

const UmpEditorKind ump_editor_choice = { make_choice, show_choice, read_choice, NULL, FALSE };

/* ---- words shared out, and those to spare -------------------------------------------------------------- */

static gboolean
read_allotted (UmpFieldEditor *self, UmpAllot *allot)
{
  const char *const *ids = ump_form_value_ids (self->value);

  return ump_allot_read (allot, self->field->words, ids, (int) g_strv_length ((char **) ids),
                         ump_form_value_text (self->value));
}

static GtkWidget *
make_allot (UmpFieldEditor *self)
{
  UmpAllot allot = { 0 };
  GtkWidget *keys;

  if (!read_allotted (self, &allot))
    g_warn_if_reached ();
  keys = ump_allot_keys_new (self->field, ump_form_value_names (self->value), &allot);
  gtk_widget_set_margin_top (keys, 4);
  return watched (self, keys, "changed");
}

static void
show_allot (UmpFieldEditor *self)
{
  UmpAllot allot;

  if (read_allotted (self, &allot))
    ump_allot_keys_set (UMP_ALLOT_KEYS (self->input), &allot);
}

static char *
read_allot (UmpFieldEditor *self)
{
  return ump_allot_print (ump_allot_keys_get (UMP_ALLOT_KEYS (self->input)), self->field->words,
                          ump_form_value_ids (self->value));
}

const UmpEditorKind ump_editor_allot = { make_allot, show_allot, read_allot, NULL, TRUE };

static GtkWidget *
make_spare (UmpFieldEditor *self)
{
  return watched (self, ump_spare_keys_new (self->field), "changed");
}

static void
show_spare (UmpFieldEditor *self)
{
  ump_spare_keys_choose (UMP_SPARE_KEYS (self->input), ump_form_value_text (self->value));
}

static char *
read_spare (UmpFieldEditor *self)
{
  const char *word = ump_spare_keys_get (UMP_SPARE_KEYS (self->input));

  return g_strdup (word != NULL ? word : "");
}

const UmpEditorKind ump_editor_spare = { make_spare, show_spare, read_spare, NULL, FALSE };

void
ump_field_editor_set_spare (UmpFieldEditor *self, guint spare, const char *text)
{
  ump_spare_keys_set (UMP_SPARE_KEYS (self->input), spare, text);
  ump_form_value_set (self->value, text != NULL ? text : "");
}

/* ---- some of the people -------------------------------------------------------------------------------- */

static GtkWidget *
make_people (UmpFieldEditor *self)
{
  GtkWidget *keys =
      ump_people_keys_new (ump_form_value_names (self->value), _ ("somebody has to be there at the start"));

  gtk_widget_set_margin_top (keys, 4);
  return watched (self, keys, "changed");
}

static void
show_people (UmpFieldEditor *self)
{
  const char *const *ids = ump_form_value_ids (self->value);
  guint chosen = 0;

  for (guint seat = 0; ids[seat] != NULL; seat++)
    if (ump_form_value_has (self->value, ids[seat]))
      chosen |= 1u << seat;
  ump_people_keys_set (UMP_PEOPLE_KEYS (self->input), chosen);
}

static char *
read_people (UmpFieldEditor *self)
{
  const char *const *ids = ump_form_value_ids (self->value);
  guint chosen = ump_people_keys_get (UMP_PEOPLE_KEYS (self->input));
  GString *value = g_string_new (NULL);

  for (guint seat = 0; ids[seat] != NULL; seat++)
    if (chosen >> seat & 1)
      g_string_append_printf (value, "%s%s", value->len > 0 ? " " : "", ids[seat]);
  return g_string_free (value, FALSE);
}

const UmpEditorKind ump_editor_people = { make_people, show_people, read_people, NULL, TRUE };

/* ---- an answer in words, the numbers in it, or the text itself --------------------------------------- */

/* chosen: which of the presets, or their number where it is written otherwise. button: with its words.
 * number: as many as any of them has. writes: somebody wants to write; formulas are read as sentences. */
typedef struct {
  UmpFieldEditor *editor;
  int chosen;
  gboolean writes;
  int n_numbers;
  GtkWidget *button;
  GtkWidget *numbers;
  GtkSpinButton *number[UMP_PRESET_NUMBERS];
  GtkEditable *text;
} Answers;

static const char answers_key[] = "umpire-answers";

static Answers *
answers_of (UmpFieldEditor *self)
{
  return g_object_get_data (G_OBJECT (self->input), answers_key);
}

static int
n_presets (const UmpField *field)
{
  int n = 0;

  while (field->presets[n].pattern != NULL)
    n++;
  return n;
}

/* A new string. */
static char *
words_of (const UmpField *field, int answer, const int *numbers)
{
  if (answer == n_presets (field))
    return g_strdup (_ ("written otherwise"));
  return ump_preset_fill (_ (field->presets[answer].words), "−", numbers);
}

/* What is written: formulas as people say them, as soon as there are any. A new string. */
static char *
words_of_written (UmpFieldEditor *self)
{
  if (self->field->formulas == NULL || *ump_form_value_text (self->value) == '\0')
    return g_strdup (_ ("written otherwise"));
  return ump_form_value_words (self->value);
}

static void
get_numbers (Answers *answers, int numbers[UMP_PRESET_NUMBERS])
{
  for (int k = 0; k < answers->n_numbers; k++)
    numbers[k] = gtk_spin_button_get_value_as_int (answers->number[k]);
}

static void
choose (Answers *answers, int answer, const int *numbers)
{
  const UmpField *field = answers->editor->field;
  gboolean written = answer == n_presets (field);
  g_autofree char *words = written ? words_of_written (answers->editor) : words_of (field, answer, numbers);
  g_autofree char *shown = g_strconcat (words, " ▾", NULL);
  int n = !written ? ump_preset_usual (&field->presets[answer], NULL) : 0;

  answers->chosen = answer;
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (answers->button))), shown);
  ump_describe_widget (answers->button, words);
  for (int k = 0; k < answers->n_numbers; k++) {
    gtk_widget_set_visible (GTK_WIDGET (answers->number[k]), k < n);
    if (k < n)
      gtk_spin_button_set_value (answers->number[k], numbers[k]);
  }
  gtk_widget_set_visible (answers->numbers, n > 0);
  gtk_widget_set_visible (GTK_WIDGET (answers->text),
                          written && (answers->writes || field->formulas == NULL));
}

static void
show_answer (UmpFieldEditor *self)
{
  Answers *answers = answers_of (self);
  int numbers[UMP_PRESET_NUMBERS];
  int answer = ump_preset_find (self->field->presets, ump_form_value_text (self->value), numbers);

  gtk_editable_set_text (answers->text, ump_form_value_text (self->value));
  choose (answers, answer >= 0 ? answer : n_presets (self->field), numbers);
}

static char *
read_answer (UmpFieldEditor *self)
{
  Answers *answers = answers_of (self);
  int numbers[UMP_PRESET_NUMBERS];

  if (answers->chosen == n_presets (self->field))
    return g_strstrip (g_strdup (gtk_editable_get_text (answers->text)));
  get_numbers (answers, numbers);
  return ump_preset_fill (self->field->presets[answers->chosen].pattern, "-", numbers);
}

/* Another answer has its usual numbers; who writes begins with what stands there. */
static void
on_answer (UmpFieldEditor *self, GtkListBoxRow *row)
{
  Answers *answers = answers_of (self);
  int answer = gtk_list_box_row_get_index (row), numbers[UMP_PRESET_NUMBERS];

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (row), GTK_TYPE_POPOVER)));
  if (answer < n_presets (self->field))
    ump_preset_usual (&self->field->presets[answer], numbers);
  self->filling = TRUE;
  answers->writes = answer == n_presets (self->field);
  gtk_editable_set_text (answers->text, ump_form_value_text (self->value));
  choose (answers, answer, numbers);
  self->filling = FALSE;
  ump_field_editor_read (self);
}

static void
on_number_changed (UmpFieldEditor *self)
{
  Answers *answers = answers_of (self);
  int numbers[UMP_PRESET_NUMBERS];

  if (self->filling)
    return;
  get_numbers (answers, numbers);
  choose (answers, answers->chosen, numbers);
  ump_field_editor_read (self);
}

static GtkWidget *
new_answer_list (UmpFieldEditor *self)
{
  GtkWidget *list = gtk_list_box_new ();

  for (int k = 0; k <= n_presets (self->field); k++) {
    int numbers[UMP_PRESET_NUMBERS];
    g_autofree char *words = NULL;
    GtkWidget *label;

    if (k < n_presets (self->field))
      ump_preset_usual (&self->field->presets[k], numbers);
    words = words_of (self->field, k, numbers);
    label = ump_text_new (words, NULL);
    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
    gtk_list_box_append (GTK_LIST_BOX (list), label);
    ump_name_widget (gtk_widget_get_parent (label), words);
  }
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (on_answer), self, G_CONNECT_SWAPPED);
  return list;
}

static void
open_answers (UmpFieldEditor *self)
{
  ump_popover_open (answers_of (self)->button, NULL, ump_scroll_new (new_answer_list (self), 320),
                    ump_field_editor_title (self));
}

static GtkWidget *
make_answers (UmpFieldEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *words = ump_text_new (NULL, NULL);
  Answers *answers = g_new0 (Answers, 1);

  answers->editor = self;
  answers->button = gtk_button_new ();
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_button_set_child (GTK_BUTTON (answers->button), words);
  ump_name_widget (answers->button, ump_field_editor_title (self));
  g_signal_connect_object (answers->button, "clicked", G_CALLBACK (open_answers), self, G_CONNECT_SWAPPED);
  answers->numbers = ump_wrap_box_new (6, 6);
  for (int k = 0; k < n_presets (self->field); k++)
    answers->n_numbers = MAX (answers->n_numbers, ump_preset_usual (&self->field->presets[k], NULL));
  for (int k = 0; k < answers->n_numbers; k++) {
    GtkWidget *number = gtk_spin_button_new_with_range (UMP_PRESET_LEAST, UMP_PRESET_MOST, 1);
    /* Translators: an option of a game, and the place of a number in its sentence: "Points, number 2" */
    g_autofree char *name = g_strdup_printf (_ ("%s, number %d"), ump_field_editor_title (self), k + 1);

    ump_name_widget (number, name);
    g_signal_connect_object (number, "value-changed", G_CALLBACK (on_number_changed), self,
                             G_CONNECT_SWAPPED);
    answers->number[k] = GTK_SPIN_BUTTON (number);
    ump_wrap_box_append (UMP_WRAP_BOX (answers->numbers), number);
  }
  answers->text = GTK_EDITABLE (watched (self, gtk_entry_new (), "changed"));
  ump_name_widget (GTK_WIDGET (answers->text), ump_field_editor_title (self));
  gtk_entry_set_placeholder_text (GTK_ENTRY (answers->text), _ (self->field->shape));
  gtk_box_append (GTK_BOX (box), answers->button);
  gtk_box_append (GTK_BOX (box), answers->numbers);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (answers->text));
  g_object_set_data_full (G_OBJECT (box), answers_key, answers, g_free);
  return box;
}

const UmpEditorKind ump_editor_presets = { make_answers, show_answer, read_answer, NULL, TRUE };
