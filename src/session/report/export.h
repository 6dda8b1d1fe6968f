/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is given to others: a session, or one of its games, in the formats of other programs and people. */
#pragma once

#include "session/library/aliases.h"
#include "session/format/session.h"

G_BEGIN_DECLS

typedef enum {
  UMP_EXPORT_TEXT,    /* names, totals and ranks, for a chat */
  UMP_EXPORT_CSV,     /* the score pad of one game */
  UMP_EXPORT_HTML,    /* one page: result, score pad with proof, log, replay; nothing from outside */
  UMP_EXPORT_BGSTATS, /* the address that gives one finished game to BG Stats */
  UMP_EXPORT_XML,     /* the session itself */
} UmpExportFormat;

#define UMP_EXPORT_ALL G_MAXUINT

/* The picture of a card as SVG, for pages. A new string. */
typedef char *(*UmpExportCard) (const UmpSetup *setup, UmpCard card);

/* game: index from 0, or UMP_EXPORT_ALL where the format holds several (else the last one). words: the user's
 * language, NULL for English. card: NULL where nothing can be drawn; cards of a page are boxes with their
 * names then. NULL with UMP_SESSION_ERROR_FILE where the program was built without the format, or the game
 * is none for it. */
GBytes *ump_export (UmpSession *session, guint game, UmpExportFormat format, UmpExportCard card,
                    const UmpWords *words, GError **error);

/* Name of what is played: the pad's own, else the game's title. Borrowed. */
/* The same of a setup alone. */
const char *ump_export_setup_name (const UmpSetup *setup, const UmpWords *words);
const char *ump_export_game_name (UmpSession *session, guint game, const UmpWords *words);
/* When a game was played, as written: when it began, else when the session was created. Borrowed. */
const char *ump_export_game_time (UmpSession *session, guint game);

/* One of them each. */
/* A new string without a line break. */
char *ump_export_bgstats (UmpSession *session, guint game, const UmpWords *words, GError **error);
GBytes *ump_export_html (UmpSession *session, guint game, UmpExportCard card, const UmpWords *words);

G_END_DECLS
