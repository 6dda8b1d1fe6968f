/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Level 8: what the files of this game share. For this game only. */
#pragma once

#include "core/game.h"

G_BEGIN_DECLS

#define MAX_NUMBER 15
#define N_SUITS 6
#define N_LEVELS 8
#define MAX_GROUPS 5
#define MAX_LEVEL_CARDS 10
#define HAND_CARDS 10
#define MAX_KEPT 4
/* Cards that may be chosen at once. */
#define MAX_LOOSE 32

enum { FACE_WILD = N_SUITS * MAX_NUMBER + 1, FACE_SKIP, N_FACES };

enum {
  OPTION_FACE,
  OPTION_LEVELS,
  OPTION_HARDER,
  OPTION_LEVELS2,
  OPTION_WILDS,
  OPTION_SKIPS,
  OPTION_DEALER,
};
/* UNDER holds the face-up skips under the stock, AWAY a skip that was played as last card. */
enum {
  ZONE_STOCK,
  ZONE_LEVEL,
  ZONE_GROUP,
  ZONE_HAND,
  ZONE_DISCARD,
  ZONE_FRONT,
  ZONE_UNDER,
  ZONE_AWAY,
};
/* LAID: the level that was laid in the round, 0 for none; the groups keep its rules when the marker has
 * moved.
 * GROUP: of each set that was laid, which group of the level it is + 1; 0 for none.
 * OUT: seat + 1 of who went out, 0 for nobody. DRAWN: the acting player has drawn. KEPT: cards kept for the
 * next deal + 1, 0 before it was said. */
enum {
  COUNTER_LEVEL,
  COUNTER_LAID,
  COUNTER_GROUP,
  COUNTER_OUT,
  COUNTER_DRAWN,
  COUNTER_KEPT,
  COUNTER_TALLIED,
  COUNTER_N_TALLIED,
};
enum { VERB_DEAL, VERB_DRAW, VERB_LAY, VERB_ADD, VERB_DISCARD, VERB_SKIP, VERB_KEEP, VERB_TALLY };
enum { DEAL_UP };
/* Its value: 0 for the stock, else seat + 1 of a discard pile. */
enum { DRAW_FROM };
enum { LAY_SET };
/* ADD_TO: its values are a seat and the number of a group, from 1. */
enum { ADD_TO, ADD_CARDS };
enum { DISCARD_CARD };
enum { SKIP_PLAYER };
enum { KEEP_COUNT };
enum { TALLY_PLAYER, TALLY_DONE, TALLY_OUT };
enum { L8_1, L8_2, L8_3, L8_4, L8_5, L8_6, L8_7, L8_8, L8_9, L8_10, L8_11, L8_12, L8_13 };
enum { LINE_LAID, LINE_OUT, LINE_NOTHING };

/* ---- levels and groups (level-8-groups.c) --------------------------------------------- */

typedef enum { L8_RUN, L8_SAME, L8_COLOUR } UmpL8Sort;

/* words: "run of 6". */
typedef struct {
  UmpL8Sort sort;
  int size;
  UmpText words;
} UmpL8Group;

/* words: "run of 6, pair"; it points to the words of the groups. */
typedef struct {
  int n_groups;
  UmpL8Group groups[MAX_GROUPS];
  int n_cards;
  UmpText words;
} UmpL8Level;

/* The constant part of a match. two_stars: who plays with the harder side. levels: of the usual side, then of
 * those of the others who play with two stars. n_cards: in the whole deck. */
typedef struct {
  gboolean two_stars[UMP_MAX_SEATS];
  UmpL8Level levels[2][N_LEVELS];
  int n_cards;
} UmpL8Deck;

/* What a group has become. Run: its lowest and highest number. Same number: both are it. One colour: low is
 * the UmpColour. */
typedef struct {
  UmpL8Sort sort;
  int low, high;
} UmpL8Shape;

/* Reads one word of the levels such as "R3+C4"; FALSE if it is none. The words are made when the level has
 * come to its final place, since they point into it. */
gboolean ump_l8_read_level (const char *word, UmpL8Level *level);
void ump_l8_word_level (UmpL8Level *level);

/* The number that a card is or stands for, 0 for none. */
int ump_l8_number (UmpCard card);
/* The colour that a card has or stands for. */
UmpColour ump_l8_colour (UmpCard card);
/* The number or colour that matters in a group of that sort, 0 for none. */
int ump_l8_worth (UmpL8Sort sort, UmpCard card);
/* A wild that may still stand for anything, and one that stands for a number or a colour. */
gboolean ump_l8_is_free (UmpCard card);
UmpCard ump_l8_wild (UmpL8Sort sort, int value);
gboolean ump_l8_is_alike (const UmpL8Group *a, const UmpL8Group *b);
/* Whether the cards, in any order, are such a group, and which. */
gboolean ump_l8_read_shape (UmpL8Sort sort, const UmpCard *cards, int n, UmpL8Shape *shape);
/* Whether the cards of an attribute of a move are such a group. */
gboolean ump_l8_is_group (const UmpL8Group *group, const UmpMove *move, int attr);
/* Which group of the level each set of a lay is: the first one takes the first that it can be while the
 * others still find theirs, and so on. skip: a set that need not be any, it gets the one that is left; -1 for
 * none. FALSE if there is no such way; the move has as many sets as the level has groups. */
