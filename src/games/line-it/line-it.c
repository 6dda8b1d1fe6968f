/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Line-it: a line of numbers up or down, jackpots for three of a colour, bets on how long it will be. */
#include "line-it.h"

#include <string.h>

#define MAX_COUNT 1000000

enum { LINE_PILE, LINE_WON, LINE_LOST };
enum { LI_1, LI_2, LI_3, LI_4, LI_5, LI_6, LI_7, LI_8, LI_9, LI_10, LI_11, LI_12, LI_13 };

#define NUMBER(n)                                                                                  \
  {                                                                                                \
    .id = #n, .name = "{n0}", .look = { UMP_ART_NUMBER, UMP_COLOUR_RED + (n - 1) % N_POTS, 0, n }, \
    .row = (n - 1) / 10                                                                            \
  }
#define TEN(a, b, c, d, e, f, g, h, i, j)                                                         \
  NUMBER (a), NUMBER (b), NUMBER (c), NUMBER (d), NUMBER (e), NUMBER (f), NUMBER (g), NUMBER (h), \
      NUMBER (i), NUMBER (j)
#define BET(n)                                                                             \
  {                                                                                        \
    .id = "bet-" #n, .name = N_ ("bet +{n0}"), .look = { UMP_ART_BET, 0, 0, n }, .row = -1 \
  }
