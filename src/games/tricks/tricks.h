/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of the trick games, for their own files. */
#pragma once

#include "core/deck-french.h"
#include "core/formula.h"
#include "core/game.h"
#include "core/known.h"

G_BEGIN_DECLS

#define TRICKS_JOKER UMP_N_FRENCH_FACES
#define TRICKS_FOOL (TRICKS_JOKER + 1)
#define TRICKS_LATIN (TRICKS_FOOL + 1)
#define TRICKS_N_FACES (TRICKS_LATIN + 48)
#define TRICKS_MAX_ROUNDS 100
#define TRICKS_MAX_NAMES 8
#define TRICKS_MAX_CHECKS 16
#define TRICKS_LIMIT 1000000

enum {
  OPTION_NAME,
  OPTION_BEST,
  OPTION_ROUNDS,
  OPTION_TARGET,
  OPTION_DEALER,
  OPTION_SIDES,
  OPTION_DECK,
  OPTION_RANKS,
  OPTION_TRUMP_RANKS,
  OPTION_TOP,
  OPTION_COPIES,
  OPTION_JOKERS,
  OPTION_FOOLS,
  OPTION_REMOVE,
  OPTION_HANDS,
  OPTION_STOCK,
  OPTION_KITTY,
  OPTION_BURIED,
  OPTION_UP,
  OPTION_TRUMP,
  OPTION_CALLS,
  OPTION_CALLER,
  OPTION_LEVEL,
  OPTION_DOUBLE,
  OPTION_ALONE,
  OPTION_SWAP,
  OPTION_PASS,
  OPTION_BIDS,
  OPTION_CHECK,
  OPTION_DECLARE,
  OPTION_LEADER,
  OPTION_FOLLOW,
  OPTION_VOID,
  OPTION_BEAT,
  OPTION_UNDER,
  OPTION_PARTNER,
  OPTION_HOLD,
  OPTION_BROKEN,
  OPTION_THROW,
  OPTION_FIRST,
  OPTION_WORTH,
  OPTION_VALUES,
  OPTION_POINTS,
  OPTION_BONUS,
  OPTION_OUT,
  OPTION_END,
  OPTION_STOP
};
enum { BURIED_NOBODY, BURIED_CALLER, BURIED_LAST };
enum { UP_APART, UP_DEALER, UP_CALLER, UP_ORDER };
enum { CALLER_ANY, CALLER_DEALER, CALLER_LEFT, CALLER_BEST };
enum { FOLLOW_MUST, FOLLOW_TRUMP, FOLLOW_LATE, FOLLOW_FREE };
enum { BEAT_NO, BEAT_TRUMPS, BEAT_ALL };
enum { UNDER_MAY, UNDER_MUST, UNDER_NEVER };
/* What is trumps in a round: a suit from 0, or one of these. */
enum { TRUMP_UP = 4, TRUMP_CALL, TRUMP_NONE };
/* What was called: a suit from 0, or one of these. */
enum { CALL_NONE = 4, CALL_DOWN };
/* The suit that a card counts as: a suit from 0, or one of these. */
enum { SUIT_TRUMPS = 4, SUIT_FREE };
enum { LEADER_LEFT, LEADER_DEALER, LEADER_CALLER, LEADER_CARD, LEADER_SUIT };
enum { TOP_RIGHT = -1, TOP_LEFT = -2 };

enum { ZONE_TRICK, ZONE_TAKEN, ZONE_HAND, ZONE_UP, ZONE_STOCK, ZONE_KITTY, ZONE_REST };
/* CALLER, BID, DEALER, LAST_TAKER: one more than the seat or number, 0 for none. TRUMP: one more than what
 * is trumps. PLAYED: bits of the suits that were played. DOWN: of a card that the person cannot hold: the
 * play that said so and the rule, together; 0 for the others. It is kept, so that a correction may give the
 * entry another number. SUM: of cells over the closed
 * rounds. BEST: bits of who took most tricks in the round before. BURIED: the face that its dealer perhaps
 * buried. TOLD: what was tallied, tricks first. KEPT: bonus lines of who is out. */
enum {
  COUNTER_DEALER,
  COUNTER_LEADER,
  COUNTER_TAKER,
  COUNTER_N_TRICKS,
  COUNTER_CALLED,
  COUNTER_CALLER,
  COUNTER_TRUMP,
  COUNTER_LEVEL,
  COUNTER_DOUBLE,
  COUNTER_ALONE,
  COUNTER_PLAYED,
  COUNTER_HAND,
  COUNTER_THROWN,
  COUNTER_TRICKS,
  COUNTER_BID,
  COUNTER_DECLARED,
  COUNTER_REVOKES,
  COUNTER_OUT,
  COUNTER_DOWN,
  COUNTER_SUM,
  COUNTER_BEST,
  COUNTER_BURIED,
  COUNTER_TALLIED,
  COUNTER_TOLD,
  COUNTER_KEPT
};
enum {
  VERB_DEAL,
  VERB_CALL,
  VERB_BID,
  VERB_SWAP,
  VERB_DECLARE,
  VERB_PLAY,
  VERB_THROW_IN,
  VERB_TALLY,
  VERB_FINISH
};
enum { CALL_TRUMP, CALL_LEVEL, CALL_DOUBLE, CALL_ALONE };