gboolean ump_l8_match (const UmpL8Level *level, const UmpMove *move, int skip, int groups[MAX_GROUPS]);
/* Whether one more card fits; the shape grows with it. */
gboolean ump_l8_fit (UmpL8Shape *shape, UmpCard card);

/* cards: the level's cards, group by group in its order, each run from low to high. FALSE stops. */
typedef gboolean (*UmpL8Found) (const UmpCard *cards, gpointer user_data);

/* level-8-divide.c: all ways to divide n loose cards into the groups of a level, wilds named. Groups of
 * the same kind and size that change places, and cards of the same number, make no new way. Nothing is
 * found unless n is what the level needs. */
void
ump_l8_arrange (const UmpL8Level *level, const UmpCard *loose, int n, UmpL8Found found, gpointer user_data);
/* The same as far as it goes: as many of the cards as possible in as few groups. group: room for n, where
 * each card lies, -1 for none and for wilds that may stand for anything. */
void ump_l8_plan (const UmpL8Level *level, const UmpCard *loose, int n, int *group);
/* All ways to put n loose cards to a group, in an order in which each fits. ways: room for n + 1 times n
 * cards, as they are found one after the other. Number of ways. */
int ump_l8_extend (const UmpL8Shape *shape, const UmpCard *loose, int n, UmpCard *ways);

/* ---- reading the table (level-8-table.c) ------------------------------------------------ */

extern const UmpFace ump_l8_faces[N_FACES];
/* Colours of this game, in the order of the faces. */
extern const UmpColour ump_l8_colours[N_SUITS];

gboolean ump_l8_is_open (const UmpTable *table);
/* After the first tally of the round. */
gboolean ump_l8_is_tallying (const UmpTable *table);
gboolean ump_l8_has_drawn (const UmpTable *table);
/* The level that a player has to lay, 1 to 8. */
int ump_l8_level_of (const UmpTable *table, int seat);
/* The level that he has laid in this round, 0 for none. */
int ump_l8_laid (const UmpTable *table, int seat);
/* The level of the round, laid or not: the marker of who has laid it may have moved on. */
int ump_l8_level_in_round (const UmpTable *table, int seat);
/* Whether a player plays with two stars. */
gboolean ump_l8_has_two_stars (const UmpTable *table, int seat);
/* A level on the player's own side. */
const UmpL8Level *ump_l8_level (const UmpTable *table, int seat, int level);
/* What a set that a player has laid is, nth counts from 0; NULL if there is none. */
const UmpL8Group *ump_l8_group (const UmpTable *table, int seat, int nth);
int ump_l8_hand_size (const UmpTable *table, int seat);
/* Who wins with the round as it stands, UMP_NOBODY for nobody. */
int ump_l8_winner (const UmpTable *table);
/* Whether between rounds a player may keep cards for the next deal. */
gboolean ump_l8_may_keep (const UmpTable *table, int seat);
/* What lies in a laid group; FALSE if there is none. nth counts from 0. */
gboolean ump_l8_group_shape (const UmpTable *table, int seat, int nth, UmpL8Shape *shape);

/* What a hand can give. known: copies of each face that are known to be in it. used: what was taken so
 * far. */
typedef struct {
  const UmpTable *table;
  int seat;
  int n_hand;
  int n_unknown;
  int known[N_FACES];
  int used[N_FACES];
  int n_used;
  int n_foreign; /* taken of the unknown ones */
} UmpL8Hand;

void ump_l8_hand_init (UmpL8Hand *hand, const UmpTable *table, int seat);
/* Copies of a face that are known to lie elsewhere. */
int ump_l8_elsewhere (const UmpL8Hand *hand, int face);
/* Takes a card; FALSE (and nothing taken) if all its copies are elsewhere or taken already. */
gboolean ump_l8_hand_take (UmpL8Hand *hand, int face);
/* Whether the hand has what was taken. */
gboolean ump_l8_hand_holds (const UmpL8Hand *hand);
/* Whether a card could be taken besides. */
gboolean ump_l8_hand_can (const UmpL8Hand *hand, int face);

/* ---- check (level-8-check.c), what follows (…-apply.c), candidates (…-moves.c) and words (…-words.c)
 * ---- */

gboolean ump_l8_form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict);
UmpText ump_l8_not_now (const UmpTable *table, int verb);
gboolean ump_l8_check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict);

void ump_l8_apply (UmpTable *table, const UmpMove *move);
void ump_l8_score (const UmpTable *table, UmpSheet *sheet);
void ump_l8_closed (UmpTable *table, const gint64 *points);

void ump_l8_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data);
void ump_l8_sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move);
void ump_l8_prefill (const UmpTable *table, UmpMove *move);

/* What a move says, whatever comes of it. */
void ump_l8_tell (const UmpSetup *setup, const UmpMove *move, UmpSay *say);
void ump_l8_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say);
void ump_l8_prompt (const UmpTable *table, UmpPrompt *prompt);
void ump_l8_steps (const UmpTable *table, UmpSteps *steps);
void ump_l8_markers (const UmpTable *table, UmpSteps *steps);
void ump_l8_view (const UmpTable *table, int zone, UmpZoneView *view);
void ump_l8_seat (const UmpTable *table, int seat, UmpSeatView *view);
/* level-8-sketch.c */
void ump_l8_sketch (const UmpTable *table, const UmpMove *move, UmpSketch *sketch);

/* level-8-recall.c: see UmpGame. */
void ump_l8_recall (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
                    UmpTell tell, gpointer user_data);

G_END_DECLS
