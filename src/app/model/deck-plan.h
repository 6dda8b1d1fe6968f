/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where each key stands of what is offered as keys: of a deck by the room there is (its rows as the game
 * gives them; where they are too wide, one row at a time, or the cards of one number; or digits, where cards
 * are numbers), of a few cards, of those of one zone, and of a table of places and words. */
#pragma once

#include "chooser.h"

G_BEGIN_DECLS

typedef enum {
  UMP_DECK_ROWS,
  UMP_DECK_FOLDED,  /* one row at a time, and a key for each row */
  UMP_DECK_CROSSED, /* a number first, then its colour: of decks of which sets are gathered */
  UMP_DECK_DIGITS,  /* as on a telephone, and beside them the cards without a number */
  UMP_DECK_LINE,    /* one after the other, as many in a line as there is room for */
  UMP_DECK_ZONE,    /* as the cards lie in their zone */
  UMP_DECK_TABLE,   /* places and words */
} UmpDeckShape;

/* What a key stands for; value: */
typedef enum {
  UMP_CELL_CARD,   /* its face */
  UMP_CELL_BIG,    /* the face of a card that stands in no row */
  UMP_CELL_BESIDE, /* room for what is done with one card */
  UMP_CELL_ROW,    /* a row of the deck, from 0 */
  UMP_CELL_NUMBER, /* a column of the deck, from 1; 0 goes back to all numbers */
  UMP_CELL_SET,    /* several cards at once, from 0 */
  UMP_CELL_HEAD,   /* a row of a table, from 0 */
  UMP_CELL_ITEM,   /* the index of a chooser's item */
  UMP_CELL_GONE,   /* nothing: what stood there leaves its place */
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
  gboolean narrow; /* there is the room of a phone */
  gboolean below;  /* what stands in no row stands below the rows, else beside them */
  gboolean tray;   /* there is something that is done with one card */
  gboolean large;  /* words are: what is done with one card has a line of its own */
  int placed;      /* the card that stands alone above its places, 0 for none */
  int open_row;
  int number; /* the column, from 1, whose cards are shown; 0: the numbers */
  /* what comes of it; rows: without what is below them; n_aside: how many share that line, or the column
   * beside */
  int columns, rows;
  int n_aside;
  GArray *cells; /* UmpDeckCell */
} UmpDeckPlan;

void ump_deck_plan_init (UmpDeckPlan *plan);
void ump_deck_plan_clear (UmpDeckPlan *plan);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UmpDeckPlan, ump_deck_plan_clear)
void ump_deck_plan_copy (UmpDeckPlan *to, const UmpDeckPlan *from);
/* Whether the same keys stand at the same places, for the same reasons. */
gboolean ump_deck_plan_equal (const UmpDeckPlan *a, const UmpDeckPlan *b);

/* narrow: there is the room of a phone; compact: little; typed: the cards are numbers, and may be typed. */
UmpDeckShape ump_deck_shape (const UmpSetup *setup, gboolean narrow, gboolean compact, gboolean typed);
/* Card k of a row, both from 0; 0 where there is none. */
int ump_deck_face (const UmpSetup *setup, int row, int k);
int ump_deck_n_rows (const UmpSetup *setup);
/* Whether a phone has room beside the rows for what stands in none: rows are short, and it is one card. */
gboolean ump_deck_is_short (const UmpSetup *setup);
/* Of the whole deck, in one of its four shapes. */
void ump_deck_plan_make (UmpDeckPlan *plan, const UmpSetup *setup);
/* Of these UmpFaceOffers alone, which are in the deck's order: in its rows where they are short and each card
 * is there once, else in a line. */
void ump_deck_plan_choice (UmpDeckPlan *plan, const UmpSetup *setup, GListModel *offers);
/* A line without anything, and another cell of it. */
void ump_deck_plan_begin_line (UmpDeckPlan *plan);
void ump_deck_plan_add (UmpDeckPlan *plan, UmpCellKind kind, int value);
/* Of a zone, in lines of at most so many. faces: of its cards in their order, 0 where one has no key. slots:
 * where the zone has fixed places, what has gone from each; then what is not there leaves its place. */
void ump_deck_plan_zone (UmpDeckPlan *plan, const int *faces, int n_faces, const UmpZoneSlot *slots,
                         int n_slots, int most);
/* Of a table; wide: its heads take twice the width of a key. */
void ump_deck_plan_table (UmpDeckPlan *plan, const UmpChooserGrid *table, gboolean wide);

G_END_DECLS
