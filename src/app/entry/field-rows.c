/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What edits a field in a row of a list: a number to be spun, words or people to choose from, words shared
 * out among people, one of those to spare, some of the people. */
#include "config.h"

#include <glib/gi18n.h>

#include "field-editor-private.h"

#include <adwaita.h>
#include <stdlib.h>

#include "allot-keys.h"
#include "people-keys.h"
#include "../widgets/card-view.h"
#include "../widgets/parts.h"

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
