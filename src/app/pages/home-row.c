/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "home-row.h"

#include "../widgets/build.h"
#include "../widgets/card-view.h"
#include "games/games.h"
#include "../widgets/parts.h"
#include "../model/words.h"
#include "finished-row.h"
#include "playing-row.h"
#include "share-menu.h"

struct _UmpHomeRow {
  GtkWidget parent_instance;
  UmpHomeEntry *entry;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (UmpHomeRow, ump_home_row, GTK_TYPE_WIDGET)

/* ---- what rows do: the window's actions ---------------------------------------------- */

static const char *
path_of (UmpHomeRow *self)
{
  return ump_library_item_path (ump_home_entry_item (self->entry, 0));
}

static void
action_open (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.open-path", "s", path_of (UMP_HOME_ROW (widget)));
}

static void
action_rename (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UmpLibraryItem *item = ump_home_entry_item (UMP_HOME_ROW (widget)->entry, 0);
  gboolean readable = ump_library_item_state (item) != UMP_LIBRARY_UNREADABLE;
  const char *title = ump_library_item_title (item);

  gtk_widget_activate_action (widget, "win.rename-session", "(sms)", ump_library_item_path (item),
                              readable && title == NULL ? "" : title);
}

static void
action_move (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.move-session", "s", path_of (UMP_HOME_ROW (widget)));
}

static void
action_again (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.start-again", "s", path_of (UMP_HOME_ROW (widget)));
}

static void
act_on_file (UmpHomeRow *self, const char *action)
{
  g_autofree char *title = ump_home_title (ump_home_entry_item (self->entry, 0));

  gtk_widget_activate_action (GTK_WIDGET (self), action, "(ss)", path_of (self), title);
}

static void
action_forget (GtkWidget *widget, const char *action, GVariant *parameter)
{
  act_on_file (UMP_HOME_ROW (widget), "win.forget-session");
}

static void
action_remove (GtkWidget *widget, const char *action, GVariant *parameter)
{
  act_on_file (UMP_HOME_ROW (widget), "win.remove-session");
}

static void
on_again_clicked (GtkWidget *button, UmpLibraryItem *item)
{
  gtk_widget_activate_action (button, "win.start-again", "s", ump_library_item_path (item));
}

/* ---- parts --------------------------------------------------------------------------------- */

static GtkWidget *
new_fan (UmpLibraryItem *item, int width, gboolean narrow)
{
  const char *kind = ump_library_item_kind (item);
  const UmpGame *game = kind != NULL ? ump_games_find (kind) : NULL;

  return ump_tile_new (game != NULL ? game->tile : NULL, width, narrow);
}

static void
fill_menu (GMenu *menu, UmpHomeEntry *entry)
{
  g_menu_append (menu, _ ("_Open"), "row.open");
  if (ump_library_item_kind (ump_home_entry_item (entry, 0)) != NULL) {
    g_autoptr (GMenu) share = g_menu_new ();

    ump_share_menu_fill (share, ump_library_item_path (ump_home_entry_item (entry, 0)),
                         ump_library_item_state (ump_home_entry_item (entry, 0)) == UMP_LIBRARY_FINISHED);
    g_menu_append (menu, _ ("_Again with the Same People"), "row.again");
    g_menu_append_submenu (menu, _ ("S_hare"), G_MENU_MODEL (share));
  }
  g_menu_append (menu, _ ("Re_name…"), "row.rename");
  g_menu_append (menu, _ ("_Move to a Folder…"), "row.move");
  if (ump_home_entry_is_own (entry))
    g_menu_append (menu, _ ("_Remove"), "row.remove");
  else
    g_menu_append (menu, _ ("_Take Off the List"), "row.forget");
}

/* Made when it is opened: a list of rows is quicker without. */
static void
create_menu (GtkMenuButton *button, gpointer user_data)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  fill_menu (menu, UMP_HOME_ROW (user_data)->entry);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
  ump_name_menu_of (GTK_WIDGET (button));
}

static GtkWidget *
new_again (UmpHomeRow *self)
{
  GtkWidget *box =
      ump_box_new (self->narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 10, NULL);

  gtk_box_set_homogeneous (GTK_BOX (box), !self->narrow);
  for (guint k = 0; k < ump_home_entry_n_items (self->entry); k++) {
    UmpLibraryItem *item = ump_home_entry_item (self->entry, k);
    GtkWidget *content, *head, *below;
    GtkWidget *button = ump_build ("again-tile", "content", &content, "title", &head, "people", &below, NULL);
    g_autofree char *people = ump_home_people (item);
    g_autofree char *title = ump_home_game_name (item);
    g_autofree char *name = g_strdup_printf (_ ("Start %s now, %s"), title, people);

    gtk_label_set_text (GTK_LABEL (head), title);
    gtk_label_set_text (GTK_LABEL (below), people);
    gtk_box_prepend (GTK_BOX (content), new_fan (item, 80, self->narrow));
    ump_name_widget (button, name);
    g_signal_connect_object (button, "clicked", G_CALLBACK (on_again_clicked), item, 0);
    gtk_box_append (GTK_BOX (box), button);
  }
  return box;
}

