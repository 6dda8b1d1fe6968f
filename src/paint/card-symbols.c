/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-symbols.h"

#include "card-pen.h"

/* Each in a box of 100 by 100. */
static const char *const outlines[UMP_N_GLYPHS] = {
  [UMP_GLYPH_NONE] = "",
  [UMP_GLYPH_HEART] = "M50 90C20 66 8 50 8 33C8 18 19 9 31 9C40 9 47 14 50 22C53 14 60 9 69 9"
                      "C81 9 92 18 92 33C92 50 80 66 50 90Z",
  [UMP_GLYPH_DIAMOND] = "M50 4L88 50L50 96L12 50Z",
  [UMP_GLYPH_LEAF] = "M14 88C8 40 34 10 90 10C92 62 66 92 26 82L50 52L18 92Z",
  [UMP_GLYPH_STAR] = "M50 4L62 37L97 38L69 59L79 93L50 73L21 93L31 59L3 38L38 37Z",
  [UMP_GLYPH_BLOCK] = "M10 10H46V46H10ZM54 10H90V46H54ZM10 54H46V90H10ZM54 54H90V90H54Z",
  [UMP_GLYPH_RING] = "M50 6A44 44 0 1 1 49.9 6ZM50 30A20 20 0 1 0 50.1 30Z",
  [UMP_GLYPH_MOON] = "M64 6A45 45 0 1 0 94 66A36 36 0 0 1 64 6Z",
  [UMP_GLYPH_CLUB] = "M50 6A20 20 0 0 1 67 37A20 20 0 1 1 56 66L62 94H38L44 66"
                     "A20 20 0 1 1 33 37A20 20 0 0 1 50 6Z",
  [UMP_GLYPH_SPADE] = "M50 5C58 24 92 38 92 60C92 78 68 82 56 66L62 95H38L44 66"
                      "C32 82 8 78 8 60C8 38 42 24 50 5Z",
  [UMP_GLYPH_CAT] = "M12 8L34 26Q50 20 66 26L88 8Q94 34 90 54C88 78 70 92 50 92"
                    "C30 92 12 78 10 54Q6 34 12 8Z",
  [UMP_GLYPH_MIRROR] = "M50 2C74 2 88 17 88 37C88 54 76 67 57 71L60 98H40L43 71"
                       "C24 67 12 54 12 37C12 17 26 2 50 2Z",
  [UMP_GLYPH_LADDER] = "M24 4H34V18H66V4H76V96H66V82H34V96H24ZM34 28V44H66V28ZM34 54V72H66V54Z",
  [UMP_GLYPH_CALENDAR] = "M10 16H90V92L76 84L63 93L50 84L37 93L24 84L10 92Z",
  [UMP_GLYPH_WHISTLE] = "M2 32H42V48H54V32H66A29 29 0 1 1 39 72L32 58H2Z"
                        "M60 4H68V20H60ZM78 8L86 2L94 14L86 20Z",
  [UMP_GLYPH_CHECK] = "M14 54L38 78L88 24",
  [UMP_GLYPH_CROSS] = "M22 22L78 78M78 22L22 78",
};

#define CAT_EYES "M24 50Q34 38 44 50Q34 62 24 50ZM56 50Q66 38 76 50Q66 62 56 50Z"
#define CAT_PUPILS "M31.8 43H36.2V57H31.8ZM63.8 43H68.2V57H63.8Z"
#define CAT_NOSE "M45 64H55L50 70Z"
#define CAT_NOSE_AND_MOUTH                                                               \
  "M45 64H55L51.5 68.2V75.2Q58 80 63.2 75.8L64.8 78.2Q58 83.5 50 77.9Q42 83.5 35.2 78.2" \
  "L36.8 75.8Q42 80 48.5 75.2V68.2Z"
#define MIRROR_GLASS "M50 12C68 12 77 23 77 37C77 51 68 61 50 61C32 61 23 51 23 37C23 23 32 12 50 12Z"
#define CALENDAR_BAND "M8 31.5H92V36.5H8Z"

/* Sizes on the screen, in pixels, from which a detail can be told from a blot. */
#define DETAIL_PX 9
#define GLINT_PX 12
#define FACE_PX 24
#define CRACK_PX 40
#define PRINT_PX 13

