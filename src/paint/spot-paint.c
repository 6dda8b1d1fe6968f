/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How each sort of spot looks. Lengths in px at 100 % are multiplied by the spot's unit. */
#include "spot-paint.h"

#include <math.h>

#include "card-pen.h"
#include "card-sight.h"
#include "card-symbols.h"
#include "mark.h"

/* Corners: of fields, sets, boxes. */
#define ROUND 12
#define ROUND_SET 9
#define ROUND_BOX 5
/* A place that may be tapped is between the colour of a key and that of a zone. */
#define KEY_PART 0.65
#define RING 2
/* So much of its colour has a key that cannot be pressed. */
#define PALE 0.35

typedef struct {
  cairo_t *cr;
  const UmpSpot *spot;
  const UmpSetup *setup;
  UmpCardTheme theme;
  PangoContext *context;
  double width, height, unit;
} Brush;

static UmpRgb
tone (const Brush *b, UmpTone which)
{
  return ump_palette_tone (which, b->theme);
}

static UmpRgb
blend (UmpRgb one, UmpRgb other, double part)
{
  return (UmpRgb){ one.r * part + other.r * (1 - part), one.g * part + other.g * (1 - part),
                   one.b * part + other.b * (1 - part) };
}

static gboolean
is (const Brush *b, guint flags)
{
  return (b->spot->flags & flags) != 0;
}

static gboolean
strong (const Brush *b)
{
  return ump_palette_is_high_contrast (b->theme);
}

/* ---- words -------------------------------------------------------------------------------------- */

static PangoLayout *
layout_new (PangoContext *context, const char *text, const UmpTextStyle *style, int width)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (context));
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_font_description_set_absolute_size (font, style->size * (double) PANGO_SCALE);
  pango_font_description_set_weight (font, (PangoWeight) style->weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_text (layout, text, -1);
  if (style->cut)
    pango_layout_set_single_paragraph_mode (layout, TRUE);
  if (width >= 0) {
    pango_layout_set_width (layout, width * PANGO_SCALE);
    if (style->cut)
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  }
  return layout;
}

void
ump_spot_measure (const char *text, const UmpTextStyle *style, int max_width, int *width, int *height,
                  gpointer context)
{
  PangoLayout *layout = layout_new (context, text, style, max_width);
  PangoRectangle box;

  pango_layout_get_extents (layout, NULL, &box);
  *width = (box.width + PANGO_SCALE - 1) / PANGO_SCALE;
  *height = (box.height + PANGO_SCALE - 1) / PANGO_SCALE;
  g_object_unref (layout);
}

/* Pango's sides are those of the writing: they change places where a text runs the other way than the page.
 * */
static PangoAlignment
alignment (const Brush *b, PangoLayout *layout)
{
  gboolean turned = pango_layout_get_direction (layout, 0) != pango_context_get_base_dir (b->context);

  if (b->spot->style.side == UMP_TEXT_CENTRE)
    return PANGO_ALIGN_CENTER;
  return (b->spot->style.side == UMP_TEXT_RIGHT) != turned ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
}

static UmpRgb
ink_of (const Brush *b)
{
  gboolean own = is (b, UMP_SPOT_OWN);

  switch ((UmpInk) b->spot->style.ink) {
  case UMP_INK_DIM: return tone (b, own ? UMP_TONE_DIM : UMP_TONE_ZONE_INK);
  case UMP_INK_ACCENT: return tone (b, UMP_TONE_ACCENT);
  case UMP_INK_WARN: return tone (b, UMP_TONE_WARN_INK);
  case UMP_INK_REFUSED: return tone (b, UMP_TONE_REFUSED_INK);
  case UMP_INK_TURN: return tone (b, UMP_TONE_ON_TURN);
  case UMP_INK_TEXT:
  default: return tone (b, own ? UMP_TONE_KEY_INK : UMP_TONE_CLOTH_INK);
  }
}

