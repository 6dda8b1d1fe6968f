/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tree of boxes, and the solver that makes rectangles of it.
 *
 * A kind of game builds such a tree for one width of card; the tree says how things lie to one another, and
 * the solver either places all of them or says that they do not fit. Lengths are whole pixels. */
#pragma once

#include "measure.h"

G_BEGIN_DECLS

typedef enum {
  UMP_BOX_LEAF,   /* as large as `width` and `height` say */
  UMP_BOX_WORDS,  /* as its text needs: it wraps, unless its style is cut */
  UMP_BOX_ROW,    /* side by side */
  UMP_BOX_COLUMN, /* one below the other */
  UMP_BOX_WRAP,   /* side by side, going on in another line as words do */
  UMP_BOX_GRID,   /* columns of one width; lines as equal as what lies in them lets */
  UMP_BOX_LAP, /* side by side with `gap`, lapping over one another down to `least_gap` where it is narrow */
  UMP_BOX_LAYERS, /* over one another, each in all of the place */
} UmpBoxSort;

/* How a box lies in a place that is larger than it needs. */
typedef enum { UMP_LIE_FILL, UMP_LIE_START, UMP_LIE_CENTRE, UMP_LIE_END } UmpLie;

typedef struct _UmpBox UmpBox;

/* pad_x, pad_y: room left free at each side. width, height: the least, with the room; of words that may be
 *   cut the width down to which they are. gap: between children, below 0 where they lie over one another;
 *   line_gap: between lines of a WRAP or GRID.
 * fixed: it would not like to be wider than it has to be, so that many of its kind are of one width; words
 *   stay in one line.
 * grow: its share of what is left over of the row or column that it lies in; 0: none.
 * pack: where the lines of a WRAP or LAP begin.
 * rigid: in a LAP, it does not lie over what is beside it.
 * ltr: its inside runs from left to right in every language.
 * columns: of a GRID, fewer down to least_columns (0: just so many) where they are too narrow for what is in
 *   them.
 * equal: all lines of a GRID are as high as the highest.
 * lines: of WORDS, room for so many is kept.
 * shown: the spot is in the plan; a box without is only room.
 * What comes behind is the solver's. */
struct _UmpBox {
  UmpBoxSort sort;
  UmpBox *first, *last, *next;
  int pad_x, pad_y;
  int gap, line_gap, least_gap;
  int width, height;
  int grow;
  int columns, least_columns;
  int lines;
  UmpLie lie_x, lie_y, pack;
  gboolean fixed;
  gboolean equal;
  gboolean rigid;
  gboolean ltr;
  gboolean shown;
  UmpSpot spot;

  int least, natural;            /* widths */
  int asked_width, asked_height; /* the last answer of ump_box_height() */
};

/* Finds the widths of a box and of all in it, once it is built: needed before anything else here. */
void ump_box_prepare (UmpBox *box, UmpMeasure *measure);
/* The least height at a width that is no less than box->least. */
int ump_box_height (UmpBox *box, UmpMeasure *measure, int width);
/* Gives a box and all in it its rectangle, written to the spots (shown or not). It has to fit. rtl: from
 * right to left. */
void ump_box_place (UmpBox *box, UmpMeasure *measure, int x, int y, int width, int height, gboolean rtl);

/* Raises the smallest of n lengths, where grow is not 0, until they come to `total`, which is no less than
 * they do: so they are as equal as they can be. */
void ump_lengths_even (int *lengths, const int *grow, int n, int total);

G_END_DECLS
