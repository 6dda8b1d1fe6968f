/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The other names of people and the teams (session/aliases.h), the same for all windows: changed by another thread, and
 * taken back.
 *
 * Signal "changed": names mean something else now. */
#pragma once

#include "session/aliases.h"

G_BEGIN_DECLS

#define UMP_TYPE_PEOPLE_NAMES (ump_people_names_get_type ())
G_DECLARE_FINAL_TYPE (UmpPeopleNames, ump_people_names, UMP, PEOPLE_NAMES, GObject)

UmpPeopleNames *ump_people_names_new (const char *file);
/* What stands in the file; it is read when somebody asks it. A new reference. */
UmpAliases *ump_people_names_read (UmpPeopleNames *self);

/* Whoever is called `name` is called `meant` from now on, as in ump_aliases_set(). */
void ump_people_names_set (UmpPeopleNames *self, const char *name, const char *meant,
                           GAsyncReadyCallback callback, gpointer user_data);
/* Takes that back: what ump_people_names_finish() gave. */
void ump_people_names_restore (UmpPeopleNames *self, const char *const *before, GAsyncReadyCallback callback,
                               gpointer user_data);
/* Of either. NULL: nothing has changed, and error says why. What to give to ump_people_names_restore(); a new array, empty
 * where all meant the same already. */
GStrv ump_people_names_finish (UmpPeopleNames *self, GAsyncResult *result, GError **error);

G_END_DECLS
