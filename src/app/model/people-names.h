/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is remembered of people beside the sessions, the same for all windows: their other names and the teams
 * (session/library/aliases.h), their marks, and the names that are offered for a new game (the settings).
 * Changed by another thread, and taken back.
 *
 * Signal "changed": something of it is different now. */
#pragma once

#include "session/format/session.h"
#include "session/library/aliases.h"
#include "settings.h"

G_BEGIN_DECLS

#define UMP_TYPE_PEOPLE_NAMES (ump_people_names_get_type ())
G_DECLARE_FINAL_TYPE (UmpPeopleNames, ump_people_names, UMP, PEOPLE_NAMES, GObject)

/* settings: a reference is kept. */
UmpPeopleNames *ump_people_names_new (const char *file, GSettings *settings);
/* What stands in the file; it is read when somebody asks it. A new reference. */
UmpAliases *ump_people_names_read (UmpPeopleNames *self);
/* Names that are offered, the latest first: a new array. */
GStrv ump_people_names_offered (UmpPeopleNames *self);

/* Whoever is called `name` is called `meant` from now on, as in ump_aliases_set(). */
void ump_people_names_set (UmpPeopleNames *self, const char *name, const char *meant,
                           GAsyncReadyCallback callback, gpointer user_data);
/* The mark that was chosen for somebody, 0 for none: as the file said when it was read last, in another
 * thread. */
int ump_people_names_mark (UmpPeopleNames *self, const char *name);
/* Chooses it for new evenings; 0: none. */
void ump_people_names_set_mark (UmpPeopleNames *self, const char *name, int mark,
                                GAsyncReadyCallback callback, gpointer user_data);
/* Gives the people of a session from that one on the marks that were chosen for them, where nobody shows the
 * same there. */
void ump_people_names_give_marks (UmpPeopleNames *self, UmpSession *session, guint from);

/* Nothing is remembered of somebody any more: the name and all that led to it is not offered, as in
 * ump_aliases_forget(). Sessions stay as they are. */
void ump_people_names_forget (UmpPeopleNames *self, const char *name, GAsyncReadyCallback callback,
                              gpointer user_data);
/* Takes either back: what ump_people_names_finish() gave. */
void ump_people_names_restore (UmpPeopleNames *self, GVariant *before, GAsyncReadyCallback callback,
                               gpointer user_data);
/* Of each of them. NULL: nothing has changed, and error says why. What to give to ump_people_names_restore(),
 * of type UMP_PEOPLE_NAMES_BEFORE; a new reference. */
GVariant *ump_people_names_finish (UmpPeopleNames *self, GAsyncResult *result, GError **error);
/* What stood for what, the names that were offered, those of last time. */
#define UMP_PEOPLE_NAMES_BEFORE "(asasas)"
/* Whether all was so already. */
gboolean ump_people_names_is_nothing (GVariant *before);

G_END_DECLS
