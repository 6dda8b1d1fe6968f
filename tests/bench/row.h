/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One figure of the benchmark's table: lines of five fields with tabs between them, which bench.py puts
 * together. No figure passes or fails anything. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BENCH_PAIRS 15

/* what: what was measured; against: what it is a ratio of, or its unit; aim: the figure to reach, as text.
 * values: n figures of n turns, which are sorted. */
void bench_row (const char *what, const char *against, const char *aim, double *values, int n);

G_END_DECLS
