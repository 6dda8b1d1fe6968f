/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In Front of the Elevators: what the files of this game share. For this game only. */
#pragma once

#include "core/game.h"

G_BEGIN_DECLS

#define LINES 3
#define ROUNDS 3
#define HAND_CARDS 2
#define SET_CARDS 3
#define MAX_BOXES 6
#define N_CARDS 35

/* Types in the order in which each cuts in front of the next, the last again in front of the first; a lost
 * child never cuts. */
enum { GIRL, BOY, MOTHER, FATHER, GRANDMOTHER, GRANDFATHER, LOST_CHILD, N_TYPES };
enum { BLUE, RED, GREEN, YELLOW, BROWN, N_COLOURS };

enum { OPTION_FAMILIES, OPTION_UNUSED, OPTION_STARTER };
/* Zones of a band lie side by side; BOX holds what is not dealt. */
enum { ZONE_LINE, ZONE_LIFT, ZONE_DECK, ZONE_HAND, ZONE_CAFE, ZONE_BOX };
/* LIFT_TYPE: two a lift. LIFT_BOXES: how many boxes it has, 0 = not entered yet. LIFT_VALUE: MAX_BOXES a
 * lift.
 * EVER: a neutral card was seen in this game. TALLY_PLACE: of a tallied card, line * N_CARDS + place + 1; 0 =
 *   none.
 * TALLY_SETS: a bit for each type. */
enum {
  COUNTER_STARTER,
  COUNTER_LIFT_TYPE,
  COUNTER_LIFT_BOXES,
  COUNTER_LIFT_VALUE,
  COUNTER_EVER,
  COUNTER_TALLIED_LINE,
  COUNTER_TALLY_PLACE,
  COUNTER_TALLIED_CAFE,
  COUNTER_TALLY_SETS,
};
enum { VERB_DEAL, VERB_PLAY, VERB_DRAW, VERB_TALLY_LINE, VERB_TALLY_CAFE };
enum { DEAL_FIRST, DEAL_LIFT, DEAL_DECKS = DEAL_LIFT + LINES };
enum { PLAY_CARD, PLAY_LINE, PLAY_MOVES, PLAY_POSITION };
enum { DRAW_DECK, DRAW_BACK };
enum { TALLY_LINE_LINE, TALLY_LINE_CARDS };
enum { TALLY_CAFE_PLAYER, TALLY_CAFE_SETS };
/* The score lines of the elevators come first, in their order. */
enum { LINE_CAFE = LINES };
enum { IFE_1, IFE_2, IFE_3, IFE_4, IFE_5, IFE_6, IFE_7, IFE_8, IFE_9, IFE_10, IFE_11, IFE_12 };

/* owner: seat that a colour scores for, or UMP_NOBODY. unused: the colour that stays in the box, neutral: the
 * one of which one card stays there unseen; -1 for none. n_colours: in play. n_deck: cards of the three
 * decks together. */
typedef struct {
  int owner[N_COLOURS];
  int unused;
  int neutral;
  int n_colours;
  int n_deck;
} UmpIfeFamilies;

/* How many colours each player has. */
static inline int
ump_ife_n_families (const UmpSetup *setup)
{
  return setup->n_seats == 2 ? 2 : 1;
}

/* Colours of this game as colours of panels and backs. */
extern const UmpColour ump_ife_colours[N_COLOURS];
/* Messages: "girl", "girls". */
extern const char *const ump_ife_type_words[N_TYPES];
extern const char *const ump_ife_types_words[N_TYPES];

static inline int
ump_ife_colour_of (int face)
{
  return (face - 1) / N_TYPES;
}

/* Types by face: every entry asks for many. */
extern const gint8 ump_ife_type_of_face[N_CARDS + 1];

static inline int
ump_ife_type_of (int face)
{
  return ump_ife_type_of_face[face];
}

/* ---- reading the table (in-front-of-the-elevators-table.c) --------------------------- */

const UmpIfeFamilies *ump_ife_families (const UmpTable *table);
const UmpZone *ump_ife_line (const UmpTable *table, int line);

gboolean ump_ife_is_open (const UmpTable *table);
/* After the first tally of the round. */
gboolean ump_ife_is_tallying (const UmpTable *table);
gboolean ump_ife_decks_are_empty (const UmpTable *table);
/* Whether the acting player has played and has a card to draw. */
gboolean ump_ife_must_draw (const UmpTable *table);

/* Where in the hand the card of that colour is: the place of a known back, else of an unknown one, else
 * -1. */
int ump_ife_place_in_hand (const UmpTable *table, int seat, int colour);
/* How many cards of a colour there are in a round: 7, 6 or none. */
int ump_ife_n_of_colour (const UmpIfeFamilies *families, int colour);
/* Cards of that colour that were seen in this round or are known by their backs. */
int ump_ife_n_known (const UmpTable *table, int colour);
/* Whether a back that nobody has looked at may be of that colour: not all of it is known. */
gboolean ump_ife_may_be (const UmpTable *table, int colour);
/* Whether a player may hold a card of that colour, by the backs of the hand. */
gboolean ump_ife_may_hold (const UmpTable *table, int seat, int colour);
/* Different neutral cards seen in this game. */
int ump_ife_n_ever (const UmpTable *table);

/* Place from the front, from 0, where a card has to go. */
int ump_ife_place_for (const UmpTable *table, int line, int face);
/* How many persons of a colour stand in a line; first: the face of the foremost, may be NULL. */
int ump_ife_n_in_line (const UmpTable *table, int line, int colour, int *first);

/* The faces of a line front to back, as tallied while the round is being tallied; faces has room for
 * N_CARDS. */
int ump_ife_line_faces (const UmpTable *table, int line, int *faces);
/* A player's cafés, a bit for each type: as tallied, else those that were seen. */
int ump_ife_sets (const UmpTable *table, int seat);
/* Those that were seen, whatever was tallied. */
int ump_ife_seen_sets (const UmpTable *table, int seat);
/* How many cards of a type the tallies and the known cafés leave. */
int ump_ife_room (const UmpTable *table, int type);
/* Neutral cards in tallied lines. */
int ump_ife_n_neutral_tallied (const UmpTable *table);
gboolean ump_ife_is_tallied (const UmpTable *table, int face);

/* ---- what may be entered (in-front-of-the-elevators-check.c) ------------------------------ */

gboolean ump_ife_form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict);
UmpText ump_ife_not_now (const UmpTable *table, int verb);
gboolean ump_ife_check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict);

/* ---- what it does and what it is worth (in-front-of-the-elevators-apply.c) ------------------- */

void ump_ife_apply (UmpTable *table, const UmpMove *move);
void ump_ife_score (const UmpTable *table, UmpSheet *sheet);
void ump_ife_closed (UmpTable *table, const gint64 *points);

/* ---- candidates (…-moves.c) and words (…-words.c) -------------------------------------- */

void ump_ife_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data);
void ump_ife_sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move);
void ump_ife_prefill (const UmpTable *table, UmpMove *move);

void ump_ife_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say);
void ump_ife_prompt (const UmpTable *table, UmpPrompt *prompt);
void ump_ife_steps (const UmpTable *table, UmpSteps *steps);
void ump_ife_markers (const UmpTable *table, UmpSteps *steps);
void ump_ife_view (const UmpTable *table, int zone, UmpZoneView *view);
void ump_ife_seat (const UmpTable *table, int seat, UmpSeatView *view);

/* in-front-of-the-elevators-recall.c: see UmpGame. */
void ump_ife_recall (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
                     UmpTell tell, gpointer user_data);

G_END_DECLS
