/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cells up to a limit, the first of them filled. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_GAUGE (ump_gauge_get_type ())
G_DECLARE_FINAL_TYPE (UmpGauge, ump_gauge, UMP, GAUGE, GtkWidget)

GtkWidget *ump_gauge_new (void);
void ump_gauge_set (UmpGauge *self, int filled, int limit);

G_END_DECLS
