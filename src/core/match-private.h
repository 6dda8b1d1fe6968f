/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a match, for core's own files. */
#pragma once

#include "match.h"

G_BEGIN_DECLS

/* Where an entry's effects stand and how many they are, and the rule that a ruling waived (-1: none). Entries
 * that follow the last one with effects have none, so taking that one back only shortens the list. */
typedef struct {
  gsize first;
  guint n;
  gint16 waived;
} UmpTrace;

typedef struct {
  int ref_count;
  guint number;
  UmpTable *table;
} UmpSnapshot;

/* An entry that was taken back, as long as nothing else has happened since: its void holds it, its row is
 * here (NULL for none), and its n effects still lie behind those of the log. */
typedef struct {
  const UmpEntry *entry;
  UmpRow *row;
  guint number;
  guint n;
} UmpUndone;

/* tail_voids: length of the run of voids at the end of the log.
 * table_size: bytes of a table, which no entry changes, as cards only move. traces: n_traces of them.
 * effects: of all entries. undone: n_undone of them, the next to come back at the end.
 * scratch: a move for reading entries, which is no state. */
struct _UmpMatch {
  UmpSetup *setup;
  char **people;
  GPtrArray *entries;
  guint tail_voids;
  guint checked;
  gboolean refused;
  UmpVerdict refusal;
  gsize table_size;
  UmpTrace *traces;
  guint n_traces, traces_allocated;
  UmpEffects effects;
  UmpUndone *undone;
  guint n_undone, undone_allocated;
  UmpTable *now;
  GPtrArray *rows;
  GPtrArray *snapshots;
  UmpMove scratch;
};

/* Judges an entry in the present state whatever stands in the log; fills match->scratch. */
gboolean ump_match_judge_here (UmpMatch *match, const UmpEntry *entry, UmpVerdict *verdict);
/* The only form that a void has. */
gboolean ump_match_judge_void (const UmpEntry *entry, UmpVerdict *verdict);
/* State gates and the game's check for a move that is well-formed. */
gboolean ump_match_check_move (const UmpMatch *match, const UmpTable *table, const UmpMove *move,
                               const char *ruling, UmpVerdict *verdict);
/* Carries a move out on a table; the row that it closes (or NULL) is the caller's. */
UmpRow *ump_match_carry_out (const UmpMatch *match, UmpTable *table, const UmpMove *move);
/* Checks entries after the last checked one until one is refused. */
void ump_match_run (UmpMatch *match);
/* Room for a log as long as the other's. */
void ump_match_reserve (UmpMatch *match, const UmpMatch *other);
void ump_match_append (UmpMatch *match, UmpEntry *entry);

G_END_DECLS
