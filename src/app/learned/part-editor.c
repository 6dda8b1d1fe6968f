/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "part-editor.h"

#include "../widgets/parts.h"

G_DEFINE_INTERFACE (UmpPartEditor, ump_part_editor, GTK_TYPE_WIDGET)

static void
ump_part_editor_default_init (UmpPartEditorInterface *iface)
{
}

void
ump_part_editor_set_width (UmpPartEditor *self, UmpWidth width)
{
  UmpPartEditorInterface *iface = UMP_PART_EDITOR_GET_IFACE (self);

  if (iface->set_width != NULL)
    iface->set_width (self, width);
}

void
ump_part_editor_show (UmpPartEditor *self, const char *set, int side)
{
  UmpPartEditorInterface *iface = UMP_PART_EDITOR_GET_IFACE (self);

  if (iface->show != NULL)
    iface->show (self, set, side);
}

void
ump_part_editor_commit (UmpPartEditor *self)
{
  UmpPartEditorInterface *iface = UMP_PART_EDITOR_GET_IFACE (self);

  if (iface->commit != NULL)
    iface->commit (self);
}

GtkWidget *
ump_part_sides_new (const UmpPart *part)
{
  GtkWidget *box = ump_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "linked");

  for (int k = 0; part->sides[k].id != NULL; k++) {
    GtkWidget *label = ump_text_new (_ (part->sides[k].title), NULL), *button = gtk_toggle_button_new ();

    gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
    gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
    gtk_button_set_child (GTK_BUTTON (button), label);
    gtk_widget_add_css_class (button, "text-button");
    ump_name_widget (button, _ (part->sides[k].title));
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "editor.side");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", k);
    gtk_box_append (GTK_BOX (box), button);
  }
  return box;
}
