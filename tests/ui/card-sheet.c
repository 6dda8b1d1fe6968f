/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws every kind of card, chip and key in the four themes to a PNG, without a display,
 * and fails when one comes out blank or like another.
 *
 * card-sheet OUT.png [CARD-WIDTH] */
#include <glib.h>
#include <stdlib.h>

#include "paint/card-paint.h"

#define LEFT 24.0
#define SHEET_WIDTH 1180

typedef struct {
  UmpLook look;
  const char *stand_in;
  UmpCardFlags flags;
} Sample;

#define NUMBER(c, v)                                                             \
  {                                                                              \
    { UMP_ART_NUMBER, UMP_COLOUR_##c, UMP_SYMBOL_NONE, v }, NULL, UMP_CARD_PLAIN \
  }
#define BET(v)                                                                 \
  {                                                                            \
    { UMP_ART_BET, UMP_COLOUR_NONE, UMP_SYMBOL_NONE, v }, NULL, UMP_CARD_PLAIN \
  }
#define WILD(s)                                                              \
  {                                                                          \
    { UMP_ART_WILD, UMP_COLOUR_NONE, UMP_SYMBOL_NONE, 0 }, s, UMP_CARD_PLAIN \
  }
#define SKIP                                                                    \
  {                                                                             \
    { UMP_ART_SKIP, UMP_COLOUR_NONE, UMP_SYMBOL_NONE, 0 }, NULL, UMP_CARD_PLAIN \
  }
#define SUIT(s, v)                                                             \
  {                                                                            \
    { UMP_ART_SUIT, UMP_COLOUR_NONE, UMP_SYMBOL_##s, v }, NULL, UMP_CARD_PLAIN \
  }
#define MARTES                                                                      \
  {                                                                                 \
    { UMP_ART_CALENDAR, UMP_COLOUR_NONE, UMP_SYMBOL_NONE, 4 }, NULL, UMP_CARD_PLAIN \
  }
#define PERSON(c, s)                                                            \
  {                                                                             \
    { UMP_ART_PERSON, UMP_COLOUR_##c, UMP_SYMBOL_##s, 0 }, NULL, UMP_CARD_PLAIN \
  }
#define PLAYING(s, v)                                                             \
  {                                                                               \
    { UMP_ART_PLAYING, UMP_COLOUR_NONE, UMP_SYMBOL_##s, v }, NULL, UMP_CARD_PLAIN \
  }
#define RIDER(s, v)                                                             \
  {                                                                             \
    { UMP_ART_RIDER, UMP_COLOUR_NONE, UMP_SYMBOL_##s, v }, NULL, UMP_CARD_PLAIN \
  }
#define BACK(c)                                                                  \
  {                                                                              \
    { UMP_ART_UNKNOWN, UMP_COLOUR_##c, UMP_SYMBOL_NONE, 0 }, NULL, UMP_CARD_BACK \
  }
#define UNKNOWN                                                                    \
  {                                                                                \
    { UMP_ART_UNKNOWN, UMP_COLOUR_NONE, UMP_SYMBOL_NONE, 0 }, NULL, UMP_CARD_PLAIN \
  }
#define SHEET                                                                    \
  {                                                                              \
    { UMP_ART_SHEET, UMP_COLOUR_NONE, UMP_SYMBOL_NONE, 0 }, NULL, UMP_CARD_PLAIN \
  }

#define ROW 9

static const Sample samples[] = {
  NUMBER (RED, 17),
  NUMBER (BLUE, 58),
  NUMBER (GREEN, 3),
  NUMBER (YELLOW, 100),
  NUMBER (ORANGE, 11),
  NUMBER (PURPLE, 4),
  BET (3),
  BET (4),
  BET (5),
  WILD (NULL),
  WILD ("7"),
  WILD ("15"),
  WILD ("red"),
  WILD ("yellow-12"),
  SKIP,
  BACK (RED),
  BACK (YELLOW),
  BACK (NONE),
  SUIT (CAT, 1),
  SUIT (CAT, 5),
  SUIT (MIRROR, 2),
  SUIT (MIRROR, 7),
  SUIT (LADDER, 4),
  SUIT (LADDER, 7),
  MARTES,
  UNKNOWN,
  SHEET,
  PERSON (BLUE, GIRL),
  PERSON (RED, BOY),
  PERSON (GREEN, MOTHER),
  PERSON (YELLOW, FATHER),
  PERSON (BROWN, GRANDMOTHER),
  PERSON (BLUE, GRANDFATHER),
  PERSON (RED, LOST_CHILD),
  PERSON (YELLOW, LOST_CHILD),
  PERSON (BROWN, BOY),
  RIDER (SPADES, 7),
  RIDER (HEARTS, 10),
  RIDER (CLUBS, 13),
  PLAYING (DIAMONDS, 14),
  PLAYING (HEARTS, 12),
  PLAYING (SPADES, 11),
  PLAYING (CLUBS, 2),
  PLAYING (DIAMONDS, 9),
  PLAYING (HEARTS, 2),
};

static const UmpCardFlags states[] = {
  UMP_CARD_PLAIN,  UMP_CARD_CHOSEN,     UMP_CARD_JUST_LAID,
  UMP_CARD_GHOST,  UMP_CARD_GHOST_WARN, UMP_CARD_GHOST_REFUSED,
  UMP_CARD_DIMMED, UMP_CARD_STRUCK,     UMP_CARD_CHOSEN | UMP_CARD_DIMMED,
};

static int failures;

static void
expect (gboolean holds, const char *what, guint index, int theme)
{
  if (holds)
    return;
  g_printerr ("card-sheet: %s, sample %u, theme %d\n", what, index, theme);
  failures++;
}

typedef enum { FORM_CARD, FORM_CHIP, FORM_KEY, N_FORMS } Form;

static cairo_surface_t *
draw_alone (const Sample *s, Form form, UmpCardTheme theme)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 80, 100);
  cairo_t *cr = cairo_create (surface);

  if (form == FORM_CARD)
    ump_card_paint (cr, &s->look, s->stand_in, s->flags, theme, 10, 10, 60);
  else if (form == FORM_CHIP)
    ump_chip_paint (cr, &s->look, s->stand_in, s->flags, theme, 10, 10, 24);
  else
    ump_key_paint (cr, &s->look, s->stand_in, s->flags, theme, 10, 10, 46, 38);
  if (cairo_status (cr) != CAIRO_STATUS_SUCCESS) {
    g_printerr ("card-sheet: %s\n", cairo_status_to_string (cairo_status (cr)));
    failures++;
  }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* A blank card would be one flat colour; print and symbol make for many shades. */
static gboolean
has_content (cairo_surface_t *surface)
{
  g_autoptr (GHashTable) shades = g_hash_table_new (NULL, NULL);
  const guint8 *data = cairo_image_surface_get_data (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  guint inked = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++) {
      const guint32 pixel = ((const guint32 *) (const void *) (data + y * stride))[x];

      if (pixel >> 24 != 0)
        inked++;
      g_hash_table_add (shades, GUINT_TO_POINTER (pixel));
    }
  return inked > 60 && g_hash_table_size (shades) > 12;
}

static char *
fingerprint (cairo_surface_t *surface)
{
  const gsize size =
      (gsize) cairo_image_surface_get_stride (surface) * cairo_image_surface_get_height (surface);

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, cairo_image_surface_get_data (surface), size);
}

static void
check_form (Form form, UmpCardTheme theme)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++) {
    cairo_surface_t *surface = draw_alone (&samples[i], form, theme);

    expect (cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS, "bad surface", i, theme);
    expect (has_content (surface), "blank", i, theme);
    expect (g_hash_table_add (seen, fingerprint (surface)), "looks like another one", i, theme);
    cairo_surface_destroy (surface);
  }
}

static void
check_states (UmpCardTheme theme)
{
  for (Form form = FORM_CARD; form <= FORM_CHIP; form++) {
    g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

    for (guint i = 0; i < G_N_ELEMENTS (states); i++) {
      Sample s = SUIT (CAT, 5);
      cairo_surface_t *surface;

      s.flags = states[i];
      surface = draw_alone (&s, form, theme);
      expect (g_hash_table_add (seen, fingerprint (surface)), "state looks like another", i, theme);
      cairo_surface_destroy (surface);
    }
  }
}

/* The symbol is what tells colours apart, so it has to be there and not fill the disc. */
static void
check_badge (UmpColour colour, UmpCardTheme theme)
{
  const UmpRgb on = ump_palette_on (colour, theme);
  const guint32 wanted = 0xFF000000u | (guint32) (on.r * 255 + 0.5) << 16 |
                         (guint32) (on.g * 255 + 0.5) << 8 | (guint32) (on.b * 255 + 0.5);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 60, 60);
  cairo_t *cr = cairo_create (surface);
  const guint32 *pixels;
  guint n = 0;

  ump_badge_paint (cr, colour, theme, 30, 30, 30);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = (const guint32 *) (const void *) cairo_image_surface_get_data (surface);
  for (guint i = 0; i < 60 * 60; i++)
    n += pixels[i] == wanted;
  expect (n > 180 && n < 1000, "badge without a clear symbol", colour, theme);
  cairo_surface_destroy (surface);
}

/* The key of a suit shows the suit, in its middle, and no card of it. */
static void
check_suit_key (UmpSymbol suit, UmpCardTheme theme)
{
  const UmpArt arts[] = { UMP_ART_PLAYING, UMP_ART_RIDER };

  for (guint i = 0; i < G_N_ELEMENTS (arts); i++) {
    const Sample alone = { { arts[i], UMP_COLOUR_NONE, suit, 0 }, NULL, UMP_CARD_PLAIN };
    cairo_surface_t *surface = draw_alone (&alone, FORM_KEY, theme);
    const guint8 *data = cairo_image_surface_get_data (surface);
    const guint32 *row =
        (const guint32 *) (const void *) (data + 29 * cairo_image_surface_get_stride (surface));

    expect (has_content (surface), "blank suit", suit, theme);
    expect (row[33] >> 24 != 0, "no suit in the middle", suit, theme);
    expect (row[20] >> 24 == 0 && row[46] >> 24 == 0, "more than a suit", suit, theme);
    cairo_surface_destroy (surface);
  }
}

static double
draw_cards (cairo_t *cr, UmpCardTheme theme, double width, double y)
{
  const double step = width + 2 * ump_card_overhang (width);

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    ump_card_paint (cr, &samples[i].look, samples[i].stand_in, samples[i].flags, theme,
                    LEFT + (i % ROW) * step, y + (i / ROW) * (width * UMP_CARD_RATIO + 14), width);
  y += G_N_ELEMENTS (samples) / ROW * (width * UMP_CARD_RATIO + 14) + 4;
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    ump_card_paint (cr, &samples[i * 5].look, samples[i * 5].stand_in, states[i] | samples[i * 5].flags,
                    theme, LEFT + i * step, y, width);
  return y + width * UMP_CARD_RATIO + 18;
}

static double
draw_chips (cairo_t *cr, UmpCardTheme theme, double height, double y)
{
  double x = LEFT;

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++) {
    const double width = ump_chip_width (&samples[i].look, height);
    const UmpCardFlags state = i % 5 == 3 ? states[i / 5] : UMP_CARD_PLAIN;

    if (x + width > SHEET_WIDTH - LEFT) {
      x = LEFT;
      y += height + 12;
    }
    ump_chip_paint (cr, &samples[i].look, samples[i].stand_in, state | samples[i].flags, theme, x, y, height);
    x += width + 12;
  }
  return y + height + 12;
}

