/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A form for an open verb that is more than cards: one field after the other, each with keys of its kind.
 * What is whole leads to the next one by itself; the steps above go to any of them, and Backspace goes
 * back. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PAD_FORM (ump_pad_form_get_type ())
G_DECLARE_FINAL_TYPE (UmpPadForm, ump_pad_form, UMP, PAD_FORM, GtkWidget)

GtkWidget *ump_pad_form_new (UmpChooser *chooser);
/* Fills every field with what an entry of the form's verb says. */
void ump_pad_form_fill (UmpPadForm *self, const UmpEntry *entry);
/* narrow: there is the room of a phone. */
void ump_pad_form_set_narrow (UmpPadForm *self, gboolean narrow);
/* A digit of the keyboard; FALSE where numbers mean nothing in the field that is shown. */
gboolean ump_pad_form_digit (UmpPadForm *self, int digit);
/* What Enter means behind what was put in: on to the next field, or the entry; else what is missing is
 * said. */
void ump_pad_form_go_on (UmpPadForm *self);

G_END_DECLS
