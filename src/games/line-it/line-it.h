/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of Line-it share: its tables' indices and how to read a table. Card n has face n. */
#pragma once

#include "core/game.h"

G_BEGIN_DECLS

#define LEAST_BET 3
#define MOST_HAND 2
#define DISCARDED 3
/* The card of a colour in a line that wins the jackpot. */
#define WINNING 3
#define N_POTS 4
#define N_BETS 3
#define MOST_SEATS 5

/* BET: the first bet. TOKEN: the first token; they stand as +3, -3, +4, -4, +5, -5. */
enum { NUMBERS = 100, FACE_BET, FACE_TOKEN = FACE_BET + N_BETS, N_FACES = FACE_TOKEN + 2 * N_BETS };

enum { OPTION_START, OPTION_FINAL, OPTION_COLOURS };
/* Of last cards: one or two passes, and whether they may be declined. */
enum { FINAL_ONE, FINAL_TWO, FINAL_ONE_MUST, FINAL_TWO_MUST };
/* BOX: tokens that nobody has yet, which side up they will lie not known. OUT: cards out of the game. */
enum { ZONE_MARKET, ZONE_DECK, ZONE_POT, ZONE_LINE, ZONE_HAND, ZONE_PILE, ZONE_TOKENS, ZONE_OUT, ZONE_BOX };
/* FIRST: seat with the first-player token. TURNS: ended in this round. TAKEN: face taken in this turn, 0 for
 * none.
 * PASS, PLACE: of the last cards: which pass, and how many seats after the token the one who is asked sits.
 * LAID: a last card in the first pass. WON: seat + 1 of who won a jackpot last.
 * SLOT: the market as it was revealed; SLOT_TAKEN: seat + 1 of who took the card, 0 while it is there. */
enum {
  COUNTER_PHASE,
  COUNTER_FIRST,
  COUNTER_TURNS,
  COUNTER_TAKEN,
  COUNTER_PLAYED,
  COUNTER_PASS,
  COUNTER_PLACE,
  COUNTER_LAID,
  COUNTER_WON,
  COUNTER_SLOT,
  COUNTER_SLOT_TAKEN,
  COUNTER_HELD,
  COUNTER_TALLIED,
  COUNTER_TALLY_PILE,
  COUNTER_TALLY_TOKEN,
  COUNTER_N_TALLIED
};
enum { PHASE_MARKET, PHASE_TURNS, PHASE_LAST, PHASE_TALLY };
enum { VERB_MARKET, VERB_TAKE, VERB_PLAY, VERB_COMPLETE, VERB_END, VERB_LAST, VERB_TALLY };
/* The only or first card, or list of cards, of every verb that has one. */
enum { CARD };
enum { TAKE_TO = 1 };
enum { TO_LINE, TO_HAND };
enum { TALLY_PLAYER, TALLY_PILE, TALLY_BETS };

/* line-it-table.c */
gboolean ump_li_is_number (int face);
gboolean ump_li_is_bet (int face);
int ump_li_bet_value (int face);
/* The token of a bet that came off, or did not. */
int ump_li_token_of (int bet, gboolean won);
int ump_li_token_points (int token);
/* How often the log has seen a player get a token, by its index in the words of `bets`. */
int ump_li_seen_token (const UmpTable *table, int seat, int token);
const UmpZone *ump_li_pot (const UmpTable *table, int pot);
/* The colour of a number, none for a bet. */
UmpColour ump_li_colour (const UmpTable *table, int face);
/* How many cards of a colour lie in a line. */
int ump_li_of_colour (const UmpTable *table, const UmpZone *line, UmpColour colour);
/* The number that was laid last, 0 for none. */
int ump_li_last_number (const UmpZone *line);
/* 1 up, -1 down, 0 as long as there are fewer than two numbers. */
int ump_li_direction (const UmpZone *line);
/* The bet in a line, 0 for none, and how many numbers lie behind it (all, where there is none). */
int ump_li_bet (const UmpZone *line, int *behind);
/* Passes of last cards, and whether a card that fits has to be laid in them. */
int ump_li_passes (const UmpSetup *setup);
gboolean ump_li_must_lay (const UmpSetup *setup);
/* Cards of each new market. */
int ump_li_market_size (const UmpSetup *setup);

int ump_li_phase (const UmpTable *table);
gboolean ump_li_has_tallied (const UmpTable *table, int seat);
/* Cards in a player's pile, as far as is known: his count, else what the log has seen. */
int ump_li_pile_size (const UmpTable *table, int seat);
/* How many of a bet all others have, on either side. */
int ump_li_bets_of_others (const UmpTable *table, int seat, int bet);
/* Room for one player's count: all numbers, less what the others have. */
int ump_li_room_for (const UmpTable *table, int seat);

/* line-it-moves.c: see UmpGame. */
void ump_li_sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move);
void ump_li_prefill (const UmpTable *table, UmpMove *move);

/* line-it-apply.c: see UmpGame. */
void ump_li_apply (UmpTable *table, const UmpMove *move);
/* line-it-words.c: see UmpGame. */
void ump_li_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say);
void ump_li_prompt (const UmpTable *table, UmpPrompt *prompt);
void ump_li_steps (const UmpTable *table, UmpSteps *steps);
void ump_li_markers (const UmpTable *table, UmpSteps *steps);
void ump_li_view (const UmpTable *table, int zone, UmpZoneView *view);
void ump_li_seat (const UmpTable *table, int seat, UmpSeatView *view);

/* line-it-recall.c: see UmpGame. */
void ump_li_recall (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
                    UmpTell tell, gpointer user_data);

G_END_DECLS