static double
draw_keys (cairo_t *cr, UmpCardTheme theme, double width, double height, double y)
{
  double x = LEFT;

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++) {
    const UmpCardFlags state = i % 6 == 1 ? UMP_CARD_CHOSEN : i % 6 == 4 ? UMP_CARD_DIMMED : UMP_CARD_PLAIN;

    if (x + width > SHEET_WIDTH - LEFT) {
      x = LEFT;
      y += height + 8;
    }
    if (ump_palette_is_dark (theme))
      cairo_set_source_rgb (cr, 0.227, 0.227, 0.227);
    else
      cairo_set_source_rgb (cr, 1, 1, 1);
    cairo_rectangle (cr, x, y, width, height);
    cairo_fill (cr);
    ump_key_paint (cr, &samples[i].look, samples[i].stand_in, state | samples[i].flags, theme, x, y, width,
                   height);
    x += width + 8;
  }
  return y + height + 14;
}

static double
draw_parts (cairo_t *cr, UmpCardTheme theme, double y)
{
  static const UmpLook pad = { UMP_ART_SHEET, UMP_COLOUR_NONE, UMP_SYMBOL_NONE, 0 };
  const UmpLook three[] = { samples[19].look, samples[21].look, samples[24].look };
  const double radii[] = { 8, 11, 14, 23 };
  double x = LEFT;

  for (guint i = 0; i < G_N_ELEMENTS (radii); i++) {
    const double r = radii[i];

    x = LEFT;
    for (int c = UMP_COLOUR_NONE; c < UMP_N_COLOURS; c++, x += 2 * r + 6)
      ump_badge_paint (cr, c, theme, x + r, y + r, r);
    for (int p = UMP_SYMBOL_GIRL; p <= UMP_SYMBOL_LOST_CHILD; p++, x += 2 * r + 6)
      ump_portrait_paint (cr, p, p % UMP_N_COLOURS, theme, x + r, y + r, r);
    y += 2 * r + 8;
  }
  x = LEFT;
  for (int i = 0; i < 3; i++) {
    const double width = i == 0 ? 29 : i == 1 ? 40 : 64;

    ump_fan_paint (cr, three, 3, theme, x, y, width);
    x += ump_fan_width (three, 3, width) + 20;
    ump_fan_paint (cr, &pad, 1, theme, x, y, width);
    x += ump_fan_width (&pad, 1, width) + 20;
  }
  return y + 64 * UMP_CARD_RATIO + 20;
}

