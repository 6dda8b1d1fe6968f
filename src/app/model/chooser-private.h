/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the chooser-*.c files only. */
#pragma once

#include "chooser.h"

G_BEGIN_DECLS

/* Most items that are offered side by side: more would be no choice but a list. */
#define UMP_CHOOSER_MAX_ITEMS 24

/* What the verb is for the pad. card: its first attribute of cards, -1 for none. many: a list of cards.
 * by: who says it. moves: legal moves of it. bare: it may be said now, its attributes are open. keyed: the
 * keys can make it (else only a form can). */
typedef struct {
  int card;
  gboolean many;
  int by;
  guint moves;
  gboolean bare;
  gboolean keyed;
} UmpChooserVerb;

struct _UmpChooser {
  GObject parent_instance;
  UmpPlay *play;
  GPtrArray *legal; /* UmpMove: everything that may be entered now, tallies only where they are wanted */
  UmpChooserVerb *verbs;
  guint8 *offered; /* by face: 0 not, 1 among the candidates, 2 legal */
  guint *used;     /* by verb: bits of the attributes that its legal moves give */
  GArray *cards;   /* int: chosen faces */
  GPtrArray *items;
  UmpChooserMode mode;
  int verb;       /* of a form */
  int asked;      /* form that was asked for, UMP_VERB_UNKNOWN for none */
  gboolean begun; /* something is in the form */
  GArray *laid;   /* int: by zone, the face that the form has for it; as long as somebody said */
  gboolean deck;
  gboolean several;
  gboolean tray;
  gboolean few;
  char *card_title;
  GPtrArray *sets; /* GArray of int: cards that go together */
  int typed;       /* digits of a number so far, 0 for none */
  int half;        /* the same of a key's number, where another digit may follow */
  gboolean alone;  /* nothing is gathered */
  int was, said;   /* faces: of what is corrected, and of what it becomes; 0 for none */
  gboolean keeping;
  int against;    /* face that "not now" was said of, while more has to be chosen with it; 0 for none */
  gboolean ruled; /* it is chosen nevertheless */
  UmpMove kept;   /* while keeping: a place without its card */
  GString *keys;  /* digits that were typed for that place */
  char *progress; /* what a list of the table still lacks */
  GArray *faces, *forms; /* UmpFaceState; int: verbs */
};

/* Each of these files asks those before it only: what is chosen; moves; words; sets and what is gathered;
 * cards; places, numbers and the next turn; items; the lists; then what follows the play, and what a tap
 * does. */

/* chooser.c: the one legal item that does something with a single card, NULL if there is none. */
const UmpChooserItem *ump_chooser_lone_item (UmpChooser *self);

/* chooser-moves.c: collects the legal moves and sorts the verbs. */
void ump_chooser_collect (UmpChooser *self);
/* The verb that a card alone would be said with, UMP_VERB_UNKNOWN if there is none. */
int ump_chooser_card_verb (UmpChooser *self);
UmpMove *ump_chooser_move_new (int verb, int by);
void ump_chooser_move_free (gpointer move);
/* Pushes the chosen faces into the verb's attribute of cards. */
void ump_chooser_push_cards (UmpChooser *self, UmpMove *move, int attr);
/* Whether two moves say the same of everything but their cards. */
gboolean ump_chooser_is_alike (const UmpMove *a, const UmpMove *b, int card);
/* The zone that the move names by its number, where floors only one of a house: nothing needs to lie there,
 * and it is the place all the same. -1 for none. */
int ump_chooser_named_zone (UmpChooser *self, const UmpMove *move, gboolean floors);

/* chooser-words.c */
char *ump_chooser_label (UmpChooser *self, const UmpChooserItem *item, gboolean with_verb);
/* A text in words, NULL for an empty one. */
char *ump_chooser_words (UmpChooser *self, const UmpText *text);

/* chooser-grid.c: whether the verb's items are a grid; whether cards of the colour that a word names are in
 * this game (TRUE for every other word). */
gboolean ump_chooser_is_grid_verb (UmpChooser *self, int v);
/* The items of that verb, as a grid. */
void ump_chooser_fill_grid (UmpChooser *self, int v, UmpChooserGrid *grid);
gboolean ump_chooser_is_in_play (UmpChooser *self, const char *word);

/* chooser-sets.c: several cards of one entry. */
void ump_chooser_find_sets (UmpChooser *self);
/* How many of a face one entry can name at most, 0 for none. */
int ump_chooser_most (UmpChooser *self, int face);
/* Whether a legal entry has the chosen cards and this one. */
gboolean ump_chooser_can_join (UmpChooser *self, int face);

/* chooser-together.c: the face that was gathered at that place; how many copies of one are. */
int ump_chooser_gathered_face (UmpChooser *self, guint index);
int ump_chooser_gathered (UmpChooser *self, int face);
/* Keeps the item's place until its card comes; the same again forgets it. */
void ump_chooser_keep (UmpChooser *self, const UmpChooserItem *item);
void ump_chooser_forget_kept (UmpChooser *self);
/* The item of the chosen card at the place that is kept, NULL if there is none. */
const UmpChooserItem *ump_chooser_kept_item (UmpChooser *self);
/* Which items are waited for with their card, and which of them is kept. */
void ump_chooser_mark_kept (UmpChooser *self);
/* "Card 2 of 4"; a new string. */
char *ump_chooser_gather_title (UmpChooser *self);

/* chooser-cards.c: all of a face but what only cards of a few have, and why it cannot be said. */
void ump_chooser_face (UmpChooser *self, int face, UmpFaceState *state);
/* Why a card cannot be said now: of the whole deck, what an entry before says against it; of one of a few, a
 * few words or the rule's title. NULL where nothing says it. A new string. */
char *ump_chooser_why (UmpChooser *self, int face);
/* The zone on the table that a card would be taken from now, where the game says where its cards come
 * from; -1. */
int ump_chooser_origin (UmpChooser *self, int face);
/* The verb that a card that lies on the table would be said with: one that can be said now before others.
 * UMP_VERB_UNKNOWN where no zone tells. */
int ump_chooser_verb_by_origin (UmpChooser *self, int face);
/* The move that a card alone would be, or with those that are chosen where there may be several; move must be
 * initialised. FALSE where such a move cannot be judged. */
gboolean ump_chooser_lone_move (UmpChooser *self, int face, UmpMove *move);

/* chooser-places.c: which of its cards an item of a zone means. */
void ump_chooser_find_picks (UmpChooser *self);
/* Makes move the item's with that place; move must be initialised. FALSE: there is no such place. */
gboolean ump_chooser_place_move (UmpChooser *self, guint index, int place, UmpMove *move);

/* chooser-numbers.c: the card with a number, 0 if there is none; whether a digit may follow these: seen cards
 * count too, so that the same number is always typed in the same way. */
int ump_chooser_face_of_number (UmpChooser *self, int number);
gboolean ump_chooser_may_go_on (UmpChooser *self, int digits);

/* chooser-next.c: the move that ends the turn, where that is all there is to be said and the card means
 * something in the next one; NULL else. Good until the next change. */
const UmpMove *ump_chooser_end_before (UmpChooser *self, int face);

/* chooser-items.c: makes the items for what is chosen. */
void ump_chooser_make_items (UmpChooser *self);
/* Whether there is more than one thing to do with a card by that verb. */
gboolean ump_chooser_is_open (UmpChooser *self, int v);

/* chooser-offers.c: brings the lists up to date. */
void ump_chooser_update_offers (UmpChooser *self);

/* chooser-follow.c: the items anew, and all that hangs on them. */
void ump_chooser_rebuild (UmpChooser *self);

G_END_DECLS