/* Of a call: 0 without a level, 1 where nobody doubled. */
static inline int
ump_tricks_level_of (const UmpMove *move)
{
  return ump_move_has (move, CALL_LEVEL) ? ump_move_int (move, CALL_LEVEL) : 0;
}

static inline int
ump_tricks_double_of (const UmpMove *move)
{
  return ump_move_has (move, CALL_DOUBLE) ? 2 + 2 * ump_move_int (move, CALL_DOUBLE) : 1;
}
enum { TALLY_PLAYER, TALLY_TRICKS, TALLY_COUNTS };
enum { T_1, T_2, T_3, T_4, T_5, T_6, T_7, T_8, T_9, T_10, T_11 };
enum { LINE_FORMULA, LINE_THROWN_IN, LINE_BONUS };

/* Cells of the formulas: those of `worth` behind TRICKS, those of `values` behind all. */
enum {
  CELL_TRICKS,
  CELL_WORTH,
  CELL_DECLARED = CELL_WORTH + TRICKS_MAX_NAMES,
  CELL_REVOKES,
  CELL_BID,
  CELL_CALLER,
  CELL_DEALER,
  CELL_LEVEL,
  CELL_ALONE,
  CELL_DOUBLE,
  CELL_TRUMP,
  CELL_HAND,
  CELL_VALUES,
  N_CELLS = CELL_VALUES + TRICKS_MAX_NAMES
};

/* Cards that patterns fit: of those that are no trumps, and of trumps. */
typedef struct {
  UmpFaceSet faces[2];
} TricksSet;

/* What a NAME of `worth` counts; by face of cards that are no trumps, and of trumps. */
typedef struct {
  gint16 value[2][TRICKS_N_FACES];
  int trick, last, last2;
} TricksWorth;

/* A list by round. */
typedef struct {
  int n;
  int value[TRICKS_MAX_ROUNDS];
} TricksList;

typedef struct {
  gboolean given;
  UmpFormula formula;
} TricksFormula;

/* What the options say; the nodes of all formulas stand behind it.
 * order, trump_order: by rank, 0 for one that the pack lacks. hands: -1 for all. broken: bits of suits, and
 * above them of those that are never free. leads: of a card its face, of a suit the suit. */
typedef struct {
  int rounds;
  gboolean has_target;
  int target;
  guint8 order[15], trump_order[15];
  int n_top;
  gint16 top[TRICKS_N_FACES];
  int n_cards;
  TricksList hands, trump, pass, broken, throws;
  TricksSet throw_sets[TRICKS_MAX_ROUNDS];
  guint calls;
  gboolean has_level;
  int level_min, level_max;
  guint32 swap;
  int leader, leads;
  TricksSet first, hold;
  int n_worth, n_values, n_checks, n_bonuses;
  char names[N_CELLS][17];
  TricksWorth worth[TRICKS_MAX_NAMES];
  TricksFormula values[TRICKS_MAX_NAMES], checks[TRICKS_MAX_CHECKS], bonuses[TRICKS_MAX_CHECKS];
  const char *points_text;
  TricksFormula points, out, end, stop;
  char bonus_names[TRICKS_MAX_CHECKS][201];
  int n_nodes;
  UmpFormulaNode nodes[];
} TricksRules;

static inline const TricksRules *
ump_tricks_rules (const UmpSetup *setup)
{
  return setup->data;
}

static inline int
ump_tricks_option (const UmpTable *table, int option)
{
  return table->setup->option_value[option];
}

static inline int
ump_tricks_get (const UmpTable *table, int counter)
{
  return ump_table_counter (table, counter, 0, 0);
}

static inline const UmpZone *
ump_tricks_zone (const UmpTable *table, int zone, int seat)
{
  return ump_table_zone_of (table, zone, seat, 0);
}

/* ---- options ---- */
gboolean ump_tricks_prepare (UmpSetup *setup, GError **error);
/* The value of a list in a round. */
int ump_tricks_by_round (const TricksList *list, int round);

/* ---- deck: the printed suit (-1 for none) and rank (0) of a face ---- */
int ump_tricks_suit (int face);
int ump_tricks_rank (int face);
int ump_tricks_face (gboolean latin, int rank, int suit);

