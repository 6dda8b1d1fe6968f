/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game ended: a band in the winner's colour, the places of the others, and the moments that decided it.
 *
 * Signal "moment" (guint entry): that moment is to be shown. */
#pragma once

#include <gtk/gtk.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_RESULT_VIEW (ump_result_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpResultView, ump_result_view, UMP, RESULT_VIEW, GtkWidget)

/* play: of a game that is finished; NULL: nothing is shown. Nothing of it is kept. */
void ump_result_view_set (UmpResultView *self, UmpPlay *play);
/* All below one another. */
void ump_result_view_set_narrow (UmpResultView *self, gboolean narrow);

G_END_DECLS
