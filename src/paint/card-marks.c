/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-marks.h"

#include <math.h>

#include "card-pen.h"
#include "card-symbols.h"

#define GHOSTS (UMP_CARD_GHOST | UMP_CARD_GHOST_WARN | UMP_CARD_GHOST_REFUSED)
/* Over a ghost lies a veil of the zone's colour, so that nothing shines through. */
#define VEIL_ALPHA 0.58
#define DIMMED_ALPHA 0.4

double
ump_marks_overhang (double ring)
{
  return ceil (2 * ring + 1);
}

static double
alpha_of (UmpCardFlags flags)
{
  return flags & UMP_CARD_DIMMED ? DIMMED_ALPHA : 1;
}

void
ump_marks_begin (cairo_t *cr, const UmpMarkBox *box, UmpCardFlags flags)
{
  const double over = ump_marks_overhang (box->ring);

  cairo_save (cr);
  if (alpha_of (flags) >= 1)
    return;
  /* A group is as large as the clip, and without this one as large as the window. */
  cairo_rectangle (cr, box->x - over, box->y - over, box->width + 2 * over, box->height + 2 * over);
  cairo_clip (cr);
  cairo_push_group (cr);
}

/* A closed line around the box, its middle `out` pixels outside. */
static void
outline (cairo_t *cr, const UmpMarkBox *box, double out)
{
  ump_pen_rounded (cr, box->x - out, box->y - out, box->width + 2 * out, box->height + 2 * out,
                   MAX (box->radius + out, 1));
}

/* A sign on the upper end corner, over everything. */
static void
paint_seal (cairo_t *cr, const UmpMarkBox *box, UmpGlyph glyph, UmpRgb fill, UmpRgb ink)
{
  const double radius = box->ring * 2.6;
  const double cx = box->x + box->width - box->ring;
  const double cy = box->y + box->ring;

  ump_pen_disc (cr, cx, cy, radius);
  ump_pen_fill_stroke (cr, fill, ink, box->ring / 2);
  ump_glyph_paint (cr, glyph, cx, cy, radius * 1.1, ink);
}

static void
paint_chosen (cairo_t *cr, const UmpMarkBox *box, UmpCardTheme theme)
{
  const UmpRgb white = ump_palette_white ();
  const double ring = ump_palette_is_high_contrast (theme) ? box->ring * 4 / 3 : box->ring;
  const double inner = box->ring * 0.7;

  /* The white ring parts the accent from a card that is of about its colour. */
  outline (cr, box, -inner / 2);
  ump_pen_stroke (cr, white, inner);
  outline (cr, box, ring / 2);
  ump_pen_stroke (cr, ump_palette_tone (UMP_TONE_ACCENT, theme), ring);
  paint_seal (cr, box, UMP_GLYPH_CHECK, ump_palette_tone (UMP_TONE_ACCENT_FILL, theme),
              ump_palette_tone (UMP_TONE_ON_ACCENT, theme));
}

static void
paint_just_laid (cairo_t *cr, const UmpMarkBox *box, UmpCardTheme theme)
{
  const double out = box->ring * 0.85;

  /* Gold alone is 1.3 : 1 on the light cloth; dark lines at both sides make it a ring. */
  if (!ump_palette_is_dark (theme)) {
    outline (cr, box, out);
    ump_pen_stroke_faint (cr, ump_palette_print (), box->ring + 1.4, 0.7);
  }
  outline (cr, box, out);
  ump_pen_stroke (cr, ump_palette_gold (), box->ring);
}

static void
paint_ghost (cairo_t *cr, const UmpMarkBox *box, UmpCardFlags flags, UmpCardTheme theme)
{
  const UmpRgb refused = ump_palette_tone (UMP_TONE_REFUSED, theme);
  const UmpRgb veil = ump_palette_tone (UMP_TONE_ZONE, theme);
  UmpRgb ink = ump_palette_tone (UMP_TONE_ACCENT, theme);

  if (flags & UMP_CARD_GHOST_REFUSED)
    ink = refused;
  else if (flags & UMP_CARD_GHOST_WARN)
    ink = ump_palette_tone (UMP_TONE_WARN, theme);
  outline (cr, box, 0);
  cairo_set_source_rgba (cr, veil.r, veil.g, veil.b, VEIL_ALPHA);
  cairo_fill (cr);
  outline (cr, box, box->ring);
  ump_pen_stroke_dashed (cr, ink, box->ring * 0.85, box->ring * 1.9, box->ring * 1.4);
  if (flags & UMP_CARD_GHOST_REFUSED)
    paint_seal (cr, box, UMP_GLYPH_CROSS, refused, ump_palette_tone (UMP_TONE_ON_REFUSED, theme));
}

static void
paint_target (cairo_t *cr, const UmpMarkBox *box, UmpCardTheme theme)
{
  outline (cr, box, box->ring);
  ump_pen_stroke (cr, ump_palette_tone (UMP_TONE_ACCENT, theme), box->ring * 0.85);
}

static void
paint_struck (cairo_t *cr, const UmpMarkBox *box, UmpCardTheme theme)
{
  const double y = box->y + box->height / 2;
  const double out = box->ring * 0.8;

  /* Paper under the line: it has to be seen on a red card too. */
  for (int i = 0; i < 2; i++) {
    cairo_move_to (cr, box->x - out, y);
    cairo_line_to (cr, box->x + box->width + out, y);
    if (i == 0)
      ump_pen_stroke (cr, ump_palette_is_dark (theme) ? ump_palette_print () : ump_palette_disc (),
                      box->ring * 1.7);
    else
      ump_pen_stroke (cr, ump_palette_tone (UMP_TONE_REFUSED, theme), box->ring * 0.8);
  }
}

void
ump_marks_end (cairo_t *cr, const UmpMarkBox *box, UmpCardFlags flags, UmpCardTheme theme)
{
  const double alpha = alpha_of (flags);

  if (alpha < 1) {
    cairo_pop_group_to_source (cr);
    cairo_paint_with_alpha (cr, alpha);
  }
  cairo_restore (cr);

  cairo_save (cr);
  cairo_new_path (cr);
  if (flags & GHOSTS)
    paint_ghost (cr, box, flags, theme);
  else if (flags & UMP_CARD_TARGET)
    paint_target (cr, box, theme);
  if (flags & UMP_CARD_CHOSEN)
    paint_chosen (cr, box, theme);
  else if (flags & UMP_CARD_JUST_LAID)
    paint_just_laid (cr, box, theme);
  if (flags & UMP_CARD_STRUCK)
    paint_struck (cr, box, theme);
  cairo_restore (cr);
}
