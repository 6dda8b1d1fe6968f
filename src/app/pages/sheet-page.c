/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "sheet-page.h"

#include <adwaita.h>

#include "../compat/announce.h"
#include "../compat/rows.h"
#include "../model/sheet-trial.h"
#include "../widgets/parts.h"
#include "../widgets/width-class.h"
#include "../widgets/wrap-box.h"
#include "sheet-field-row.h"
#include "trial-row.h"

/* shown: what "by-rows" and its like of the draft are bound to. writing: the field for which words are
 * offered, NULL for none yet; begun: for which beginning of a word they stand there. */
struct _UmpSheetPage {
  GtkWidget parent_instance;
  UmpSheetKeeper *keeper;
  GBindingGroup *shown;
  GSignalGroup *edits;
  UmpSheetTrial *trial;
  UmpSheetFieldRow *writing;
  GSimpleActionGroup *actions;

  UmpWidthClass *width;
  GtkOrientable *sides;
  GtkWidget *scroller;
  GtkListBox *name_list, *about_list, *columns_list, *rows_list, *points_list, *checks_list, *bonuses_list,
      *target_list, *trial_list;
  GtkWidget *columns_box, *rows_box, *points_box, *end_box;
  GtkCheckButton *by_rounds, *by_rows, *high, *low, *zero_sum;
  GtkSpinButton *rounds;
  UmpWrapBox *trial_keys;
  GtkBox *names;
  GtkWidget *result;
  GtkListView *words;
  GtkOrientable *foot;
  GtkLabel *status;
};

G_DEFINE_FINAL_TYPE (UmpSheetPage, ump_sheet_page, GTK_TYPE_WIDGET)

static UmpSheetDraft *
draft_of (UmpSheetPage *self)
{
  return ump_sheet_keeper_draft (self->keeper);
}

/* ---- words for the formula that is written ------------------------------------------------------- */

/* A new array. */
static char **
words_now (UmpSheetPage *self)
{
  g_autofree char *begun = NULL;

  if (self->writing == NULL)
    return ump_sheet_draft_words (draft_of (self), UMP_SHEET_POINTS, "");
  begun = ump_sheet_field_row_begun (self->writing);
  return ump_sheet_draft_words (draft_of (self),
                                ump_sheet_field_part (ump_sheet_field_row_field (self->writing)), begun);
}

static gboolean
are_shown (GListModel *shown, char **words)
{
  guint n = g_list_model_get_n_items (shown);

  for (guint i = 0; i < n; i++) {
    g_autoptr (GtkStringObject) word = g_list_model_get_item (shown, i);

    if (g_strcmp0 (gtk_string_object_get_string (word), words[i]) != 0)
      return FALSE; /* words[i] is NULL where they end before: it differs then */
  }
  return words[n] == NULL;
}

/* They stand there in grey as long as no formula is written. */
static void
show_words (UmpSheetPage *self)
{
  g_auto (GStrv) words = words_now (self);
  GListModel *strings, *shown = G_LIST_MODEL (gtk_list_view_get_model (self->words));
  g_autoptr (GtkNoSelection) model = NULL;

  gtk_widget_set_sensitive (GTK_WIDGET (self->words), self->writing != NULL);
  if (shown != NULL && are_shown (shown, words))
    return;
  strings = G_LIST_MODEL (gtk_string_list_new ((const char *const *) words));
  model = gtk_no_selection_new (strings); /* takes the strings */
  gtk_list_view_set_model (self->words, GTK_SELECTION_MODEL (model));
}

/* The list says for which field its words are. */
static void
name_words (UmpSheetPage *self)
{
  g_autofree char *title = NULL, *name = NULL;

  if (self->writing != NULL) {
    g_object_get (ump_sheet_field_row_field (self->writing), "title", &title, NULL);
    /* Translators: words that can be put into a field: "Words: Formula for the points" */
    name = g_strdup_printf (_ ("Words: %s"), title);
  }
  ump_name_widget (GTK_WIDGET (self->words), name != NULL ? name : _ ("Words for formulas"));
}

