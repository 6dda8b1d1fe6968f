/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "choice-key.h"

#include "../widgets/parts.h"

struct _UmpChoiceKey {
  GtkButton parent_instance;
  char *value;
  char *name;
  gboolean chosen;
};

G_DEFINE_FINAL_TYPE (UmpChoiceKey, ump_choice_key, GTK_TYPE_BUTTON)

const char *
ump_choice_key_value (UmpChoiceKey *self)
{
  return self->value;
}

void
ump_choice_key_set_chosen (UmpChoiceKey *self, gboolean chosen)
{
  g_autofree char *name = NULL;

  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED, chosen, -1);
  if (self->chosen == chosen)
    return;
  self->chosen = chosen;
  /* a screen reader does not say that it is pressed */
  name = chosen ? g_strdup_printf (_ ("%s, chosen"), self->name) : g_strdup (self->name);
  ump_name_widget (GTK_WIDGET (self), name);
  ump_set_class (GTK_WIDGET (self), "chosen", chosen);
}

static void
finalize (GObject *object)
{
  UmpChoiceKey *self = UMP_CHOICE_KEY (object);

  g_free (self->value);
  g_free (self->name);
  G_OBJECT_CLASS (ump_choice_key_parent_class)->finalize (object);
}

static void
ump_choice_key_class_init (UmpChoiceKeyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
}

static void
ump_choice_key_init (UmpChoiceKey *self)
{
}

static UmpChoiceKey *
key_new (const char *value, const char *name, const char *css_class)
{
  UmpChoiceKey *self = g_object_new (UMP_TYPE_CHOICE_KEY, NULL);

  self->value = g_strdup (value);
  self->name = g_strdup (name);
  ump_add_classes (GTK_WIDGET (self), css_class);
  return self;
}

GtkWidget *
ump_choice_key_new (const char *value, const char *label, const char *css_class)
{
  UmpChoiceKey *self = key_new (value, label, css_class);

  gtk_button_set_label (GTK_BUTTON (self), label);
  return GTK_WIDGET (self);
}

GtkWidget *
ump_choice_key_new_with (const char *value, const char *name, GtkWidget *child, const char *css_class)
{
  UmpChoiceKey *self = key_new (value, name, css_class);

  gtk_button_set_child (GTK_BUTTON (self), child);
  ump_name_widget (GTK_WIDGET (self), name);
  ump_set_tooltip (GTK_WIDGET (self), name);
  return GTK_WIDGET (self);
}
