/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of Elevator share: its tables' indices and how to read a table. */
#pragma once

#include "core/game.h"

G_BEGIN_DECLS

#define FLOORS 10
#define ROOM_ABOARD 4
#define MOST_SEATS 6
#define ACE 14

enum { CLUBS, DIAMONDS, HEARTS, SPADES, N_SUITS };
/* Faces stand by rank from 2 to the ace, and within a rank by suit. */
enum { N_FACES = 1 + (ACE - 1) * N_SUITS };

enum { OPTION_DECKS, OPTION_PICTURES, OPTION_BOARDING };
/* Words of options. */
enum { PICTURES_YES, PICTURES_NO };
enum { BOARDING_PASSING, BOARDING_STOPPED, BOARDING_MOVING };
/* OUT: cards that were placed on the floor where they want to go. */
enum { ZONE_FLOOR, ZONE_LIFT, ZONE_CARRIED, ZONE_DECK, ZONE_PLACED, ZONE_OUT };
/* FLOOR: 0 before the lift is parked. TOKEN: how it points. WAY: 1 up, -1 down, where the cards aboard want
 * to go, 0 for
 * an empty lift. PLACED_ON: floors of the cards of the round while placing. */
enum {
  COUNTER_PHASE,
  COUNTER_FLOOR,
  COUNTER_TOKEN,
  COUNTER_WAY,
  COUNTER_PLACED_ON,
  COUNTER_TALLIED,
  COUNTER_TALLY,
  COUNTER_N_TALLIED
};
enum { PHASE_PARK, PHASE_PLACE, PHASE_RIDE, PHASE_TALLY };
enum { TOKEN_STOPPED, TOKEN_UP, TOKEN_DOWN };
enum { VERB_PARK, VERB_PLACE, VERB_RIDE, VERB_AGREE_END, VERB_TALLY };
enum { PARK_FLOOR };
enum { PLACE_FLOOR, PLACE_CARD };
enum { RIDE_GO, RIDE_LOAD };
enum { GO_UP, GO_DOWN, GO_WAIT, GO_MOVE, GO_STOP, N_GO };
enum { TALLY_PLAYER, TALLY_PEOPLE };

/* elevator-table.c */
/* The floor where a card wants to go, and how many people it is. */
int ump_el_wants (int face);
int ump_el_people (int face);
int ump_el_people_in (const UmpZone *zone);
/* floor: from 1. */
const UmpZone *ump_el_floor (const UmpTable *table, int floor);
/* 1 up, -1 down, 0 stopped. */
int ump_el_heading (const UmpTable *table, int seat);
/* Where a card that waits on that floor wants to go: 1 up, -1 down. */
int ump_el_way_from (int floor, int face);
/* Whether the rules let anybody aboard at the start of that player's turn. */
gboolean ump_el_may_board (const UmpTable *table, int seat);
gboolean ump_el_has_tallied (const UmpTable *table, int seat);
/* People that one player's count may have at most. */
int ump_el_room_for (const UmpTable *table, int seat);

/* elevator-moves.c: see UmpGame. */
void ump_el_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data);
void ump_el_sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move);
void ump_el_prefill (const UmpTable *table, UmpMove *move);
/* elevator-words.c: see UmpGame. */
/* What a move says, whatever comes of it. */
void ump_el_tell (const UmpSetup *setup, const UmpMove *move, UmpSay *say);
void ump_el_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say);
void ump_el_prompt (const UmpTable *table, UmpPrompt *prompt);
void ump_el_steps (const UmpTable *table, UmpSteps *steps);
void ump_el_markers (const UmpTable *table, UmpSteps *steps);
void ump_el_view (const UmpTable *table, int zone, UmpZoneView *view);
void ump_el_face (const UmpTable *table, int face, UmpFaceView *view);
void ump_el_seat (const UmpTable *table, int seat, UmpSeatView *view);

/* elevator-recall.c: see UmpGame. */
void ump_el_recall (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
                    UmpTell tell, gpointer user_data);

G_END_DECLS