#define TOKENS(n)                                                                                          \
  { .id = "+" #n, .name = N_ ("token {+0}"), .look = { UMP_ART_BET, 0, 0, n }, .row = -1, .piece = TRUE }, \
  {                                                                                                        \
    .id = "-" #n, .name = N_ ("token {+0}"), .look = { UMP_ART_BET, 0, 0, -n }, .row = -1, .piece = TRUE   \
  }

static const UmpFace faces[N_FACES] = {
  { 0 },
  TEN (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  TEN (11, 12, 13, 14, 15, 16, 17, 18, 19, 20),
  TEN (21, 22, 23, 24, 25, 26, 27, 28, 29, 30),
  TEN (31, 32, 33, 34, 35, 36, 37, 38, 39, 40),
  TEN (41, 42, 43, 44, 45, 46, 47, 48, 49, 50),
  TEN (51, 52, 53, 54, 55, 56, 57, 58, 59, 60),
  TEN (61, 62, 63, 64, 65, 66, 67, 68, 69, 70),
  TEN (71, 72, 73, 74, 75, 76, 77, 78, 79, 80),
  TEN (81, 82, 83, 84, 85, 86, 87, 88, 89, 90),
  TEN (91, 92, 93, 94, 95, 96, 97, 98, 99, 100),
  BET (3),
  BET (4),
  BET (5),
  TOKENS (3),
  TOKENS (4),
  TOKENS (5),
};

/* ---- setup ------------------------------------------------------------------- */

/* One letter for each number; FALSE unless there are as many of each colour. */
static gboolean
take_colours (UmpSetup *setup, const char *letters)
{
  static const char order[] = "rbgy";
  int n[N_POTS] = { 0 };

  if (strlen (letters) != NUMBERS)
    return FALSE;
  for (int i = 0; i < NUMBERS; i++) {
    const char *found = strchr (order, letters[i]);

    if (found == NULL || ++n[found - order] > NUMBERS / N_POTS)
      return FALSE;
    setup->looks[i + 1].colour = UMP_COLOUR_RED + (UmpColour) (found - order);
  }
  return TRUE;
}

static gboolean
prepare (UmpSetup *setup, GError **error)
{
  const char *colours = setup->option_text[OPTION_COLOURS];

  for (int face = 1; face < FACE_TOKEN; face++)
    setup->copies[face] = ump_li_is_bet (face) ? 2 : 1;
  if (strcmp (colours, "standard") == 0 || take_colours (setup, colours))
    return TRUE;
  return ump_option_refuse (setup, OPTION_COLOURS, error);
}

static void
begin (UmpTable *table)
{
  const UmpSetup *setup = table->setup;

  ump_table_put (table, ump_zone_index (setup, ZONE_DECK, 0, 0), (UmpCard){ 0 }, NUMBERS + 2 * N_BETS);
  ump_table_put (table, ump_zone_index (setup, ZONE_BOX, 0, 0), (UmpCard){ 0 }, 2 * N_BETS);
  ump_table_set_counter (table, COUNTER_FIRST, 0, 0, setup->option_value[OPTION_START]);
  ump_table_set (table, UMP_COUNTER_OPEN, 1);
}

/* ---- check ---------------------------------------------------------------------------- */

static gboolean
check_market_size (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict)
{
  int n = ump_move_n (move, CARD);

  if (n == ump_li_market_size (setup))
    return TRUE;
  ump_refuse (
      verdict, setup, LI_3, 0,
      UMP_TEXT (N_ ("The market has {k0}, not {n1}."), { UMP_N (ump_li_market_size (setup)), UMP_N (n) }));
  verdict->brief = UMP_TEXT (N_ ("{n0} of {n1}"), { UMP_N (n), UMP_N (ump_li_market_size (setup)) });
  return FALSE;
}

static gboolean
form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict)
{
  return move->verb != VERB_MARKET || check_market_size (setup, move, verdict);
}

static UmpText
not_now (const UmpTable *table, int verb)
{
  int phase = ump_li_phase (table);
  int wanted = verb == VERB_MARKET ? PHASE_MARKET : verb == VERB_LAST ? PHASE_LAST : PHASE_TURNS;

  if (verb == VERB_TALLY || phase == wanted)
    return UMP_PLAIN (NULL);
  switch (phase) {
  case PHASE_MARKET:
    return UMP_TEXT (N_ ("The market comes first: {k0}, face up."),
                     { UMP_N (ump_li_market_size (table->setup)) });
  case PHASE_TURNS:
    return UMP_TEXT (N_ ("The round is being played: it is {p0}'s turn."),
                     { UMP_P (ump_table_turn (table)) });
  case PHASE_LAST:
    return UMP_TEXT (N_ ("The deck is used up: {p0} lays a last card, or none."),
                     { UMP_P (ump_table_turn (table)) });
  default: return UMP_PLAIN (N_ ("The cards are being counted: only counts may follow."));
  }
}

/* seen: how many of it have been. */
static gboolean
refuse_copy (UmpVerdict *verdict, const UmpTable *table, int face, int seen)
{
  const char *why = seen > 0 ? N_ ("{C0} was revealed before.") : N_ ("{C0} is there only once.");

  if (ump_li_is_bet (face))
    why = N_ ("The deck has only two of {c0}.");
  return ump_refuse (verdict, table->setup, LI_2, seen > 0 ? ump_table_shown_by (table, face) : 0,
                     UMP_TEXT (why, { UMP_F (face) }));
}

static gboolean
check_market (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;

  if (!check_market_size (setup, move, verdict))
    return FALSE;
  for (int i = 0; i < ump_move_n (move, CARD); i++) {
    int face = ump_move_card (move, CARD, i).face, seen = ump_table_seen (table, face), copies = seen + 1;

    for (int k = 0; k < i; k++)
      copies += ump_move_card (move, CARD, k).face == face;
    if (copies > setup->copies[face])
      return refuse_copy (verdict, table, face, seen);
  }
  return TRUE;
}

/* The same refusal, with a few words for a key. */
static gboolean
refuse_briefly (UmpVerdict *verdict, const UmpTable *table, int rule, UmpText reason, const char *brief)
{
  ump_refuse (verdict, table->setup, rule, 0, reason);
  verdict->brief = UMP_PLAIN (brief);
  return FALSE;
}

/* Whether a card goes on with the player's line. */
static gboolean
check_fit (const UmpTable *table, int seat, int face, gboolean ruled, UmpVerdict *verdict)
{
  const UmpZone *line = ump_table_zone_of (table, ZONE_LINE, seat, 0);
  int last = ump_li_last_number (line), direction = ump_li_direction (line), behind;
  int bet = ump_li_bet (line, &behind);

  if (ump_li_is_bet (face))
    return !bet || refuse_briefly (
                       verdict, table, LI_5,
                       UMP_TEXT (N_ ("{p0}'s line has a bet already: {c1}."), { UMP_P (seat), UMP_F (bet) }),
                       N_ ("a second bet"));
  if (ruled || direction == 0 || (face > last) == (direction > 0))
    return TRUE;
  return refuse_briefly (verdict, table, LI_4,
                         UMP_TEXT (direction > 0 ? N_ ("The line goes up, and {n0} is less than {n1}.")
                                                 : N_ ("The line goes down, and {n0} is more than {n1}."),
                                   { UMP_N (face), UMP_N (last) }),
                         direction > 0 ? N_ ("does not go up") : N_ ("does not go down"));
}

static gboolean
check_take (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  int face = ump_move_card (move, CARD, 0).face, taken = ump_table_counter (table, COUNTER_TAKEN, 0, 0);

  if (taken)
    return refuse_briefly (
        verdict, table, LI_8,
        UMP_TEXT (N_ ("One card a turn: {p0} has taken {c1}."), { UMP_P (move->by), UMP_F (taken) }),
        N_ ("one card a turn"));
  if (ump_move_int (move, TAKE_TO) == TO_LINE)
    return check_fit (table, move->by, face, ruled, verdict);
  return ump_table_zone_of (table, ZONE_HAND, move->by, 0)->n < MOST_HAND ||
         refuse_briefly (verdict, table, LI_6,
                         UMP_TEXT (N_ ("{p0} holds two cards already."), { UMP_P (move->by) }),
                         N_ ("the hand is full"));
}

static gboolean
check_play (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  if (ump_table_counter (table, COUNTER_PLAYED, 0, 0))
    return refuse_briefly (
        verdict, table, LI_9,
        UMP_TEXT (N_ ("One card from the hand a turn: {p0} has played one."), { UMP_P (move->by) }),
        N_ ("one card a turn"));
  return check_fit (table, move->by, ump_move_card (move, CARD, 0).face, ruled, verdict);
}

/* Where a last card has to be laid, only who holds none that fits lays none. */
static gboolean
check_declined (const UmpTable *table, int seat, UmpVerdict *verdict)
{
  const UmpZone *hand = ump_table_zone_of (table, ZONE_HAND, seat, 0);

  if (!ump_li_must_lay (table->setup))
    return TRUE;
  for (int i = 0; i < hand->n; i++)
    if (check_fit (table, seat, hand->cards[i].face, FALSE, &(UmpVerdict){ 0 }))
      return refuse_briefly (verdict, table, LI_13,
                             UMP_TEXT (N_ ("{C0} fits {p1}'s line: a last card that fits has to be laid."),
                                       { UMP_C (hand->cards[i]), UMP_P (seat) }),
                             N_ ("a card fits"));
  return TRUE;
}

static gboolean
check_last (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  if (!ump_move_has (move, CARD))
    return check_declined (table, move->by, verdict);
  return check_fit (table, move->by, ump_move_card (move, CARD, 0).face, ruled, verdict);
}

/* The bets of a count: none too often, and none that was seen left out. */
static gboolean
check_bets (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int seat = ump_move_int (move, TALLY_PLAYER), counted[2 * N_BETS] = { 0 };

  for (int k = 0; k < ump_move_n (move, TALLY_BETS); k++) {
    int token = ump_move_value (move, TALLY_BETS, k), bet = token / 2;

    counted[token]++;
    if (ump_li_bets_of_others (table, seat, bet) + counted[2 * bet] + counted[2 * bet + 1] > 2)
      return ump_refuse (
          verdict, setup, LI_12, 0,
          UMP_TEXT (N_ ("There are only two of {c0}, and here is a third."), { UMP_F (FACE_BET + bet) }));
  }
  for (int token = 0; ump_move_has (move, TALLY_BETS) && token < 2 * N_BETS; token++)
    if (counted[token] < ump_li_seen_token (table, seat, token))
      return ump_refuse (verdict, setup, LI_12, 0,
                         UMP_TEXT (N_ ("{p0} was seen getting {c1}: it belongs to the bets."),
                                   { UMP_P (seat), UMP_F (FACE_TOKEN + token) }));
  return TRUE;
}

static gboolean
check_tally (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int seat = ump_move_int (move, TALLY_PLAYER), pile = ump_move_int (move, TALLY_PILE);
  int room = ump_li_room_for (table, seat), seen = ump_table_zone_of (table, ZONE_PILE, seat, 0)->n;

  if (ump_li_has_tallied (table, seat))
    return ump_refuse (verdict, setup, LI_1, 0,
                       UMP_TEXT (N_ ("{p0} has been counted already."), { UMP_P (seat) }));
  if (pile > room)
    return ump_refuse (verdict, setup, LI_12, 0,
                       UMP_TEXT (N_ ("The piles of all have {n0} numbers at most, so {p1} has {k2} at most."),
                                 { UMP_N (NUMBERS), UMP_P (seat), UMP_N (room) }));
  if (pile < seen)
    return ump_refuse (verdict, setup, LI_12, 0,
                       UMP_TEXT (N_ ("{p0} was seen getting {k1}, and {n2} is fewer."),
                                 { UMP_P (seat), UMP_N (seen), UMP_N (pile) }));
  return check_bets (table, move, verdict);
}

static gboolean
check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  switch (move->verb) {
  case VERB_MARKET: return check_market (table, move, verdict);
  case VERB_TAKE: return check_take (table, move, ruled, verdict);
  case VERB_PLAY: return check_play (table, move, ruled, verdict);
  case VERB_COMPLETE:
    return ump_table_zone_of (table, ZONE_LINE, move->by, 0)->n ||
           ump_refuse (verdict, table->setup, LI_11, 0, UMP_PLAIN (N_ ("There is no line to complete.")));
  case VERB_END:
    return ump_table_counter (table, COUNTER_TAKEN, 0, 0) ||
           ump_refuse (
               verdict, table->setup, LI_10, 0,
               UMP_TEXT (N_ ("{p0} has to take a card from the market first."), { UMP_P (move->by) }));
  case VERB_LAST: return check_last (table, move, ruled, verdict);
  default: return check_tally (table, move, verdict);
  }
}

