/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Elevator: the house. A column a person with the lift in it, a line a floor, and who waits at its end. */
#include "build.h"

#include "games/elevator/elevator.h"

/* Heights of chips that wait and that ride, to the measure. */
#define WAITING_PART 0.95
#define RIDING_PART 0.72
/* Shafts take so much of the width, of few and of many people. */
#define FEW_PEOPLE 4
#define SHAFT_PART 0.16
#define SHAFT_PART_MANY 0.12
/* With larger chips than this all floors are of one height. */
#define EQUAL_ABOVE 30
/* With the least chips there is no house any more, but a list. */
#define LEAST 18

/* px of the house's lines, which are low with the short content. */
#define LOW(wide, low) PX (p->brief ? (low) : (wide), low)

static int
shaft_width (const UmpPlanner *p)
{
  gboolean few = p->setup->n_seats <= FEW_PEOPLE;

  return MAX ((int) (p->ask->width * (few ? SHAFT_PART : SHAFT_PART_MANY)) - PX (6, 3),
              few ? PX (88, 30) : PX (56, 28));
}

/* A line with a cell for the floor's number, one for each shaft, and one for who waits. */
static UmpBox *
house_row (UmpPlanner *p, UmpBox *first, UmpBox **cells, UmpBox *last)
{
  UmpBox *row = ump_row (p, PX (6, 3));

  first->width = PX (34, 22);
  first->fixed = TRUE;
  ump_box_add (row, first);
  for (int seat = 0; seat < p->setup->n_seats; seat++) {
    cells[seat]->width = shaft_width (p);
    cells[seat]->fixed = TRUE;
    ump_box_add (row, cells[seat]);
  }
  return ump_box_add (row, ump_grow (last));
}

/* ---- heads -------------------------------------------------------------------------------------- */

static UmpBox *
head (UmpPlanner *p, int seat)
{
  UmpBox *points = OF (ump_row (p, PX (6, 4)), ump_person_mark (p, seat, PX (20, 17)),
                       ump_points (p, UMP_STYLE_COUNT, seat));
  UmpBox *name = ump_sided (ump_name (p, UMP_STYLE_CAPTION, seat), UMP_LIE_CENTRE, p), *box;

  name->width = MIN (name->width, shaft_width (p) - PX (8, 4));
  box = OF (ump_column (p, PX (1, 0)), ump_grow (ump_room (p, 0, 0)), p->tight || p->brief ? NULL : name,
            ump_lie (points, UMP_LIE_CENTRE, UMP_LIE_END));
  ump_person_group (p, ump_pad (box, PX (3, 2), LOW (4, 1)), UMP_SPOT_HEAD, seat);
  if (seat == p->acting)
    for (UmpBox *child = box->first; child != NULL; child = child->next) {
      ump_inked (child, UMP_INK_TURN);
      if (child->last != NULL)
        ump_inked (child->last, UMP_INK_TURN);
    }
  return box;
}

static UmpBox *
heads (UmpPlanner *p)
{
  UmpBox *cells[UMP_MAX_SEATS];
  int deck = ump_zone_index (p->setup, ZONE_DECK, 0, 0);
  UmpBox *count = ump_say (p, UMP_STYLE_NOTE,
                           UMP_TEXT (N_ ("deck {n0}"), { UMP_N (ump_table_zone (p->table, deck)->n) }));
  UmpBox *waiting = ump_column (p, 0);

  if (!p->brief)
    OF (waiting, ump_say (p, UMP_STYLE_CAPTION, UMP_PLAIN (N_ ("Waiting"))),
        ump_zone_group (p, ump_box_add (ump_column (p, 0), count), UMP_SPOT_GROUP, deck));
  for (int seat = 0; seat < p->setup->n_seats; seat++)
    cells[seat] = head (p, seat);
  return house_row (p, ump_room (p, 0, 0), cells,
                    ump_lie (ump_pad (waiting, PX (6, 3), LOW (4, 1)), UMP_LIE_FILL, UMP_LIE_END));
}

/* ---- floors ------------------------------------------------------------------------------------- */