/* Cards as they count in the round: the suit, and their place within it. */
typedef struct {
  guint8 suit[TRICKS_N_FACES];
  guint8 place[TRICKS_N_FACES];
} TricksCards;
void ump_tricks_cards (const UmpTable *table, TricksCards *cards);
/* The suit led, -1 for none; how high a card is in such a trick. */
int ump_tricks_led (const UmpTable *table, const TricksCards *cards);
int ump_tricks_height (const TricksCards *cards, int face, int led);
/* Which card of the trick takes it as it stands. */
int ump_tricks_best (const UmpTable *table, const TricksCards *cards);

/* ---- people ---- */
gboolean ump_tricks_is_in (const UmpTable *table, int seat);
gboolean ump_tricks_plays (const UmpTable *table, int seat);
int ump_tricks_n_in (const UmpTable *table);
int ump_tricks_n_playing (const UmpTable *table);
int ump_tricks_next (const UmpTable *table, int seat);
int ump_tricks_n_sides (const UmpSetup *setup);
gboolean ump_tricks_same_side (const UmpTable *table, int a, int b);
int ump_tricks_dealer (const UmpTable *table);
/* Who deals the round that comes. */
int ump_tricks_next_dealer (const UmpTable *table);
/* Who played card number k of the trick. */
int ump_tricks_player_of (const UmpTable *table, int k);

typedef enum { TRICKS_BETWEEN, TRICKS_CALLING, TRICKS_BIDDING, TRICKS_PLAYING } TricksPhase;
TricksPhase ump_tricks_phase (const UmpTable *table);
int ump_tricks_round (const UmpTable *table);
int ump_tricks_trump_kind (const UmpTable *table, int round);
/* Cards a person in a round, for so many people. */
int ump_tricks_hand_size (const UmpSetup *setup, int round, int people);
/* Whether a round turns a card up for so many people. */
gboolean ump_tricks_turns (const UmpTable *table, int round);
/* The card that has to be led first, 0 for none; where all cards are dealt. */
int ump_tricks_first_card (const UmpTable *table);
int ump_tricks_card_to_lead (const UmpSetup *setup);

/* ---- follow ---- */
#define TRICKS_NO_CLASS 255
/* The class of each face for who is to play; those that may always be played stand in none. */
typedef struct {
  guint8 of[TRICKS_N_FACES];
  gboolean always[TRICKS_N_FACES];
  int led;
  TricksSet throws;
} TricksClasses;
void ump_tricks_classes (const UmpTable *table, const TricksCards *cards, int seat, TricksClasses *classes);
gboolean ump_tricks_set_has (const TricksSet *set, const TricksCards *cards, int face);
/* The rule that a card played says of one that should have been. */
int ump_tricks_rule (const TricksCards *cards, const TricksClasses *classes, int held, int played);

/* ---- known ---- */
/* What was put down is kept as the entry of a play, its face, and a rule: of a face there may be several
 * plays. */
static inline int
ump_tricks_down (const UmpTable *table, int seat, int face)
{
  return ump_table_counter (table, COUNTER_DOWN, seat, face);
}
static inline guint
ump_tricks_down_entry (int down)
{
  return (guint) down / 2048;
}
static inline int
ump_tricks_down_face (int down)
{
  return down / 16 % 128;
}
static inline int
ump_tricks_down_rule (int down)
{
  return down % 16;
}
void ump_tricks_known (const UmpTable *table, UmpKnown *known);
/* The same with a card played; says: what it says counts, as entry number G_MAXUINT. */
void ump_tricks_known_play (const UmpTable *table, int seat, int face, gboolean says, UmpKnown *known);
/* Puts down what a play says: before the card leaves the hand. */
void ump_tricks_put_down (UmpTable *table, int seat, int face);
/* Suits, as bits, that somebody cannot have by what was put down, of which a card is unseen. */
guint ump_tricks_void (const UmpTable *table, int seat);
/* Whether a play of this card said of a card of the suit that its person does not hold it. */
gboolean ump_tricks_says_void (const UmpTable *table, int seat, int suit, int face);
/* Takes everything back that was put down by an entry, 0 for all of them. */
void ump_tricks_take_back (UmpTable *table, guint entry);

/* ---- check, apply, points, moves, words ---- */
gboolean ump_tricks_form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict);
gboolean ump_tricks_may_call (const UmpTable *table, int seat);
gboolean ump_tricks_check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict);
void ump_tricks_begin (UmpTable *table);
void ump_tricks_apply (UmpTable *table, const UmpMove *move);
void ump_tricks_closed (UmpTable *table, const gint64 *points);
gboolean ump_tricks_absent (const UmpTable *table, int seat);