/* ---- score ----------------------------------------------------------------------------------- */

/* How many tokens a player has on one side, and their points. */
static int
tokens_of (const UmpTable *table, int seat, gboolean won, int *points)
{
  const UmpZone *zone = ump_table_zone_of (table, ZONE_TOKENS, seat, 0);
  int n = 0;

  *points = 0;
  for (int token = FACE_TOKEN + !won; token < N_FACES; token += 2) {
    int count = 0;

    for (int i = 0; i < zone->n; i++)
      count += zone->cards[i].face == token;
    if (ump_li_has_tallied (table, seat))
      count = ump_table_counter (table, COUNTER_TALLY_TOKEN, seat, token - FACE_TOKEN);
    n += count;
    *points += count * ump_li_token_points (token);
  }
  return n;
}

static void
score_tokens (const UmpTable *table, UmpSheet *sheet, int seat, gboolean won)
{
  static const char *const words[2][2] = {
    { N_ ("1 bet lost: too few numbers lay behind it"),
      N_ ("{n0} bets lost: too few numbers lay behind them") },
    { N_ ("1 bet won: enough numbers lay behind it"), N_ ("{n0} bets won: enough numbers lay behind them") },
  };
  const UmpZone *zone = ump_table_zone_of (table, ZONE_TOKENS, seat, 0);
  int points, n = tokens_of (table, seat, won, &points);

  if (n == 0)
    return;
  ump_sheet_line (sheet, seat, won ? LINE_WON : LINE_LOST, points,
                  UMP_TEXT (words[won][n > 1], { UMP_N (n) }));
  for (int i = 0; i < zone->n && !ump_li_has_tallied (table, seat); i++)
    if ((ump_li_token_points (zone->cards[i].face) > 0) == won)
      ump_sheet_card (sheet, zone->cards[i]);
}

