/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who sits where, as a draft says: a row a seat, with the person in it, who is put on another one by dragging
 * or by the row's menu. Moves stay with the seat. */
#pragma once

#include <gtk/gtk.h>

#include "../model/correction-draft.h"

G_BEGIN_DECLS

#define UMP_TYPE_CORRECTION_SEATS (ump_correction_seats_get_type ())
G_DECLARE_FINAL_TYPE (UmpCorrectionSeats, ump_correction_seats, UMP, CORRECTION_SEATS, GtkWidget)

/* Shows what the draft says now, which is kept to be changed. marks: of the people, by seat. */
void ump_correction_seats_update (UmpCorrectionSeats *self, UmpCorrectionDraft *draft, const int *marks);
/* Puts the focus on the first seat. */
void ump_correction_seats_focus (UmpCorrectionSeats *self);

G_END_DECLS
