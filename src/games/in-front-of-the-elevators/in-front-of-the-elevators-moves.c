/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In Front of the Elevators: what may be entered next, and examples of what nobody can list. */
#include "in-front-of-the-elevators.h"

/* Where candidates go to; move is scratch. */
typedef struct {
  const UmpTable *table;
  const UmpMove *partial;
  UmpMove *move;
  UmpEmit emit;
  gpointer user_data;
} Candidates;

/* Whether what is chosen so far allows the value; cards are compared by face. */
static gboolean
wants_value (const Candidates *c, int verb, int attr, int value)
{
  return c->partial->verb != verb || !ump_move_has (c->partial, attr) || ump_move_n (c->partial, attr) == 0 ||
         ump_move_int (c->partial, attr) == value;
}

static gboolean
wants_card (const Candidates *c, int attr, int face)
{
  return wants_value (c, VERB_PLAY, attr, ump_card_pack ((UmpCard){ .face = (guint16) face }));
}

static gboolean
send (const Candidates *c)
{
  return c->emit (c->move, c->user_data);
}

static gboolean
send_bare (const Candidates *c, int verb)
{
  if (!ump_move_wants (c->partial, verb))
    return TRUE;
  ump_move_reset (c->move, verb, UMP_NOBODY);
  c->move->bare = TRUE;
  return send (c);
}

static void
begin_play (const Candidates *c, int face, int line)
{
  ump_move_reset (c->move, VERB_PLAY, ump_table_turn (c->table));
  ump_move_push_card (c->move, PLAY_CARD, (UmpCard){ .face = (guint16) face });
  ump_move_push (c->move, PLAY_LINE, line + 1);
}

/* A card to a line; a lost child with a choice once for each person that may move. */
static gboolean
send_play (const Candidates *c, int face, int line)
{
  const UmpZone *zone = ump_ife_line (c->table, line);
  int colour = ump_ife_colour_of (face);

  if (ump_ife_type_of (face) != LOST_CHILD || ump_ife_n_in_line (c->table, line, colour, NULL) < 2) {
    begin_play (c, face, line);
    return send (c);
  }
  for (int i = 0; i < zone->n; i++) {
    int moved = zone->cards[i].face;

    if (ump_ife_colour_of (moved) != colour || !wants_card (c, PLAY_MOVES, moved))
      continue;
    begin_play (c, face, line);
    ump_move_push_card (c->move, PLAY_MOVES, (UmpCard){ .face = (guint16) moved });
    if (!send (c))
      return FALSE;
  }
  return TRUE;
}

static gboolean
send_plays (const Candidates *c)
{
  int turn = ump_table_turn (c->table);

  for (int face = 1; face <= N_CARDS; face++) {
    if (c->table->setup->copies[face] == 0 || ump_table_seen (c->table, face) ||
        !wants_card (c, PLAY_CARD, face) || !ump_ife_may_hold (c->table, turn, ump_ife_colour_of (face)))
      continue;
    for (int line = 0; line < LINES; line++)
      if (wants_value (c, VERB_PLAY, PLAY_LINE, line + 1) && !send_play (c, face, line))
        return FALSE;
  }
  return TRUE;
}

/* A deck without its back, then with each that it may have. */
static gboolean
send_draws (const Candidates *c)
{
  gboolean with_back = c->partial->verb == VERB_DRAW && ump_move_has (c->partial, DRAW_BACK);

  for (int deck = 1; deck <= LINES; deck++) {
    if (ump_table_zone_of (c->table, ZONE_DECK, 0, deck - 1)->n == 0 ||
        !wants_value (c, VERB_DRAW, DRAW_DECK, deck))
      continue;
    for (int colour = with_back ? 0 : -1; colour < N_COLOURS; colour++) {
      if (colour >= 0 &&
          (!wants_value (c, VERB_DRAW, DRAW_BACK, colour) || !ump_ife_may_be (c->table, colour)))
        continue;
      ump_move_reset (c->move, VERB_DRAW, ump_table_turn (c->table));
      ump_move_push (c->move, DRAW_DECK, deck);
      if (colour >= 0)
        ump_move_push (c->move, DRAW_BACK, colour);
      if (!send (c))
        return FALSE;
    }
  }
  return TRUE;
}

