/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In Front of the Elevators: what lies on the table. */
#include "in-front-of-the-elevators.h"

const UmpColour ump_ife_colours[N_COLOURS] = { UMP_COLOUR_BLUE, UMP_COLOUR_RED, UMP_COLOUR_GREEN,
                                               UMP_COLOUR_YELLOW, UMP_COLOUR_BROWN };

/* Of each colour, in the order of faces; no face has no type. */
#define COLOUR GIRL, BOY, MOTHER, FATHER, GRANDMOTHER, GRANDFATHER, LOST_CHILD
const gint8 ump_ife_type_of_face[N_CARDS + 1] = { -1, COLOUR, COLOUR, COLOUR, COLOUR, COLOUR };

const char *const ump_ife_type_words[N_TYPES] = {
  N_ ("girl"),        N_ ("boy"),         N_ ("mother"),     N_ ("father"),
  N_ ("grandmother"), N_ ("grandfather"), N_ ("lost child"),
};

const char *const ump_ife_types_words[N_TYPES] = {
  N_ ("girls"),        N_ ("boys"),         N_ ("mothers"),       N_ ("fathers"),
  N_ ("grandmothers"), N_ ("grandfathers"), N_ ("lost children"),
};

const UmpIfeFamilies *
ump_ife_families (const UmpTable *table)
{
  return table->setup->data;
}

const UmpZone *
ump_ife_line (const UmpTable *table, int line)
{
  return ump_table_zone_of (table, ZONE_LINE, 0, line);
}

/* ---- the moment ------------------------------------------------------------------------ */

gboolean
ump_ife_is_open (const UmpTable *table)
{
  return ump_table_get (table, UMP_COUNTER_OPEN);
}

gboolean
ump_ife_is_tallying (const UmpTable *table)
{
  const int *lines = ump_table_counters_of (table, COUNTER_TALLIED_LINE);
  const int *cafes = ump_table_counters_of (table, COUNTER_TALLIED_CAFE);
  int any = 0;

  for (int line = 0; line < LINES; line++)
    any |= lines[line];
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    any |= cafes[seat];
  return any != 0;
}

gboolean
ump_ife_decks_are_empty (const UmpTable *table)
{
  const UmpZone *decks = ump_table_zone_of (table, ZONE_DECK, 0, 0);

  for (int deck = 0; deck < LINES; deck++)
    if (decks[deck].n)
      return FALSE;
  return TRUE;
}

gboolean
ump_ife_must_draw (const UmpTable *table)
{
  int turn = ump_table_turn (table);

  return turn != UMP_NOBODY && ump_table_zone_of (table, ZONE_HAND, turn, 0)->n < HAND_CARDS &&
         !ump_ife_decks_are_empty (table);
}

/* ---- colours ------------------------------------------------------------------------------ */

int
ump_ife_place_in_hand (const UmpTable *table, int seat, int colour)
{
  const UmpZone *hand = ump_table_zone_of (table, ZONE_HAND, seat, 0);
  int unknown = -1;

  for (int i = 0; i < hand->n; i++) {
    if (hand->cards[i].back == ump_ife_colours[colour])
      return i;
    if (hand->cards[i].back == UMP_COLOUR_NONE && unknown < 0)
      unknown = i;
  }
  return unknown;
}

int
ump_ife_n_of_colour (const UmpIfeFamilies *families, int colour)
{
  return colour == families->unused ? 0 : colour == families->neutral ? N_TYPES - 1 : N_TYPES;
}

int
ump_ife_n_known (const UmpTable *table, int colour)
{
  const UmpZone *hands = ump_table_zone_of (table, ZONE_HAND, 0, 0);
  guint8 back = (guint8) ump_ife_colours[colour];
  int n = 0;

  for (int type = 0; type < N_TYPES; type++)
    n += ump_table_seen (table, 1 + colour * N_TYPES + type);
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    for (int i = 0; i < hands[seat].n; i++)
      n += hands[seat].cards[i].back == back;
  return n;
}

