/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session and what belongs to it under another name. */
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

G_END_DECLS
