/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed on a card, as data: enough to name it, to count it and to draw it.
 *
 * A face belongs to a game's deck list; index 0 of every list is the unknown face.
 * The look is a description only. Drawing it is the business of the app. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Colours of card panels, and of backs. */
typedef enum {
  UMP_COLOUR_NONE,
  UMP_COLOUR_RED,
  UMP_COLOUR_BLUE,
  UMP_COLOUR_GREEN,
  UMP_COLOUR_YELLOW,
  UMP_COLOUR_BROWN,
  UMP_COLOUR_ORANGE,
  UMP_COLOUR_PURPLE,
  UMP_N_COLOURS
} UmpColour;

/* The colour's name in files: "red", "blue", … */
const char *ump_colour_id (UmpColour colour);

/* Which recipe draws the card. */
typedef enum {
  UMP_ART_UNKNOWN, /* nothing is known: dashed outline */
  UMP_ART_NUMBER,  /* colour, value */
  UMP_ART_BET,     /* value: the bet */
  UMP_ART_WILD,
  UMP_ART_SKIP,
  UMP_ART_SUIT,     /* symbol: cat, mirror or ladder; value */
  UMP_ART_CALENDAR, /* a leaf of a calendar under the moon; value */
  UMP_ART_PERSON,   /* colour; symbol: a person */
  UMP_ART_PLAYING,  /* symbol: a French suit; value 2 to 14, ace high */
  UMP_ART_RIDER,    /* the same, and at its foot the floor where it wants to go and how many people it is */
  UMP_ART_SHEET,    /* a page of a score pad: for tiles, never on a table */
} UmpArt;

typedef enum {
  UMP_SYMBOL_NONE,
  UMP_SYMBOL_CAT,
  UMP_SYMBOL_MIRROR,
  UMP_SYMBOL_LADDER,
  UMP_SYMBOL_CLUBS,
  UMP_SYMBOL_DIAMONDS,
  UMP_SYMBOL_HEARTS,
  UMP_SYMBOL_SPADES,
  UMP_SYMBOL_GIRL,
  UMP_SYMBOL_BOY,
  UMP_SYMBOL_MOTHER,
  UMP_SYMBOL_FATHER,
  UMP_SYMBOL_GRANDMOTHER,
  UMP_SYMBOL_GRANDFATHER,
  UMP_SYMBOL_LOST_CHILD,
} UmpSymbol;

typedef struct {
  UmpArt art;
  UmpColour colour;
  UmpSymbol symbol;
  int value; /* printed number; 0 where there is none */
} UmpLook;

G_END_DECLS
