/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In Front of the Elevators: what may be entered. */
#include "in-front-of-the-elevators.h"

gboolean
ump_ife_form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict)
{
  if (move->verb != VERB_PLAY)
    return TRUE;
  if (ump_move_has (move, PLAY_MOVES) &&
      ump_ife_type_of (ump_move_card (move, PLAY_CARD, 0).face) != LOST_CHILD)
    return ump_refuse (verdict, setup, IFE_10, 0, UMP_PLAIN (N_ ("Only a lost child makes somebody move.")));
  if (ump_move_has (move, PLAY_POSITION) && ump_move_int (move, PLAY_POSITION) == 0)
    return ump_refuse (verdict, setup, IFE_10, 0, UMP_PLAIN (N_ ("The first place of a line is 1.")));
  return TRUE;
}

static gboolean
refuse_moment (const UmpTable *table, UmpVerdict *verdict, const char *message)
{
  return ump_refuse (verdict, table->setup, IFE_1, 0, UMP_TEXT (message, { UMP_P (ump_table_turn (table)) }));
}

static gboolean
refuse_card (const UmpTable *table, UmpVerdict *verdict, int face, guint cause, const char *message)
{
  return ump_refuse (verdict, table->setup, IFE_2, cause,
                     UMP_TEXT (message, { UMP_F (face), UMP_B (ump_ife_colours[ump_ife_colour_of (face)]) }));
}

/* Whether the card can be in this game at all. n_new: neutral cards not seen before that the same entry
 * shows as well. */
static gboolean
check_card (const UmpTable *table, int face, int n_new, UmpVerdict *verdict)
{
  const UmpIfeFamilies *families = ump_ife_families (table);

  if (ump_ife_colour_of (face) == families->unused)
    return refuse_card (table, verdict, face, 0, N_ ("All {b1} cards are in the box: {c0} is not in play."));
  if (ump_ife_colour_of (face) == families->neutral && !ump_table_counter (table, COUNTER_EVER, face, 0) &&
      ump_ife_n_ever (table) + n_new >= N_TYPES - 1)
    return refuse_card (
        table, verdict, face, 0,
        N_ ("The other six {b1} cards were seen in this game, and one of the seven is in the box."));
  return TRUE;
}

static gboolean
check_first (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  int neutral = ump_ife_families (table)->neutral, n_new = 0;

  for (int i = 0; i < ump_move_n (move, DEAL_FIRST); i++) {
    int face = ump_move_card (move, DEAL_FIRST, i).face;

    if (!check_card (table, face, n_new, verdict))
      return FALSE;
    n_new += ump_ife_colour_of (face) == neutral && !ump_table_counter (table, COUNTER_EVER, face, 0);
    for (int k = 0; k < i; k++)
      if (ump_move_card (move, DEAL_FIRST, k).face == face)
        return refuse_card (table, verdict, face, 0, N_ ("{C0} cannot lie in two lines."));
  }
  return TRUE;
}

static gboolean
check_deal (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int n = ump_move_n (move, DEAL_FIRST), same = 0, type = -1;

  if (!check_first (table, move, verdict))
    return FALSE;
  for (int i = 0; i < n; i++) {
    UmpCard card = ump_move_card (move, DEAL_FIRST, i);

    if (ump_ife_type_of (card.face) == LOST_CHILD)
      return ump_refuse (verdict, setup, IFE_4, 0,
                         UMP_TEXT (N_ ("{C0} goes back into the pile: another card takes its place."),
                                   { UMP_F (card.face) }));
    if (i == 0)
      type = ump_ife_type_of (card.face);
    same += ump_ife_type_of (card.face) == type;
  }
  if (n == LINES && same == n)
    return ump_refuse (verdict, setup, IFE_5, 0,
                       UMP_TEXT (N_ ("Three {w0} may not begin: the last one is replaced."),
                                 { UMP_W (ump_ife_types_words[type]) }));
  return TRUE;
}

