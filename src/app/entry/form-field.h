/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One field of a form: the value of one attribute of an entry, put together with keys.
 *
 * What the keys are depends on the attribute: cards of the deck, words, numbers, people, the two portraits
 * and the boxes of a learned face, or a text that is typed. The value is text, as the entry has it, items
 * with one space between.
 *
 * Signals: "changed" ()  the value is another
 *          "done" ()     nothing more can be added, or what was typed was accepted: go on to the next
 *          field */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_FORM_FIELD (ump_form_field_get_type ())
G_DECLARE_FINAL_TYPE (UmpFormField, ump_form_field, UMP, FORM_FIELD, GtkWidget)

GtkWidget *ump_form_field_new (UmpPlay *play, int verb, int attr);
/* Borrowed, "" for nothing. */
const char *ump_form_field_value (UmpFormField *self);
/* Whether nothing more is needed here; never of what may be left out and was. */
gboolean ump_form_field_is_filled (UmpFormField *self);
/* A list that is counted: where it is empty, that has to be said with a key of its own. */
gboolean ump_form_field_must_choose (UmpFormField *self);
/* The card at that place of its list, from 0; 0 for none, also where one was taken out and another one
 * comes. */
int ump_form_field_card (UmpFormField *self, int place);
/* FALSE: its text is typed. */
gboolean ump_form_field_has_keys (UmpFormField *self);
/* "2 of 3", what it still lacks: how far a list is; NULL where there is nothing to count. A new string. */
char *ump_form_field_progress (UmpFormField *self);
/* A value that could stand where nothing does yet, so that the rest can be judged; NULL where there is none.
 * A new string. */
char *ump_form_field_stand_in (UmpFormField *self);
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
