/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Martes 13: the cards, and what lies where. */
#include "martes-13.h"

#define FACE(suit, word, v, n)                                                                              \
  {                                                                                                         \
    .id = suit "-" #v, .name = word, .look = { UMP_ART_SUIT, UMP_COLOUR_NONE, UMP_SYMBOL_##n, v }, .row = n \
  }
#define SUIT(suit, word, n)                                                                                  \
  FACE (suit, word, 1, n), FACE (suit, word, 2, n), FACE (suit, word, 3, n), FACE (suit, word, 4, n),        \
      FACE (suit, word, 5, n), FACE (suit, word, 6, n), FACE (suit, word, 7, n), FACE (suit, word, 8, n),    \
      FACE (suit, word, 9, n), FACE (suit, word, 10, n), FACE (suit, word, 11, n), FACE (suit, word, 12, n), \
      FACE (suit, word, 13, n)

const UmpFace ump_m13_faces[N_FACES] = {
  { 0 },
  SUIT ("cat", N_ ("cat {n0}"), CAT),
  SUIT ("mirror", N_ ("mirror {n0}"), MIRROR),
  SUIT ("ladder", N_ ("ladder {n0}"), LADDER),
  { .id = "martes", .name = N_ ("martes"), .look = { UMP_ART_CALENDAR, 0, 0, MARTES_VALUE }, .row = -1 },
};

const char *const ump_m13_kind_words[N_KINDS] = { N_ ("cats"), N_ ("mirrors"), N_ ("ladders"),
                                                  N_ ("martes") };

int
ump_m13_kind_of (int face)
{
  return (face - 1) / MAX_VALUE;
}

/* ---- reading the table ---------------------------------------------------------- */

int
ump_m13_pile_zone (const UmpTable *table, int place)
{
  return ump_zone_index (table->setup, ZONE_PILE, 0, place);
}

const UmpZone *
ump_m13_pile (const UmpTable *table, int place)
{
  return ump_table_zone (table, ump_m13_pile_zone (table, place));
}

int
ump_m13_hand_size (const UmpTable *table, int seat)
{
  return ump_table_zone_of (table, ZONE_HAND, seat, 0)->n;
}

int
ump_m13_suit_of_place (const UmpTable *table, int place)
{
  return ump_table_counter (table, COUNTER_PILE_SUIT, 0, place) - 1;
}

int
ump_m13_pile_total (const UmpTable *table, int place)
{
  const UmpZone *zone = ump_m13_pile (table, place);
  int total = 0;

  for (int i = 0; i < zone->n; i++)
    total += ump_m13_faces[zone->cards[i].face].look.value;
  return total;
}

int
ump_m13_lowest_empty (const UmpTable *table)
{
  for (int place = 0; place < PLACES; place++)
    if (ump_m13_pile (table, place)->n == 0)
      return place;
  return -1;
}

int
ump_m13_place_of_suit (const UmpTable *table, int kind)
{
  for (int place = 0; kind != MARTES && place < PLACES; place++)
    if (ump_m13_suit_of_place (table, place) == kind)
      return place;
  return -1;
}

gboolean
ump_m13_is_allowed (const UmpTable *table, int kind, int place)
{
  int own = ump_m13_place_of_suit (table, kind);

  if (own >= 0)
    return place == own;
  if (ump_m13_pile (table, place)->n == 0)
    return place == ump_m13_lowest_empty (table);
  return kind == MARTES || ump_m13_suit_of_place (table, place) < 0;
}

int
ump_m13_only_place (const UmpTable *table, int kind)
{
  int found = -1;

  for (int place = 0; place < PLACES; place++)
    if (ump_m13_is_allowed (table, kind, place)) {
      if (found >= 0)
        return -1;
      found = place;
    }
  return found;
}

int
ump_m13_taken_of_kind (const UmpTable *table, int seat, int kind)
{
  const UmpZone *zone = ump_table_zone_of (table, ZONE_TAKEN, seat, 0);
  int n = 0;

  for (int i = 0; i < zone->n; i++)
    n += ump_m13_kind_of (zone->cards[i].face) == kind;
  return n;
}

gboolean
ump_m13_is_open (const UmpTable *table)
{
  return ump_table_get (table, UMP_COUNTER_OPEN);
}

gboolean
ump_m13_is_tallying (const UmpTable *table)
{
  return ump_table_counter (table, COUNTER_N_TALLIED, 0, 0) > 0;
}

gboolean
ump_m13_has_tallied (const UmpTable *table, int seat)
{
  return ump_table_counter (table, COUNTER_TALLIED, seat, 0);
}

int
ump_m13_holds (const UmpTable *table, int seat, int kind)
{
  return ump_m13_has_tallied (table, seat) ? ump_table_counter (table, COUNTER_TALLY, seat, kind)
                                           : ump_m13_taken_of_kind (table, seat, kind);
}
