/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The people of a new session, clockwise: rows with a field for each name, to be moved by drag and by menu,
 * and a field for one more, who takes the first seat that has no name yet.
 *
 * Class actions with the number of the row: people.rename, people.up, people.down, people.remove.
 * Signals: "changed" (), "done" (): Enter behind the last person. */
#pragma once

#include "core/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PEOPLE_LIST (ump_people_list_get_type ())
G_DECLARE_FINAL_TYPE (UmpPeopleList, ump_people_list, UMP, PEOPLE_LIST, GtkWidget)

/* Names that are offered: the latest first; copied. */
void ump_people_list_set_known (UmpPeopleList *self, const char *const *names);
void ump_people_list_set_names (UmpPeopleList *self, const char *const *names);
/* How many the game takes. People over `most` stay in the list and sit out; where there are fewer than
 * `least`, known names and then "Player 3" fill up. */
void ump_people_list_set_limits (UmpPeopleList *self, int least, int most);
/* order: which of those who play, counted from 0, comes first, second …; n: how many they are. */
void ump_people_list_set_order (UmpPeopleList *self, const int *order, int n);
/* The marks of those who play, and the colours that the game gives them, as at the table's beginning. */
void ump_people_list_set_marks (UmpPeopleList *self, const int *marks, const UmpTable *table);
/* Those who play, in order; n receives how many. Borrowed until the list changes. */
const char *const *ump_people_list_get_names (UmpPeopleList *self, int *n);

/* Seats that nobody has a name for go, where enough people have one. */
void ump_people_list_settle (UmpPeopleList *self);
/* What is wrong with the names, such as "Ana is here already"; NULL for nothing. Borrowed until the list
 * changes. */
const char *ump_people_list_problem (UmpPeopleList *self);
/* Puts the keyboard on the first seat without a name; FALSE if everybody has one. */
gboolean ump_people_list_ask (UmpPeopleList *self);

G_END_DECLS