/* ---- the widget ----------------------------------------------------------------------------------- */

static void
clear (UmpHomeRow *self)
{
  ump_remove_children (GTK_WIDGET (self));
}

/* Of sessions there are many: a row that shows one gets the words of another. */
static gboolean
set_session (UmpHomeRow *self)
{
  UmpHomeKind kind = self->entry != NULL ? ump_home_entry_kind (self->entry) : UMP_HOME_HEAD;
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (kind != UMP_HOME_PLAYING && kind != UMP_HOME_FINISHED)
    return FALSE;
  if (kind == UMP_HOME_PLAYING ? !UMP_IS_PLAYING_ROW (child) : !UMP_IS_FINISHED_ROW (child)) {
    clear (self);
    child = kind == UMP_HOME_PLAYING ? ump_playing_row_new (create_menu, self)
                                     : ump_finished_row_new (create_menu, self);
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  }
  if (kind == UMP_HOME_PLAYING)
    ump_playing_row_set (UMP_PLAYING_ROW (child), self->entry, self->narrow);
  else
    ump_finished_row_set (UMP_FINISHED_ROW (child), self->entry, self->narrow);
  return TRUE;
}

static GtkWidget *
new_content (UmpHomeRow *self)
{
  GtkWidget *label;

  switch (ump_home_entry_kind (self->entry)) {
  case UMP_HOME_AGAIN: return new_again (self);
  case UMP_HOME_HEAD:
    label = ump_text_new (ump_home_entry_text (self->entry), "section-title");
    gtk_widget_set_margin_top (label, 20);
    gtk_widget_set_margin_bottom (label, 8);
    return label;
  case UMP_HOME_FOOT:
    label = ump_text_new (ump_home_entry_text (self->entry), "dim-text");
    gtk_widget_set_margin_top (label, 8);
    gtk_widget_set_margin_bottom (label, 16);
    return label;
  default: g_return_val_if_reached (NULL);
  }
}

void
ump_home_row_set (UmpHomeRow *self, UmpHomeEntry *entry, gboolean narrow)
{
  gboolean one, readable, is_there;

  g_set_object (&self->entry, entry);
  self->narrow = narrow;
  one = entry != NULL &&
        (ump_home_entry_kind (entry) == UMP_HOME_PLAYING || ump_home_entry_kind (entry) == UMP_HOME_FINISHED);
  /* actions take text */
  one = one && g_utf8_validate (ump_library_item_path (ump_home_entry_item (entry, 0)), -1, NULL);
  readable = one && ump_library_item_state (ump_home_entry_item (entry, 0)) != UMP_LIBRARY_UNREADABLE;
  is_there = one && ump_library_item_time (ump_home_entry_item (entry, 0)) != 0;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.open", one);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.again", readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.remove", one);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.rename", is_there);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.move", is_there);
  if (set_session (self))
    return;
  clear (self);
  if (entry != NULL)
    gtk_widget_set_parent (new_content (self), GTK_WIDGET (self));
}

static void
dispose (GObject *object)
{
  UmpHomeRow *self = UMP_HOME_ROW (object);

  clear (self);
  g_clear_object (&self->entry);
  G_OBJECT_CLASS (ump_home_row_parent_class)->dispose (object);
}

static void
ump_home_row_class_init (UmpHomeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_install_action (widget_class, "row.open", NULL, action_open);
  gtk_widget_class_install_action (widget_class, "row.again", NULL, action_again);
  gtk_widget_class_install_action (widget_class, "row.rename", NULL, action_rename);
  gtk_widget_class_install_action (widget_class, "row.move", NULL, action_move);
  gtk_widget_class_install_action (widget_class, "row.remove", NULL, action_remove);
  gtk_widget_class_install_action (widget_class, "row.forget", NULL, action_forget);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "homerow");
}

static void
ump_home_row_init (UmpHomeRow *self)
{
}

GtkWidget *
ump_home_row_new (void)
{
  return g_object_new (UMP_TYPE_HOME_ROW, NULL);
}
