/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people have won and lost over many sessions. Nothing is kept: it is counted from the sessions each time.
 *
 * Only games that are finished and hold no refused entry count. People are the same by name: case and white space
 * aside. Who had a seat and never joined has not played. */
#pragma once

#include "session/session.h"

G_BEGIN_DECLS

typedef struct _UmpStatistics UmpStatistics;

typedef enum { UMP_STATISTICS_TEXT, UMP_STATISTICS_CSV, UMP_STATISTICS_XML } UmpStatisticsFormat;

/* kind: only games of this kind; player: only games of this person, and no other person is shown; both may be NULL,
 * copied. */
UmpStatistics *ump_statistics_new (const char *kind, const char *player);
void ump_statistics_free (UmpStatistics *statistics);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpStatistics, ump_statistics_free)

/* Takes in all games of a session, which is not kept. */
void ump_statistics_add (UmpStatistics *statistics, UmpSession *session);
/* What comes of it; sessions may be added before and after. */
GBytes *ump_statistics_write (UmpStatistics *statistics, UmpStatisticsFormat format, const UmpWords *words);

G_END_DECLS
