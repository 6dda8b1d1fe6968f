/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game's result as a picture or as pages: who won, the sheet, how the totals went, light, for giving away.
 * The pages have the proof of every number besides, and the log where it is wanted. Whatever draws them,
 * callers see only bytes. */
#pragma once

#include "config.h"

#include "session/format/session.h"

G_BEGIN_DECLS

typedef enum {
  UMP_DRAW_SVG, /* one picture */
  UMP_DRAW_PNG, /* the same, of 2 pixels a unit */
  UMP_DRAW_PDF, /* pages of A4 */
} UmpDrawFormat;

typedef enum {
  UMP_DRAW_PLAIN = 0,
  UMP_DRAW_LOG = 1 << 0, /* pages only: every entry in words, with rulings and notes */
} UmpDrawFlags;

/* game: index from 0. words: the user's language, NULL for English; where its words run from right to left,
 * everything is mirrored. NULL with UMP_SESSION_ERROR_FILE. */
GBytes *ump_draw_result (UmpSession *session, guint game, UmpDrawFormat format, UmpDrawFlags flags,
                         const UmpWords *words, GError **error);

/* A card as the window draws it, in light colours, as SVG. A new string. Where nothing is drawn, ump_export()
 * is told so by UMP_DRAW_CARD. */
char *ump_draw_card (const UmpSetup *setup, UmpCard card);
#ifdef HAVE_DRAW
#define UMP_DRAW_CARD ump_draw_card
#else
#define UMP_DRAW_CARD NULL
#endif

/* A text longer than this makes a code that a phone does not read from a screen. */
#define UMP_DRAW_CODE_MAX 1800
/* A text as a QR code, black on white, as PNG; NULL where it is too long or the program was built without
 * libqrencode. */
GBytes *ump_draw_code (const char *text);

G_END_DECLS
