/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where each key of a deck stands in its grid, by the room there is: the rows of the deck as the game gives
 * them; where they are too wide, one row at a time, or the cards of one number; or digits, where cards are
 * numbers. */
#pragma once

#include "session/session.h"

G_BEGIN_DECLS

typedef enum {
  UMP_DECK_ROWS,
  UMP_DECK_FOLDED,  /* one row at a time, and a key for each row */
  UMP_DECK_CROSSED, /* a number first, then its colour: of decks of which sets are gathered */
  UMP_DECK_DIGITS,  /* as on a telephone, and beside them the cards without a number */
} UmpDeckShape;

/* What a key stands for; value: */
typedef enum {
  UMP_CELL_CARD,   /* its face */
  UMP_CELL_BIG,    /* the face of a card that stands in no row */
  UMP_CELL_BESIDE, /* room for what is done with one card */
  UMP_CELL_ROW,    /* a row of the deck, from 0 */
  UMP_CELL_NUMBER, /* a column of the deck, from 1; 0 goes back to all numbers */
  UMP_CELL_DIGIT,  /* 0 to 9, or: */
} UmpCellKind;
#define UMP_DIGIT_ERASE 10
#define UMP_DIGIT_ENTER 11

typedef struct {
  UmpCellKind kind;
  int value;
  int column, row, width, height;
} UmpDeckCell;

typedef struct {
  /* filled in by who asks */
  UmpDeckShape shape;
  gboolean below; /* what stands in no row stands below the rows, else beside them */
  gboolean tray;  /* there is something that is done with one card */
  gboolean large; /* words are: what is done with one card has a line of its own */
  int placed;     /* the card that stands alone above its places, 0 for none */
  int open_row;
  int number; /* the column, from 1, whose cards are shown; 0: the numbers */
  /* what comes of it; rows: without what is below them; n_aside: how many share that line, or the column
   * beside */
  int columns, rows;
  int n_aside;
  GArray *cells; /* UmpDeckCell */
} UmpDeckPlan;

/* narrow: there is the room of a phone; compact: little; typed: the cards are numbers, and may be typed. */
UmpDeckShape ump_deck_shape (const UmpSetup *setup, gboolean narrow, gboolean compact, gboolean typed);
/* Card k of a row, both from 0; 0 where there is none. */
int ump_deck_face (const UmpSetup *setup, int row, int k);
int ump_deck_n_rows (const UmpSetup *setup);
void ump_deck_plan_make (UmpDeckPlan *plan, const UmpSetup *setup);

G_END_DECLS
