/* Chips and keys: the same few signs, symbol left and value right, on a chip of its own or
 * on the surface of a key. */
#include "card-paint.h"

#include <string.h>

#include "card-faces.h"
#include "card-marks.h"
#include "card-pen.h"
#include "card-symbols.h"

/* The recipe of a chip is written for this height. */
#define UNIT_HEIGHT 24.0
#define UNIT_WIDTH (UNIT_HEIGHT * 1.6)

/* Room a key gives to the same signs. */
#define KEY_UNIT_HEIGHT 34.0
#define KEY_UNIT_WIDTH 41.0

/* A key at least this high has room for a small card. */
#define KEY_CARD_HEIGHT 56

typedef struct {
  cairo_t *cr;
  const UmpLook *look;
  const char *stand_in; /* nullable */
  UmpCardFlags flags;
  UmpCardTheme theme;
} Tile;

/* The art as it is seen: a back is known by its colour only. */
typedef enum {
  SIGN_ON_SURFACE, /* keeps the surface of the key it is on */
  SIGN_FILLED,
} Ground;

static gboolean
is_back (const Tile *t)
{
  return (t->flags & UMP_CARD_BACK) != 0;
}

static Ground
ground_of (const Tile *t)
{
  if (is_back (t))
    return SIGN_FILLED;
  switch (t->look->art)
    {
    case UMP_ART_NUMBER:
    case UMP_ART_PERSON:
    case UMP_ART_BET:
    case UMP_ART_WILD:
    case UMP_ART_SKIP:
      return SIGN_FILLED;
    case UMP_ART_SUIT:
    case UMP_ART_MARTES:
    case UMP_ART_PLAYING:
    case UMP_ART_SHEET:
    case UMP_ART_UNKNOWN:
    default:
      return SIGN_ON_SURFACE;
    }
}

static UmpRgb
fill_of (const Tile *t)
{
  if (is_back (t) || t->look->art == UMP_ART_NUMBER || t->look->art == UMP_ART_PERSON)
    return ump_palette_fill (t->look->colour, t->theme);
  return ump_palette_fill (UMP_COLOUR_NONE, t->theme);
}

static UmpRgb
on_of (const Tile *t)
{
  return ump_palette_on (t->look->colour, t->theme);
}

static void
paint_glyph_and_text (const Tile *t,
                      UmpGlyph    glyph,
                      double      glyph_x,
                      double      glyph_size,
                      const char *text,
                      double      text_x,
                      double      text_size,
                      UmpRgb      ink)
{
  ump_glyph_paint (t->cr, glyph, glyph_x, UNIT_HEIGHT / 2, glyph_size, ink);
  ump_pen_text_mid (t->cr, text, text_x, UNIT_HEIGHT / 2, text_size, 22, ink);
}

static void
paint_number_sign (const Tile *t)
{
  g_autofree char *text = g_strdup_printf ("%d", t->look->value);
  const gboolean long_text = strlen (text) > 2;

  if (t->look->value == 0)
    {
      ump_glyph_paint (t->cr, ump_glyph_of_colour (t->look->colour), UNIT_WIDTH / 2, UNIT_HEIGHT / 2, 15, on_of (t));
      return;
    }
  paint_glyph_and_text (t, ump_glyph_of_colour (t->look->colour), long_text ? 8.6 : 10, long_text ? 10.5 : 12,
                        text, UNIT_WIDTH - (long_text ? 12.2 : 12.5), long_text ? 12.9 : 15, on_of (t));
}

static void
paint_bet_sign (const Tile *t)
{
  g_autofree char *text = g_strdup_printf ("+%d", t->look->value);

  ump_pen_disc (t->cr, 9.5, UNIT_HEIGHT / 2, 5);
  ump_pen_fill (t->cr, ump_palette_gold ());
  ump_pen_disc (t->cr, 9.5, UNIT_HEIGHT / 2, 5);
  ump_pen_stroke_dashed (t->cr, ump_palette_white (), 1.4, 2.4, 2.088);
  ump_pen_text_mid (t->cr, text, UNIT_WIDTH - 12, UNIT_HEIGHT / 2, 13.5, 20, ump_palette_white ());
}

