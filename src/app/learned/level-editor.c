/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "level-editor.h"

#include <adwaita.h>
#include <string.h>

#include "../compat/announce.h"
#include "../compat/question.h"
#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "level-row.h"

#define MAX_LETTERS 8

/* set: the edition that is shown, that of new sessions; sets: those of the list. row, group: what the open
 * popover is about; group -1: one more. kinds: a key for each letter, of which one is chosen. */
struct _UmpLevelEditor {
  GtkWidget parent_instance;
  UmpComponents *components;
  const UmpGame *game;
  const UmpPart *part;
  char *set;
  char **sets;
  int side;
  gboolean filling;

  GtkWidget *head;
  GtkDropDown *editions;
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

enum { PROP_SIDE = 1 };

static void ump_level_editor_part_editor_init (UmpPartEditorInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (UmpLevelEditor, ump_level_editor, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (UMP_TYPE_PART_EDITOR,
                                                      ump_level_editor_part_editor_init))

static void refresh (UmpLevelEditor *self);

static UmpSlot
slot_of (UmpLevelEditor *self, int row)
{
  return (UmpSlot){ self->game->kind, self->part->id, self->set, self->part->sides[self->side].id, row, 1 };
}

/* ---- changing --------------------------------------------------------------------------------- */

static void
put (UmpLevelEditor *self, int row, const char *value, UmpSure sure)
{
  g_autofree char *today = ump_learning_today ();
  UmpSlot slot = slot_of (self, row);
  UmpLearned learned = { value, sure, sure == UMP_SURE_CHECKED ? today : NULL, NULL };
  g_autoptr (GError) error = NULL;

  ump_components_put (self->components, &slot, &learned, &error);
  ump_learning_report (GTK_WIDGET (self), error);
}

static void
forget (UmpLevelEditor *self, int row)
{
  UmpSlot slot = slot_of (self, row);
  g_autoptr (GError) error = NULL;

  ump_components_forget (self->components, &slot, &error);
  ump_learning_report (GTK_WIDGET (self), error);
}

/* Without the tick a row is as sure as it was when it came with the game. */
static void
set_checked (UmpLevelEditor *self, int row, gboolean checked)
{
  g_autofree char *value = NULL, *usual = NULL;
  UmpSure sure;

  if (!ump_components_value (self->components, self->game, self->part, self->set, self->side, row, 1, &value,
                             NULL))
    return;
  usual = *self->set ? NULL : ump_part_usual (self->game, self->part, self->side, row, &sure);
  if (checked)
    put (self, row, value, UMP_SURE_CHECKED);
  else if (g_strcmp0 (usual, value) == 0)
    forget (self, row);
  else
    put (self, row, value, UMP_SURE_UNCHECKED);
}

/* The groups of a row; a new array. */
static char **
groups_of (UmpLevelEditor *self, int row)
{
  g_autofree char *value = NULL;

  ump_components_value (self->components, self->game, self->part, self->set, self->side, row, 1, &value,
                        NULL);
  return value != NULL ? g_strsplit (value, "+", -1) : g_new0 (char *, 1);
}

/* With `word` in place of a group (-1: behind the last); NULL takes it out. A new string. */
static char *
with_group (char **groups, int group, const char *word)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (int k = 0; groups[k] != NULL; k++)
    if (k != group)
      g_strv_builder_add (builder, groups[k]);
    else if (word != NULL)
      g_strv_builder_add (builder, word);
  if (group < 0)
    g_strv_builder_add (builder, word);
  all = g_strv_builder_end (builder);
  return g_strjoinv ("+", all);
}

/* Remembers a row as it was entered from the card; what cannot be is said and not kept. */
static gboolean
enter (UmpLevelEditor *self, int row, const char *value)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL, *words = NULL;

  if (!*value) {
    forget (self, row);
    return TRUE;
  }
  if (ump_level_cards (value) > self->part->most_sum)
    problem = g_strdup_printf (_ ("That would be %d cards, and a level has %d at most."),
                               ump_level_cards (value), self->part->most_sum);
  else if (!ump_part_accepts (self->game, self->part, value, &error))
    problem = g_strdup (error->message);
  ump_label_say (self->trouble, problem);
  if (problem != NULL) {
    ump_announce (GTK_WIDGET (self), problem);
    return FALSE;
  }
  put (self, row, value, UMP_SURE_CHECKED);
  words = ump_part_say (self->part, value);
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
  for (int k = 0; self->part->letters[k]; k++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->kinds[k])))
      return self->part->letters[k];
  return self->part->letters[0];
}

