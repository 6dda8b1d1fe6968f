/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-paint.h"

#include "card-faces.h"
#include "card-marks.h"
#include "card-pen.h"
#include "card-symbols.h"

/* Of a fan: how far each card stands from the one before, in card widths. */
#define FAN_STEP 0.52

/* Of a score pad: its pages, their size and their steps, in card widths. */
#define PAGES 3
#define PAGE_WIDTH 0.95
#define PAGE_STEP 0.24
#define PAGE_RISE 0.035

static double
card_ring (double width)
{
  return MAX (2.5, width * 0.031);
}

double
ump_card_overhang (double width)
{
  return ump_marks_overhang (card_ring (width));
}

void
ump_card_paint (cairo_t *cr, const UmpLook *look, const char *stand_in, UmpCardFlags flags,
                UmpCardTheme theme, double x, double y, double width)
{
  const UmpMarkBox box = { x, y, width, width * UMP_CARD_RATIO, width * 0.09, card_ring (width) };

  g_return_if_fail (cr != NULL);
  g_return_if_fail (look != NULL);
  g_return_if_fail (width > 0);

  ump_marks_begin (cr, &box, flags);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, width / 100, width / 100);
  if (flags & UMP_CARD_BACK)
    ump_face_paint_back (cr, look->colour, theme);
  else
    ump_face_paint (cr, look, stand_in, theme);
  cairo_restore (cr);
  ump_marks_end (cr, &box, flags, theme);
}

void
ump_badge_paint (cairo_t *cr, UmpColour colour, UmpCardTheme theme, double cx, double cy, double radius)
{
  g_return_if_fail (cr != NULL);

  cairo_save (cr);
  ump_pen_disc (cr, cx, cy, radius - 0.5);
  ump_pen_fill_stroke (cr, ump_palette_fill (colour, theme), ump_palette_tone (UMP_TONE_DIM, theme), 1);
  ump_glyph_paint (cr, ump_glyph_of_colour (colour), cx, cy, radius * 1.1, ump_palette_on (colour, theme));
  cairo_restore (cr);
}

void
ump_portrait_paint (cairo_t *cr, UmpSymbol person, UmpColour clothes, UmpCardTheme theme, double cx,
                    double cy, double radius)
{
  g_return_if_fail (cr != NULL);

  ump_person_paint (cr, person, clothes, theme, cx, cy, 2 * radius);
}

double
ump_fan_width (const UmpLook *looks, guint n, double card_width)
{
  g_return_val_if_fail (looks != NULL && n > 0, 0);

  if (looks[0].art == UMP_ART_SHEET)
    return card_width * (PAGE_WIDTH + (PAGES - 1) * PAGE_STEP);
  return card_width * (1 + (MIN (n, 3) - 1) * FAN_STEP);
}

void
ump_fan_paint (cairo_t *cr, const UmpLook *looks, guint n, UmpCardTheme theme, double x, double y,
               double card_width)
{
  g_return_if_fail (cr != NULL);
  g_return_if_fail (looks != NULL && n > 0);

  if (looks[0].art == UMP_ART_SHEET) {
    for (int i = 0; i < PAGES; i++)
      ump_card_paint (cr, &looks[0], NULL, UMP_CARD_PLAIN, theme, x + i * PAGE_STEP * card_width,
                      y + (PAGES - 1 - i) * PAGE_RISE * card_width, PAGE_WIDTH * card_width);
    return;
  }
  for (guint i = 0; i < MIN (n, 3); i++)
    ump_card_paint (cr, &looks[i], NULL, UMP_CARD_PLAIN, theme, x + i * FAN_STEP * card_width, y, card_width);
}
