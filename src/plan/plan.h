/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything on a table lies, for a place of any size: pure, from numbers alone.
 *
 *   UmpPlanFit fit = { 0 };
 *   g_autoptr (UmpPlan) plan = ump_plan_new (&request, &fit);
 *   for (int i = 0; i < plan->n_spots; i++) …
 *
 * Each kind of game says its tree of boxes (martes-13.c and so on); for one without, it is made from its
 * zones. Of the sizes with which all of it fits, the largest cards are taken; where it fits with none, the
 * short content; and where that does not fit with the least cards either, the plan is higher than was asked
 * for, and scrolls. */
#pragma once

#include "measure.h"

G_BEGIN_DECLS

/* What is to be seen on a table besides what lies there.
 * zone: index, -1 for none; position: of a card in it, of a ghost where it would come to lie (it then stands
 *   between those at position - 1 and position), -1 for the zone itself.
 * seat: of a person's place where zone is -1, of a ghost whose card it is; UMP_NOBODY for none. Where both
 *   are none the mark is of the face of `card` among the keys of a deck.
 * card: of a ghost, or the face.
 * flags: of UmpSpotFlags; a ghost has UMP_SPOT_GHOST, what may be tapped UMP_SPOT_LIVE.
 * title, words: what comes of it, shown beside it where there is room ("9 + 4 = 13", "nobody takes"); either
 *   may be NULL. description: the same, or why it cannot be, for screen readers; NULL for none.
 * value, limit: of a face, how many of its copies are left and how many there are; limit 0: not said. */
typedef struct {
  int zone, position, seat;
  UmpCard card;
  guint flags;
  const char *title;
  const char *words;
  const char *description;
  int value, limit;
} UmpMark;

typedef enum {
  UMP_PLAN_WIDE,
  UMP_PLAN_TIGHT,  /* as page.h says: a phone, or large text */
  UMP_PLAN_WINDOW, /* for everybody at the table, from further away: full content without captions */
} UmpPlanShape;

/* Everything is borrowed for the call.
 * words: the user's language. marks: n_marks of them. person_marks: by seat, the number of everybody's mark
 * from 1 on; NULL: as they sit. width, height: px, of all of the cloth. em: px of the text's size.
 * rtl: from right to left. face_up: what lies face down is shown all the same. tappable: cards are buttons,
 * also where no mark says that they may be tapped, and so are zones of which not every card is seen. */
typedef struct {
  const UmpTable *table;
  const UmpWords *words;
  const UmpMark *marks;
  int n_marks;
  const int *person_marks;
  UmpMeasure *measure;
  int width, height;
  double em;
  UmpPlanShape shape;
  gboolean rtl;
  gboolean face_up;
  gboolean tappable;
} UmpPlanRequest;

/* What was chosen, kept by the caller from plan to plan so that nothing moves without need; zeroed: nothing
 * is chosen yet.
 * card: the width of the card that all sizes refer to; step: factor of the words; brief: the short content.
 * need: px of height that it needed when it was chosen. What is behind says what it was chosen for. */
typedef struct {
  int card;
  double step;
  gboolean brief;
  int need;
  int width, height;
  double em;
  UmpPlanShape shape;
  int turn;
} UmpPlanFit;

/* n_spots spots: groups before what they hold, what lies above others behind them. height: of all of it, more
 * than was asked for where it has to scroll. setup: of the table, for the looks of its cards. */
typedef struct {
  UmpSetup *setup;
  UmpSpot *spots;
  int n_spots;
  int width, height;
  GStringChunk *strings;
} UmpPlan;

/* fit: read, and filled with what was taken. A new plan; it needs nothing of the request any more. */
UmpPlan *ump_plan_new (const UmpPlanRequest *request, UmpPlanFit *fit);
void ump_plan_free (UmpPlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpPlan, ump_plan_free)

/* The spot of a card, or with position -1 of the zone; NULL where the plan has none. Ghosts are none. */
const UmpSpot *ump_plan_find (const UmpPlan *plan, int zone, int position);

G_END_DECLS
