/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a plan is made of: rectangles, each with what is to be seen there.
 *
 * A spot is plain data, the same for the window, for paper and for the web page. Lengths are whole pixels
 * from the plan's top left corner, y downwards; places are final, mirrored where the writing runs from right
 * to left. Strings belong to the plan. */
#pragma once

#include "core/game.h"

G_BEGIN_DECLS

/* Groups hold other spots, leaves hold none. What of a spot's fields counts for a sort: */
typedef enum {
  UMP_SPOT_GROUP, /* seen by what it holds alone */
  UMP_SPOT_FIELD, /* a zone's field on the cloth */
  UMP_SPOT_PLACE, /* the same with a line around it: a person's place, a band */
  UMP_SPOT_FRAME, /* a line around a part of a place, such as a hand in a band */
  UMP_SPOT_SET,   /* cards that were laid together */
  UMP_SPOT_SHAFT, /* a column behind floors */
  UMP_SPOT_CAB,   /* what moves in it; value: 1 up, -1 down, 0 it stands; limit: radius of the arrow's disc */
  UMP_SPOT_HEAD,  /* above a column: reversed for who acts */
  UMP_SPOT_BAR,   /* a ground that is not of the table */
  UMP_SPOT_WORDKEY, /* a key with words, which are leaves; in the colour of card.back */
  UMP_SPOT_LIFT,    /* a learned card; the boxes and portraits in it are leaves */
  UMP_SPOT_CARD,    /* card: whole, 1 : 1.4; a back where it has no face */
  UMP_SPOT_CHIP,    /* card: small, 1.6 : 1 */
  UMP_SPOT_BACK,    /* card: a small upright back with its colour */
  UMP_SPOT_HEAP,    /* value: so many backs over one another */
  UMP_SPOT_STACK,   /* value: so many cards face down, with the number on it */
  UMP_SPOT_HOLE,    /* where a card may come to lie; text: what lay there */
  UMP_SPOT_WORDS,   /* text, style */
  UMP_SPOT_PILL,    /* text, style: on a rounded ground, in the colour of card.back */
  UMP_SPOT_DISC,    /* text, style: a number on a dark disc */
  UMP_SPOT_SQUARE,  /* text, style: a number on a dark square, green when done */
  UMP_SPOT_BOX,     /* text, style: a number in a light box */
  UMP_SPOT_MARK,  /* seat, value: who (see UmpPersonMark in paint); text: the letter; card.back: the family */
  UMP_SPOT_BADGE, /* card.back: a colour's disc and symbol */
  UMP_SPOT_PERSON, /* symbol: a portrait in a disc */
  UMP_SPOT_GAUGE,  /* value cells of limit are full, more are about to be; style: the side where they begin */
  UMP_SPOT_ARROW,  /* value: 1 up, -1 down */
  UMP_SPOT_DOOR,   /* a double door, which ends a line */
  UMP_SPOT_RULE,   /* a thin line along its upper edge */
  UMP_SPOT_HAND,   /* a hand: what is to be done with the cards */
  UMP_SPOT_SIGN,   /* value: UmpSign, on a key */
  UMP_SPOT_KEY,    /* card, text: a card's key; value of limit are left (limit 0: not said); more: its sign */
} UmpSpotSort;

/* What is special about a spot now. */
typedef enum {
  UMP_SPOT_LIVE = 1 << 0,    /* may be tapped now: it looks like a key */
  UMP_SPOT_CHOSEN = 1 << 1,  /* is chosen */
  UMP_SPOT_GHOST = 1 << 2,   /* would come to lie here */
  UMP_SPOT_WARNS = 1 << 3,   /* with a consequence: amber */
  UMP_SPOT_REFUSED = 1 << 4, /* was refused: red, with a cross */
  UMP_SPOT_NEW = 1 << 5,     /* came with the last entry */
  UMP_SPOT_OFF = 1 << 6,     /* cannot be meant now */
  UMP_SPOT_GONE = 1 << 7,    /* goes from here with what is chosen */
  UMP_SPOT_PEN = 1 << 8,     /* what is entered next comes here */
  UMP_SPOT_BEFORE = 1 << 9,  /* it should have gone in front of this one */
  UMP_SPOT_DONE = 1 << 10,   /* what it counts is done */
  UMP_SPOT_OWN = 1 << 11,    /* in the place of who acts */
  UMP_SPOT_BUTTON = 1 << 12, /* does something when it is tapped; live ones do too */
} UmpSpotFlags;

typedef enum {
  UMP_INK_TEXT,
  UMP_INK_DIM,
  UMP_INK_ACCENT,
  UMP_INK_WARN,
  UMP_INK_REFUSED,
  UMP_INK_TURN, /* on the dark ground that says whose turn it is */
} UmpInk;

typedef enum { UMP_TEXT_LEFT, UMP_TEXT_CENTRE, UMP_TEXT_RIGHT } UmpTextSide;

/* size: of the font, in px. weight: 400, 700 or 800. cut: one line, ending in "…" where it has to; else words
 * wrap. */
typedef struct {
  float size;
  guint16 weight;
  guint8 ink;  /* UmpInk */
  guint8 side; /* UmpTextSide */
  gboolean cut;
} UmpTextStyle;

/* id: the same for the same thing in every plan of a game, never 0.
 * parent: index of the group that it lies in, -1 for none; groups come before what they hold.
 * unit: px of what is 1 px at 100 % text and word step 1: corners, lines and symbols grow with it.
 * zone: index in the table, -1 where it is of no zone; position: of a card in the zone, of a ghost where it
 *   would come to lie, -1 for the zone itself. seat: whose place or mark it is, UMP_NOBODY for nobody's.
 * name: for screen readers; NULL: nothing is read here. description: the outcome, or why it cannot be; NULL
 *   for none. */
typedef struct {
  guint64 id;
  UmpSpotSort sort;
  guint flags; /* UmpSpotFlags */
  int parent;
  int x, y, width, height;
  float unit;
  int zone, position, seat;
  UmpCard card;
  UmpSymbol symbol;
  int value, limit, more;
  UmpTextStyle style;
  const char *text;
  const char *name;
  const char *description;
} UmpSpot;

static inline gboolean
ump_spot_is_group (const UmpSpot *spot)
{
  return spot->sort <= UMP_SPOT_LIFT;
}

static inline gboolean
ump_spot_is_button (const UmpSpot *spot)
{
  return (spot->flags & (UMP_SPOT_LIVE | UMP_SPOT_BUTTON)) != 0;
}

G_END_DECLS
