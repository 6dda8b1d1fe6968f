/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In Front of the Elevators: what an entry does to the table, and what a round is worth. */
#include "core/score.h"
#include "in-front-of-the-elevators.h"

/* What a lift shows in this round. */
static void
set_lift (UmpTable *table, int lift, const UmpMove *move)
{
  int n = ump_move_n (move, DEAL_LIFT + lift) - 2;

  ump_table_set_counter (table, COUNTER_LIFT_BOXES, 0, lift, n);
  for (int k = 0; k < 2; k++)
    ump_table_set_counter (table, COUNTER_LIFT_TYPE, 0, 2 * lift + k,
                           ump_move_value (move, DEAL_LIFT + lift, k));
  for (int k = 0; k < MAX_BOXES; k++)
    ump_table_set_counter (table, COUNTER_LIFT_VALUE, 0, lift * MAX_BOXES + k,
                           k < n ? ump_move_value (move, DEAL_LIFT + lift, 2 + k) : 0);
}

/* Two cards of the own colour, or one of each. */
static void
deal_hand (UmpTable *table, int seat)
{
  const UmpIfeFamilies *families = ump_ife_families (table);
  int box = ump_zone_index (table->setup, ZONE_BOX, 0, 0),
      hand = ump_zone_index (table->setup, ZONE_HAND, seat, 0);
  int n_each = HAND_CARDS / ump_ife_n_families (table->setup);

  for (int colour = 0; colour < N_COLOURS; colour++)
    for (int k = 0; families->owner[colour] == seat && k < n_each; k++)
      ump_table_move (table, box, -1, hand, -1, (UmpCard){ .back = (guint8) ump_ife_colours[colour] });
}

/* A face that comes to light; neutral ones are remembered for the whole game. */
static void
note_neutral (UmpTable *table, int face)
{
  if (ump_ife_colour_of (face) == ump_ife_families (table)->neutral)
    ump_table_set_counter (table, COUNTER_EVER, face, 0, 1);
}

static void
apply_deal (UmpTable *table, const UmpMove *move)
{
  const UmpSetup *setup = table->setup;
  int box = ump_zone_index (setup, ZONE_BOX, 0, 0), n_deck = ump_ife_families (table)->n_deck;

  ump_table_gather (table, box);
  ump_table_begin_round (table);
  for (int seat = 0; seat < setup->n_seats; seat++)
    deal_hand (table, seat);
  for (int line = 0; line < LINES; line++) {
    UmpCard card = ump_move_card (move, DEAL_FIRST, line);
    int count = ump_move_has (move, DEAL_DECKS) ? ump_move_value (move, DEAL_DECKS, line)
                                                : (n_deck + LINES - 1 - line) / LINES;

    set_lift (table, line, move);
    ump_table_move (table, box, -1, ump_zone_index (setup, ZONE_LINE, 0, line), -1, card);
    note_neutral (table, card.face);
    for (int k = 0; k < count; k++)
      ump_table_move (table, box, -1, ump_zone_index (setup, ZONE_DECK, 0, line), -1, (UmpCard){ 0 });
  }
  ump_table_set_turn (table, ump_table_counter (table, COUNTER_STARTER, 0, 0));
}

/* The next player's turn; the round is over when every hand is down to its last card. */
static void
pass_on (UmpTable *table, int seat)
{
  const UmpZone *hands = ump_table_zone_of (table, ZONE_HAND, 0, 0);
  gboolean over = ump_ife_decks_are_empty (table);

  for (int i = 0; over && i < table->setup->n_seats; i++)
    over = hands[i].n == 1;
  ump_table_set_turn (table, over ? UMP_NOBODY : (seat + 1) % table->setup->n_seats);
  if (over)
    ump_table_close_round (table);
}

