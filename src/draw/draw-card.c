/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <cairo-svg.h>

#include "draw/draw.h"
#include "paint/card-sight.h"

#define WIDTH 100.0

static cairo_status_t
take (void *text, const unsigned char *data, unsigned int n)
{
  g_string_append_len (text, (const char *) data, n);
  return CAIRO_STATUS_SUCCESS;
}

char *
ump_draw_card (const UmpSetup *setup, UmpCard card)
{
  GString *text = g_string_new (NULL);
  double over = ump_card_overhang (WIDTH);
  UmpCardFlags flags = UMP_CARD_PLAIN;
  UmpCardSight sight;
  UmpLook look;
  cairo_surface_t *surface;
  cairo_t *cr;

  ump_card_sight (setup, card, &sight);
  look = ump_card_sight_look (&sight, &flags);
  surface =
      cairo_svg_surface_create_for_stream (take, text, WIDTH + 2 * over, UMP_CARD_RATIO * WIDTH + 2 * over);
  cr = cairo_create (surface);
  ump_card_paint (cr, &look, *sight.stand_in ? sight.stand_in : NULL, flags, UMP_THEME_LIGHT, over, over,
                  WIDTH);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_string_free (text, FALSE);
}