static void
paint_wild_sign (const Tile *t)
{
  const UmpStandIn as = ump_stand_in_parse (t->stand_in);
  const double cy = UNIT_HEIGHT / 2;
  UmpRgb ink = ump_palette_white ();

  ump_wheel_paint (t->cr, t->theme, 11, cy, 8, 0);
  ump_pen_disc (t->cr, 11, cy, 8);
  ump_pen_stroke (t->cr, ump_palette_white (), 1);
  if (as.colour != UMP_COLOUR_NONE)
    {
      ump_pen_disc (t->cr, UNIT_WIDTH - 11.5, cy, 8.5);
      ump_pen_fill_stroke (t->cr, ump_palette_fill (as.colour, t->theme), ump_palette_white (), 1);
      ink = ump_palette_on (as.colour, t->theme);
    }
  if (as.colour != UMP_COLOUR_NONE && as.text == NULL)
    ump_glyph_paint (t->cr, ump_glyph_of_colour (as.colour), UNIT_WIDTH - 11.5, cy, 10, ink);
  else
    ump_pen_text_mid (t->cr, as.text != NULL ? as.text : "W", UNIT_WIDTH - 11.5, cy,
                      13.8, as.colour != UMP_COLOUR_NONE ? 13 : 18, ink);
}

static void
paint_skip_sign (const Tile *t)
{
  const UmpRgb white = ump_palette_white ();

  ump_pen_disc (t->cr, 11, 12, 6.5);
  ump_pen_stroke (t->cr, white, 2);
  ump_pen_path (t->cr, "M6.8 16.2L15.2 7.8");
  ump_pen_stroke (t->cr, white, 2);
  ump_pen_text_mid (t->cr, "S", UNIT_WIDTH - 11, 12, 15, 20, white);
}

static void
paint_back_sign (const Tile *t)
{
  paint_glyph_and_text (t, ump_glyph_of_colour (t->look->colour), 11, 12, "?", UNIT_WIDTH - 11, 15, on_of (t));
}

/* The signs in a box of UNIT_WIDTH by UNIT_HEIGHT, people excepted. `ink` is for what has
 * no ground of its own. */
static void
paint_sign (const Tile *t,
            UmpRgb      ink)
{
  g_autofree char *text = g_strdup_printf ("%d", t->look->value);

  if (is_back (t))
    {
      paint_back_sign (t);
      return;
    }
  switch ((int) t->look->art)
    {
    case UMP_ART_NUMBER:
      paint_number_sign (t);
      break;
    case UMP_ART_BET:
      paint_bet_sign (t);
      break;
    case UMP_ART_WILD:
      paint_wild_sign (t);
      break;
    case UMP_ART_SKIP:
      paint_skip_sign (t);
      break;
    case UMP_ART_SUIT:
      paint_glyph_and_text (t, ump_glyph_of_symbol (t->look->symbol), 12, 16, text, UNIT_WIDTH - 11, 15, ink);
      break;
    case UMP_ART_MARTES:
      paint_glyph_and_text (t, UMP_GLYPH_CALENDAR, 11, 15, text, UNIT_WIDTH - 11, 15, ink);
      break;
    case UMP_ART_PLAYING:
      paint_glyph_and_text (t, ump_glyph_of_symbol (t->look->symbol), UNIT_WIDTH - 10.5, 13,
                            ump_rank_text (t->look->value), 12, 15, ink);
      break;
    case UMP_ART_SHEET:
      ump_pen_text_mid (t->cr, "123", UNIT_WIDTH / 2, UNIT_HEIGHT / 2, 13, 34, ink);
      break;
    default:
      ump_pen_text_mid (t->cr, "?", UNIT_WIDTH / 2, UNIT_HEIGHT / 2, 15, 34, ink);
      break;
    }
}

/* The colour left, the person as large as the box allows at the right. */
static void
paint_person_sign (const Tile *t,
                   double      x,
                   double      y,
                   double      width,
                   double      height)
{
  const double size = MIN (height * 0.85, width * 0.62);
  const double end = MAX ((height - size) / 2 + height * 0.04, width * 0.05);
  const double left = width - end - size;

  ump_glyph_paint (t->cr, ump_glyph_of_colour (t->look->colour), x + left / 2 + width * 0.015, y + height / 2,
                   MIN (height * 0.46, left * 0.72), on_of (t));
  ump_person_paint (t->cr, t->look->symbol, t->look->colour, t->theme,
                    x + left + size / 2, y + height / 2, size);
}

static void
paint_sign_in (const Tile *t,
               UmpRgb      ink,
               double      x,
               double      y,
               double      scale)
{
  cairo_save (t->cr);
  cairo_translate (t->cr, x, y);
  cairo_scale (t->cr, scale, scale);
  paint_sign (t, ink);
  cairo_restore (t->cr);
}

