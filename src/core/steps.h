/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What hands do, step by step: before a round, and so that the cards lie as a table says after a break, a cat
 * on the table, a correction. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* do: no card is touched. keep: its zone keeps so many, whatever is gathered next. gather: all cards of all
 * zones come together and are shuffled; with a zone, what lies there is shuffled. lay: each of its zones gets
 * these cards; without a zone they are the list: taken out of the box, and laid ready. turn: it is for its
 * seat to do, where that is known; the last one behind the deal is who begins. */
typedef enum {
  UMP_STEP_DO,
  UMP_STEP_KEEP,
  UMP_STEP_GATHER,
  UMP_STEP_LAY,
  UMP_STEP_TURN,
} UmpStepType;

/* Instead of a zone that cards come from: what is left of what was gathered or is in the box, and what is
 * left of the list. */
#define UMP_FROM_REST (-1)
#define UMP_FROM_LIST (-2)
/* Instead of a number of cards: all there are, shared out. */
#define UMP_ALL_CARDS (-1)

/* words: what the step says. cards: in their order; one without a face is any, with that back where it has
 * one, and where it is laid face up hands see which. Without an array all are any. */
typedef struct {
  UmpText words;
  UmpStepType type;
  int seat;
  int from;
  int n_zones;
  int zones[UMP_MAX_SEATS];
  UmpCardList cards;
} UmpStep;

/* The order of the steps is that of the hands: each finds the cards that it asks for if all before it were
 * done. What lies face down is never named: its cards are said by their number and their backs. */
struct _UmpSteps {
  GArray *steps;     /* UmpStep */
  UmpSetup *setup;   /* of the table, for its words */
  GPtrArray *pieces; /* what the steps point to */
};

/* What hands do before the next round: see UmpGame.steps. None when the game is over either. */
UmpSteps *ump_steps_new (const UmpTable *table);
/* before: NULL where everything is in the box, else how it lies: only zones that are to lie otherwise get
 * their cards then. Both of one game. Without a step where nothing is to be laid. */
UmpSteps *ump_steps_new_again (const UmpTable *table, const UmpTable *before);
/* How the cards are put away so that the game goes on another day: what people hold and nobody sees apart,
 * the rest together. Zones of its steps are where the cards come from. */
UmpSteps *ump_steps_new_away (const UmpTable *table);
void ump_steps_free (UmpSteps *steps);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpSteps, ump_steps_free)

/* All of them, one after the other; a new string. */
char *ump_steps_say (const UmpSteps *steps, const UmpWords *words);

static inline const UmpStep *
ump_steps_get (const UmpSteps *steps, guint index)
{
  return &g_array_index (steps->steps, UmpStep, index);
}

/* Steps behind the others; what is returned stays where it is until the next one comes. The first value of a
 * message is who is to do it, or how many cards it is about. */
void ump_steps_do (UmpSteps *steps, UmpText words);
UmpStep *ump_steps_turn (UmpSteps *steps, const char *message, int seat);
/* zone: what alone is shuffled, else UMP_FROM_REST. */
UmpStep *ump_steps_gather (UmpSteps *steps, const char *message, int n, int zone);
UmpStep *ump_steps_keep (UmpSteps *steps, const char *message, int n, int zone);
/* n cards to each of n_zones zones, one behind the other, from `zone` on. */
UmpStep *ump_steps_lay (UmpSteps *steps, const char *message, int from, int n, int zone, int n_zones);
/* Hands, which are zones of that definition, get their cards, as many as n says of each seat, from `first`
 * on: who gets equally many is in one step, and it says so. */
void ump_steps_deal (UmpSteps *steps, int def, int first, const int *n);
/* A copy that lives as long as the steps. */
gpointer ump_steps_copy (UmpSteps *steps, gconstpointer data, gsize size);

G_END_DECLS