/* Who rides: in the short content, where they want to go. */
static UmpBox *
cab (UmpPlanner *p, int seat)
{
  int zone = ump_zone_index (p->setup, ZONE_LIFT, seat, 0);
  UmpBox *wrap = ump_wrap (p, PX (3, 4), PX (3, 0));
  UmpPiece pieces[UMP_MOST_PIECES];
  int n = p->brief ? ump_pieces (p, zone, pieces) : 0;

  wrap->pack = UMP_LIE_CENTRE;
  for (int i = 0; i < n; i++) {
    UmpBox *floor =
        ump_say (p, UMP_STYLE_NOTE, UMP_TEXT ("{n0}", { UMP_N (ump_el_wants (pieces[i].card.face)) }));
    floor->spot.style.weight = 800;
    ump_box_add (wrap, ump_inked (floor, pieces[i].flags & UMP_SPOT_GHOST ? UMP_INK_ACCENT : UMP_INK_TEXT));
  }
  if (!p->brief)
    ump_add_chips (p, wrap, zone, MAX ((int) (p->card * RIDING_PART), PX (17, 13)));
  for (UmpBox *chip = wrap->first; chip != NULL; chip = chip->next)
    chip->lie_y = UMP_LIE_CENTRE;
  return ump_lie (wrap, UMP_LIE_FILL, UMP_LIE_CENTRE);
}

/* Where a lift is, or what may be tapped in its shaft. */
static UmpBox *
cell (UmpPlanner *p, int seat, int floor)
{
  int zone = ump_zone_index (p->setup, ZONE_LIFT, seat, 0), heading, arrow = LOW (p->window ? 8 : 11, 7);
  UmpBox *box;

  if (ump_table_counter (p->table, COUNTER_FLOOR, seat, 0) != floor)
    return ump_room (p, 0, 0);
  heading = ump_el_heading (p->table, seat);
  box = OF (ump_column (p, 0), heading > 0 ? ump_room (p, 0, arrow / 2) : NULL, ump_grow (cab (p, seat)),
            heading < 0 ? ump_room (p, 0, arrow / 2) : NULL);
  ump_zone_group (p, ump_pad (box, PX (3, 2), LOW (2, 1)), UMP_SPOT_CAB, zone);
  box->spot.seat = seat;
  box->spot.value = heading;
  box->spot.limit = arrow;
  if (seat == p->acting)
    box->spot.flags |= UMP_SPOT_OWN;
  return ump_pad (ump_box_add (ump_layers (p), box), PX (3, 2), LOW (2, 1));
}

/* What is placed on a floor in this round, and waits until all are. */
static void
add_placed (UmpPlanner *p, UmpBox *wrap, int floor, int height)
{
  int zone = ump_zone_index (p->setup, ZONE_PLACED, 0, 0);
  UmpPiece pieces[UMP_MOST_PIECES];
  int n = ump_pieces (p, zone, pieces);
  UmpZoneView view = { 0 };

  ump_el_view (p->table, zone, &view);
  for (int i = 0; i < n; i++) {
    UmpBox *chip;
    if (view.floors.of_card[pieces[i].position] != floor)
      continue;
    chip = ump_piece_chip (p, zone, &pieces[i], height);
    chip->spot.flags |= UMP_SPOT_GHOST;
    ump_box_add (wrap, chip);
  }
}

static UmpBox *
waiting (UmpPlanner *p, int floor)
{
  int zone = ump_zone_index (p->setup, ZONE_FLOOR, 0, floor - 1);
  int height = MAX ((int) (p->card * WAITING_PART), LOW (22, 18)), width = height * 8 / 5;
  UmpBox *wrap = p->brief ? ump_lap (p, PX (4, 2), -width * 7 / 10) : ump_wrap (p, PX (4, 2), PX (2, 1)),
         *cell;
  gboolean placing = ump_table_counter (p->table, COUNTER_PHASE, 0, 0) == PHASE_PLACE;

  ump_add_chips (p, wrap, zone, height);
  add_placed (p, wrap, floor, height);
  if (placing && ump_ghost_of (p, zone) == NULL)
    ump_box_add (wrap, ump_room (p, width, height));
  cell = ump_pad (ump_box_add (ump_layers (p), ump_lie (wrap, UMP_LIE_FILL, UMP_LIE_CENTRE)), PX (6, 3),
                  LOW (2, 1));
  ump_zone_group (p, cell, UMP_SPOT_GROUP, zone);
  if (cell->spot.flags & UMP_SPOT_LIVE)
    cell->spot.sort = UMP_SPOT_FRAME;
  return cell;
}

/* A key where the floor may be tapped. */
static UmpBox *
floor_number (UmpPlanner *p, int floor)
{
  const UmpMark *mark = ump_mark_of (p, ump_zone_index (p->setup, ZONE_FLOOR, 0, floor - 1), -1);
  UmpBox *number =
      ump_say (p, p->brief ? UMP_STYLE_CAPTION : UMP_STYLE_COUNT, UMP_TEXT ("{n0}", { UMP_N (floor) }));
  number = ump_box_add (ump_layers (p), ump_sided (number, UMP_LIE_CENTRE, p));
  if (mark != NULL && mark->flags & UMP_SPOT_LIVE) {
    ump_show (number, UMP_SPOT_FIELD);
    number->spot.flags |= mark->flags;
    number->spot.zone = ump_zone_index (p->setup, ZONE_FLOOR, 0, floor - 1);
  }
  return number;
}