typedef struct {
  const UmpTable *table;
  int n;
  int seat[UMP_KNOWN_PEOPLE];
  gint64 values[TRICKS_MAX_NAMES][UMP_KNOWN_PEOPLE];
  gint64 points[UMP_KNOWN_PEOPLE];
  const gint64 *counted; /* by seat: this round's points, where totals have them already; NULL */
  gboolean with_round;   /* `total` has them */
  gboolean sums;         /* over the closed rounds: of bonus lines */
  const UmpMove *move;   /* a call or bid that is looked at, NULL for none */
} TricksReckoning;
/* counted: see there. */
void ump_tricks_reckon (const UmpTable *table, const gint64 *counted, TricksReckoning *reckoning);
/* For whom a formula is true, as bits of seats. */
guint ump_tricks_true_for (const TricksReckoning *reckoning, const TricksFormula *formula);
/* The condition that a call or bid breaks, -1 for none. */
int ump_tricks_broken (const UmpTable *table, const UmpMove *move);
/* Whether all cards of who plays are played. */
gboolean ump_tricks_is_played (const UmpTable *table);
/* Seen on the table or told. */
gboolean ump_tricks_is_told (const UmpTable *table);
/* Sums of what pack and tricks hold. */
gint64 ump_tricks_whole (const UmpTable *table, int worth, int n_tricks);
/* What the log has seen of a person: tricks for 0, then what each NAME of `worth` stands at. */
gint64 ump_tricks_seen (const UmpTable *table, int seat, int k);
/* The bonus line of each seat that is in. */
void ump_tricks_bonuses (const UmpTable *table, int bonus, gint64 *points);
/* What somebody may tell of their tricks (k = 0) or of a NAME of `worth` (from 1). */
void ump_tricks_bounds (const UmpTable *table, int teller, int k, gint64 *least, gint64 *most);
/* Whether a tally spoke for somebody. */
gboolean ump_tricks_has_told (const UmpTable *table, int seat);
/* For whom a tally of somebody speaks. */
gboolean ump_tricks_tells_for (const UmpTable *table, int teller, int seat);
gint64 ump_tricks_cell (const UmpTable *table, int seat, int cell);
void ump_tricks_score (const UmpTable *table, UmpSheet *sheet);
int ump_tricks_n_bonuses (const UmpSetup *setup);
const char *ump_tricks_bonus_name (const UmpSetup *setup, int bonus);
void ump_tricks_bonus (const UmpTable *table, int bonus, UmpSheet *sheet);

void ump_tricks_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data);
void ump_tricks_sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move);
void ump_tricks_prefill (const UmpTable *table, UmpMove *move);

/* A suit's name, that of trumps too. */
const char *ump_tricks_suit_word (const UmpTable *table, int suit);
/* What a call says, whatever comes of it. */
void ump_tricks_tell (const UmpSetup *setup, const UmpMove *move, UmpSay *say);
void ump_tricks_say (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say);
void ump_tricks_prompt (const UmpTable *table, UmpPrompt *prompt);
void ump_tricks_steps (const UmpTable *table, UmpSteps *steps);
void ump_tricks_markers (const UmpTable *table, UmpSteps *steps);
void ump_tricks_view (const UmpTable *table, int zone, UmpZoneView *view);
void ump_tricks_seat (const UmpTable *table, int seat, UmpSeatView *view);
/* An attribute of a hand: the suits that it cannot have. */
void ump_tricks_print_void (const UmpTable *table, int seat, int nth, GString *out);

/* ---- tricks-presets.c: of the options that are written ---- */
extern const UmpPreset ump_tricks_presets_rounds[], ump_tricks_presets_target[], ump_tricks_presets_ranks[],
    ump_tricks_presets_trump_ranks[], ump_tricks_presets_top[], ump_tricks_presets_remove[],
    ump_tricks_presets_hands[], ump_tricks_presets_trump[], ump_tricks_presets_calls[],
    ump_tricks_presets_level[], ump_tricks_presets_swap[], ump_tricks_presets_pass[],
    ump_tricks_presets_check[], ump_tricks_presets_leader[], ump_tricks_presets_hold[],
    ump_tricks_presets_broken[], ump_tricks_presets_throw[], ump_tricks_presets_first[],
    ump_tricks_presets_worth[], ump_tricks_presets_values[], ump_tricks_presets_points[],
    ump_tricks_presets_bonus[], ump_tricks_presets_out[], ump_tricks_presets_end[], ump_tricks_presets_stop[];

/* tricks-recall.c: see UmpGame. */
void ump_tricks_recall (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
                        UmpTell tell, gpointer user_data);

G_END_DECLS
