/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "row.h"

#include <stdlib.h>

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

void
bench_row (const char *what, const char *against, const char *aim, double *values, int n)
{
  qsort (values, (size_t) n, sizeof *values, compare);
  g_print ("row\t%s\t%s\t%s\t%.3g\t%.3g … %.3g, %d\n", what, against, aim, values[n / 2], values[0],
           values[n - 1], n);
}
