/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A key that stands for one value of a field: a word, a number, a card, a line. What is tapped tells its
 * value, wherever it stands and whatever it shows. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_CHOICE_KEY (ump_choice_key_get_type ())
G_DECLARE_FINAL_TYPE (UmpChoiceKey, ump_choice_key, UMP, CHOICE_KEY, GtkButton)

/* A key with a text. value: what is entered, as it is written. css_class: may be several, with spaces. */
GtkWidget *ump_choice_key_new (const char *value, const char *label, const char *css_class);
/* A key with a picture; name: what a screen reader and the tooltip say. */
GtkWidget *
ump_choice_key_new_with (const char *value, const char *name, GtkWidget *child, const char *css_class);
/* Borrowed. */
const char *ump_choice_key_value (UmpChoiceKey *self);
/* The value is the field's now: seen, and said with the key's name. */
void ump_choice_key_set_chosen (UmpChoiceKey *self, gboolean chosen);

G_END_DECLS