/* A filled box with its edge inside, both on whole pixels. */
static void
paint_box (cairo_t *cr,
           UmpRgb   fill,
           UmpRgb   edge,
           double   line,
           double   x,
           double   y,
           double   width,
           double   height,
           double   radius)
{
  ump_pen_snapped (cr, x, y, width, height, radius);
  ump_pen_fill (cr, edge);
  ump_pen_snapped (cr, x + line, y + line, width - 2 * line, height - 2 * line, radius - line);
  ump_pen_fill (cr, fill);
}

static void
paint_chip_unknown (const Tile *t,
                    double      x,
                    double      y,
                    double      height)
{
  const UmpRgb ink = ump_palette_tone (UMP_TONE_ZONE_INK, t->theme);

  ump_pen_rounded (t->cr, x + 0.75, y + 0.75, height * 1.6 - 1.5, height - 1.5, height * 5 / UNIT_HEIGHT);
  ump_pen_stroke_dashed (t->cr, ink, 1.5, 4, 3);
  paint_sign_in (t, ink, x, y, height / UNIT_HEIGHT);
}

static void
paint_chip (const Tile *t,
            double      x,
            double      y,
            double      height)
{
  const double unit = height / UNIT_HEIGHT;
  const double width = height * 1.6;
  const gboolean filled = ground_of (t) == SIGN_FILLED;
  UmpRgb fill = filled ? fill_of (t) : ump_palette_tone (UMP_TONE_PAPER, t->theme);
  UmpRgb edge = ump_palette_tone (UMP_TONE_CHIP_EDGE, t->theme);
  UmpRgb ink = ump_palette_suit (t->look->symbol, t->theme);
  double line = ump_palette_is_high_contrast (t->theme) ? 1.5 : 1;

  if (!filled && t->look->art == UMP_ART_UNKNOWN)
    {
      paint_chip_unknown (t, x, y, height);
      return;
    }
  if (!filled && t->look->art == UMP_ART_MARTES)
    {
      fill = ump_palette_martes ();
      ink = ump_palette_disc ();
    }
  else if (!filled && t->look->art == UMP_ART_SUIT)
    {
      edge = ink;
      line = 1.4 * unit;
    }
  paint_box (t->cr, fill, edge, line, x, y, width, height, 5 * unit);
  if (!is_back (t) && t->look->art == UMP_ART_PERSON)
    paint_person_sign (t, x, y, width, height);
  else
    paint_sign_in (t, ink, x, y, unit);
}

static double
chip_ring (double height)
{
  return CLAMP (height * 0.085, 2, 3);
}

double
ump_chip_width (const UmpLook *look,
                double         height)
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
ump_chip_paint (cairo_t       *cr,
                const UmpLook *look,
                const char    *stand_in,
                UmpCardFlags   flags,
                UmpCardTheme   theme,
                double         x,
                double         y,
                double         height)
{
  const Tile tile = { cr, look, stand_in, flags, theme };
  const UmpMarkBox box = { x, y, height * 1.6, height, height * 5 / UNIT_HEIGHT, chip_ring (height) };

  g_return_if_fail (cr != NULL);
  g_return_if_fail (look != NULL);

  ump_marks_begin (cr, &box, flags);
  paint_chip (&tile, x, y, height);
  ump_marks_end (cr, &box, flags, theme);
}

/* Not possible now: no colour, so that what is possible is seen at once. */
static void
paint_dimmed_number (const Tile       *t,
                     const UmpMarkBox *box,
                     double            unit)
{
  const UmpRgb ink = ump_palette_tone (UMP_TONE_DIM, t->theme);
  const double left = box->x + (box->width - UNIT_WIDTH * unit) / 2;
  const double cy = box->y + box->height / 2;
  g_autofree char *text = g_strdup_printf ("%d", t->look->value);

  ump_glyph_paint (t->cr, ump_glyph_of_colour (t->look->colour), left + 9.5 * unit, cy, 10 * unit, ink);
  ump_pen_text_mid_plain (t->cr, text, left + (UNIT_WIDTH - 12.5) * unit, cy, 14.5 * unit, 22 * unit, ink);
}

