/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a table of Line-it. */
#include "line-it.h"

gboolean
ump_li_is_number (int face)
{
  return face >= 1 && face <= NUMBERS;
}

gboolean
ump_li_is_bet (int face)
{
  return face >= FACE_BET && face < FACE_TOKEN;
}

int
ump_li_bet_value (int face)
{
  return face - FACE_BET + LEAST_BET;
}

int
ump_li_token_of (int bet, gboolean won)
{
  return FACE_TOKEN + 2 * (bet - FACE_BET) + !won;
}

int
ump_li_token_points (int token)
{
  int value = (token - FACE_TOKEN) / 2 + LEAST_BET;

  return (token - FACE_TOKEN) % 2 ? -value : value;
}

int
ump_li_seen_token (const UmpTable *table, int seat, int token)
{
  const UmpZone *zone = ump_table_zone_of (table, ZONE_TOKENS, seat, 0);
  int n = 0;

  for (int i = 0; i < zone->n; i++)
    n += zone->cards[i].face == FACE_TOKEN + token;
  return n;
}

const UmpZone *
ump_li_pot (const UmpTable *table, int pot)
{
  return ump_table_zone_of (table, ZONE_POT, 0, pot);
}

UmpColour
ump_li_colour (const UmpTable *table, int face)
{
  return table->setup->looks[face].colour;
}

int
ump_li_of_colour (const UmpTable *table, const UmpZone *line, UmpColour colour)
{
  int n = 0;

  for (int i = 0; i < line->n; i++)
    n += ump_li_colour (table, line->cards[i].face) == colour;
  return n;
}

int
ump_li_last_number (const UmpZone *line)
{
  for (int i = line->n - 1; i >= 0; i--)
    if (ump_li_is_number (line->cards[i].face))
      return line->cards[i].face;
  return 0;
}

int
ump_li_direction (const UmpZone *line)
{
  int first = 0;

  for (int i = 0; i < line->n; i++) {
    int face = line->cards[i].face;

    if (ump_li_is_number (face) && first)
      return face > first ? 1 : -1;
    if (ump_li_is_number (face))
      first = face;
  }
  return 0;
}

int
ump_li_bet (const UmpZone *line, int *behind)
{
  int bet = 0;

  *behind = 0;
  for (int i = 0; i < line->n; i++) {
    (*behind)++;
    if (ump_li_is_bet (line->cards[i].face)) {
      bet = line->cards[i].face;
      *behind = 0;
    }
  }
  return bet;
}

int
ump_li_passes (const UmpSetup *setup)
{
  int final = setup->option_value[OPTION_FINAL];

  return final == FINAL_TWO || final == FINAL_TWO_MUST ? 2 : 1;
}

gboolean
ump_li_must_lay (const UmpSetup *setup)
{
  return setup->option_value[OPTION_FINAL] >= FINAL_ONE_MUST;
}

int
ump_li_market_size (const UmpSetup *setup)
{
  return setup->n_seats + 2;
}

int
ump_li_phase (const UmpTable *table)
{
  return ump_table_counter (table, COUNTER_PHASE, 0, 0);
}

gboolean
ump_li_has_tallied (const UmpTable *table, int seat)
{
  return ump_table_counter (table, COUNTER_TALLIED, seat, 0);
}

int
ump_li_pile_size (const UmpTable *table, int seat)
{
  return ump_li_has_tallied (table, seat) ? ump_table_counter (table, COUNTER_TALLY_PILE, seat, 0)
                                          : ump_table_zone_of (table, ZONE_PILE, seat, 0)->n;
}

/* How often a player has a token, as far as is known: by his count, else by what the log has seen. */
static int
holds_token (const UmpTable *table, int seat, int token)
{
  return ump_li_has_tallied (table, seat) ? ump_table_counter (table, COUNTER_TALLY_TOKEN, seat, token)
                                          : ump_li_seen_token (table, seat, token);
}

int
ump_li_bets_of_others (const UmpTable *table, int seat, int bet)
{
  int n = 0;

  for (int i = 0; i < table->setup->n_seats; i++)
    if (i != seat)
      n += holds_token (table, i, 2 * bet) + holds_token (table, i, 2 * bet + 1);
  return n;
}

int
ump_li_room_for (const UmpTable *table, int seat)
{
  int room = NUMBERS;

  for (int i = 0; i < table->setup->n_seats; i++)
    if (i != seat)
      room -= ump_li_pile_size (table, i);
  return room;
}
