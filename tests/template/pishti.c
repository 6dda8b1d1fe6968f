/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pishti, the game to copy: rounds that somebody deals, hands that nobody sees, cards that are taken, points
 * with their proof. It is no game of the program: only its tests know it. */
#include "core/deck-french.h"
#include "core/steps.h"
#include "games/games.h"

#include <string.h>

#define ON_PILE 4
#define IN_HAND 4
#define N_CARDS 52
#define MOST_CARDS 3
#define PISHTI 10

enum { OPTION_TARGET, OPTION_DEALER };
enum { ZONE_PILE, ZONE_TAKEN, ZONE_HAND, ZONE_STOCK };
/* LAST_TAKER: seat + 1, 0 for nobody yet. TOOK: cards that the last play took, for its words. */
enum { COUNTER_LAST_TAKER, COUNTER_PISHTIS, COUNTER_TOOK };
enum { VERB_DEAL, VERB_PLAY };
enum { DEAL_CARDS, PLAY_CARD = 0 };
enum { P_1, P_2, P_3 };
enum { LINE_MOST, LINE_CARDS, LINE_PISHTIS };

/* ---- reading the table -------------------------------------------------------------------- */

static int
zone_index (const UmpTable *table, int def, int seat)
{
  return ump_zone_index (table->setup, def, seat, 0);
}

static const UmpZone *
pile_of (const UmpTable *table)
{
  return ump_table_zone_of (table, ZONE_PILE, 0, 0);
}

static gboolean
is_open (const UmpTable *table)
{
  return ump_table_get (table, UMP_COUNTER_OPEN);
}

static int
worth_of (int face)
{
  int rank = ump_french_rank (face);

  if (face == ump_french_face (10, 1))
    return 3;
  if (face == ump_french_face (2, 0))
    return 2;
  return rank == UMP_FRENCH_ACE || rank == UMP_FRENCH_JACK;
}

/* ---- setup and check ------------------------------------------------------------------------ */

static gboolean
prepare (UmpSetup *setup, GError **error)
{
  for (int face = 1; face < UMP_N_FRENCH_FACES; face++)
    setup->copies[face] = 1;
  return TRUE;
}

static void
begin (UmpTable *table)
{
  ump_table_put (table, zone_index (table, ZONE_STOCK, 0), (UmpCard){ 0 }, N_CARDS);
}

/* When a verb may be said and that every card is there once, core knows from the tables below. */
static gboolean
check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  UmpCard top;

  if (move->verb != VERB_DEAL || ruled)
    return TRUE;
  top = ump_move_card (move, DEAL_CARDS, ump_move_n (move, DEAL_CARDS) - 1);
  return ump_french_rank (top.face) != UMP_FRENCH_JACK ||
         ump_refuse (
             verdict, table->setup, P_3, 0,
             UMP_TEXT (N_ ("{C0} may not lie on top: another card takes its place."), { UMP_C (top) }));
}

/* ---- apply ------------------------------------------------------------------------------------ */

static void
deal_hands (UmpTable *table)
{
  for (int i = 0; i < IN_HAND; i++)
    for (int seat = 0; seat < table->setup->n_seats; seat++)
      ump_table_move (table, zone_index (table, ZONE_STOCK, 0), -1, zone_index (table, ZONE_HAND, seat), -1,
                      (UmpCard){ 0 });
}

static void
apply_deal (UmpTable *table, const UmpMove *move)
{
  int stock = zone_index (table, ZONE_STOCK, 0);

  ump_table_gather (table, stock);
  ump_table_begin_round (table);
  for (int i = 0; i < ump_move_n (move, DEAL_CARDS); i++)
    ump_table_move (table, stock, -1, zone_index (table, ZONE_PILE, 0), -1,
                    ump_move_card (move, DEAL_CARDS, i));
  deal_hands (table);
  ump_table_set_turn (table, (ump_table_first (table, ump_table_get (table, UMP_COUNTER_ROUND)) + 1) %
                                 table->setup->n_seats);
}

static void
take_pile (UmpTable *table, int seat)
{
  ump_table_move_all (table, zone_index (table, ZONE_PILE, 0), zone_index (table, ZONE_TAKEN, seat), FALSE);
}

/* The round is over: what still lies goes to who took last. */
static void
finish_round (UmpTable *table)
{
  int last = ump_table_counter (table, COUNTER_LAST_TAKER, 0, 0) - 1;

  if (last >= 0)
    take_pile (table, last);
  ump_table_set_turn (table, UMP_NOBODY);
  ump_table_close_round (table);
}

