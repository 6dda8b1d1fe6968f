/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Martes 13: three piles, and below them the people with what they took as heaps of backs. */
#include "build.h"

#include "games/martes-13/martes-13.h"

/* A pile has room for so many cards, and for one more than lie there; a card shows so much of the one below.
 * In a window where nothing is chosen fewer have room at once. */
#define PILE_CARDS 5
#define PILE_CARDS_SEEN 3
#define STEP_DOWN 0.4
#define STEP_ACROSS 0.36

static UmpBox *
pile_head (UmpPlanner *p, int zone, const UmpZoneView *view, const char *number)
{
  gboolean titled = !p->tight && !p->brief && view->total > 0;

  return OF (
      ump_row (p, PX (8, 5)),
      ump_token (p, UMP_SPOT_DISC, number, PX (26, 20), PX (26, 20), UMP_STYLE_CAPTION),
      titled ? ump_say (p, UMP_STYLE_NAME, view->title) : NULL, ump_grow (ump_room (p, 0, PX (28, 20))),
      view->total > 0 ? ump_say (p, UMP_STYLE_TOTAL, UMP_TEXT ("{n0}", { UMP_N (view->total) })) : NULL);
}

static UmpBox *
gauge (UmpPlanner *p, int zone, const UmpZoneView *view)
{
  UmpBox *box = ump_show (ump_room (p, 0, PX (8, 7)), UMP_SPOT_GAUGE);
  const UmpMark *ghost = ump_ghost_of (p, zone);

  ump_sided (box, UMP_LIE_START, p);
  box->spot.value = view->total;
  box->spot.limit = view->limit;
  box->spot.more = ghost != NULL ? p->setup->looks[ghost->card.face].value : 0;
  return box;
}

/* The cards over one another, downwards, where it is tight to the end; room is kept for those to come. */
static UmpBox *
cascade (UmpPlanner *p, int zone)
{
  int n = MAX (ump_table_zone (p->table, zone)->n + !p->window, p->window ? PILE_CARDS_SEEN : PILE_CARDS),
      height = ump_card_height (p->card);
  gboolean across = p->brief;
  UmpBox *box = across ? ump_lap (p, (int) (p->card * (STEP_ACROSS - 1)), (int) (p->card * (STEP_ACROSS - 1)))
                       : ump_column (p, (int) (p->card * STEP_DOWN) - height);
  UmpPiece pieces[UMP_MOST_PIECES];
  int n_pieces = ump_pieces (p, zone, pieces);

  box->height = across ? height : height + (n - 1) * (int) (p->card * STEP_DOWN);
  box->width = across ? p->card + (MAX (n_pieces, 2) - 1) * (int) (p->card * STEP_ACROSS) : p->card;
  for (int i = 0; i < n_pieces; i++)
    ump_box_add (box, ump_lie (ump_piece_card (p, zone, &pieces[i], p->card), UMP_LIE_CENTRE, UMP_LIE_START));
  return box;
}

static UmpBox *
pile (UmpPlanner *p, int nth)
{
  int zone = ump_m13_pile_zone (p->table, nth);
  UmpZoneView view = { 0 };
  char number[12];
  UmpBox *outcome = ump_outcome (p, zone);

  ump_m13_view (p->table, zone, &view);
  g_snprintf (number, sizeof number, "%d", nth + 1);
  if (outcome == NULL)
    outcome = ump_room (p, 0, 0);
  for (UmpBox *words = outcome->first; words != NULL; words = words->next)
    ump_sided (words, UMP_LIE_CENTRE, p);
  outcome->height = p->window ? 0 : PX (42, 34);
  return ump_zone_group (p,
                         ump_pad (OF (ump_column (p, PX (8, 5)), pile_head (p, zone, &view, number),
                                      gauge (p, zone, &view), ump_grow (cascade (p, zone)), outcome),
                                  PX (12, 6), PX (10, 6)),
                         UMP_SPOT_FIELD, zone);
}

