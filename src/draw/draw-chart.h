/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The totals after each row as lines, drawn in one way for the window, paper and pictures: a person's line
 * has colour, dash and sign, and at its end the name with the total. */
#pragma once

#include <pango/pangocairo.h>

#include "core/match.h"
#include "paint/mark.h"

G_BEGIN_DECLS

/* Lengths in units of cr; colours as red, green, blue. font: NULL for that of the context. text: the size of
 * words. rtl: it is mirrored. marks: everybody's, by seat;
 * theme: what they are drawn for. */
typedef struct {
  double width, height;
  const char *font;
  double text;
  gboolean rtl;
  double ink[3], dim[3];
  int marks[UMP_MAX_SEATS];
  UmpCardTheme theme;
} UmpChartStyle;

/* Into a box whose corner is the origin of cr; nothing where no row is closed. */
void ump_draw_chart (cairo_t *cr, PangoContext *context, const UmpMatch *match, const UmpChartStyle *style);

G_END_DECLS
