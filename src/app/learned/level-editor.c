/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "level-editor.h"

#include "../compat/announce.h"
#include "../compat/question.h"
#include "../model/level-value.h"
#include "../model/part-words.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "level-row.h"

#define MAX_LETTERS 8

/* row, group: what the open popover is about; group -1: one more. kinds: a key for each letter, of which one
 * is chosen. */
struct _UmpLevelEditor {
  UmpPartEditor parent_instance;

  GtkWidget *head;
  GtkWidget *remove;
  GtkWidget *rows;
  GtkLabel *summary;
  GtkWidget *confirm;
  GtkPopover *popover;
  GtkBox *kinds_box;
  GtkGrid *sizes;
  GtkWidget *trouble;
  GtkWidget *without;
  GtkWidget *kinds[MAX_LETTERS];
  int row, group;
};

G_DEFINE_FINAL_TYPE (UmpLevelEditor, ump_level_editor, UMP_TYPE_PART_EDITOR)

static UmpPartTable *
table_of (UmpLevelEditor *self)
{
  return ump_part_editor_table (UMP_PART_EDITOR (self));
}

static const UmpPart *
part_of (UmpLevelEditor *self)
{
  return ump_part_editor_part (UMP_PART_EDITOR (self));
}

/* ---- changing --------------------------------------------------------------------------------- */

/* A new string, NULL where it is unknown. */
static char *
value_of (UmpLevelEditor *self, int row)
{
  char *value;

  ump_part_table_value (table_of (self), row, 1, &value, NULL);
  return value;
}

/* Remembers a row as it was entered from the card; what cannot be is said and not kept. */
static gboolean
enter (UmpLevelEditor *self, int row, const char *value)
{
  const UmpPart *part = part_of (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL, *words = NULL;

  if (!*value) {
    ump_part_table_forget (table_of (self), row, 1);
    return TRUE;
  }
  if (ump_level_cards (value) > part->most_sum)
    problem = g_strdup_printf (_ ("That would be %d cards, and a level has %d at most."),
                               ump_level_cards (value), part->most_sum);
  else if (!ump_part_accepts (ump_part_table_game (table_of (self)), part, value, &error))
    problem = g_strdup (error->message);
  ump_label_say (self->trouble, problem);
  if (problem != NULL) {
    ump_announce (GTK_WIDGET (self), problem);
    return FALSE;
  }
  ump_part_table_put (table_of (self), row, 1, value, NULL);
  words = ump_part_say (part, value);
  ump_announce (GTK_WIDGET (self), words);
  return TRUE;
}

/* ---- the popover of a group --------------------------------------------------------------------- */

static GtkWidget *
row_at (UmpLevelEditor *self, int row)
{
  GtkWidget *line = gtk_widget_get_first_child (self->rows);

  for (int k = 1; k < row; k++)
    line = gtk_widget_get_next_sibling (line);
  return line;
}

static int
row_of (UmpLevelEditor *self, GtkWidget *line)
{
  int row = 1;

  while (row_at (self, row) != line)
    row++;
  return row;
}

static void
enter_and_close (UmpLevelEditor *self, const char *value)
{
  if (!enter (self, self->row, value))
    return;
  gtk_popover_popdown (self->popover);
  gtk_widget_child_focus (row_at (self, self->row), GTK_DIR_TAB_FORWARD); /* its keys were made anew */
}

static char
chosen_letter (UmpLevelEditor *self)
{
  const char *letters = part_of (self)->letters;

  for (int k = 0; letters[k]; k++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->kinds[k])))
      return letters[k];
  return letters[0];
}

/* level.size: a size was tapped for the chosen kind. */
static void
on_size (GtkWidget *widget, const char *action, GVariant *size)
{
  UmpLevelEditor *self = UMP_LEVEL_EDITOR (widget);
  g_autofree char *before = value_of (self, self->row);
  g_autofree char *word = g_strdup_printf ("%c%d", chosen_letter (self), g_variant_get_int32 (size));
  g_autofree char *value = ump_level_with_group (before, self->group, word);

  enter_and_close (self, value);
}

