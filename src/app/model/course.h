/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long a game took, told from the times of its entries. All results are new strings
 * in the user's language, "" where there is nothing to say. */
#pragma once

#include "session/format/session.h"

G_BEGIN_DECLS

/* How long the game took, as far as its times say so. */
char *ump_course_time (UmpSession *session, guint game);
/* How long it takes so far, or took, in seconds; negative where its times do not say so. now: seconds as of
 * g_get_real_time(). */
gint64 ump_course_seconds (UmpSession *session, guint game, gint64 now);
/* "49 minutes", "2 hours 5 minutes". */
char *ump_course_minutes (gint64 minutes);

G_END_DECLS
