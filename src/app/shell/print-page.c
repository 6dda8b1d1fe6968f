/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "print-page.h"

void
ump_print_turn (UmpPrintWalk *walk)
{
  cairo_rectangle_t whole = { 0, 0, walk->width, walk->height };
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &whole);

  g_clear_pointer (&walk->cr, cairo_destroy);
  walk->cr = cairo_create (surface);
  walk->y = 0;
  g_ptr_array_add (walk->pages, surface);
}

void
ump_print_need (UmpPrintWalk *walk, double height)
{
  if (walk->y > 0 && walk->y + height > walk->height)
    ump_print_turn (walk);
}

double
ump_print_x (const UmpPrintWalk *walk, double x, double width)
{
  return walk->rtl ? walk->width - x - width : x;
}

static PangoAlignment
alignment (const UmpPrintWalk *walk, double align)
{
  if (align == 0.5)
    return PANGO_ALIGN_CENTER;
  return (align == 0) != walk->rtl ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT;
}

static PangoLayout *
new_layout (const UmpPrintWalk *walk, const char *text, double width, double size, gboolean bold,
            double align)
{
  PangoLayout *layout = pango_layout_new (walk->context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (UMP_PRINT_FONT);

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_auto_dir (layout, FALSE); /* or left and right would be meant the other way round */
  pango_layout_set_alignment (layout, alignment (walk, align));
  pango_layout_set_text (layout, text, -1);
  return layout;
}

double
ump_print_put (UmpPrintWalk *walk, const char *text, double x, double dy, double width, double size,
               gboolean bold, double align)
{
  g_autoptr (PangoLayout) layout = new_layout (walk, text, width, size, bold, align);
  int height;

  pango_layout_get_size (layout, NULL, &height);
  cairo_set_source_rgb (walk->cr, 0, 0, 0);
  cairo_move_to (walk->cr, ump_print_x (walk, x, width), walk->y + dy);
  pango_cairo_show_layout (walk->cr, layout);
  return height / (double) PANGO_SCALE;
}

void
ump_print_flow (UmpPrintWalk *walk, const char *text, double x, double width, double size, gboolean struck)
{
  g_autoptr (PangoLayout) layout = new_layout (walk, text, width, size, FALSE, 0);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoLayoutIter *iter;

  pango_attr_list_insert (attributes, pango_attr_strikethrough_new (struck));
  pango_layout_set_attributes (layout, attributes);
  iter = pango_layout_get_iter (layout);
  do {
    PangoRectangle line;
    double height, up;

    pango_layout_iter_get_line_extents (iter, NULL, &line);
    height = line.height / (double) PANGO_SCALE;
    up = (pango_layout_iter_get_baseline (iter) - line.y) / (double) PANGO_SCALE;
    ump_print_need (walk, height);
    cairo_set_source_rgb (walk->cr, 0, 0, 0);
    cairo_move_to (walk->cr, ump_print_x (walk, x, width) + line.x / (double) PANGO_SCALE, walk->y + up);
    pango_cairo_show_layout_line (walk->cr, pango_layout_iter_get_line_readonly (iter));
    walk->y += height;
  } while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
}

void
ump_print_rule (UmpPrintWalk *walk, double width)
{
  cairo_set_source_rgb (walk->cr, 0, 0, 0);
  cairo_set_line_width (walk->cr, width);
  cairo_move_to (walk->cr, 0, walk->y);
  cairo_line_to (walk->cr, walk->width, walk->y);
  cairo_stroke (walk->cr);
}
