/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours of the cards: what they are filled with, and what stands on them.
 *
 * Window colours live in the style sheets. These are the ones that cairo code needs,
 * in the same four themes. Values are sRGB, 0 to 1, all opaque. */
#pragma once

#include "core/face.h"

G_BEGIN_DECLS

typedef enum {
  UMP_THEME_LIGHT,
  UMP_THEME_DARK,
  UMP_THEME_HC,
  UMP_THEME_HC_DARK,
} UmpCardTheme;

typedef struct {
  double r;
  double g;
  double b;
} UmpRgb;

/* Colours that belong to the theme and not to a card. */
typedef enum {
  UMP_TONE_PAPER,       /* of cards and chips */
  UMP_TONE_EDGE,        /* line around a card */
  UMP_TONE_CHIP_EDGE,   /* line around a chip or a coloured key */
  UMP_TONE_DIM,         /* secondary text; ring of a badge */
  UMP_TONE_KEY_INK,     /* text on an entry key */
  UMP_TONE_ZONE,        /* a zone on the cloth */
  UMP_TONE_ZONE_INK,    /* secondary text on it */
  UMP_TONE_ACCENT,      /* choice */
  UMP_TONE_ACCENT_FILL, /* disc of a tick */
  UMP_TONE_ON_ACCENT,   /* the tick */
  UMP_TONE_WARN,        /* a consequence */
  UMP_TONE_REFUSED,     /* not allowed; also the void line */
  UMP_TONE_ON_REFUSED,  /* the cross */
  UMP_TONE_CLOTH,       /* the table */
  UMP_TONE_CLOTH_LINE,  /* lines on it */
  UMP_TONE_CLOTH_INK,   /* text on it */
  UMP_TONE_OWN,         /* the place of who acts */
  UMP_TONE_TURN,        /* whose turn it is: reversed */
  UMP_TONE_ON_TURN,     /* text on that */
  UMP_TONE_KEY,         /* a key, and a place that is one */
  UMP_TONE_KEY_OFF,     /* a key that cannot be pressed now */
  UMP_TONE_KEY_LINE,
  UMP_TONE_VIEW,        /* a field that is written in */
  UMP_TONE_CHOICE,      /* ground of what is chosen */
  UMP_TONE_DONE,        /* done, accepted */
  UMP_TONE_WARN_INK,    /* words of a consequence */
  UMP_TONE_REFUSED_INK, /* words of a refusal */
  UMP_TONE_REFUSED_FILL,
  UMP_N_TONES
} UmpTone;

/* Fill of a card panel. UMP_COLOUR_NONE gives the neutral slate. */
UmpRgb ump_palette_fill (UmpColour colour, UmpCardTheme theme);

/* Text and symbol on that fill. */
UmpRgb ump_palette_on (UmpColour colour, UmpCardTheme theme);

/* Ink of a suit on paper. UMP_SYMBOL_NONE gives the ink of plain print. */
UmpRgb ump_palette_suit (UmpSymbol suit, UmpCardTheme theme);

/* Ink of a suit on the surface of an entry key, which is dark in dark themes. */
UmpRgb ump_palette_suit_on_key (UmpSymbol suit, UmpCardTheme theme);

UmpRgb ump_palette_tone (UmpTone tone, UmpCardTheme theme);

/* Printed parts that no theme changes: an off-white disc, black ink, gold, a panel as dark as night. */
UmpRgb ump_palette_disc (void);
UmpRgb ump_palette_print (void);
UmpRgb ump_palette_gold (void);
UmpRgb ump_palette_night (void);
UmpRgb ump_palette_white (void);

/* Opacity of the shadow under a lying card; 0 in high contrast. */
double ump_palette_shadow (UmpCardTheme theme);

gboolean ump_palette_is_dark (UmpCardTheme theme);
gboolean ump_palette_is_high_contrast (UmpCardTheme theme);

G_END_DECLS
