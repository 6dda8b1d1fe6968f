/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards side by side, each showing its index, pushed together where there is little room. */
#pragma once

#include "card-view.h"

G_BEGIN_DECLS

#define UMP_TYPE_CARD_FAN (ump_card_fan_get_type ())
G_DECLARE_FINAL_TYPE (UmpCardFan, ump_card_fan, UMP, CARD_FAN, GtkWidget)

/* Role img; its name lists the cards. width: of one card, px at 100 % text. cards are copied. */
GtkWidget *ump_card_fan_new (const UmpSetup *setup, const UmpCard *cards, int n, int width);

/* On every card: UMP_CARD_DIMMED, UMP_CARD_STRUCK. */
void ump_card_fan_set_flags (UmpCardFan *self, UmpCardFlags flags);

G_END_DECLS
