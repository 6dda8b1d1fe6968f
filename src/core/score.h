/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad: closed rows with the lines that make them. A total without its lines cannot exist. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* line: index in the game's lines, -1 for an adjustment (detail is then its reason).
 * cards: n_cards of the row's cards, from first_card. */
typedef struct {
  gint16 seat;
  gint16 line;
  int points;
  UmpText detail;
  int first_card;
  int n_cards;
} UmpScoreLine;

/* entry: number of the entry that closed the row or adjusted.
 * round: number of the closed row, from 1; 0 for an adjustment.
 * points: by seat. Sums are wider than single lines: a million entries of a million points fit. */
typedef struct {
  int ref_count;
  guint entry;
  guint round;
  int n_seats;
  gint64 *points;
  UmpScoreLine *lines;
  int n_lines;
  UmpCard *cards;
} UmpRow;

/* Points and rank of one seat; rank 1 is the best, ties share, the next is skipped. */
typedef struct {
  gint64 points;
  int rank;
} UmpTotal;

struct _UmpSheet {
  int n_seats;
  GArray *lines; /* UmpScoreLine */
  GArray *cards; /* UmpCard */
};

void ump_sheet_init (UmpSheet *sheet, int n_seats);
void ump_sheet_clear (UmpSheet *sheet);

/* The row of what score() says of this table now; points are the sums of its lines. */
UmpRow *ump_row_new (const UmpTable *table, guint entry, guint round);
/* reason is borrowed: it lives in the log. */
UmpRow *ump_row_new_adjust (int n_seats, int seat, int points, const char *reason, guint entry);
UmpRow *ump_row_ref (UmpRow *row);
void ump_row_unref (UmpRow *row);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpRow, ump_row_unref)

/* Live totals of a table: closed rows, adjustments and, where the game says so, the open round.
 * totals: n_seats of them, filled. */
void ump_score_totals (const UmpTable *table, UmpTotal *totals);

G_END_DECLS