UmpText
ump_ife_not_now (const UmpTable *table, int verb)
{
  return UMP_PLAIN ((verb == VERB_PLAY || verb == VERB_DRAW) && ump_ife_is_tallying (table)
                        ? N_ ("The round is being counted: only counts may follow.")
                        : NULL);
}

static gboolean
refuse_form (const UmpTable *table, UmpVerdict *verdict, UmpText reason)
{
  return ump_refuse (verdict, table->setup, IFE_10, 0, reason);
}

static gboolean
check_pull (const UmpTable *table, const UmpMove *move, int line, UmpVerdict *verdict)
{
  int colour = ump_ife_colour_of (ump_move_card (move, PLAY_CARD, 0).face);
  int face;

  if (!ump_move_has (move, PLAY_MOVES))
    return TRUE;
  face = ump_move_card (move, PLAY_MOVES, 0).face;
  if (face == ump_move_card (move, PLAY_CARD, 0).face)
    return ump_refuse (verdict, table->setup, IFE_9, 0,
                       UMP_PLAIN (N_ ("The lost child moves somebody else, never itself.")));
  if (ump_ife_colour_of (face) != colour)
    return ump_refuse (verdict, table->setup, IFE_9, 0,
                       UMP_TEXT (N_ ("A {b0} lost child moves a {b0} person, and {c1} is not one."),
                                 { UMP_B (ump_ife_colours[colour]), UMP_F (face) }));
  if (ump_zone_find (ump_ife_line (table, line), face) < 0)
    return ump_refuse (verdict, table->setup, IFE_9, 0,
                       UMP_TEXT (N_ ("{C0} is not in line {n1}: the lost child moves somebody there."),
                                 { UMP_F (face), UMP_N (line + 1) }));
  return TRUE;
}

static gboolean
check_position (const UmpTable *table, const UmpMove *move, int line, gboolean ruled, UmpVerdict *verdict)
{
  const UmpZone *zone = ump_ife_line (table, line);
  int place = ump_ife_place_for (table, line, ump_move_card (move, PLAY_CARD, 0).face);

  if (ruled || !ump_move_has (move, PLAY_POSITION) || ump_move_int (move, PLAY_POSITION) == place + 1)
    return TRUE;
  if (place == zone->n)
    return ump_refuse (verdict, table->setup, IFE_8, 0,
                       UMP_TEXT (N_ ("It has to go to the end of line {n0}: {o1} place."),
                                 { UMP_N (line + 1), UMP_N (place + 1) }));
  return ump_refuse (verdict, table->setup, IFE_8, 0,
                     UMP_TEXT (N_ ("It has to cut in front of {c0}: {o1} place of line {n2}."),
                               { UMP_F (zone->cards[place].face), UMP_N (place + 1), UMP_N (line + 1) }));
}

static gboolean
check_play (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  int face = ump_move_card (move, PLAY_CARD, 0).face, line = ump_move_int (move, PLAY_LINE) - 1;
  int colour = ump_ife_colour_of (face), n = ump_ife_line (table, line)->n;

  if (ump_ife_must_draw (table))
    return refuse_moment (table, verdict, N_ ("{p0} has played and draws a card now."));
  if (!check_card (table, face, 0, verdict))
    return FALSE;
  if (ump_table_seen (table, face))
    return refuse_card (table, verdict, face, ump_table_shown_by (table, face),
                        N_ ("{C0} was seen in this round already."));
  if (ump_ife_place_in_hand (table, move->by, colour) < 0)
    return ump_refuse (verdict, table->setup, IFE_3, 0,
                       UMP_TEXT (N_ ("{p0} holds no {b1} card: all backs of that hand are known."),
                                 { UMP_P (move->by), UMP_B (ump_ife_colours[colour]) }));
  if (!ump_ife_may_hold (table, move->by, colour))
    return ump_refuse (
        verdict, table->setup, IFE_7, 0,
        UMP_TEXT (
            N_ ("There are {n0} {b1} cards, and all of them were seen or are known in hands: the unknown card of {p2} is not one."),
            { UMP_N (ump_ife_n_of_colour (ump_ife_families (table), colour)), UMP_B (ump_ife_colours[colour]),
              UMP_P (move->by) }));
  if (!ump_ife_form (table->setup, move, verdict))
    return FALSE;
  if (ump_ife_type_of (face) == LOST_CHILD && !ump_move_has (move, PLAY_MOVES) &&
      ump_ife_n_in_line (table, line, colour, NULL) > 1)
    return refuse_form (table, verdict,
                        UMP_PLAIN (N_ ("Several people may be the one that moves: say which.")));
  if (ump_move_has (move, PLAY_POSITION) &&
      (ump_move_int (move, PLAY_POSITION) < 1 || ump_move_int (move, PLAY_POSITION) > n + 1))
    return refuse_form (
        table, verdict,
        UMP_TEXT (N_ ("Line {n0} has places 1 to {n1}."), { UMP_N (line + 1), UMP_N (n + 1) }));
  return check_pull (table, move, line, verdict) && check_position (table, move, line, ruled, verdict);
}