static gboolean
is_formula (UmpSheetFieldRow *row)
{
  return ump_sheet_part_is_formula (ump_sheet_field_part (ump_sheet_field_row_field (row)));
}

static void
on_written (UmpSheetPage *self, UmpSheetFieldRow *row)
{
  if (draft_of (self) == NULL || !is_formula (row))
    return;
  if (self->writing != row) {
    g_set_weak_pointer (&self->writing, row);
    name_words (self);
  }
  show_words (self);
}

/* From the formula that the keyboard is in to its words. FALSE where it is in none. */
static gboolean
go_to_words (UmpSheetPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))), *row = NULL;

  if (focus != NULL)
    row = gtk_widget_get_ancestor (focus, UMP_TYPE_SHEET_FIELD_ROW);
  if (row == NULL || !is_formula (UMP_SHEET_FIELD_ROW (row)))
    return FALSE;
  on_written (self, UMP_SHEET_FIELD_ROW (row));
  return gtk_widget_child_focus (GTK_WIDGET (self->words), GTK_DIR_TAB_FORWARD);
}

static void
on_word (UmpSheetPage *self, guint position)
{
  g_autoptr (GtkStringObject) word =
      g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (self->words)), position);

  if (self->writing != NULL && word != NULL)
    ump_sheet_field_row_insert (self->writing, gtk_string_object_get_string (word));
}

static void
on_word_setup (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  gtk_list_item_set_child (item, ump_label_new ("", "formula"));
}

static void
on_word_bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  const char *word = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), word);
  ump_name_list_item (item, word);
}

/* ---- fields ------------------------------------------------------------------------------------------ */

static GtkWidget *
new_field (gpointer field, gpointer user_data)
{
  GtkWidget *row = ump_sheet_field_row_new (field);

  g_signal_connect_object (row, "written", G_CALLBACK (on_written), user_data, G_CONNECT_SWAPPED);
  return ump_plain_row_new (row);
}

static GtkListBox *
list_of (UmpSheetPage *self, UmpSheetPart part)
{
  GtkListBox *lists[] = {
    [UMP_SHEET_NAME] = self->name_list,      [UMP_SHEET_ABOUT] = self->about_list,
    [UMP_SHEET_COLUMN] = self->columns_list, [UMP_SHEET_ROW] = self->rows_list,
    [UMP_SHEET_POINTS] = self->points_list,  [UMP_SHEET_CHECK] = self->checks_list,
    [UMP_SHEET_BONUS] = self->bonuses_list,  [UMP_SHEET_TARGET] = self->target_list,
  };

  return lists[part];
}

static UmpSheetFieldRow *
row_of (UmpSheetPage *self, UmpSheetField *field)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list_of (self, ump_sheet_field_part (field)),
                                                      (int) ump_sheet_field_number (field) - 1);

  return UMP_SHEET_FIELD_ROW (gtk_list_box_row_get_child (row));
}

static guint
n_problems (UmpSheetDraft *draft)
{
  guint n = 0;

  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++) {
    GListModel *fields = ump_sheet_draft_fields (draft, part);

    for (guint i = 0; i < g_list_model_get_n_items (fields); i++) {
      g_autoptr (UmpSheetField) field = g_list_model_get_item (fields, i);

      n += ump_sheet_field_problem (field) != NULL;
    }
  }
  return n;
}

/* ---- actions ---------------------------------------------------------------------------------------- */

static void
on_undo (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  ump_sheet_draft_undo (draft_of (page));
}

static void
on_redo (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  ump_sheet_draft_redo (draft_of (page));
}

