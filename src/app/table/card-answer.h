/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked about a card on the table: which entry put it there, and the way to that moment; of a place
 * with several cards, the same of each. It stands in a popover, which is closed by going to a moment. */
#pragma once

#include <gtk/gtk.h>

#include "../model/play.h"

G_BEGIN_DECLS

#define UMP_TYPE_CARD_ANSWER (ump_card_answer_get_type ())
G_DECLARE_FINAL_TYPE (UmpCardAnswer, ump_card_answer, UMP, CARD_ANSWER, GtkWidget)

/* position: -1 for all cards of the zone. Holds a reference on play. */
GtkWidget *ump_card_answer_new (UmpPlay *play, int zone, int position);

G_END_DECLS
