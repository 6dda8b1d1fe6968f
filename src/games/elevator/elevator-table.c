/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a table of Elevator. */
#include "elevator.h"

int
ump_el_wants (int face)
{
  int rank = 2 + (face - 1) / N_SUITS;

  return rank <= FLOORS ? rank : 1;
}

int
ump_el_people (int face)
{
  return 1 + (face - 1) % N_SUITS;
}

int
ump_el_people_in (const UmpZone *zone)
{
  int n = 0;

  for (int i = 0; i < zone->n; i++)
    n += ump_el_people (zone->cards[i].face);
  return n;
}

const UmpZone *
ump_el_floor (const UmpTable *table, int floor)
{
  return ump_table_zone_of (table, ZONE_FLOOR, 0, floor - 1);
}

int
ump_el_heading (const UmpTable *table, int seat)
{
  int token = ump_table_counter (table, COUNTER_TOKEN, seat, 0);

  return token == TOKEN_UP ? 1 : token == TOKEN_DOWN ? -1 : 0;
}

int
ump_el_way_from (int floor, int face)
{
  return ump_el_wants (face) > floor ? 1 : -1;
}

gboolean
ump_el_may_board (const UmpTable *table, int seat)
{
  gboolean stands = ump_el_heading (table, seat) == 0;
  int boarding = table->setup->option_value[OPTION_BOARDING];

  if (ump_table_zone_of (table, ZONE_LIFT, seat, 0)->n == 0)
    return stands;
  return stands ? boarding != BOARDING_MOVING : boarding != BOARDING_STOPPED;
}

gboolean
ump_el_has_tallied (const UmpTable *table, int seat)
{
  return ump_table_counter (table, COUNTER_TALLIED, seat, 0);
}

/* People that a player delivered, as far as is known: his count, else what the log has seen. */
static int
delivered (const UmpTable *table, int seat)
{
  return ump_el_has_tallied (table, seat)
             ? ump_table_counter (table, COUNTER_TALLY, seat, 0)
             : ump_el_people_in (ump_table_zone_of (table, ZONE_CARRIED, seat, 0));
}

int
ump_el_room_for (const UmpTable *table, int seat)
{
  int room = 0;

  for (int face = 1; face < N_FACES; face++)
    room += table->setup->copies[face] * ump_el_people (face);
  for (int i = 0; i < table->setup->n_seats; i++)
    if (i != seat)
      room -= delivered (table, i);
  return room;
}
