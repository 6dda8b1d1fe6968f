/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of a game that has no plan of its own: what its zones say of themselves, those of the table
 * first, then a place a person. */
#include "build.h"

#include <string.h>

#define MAX_ORDER 3
#define COLUMNS 12
/* Cards of a pile show so much of the one below. */
#define STEP_DOWN 0.4
/* A pile face down, to the card. */
#define STACK_PART 0.62

static gboolean
is_seen (const UmpZoneDef *def, UmpScope scope)
{
  return def->scope == scope && def->print != UMP_PRINT_NEVER && def->layout != UMP_LAYOUT_NONE &&
         def->layout != UMP_LAYOUT_SEAT;
}

static int
chip_height (const UmpPlanner *p)
{
  return MAX ((int) (p->card * 0.36), PX (24, 22));
}

/* A zone with fixed places: what lies there, or room for it. */
static UmpBox *
slots (UmpPlanner *p, int zone, const UmpZoneView *view)
{
  UmpBox *row = ump_lap (p, p->card / 10, -p->card * 36 / 100);
  UmpPiece pieces[UMP_MOST_PIECES];
  int n = ump_pieces (p, zone, pieces), next = 0;

  for (int i = 0; i < MAX (view->slots.n, n); i++) {
    static const UmpZoneSlot plain;
    const UmpZoneSlot *place = i < view->slots.n ? &view->slots.places[i] : &plain;
    const UmpPiece *piece = NULL;
    for (int k = 0; k < n && place->lies != 0; k++)
      if (pieces[k].card.face == place->lies)
        piece = &pieces[k];
    if (place->lies == 0 && place->face == 0 && next < n)
      piece = &pieces[next++];
    ump_box_add (row, piece != NULL ? ump_piece_card (p, zone, piece, p->card)
                                    : ump_hole (p, p->card, ump_card_height (p->card)));
  }
  return row;
}

static UmpBox *
cascade (UmpPlanner *p, int zone)
{
  UmpBox *column = ump_column (p, (int) (p->card * STEP_DOWN) - ump_card_height (p->card));

  column->height = ump_card_height (p->card);
  ump_add_cards (p, column, zone, p->card);
  for (UmpBox *card = column->first; card != NULL; card = card->next)
    ump_lie (card, UMP_LIE_CENTRE, UMP_LIE_START);
  return column;
}

static UmpBox *
gauge (UmpPlanner *p, const UmpZoneView *view)
{
  UmpBox *box = ump_show (ump_room (p, 0, PX (8, 7)), UMP_SPOT_GAUGE);

  ump_sided (box, UMP_LIE_START, p);
  box->spot.value = view->total;
  box->spot.limit = view->limit;
  return box;
}

/* The cards of a zone, as its layout says. */
static UmpBox *
contents (UmpPlanner *p, int zone, const UmpZoneView *view)
{
  const UmpZoneDef *def = &p->setup->game->zones[p->setup->zones[zone].def];
  int n = ump_table_zone (p->table, zone)->n;
  UmpBox *box;

  if (def->face_down && !p->ask->face_up)
    return n == 0 ? NULL
                  : OF (ump_row (p, PX (6, 4)), ump_heap (p, n),
                        ump_say (p, UMP_STYLE_COUNT, UMP_TEXT ("{n0}", { UMP_N (n) })));
  switch (def->layout) {
  case UMP_LAYOUT_STACK:
    if (def->scope == UMP_PER_TABLE || n == 0)
      return ump_stack (p, zone, (int) (p->card * STACK_PART), FALSE);
    box = ump_layers (p);
    ump_add_cards (p, box, zone, (int) (p->card * STACK_PART));
    return box;
  case UMP_LAYOUT_SLOTS: return slots (p, zone, view);
  case UMP_LAYOUT_GAUGE: return OF (ump_column (p, PX (8, 5)), gauge (p, view), cascade (p, zone));
  case UMP_LAYOUT_FAN: return cascade (p, zone);
  case UMP_LAYOUT_COUNT:
  case UMP_LAYOUT_BADGE:
    return ump_say (p, UMP_STYLE_TOTAL, UMP_TEXT ("{n0}", { UMP_N (view->total != 0 ? view->total : n) }));
  case UMP_LAYOUT_ROW:
    if (def->scope == UMP_PER_TABLE) {
      box = ump_lap (p, p->card / 10, -p->card * 36 / 100);
      ump_add_cards (p, box, zone, p->card);
      box->height = ump_card_height (p->card);
      return box;
    }
    G_GNUC_FALLTHROUGH;
  default:
    box = ump_wrap (p, PX (4, 3), PX (4, 3));
    ump_add_chips (p, box, zone, chip_height (p));
    box->height = chip_height (p);
    return box;
  }
}

