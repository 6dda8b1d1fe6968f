/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "field-editor.h"

#include <adwaita.h>
#include <stdlib.h>

#include "allot-keys.h"
#include "people-keys.h"
#include "../widgets/card-view.h"
#include "../widgets/parts.h"

/* What a kind of field is edited with. build: makes row and input; get: a new string. */
typedef struct {
  void (*build) (UmpFieldEditor *self, const char *words, const char *value);
  char *(*get) (UmpFieldEditor *self);
  void (*set) (UmpFieldEditor *self, const char *value);
} Kind;

struct _UmpFieldEditor {
  GObject parent_instance;
  const UmpField *field;
  const Kind *kind;
  char **names;
  char **seats;
  GtkWidget *row;
  GtkWidget *input; /* within the row, or the row itself */
  gboolean filling; /* a value comes from the program */
};

G_DEFINE_FINAL_TYPE (UmpFieldEditor, ump_field_editor, G_TYPE_OBJECT)

enum { PROP_VALUE = 1, PROP_USUAL, N_PROPS };
static GParamSpec *properties[N_PROPS];
static guint signal_changed;

static void
on_input_changed (UmpFieldEditor *self)
{
  if (self->filling)
    return;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUE]);
  g_signal_emit (self, signal_changed, 0);
}

/* ---- rows ----------------------------------------------------------------------------------- */

/* Title and words at the start, the input at the end. */
static void
build_row (UmpFieldEditor *self, GtkWidget *row, const char *words)
{
  self->row = g_object_ref_sink (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (self->field->title));
  if (words != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
}

/* What needs more room than a row's end: it has a line of its own below the words. */
static void
build_tall_row (UmpFieldEditor *self, const char *words)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL);

  ump_name_widget (self->input, _ (self->field->title));
  gtk_box_append (GTK_BOX (box), ump_text_new (_ (self->field->title), NULL));
  gtk_box_append (GTK_BOX (box), ump_text_new (words, "dim-text"));
  gtk_box_append (GTK_BOX (box), self->input);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_top (box, 8);
  gtk_widget_set_margin_bottom (box, 8);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  self->row = g_object_ref_sink (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (self->field->title));
}

/* ---- a number ---------------------------------------------------------------------------------- */

static void
set_number (UmpFieldEditor *self, const char *value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->input), atoi (value));
}

static char *
get_number (UmpFieldEditor *self)
{
  /* what was typed and not yet left */
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->input));
  return g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->input)));
}

static void
build_number (UmpFieldEditor *self, const char *words, const char *value)
{
  build_row (self, adw_action_row_new (), words);
  self->input = gtk_spin_button_new_with_range (self->field->min, self->field->max, 1);
  set_number (self, value);
  gtk_widget_set_valign (self->input, GTK_ALIGN_CENTER);
  ump_name_widget (self->input, _ (self->field->title));
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->row), self->input);
  g_signal_connect_object (self->input, "value-changed", G_CALLBACK (on_input_changed), self,
                           G_CONNECT_SWAPPED);
}

/* ---- one of the words, or of the people ---------------------------------------------------------- */

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

static void
set_choice (UmpFieldEditor *self, const char *value)
{
  int at = self->field->type == UMP_TYPE_PLAYER ? atoi (value) : ump_field_find_word (self->field, value);

  adw_combo_row_set_selected (ADW_COMBO_ROW (self->row), (guint) MAX (at, 0));
}

static char *
get_choice (UmpFieldEditor *self)
{
  guint at = adw_combo_row_get_selected (ADW_COMBO_ROW (self->row));

  if (at == GTK_INVALID_LIST_POSITION)
    return g_strdup ("");
  return self->field->type == UMP_TYPE_PLAYER ? g_strdup_printf ("%u", at)
                                              : g_strdup (self->field->words[at]);
}

