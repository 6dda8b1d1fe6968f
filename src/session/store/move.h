/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session under another name. */
#pragma once

#include "session/format/session.h"

G_BEGIN_DECLS

/* Gives the file of a session another name in its file system; `to` must not be there. Whenever the program
 * is killed it has one of both. A journal of an earlier version is taken in before. FALSE with
 * UMP_SESSION_ERROR_FILE: it is where it was, such as when another window or program has it open. */
gboolean ump_session_move (const UmpGame *const *games, const char *from, const char *to, GError **error);

G_END_DECLS
