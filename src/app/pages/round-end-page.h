/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Round end: the sheet, the chart of totals, how the tapped number comes about; and what to do next. */
#pragma once

#include <adwaita.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_ROUND_END_PAGE (ump_round_end_page_get_type ())
G_DECLARE_FINAL_TYPE (UmpRoundEndPage, ump_round_end_page, UMP, ROUND_END_PAGE, GtkWidget)

GtkWidget *ump_round_end_page_new (UmpPlay *play);
/* Shows the last closed round. */
void ump_round_end_page_refresh (UmpRoundEndPage *self);

/* Puts the focus on the way on, once the page is shown. */
void ump_round_end_page_focus (UmpRoundEndPage *self);

/* Whether the game has come to its end, so that this page is what there is to see of it. */
gboolean ump_round_end_page_is_result (UmpPlay *play);

G_END_DECLS
