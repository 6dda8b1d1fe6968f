/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One person of a new session: a row whose name is a text field, to be dragged by its handle.
 *
 * Its menu and its button do the actions people.rename, people.up, people.down and people.remove with the
 * number of the row. Signals: "renamed" ()  the text is another
 *                   "entered" ()  Enter: on to the next one
 *                   "dropped" (int) row of that number was dropped on this one */
#pragma once

#include "core/face.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PERSON_ROW (ump_person_row_get_type ())
G_DECLARE_FINAL_TYPE (UmpPersonRow, ump_person_row, UMP, PERSON_ROW, GtkListBoxRow)

/* Number index of n, from 0; plays: FALSE for whom there is no seat. */
GtkWidget *ump_person_row_new (guint index, guint n, const char *name, gboolean plays);
/* What is typed, for completing it. Borrowed. */
GtkEditable *ump_person_row_text (UmpPersonRow *self);
/* The person's mark from now on; else it is that of the number of the row. */
void ump_person_row_set_mark (UmpPersonRow *self, int mark);
/* What the game gives the person, as badges behind the name: up to two colours. */
void ump_person_row_set_colours (UmpPersonRow *self, UmpColour colour, UmpColour second);
/* As somebody is called who has this name; text that is empty shows it as a placeholder. */
void ump_person_row_call (UmpPersonRow *self, const char *name);
/* What is wrong with the name, below it; NULL for nothing. */
void ump_person_row_say (UmpPersonRow *self, const char *problem);
/* Puts the keyboard there, the name selected. */
void ump_person_row_edit (UmpPersonRow *self);

G_END_DECLS
