/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of a field: of an attribute of an entry, or of an option of a game. What a field is edited with
 * follows from its type, in one place (field-editor.c); its value is an UmpFormValue, whatever edits it. What
 * may not be is refused by whoever judges the whole entry or the whole session, not by a field alone.
 *
 * The two frames stay two: keys of the pad are tapped at arm's length, so all that can be chosen is there at
 * once and large; a row of a list has one line for what is chosen, and opens the rest.
 *
 * Signals: "changed" ()  somebody chose or typed another value in it
 *          "done" ()     nothing more can be added, or what was typed was accepted: go on to the next field */
#pragma once

#include "../model/form-value.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum {
  UMP_EDITOR_KEYS, /* on the pad; the widget is a group of the field's title */
  UMP_EDITOR_ROW,  /* in a list; the widget is an AdwPreferencesRow */
} UmpEditorFrame;

#define UMP_TYPE_FIELD_EDITOR (ump_field_editor_get_type ())
G_DECLARE_FINAL_TYPE (UmpFieldEditor, ump_field_editor, UMP, FIELD_EDITOR, GObject)

/* value: taken over, with its reference; of words shared out it must be one for its people. What is set to it
 * from elsewhere is shown. In a row what can be chosen is chosen: the first, where the value is none of them.
 * words: in a row below the title, or NULL for none. */
UmpFieldEditor *ump_field_editor_new (UmpFormValue *value, UmpEditorFrame frame, const char *words);
/* It stays the editor's. */
GtkWidget *ump_field_editor_widget (UmpFieldEditor *self);
/* Borrowed. */
UmpFormValue *ump_field_editor_value (UmpFieldEditor *self);
/* The same as text, with what was typed and not yet left. Borrowed. */
const char *ump_field_editor_text (UmpFieldEditor *self);
/* The title of the field, in words. */
const char *ump_field_editor_title (UmpFieldEditor *self);

/* ---- on the pad -------------------------------------------------------------------------------------- */

/* What shows the value, to stand beside the title; NULL where the editor shows it itself. */
GtkWidget *ump_field_editor_shown (UmpFieldEditor *self);
/* The key that says that a count is none, to stand beside the one that enters; NULL where that needs no
 * word. */
GtkWidget *ump_field_editor_none (UmpFieldEditor *self);
/* Takes the last item out; FALSE if there is none. */
gboolean ump_field_editor_back (UmpFieldEditor *self);
/* A digit of the keyboard; FALSE where numbers mean nothing. */
gboolean ump_field_editor_digit (UmpFieldEditor *self, int digit);
/* narrow: there is the room of a phone. */
void ump_field_editor_set_narrow (UmpFieldEditor *self, gboolean narrow);
/* Known faces with these values are not offered: other fields have them. others: NULL-terminated. */
void ump_field_editor_set_others (UmpFieldEditor *self, const char *const *others);

/* ---- in a row ---------------------------------------------------------------------------------------- */

/* What a text stands for that is left empty. */
void ump_field_editor_set_usual (UmpFieldEditor *self, const char *usual);
/* Of a field with `spare_of`: bit n for word n that can be chosen now. */
void ump_field_editor_set_spare (UmpFieldEditor *self, guint spare, const char *text);

G_END_DECLS
