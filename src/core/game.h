/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game: one const struct. The only interface between the rules of a game and everything else.
 *
 * docs/adding-a-game.md says which game to copy. A game has no variables that are not const:
 * whatever depends on options and seats lies in the setup, whatever changes lies in the table. */
#pragma once

#include "field.h"
#include "move.h"
#include "parse.h"
#include "part.h"
#include "table.h"
#include "verdict.h"

G_BEGIN_DECLS

#define UMP_MAX_SEATS 12

typedef struct _UmpGame UmpGame;
typedef struct _UmpSheet UmpSheet;
typedef struct _UmpRandom UmpRandom;
typedef struct _UmpRow UmpRow;

/* ---- faces ------------------------------------------------------------- */

/* id: name in files and notation, parts joined by '-' (`cat-5`).
 * name: message in words, {n0} is the look's value (`cat {n0}`).
 * row: row of the entry pad that the key stands in, from 0; -1 = a big key beside the rows.
 * piece: no card but a thing that lies on the table, such as a token: no entry names it, and its copies are
 * 0. Index 0 of every list is the unknown face: leave it zeroed. */
typedef struct {
  const char *id;
  const char *name;
  UmpLook look;
  int row;
  gboolean piece;
} UmpFace;

/* ---- zones and counters ------------------------------------------------ */

typedef enum {
  UMP_PER_TABLE, /* one */
  UMP_PER_SEAT,  /* one for each seat */
  UMP_PER_FACE,  /* counters only: one for each face */
  UMP_PER_OPTION /* counters only: as many as `prepare` says in UmpSetup.n_own */
} UmpScope;

typedef enum {
  UMP_PRINT_CARDS,
  UMP_PRINT_COUNT,
  UMP_PRINT_NEVER, /* out of play: in no report and on no picture */
} UmpPrint;

/* How the table draws a zone. */
typedef enum {
  UMP_LAYOUT_NONE,
  UMP_LAYOUT_STACK,
  UMP_LAYOUT_FAN,
  UMP_LAYOUT_ROW,
  UMP_LAYOUT_SLOTS,
  UMP_LAYOUT_FLOORS,
  UMP_LAYOUT_CHIPS,
  UMP_LAYOUT_COUNT,
  UMP_LAYOUT_GAUGE, /* a title, a total and cells up to a limit, above a fan */
  UMP_LAYOUT_FACE,  /* a learned component (elevator face) */
  UMP_LAYOUT_SEAT,  /* not on the table: a count in the seat of the banner */
  UMP_LAYOUT_BADGE, /* a large number on a dark square, a title and a note beside it */
  UMP_LAYOUT_BOX,   /* chips in a box of their own, a short title above; side by side while there is room */
} UmpLayout;

/* A named attribute of a zone in reports: a counter with the zone's own scope.
 * words: names of the values from 0, NULL for plain numbers.
 * print: for what is no single counter; appends to out, nothing for "absent". */
typedef struct {
  const char *name;
  int counter;
  const char *const *words;
  void (*print) (const UmpTable *table, int seat, int nth, GString *out);
} UmpZoneAttr;

/* id: printf-free pattern: `%p` is the player's id, `%n` the number from 1, or names[nth].
 * count: how many for the table or for each seat (0 counts as 1).
 * unordered: the order of the cards means nothing.
 * face_down: its cards lie face down, or in a hand: what the log knows of them is not for everybody's eyes.
 * title: message, {p0} the player, {n1} the number, {w2} the word of `names`.
 * span: columns out of 12 that the zone takes on the table when wide.
 * band: 0 for zones that follow one another as they are listed; else zones of the same number (or seat) stand
 *   side by side in one band, the lowest `band` first: deck 1, elevator 1 and line 1, then deck 2 …
 * block: > 0: all zones of the definition stand in so many columns of one block, whose span `span` is;
 *   block_title: message above it.
 * order: of those that follow one another the lower come first, equal ones as they are listed; 0 to 3.
 * where: message, said of a card that lies there ("waits on floor {n1}"), with the values of the title; NULL =
 *   the title. brief: the same in one short word ("waits"). among: message, how
 *   many cards lie in all zones of the definition ("{n0} waiting"); NULL = they are not counted.
 * n_under: cards of another zone that lie under it and count with it in reports; NULL = none. */
