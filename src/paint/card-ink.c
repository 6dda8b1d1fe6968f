/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-ink.h"

#include "card-faces.h"
#include "card-pen.h"
#include "card-symbols.h"

static const UmpRgb black = { 0, 0, 0 };

static UmpGlyph
glyph_of (const UmpLook *look)
{
  switch (look->art) {
  case UMP_ART_NUMBER: return ump_glyph_of_colour (look->colour);
  case UMP_ART_SUIT:
  case UMP_ART_PLAYING:
  case UMP_ART_RIDER: return ump_glyph_of_symbol (look->symbol);
  case UMP_ART_CALENDAR: return UMP_GLYPH_CALENDAR;
  case UMP_ART_PERSON: return ump_glyph_of_colour (look->colour);
  default: return UMP_GLYPH_NONE;
  }
}

/* What stands beside the symbol, or alone. */
static char *
text_of (const UmpLook *look, const char *stand_in)
{
  switch (look->art) {
  case UMP_ART_NUMBER:
  case UMP_ART_SUIT:
  case UMP_ART_CALENDAR: return g_strdup_printf ("%d", look->value);
  case UMP_ART_PLAYING:
  case UMP_ART_RIDER: return g_strdup (ump_rank_text (look->value));
  case UMP_ART_BET: return g_strdup_printf ("%+d", look->value);
  case UMP_ART_WILD: return stand_in != NULL ? g_strdup_printf ("W %s", stand_in) : g_strdup ("W");
  case UMP_ART_SKIP: return g_strdup ("S");
  case UMP_ART_PERSON: return NULL;
  default: return g_strdup ("?");
  }
}

void
ump_chip_paint_ink (cairo_t *cr, const UmpLook *look, const char *stand_in, double x, double y, double height)
{
  double width = height * 1.6, line = height * 0.05;
  UmpGlyph glyph = glyph_of (look);
  g_autofree char *text = text_of (look, stand_in);
  gboolean pair = glyph != UMP_GLYPH_NONE;

  cairo_save (cr);
  ump_pen_rounded (cr, x + line, y + line, width - 2 * line, height - 2 * line, height * 0.2);
  ump_pen_stroke (cr, black, line);
  if (pair)
    ump_glyph_paint (cr, glyph, x + width * 0.29, y + height / 2, height * 0.6, black);
  if (look->art == UMP_ART_PERSON)
    ump_person_paint (cr, look->symbol, UMP_COLOUR_NONE, UMP_THEME_HC, x + width * 0.7, y + height / 2,
                      height * 0.8);
  if (text != NULL)
    ump_pen_text_mid (cr, text, x + width * (pair ? 0.7 : 0.5), y + height / 2, height * 0.62,
                      width * (pair ? 0.42 : 0.8), black);
  cairo_restore (cr);
}
