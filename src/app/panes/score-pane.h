/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad: rounds and people, totals, ranks; every number opens how it comes about. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_SCORE_PANE (ump_score_pane_get_type ())
G_DECLARE_FINAL_TYPE (UmpScorePane, ump_score_pane, UMP, SCORE_PANE, GtkWidget)

GtkWidget *ump_score_pane_new (UmpPlay *play);

G_END_DECLS