/* middle: in the middle of the height, else at the top. */
static void
paint_text (const Brush *b, const char *text, UmpRgb ink, gboolean middle)
{
  PangoLayout *layout;
  int height;

  if (text == NULL)
    return;
  layout = layout_new (b->context, text, &b->spot->style, (int) b->width);
  pango_layout_set_alignment (layout, alignment (b, layout));
  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_move_to (b->cr, 0, middle ? (b->height - height) / 2.0 : 0);
  cairo_set_source_rgb (b->cr, ink.r, ink.g, ink.b);
  pango_cairo_show_layout (b->cr, layout);
  g_object_unref (layout);
}

/* ---- grounds ------------------------------------------------------------------------------------ */

/* A ground and a line just inside of its edge. */
static void
ground (const Brush *b, UmpRgb fill, UmpRgb line, double line_width, double radius)
{
  double r = radius * b->unit, w = line_width;

  ump_pen_snapped (b->cr, 0, 0, b->width, b->height, r);
  ump_pen_fill (b->cr, fill);
  if (w <= 0)
    return;
  ump_pen_rounded (b->cr, w / 2, w / 2, b->width - w, b->height - w, r - w / 2);
  ump_pen_stroke (b->cr, line, w);
}

static UmpRgb
ring_of (const Brush *b)
{
  if (is (b, UMP_SPOT_REFUSED))
    return tone (b, UMP_TONE_REFUSED);
  return tone (b, is (b, UMP_SPOT_WARNS) ? UMP_TONE_WARN : UMP_TONE_ACCENT);
}

/* What may be tapped: light, raised, ringed. */
static void
paint_live (const Brush *b, double radius)
{
  UmpRgb zone = tone (b, UMP_TONE_ZONE);
  UmpRgb fill = is (b, UMP_SPOT_REFUSED) ? tone (b, UMP_TONE_REFUSED_FILL) : tone (b, UMP_TONE_KEY);
  double ring = (strong (b) ? 1.5 : 1) * RING * MAX (b->unit, 1), shade = ump_palette_shadow (b->theme);

  if (shade > 0) {
    ump_pen_rounded (b->cr, 0, 1.5 * b->unit, b->width, b->height, radius * b->unit);
    cairo_set_source_rgba (b->cr, 0, 0, 0, shade);
    cairo_fill (b->cr);
  }
  ground (b, blend (fill, zone, KEY_PART), ring_of (b), ring, radius);
}

static void
outline (const Brush *b, UmpRgb ink, double line, double radius, gboolean dashed)
{
  line *= MAX (b->unit, 1);
  ump_pen_rounded (b->cr, line / 2, line / 2, b->width - line, b->height - line, radius * b->unit);
  if (dashed)
    ump_pen_stroke_dashed (b->cr, ink, line, 5 * b->unit, 4 * b->unit);
  else
    ump_pen_stroke (b->cr, ink, line);
}

static void
paint_field (const Brush *b)
{
  gboolean own = is (b, UMP_SPOT_OWN) && b->spot->sort == UMP_SPOT_PLACE;
  double line = b->spot->sort == UMP_SPOT_PLACE || strong (b) ? MAX (b->unit, 1) : 0;

  if (is (b, UMP_SPOT_LIVE | UMP_SPOT_REFUSED))
    paint_live (b, ROUND);
  else if (own)
    ground (b, tone (b, UMP_TONE_OWN), tone (b, UMP_TONE_TURN), 2 * MAX (b->unit, 1), ROUND);
  else
    ground (b, tone (b, UMP_TONE_ZONE), tone (b, UMP_TONE_CLOTH_LINE), line, ROUND);
  if (is (b, UMP_SPOT_WARNS)) /* as a key, or where it is not as it was */
    outline (b, tone (b, UMP_TONE_WARN), RING, ROUND - 1, FALSE);
}

static void
paint_frame (const Brush *b)
{
  double line = 1.5 * MAX (b->unit, 1);

  if (is (b, UMP_SPOT_LIVE | UMP_SPOT_REFUSED)) {
    paint_live (b, ROUND_SET);
    return;
  }
  ump_pen_rounded (b->cr, line / 2, line / 2, b->width - line, b->height - line, ROUND_SET * b->unit);
  ump_pen_stroke_faint (b->cr, tone (b, UMP_TONE_CLOTH_LINE), line, 0.7);
}

