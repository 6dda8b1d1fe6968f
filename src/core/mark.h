/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person's mark as data: a letter in a shape of a colour, the same in window, picture, page and paper. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* So many shapes and colours there are; the marks behind them are the same ones drawn open. */
#define UMP_N_MARK_SHAPES 6
#define UMP_N_MARKS (2 * UMP_N_MARK_SHAPES)

/* path: of the shape, in a box of 100 by 100, as SVG writes one. fill: 0xRRGGBB, under a white letter; light:
 * what is drawn in it on a dark ground. letter: how far down its middle is. dash: of its line on a chart,
 * "none" for a full one, in units of a line 2 wide. */
typedef struct {
  const char *path;
  guint32 fill, light;
  double letter;
  const char *dash;
} UmpMarkLook;

/* number: from 1 to UMP_N_MARKS; a number below is taken for the first. */
const UmpMarkLook *ump_mark_look (int number);
gboolean ump_mark_is_open (int number);

G_END_DECLS
