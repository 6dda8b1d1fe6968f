/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the deck of keys share; for pad-deck*.c only. */
#pragma once

#include "pad-deck.h"

#include "deck-view.h"
#include "../widgets/key.h"

G_BEGIN_DECLS

/* A deck's keys are many, and seen again as soon as one of few was chosen: those of the whole deck stay as
 * long as they are of use, also while they are not seen. */
struct _UmpPadDeck {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  UmpDeckFaces *faces;
  UmpDeckView *deck;     /* the whole deck */
  UmpDeckView *few_keys; /* in place of it: large keys for a few */
  GtkWidget *groups;     /* in place of both: the few under the titles of their zones */
  GPtrArray *group_keys; /* UmpDeckViews, borrowed */
  GArray *group_zones;   /* int: the zone of each */
  UmpDeckPlan plan;      /* of the whole deck */
  int columns;           /* of what is seen, in keys */
  int place_lines;       /* in how many lines a phone has those of a zone with fixed places */
  guint generation;
  gboolean built;
  gboolean stale; /* the keys are to be made anew */
  gboolean few;
  gboolean grouped;
  gboolean whole; /* the keys of all cards are being measured */
  gboolean crowd; /* of the few there are too many for large keys */
  gboolean narrow;
  gboolean compact;
  gboolean asked_row; /* somebody has just opened it: it stays open, whatever it holds */
};

const UmpSetup *ump_pad_deck_setup (UmpPadDeck *self);
/* What is offered of a face, good until the next change; of one that is not, nothing. */
const UmpFaceState *ump_pad_deck_state (UmpPadDeck *self, int face);
/* Whether anything of a row of the deck is offered. */
gboolean ump_pad_deck_has_row (UmpPadDeck *self, int row);

/* pad-deck-keys.c: what stands in the whole deck. owner: the UmpPadDeck. */
extern const UmpDeckFactory ump_pad_deck_factory;
/* A key for that face, which is not yet anywhere. */
GtkWidget *ump_pad_deck_key_new (UmpPadDeck *self, int face, UmpKeyStyle style);
/* pad-deck.c: a key was tapped, was held. */
void ump_pad_deck_tap (GtkWidget *key, UmpPadDeck *self);
void ump_pad_deck_hold (GtkWidget *key, UmpPadDeck *self);

/* pad-deck-few.c: the few that can be, in place of the deck. */
extern const UmpDeckFactory ump_pad_deck_few_factory;
GtkWidget *ump_pad_deck_groups_new (void);
gboolean ump_pad_deck_has_groups (UmpPadDeck *self);
/* On a phone cards that come and go among the steps of a turn have their place although there are none. */
gboolean ump_pad_deck_keeps_place (UmpPadDeck *self);
/* Whether it is not the whole deck that is to be seen. */
gboolean ump_pad_deck_wants_few (UmpPadDeck *self);
void ump_pad_deck_clear_few (UmpPadDeck *self);
void ump_pad_deck_build_few (UmpPadDeck *self);
void ump_pad_deck_update_few (UmpPadDeck *self);
/* The key of one of them; NULL for none. */
GtkWidget *ump_pad_deck_few_key (UmpPadDeck *self, int face);
/* Whether other keys are needed than there are. */
gboolean ump_pad_deck_few_differ (UmpPadDeck *self);

G_END_DECLS