static void
paint_set (const Brush *b)
{
  double line = 2 * MAX (b->unit, 1);

  if (is (b, UMP_SPOT_LIVE)) {
    paint_live (b, ROUND_SET);
    return;
  }
  if (!is (b, UMP_SPOT_GHOST)) {
    ground (b, blend (tone (b, UMP_TONE_VIEW), tone (b, UMP_TONE_ZONE), 0.7), tone (b, UMP_TONE_CLOTH_LINE),
            line, ROUND_SET);
    return;
  }
  outline (b, ring_of (b), RING, ROUND_SET, TRUE);
}

static void
paint_shaft (const Brush *b)
{
  gboolean own = is (b, UMP_SPOT_OWN);
  UmpRgb fill = tone (b, UMP_TONE_ZONE), line = tone (b, own ? UMP_TONE_TURN : UMP_TONE_CLOTH_LINE);
  double w = own ? MAX (1.5 * b->unit, 1) : MAX (b->unit, 1);

  cairo_rectangle (b->cr, 0, 0, b->width, b->height);
  ump_pen_fill (b->cr, own ? blend (tone (b, UMP_TONE_OWN), fill, 0.55) : fill);
  for (int k = 0; k < 2; k++) {
    double x = k == 0 ? w / 2 : b->width - w / 2;
    cairo_move_to (b->cr, x, 0);
    cairo_line_to (b->cr, x, b->height);
    ump_pen_stroke (b->cr, line, w);
  }
}

/* Round above, and open to the column below. */
static void
paint_head (const Brush *b)
{
  if (!is (b, UMP_SPOT_OWN))
    return;
  cairo_rectangle (b->cr, 0, 0, b->width, b->height);
  cairo_clip (b->cr);
  ump_pen_rounded (b->cr, 0, 0, b->width, b->height * 2, 10 * b->unit);
  ump_pen_fill (b->cr, tone (b, UMP_TONE_TURN));
}

/* An arrow's shaft and point in a box of that size; value 1: upwards. */
static void
arrow (const Brush *b, double cx, double cy, double size, UmpRgb ink)
{
  double h = size / 2, way = b->spot->value > 0 ? -1 : 1;

  cairo_new_path (b->cr);
  cairo_move_to (b->cr, cx, cy - way * h);
  cairo_line_to (b->cr, cx, cy + way * h);
  cairo_move_to (b->cr, cx - h * 0.8, cy + way * h * 0.2);
  cairo_line_to (b->cr, cx, cy + way * h);
  cairo_line_to (b->cr, cx + h * 0.8, cy + way * h * 0.2);
  ump_pen_stroke (b->cr, ink, size * 0.2);
}

static void
paint_cab (const Brush *b)
{
  gboolean own = is (b, UMP_SPOT_OWN);
  double radius = b->spot->limit, edge = b->spot->value > 0 ? 0 : b->height;

  ground (b, tone (b, own ? UMP_TONE_OWN : UMP_TONE_VIEW), tone (b, UMP_TONE_KEY_INK),
          (own ? 3 : 2) * MAX (b->unit, 1), 7);
  if (b->spot->value == 0)
    return;
  ump_pen_disc (b->cr, b->width / 2, edge, radius);
  ump_pen_fill (b->cr, tone (b, is (b, UMP_SPOT_REFUSED) ? UMP_TONE_REFUSED : UMP_TONE_TURN));
  arrow (b, b->width / 2, edge, radius, tone (b, UMP_TONE_ON_TURN));
}

/* ---- cards -------------------------------------------------------------------------------------- */

static UmpCardFlags
card_flags (const Brush *b)
{
  UmpCardFlags flags = UMP_CARD_PLAIN;

  if (is (b, UMP_SPOT_GHOST)) {
    flags |= UMP_CARD_GHOST;
    if (is (b, UMP_SPOT_REFUSED))
      flags |= UMP_CARD_GHOST_REFUSED;
    else if (is (b, UMP_SPOT_WARNS))
      flags |= UMP_CARD_GHOST_WARN;
  } else if (is (b, UMP_SPOT_LIVE)) {
    flags |= UMP_CARD_TARGET;
  }
  if (is (b, UMP_SPOT_CHOSEN))
    flags |= UMP_CARD_CHOSEN;
  if (is (b, UMP_SPOT_NEW))
    flags |= UMP_CARD_JUST_LAID;
  if (is (b, UMP_SPOT_OFF | UMP_SPOT_GONE))
    flags |= UMP_CARD_DIMMED;
  return flags;
}

