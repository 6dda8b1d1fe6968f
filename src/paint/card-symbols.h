/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small drawings on the cards: colour symbols, suits, marks.
 *
 * Private to the card-*.c files. A glyph is drawn centred on a point, in one ink; what is
 * cut out of it (eyes, glass, print) lets the ground through. */
#pragma once

#include <cairo.h>

#include "card-palette.h"

G_BEGIN_DECLS

typedef enum {
  UMP_GLYPH_NONE,
  UMP_GLYPH_HEART,
  UMP_GLYPH_DIAMOND,
  UMP_GLYPH_LEAF,
  UMP_GLYPH_STAR,
  UMP_GLYPH_BLOCK,
  UMP_GLYPH_RING,
  UMP_GLYPH_MOON,
  UMP_GLYPH_CLUB,
  UMP_GLYPH_SPADE,
  UMP_GLYPH_CAT,
  UMP_GLYPH_MIRROR,
  UMP_GLYPH_LADDER,
  UMP_GLYPH_CALENDAR,
  UMP_GLYPH_WHISTLE,
  UMP_GLYPH_CHECK,
  UMP_GLYPH_CROSS,
  UMP_N_GLYPHS
} UmpGlyph;

/* The symbol that stands for a colour; the whistle for UMP_COLOUR_NONE. */
UmpGlyph ump_glyph_of_colour (UmpColour colour);

/* The drawing of a suit; UMP_GLYPH_NONE for people. */
UmpGlyph ump_glyph_of_symbol (UmpSymbol symbol);

void ump_glyph_paint (cairo_t *cr, UmpGlyph glyph, double cx, double cy, double size, UmpRgb ink);

/* A person in a disc. `clothes` is UMP_COLOUR_NONE where no colour is meant: grey. */
void ump_person_paint (cairo_t *cr, UmpSymbol person, UmpColour clothes, UmpCardTheme theme, double cx,
                       double cy, double size);

/* Whom this person cuts in front of; UMP_SYMBOL_NONE for the lost child. */
UmpSymbol ump_person_cuts (UmpSymbol person);

G_END_DECLS