static int
n_tallied (const UmpTable *table, int def, int n)
{
  int n_there = 0;

  for (int i = 0; i < n; i++)
    n_there += ump_table_get (table, ump_counter_index (table->setup, def, 0, 0) + i);
  return n_there;
}

static void
send_all (const Candidates *c)
{
  const UmpTable *table = c->table;

  if (!ump_ife_is_open (table)) {
    send_bare (c, VERB_DEAL);
    return;
  }
  if (ump_table_turn (table) != UMP_NOBODY && ump_ife_must_draw (table)) {
    if (ump_move_wants (c->partial, VERB_DRAW) && !send_draws (c))
      return;
  } else if (ump_table_turn (table) != UMP_NOBODY) {
    if (ump_move_wants (c->partial, VERB_PLAY) && !send_plays (c))
      return;
  }
  if (n_tallied (table, COUNTER_TALLIED_LINE, LINES) < LINES && !send_bare (c, VERB_TALLY_LINE))
    return;
  if (n_tallied (table, COUNTER_TALLIED_CAFE, table->setup->n_seats) < table->setup->n_seats)
    send_bare (c, VERB_TALLY_CAFE);
}

void
ump_ife_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data)
{
  g_auto (UmpMove) move;
  Candidates c = { table, partial, &move, emit, user_data };

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  send_all (&c);
}

/* ---- samples ----------------------------------------------------------------------------- */

static int
below (UmpRandom *random, int n)
{
  return (int) ump_random_below (random, (guint) n);
}

/* A card that may lie first in the next line, beside those that were chosen. */
static gboolean
may_lie_first (const UmpTable *table, const UmpMove *move, int face)
{
  int neutral = ump_ife_families (table)->neutral, n_ever = ump_ife_n_ever (table), same = 0;

  if (table->setup->copies[face] == 0 || ump_ife_type_of (face) == LOST_CHILD)
    return FALSE;
  for (int i = 0; i < ump_move_n (move, DEAL_FIRST); i++) {
    int other = ump_move_card (move, DEAL_FIRST, i).face;

    if (other == face)
      return FALSE;
    same += ump_ife_type_of (other) == ump_ife_type_of (face);
    n_ever += ump_ife_colour_of (other) == neutral && !ump_table_counter (table, COUNTER_EVER, other, 0);
  }
  if (ump_ife_colour_of (face) == neutral && !ump_table_counter (table, COUNTER_EVER, face, 0) &&
      n_ever >= N_TYPES - 1)
    return FALSE;
  return same < LINES - 1;
}

static void
sample_lift (UmpRandom *random, UmpMove *move, int attr)
{
  int type = below (random, LOST_CHILD), n_boxes = 3 + below (random, 2), value = 1 + below (random, 3);

  ump_move_push (move, attr, type);
  ump_move_push (move, attr, (type + 1 + below (random, LOST_CHILD - 1)) % LOST_CHILD);
  for (int k = 0; k < n_boxes; k++) {
    ump_move_push (move, attr, value);
    value += below (random, 2);
  }
}

static void
sample_deal (const UmpTable *table, UmpRandom *random, UmpMove *move)
{
  int rest = ump_ife_families (table)->n_deck;

  while (ump_move_n (move, DEAL_FIRST) < LINES) {
    int face = 1 + below (random, N_CARDS);

    while (!may_lie_first (table, move, face))
      face = face % N_CARDS + 1;
    ump_move_push_card (move, DEAL_FIRST, (UmpCard){ .face = (guint16) face });
  }
  for (int lift = 0; lift < LINES; lift++)
    sample_lift (random, move, DEAL_LIFT + lift);
  if (below (random, 3))
    return;
  for (int deck = 0; deck < LINES; deck++) {
    int count = deck == LINES - 1 ? rest : below (random, rest + 1);

    ump_move_push (move, DEAL_DECKS, count);
    rest -= count;
  }
}