typedef struct {
  const char *id;
  UmpScope scope;
  int count;
  const char *const *names;
  gboolean unordered;
  gboolean face_down;
  UmpPrint print;
  UmpLayout layout;
  int span;
  int band;
  int block;
  const char *block_title;
  int order;
  const char *title;
  const char *where;
  const char *brief;
  const char *among;
  int (*n_under) (const UmpTable *table);
  UmpZoneAttr attrs[4];
} UmpZoneDef;

/* Numbers that change in the course of the game. What follows from the cards alone needs none.
 *
 * A counter never holds the number of an entry (`table->entry`): a correction shifts the numbers of all that
 * follow it, and the same game would come out otherwise. Keep the face, the seat or the place instead; which
 * entry showed a face last says ump_table_shown_by(), which one moved it ump_table_moved_by(). For the same
 * reason no counter holds a time, a pointer, or anything that was not in the entries.
 *
 * name: for messages of tests and developers. count as for zones. start: first value. per_round: it has that
 * value again when a round begins. */
typedef struct {
  const char *name;
  UmpScope scope;
  int count;
  int start;
  gboolean per_round;
} UmpCounterDef;

#define UMP_MAX_ZONE_SLOTS 16

/* A fixed place of a zone. face: what was taken from it, 0 where a card of the zone lies (the next one, in
 * order) or nothing has come yet; seat: who took it. lies: the card of the zone that lies there, whatever its
 * place in the order; 0: the next one. */
typedef struct {
  gint16 face;
  gint16 seat;
  gint16 lies;
} UmpZoneSlot;

/* A card with two portraits and boxes with values. */
typedef struct {
  UmpLook looks[2];
  int boxes[6]; /* first at the start; below 0: a `?` */
  int n_boxes;  /* 0: nothing is known of it */
} UmpBoxesView;

/* What the window says of one zone; filled by `view`, all optional. Behind what every zone can have, each way
 * to lay cards out has a part of its own. */
typedef struct {
  UmpText title;       /* "cats" */
  UmpText name;        /* spoken: "Pile 1: cats, 12 of 13" */
  UmpText note;        /* "three of four numbers after the bet" */
  UmpColour badge;     /* before the title, or none */
  gboolean hidden;     /* nothing to be shown now: the zone takes no room */
  guint64 dimmed;      /* bits of the first cards: those that cannot be meant now */
  int total;           /* gauge, badge; row: the note in two numbers, where there is no room for it */
  int limit;           /* 0 = none */
  gboolean known_only; /* unknown cards are not drawn: the note counts them */

  struct {
    int direction; /* -1 down, 1 up, 0 none */
    int marked;    /* so many cells are marked */
  } row;
  struct {
    UmpText caption; /* a word below the number */
    gboolean done;   /* what it counts is done */
  } square;          /* badge */
  struct {
    int floor;                  /* of the zone itself, from 1, 0 = none */
    int direction;              /* of a cab, as of a row */
    int of_card[UMP_MAX_SEATS]; /* of the first cards */
  } floors;
  UmpBoxesView face;
  struct {
    UmpZoneSlot places[UMP_MAX_ZONE_SLOTS];
    int n; /* on the table and among the keys; 0 = as many as cards */
  } slots;
} UmpZoneView;

/* ---- verbs ------------------------------------------------------------- */

/* When a verb may be said. What is wrong with the moment is said for all games alike, by their turn_rule. */
typedef enum {
  UMP_WHEN_ANY,     /* the game's own check says */
  UMP_WHEN_BETWEEN, /* no round is open */
  UMP_WHEN_ROUND,   /* a round is open, and `not_now` has nothing against it */
  UMP_WHEN_TURN     /* besides, it is the turn of who says it */
} UmpWhen;

