/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the flags add to a card, chip or key: faintness, rings, outlines, the void line.
 *
 * Private to the card-*.c files. Lengths are pixels. */
#pragma once

#include "card-paint.h"

G_BEGIN_DECLS

/* The box that is marked, its corner radius, and the width of a ring around it. */
typedef struct {
  double x;
  double y;
  double width;
  double height;
  double radius;
  double ring;
} UmpMarkBox;

/* How far marks with a ring of that width reach over the box. */
double ump_marks_overhang (double ring);

/* Call begin, draw the thing itself, call end: it makes it faint and adds the marks. */
void ump_marks_begin (cairo_t *cr, const UmpMarkBox *box, UmpCardFlags flags);
void ump_marks_end (cairo_t *cr, const UmpMarkBox *box, UmpCardFlags flags, UmpCardTheme theme);

G_END_DECLS
