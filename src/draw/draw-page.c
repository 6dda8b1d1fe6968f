/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text and lines on a page, from where lines begin: left, or right in a language that runs from there. */
#include "draw-private.h"

const UmpDrawStyle ump_draw_body = { UMP_DRAW_BODY, UMP_DRAW_INK, .align = 0 };
const UmpDrawStyle ump_draw_dim = { UMP_DRAW_SMALL, UMP_DRAW_DIM, .align = 0 };
const UmpDrawStyle ump_draw_strong = { UMP_DRAW_BODY, UMP_DRAW_INK, .bold = TRUE };

void
ump_draw_page_need (UmpDrawPage *page, double height)
{
  if (page->height > 0 && page->y > 0 && page->y + height > page->height) {
    page->y = 0;
    page->turn (page, page->data);
  }
}

const char *
ump_draw_tr (const UmpDrawPage *page, const char *message)
{
  return ump_words_translate (page->words, message);
}

static PangoLayout *
new_layout (UmpDrawPage *page, const char *text, double width, const UmpDrawStyle *style)
{
  PangoLayout *layout = pango_layout_new (page->context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (UMP_DRAW_FONT);
  double align = page->rtl ? 1 - style->align : style->align;

  pango_font_description_set_absolute_size (font, style->size * PANGO_SCALE);
  pango_font_description_set_weight (font, style->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_auto_dir (layout, FALSE); /* a name in another script does not change its side */
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (style->struck) {
    g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

    pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
    pango_layout_set_attributes (layout, attributes);
  }
  if (style->one_line)
    pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  if (align == 0.5)
    pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  else /* of a line that runs from right to left, left is where it begins */
    pango_layout_set_alignment (layout, (align > 0.5) != page->rtl ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

double
ump_draw_text_height (UmpDrawPage *page, const char *text, double width, const UmpDrawStyle *style)
{
  g_autoptr (PangoLayout) layout = new_layout (page, text, width, style);
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return height / (double) PANGO_SCALE;
}

double
ump_draw_text (UmpDrawPage *page, const char *text, double x, double dy, double width,
               const UmpDrawStyle *style)
{
  g_autoptr (PangoLayout) layout = new_layout (page, text, width, style);
  int height;

  pango_layout_get_size (layout, NULL, &height);
  if (page->cr != NULL) {
    cairo_set_source_rgb (page->cr, style->red, style->green, style->blue);
    cairo_move_to (page->cr, page->rtl ? page->width - x - width : x, page->y + dy);
    pango_cairo_show_layout (page->cr, layout);
  }
  return height / (double) PANGO_SCALE;
}

void
ump_draw_paragraph (UmpDrawPage *page, const char *text, double x, const UmpDrawStyle *style)
{
  g_autoptr (PangoLayout) layout = new_layout (page, text, page->width - x, style);
  PangoLayoutIter *iter = pango_layout_get_iter (layout);

  do {
    PangoRectangle line;
    double height;

    pango_layout_iter_get_line_extents (iter, NULL, &line);
    height = line.height / (double) PANGO_SCALE;
    ump_draw_page_need (page, height);
    if (page->cr != NULL) {
      cairo_set_source_rgb (page->cr, style->red, style->green, style->blue);
      cairo_move_to (page->cr, (page->rtl ? 0 : x) + line.x / (double) PANGO_SCALE,
                     page->y + (pango_layout_iter_get_baseline (iter) - line.y) / (double) PANGO_SCALE);
      pango_cairo_show_layout_line (page->cr, pango_layout_iter_get_line_readonly (iter));
    }
    page->y += height;
  } while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
}

void
ump_draw_rule (UmpDrawPage *page, double weight)
{
  if (page->cr == NULL)
    return;
  cairo_set_source_rgb (page->cr, UMP_DRAW_DIM);
  cairo_set_line_width (page->cr, weight);
  cairo_move_to (page->cr, 0, page->y);
  cairo_line_to (page->cr, page->width, page->y);
  cairo_stroke (page->cr);
}
