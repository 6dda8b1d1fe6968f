/* SPDX-License-Identifier: GPL-3.0-or-later */
/* People who are known by another name than the one that stands in old sessions, and the marks that were
 * chosen for them: kept beside the library, so that no finished file is rewritten. Names are the same but for
 * case and white space. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _UmpAliases UmpAliases;

/* file: may be missing, or hold nonsense, which is passed over; NULL: none are kept. It is read when somebody
 * asks for the first time, in whichever thread. */
UmpAliases *ump_aliases_new (const char *file);
UmpAliases *ump_aliases_ref (UmpAliases *aliases);
void ump_aliases_unref (UmpAliases *aliases);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpAliases, ump_aliases_unref)

/* The name that a name stands for; NULL where it stands for itself. Borrowed. */
const char *ump_aliases_find (UmpAliases *aliases, const char *name);
/* The mark that was chosen for whoever is called so, 1 to UMP_MAX_MARK; 0 for none. */
int ump_aliases_mark (UmpAliases *aliases, const char *name);
/* The people of a team, of a name or what it stands for: "Ana + Bea". NULL where it is one person's name (or
 * NULL): with nobody on one of its sides, or no letter there. A new array. */
char **ump_aliases_team (const char *meant);
/* From now on `name` stands for `meant`, as all do that stood for `name`; "" or the same name: for itself
 * again. The file is read again, changed and written at once, while no other program does. before: if not
 * NULL, what has changed: names, each with what it stood for until then ("" for itself); a new array. FALSE:
 * nothing has changed. */
gboolean
ump_aliases_set (UmpAliases *aliases, const char *name, const char *meant, GStrv *before, GError **error);
/* What is kept of a name goes: its mark, what it stands for, all that stands for it, and the teams that it is
 * in. before and the result: as above. */
gboolean ump_aliases_forget (UmpAliases *aliases, const char *name, GStrv *before, GError **error);
/* Whether what a name stands for is this person, or a team that they are in. */
gboolean ump_aliases_is_about (const char *meant, const char *name);
/* Takes it back: each name of such an array stands for what follows it. */
gboolean ump_aliases_restore (UmpAliases *aliases, const char *const *before, GError **error);

/* The same by another thread, from what the file says then, after all that was asked for before; for a
 * window. owner: an object that lives until the callback. */
void ump_aliases_set_later (gpointer owner, const char *file, const char *name, const char *meant,
                            GAsyncReadyCallback callback, gpointer user_data);
/* mark: as above. */
void ump_aliases_set_mark_later (gpointer owner, const char *file, const char *name, int mark,
                                 GAsyncReadyCallback callback, gpointer user_data);
void ump_aliases_forget_later (gpointer owner, const char *file, const char *name,
                               GAsyncReadyCallback callback, gpointer user_data);
void ump_aliases_restore_later (gpointer owner, const char *file, const char *const *before,
                                GAsyncReadyCallback callback, gpointer user_data);
/* Of each of them; NULL with an error. What has changed, as above. */
GStrv ump_aliases_change_finish (GAsyncResult *result, GError **error);

G_END_DECLS