static gboolean
check_draw (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpIfeFamilies *families = ump_ife_families (table);
  int deck = ump_move_int (move, DRAW_DECK), colour;

  if (ump_ife_decks_are_empty (table))
    return refuse_moment (table, verdict, N_ ("The decks are empty: {p0} plays and nobody draws."));
  if (!ump_ife_must_draw (table))
    return refuse_moment (table, verdict, N_ ("{p0} plays a card first."));
  if (ump_table_zone_of (table, ZONE_DECK, 0, deck - 1)->n == 0)
    return ump_refuse (verdict, table->setup, IFE_6, 0,
                       UMP_TEXT (N_ ("Deck {n0} is empty."), { UMP_N (deck) }));
  if (!ump_move_has (move, DRAW_BACK))
    return TRUE;
  colour = ump_move_int (move, DRAW_BACK);
  if (ump_ife_n_of_colour (families, colour) == 0)
    return ump_refuse (verdict, table->setup, IFE_7, 0,
                       UMP_TEXT (N_ ("All {b0} cards are in the box: no back is {b0}."),
                                 { UMP_B (ump_ife_colours[colour]) }));
  if (!ump_ife_may_be (table, colour))
    return ump_refuse (
        verdict, table->setup, IFE_7, 0,
        UMP_TEXT (N_ ("There are {n0} {b1} cards, and all of them were seen or are in hands."),
                  { UMP_N (ump_ife_n_of_colour (families, colour)), UMP_B (ump_ife_colours[colour]) }));
  return TRUE;
}

static gboolean
refuse_tally (const UmpTable *table, UmpVerdict *verdict, UmpText reason)
{
  return ump_refuse (verdict, table->setup, IFE_11, 0, reason);
}

static gboolean
refuse_too_many (const UmpTable *table, UmpVerdict *verdict, int type)
{
  return refuse_tally (
      table, verdict,
      UMP_TEXT (N_ ("There are only {n0} {w1}: some would be in two places."),
                { UMP_N (ump_ife_families (table)->n_colours), UMP_W (ump_ife_types_words[type]) }));
}

static gboolean
check_tallied_cards (const UmpTable *table, const UmpMove *move, int *n_of_type, UmpVerdict *verdict)
{
  const UmpIfeFamilies *families = ump_ife_families (table);
  int n_neutral = ump_ife_n_neutral_tallied (table);
  gboolean here[N_CARDS + 1] = { FALSE };

  for (int i = 0; i < ump_move_n (move, TALLY_LINE_CARDS); i++) {
    int face = ump_move_card (move, TALLY_LINE_CARDS, i).face, colour = ump_ife_colour_of (face);

    if (colour == families->unused)
      return refuse_tally (table, verdict,
                           UMP_TEXT (N_ ("All {b1} cards are in the box: {c0} is not in play."),
                                     { UMP_F (face), UMP_B (ump_ife_colours[colour]) }));
    if (here[face] || ump_ife_is_tallied (table, face))
      return refuse_tally (table, verdict, UMP_TEXT (N_ ("{C0} was counted already."), { UMP_F (face) }));
    here[face] = TRUE;
    n_neutral += colour == families->neutral;
    if (n_neutral == N_TYPES)
      return refuse_tally (table, verdict,
                           UMP_TEXT (N_ ("There cannot be seven {b0} cards: one of them is in the box."),
                                     { UMP_B (ump_ife_colours[colour]) }));
    n_of_type[ump_ife_type_of (face)]++;
  }
  return TRUE;
}

