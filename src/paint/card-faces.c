/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-faces.h"

#include <string.h>

#include "card-pen.h"
#include "card-symbols.h"

/* Widest print on a panel, which is 90 wide. */
#define PANEL_ROOM 84

/* Pixels to a unit under which the foot line of a card that rides would be dirt. */
#define FOOT_SCALE 0.36

void
ump_face_paint_frame (cairo_t *cr, UmpCardTheme theme)
{
  const double shadow = ump_palette_shadow (theme);
  const double line = ump_pen_at_least (cr, 1.1, ump_palette_is_high_contrast (theme) ? 1.6 : 1);

  if (shadow > 0) {
    ump_pen_rounded (cr, 0, 3, 100, 140, 9);
    cairo_set_source_rgba (cr, 0, 0, 0, shadow);
    cairo_fill (cr);
    ump_pen_rounded (cr, -1, 1, 102, 141, 10);
    cairo_set_source_rgba (cr, 0, 0, 0, shadow / 2);
    cairo_fill (cr);
  }
  /* The edge is filled and not stroked: so both its sides can lie on whole pixels. */
  ump_pen_snapped (cr, 0, 0, 100, 140, 9);
  ump_pen_fill (cr, ump_palette_tone (UMP_TONE_EDGE, theme));
  ump_pen_snapped (cr, line, line, 100 - 2 * line, 140 - 2 * line, 9 - line);
  ump_pen_fill (cr, ump_palette_tone (UMP_TONE_PAPER, theme));
}

static void
panel_path (cairo_t *cr)
{
  ump_pen_snapped (cr, 5, 5, 90, 130, 6);
}

void
ump_face_paint_panel (cairo_t *cr, UmpRgb fill)
{
  panel_path (cr);
  ump_pen_fill (cr, fill);
}

static void
paint_dots (cairo_t *cr, int n, double y, double apart, double radius, UmpRgb ink)
{
  for (int i = 0; i < n; i++) {
    ump_pen_disc (cr, 50 + (i - (n - 1) / 2.0) * apart, y, radius);
    ump_pen_fill (cr, ink);
  }
}

static void
paint_number (cairo_t *cr, const UmpLook *look, UmpCardTheme theme)
{
  const UmpRgb on = ump_palette_on (look->colour, theme);
  const UmpGlyph glyph = ump_glyph_of_colour (look->colour);
  g_autofree char *text = g_strdup_printf ("%d", look->value);
  const gsize digits = strlen (text);

  ump_face_paint_frame (cr, theme);
  ump_face_paint_panel (cr, ump_palette_fill (look->colour, theme));
  ump_pen_text (cr, text, 10, 29, digits > 2 ? 20 : digits > 1 ? 24 : 25, UMP_INDEX_ROOM, on);
  ump_glyph_paint (cr, glyph, 83, 20, 18, on);
  ump_pen_text_mid (cr, text, 50, 73, digits > 2 ? 46 : digits > 1 ? 62 : 74, PANEL_ROOM, on);
  ump_pen_path (cr, "M16 108H84");
  ump_pen_stroke_faint (cr, on, ump_pen_at_least (cr, 1.6, 1), 0.45);
  ump_glyph_paint (cr, glyph, 50, 121, 18, on);
}

static void
paint_bet (cairo_t *cr, const UmpLook *look, UmpCardTheme theme)
{
  const UmpRgb slate = ump_palette_fill (UMP_COLOUR_NONE, theme);
  const UmpRgb gold = ump_palette_gold ();
  g_autofree char *text = g_strdup_printf ("%+d", look->value);

  ump_face_paint_frame (cr, theme);
  ump_face_paint_panel (cr, slate);
  ump_pen_text (cr, text, 10, 28, 23, UMP_INDEX_ROOM, ump_palette_white ());
  ump_pen_disc (cr, 50, 76, 33);
  ump_pen_fill (cr, gold);
  ump_pen_disc (cr, 50, 76, 33);
  ump_pen_stroke_dashed (cr, ump_palette_white (), 5, 10, 10.735);
  ump_pen_disc (cr, 50, 76, 25);
  ump_pen_fill_stroke (cr, ump_palette_disc (), slate, 2);
  ump_pen_text_mid (cr, text, 50, 76, 29, 42, ump_palette_print ());
  paint_dots (cr, look->value, 123, 12, 3.6, gold);
}

static void
paint_suit (cairo_t *cr, const UmpLook *look, UmpCardTheme theme)
{
  const UmpRgb ink = ump_palette_suit (look->symbol, theme);
  const UmpGlyph glyph = ump_glyph_of_symbol (look->symbol);
  g_autofree char *text = g_strdup_printf ("%d", look->value);

  ump_face_paint_frame (cr, theme);
  ump_pen_rounded (cr, 5, 5, 90, 130, 6);
  ump_pen_stroke_faint (cr, ink, ump_pen_at_least (cr, 1.6, 1), 0.5);
  ump_pen_text (cr, text, 11, 33, 31, UMP_INDEX_ROOM, ink);
  ump_glyph_paint (cr, glyph, 80, 23, 21, ink);
  ump_glyph_paint (cr, glyph, 50, 78, 60, ink);
  paint_dots (cr, look->value, 124, 9.4, 3.1, ink);
}