/* Three of a type leave for the café of who played the third. */
static void
go_to_cafe (UmpTable *table, int line, int type, int seat)
{
  const UmpZone *zone = ump_ife_line (table, line);
  int n = 0;

  for (int i = 0; i < zone->n; i++)
    n += ump_ife_type_of (zone->cards[i].face) == type;
  if (n < SET_CARDS)
    return;
  for (int i = 0; i < zone->n;) {
    if (ump_ife_type_of (zone->cards[i].face) == type)
      ump_table_move (table, ump_zone_index (table->setup, ZONE_LINE, 0, line), i,
                      ump_zone_index (table->setup, ZONE_CAFE, seat, 0), -1, zone->cards[i]);
    else
      i++;
  }
}

static void
apply_play (UmpTable *table, const UmpMove *move)
{
  const UmpSetup *setup = table->setup;
  UmpCard card = ump_move_card (move, PLAY_CARD, 0);
  int line = ump_move_int (move, PLAY_LINE) - 1, zone = ump_zone_index (setup, ZONE_LINE, 0, line);
  int place = ump_move_has (move, PLAY_POSITION) ? ump_move_int (move, PLAY_POSITION) - 1
                                                 : ump_ife_place_for (table, line, card.face);
  int colour = ump_ife_colour_of (card.face), type = ump_ife_type_of (card.face), pulled = 0;

  if (ump_move_has (move, PLAY_MOVES))
    pulled = ump_move_card (move, PLAY_MOVES, 0).face;
  else if (type == LOST_CHILD)
    ump_ife_n_in_line (table, line, colour, &pulled);
  ump_table_move (table, ump_zone_index (setup, ZONE_HAND, move->by, 0),
                  ump_ife_place_in_hand (table, move->by, colour), zone, place, card);
  note_neutral (table, card.face);
  if (pulled) {
    int at = ump_zone_find (ump_table_zone (table, zone), pulled);

    ump_table_move (table, zone, at, zone, -1, ump_table_zone (table, zone)->cards[at]);
  }
  go_to_cafe (table, line, type, move->by);
  if (!ump_ife_must_draw (table))
    pass_on (table, move->by);
}

static void
apply_draw (UmpTable *table, const UmpMove *move)
{
  UmpCard card = { 0 };

  if (ump_move_has (move, DRAW_BACK))
    card.back = (guint8) ump_ife_colours[ump_move_int (move, DRAW_BACK)];
  ump_table_move (table, ump_zone_index (table->setup, ZONE_DECK, 0, ump_move_int (move, DRAW_DECK) - 1), -1,
                  ump_zone_index (table->setup, ZONE_HAND, move->by, 0), -1, card);
  pass_on (table, move->by);
}

static void
close_when_tallied (UmpTable *table)
{
  ump_table_set_turn (table, UMP_NOBODY);
  for (int line = 0; line < LINES; line++)
    if (!ump_table_counter (table, COUNTER_TALLIED_LINE, 0, line))
      return;
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (!ump_table_counter (table, COUNTER_TALLIED_CAFE, seat, 0))
      return;
  ump_table_close_round (table);
}

static void
apply_tally_line (UmpTable *table, const UmpMove *move)
{
  int line = ump_move_int (move, TALLY_LINE_LINE) - 1;

  ump_table_set_counter (table, COUNTER_TALLIED_LINE, 0, line, 1);
  for (int i = 0; i < ump_move_n (move, TALLY_LINE_CARDS); i++) {
    int face = ump_move_card (move, TALLY_LINE_CARDS, i).face;

    ump_table_set_counter (table, COUNTER_TALLY_PLACE, face, 0, line * N_CARDS + i + 1);
  }
  close_when_tallied (table);
}

static void
apply_tally_cafe (UmpTable *table, const UmpMove *move)
{
  int seat = ump_move_int (move, TALLY_CAFE_PLAYER), sets = 0;

  for (int i = 0; i < ump_move_n (move, TALLY_CAFE_SETS); i++)
    sets |= 1 << ump_move_value (move, TALLY_CAFE_SETS, i);
  ump_table_set_counter (table, COUNTER_TALLIED_CAFE, seat, 0, 1);
  ump_table_set_counter (table, COUNTER_TALLY_SETS, seat, 0, sets);
  close_when_tallied (table);
}

