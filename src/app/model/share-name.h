/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a file is called that is given to others. */
#pragma once

#include "session/format/session.h"

G_BEGIN_DECLS

/* "Martes 13, 20 November 2026" of a game, without an ending and without what a file system refuses; a new
 * string. */
char *ump_share_name (UmpSession *session, guint game);
/* A name as that of a file: nothing that a file system refuses or nobody sees, and not too long. A new
 * string. */
char *ump_share_stem (const char *name);

G_END_DECLS
