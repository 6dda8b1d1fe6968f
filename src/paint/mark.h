/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person's mark: a letter in a shape of a colour, everywhere the same. */
#pragma once

#include <cairo.h>

#include "card-palette.h"
#include "core/mark.h"

G_BEGIN_DECLS

/* number: from 1 to UMP_N_MARKS. letter: one, in UTF-8; NULL: the bare shape. family: the colour that a game
 * lends the person, with its symbol in the corner; UMP_COLOUR_NONE: the mark's own. */
typedef struct {
  int number;
  const char *letter;
  UmpColour family;
} UmpPersonMark;

/* In a box of size by size. */
void
ump_mark_paint (cairo_t *cr, const UmpPersonMark *mark, UmpCardTheme theme, double x, double y, double size);

/* What a mark is filled with, and what is drawn in its colour. */
UmpRgb ump_mark_fill (int number);
UmpRgb ump_mark_line (int number, UmpCardTheme theme);
/* The person's line on a chart, so wide, has its own dashes from now on. */
void ump_mark_dash (cairo_t *cr, int number, double width);

G_END_DECLS