void
ump_ife_apply (UmpTable *table, const UmpMove *move)
{
  switch (move->verb) {
  case VERB_DEAL: apply_deal (table, move); break;
  case VERB_PLAY: apply_play (table, move); break;
  case VERB_DRAW: apply_draw (table, move); break;
  case VERB_TALLY_LINE: apply_tally_line (table, move); break;
  default: apply_tally_cafe (table, move); break;
  }
}

/* ---- score ----------------------------------------------------------------------------------- */

/* The faces of a line, front to back. */
typedef struct {
  int n;
  int faces[N_CARDS];
} Line;

/* The persons of one seat who ride in a lift: the hindmost stands on the right-most box. */
static void
score_lift (const UmpTable *table, UmpSheet *sheet, int seat, int lift, const Line *line)
{
  const int *doubles = ump_table_counters_of (table, COUNTER_LIFT_TYPE) + (ptrdiff_t) 2 * lift;
  int n_boxes = ump_table_counter (table, COUNTER_LIFT_BOXES, 0, lift), n = MIN (line->n, n_boxes);

  for (int i = 0; i < n; i++) {
    int face = line->faces[i], type = ump_ife_type_of (face);
    int value = ump_table_counter (table, COUNTER_LIFT_VALUE, 0, lift * MAX_BOXES + n_boxes - n + i);
    gboolean doubled = type == doubles[0] || type == doubles[1];
    const char *why = N_ ("{o0} in the line, on the box of {n1}");
    int points = value;

    if (ump_ife_families (table)->owner[ump_ife_colour_of (face)] != seat)
      continue;
    if (type == LOST_CHILD) {
      points = 0;
      why = N_ ("{o0} in the line, on the box of {n1}: a lost child scores nothing");
    } else if (doubled) {
      points = 2 * value;
      why = N_ ("{o0} in the line, on the box of {n1}, doubled here: 2 × {n1}");
    }
    ump_sheet_line (sheet, seat, lift, points, UMP_TEXT (why, { UMP_N (i + 1), UMP_N (value) }));
    ump_sheet_card (sheet, (UmpCard){ .face = (guint16) face });
  }
}

static void
score_cafes (const UmpTable *table, UmpSheet *sheet, int seat)
{
  const UmpZone *cafe = ump_table_zone_of (table, ZONE_CAFE, seat, 0);
  int sets = ump_ife_sets (table, seat);

  for (int type = 0; type < N_TYPES; type++) {
    if (!(sets & 1 << type))
      continue;
    ump_sheet_line (sheet, seat, LINE_CAFE, type == LOST_CHILD ? 2 : 1,
                    UMP_TEXT (N_ ("three {w0}"), { UMP_W (ump_ife_types_words[type]) }));
    for (int i = 0; i < cafe->n && !ump_table_counter (table, COUNTER_TALLIED_CAFE, seat, 0); i++)
      if (ump_ife_type_of (cafe->cards[i].face) == type)
        ump_sheet_card (sheet, cafe->cards[i]);
  }
}

void
ump_ife_score (const UmpTable *table, UmpSheet *sheet)
{
  Line lines[LINES];

  for (int line = 0; line < LINES; line++)
    lines[line].n = ump_ife_line_faces (table, line, lines[line].faces);
  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    for (int lift = 0; lift < LINES; lift++)
      score_lift (table, sheet, seat, lift, &lines[lift]);
    score_cafes (table, sheet, seat);
  }
}

/* The next starter: the best of the round; of equals the one met first from the last starter on, himself
 * first. */
void
ump_ife_closed (UmpTable *table, const gint64 *points)
{
  const UmpSetup *setup = table->setup;
  int last = ump_table_counter (table, COUNTER_STARTER, 0, 0), best = last;

  for (int i = 1; i < setup->n_seats; i++)
    if (points[(last + i) % setup->n_seats] > points[best])
      best = (last + i) % setup->n_seats;
  ump_table_set_counter (table, COUNTER_STARTER, 0, 0, best);
  if (ump_table_get (table, UMP_COUNTER_ROUND) == ROUNDS)
    ump_table_finish (table);
}
