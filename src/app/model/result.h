/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a finished game ended and how it went: what the page of results shows, in the user's language.
 *
 * Properties, all to be read only and fixed once it is made; texts are "" where there is nothing to say:
 *   winner, note      "Ana wins", "with 37. The highest total wins."
 *   course            who led when, by how much it was won: a line for each sentence
 *   biggest           the round that brought somebody most
 *   time              how long it took, in all and by round
 *   slips             what was taken back or corrected, and whether that changed who won
 *   places            GListModel of UmpResultPlace, the best first
 *   rulings           GListModel of UmpResultLine: each ruling, and what had been without it */
#pragma once

#include "play.h"

G_BEGIN_DECLS

#define UMP_TYPE_RESULT (ump_result_get_type ())
G_DECLARE_FINAL_TYPE (UmpResult, ump_result, UMP, RESULT, GObject)

/* Properties: place ("1st"), name, points ("37", "" where a game has none), mark, first (boolean),
 * spoken (all of it as a row says it). */
#define UMP_TYPE_RESULT_PLACE (ump_result_place_get_type ())
G_DECLARE_FINAL_TYPE (UmpResultPlace, ump_result_place, UMP, RESULT_PLACE, GObject)

/* Property: text. */
#define UMP_TYPE_RESULT_LINE (ump_result_line_get_type ())
G_DECLARE_FINAL_TYPE (UmpResultLine, ump_result_line, UMP, RESULT_LINE, GObject)

/* Of the play's game as it stands, which is finished. */
UmpResult *ump_result_new (UmpPlay *play);

G_END_DECLS
