/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a finished game went, told from its score pad and the times of its entries. All results are new strings
 * in the user's language, "" where there is nothing to say. */
#pragma once

#include "session/format/session.h"

G_BEGIN_DECLS

/* Who led when, and by how much it was won: a line for each sentence. */
char *ump_course_lead (const UmpMatch *match);
/* The round that brought somebody most. */
char *ump_course_biggest (const UmpMatch *match);
/* How long the game took, in all and by round, as far as its times say so. */
char *ump_course_time (UmpSession *session, guint game);
/* How long it takes so far, or took, in seconds; negative where its times do not say so. now: seconds as of
 * g_get_real_time(). */
gint64 ump_course_seconds (UmpSession *session, guint game, gint64 now);
/* "49 minutes", "2 hours 5 minutes". */
char *ump_course_minutes (gint64 minutes);

G_END_DECLS
