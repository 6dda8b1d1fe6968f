/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words that several pages need: lists of people, rounds, places, dates. All results are new strings in the
 * user's language unless it says otherwise. */
#pragma once

#include <gio/gio.h>

#include "core/match.h"

G_BEGIN_DECLS

/* The game's title, or the name that was given to a score pad; borrowed from the setup, as it is shown. */
const char *ump_words_game (const UmpSetup *setup);
/* The round that is under way, or the next one once that is over. */
int ump_words_due_round (const UmpTable *table);
/* "round 2 of 4", "round 2", or "" for 0. */
char *ump_words_round (const UmpSetup *setup, int round);
/* The same of so many, 0 where nobody knows. */
char *ump_words_round_of (int round, int rounds);
/* "Ana, Bea and Carlos"; names are made fit to be shown (core/shown.h), here and in the other sentences. */
char *ump_words_people (const char *const *names, int n_names);
/* "1st", "2nd" …; borrowed or static where possible, so copy it. */
const char *ump_words_place (int rank);
/* "2 to 4 people". */
char *ump_words_seats (const UmpGame *game);
/* The day of a time in RFC 3339, with its year, as the place of that time called it; "" for NULL. A new
 * string. */
char *ump_words_day (const char *time);
/* "two minutes ago", "Fri 13 November", with the year where it is another. */
char *ump_words_when (gint64 unix_seconds);
/* "Player 3": the name of somebody who was given none. */
char *ump_words_nobody (int number);
gboolean ump_words_is_nobody (const char *name);
/* First letter of a name in capitals, as people see it. */
char *ump_words_initial (const char *name);
/* Winners of totals: "Bea wins", "Ana and Diego share". ranks: of each seat. */
char *ump_words_winner (const char *const *names, const UmpTotal *totals, int n_seats);

/* The same as a sentence of its own, which some languages begin with a capital. */
char *ump_words_winner_sentence (const char *const *names, const UmpTotal *totals, int n_seats);

/* A number as the window shows it: a new string. Where text runs from right to left, a mark keeps the sign at
 * its left. Files and exports have plain numbers. */
char *ump_words_number (gint64 number);
/* Said once, at the start: whether text runs from right to left. */
void ump_words_set_mirrored (gboolean mirrored);
/* The mark, for UmpWords; NULL for none. Static. */
const char *ump_words_before_sign (void);

G_END_DECLS
