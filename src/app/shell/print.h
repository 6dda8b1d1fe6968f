/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad on paper or as a PDF: rounds, totals, and how each number comes about, with the cards in
 * ink. */
#pragma once

#include <gtk/gtk.h>

#include "../model/play.h"

G_BEGIN_DECLS

/* Opens the print dialog (which can write a PDF). log: every entry comes last, with rulings and notes. */
void ump_print_score_pad (GtkWindow *parent, UmpPlay *play, gboolean log);

G_END_DECLS