/* Whether a person may be counted behind those of the move. */
static gboolean
may_stand (const UmpTable *table, const UmpMove *move, int face)
{
  int neutral = ump_ife_families (table)->neutral, n_neutral = ump_ife_n_neutral_tallied (table), same = 0;

  if (table->setup->copies[face] == 0 || ump_ife_is_tallied (table, face))
    return FALSE;
  for (int i = 0; i < ump_move_n (move, TALLY_LINE_CARDS); i++) {
    int other = ump_move_card (move, TALLY_LINE_CARDS, i).face;

    if (other == face)
      return FALSE;
    same += ump_ife_type_of (other) == ump_ife_type_of (face);
    n_neutral += ump_ife_colour_of (other) == neutral;
  }
  if (ump_ife_colour_of (face) == neutral && n_neutral == N_TYPES - 1)
    return FALSE;
  return same + 1 < SET_CARDS && same < ump_ife_room (table, ump_ife_type_of (face));
}

static void
sample_tally_line (const UmpTable *table, UmpRandom *random, UmpMove *move)
{
  int line = below (random, LINES), n = below (random, 9);

  while (ump_table_counter (table, COUNTER_TALLIED_LINE, 0, line))
    line = (line + 1) % LINES;
  ump_move_push (move, TALLY_LINE_LINE, line + 1);
  ump_move_give (move, TALLY_LINE_CARDS);
  for (int i = 0; i < n; i++) {
    int face = 1 + below (random, N_CARDS);

    if (may_stand (table, move, face))
      ump_move_push_card (move, TALLY_LINE_CARDS, (UmpCard){ .face = (guint16) face });
  }
}

static void
sample_tally_cafe (const UmpTable *table, UmpRandom *random, UmpMove *move)
{
  int seat = below (random, table->setup->n_seats), taken = 0;

  while (ump_table_counter (table, COUNTER_TALLIED_CAFE, seat, 0))
    seat = (seat + 1) % table->setup->n_seats;
  for (int other = 0; other < table->setup->n_seats; other++)
    taken |= ump_ife_sets (table, other);
  ump_move_push (move, TALLY_CAFE_PLAYER, seat);
  for (int type = 0; type < N_TYPES; type++) {
    gboolean seen = ump_ife_sets (table, seat) & 1 << type;
    gboolean possible = !(taken & 1 << type) && ump_ife_room (table, type) >= SET_CARDS;

    if (seen || (possible && below (random, 4) == 0))
      ump_move_push (move, TALLY_CAFE_SETS, type);
  }
}

void
ump_ife_sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move)
{
  switch (verb) {
  case VERB_DEAL: sample_deal (table, random, move); break;
  case VERB_TALLY_LINE: sample_tally_line (table, random, move); break;
  default: sample_tally_cafe (table, random, move); break;
  }
}

void
ump_ife_prefill (const UmpTable *table, UmpMove *move)
{
  const UmpZone *zone;

  if (move->verb == VERB_TALLY_CAFE) {
    int seat = ump_move_int (move, TALLY_CAFE_PLAYER);

    for (int type = 0; type < N_TYPES; type++)
      if (ump_ife_seen_sets (table, seat) & 1 << type)
        ump_move_push (move, TALLY_CAFE_SETS, type);
    return;
  }
  zone = ump_ife_line (table, ump_move_int (move, TALLY_LINE_LINE) - 1);
  ump_move_give (move, TALLY_LINE_CARDS);
  for (int i = 0; i < zone->n; i++)
    ump_move_push_card (move, TALLY_LINE_CARDS, zone->cards[i]);
}
