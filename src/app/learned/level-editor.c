/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "level-editor.h"

#include <adwaita.h>
#include <stdlib.h>
#include <string.h>

#include "../compat/announce.h"
#include "../compat/question.h"
#include "../widgets/learning.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"

/* set: the edition that is shown, that of new sessions; sets: those of the list. row, group: what the open
 * popover is about; group -1: one more. kind: the letter that is chosen in it. */
struct _UmpLevelEditor {
  GtkWidget parent_instance;
  UmpComponents *components;
  const UmpGame *game;
  const UmpPart *part;
  char *set;
  char **sets;
  int side;
  gboolean filling;

  GtkWidget *box;
  GtkWidget *editions;
  GtkWidget *remove;
  GtkWidget *sides[UMP_PART_SIDES];
  GtkWidget *rows;
  GtkWidget *summary;
  GtkWidget *confirm;
  GtkWidget *popover;
  GtkWidget *trouble;
  GtkWidget *kinds[8];
  GtkWidget *without;
  int row, group;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (UmpLevelEditor, ump_level_editor, GTK_TYPE_WIDGET)

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

static int
cards_of (const char *value)
{
  g_auto (GStrv) groups = g_strsplit (value, "+", -1);
  int n = 0;

  for (int k = 0; groups[k] != NULL; k++)
    n += *groups[k] ? atoi (groups[k] + 1) : 0;
  return n;
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
  if (cards_of (value) > self->part->most_sum)
    problem = g_strdup_printf (_ ("That would be %d cards, and a level has %d at most."), cards_of (value),
                               self->part->most_sum);
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

/* Rows are made anew after each change: the focus goes where it was. */
static void
focus_row (UmpLevelEditor *self, int row, GtkDirectionType direction)
{
  GtkWidget *line = gtk_widget_get_first_child (self->rows);

  for (int k = 1; line != NULL && k < row; k++)
    line = gtk_widget_get_next_sibling (line);
  if (row > 0 && line != NULL)
    gtk_widget_child_focus (line, direction);
}

/* ---- the popover of a group --------------------------------------------------------------------- */

static void
enter_and_close (UmpLevelEditor *self, const char *value)
{
  if (!enter (self, self->row, value))
    return;
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  focus_row (self, self->row, GTK_DIR_TAB_FORWARD);
}

static char
chosen_letter (UmpLevelEditor *self)
{
  for (int k = 0; self->part->letters[k]; k++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->kinds[k])))
      return self->part->letters[k];
  return self->part->letters[0];
}

static void
on_size (GtkWidget *button, UmpLevelEditor *self)
{
  int size = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "size"));
  g_auto (GStrv) groups = groups_of (self, self->row);
  g_autofree char *word = g_strdup_printf ("%c%d", chosen_letter (self), size);
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

static GtkWidget *
kinds_new (UmpLevelEditor *self)
{
  GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "linked");

  for (int k = 0; self->part->letters[k] && k < (int) G_N_ELEMENTS (self->kinds); k++) {
    self->kinds[k] = gtk_toggle_button_new_with_label (_ (self->part->titles[k]));
    if (k > 0)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->kinds[k]), GTK_TOGGLE_BUTTON (self->kinds[0]));
    gtk_box_append (GTK_BOX (line), self->kinds[k]);
  }
  return line;
}

static GtkWidget *
sizes_new (UmpLevelEditor *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (int size = self->part->min; size <= MIN (self->part->max, self->part->most_sum); size++) {
    g_autofree char *label = g_strdup_printf ("%d", size);
    g_autofree char *name = g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) size), size);
    GtkWidget *button = gtk_button_new_with_label (label);
    int at = size - self->part->min;

    ump_add_classes (button, "key number-key");
    ump_name_widget (button, name);
    g_object_set_data (G_OBJECT (button), "size", GINT_TO_POINTER (size));
    g_signal_connect (button, "clicked", G_CALLBACK (on_size), self);
    gtk_grid_attach (GTK_GRID (grid), button, at % 3, at / 3, 1, 1);
  }
  return grid;
}

