/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What statistics and lists need of one game of a session, without the game itself: small, never changed once
 * made, and so fit for any thread and for a cache. */
#pragma once

#include "session/format/session.h"

G_BEGIN_DECLS

/* One person in one game. key: the name folded; name: as it is spelt there; mark: of
 * ump_session_shown_mark(). side: the same number, 1 to UMP_MAX_SEATS, for those who win or lose together. */
typedef struct {
  char *key;
  char *name;
  gint64 points;
  int rank;
  int mark;
  int side;
} UmpRecordPart;

/* What stands by ruling. reason: as it was written; entry: its number; time: of it, else of the game. */
typedef struct {
  char *rule;
  char *reason;
  guint entry;
  gint64 time;
} UmpRecordRuling;

typedef enum {
  UMP_RECORD_PLAYING,  /* neither counts nor is left out: it goes on */
  UMP_RECORD_COUNTS,   /* finished and whole */
  UMP_RECORD_LEFT_OUT, /* abandoned */
  UMP_RECORD_REFUSED,  /* it holds a refused entry, so nobody can say how it ended */
} UmpRecordState;

/* path, index: where it is; path may be NULL. played: what is played, where the game has names for that,
 * else NULL. time: of its end, else of its last entry, else of its start, in seconds since 1970; started:
 * 0 where it does not say. twin: the same for the same game in copies of a session; entries: how much was
 * written, taken back included, so of copies the one that was corrected has most. beginner: index of the
 * one who began, -1 where the log does not say; turn: the same of who is to play, -1 for nobody. rounds:
 * closed ones; round: the present one, of so many (of_rounds; 0: nobody knows). rulings: UmpRecordRuling, in
 * the order of the log. parts: UmpRecordPart, in the order of the seats; who never
 * joined is not among them. */
typedef struct {
  gatomicrefcount refs;
  UmpRecordState state;
  const UmpGame *game;
  char *path;
  guint index;
  char *twin;
  guint entries;
  char *played;
  gint64 time;
  gint64 started;
  gint64 minutes;
  int rounds;
  int round;
  int of_rounds;
  int beginner;
  int turn;
  GArray *rulings;
  gboolean lowest;
  GArray *parts;
} UmpRecord;

/* Names that are the same but for case and white space have the same key; a new string. */
char *ump_record_key (const char *name);
/* path is copied, and may be NULL. */
UmpRecord *ump_record_new (UmpSession *session, guint index, const char *path);
/* The same person in the game; NULL where there is none. Borrowed. */
const UmpRecordPart *ump_record_find (const UmpRecord *record, const char *key);
UmpRecord *ump_record_ref (UmpRecord *record);
void ump_record_unref (UmpRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpRecord, ump_record_unref)

/* For caches: both ways. NULL where the value does not fit, or no game of that kind is known. */
#define UMP_RECORD_TYPE "(ususumsxxxiiiiia(ssux)ba(ssxiii))"
GVariant *ump_record_to_variant (const UmpRecord *record);
UmpRecord *ump_record_from_variant (const UmpGame *const *games, const char *path, GVariant *value);

G_END_DECLS
