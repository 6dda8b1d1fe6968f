/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "home-row.h"

#include "../widgets/line-layout.h"
#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "evening-row.h"
#include "game-card.h"
#include "tonight.h"

struct _UmpHomeRow {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (UmpHomeRow, ump_home_row, GTK_TYPE_WIDGET)

static GtkWidget *
new_start (void)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Start a game"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.new-session");
  gtk_widget_set_margin_top (button, 20);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  ump_add_classes (button, "main");
  return button;
}

static GtkWidget *
new_head (const char *text)
{
  GtkWidget *label = ump_text_new (text, "section-title");

  gtk_widget_set_margin_top (label, 20);
  gtk_widget_set_margin_bottom (label, 8);
  return label;
}

static GtkWidget *
new_playing (const GPtrArray *items, gboolean narrow)
{
  GtkWidget *box = narrow ? ump_box_new (GTK_ORIENTATION_VERTICAL, 12, NULL) : ump_wrap_box_new (12, 12);

  for (guint k = 0; k < items->len; k++) {
    UmpLibraryItem *item = items->pdata[k];
    GtkWidget *card = ump_game_card_new (ump_evening_in_play (item), ump_library_item_path (item), narrow);

    if (narrow)
      gtk_box_append (GTK_BOX (box), card);
    else
      ump_wrap_box_append (UMP_WRAP_BOX (box), card);
  }
  return box;
}

static GtkWidget *
new_content (UmpHomeEntry *entry, UmpEveningCount count, gboolean narrow)
{
  UmpLibraryItem *item = ump_home_entry_item (entry);
  GtkWidget *row;

  switch (ump_home_entry_kind (entry)) {
  case UMP_HOME_HEAD: return new_head (ump_home_entry_text (entry));
  case UMP_HOME_TONIGHT: return ump_tonight_new (entry, count, narrow);
  case UMP_HOME_PLAYING: return new_playing (ump_home_entry_others (entry), narrow);
  case UMP_HOME_START: return new_start ();
  default:
    row = ump_evening_row_new (item, count, narrow);
    ump_set_class (row, "first", ump_home_entry_is_first (entry));
    ump_set_class (row, "last", ump_home_entry_is_last (entry));
    return row;
  }
}

void
ump_home_row_set (UmpHomeRow *self, UmpHomeEntry *entry, UmpEveningCount count, gboolean narrow)
{
  ump_remove_children (GTK_WIDGET (self));
  if (entry != NULL)
    gtk_widget_set_parent (new_content (entry, count, narrow), GTK_WIDGET (self));
}

static void
dispose (GObject *object)
{
  ump_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ump_home_row_parent_class)->dispose (object);
}

static void
ump_home_row_class_init (UmpHomeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (UMP_TYPE_LINE_LAYOUT);
  g_type_ensure (UMP_TYPE_WRAP_BOX);
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
