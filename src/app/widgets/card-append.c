/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-append.h"

#include <math.h>

static void
paint (cairo_t *cr, const UmpCardSight *sight, UmpCardForm form, UmpCardFlags flags, UmpCardTheme theme,
       double width, double height)
{
  UmpLook look = ump_card_sight_look (sight, &flags);
  const char *stand_in = *sight->stand_in ? sight->stand_in : NULL;
  double size;

  switch (form) {
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

/* How far it may reach beyond its box, in whole px. */
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

void
ump_card_append (GtkSnapshot *snapshot, const UmpCardSight *sight, UmpCardForm form, UmpCardFlags flags,
                 UmpCardTheme theme, double x, double y, double width, double height)
{
  double over = overhang (form, width, height);
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) (x - over), (float) (y - over),
                                                                 (float) (width + 2 * over),
                                                                 (float) (height + 2 * over)));
  cairo_translate (cr, x, y);
  paint (cr, sight, form, flags, theme, width, height);
  cairo_destroy (cr);
}