static double
draw_theme (cairo_t *cr, UmpCardTheme theme, double card_width, double y)
{
  static const double cloth[][3] = {
    { 0.875, 0.910, 0.886 },
    { 0.094, 0.141, 0.118 },
    { 1, 1, 1 },
    { 0, 0, 0 },
  };

  cairo_set_source_rgb (cr, cloth[theme][0], cloth[theme][1], cloth[theme][2]);
  cairo_rectangle (cr, 0, y, 8000, 8000);
  cairo_fill (cr);
  y = draw_cards (cr, theme, card_width, y + 20);
  y = draw_chips (cr, theme, 24, y);
  y = draw_chips (cr, theme, 30, y);
  y = draw_chips (cr, theme, 36, y);
  y = draw_keys (cr, theme, 46, 38, y + 4);
  y = draw_keys (cr, theme, 82, 66, y);
  y = draw_keys (cr, theme, 67, 20, y);
  return draw_parts (cr, theme, y);
}

/* Draws twice: once to learn the height. */
static int
draw_sheet (const char *file, double card_width)
{
  const double wide = 2 * LEFT + ROW * (card_width + 2 * ump_card_overhang (card_width));
  double height = 1;
  cairo_status_t status = CAIRO_STATUS_SUCCESS;

  for (int pass = 0; pass < 2; pass++) {
    cairo_surface_t *surface =
        cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) MAX (wide, SHEET_WIDTH), (int) height);
    cairo_t *cr = cairo_create (surface);
    double y = 0;

    for (int theme = UMP_THEME_LIGHT; theme <= UMP_THEME_HC_DARK; theme++)
      y = draw_theme (cr, theme, card_width, y);
    height = y;
    status = cairo_status (cr);
    if (pass == 1 && status == CAIRO_STATUS_SUCCESS)
      status = cairo_surface_write_to_png (surface, file);
    cairo_destroy (cr);
    cairo_surface_destroy (surface);
  }
  if (status != CAIRO_STATUS_SUCCESS)
    g_printerr ("card-sheet: %s: %s\n", file, cairo_status_to_string (status));
  return status == CAIRO_STATUS_SUCCESS ? 0 : 1;
}

int
main (int argc, char **argv)
{
  double width = 84;

  if (argc < 2 || argc > 3) {
    g_printerr ("Usage: card-sheet OUT.png [CARD-WIDTH]\n");
    return 2;
  }
  if (argc == 3)
    width = CLAMP (g_ascii_strtod (argv[2], NULL), 20, 400);

  for (int theme = UMP_THEME_LIGHT; theme <= UMP_THEME_HC_DARK; theme++) {
    for (Form form = FORM_CARD; form < N_FORMS; form++)
      check_form (form, theme);
    check_states (theme);
    for (int colour = UMP_COLOUR_NONE; colour < UMP_N_COLOURS; colour++)
      check_badge (colour, theme);
    for (int suit = UMP_SYMBOL_CLUBS; suit <= UMP_SYMBOL_SPADES; suit++)
      check_suit_key (suit, theme);
  }
  if (draw_sheet (argv[1], width) != 0)
    failures++;
  return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
