/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chips and keys: the signs on a chip of its own or on the surface of a key. */
#include "card-marks.h"
#include "card-pen.h"
#include "card-signs.h"
#include "card-symbols.h"

/* Room a key gives to the signs. */
#define KEY_SIGN_HEIGHT 34.0
#define KEY_SIGN_WIDTH 41.0

/* A key at least this high has room for a small card. */
#define KEY_CARD_HEIGHT 56

/* A filled box with its edge inside, both on whole pixels. */
static void
paint_box (cairo_t *cr, UmpRgb fill, UmpRgb edge, double line, double x, double y, double width,
           double height, double radius)
{
  ump_pen_snapped (cr, x, y, width, height, radius);
  ump_pen_fill (cr, edge);
  ump_pen_snapped (cr, x + line, y + line, width - 2 * line, height - 2 * line, radius - line);
  ump_pen_fill (cr, fill);
}

static void
paint_chip_unknown (const UmpTile *t, double x, double y, double height)
{
  const UmpRgb ink = ump_palette_tone (UMP_TONE_ZONE_INK, t->theme);

  ump_pen_rounded (t->cr, x + 0.75, y + 0.75, height * 1.6 - 1.5, height - 1.5, height * 5 / UMP_SIGN_HEIGHT);
  ump_pen_stroke_dashed (t->cr, ink, 1.5, 4, 3);
  ump_sign_paint (t, ink, x, y, height / UMP_SIGN_HEIGHT);
}

static void
paint_chip (const UmpTile *t, double x, double y, double height)
{
  const double unit = height / UMP_SIGN_HEIGHT;
  const double width = height * 1.6;
  const gboolean filled = ump_tile_ground (t) == UMP_GROUND_OWN;
  UmpRgb fill = filled ? ump_tile_fill (t) : ump_palette_tone (UMP_TONE_PAPER, t->theme);
  UmpRgb edge = ump_palette_tone (UMP_TONE_CHIP_EDGE, t->theme);
  UmpRgb ink = ump_palette_suit (t->look->symbol, t->theme);
  double line = ump_palette_is_high_contrast (t->theme) ? 1.5 : 1;

  if (!filled && t->look->art == UMP_ART_UNKNOWN) {
    paint_chip_unknown (t, x, y, height);
    return;
  }
  if (!filled && t->look->art == UMP_ART_CALENDAR) {
    fill = ump_palette_night ();
    ink = ump_palette_disc ();
  } else if (!filled && t->look->art == UMP_ART_SUIT) {
    edge = ink;
    line = 1.4 * unit;
  }
  paint_box (t->cr, fill, edge, line, x, y, width, height, 5 * unit);
  if (!ump_tile_is_back (t) && t->look->art == UMP_ART_PERSON)
    ump_sign_paint_person (t, x, y, width, height);
  else
    ump_sign_paint (t, ink, x, y, unit);
}

static double
chip_ring (double height)
{
  return CLAMP (height * 0.085, 2, 3);
}

double
ump_chip_width (const UmpLook *look, double height)
{
  g_return_val_if_fail (look != NULL, 0);

  return height * 1.6;
}

double
ump_chip_overhang (double height)
{
  return ump_marks_overhang (chip_ring (height));
}

void
ump_chip_paint (cairo_t *cr, const UmpLook *look, const char *stand_in, UmpCardFlags flags,
                UmpCardTheme theme, double x, double y, double height)
{
  const UmpTile tile = { cr, look, stand_in, flags, theme };
  const UmpMarkBox box = { x, y, height * 1.6, height, height * 5 / UMP_SIGN_HEIGHT, chip_ring (height) };

  g_return_if_fail (cr != NULL);
  g_return_if_fail (look != NULL);

  ump_marks_begin (cr, &box, flags);
  paint_chip (&tile, x, y, height);
  ump_marks_end (cr, &box, flags, theme);
}

/* Not possible now: no colour, so that what is possible is seen at once. */
static void
paint_dimmed_number (const UmpTile *t, const UmpMarkBox *box, double unit)
{
  const UmpRgb ink = ump_palette_tone (UMP_TONE_DIM, t->theme);
  const double left = box->x + (box->width - UMP_SIGN_WIDTH * unit) / 2;
  const double cy = box->y + box->height / 2;
  g_autofree char *text = g_strdup_printf ("%d", t->look->value);

  ump_glyph_paint (t->cr, ump_glyph_of_colour (t->look->colour), left + 9.5 * unit, cy, 10 * unit, ink);
  ump_pen_text_mid_plain (t->cr, text, left + (UMP_SIGN_WIDTH - 12.5) * unit, cy, 14.5 * unit, 22 * unit,
                          ink);
}