static void
score (const UmpTable *table, UmpSheet *sheet)
{
  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    const UmpZone *pile = ump_table_zone_of (table, ZONE_PILE, seat, 0);
    int n = ump_li_pile_size (table, seat);

    if (n)
      ump_sheet_line (sheet, seat, LINE_PILE, n, UMP_TEXT (N_ ("{k0}, one point each"), { UMP_N (n) }));
    for (int i = 0; i < pile->n && !ump_li_has_tallied (table, seat); i++)
      ump_sheet_card (sheet, pile->cards[i]);
    score_tokens (table, sheet, seat, TRUE);
    score_tokens (table, sheet, seat, FALSE);
  }
}

/* ---- the game --------------------------------------------------------------------------------------- */

static const char *const final_words[] = { "one", "two", "one-must", "two-must", NULL };
static const char *const final_titles[] = { N_ ("one card each"), N_ ("a second one after it"),
                                            N_ ("one card each, if one fits"),
                                            N_ ("a second one after it, if one fits"), NULL };
static const char *const to_words[] = { "line", "hand", NULL };
static const char *const to_titles[] = { N_ ("to the line"), N_ ("to the hand"), NULL };
static const char *const token_words[] = { "+3", "-3", "+4", "-4", "+5", "-5", NULL };
static const char *const pot_names[] = { "red", "blue", "green", "yellow" };

