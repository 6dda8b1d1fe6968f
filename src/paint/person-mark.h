/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sign of a person at the table: the same beside a name, on a chart and in what is shared. */
#pragma once

#include <cairo.h>

/* So many colours there are: the seventh person has the first one again, with another sign. */
#define UMP_N_PERSON_COLOURS 6

/* Red, green and blue of each, on white. */
extern const double ump_person_colours[UMP_N_PERSON_COLOURS][3];

/* Fills the sign of a seat (from 0) with the source that is set; r: half of its size. */
void ump_person_mark_paint (cairo_t *cr, int seat, double x, double y, double r);