static void
apply_play (UmpTable *table, const UmpMove *move)
{
  UmpCard card = ump_move_card (move, PLAY_CARD, 0);
  int n = pile_of (table)->n, next = (move->by + 1) % table->setup->n_seats;
  gboolean same =
      n > 0 && ump_french_rank (pile_of (table)->cards[n - 1].face) == ump_french_rank (card.face);
  gboolean takes = same || (n > 0 && ump_french_rank (card.face) == UMP_FRENCH_JACK);

  ump_table_move (table, zone_index (table, ZONE_HAND, move->by), -1, zone_index (table, ZONE_PILE, 0), -1,
                  card);
  ump_table_keep_counter (table, COUNTER_TOOK, 0, 0, takes ? n : 0);
  if (takes) {
    take_pile (table, move->by);
    ump_table_set_counter (table, COUNTER_LAST_TAKER, 0, 0, move->by + 1);
  }
  if (same && n == 1)
    ump_table_set_counter (table, COUNTER_PISHTIS, move->by, 0,
                           ump_table_counter (table, COUNTER_PISHTIS, move->by, 0) + 1);
  ump_table_set_turn (table, next);
  if (ump_table_zone_of (table, ZONE_HAND, next, 0)->n)
    return;
  if (ump_table_zone_of (table, ZONE_STOCK, 0, 0)->n)
    deal_hands (table);
  else
    finish_round (table);
}

static void
apply (UmpTable *table, const UmpMove *move)
{
  if (move->verb == VERB_DEAL)
    apply_deal (table, move);
  else
    apply_play (table, move);
}

static void
closed (UmpTable *table, const gint64 *points)
{
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (ump_table_total (table, seat) >= table->setup->option_value[OPTION_TARGET])
      ump_table_finish (table);
}

/* ---- score -------------------------------------------------------------------------------------- */

/* Who has taken more cards than everybody else; nobody where several have. */
static int
most_of (const UmpTable *table)
{
  int most = 0, holder = UMP_NOBODY;

  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    int n = ump_table_zone_of (table, ZONE_TAKEN, seat, 0)->n;

    if (n >= most)
      holder = n > most ? seat : UMP_NOBODY;
    most = MAX (most, n);
  }
  return holder;
}

static void
score_cards (const UmpTable *table, int seat, UmpSheet *sheet)
{
  const UmpZone *taken = ump_table_zone_of (table, ZONE_TAKEN, seat, 0);
  int points = 0;

  for (int i = 0; i < taken->n; i++)
    points += worth_of (taken->cards[i].face);
  if (points > 0)
    ump_sheet_line (sheet, seat, LINE_CARDS, points, UMP_PLAIN (NULL));
  for (int i = 0; i < taken->n; i++)
    if (worth_of (taken->cards[i].face))
      ump_sheet_card (sheet, taken->cards[i]);
}

static void
score (const UmpTable *table, UmpSheet *sheet)
{
  int most = most_of (table);

  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    int n = ump_table_counter (table, COUNTER_PISHTIS, seat, 0);

    if (seat == most)
      ump_sheet_line (sheet, seat, LINE_MOST, MOST_CARDS,
                      UMP_TEXT (N_ ("{k0}, more than anybody else"),
                                { UMP_N (ump_table_zone_of (table, ZONE_TAKEN, seat, 0)->n) }));
    score_cards (table, seat, sheet);
    if (n)
      ump_sheet_line (sheet, seat, LINE_PISHTIS, n * PISHTI, UMP_PLAIN (NULL));
  }
}

/* ---- random games ---------------------------------------------------------------------------------- */

/* Of an open verb core does not list the moves: here is one. */
static void
sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move)
{
  gboolean there[UMP_N_FRENCH_FACES] = { FALSE };

  while (ump_move_n (move, DEAL_CARDS) < ON_PILE) {
    int face = 1 + (int) ump_random_below (random, UMP_N_FRENCH_FACES - 1);

    if (!there[face] && ump_french_rank (face) != UMP_FRENCH_JACK)
      ump_move_push_card (move, DEAL_CARDS, (UmpCard){ .face = (guint16) face });
    there[face] = TRUE;
  }
}

/* ---- words ------------------------------------------------------------------------------------------ */

