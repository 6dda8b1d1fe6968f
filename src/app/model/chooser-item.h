/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A way to go on from what is chosen. */
#pragma once

#include "session/format/session.h"

G_BEGIN_DECLS

/* Where the key of an item stands. */
typedef enum {
  UMP_ITEM_PAD,    /* in the pad's second column */
  UMP_ITEM_TRAY,   /* on the tray, with the cards that it takes */
  UMP_ITEM_BESIDE, /* beside the rows of the deck: what is done with one card */
} UmpItemPlace;

/* move: whole and ready to enter. legal: else verdict says why not. label and outcome: words. warns: the
 * outcome has
 * a consequence. place: where its key stands. zone: where the card goes (or comes from), -1 for none.
 * big: a verb without a choice. digit: what key takes it (10 is the key 0), 0 for none. sign: what is drawn
 *   on its key.
 * number: the item is nothing but this number (a floor, a pile), as are all beside it; 0 for none.
 * ghost: the chosen card as it would lie in `zone`, in front of the card that lies at ghost_at now; ghost_at
 *   is -1 where
 * nothing is to be shown. beside: a few words about it, NULL for none.
 * keeps: not legal yet, but a tap keeps the place until the card comes; kept: it does.
 * pick: where the legal items of a zone differ only in which of its cards they name, the position of that
 *   card there, from 0; -1 for every other item. first: the index of the first of those, which share its
 *   digit; else its own.
 * brief, reason: why it is not legal, in a few words and in all; NULL where nothing says it. */
typedef struct {
  UmpMove move;
  gboolean legal;
  UmpVerdict verdict;
  char *label;
  char *outcome;
  gboolean warns;
  gboolean big;
  UmpItemPlace place;
  int zone;
  int digit;
  UmpSign sign;
  int number;
  UmpCard ghost;
  int ghost_at;
  char *beside;
  gboolean keeps;
  gboolean kept;
  int pick;
  guint first;
  char *brief;
  char *reason;
} UmpChooserItem;

/* Not yet anything. */
UmpChooserItem *ump_chooser_item_new (const UmpMove *move);
void ump_chooser_item_free (gpointer item);

G_END_DECLS
