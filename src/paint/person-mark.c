/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "person-mark.h"

#include <glib.h>
#include <math.h>

const double ump_person_colours[UMP_N_PERSON_COLOURS][3] = {
  { 0.102, 0.373, 0.706 }, { 0.690, 0.271, 0.039 }, { 0.106, 0.451, 0.251 },
  { 0.541, 0.231, 0.647 }, { 0.690, 0.118, 0.227 }, { 0.420, 0.322, 0.000 },
};

static void
add_star (cairo_t *cr, double x, double y, double r)
{
  for (int k = 0; k < 10; k++) {
    double radius = k % 2 ? 0.45 * r : 1.25 * r, turn = G_PI * (k / 5.0 - 0.5);

    cairo_line_to (cr, x + radius * cos (turn), y + radius * sin (turn));
  }
}

void
ump_person_mark_paint (cairo_t *cr, int seat, double x, double y, double r)
{
  cairo_new_path (cr);
  switch ((seat + seat / UMP_N_PERSON_COLOURS) % 6) {
  case 0: add_star (cr, x, y, r); break;
  case 1: cairo_rectangle (cr, x - r * 0.9, y - r * 0.9, 1.8 * r, 1.8 * r); break;
  case 2: /* diamond */
    cairo_move_to (cr, x, y - 1.3 * r);
    cairo_line_to (cr, x + r, y);
    cairo_line_to (cr, x, y + 1.3 * r);
    cairo_line_to (cr, x - r, y);
    break;
  case 3: /* ring */
    cairo_arc (cr, x, y, r, 0, 2 * G_PI);
    cairo_new_sub_path (cr);
    cairo_arc_negative (cr, x, y, r * 0.45, 2 * G_PI, 0);
    break;
  case 4: /* triangle */
    cairo_move_to (cr, x, y - 1.2 * r);
    cairo_line_to (cr, x + 1.1 * r, y + 0.8 * r);
    cairo_line_to (cr, x - 1.1 * r, y + 0.8 * r);
    break;
  default: /* cross */
    cairo_rectangle (cr, x - 1.2 * r, y - 0.4 * r, 2.4 * r, 0.8 * r);
    cairo_rectangle (cr, x - 0.4 * r, y - 1.2 * r, 0.8 * r, 2.4 * r);
    break;
  }
  cairo_close_path (cr);
  cairo_fill (cr);
}
