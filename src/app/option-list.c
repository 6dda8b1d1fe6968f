#include "config.h"

#include <glib/gi18n.h>

#include "option-list.h"

#include <adwaita.h>
#include <stdlib.h>

#include "parts.h"

#define MAX_OPTIONS 32

/* values: by option, NULL for the default; that of a person is the number of the seat. rows: by option, NULL where
 * it does not apply. filling: values come from here and not from the user. */
struct _UmpOptionList {
  GtkWidget parent_instance;
  GtkWidget *group;
  const UmpGame *game;
  char **names;
  char *values[MAX_OPTIONS];
  GtkWidget *rows[MAX_OPTIONS];
  gboolean filling;
  gboolean no_learned;
};

static guint signal_changed;

G_DEFINE_FINAL_TYPE (UmpOptionList, ump_option_list, GTK_TYPE_WIDGET)

/* The default as it would be written here; a new string. */
static char *
default_value (UmpOptionList *self, const UmpOption *option)
{
  guint n = g_strv_length (self->names);

  if (option->type == UMP_OPTION_PLAYER)
    return g_strdup_printf ("%u", option->last_seat && n ? n - 1 : 0);
  return g_strdup (option->fallback ? option->fallback : "");
}

static void
take_value (UmpOptionList *self, int index, const char *value)
{
  g_autofree char *usual = default_value (self, &self->game->options[index]);
  gboolean is_default = g_str_equal (value, usual);

  if (self->filling || g_strcmp0 (self->values[index], is_default ? NULL : value) == 0)
    return;
  g_free (self->values[index]);
  self->values[index] = is_default ? NULL : g_strdup (value);
  g_signal_emit (self, signal_changed, 0);
}

static int
index_of (GtkWidget *widget)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "option"));
}

static void
number_changed (GtkSpinButton *spin, UmpOptionList *self)
{
  g_autofree char *value = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (spin));

  take_value (self, index_of (GTK_WIDGET (spin)), value);
}

static void
choice_changed (AdwComboRow *row, GParamSpec *pspec, UmpOptionList *self)
{
  int index = index_of (GTK_WIDGET (row));
  const UmpOption *option = &self->game->options[index];
  guint selected = adw_combo_row_get_selected (row);
  g_autofree char *number = g_strdup_printf ("%u", selected);

  if (selected != GTK_INVALID_LIST_POSITION)
    take_value (self, index, option->type == UMP_OPTION_CHOICE ? option->words[selected] : number);
}

static void
text_changed (GtkEditable *entry, UmpOptionList *self)
{
  int index = index_of (GTK_WIDGET (entry));
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  if (!*text) {
    g_autofree char *usual = default_value (self, &self->game->options[index]);

    take_value (self, index, usual);
  } else {
    take_value (self, index, text);
  }
}

/* ---- rows ------------------------------------------------------------------------------- */

/* How the default reads: a person's name, a choice's title, else as written. */
static const char *
default_words (UmpOptionList *self, const UmpOption *option, const char *value)
{
  if (option->type == UMP_OPTION_PLAYER)
    return self->names[0] ? self->names[atoi (value)] : "";
  if (option->type == UMP_OPTION_CHOICE && option->titles)
    for (int k = 0; option->words[k]; k++)
      if (g_str_equal (option->words[k], value))
        return _ (option->titles[k]);
  return value;
}

/* Help, default, and the rule that the option settles. */
static char *
describe (UmpOptionList *self, const UmpOption *option)
{
  GString *text = g_string_new (option->help ? _ (option->help) : "");
  g_autofree char *usual = default_value (self, option);
  const char *words = default_words (self, option, usual);

  if (option->type == UMP_OPTION_OWN && option->allowed)
    g_string_append_printf (text, "%s%s", text->len ? "\n" : "", _ (option->allowed));
  if (*words || option->rule)
    g_string_append_c (text, '\n');
  if (*words)
    /* Translators: value that an option has when nothing is chosen */
    g_string_append_printf (text, _ ("Default: %s"), words);
  if (option->rule)
    /* Translators: the option settles this rule: "Rule M13-2" */
    g_string_append_printf (text, *words ? _ (" · rule %s") : _ ("Rule %s"), option->rule);
  return g_string_free (text, FALSE);
}