/* face: the card that it plays although no attribute names it, 0 for none: keys offer it when that card is
 * chosen.
 * player: said by a player (`by` is required); else by the table (`by` is refused).
 * open: `moves` names it as "VERB ..."; `sample` makes one.
 * tally: it keeps round results only (the window's `win.tally`).
 * rare: random games say it seldom. finishes: it ends the game: random games say it now and then, however
 *   much else there is to say.
 * row_line: line + 1 of the row of its own that it makes on the score pad, 0 for none: its attributes are a
 *   player and points, which may be left out.
 * aside: a decision besides the way that a turn goes: never the large key that Space takes.
 * ends: it ends a turn, and where nothing follows from it no log says so.
 * whole: it begins a row of the log, whoever did what before it.
 * phase: what is said at another time than the usual turn (0): among verbs of a player of one phase the
 *   window keeps keys and table where they are. deck: any card of the deck may be meant: keys have room for
 *   all of them.
 * together: of a player: all say it one after the other without it being seen, and it is turned up at once.
 *   The window gathers it from all, in any order, and enters it in the order of turns.
 * gathers: all cards come together for it: a wrong name that a card had before is no matter behind it.
 * own: not just any values of its attributes go together, so `candidates` gives them.
 * says: message, what it says whatever comes of it: the log's, where nothing follows from it ("{c0} on {n1}"),
 *   each hole with the number of an attribute; of one value, no list. NULL = what the game's `tell` makes
 *   of it, or only its title.
 * card_says: its card says what is done, as far as the rest cannot be told: no title stands before it.
 * title: message, label of the key. alias: short form for typing, or NULL. */
typedef struct {
  const char *name;
  UmpWhen when;
  int face;
  gboolean player;
  gboolean open;
  gboolean tally;
  gboolean rare;
  gboolean finishes;
  gboolean aside;
  gboolean ends;
  gboolean whole;
  int phase;
  gboolean deck;
  gboolean together;
  gboolean gathers;
  gboolean own;
  int row_line;
  UmpField attrs[UMP_MAX_ATTRS];
  const char *says;
  gboolean card_says;
  const char *title;
  const char *alias;
} UmpVerb;

/* ---- rules, score, words ----------------------------------------------- */

/* title: message of a few words. */
typedef struct {
  const char *id;
  UmpKind kind;
  gboolean waivable;
  const char *title;
} UmpRule;

/* A kind of score line. name: message of what is counted ("cats discarded"). */
typedef struct {
  const char *id;
  const char *name;
} UmpLine;

/* What an entry did, in words: filled by `say` from the table after it and its effects.
 * what: the log's sentence without the player's name in front ("{c0} on 1, takes {k1}"), which names no card
 *   that lies face down from then on; before `say` is asked, what the verb `says`.
 * hands: what to do with the real cards.
 * outcome: for a place key, before the tap ("12 + 4 = 16: {p0} takes {k1}").
 * beside: the same in fewer words, for the table beside the card that would lie there; empty = outcome.
 * warns: the outcome has a consequence that is drawn in amber.
 * lists: room for card lists of the texts; parts: for texts within them. */
#define UMP_SAY_LISTS 3
typedef struct {
  UmpText what;
  UmpText hands;
  UmpText outcome;
  UmpText beside;
  gboolean warns;
  UmpCardList lists[UMP_SAY_LISTS];
  UmpCard cards[120];
  int n_cards;
  UmpText parts[16];
  int n_parts;
} UmpSay;

/* Appends a card to lists[list]; lists are filled one after the other, cards over the room are left out. */
void ump_say_card (UmpSay *say, int list, UmpCard card);
/* Adds the cards that went from zones of the definition `from` to zones of `to`. Returns the length of the
 * list. */