/* The bar in front of which a card should have gone. */
static void
paint_before (const Brush *b)
{
  UmpRgb ink = tone (b, UMP_TONE_ACCENT);

  ump_pen_rounded (b->cr, -7 * b->unit, -6 * b->unit, 5 * b->unit, b->height + 12 * b->unit, 3 * b->unit);
  ump_pen_fill (b->cr, ink);
}

static void
paint_card (const Brush *b)
{
  UmpCardFlags flags = card_flags (b);
  UmpCardSight sight;
  UmpLook look;

  ump_card_sight (b->setup, b->spot->card, &sight);
  look = ump_card_sight_look (&sight, &flags);
  if (b->spot->sort == UMP_SPOT_CHIP)
    ump_chip_paint (b->cr, &look, sight.stand_in, flags, b->theme, 0, 0, b->height);
  else
    ump_card_paint (b->cr, &look, sight.stand_in, flags, b->theme, 0, 0, b->width);
  if (is (b, UMP_SPOT_BEFORE))
    paint_before (b);
}

static void
small_back (const Brush *b, UmpColour colour, double x, double width, double height)
{
  ump_pen_snapped (b->cr, x, 0, width, height, width * 0.18);
  ump_pen_fill_stroke (b->cr, ump_palette_fill (colour, b->theme),
                       tone (b, colour == UMP_COLOUR_NONE ? UMP_TONE_PAPER : UMP_TONE_CHIP_EDGE),
                       MAX (width * 0.08, 1));
}

static void
paint_back (const Brush *b)
{
  UmpColour colour = b->spot->card.back;
  UmpRgb on = ump_palette_on (colour, b->theme);

  small_back (b, colour, 0, b->width, b->height);
  if (colour != UMP_COLOUR_NONE)
    ump_glyph_paint (b->cr, ump_glyph_of_colour (colour), b->width / 2, b->height / 2, b->width * 0.68, on);
  else
    ump_pen_text_mid (b->cr, "?", b->width / 2, b->height / 2, b->width * 0.7, b->width, on);
}

static void
paint_heap (const Brush *b)
{
  double width = b->height * 17 / 24,
         step = b->spot->value > 1 ? (b->width - width) / (b->spot->value - 1) : 0;

  for (int k = 0; k < b->spot->value; k++)
    small_back (b, UMP_COLOUR_NONE, k * step, width, b->height);
}

/* Words in the middle of a rounded ground that is as wide as they are, around a point. */
static void
pill (const Brush *b, double cx, double cy)
{
  PangoLayout *layout = layout_new (b->context, b->spot->text, &b->spot->style, -1);
  UmpRgb ink = tone (b, UMP_TONE_ON_TURN);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  ump_pen_rounded (b->cr, cx - width / 2.0 - 9 * b->unit, cy - height / 2.0, width + 18 * b->unit, height,
                   height / 2.0);
  ump_pen_fill (b->cr, tone (b, UMP_TONE_TURN));
  cairo_move_to (b->cr, cx - width / 2.0, cy - height / 2.0);
  cairo_set_source_rgb (b->cr, ink.r, ink.g, ink.b);
  pango_cairo_show_layout (b->cr, layout);
  g_object_unref (layout);
}

static void
paint_stack (const Brush *b)
{
  double edge = b->height - b->width * UMP_CARD_RATIO, width, height = b->height;
  UmpLook look = { .art = UMP_ART_UNKNOWN, .colour = b->spot->card.back };

  /* the card is as much narrower than the pile as it is less high */
  edge = MAX (edge / (1 - UMP_CARD_RATIO), 0);
  width = b->width - edge;
  height = width * UMP_CARD_RATIO;
  if (b->spot->value > 1) {
    ump_pen_rounded (b->cr, 0.5, edge - 0.5, width, height, width * 0.09);
    ump_pen_fill_stroke (b->cr, tone (b, UMP_TONE_PAPER), tone (b, UMP_TONE_EDGE), 1);
  }
  if (b->spot->value > 0) {
    ump_card_paint (b->cr, &look, NULL, card_flags (b) | UMP_CARD_BACK, b->theme, edge, 0, width);
  } else {
    ump_pen_rounded (b->cr, edge + 1, 1, width - 2, height - 2, width * 0.09);
    ump_pen_stroke_dashed (b->cr, tone (b, UMP_TONE_ZONE_INK), 2 * b->unit, 5 * b->unit, 4 * b->unit);
  }
  pill (b, edge + width / 2, height - 3 * b->unit);
}

