/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by zone-cards.c and zone-cards-layout.c only. */
#pragma once

#include "zone-cards.h"

G_BEGIN_DECLS

struct _UmpZoneCards {
  GtkWidget parent_instance;
  UmpLayout kind;
  gboolean tappable;
  UmpZoneCardsLook look;
  int just_laid;
  int marked;
  guint64 dimmed;
  GPtrArray *picks; /* char *: by position, what tapping the card does, or NULL; empty: nothing is asked */
  UmpZoneSlot places[UMP_MAX_ZONE_SLOTS];
  int n_places;
  GtkWidget
      *outlines[UMP_MAX_ZONE_SLOTS];    /* of the places without a card; borrowed, NULL where there is none */
  GtkWidget *names[UMP_MAX_ZONE_SLOTS]; /* below the places that name somebody; borrowed, NULL for none */
  GArray *cards;                        /* UmpCard, as shown */
  GPtrArray *views;                     /* UmpCardView, borrowed children */
  GPtrArray *spares; /* hidden ones of cards that have gone, that which went last at the end */
  UmpSetup *setup;
  char *place;
  GtkWidget *ghost; /* NULL until there was one */
  UmpCard ghost_card;
  int ghost_at;      /* -1: none is shown */
  GtkWidget *beside; /* NULL until there was something to say */
};

/* zone-cards-layout.c: where each card lies. */
gboolean ump_zone_cards_is_full (UmpZoneCards *self);
/* A length of 100 % text, as it is with this text. */
double ump_zone_cards_scaled (UmpZoneCards *self, double size);
/* Slots are counted with the ghost, cards without it. */
guint ump_zone_cards_n_slots (UmpZoneCards *self);
guint ump_zone_cards_slot_of (UmpZoneCards *self, guint card);
/* The place of the i-th card. */
guint ump_zone_cards_place_of (UmpZoneCards *self, guint i);
/* i: a slot, or the first free one. */
void ump_zone_cards_box_of (UmpZoneCards *self, guint i, double width, graphene_rect_t *box);
/* A fixed place, which keeps its room whether something lies there or not. */
void ump_zone_cards_place_box (UmpZoneCards *self, guint slot, double width, graphene_rect_t *box);
void ump_zone_cards_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                             int *natural, int *minimum_baseline, int *natural_baseline);

G_END_DECLS
