/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be entered now and what is chosen of it: the brain of the entry pad and of the places on the
 * table.
 *
 * Everything is derived from the game's candidates: no game is named here. A choice has cards (faces of the
 * deck
 * grid, one or several) and items: the ways to go on from there, each a whole move with its outcome. A card
 * with one way to go on enters itself.
 *
 * Signals: "changed" ()  cards or items may be different. */
#pragma once

#include "chooser-item.h"
#include "face-state.h"
#include "play.h"

G_BEGIN_DECLS

#define UMP_TYPE_CHOOSER (ump_chooser_get_type ())
G_DECLARE_FINAL_TYPE (UmpChooser, ump_chooser, UMP, CHOOSER, GObject)

typedef enum {
  UMP_CHOOSER_NOTHING, /* nothing can be entered: over, or read-only */
  UMP_CHOOSER_KEYS,    /* deck grid and items */
  UMP_CHOOSER_FORM,    /* an open verb with several attributes */
  UMP_CHOOSER_TALLY,   /* counts: a grid of people and fields */
  UMP_CHOOSER_SHEET,   /* the game is its sheet */
} UmpChooserMode;

UmpChooser *ump_chooser_new (UmpPlay *play);
UmpPlay *ump_chooser_play (UmpChooser *self);
/* Emits "changed", also for who shows what is chosen in another way now. */
void ump_chooser_tell (UmpChooser *self);
/* Each entry is entered by itself: for who corrects one. */
void ump_chooser_set_alone (UmpChooser *self);
/* The faces of what is corrected and of what it is to become, which their keys show; 0 for none. */
void ump_chooser_set_said (UmpChooser *self, int was, int said);
int ump_chooser_was (UmpChooser *self);
int ump_chooser_said (UmpChooser *self);
/* What all say without its being seen is gathered now (UmpVerb.together). */
gboolean ump_chooser_gathers (UmpChooser *self);
/* A digit chose a place that is kept: should it turn out to be the beginning of a line, ump_chooser_unkey()
 * gives the digits back and forgets the place; NULL where no digit did. A new string. */
void ump_chooser_keyed (UmpChooser *self, int digit);
char *ump_chooser_unkey (UmpChooser *self);

UmpChooserMode ump_chooser_mode (UmpChooser *self);
/* The verb of a form or a tally. */
int ump_chooser_verb (UmpChooser *self);
/* int: the open verbs and tallies that may be said besides, for ump_chooser_begin_form(); good until the next
 * change. */
const GArray *ump_chooser_forms (UmpChooser *self);
/* Shows that verb's form; UMP_VERB_UNKNOWN goes back to the keys. */
void ump_chooser_begin_form (UmpChooser *self, int verb);

/* Whether something was put into the form that is shown; told by who shows it. */
gboolean ump_chooser_form_is_begun (UmpChooser *self);
void ump_chooser_set_form_begun (UmpChooser *self, gboolean begun);
/* The card that the form has so far for a zone in which it would be the first one, 0 for none; told by who
 * shows it. Of no zone, -1, nothing is kept. */
int ump_chooser_form_card (UmpChooser *self, int zone);
/* Whether the form has any: then it says how a new table begins. */
gboolean ump_chooser_lays_anew (UmpChooser *self);
void ump_chooser_set_form_card (UmpChooser *self, int zone, int face);

/* UmpFaceState of the deck, in its order: of all its cards, or of the few that are asked for; empty where no
 * cards are, and where no zone keeps places for them. Good until the next change. */
const GArray *ump_chooser_faces (UmpChooser *self);
/* What is offered of a face, good until the next change; NULL where no cards are asked for, or it is not
 * among them. */
const UmpFaceState *ump_chooser_face_state (UmpChooser *self, int face);
/* Whether cards are asked for; few: so few of a large deck that each gets a large key. several: more than one
 * may be chosen. */
