/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "item-key.h"

#include "../widgets/line-layout.h"
#include "../widgets/parts.h"

static guint
index_of (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "item"));
}

static void
on_tap (GtkWidget *button, UmpChooser *chooser)
{
  ump_chooser_tap_item (chooser, index_of (button));
}

static void
on_hold (GtkWidget *button, UmpChooser *chooser)
{
  ump_chooser_hold_item (chooser, index_of (button));
}

/* What comes of it; why it cannot be takes no room here, a tap says it. */
static const char *
note_of (const UmpChooserItem *item)
{
  if (item->legal || item->outcome != NULL)
    return item->outcome != NULL ? item->outcome : "";
  return item->brief != NULL ? item->brief : "";
}

static GtkWidget *
words_new (const UmpChooserItem *item, const char *note)
{
  GtkWidget *words = ump_line_new (GTK_ORIENTATION_VERTICAL, 1);

  gtk_box_append (GTK_BOX (words), ump_text_new (item->label, "strong label"));
  if (note[0] != '\0')
    gtk_box_append (GTK_BOX (words), ump_text_new (note, item->warns ? "outcome warns" : "outcome"));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  return words;
}

GtkWidget *
ump_item_key_new_plain (UmpChooser *chooser, guint index)
{
  GtkWidget *button = gtk_button_new ();

  g_object_set_data (G_OBJECT (button), "item", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_tap), chooser, 0);
  ump_on_hold (button, G_CALLBACK (on_hold), chooser);
  return button;
}

GtkWidget *
ump_item_key_new (UmpChooser *chooser, guint index)
{
  const UmpChooserItem *item = ump_chooser_item (chooser, index);
  GtkWidget *button = ump_item_key_new_plain (chooser, index);
  const char *note = note_of (item);
  /* Translators: a place and what happens there. */
  g_autofree char *name =
      note[0] != '\0' ? g_strdup_printf (_ ("%s, %s"), item->label, note) : g_strdup (item->label);

  gtk_button_set_child (GTK_BUTTON (button), words_new (item, note));
  ump_add_classes (button, "key place");
  ump_set_class (button, "off", !item->legal);
  if (!item->legal)
    gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, TRUE, -1);
  ump_name_widget (button, name);
  return button;
}
