/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The full-size drawing of each kind of card, and parts that chips and keys share.
 *
 * Private to the card-*.c files. Pointers are borrowed and not nullable unless it says so. */
#pragma once

#include <cairo.h>

#include "card-palette.h"

G_BEGIN_DECLS

/* The card in a box of 100 by 140 units at the origin, without flags. */
void ump_face_paint (cairo_t *cr, const UmpLook *look, const char *stand_in, /* nullable */
                     UmpCardTheme theme);

/* The back: colour known, or UMP_COLOUR_NONE. */
void ump_face_paint_back (cairo_t *cr, UmpColour colour, UmpCardTheme theme);

/* Parts that faces are made of, in the same box: edge, paper and shadow; the panel on it. */
void ump_face_paint_frame (cairo_t *cr, UmpCardTheme theme);
void ump_face_paint_panel (cairo_t *cr, UmpRgb fill);

/* Widest index, so that it never runs under the symbol at its right. */
#define UMP_INDEX_ROOM 58

void ump_face_paint_wild (cairo_t *cr, const char *stand_in, /* nullable */
                          UmpCardTheme theme);

/* What a wild stands for. `colour` is UMP_COLOUR_NONE and `text` is NULL where not said;
 * `text` points into what was parsed. */
typedef struct {
  UmpColour colour;
  const char *text;
} UmpStandIn;

UmpStandIn ump_stand_in_parse (const char *stand_in /* nullable */);

/* Six wedges in the game colours. `symbol_size` 0 leaves the symbols away. */
void
ump_wheel_paint (cairo_t *cr, UmpCardTheme theme, double cx, double cy, double radius, double symbol_size);

/* Rank as printed: "2" to "10", J, Q, K, A; static. */
const char *ump_rank_text (int value);

G_END_DECLS