/* level.size: a size was tapped for the chosen kind. */
static void
on_size (GtkWidget *widget, const char *action, GVariant *size)
{
  UmpLevelEditor *self = UMP_LEVEL_EDITOR (widget);
  g_auto (GStrv) groups = groups_of (self, self->row);
  g_autofree char *word = g_strdup_printf ("%c%d", chosen_letter (self), g_variant_get_int32 (size));
  g_autofree char *value = with_group (groups, self->group, word);

  enter_and_close (self, value);
}

static void
on_without (UmpLevelEditor *self)
{
  g_auto (GStrv) groups = groups_of (self, self->row);
  g_autofree char *value = with_group (groups, self->group, NULL);

  enter_and_close (self, value);
}

static void
fill_kinds (UmpLevelEditor *self)
{
  for (int k = 0; self->part->letters[k] && k < MAX_LETTERS; k++) {
    self->kinds[k] = gtk_toggle_button_new_with_label (_ (self->part->titles[k]));
    if (k > 0)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->kinds[k]), GTK_TOGGLE_BUTTON (self->kinds[0]));
    gtk_box_append (self->kinds_box, self->kinds[k]);
  }
}

static void
fill_sizes (UmpLevelEditor *self)
{
  for (int size = self->part->min; size <= MIN (self->part->max, self->part->most_sum); size++) {
    g_autofree char *label = g_strdup_printf ("%d", size);
    g_autofree char *name = g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) size), size);
    GtkWidget *button = gtk_button_new_with_label (label);
    int at = size - self->part->min;

    ump_add_classes (button, "key number-key");
    ump_name_widget (button, name);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "level.size");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", size);
    gtk_grid_attach (self->sizes, button, at % 3, at / 3, 1, 1);
  }
}

static void
on_group (GtkWidget *line, int group, GtkWidget *key, UmpLevelEditor *self)
{
  g_auto (GStrv) groups = NULL;
  graphene_rect_t bounds;

  self->row = row_of (self, line);
  self->group = group;
  groups = groups_of (self, self->row);
  ump_label_say (self->trouble, NULL);
  gtk_widget_set_visible (self->without, group >= 0);
  for (int k = 0; self->part->letters[k]; k++)
    if (group < 0 ? k == 0 : groups[group][0] == self->part->letters[k])
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
  set_checked (self, row_of (self, line), checked);
}

static void
fill_rows (UmpLevelEditor *self)
{
  for (int row = 1; row <= self->part->n_rows; row++) {
    GtkWidget *line = ump_level_row_new (self->part, row);

    g_signal_connect (line, "group", G_CALLBACK (on_group), self);
    g_signal_connect (line, "checked", G_CALLBACK (on_checked), self);
    gtk_box_append (GTK_BOX (self->rows), line);
  }
}

static void
show_rows (UmpLevelEditor *self)
{
  for (int row = 1; row <= self->part->n_rows; row++) {
    g_autofree char *value = NULL;
    UmpLearned learned;

    ump_components_value (self->components, self->game, self->part, self->set, self->side, row, 1, &value,
                          &learned);
    ump_level_row_set (UMP_LEVEL_ROW (row_at (self, row)), value, &learned);
  }
}

static void
show_summary (UmpLevelEditor *self)
{
  int unknown, first = 0, last = 0;
  g_autofree char *option =
      ump_components_option (self->components, self->game, self->part, self->set, self->side, &unknown);
  int unchecked = ump_components_unchecked (self->components, self->game, self->part, self->set, self->side,
                                            &first, &last);
  g_autofree char *text = NULL;

  if (option == NULL)
    text = g_strdup_printf (
        ngettext ("%d level is unknown: enter it from your card before a game with this side.",
                  "%d levels are unknown: enter them from your card before a game with this side.",
                  (gulong) unknown),
        unknown);
  else if (unchecked > 0)
    text = ump_part_words (first == last ? self->part->compare_one : self->part->compare, first, last);
  else
    text = g_strdup (_ ("All levels are as on your card."));
  gtk_label_set_text (self->summary, text);
  gtk_widget_set_visible (self->confirm, option != NULL && unchecked > 0);
}

