/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who sits where, from cards that are drawn before the game: the highest is first, and who drew equal ones
 * draw again.
 *
 * Only they draw again, and that decides among them: whoever stood above or below them keeps the place. They
 * do so once everybody has drawn, and as often as it takes. A card counts what UmpOrder of game.h says. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

#define UMP_MAX_DRAWS 96

/* What was drawn so far, the first one first. worth: more than 0. */
typedef struct {
  int n_seats;
  int n;
  struct {
    gint16 seat;
    gint16 face;
    gint16 worth;
  } draws[UMP_MAX_DRAWS];
} UmpDraw;

/* What comes of it. awaits: who is to draw now, first or again. again: who has drawn before and is tied.
 * place: from 1 for those whose place is certain, else 0. order: the seats from the first place on, whole
 * when settled. limit: so many of a seat's draws mean something. */
typedef struct {
  gboolean settled;
  gboolean awaits[UMP_MAX_SEATS];
  gboolean again[UMP_MAX_SEATS];
  int place[UMP_MAX_SEATS];
  int order[UMP_MAX_SEATS];
  int limit[UMP_MAX_SEATS];
} UmpDrawResult;

/* n_seats: 1 … UMP_MAX_SEATS. */
void ump_draw_init (UmpDraw *draw, int n_seats);
void ump_draw_read (const UmpDraw *draw, UmpDrawResult *result);
/* FALSE where that seat is not to draw now, or there is no room for one more. */
gboolean ump_draw_take (UmpDraw *draw, int seat, int face, int worth);
/* Takes the last draw of a seat back, with every later one that then means nothing. FALSE where there is
 * none. */
gboolean ump_draw_take_back (UmpDraw *draw, int seat);
/* Who drew last, UMP_NOBODY for nobody. */
int ump_draw_last (const UmpDraw *draw);
/* How often a face was drawn, and who drew it last (may be NULL; UMP_NOBODY for nobody). */
int ump_draw_count (const UmpDraw *draw, int face, int *by);

G_END_DECLS
