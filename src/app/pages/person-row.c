/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "person-row.h"

#include "../model/words.h"
#include "../widgets/parts.h"

#define MAX_NAME_CHARS 200

struct _UmpPersonRow {
  GtkListBoxRow parent_instance;
  guint index;
  gboolean plays;
  GtkWidget *disc;
  GtkWidget *text;
  GtkWidget *menu;
  GtkWidget *remove;
  GtkWidget *problem;
};

G_DEFINE_FINAL_TYPE (UmpPersonRow, ump_person_row, GTK_TYPE_LIST_BOX_ROW)

enum { RENAMED, ENTERED, DROPPED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- dragging ----------------------------------------------------------- */

static GdkContentProvider *
on_drag_prepare (GtkDragSource *source, double x, double y, UmpPersonRow *self)
{
  return gdk_content_provider_new_typed (G_TYPE_INT, (int) self->index);
}

static void
on_drag_begin (GtkDragSource *source, GdkDrag *drag, GtkWidget *row)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (row);

  gtk_drag_source_set_icon (source, picture, 12, 12);
}

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, UmpPersonRow *self)
{
  g_signal_emit (self, signals[DROPPED], 0, g_value_get_int (value));
  return TRUE;
}

static GtkWidget *
new_handle (UmpPersonRow *self)
{
  GtkWidget *handle = gtk_image_new_from_icon_name ("list-drag-handle-symbolic");
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_MOVE);

  gtk_widget_add_css_class (handle, "handle");
  gtk_widget_set_cursor_from_name (handle, "grab");
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (on_drag_prepare), self);
  g_signal_connect (source, "drag-begin", G_CALLBACK (on_drag_begin), self);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (source));
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  return handle;
}

/* ---- parts -------------------------------------------------------------- */

static GtkWidget *
new_menu (guint index, guint n)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *rename = g_strdup_printf ("people.rename(%u)", index);
  g_autofree char *up = g_strdup_printf ("people.up(%u)", index);
  g_autofree char *down = g_strdup_printf ("people.down(%u)", index);

  g_menu_append (menu, _ ("_Rename"), rename);
  if (index > 0)
    g_menu_append (menu, _ ("Move _Up"), up);
  if (index + 1 < n)
    g_menu_append (menu, _ ("Move _Down"), down);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_widget_set_tooltip_text (button, _ ("Rename or move"));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

static GtkWidget *
new_remove (guint index)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "people.remove");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) index);
  gtk_widget_set_tooltip_text (button, _ ("Remove"));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

static void
on_changed (UmpPersonRow *self)
{
  g_signal_emit (self, signals[RENAMED], 0);
}

static void
on_activate (UmpPersonRow *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

/* After the click that came with the focus has placed its cursor. */
static gboolean
select_nobody (gpointer text)
{
  if (ump_words_is_nobody (gtk_editable_get_text (text)))
    gtk_editable_select_region (text, 0, -1);
  return G_SOURCE_REMOVE;
}

/* "Player 1" is nobody's name: what is typed takes its place, however the focus came. */
static void
on_focused (GtkEventControllerFocus *controller, GtkWidget *text)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, select_nobody, g_object_ref (text), g_object_unref);
}

static GtkWidget *
new_text (UmpPersonRow *self, const char *name)
{
  GtkWidget *text = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_autofree char *spoken = g_strdup_printf (_ ("Name, seat %u"), self->index + 1);

  gtk_editable_set_text (GTK_EDITABLE (text), name);
  gtk_entry_set_max_length (GTK_ENTRY (text), MAX_NAME_CHARS);
  gtk_editable_set_width_chars (GTK_EDITABLE (text), 5);
  gtk_widget_set_hexpand (text, TRUE);
  ump_set_class (text, "strong", self->plays);
  ump_name_widget (text, spoken);
  g_signal_connect_swapped (text, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (text, "activate", G_CALLBACK (on_activate), self);
  g_signal_connect (focus, "enter", G_CALLBACK (on_focused), text);
  gtk_widget_add_controller (text, focus);
  return text;
}

/* ---- what others ask for ------------------------------------------------ */

GtkEditable *
ump_person_row_text (UmpPersonRow *self)
{
  return GTK_EDITABLE (self->text);
}

void
ump_person_row_call (UmpPersonRow *self, const char *name)
{
  g_autofree char *initial = ump_words_initial (name);
  g_autofree char *spoken =
      g_strdup_printf (self->plays ? _ ("%s, seat %u") : _ ("%s, sits out"), name, self->index + 1);
  g_autofree char *menu = g_strdup_printf (_ ("Rename or move %s"), name);
  g_autofree char *remove = g_strdup_printf (_ ("Remove %s"), name);

  gtk_label_set_text (GTK_LABEL (self->disc), initial);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->text), name);
  ump_name_widget (GTK_WIDGET (self), spoken);
  ump_name_widget (self->menu, menu);
  ump_name_menu_of (self->menu);
  ump_name_widget (self->remove, remove);
}

void
ump_person_row_say (UmpPersonRow *self, const char *problem)
{
  ump_label_say (self->problem, problem);
  ump_set_class (self->text, "error", problem != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_STATE_INVALID,
                               problem != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

void
ump_person_row_edit (UmpPersonRow *self)
{
  gtk_widget_grab_focus (self->text);
  gtk_editable_select_region (GTK_EDITABLE (self->text), 0, -1);
}

/* ---- life --------------------------------------------------------------- */

static void
ump_person_row_class_init (UmpPersonRowClass *klass)
{
  signals[RENAMED] =
      g_signal_new ("renamed", UMP_TYPE_PERSON_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ENTERED] =
      g_signal_new ("entered", UMP_TYPE_PERSON_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DROPPED] = g_signal_new ("dropped", UMP_TYPE_PERSON_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
ump_person_row_init (UmpPersonRow *self)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ump_person_row_new (guint index, guint n, const char *name, gboolean plays)
{
  UmpPersonRow *self = g_object_new (UMP_TYPE_PERSON_ROW, NULL);
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL);
  GtkWidget *words = ump_box_new (GTK_ORIENTATION_VERTICAL, 2, NULL);

  self->index = index;
  self->plays = plays;
  self->disc = ump_label_new (NULL, "disc large");
  gtk_label_set_xalign (GTK_LABEL (self->disc), 0.5f);
  gtk_widget_set_valign (self->disc, GTK_ALIGN_CENTER);
  self->text = new_text (self, name);
  self->problem = ump_text_new (NULL, "error-text");
  gtk_widget_set_visible (self->problem, FALSE);
  self->menu = new_menu (index, n);
  self->remove = new_remove (index);
  gtk_box_append (GTK_BOX (words), self->text);
  gtk_box_append (GTK_BOX (words), self->problem);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), new_handle (self));
  gtk_box_append (GTK_BOX (box), self->disc);
  gtk_box_append (GTK_BOX (box), words);
  if (!plays)
    gtk_box_append (GTK_BOX (box), ump_label_new (_ ("sits out"), "dim-text"));
  gtk_box_append (GTK_BOX (box), self->menu);
  gtk_box_append (GTK_BOX (box), self->remove);
  gtk_widget_set_margin_start (box, 10);
  gtk_widget_set_margin_end (box, 6);
  gtk_widget_set_margin_top (box, 4);
  gtk_widget_set_margin_bottom (box, 4);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  ump_person_row_call (self, name);
  return GTK_WIDGET (self);
}