static UmpBox *
zone_box (UmpPlanner *p, int zone)
{
  const UmpPlace *place = &p->setup->zones[zone];
  const UmpZoneDef *def = &p->setup->game->zones[place->def];
  UmpText title = ump_setup_zone_title (p->setup, zone);
  UmpZoneView view = { 0 };
  gboolean flat = def->layout != UMP_LAYOUT_GAUGE && def->layout != UMP_LAYOUT_FAN;
  UmpBox *head = NULL, *box;

  if (p->setup->game->view != NULL)
    p->setup->game->view (p->table, zone, &view);
  if (view.hidden)
    return NULL;
  if (view.title.message != NULL)
    title = view.title;
  if (def->scope != UMP_PER_SEAT ||
      (!p->brief && strcmp (ump_said (p, title), p->setup->names[place->seat]) != 0))
    head = ump_say (p, UMP_STYLE_CAPTION, title);
  if (head != NULL && view.total > 0 && view.limit > 0)
    head = OF (ump_row (p, PX (8, 5)), ump_grow (head),
               ump_say (p, UMP_STYLE_TOTAL, UMP_TEXT ("{n0}", { UMP_N (view.total) })));
  box = OF (p->brief && flat ? ump_row (p, PX (8, 5)) : ump_column (p, PX (4, 3)), head,
            contents (p, zone, &view), p->brief ? NULL : ump_say (p, UMP_STYLE_NOTE, view.note),
            ump_outcome (p, zone));
  ump_pad (box, PX (8, 5), PX (6, 4));
  return ump_zone_group (p, box, def->scope == UMP_PER_TABLE ? UMP_SPOT_FIELD : UMP_SPOT_GROUP, zone);
}

/* All zones of a definition of the table's. */
static void
add_definition (UmpPlanner *p, UmpBox *column, int d)
{
  const UmpZoneDef *def = &p->setup->game->zones[d];
  int n = MAX (def->count, 1), columns = MAX (def->span > 0 ? COLUMNS / def->span : 1, p->window ? 2 : 1);
  UmpBox *grid = ump_grid (p, MIN (n, columns), PX (8, 5), PX (8, 5));

  grid->least_columns = 1;
  for (int k = 0; k < n; k++)
    ump_box_add (grid, zone_box (p, ump_zone_index (p->setup, d, 0, k)));
  if (grid->first != NULL)
    ump_box_add (column, ump_grow (grid));
}

static UmpBox *
person (UmpPlanner *p, int seat)
{
  const UmpGame *game = p->setup->game;
  UmpBox *zones = ump_wrap (p, PX (8, 5), PX (4, 3));
  UmpSeatView view = { 0 };
  UmpBox *box;

  if (game->seat != NULL)
    game->seat (p->table, seat, &view);
  for (int d = 0; d < game->n_zones; d++)
    for (int k = 0; k < MAX (game->zones[d].count, 1) && is_seen (&game->zones[d], UMP_PER_SEAT); k++)
      ump_box_add (zones, zone_box (p, ump_zone_index (p->setup, d, seat, k)));
  box = OF (ump_column (p, PX (3, 2)), ump_who (p, seat),
            p->brief ? NULL : ump_say (p, UMP_STYLE_NOTE, view.note), zones->first != NULL ? zones : NULL);
  return ump_person_group (p, ump_pad (box, PX (10, 7), PX (8, 4)), UMP_SPOT_PLACE, seat);
}

static UmpBox *
build (UmpPlanner *p)
{
  const UmpGame *game = p->setup->game;
  int n = p->setup->n_seats, columns = n <= 3 ? n : (n + 1) / 2;
  UmpBox *column = ump_column (p, PX (8, 5)), *people = ump_grid (p, columns, PX (8, 5), PX (8, 5));

  people->least_columns = 1;
  for (int order = 0; order <= MAX_ORDER; order++)
    for (int d = 0; d < game->n_zones; d++)
      if (is_seen (&game->zones[d], UMP_PER_TABLE) && game->zones[d].order == order)
        add_definition (p, column, d);
  for (int seat = 0; seat < n; seat++)
    ump_box_add (people, person (p, seat));
  return ump_box_add (column, ump_grow (people));
}

const UmpPlanKind ump_plan_zones = { NULL, 110, 40, 24, build };
