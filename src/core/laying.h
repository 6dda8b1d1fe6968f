/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What hands do so that the cards lie as a table says: after a break, a cat on the table, a correction. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* words: what the step says. zones: n_zones of them, each of which gets these cards, in their order; one
 * without a face is any of those that are left, with that back where it has one. of_list: they come from what
 * is left of the list. Without a zone cards are the list: they are taken out of the box and laid ready.
 * Without cards there is something to be done that is no card's. */
typedef struct {
  UmpText words;
  int n_zones;
  int zones[UMP_MAX_SEATS];
  UmpCardList cards;
  gboolean of_list;
} UmpLayingStep;

/* The order of the steps is that of the hands: each finds the cards that it asks for if all before it were
 * done. What lies face down is never named: its cards are said by their number and their backs. */
typedef struct {
  GArray *steps;     /* UmpLayingStep */
  UmpSetup *setup;   /* of the table, for its words */
  GPtrArray *pieces; /* what the steps point to */
} UmpLaying;

/* before: NULL where everything is in the box, else how it lies: only zones that are to lie otherwise get
 * their cards then. Both of one game. Without a step where nothing is to be laid. */
UmpLaying *ump_laying_new (const UmpTable *table, const UmpTable *before);
/* How the cards are put away so that the game goes on another day: what people hold and nobody sees apart,
 * the rest together. Zones of its steps are where the cards come from. */
UmpLaying *ump_laying_new_away (const UmpTable *table);
void ump_laying_free (UmpLaying *laying);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpLaying, ump_laying_free)

G_END_DECLS