static void
build_choice (UmpFieldEditor *self, const char *words, const char *value)
{
  g_autoptr (GtkListItemFactory) chosen = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);
  AdwComboRow *row;

  build_row (self, adw_combo_row_new (), words);
  self->input = self->row;
  row = ADW_COMBO_ROW (self->row);
  if (self->field->type == UMP_TYPE_PLAYER)
    gtk_string_list_splice (model, 0, 0, (const char *const *) self->names);
  for (int k = 0; self->field->type != UMP_TYPE_PLAYER && k < ump_field_n_words (self->field); k++)
    gtk_string_list_append (model, _ (ump_field_word_title (self->field, k)));
  g_signal_connect (chosen, "setup", G_CALLBACK (on_chosen_setup), NULL);
  g_signal_connect (chosen, "bind", G_CALLBACK (on_chosen_bind), NULL);
  adw_combo_row_set_list_factory (row, adw_combo_row_get_factory (row));
  adw_combo_row_set_factory (row, chosen);
  adw_combo_row_set_model (row, G_LIST_MODEL (model));
  set_choice (self, value);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (on_input_changed), self, G_CONNECT_SWAPPED);
}

/* ---- a text ------------------------------------------------------------------------------------ */

static void
set_text (UmpFieldEditor *self, const char *value)
{
  gtk_editable_set_text (GTK_EDITABLE (self->input), value);
}

static char *
get_text (UmpFieldEditor *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->input))));
}

static void
build_text (UmpFieldEditor *self, const char *words, const char *value)
{
  self->input = words != NULL ? gtk_entry_new () : adw_entry_row_new ();
  if (words != NULL) {
    build_tall_row (self, words);
  } else {
    self->row = g_object_ref_sink (self->input);
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), _ (self->field->title));
  }
  set_text (self, value);
  g_signal_connect_object (self->input, "changed", G_CALLBACK (on_input_changed), self, G_CONNECT_SWAPPED);
}

/* ---- words shared out, and those to spare ---------------------------------------------------------- */

static gboolean
read_allot (UmpFieldEditor *self, const char *value, UmpAllot *allot)
{
  return ump_allot_read (allot, self->field->words, (const char *const *) self->seats,
                         (int) g_strv_length (self->names), value);
}

static void
set_allot (UmpFieldEditor *self, const char *value)
{
  UmpAllot allot;

  if (read_allot (self, value, &allot))
    ump_allot_keys_set (UMP_ALLOT_KEYS (self->input), &allot);
}

static char *
get_allot (UmpFieldEditor *self)
{
  return ump_allot_print (ump_allot_keys_get (UMP_ALLOT_KEYS (self->input)), self->field->words,
                          (const char *const *) self->seats);
}

static void
build_allot (UmpFieldEditor *self, const char *words, const char *value)
{
  UmpAllot allot = { 0 };

  if (!read_allot (self, value, &allot))
    g_return_if_reached ();
  self->input = ump_allot_keys_new (self->field, (const char *const *) self->names, &allot);
  gtk_widget_set_margin_top (self->input, 4);
  g_signal_connect_object (self->input, "changed", G_CALLBACK (on_input_changed), self, G_CONNECT_SWAPPED);
  build_tall_row (self, words);
}

static void
set_spare (UmpFieldEditor *self, const char *value)
{
  ump_spare_keys_choose (UMP_SPARE_KEYS (self->input), value);
}

static char *
get_spare (UmpFieldEditor *self)
{
  const char *word = ump_spare_keys_get (UMP_SPARE_KEYS (self->input));

  return g_strdup (word != NULL ? word : "");
}

static void
build_spare (UmpFieldEditor *self, const char *words, const char *value)
{
  build_row (self, adw_action_row_new (), words);
  self->input = ump_spare_keys_new (self->field);
  gtk_widget_set_valign (self->input, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->row), self->input);
  g_signal_connect_object (self->input, "changed", G_CALLBACK (on_input_changed), self, G_CONNECT_SWAPPED);
}

/* ---- some of the people --------------------------------------------------------------------------- */

static void
set_people (UmpFieldEditor *self, const char *value)
{
  g_auto (GStrv) ids = g_strsplit (value, " ", -1);
  guint chosen = 0;

  for (guint seat = 0; seat < g_strv_length (self->names); seat++)
    if (g_strv_contains ((const char *const *) ids, self->seats[seat]))
      chosen |= 1u << seat;
  ump_people_keys_set (UMP_PEOPLE_KEYS (self->input), chosen);
}

static char *
get_people (UmpFieldEditor *self)
{
  guint chosen = ump_people_keys_get (UMP_PEOPLE_KEYS (self->input));
  GString *value = g_string_new (NULL);

  for (guint seat = 0; seat < g_strv_length (self->names); seat++)
    if (chosen >> seat & 1)
      g_string_append_printf (value, "%s%s", value->len > 0 ? " " : "", self->seats[seat]);
  return g_string_free (value, FALSE);
}

