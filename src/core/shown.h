/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text that somebody else wrote (a name, a title, a note of a file), made fit to be shown: on one line, no
 * longer than it may be, and without power over what stands beside it.
 *
 * - Line breaks, tabs and other controls are one blank; blanks at both ends go.
 * - Embeddings, overrides and isolates of the bidirectional algorithm are left out, so that letters stand in
 *   the order in which they were written. Where there are letters that run from right to left, the whole is
 *   isolated, and no sentence that it stands in is turned round.
 * - A letter keeps UMP_SHOWN_MARKS marks above and below it; a mark without a letter stands on a dotted
 *   circle.
 * - A word of more than UMP_SHOWN_RUN columns may be broken there (by a blank without width).
 * - What is longer than allowed is cut between letters as people see them (grapheme clusters) and ends in
 *   "…".
 *
 * The time it takes follows from how much is shown, not from how long the text is. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How much is shown, in columns; wide letters are two. */
#define UMP_SHOWN_NAME 40
#define UMP_SHOWN_TITLE 96
#define UMP_SHOWN_TEXT 280

#define UMP_SHOWN_MARKS 4
#define UMP_SHOWN_RUN 16

/* A new string; "" for NULL. text that is no UTF-8 is shown with U+FFFD where it is not. */
char *ump_shown (const char *text, int columns);

/* The same, but a text that has nothing to see is `instead`, which is shown as well. */
char *ump_shown_or (const char *text, int columns, const char *instead);

/* The first letter of a text that is shown, as people see it, in capitals; "?" where there is none. A new
 * string. */
char *ump_shown_initial (const char *text);

G_END_DECLS
