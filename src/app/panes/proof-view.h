/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a number of the score pad comes about: cards, what they count, and the sum. */
#pragma once

#include <gtk/gtk.h>

#include "core/match.h"

G_BEGIN_DECLS

#define UMP_TYPE_PROOF_VIEW (ump_proof_view_get_type ())
G_DECLARE_FINAL_TYPE (UmpProofView, ump_proof_view, UMP, PROOF_VIEW, GtkWidget)

GtkWidget *ump_proof_view_new (void);
/* The points of a seat in a row of the pad (also an open one). Nothing of match or row is kept. */
void ump_proof_view_show_row (UmpProofView *self, const UmpMatch *match, const UmpRow *row, int seat);
/* The total of a seat: one line for each row. */
void ump_proof_view_show_total (UmpProofView *self, const UmpMatch *match, int seat);
/* What stands on top: "How Ana comes to 11"; borrowed. */
const char *ump_proof_view_get_title (UmpProofView *self);

/* "Round 2", "Adjustment", "Round 3, open"; a new string. */
char *ump_proof_row_name (const UmpMatch *match, const UmpRow *row);

G_END_DECLS