static void
on_without (UmpLevelEditor *self)
{
  g_autofree char *before = value_of (self, self->row);
  g_autofree char *value = ump_level_with_group (before, self->group, NULL);

  enter_and_close (self, value);
}

static void
fill_kinds (UmpLevelEditor *self)
{
  const UmpPart *part = part_of (self);

  for (int k = 0; part->letters[k] && k < MAX_LETTERS; k++) {
    self->kinds[k] = gtk_toggle_button_new_with_label (_ (part->titles[k]));
    if (k > 0)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->kinds[k]), GTK_TOGGLE_BUTTON (self->kinds[0]));
    gtk_box_append (self->kinds_box, self->kinds[k]);
  }
}

static void
fill_sizes (UmpLevelEditor *self)
{
  const UmpPart *part = part_of (self);

  for (int size = part->min; size <= MIN (part->max, part->most_sum); size++) {
    g_autofree char *label = g_strdup_printf ("%d", size);
    g_autofree char *name = g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) size), size);
    GtkWidget *button = gtk_button_new_with_label (label);
    int at = size - part->min;

    ump_add_classes (button, "key number-key");
    ump_name_widget (button, name);
    ump_set_action (button, "level.size", "i", size);
    gtk_grid_attach (self->sizes, button, at % 3, at / 3, 1, 1);
  }
}

static void
on_group (GtkWidget *line, int group, GtkWidget *key, UmpLevelEditor *self)
{
  const char *letters = part_of (self)->letters;
  g_autofree char *value = NULL;
  g_auto (GStrv) groups = NULL;
  graphene_rect_t bounds;

  self->row = row_of (self, line);
  self->group = group;
  value = value_of (self, self->row);
  groups = ump_level_groups (value);
  ump_label_say (self->trouble, NULL);
  gtk_widget_set_visible (self->without, group >= 0);
  for (int k = 0; letters[k]; k++)
    if (group < 0 ? k == 0 : groups[group][0] == letters[k])
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->kinds[k]), TRUE);
  if (gtk_widget_compute_bounds (key, GTK_WIDGET (self), &bounds))
    gtk_popover_set_pointing_to (self->popover,
                                 &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                  (int) bounds.size.width, (int) bounds.size.height });
  gtk_popover_popup (self->popover);
}

/* ---- rows ------------------------------------------------------------------------------------------- */

static void
on_checked (GtkWidget *line, gboolean checked, UmpLevelEditor *self)
{
  ump_part_table_set_checked (table_of (self), row_of (self, line), 1, checked);
}

static void
fill_rows (UmpLevelEditor *self)
{
  for (int row = 1; row <= part_of (self)->n_rows; row++) {
    GtkWidget *line = ump_level_row_new (part_of (self), row);

    g_signal_connect (line, "group", G_CALLBACK (on_group), self);
    g_signal_connect (line, "checked", G_CALLBACK (on_checked), self);
    gtk_box_append (GTK_BOX (self->rows), line);
  }
}

static void
show_rows (UmpLevelEditor *self)
{
  for (int row = 1; row <= part_of (self)->n_rows; row++) {
    g_autofree char *value = NULL;
    UmpLearned learned;

    ump_part_table_value (table_of (self), row, 1, &value, &learned);
    ump_level_row_set (UMP_LEVEL_ROW (row_at (self, row)), value, &learned);
  }
}

static void
show_summary (UmpLevelEditor *self)
{
  int unknown;
  g_autofree char *option = ump_part_table_option (table_of (self), &unknown);
  g_autofree char *compare = ump_part_table_to_compare (table_of (self)), *text = NULL;

  if (option == NULL)
    text = g_strdup_printf (
        ngettext ("%d level is unknown: enter it from your card before a game with this side.",
                  "%d levels are unknown: enter them from your card before a game with this side.",
                  (gulong) unknown),
        unknown);
  else
    text = g_strdup (compare != NULL ? compare : _ ("All levels are as on your card."));
  gtk_label_set_text (self->summary, text);
  gtk_widget_set_visible (self->confirm, option != NULL && compare != NULL);
}

