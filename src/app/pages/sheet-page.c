/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "sheet-page.h"

#include <adwaita.h>

#include "../compat/announce.h"
#include "../widgets/parts.h"
#include "../widgets/width-class.h"
#include "referee-page.h"
#include "sheet-field-row.h"

/* shown: what "by-rows" and its like of the draft are bound to. */
struct _UmpSheetPage {
  GtkWidget parent_instance;
  UmpSheetKeeper *keeper;
  GBindingGroup *shown;
  GSignalGroup *edits;

  UmpWidthClass *width;
  GtkWidget *column;
  GtkWidget *scroller;
  GtkListBox *name_list, *about_list, *columns_list, *rows_list, *points_list, *checks_list, *bonuses_list,
      *target_list;
  GtkWidget *columns_box, *rows_box, *points_box, *end_box;
  GtkCheckButton *by_rounds, *by_rows, *high, *low, *zero_sum;
  GtkSpinButton *rounds;
  GtkOrientable *foot;
  GtkLabel *status;
};

G_DEFINE_FINAL_TYPE (UmpSheetPage, ump_sheet_page, GTK_TYPE_WIDGET)

static UmpSheetDraft *
draft_of (UmpSheetPage *self)
{
  return ump_sheet_keeper_draft (self->keeper);
}

/* ---- fields ------------------------------------------------------------------------------------------ */

static GtkWidget *
new_field (gpointer field, gpointer user_data)
{
  return ump_plain_row_new (ump_sheet_field_row_new (field));
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
on_undo (GtkWidget *page, const char *action, GVariant *parameter)
{
  ump_sheet_draft_undo (draft_of (UMP_SHEET_PAGE (page)));
}

static void
on_redo (GtkWidget *page, const char *action, GVariant *parameter)
{
  ump_sheet_draft_redo (draft_of (UMP_SHEET_PAGE (page)));
}

/* Whether something hinders, which is shown then. */
static gboolean
show_problem (UmpSheetPage *self)
{
  UmpSheetField *problem = ump_sheet_draft_find_problem (draft_of (self));

  if (problem != NULL)
    ump_sheet_field_row_show_problem (row_of (self, problem));
  return problem != NULL;
}

static void
on_keep (GtkWidget *page, const char *action, GVariant *parameter)
{
  if (!show_problem (UMP_SHEET_PAGE (page)))
    gtk_widget_activate_action (page, "win.keep-draft", NULL);
}

/* On the pad that it will have in play, in a window of its own; nothing of it is kept. */
static void
on_try (GtkWidget *page, const char *action, GVariant *parameter)
{
  static const char *const names[] = { "Ana", "Bea", "Carlos", NULL };
  UmpSheetPage *self = UMP_SHEET_PAGE (page);
  g_autoptr (UmpPlay) play = ump_sheet_draft_play (draft_of (self), names);
  g_autoptr (GtkBuilder) builder = NULL;
  GObject *window;

  if (play == NULL) {
    show_problem (self);
    return;
  }
  builder = gtk_builder_new_from_resource ("/io/github/umpire_app/Umpire/ui/trial-window.ui");
  window = gtk_builder_get_object (builder, "window");
  adw_bin_set_child (ADW_BIN (gtk_builder_get_object (builder, "page")), ump_referee_page_new (play));
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (page)));
  gtk_window_present (GTK_WINDOW (window));
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
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "draft.undo", can_undo);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "draft.redo", can_redo);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "draft.keep", draft != NULL && !keeping);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "draft.try", draft != NULL);
  if (n > 0)
    status = g_strdup_printf (ngettext ("One field needs correcting", "%u fields need correcting", n), n);
  gtk_label_set_text (self->status, status != NULL ? status : "");
  place_status (self);
  ump_set_class (GTK_WIDGET (self->status), "error-text", n > 0);
}

/* A text would keep these keys for itself, and take back letters only. */
static gboolean
on_key (UmpSheetPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();
  guint key = gdk_keyval_to_lower (keyval);
  const char *name = NULL;

  if (held == GDK_CONTROL_MASK && key == GDK_KEY_z)
    name = "draft.undo";
  else if ((held == (GDK_CONTROL_MASK | GDK_SHIFT_MASK) && key == GDK_KEY_z) ||
           (held == GDK_CONTROL_MASK && key == GDK_KEY_y))
    name = "draft.redo";
  else if (held == GDK_CONTROL_MASK && key == GDK_KEY_s)
    name = "draft.keep";
  if (name == NULL)
    return GDK_EVENT_PROPAGATE;
  gtk_spin_button_update (self->rounds); /* it takes what was typed only when it is left */
  gtk_widget_activate_action (GTK_WIDGET (self), name, NULL);
  return GDK_EVENT_STOP;
}

/* ---- the draft ---------------------------------------------------------------------------------------- */

static void
show_draft (UmpSheetPage *self)
{
  UmpSheetDraft *draft = draft_of (self);

  g_binding_group_set_source (self->shown, draft);
  g_signal_group_set_target (self->edits, draft);
  for (UmpSheetPart part = 0; part < UMP_SHEET_N_PARTS; part++)
    gtk_list_box_bind_model (list_of (self, part),
                             draft != NULL ? ump_sheet_draft_fields (draft, part) : NULL, new_field, NULL,
                             NULL);
  show_state (self);
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
  g_signal_group_connect_swapped (self->edits, "edited", G_CALLBACK (show_state), self);
}

void
ump_sheet_page_begin (UmpSheetPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  gtk_adjustment_set_value (adjustment, 0);
  gtk_widget_child_focus (GTK_WIDGET (self->name_list), GTK_DIR_TAB_FORWARD);
}

/* ---- the page ----------------------------------------------------------------------------------------- */

static void
on_width_changed (UmpSheetPage *self)
{
  gboolean narrow = ump_width_class_get (self->width) == UMP_WIDTH_NARROW;
  int edge = narrow ? 12 : 20;

  gtk_widget_set_margin_start (self->column, edge);
  gtk_widget_set_margin_end (self->column, edge);
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
  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->keeper);
  G_OBJECT_CLASS (ump_sheet_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, width);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, column);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, name_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, about_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, columns_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, rows_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, points_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, checks_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, bonuses_list);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, target_list);
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
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, foot);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPage, status);
}

static void
ump_sheet_page_class_init (UmpSheetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_WIDTH_CLASS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/sheet-page.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "draft.undo", NULL, on_undo);
  gtk_widget_class_install_action (widget_class, "draft.redo", NULL, on_redo);
  gtk_widget_class_install_action (widget_class, "draft.keep", NULL, on_keep);
  gtk_widget_class_install_action (widget_class, "draft.try", NULL, on_try);
  gtk_widget_class_bind_template_callback (widget_class, on_width_changed);
}

static void
ump_sheet_page_init (UmpSheetPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  ump_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
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