static void
make_popover (UmpLevelEditor *self)
{
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_VERTICAL, 8, NULL);

  self->popover = gtk_popover_new ();
  self->trouble = ump_text_new (NULL, "error-text");
  gtk_widget_set_visible (self->trouble, FALSE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->trouble), 28);
  self->without = gtk_button_new_with_label (_ ("Take this group out"));
  ump_add_classes (self->without, "flat");
  g_signal_connect_swapped (self->without, "clicked", G_CALLBACK (on_without), self);
  gtk_box_append (GTK_BOX (box), ump_label_new (_ ("Kind"), "strong"));
  gtk_box_append (GTK_BOX (box), kinds_new (self));
  gtk_box_append (GTK_BOX (box), ump_label_new (_ ("How many cards"), "strong"));
  gtk_box_append (GTK_BOX (box), sizes_new (self));
  gtk_box_append (GTK_BOX (box), self->trouble);
  gtk_box_append (GTK_BOX (box), self->without);
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  ump_name_widget (self->popover, _ ("Group"));
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
}

static void
on_group (GtkWidget *button, UmpLevelEditor *self)
{
  graphene_rect_t bounds;
  g_auto (GStrv) groups = NULL;

  self->row = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "row"));
  self->group = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "group"));
  groups = groups_of (self, self->row);
  ump_label_say (self->trouble, NULL);
  gtk_widget_set_visible (self->without, self->group >= 0);
  for (int k = 0; self->part->letters[k]; k++)
    if (self->group < 0 ? k == 0 : groups[self->group][0] == self->part->letters[k])
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->kinds[k]), TRUE);
  if (gtk_widget_compute_bounds (button, GTK_WIDGET (self), &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                                 &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                  (int) bounds.size.width, (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

/* ---- rows ------------------------------------------------------------------------------------------- */

static GtkWidget *
group_new (UmpLevelEditor *self, int row, int group, const char *word)
{
  const char *letter = *word ? strchr (self->part->letters, *word) : NULL;
  const char *kind = letter != NULL ? _ (self->part->titles[letter - self->part->letters]) : "?";
  GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 12, NULL), *button;
  g_autofree char *level = ump_part_words (self->part->rows, row, 0);
  /* Translators: a level's name, then kind and size of one of its groups: "Level 3: run 3" */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s %s"), level, kind, word + (*word != '\0'));

  gtk_box_append (GTK_BOX (line), ump_label_new (kind, NULL));
  gtk_box_append (GTK_BOX (line), ump_label_new (word + (*word != '\0'), "strong number"));
  button = ump_button_new (line, name, "key word");
  g_object_set_data (G_OBJECT (button), "row", GINT_TO_POINTER (row));
  g_object_set_data (G_OBJECT (button), "group", GINT_TO_POINTER (group));
  g_signal_connect (button, "clicked", G_CALLBACK (on_group), self);
  return button;
}

static GtkWidget *
more_new (UmpLevelEditor *self, int row, gboolean first)
{
  g_autofree char *level = ump_part_words (self->part->rows, row, 0);
  g_autofree char *name = g_strdup_printf (_ ("%s: one more group"), level);
  GtkWidget *button = ump_button_new (first ? gtk_label_new (_ ("unknown: enter it"))
                                            : gtk_image_new_from_icon_name ("list-add-symbolic"),
                                      name, first ? "plain dashed" : "flat");

  g_object_set_data (G_OBJECT (button), "row", GINT_TO_POINTER (row));
  g_object_set_data (G_OBJECT (button), "group", GINT_TO_POINTER (-1));
  g_signal_connect (button, "clicked", G_CALLBACK (on_group), self);
  return button;
}

static void
on_check (GtkCheckButton *check, UmpLevelEditor *self)
{
  set_checked (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (check), "row")),
               gtk_check_button_get_active (check));
}

