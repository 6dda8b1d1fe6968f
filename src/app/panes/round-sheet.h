/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad of a game with all its numbers, of which one is chosen to be explained: rows, bonus lines,
 * totals and places, for as many people beside each other as there is room for.
 *
 * Signal "chosen" (gboolean tapped): the number may be another, or what it is made of. tapped: somebody asked
 * for it. */
#pragma once

#include "../model/play.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_ROUND_SHEET (ump_round_sheet_get_type ())
G_DECLARE_FINAL_TYPE (UmpRoundSheet, ump_round_sheet, UMP, ROUND_SHEET, GtkWidget)

/* In place of a row: the totals. */
#define UMP_ROUND_SHEET_TOTAL (-1)

/* Holds a reference on play. It shows nothing before an update. */
void ump_round_sheet_set_play (UmpRoundSheet *self, UmpPlay *play);
/* Chooses what is asked for most: the winner's total, while it is played the leader's points of the last
 * round. An update has to follow. */
void ump_round_sheet_choose_usual (UmpRoundSheet *self);
/* Shows the game as it is now; the chosen number stays, where it is still there. */
void ump_round_sheet_update (UmpRoundSheet *self);

/* The chosen number: index among the rows of the match and behind them its bonus lines, or
 * UMP_ROUND_SHEET_TOTAL; and whose. */
int ump_round_sheet_row (UmpRoundSheet *self);
int ump_round_sheet_seat (UmpRoundSheet *self);
/* That row or bonus line, NULL for the totals. Borrowed. */
const UmpRow *ump_round_sheet_points (UmpRoundSheet *self);

G_END_DECLS