static UmpBox *
floor_line (UmpPlanner *p, int floor)
{
  UmpBox *cells[UMP_MAX_SEATS], *rule = ump_show (ump_room (p, 0, PX (1, 1)), UMP_SPOT_RULE);

  for (int seat = 0; seat < p->setup->n_seats; seat++)
    cells[seat] = cell (p, seat, floor);
  return OF (ump_layers (p), ump_lie (rule, UMP_LIE_FILL, UMP_LIE_END),
             house_row (p, floor_number (p, floor), cells, waiting (p, floor)));
}

/* The columns behind all floors. */
static UmpBox *
shafts (UmpPlanner *p)
{
  UmpBox *cells[UMP_MAX_SEATS];

  for (int seat = 0; seat < p->setup->n_seats; seat++) {
    cells[seat] = ump_show (ump_room (p, 0, 0), UMP_SPOT_SHAFT);
    cells[seat]->spot.seat = seat;
    if (seat == p->acting)
      cells[seat]->spot.flags |= UMP_SPOT_OWN;
  }
  return house_row (p, ump_room (p, 0, 0), cells, ump_room (p, 0, 0));
}

/* ---- a list ------------------------------------------------------------------------------------ */

/* A person and, in one line, where the lift is, where it goes and who rides in it. */
static UmpBox *
listed_person (UmpPlanner *p, int seat)
{
  int zone = ump_zone_index (p->setup, ZONE_LIFT, seat, 0);
  int floor = ump_table_counter (p->table, COUNTER_FLOOR, seat, 0), heading = ump_el_heading (p->table, seat);
  UmpBox *arrow = heading != 0 ? ump_show (ump_room (p, PX (14, 12), PX (14, 12)), UMP_SPOT_ARROW) : NULL;
  UmpBox *number = floor > 0 ? ump_say (p, UMP_STYLE_COUNT, UMP_TEXT ("{n0}", { UMP_N (floor) })) : NULL;
  UmpBox *lift = OF (ump_wrap (p, PX (4, 4), PX (2, 2)), number,
                     ump_lie (arrow, UMP_LIE_START, UMP_LIE_CENTRE), cab (p, seat));
  UmpBox *who = OF (ump_row (p, PX (6, 4)), ump_person_mark (p, seat, PX (20, 17)),
                    ump_points (p, UMP_STYLE_COUNT, seat));
  UmpBox *box;

  if (arrow != NULL)
    arrow->spot.value = heading;
  ump_zone_group (p, ump_pad (lift, PX (4, 4), PX (1, 1)), UMP_SPOT_FRAME, zone);
  box = ump_pad (OF (ump_wrap (p, PX (8, 6), PX (2, 2)), who, lift), PX (6, 5), PX (3, 3));
  return ump_person_group (p, box, UMP_SPOT_PLACE, seat);
}

/* Where there is no room for the house: the people, and the floors with who waits there. */
static UmpBox *
house_as_list (UmpPlanner *p)
{
  UmpBox *people = ump_grid (p, 2, PX (5, 4), PX (5, 4)), *floors = ump_column (p, 0);

  people->least_columns = 1;
  for (int seat = 0; seat < p->setup->n_seats; seat++)
    ump_box_add (people, listed_person (p, seat));
  for (int floor = FLOORS; floor >= 1; floor--) {
    UmpBox *rule = ump_show (ump_room (p, 0, PX (1, 1)), UMP_SPOT_RULE);
    UmpBox *number = floor_number (p, floor);
    number->width = PX (34, 26);
    number->fixed = TRUE;
    ump_box_add (floors, OF (ump_layers (p), ump_lie (rule, UMP_LIE_FILL, UMP_LIE_END),
                             OF (ump_row (p, PX (6, 3)), number, ump_grow (waiting (p, floor)))));
  }
  return OF (ump_column (p, PX (6, 5)), people, floors);
}

static UmpBox *
build (UmpPlanner *p)
{
  UmpBox *floors = ump_grid (p, 1, 0, 0);

  if (p->card <= LEAST)
    return house_as_list (p);

  floors->equal = p->card > EQUAL_ABOVE;
  for (int floor = FLOORS; floor >= 1; floor--)
    ump_box_add (floors, floor_line (p, floor));
  return OF (ump_column (p, 0), heads (p), ump_grow (OF (ump_layers (p), shafts (p), floors)));
}

const UmpPlanKind ump_plan_elevator = { "elevator", 60, 26, LEAST, build };