UmpGlyph
ump_glyph_of_colour (UmpColour colour)
{
  switch (colour) {
  case UMP_COLOUR_RED: return UMP_GLYPH_HEART;
  case UMP_COLOUR_BLUE: return UMP_GLYPH_DIAMOND;
  case UMP_COLOUR_GREEN: return UMP_GLYPH_LEAF;
  case UMP_COLOUR_YELLOW: return UMP_GLYPH_STAR;
  case UMP_COLOUR_BROWN: return UMP_GLYPH_BLOCK;
  case UMP_COLOUR_ORANGE: return UMP_GLYPH_RING;
  case UMP_COLOUR_PURPLE: return UMP_GLYPH_MOON;
  case UMP_COLOUR_NONE:
  case UMP_N_COLOURS:
  default: return UMP_GLYPH_WHISTLE;
  }
}

UmpGlyph
ump_glyph_of_symbol (UmpSymbol symbol)
{
  switch ((int) symbol) {
  case UMP_SYMBOL_CAT: return UMP_GLYPH_CAT;
  case UMP_SYMBOL_MIRROR: return UMP_GLYPH_MIRROR;
  case UMP_SYMBOL_LADDER: return UMP_GLYPH_LADDER;
  case UMP_SYMBOL_CLUBS: return UMP_GLYPH_CLUB;
  case UMP_SYMBOL_DIAMONDS: return UMP_GLYPH_DIAMOND;
  case UMP_SYMBOL_HEARTS: return UMP_GLYPH_HEART;
  case UMP_SYMBOL_SPADES: return UMP_GLYPH_SPADE;
  default: return UMP_GLYPH_NONE;
  }
}

static void
paint_cat (cairo_t *cr, double px, UmpRgb ink)
{
  if (px > DETAIL_PX) {
    ump_pen_path (cr, CAT_EYES);
    ump_pen_path (cr, px > FACE_PX ? CAT_NOSE_AND_MOUTH : CAT_NOSE);
  }
  ump_pen_fill (cr, ink);
  if (px > FACE_PX) {
    ump_pen_path (cr, CAT_PUPILS);
    ump_pen_fill (cr, ink);
  }
}

static void
paint_mirror (cairo_t *cr, double px, UmpRgb ink)
{
  if (px > DETAIL_PX)
    ump_pen_path (cr, MIRROR_GLASS);
  ump_pen_fill (cr, ink);
  if (px > CRACK_PX) {
    ump_pen_path (cr, "M62 15L46 34L58 42L44 60");
    ump_pen_stroke (cr, ink, 5);
    ump_pen_path (cr, "M46 34L27 28M58 42L74 50");
    ump_pen_stroke (cr, ink, 4);
  } else if (px > GLINT_PX) {
    ump_pen_path (cr, "M37 43L53 23M48 51L64 31");
    ump_pen_stroke (cr, ink, 7);
  }
}

static void
paint_calendar (cairo_t *cr, double px, UmpRgb ink)
{
  ump_pen_path (cr, CALENDAR_BAND);
  if (px >= PRINT_PX)
    ump_pen_text_outline (cr, "13", 50, 79, 44);
  ump_pen_fill (cr, ink);
  ump_pen_path (cr, "M30 6V24M70 6V24");
  ump_pen_stroke (cr, ink, 11);
}

void
ump_glyph_paint (cairo_t *cr, UmpGlyph glyph, double cx, double cy, double size, UmpRgb ink)
{
  double px;

  cairo_save (cr);
  cairo_translate (cr, cx - size / 2, cy - size / 2);
  cairo_scale (cr, size / 100, size / 100);
  px = 100 * ump_pen_scale (cr);

  cairo_new_path (cr);
  ump_pen_path (cr, outlines[glyph]);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  if (glyph == UMP_GLYPH_CHECK || glyph == UMP_GLYPH_CROSS)
    ump_pen_stroke (cr, ink, 17);
  else if (glyph == UMP_GLYPH_CAT)
    paint_cat (cr, px, ink);
  else if (glyph == UMP_GLYPH_MIRROR)
    paint_mirror (cr, px, ink);
  else if (glyph == UMP_GLYPH_CALENDAR)
    paint_calendar (cr, px, ink);
  else {
    /* Club and spade overlap themselves. */
    cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
    ump_pen_fill (cr, ink);
  }
  cairo_restore (cr);
  cairo_new_path (cr);
}