int ump_say_moved (UmpSay *say, int list, const UmpTable *after, UmpEffectSpan effects, int from, int to);
/* Append a sentence to `hands`, or to `what` something that followed by itself ("Bea misses a turn"); those
 * over the room are left out. */
void ump_say_sentence (UmpSay *say, UmpText sentence);
void ump_say_also (UmpSay *say, UmpText clause);

/* What loose cards (see `candidates`), or the cards of a whole move, come to; filled by `sketch`. Texts are
 * empty where there is nothing to say.
 * title: "Level 4 is complete"; note: one sentence; key: what lays them ("Lay level 4").
 * whole: the cards are all that is asked for, divided as they would lie.
 * Groups: label ("run of 6"), the cards that it has, n_missing that it lacks, missing: these in words ("one
 * more 11"). Cards that fit nowhere are a group without missing ones at the end, and spare is TRUE.
 * lists and parts: room for what the texts point to. */
#define UMP_MAX_SKETCH_GROUPS 8
typedef struct {
  UmpText label;
  UmpText missing;
  int n_missing;
  int first; /* in cards */
  int n;
} UmpSketchGroup;
typedef struct {
  UmpText title;
  UmpText note;
  UmpText key;
  gboolean whole;
  gboolean spare;
  int n_groups;
  UmpSketchGroup groups[UMP_MAX_SKETCH_GROUPS];
  int n_cards;
  UmpCard cards[40];
  int n_parts;
  UmpText parts[UMP_MAX_SKETCH_GROUPS];
} UmpSketch;

/* What is expected now. does: "plays", "has drawn" (behind the acting player's name, or alone for the
 * table); hint: one sentence; all: everybody does it, and in which order they do says nothing; round: the one
 * that begins with it, 0 while one is under way; like: a face like that of the card that probably comes, as
 * where a suit is to be followed, 0 for none. */
typedef struct {
  gboolean all;
  int round;
  int like;
  UmpText does;
  UmpText hint;
} UmpPrompt;

/* What a large key says of its card besides the name: a line each ("to floor 7", "four people"). */
typedef struct {
  UmpText notes[2];
} UmpFaceView;

/* A seat in the banner: note: "9 cards"; badge: a colour, or none; second_badge: of who has two. rest: the
 * note without the hand, where the backs of its cards stand for that; empty = the note. parts: room for
 * texts within them. */
typedef struct {
  UmpText note;
  UmpText rest;
  UmpText parts[5];
  UmpColour badge;
  UmpColour second_badge;
} UmpSeatView;

/* The seats' order comes from cards that are drawn before the game; see draw.h.
 * worth: what a face counts then, 0 for one that is not drawn.
 * help: message, who comes first, and what becomes of ties. */
typedef struct {
  int (*worth) (int face);
  const char *help;
} UmpOrder;

/* Something of a finished game that people tell each other. head: two or three words ("Nine ladders away");
 * words: one sentence that stands alone. Both name only numbers, people, cards and messages, for they
 * outlive the table. seats: bits, whose event it is. points: what it brought each; where nobody has any, what
 * the entry changed in what everybody would get. gone: its cards count for nothing. */
#define UMP_MAX_EVENT_CARDS 10
typedef struct {
  UmpText head;
  UmpText words;
  guint seats;
  gint64 points[UMP_MAX_SEATS];
  int n_cards;
  UmpCard cards[UMP_MAX_EVENT_CARDS];
  gboolean gone;
} UmpEvent;

typedef void (*UmpTell) (const UmpEvent *event, gpointer user_data);

static inline void
ump_event_card (UmpEvent *event, UmpCard card)
{
  if (event->n_cards < UMP_MAX_EVENT_CARDS)
    event->cards[event->n_cards++] = card;
}

typedef struct _UmpSteps UmpSteps;

/* Called with each candidate; FALSE stops. The move belongs to the caller of emit. */
typedef gboolean (*UmpEmit) (const UmpMove *move, gpointer user_data);