static GtkWidget *
new_number_row (UmpOptionList *self, const UmpOption *option, const char *value)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = gtk_spin_button_new_with_range (option->min, option->max, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), atoi (value));
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  ump_name_widget (spin, _ (option->title));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  g_object_set_data (G_OBJECT (row), "input", spin);
  g_signal_connect (spin, "value-changed", G_CALLBACK (number_changed), self);
  return row;
}

static GtkWidget *
new_choice_row (UmpOptionList *self, const UmpOption *option, const char *value)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);
  guint selected = 0;

  if (option->type == UMP_OPTION_PLAYER) {
    gtk_string_list_splice (model, 0, 0, (const char *const *) self->names);
    selected = (guint) atoi (value);
  }
  for (guint k = 0; option->type == UMP_OPTION_CHOICE && option->words[k]; k++) {
    gtk_string_list_append (model, _ (option->titles ? option->titles[k] : option->words[k]));
    if (g_str_equal (option->words[k], value))
      selected = k;
  }
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_object_set_data (G_OBJECT (row), "input", row);
  g_signal_connect (row, "notify::selected", G_CALLBACK (choice_changed), self);
  return row;
}

/* Text may be long: it has a line of its own below the words. */
static GtkWidget *
new_text_row (UmpOptionList *self, const UmpOption *option, const char *value)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL);
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *words = describe (self, option);

  gtk_editable_set_text (GTK_EDITABLE (entry), value);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), option->fallback);
  ump_name_widget (entry, _ (option->title));
  gtk_box_append (GTK_BOX (box), ump_text_new (_ (option->title), NULL));
  gtk_box_append (GTK_BOX (box), ump_text_new (words, "dim-text"));
  gtk_box_append (GTK_BOX (box), entry);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_top (box, 8);
  gtk_widget_set_margin_bottom (box, 8);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  g_object_set_data (G_OBJECT (row), "input", entry);
  g_signal_connect (entry, "changed", G_CALLBACK (text_changed), self);
  return row;
}

static void
add_row (UmpOptionList *self, int index)
{
  const UmpOption *option = &self->game->options[index];
  g_autofree char *usual = default_value (self, option);
  const char *value = self->values[index] ? self->values[index] : usual;
  GtkWidget *row;

  if (option->type == UMP_OPTION_INT)
    row = new_number_row (self, option, value);
  else if (option->type == UMP_OPTION_CHOICE || option->type == UMP_OPTION_PLAYER)
    row = new_choice_row (self, option, value);
  else
    row = new_text_row (self, option, value);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (option->title));
  if (ADW_IS_ACTION_ROW (row)) {
    g_autofree char *words = describe (self, option);

    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
    adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
    adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  }
  g_object_set_data (g_object_get_data (G_OBJECT (row), "input"), "option", GINT_TO_POINTER (index));
  self->rows[index] = row;
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), row);
}

/* Whether the option is made of a learned component, and these stand elsewhere. */
static gboolean
is_elsewhere (UmpOptionList *self, int index)
{
  for (int k = 0; self->no_learned && k < self->game->n_parts; k++)
    if (self->game->parts[k].option == index + 1)
      return TRUE;
  return FALSE;
}

static void
rebuild (UmpOptionList *self)
{
  int n_seats = (int) g_strv_length (self->names);

  self->filling = TRUE;
  for (int k = 0; k < MAX_OPTIONS; k++)
    if (self->rows[k])
      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->group), g_steal_pointer (&self->rows[k]));
  for (int k = 0; self->game && k < MIN (self->game->n_options, MAX_OPTIONS); k++) {
    const UmpOption *option = &self->game->options[k];

    /* A seat that is gone. */
    if (self->values[k] && option->type == UMP_OPTION_PLAYER && atoi (self->values[k]) >= n_seats)
      g_clear_pointer (&self->values[k], g_free);
    if (!is_elsewhere (self, k) && ump_option_applies (option, n_seats) && (option->type != UMP_OPTION_PLAYER || n_seats))
      add_row (self, k);
  }
  self->filling = FALSE;
}

