/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "people-keys.h"

#include "../widgets/parts.h"
#include "../widgets/wrap-box.h"
#include "../compat/signal.h"

/* keys: GtkToggleButton, by seat. filling: they are set from here and not by the user. */
struct _UmpPeopleKeys {
  GtkWidget parent_instance;
  GPtrArray *keys;
  char **names;
  char *last;
  guint chosen;
  gboolean filling;
};

static guint signal_changed;

G_DEFINE_FINAL_TYPE (UmpPeopleKeys, ump_people_keys, GTK_TYPE_WIDGET)

/* Whether that seat is the only one that is not chosen. */
static gboolean
is_last (UmpPeopleKeys *self, guint seat)
{
  guint everybody = (1u << self->keys->len) - 1;

  return (self->chosen | 1u << seat) == everybody && !(self->chosen >> seat & 1);
}

/* What a key says of that person; a new string. */
static char *
key_name (UmpPeopleKeys *self, guint seat)
{
  if (self->chosen >> seat & 1)
    return g_strdup_printf (_ ("%s, chosen"), self->names[seat]);
  if (is_last (self, seat))
    return g_strdup_printf ("%s: %s", self->names[seat], self->last);
  return g_strdup (self->names[seat]);
}

static void
show_keys (UmpPeopleKeys *self)
{
  self->filling = TRUE;
  for (guint seat = 0; seat < self->keys->len; seat++) {
    GtkWidget *key = self->keys->pdata[seat];
    gboolean chosen = self->chosen >> seat & 1, last = is_last (self, seat);
    g_autofree char *name = key_name (self, seat);

    ump_name_widget (key, name);
    gtk_widget_set_tooltip_text (key, last ? self->last : NULL);
    gtk_widget_set_sensitive (key, !last);
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (key), chosen);
  }
  self->filling = FALSE;
}

static void
on_toggled (UmpPeopleKeys *self)
{
  if (self->filling)
    return;
  self->chosen = 0;
  for (guint seat = 0; seat < self->keys->len; seat++)
    if (gtk_toggle_button_get_active (self->keys->pdata[seat]))
      self->chosen |= 1u << seat;
  show_keys (self);
  g_signal_emit (self, signal_changed, 0);
}

guint
ump_people_keys_get (UmpPeopleKeys *self)
{
  return self->chosen;
}

void
ump_people_keys_set (UmpPeopleKeys *self, guint chosen)
{
  self->chosen = chosen;
  show_keys (self);
}

static void
dispose (GObject *object)
{
  UmpPeopleKeys *self = UMP_PEOPLE_KEYS (object);

  self->filling = TRUE;
  ump_remove_children (GTK_WIDGET (self));
  G_OBJECT_CLASS (ump_people_keys_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  UmpPeopleKeys *self = UMP_PEOPLE_KEYS (object);

  g_ptr_array_unref (self->keys);
  g_strfreev (self->names);
  g_free (self->last);
  G_OBJECT_CLASS (ump_people_keys_parent_class)->finalize (object);
}

static void
ump_people_keys_class_init (UmpPeopleKeysClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  signal_changed = ump_signal_new ("changed", UMP_TYPE_PEOPLE_KEYS);
}

static void
ump_people_keys_init (UmpPeopleKeys *self)
{
  self->keys = g_ptr_array_new ();
}

GtkWidget *
ump_people_keys_new (const char *const *names, const char *last)
{
  UmpPeopleKeys *self = g_object_new (UMP_TYPE_PEOPLE_KEYS, NULL);
  GtkWidget *line = ump_wrap_box_new (6, 6);

  self->names = g_strdupv ((char **) names);
  self->last = g_strdup (last);
  for (int seat = 0; names[seat] != NULL; seat++) {
    GtkWidget *key = gtk_toggle_button_new ();

    gtk_button_set_child (GTK_BUTTON (key), ump_name_label_new (names[seat], NULL));
    ump_add_classes (key, "plain small");
    g_signal_connect_swapped (key, "toggled", G_CALLBACK (on_toggled), self);
    g_ptr_array_add (self->keys, key);
    ump_wrap_box_append (UMP_WRAP_BOX (line), key);
  }
  gtk_widget_set_parent (line, GTK_WIDGET (self));
  show_keys (self);
  return GTK_WIDGET (self);
}
