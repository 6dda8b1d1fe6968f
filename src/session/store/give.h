/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is given to others as a file takes no session with it. */
#pragma once

#include "session/format/session.h"

G_BEGIN_DECLS

/* Writes an export, a template, what was learned to a file, whole and safely. Over a session or a journal of
 * one goes nothing but the bytes of a session, and these go over nothing but an older copy of it (of the same
 * id), which no window or program has open. games: as for ump_session_new(). FALSE with
 * UMP_SESSION_ERROR_FILE: what was there is there still. In any thread. */
gboolean ump_store_give (const UmpGame *const *games, const char *path, GBytes *bytes, GError **error);

G_END_DECLS
