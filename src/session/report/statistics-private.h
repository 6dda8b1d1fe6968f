/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of statistics, for counting and writing. */
#pragma once

#include "session/report/statistics.h"

G_BEGIN_DECLS

/* records: those that count; sorted: by time. twins: of each game the record that was taken in, by what its
 * copies have in common; NULL where each is taken. */
struct _UmpStatistics {
  char *kind;
  char *player;
  UmpAliases *aliases;
  GPtrArray *records;
  GHashTable *twins;
  guint left_out;
  gboolean sorted;
};

/* The people of a game as they are known now, each once, those of a team one by one: UmpRecordPart, to be
 * unreferenced. */
GArray *ump_statistics_parts (const UmpStatistics *statistics, const UmpRecord *record);
/* How many sides have won: people, or teams of them. */
guint ump_statistics_sides (const GArray *parts);
/* By time, then as they were added. */
void ump_statistics_sort (UmpStatistics *statistics);

G_END_DECLS
