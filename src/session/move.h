/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session and what belongs to it under another name; and journals that have lost their session. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Gives a session another name in the same file system: the document, the journal beside it and the one in the
 * data folder, all of them or nothing, whenever the program is killed. `to` and its journal must not be there.
 * FALSE with UMP_SESSION_ERROR_FILE: it is where it was. */
gboolean ump_session_move (const char *from, const char *to, GError **error);

/* Journals in a folder whose session has gone from beside them go to it, if it is found in that folder or in
 * `removed` inside of it: the journal names the document that it continues. Returns the paths of those whose
 * session is not found; journals of a program that runs are left alone. */
GPtrArray *ump_orphans_reunite (const char *folder);
/* What is wrong with such a journal, for the user; a new string. */
char *ump_orphan_problem (const char *journal);

G_END_DECLS
