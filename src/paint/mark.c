/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The marks of people. Shape, colour and letter say the same thing three times. */
#include "mark.h"

#include "card-pen.h"
#include "card-symbols.h"

/* In a box of 108 whose corner is at -4, -4; with a family's disc in the corner of 114. */
#define BOX 108.0
#define BOX_OF_FAMILY 114.0
#define CORNER 4.0

static UmpRgb
rgb (guint32 hex)
{
  return (UmpRgb){ ((hex >> 16) & 0xFF) / 255.0, ((hex >> 8) & 0xFF) / 255.0, (hex & 0xFF) / 255.0 };
}

UmpRgb
ump_mark_line (int number, UmpCardTheme theme)
{
  const UmpMarkLook *look = ump_mark_look (number);

  if (ump_palette_is_high_contrast (theme))
    return ump_palette_tone (UMP_TONE_KEY_INK, theme);
  return rgb (ump_palette_is_dark (theme) ? look->light : look->fill);
}

UmpRgb
ump_mark_fill (int number)
{
  return rgb (ump_mark_look (number)->fill);
}

/* What a mark is painted with. */
typedef struct {
  UmpRgb fill, ink, edge;
  double line; /* 0: none */
} Paint;

static Paint
paint_of (const UmpPersonMark *mark, UmpCardTheme theme)
{
  gboolean open = ump_mark_is_open (mark->number);
  UmpRgb own = ump_mark_fill (mark->number), white = ump_palette_white (), black = { 0, 0, 0 };

  if (ump_palette_is_high_contrast (theme))
    return (Paint){ white, black, black, 7 };
  if (mark->family != UMP_COLOUR_NONE)
    return (Paint){ ump_palette_fill (mark->family, theme), ump_palette_on (mark->family, theme),
                    ump_palette_tone (UMP_TONE_DIM, UMP_THEME_LIGHT), 3 };
  if (open)
    return (Paint){ white, own, own, 9 };
  return (Paint){ own, white, ump_mark_line (mark->number, theme), ump_palette_is_dark (theme) ? 5 : 0 };
}

void
ump_mark_paint (cairo_t *cr, const UmpPersonMark *mark, UmpCardTheme theme, double x, double y, double size)
{
  double box = mark->family != UMP_COLOUR_NONE ? BOX_OF_FAMILY : BOX;
  Paint paint = paint_of (mark, theme);
  const UmpMarkLook *look = ump_mark_look (mark->number);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / box, size / box);
  cairo_translate (cr, CORNER, CORNER);
  cairo_new_path (cr);
  ump_pen_path (cr, look->path);
  if (paint.line > 0)
    ump_pen_fill_stroke (cr, paint.fill, paint.edge, paint.line);
  else
    ump_pen_fill (cr, paint.fill);
  if (mark->letter != NULL)
    ump_pen_text_mid (cr, mark->letter, 50, look->letter, 52, 66, paint.ink);
  if (mark->family != UMP_COLOUR_NONE) {
    ump_pen_disc (cr, 84, 84, 25);
    ump_pen_fill_stroke (cr, ump_palette_fill (mark->family, theme), ump_palette_white (), 5);
    ump_glyph_paint (cr, ump_glyph_of_colour (mark->family), 84, 84, 30,
                     ump_palette_on (mark->family, theme));
  }
  cairo_restore (cr);
}

void
ump_mark_dash (cairo_t *cr, int number, double width)
{
  double dash[4];
  int n = 0;

  for (const char *at = ump_mark_look (number)->dash; n < 4 && *at != 'n' && *at != '\0'; n++) {
    char *end;

    dash[n] = (double) g_ascii_strtoull (at, &end, 10) * width / 2;
    at = end;
  }
  cairo_set_dash (cr, dash, n, 0);
}