gboolean ump_chooser_has_deck (UmpChooser *self);
gboolean ump_chooser_is_few (UmpChooser *self);
gboolean ump_chooser_is_several (UmpChooser *self);
/* Chosen cards are gathered on a tray, where the game says what they come to. */
gboolean ump_chooser_has_tray (UmpChooser *self);
/* What they come to, or what the item's move is. FALSE: nothing is to be said, or there is no tray. The
 * sketch borrows
 * from the chooser and the table: it is good until the next change. */
gboolean ump_chooser_sketch (UmpChooser *self, const UmpChooserItem *item, UmpSketch *sketch);
/* The phase of the verbs that can be said now; UMP_PHASE_OF_TABLE where they are nobody's. Among the steps of
 * a phase keys keep their places. */
#define UMP_PHASE_OF_TABLE (-1)
int ump_chooser_phase (UmpChooser *self);
/* Whether a step of the phase asks for any card of the deck. */
gboolean ump_chooser_phase_has_deck (UmpChooser *self);
/* Whether keys for the deck are needed: a step of the phase asks for any card, or one that is asked for does
 * not lie on the table. */
gboolean ump_chooser_wants_deck (UmpChooser *self);
/* The verb of the phase that does something with one card where others lay several, UMP_VERB_UNKNOWN for
 * none. */
int ump_chooser_phase_lone_verb (UmpChooser *self);
/* GArray of int: the largest sets of several cards that go together, where they are one or two: keys of their
 * own. Good until the next change. */
const GPtrArray *ump_chooser_sets (UmpChooser *self);
/* Whether just these cards are chosen. */
gboolean ump_chooser_is_chosen_set (UmpChooser *self, const GArray *set);
/* Chooses just these cards; where they are chosen, none. */
void ump_chooser_tap_set (UmpChooser *self, guint index);
/* Chosen faces in the order of choosing. */
const int *ump_chooser_cards (UmpChooser *self, int *n);

/* The items that are offered. */
guint ump_chooser_n_items (UmpChooser *self);
/* Borrowed; good until the next change. */
const UmpChooserItem *ump_chooser_item (UmpChooser *self, guint index);
/* The legal item that leads to a zone, or comes from it; -1 if there is none, or more than one. */
int ump_chooser_item_for_zone (UmpChooser *self, int zone);
/* The item that names the card at that position of the zone; -1 if there is none, or nothing to be picked
 * there. */
int ump_chooser_item_for_card (UmpChooser *self, int zone, int position);
/* The card at that position of the zone where cards are taken from there, whether it may be chosen or not; 0
 * for none. */
int ump_chooser_card_at (UmpChooser *self, int zone, int position);
/* Whether the card means something once what can be said now has ended the turn, which a tap on it says. */
gboolean ump_chooser_ends_for (UmpChooser *self, int face);
/* A tap on the card that lies there: as one on its key, where that means something. FALSE: it means
 * nothing. */
gboolean ump_chooser_tap_card (UmpChooser *self, int zone, int position);
/* The legal items that lead to a zone with what is chosen: more than one only where they differ in nothing
 * but what the cards stand for. Up to max go to ways; how many there are, 0 for none. */
guint ump_chooser_ways_for_zone (UmpChooser *self, int zone, guint *ways, guint max);
/* The item that says why nothing can go to that zone; -1. */
int ump_chooser_refused_for_zone (UmpChooser *self, int zone);
/* Whether the item is meant by a tap on the table, on a zone or a card: it needs no key. */
gboolean ump_chooser_is_on_table (UmpChooser *self, guint index);
/* Whether there are cards whose number begins with that digit. */
gboolean ump_chooser_begins_number (UmpChooser *self, int digit);
/* Where a card would lie that is being typed, or that has just been refused and that a ruling would let
 * stand: the zone, or -1; card and at as in an item's ghost. */
int ump_chooser_said_ghost (UmpChooser *self, UmpCard *card, int *at, int *by, gboolean *refused);
/* Items that are a place and a word that need not be said (`draw 2 back=red`). rows: the places. columns:
 * indices of the words, without colours that are not in play; last -1 for "not said". items: -1 where
 * there is none. */