/* What hinders it is shown instead. */
static void
on_keep (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  UmpSheetPage *self = user_data;
  UmpSheetField *problem = ump_sheet_draft_find_problem (draft_of (self));

  if (problem != NULL)
    ump_sheet_field_row_show_problem (row_of (self, problem));
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.keep-draft", NULL);
}

static void
on_discard (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  gtk_widget_activate_action (page, "win.discard-draft", NULL);
}

static void
enable (UmpSheetPage *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Between the buttons it also keeps them apart; below each other it would be an empty line. */
static void
place_status (UmpSheetPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;

  gtk_widget_set_visible (GTK_WIDGET (self->status), !narrow || *gtk_label_get_text (self->status) != '\0');
}

static void
show_state (UmpSheetPage *self)
{
  UmpSheetDraft *draft = draft_of (self);
  gboolean can_undo = FALSE, can_redo = FALSE, keeping;
  g_autofree char *status = NULL;
  guint n = draft != NULL ? n_problems (draft) : 0;

  if (draft != NULL)
    g_object_get (draft, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_object_get (self->keeper, "keeping", &keeping, NULL);
  enable (self, "undo", can_undo);
  enable (self, "redo", can_redo);
  enable (self, "keep", draft != NULL && !keeping);
  enable (self, "discard", draft != NULL);
  enable (self, "fill", draft != NULL);
  enable (self, "clear", draft != NULL);
  enable (self, "people", draft != NULL);
  if (n > 0)
    status = g_strdup_printf (ngettext ("One field needs mending", "%u fields need mending", n), n);
  gtk_label_set_text (self->status, status != NULL ? status : "");
  place_status (self);
  ump_set_class (GTK_WIDGET (self->status), "error-text", n > 0);
}

static void
on_edited (UmpSheetPage *self)
{
  show_state (self);
  if (draft_of (self) != NULL)
    show_words (self);
}

/* A text would keep these keys for itself, and take back letters only. */
static gboolean
on_key (UmpSheetPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();
  guint key = gdk_keyval_to_lower (keyval);
  const char *name = NULL;

  if (held == GDK_CONTROL_MASK && key == GDK_KEY_z)
    name = "undo";
  else if ((held == (GDK_CONTROL_MASK | GDK_SHIFT_MASK) && key == GDK_KEY_z) ||
           (held == GDK_CONTROL_MASK && key == GDK_KEY_y))
    name = "redo";
  else if (held == GDK_CONTROL_MASK && key == GDK_KEY_s)
    name = "keep";
  else if (held == GDK_CONTROL_MASK && key == GDK_KEY_space)
    return go_to_words (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
  if (name == NULL)
    return GDK_EVENT_PROPAGATE;
  gtk_spin_button_update (self->rounds); /* it takes what was typed only when it is left */
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), name, NULL);
  return GDK_EVENT_STOP;
}

/* ---- trying
 * --------------------------------------------------------------------------------------------- */

static GtkWidget *
new_line (gpointer line, gpointer user_data)
{
  return ump_plain_row_new (ump_trial_row_new (line));
}

static void
show_names (UmpSheetPage *self)
{
  ump_box_clear (GTK_WIDGET (self->names));
  for (int seat = 0; seat < ump_sheet_trial_n_seats (self->trial); seat++) {
    GtkWidget *name = ump_name_label_new (ump_sheet_trial_name (seat), "strong");

    gtk_label_set_xalign (GTK_LABEL (name), 0.5f);
    gtk_box_append (self->names, name);
  }
}

static void
on_fill (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  UmpSheetPage *self = user_data;

  if (self->trial != NULL && !ump_sheet_trial_fill (self->trial))
    ump_toast (GTK_WIDGET (self), n_problems (draft_of (self)) > 0
                                      ? _ ("The marked field has to be mended first")
                                      : _ ("No numbers were found that this sheet accepts"));
}

static void
on_clear (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  UmpSheetPage *self = user_data;

  if (self->trial != NULL)
    ump_sheet_trial_clear (self->trial);
}

static void
on_people (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  UmpSheetPage *self = user_data;

  g_simple_action_set_state (action, parameter);
  if (self->trial == NULL)
    return;
  ump_sheet_trial_set_n_seats (self->trial, g_variant_get_int32 (parameter));
  show_names (self);
}

static GtkWidget *
new_trial_key (GtkWidget *key, const char *action)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), action);
  ump_add_classes (key, "plain");
  return key;
}

