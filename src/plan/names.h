/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How cards, places and people of a table are called where they are read aloud. All results are new strings.
 * */
#pragma once

#include "core/match.h"

G_BEGIN_DECLS

/* "Pile 1: cats, 12 of 13, four cards". */
char *ump_zone_full_name (const UmpTable *table, int zone, const UmpWords *words);
/* "cat 5", "blue back", "green 19" of a card that is called by its number alone; capital: "Cat 5". */
char *ump_card_full_name (const UmpSetup *setup, UmpCard card, const UmpWords *words, gboolean capital);
/* The same text with a capital. */
char *ump_capital (const char *text);
/* "Dora, 7 points, 9 cards, to play". */
char *ump_person_full_name (const UmpTable *table, int seat, const UmpTotal *total, const UmpWords *words);

/* The seat that is waited for; UMP_NOBODY where everybody does the same, and before and after the game. */
int ump_acting_seat (const UmpTable *table);

#define UMP_MAX_BACKS 12

/* Backs of hidden cards that a person holds, in the zones that are drawn at its place: what everybody at the
 * table sees of them. Returns how many were written; none where no back of theirs shows a colour. */
int ump_backs_of_seat (const UmpTable *table, int seat, UmpCard backs[UMP_MAX_BACKS]);

G_END_DECLS
