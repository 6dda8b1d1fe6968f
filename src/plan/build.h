/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the plans of the kinds are written with: boxes for cards, words and people.
 *
 * A kind's build function returns the tree of its table for the card width `card`, the short content where
 * `brief`. Sizes follow from `card` and from px () alone. Boxes and strings belong to the planner. */
#pragma once

#include "box.h"
#include "names.h"
#include "plan.h"

G_BEGIN_DECLS

/* unit: px of 1 px at 100 % text and word step 1. room: everything inside of the cloth. */
typedef struct {
  const UmpPlanRequest *ask;
  const UmpTable *table;
  const UmpSetup *setup;
  GStringChunk *strings;
  GPtrArray *boxes;
  UmpTotal totals[UMP_MAX_SEATS];
  int acting;
  float unit;
  int card;
  gboolean brief, tight, window;
} UmpPlanner;

UmpPlanner *ump_planner_new (const UmpPlanRequest *request);
void ump_planner_free (UmpPlanner *p);
/* Places a tree with so much free at all edges, and makes the plan of it: the planner has no strings then. */
UmpPlan *ump_planner_finish (UmpPlanner *p, UmpBox *root, int edge);

/* most, least: range of the card's width with the full content; least_brief: with the short one. */
typedef struct {
  const char *kind;
  int most, least, least_brief;
  UmpBox *(*build) (UmpPlanner *p);
} UmpPlanKind;

/* The plan of a kind; for one that has none, that which is made from its zones. */
const UmpPlanKind *ump_plan_kind (const UmpGame *game);

/* ---- sizes -------------------------------------------------------------------------------------- */

/* Whole pixels of a length in px at 100 %; tight: where there is little room. */
int ump_px (const UmpPlanner *p, double wide, double tight);
#define PX(wide, tight) ump_px (p, wide, tight)
int ump_card_height (int width);

/* ---- boxes: each is new, and belongs to the planner --------------------------------------------- */

UmpBox *ump_row (UmpPlanner *p, int gap);
UmpBox *ump_column (UmpPlanner *p, int gap);
UmpBox *ump_wrap (UmpPlanner *p, int gap, int line_gap);
UmpBox *ump_grid (UmpPlanner *p, int columns, int gap, int line_gap);
UmpBox *ump_lap (UmpPlanner *p, int gap, int least_gap);
UmpBox *ump_layers (UmpPlanner *p);
/* Room that nothing lies in. */
UmpBox *ump_room (UmpPlanner *p, int width, int height);

/* Appends children, which may be NULL; returns the parent. */
UmpBox *ump_box_add (UmpBox *parent, UmpBox *child);
UmpBox *ump_box_add_all (UmpBox *parent, UmpBox *const *children, int n);
#define OF(parent, ...)                                 \
  ump_box_add_all (parent, (UmpBox *[]){ __VA_ARGS__ }, \
                   (int) (sizeof ((UmpBox *[]){ __VA_ARGS__ }) / sizeof (UmpBox *)))

/* What a box is; each returns the box. */
UmpBox *ump_grow (UmpBox *box);
UmpBox *ump_pad (UmpBox *box, int x, int y);
UmpBox *ump_lie (UmpBox *box, UmpLie x, UmpLie y);
/* Makes a group or leaf of the plan of it. */
UmpBox *ump_show (UmpBox *box, UmpSpotSort sort);

/* A zone's group: named for the ear, with what marks say of the zone. sort: a group's. */
UmpBox *ump_zone_group (UmpPlanner *p, UmpBox *box, UmpSpotSort sort, int zone);
/* A person's place. */
UmpBox *ump_person_group (UmpPlanner *p, UmpBox *box, UmpSpotSort sort, int seat);

/* ---- words -------------------------------------------------------------------------------------- */

typedef enum {
  UMP_STYLE_NAME,   /* a person's name, a title */
  UMP_STYLE_POINTS, /* a person's points */
  UMP_STYLE_TOTAL,  /* the largest number of a place */
  UMP_STYLE_COUNT,
  UMP_STYLE_NOTE, /* small and dim */
  UMP_STYLE_CAPTION,
  UMP_STYLE_RESULT, /* what comes of it */
  UMP_STYLE_REASON, /* the same, in more words */
  UMP_N_STYLES
} UmpStyle;

/* The text is kept. NULL or "": no box, NULL. */
UmpBox *ump_words (UmpPlanner *p, UmpStyle style, const char *text);
/* A text of the game's, in the user's language; empty: NULL. */
UmpBox *ump_say (UmpPlanner *p, UmpStyle style, UmpText text);
/* "" for an empty text; good as long as the planner. */
const char *ump_said (UmpPlanner *p, UmpText text);
UmpBox *ump_name (UmpPlanner *p, UmpStyle style, int seat);
UmpBox *ump_points (UmpPlanner *p, UmpStyle style, int seat);
/* A number or a few letters on a ground of their own. */
UmpBox *ump_token (UmpPlanner *p, UmpSpotSort sort, const char *text, int width, int height, UmpStyle style);
/* Not broken into lines. */
UmpBox *ump_one_line (UmpBox *words);
UmpBox *ump_inked (UmpBox *words, UmpInk ink);
UmpBox *ump_sided (UmpBox *words, UmpLie side, const UmpPlanner *p);

/* ---- marks -------------------------------------------------------------------------------------- */

/* The mark of a zone (position -1), of a card in it, or of a ghost; NULL for none. */
const UmpMark *ump_mark_of (const UmpPlanner *p, int zone, int position);
const UmpMark *ump_ghost_of (const UmpPlanner *p, int zone);
/* What comes of the mark of a zone, a box of at most two texts; NULL where nothing is said of it. */
UmpBox *ump_outcome (UmpPlanner *p, int zone);

/* ---- cards -------------------------------------------------------------------------------------- */

#define UMP_MOST_PIECES 128

/* A card of a zone, or a ghost between them, in order. */
typedef struct {
  UmpCard card;
  int position;
  guint flags;
  const UmpMark *mark; /* NULL for none */
} UmpPiece;

/* Of a zone, with the ghosts in it: how many. Where the zone lies face down its cards have no faces. */
int ump_pieces (const UmpPlanner *p, int zone, UmpPiece pieces[UMP_MOST_PIECES]);
/* As a whole card of that width, or a chip of that height. */
UmpBox *ump_piece_card (UmpPlanner *p, int zone, const UmpPiece *piece, int width);
UmpBox *ump_piece_chip (UmpPlanner *p, int zone, const UmpPiece *piece, int height);
/* All of a zone, appended to a box. */
void ump_add_cards (UmpPlanner *p, UmpBox *box, int zone, int width);
void ump_add_chips (UmpPlanner *p, UmpBox *box, int zone, int height);
UmpBox *ump_hole (UmpPlanner *p, int width, int height);
/* A pile face down of that width of card, with how many there are. alone: it is not in a group of its zone.
 * */
UmpBox *ump_stack (UmpPlanner *p, int zone, int width, gboolean alone);
/* So many small backs over one another. */
UmpBox *ump_heap (UmpPlanner *p, int n);
/* A small back with its colour. */
UmpBox *ump_back (UmpPlanner *p, UmpCard card);

/* ---- people ------------------------------------------------------------------------------------- */

/* A person's mark of that size. */
UmpBox *ump_person_mark (UmpPlanner *p, int seat, int size);
/* Mark, name and, at the end, points. */
UmpBox *ump_who (UmpPlanner *p, int seat);

G_END_DECLS