gboolean
ump_ife_may_be (const UmpTable *table, int colour)
{
  return ump_ife_n_known (table, colour) < ump_ife_n_of_colour (ump_ife_families (table), colour);
}

gboolean
ump_ife_may_hold (const UmpTable *table, int seat, int colour)
{
  int at = ump_ife_place_in_hand (table, seat, colour);

  return at >= 0 && (ump_table_zone_of (table, ZONE_HAND, seat, 0)->cards[at].back != UMP_COLOUR_NONE ||
                     ump_ife_may_be (table, colour));
}

int
ump_ife_n_ever (const UmpTable *table)
{
  int neutral = ump_ife_families (table)->neutral, n = 0;

  for (int type = 0; neutral >= 0 && type < N_TYPES; type++)
    n += ump_table_counter (table, COUNTER_EVER, 1 + neutral * N_TYPES + type, 0);
  return n;
}

/* ---- lines ---------------------------------------------------------------------------------- */

int
ump_ife_place_for (const UmpTable *table, int line, int face)
{
  const UmpZone *zone = ump_ife_line (table, line);
  int type = ump_ife_type_of (face), behind = (type + 1) % LOST_CHILD;

  for (int i = 0; type != LOST_CHILD && i < zone->n; i++)
    if (ump_ife_type_of (zone->cards[i].face) == behind)
      return i;
  return zone->n;
}

int
ump_ife_n_in_line (const UmpTable *table, int line, int colour, int *first)
{
  const UmpZone *zone = ump_ife_line (table, line);
  int n = 0;

  for (int i = 0; i < zone->n; i++) {
    if (ump_ife_colour_of (zone->cards[i].face) != colour)
      continue;
    if (first != NULL && n == 0)
      *first = zone->cards[i].face;
    n++;
  }
  return n;
}

/* ---- tallies ----------------------------------------------------------------------------------- */

int
ump_ife_line_faces (const UmpTable *table, int line, int *faces)
{
  const UmpZone *zone = ump_ife_line (table, line);
  int n = 0;

  if (!ump_ife_is_tallying (table)) {
    for (; n < zone->n; n++)
      faces[n] = zone->cards[n].face;
    return n;
  }
  for (int face = 1; face <= N_CARDS; face++) {
    int place = ump_table_counter (table, COUNTER_TALLY_PLACE, face, 0) - 1;

    if (place < 0 || place / N_CARDS != line)
      continue;
    faces[place % N_CARDS] = face;
    n++;
  }
  return n;
}

int
ump_ife_seen_sets (const UmpTable *table, int seat)
{
  const UmpZone *cafe = ump_table_zone_of (table, ZONE_CAFE, seat, 0);
  int sets = 0;

  for (int i = 0; i < cafe->n; i++)
    sets |= 1 << ump_ife_type_of (cafe->cards[i].face);
  return sets;
}

int
ump_ife_sets (const UmpTable *table, int seat)
{
  return ump_table_counter (table, COUNTER_TALLIED_CAFE, seat, 0)
             ? ump_table_counter (table, COUNTER_TALLY_SETS, seat, 0)
             : ump_ife_seen_sets (table, seat);
}

gboolean
ump_ife_is_tallied (const UmpTable *table, int face)
{
  return ump_table_counter (table, COUNTER_TALLY_PLACE, face, 0) > 0;
}

int
ump_ife_room (const UmpTable *table, int type)
{
  int room = ump_ife_families (table)->n_colours;

  for (int colour = 0; colour < N_COLOURS; colour++)
    room -= ump_ife_is_tallied (table, 1 + colour * N_TYPES + type);
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (ump_ife_sets (table, seat) & 1 << type)
      room -= SET_CARDS;
  return room;
}

int
ump_ife_n_neutral_tallied (const UmpTable *table)
{
  int neutral = ump_ife_families (table)->neutral, n = 0;

  for (int type = 0; neutral >= 0 && type < N_TYPES; type++)
    n += ump_ife_is_tallied (table, 1 + neutral * N_TYPES + type);
  return n;
}
