/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-signs.h"

#include <string.h>

#include "card-faces.h"
#include "card-pen.h"
#include "card-symbols.h"

gboolean
ump_tile_is_back (const UmpTile *t)
{
  return (t->flags & UMP_CARD_BACK) != 0;
}

UmpGround
ump_tile_ground (const UmpTile *t)
{
  if (ump_tile_is_back (t))
    return UMP_GROUND_OWN;
  switch (t->look->art) {
  case UMP_ART_NUMBER:
  case UMP_ART_PERSON:
  case UMP_ART_BET:
  case UMP_ART_WILD:
  case UMP_ART_SKIP: return UMP_GROUND_OWN;
  case UMP_ART_SUIT:
  case UMP_ART_CALENDAR:
  case UMP_ART_PLAYING:
  case UMP_ART_RIDER:
  case UMP_ART_SHEET:
  case UMP_ART_UNKNOWN:
  default: return UMP_GROUND_SURFACE;
  }
}

UmpRgb
ump_tile_fill (const UmpTile *t)
{
  if (ump_tile_is_back (t) || t->look->art == UMP_ART_NUMBER || t->look->art == UMP_ART_PERSON)
    return ump_palette_fill (t->look->colour, t->theme);
  return ump_palette_fill (UMP_COLOUR_NONE, t->theme);
}

UmpRgb
ump_tile_on (const UmpTile *t)
{
  return ump_palette_on (t->look->colour, t->theme);
}

static void
paint_glyph_and_text (const UmpTile *t, UmpGlyph glyph, double glyph_x, double glyph_size, const char *text,
                      double text_x, double text_size, UmpRgb ink)
{
  ump_glyph_paint (t->cr, glyph, glyph_x, UMP_SIGN_HEIGHT / 2, glyph_size, ink);
  ump_pen_text_mid (t->cr, text, text_x, UMP_SIGN_HEIGHT / 2, text_size, 22, ink);
}

static void
paint_number_sign (const UmpTile *t)
{
  g_autofree char *text = g_strdup_printf ("%d", t->look->value);
  const gboolean long_text = strlen (text) > 2;

  if (t->look->value == 0) {
    ump_glyph_paint (t->cr, ump_glyph_of_colour (t->look->colour), UMP_SIGN_WIDTH / 2, UMP_SIGN_HEIGHT / 2,
                     15, ump_tile_on (t));
    return;
  }
  paint_glyph_and_text (t, ump_glyph_of_colour (t->look->colour), long_text ? 8.6 : 10, long_text ? 10.5 : 12,
                        text, UMP_SIGN_WIDTH - (long_text ? 12.2 : 12.5), long_text ? 12.9 : 15,
                        ump_tile_on (t));
}

static void
paint_bet_sign (const UmpTile *t)
{
  g_autofree char *text = g_strdup_printf ("%+d", t->look->value);

  ump_pen_disc (t->cr, 9.5, UMP_SIGN_HEIGHT / 2, 5);
  ump_pen_fill (t->cr, ump_palette_gold ());
  ump_pen_disc (t->cr, 9.5, UMP_SIGN_HEIGHT / 2, 5);
  ump_pen_stroke_dashed (t->cr, ump_palette_white (), 1.4, 2.4, 2.088);
  ump_pen_text_mid (t->cr, text, UMP_SIGN_WIDTH - 12, UMP_SIGN_HEIGHT / 2, 13.5, 20, ump_palette_white ());
}

static void
paint_wild_sign (const UmpTile *t)
{
  const UmpStandIn as = ump_stand_in_parse (t->stand_in);
  const double cy = UMP_SIGN_HEIGHT / 2;
  UmpRgb ink = ump_palette_white ();

  ump_wheel_paint (t->cr, t->theme, 11, cy, 8, 0);
  ump_pen_disc (t->cr, 11, cy, 8);
  ump_pen_stroke (t->cr, ump_palette_white (), 1);
  if (as.colour != UMP_COLOUR_NONE) {
    ump_pen_disc (t->cr, UMP_SIGN_WIDTH - 11.5, cy, 8.5);
    ump_pen_fill_stroke (t->cr, ump_palette_fill (as.colour, t->theme), ump_palette_white (), 1);
    ink = ump_palette_on (as.colour, t->theme);
  }
  if (as.colour != UMP_COLOUR_NONE && as.text == NULL)
    ump_glyph_paint (t->cr, ump_glyph_of_colour (as.colour), UMP_SIGN_WIDTH - 11.5, cy, 10, ink);
  else
    ump_pen_text_mid (t->cr, as.text != NULL ? as.text : "W", UMP_SIGN_WIDTH - 11.5, cy, 13.8,
                      as.colour != UMP_COLOUR_NONE ? 13 : 18, ink);
}