static void
paint_hole (const Brush *b)
{
  double line = (is (b, UMP_SPOT_PEN) ? 3 : 2) * MAX (b->unit, 1), radius = MIN (b->width, b->height) * 0.09;
  UmpRgb dim = tone (b, is (b, UMP_SPOT_OWN) ? UMP_TONE_DIM : UMP_TONE_ZONE_INK);

  ump_pen_rounded (b->cr, line / 2, line / 2, b->width - line, b->height - line, radius);
  if (is (b, UMP_SPOT_PEN))
    ump_pen_fill_stroke (b->cr, blend (tone (b, UMP_TONE_ACCENT), tone (b, UMP_TONE_ZONE), 0.12),
                         tone (b, UMP_TONE_ACCENT), line);
  else
    ump_pen_stroke_dashed (b->cr, is (b, UMP_SPOT_GHOST) ? ring_of (b) : dim, line, 5 * b->unit, 4 * b->unit);
  paint_text (b, b->spot->text, is (b, UMP_SPOT_GHOST) ? ring_of (b) : dim, TRUE);
}

/* ---- keys ---------------------------------------------------------------------------------------- */

/* A key's own surface: raised, unless it cannot be pressed. */
static void
key_ground (const Brush *b, UmpRgb fill, UmpRgb line)
{
  double shade = is (b, UMP_SPOT_OFF) ? 0 : ump_palette_shadow (b->theme);

  if (shade > 0) {
    ump_pen_rounded (b->cr, 0, 1.5 * b->unit, b->width, b->height, ROUND_SET * b->unit);
    cairo_set_source_rgba (b->cr, 0, 0, 0, shade);
    cairo_fill (b->cr);
  }
  ground (b, fill, line, (is (b, UMP_SPOT_CHOSEN | UMP_SPOT_PEN) ? 3 : 1) * MAX (b->unit, 1), ROUND_SET);
}

/* As many dots as there are cards, full ones for those that are left. */
static void
paint_dots (const Brush *b)
{
  double r = 2.4 * b->unit, step = 2.9 * r, x = b->width / 2 - step * (b->spot->limit - 1) / 2;
  UmpRgb ink = tone (b, UMP_TONE_KEY_INK);

  for (int k = 0; k < b->spot->limit; k++) {
    ump_pen_disc (b->cr, x + k * step, b->height - 7 * b->unit, r);
    if (k < b->spot->value)
      ump_pen_fill (b->cr, ink);
    else
      ump_pen_stroke (b->cr, ink, 0.8 * b->unit);
  }
}

/* What a key that cannot be pressed has of its card's colour. */
static UmpRgb
key_fill (const Brush *b, const UmpLook *look)
{
  UmpRgb off = tone (b, UMP_TONE_KEY_OFF);

  if (!is (b, UMP_SPOT_OFF))
    return tone (b, UMP_TONE_KEY);
  return look->art == UMP_ART_NUMBER && look->colour != UMP_COLOUR_NONE && !strong (b)
             ? blend (ump_palette_fill (look->colour, b->theme), off, PALE)
             : off;
}

/* The card on its key; one that is a picture has a ground of its own, and leaves the dots the key's. */
static void
paint_key_card (const Brush *b, const UmpLook *look, gboolean dots)
{
  UmpCardFlags flags = card_flags (b) & (UMP_CARD_CHOSEN | UMP_CARD_DIMMED);
  double height = b->height - (dots ? 10 * b->unit : 0), width = b->width, x = 0, y = 0;

  if (dots && (look->art == UMP_ART_BET || look->art == UMP_ART_WILD || look->art == UMP_ART_SKIP)) {
    y = 5 * b->unit;
    height -= 9 * b->unit;
    width = MIN (1.6 * height, b->width - 12 * b->unit);
    x = (b->width - width) / 2;
  }
  ump_key_paint (b->cr, look, NULL, flags, b->theme, x, y, width, height);
}

