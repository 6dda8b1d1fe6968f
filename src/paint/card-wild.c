/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The wild card, and what it stands for. */
#include "card-faces.h"

#include <math.h>
#include <string.h>

#include "card-pen.h"
#include "card-symbols.h"

/* The first wedge begins at the top. */
#define FIRST_WEDGE (-G_PI / 2)
#define WEDGE (G_PI / 3)

static const UmpColour wheel_order[] = {
  UMP_COLOUR_RED, UMP_COLOUR_ORANGE, UMP_COLOUR_YELLOW, UMP_COLOUR_GREEN, UMP_COLOUR_BLUE, UMP_COLOUR_PURPLE,
};

void
ump_wheel_paint (cairo_t *cr, UmpCardTheme theme, double cx, double cy, double radius, double symbol_size)
{
  for (guint i = 0; i < G_N_ELEMENTS (wheel_order); i++) {
    cairo_new_path (cr);
    cairo_move_to (cr, cx, cy);
    cairo_arc (cr, cx, cy, radius, FIRST_WEDGE + i * WEDGE, FIRST_WEDGE + (i + 1) * WEDGE);
    cairo_close_path (cr);
    ump_pen_fill (cr, ump_palette_fill (wheel_order[i], theme));
  }
  if (symbol_size <= 0)
    return;

  ump_pen_disc (cr, cx, cy, radius);
  for (guint i = 0; i < G_N_ELEMENTS (wheel_order); i++) {
    cairo_move_to (cr, cx, cy);
    cairo_line_to (cr, cx + radius * cos (FIRST_WEDGE + i * WEDGE),
                   cy + radius * sin (FIRST_WEDGE + i * WEDGE));
  }
  ump_pen_stroke (cr, ump_palette_disc (), radius * 0.043);
  for (guint i = 0; i < G_N_ELEMENTS (wheel_order); i++) {
    const double middle = FIRST_WEDGE + (i + 0.5) * WEDGE;

    ump_glyph_paint (cr, ump_glyph_of_colour (wheel_order[i]), cx + radius * 0.7 * cos (middle),
                     cy + radius * 0.7 * sin (middle), symbol_size, ump_palette_on (wheel_order[i], theme));
  }
}

UmpStandIn
ump_stand_in_parse (const char *stand_in)
{
  static const char *const names[UMP_N_COLOURS] = {
    [UMP_COLOUR_NONE] = "",         [UMP_COLOUR_RED] = "red",       [UMP_COLOUR_BLUE] = "blue",
    [UMP_COLOUR_GREEN] = "green",   [UMP_COLOUR_YELLOW] = "yellow", [UMP_COLOUR_BROWN] = "brown",
    [UMP_COLOUR_ORANGE] = "orange", [UMP_COLOUR_PURPLE] = "purple",
  };
  UmpStandIn result = { UMP_COLOUR_NONE, NULL };

  if (stand_in == NULL || *stand_in == '\0')
    return result;
  for (int i = UMP_COLOUR_RED; i < UMP_N_COLOURS; i++) {
    const gsize length = strlen (names[i]);

    if (strncmp (stand_in, names[i], length) == 0 && strchr (" -:", stand_in[length]) != NULL) {
      result.colour = i;
      stand_in += length;
      stand_in += *stand_in != '\0';
      break;
    }
  }
  if (*stand_in != '\0')
    result.text = stand_in;
  return result;
}

/* The pill under the wheel: "= 7", or the equals sign and the colour. */
static void
paint_pill (cairo_t *cr, UmpStandIn as, UmpCardTheme theme)
{
  const UmpRgb print = ump_palette_print ();
  g_autofree char *text = g_strdup_printf ("= %s", as.text != NULL ? as.text : "");

  ump_pen_rounded (cr, 24, 112, 52, 19, 9.5);
  ump_pen_fill (cr, ump_palette_disc ());
  if (as.colour == UMP_COLOUR_NONE) {
    ump_pen_text_mid (cr, text, 50, 121.5, 15, 44, print);
    return;
  }
  ump_pen_text_mid (cr, text, as.text != NULL ? 40.5 : 42, 121.5, 15, 25, print);
  ump_pen_disc (cr, 65.5, 121.5, 8.2);
  ump_pen_fill_stroke (cr, ump_palette_fill (as.colour, theme), print, 0.8);
  ump_glyph_paint (cr, ump_glyph_of_colour (as.colour), 65.5, 121.5, 10, ump_palette_on (as.colour, theme));
}

void
ump_face_paint_wild (cairo_t *cr, const char *stand_in, UmpCardTheme theme)
{
  const UmpStandIn as = ump_stand_in_parse (stand_in);
  UmpRgb disc = ump_palette_disc ();
  UmpRgb ink = ump_palette_print ();

  ump_face_paint_frame (cr, theme);
  ump_face_paint_panel (cr, ump_palette_fill (UMP_COLOUR_NONE, theme));
  ump_pen_text (cr, "W", 10, 28, 22, UMP_INDEX_ROOM, ump_palette_white ());
  ump_wheel_paint (cr, theme, 50, 70, 37, 11);
  if (as.colour != UMP_COLOUR_NONE) {
    disc = ump_palette_fill (as.colour, theme);
    ink = ump_palette_on (as.colour, theme);
  }
  ump_pen_disc (cr, 50, 70, 15);
  ump_pen_fill_stroke (cr, disc, ump_palette_disc (), 1.6);
  if (as.colour != UMP_COLOUR_NONE && as.text == NULL)
    ump_glyph_paint (cr, ump_glyph_of_colour (as.colour), 50, 70, 17, ink);
  else
    ump_pen_text_mid (cr, as.text != NULL ? as.text : "W", 50, 70, 20, 22, ink);
  if (as.colour != UMP_COLOUR_NONE || as.text != NULL)
    paint_pill (cr, as, theme);
}
