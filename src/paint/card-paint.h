/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws cards, chips and keys with cairo and Pango, without GTK.
 *
 * Lengths are pixels at scale factor 1, in the user space of the context, y downwards.
 * Draw at whole pixels where nothing moves: edges are sharpest then. Everything passed is
 * borrowed for the call; pointers are not nullable unless it says so. The state of the
 * context is as before after each call, but its current path is gone.
 *
 * Marks and shadows reach over the given box by at most the overhang given here; leave
 * that much room around it. Words are not drawn, only numbers, letters and symbols: a card
 * needs an accessible name of its own. */
#pragma once

#include <cairo.h>

#include "card-palette.h"

G_BEGIN_DECLS

typedef enum {
  UMP_CARD_PLAIN = 0,
  UMP_CARD_CHOSEN = 1 << 0,        /* accent ring, white inner ring, tick */
  UMP_CARD_JUST_LAID = 1 << 1,     /* gold ring */
  UMP_CARD_GHOST = 1 << 2,         /* would go here: faint, dashed outline */
  UMP_CARD_GHOST_WARN = 1 << 3,    /* the same, and it has a consequence: amber */
  UMP_CARD_GHOST_REFUSED = 1 << 4, /* the same, but refused: red with a cross */
  UMP_CARD_DIMMED = 1 << 5,        /* not possible now */
  UMP_CARD_BACK = 1 << 6,          /* its back: of look.colour, or of nothing known */
  UMP_CARD_STRUCK = 1 << 7,        /* struck through: void */
  UMP_CARD_TARGET = 1 << 8,        /* may be tapped now, others not: accent outline */
} UmpCardFlags;

/* Height of a card to its width. */
#define UMP_CARD_RATIO 1.4

/* A card of width by 1.4 width. `stand_in` is what a wild stands for, in the words of a
 * session: a number ("7"), a colour ("red") or both ("red-7"); NULL for every other card
 * and for a wild that is still open. */
void ump_card_paint (cairo_t *cr, const UmpLook *look, const char *stand_in, UmpCardFlags flags,
                     UmpCardTheme theme, double x, double y, double width);
double ump_card_overhang (double width);

/* The small form for lists and dense rows; legible from a height of 22. */
void ump_chip_paint (cairo_t *cr, const UmpLook *look, const char *stand_in, /* nullable */
                     UmpCardFlags flags, UmpCardTheme theme, double x, double y, double height);
double ump_chip_width (const UmpLook *look, double height);
double ump_chip_overhang (double height);

/* What an entry key shows. Suit cards, playing cards and calendars are drawn on the key's own surface,
 * coloured cards and people fill the box. A number card with value 0 is the key of its colour alone, a suit
 * or playing card with value 0 that of its suit. Of the flags only chosen, dimmed and back count; being
 * chosen is drawn for filled keys alone, the others show it by their surface. A dimmed number key is not
 * filled. */
void ump_key_paint (cairo_t *cr, const UmpLook *look, const char *stand_in, /* nullable */
                    UmpCardFlags flags, UmpCardTheme theme, double x, double y, double width, double height);
#define UMP_KEY_OVERHANG 7

/* A colour on a plain surface: disc, ring and symbol. UMP_COLOUR_NONE: slate, whistle. */
void ump_badge_paint (cairo_t *cr, UmpColour colour, UmpCardTheme theme, double cx, double cy, double radius);

/* A person in a disc; grey clothes with UMP_COLOUR_NONE. Under a radius of 15 without
 * eyes and mouth. */
void ump_portrait_paint (cairo_t *cr, UmpSymbol person, UmpColour clothes, UmpCardTheme theme, double cx,
                         double cy, double radius);

/* Up to three cards for the tile of a game, the last on top, 1.4 card_width high. A first
 * look of UMP_ART_SHEET draws the pages of a score pad, whatever n. n is at least 1. */
void ump_fan_paint (cairo_t *cr, const UmpLook *looks, guint n, UmpCardTheme theme, double x, double y,
                    double card_width);
double ump_fan_width (const UmpLook *looks, guint n, double card_width);

G_END_DECLS
