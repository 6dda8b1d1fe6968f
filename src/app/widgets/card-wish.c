/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-wish.h"

#include <math.h>

/* The card keeps its shape in the middle of its box. */
void
ump_card_wish_paint (cairo_t *cr, const UmpCardWish *wish)
{
  UmpCardFlags flags = wish->flags;
  UmpCardTheme theme = wish->theme;
  UmpLook look = ump_card_sight_look (&wish->sight, &flags);
  const char *stand_in = *wish->sight.stand_in ? wish->sight.stand_in : NULL;
  double width = wish->width, height = wish->height, size;

  switch (wish->form) {
  case UMP_CARD_FULL:
    size = MIN (width, height / UMP_CARD_RATIO);
    ump_card_paint (cr, &look, stand_in, flags, theme, floor ((width - size) / 2),
                    floor ((height - size * UMP_CARD_RATIO) / 2), size);
    break;
  case UMP_CARD_CHIP:
    size = MIN (height, width * height / MAX (1, ump_chip_width (&look, height)));
    ump_chip_paint (cr, &look, stand_in, flags, theme, floor ((width - ump_chip_width (&look, size)) / 2),
                    floor ((height - size) / 2), size);
    break;
  case UMP_CARD_KEY: ump_key_paint (cr, &look, stand_in, flags, theme, 0, 0, width, height); break;
  case UMP_CARD_BADGE:
    size = MIN (width, height);
    ump_badge_paint (cr, look.colour, theme, width / 2, height / 2, size / 2);
    break;
  case UMP_CARD_PERSON:
    size = MIN (width, height);
    ump_portrait_paint (cr, look.symbol, look.colour, theme, width / 2, height / 2, size / 2);
    break;
  default: g_assert_not_reached ();
  }
}

void
ump_card_wish_paint_ground (cairo_t *cr, const UmpCardWish *wish)
{
  UmpCardFlags flags = wish->flags;
  UmpLook look = ump_card_sight_look (&wish->sight, &flags);

  ump_key_paint_ground (cr, &look, flags, wish->theme, 0, 0, wish->width, wish->height);
}

/* How far it may look over its box, in whole px. */
static double
overhang (UmpCardForm form, double width, double height)
{
  double over = UMP_KEY_OVERHANG;

  if (form == UMP_CARD_FULL)
    over = ump_card_overhang (width);
  else if (form == UMP_CARD_CHIP)
    over = ump_chip_overhang (height);
  return ceil (over) + 1;
}

UmpCardWish
ump_card_wish_new (const UmpCardSight *sight, UmpCardForm form, UmpCardFlags flags, UmpCardTheme theme,
                   double width, double height)
{
  return (UmpCardWish){ .sight = *sight,
                        .form = form,
                        .flags = flags,
                        .theme = theme,
                        .width = width,
                        .height = height,
                        .over = overhang (form, width, height),
                        .scale = 1 };
}

void
ump_card_wish_extent (const UmpCardWish *wish, int *wide, int *high)
{
  *wide = (int) ceil ((wish->width + 2 * wish->over) * wish->scale);
  *high = (int) ceil ((wish->height + 2 * wish->over) * wish->scale);
}

cairo_surface_t *
ump_card_wish_begin (const UmpCardWish *wish, gboolean unscaled, cairo_t **cr)
{
  cairo_surface_t *surface;
  int wide, high;

  ump_card_wish_extent (wish, &wide, &high);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, wide, high);
  if (unscaled)
    cairo_surface_set_device_scale (surface, wish->scale, wish->scale);
  *cr = cairo_create (surface);
  if (!unscaled)
    cairo_scale (*cr, wish->scale, wish->scale);
  cairo_translate (*cr, wish->over, wish->over);
  return surface;
}

void
ump_card_wish_end (cairo_surface_t *surface, cairo_t *cr)
{
  cairo_destroy (cr);
  cairo_surface_set_device_scale (surface, 1, 1);
}