static void
build_people (UmpFieldEditor *self, const char *words, const char *value)
{
  self->input =
      ump_people_keys_new ((const char *const *) self->names, _ ("somebody has to be there at the start"));
  gtk_widget_set_margin_top (self->input, 4);
  set_people (self, value);
  g_signal_connect_object (self->input, "changed", G_CALLBACK (on_input_changed), self, G_CONNECT_SWAPPED);
  build_tall_row (self, words);
}

/* ---- the editor ---------------------------------------------------------------------------------- */

static const Kind *
kind_of (const UmpField *field)
{
  static const Kind number = { build_number, get_number, set_number };
  static const Kind choice = { build_choice, get_choice, set_choice };
  static const Kind text = { build_text, get_text, set_text };
  static const Kind allot = { build_allot, get_allot, set_allot };
  static const Kind spare = { build_spare, get_spare, set_spare };
  static const Kind people = { build_people, get_people, set_people };

  if (field->flags & UMP_FIELD_ALLOT)
    return &allot;
  if (field->flags & UMP_FIELD_PEOPLE)
    return &people;
  if (field->spare_of > 0)
    return &spare;
  if (field->type == UMP_TYPE_INT)
    return &number;
  return field->type == UMP_TYPE_CHOICE || field->type == UMP_TYPE_PLAYER ? &choice : &text;
}

char *
ump_field_editor_get_value (UmpFieldEditor *self)
{
  return self->kind->get (self);
}

void
ump_field_editor_set_value (UmpFieldEditor *self, const char *value)
{
  self->filling = TRUE;
  self->kind->set (self, value);
  self->filling = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUE]);
}

void
ump_field_editor_set_usual (UmpFieldEditor *self, const char *usual)
{
  if (GTK_IS_ENTRY (self->input))
    gtk_entry_set_placeholder_text (GTK_ENTRY (self->input), usual);
}

void
ump_field_editor_set_spare (UmpFieldEditor *self, guint spare, const char *value)
{
  ump_spare_keys_set (UMP_SPARE_KEYS (self->input), spare, value);
}

const UmpField *
ump_field_editor_get_field (UmpFieldEditor *self)
{
  return self->field;
}

GtkWidget *
ump_field_editor_get_row (UmpFieldEditor *self)
{
  return self->row;
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_take_string (value, ump_field_editor_get_value (UMP_FIELD_EDITOR (object)));
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  const char *text = g_value_get_string (value) != NULL ? g_value_get_string (value) : "";

  if (id == PROP_VALUE)
    ump_field_editor_set_value (UMP_FIELD_EDITOR (object), text);
  else
    ump_field_editor_set_usual (UMP_FIELD_EDITOR (object), text);
}

static void
dispose (GObject *object)
{
  UmpFieldEditor *self = UMP_FIELD_EDITOR (object);

  self->filling = TRUE;
  g_clear_object (&self->row);
  G_OBJECT_CLASS (ump_field_editor_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  g_strfreev (UMP_FIELD_EDITOR (object)->names);
  g_strfreev (UMP_FIELD_EDITOR (object)->seats);
  G_OBJECT_CLASS (ump_field_editor_parent_class)->finalize (object);
}

static void
ump_field_editor_class_init (UmpFieldEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = get_property;
  object_class->set_property = set_property;
  object_class->dispose = dispose;
  object_class->finalize = finalize;
  properties[PROP_VALUE] = g_param_spec_string (
      "value", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_USUAL] = g_param_spec_string (
      "usual", NULL, NULL, "", G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signal_changed =
      g_signal_new ("changed", UMP_TYPE_FIELD_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ump_field_editor_init (UmpFieldEditor *self)
{
}

UmpFieldEditor *
ump_field_editor_new (const UmpField *field, const char *const *names, const char *const *seats,
                      const char *words, const char *value)
{
  UmpFieldEditor *self = g_object_new (UMP_TYPE_FIELD_EDITOR, NULL);

  self->field = field;
  self->kind = kind_of (field);
  self->names = g_strdupv ((char **) names);
  self->seats = g_strdupv ((char **) seats);
  self->filling = TRUE;
  self->kind->build (self, words, value);
  self->filling = FALSE;
  return self;
}