static const UmpLook colour_looks[N_POTS] = {
  { UMP_ART_NUMBER, UMP_COLOUR_RED, 0, 0 },
  { UMP_ART_NUMBER, UMP_COLOUR_BLUE, 0, 0 },
  { UMP_ART_NUMBER, UMP_COLOUR_GREEN, 0, 0 },
  { UMP_ART_NUMBER, UMP_COLOUR_YELLOW, 0, 0 },
};
static const char *const colour_titles[] = { N_ ("red"), N_ ("blue"), N_ ("green"), N_ ("yellow"), NULL };
/* One licensed implementation has them so. */
static const UmpSure colours_sure[] = { UMP_SURE_PROBABLE };

static const UmpPart parts[] = {
  { .id = "colours",
    .type = UMP_PART_COLOURS,
    .title = N_ ("Colours of the numbers"),
    .help = N_ ("Which colour each number card of your deck has."),
    .sides = { { .id = "front", .title = N_ ("the number cards") } },
    .n_rows = 1,
    .n_columns = 1,
    .letters = "rbgy",
    .titles = colour_titles,
    .looks = colour_looks,
    .most = NUMBERS / N_POTS,
    .first_face = 1,
    .n_cards = NUMBERS,
    .option = OPTION_COLOURS + 1,
    .sure = colours_sure },
};

static const UmpField options[] = {
  [OPTION_START] = { .name = "start",
                     .type = UMP_TYPE_PLAYER,
                     .title = N_ ("First player"),
                     .help = N_ ("Has the first-player token in round 1; then it goes clockwise."),
                     .rule = "LI-1" },
  [OPTION_FINAL] = { .name = "final",
                     .type = UMP_TYPE_CHOICE,
                     .words = final_words,
                     .word_titles = final_titles,
                     .fallback = "one",
                     .title = N_ ("Last cards"),
                     .help = N_ (
                         "When the deck is used up: one last card each, or for those who laid one a second. "
                         "With “if one fits” it has to be laid, else it may be declined."),
                     .rule = "LI-13" },
  [OPTION_COLOURS] = { .name = "colours",
                       .type = UMP_TYPE_OWN,
                       .fallback = "standard",
                       .shape = N_ ("standard, or 100 letters of r b g y, 25 of each"),
                       .title = N_ ("Colours of the numbers"),
                       .help =
                           N_ ("For a deck that is printed otherwise: the colour of 1, of 2, and so on.") },
};

