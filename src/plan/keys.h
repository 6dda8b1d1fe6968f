/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of a phase: a deck, in three forms, and what is done without its cards.
 *
 * A game's faces say their rows (suits, colours); what stands in no row has large keys below. Upright, the
 * longer side runs downwards; lying, across; folded, there is a key for each row and below them the cards of
 * the one that is open. Few cards stand in their rows in every form, and so does a sheet of numbers. */
#pragma once

#include "plan.h"

G_BEGIN_DECLS

typedef enum { UMP_KEYS_UPRIGHT, UMP_KEYS_LYING, UMP_KEYS_FOLDED, UMP_N_KEYS_FORMS } UmpKeysForm;

/* A key that is no card of the deck. card: one whose colour it has, {0} for none. text: in one line; words:
 * below it, smaller; either may be NULL. sign: before them. name: for screen readers; description: the same
 * as for a mark, or NULL. alone: it has a line of its own. id: what tells it from the others, from 0 on,
 * found again as the spot's position. */
typedef struct {
  const char *text;
  const char *words;
  const char *name;
  const char *description;
  UmpCard card;
  UmpSign sign;
  gboolean alone;
  guint flags;
  int id;
} UmpTextKey;

/* As for a plan: borrowed for the call.
 * table: of which game. marks: those of faces say what a key looks like (flags, how many are left, words
 *   beside it).
 * width: px; height: all that it needs. tight: keys for thumbs. open: the row that is open when folded, from
 *   0.
 * title: above all of them, or NULL. deck: whether its keys are there. more: keys that stand below it,
 *   more_columns of them in a line, after more_title. actions: what is done without a card. last: the last
 *   key; NULL for none. */
typedef struct {
  const UmpTable *table;
  const UmpWords *words;
  const UmpMark *marks;
  int n_marks;
  UmpMeasure *measure;
  int width;
  double em;
  gboolean tight;
  gboolean rtl;
  UmpKeysForm form;
  int open;
  const char *title;
  gboolean deck;
  const char *more_title;
  const UmpTextKey *more;
  int n_more, more_columns;
  const UmpTextKey *actions;
  int n_actions;
  const UmpTextKey *last;
} UmpKeysRequest;

/* Spots of keys. A card's has its card; that of a row, when folded, has a card without a face and the row as
 * its value, and `limit` says how many of the row are chosen. A new plan. */
UmpPlan *ump_keys_plan_new (const UmpKeysRequest *request);

/* Rows of a game's deck, cards in one, and card k of it, both from 0; 0 where there is none. Row -1: what
 * stands in no row. */
int ump_keys_n_rows (const UmpSetup *setup);
int ump_keys_n_in_row (const UmpSetup *setup, int row);
int ump_keys_face (const UmpSetup *setup, int row, int k);

G_END_DECLS
