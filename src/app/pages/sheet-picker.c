/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "sheet-picker.h"

#include "core/shown.h"

#include "../widgets/parts.h"
#include "../compat/signal.h"

struct _UmpSheetPicker {
  GtkWidget parent_instance;
  GtkWidget *names;
  GtkFlowBox *keys;
  GtkWidget *about_box;
  GtkLabel *about;
  GtkWidget *kinds;
  GtkActionable *every_card;
  GtkActionable *only_points;
  UmpSheetList *list;
  GtkFilter *filter;
  char *kind;   /* of which a sheet is offered before its namesake of another */
  char *chosen; /* "" for none */
};

enum { CHOSEN, CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UmpSheetPicker, ump_sheet_picker, GTK_TYPE_WIDGET)

UmpSheetItem *
ump_sheet_picker_chosen (UmpSheetPicker *self)
{
  return self->list != NULL ? ump_sheet_list_find (self->list, self->chosen) : NULL;
}

/* The one of the same name in which every card is entered, where in this only points are, and the other way
 * round; NULL for none. */
static UmpSheetItem *
other_kind_of (UmpSheetPicker *self, const UmpTemplate *sheet)
{
  return ump_sheet_list_named (self->list, sheet->kind, FALSE, sheet->title);
}

static void
show_kinds (UmpSheetPicker *self, UmpSheetItem *item)
{
  UmpSheetItem *other = item != NULL ? other_kind_of (self, ump_sheet_item_template (item)) : NULL;
  gboolean is_pad = item != NULL && g_str_equal (ump_sheet_item_template (item)->kind, UMP_SHEET_KIND);

  gtk_widget_set_visible (self->kinds, other != NULL);
  if (other == NULL)
    return;
  gtk_actionable_set_action_target (self->every_card, "s", ump_sheet_item_key (is_pad ? other : item));
  gtk_actionable_set_action_target (self->only_points, "s", ump_sheet_item_key (is_pad ? item : other));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (is_pad ? self->only_points : self->every_card), TRUE);
}

/* What can be done with the chosen one, and what it is for. */
static void
show_chosen (UmpSheetPicker *self)
{
  static const char *const own[] = { "sheet.edit", "sheet.rename", "sheet.remove" };
  UmpSheetItem *item = ump_sheet_picker_chosen (self);
  const UmpTemplate *sheet = item != NULL ? ump_sheet_item_template (item) : NULL;

  gboolean is_pad = sheet != NULL && g_str_equal (sheet->kind, UMP_SHEET_KIND);

  gtk_widget_set_visible (self->about_box, sheet != NULL);
  show_kinds (self, item);
  for (gsize i = 0; i < G_N_ELEMENTS (own); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), own[i], item != NULL && ump_sheet_item_is_own (item));
  if (!is_pad) /* only a pad's can be edited */
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.edit", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.copy", is_pad);
  if (sheet != NULL) {
    g_autofree char *about = ump_shown (sheet->about != NULL ? sheet->about : sheet->title, UMP_SHOWN_TEXT);

    gtk_label_set_text (self->about, about);
  }
}

/* One row a name: of two kinds with one name the one that is played now, else the first of the list. */
static gboolean
is_offered (gpointer item, gpointer picker)
{
  UmpSheetPicker *self = picker;
  const UmpTemplate *sheet = ump_sheet_item_template (item);
  UmpSheetItem *other = other_kind_of (self, sheet);

  return g_str_equal (sheet->kind, self->kind) || other == NULL;
}

void
ump_sheet_picker_set_kind (UmpSheetPicker *self, const char *kind)
{
  if (ump_set_str (&self->kind, kind) && self->filter != NULL)
    gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

void
ump_sheet_picker_choose (UmpSheetPicker *self, const char *key)
{
  ump_set_str (&self->chosen, key != NULL ? key : "");
  show_chosen (self);
}

void
ump_sheet_picker_show_names (UmpSheetPicker *self, gboolean shown)
{
  gtk_widget_set_visible (self->names, shown);
}

/* By a tap on a key. */
static void
on_choose (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ump_sheet_picker_choose (UMP_SHEET_PICKER (widget), g_variant_get_string (parameter, NULL));
  g_signal_emit (widget, signals[CHOSEN], 0);
}

/* Asks the window to do with the chosen one what the action is called. */
static void
on_window (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *name = g_strconcat ("win.", action + strlen ("sheet."), "-sheet", NULL);

  gtk_widget_activate_action (widget, name, "s", UMP_SHEET_PICKER (widget)->chosen);
}

static GtkWidget *
new_key (gpointer data, gpointer user_data)
{
  const UmpTemplate *sheet = ump_sheet_item_template (data);
  g_autofree char *title = ump_shown (sheet->title, UMP_SHOWN_NAME),
                  *about = ump_shown (sheet->about, UMP_SHOWN_TEXT);
  GtkWidget *key = gtk_button_new_with_label (title), *holder = gtk_flow_box_child_new ();
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (key));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  ump_set_action (key, "sheet.choose", "s", ump_sheet_item_key (data));
  ump_set_tooltip (key, *about != '\0' ? about : NULL);
  if (*about != '\0')
    ump_describe_widget (key, about);
  ump_add_classes (key, "key sheet-key");
  gtk_widget_set_focus_on_click (key, FALSE); /* as the tiles: names go on being typed */
  gtk_widget_set_focusable (holder, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (holder), key);
  return holder;
}

static void
on_list_changed (UmpSheetPicker *self)
{
  show_chosen (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ump_sheet_picker_set_list (UmpSheetPicker *self, UmpSheetList *list)
{
  g_autoptr (GtkFilterListModel) offered = NULL;

  g_return_if_fail (self->list == NULL);
  self->list = g_object_ref (list);
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_offered, self, NULL));
  offered = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (list)), g_object_ref (self->filter));
  gtk_flow_box_bind_model (self->keys, G_LIST_MODEL (offered), new_key, NULL, NULL);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (on_list_changed), self, G_CONNECT_SWAPPED);
  show_chosen (self);
}

static void
dispose (GObject *object)
{
  UmpSheetPicker *self = UMP_SHEET_PICKER (object);

  ump_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->list);
  g_clear_object (&self->filter);
  g_clear_pointer (&self->chosen, g_free);
  g_clear_pointer (&self->kind, g_free);
  G_OBJECT_CLASS (ump_sheet_picker_parent_class)->dispose (object);
}

static void
ump_sheet_picker_class_init (UmpSheetPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const actions[] = { "sheet.edit", "sheet.copy", "sheet.rename", "sheet.share",
                                         "sheet.remove" };

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_install_action (widget_class, "sheet.choose", "s", on_choose);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, on_window);
  signals[CHOSEN] = ump_signal_new ("chosen", UMP_TYPE_SHEET_PICKER);
  signals[CHANGED] = ump_signal_new ("changed", UMP_TYPE_SHEET_PICKER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/umpire_app/Umpire/ui/sheet-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPicker, names);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPicker, keys);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPicker, about_box);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPicker, about);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPicker, kinds);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPicker, every_card);
  gtk_widget_class_bind_template_child (widget_class, UmpSheetPicker, only_points);
}

static void
ump_sheet_picker_init (UmpSheetPicker *self)
{
  self->chosen = g_strdup ("");
  self->kind = g_strdup (UMP_SHEET_KIND);
  ump_init_template (GTK_WIDGET (self));
}
