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
  gboolean deck;
  gboolean several;
  gboolean tray;
  gboolean few;
  char *item_title;
  char *card_title;
  GPtrArray *sets; /* GArray of int: cards that go together */
  int typed;       /* digits of a number so far, 0 for none */
  char *progress;  /* what a list of the table still lacks */
};

/* chooser-moves.c: collects the legal moves and sorts the verbs. */
void ump_chooser_collect (UmpChooser *self);
/* The verb that a card alone would be said with, UMP_VERB_UNKNOWN if there is none. */
int ump_chooser_card_verb (UmpChooser *self);
UmpMove *ump_chooser_move_new (int verb, int by);
void ump_chooser_move_free (gpointer move);
/* The one legal item that does something with a single card, NULL if there is none. */
const UmpChooserItem *ump_chooser_lone_item (UmpChooser *self);
/* Pushes the chosen faces into the verb's attribute of cards. */
void ump_chooser_push_cards (UmpChooser *self, UmpMove *move, int attr);

/* chooser-items.c: makes the items for what is chosen. */
void ump_chooser_make_items (UmpChooser *self);
void ump_chooser_item_free (gpointer item);

/* chooser.c: enters a copy of the move, which may be an item's own. */
gboolean ump_chooser_enter (UmpChooser *self, const UmpMove *move);

/* chooser-grid.c: whether the verb's items are a grid; whether cards of the colour that a word names are in
 * this game (TRUE for every other word). */
gboolean ump_chooser_is_grid_verb (UmpChooser *self, int v);
gboolean ump_chooser_is_in_play (UmpChooser *self, const char *word);

/* chooser-numbers.c: the digits typed so far are the whole number. TRUE: something was entered. */
gboolean ump_chooser_end_number (UmpChooser *self);

/* chooser-sets.c: several cards of one entry. */
void ump_chooser_find_sets (UmpChooser *self);
/* Whether a legal entry has the chosen cards and this one. */
gboolean ump_chooser_can_join (UmpChooser *self, int face);

/* chooser-words.c */
char *ump_chooser_label (UmpChooser *self, const UmpChooserItem *item, gboolean with_verb);
/* A text in words, NULL for an empty one. */
char *ump_chooser_words (UmpChooser *self, const UmpText *text);

G_END_DECLS
