/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the deck of keys share; for pad-deck*.c only. */
#pragma once

#include "pad-deck.h"

#include "../model/deck-plan.h"
#include "../widgets/key.h"

G_BEGIN_DECLS

/* Between the large keys of a few cards. */
#define GROUP_GAP 6

/* A deck's keys are many, and seen again as soon as one of few was chosen: they stay as long as they are of
 * use. */
typedef struct {
  UmpDeckPlan plan;
  guint generation;
  gboolean narrow;
  GPtrArray *cells;  /* the plan's, as widgets; borrowed */
  GPtrArray *keys;   /* by face, as the deck's; borrowed */
  GtkWidget *beside; /* what is done with one card; NULL where there is none, borrowed */
} UmpMadeGrid;

struct _UmpPadDeck {
  GtkWidget parent_instance;
  UmpChooser *chooser;
  GtkWidget *grid;
  UmpDeckPlan plan;   /* of the grid; of the others how many columns and rows there are */
  UmpMadeGrid made;   /* what the grid holds, also while it is not seen */
  GtkWidget *few_box; /* in place of the grid: large keys for a few */
  GtkWidget *groups;  /* in place of both: the few under the titles of their zones */
  gboolean grouped;
  GPtrArray *keys;     /* by face, NULL where there is none; borrowed */
  GPtrArray *offers;   /* by face, NULL for what is not in the chooser's list */
  GHashTable *changed; /* faces whose offers have changed since the keys were shown */
  GArray *origins;     /* by face: the zone under whose title its key stands */
  guint generation;
  gboolean stale; /* the keys are to be made anew */
  gboolean few;
  gboolean whole; /* the keys of all cards are being measured */
  gboolean crowd; /* of the few there are too many for large keys */
  gboolean narrow;
  gboolean compact;
  GtkWidget *sets[2]; /* keys for several cards at once, among the few; NULL where there are none */
  int tapped;         /* the last face */
  gint64 tapped_at;
  gboolean asked_row; /* somebody has just opened it: it stays open, whatever it holds */
};

const UmpSetup *ump_pad_deck_setup (UmpPadDeck *self);
/* What is offered of a face, good until the next change; of one that is not, nothing. */
const UmpFaceState *ump_pad_deck_state (UmpPadDeck *self, int face);
/* A key for that face, which is not yet anywhere. */
GtkWidget *ump_pad_deck_add_key (UmpPadDeck *self, int face, UmpKeyStyle style);

/* pad-deck-few.c: the few that can be, in place of the grid. */
gboolean ump_pad_deck_has_groups (UmpPadDeck *self);
void ump_pad_deck_build_few (UmpPadDeck *self);
/* Whether other keys are needed than there are. */
gboolean ump_pad_deck_few_differ (UmpPadDeck *self);
void ump_pad_deck_show_sets (UmpPadDeck *self);

G_END_DECLS
