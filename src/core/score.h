/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad: closed rows with the lines that make them. A total without its lines cannot exist. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* line: index in the game's lines, -1 for an adjustment (detail is then its reason).
 * detail: no message where there is nothing to say.
 * cards: n_cards of the row's cards, from first_card. */
typedef struct {
  gint16 seat;
  gint16 line;
  int points;
  int first_card;
  int n_cards;
  UmpText detail;
} UmpScoreLine;

/* entry: number of the entry that closed the row, adjusted or made it.
 * round: number of the closed row, from 1; 0 for a row of an entry's own and for a bonus line. verb: whose
 * own row it is (UMP_VERB_ADJUST, or one of the game's), UMP_VERB_UNKNOWN for rounds and bonus lines. bonus:
 * the name of a bonus line, borrowed from the setup; NULL for all others. absent: bits of seats that have no
 * part in it. texts: what details point to, NULL for none.
 * points: by seat. Sums are wider than single lines: a million entries of a million points fit. */
struct _UmpRow {
  int ref_count;
  guint entry;
  guint round;
  guint absent;
  int verb;
  int n_seats;
  const char *bonus;
  int n_lines;
  UmpScoreLine *lines;
  UmpCard *cards;
  GPtrArray *texts;
  gint64 points[UMP_MAX_SEATS];
};

/* Points and rank of one seat; rank 1 is the best, ties share, the next is skipped. */
typedef struct {
  gint64 points;
  int rank;
} UmpTotal;

/* plain: only points are asked for, so that details can be left out. lines (UmpScoreLine), cards (UmpCard),
 * texts: what there is so far. */
struct _UmpSheet {
  int n_seats;
  gboolean plain;
  GArray *lines;
  GArray *cards;
  GPtrArray *texts;
};

/* The row of what score() says of this table now; points are the sums of its lines. */
UmpRow *ump_row_new (const UmpTable *table, guint entry, guint round);
/* reason is borrowed: it lives in the log. */
UmpRow *ump_row_new_adjust (int n_seats, guint seats, int points, const char *reason, guint entry);
/* The row that an entry of the game's own verb made; line is one of the game's. */
UmpRow *ump_row_new_own (int n_seats, int verb, int seat, int line, int points, guint entry);
/* What one of the game's bonus lines gives now: a new row, which may have no lines. */
UmpRow *ump_row_new_bonus (const UmpTable *table, int bonus);
UmpRow *ump_row_ref (UmpRow *row);
/* Whether somebody has a part in the row. */
static inline gboolean
ump_row_has (const UmpRow *row, int seat)
{
  return (row->absent >> seat & 1u) == 0;
}

void ump_row_unref (UmpRow *row);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpRow, ump_row_unref)

/* How many bonus lines a game with this setup has. */
int ump_setup_n_bonuses (const UmpSetup *setup);
/* Whether somebody who has a seat has no part in the game now. */
gboolean ump_table_is_absent (const UmpTable *table, int seat);

/* Whether the game's rounds are all counted at once, at its end, in one row: seen from its second round
 * on. */
gboolean ump_score_is_of_all (const UmpTable *table);
/* What a row is called: its bonus as it was written, "Round 3", "Round 4, open"; words: as for
 * ump_text_format (). A new string. */
char *ump_row_name (const UmpTable *table, const UmpRow *row, const UmpWords *words);
/* Live totals of a table: closed rows, adjustments, bonus lines and, where the game says so, the open round.
 * Who is absent is ranked behind all who are there.
 * totals: n_seats of them, filled. */
void ump_score_totals (const UmpTable *table, UmpTotal *totals);
/* Whether somebody who is there has that total or more; or less, of one below 0. */
gboolean ump_score_reaches (const UmpTable *table, int target);

G_END_DECLS