static UmpBox *
taken (UmpPlanner *p, int seat)
{
  int zone = ump_zone_index (p->setup, ZONE_TAKEN, seat, 0), n = ump_table_zone (p->table, zone)->n;
  UmpBox *row = ump_row (p, PX (8, 5));

  row->height = p->brief ? 0 : PX (30, 22);
  if (n == 0)
    return ump_box_add (row, ump_outcome (p, zone));
  OF (row, ump_heap (p, n),
      p->brief
          ? NULL
          : ump_say (p, UMP_STYLE_NOTE, UMP_TEXT (p->window ? "{n0}" : N_ ("{n0} taken"), { UMP_N (n) })));
  return ump_zone_group (p, row, UMP_SPOT_GROUP, zone);
}

/* With what lies face down shown, the cards themselves. */
static UmpBox *
taken_cards (UmpPlanner *p, int seat)
{
  int zone = ump_zone_index (p->setup, ZONE_TAKEN, seat, 0);
  UmpBox *wrap = ump_wrap (p, PX (4, 3), PX (4, 3));

  wrap->height = PX (30, 22);
  ump_add_chips (p, wrap, zone, PX (26, 22));
  return ump_zone_group (p, wrap, UMP_SPOT_GROUP, zone);
}

static UmpBox *
person (UmpPlanner *p, int seat)
{
  UmpBox *box, *note, *heap = p->ask->face_up ? taken_cards (p, seat) : taken (p, seat);
  UmpSeatView view = { 0 };

  ump_m13_seat (p->table, seat, &view);
  note = p->brief ? NULL : ump_say (p, UMP_STYLE_NOTE, view.note);
  if (p->brief)
    box = OF (ump_wrap (p, PX (6, 6), PX (2, 2)),
              OF (ump_row (p, PX (6, 5)), ump_person_mark (p, seat, PX (25, 18)),
                  ump_name (p, UMP_STYLE_NAME, seat), ump_points (p, UMP_STYLE_POINTS, seat)),
              heap);
  else if (p->window)
    box = OF (ump_column (p, PX (2, 1)), ump_who (p, seat), OF (ump_row (p, PX (8, 5)), note, heap));
  else
    box = OF (ump_column (p, PX (2, 1)), ump_who (p, seat), note, heap);
  return ump_person_group (p, ump_pad (box, PX (10, 7), PX (8, 4)), UMP_SPOT_PLACE, seat);
}

/* With three people a fourth hand lies there for nobody. */
static UmpBox *
dead_hand (UmpPlanner *p)
{
  int zone = ump_zone_index (p->setup, ZONE_DEAD, 0, 0), n = ump_table_zone (p->table, zone)->n;

  if (n == 0 || p->brief)
    return NULL;
  return ump_zone_group (
      p,
      ump_pad (OF (ump_column (p, PX (2, 1)), ump_say (p, UMP_STYLE_NAME, UMP_PLAIN (N_ ("Dead hand"))),
                   ump_say (p, UMP_STYLE_NOTE, UMP_TEXT ("{k0}", { UMP_N (n) }))),
               PX (10, 7), PX (8, 4)),
      UMP_SPOT_FIELD, zone);
}

static UmpBox *
build (UmpPlanner *p)
{
  int n = p->setup->n_seats, columns = n <= 4 || p->window ? n : 3;
  UmpBox *piles = ump_grid (p, PLACES, PX (8, 6), PX (8, 6));
  UmpBox *people, *dead = dead_hand (p);

  if (p->brief && !p->tight)
    columns = n;
  else if (p->brief || p->tight)
    columns = n == 3 ? 3 : 2;
  people = ump_grid (p, columns + (dead != NULL), PX (8, 5), PX (8, 5));
  if (p->window)
    people->least_columns = MIN (n, 3) + (dead != NULL);
  if (p->brief)
    piles->least_columns = people->least_columns = 1;
  for (int place = 0; place < PLACES; place++)
    ump_box_add (piles, pile (p, place));
  for (int seat = 0; seat < n; seat++)
    ump_box_add (people, person (p, seat));
  ump_box_add (people, dead);
  return OF (ump_column (p, PX (8, 5)), ump_grow (piles), ump_grow (people));
}

const UmpPlanKind ump_plan_martes_13 = { "martes-13", 132, 44, 26, build };
