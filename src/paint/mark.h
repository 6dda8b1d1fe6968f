/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person's mark: a letter in a shape of a colour, everywhere the same. */
#pragma once

#include <cairo.h>

#include "card-palette.h"

G_BEGIN_DECLS

/* So many shapes and colours there are; the marks behind them are the same ones drawn open. */
#define UMP_N_MARK_SHAPES 6
#define UMP_N_MARKS (2 * UMP_N_MARK_SHAPES)

/* number: from 1 to UMP_N_MARKS. letter: one, in UTF-8. family: the colour that a game lends the person, with
 * its symbol in the corner; UMP_COLOUR_NONE: the mark's own. */
typedef struct {
  int number;
  const char *letter;
  UmpColour family;
} UmpPersonMark;

/* In a box of size by size. */
void
ump_mark_paint (cairo_t *cr, const UmpPersonMark *mark, UmpCardTheme theme, double x, double y, double size);

/* Of lines that are the person's. */
UmpRgb ump_mark_line_colour (int number, UmpCardTheme theme);

G_END_DECLS
