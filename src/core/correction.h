/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One correction of a log: any number of changes, judged by one replay from the first of them.
 *
 * Nothing of the match that is corrected changes: the corrected log is a match of its own, which shares its
 * entries, and takes the other's place when it is accepted. Changes say which entry they mean by the entry
 * itself, as it lies in the log or as an earlier change of the same list brought it in: numbers move, entries
 * do not. Where several changes are about one entry, the last one counts. */
#pragma once

#include "match.h"

G_BEGIN_DECLS

typedef enum {
  UMP_CHANGE_ENTRY,     /* `at` becomes `entry`; itself: as it was, whatever was said before */
  UMP_CHANGE_ADD,       /* `entry` comes in front of `at`, which may be a void; NULL: at the end */
  UMP_CHANGE_LEAVE_OUT, /* `at` is left out */
  UMP_CHANGE_STAND,     /* `at` stands, by the ruling `text` */
  UMP_CHANGE_PUT_BACK, /* `at`, which lies in a void, counts again: a copy of it, in the place of what was put
                         * in its place, else behind the void */
  UMP_CHANGE_OPTION,   /* option `name` is `text`; NULL: it is not written, and has its default */
  UMP_CHANGE_SEATS,    /* others sit on the seats: people exchange, the moves stay with the seat */
} UmpChangeType;

/* Everything is borrowed, and must live as long as the correction. ids, names: one for each seat. */
typedef struct {
  UmpChangeType type;
  UmpEntry *at;
  UmpEntry *entry;
  const char *name;
  const char *text;
  const char *const *ids;
  const char *const *names;
} UmpChange;

/* What becomes of an entry, from the first change on. */
typedef enum {
  UMP_OUTCOME_OWN,     /* what a change says: changed, let stand, put back, added, left out */
  UMP_OUTCOME_SAME,    /* as it was: the same cards between the same zones, points and person after it */
  UMP_OUTCOME_FOLLOWS, /* refused as it is, but not with the cards as they are called now: goes with it */
  UMP_OUTCOME_OTHER,   /* comes out otherwise */
  UMP_OUTCOME_AGAIN,   /* was refused, or waited behind such an entry, and is accepted now */
  UMP_OUTCOME_STOP,    /* cannot be */
  UMP_OUTCOME_WAITS,   /* stands behind the stop: not judged */
} UmpOutcomeType;

/* own: a change says it, whatever the type. at: by what a further change means it. was: in the log that is
 * corrected, NULL for what is added; now: in the new one, NULL for what is left out; and their numbers, 0
 * for none. either: it stays as it is, though it names a card that is called otherwise now, and would be
 * accepted with that too: so; else NULL. */
typedef struct {
  UmpOutcomeType type;
  gboolean own;
  UmpEntry *at;
  UmpEntry *was;
  UmpEntry *now;
  guint was_number;
  guint now_number;
  UmpEntry *either;
} UmpOutcome;

/* result: the corrected match. outcomes: UmpOutcome, in the order of the new log, voids left out; entries
 * in them are borrowed from the two matches, `either` is owned. stop: number of the refused entry in
 * `result`, 0 where it fits. refused: what that says, kind UMP_ACCEPTED for none; own: the same where a
 * change says that entry. exchanged: the stop with the cards called as they were before the changes, where
 * that is accepted: who took what another one is said to have taken now may have taken the other card; else
 * NULL. judged: the log in which that was said, before others came to the seats, whose words the refusals
 * borrow; NULL where it is the result. was_refused: the log held a refusal before. totals_before,
 * totals_after: n_seats each. */
typedef struct {
  UmpMatch *result;
  UmpMatch *judged;
  GArray *outcomes;
  guint stop;
  UmpVerdict refused;
  UmpVerdict own;
  UmpEntry *exchanged;
  gboolean was_refused;
  UmpTotal totals_before[UMP_MAX_SEATS];
  UmpTotal totals_after[UMP_MAX_SEATS];
} UmpCorrection;

typedef enum {
  UMP_CORRECT_PLAIN = 0,
  UMP_CORRECT_FOLLOW = 1 << 0, /* later entries go with cards that are called otherwise */
} UmpCorrectFlags;

/* at: the time (RFC 3339) of entries that the correction makes itself, and of those of changes that have
 * none; NULL for none. NULL with UMP_OPTION_ERROR where options or seats cannot be like that; without an
 * error where a change is about an entry that is not there, or is a void where that means nothing.
 *
 * In the new log a void `correction` with the old entry stands directly in front of what was changed, and
 * what was left out lies in voids `removed`, neighbours in one. */
UmpCorrection *ump_match_correct (const UmpMatch *match, const UmpChange *changes, guint n,
                                  UmpCorrectFlags flags, const char *at, GError **error);
/* The same of one change alone, of the entry with that number; to be added at the end, one more than there
 * are. NULL too where there is none. */
UmpCorrection *
ump_match_correct_at (const UmpMatch *match, UmpChangeType type, guint number, UmpEntry *entry);
void ump_correction_free (UmpCorrection *correction);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpCorrection, ump_correction_free)
/* Number, in the result, of the first entry that a change says; 0 where none does. */
guint ump_correction_own_entry (const UmpCorrection *correction);
/* By what a change means the entry with that number in the result, which is no void. match: that was
 * corrected. Borrowed. */
UmpEntry *ump_correction_at (const UmpCorrection *correction, const UmpMatch *match, guint number);
/* What becomes of the entry with that number in the result, NULL for one before the first change. */
const UmpOutcome *ump_correction_outcome (const UmpCorrection *correction, guint number);
/* How many entries come to that. */
guint ump_correction_count (const UmpCorrection *correction, UmpOutcomeType type);
/* Takes the corrected match out of the correction: the caller puts it in the old one's place, which may
 * be kept to take the correction back. Outcomes then borrow from it. */
UmpMatch *ump_correction_steal (UmpCorrection *correction);

G_END_DECLS
