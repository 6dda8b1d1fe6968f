/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed, page by page: text and lines from where lines begin, left, or right in a language that
 * runs from there. Lengths are points. */
#pragma once

#include <gtk/gtk.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_PRINT_FONT "Cantarell, Sans"
#define UMP_PRINT_BODY 10.0
#define UMP_PRINT_SMALL 8.5

/* One walk over everything that is printed. pages: those that were begun (cairo_surface_t); cr: of the last
 * one, which y stands on. */
typedef struct {
  UmpPlay *play;
  UmpMatch *match;
  const UmpSetup *setup;
  GPtrArray *pages;
  cairo_t *cr;
  PangoContext *context;
  double width;
  double height;
  double y;
  gboolean rtl; /* the page is mirrored: x counts from the right */
} UmpPrintWalk;

/* Begins a page. */
void ump_print_turn (UmpPrintWalk *walk);
/* Makes room: what does not fit goes to the next page. */
void ump_print_need (UmpPrintWalk *walk, double height);
/* Where something of that width lies on the page. */
double ump_print_x (const UmpPrintWalk *walk, double x, double width);
/* Text from x, at most `width` wide; align 0, 0.5, 1. Returns its height; draws at walk->y + dy. */
double ump_print_put (UmpPrintWalk *walk, const char *text, double x, double dy, double width, double size,
                      gboolean bold, double align);
/* The same from y on, line by line, over as many pages as it takes; y is below it then. struck: a line
 * through it. */
void
ump_print_flow (UmpPrintWalk *walk, const char *text, double x, double width, double size, gboolean struck);
void ump_print_rule (UmpPrintWalk *walk, double width);

/* Every entry in words, with its number, time, ruling and what was taken back. */
void ump_print_log (UmpPrintWalk *walk, guint game);

G_END_DECLS
