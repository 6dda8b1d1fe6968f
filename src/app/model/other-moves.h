/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Other legal entries of a moment: the cards that they begin with, the ways to go on with each, and the
 * places where a card may have been put, right or not. */
#pragma once

#include "play.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _UmpOtherMoves UmpOtherMoves;

/* An entry as it would be typed, and as the log would tell it, or the place where it puts its card. chosen:
 * it is the one that is marked. */
typedef struct {
  char *line;
  char *words;
  gboolean chosen;
} UmpOtherMove;

UmpOtherMoves *ump_other_moves_new (void);
void ump_other_moves_free (UmpOtherMoves *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpOtherMoves, ump_other_moves_free)

/* past: the match as it was before the entry; borrowed until the next call. like: the entry to be replaced:
 * only its verb and person are offered; NULL for all. */
void ump_other_moves_set (UmpOtherMoves *self, UmpMatch *past, const UmpEntry *like);
gboolean ump_other_moves_has_any (UmpOtherMoves *self);
/* Marks the entry of that line, NULL for none; it may be typed without what can be left out, or with more.
 * The face of its card, 0 where no entry is meant. */
int ump_other_moves_mark (UmpOtherMoves *self, const char *line);

/* UmpFaceOffers of the cards, in the deck's order; `taken` is the one that is marked. Borrowed, and the same
 * as long as this lives. */
GListModel *ump_other_moves_cards (UmpOtherMoves *self);
/* The card of that face, as the first entry has it. */
UmpCard ump_other_moves_card (UmpOtherMoves *self, int face);
/* Of the entries with that card the line that keeps most of the one to be replaced. Borrowed. */
const char *ump_other_moves_best (UmpOtherMoves *self, int face);
/* The ways to go on with that card where there are several; with 0 the entries without a card. A new array of
 * UmpOtherMoves' elements, which it owns. */
GPtrArray *ump_other_moves_ways (UmpOtherMoves *self, int face);
/* The places where the card of that line may have been put, if it says so or could; none otherwise. */
GPtrArray *ump_other_moves_places (UmpOtherMoves *self, const char *line);

G_END_DECLS
