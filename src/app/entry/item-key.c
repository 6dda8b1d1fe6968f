/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "item-key.h"

#include "../widgets/line-layout.h"
#include "../widgets/parts.h"

struct _UmpItemKey {
  GtkButton parent_instance;
  UmpChooserItem *item;
};

G_DEFINE_FINAL_TYPE (UmpItemKey, ump_item_key, GTK_TYPE_BUTTON)

static void
ump_item_key_finalize (GObject *object)
{
  g_clear_object (&UMP_ITEM_KEY (object)->item);
  G_OBJECT_CLASS (ump_item_key_parent_class)->finalize (object);
}

static void
ump_item_key_class_init (UmpItemKeyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ump_item_key_finalize;
}

static void
ump_item_key_init (UmpItemKey *self)
{
}

/* A key that outlived its item leads nowhere. */
static void
on_tap (UmpItemKey *self, UmpChooser *chooser)
{
  ump_chooser_tap_item (chooser, ump_chooser_find_item (chooser, self->item));
}

static void
on_hold (GtkWidget *button, UmpChooser *chooser)
{
  ump_chooser_hold_item (chooser, ump_chooser_find_item (chooser, UMP_ITEM_KEY (button)->item));
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
  UmpItemKey *self = g_object_new (UMP_TYPE_ITEM_KEY, NULL);

  self->item = g_object_ref ((UmpChooserItem *) ump_chooser_item (chooser, index));
  g_signal_connect_object (self, "clicked", G_CALLBACK (on_tap), chooser, 0);
  ump_on_hold (GTK_WIDGET (self), G_CALLBACK (on_hold), chooser);
  return GTK_WIDGET (self);
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