static gboolean
check_tally_line (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  int n_of_type[N_TYPES] = { 0 };

  if (ump_table_counter (table, COUNTER_TALLIED_LINE, 0, ump_move_int (move, TALLY_LINE_LINE) - 1))
    return ump_refuse (verdict, table->setup, IFE_1, 0,
                       UMP_TEXT (N_ ("Line {n0} has been counted already."),
                                 { UMP_N (ump_move_int (move, TALLY_LINE_LINE)) }));
  if (!check_tallied_cards (table, move, n_of_type, verdict))
    return FALSE;
  for (int type = 0; type < N_TYPES; type++)
    if (n_of_type[type] > ump_ife_room (table, type))
      return refuse_too_many (table, verdict, type);
  for (int type = 0; type < N_TYPES; type++)
    if (n_of_type[type] >= SET_CARDS && !ruled)
      return ump_refuse (verdict, table->setup, IFE_12, 0,
                         UMP_TEXT (N_ ("Three {w0} in one line would have left it for a café."),
                                   { UMP_W (ump_ife_types_words[type]) }));
  return TRUE;
}

/* One set of a player's count; sets: those before it in the same count. */
static gboolean
check_set (const UmpTable *table, int seat, int type, int sets, UmpVerdict *verdict)
{
  gboolean elsewhere = FALSE;

  for (int other = 0; other < table->setup->n_seats; other++)
    elsewhere |= other != seat && ump_ife_sets (table, other) & 1 << type;
  if (elsewhere || sets & 1 << type)
    return refuse_tally (
        table, verdict,
        UMP_TEXT (N_ ("There are only {n0} {w1}: they cannot make two cafés."),
                  { UMP_N (ump_ife_families (table)->n_colours), UMP_W (ump_ife_types_words[type]) }));
  if (!(ump_ife_sets (table, seat) & 1 << type) && ump_ife_room (table, type) < SET_CARDS)
    return refuse_too_many (table, verdict, type);
  return TRUE;
}

static gboolean
check_tally_cafe (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  int seat = ump_move_int (move, TALLY_CAFE_PLAYER), sets = 0;

  if (ump_table_counter (table, COUNTER_TALLIED_CAFE, seat, 0))
    return ump_refuse (verdict, table->setup, IFE_1, 0,
                       UMP_TEXT (N_ ("The cafés of {p0} have been counted already."), { UMP_P (seat) }));
  for (int i = 0; i < ump_move_n (move, TALLY_CAFE_SETS); i++) {
    int type = ump_move_value (move, TALLY_CAFE_SETS, i);

    if (!check_set (table, seat, type, sets, verdict))
      return FALSE;
    sets |= 1 << type;
  }
  for (int type = 0; type < N_TYPES; type++)
    if (ump_ife_sets (table, seat) & ~sets & 1 << type)
      return refuse_tally (table, verdict,
                           UMP_TEXT (N_ ("{p0} was seen going to a café with three {w1}."),
                                     { UMP_P (seat), UMP_W (ump_ife_types_words[type]) }));
  return TRUE;
}

gboolean
ump_ife_check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  switch (move->verb) {
  case VERB_DEAL: return check_deal (table, move, verdict);
  case VERB_PLAY: return check_play (table, move, ruled, verdict);
  case VERB_DRAW: return check_draw (table, move, verdict);
  case VERB_TALLY_LINE: return check_tally_line (table, move, ruled, verdict);
  default: return check_tally_cafe (table, move, verdict);
  }
}
