/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "person-row.h"

#include "../model/play.h"
#include "../model/words.h"
#include "../widgets/card-view.h"
#include "../widgets/mark-view.h"
#include "../widgets/parts.h"
#include "../compat/signal.h"

#define MARK 32

struct _UmpPersonRow {
  GtkListBoxRow parent_instance;
  guint index;
  gboolean plays;
  int mark;
  GtkWidget *mark_box;
  UmpMarkView *mark_view;
  GtkWidget *badges;
  GtkWidget *sits_out;
  GtkWidget *text;
  GtkWidget *menu;
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

/* ---- parts -------------------------------------------------------------- */

static void
add_item (GMenu *menu, const char *label, const char *action, guint index)
{
  g_autofree char *whole = g_strdup_printf ("people.%s(%u)", action, index);

  g_menu_append (menu, label, whole);
}

static void
add_menu (UmpPersonRow *self, guint n)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  add_item (menu, _ ("_Rename"), "rename", self->index);
  if (self->index > 0)
    add_item (menu, _ ("Move _Up"), "up", self->index);
  if (self->index + 1 < n)
    add_item (menu, _ ("Move _Down"), "down", self->index);
  add_item (menu, _ ("Re_move"), "remove", self->index);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu), G_MENU_MODEL (menu));
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
on_focused (UmpPersonRow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, select_nobody, g_object_ref (self->text), g_object_unref);
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
  g_autofree char *spoken =
      g_strdup_printf (self->plays ? _ ("%s, seat %u") : _ ("%s, sits out"), name, self->index + 1);
  g_autofree char *menu = g_strdup_printf (_ ("Rename, move or remove %s"), name);

  ump_mark_view_set (self->mark_view, self->mark, name);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->text), name);
  ump_name_widget (GTK_WIDGET (self), spoken);
  ump_name_widget (self->menu, menu);
  ump_name_menu_of (self->menu);
}

void
ump_person_row_set_mark (UmpPersonRow *self, int mark)
{
  self->mark = mark;
  ump_mark_view_set (self->mark_view, mark, gtk_entry_get_placeholder_text (GTK_ENTRY (self->text)));
}

void
ump_person_row_set_colours (UmpPersonRow *self, UmpColour colour, UmpColour second)
{
  UmpColour colours[] = { colour, second };
  GtkWidget *badge;

  while ((badge = gtk_widget_get_first_child (self->badges)) != NULL)
    gtk_box_remove (GTK_BOX (self->badges), badge);
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (colours[i] != UMP_COLOUR_NONE) {
      badge =
          ump_card_view_new (&(UmpLook){ .art = UMP_ART_NUMBER, .colour = colours[i] }, UMP_CARD_BADGE, TRUE);
      ump_name_widget (badge, ump_words_translate (ump_play_words (), ump_colour_word (colours[i])));
      gtk_box_append (GTK_BOX (self->badges), badge);
    }
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[RENAMED] = ump_signal_new ("renamed", UMP_TYPE_PERSON_ROW);
  signals[ENTERED] = ump_signal_new ("entered", UMP_TYPE_PERSON_ROW);
  signals[DROPPED] = g_signal_new ("dropped", UMP_TYPE_PERSON_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/umpire_app/Umpire/ui/person-row.ui");
  gtk_widget_class_bind_template_child (widget_class, UmpPersonRow, mark_box);
  gtk_widget_class_bind_template_child (widget_class, UmpPersonRow, text);
  gtk_widget_class_bind_template_child (widget_class, UmpPersonRow, problem);
  gtk_widget_class_bind_template_child (widget_class, UmpPersonRow, badges);
  gtk_widget_class_bind_template_child (widget_class, UmpPersonRow, sits_out);
  gtk_widget_class_bind_template_child (widget_class, UmpPersonRow, menu);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_prepare);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_focused);
}

static void
ump_person_row_init (UmpPersonRow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_MOVE);

  ump_init_template (GTK_WIDGET (self));
  self->mark_view = UMP_MARK_VIEW (ump_mark_view_new (1, "", MARK));
  gtk_box_append (GTK_BOX (self->mark_box), GTK_WIDGET (self->mark_view));
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

GtkWidget *
ump_person_row_new (guint index, guint n, const char *name, gboolean plays)
{
  UmpPersonRow *self = g_object_new (UMP_TYPE_PERSON_ROW, NULL);
  g_autofree char *spoken = g_strdup_printf (_ ("Name, seat %u"), index + 1);

  self->index = index;
  self->mark = (int) index + 1;
  self->plays = plays;
  gtk_editable_set_text (GTK_EDITABLE (self->text), name);
  ump_set_class (self->text, "strong", plays);
  ump_name_widget (self->text, spoken);
  gtk_widget_set_visible (self->sits_out, !plays);
  add_menu (self, n);
  ump_person_row_call (self, name);
  return GTK_WIDGET (self);
}