/* best: TRUE when the highest total wins. */
struct _UmpGame {
  const char *kind;
  const char *title; /* message */
  int min_seats, max_seats;
  gboolean lowest_wins;
  int best_option;      /* index + 1 of an option whose word 1 turns lowest_wins round; 0 = none */
  int name_option;      /* index + 1 of the option that names what is played; 0 = the title does */
  int late_option;      /* index + 1 of the option that lists the seats of who comes late; 0 = none */
  int first_option;     /* index + 1 of the option that names who begins the game; 0 = none */
  gboolean first_deals; /* that one deals, and the next seat begins */
  gboolean no_points;   /* `adjust` is refused */
  gboolean no_table;    /* the sheet is the table */
  gboolean live_totals; /* score() of the open round is part of the totals */
  int turn_rule;        /* index of the rule "not the moment" */

  const UmpField *options;
  int n_options;
  const UmpFace *faces; /* from 0 = unknown */
  int n_faces;          /* with the unknown one */
  const UmpZoneDef *zones;
  int n_zones;
  const UmpCounterDef *counters;
  int n_counters;
  const UmpVerb *verbs;
  int n_verbs;
  const UmpRule *rules;
  int n_rules;
  const UmpLine *lines;
  int n_lines;
  UmpLook tile[3];       /* cards on the game's tile */
  const UmpOrder *order; /* NULL: the people sit as they like */
  const UmpPart *parts;  /* learned components; NULL for none */
  int n_parts;

