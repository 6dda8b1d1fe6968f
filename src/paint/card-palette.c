/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-palette.h"

#define WHITE 0xFFFFFF
#define BLACK 0x000000
#define PRINT 0x1B1714
#define SLATE 0x38404F
#define NIGHT 0x26232E

#define N_THEMES 4

typedef struct {
  guint32 fill;
  guint32 on;
  guint32 strong_fill; /* high contrast: 7 : 1 and more with strong_on */
  guint32 strong_on;
} GameColour;

static const GameColour game_colours[UMP_N_COLOURS] = {
  [UMP_COLOUR_NONE] = { SLATE, WHITE, SLATE, WHITE },
  [UMP_COLOUR_RED] = { 0xC22F3D, WHITE, 0xB0182B, WHITE },
  [UMP_COLOUR_BLUE] = { 0x2C69CC, WHITE, 0x1B55B5, WHITE },
  [UMP_COLOUR_GREEN] = { 0x35B585, PRINT, 0x4FD0A0, BLACK },
  [UMP_COLOUR_YELLOW] = { 0xFFE169, PRINT, 0xFFF08A, BLACK },
  [UMP_COLOUR_BROWN] = { 0x57270F, WHITE, 0x3A1402, WHITE },
  [UMP_COLOUR_ORANGE] = { 0xDE8A26, PRINT, 0xE58E22, BLACK },
  [UMP_COLOUR_PURPLE] = { 0x452083, WHITE, 0x2C0A66, WHITE },
};

typedef struct {
  guint32 paper;
  guint32 strong_paper; /* high contrast: 7 : 1 and more on white */
  guint32 dark_key;
} SuitInk;

static const SuitInk suit_inks[] = {
  [UMP_SYMBOL_NONE] = { PRINT, BLACK, WHITE },
  [UMP_SYMBOL_CAT] = { 0x4B2A7B, 0x4B2A7B, 0xC7ADF2 },
  [UMP_SYMBOL_MIRROR] = { 0x0F6A80, 0x0B5A6E, 0x7FCBDD },
  [UMP_SYMBOL_LADDER] = { 0x9A4E12, 0x85400C, 0xEFB079 },
  [UMP_SYMBOL_CLUBS] = { PRINT, BLACK, WHITE },
  [UMP_SYMBOL_DIAMONDS] = { 0xB4202E, 0xA81A28, 0xFFA79E },
  [UMP_SYMBOL_HEARTS] = { 0xB4202E, 0xA81A28, 0xFFA79E },
  [UMP_SYMBOL_SPADES] = { PRINT, BLACK, WHITE },
};

static const guint32 tones[UMP_N_TONES][N_THEMES] = {
  [UMP_TONE_PAPER] = { 0xFFFDF8, 0xE9E4D9, WHITE, WHITE },
  [UMP_TONE_EDGE] = { 0x7F7B73, 0x0E0D0C, BLACK, WHITE },
  [UMP_TONE_CHIP_EDGE] = { 0x7F7B73, 0x8A857C, BLACK, WHITE },
  [UMP_TONE_DIM] = { 0x5C5A57, 0xBDBBB8, 0x1A1A1A, 0xE6E6E6 },
  [UMP_TONE_KEY_INK] = { 0x241F1B, WHITE, BLACK, WHITE },
  [UMP_TONE_ZONE] = { 0xD2DED7, 0x21302A, WHITE, BLACK },
  [UMP_TONE_ZONE_INK] = { 0x4C5A52, 0xAEBDB4, 0x1A1A1A, 0xE6E6E6 },
  [UMP_TONE_ACCENT] = { 0x1A5FB4, 0x86B7F2, 0x0B3F8A, 0x86B7F2 },
  [UMP_TONE_ACCENT_FILL] = { 0x1A5FB4, 0x2A6BC6, 0x0B3F8A, 0x86B7F2 },
  [UMP_TONE_ON_ACCENT] = { WHITE, WHITE, WHITE, BLACK },
  [UMP_TONE_WARN] = { 0x9C6E03, 0xE5B83A, 0x6B4A00, 0xE5B83A },
  [UMP_TONE_REFUSED] = { 0xC01C28, 0xFF7B63, 0xA00018, 0xFF7B63 },
  [UMP_TONE_ON_REFUSED] = { WHITE, PRINT, WHITE, BLACK },
  [UMP_TONE_CLOTH] = { 0xDFE8E2, 0x18241E, WHITE, BLACK },
  [UMP_TONE_CLOTH_LINE] = { 0xA9BCB1, 0x52685C, BLACK, WHITE },
  [UMP_TONE_CLOTH_INK] = { 0x2C3A33, 0xE8F0EB, BLACK, WHITE },
  [UMP_TONE_OWN] = { WHITE, 0x2F4239, WHITE, BLACK },
  [UMP_TONE_TURN] = { 0x241F1B, WHITE, BLACK, WHITE },
  [UMP_TONE_ON_TURN] = { WHITE, PRINT, WHITE, BLACK },
  [UMP_TONE_KEY] = { WHITE, 0x3A3A3A, WHITE, BLACK },
  [UMP_TONE_KEY_OFF] = { 0xEDEDEB, 0x2C2C2C, WHITE, BLACK },
  [UMP_TONE_KEY_LINE] = { 0xC9C9C5, 0x565656, BLACK, WHITE },
  [UMP_TONE_VIEW] = { WHITE, 0x1E1E1E, WHITE, BLACK },
  [UMP_TONE_CHOICE] = { 0xDCE8F8, 0x1F3552, WHITE, BLACK },
  [UMP_TONE_DONE] = { 0x1B8553, 0x57C98A, 0x00602E, 0x57C98A },
  [UMP_TONE_WARN_INK] = { 0x634400, 0xFBE09A, 0x4A3200, 0xFBE09A },
  [UMP_TONE_REFUSED_INK] = { 0x8E1420, 0xFFC0B9, 0x7A0010, 0xFFC0B9 },
  [UMP_TONE_REFUSED_FILL] = { 0xFBE1DF, 0x4B2024, WHITE, BLACK },
};

