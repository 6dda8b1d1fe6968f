/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people have won and lost over many sessions. Nothing is kept: it is counted from the sessions each
 * time.
 *
 * Only games that are finished and hold no refused entry count. People are the same by name: case and white
 * space aside, and as aliases say. Who had a seat and never joined has not played. */
#pragma once

#include "session/library/aliases.h"
#include "session/library/record.h"

G_BEGIN_DECLS

typedef struct _UmpStatistics UmpStatistics;

typedef enum { UMP_STATISTICS_TEXT, UMP_STATISTICS_CSV, UMP_STATISTICS_XML } UmpStatisticsFormat;

/* kind: only games of this kind; player: only games of this person, and no other person is shown; both may be
 * NULL, copied. aliases may be NULL and are kept. */
UmpStatistics *ump_statistics_new (const char *kind, const char *player, UmpAliases *aliases);
void ump_statistics_free (UmpStatistics *statistics);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpStatistics, ump_statistics_free)

/* From now on a game of which there are copies is taken in once. */
void ump_statistics_merge_copies (UmpStatistics *statistics);
/* Takes in all games of a session, which is not kept; or one record, which is. */
void ump_statistics_add (UmpStatistics *statistics, UmpSession *session);
void ump_statistics_add_record (UmpStatistics *statistics, UmpRecord *record);
guint ump_statistics_n_games (const UmpStatistics *statistics);
guint ump_statistics_n_left_out (const UmpStatistics *statistics);
/* What comes of it; sessions may be added before and after. */
GBytes *ump_statistics_write (UmpStatistics *statistics, UmpStatisticsFormat format, const UmpWords *words);

/* ---- the same as data -------------------------------------------------------------------- */

/* One person in one kind (of the pad: in what was played on it, NULL for none). best, worst: of the person's
 * totals; which games they were is borrowed from the statistics. */
typedef struct {
  const UmpGame *game;
  char *played;
  guint games, wins, shared;
  gint64 sum, lowest, highest;
  const UmpRecord *lowest_in, *highest_in;
  gboolean low_wins;
} UmpKindCount;

typedef struct {
  char *key;
  char *name;
  guint games, better, worse, level;
} UmpAgainst;

/* places: how often 1st, 2nd … records: borrowed, in order of time. */
typedef struct {
  char *key;
  char *name;
  guint games, wins, shared, streak, longest;
  gint64 minutes;
  guint places[UMP_MAX_SEATS];
  GPtrArray *kinds;   /* UmpKindCount, by kind and name */
  GPtrArray *against; /* UmpAgainst, by name */
  GPtrArray *records; /* UmpRecord */
  GHashTable *by_key; /* of against */
} UmpPersonCount;

/* One game of a kind that somebody won so often. */
typedef struct {
  char *key;
  char *name;
  guint games, wins;
} UmpWinner;

/* A kind, whoever played it. timed: games whose length is known; begun: those of which it is known who
 * began. */
typedef struct {
  const UmpGame *game;
  char *played;
  guint games, timed, begun, begun_won;
  gint64 minutes, lowest, highest;
  const UmpRecord *lowest_in, *highest_in;
  char *lowest_name, *highest_name;
  GPtrArray *people;   /* UmpWinner, most wins first */
  GHashTable *rulings; /* rule id: how often (GUINT_TO_POINTER) */
} UmpGameCount;

/* The people by name (UmpPersonCount), the kinds by id and name (UmpGameCount): valid as long as the
 * statistics, and no longer than until something is added. Free with g_ptr_array_unref(). */
GPtrArray *ump_statistics_count (UmpStatistics *statistics);
GPtrArray *ump_statistics_games (UmpStatistics *statistics);
/* An average with two decimals, half away from zero; a new string. */
char *ump_statistics_average (gint64 sum, guint n);
/* A person's total in a game, TRUE where they were there. */
gboolean ump_statistics_result (const UmpStatistics *statistics, const UmpRecord *record, const char *key,
                                UmpRecordPart *result);

/* What a kind's lowest and highest total are to the person. */
static inline gint64
ump_kind_count_best (const UmpKindCount *kind)
{
  return kind->low_wins ? kind->lowest : kind->highest;
}

static inline gint64
ump_kind_count_worst (const UmpKindCount *kind)
{
  return kind->low_wins ? kind->highest : kind->lowest;
}

G_END_DECLS