static void
on_confirm (UmpLevelEditor *self)
{
  g_autofree char *today = ump_learning_today ();
  g_autoptr (GError) error = NULL;

  ump_components_confirm (self->components, self->game, self->part, self->set, self->side, today, &error);
  ump_learning_report (GTK_WIDGET (self), error);
  gtk_widget_child_focus (self->rows, GTK_DIR_TAB_FORWARD); /* the key is gone */
  ump_announce (GTK_WIDGET (self), gtk_label_get_text (self->summary));
}

/* ---- editions ----------------------------------------------------------------------------------------- */

static void
show_editions (UmpLevelEditor *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  g_strfreev (self->sets);
  self->sets = ump_components_sets (self->components, self->game->kind, self->part->id);
  for (guint k = 0; self->sets[k] != NULL; k++) {
    gtk_string_list_append (names, *self->sets[k] ? self->sets[k] : _ (self->part->usual));
    if (g_str_equal (self->sets[k], self->set))
      selected = k;
  }
  gtk_drop_down_set_model (self->editions, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->editions, selected);
  gtk_widget_set_visible (self->remove, *self->set != '\0');
}

static void
choose_set (UmpLevelEditor *self, const char *set)
{
  g_autoptr (GError) error = NULL;

  g_free (self->set);
  self->set = g_strdup (set);
  ump_components_choose (self->components, self->game->kind, self->part->id, set, &error);
  ump_learning_report (GTK_WIDGET (self), error);
  refresh (self);
}

static void
on_edition (UmpLevelEditor *self)
{
  guint selected = gtk_drop_down_get_selected (self->editions);
  g_autofree char *set = NULL;

  if (self->filling || selected == GTK_INVALID_LIST_POSITION || selected >= g_strv_length (self->sets))
    return;
  set = g_strdup (self->sets[selected]);
  if (!g_str_equal (set, self->set))
    choose_set (self, set);
}

/* The usual edition's own rows are no values of the store: they are written into the new one. */
static void
on_new_response (UmpQuestion *dialog, const char *response, UmpLevelEditor *self)
{
  GtkEditable *text = GTK_EDITABLE (ump_question_child (dialog));
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (text)));
  g_autofree char *from = g_strdup (self->set);
  int side = self->side;
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "answer") || !*name)
    return;
  ump_components_add_set (self->components, self->game->kind, self->part->id, name, from, &error);
  ump_learning_report (GTK_WIDGET (self), error);
  for (self->side = 0; self->part->sides[self->side].id != NULL; self->side++)
    for (int row = 1; row <= self->part->n_rows; row++) {
      g_autofree char *usual = *from ? NULL : ump_part_usual (self->game, self->part, self->side, row, NULL);
      UmpSlot slot = slot_of (self, row);
      UmpLearned learned;

      slot.set = name;
      if (usual != NULL && !ump_components_get (self->components, &slot, &learned)) {
        learned = (UmpLearned){ .value = usual, .sure = UMP_SURE_UNCHECKED };
        ump_components_put (self->components, &slot, &learned, NULL);
      }
    }
  self->side = side;
  choose_set (self, name);
}

static void
on_new (UmpLevelEditor *self)
{
  UmpQuestion *dialog = ump_question_new (
      GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("New edition"),
      _ ("It begins with the levels that are shown; change those that your cards have otherwise."),
      _ ("_Add"));
  GtkWidget *text = gtk_entry_new ();

  gtk_entry_set_activates_default (GTK_ENTRY (text), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (text), 100);
  ump_name_widget (text, _ ("Name of the edition"));
  ump_question_set_child (dialog, text);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_new_response), self, 0);
  ump_question_present (dialog, text);
}