  /* Reads own options, sets copies, looks and data. G_OPTION_ERROR-like: UMP_OPTION_ERROR.
   * Optional. */
  gboolean (*prepare) (UmpSetup *setup, GError **error);
  /* Makes an empty table ready for entry. Optional. */
  void (*begin) (UmpTable *table);
  /* What is wrong with a move whatever the state; TRUE if nothing. Optional. */
  gboolean (*form) (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict);
  /* The first thing wrong with a move, TRUE if nothing; with ruled, the first that a ruling does
   * not cover. Pure, no allocation. Never sees a bare move. */
  gboolean (*check) (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict);
  /* Carries a checked (or ruled) move out, with all its automatic consequences. */
  void (*apply) (UmpTable *table, const UmpMove *move);
  /* The lines of the round that is open or has just been closed. */
  void (*score) (const UmpTable *table, UmpSheet *sheet);
  /* Lines beside the rounds that are computed anew with every entry and count in the totals: how many there
   * are, their names (borrowed from the setup), and what each gives now (who has none gets no line). All
   * three or none. */
  int (*n_bonuses) (const UmpSetup *setup);
  const char *(*bonus_name) (const UmpSetup *setup, int bonus);
  void (*bonus) (const UmpTable *table, int bonus, UmpSheet *sheet);
  /* Who has a seat and is not there: has no part in a round, and is ranked behind all who are. NULL =
   * nobody. */
  gboolean (*absent) (const UmpTable *table, int seat);
  /* Whether what is adjusted for one seat counts for another, of the same side, too. NULL = for nobody. */
  gboolean (*same_side) (const UmpTable *table, int a, int b);
  /* Whom first_option would name if the game, which is over, went on with a round more. NULL = who is one
   * seat further with each round (ump_table_first). */
  int (*first_next) (const UmpTable *table);
  /* After a closed row was added to the totals: is the game over? points: of that row, by seat. Optional. */
  void (*closed) (UmpTable *table, const gint64 *points);
  /* Optional: core gives the candidates itself, of each verb whose moment it is, by whose turn it is, with
   * every value of each attribute (cards of the zone that `from` names, else those of the deck that were not
   * seen yet), an optional one also left out unless it names a zone. Where verbs say `own`, these alone are
   * asked for here; where none does, all are.
   *
   * Completions of what is chosen so far: partial has verb UMP_VERB_UNKNOWN, or a verb with some
   * attributes; by is UMP_NOBODY or given. Emits without duplicates, in a fixed order; not every
   * one needs to be legal.
   *
   * Loose cards: where the verb is open and its first list of cards is all that is given of its lists,
   * these are cards that were chosen, in any order and not yet divided; a wild may lack what it stands
   * for, and keeps it where it does not. The game emits whole entries of exactly these cards: divided
   * over the lists, put in order, wilds named, other attributes filled in (kept where they are given).
   * Ways that differ in nothing that matters later are one entry, so that more than one is a question.
   * Where there is no way nothing is emitted, and `check` of the partial says why: it sees such moves. */
  void (*candidates) (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data);
  /* Why something else has to come first, while a round is open: of verbs whose `when` is ROUND or TURN.
   * Nothing is said against a verb whose moment it is. Optional. */
  UmpText (*not_now) (const UmpTable *table, int verb);
  /* Fills one legal entry of an open verb whose bare form is listed now; random may be ignored. Where what
   * is known of hidden cards leaves none, it makes a legal move of another verb (ump_move_reset()). */
  void (*sample) (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move);
  /* What the log knows of a tally, for people to confirm or change. The move has the verb, by nobody, and its
   * first attribute (whose or which tally it is); the others are filled with what was seen on the table,
   * whether or not it was tallied since. What the log cannot know stays absent. Pure. A game with a tally
   * verb has it. */
  void (*prefill) (const UmpTable *table, UmpMove *move);
  /* Optional: what a move says whatever comes of it, where its verb's `says` has no holes for all of it:
   * fills `what`. All cards of its lists are the last of the lists of say. */
  void (*tell) (const UmpSetup *setup, const UmpMove *move, UmpSay *say);
  /* Words; optional, empty texts where they say nothing. `after` is the table behind the entry. */
  void (*say) (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say);
  void (*prompt) (const UmpTable *table, UmpPrompt *prompt);
  /* What of an entry is told when the game is over. row: what its round came to, which the entry itself has
   * closed where row->entry == after->entry. Optional: else rounds are told by their points alone. */
  void (*recall) (const UmpTable *after, const UmpRow *row, const UmpMove *move, UmpEffectSpan effects,
                  UmpTell tell, gpointer user_data);
  /* What hands do before the next round (steps.h), with the people, numbers and options of the table: how all
   * is set up before the first one, how it is gathered and dealt before a later one. None while a round is
   * played. ump_steps_new() asks. */
  void (*steps) (const UmpTable *table, UmpSteps *steps);
  /* What belongs on the table besides cards as it is now (markers, tokens, what was called), a step each, to
   * set it up again. Optional. */
  void (*markers) (const UmpTable *table, UmpSteps *steps);
  void (*view) (const UmpTable *table, int zone, UmpZoneView *view);
  void (*seat) (const UmpTable *table, int seat, UmpSeatView *view);
  void (*face) (const UmpTable *table, int face, UmpFaceView *view);
  /* What loose cards come to, or the whole move that they were made into. The sketch comes zeroed. Optional:
   * where a game has it, cards of an open verb of a player are gathered on a tray. */
  void (*sketch) (const UmpTable *table, const UmpMove *move, UmpSketch *sketch);
};

/* ---- setup -------------------------------------------------------------- */

/* Where zone or counter number k of a table comes from. */
typedef struct {
  gint16 def;
  gint16 seat; /* seat, or face for UMP_PER_FACE */
  gint16 nth;
} UmpPlace;

/* The constant part of a match: shared by all of its tables.
 * ids, names: of the seats, in order. option_value: number, word index or seat;
 * option_text: the text as written or the default; option_given: stands in the file.
 * copies and looks are by face; data is the game's own, one block without pointers inside. */