static const UmpZoneDef zones[] = {
  [ZONE_MARKET] = { .id = "market",
                    .layout = UMP_LAYOUT_SLOTS,
                    .span = 5,
                    .title = N_ ("Market"),
                    .where = N_ ("in the market"),
                    .brief = N_ ("market"),
                    .among = N_ ("{n0} in the market") },
  [ZONE_DECK] = { .id = "deck",
                  .print = UMP_PRINT_COUNT,
                  .layout = UMP_LAYOUT_STACK,
                  .span = 2,
                  .order = 1,
                  .title = N_ ("Deck"),
                  .among = N_ ("{n0} in the deck") },
  [ZONE_POT] = { .id = "pot-%n",
                 .count = N_POTS,
                 .names = pot_names,
                 .layout = UMP_LAYOUT_CHIPS,
                 .span = 5,
                 .block = 2,
                 .block_title = N_ ("Jackpots"),
                 .title = N_ ("the {w2} jackpot"),
                 .where = N_ ("in the {w2} jackpot"),
                 .brief = N_ ("jackpot"),
                 .among = N_ ("{n0} in jackpots") },
  [ZONE_LINE] = { .id = "line-%p",
                  .scope = UMP_PER_SEAT,
                  .layout = UMP_LAYOUT_ROW,
                  .span = 6,
                  .band = 1,
                  .order = 2,
                  .title = N_ ("Line of {p0}"),
                  .where = N_ ("in the line of {p0}"),
                  .brief = "{p0}",
                  .among = N_ ("{n0} in lines") },
  [ZONE_HAND] = { .id = "hand-%p",
                  .scope = UMP_PER_SEAT,
                  .layout = UMP_LAYOUT_CHIPS,
                  .span = 3,
                  .band = 2,
                  .order = 2,
                  .title = N_ ("Hand of {p0}"),
                  .where = N_ ("in the hand of {p0}"),
                  .brief = "{p0}",
                  .among = N_ ("{n0} in hands") },
  [ZONE_PILE] = { .id = "pile-%p",
                  .scope = UMP_PER_SEAT,
                  .print = UMP_PRINT_COUNT,
                  .layout = UMP_LAYOUT_COUNT,
                  .span = 1,
                  .band = 3,
                  .order = 2,
                  .title = N_ ("Pile of {p0}"),
                  .where = N_ ("in the pile of {p0}"),
                  .brief = "{p0}",
                  .among = N_ ("{n0} in piles") },
  [ZONE_TOKENS] = { .id = "tokens-%p",
                    .scope = UMP_PER_SEAT,
                    .layout = UMP_LAYOUT_CHIPS,
                    .span = 2,
                    .band = 4,
                    .order = 2,
                    .title = N_ ("Tokens of {p0}") },
  [ZONE_OUT] = { .id = "out",
                 .print = UMP_PRINT_NEVER,
                 .layout = UMP_LAYOUT_NONE,
                 .title = N_ ("Discarded"),
                 .where = N_ ("discarded"),
                 .brief = N_ ("gone"),
                 .among = N_ ("{n0} discarded") },
  [ZONE_BOX] = { .id = "box", .print = UMP_PRINT_NEVER, .layout = UMP_LAYOUT_NONE, .title = N_ ("Tokens") },
};

