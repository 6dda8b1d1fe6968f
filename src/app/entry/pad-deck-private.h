/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the deck of keys share; for pad-deck*.c only. */
#pragma once

#include "pad-deck.h"

#include "../widgets/key.h"
#include "pad-digits.h"

G_BEGIN_DECLS

struct _UmpPadDeck {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *grid;
  GtkWidget *few_box; /* in place of the grid: large keys for a few */
  GtkWidget *groups;  /* in place of both: the few under the titles of their zones */
  gboolean grouped;
  GPtrArray *keys;     /* by face, NULL where there is none; borrowed */
  GPtrArray *offers;   /* by face, NULL for what is not in the chooser's list */
  GHashTable *changed; /* faces whose offers have changed since the keys were shown */
  GArray *origins;     /* by face: the zone under whose title its key stands */
  GPtrArray *row_keys; /* of a folded deck; borrowed */
  UmpPadDigits digits; /* instead of keys of numbers */
  guint generation;
  gboolean stale; /* the keys are to be made anew */
  gboolean few;
  gboolean whole; /* the keys of all cards are being measured */
  gboolean crowd; /* of the few there are too many for large keys */
  gboolean narrow;
  gboolean compact;
  int columns;
  int rows;
  gboolean folded; /* one row at a time */
  int open_row;
  int placed;         /* the card that stands alone above its places, 0 for none */
  GtkWidget *sets[2]; /* keys for several cards at once, among the few; NULL where there are none */
  GtkWidget *beside;  /* what is done with one card; NULL where there is none, borrowed */
  int tapped;         /* the last face */
  gint64 tapped_at;
  gboolean crossed;       /* folded the other way: first a number, then its colour */
  int number;             /* column, from 1, whose cards are shown; 0 = the numbers */
  GPtrArray *number_keys; /* borrowed */
  gboolean asked_row;     /* somebody has just opened it: it stays open, whatever it holds */
};

const UmpSetup *ump_pad_deck_setup (UmpPadDeck *self);
/* What is offered of a face, good until the next change; of one that is not, nothing. */
const UmpFaceState *ump_pad_deck_state (UmpPadDeck *self, int face);
/* Shows what the chooser says; the keys are made anew where `keys` is empty. */
void ump_pad_deck_update (UmpPadDeck *self);
/* A key for that face, which is not yet anywhere. */
GtkWidget *ump_pad_deck_add_key (UmpPadDeck *self, int face, UmpKeyStyle style);
/* The n_big keys that stand in no row, and what is done with one card, in a grid of `width` columns. */
void ump_pad_deck_attach_big (UmpPadDeck *self, int n_big, int width);

/* pad-deck-folded.c: rows that are too wide open one at a time (build_folded), or the cards of one number do
 * (build_crossed; for games of which ump_pad_deck_is_crossed() says so). */
int ump_pad_deck_widest_row (const UmpSetup *setup);
/* The card for which a place is to be chosen now, among many, 0 for none. */
int ump_pad_deck_placed_face (UmpPadDeck *self);
gboolean ump_pad_deck_is_crossed (const UmpSetup *setup);
void ump_pad_deck_build_folded (UmpPadDeck *self);
void ump_pad_deck_build_crossed (UmpPadDeck *self);
void ump_pad_deck_show_rows (UmpPadDeck *self);
void ump_pad_deck_show_numbers (UmpPadDeck *self);
/* Shows the cards of a column, from 1, or with 0 the numbers; the focus goes along. */
void ump_pad_deck_turn_to (UmpPadDeck *self, int number);

G_END_DECLS