static void
add_trial_keys (UmpSheetPage *self)
{
  for (int n = 2; n <= UMP_TRIAL_SEATS; n++) {
    g_autofree char *label = g_strdup_printf ("%d", n);
    g_autofree char *name = g_strdup_printf (ngettext ("One person", "%d people", (gulong) n), n);
    GtkWidget *key = new_trial_key (gtk_toggle_button_new_with_label (label), "draft.people");

    gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", n);
    ump_name_widget (key, name);
    ump_set_tooltip (key, name);
    ump_wrap_box_append (self->trial_keys, key);
  }
  ump_wrap_box_append (self->trial_keys,
                       new_trial_key (gtk_button_new_with_label (_ ("Fill a Round")), "draft.fill"));
  ump_wrap_box_append (self->trial_keys,
                       new_trial_key (gtk_button_new_with_label (_ ("Clear")), "draft.clear"));
}

static void
on_result (UmpSheetPage *self)
{
  g_autofree char *result = NULL;

  if (self->trial == NULL)
    return;
  g_object_get (self->trial, "result", &result, NULL);
  ump_label_say (self->result, result);
}

/* ---- the draft
 * --------------------------------------------------------------------------------------------- */

static void
show_draft (UmpSheetPage *self)
{
  UmpSheetDraft *draft = draft_of (self);
  g_autoptr (GVariant) people = g_action_group_get_action_state (G_ACTION_GROUP (self->actions), "people");

  g_clear_weak_pointer (&self->writing);
  name_words (self);
  g_binding_group_set_source (self->shown, draft);
  g_signal_group_set_target (self->edits, draft);
  g_clear_object (&self->trial);
  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++)
    gtk_list_box_bind_model (list_of (self, part),
                             draft != NULL ? ump_sheet_draft_fields (draft, part) : NULL, new_field, self,
                             NULL);
  gtk_list_box_bind_model (self->trial_list, NULL, NULL, NULL, NULL);
  show_state (self);
  if (draft == NULL)
    return;
  self->trial = ump_sheet_trial_new (draft);
  ump_sheet_trial_set_n_seats (self->trial, g_variant_get_int32 (people));
  gtk_list_box_bind_model (self->trial_list, G_LIST_MODEL (self->trial), new_line, NULL, NULL);
  g_signal_connect_object (self->trial, "notify::result", G_CALLBACK (on_result), self, G_CONNECT_SWAPPED);
  show_names (self);
  show_words (self);
  on_result (self);
}

static void
bind_shown (UmpSheetPage *self)
{
  GBindingFlags both = G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, once = G_BINDING_SYNC_CREATE;

  self->shown = g_binding_group_new ();
  g_binding_group_bind (self->shown, "by-rows", self->by_rows, "active", both);
  g_binding_group_bind (self->shown, "by-rows", self->by_rounds, "active", once | G_BINDING_INVERT_BOOLEAN);
  g_binding_group_bind (self->shown, "low", self->low, "active", both);
  g_binding_group_bind (self->shown, "low", self->high, "active", once | G_BINDING_INVERT_BOOLEAN);
  g_binding_group_bind (self->shown, "zero-sum", self->zero_sum, "active", both);
  g_binding_group_bind (self->shown, "rounds", self->rounds, "value", both);
  g_binding_group_bind (self->shown, "by-rows", self->rows_box, "visible", once);
  g_binding_group_bind (self->shown, "by-rows", self->columns_box, "visible",
                        once | G_BINDING_INVERT_BOOLEAN);
  g_binding_group_bind (self->shown, "by-rows", self->points_box, "visible", once | G_BINDING_INVERT_BOOLEAN);
  g_binding_group_bind (self->shown, "by-rows", self->end_box, "visible", once | G_BINDING_INVERT_BOOLEAN);
  self->edits = g_signal_group_new (UMP_TYPE_SHEET_DRAFT);
  g_signal_group_connect_swapped (self->edits, "edited", G_CALLBACK (on_edited), self);
}

