/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of statistics: what is kept of each game, and what is counted of it. */
#pragma once

#include "session/statistics.h"

G_BEGIN_DECLS

/* One person in one game. key: the name folded; name: as it is spelt there. */
typedef struct {
  char *key;
  char *name;
  gint64 points;
  int rank;
} UmpResult;

/* One game that counts. played: what is played, where the game has names for that, else NULL. time: seconds; number:
 * in the order of adding. shared: there are several winners. */
typedef struct {
  const UmpGame *game;
  char *played;
  gint64 time;
  guint number;
  gint64 minutes;
  gboolean lowest;
  gboolean shared;
  GArray *parts;
} UmpRecord;

struct _UmpStatistics {
  char *kind;
  char *player;
  GPtrArray *records;
  guint left_out;
};

/* Counted of one person: of all games, of one kind, against one other person. */
typedef struct {
  const UmpGame *game;
  char *played;
  guint games, wins, shared;
  gint64 sum, lowest, highest;
  gboolean low_wins;
} UmpKindCount;

typedef struct {
  char *key;
  char *name;
  guint games, better, worse, level;
} UmpAgainst;

typedef struct {
  char *key;
  char *name;
  guint games, wins, shared, streak, longest;
  gint64 minutes;
  GPtrArray *kinds;   /* UmpKindCount, by kind and name */
  GPtrArray *against; /* UmpAgainst, by name */
} UmpPersonCount;

/* The people, by name: UmpPersonCount. Free with g_ptr_array_unref(). */
GPtrArray *ump_statistics_count (UmpStatistics *statistics);
/* An average with two decimals, half away from zero; a new string. */
char *ump_statistics_average (gint64 sum, guint n);
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