static void
on_remove (UmpLevelEditor *self)
{
  g_autofree char *set = g_strdup (self->set);
  g_autoptr (GError) error = NULL;

  g_free (self->set);
  self->set = g_strdup ("");
  ump_components_remove_set (self->components, self->game->kind, self->part->id, set, &error);
  ump_learning_report (GTK_WIDGET (self), error);
}

/* ---- the whole ---------------------------------------------------------- */

static void
refresh (UmpLevelEditor *self)
{
  self->filling = TRUE;
  show_editions (self);
  show_rows (self);
  show_summary (self);
  self->filling = FALSE;
}

static void
set_side (UmpLevelEditor *self, int side)
{
  self->side = side;
  refresh (self);
  g_object_notify (G_OBJECT (self), "side");
}

static void
show (UmpPartEditor *editor, const char *set, int side)
{
  UmpLevelEditor *self = UMP_LEVEL_EDITOR (editor);
  g_autofree char *chosen = g_strdup (
      set != NULL ? set : ump_components_chosen (self->components, self->game->kind, self->part->id));

  choose_set (self, chosen);
  if (side >= 0)
    set_side (self, side);
}

static void
set_width (UmpPartEditor *editor, UmpWidth width)
{
  UmpLevelEditor *self = UMP_LEVEL_EDITOR (editor);

  for (int row = 1; row <= self->part->n_rows; row++)
    ump_level_row_set_narrow (UMP_LEVEL_ROW (row_at (self, row)), width == UMP_WIDTH_NARROW);
}

static void
ump_level_editor_part_editor_init (UmpPartEditorInterface *iface)
{
  iface->show = show;
  iface->set_width = set_width;
}

static void
ump_level_editor_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_int (value, UMP_LEVEL_EDITOR (object)->side);
}

static void
ump_level_editor_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  set_side (UMP_LEVEL_EDITOR (object), g_value_get_int (value));
}

static void
ump_level_editor_dispose (GObject *object)
{
  UmpLevelEditor *self = UMP_LEVEL_EDITOR (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->components);
  g_clear_pointer (&self->set, g_free);
  g_clear_pointer (&self->sets, g_strfreev);
  G_OBJECT_CLASS (ump_level_editor_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, UmpLevelEditor, name)

static void
ump_level_editor_class_init (UmpLevelEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ump_level_editor_dispose;
  object_class->get_property = ump_level_editor_get_property;
  object_class->set_property = ump_level_editor_set_property;
  g_object_class_install_property (
      object_class, PROP_SIDE,
      g_param_spec_int ("side", NULL, NULL, 0, UMP_PART_SIDES - 1, 0,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_install_property_action (widget_class, "editor.side", "side");
  gtk_widget_class_install_action (widget_class, "level.size", "i", on_size);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/level-editor.ui");
  BIND (head);
  BIND (editions);
  BIND (remove);
  BIND (rows);
  BIND (summary);
  BIND (confirm);
  BIND (popover);
  BIND (kinds_box);
  BIND (sizes);
  BIND (trouble);
  BIND (without);
  gtk_widget_class_bind_template_callback (widget_class, on_edition);
  gtk_widget_class_bind_template_callback (widget_class, on_new);
  gtk_widget_class_bind_template_callback (widget_class, on_remove);
  gtk_widget_class_bind_template_callback (widget_class, on_confirm);
  gtk_widget_class_bind_template_callback (widget_class, on_without);
}

static void
ump_level_editor_init (UmpLevelEditor *self)
{
  self->set = g_strdup ("");
  ump_init_template (GTK_WIDGET (self));
  /* newer GTK would call it by what is chosen */
  ump_name_widget (GTK_WIDGET (self->editions), _ ("Edition"));
}

GtkWidget *
ump_level_editor_new (UmpComponents *components, const UmpGame *game, const UmpPart *part)
{
  UmpLevelEditor *self = g_object_new (UMP_TYPE_LEVEL_EDITOR, NULL);

  self->components = g_object_ref (components);
  self->game = game;
  self->part = part;
  gtk_widget_insert_after (ump_part_sides_new (part), self->head, NULL);
  ump_name_widget (self->rows, _ (part->title));
  fill_kinds (self);
  fill_sizes (self);
  fill_rows (self);
  show (UMP_PART_EDITOR (self), NULL, 0);
  g_signal_connect_object (components, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
