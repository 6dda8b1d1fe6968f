/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The totals after each round as lines, in the colours of the window. */
#pragma once

#include <gtk/gtk.h>

#include "core/match.h"

G_BEGIN_DECLS

#define UMP_TYPE_TOTALS_CHART (ump_totals_chart_get_type ())
G_DECLARE_FINAL_TYPE (UmpTotalsChart, ump_totals_chart, UMP, TOTALS_CHART, GtkWidget)

/* match is borrowed at each drawing: set it anew whenever it was replaced. marks: everybody's, by seat. */
void ump_totals_chart_set_match (UmpTotalsChart *self, const UmpMatch *match, const int *marks);

G_END_DECLS