static void
paint_skip_sign (const UmpTile *t)
{
  const UmpRgb white = ump_palette_white ();

  ump_pen_disc (t->cr, 11, 12, 6.5);
  ump_pen_stroke (t->cr, white, 2);
  ump_pen_path (t->cr, "M6.8 16.2L15.2 7.8");
  ump_pen_stroke (t->cr, white, 2);
  ump_pen_text_mid (t->cr, "S", UMP_SIGN_WIDTH - 11, 12, 15, 20, white);
}

static void
paint_back_sign (const UmpTile *t)
{
  paint_glyph_and_text (t, ump_glyph_of_colour (t->look->colour), 11, 12, "?", UMP_SIGN_WIDTH - 11, 15,
                        ump_tile_on (t));
}

/* A suit without a card: what a row of its cards is opened by. */
static gboolean
is_suit_alone (const UmpLook *look)
{
  gboolean suited = look->art == UMP_ART_SUIT || look->art == UMP_ART_PLAYING || look->art == UMP_ART_RIDER;

  return suited && look->value == 0;
}

static void
paint_sign (const UmpTile *t, UmpRgb ink)
{
  g_autofree char *text = g_strdup_printf ("%d", t->look->value);

  if (ump_tile_is_back (t)) {
    paint_back_sign (t);
    return;
  }
  if (is_suit_alone (t->look)) {
    ump_glyph_paint (t->cr, ump_glyph_of_symbol (t->look->symbol), UMP_SIGN_WIDTH / 2, UMP_SIGN_HEIGHT / 2,
                     18, ink);
    return;
  }
  switch ((int) t->look->art) {
  case UMP_ART_NUMBER: paint_number_sign (t); break;
  case UMP_ART_BET: paint_bet_sign (t); break;
  case UMP_ART_WILD: paint_wild_sign (t); break;
  case UMP_ART_SKIP: paint_skip_sign (t); break;
  case UMP_ART_SUIT:
    paint_glyph_and_text (t, ump_glyph_of_symbol (t->look->symbol), 12, 16, text, UMP_SIGN_WIDTH - 11, 15,
                          ink);
    break;
  case UMP_ART_CALENDAR:
    paint_glyph_and_text (t, UMP_GLYPH_CALENDAR, 11, 15, text, UMP_SIGN_WIDTH - 11, 15, ink);
    break;
  case UMP_ART_PLAYING:
  case UMP_ART_RIDER:
    paint_glyph_and_text (t, ump_glyph_of_symbol (t->look->symbol), UMP_SIGN_WIDTH - 10.5, 13,
                          ump_rank_text (t->look->value), 12, 15, ink);
    break;
  case UMP_ART_SHEET:
    ump_pen_text_mid (t->cr, "123", UMP_SIGN_WIDTH / 2, UMP_SIGN_HEIGHT / 2, 13, 34, ink);
    break;
  default: ump_pen_text_mid (t->cr, "?", UMP_SIGN_WIDTH / 2, UMP_SIGN_HEIGHT / 2, 15, 34, ink); break;
  }
}

/* As high as wide: the symbol in one corner, the portrait in the other. */
static void
paint_person_in_corners (const UmpTile *t, double x, double y, double width, double height)
{
  const double size = MIN (height * 0.72, width * 0.74);

  ump_glyph_paint (t->cr, ump_glyph_of_colour (t->look->colour), x + width * 0.2, y + height * 0.22,
                   MIN (width, height) * 0.29, ump_tile_on (t));
  ump_person_paint (t->cr, t->look->symbol, t->look->colour, t->theme, x + width * 0.95 - size / 2,
                    y + height * 0.95 - size / 2, size);
}

void
ump_sign_paint_person (const UmpTile *t, double x, double y, double width, double height)
{
  const double size = MIN (height * 0.85, width * 0.62);
  const double end = MAX ((height - size) / 2 + height * 0.04, width * 0.05);
  const double left = width - end - size;

  if (width < height * 1.25) {
    paint_person_in_corners (t, x, y, width, height);
    return;
  }
  ump_glyph_paint (t->cr, ump_glyph_of_colour (t->look->colour), x + left / 2 + width * 0.015, y + height / 2,
                   MIN (height * 0.46, left * 0.72), ump_tile_on (t));
  ump_person_paint (t->cr, t->look->symbol, t->look->colour, t->theme, x + left + size / 2, y + height / 2,
                    size);
}

void
ump_sign_paint (const UmpTile *t, UmpRgb ink, double x, double y, double scale)
{
  cairo_save (t->cr);
  cairo_translate (t->cr, x, y);
  cairo_scale (t->cr, scale, scale);
  paint_sign (t, ink);
  cairo_restore (t->cr);
}