struct _UmpSetup {
  int ref_count;
  const UmpGame *game;
  int n_seats;
  char **ids;
  char **names;
  char **shown; /* the names as they are shown (shown.h) */
  int *option_value;
  char **option_text;
  char **option_shown; /* the same as it is shown; NULL where there is no text */
  gboolean *option_given;
  int *copies;
  UmpLook *looks;
  gpointer data;
  int n_own; /* number of counters of scope UMP_PER_OPTION, for each such definition */
  int n_zones;
  UmpPlace *zones;
  int *zone_base; /* by definition: its first zone, and how many of them each seat has */
  int *zone_step;
  int n_counters;
  UmpPlace *counters;
  int *counter_base; /* by definition, as for zones */
  int *counter_step;
  int total_base; /* counters of core: totals, two a seat; then seen, shown, moved by face */
  int seen_base;
  int shown_base;
  int moved_base;
  GHashTable *faces; /* id → index */
};

/* Where a zone or counter stands. def: index in the game's tables; seat (or face) and nth as the
 * definition's scope asks, else 0. nth counts from 0. */
static inline int
ump_zone_index (const UmpSetup *setup, int def, int seat, int nth)
{
  return setup->zone_base[def] + seat * setup->zone_step[def] + nth;
}

static inline int
ump_counter_index (const UmpSetup *setup, int def, int seat_or_face, int nth)
{
  return setup->counter_base[def] + seat_or_face * setup->counter_step[def] + nth;
}

/* The value of a game's own counter; arguments as for ump_counter_index(). */
static inline int
ump_table_counter (const UmpTable *table, int def, int seat_or_face, int nth)
{
  return table->counters[ump_counter_index (table->setup, def, seat_or_face, nth)];
}

/* All counters of a definition, those of one seat (or face) behind those of the one before. */
static inline const int *
ump_table_counters_of (const UmpTable *table, int def)
{
  return &table->counters[ump_counter_index (table->setup, def, 0, 0)];
}

/* A zone by its definition; arguments as for ump_zone_index(). */
static inline const UmpZone *
ump_table_zone_of (const UmpTable *table, int def, int seat, int nth)
{
  return &table->zones[ump_zone_index (table->setup, def, seat, nth)];
}

/* Copies of a face that are known to lie somewhere, the entry that last showed one and the
 * one that last moved one (0 = none). */
static inline int
ump_table_seen (const UmpTable *table, int face)
{
  return table->counters[table->setup->seen_base + face];
}

static inline guint
ump_table_shown_by (const UmpTable *table, int face)
{
  return (guint) table->counters[table->setup->shown_base + face];
}

static inline guint
ump_table_moved_by (const UmpTable *table, int face)
{
  return (guint) table->counters[table->setup->moved_base + face];
}

typedef struct {
  const char *name;
  const char *value;
} UmpOptionValue;

#define UMP_OPTION_ERROR (ump_option_error_quark ())
GQuark ump_option_error_quark (void);
typedef enum {
  UMP_OPTION_ERROR_SEATS,   /* too few or too many */
  UMP_OPTION_ERROR_UNKNOWN, /* no such option */
  UMP_OPTION_ERROR_VALUE,   /* not an allowed value; the message lists them */
  UMP_OPTION_ERROR_TWICE,
  UMP_OPTION_ERROR_PLACE, /* the option does not apply here */
} UmpOptionError;

/* ids and names: n_seats strings each, copied. values: n of them. NULL with UMP_OPTION_ERROR. */
UmpSetup *ump_setup_new (const UmpGame *game, const char *const *ids, const char *const *names, int n_seats,
                         const UmpOptionValue *values, int n_values, GError **error);
/* What was given to ump_setup_new(), in the order of the game's table: a new array of UmpOptionValue, whose
 * strings are the setup's. */
GArray *ump_setup_given (const UmpSetup *setup);
/* Gives an option in such an array another value, which goes to its end; NULL: takes it out. Both strings are
 * borrowed. */
