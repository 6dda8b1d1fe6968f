/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session and what belongs to it under another name; and journals that have lost their session. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Gives a session another name, in the same folder or elsewhere: the document, the journal beside it, the one
 * in the data folder and what was kept aside of them, all of it or nothing, whenever the program is killed
 * (into another file system: or all of it in both places). `to` and its journal must not be there. FALSE with
 * UMP_SESSION_ERROR_FILE: it is where it was. */
gboolean ump_session_move (const char *from, const char *to, GError **error);

/* Gives a file a second name, or where there can be none a copy, and makes that safe. TRUE too if `to` is
 * that file already, or a copy of it; FALSE with errno. */
gboolean ump_second_name (const char *from, const char *to);
/* The same, and takes the first name away; never the last one: nothing goes where both are one and the same
 * name. */
gboolean ump_give_name (const char *from, const char *to);

/* Sessions that were read while journals looked for theirs, so that none is read for each of them: for the
 * two below. */
GHashTable *ump_digests_new (void);
/* Journals in a folder whose session has gone from beside them go to it, if it is found in that folder or in
 * `removed` inside of it: the journal names the document that it continues. Returns the paths of those whose
 * session is not found; journals of a program that runs are left alone. */
GPtrArray *ump_orphans_reunite (const char *folder, GHashTable *digests);
/* The same for journals in the data folder. known: paths of sessions; one whose session has another path now
 * goes with it. Returns those that belong to none of them, nor to one in `removed`. */
GPtrArray *ump_orphans_elsewhere (const char *folder, const GPtrArray *known, GHashTable *digests);
/* What is wrong with such a journal, for the user; a new string. */
char *ump_orphan_problem (const char *journal);
/* Gives such a journal to the session that it continues. FALSE with UMP_SESSION_ERROR_FILE: it is where it
 * was. */
gboolean ump_orphan_join (const char *journal, const char *session, GError **error);

/* Sessions near a folder of sessions that a list of it does not show, and that are none of the known: in
 * folders inside it but `removed`, in the folder around it if that is the program's own, and what a saving
 * that was cut short left of a session that is not there. Paths. */
GPtrArray *ump_sessions_astray (const char *folder, const GPtrArray *known);
/* How such a one is to be called in the folder: without the marks of a file that is being written. A new
 * string. */
char *ump_astray_name (const char *path);

G_END_DECLS