static void
paint_key (const Brush *b)
{
  const UmpLook *look = &b->setup->looks[b->spot->card.face];
  gboolean dots = b->spot->limit > 1 && b->spot->more == 0 && b->height > 40 * b->unit;
  UmpLook shown = *look;

  if (b->spot->more != 0)
    shown = look->colour != UMP_COLOUR_NONE ? (UmpLook){ .art = UMP_ART_NUMBER, .colour = look->colour }
                                            : (UmpLook){ .art = look->art, .symbol = look->symbol };
  key_ground (b, key_fill (b, look), tone (b, is (b, UMP_SPOT_CHOSEN) ? UMP_TONE_ACCENT : UMP_TONE_KEY_LINE));
  paint_key_card (b, &shown, dots);
  if (dots)
    paint_dots (b);
  if (is (b, UMP_SPOT_REFUSED))
    outline (b, tone (b, UMP_TONE_REFUSED), RING, ROUND_SET, TRUE);
  if (is (b, UMP_SPOT_PEN))
    outline (b, tone (b, UMP_TONE_KEY_INK), 3, ROUND_SET, FALSE);
  if (b->spot->text == NULL || b->spot->text[0] == '\0')
    return;
  cairo_translate (b->cr, b->width * 0.28, 0);
  paint_text (b, b->spot->text,
              b->spot->more != 0 && look->colour != UMP_COLOUR_NONE ? ump_palette_on (look->colour, b->theme)
                                                                    : ink_of (b),
              TRUE);
}

/* Blue where it is chosen, or Return presses it. */
static void
paint_word_key (const Brush *b)
{
  UmpColour colour = b->spot->card.back;
  UmpRgb fill = tone (b, is (b, UMP_SPOT_OFF) ? UMP_TONE_KEY_OFF : UMP_TONE_KEY);

  if (is (b, UMP_SPOT_CHOSEN | UMP_SPOT_PEN))
    fill = tone (b, UMP_TONE_ACCENT_FILL);
  else if (colour != UMP_COLOUR_NONE)
    fill = is (b, UMP_SPOT_OFF) ? blend (ump_palette_fill (colour, b->theme), fill, PALE)
                                : ump_palette_fill (colour, b->theme);
  key_ground (b, fill, tone (b, UMP_TONE_KEY_LINE));
}

/* ---- tokens ------------------------------------------------------------------------------------- */

static void
paint_token (const Brush *b)
{
  double radius = b->spot->sort == UMP_SPOT_DISC ? MIN (b->width, b->height) / 2 / b->unit : ROUND_SET;
  gboolean done = is (b, UMP_SPOT_DONE);

  ground (b, tone (b, done ? UMP_TONE_DONE : UMP_TONE_TURN), tone (b, UMP_TONE_TURN), 0, radius);
  paint_text (b, b->spot->text, tone (b, UMP_TONE_ON_TURN), TRUE);
}

/* In the colour of a card's back; without one it is pale. */
static void
paint_pill (const Brush *b)
{
  UmpColour colour = b->spot->card.back;
  UmpRgb pale = blend (tone (b, UMP_TONE_KEY), tone (b, UMP_TONE_ZONE), 0.4);

  ump_pen_rounded (b->cr, 0, 0, b->width, b->height, b->height / 2);
  ump_pen_fill (b->cr, colour != UMP_COLOUR_NONE ? ump_palette_fill (colour, b->theme) : pale);
  paint_text (b, b->spot->text,
              colour != UMP_COLOUR_NONE ? ump_palette_on (colour, b->theme) : tone (b, UMP_TONE_ZONE_INK),
              TRUE);
}

/* A printed box of a learned card: the same in every theme. */
static void
paint_box (const Brush *b)
{
  UmpCardTheme theme = ump_palette_is_dark (b->theme) ? UMP_THEME_LIGHT : b->theme;

  ground (b, ump_palette_tone (UMP_TONE_ZONE, theme), ump_palette_tone (UMP_TONE_CLOTH_LINE, theme),
          MAX (b->unit, 1), ROUND_BOX);
  paint_text (b, b->spot->text, ump_palette_print (), TRUE);
}