/* "checked with my card", and the tick that says so. */
static GtkWidget *
state_new (UmpLevelEditor *self, int row, const UmpLearned *learned)
{
  GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL), *check = gtk_check_button_new ();
  g_autofree char *level = ump_part_words (self->part->rows, row, 0), *state = ump_learned_say (learned);
  g_autofree char *name = g_strdup_printf (_ ("%s: checked with my card"), level);
  GtkWidget *label = ump_label_new (state, learned->sure == UMP_SURE_UNCHECKED ? "warn-text" : "dim-text");

  gtk_widget_set_halign (line, GTK_ALIGN_END);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), learned->sure == UMP_SURE_CHECKED);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  ump_name_widget (check, name);
  ump_describe_widget (check, state);
  g_object_set_data (G_OBJECT (check), "row", GINT_TO_POINTER (row));
  g_signal_connect (check, "toggled", G_CALLBACK (on_check), self);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), check);
  return line;
}

static GtkWidget *
row_new (UmpLevelEditor *self, int row)
{
  GtkWidget *line = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, "level-row"), *wrap = ump_wrap_box_new (6, 6);
  g_autofree char *number = g_strdup_printf ("%d", row), *level = ump_part_words (self->part->rows, row, 0);
  g_auto (GStrv) groups = groups_of (self, row);
  g_autofree char *value = NULL;
  int n = (int) g_strv_length (groups);
  UmpLearned learned;
  GtkWidget *label = ump_label_new (number, "section-title number");

  ump_components_value (self->components, self->game, self->part, self->set, self->side, row, 1, &value,
                        &learned);
  gtk_widget_set_size_request (label, 24, -1);
  ump_name_widget (label, level);
  for (int k = 0; k < n; k++)
    ump_wrap_box_append (UMP_WRAP_BOX (wrap), group_new (self, row, k, groups[k]));
  if (n < self->part->most && (value == NULL || cards_of (value) + self->part->min <= self->part->most_sum))
    ump_wrap_box_append (UMP_WRAP_BOX (wrap), more_new (self, row, n == 0));
  gtk_widget_set_hexpand (wrap, TRUE);
  gtk_widget_set_valign (wrap, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), label);
  if (self->narrow) {
    GtkWidget *column = ump_box_new (GTK_ORIENTATION_VERTICAL, 2, NULL);

    gtk_box_append (GTK_BOX (column), wrap);
    if (value != NULL)
      gtk_box_append (GTK_BOX (column), state_new (self, row, &learned));
    gtk_box_append (GTK_BOX (line), column);
  } else {
    gtk_box_append (GTK_BOX (line), wrap);
    if (value != NULL)
      gtk_box_append (GTK_BOX (line), state_new (self, row, &learned));
  }
  return line;
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
  gtk_label_set_text (GTK_LABEL (self->summary), text);
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
  ump_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->summary)));
}

static void
show_rows (UmpLevelEditor *self)
{
  GtkWidget *focus = gtk_widget_get_root (GTK_WIDGET (self)) != NULL
                         ? gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)))
                         : NULL;
  gboolean inside = focus != NULL && gtk_widget_is_ancestor (focus, self->rows);
  int row = inside ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (focus), "row")) : 0;
  gboolean check = GTK_IS_CHECK_BUTTON (focus);

  ump_box_clear (self->rows);
  for (int k = 1; k <= self->part->n_rows; k++)
    gtk_box_append (GTK_BOX (self->rows), row_new (self, k));
  focus_row (self, row, check ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
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
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->editions), G_LIST_MODEL (names));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->editions), selected);
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
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->editions));
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
  GtkWidget *text = g_object_get_data (G_OBJECT (dialog), "text");
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (text))));
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
  g_object_set_data (G_OBJECT (dialog), "text", text);
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
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->sides[self->side]), TRUE);
  show_rows (self);
  show_summary (self);
  self->filling = FALSE;
}

void
ump_level_editor_show (UmpLevelEditor *self, const char *set, int side)
{
  g_autofree char *chosen = g_strdup (
      set != NULL ? set : ump_components_chosen (self->components, self->game->kind, self->part->id));

  self->side = side;
  choose_set (self, chosen);
}

int
ump_level_editor_get_side (UmpLevelEditor *self)
{
  return self->side;
}

void
ump_level_editor_set_width (UmpLevelEditor *self, UmpWidth width)
{
  self->narrow = width == UMP_WIDTH_NARROW;
  refresh (self);
}

static void
on_side (GtkWidget *button, UmpLevelEditor *self)
{
  if (self->filling || !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
    return;
  self->side = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "side"));
  refresh (self);
}

