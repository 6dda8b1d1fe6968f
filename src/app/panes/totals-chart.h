/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The totals after each round as lines, with everybody's mark. */
#pragma once

#include <gtk/gtk.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_TOTALS_CHART (ump_totals_chart_get_type ())
G_DECLARE_FINAL_TYPE (UmpTotalsChart, ump_totals_chart, UMP, TOTALS_CHART, GtkWidget)

/* Its match is borrowed at each drawing: set it anew whenever it was replaced. NULL: nothing. */
void ump_totals_chart_set_play (UmpTotalsChart *self, UmpPlay *play);

G_END_DECLS
