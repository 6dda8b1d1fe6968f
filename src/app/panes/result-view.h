/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game ended: who won, large, everybody's place, the chart, how it went, the evening's slips and
 * rulings.
 *
 * Property "result" (UmpResult, NULL: nothing is shown). */
#pragma once

#include <gtk/gtk.h>

#include "../model/result.h"

G_BEGIN_DECLS

#define UMP_TYPE_RESULT_VIEW (ump_result_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpResultView, ump_result_view, UMP, RESULT_VIEW, GtkWidget)

/* play: for the chart, borrowed until the next call; not drawn where it has but one round. */
void ump_result_view_set (UmpResultView *self, UmpResult *result, UmpPlay *play);
/* All below one another. */
void ump_result_view_set_narrow (UmpResultView *self, gboolean narrow);

G_END_DECLS
