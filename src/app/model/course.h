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
/* How long it takes so far, in seconds; negative where its times do not say so. */
typedef struct {
  gint64 game;  /* from its beginning, to its end if it has one */
  gint64 round; /* from the last round's end; of a game that is over negative */
  gint64 turn;  /* since it is their turn who act now; negative where nobody acts, or all do */
} UmpCourseClock;
/* now: seconds as of g_get_real_time(). */
void ump_course_clock (UmpSession *session, guint game, gint64 now, UmpCourseClock *clock);
/* "1:05" of 65 seconds, "61:01" of an hour and 61. */
char *ump_course_seconds (gint64 seconds);
/* "49 minutes", "2 hours 5 minutes". */
char *ump_course_minutes (gint64 minutes);

G_END_DECLS
