/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Options that name some of the people, by keys: a key for each person, those who are named are chosen. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PEOPLE_KEYS (ump_people_keys_get_type ())
G_DECLARE_FINAL_TYPE (UmpPeopleKeys, ump_people_keys, UMP, PEOPLE_KEYS, GtkWidget)

/* Signal "changed" (): somebody was tapped. names: one for each seat, NULL-terminated, copied; last: said on the
 * key of the last one who is not chosen, who cannot be. */
GtkWidget *ump_people_keys_new (const char *const *names, const char *last);
/* Bit n for seat n. */
guint ump_people_keys_get (UmpPeopleKeys *self);
/* Emits nothing. */
void ump_people_keys_set (UmpPeopleKeys *self, guint chosen);

G_END_DECLS