void
ump_sheet_page_begin (UmpSheetPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  gtk_adjustment_set_value (adjustment, 0);
  gtk_widget_child_focus (GTK_WIDGET (self->name_list), GTK_DIR_TAB_FORWARD);
}

/* ---- the page
 * ------------------------------------------------------------------------------------------- */

static void
on_width_changed (UmpSheetPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  int edge = narrow ? 12 : 20;

  gtk_orientable_set_orientation (self->sides, ump_width_class_get (self->width) == UMP_WIDTH_WIDE
                                                   ? GTK_ORIENTATION_HORIZONTAL
                                                   : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (GTK_BOX (self->sides), ump_width_class_get (self->width) == UMP_WIDTH_WIDE);
  gtk_widget_set_margin_start (GTK_WIDGET (self->sides), edge);
  gtk_widget_set_margin_end (GTK_WIDGET (self->sides), edge);
  gtk_orientable_set_orientation (self->foot, narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->foot), narrow ? 6 : 12);
  place_status (self);
}

static void
dispose (GObject *object)
{
  UmpSheetPage *self = UMP_SHEET_PAGE (object);

  g_clear_object (&self->shown);
  g_clear_object (&self->edits);
  g_clear_weak_pointer (&self->writing);
  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->trial);
  g_clear_object (&self->actions);
  g_clear_object (&self->keeper);
  G_OBJECT_CLASS (ump_sheet_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, width);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, sides);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, name_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, about_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, columns_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, rows_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, points_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, checks_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, bonuses_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, target_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, trial_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, columns_box);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, rows_box);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, points_box);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, end_box);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, by_rounds);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, by_rows);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, high);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, low);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, zero_sum);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, rounds);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, trial_keys);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, names);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, result);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, words);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, foot);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, status);
}

static void
ump_sheet_page_class_init (UmpSheetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/sheet-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_width_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_word);
  gtk_widget_class_bind_template_callback (widget_class, on_word_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_word_bind);
}

static void
add_actions (UmpSheetPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "undo", .activate = on_undo },
    { .name = "redo", .activate = on_redo },
    { .name = "keep", .activate = on_keep },
    { .name = "discard", .activate = on_discard },
    { .name = "fill", .activate = on_fill },
    { .name = "clear", .activate = on_clear },
    { .name = "people", .change_state = on_people, .parameter_type = "i", .state = "3" },
  };
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "draft", G_ACTION_GROUP (self->actions));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
ump_sheet_page_init (UmpSheetPage *self)
{
  ump_init_template (GTK_WIDGET (self));
  add_actions (self);
  add_trial_keys (self);
  bind_shown (self);
}

static void
on_trouble (UmpSheetPage *self, const char *message)
{
  ump_toast (GTK_WIDGET (self), message);
}

GtkWidget *
ump_sheet_page_new (UmpSheetKeeper *keeper)
{
  UmpSheetPage *self = g_object_new (UMP_TYPE_SHEET_PAGE, NULL);

  self->keeper = g_object_ref (keeper);
  g_signal_connect_object (keeper, "notify::draft", G_CALLBACK (show_draft), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keeper, "notify::keeping", G_CALLBACK (show_state), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keeper, "trouble", G_CALLBACK (on_trouble), self, G_CONNECT_SWAPPED);
  show_draft (self);
  return GTK_WIDGET (self);
}
