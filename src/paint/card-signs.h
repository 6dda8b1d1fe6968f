/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The signs of a card in its small forms: symbol left, value right.
 *
 * Private to the card-*.c files. Pointers are borrowed and not nullable unless it says so. */
#pragma once

#include "card-paint.h"

G_BEGIN_DECLS

/* The box the signs are drawn for, in units. */
#define UMP_SIGN_HEIGHT 24.0
#define UMP_SIGN_WIDTH (UMP_SIGN_HEIGHT * 1.6)

typedef struct {
  cairo_t *cr;
  const UmpLook *look;
  const char *stand_in; /* nullable */
  UmpCardFlags flags;
  UmpCardTheme theme;
} UmpTile;

/* Whether the signs stand on the surface of the key they are on, or bring their own. */
typedef enum {
  UMP_GROUND_SURFACE,
  UMP_GROUND_OWN,
} UmpGround;

gboolean ump_tile_is_back (const UmpTile *t);
UmpGround ump_tile_ground (const UmpTile *t);

/* Colour of the ground it brings, and of the signs on it. */
UmpRgb ump_tile_fill (const UmpTile *t);
UmpRgb ump_tile_on (const UmpTile *t);

/* The signs of everything but people, a unit being `scale` pixels. `ink` is for what has
 * no ground of its own. */
void ump_sign_paint (const UmpTile *t, UmpRgb ink, double x, double y, double scale);

/* The colour left, the person as large as the box allows at the right. */
void ump_sign_paint_person (const UmpTile *t, double x, double y, double width, double height);

G_END_DECLS