static GtkWidget *
sides_new (UmpLevelEditor *self)
{
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "linked");

  for (int k = 0; self->part->sides[k].id != NULL; k++) {
    self->sides[k] = gtk_toggle_button_new_with_label (_ (self->part->sides[k].title));
    if (k > 0)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->sides[k]), GTK_TOGGLE_BUTTON (self->sides[0]));
    g_object_set_data (G_OBJECT (self->sides[k]), "side", GINT_TO_POINTER (k));
    g_signal_connect (self->sides[k], "toggled", G_CALLBACK (on_side), self);
    gtk_box_append (GTK_BOX (box), self->sides[k]);
  }
  return box;
}

static GtkWidget *
head_new (UmpLevelEditor *self)
{
  GtkWidget *head = ump_wrap_box_new (8, 8), *add = gtk_button_new_with_label (_ ("New edition…"));

  self->editions = gtk_drop_down_new (NULL, NULL);
  ump_name_widget (self->editions, _ ("Edition"));
  g_signal_connect_swapped (self->editions, "notify::selected", G_CALLBACK (on_edition), self);
  g_signal_connect_swapped (add, "clicked", G_CALLBACK (on_new), self);
  self->remove = gtk_button_new_with_label (_ ("Remove this edition"));
  g_signal_connect_swapped (self->remove, "clicked", G_CALLBACK (on_remove), self);
  ump_wrap_box_append (UMP_WRAP_BOX (head), sides_new (self));
  ump_wrap_box_append (UMP_WRAP_BOX (head), self->editions);
  ump_wrap_box_append (UMP_WRAP_BOX (head), add);
  ump_wrap_box_append (UMP_WRAP_BOX (head), self->remove);
  return head;
}

static void
ump_level_editor_dispose (GObject *object)
{
  UmpLevelEditor *self = UMP_LEVEL_EDITOR (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->components);
  g_clear_pointer (&self->set, g_free);
  g_clear_pointer (&self->sets, g_strfreev);
  G_OBJECT_CLASS (ump_level_editor_parent_class)->dispose (object);
}

static void
ump_level_editor_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UmpLevelEditor *self = UMP_LEVEL_EDITOR (widget);

  gtk_widget_size_allocate (self->box, &(GtkAllocation){ 0, 0, width, height }, baseline);
  gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
ump_level_editor_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (UMP_LEVEL_EDITOR (widget)->box, orientation, for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
}

static GtkSizeRequestMode
ump_level_editor_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ump_level_editor_class_init (UmpLevelEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ump_level_editor_dispose;
  widget_class->size_allocate = ump_level_editor_size_allocate;
  widget_class->measure = ump_level_editor_measure;
  widget_class->get_request_mode = ump_level_editor_get_request_mode;
}

static void
ump_level_editor_init (UmpLevelEditor *self)
{
  self->set = g_strdup ("");
}

GtkWidget *
ump_level_editor_new (UmpComponents *components, const UmpGame *game, const UmpPart *part)
{
  UmpLevelEditor *self = g_object_new (UMP_TYPE_LEVEL_EDITOR, NULL);

  self->components = g_object_ref (components);
  self->game = game;
  self->part = part;
  self->box = ump_box_new (GTK_ORIENTATION_VERTICAL, 12, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  make_popover (self);
  self->rows = ump_box_new (GTK_ORIENTATION_VERTICAL, 0, "box");
  ump_name_widget (self->rows, _ (part->title));
  self->summary = ump_text_new (NULL, "dimmer");
  self->confirm = gtk_button_new_with_label (_ ("All as on my card"));
  ump_add_classes (self->confirm, "plain small");
  gtk_widget_set_halign (self->confirm, GTK_ALIGN_START);
  g_signal_connect_swapped (self->confirm, "clicked", G_CALLBACK (on_confirm), self);
  gtk_box_append (GTK_BOX (self->box), head_new (self));
  gtk_box_append (GTK_BOX (self->box), self->summary);
  gtk_box_append (GTK_BOX (self->box), self->confirm);
  gtk_box_append (GTK_BOX (self->box), self->rows);
  ump_level_editor_show (self, NULL, 0);
  g_signal_connect_object (components, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
