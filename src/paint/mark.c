/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The marks of people. Shape, colour and letter say the same thing three times. */
#include "mark.h"

#include "card-pen.h"
#include "card-symbols.h"

/* In a box of 108 whose corner is at -4, -4; with a family's disc in the corner of 114. */
#define BOX 108.0
#define BOX_OF_FAMILY 114.0
#define CORNER 4.0

/* circle, square, hexagon, diamond, blossom, shield; letter: where its middle is. */
static const struct {
  const char *path;
  guint32 fill;
  guint32 light;
  double letter;
} marks[UMP_N_MARK_SHAPES] = {
  { "M50 4A46 46 0 1 1 49.9 4Z", 0x0B7A75, 0x5CC4BE, 50 },
  { "M22 8L78 8A14 14 0 0 1 92 22L92 78A14 14 0 0 1 78 92L22 92A14 14 0 0 1 8 78L8 22A14 14 0 0 1 22 8Z",
    0x7A2460, 0xDD8CC4, 50 },
  { "M43 5Q50 1 57 5L86 21Q93 25 93 33L93 67Q93 75 86 79L57 95Q50 99 43 95L14 79Q7 75 7 67L7 33Q7 25 14 21Z",
    0x9C6300, 0xE3B04B, 50 },
  { "M42 5Q50 -2 58 5L95 42Q102 50 95 58L58 95Q50 102 42 95L5 58Q-2 50 5 42Z", 0x4450B0, 0x9BA6F2, 50 },
  { "M50 3C58 3 63 9 64 12C68 11 77 10 83 17C89 23 89 31 88 35C91 37 97 42 97 50C97 58 91 63 88 65C89 69 89 77 "
    "83 83C77 89 69 89 65 88C63 91 58 97 50 97C42 97 37 91 35 88C31 89 23 89 17 83C11 77 11 69 12 65C9 63 3 58 "
    "3 50C3 42 9 37 12 35C11 31 11 23 17 17C23 10 32 11 36 12C37 9 42 3 50 3Z",
    0xA3324F, 0xEE8CA3, 50 },
  { "M14 8L86 8Q92 8 92 14L92 48C92 76 68 90 50 97C32 90 8 76 8 48L8 14Q8 8 14 8Z", 0x37520F, 0xA9CF6B, 46 },
};

static UmpRgb
rgb (guint32 hex)
{
  return (UmpRgb){ ((hex >> 16) & 0xFF) / 255.0, ((hex >> 8) & 0xFF) / 255.0, (hex & 0xFF) / 255.0 };
}

static int
shape_of (int number)
{
  return MAX (number - 1, 0) % UMP_N_MARK_SHAPES;
}

static UmpRgb
colour_of (int number, UmpCardTheme theme)
{
  return rgb (ump_palette_is_dark (theme) ? marks[shape_of (number)].light : marks[shape_of (number)].fill);
}

UmpRgb
ump_mark_line_colour (int number, UmpCardTheme theme)
{
  return ump_palette_is_high_contrast (theme) ? ump_palette_tone (UMP_TONE_KEY_INK, theme)
                                              : colour_of (number, theme);
}

/* What a mark is painted with. */
typedef struct {
  UmpRgb fill, ink, edge;
  double line; /* 0: none */
} Paint;

static Paint
paint_of (const UmpPersonMark *mark, UmpCardTheme theme)
{
  gboolean open = (mark->number - 1) / UMP_N_MARK_SHAPES % 2 == 1;
  UmpRgb own = rgb (marks[shape_of (mark->number)].fill), white = ump_palette_white (), black = { 0, 0, 0 };

  if (ump_palette_is_high_contrast (theme))
    return (Paint){ white, black, black, 7 };
  if (mark->family != UMP_COLOUR_NONE)
    return (Paint){ ump_palette_fill (mark->family, theme), ump_palette_on (mark->family, theme),
                    ump_palette_tone (UMP_TONE_DIM, UMP_THEME_LIGHT), 3 };
  if (open)
    return (Paint){ white, own, own, 9 };
  return (Paint){ own, white, colour_of (mark->number, theme), ump_palette_is_dark (theme) ? 5 : 0 };
}

void
ump_mark_paint (cairo_t *cr, const UmpPersonMark *mark, UmpCardTheme theme, double x, double y, double size)
{
  double box = mark->family != UMP_COLOUR_NONE ? BOX_OF_FAMILY : BOX;
  Paint paint = paint_of (mark, theme);
  int shape = shape_of (mark->number);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / box, size / box);
  cairo_translate (cr, CORNER, CORNER);
  cairo_new_path (cr);
  ump_pen_path (cr, marks[shape].path);
  if (paint.line > 0)
    ump_pen_fill_stroke (cr, paint.fill, paint.edge, paint.line);
  else
    ump_pen_fill (cr, paint.fill);
  ump_pen_text_mid (cr, mark->letter, 50, marks[shape].letter, 52, 66, paint.ink);
  if (mark->family != UMP_COLOUR_NONE) {
    ump_pen_disc (cr, 84, 84, 25);
    ump_pen_fill_stroke (cr, ump_palette_fill (mark->family, theme), ump_palette_white (), 5);
    ump_glyph_paint (cr, ump_glyph_of_colour (mark->family), 84, 84, 30,
                     ump_palette_on (mark->family, theme));
  }
  cairo_restore (cr);
}
