/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of Martes 13 share: its tables' indices and how to read a table. */
#pragma once

#include "core/game.h"

G_BEGIN_DECLS

#define LIMIT 13
#define PLACES 3
#define MAX_VALUE 13
#define MARTES_VALUE 4

enum { CAT, MIRROR, LADDER, MARTES, N_KINDS };
enum { FACE_MARTES = 3 * MAX_VALUE + 1, N_FACES };

enum { OPTION_ROUNDS, OPTION_DEALER, OPTION_VALUES, OPTION_THIRTEENS, OPTION_DEAD };
enum { ZONE_PILE, ZONE_TAKEN, ZONE_HAND, ZONE_DEAD, ZONE_DECK };
/* PILE_SUIT: kind + 1 of the pile's suit, 0 for none. It is kept, not derived: a card that lies on a pile by
 * ruling does not change it. */
enum { COUNTER_PILE_SUIT, COUNTER_TALLIED, COUNTER_TALLY, COUNTER_N_TALLIED };
enum { VERB_DEAL, VERB_PLAY, VERB_TALLY };
enum { PLAY_CARD, PLAY_PILE };
enum { TALLY_PLAYER, TALLY_CAT };
enum { M13_1, M13_2, M13_3, M13_4, M13_5, M13_6, M13_7 };

/* n_cards: in the whole deck. of_kind: cards of each suit and martes. */
typedef struct {
  int n_cards;
  int of_kind[N_KINDS];
} Deck;

extern const UmpFace ump_m13_faces[N_FACES];
/* "cats", "mirrors", "ladders", "martes". */
extern const char *const ump_m13_kind_words[N_KINDS];

/* CAT, MIRROR, LADDER or MARTES of a face. */
int ump_m13_kind_of (int face);
/* Places count from 0. */
int ump_m13_pile_zone (const UmpTable *table, int place);
const UmpZone *ump_m13_pile (const UmpTable *table, int place);
int ump_m13_hand_size (const UmpTable *table, int seat);
/* Kind of a place's suit, -1 for none. */
int ump_m13_suit_of_place (const UmpTable *table, int place);
int ump_m13_pile_total (const UmpTable *table, int place);
/* The first empty place, -1 if there is none. */
int ump_m13_lowest_empty (const UmpTable *table);
/* Place of the pile of that suit, -1 if there is none; martes have none. */
int ump_m13_place_of_suit (const UmpTable *table, int kind);
/* Whether the rules allow a card of that kind there. */
gboolean ump_m13_is_allowed (const UmpTable *table, int kind, int place);
/* The only allowed place, -1 where there are several. */
int ump_m13_only_place (const UmpTable *table, int kind);
int ump_m13_taken_of_kind (const UmpTable *table, int seat, int kind);
gboolean ump_m13_is_open (const UmpTable *table);
gboolean ump_m13_is_tallying (const UmpTable *table);
gboolean ump_m13_has_tallied (const UmpTable *table, int seat);
/* Cards of a kind that a player ends the round with, as far as is known: his count, else what he was seen
 * to take. */
int ump_m13_holds (const UmpTable *table, int seat, int kind);

void ump_m13_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say);
void ump_m13_prompt (const UmpTable *table, UmpPrompt *prompt);
void ump_m13_steps (const UmpTable *table, UmpSteps *steps);
void ump_m13_view (const UmpTable *table, int zone, UmpZoneView *view);
void ump_m13_seat (const UmpTable *table, int seat, UmpSeatView *view);

/* martes-13-recall.c: see UmpGame. */
void ump_m13_recall (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
                     UmpTell tell, gpointer user_data);

G_END_DECLS
