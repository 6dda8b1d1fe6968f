/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Level 8: the cards, and what lies where. */
#include "level-8.h"

#define FACE(suit, word, c, v, n)                                                                    \
  {                                                                                                  \
    .id = suit "-" #v, .name = word, .look = { UMP_ART_NUMBER, UMP_COLOUR_##c, UMP_SYMBOL_NONE, v }, \
    .row = n                                                                                         \
  }
#define SUIT(suit, word, c, n)                                                               \
  FACE (suit, word, c, 1, n), FACE (suit, word, c, 2, n), FACE (suit, word, c, 3, n),        \
      FACE (suit, word, c, 4, n), FACE (suit, word, c, 5, n), FACE (suit, word, c, 6, n),    \
      FACE (suit, word, c, 7, n), FACE (suit, word, c, 8, n), FACE (suit, word, c, 9, n),    \
      FACE (suit, word, c, 10, n), FACE (suit, word, c, 11, n), FACE (suit, word, c, 12, n), \
      FACE (suit, word, c, 13, n), FACE (suit, word, c, 14, n), FACE (suit, word, c, 15, n)

const UmpFace ump_l8_faces[N_FACES] = {
  { 0 },
  SUIT ("red", N_ ("red {n0}"), RED, 0),
  SUIT ("orange", N_ ("orange {n0}"), ORANGE, 1),
  SUIT ("yellow", N_ ("yellow {n0}"), YELLOW, 2),
  SUIT ("green", N_ ("green {n0}"), GREEN, 3),
  SUIT ("blue", N_ ("blue {n0}"), BLUE, 4),
  SUIT ("purple", N_ ("purple {n0}"), PURPLE, 5),
  { .id = "wild", .name = N_ ("wild"), .look = { UMP_ART_WILD, 0, 0, 0 }, .row = -1 },
  { .id = "skip", .name = N_ ("skip"), .look = { UMP_ART_SKIP, 0, 0, 0 }, .row = -1 },
};

const UmpColour ump_l8_colours[N_SUITS] = { UMP_COLOUR_RED,   UMP_COLOUR_ORANGE, UMP_COLOUR_YELLOW,
                                            UMP_COLOUR_GREEN, UMP_COLOUR_BLUE,   UMP_COLOUR_PURPLE };

/* ---- reading the table ---------------------------------------------------------- */

gboolean
ump_l8_is_open (const UmpTable *table)
{
  return ump_table_get (table, UMP_COUNTER_OPEN);
}

gboolean
ump_l8_is_tallying (const UmpTable *table)
{
  return ump_table_counter (table, COUNTER_N_TALLIED, 0, 0) > 0;
}

gboolean
ump_l8_has_drawn (const UmpTable *table)
{
  return ump_table_counter (table, COUNTER_DRAWN, 0, 0);
}

int
ump_l8_level_of (const UmpTable *table, int seat)
{
  return ump_table_counter (table, COUNTER_LEVEL, seat, 0);
}

int
ump_l8_laid (const UmpTable *table, int seat)
{
  return ump_table_counter (table, COUNTER_LAID, seat, 0);
}

int
ump_l8_level_in_round (const UmpTable *table, int seat)
{
  int laid = ump_l8_laid (table, seat);

  return laid ? laid : ump_l8_level_of (table, seat);
}

gboolean
ump_l8_has_two_stars (const UmpTable *table, int seat)
{
  const UmpL8Deck *deck = table->setup->data;

  return deck->two_stars[seat];
}

const UmpL8Level *
ump_l8_level (const UmpTable *table, int seat, int level)
{
  const UmpL8Deck *deck = table->setup->data;
  gboolean harder = deck->two_stars[seat] && table->setup->option_value[OPTION_FACE] == 0;

  return &deck->levels[harder][level - 1];
}

const UmpL8Group *
ump_l8_group (const UmpTable *table, int seat, int nth)
{
  int laid = ump_l8_laid (table, seat);
  int group = laid && nth >= 0 && nth < MAX_GROUPS ? ump_table_counter (table, COUNTER_GROUP, seat, nth) : 0;

  return group ? &ump_l8_level (table, seat, laid)->groups[group - 1] : NULL;
}

int
ump_l8_hand_size (const UmpTable *table, int seat)
{
  return ump_table_zone_of (table, ZONE_HAND, seat, 0)->n;
}

int
ump_l8_winner (const UmpTable *table)
{
  int out = ump_table_counter (table, COUNTER_OUT, 0, 0) - 1;

  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (ump_l8_laid (table, seat) == N_LEVELS)
      return seat;
  return out >= 0 && ump_l8_laid (table, out) == N_LEVELS - 1 ? out : UMP_NOBODY;
}

gboolean
ump_l8_may_keep (const UmpTable *table, int seat)
{
  return ump_l8_has_two_stars (table, seat) && ump_l8_level_of (table, seat) >= 5 &&
         !ump_l8_laid (table, seat);
}

gboolean
ump_l8_group_shape (const UmpTable *table, int seat, int nth, UmpL8Shape *shape)
{
  const UmpL8Group *group = ump_l8_group (table, seat, nth);
  const UmpZone *zone = group != NULL ? ump_table_zone_of (table, ZONE_GROUP, seat, nth) : NULL;

  return zone != NULL && ump_l8_read_shape (group->sort, zone->cards, zone->n, shape);
}

/* ---- what a hand can give ---------------------------------------------------------- */

void
ump_l8_hand_init (UmpL8Hand *hand, const UmpTable *table, int seat)
{
  const UmpZone *zone = ump_table_zone_of (table, ZONE_HAND, seat, 0);

  *hand = (UmpL8Hand){ .table = table, .seat = seat, .n_hand = zone->n };
  for (int i = 0; i < zone->n; i++)
    hand->known[zone->cards[i].face]++;
  hand->n_unknown = hand->known[0];
}

int
ump_l8_elsewhere (const UmpL8Hand *hand, int face)
{
  return ump_table_seen (hand->table, face) - hand->known[face];
}

gboolean
ump_l8_hand_take (UmpL8Hand *hand, int face)
{
  if (ump_l8_elsewhere (hand, face) + hand->used[face] >= hand->table->setup->copies[face])
    return FALSE;
  if (++hand->used[face] > hand->known[face])
    hand->n_foreign++;
  hand->n_used++;
  return TRUE;
}

gboolean
ump_l8_hand_holds (const UmpL8Hand *hand)
{
  return hand->n_used <= hand->n_hand && hand->n_foreign <= hand->n_unknown;
}

gboolean
ump_l8_hand_can (const UmpL8Hand *hand, int face)
{
  UmpL8Hand with = *hand;

  return ump_l8_hand_take (&with, face) && ump_l8_hand_holds (&with);
}
