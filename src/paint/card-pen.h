/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shapes and text for the card recipes, on top of cairo and Pango.
 *
 * Private to the card-*.c files. Lengths are in the user space of the cairo context,
 * colours opaque unless an alpha is given. Nothing here keeps a reference to what it is
 * given; strings are not nullable. */
#pragma once

#include <cairo.h>

#include "card-palette.h"

G_BEGIN_DECLS

/* Pixels to one unit of user space, not counting the scale factor of the screen: small
 * things lose detail because eyes cannot part it, not because the screen cannot. */
double ump_pen_scale (cairo_t *cr);

/* The length in units, but never thinner on the screen than `least` pixels. */
double ump_pen_at_least (cairo_t *cr, double units, double least);

/* These replace the current path. */
void ump_pen_disc (cairo_t *cr, double cx, double cy, double radius);
void ump_pen_rounded (cairo_t *cr, double x, double y, double width, double height, double radius);

/* As ump_pen_rounded, with sides moved to whole pixels so that they are drawn sharp. */
void ump_pen_snapped (cairo_t *cr, double x, double y, double width, double height, double radius);

/* Appends a path in SVG's notation, of absolute M L H V C Q A Z, arcs circular. */
void ump_pen_path (cairo_t *cr, const char *path);

/* A hand, drawn with lines in a box of 100, as ump_pen_path() takes it: what to do with the real cards. */
#define UMP_HAND_PATH                                                              \
  "M30 92C22 74 12 60 14 52C20 46 26 54 32 62L32 20C32 12 42 12 42 20L42 46L42 14" \
  "C42 6 53 6 53 14L53 46L53 18C53 10 64 10 64 18L64 48L64 28C64 20 74 20 74 28"   \
  "L74 66C74 80 68 84 66 92Z"

/* Fill or stroke the current path and forget it. Strokes have round ends. */
void ump_pen_fill (cairo_t *cr, UmpRgb ink);
void ump_pen_stroke (cairo_t *cr, UmpRgb ink, double width);
void ump_pen_stroke_faint (cairo_t *cr, UmpRgb ink, double width, double alpha);
void ump_pen_stroke_dashed (cairo_t *cr, UmpRgb ink, double width, double on, double off);
void ump_pen_fill_stroke (cairo_t *cr, UmpRgb fill, UmpRgb line, double width);

/* Card print, weight 800. `room` is the greatest width: wider text shrinks, as a
 * fallback font may be much wider than Cantarell. */
void
ump_pen_text (cairo_t *cr, const char *text, double x, double baseline, double size, double room, UmpRgb ink);

/* The same with its ink centred on a point. */
void
ump_pen_text_mid (cairo_t *cr, const char *text, double cx, double cy, double size, double room, UmpRgb ink);

/* Centred in weight 400, for what is not possible now. */
void ump_pen_text_mid_plain (cairo_t *cr, const char *text, double cx, double cy, double size, double room,
                             UmpRgb ink);

/* Appends the outline of centred print to the current path, to cut it out. */
void ump_pen_text_outline (cairo_t *cr, const char *text, double cx, double baseline, double size);

G_END_DECLS
