/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be entered in Elevator: core lists what is a floor and a card, rides are made up here. */
#include "elevator.h"

/* partial: what is chosen so far. move: room for what is emitted. load: cards of the ride that is being made
 * up, in the order of the faces. */
typedef struct {
  const UmpTable *table;
  const UmpMove *partial;
  UmpMove *move;
  UmpEmit emit;
  gpointer user_data;
  int load[ROOM_ABOARD];
  int n_load;
} Offer;

/* Whether the value agrees with what is chosen of that attribute. */
static gboolean
agrees (const Offer *offer, int attr, int value)
{
  return offer->partial->verb == UMP_VERB_UNKNOWN || !ump_move_has (offer->partial, attr) ||
         ump_move_int (offer->partial, attr) == value;
}

/* ---- rides -------------------------------------------------------------------------- */

static int
count_in (const UmpZone *zone, int face)
{
  int n = 0;

  for (int i = 0; i < zone->n; i++)
    n += zone->cards[i].face == face;
  return n;
}

static int
count_in_load (const Offer *offer, int face)
{
  int n = 0;

  for (int i = 0; i < offer->n_load; i++)
    n += offer->load[i] == face;
  return n;
}

/* Whether all cards that are chosen go along. */
static gboolean
load_agrees (const Offer *offer)
{
  const UmpMove *partial = offer->partial;

  if (partial->verb == UMP_VERB_UNKNOWN || !ump_move_has (partial, RIDE_LOAD))
    return TRUE;
  for (int i = 0; i < ump_move_n (partial, RIDE_LOAD); i++) {
    int face = ump_move_card (partial, RIDE_LOAD, i).face, n = 0;

    for (int k = 0; k < ump_move_n (partial, RIDE_LOAD); k++)
      n += ump_move_card (partial, RIDE_LOAD, k).face == face;
    if (n > count_in_load (offer, face))
      return FALSE;
  }
  return TRUE;
}

/* The load that is made up, with each action that goes with the token. */
static gboolean
offer_load (Offer *offer)
{
  static const int stopped[] = { GO_UP, GO_DOWN, GO_WAIT }, moving[] = { GO_MOVE, GO_STOP };
  int seat = ump_table_turn (offer->table);
  gboolean stands = ump_el_heading (offer->table, seat) == 0;
  guint n = stands ? G_N_ELEMENTS (stopped) : G_N_ELEMENTS (moving);

  for (guint i = 0; load_agrees (offer) && i < n; i++) {
    int go = stands ? stopped[i] : moving[i];

    if (!agrees (offer, RIDE_GO, go))
      continue;
    ump_move_reset (offer->move, VERB_RIDE, seat);
    ump_move_push (offer->move, RIDE_GO, go);
    for (int k = 0; k < offer->n_load; k++)
      ump_move_push_card (offer->move, RIDE_LOAD, (UmpCard){ .face = (guint16) offer->load[k] });
    if (!offer->emit (offer->move, offer->user_data))
      return FALSE;
  }
  return TRUE;
}

/* Loads of exactly so many cards that begin like the one that is made up, all in direction way. */
static gboolean
offer_loads (Offer *offer, int size, int way)
{
  int floor = ump_table_counter (offer->table, COUNTER_FLOOR, ump_table_turn (offer->table), 0);
  const UmpZone *waiting = ump_el_floor (offer->table, floor);
  int first = offer->n_load ? offer->load[offer->n_load - 1] : 1;

  if (offer->n_load == size)
    return offer_load (offer);
  for (int face = first; face < N_FACES; face++) {
    gboolean goes_on = TRUE;

    if (count_in (waiting, face) <= count_in_load (offer, face) || ump_el_way_from (floor, face) != way)
      continue;
    offer->load[offer->n_load++] = face;
    goes_on = offer_loads (offer, size, way);
    offer->n_load--;
    if (!goes_on)
      return FALSE;
  }
  return TRUE;
}

/* Nobody, then each card alone (so that one that may not board can be shown), then every set that may. */
static void
offer_rides (Offer *offer)
{
  int seat = ump_table_turn (offer->table), way = ump_table_counter (offer->table, COUNTER_WAY, seat, 0);
  int most = ump_el_may_board (offer->table, seat)
                 ? ROOM_ABOARD - ump_table_zone_of (offer->table, ZONE_LIFT, seat, 0)->n
                 : 0;

  if (!offer_load (offer) || !offer_loads (offer, 1, 1) || !offer_loads (offer, 1, -1))
    return;
  for (int size = 2; size <= most; size++)
    if ((way >= 0 && !offer_loads (offer, size, 1)) || (way <= 0 && !offer_loads (offer, size, -1)))
      return;
}

/* ---- all ------------------------------------------------------------------------------ */

void
ump_el_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data)
{
  g_auto (UmpMove) move;
  Offer offer = { .table = table, .partial = partial, .move = &move, .emit = emit, .user_data = user_data };

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  offer_rides (&offer);
}

void
ump_el_sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move)
{
  int seat = (int) ump_random_below (random, (guint) table->setup->n_seats), seen;

  while (ump_el_has_tallied (table, seat))
    seat = (seat + 1) % table->setup->n_seats;
  seen = ump_el_people_in (ump_table_zone_of (table, ZONE_CARRIED, seat, 0));
  ump_move_push (move, TALLY_PLAYER, seat);
  ump_move_push (move, TALLY_PEOPLE,
                 seen + (int) ump_random_below (random, (guint) (ump_el_room_for (table, seat) - seen + 1)));
}

void
ump_el_prefill (const UmpTable *table, UmpMove *move)
{
  const UmpZone *carried = ump_table_zone_of (table, ZONE_CARRIED, ump_move_int (move, TALLY_PLAYER), 0);

  ump_move_push (move, TALLY_PEOPLE, ump_el_people_in (carried));
}