static const UmpCounterDef counters[] = {
  [COUNTER_PHASE] = { .name = "phase" },
  [COUNTER_FIRST] = { .name = "first" },
  [COUNTER_TURNS] = { .name = "turns" },
  [COUNTER_TAKEN] = { .name = "taken" },
  [COUNTER_PLAYED] = { .name = "played" },
  [COUNTER_PASS] = { .name = "pass" },
  [COUNTER_PLACE] = { .name = "place" },
  [COUNTER_LAID] = { .name = "laid", .scope = UMP_PER_SEAT },
  [COUNTER_WON] = { .name = "won", .count = N_POTS },
  [COUNTER_SLOT] = { .name = "slot", .count = MOST_SEATS + 2 },
  [COUNTER_SLOT_TAKEN] = { .name = "slot-taken", .count = MOST_SEATS + 2 },
  [COUNTER_HELD] = { .name = "held", .scope = UMP_PER_SEAT, .count = MOST_HAND },
  [COUNTER_TALLIED] = { .name = "tallied", .scope = UMP_PER_SEAT },
  [COUNTER_TALLY_PILE] = { .name = "tally-pile", .scope = UMP_PER_SEAT },
  [COUNTER_TALLY_TOKEN] = { .name = "tally-token", .scope = UMP_PER_SEAT, .count = 2 * N_BETS },
  [COUNTER_N_TALLIED] = { .name = "n-tallied" },
};

static const char not_held[] = N_ ("{p1} does not hold {c0}.");

static const UmpVerb verbs[] = {
  [VERB_MARKET] = { .name = "market",
                    .when = UMP_WHEN_ROUND,
                    .open = TRUE,
                    .title = N_ ("Market"),
                    .attrs = { { .name = "cards", .type = UMP_TYPE_CARDS, .title = N_ ("Cards") } } },
  [VERB_TAKE] = { .name = "take",
                  .when = UMP_WHEN_TURN,
                  .player = TRUE,
                  .says = "{c0} {w1}",
                  .card_says = TRUE,
                  .title = N_ ("Take"),
                  .alias = "t",
                  .attrs = { { .name = "card",
                               .type = UMP_TYPE_CARD,
                               .title = N_ ("Card"),
                               .from = ZONE_MARKET + 1,
                               .from_rule = LI_7 + 1,
                               .elsewhere = N_ ("{C0} is not in the market.") },
                             { .name = "to",
                               .type = UMP_TYPE_CHOICE,
                               .words = to_words,
                               .word_titles = to_titles,
                               .title = N_ ("Where") } } },
  [VERB_PLAY] = { .name = "play",
                  .when = UMP_WHEN_TURN,
                  .player = TRUE,
                  .says = N_ ("{c0} from the hand to the line"),
                  .card_says = TRUE,
                  .title = N_ ("Play a card"),
                  .attrs = { { .name = "card",
                               .type = UMP_TYPE_CARD,
                               .title = N_ ("Card"),
                               .from = ZONE_HAND + 1,
                               .from_rule = LI_7 + 1,
                               .elsewhere = not_held } } },
  [VERB_COMPLETE] = { .name = "complete",
                      .when = UMP_WHEN_TURN,
                      .player = TRUE,
                      .aside = TRUE,
                      .says = N_ ("completes the line"),
                      .title = N_ ("Complete the line") },
  [VERB_END] = { .name = "end",
                 .when = UMP_WHEN_TURN,
                 .player = TRUE,
                 .ends = TRUE,
                 .says = N_ ("ends"),
                 .title = N_ ("End turn") },
  [VERB_LAST] = { .name = "last",
                  .when = UMP_WHEN_TURN,
                  .player = TRUE,
                  .says = N_ ("lays {c0} as a last card"),
                  .title = N_ ("Last card"),
                  .attrs = { { .name = "card",
                               .type = UMP_TYPE_CARD,
                               .flags = UMP_FIELD_OPTIONAL,
                               .title = N_ ("Card"),
                               .without = N_ ("No last card"),
                               .from = ZONE_HAND + 1,
                               .from_rule = LI_7 + 1,
                               .elsewhere = not_held } } },
  [VERB_TALLY] = { .name = "tally",
                   .when = UMP_WHEN_ROUND,
                   .open = TRUE,
                   .tally = TRUE,
                   .rare = TRUE,
                   .title = N_ ("Count the cards"),
                   .attrs = { { .name = "player", .type = UMP_TYPE_PLAYER, .title = N_ ("Player") },
                              { .name = "pile",
                                .type = UMP_TYPE_INT,
                                .flags = UMP_FIELD_COUNT,
                                .max = MAX_COUNT,
                                .title = N_ ("Pile") },
                              { .name = "bets",
                                .type = UMP_TYPE_WORDS,
                                .flags = UMP_FIELD_OPTIONAL,
                                .words = token_words,
                                .title = N_ ("Bets") } } },
};