static void
paint_lift (const Brush *b)
{
  double line = 1.5 * MAX (b->unit, 1);

  if (is (b, UMP_SPOT_OFF)) { /* not known */
    outline (b, tone (b, UMP_TONE_ZONE_INK), 1.5, ROUND_SET, TRUE);
    return;
  }
  ground (b, tone (b, UMP_TONE_PAPER),
          is (b, UMP_SPOT_PEN) ? tone (b, UMP_TONE_ACCENT) : ump_palette_print (),
          is (b, UMP_SPOT_PEN) ? 2 * line : line, ROUND_SET);
}

static void
paint_gauge (const Brush *b)
{
  double gap = MAX (2 * b->unit, 1), n = b->spot->limit;
  double width = (b->width - gap * (n - 1)) / n, line = MAX (1.3 * b->unit, 1);
  gboolean over = b->spot->value + b->spot->more > b->spot->limit;
  UmpRgb ink = tone (b, UMP_TONE_CLOTH_INK), more = tone (b, over ? UMP_TONE_WARN : UMP_TONE_ACCENT);

  for (int k = 0; k < b->spot->limit; k++) {
    double x = (b->spot->style.side == UMP_TEXT_RIGHT ? n - 1 - k : k) * (width + gap);
    gboolean full = k < b->spot->value, coming = !full && k < b->spot->value + b->spot->more;
    ump_pen_rounded (b->cr, x + line / 2, line / 2, width - line, b->height - line, 2 * b->unit);
    if (full)
      ump_pen_fill_stroke (b->cr, ink, ink, line);
    else if (coming)
      ump_pen_fill_stroke (b->cr, blend (more, tone (b, UMP_TONE_ZONE), 0.35), more, line);
    else
      ump_pen_stroke (b->cr, ink, line);
  }
}

static void
paint_door (const Brush *b)
{
  UmpRgb ink = tone (b, UMP_TONE_CLOTH_INK);
  double line = b->width * 0.32;

  cairo_rectangle (b->cr, 0, 0, line, b->height);
  ump_pen_fill (b->cr, ink);
  cairo_rectangle (b->cr, b->width - line, 0, line, b->height);
  ump_pen_fill (b->cr, ink);
}

static void
paint_mark (const Brush *b)
{
  UmpPersonMark mark = { b->spot->value, b->spot->text, b->spot->card.back };

  ump_mark_paint (b->cr, &mark, b->theme, 0, 0, b->height);
}

static void
paint_bar (const Brush *b)
{
  cairo_rectangle (b->cr, 0, 0, b->width, b->height);
  ump_pen_fill (b->cr, blend (tone (b, UMP_TONE_CLOTH), (UmpRgb){ 0, 0, 0 }, 0.6));
}

static void
paint_hand (const Brush *b)
{
  cairo_scale (b->cr, b->width / 100, b->height / 100);
  cairo_new_path (b->cr);
  ump_pen_path (b->cr, UMP_HAND_PATH);
  ump_pen_stroke (b->cr, ink_of (b), 8);
}

static void
paint_sign (const Brush *b)
{
  static const char *const paths[] = { [UMP_SIGN_UP] = "M50 88L50 14M20 44L50 14L80 44",
                                       [UMP_SIGN_DOWN] = "M50 12L50 86M20 56L50 86L80 56",
                                       [UMP_SIGN_WAIT] = "M32 18L32 82M68 18L68 82",
                                       [UMP_SIGN_MOVE] = "M22 18L66 50L22 82ZM80 18L80 82",
                                       [UMP_SIGN_STOP] = "M24 24L76 24L76 76L24 76Z" };

  cairo_scale (b->cr, b->width / 100, b->height / 100);
  cairo_new_path (b->cr);
  ump_pen_path (b->cr, paths[b->spot->value]);
  ump_pen_stroke (b->cr, ink_of (b), 11);
}

static void
paint_rule (const Brush *b)
{
  cairo_rectangle (b->cr, 0, 0, b->width, MAX (b->unit, 1));
  ump_pen_fill (b->cr, tone (b, UMP_TONE_CLOTH_LINE));
}