static UmpRgb
rgb (guint32 hex)
{
  return (UmpRgb){
    ((hex >> 16) & 0xFF) / 255.0,
    ((hex >> 8) & 0xFF) / 255.0,
    (hex & 0xFF) / 255.0,
  };
}

gboolean
ump_palette_is_dark (UmpCardTheme theme)
{
  return theme == UMP_THEME_DARK || theme == UMP_THEME_HC_DARK;
}

gboolean
ump_palette_is_high_contrast (UmpCardTheme theme)
{
  return theme == UMP_THEME_HC || theme == UMP_THEME_HC_DARK;
}

static const GameColour *
game_colour (UmpColour colour)
{
  /* A session file may come from a later release that knows more colours. */
  if ((guint) colour >= UMP_N_COLOURS)
    colour = UMP_COLOUR_NONE;
  return &game_colours[colour];
}

UmpRgb
ump_palette_fill (UmpColour colour, UmpCardTheme theme)
{
  const GameColour *c = game_colour (colour);

  return rgb (ump_palette_is_high_contrast (theme) ? c->strong_fill : c->fill);
}

UmpRgb
ump_palette_on (UmpColour colour, UmpCardTheme theme)
{
  const GameColour *c = game_colour (colour);

  return rgb (ump_palette_is_high_contrast (theme) ? c->strong_on : c->on);
}

static const SuitInk *
suit_ink (UmpSymbol suit)
{
  if ((guint) suit >= G_N_ELEMENTS (suit_inks))
    suit = UMP_SYMBOL_NONE;
  return &suit_inks[suit];
}

UmpRgb
ump_palette_suit (UmpSymbol suit, UmpCardTheme theme)
{
  const SuitInk *ink = suit_ink (suit);

  return rgb (ump_palette_is_high_contrast (theme) ? ink->strong_paper : ink->paper);
}

UmpRgb
ump_palette_suit_on_key (UmpSymbol suit, UmpCardTheme theme)
{
  if (ump_palette_is_dark (theme))
    return rgb (suit_ink (suit)->dark_key);
  return ump_palette_suit (suit, theme);
}

UmpRgb
ump_palette_tone (UmpTone tone, UmpCardTheme theme)
{
  g_return_val_if_fail ((guint) tone < UMP_N_TONES, rgb (PRINT));
  g_return_val_if_fail ((guint) theme < N_THEMES, rgb (PRINT));

  return rgb (tones[tone][theme]);
}

UmpRgb
ump_palette_disc (void)
{
  return rgb (0xFFFDF8);
}

UmpRgb
ump_palette_print (void)
{
  return rgb (PRINT);
}

UmpRgb
ump_palette_gold (void)
{
  return rgb (0xF2C14E);
}

UmpRgb
ump_palette_night (void)
{
  return rgb (NIGHT);
}

UmpRgb
ump_palette_white (void)
{
  return rgb (WHITE);
}

double
ump_palette_shadow (UmpCardTheme theme)
{
  switch (theme) {
  case UMP_THEME_LIGHT: return 0.16;
  case UMP_THEME_DARK: return 0.5;
  case UMP_THEME_HC:
  case UMP_THEME_HC_DARK:
  default: return 0;
  }
}