/* Taller than wide: the sign above, the value below. */
static void
paint_tall_calendar (const UmpTile *t, const UmpMarkBox *box, UmpRgb ink)
{
  const double size = MIN (box->width * 0.62, box->height * 0.4);
  const double cx = box->x + box->width / 2;
  const double cy = box->y + box->height / 2;
  g_autofree char *text = g_strdup_printf ("%d", t->look->value);

  ump_glyph_paint (t->cr, UMP_GLYPH_CALENDAR, cx, cy - size * 0.36, size, ink);
  ump_pen_text_mid (t->cr, text, cx, cy + size * 0.6, size * 0.58, box->width, ink);
}

static void
paint_key_on_surface (const UmpTile *t, const UmpMarkBox *box, double unit)
{
  const UmpArt art = t->look->art;
  UmpRgb ink = ump_palette_suit_on_key (t->look->symbol, t->theme);

  if (art == UMP_ART_CALENDAR && !ump_palette_is_dark (t->theme))
    ink = ump_palette_night ();
  else if (art == UMP_ART_UNKNOWN || art == UMP_ART_SHEET)
    ink = ump_palette_tone (UMP_TONE_KEY_INK, t->theme);
  if (art == UMP_ART_CALENDAR && box->height > box->width * 1.25)
    paint_tall_calendar (t, box, ink);
  else
    ump_sign_paint (t, ink, box->x + (box->width - UMP_SIGN_WIDTH * unit) / 2,
                    box->y + (box->height - UMP_SIGN_HEIGHT * unit) / 2, unit);
}

static void
paint_key_ground (const UmpTile *t, const UmpMarkBox *box)
{
  paint_box (t->cr, ump_tile_fill (t), ump_palette_tone (UMP_TONE_CHIP_EDGE, t->theme),
             ump_palette_is_high_contrast (t->theme) ? 1.6 : 1, box->x, box->y, box->width, box->height,
             box->radius);
}

static void
paint_key_filled (const UmpTile *t, const UmpMarkBox *box, double unit)
{
  paint_key_ground (t, box);
  if (ump_tile_is_back (t))
    ump_glyph_paint (t->cr, ump_glyph_of_colour (t->look->colour), box->x + box->width / 2,
                     box->y + box->height / 2, MIN (box->width, box->height) * 0.5, ump_tile_on (t));
  else if (t->look->art == UMP_ART_PERSON)
    ump_sign_paint_person (t, box->x, box->y, box->width, box->height);
  else
    ump_sign_paint (t, ump_tile_on (t), box->x + (box->width - UMP_SIGN_WIDTH * unit) / 2,
                    box->y + (box->height - UMP_SIGN_HEIGHT * unit) / 2, unit);
}

/* Bets, wilds and skips are known by their picture where there is room for it. */
static gboolean
is_small_card (const UmpTile *t, double height)
{
  const UmpArt art = t->look->art;

  return !ump_tile_is_back (t) && height >= KEY_CARD_HEIGHT &&
         (art == UMP_ART_BET || art == UMP_ART_WILD || art == UMP_ART_SKIP);
}

static void
paint_key_card (const UmpTile *t, const UmpMarkBox *box)
{
  const double width = MIN (box->width - 8, (box->height - 8) / UMP_CARD_RATIO);

  ump_card_paint (t->cr, t->look, t->stand_in, UMP_CARD_PLAIN, t->theme, box->x + (box->width - width) / 2,
                  box->y + (box->height - width * UMP_CARD_RATIO) / 2, width);
}

static void
paint_key (const UmpTile *t, double x, double y, double width, double height)
{
  const UmpMarkBox box = { x, y, width, height, CLAMP (height * 0.21, 4, 9), 3 };
  const double unit = MIN (height / KEY_SIGN_HEIGHT, width / KEY_SIGN_WIDTH);
  const gboolean is_filled = ump_tile_ground (t) == UMP_GROUND_OWN && !is_small_card (t, height);
  UmpCardFlags marks = t->flags & (UMP_CARD_CHOSEN | UMP_CARD_DIMMED);

  if (!ump_tile_is_back (t) && t->look->art == UMP_ART_NUMBER && t->look->value != 0 &&
      (t->flags & UMP_CARD_DIMMED)) {
    paint_dimmed_number (t, &box, unit);
    return;
  }
  if (!is_filled)
    marks &= ~UMP_CARD_CHOSEN;
  ump_marks_begin (t->cr, &box, marks);
  if (is_small_card (t, height))
    paint_key_card (t, &box);
  else if (is_filled)
    paint_key_filled (t, &box, unit);
  else
    paint_key_on_surface (t, &box, unit);
  ump_marks_end (t->cr, &box, marks, t->theme);
}

void
ump_key_paint (cairo_t *cr, const UmpLook *look, const char *stand_in, UmpCardFlags flags, UmpCardTheme theme,
               double x, double y, double width, double height)
{
  const UmpTile tile = { cr, look, stand_in, flags, theme };

  g_return_if_fail (cr != NULL);
  g_return_if_fail (look != NULL);

  paint_key (&tile, x, y, width, height);
}
