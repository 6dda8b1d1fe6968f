/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-pen.h"

#include <math.h>
#include <pango/pangocairo.h>

/* Distance from the middle of a capital to its baseline, in parts of the font size. */
#define HALF_CAPITAL 0.345

double
ump_pen_scale (cairo_t *cr)
{
  double dx = 1;
  double dy = 0;

  cairo_user_to_device_distance (cr, &dx, &dy);
  return hypot (dx, dy);
}

double
ump_pen_at_least (cairo_t *cr, double units, double least)
{
  return MAX (units, least / ump_pen_scale (cr));
}

static void
source (cairo_t *cr, UmpRgb ink, double alpha)
{
  cairo_set_source_rgba (cr, ink.r, ink.g, ink.b, alpha);
}

void
ump_pen_disc (cairo_t *cr, double cx, double cy, double radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, cx, cy, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

void
ump_pen_rounded (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  const double quarter = G_PI / 2;
  const double r = CLAMP (radius, 0, MIN (width, height) / 2);

  cairo_new_path (cr);
  cairo_arc (cr, x + width - r, y + r, r, -quarter, 0);
  cairo_arc (cr, x + width - r, y + height - r, r, 0, quarter);
  cairo_arc (cr, x + r, y + height - r, r, quarter, 2 * quarter);
  cairo_arc (cr, x + r, y + r, r, 2 * quarter, 3 * quarter);
  cairo_close_path (cr);
}

static void
to_whole_pixel (cairo_t *cr, double *x, double *y)
{
  cairo_user_to_device (cr, x, y);
  *x = round (*x);
  *y = round (*y);
  cairo_device_to_user (cr, x, y);
}

void
ump_pen_snapped (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  double x2 = x + width;
  double y2 = y + height;
  cairo_matrix_t m;

  cairo_get_matrix (cr, &m);
  if (fabs (m.xy) < 1e-9 && fabs (m.yx) < 1e-9) {
    to_whole_pixel (cr, &x, &y);
    to_whole_pixel (cr, &x2, &y2);
  }
  ump_pen_rounded (cr, x, y, x2 - x, y2 - y, radius);
}

static double
number (const char **path)
{
  char *end;
  double value;

  value = g_ascii_strtod (*path, &end);
  *path = end;
  return value;
}

static void
quadratic (cairo_t *cr, double cx, double cy, double x, double y)
{
  double x0, y0;

  cairo_get_current_point (cr, &x0, &y0);
  cairo_curve_to (cr, x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3, x + (cx - x) * 2 / 3,
                  y + (cy - y) * 2 / 3, x, y);
}

static void
arc_to (cairo_t *cr, double radius, gboolean large, gboolean clockwise, double x, double y)
{
  double x0, y0, chord, apart, side, cx, cy, from, to;

  cairo_get_current_point (cr, &x0, &y0);
  chord = hypot (x - x0, y - y0);
  if (chord <= 0)
    return;

  /* Two circles of that radius pass through both ends; the flags say which one. */
  radius = MAX (radius, chord / 2);
  apart = sqrt (MAX (0, radius * radius - chord * chord / 4)) / chord;
  side = large == clockwise ? 1 : -1;
  cx = (x0 + x) / 2 + side * apart * (y - y0);
  cy = (y0 + y) / 2 - side * apart * (x - x0);
  from = atan2 (y0 - cy, x0 - cx);
  to = atan2 (y - cy, x - cx);
  if (clockwise)
    cairo_arc (cr, cx, cy, radius, from, to);
  else
    cairo_arc_negative (cr, cx, cy, radius, from, to);
}

static void
path_command (cairo_t *cr, char command, const char **path)
{
  double v[7];
  double x, y;
  guint n = 0;

  while (n < G_N_ELEMENTS (v) &&
         (**path == ' ' || **path == '-' || **path == '.' || g_ascii_isdigit (**path)))
    v[n++] = number (path);

  cairo_get_current_point (cr, &x, &y);
  if (command == 'M' && n == 2)
    cairo_move_to (cr, v[0], v[1]);
  else if (command == 'L' && n == 2)
    cairo_line_to (cr, v[0], v[1]);
  else if (command == 'H' && n == 1)
    cairo_line_to (cr, v[0], y);
  else if (command == 'V' && n == 1)
    cairo_line_to (cr, x, v[0]);
  else if (command == 'C' && n == 6)
    cairo_curve_to (cr, v[0], v[1], v[2], v[3], v[4], v[5]);
  else if (command == 'Q' && n == 4)
    quadratic (cr, v[0], v[1], v[2], v[3]);
  else if (command == 'A' && n == 7)
    arc_to (cr, v[0], v[3] > 0, v[4] > 0, v[5], v[6]);
  else if (command == 'Z' && n == 0)
    cairo_close_path (cr);
  else
    g_warn_if_reached ();
}

void
ump_pen_path (cairo_t *cr, const char *path)
{
  while (*path != '\0') {
    const char command = *path++;

    path_command (cr, command, &path);
  }
}

void
ump_pen_fill (cairo_t *cr, UmpRgb ink)
{
  source (cr, ink, 1);
  cairo_fill (cr);
}

void
ump_pen_stroke (cairo_t *cr, UmpRgb ink, double width)
{
  ump_pen_stroke_faint (cr, ink, width, 1);
}

void
ump_pen_stroke_faint (cairo_t *cr, UmpRgb ink, double width, double alpha)
{
  source (cr, ink, alpha);
  cairo_set_line_width (cr, width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

void
ump_pen_stroke_dashed (cairo_t *cr, UmpRgb ink, double width, double on, double off)
{
  const double dashes[] = { on, off };

  source (cr, ink, 1);
  cairo_set_line_width (cr, width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
ump_pen_fill_stroke (cairo_t *cr, UmpRgb fill, UmpRgb line, double width)
{
  source (cr, fill, 1);
  cairo_fill_preserve (cr);
  ump_pen_stroke (cr, line, width);
}

/* Words are laid out once, at this size, and drawn larger or smaller: to find a font anew for each size of a
 * card takes longer than all else of the card. */
#define WORDS_SIZE 64.0
/* So many of them are kept: numbers and signs of cards, and names that stand in for people. */
#define MOST_WORDS 256

/* What is laid out. Each thread has its own: a page is made in another than the window's. */
typedef struct {
  PangoContext *context;
  GHashTable *bold;
  GHashTable *plain;
} Words;

static void
words_free (gpointer data)
{
  Words *words = data;

  g_hash_table_unref (words->bold);
  g_hash_table_unref (words->plain);
  g_object_unref (words->context);
  g_free (words);
}

static GPrivate words_key = G_PRIVATE_INIT (words_free);

/* Unhinted and in grey: cards move and scale, and coloured fringes would tint the ink. */
static PangoContext *
context_new (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

static Words *
words_here (void)
{
  Words *words = g_private_get (&words_key);

  if (words != NULL)
    return words;
  words = g_new (Words, 1);
  words->context = context_new ();
  words->bold = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  words->plain = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  g_private_set (&words_key, words);
  return words;
}

static PangoLayout *
layout_new (PangoContext *context, const char *text, PangoWeight weight)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell, Noto Sans, sans");

  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, WORDS_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

/* Borrowed, until other words are asked for. */
static PangoLayout *
layout_of (const char *text, PangoWeight weight)
{
  Words *words = words_here ();
  GHashTable *layouts = weight == PANGO_WEIGHT_NORMAL ? words->plain : words->bold;
  PangoLayout *layout = g_hash_table_lookup (layouts, text);

  if (layout != NULL)
    return layout;
  if (g_hash_table_size (layouts) >= MOST_WORDS)
    g_hash_table_remove_all (layouts);
  layout = layout_new (words->context, text, weight);
  g_hash_table_insert (layouts, g_strdup (text), layout);
  return layout;
}

typedef enum {
  FROM_START,
  CENTRED,
} Align;

static void
print (cairo_t *cr, const char *text, double x, double baseline, double room, double size, PangoWeight weight,
       Align align, UmpRgb ink)
{
  PangoLayout *layout = layout_of (text, weight);
  PangoRectangle box;
  double scale = size / WORDS_SIZE, width, shrink;

  pango_layout_get_extents (layout, &box, NULL);
  width = scale * box.width / PANGO_SCALE;
  shrink = width > room ? room / width : 1;

  cairo_save (cr);
  source (cr, ink, 1);
  /* What shrinks keeps its middle and not its baseline. */
  cairo_translate (cr, x, baseline - (1 - shrink) * size * HALF_CAPITAL);
  cairo_scale (cr, shrink * scale, shrink * scale);
  cairo_move_to (cr, align == CENTRED ? -(box.x + box.width / 2.0) / PANGO_SCALE : 0, 0);
  pango_cairo_show_layout_line (cr, pango_layout_get_line_readonly (layout, 0));
  cairo_restore (cr);
  cairo_new_path (cr);
}

void
ump_pen_text (cairo_t *cr, const char *text, double x, double baseline, double size, double room, UmpRgb ink)
{
  print (cr, text, x, baseline, room, size, PANGO_WEIGHT_ULTRABOLD, FROM_START, ink);
}

void
ump_pen_text_mid (cairo_t *cr, const char *text, double cx, double cy, double size, double room, UmpRgb ink)
{
  print (cr, text, cx, cy + size * HALF_CAPITAL, room, size, PANGO_WEIGHT_ULTRABOLD, CENTRED, ink);
}

void
ump_pen_text_mid_plain (cairo_t *cr, const char *text, double cx, double cy, double size, double room,
                        UmpRgb ink)
{
  print (cr, text, cx, cy + size * HALF_CAPITAL, room, size, PANGO_WEIGHT_NORMAL, CENTRED, ink);
}

void
ump_pen_text_outline (cairo_t *cr, const char *text, double cx, double baseline, double size)
{
  PangoLayout *layout = layout_of (text, PANGO_WEIGHT_ULTRABOLD);
  PangoRectangle box;

  pango_layout_get_extents (layout, &box, NULL);
  cairo_save (cr);
  cairo_translate (cr, cx, baseline);
  cairo_scale (cr, size / WORDS_SIZE, size / WORDS_SIZE);
  cairo_move_to (cr, -(box.x + box.width / 2.0) / PANGO_SCALE, 0);
  pango_cairo_layout_line_path (cr, pango_layout_get_line_readonly (layout, 0));
  cairo_restore (cr);
}