static void
on_confirm (UmpLevelEditor *self)
{
  ump_part_table_confirm (table_of (self));
  gtk_widget_child_focus (self->rows, GTK_DIR_TAB_FORWARD); /* the key is gone */
  ump_announce (GTK_WIDGET (self), gtk_label_get_text (self->summary));
}

/* ---- editions ----------------------------------------------------------------------------------------- */

static void
on_new_response (UmpQuestion *dialog, const char *response, UmpLevelEditor *self)
{
  GtkEditable *text = GTK_EDITABLE (ump_question_child (dialog));
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (text)));

  if (g_str_equal (response, "answer") && *name)
    ump_part_table_add_set (table_of (self), name);
}

static void
on_new (UmpLevelEditor *self)
{
  UmpQuestion *dialog = ump_question_new (
      GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("New edition"),
      _ ("It begins with the levels that are shown; change those that differ on your cards."), _ ("_Add"));
  GtkWidget *text = ump_question_add_entry (dialog, _ ("Name of the edition"), "", 100);

  g_signal_connect_object (dialog, "response", G_CALLBACK (on_new_response), self, 0);
  ump_question_present (dialog, text);
}

static void
on_remove (UmpLevelEditor *self)
{
  ump_part_table_remove_set (table_of (self));
}

/* ---- the whole ---------------------------------------------------------- */

static void
ump_level_editor_build (UmpPartEditor *editor)
{
  UmpLevelEditor *self = UMP_LEVEL_EDITOR (editor);

  gtk_widget_insert_after (ump_part_editions_new (table_of (self)), self->head, NULL);
  gtk_widget_insert_after (ump_part_sides_new (part_of (self)), self->head, NULL);
  ump_name_widget (self->rows, _ (part_of (self)->title));
  fill_kinds (self);
  fill_sizes (self);
  fill_rows (self);
}

static void
ump_level_editor_show (UmpPartEditor *editor)
{
  UmpLevelEditor *self = UMP_LEVEL_EDITOR (editor);

  gtk_widget_set_visible (self->remove, *ump_part_table_set (table_of (self)) != '\0');
  show_rows (self);
  show_summary (self);
}

static void
ump_level_editor_set_width (UmpPartEditor *editor, UmpWidth width)
{
  UmpLevelEditor *self = UMP_LEVEL_EDITOR (editor);

  for (int row = 1; row <= part_of (self)->n_rows; row++)
    ump_level_row_set_narrow (UMP_LEVEL_ROW (row_at (self, row)), width == UMP_WIDTH_NARROW);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpLevelEditor, name)

static void
ump_level_editor_class_init (UmpLevelEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  UmpPartEditorClass *editor_class = UMP_PART_EDITOR_CLASS (klass);

  editor_class->build = ump_level_editor_build;
  editor_class->show = ump_level_editor_show;
  editor_class->set_width = ump_level_editor_set_width;
  gtk_widget_class_install_action (widget_class, "level.size", "i", on_size);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/level-editor.ui");
  BIND (head);
  BIND (remove);
  BIND (rows);
  BIND (summary);
  BIND (confirm);
  BIND (popover);
  BIND (kinds_box);
  BIND (sizes);
  BIND (trouble);
  BIND (without);
  gtk_widget_class_bind_template_callback (widget_class, on_new);
  gtk_widget_class_bind_template_callback (widget_class, on_remove);
  gtk_widget_class_bind_template_callback (widget_class, on_confirm);
  gtk_widget_class_bind_template_callback (widget_class, on_without);
}

static void
ump_level_editor_init (UmpLevelEditor *self)
{
  ump_init_template (GTK_WIDGET (self));
}
