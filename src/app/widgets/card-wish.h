/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What card-images.c is asked for: a card, of one size at one scale; and how that is painted. */
#pragma once

#include "card-images.h"

G_BEGIN_DECLS

/* width, height: of its box, in the widget's px; over:
 * how far it may look over the box, in whole px; scale: pixels in a px. */
typedef struct {
  UmpCardSight sight;
  UmpCardForm form;
  UmpCardFlags flags;
  UmpCardTheme theme;
  double width, height, over, scale;
} UmpCardWish;

/* At scale 1. */
UmpCardWish ump_card_wish_new (const UmpCardSight *sight, UmpCardForm form, UmpCardFlags flags,
                               UmpCardTheme theme, double width, double height);

/* The corner of the box is at 0, 0. */
void ump_card_wish_paint (cairo_t *cr, const UmpCardWish *wish);
/* Of a deck's key, what lies below that which stands on it. */
void ump_card_wish_paint_ground (cairo_t *cr, const UmpCardWish *wish);

/* Of a picture of it, in pixels. */
void ump_card_wish_extent (const UmpCardWish *wish, int *wide, int *high);
/* An empty picture of that extent, which is the caller's, and what paints in it, in the widget's px from the
 * corner of the box. unscaled: as if a px were a pixel, so that what is too small for its details has fewer
 * of them. When it is painted ump_card_wish_end() gives the picture in pixels. */
cairo_surface_t *ump_card_wish_begin (const UmpCardWish *wish, gboolean unscaled, cairo_t **cr);
void ump_card_wish_end (cairo_surface_t *surface, cairo_t *cr);

G_END_DECLS
