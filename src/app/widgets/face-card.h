/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A learned component: two portraits that count double, and boxes with values (below 0: a `?`). Unknown: a
 * dashed outline, with the portraits where these are known. */
#pragma once

#include "card-view.h"

#include "core/game.h"

G_BEGIN_DECLS

#define UMP_TYPE_FACE_CARD (ump_face_card_get_type ())
G_DECLARE_FINAL_TYPE (UmpFaceCard, ump_face_card, UMP, FACE_CARD, GtkWidget)

GtkWidget *ump_face_card_new (void);
void ump_face_card_set (UmpFaceCard *self, const UmpBoxesView *view);
/* Height in px at 100 % text. */
void ump_face_card_set_size (UmpFaceCard *self, int height);
/* Where there is less room it shrinks to that height, whatever the size of text; 0, as at first: never. */
void ump_face_card_set_least (UmpFaceCard *self, int height);

G_END_DECLS