void ump_options_set (GArray *values, const char *name, const char *text);
/* Index of an option by its name; -1 if the game has none of that. */
int ump_game_find_option (const UmpGame *game, const char *name);
/* Whether both say the same of an option of their game, or nothing. */
gboolean ump_setup_has_same_option (const UmpSetup *a, const UmpSetup *b, int index);
/* Whether ump_setup_new() would make the same one of these; then it can be shared. */
gboolean ump_setup_is (const UmpSetup *setup, const UmpGame *game, const char *const *ids,
                       const char *const *names, int n_seats, const UmpOptionValue *values, int n_values);
/* Who sits there is called otherwise, in everything that shares the setup. name: copied. */
void ump_setup_call (UmpSetup *setup, int seat, const char *name);
UmpSetup *ump_setup_ref (UmpSetup *setup);
void ump_setup_unref (UmpSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpSetup, ump_setup_unref)

/* Index of a seat's player id, UMP_NOBODY if there is none. */
int ump_setup_seat (const UmpSetup *setup, const char *id);
/* Index of a face, 0 if there is none. */
int ump_setup_face (const UmpSetup *setup, const char *id);
gboolean ump_setup_lowest_wins (const UmpSetup *setup);
/* The option that says how many rounds a game has, and how many these are; 0 for no such number. */
#define UMP_OPTION_ROUNDS "rounds"
int ump_setup_n_rounds (const UmpSetup *setup);
/* The id of a zone as in reports; a new string. */
char *ump_setup_zone_id (const UmpSetup *setup, int zone);
/* Its title, or another message of its definition, with the values that these have. */
UmpText ump_setup_zone_title (const UmpSetup *setup, int zone);
UmpText ump_setup_zone_text (const UmpSetup *setup, int zone, const char *message);

/* For `prepare`: says what option index allows (UMP_OPTION_ERROR_VALUE); always FALSE. */
gboolean ump_option_refuse (const UmpSetup *setup, int index, GError **error);
/* The same for a place in its value: at is the character, from 1, expected a message of what should stand
 * there. */
gboolean
ump_option_refuse_at (const UmpSetup *setup, int index, int at, const char *expected, GError **error);
/* The same for options that do not go together: a message that names them. */
gboolean ump_option_refuse_together (const char *message, GError **error);
/* Whether an option may be given with so many seats. */
gboolean ump_option_applies (const UmpField *option, int n_seats);

/* ---- the rules as a whole ------------------------------------------------------------------ */

/* What the tables of a game say of a move, then its own `check`; as for that. */
gboolean ump_game_check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict);
/* Whether the tables have nothing against the moment, whosever turn it is. */
gboolean ump_game_is_moment (const UmpTable *table, int verb);

/* ---- helpers for check and form ------------------------------------------ */

/* Fills the verdict and returns FALSE, so that a check can `return ump_refuse (…)`. rule is an index in
 * the game's rules (its kind is taken from there), cause an entry or 0. */
gboolean ump_refuse (UmpVerdict *verdict, const UmpSetup *setup, int rule, guint cause, UmpText reason);
/* The same with another kind than the rule's ("is kind `form` with this id"). */
gboolean ump_refuse_as (UmpVerdict *verdict, UmpKind kind, int rule, guint cause, UmpText reason);

/* ---- score sheet, filled by `score` --------------------------------------- */

/* One line: what, how many points, why. detail may be empty. Cards of the line follow. */
void ump_sheet_line (UmpSheet *sheet, int seat, int line, int points, UmpText detail);
void ump_sheet_card (UmpSheet *sheet, UmpCard card);
/* Keeps a text as long as the sheet's lines, which may point to it. Takes it. */
const char *ump_sheet_keep (UmpSheet *sheet, char *text);

/* ---- random numbers of our own: the same on every machine ------------------ */

struct _UmpRandom {
  guint64 state;
};
void ump_random_init (UmpRandom *random, guint64 seed);
/* 0 … n - 1; n > 0. */
guint ump_random_below (UmpRandom *random, guint n);

G_END_DECLS