static void
forget_values (UmpOptionList *self)
{
  for (int k = 0; k < MAX_OPTIONS; k++)
    g_clear_pointer (&self->values[k], g_free);
}

void
ump_option_list_reset (UmpOptionList *self)
{
  forget_values (self);
  rebuild (self);
}

void
ump_option_list_set_game (UmpOptionList *self, const UmpGame *game, const char *const *names, int n_names)
{
  g_auto (GStrv) copy = g_new0 (char *, n_names + 1);

  for (int k = 0; k < n_names; k++)
    copy[k] = g_strdup (names[k]);
  if (self->game == game && g_strv_equal ((const char *const *) self->names, (const char *const *) copy))
    return;
  if (self->game != game)
    forget_values (self);
  self->game = game;
  g_strfreev (self->names);
  self->names = g_steal_pointer (&copy);
  rebuild (self);
}

void
ump_option_list_set_values (UmpOptionList *self, const UmpOptionValue *values, int n_values, const char *const *ids,
                            int n_ids)
{
  forget_values (self);
  for (int k = 0; k < n_values; k++)
    for (int o = 0; o < MIN (self->game->n_options, MAX_OPTIONS); o++) {
      if (!g_str_equal (self->game->options[o].name, values[k].name))
        continue;
      if (self->game->options[o].type != UMP_OPTION_PLAYER)
        self->values[o] = g_strdup (values[k].value);
      for (int s = 0; !self->values[o] && s < n_ids; s++)
        if (g_str_equal (ids[s], values[k].value))
          self->values[o] = g_strdup_printf ("%d", s);
    }
  rebuild (self);
}

void
ump_option_list_set_value (UmpOptionList *self, const char *name, const char *value)
{
  for (int o = 0; o < MIN (self->game->n_options, MAX_OPTIONS); o++)
    if (g_str_equal (self->game->options[o].name, name)) {
      g_autofree char *usual = default_value (self, &self->game->options[o]);

      g_free (self->values[o]);
      self->values[o] = g_str_equal (value, usual) ? NULL : g_strdup (value);
    }
  rebuild (self);
}

void
ump_option_list_leave_learned (UmpOptionList *self)
{
  self->no_learned = TRUE;
  rebuild (self);
}

GArray *
ump_option_list_get_values (UmpOptionList *self, const char *const *ids, int n_ids)
{
  GArray *array = g_array_new (FALSE, FALSE, sizeof (UmpOptionValue));

  for (int k = 0; self->game && k < MIN (self->game->n_options, MAX_OPTIONS); k++) {
    const UmpOption *option = &self->game->options[k];
    UmpOptionValue value = { option->name, self->values[k] };
    int seat;

    if (!self->values[k] || !self->rows[k])
      continue;
    if (option->type == UMP_OPTION_PLAYER) {
      seat = atoi (self->values[k]);
      if (seat >= n_ids)
        continue;
      value.value = ids[seat];
    }
    g_array_append_val (array, value);
  }
  return array;
}

gboolean
ump_option_list_is_empty (UmpOptionList *self)
{
  for (int k = 0; k < MAX_OPTIONS; k++)
    if (self->rows[k])
      return FALSE;
  return TRUE;
}

static void
dispose (GObject *object)
{
  UmpOptionList *self = UMP_OPTION_LIST (object);

  self->filling = TRUE;
  memset (self->rows, 0, sizeof self->rows);
  g_clear_pointer (&self->group, gtk_widget_unparent);
  G_OBJECT_CLASS (ump_option_list_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  UmpOptionList *self = UMP_OPTION_LIST (object);

  forget_values (self);
  g_strfreev (self->names);
  G_OBJECT_CLASS (ump_option_list_parent_class)->finalize (object);
}

static void
ump_option_list_class_init (UmpOptionListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "optionlist");
  signal_changed = g_signal_new ("changed", UMP_TYPE_OPTION_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
}

static void
ump_option_list_init (UmpOptionList *self)
{
  self->names = g_new0 (char *, 1);
  self->group = adw_preferences_group_new ();
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
}

GtkWidget *
ump_option_list_new (void)
{
  return g_object_new (UMP_TYPE_OPTION_LIST, NULL);
}