static const UmpRule rules[] = {
  [LI_1] = { "LI-1", UMP_TURN, FALSE, N_ ("Whose turn, and when") },
  [LI_2] = { "LI-2", UMP_FACT, FALSE, N_ ("Every card as often as it is in the deck") },
  [LI_3] = { "LI-3", UMP_FORM, FALSE, N_ ("The market has two cards more than people") },
  [LI_4] = { "LI-4", UMP_RULE, TRUE, N_ ("A line goes on in its direction") },
  [LI_5] = { "LI-5", UMP_RULE, FALSE, N_ ("One bet in a line") },
  [LI_6] = { "LI-6", UMP_RULE, FALSE, N_ ("At most two cards in the hand") },
  [LI_7] = { "LI-7", UMP_FACT, FALSE, N_ ("The card is there") },
  [LI_8] = { "LI-8", UMP_RULE, FALSE, N_ ("One card from the market a turn") },
  [LI_9] = { "LI-9", UMP_RULE, FALSE, N_ ("One card from the hand a turn") },
  [LI_10] = { "LI-10", UMP_RULE, FALSE, N_ ("A card must be taken") },
  [LI_11] = { "LI-11", UMP_RULE, FALSE, N_ ("Only a line can be completed") },
  [LI_12] = { "LI-12", UMP_FACT, FALSE, N_ ("Counts that are possible") },
  [LI_13] = { "LI-13", UMP_RULE, FALSE, N_ ("A last card that fits has to be laid") },
};

static const UmpLine lines[] = {
  [LINE_PILE] = { "pile", N_ ("Cards in the pile") },
  [LINE_WON] = { "won", N_ ("Bets won") },
  [LINE_LOST] = { "lost", N_ ("Bets lost") },
};

static int
first_next (const UmpTable *table)
{
  return ump_table_counter (table, COUNTER_FIRST, 0, 0);
}

extern const UmpGame ump_game_line_it;

const UmpGame ump_game_line_it = {
  .kind = "line-it",
  .title = N_ ("Line-it"),
  .min_seats = 2,
  .max_seats = MOST_SEATS,
  .live_totals = TRUE,
  .first_option = OPTION_START + 1,
  .first_next = first_next,
  .turn_rule = LI_1,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .faces = faces,
  .n_faces = N_FACES,
  .zones = zones,
  .n_zones = G_N_ELEMENTS (zones),
  .counters = counters,
  .n_counters = G_N_ELEMENTS (counters),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .lines = lines,
  .n_lines = G_N_ELEMENTS (lines),
  .tile = { { UMP_ART_NUMBER, UMP_COLOUR_RED, UMP_SYMBOL_NONE, 17 },
            { UMP_ART_BET, UMP_COLOUR_NONE, UMP_SYMBOL_NONE, 4 },
            { UMP_ART_NUMBER, UMP_COLOUR_YELLOW, UMP_SYMBOL_NONE, 52 } },
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .prepare = prepare,
  .begin = begin,
  .form = form,
  .check = check,
  .apply = ump_li_apply,
  .score = score,
  .not_now = not_now,
  .sample = ump_li_sample,
  .prefill = ump_li_prefill,
  .recall = ump_li_recall,
  .say = ump_li_say,
  .prompt = ump_li_prompt,
  .steps = ump_li_steps,
  .markers = ump_li_markers,
  .view = ump_li_view,
  .seat = ump_li_seat,
};