/* Taller than wide: the sign above, the value below. */
static void
paint_tall_martes (const Tile       *t,
                   const UmpMarkBox *box,
                   UmpRgb            ink)
{
  const double size = MIN (box->width * 0.62, box->height * 0.4);
  const double cx = box->x + box->width / 2;
  const double cy = box->y + box->height / 2;
  g_autofree char *text = g_strdup_printf ("%d", t->look->value);

  ump_glyph_paint (t->cr, UMP_GLYPH_CALENDAR, cx, cy - size * 0.36, size, ink);
  ump_pen_text_mid (t->cr, text, cx, cy + size * 0.6, size * 0.58, box->width, ink);
}

static void
paint_key_on_surface (const Tile       *t,
                      const UmpMarkBox *box,
                      double            unit)
{
  const UmpArt art = t->look->art;
  UmpRgb ink = ump_palette_suit_on_key (t->look->symbol, t->theme);

  if (art == UMP_ART_MARTES && !ump_palette_is_dark (t->theme))
    ink = ump_palette_martes ();
  else if (art == UMP_ART_UNKNOWN || art == UMP_ART_SHEET)
    ink = ump_palette_tone (UMP_TONE_KEY_INK, t->theme);
  if (art == UMP_ART_MARTES && box->height > box->width * 1.25)
    paint_tall_martes (t, box, ink);
  else
    paint_sign_in (t, ink, box->x + (box->width - UNIT_WIDTH * unit) / 2,
                   box->y + (box->height - UNIT_HEIGHT * unit) / 2, unit);
}

static void
paint_key_filled (const Tile       *t,
                  const UmpMarkBox *box,
                  double            unit)
{
  paint_box (t->cr, fill_of (t), ump_palette_tone (UMP_TONE_CHIP_EDGE, t->theme),
             ump_palette_is_high_contrast (t->theme) ? 1.6 : 1,
             box->x, box->y, box->width, box->height, box->radius);
  if (is_back (t))
    ump_glyph_paint (t->cr, ump_glyph_of_colour (t->look->colour), box->x + box->width / 2,
                     box->y + box->height / 2, MIN (box->width, box->height) * 0.5, on_of (t));
  else if (t->look->art == UMP_ART_PERSON)
    paint_person_sign (t, box->x, box->y, box->width, box->height);
  else
    paint_sign_in (t, on_of (t), box->x + (box->width - UNIT_WIDTH * unit) / 2,
                   box->y + (box->height - UNIT_HEIGHT * unit) / 2, unit);
}

/* Bets, wilds and skips are known by their picture where there is room for it. */
static gboolean
is_small_card (const Tile *t,
               double      height)
{
  const UmpArt art = t->look->art;

  return !is_back (t) && height >= KEY_CARD_HEIGHT
         && (art == UMP_ART_BET || art == UMP_ART_WILD || art == UMP_ART_SKIP);
}

static void
paint_key_card (const Tile       *t,
                const UmpMarkBox *box)
{
  const double width = MIN (box->width - 8, (box->height - 8) / UMP_CARD_RATIO);

  ump_card_paint (t->cr, t->look, t->stand_in, UMP_CARD_PLAIN, t->theme,
                  box->x + (box->width - width) / 2,
                  box->y + (box->height - width * UMP_CARD_RATIO) / 2, width);
}

void
ump_key_paint (cairo_t       *cr,
               const UmpLook *look,
               const char    *stand_in,
               UmpCardFlags   flags,
               UmpCardTheme   theme,
               double         x,
               double         y,
               double         width,
               double         height)
{
  const Tile tile = { cr, look, stand_in, flags, theme };
  const UmpMarkBox box = { x, y, width, height, CLAMP (height * 0.21, 4, 9), 3 };
  const double unit = MIN (height / KEY_UNIT_HEIGHT, width / KEY_UNIT_WIDTH);
  UmpCardFlags marks = flags & (UMP_CARD_CHOSEN | UMP_CARD_DIMMED);

  g_return_if_fail (cr != NULL);
  g_return_if_fail (look != NULL);

  if (!is_back (&tile) && look->art == UMP_ART_NUMBER && look->value != 0 && (flags & UMP_CARD_DIMMED))
    {
      paint_dimmed_number (&tile, &box, unit);
      return;
    }
  if (ground_of (&tile) != SIGN_FILLED || is_small_card (&tile, height))
    marks &= ~UMP_CARD_CHOSEN;
  ump_marks_begin (cr, &box, marks);
  if (is_small_card (&tile, height))
    paint_key_card (&tile, &box);
  else if (ground_of (&tile) == SIGN_FILLED)
    paint_key_filled (&tile, &box, unit);
  else
    paint_key_on_surface (&tile, &box, unit);
  ump_marks_end (cr, &box, marks, theme);
}
