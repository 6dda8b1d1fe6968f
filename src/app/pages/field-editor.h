/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of an option, or of an attribute in a dialog: a field goes in, a row comes out, by the field's
 * type: a number to be spun, words or people to choose from, a text, words shared out among people, one of
 * those to spare, or some of the people.
 *
 * Property "value" (string): as it is written, but for people, who are the numbers of their seats; "" is an
 *   empty text. Setting it emits no "changed".
 * Property "usual" (string): what a text stands for that is left empty.
 * Signal "changed" (): somebody chose or typed another value. */
#pragma once

#include <gtk/gtk.h>

#include "core/field.h"

G_BEGIN_DECLS

#define UMP_TYPE_FIELD_EDITOR (ump_field_editor_get_type ())
G_DECLARE_FINAL_TYPE (UmpFieldEditor, ump_field_editor, UMP, FIELD_EDITOR, GObject)

/* field: of a game. names, seats: of the people, NULL-terminated, copied; seats are the ids in what is shared
 * out, and of some of the people. words: below the title, or NULL for none. value: what it has at first; of
 * words shared out it must be one for these seats. */
UmpFieldEditor *ump_field_editor_new (const UmpField *field, const char *const *names,
                                      const char *const *seats, const char *words, const char *value);
const UmpField *ump_field_editor_get_field (UmpFieldEditor *self);
/* An AdwPreferencesRow; it stays the editor's. */
GtkWidget *ump_field_editor_get_row (UmpFieldEditor *self);
/* A new string. */
char *ump_field_editor_get_value (UmpFieldEditor *self);
void ump_field_editor_set_value (UmpFieldEditor *self, const char *value);
void ump_field_editor_set_usual (UmpFieldEditor *self, const char *usual);
/* Of a field with `spare_of`: bit n for word n that can be chosen now. */
void ump_field_editor_set_spare (UmpFieldEditor *self, guint spare, const char *value);

G_END_DECLS
