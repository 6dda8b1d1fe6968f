/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An evening: the games of one session, who won which, its score, and what could be played next. Nothing here
 * asks the clock. */
#pragma once

#include "session/library/library.h"

G_BEGIN_DECLS

/* What counts: a point for each side that one stood before in a game, or the games that one won, alone or
 * with others. Only games that count (UMP_RECORD_COUNTS) do. */
typedef enum { UMP_EVENING_PLACES, UMP_EVENING_WINS } UmpEveningCount;

/* key, name: those of a record, borrowed. */
typedef struct {
  const char *key;
  const char *name;
  int mark;
  int score;
} UmpEveningPerson;

/* Whoever played: the highest score first, level people in the order in which they came. records: UmpRecord,
 * which have to stay. A new array. */
GArray *ump_evening_people (const GPtrArray *records, UmpEveningCount count);
/* What a game gave somebody; -1 where it does not count or they were not in it. */
int ump_evening_points (const UmpRecord *record, const char *key, UmpEveningCount count);
/* How many games are over and do not count. */
guint ump_evening_n_left_out (const GPtrArray *records);
/* The parts of a record, UmpRecordPart, borrowed, best first: a new array. n_won: if not NULL, receives how
 * many of them won, 0 where it does not count. */
GPtrArray *ump_evening_ranking (const UmpRecord *record, guint *n_won);

/* When the last move of an evening was made, in seconds since 1970; of an unreadable file when it was
 * changed. */
gint64 ump_evening_time (UmpLibraryItem *item);
/* Whether that is at most six hours before now. */
gboolean ump_evening_is_tonight (UmpLibraryItem *item, gint64 now);
/* The last game of that evening, where it goes on; NULL else. Borrowed. */
const UmpRecord *ump_evening_in_play (UmpLibraryItem *item);
/* The last game of a session that is not over, -1 for none. */
int ump_evening_last_open (UmpSession *session);
/* How often a game was played, and how it was played last: borrowed from the library. */
typedef struct {
  const UmpRecord *last;
  int times;
} UmpPlayed;

/* What just these people played since then and what counts: UmpPlayed, the most often first. library: of
 * UmpLibraryItem; keys: theirs, of ump_record_key(). A new array. */
GArray *ump_evening_played (GListModel *library, const GPtrArray *keys, gint64 since);
/* What could be played next, UmpRecord: the game that ended last, then the two that its people played most in
 * the year before and not on that evening, each as it was played last. library: of UmpLibraryItem; tonight:
 * the evening's records. A new array that owns references. */
GPtrArray *ump_evening_next (GListModel *library, const GPtrArray *tonight);

/* Words, new strings. What was played; the evening's title, "" for none. */
char *ump_evening_game_name (const UmpRecord *record);
char *ump_evening_title (UmpLibraryItem *item);
/* "Bea won", "Ana and Carlos share it", "not finished", "in play", "an entry is refused". */
char *ump_evening_outcome (const UmpRecord *record);
/* "26 : 32, 38, 41": the winner's points and the others'; "" where a game has none or nobody won. */
char *ump_evening_numbers (const UmpRecord *record);
/* "Line-it again", "Level 8": of what could be played next. */
char *ump_evening_next_name (const UmpRecord *record, const GPtrArray *tonight);

G_END_DECLS
