/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One field of a form: the value of one attribute of an entry, put together with keys or typed.
 *
 * Signals: "changed" ()  the value is another
 *          "done" ()     nothing more can be added, or what was typed was accepted: go on to the next
 *          field */
#pragma once

#include "../model/form-value.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_FORM_FIELD (ump_form_field_get_type ())
G_DECLARE_FINAL_TYPE (UmpFormField, ump_form_field, UMP, FORM_FIELD, GtkWidget)

GtkWidget *ump_form_field_new (UmpPlay *play, int verb, int attr);
/* What has been put together so far, to be asked; the field's. */
UmpFormValue *ump_form_field_value (UmpFormField *self);
/* FALSE: its text is typed. */
gboolean ump_form_field_has_keys (UmpFormField *self);
/* The title of the attribute, in words. */
const char *ump_form_field_title (UmpFormField *self);
/* What shows the value, to stand beside the title; NULL where the field shows it itself. */
GtkWidget *ump_form_field_shown (UmpFormField *self);
/* The one word or number that it has, as it is shown: "Ana"; NULL for nothing, and for all that is more. A
 * new string. */
char *ump_form_field_word (UmpFormField *self);
/* What key number k adds; NULL behind the last one. Borrowed. */
const char *ump_form_field_offer (UmpFormField *self, guint k);
/* Without a signal. */
void ump_form_field_set (UmpFormField *self, const char *value);
/* The same with what is known to be there: an empty list says that there is none. */
void ump_form_field_fill (UmpFormField *self, const char *value);
/* Takes the last item out; FALSE if there is none. */
gboolean ump_form_field_back (UmpFormField *self);
/* A digit of the keyboard; FALSE where numbers mean nothing. */
gboolean ump_form_field_digit (UmpFormField *self, int digit);
/* narrow: there is the room of a phone. */
void ump_form_field_set_narrow (UmpFormField *self, gboolean narrow);
/* Known faces with these values are not offered: other fields have them. others: NULL-terminated. */
void ump_form_field_set_others (UmpFormField *self, const char *const *others);
void ump_form_field_focus (UmpFormField *self);

G_END_DECLS