static void
say_play (const UmpTable *after, const UmpMove *move, UmpSay *say)
{
  UmpCard card = ump_move_card (move, PLAY_CARD, 0);
  int took = ump_table_counter (after, COUNTER_TOOK, 0, 0);

  if (took == 0) {
    say->what = UMP_TEXT (N_ ("{c0} onto the pile"), { UMP_C (card) });
    say->outcome = UMP_PLAIN (N_ ("takes nothing"));
  } else {
    say->warns = TRUE;
    say->what = UMP_TEXT (N_ ("{c0}, takes {k1}"), { UMP_C (card), UMP_N (took) });
    say->outcome = UMP_TEXT (N_ ("takes {k0}"), { UMP_N (took) });
    ump_say_sentence (say, UMP_TEXT (N_ ("{p0} takes the pile."), { UMP_P (move->by) }));
  }
  if (!is_open (after))
    ump_say_sentence (say, UMP_PLAIN (N_ ("That was the last card: whoever took last takes the rest.")));
}

static void
say_entry (const UmpTable *after, const UmpMove *move, UmpEffectSpan effects, UmpSay *say)
{
  if (move->verb == VERB_PLAY) {
    say_play (after, move, say);
    return;
  }
  ump_say_moved (say, 0, after, effects, ZONE_STOCK, ZONE_PILE);
  say->what = UMP_TEXT (N_ ("Deal: {l0} on the pile"), { UMP_L (&say->lists[0]) });
}

static void
prompt (const UmpTable *table, UmpPrompt *prompt)
{
  int round = ump_table_get (table, UMP_COUNTER_ROUND) + 1;

  if (is_open (table))
    *prompt = (UmpPrompt){ .does = UMP_PLAIN (N_ ("plays")), .hint = UMP_PLAIN (N_ ("Choose the card.")) };
  else
    *prompt = (UmpPrompt){ .round = round,
                           .does = UMP_TEXT (N_ ("Deal round {n0}"), { UMP_N (round) }),
                           .hint = UMP_PLAIN (N_ ("Choose the four cards of the pile, the top one last.")) };
}

/* Before every round. */
static void
steps (const UmpTable *table, UmpSteps *steps)
{
  int dealer = ump_table_first (table, ump_table_get (table, UMP_COUNTER_ROUND) + 1),
      first = (dealer + 1) % table->setup->n_seats, n[] = { IN_HAND, IN_HAND, IN_HAND, IN_HAND },
      pile = zone_index (table, ZONE_PILE, 0), stock = zone_index (table, ZONE_STOCK, 0);

  if (is_open (table))
    return;
  ump_steps_gather (steps, N_ ("Gather and shuffle all {k0}."), N_CARDS, UMP_FROM_REST);
  ump_steps_turn (steps, N_ ("{p0} deals."), dealer);
  ump_steps_deal (steps, ZONE_HAND, first, n);
  ump_steps_lay (steps, N_ ("{k0} lie face up: the pile."), UMP_FROM_REST, IN_HAND, pile, 1);
  ump_steps_lay (steps, N_ ("The rest is the stock."), UMP_FROM_REST, UMP_ALL_CARDS, stock, 1);
  ump_steps_turn (steps, N_ ("{p0} begins."), first);
}

static void
seat_view (const UmpTable *table, int seat, UmpSeatView *view)
{
  if (is_open (table))
    view->note = UMP_TEXT ("{k0}", { UMP_N (ump_table_zone_of (table, ZONE_HAND, seat, 0)->n) });
}

/* ---- tables ------------------------------------------------------------------------------------------- */

static const UmpField options[] = {
  [OPTION_TARGET] = { .name = "target",
                      .type = UMP_TYPE_INT,
                      .min = 1,
                      .max = 500,
                      .fallback = "51",
                      .title = N_ ("Points to win"),
                      .help = N_ ("The game ends with the round in which somebody reaches them.") },
  [OPTION_DEALER] = { .name = "dealer",
                      .type = UMP_TYPE_PLAYER,
                      .flags = UMP_FIELD_LAST_SEAT,
                      .title = N_ ("First dealer"),
                      .help = N_ ("Deals round 1; then the deal passes on each round."),
                      .rule = "P-1" },
};