static void
paint_calendar (cairo_t *cr, const UmpLook *look, UmpCardTheme theme)
{
  const UmpRgb gold = ump_palette_gold ();
  g_autofree char *text = g_strdup_printf ("%d", look->value);

  ump_face_paint_frame (cr, theme);
  ump_face_paint_panel (cr, ump_palette_night ());
  ump_pen_text (cr, text, 11, 33, 31, UMP_INDEX_ROOM, ump_palette_white ());
  ump_glyph_paint (cr, UMP_GLYPH_MOON, 80, 23, 19, gold);
  ump_glyph_paint (cr, UMP_GLYPH_CALENDAR, 50, 78, 62, ump_palette_disc ());
  paint_dots (cr, look->value, 124, 9.4, 3.1, gold);
}

static void
paint_person (cairo_t *cr, const UmpLook *look, UmpCardTheme theme)
{
  const UmpRgb on = ump_palette_on (look->colour, theme);
  const UmpGlyph glyph = ump_glyph_of_colour (look->colour);
  const UmpSymbol cuts = ump_person_cuts (look->symbol);

  ump_face_paint_frame (cr, theme);
  ump_face_paint_panel (cr, ump_palette_fill (look->colour, theme));
  ump_glyph_paint (cr, glyph, 17, 19, 19, on);
  ump_person_paint (cr, look->symbol, look->colour, theme, 50, 68, 72);
  if (cuts != UMP_SYMBOL_NONE) {
    ump_pen_path (cr, "M33 113L24 121L33 129M25 121H43");
    ump_pen_stroke (cr, on, 3.6);
    ump_person_paint (cr, cuts, UMP_COLOUR_NONE, theme, 62, 120, 25);
  } else {
    ump_glyph_paint (cr, glyph, 32, 121, 15, on);
    ump_pen_path (cr, "M45 121H63M56 114L64 121L56 128");
    ump_pen_stroke (cr, on, 3.6);
    ump_pen_path (cr, "M74 110V132");
    ump_pen_stroke (cr, on, 4);
  }
}

static void
paint_skip (cairo_t *cr, UmpCardTheme theme)
{
  const UmpRgb white = ump_palette_white ();

  ump_face_paint_frame (cr, theme);
  ump_face_paint_panel (cr, ump_palette_fill (UMP_COLOUR_NONE, theme));
  ump_pen_text (cr, "S", 10, 28, 22, UMP_INDEX_ROOM, white);
  ump_pen_disc (cr, 50, 72, 31);
  ump_pen_stroke (cr, white, 8);
  ump_pen_path (cr, "M29 93L71 51");
  ump_pen_stroke (cr, white, 8);
  ump_pen_path (cr, "M34 121H60M52 113L61 121L52 129");
  ump_pen_stroke (cr, ump_palette_gold (), 4);
}

const char *
ump_rank_text (int value)
{
  static const char *const ranks[] = {
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
  };

  if (value < 2 || value > 14)
    return "?";
  return ranks[value - 2];
}

/* A tiny standing person: a head and a body. */
static void
paint_rider (cairo_t *cr, double cx, double cy, double height, UmpRgb ink)
{
  const double half = height * 0.26;

  ump_pen_disc (cr, cx, cy - height * 0.3, height * 0.2);
  ump_pen_fill (cr, ink);
  cairo_move_to (cr, cx - half, cy + height / 2);
  cairo_arc (cr, cx, cy + height * 0.18, half, G_PI, 2 * G_PI);
  cairo_line_to (cr, cx + half, cy + height / 2);
  cairo_close_path (cr);
  ump_pen_fill (cr, ink);
}

/* Of a card that rides: door and floor at the left, the people who wait at the right. */
static void
paint_foot (cairo_t *cr, const UmpLook *look, UmpRgb ink)
{
  const int riders = look->symbol - UMP_SYMBOL_CLUBS + 1;

  ump_pen_path (cr, "M10 110H90");
  ump_pen_stroke_faint (cr, ink, ump_pen_at_least (cr, 1.2, 1), 0.4);
  ump_pen_path (cr, "M13 127V117H20V127ZM10 127H23");
  ump_pen_stroke (cr, ink, 2);
  ump_pen_text (cr, look->value > 10 ? "1" : ump_rank_text (look->value), 27, 128, 15, 24, ink);
  for (int i = 0; i < riders; i++)
    paint_rider (cr, 88 - (riders - 1 - i) * 11, 122, 15, ink);
}