#define UMP_GRID_ROWS 6
#define UMP_GRID_COLUMNS 10
typedef struct {
  int verb;
  int n_rows, n_columns;
  int rows[UMP_GRID_ROWS];
  int columns[UMP_GRID_COLUMNS];
  int items[UMP_GRID_ROWS][UMP_GRID_COLUMNS];
} UmpChooserGrid;
/* FALSE: they are not of that kind. */
gboolean ump_chooser_grid (UmpChooser *self, UmpChooserGrid *grid);
/* The same of a step of the phase, also where it cannot be said now. */
gboolean ump_chooser_phase_grid (UmpChooser *self, UmpChooserGrid *grid);
/* The colour that a word of a file names, or none. */
UmpColour ump_colour_of_word (const char *word);
/* The verb without a choice that can be said now, -1 for none or several. */
int ump_chooser_big_item (UmpChooser *self);
/* The item that Space takes: that one, else what lies whole on the tray and can be arranged in one way; -1
 * for none. */
int ump_chooser_space_item (UmpChooser *self);

/* A tap: chooses, enters, or says why not. A hold (long press, right click, Shift+Enter): the same for what
 * is not possible, which is entered all the same; a card with one way to go on is only chosen. TRUE:
 * something was entered. */
gboolean ump_chooser_tap_face (UmpChooser *self, int face);
gboolean ump_chooser_hold_face (UmpChooser *self, int face);
/* Chooses these cards, where several are chosen, in place of what is chosen. */
void ump_chooser_choose (UmpChooser *self, const int *faces, guint n);
/* Takes one copy out of the choice. */
void ump_chooser_take_out (UmpChooser *self, int face);
gboolean ump_chooser_tap_item (UmpChooser *self, guint index);
/* Of what was "not now": it is entered, or a card is chosen against the rules while it has to be said what is
 * done with it; the item for that enters it then. */
gboolean ump_chooser_enter_anyway (UmpChooser *self);
gboolean ump_chooser_hold_item (UmpChooser *self, guint index);
/* Where in its zone the card of a legal item may be said to have been put: how many places there are, 0 where
 * the verb does not say it or there is no choice. */
int ump_chooser_n_places (UmpChooser *self, guint index);
/* The one of these that is accepted, from 1; 0 for none, and for who wants no advice. */
int ump_chooser_right_place (UmpChooser *self, guint index);
/* "2nd, in front of red girl"; a new string. */
char *ump_chooser_place_label (UmpChooser *self, guint index, int place);
/* Enters the item with that place. TRUE: it was accepted. */
gboolean ump_chooser_tap_place (UmpChooser *self, guint index, int place);
/* TRUE if there was something to clear. */
gboolean ump_chooser_clear (UmpChooser *self);

/* Cards that are numbers, each of them one card, may be typed: whether they are asked for. */
gboolean ump_chooser_types_numbers (UmpChooser *self);
/* A digit, "enter", or "<", which takes back the last digit or else the last card. A number that no digit can
 * follow
 * chooses its card by itself. TRUE: the key meant something. */
gboolean ump_chooser_type (UmpChooser *self, const char *key);
/* A digit that was typed for a key and may go on to the number of another one, 0 for none: 1 of 10. */
int ump_chooser_half (UmpChooser *self);
/* The digit of that item was typed: TRUE if it waits now, as another one may follow. */
gboolean ump_chooser_wait_for_digit (UmpChooser *self, guint index);
/* None follows: the item that waits is tapped, as by ump_chooser_tap_item(). */
gboolean ump_chooser_end_number (UmpChooser *self);

/* Which of several cards that are said together is asked for, and the digits of its number so far; NULL where
 * nothing is to be said. Where it counts them it is there from the start, so that no key moves. Borrowed. */
const char *ump_chooser_card_title (UmpChooser *self);

G_END_DECLS