static const UmpZoneDef zones[] = {
  [ZONE_PILE] = { .id = "pile",
                  .layout = UMP_LAYOUT_FAN,
                  .span = 9,
                  .title = N_ ("Pile"),
                  .where = N_ ("on the pile") },
  [ZONE_TAKEN] = { .id = "taken-%p",
                   .scope = UMP_PER_SEAT,
                   .layout = UMP_LAYOUT_CHIPS,
                   .span = 3,
                   .title = N_ ("Taken by {p0}"),
                   .where = N_ ("taken by {p0}") },
  [ZONE_HAND] = { .id = "hand-%p",
                  .scope = UMP_PER_SEAT,
                  .face_down = TRUE,
                  .print = UMP_PRINT_COUNT,
                  .layout = UMP_LAYOUT_SEAT,
                  .title = N_ ("Hand of {p0}"),
                  .where = N_ ("in the hand of {p0}") },
  [ZONE_STOCK] = { .id = "stock",
                   .face_down = TRUE,
                   .print = UMP_PRINT_COUNT,
                   .layout = UMP_LAYOUT_COUNT,
                   .span = 3,
                   .title = N_ ("Stock"),
                   .where = N_ ("in the stock") },
};

static const UmpCounterDef counters[] = {
  [COUNTER_LAST_TAKER] = { .name = "last-taker", .per_round = TRUE },
  [COUNTER_PISHTIS] = { .name = "pishtis", .scope = UMP_PER_SEAT, .per_round = TRUE },
  [COUNTER_TOOK] = { .name = "took" },
};

static const UmpVerb verbs[] = {
  [VERB_DEAL] = { .name = "deal",
                  .when = UMP_WHEN_BETWEEN,
                  .open = TRUE,
                  .gathers = TRUE,
                  .title = N_ ("Deal"),
                  .attrs = { [DEAL_CARDS] = { .name = "cards",
                                              .type = UMP_TYPE_CARDS,
                                              .min = ON_PILE,
                                              .max = ON_PILE,
                                              .shape = N_ ("Four cards lie on the pile."),
                                              .title = N_ ("Cards of the pile"),
                                              .shows = P_2 + 1,
                                              .seen = N_ ("There is only one {c0}.") } } },
  [VERB_PLAY] = { .name = "play",
                  .when = UMP_WHEN_TURN,
                  .player = TRUE,
                  .deck = TRUE,
                  .title = N_ ("Play a card"),
                  .attrs = { [PLAY_CARD] = { .name = "card",
                                             .type = UMP_TYPE_CARD,
                                             .title = N_ ("Card"),
                                             .shows = P_2 + 1,
                                             .seen = N_ ("{C0} has been seen in this round.") } } },
};

static const UmpRule rules[] = {
  [P_1] = { "P-1", UMP_TURN, FALSE, N_ ("Whose turn, and when") },
  [P_2] = { "P-2", UMP_FACT, FALSE, N_ ("Every card is there once") },
  [P_3] = { "P-3", UMP_RULE, TRUE, N_ ("No jack on top") },
};

static const UmpLine lines[] = {
  [LINE_MOST] = { "most", N_ ("Most cards") },
  [LINE_CARDS] = { "cards", N_ ("Aces, jacks, 2 of clubs, 10 of diamonds") },
  [LINE_PISHTIS] = { "pishtis", N_ ("Pishtis") },
};

static const UmpGame pishti = {
  .kind = "pishti",
  .title = N_ ("Pishti"),
  .min_seats = 2,
  .max_seats = 4,
  .first_option = OPTION_DEALER + 1,
  .first_deals = TRUE,
  .turn_rule = P_1,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .faces = ump_french_faces,
  .n_faces = UMP_N_FRENCH_FACES,
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
  .tile = { { UMP_ART_PLAYING, UMP_COLOUR_NONE, UMP_SYMBOL_DIAMONDS, 10 },
            { UMP_ART_PLAYING, UMP_COLOUR_NONE, UMP_SYMBOL_CLUBS, 2 },
            { UMP_ART_PLAYING, UMP_COLOUR_NONE, UMP_SYMBOL_SPADES, UMP_FRENCH_JACK } },
  .prepare = prepare,
  .begin = begin,
  .check = check,
  .apply = apply,
  .score = score,
  .closed = closed,
  .sample = sample,
  .say = say_entry,
  .prompt = prompt,
  .steps = steps,
  .seat = seat_view,
};

/* A game of the program has a line in src/games/list.c in place of what follows. */
const UmpGame *const ump_games[] = { &pishti, NULL };

const UmpGame *
ump_games_find (const char *kind)
{
  return strcmp (kind, pishti.kind) == 0 ? &pishti : NULL;
}