static void
paint_playing (cairo_t *cr, const UmpLook *look, UmpCardTheme theme)
{
  const UmpRgb ink = ump_palette_suit (look->symbol, theme);
  const UmpGlyph glyph = ump_glyph_of_symbol (look->symbol);
  const char *rank = ump_rank_text (look->value);
  const gboolean court = look->value > 10 && look->value < 14;

  ump_face_paint_frame (cr, theme);
  ump_pen_text (cr, rank, 9, 34, look->value == 10 ? 29 : 32, UMP_INDEX_ROOM, ink);
  ump_glyph_paint (cr, glyph, 81, 24, 22, ink);
  if (court) {
    ump_pen_rounded (cr, 26, 44, 48, 58, 6);
    ump_pen_stroke (cr, ink, 2);
    ump_pen_text_mid (cr, rank, 50, 73, 42, 40, ink);
    ump_glyph_paint (cr, UMP_GLYPH_STAR, 50, 36, 10, ink);
  } else
    ump_glyph_paint (cr, glyph, 50, 72, 50, ink);
  if (look->art == UMP_ART_RIDER && ump_pen_scale (cr) >= FOOT_SCALE)
    paint_foot (cr, look, ink);
}

static void
paint_lattice (cairo_t *cr, UmpRgb ink)
{
  cairo_save (cr);
  panel_path (cr);
  cairo_clip (cr);
  /* One stroke for all lines, or the crossings would show twice as strong. */
  for (int i = -140; i < 240; i += 16) {
    cairo_move_to (cr, i, 0);
    cairo_line_to (cr, i + 140, 140);
    cairo_move_to (cr, i + 140, 0);
    cairo_line_to (cr, i, 140);
  }
  ump_pen_stroke_faint (cr, ink, 2, 0.22);
  cairo_restore (cr);
}

void
ump_face_paint_back (cairo_t *cr, UmpColour colour, UmpCardTheme theme)
{
  const UmpRgb fill = ump_palette_fill (colour, theme);
  const UmpRgb on = ump_palette_on (colour, theme);
  const UmpGlyph glyph = ump_glyph_of_colour (colour);

  ump_face_paint_frame (cr, theme);
  ump_face_paint_panel (cr, fill);
  paint_lattice (cr, on);
  ump_pen_disc (cr, 50, 70, 27);
  ump_pen_fill_stroke (cr, fill, on, 3);
  if (colour == UMP_COLOUR_NONE) {
    ump_glyph_paint (cr, glyph, 52, 68, 34, on);
    return;
  }
  ump_glyph_paint (cr, glyph, 50, 70, 29, on);
  ump_pen_text_mid (cr, "?", 82, 123, 20, 20, on);
}

static void
paint_unknown (cairo_t *cr, UmpCardTheme theme)
{
  const UmpRgb ink = ump_palette_tone (UMP_TONE_ZONE_INK, theme);
  const double line = ump_pen_at_least (cr, 2.5, 1.4);

  ump_pen_rounded (cr, line / 2, line / 2, 100 - line, 140 - line, 9);
  ump_pen_fill (cr, ump_palette_tone (UMP_TONE_ZONE, theme));
  ump_pen_rounded (cr, line / 2, line / 2, 100 - line, 140 - line, 9);
  ump_pen_stroke_dashed (cr, ink, line, 8, 6);
  ump_pen_text_mid (cr, "?", 50, 70, 56, 60, ink);
}

static void
paint_sheet (cairo_t *cr, UmpCardTheme theme)
{
  const UmpRgb print = ump_palette_print ();

  ump_face_paint_frame (cr, theme);
  for (int i = 0; i < 3; i++) {
    cairo_move_to (cr, 14, 26 + 24 * i);
    cairo_line_to (cr, 86, 26 + 24 * i);
  }
  ump_pen_stroke_faint (cr, print, ump_pen_at_least (cr, 1.8, 1), 0.45);
  ump_pen_text_mid (cr, "123", 50, 106, 34, PANEL_ROOM, print);
}

void
ump_face_paint (cairo_t *cr, const UmpLook *look, const char *stand_in, UmpCardTheme theme)
{
  switch (look->art) {
  case UMP_ART_NUMBER: paint_number (cr, look, theme); break;
  case UMP_ART_BET: paint_bet (cr, look, theme); break;
  case UMP_ART_WILD: ump_face_paint_wild (cr, stand_in, theme); break;
  case UMP_ART_SKIP: paint_skip (cr, theme); break;
  case UMP_ART_SUIT: paint_suit (cr, look, theme); break;
  case UMP_ART_CALENDAR: paint_calendar (cr, look, theme); break;
  case UMP_ART_PERSON: paint_person (cr, look, theme); break;
  case UMP_ART_PLAYING:
  case UMP_ART_RIDER: paint_playing (cr, look, theme); break;
  case UMP_ART_SHEET: paint_sheet (cr, theme); break;
  case UMP_ART_UNKNOWN:
  default: paint_unknown (cr, theme); break;
  }
}
