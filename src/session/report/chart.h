/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The curve of the totals, before anything is drawn: which points there are, where they lie, and where names
 * stand beside the ends. Whoever draws it (window, printer, pictures, web page) asks here. */
#pragma once

#include "core/match.h"

G_BEGIN_DECLS

/* n: points of each line, the start among them. numbers: of the closed round of each point, 0 where it is the
 * start, an adjustment, or what bonus lines bring. Of a game that is one round and counts as it goes there is
 * a point for each time that its table's round went on. Of very many rows some are left out,
 * never the last; the end is the total that counts.
 * first: at which point each line begins, which of who came late is no start. */
typedef struct {
  int n, n_seats;
  int first[UMP_MAX_SEATS];
  double *totals; /* n after each other for each seat */
  guint *numbers;
  double least, most;
} UmpChart;

/* Whether there is more than one point to draw. */
gboolean ump_chart_is_worth (const UmpMatch *match);
UmpChart *ump_chart_new (const UmpMatch *match);
void ump_chart_free (UmpChart *chart);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpChart, ump_chart_free)

static inline double
ump_chart_total (const UmpChart *chart, int seat, int point)
{
  return chart->totals[seat * chart->n + point];
}

/* How far along the line a point lies, and how far down a total: from 0 to 1. */
double ump_chart_across (const UmpChart *chart, int point);
double ump_chart_down (const UmpChart *chart, double total);
/* Between two lines of the scale. */
double ump_chart_step (const UmpChart *chart);
/* The first line of the scale. */
double ump_chart_first (const UmpChart *chart);
/* Every how manieth point has a mark. */
int ump_chart_marks (const UmpChart *chart);
/* Who ends highest first, and where the names stand so that none covers another: top and bottom of the lines,
 * gap from name to name. Both arrays have room for the seats. */
void
ump_chart_ends (const UmpChart *chart, double top, double bottom, double gap, int *order, double *places);
/* What stands there: so many columns of the name, and the total. */
#define UMP_CHART_END 14
char *ump_chart_end_text (const UmpChart *chart, const UmpSetup *setup, int seat, int columns);

G_END_DECLS
