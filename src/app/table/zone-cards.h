/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of one zone, laid out in its way: one child a card, each with its own name for a screen
 * reader. */
#pragma once

#include <gtk/gtk.h>

#include "paint/card-paint.h"
#include "core/match.h"

G_BEGIN_DECLS

#define UMP_TYPE_ZONE_CARDS (ump_zone_cards_get_type ())
G_DECLARE_FINAL_TYPE (UmpZoneCards, ump_zone_cards, UMP, ZONE_CARDS, GtkWidget)

/* card: width of a full card, chip: height of a chip, in px at 100 % text. room: so many chips have room on
 * one line from the outset, the zone is as wide with none as with them. flat: only the last card of a stack
 * shows, as a chip. tight: only the last card counts and shows, for narrow pages. */
typedef struct {
  int card;
  int chip;
  int room;
  gboolean flat;
  gboolean tight;
} UmpZoneCardsLook;

/* kind: UMP_LAYOUT_STACK, FAN, ROW, SLOTS, GAUGE; all others are chips, which go on in the next line where
 * there are many. All cards show, and none is ever narrower than it is drawn: whoever holds the table draws
 * all of it smaller instead. tappable: cards emit "tapped" (int position). */
GtkWidget *ump_zone_cards_new (UmpLayout kind, gboolean tappable);
/* Only what differs is touched. place: words for where the cards are, for their names; may be NULL. */
void ump_zone_cards_set (UmpZoneCards *self, const UmpSetup *setup, const UmpZone *zone, const char *place);
void ump_zone_cards_set_look (UmpZoneCards *self, const UmpZoneCardsLook *look);
/* The card that was laid last, -1 for none: gold ring. */
void ump_zone_cards_set_just_laid (UmpZoneCards *self, int position);
/* Marks the first cells of a line, 0 for none. */
void ump_zone_cards_set_marked (UmpZoneCards *self, int cells);
/* A card that would lie in front of the one at `position`: it takes its place among them, with the given mark
 * of a ghost; -1: none. beside: words after the last card, where there is room for them; may be NULL. Stacks
 * and slots show none. */
void ump_zone_cards_set_ghost (UmpZoneCards *self, int position, UmpCard card, UmpCardFlags mark,
                               const char *beside);
/* Fixed places (UMP_LAYOUT_SLOTS): what was taken stays as an outline with its name and who took it. n = 0:
 * none.
 * n_cards: how many cards lie there. */
void ump_zone_cards_set_slots (UmpZoneCards *self, const UmpSetup *setup, const UmpZoneSlot *slots, int n,
                               int n_cards);
/* Bits of the first cards: those that are dim. */
void ump_zone_cards_set_dimmed (UmpZoneCards *self, guint64 dimmed);
/* Of these cards one is to be tapped. labels: by position, what that does; NULL for cards that cannot be
 * meant, which are
 * dim. n: how many; 0: nothing is asked. */
void ump_zone_cards_set_picks (UmpZoneCards *self, const char *const *labels, guint n);
/* The widget of a card, NULL if it has none. */
GtkWidget *ump_zone_cards_card (UmpZoneCards *self, int position);
/* The place among its cards (from 0, one more than they are) that is nearest to a point of this widget. */
int ump_zone_cards_place_at (UmpZoneCards *self, double x, double y);
/* Where the card at that position lies, or would lie, in the coordinates of this widget. */
void ump_zone_cards_box (UmpZoneCards *self, int position, graphene_rect_t *box);

G_END_DECLS