static void
paint (const Brush *b)
{
  double r = MIN (b->width, b->height) / 2;

  switch (b->spot->sort) {
  case UMP_SPOT_GROUP: break;
  case UMP_SPOT_FIELD:
  case UMP_SPOT_PLACE: paint_field (b); break;
  case UMP_SPOT_FRAME: paint_frame (b); break;
  case UMP_SPOT_SET: paint_set (b); break;
  case UMP_SPOT_SHAFT: paint_shaft (b); break;
  case UMP_SPOT_CAB: paint_cab (b); break;
  case UMP_SPOT_HEAD: paint_head (b); break;
  case UMP_SPOT_BAR: paint_bar (b); break;
  case UMP_SPOT_WORDKEY: paint_word_key (b); break;
  case UMP_SPOT_LIFT: paint_lift (b); break;
  case UMP_SPOT_CARD:
  case UMP_SPOT_CHIP: paint_card (b); break;
  case UMP_SPOT_BACK: paint_back (b); break;
  case UMP_SPOT_HEAP: paint_heap (b); break;
  case UMP_SPOT_STACK: paint_stack (b); break;
  case UMP_SPOT_HOLE: paint_hole (b); break;
  case UMP_SPOT_WORDS:
    paint_text (b, b->spot->text,
                b->spot->card.back != UMP_COLOUR_NONE ? ump_palette_on (b->spot->card.back, b->theme)
                                                      : ink_of (b),
                FALSE);
    break;
  case UMP_SPOT_PILL: paint_pill (b); break;
  case UMP_SPOT_DISC:
  case UMP_SPOT_SQUARE: paint_token (b); break;
  case UMP_SPOT_BOX: paint_box (b); break;
  case UMP_SPOT_MARK: paint_mark (b); break;
  case UMP_SPOT_BADGE: ump_badge_paint (b->cr, b->spot->card.back, b->theme, r, r, r); break;
  case UMP_SPOT_PERSON:
    ump_portrait_paint (b->cr, b->spot->symbol, UMP_COLOUR_NONE, b->theme, r, r, r);
    break;
  case UMP_SPOT_GAUGE: paint_gauge (b); break;
  case UMP_SPOT_ARROW: arrow (b, b->width / 2, b->height / 2, 1.5 * r, ink_of (b)); break;
  case UMP_SPOT_DOOR: paint_door (b); break;
  case UMP_SPOT_HAND: paint_hand (b); break;
  case UMP_SPOT_SIGN: paint_sign (b); break;
  case UMP_SPOT_KEY: paint_key (b); break;
  case UMP_SPOT_RULE:
  default: paint_rule (b); break;
  }
}

void
ump_spot_paint (cairo_t *cr, const UmpSpot *spot, const UmpSetup *setup, UmpCardTheme theme,
                PangoContext *context)
{
  const Brush brush = { cr, spot, setup, theme, context, spot->width, spot->height, spot->unit };

  cairo_save (cr);
  paint (&brush);
  cairo_restore (cr);
}

int
ump_spot_overhang (const UmpSpot *spot)
{
  int all = spot->sort == UMP_SPOT_STACK || spot->sort == UMP_SPOT_CAB ? (int) ceil (14 * spot->unit) : 2;

  if (spot->sort == UMP_SPOT_CARD || spot->sort == UMP_SPOT_STACK)
    all = MAX (all, (int) ump_card_overhang (spot->width));
  else if (spot->sort == UMP_SPOT_CHIP)
    all = MAX (all, (int) ump_chip_overhang (spot->height));
  if (spot->flags & UMP_SPOT_BEFORE)
    all = MAX (all, (int) ceil (8 * spot->unit));
  return all;
}

void
ump_cloth_paint (cairo_t *cr, UmpCardTheme theme, double width, double height, double radius)
{
  ump_pen_snapped (cr, 0, 0, width, height, radius);
  ump_pen_fill (cr, ump_palette_tone (UMP_TONE_CLOTH, theme));
  if (radius <= 0)
    return;
  ump_pen_rounded (cr, 0.5, 0.5, width - 1, height - 1, radius);
  ump_pen_stroke (cr, ump_palette_tone (UMP_TONE_CLOTH_LINE, theme), 1);
}
