/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Real deals of every delivered trick game, played by people who see their hands: nothing of an honest round
 * is refused. Where one card is played against the rules, a card is refused at the latest when one comes that
 * should have been played then, and that play is among those that are named. */
#include "core/notation.h"
#include "games/games.h"
#include "games/tricks/tricks.h"

#include <string.h>

#define ROUNDS 5
#define MATCHES 90 /* ten thousand rounds and more over all sheets */
#define MOST 120

typedef struct {
  int cards[MOST];
  int n;
} Cards;

/* wrong: the entry that broke a rule, 0 for none; owed: what should have been played in its place, by
 * sinner. */
typedef struct {
  UmpMatch *match;
  UmpRandom random;
  Cards hands[UMP_MAX_SEATS];
  Cards rest;
  gboolean sins;
  guint wrong;
  int sinner;
  Cards owed;
} Round;

static guint n_rounds, n_sins, n_found;

static const UmpTable *
table_of (Round *self)
{
  return ump_match_table (self->match);
}

static guint
below (Round *self, int n)
{
  return ump_random_below (&self->random, (guint) n);
}

static void
add (Cards *cards, int face)
{
  cards->cards[cards->n++] = face;
}

static int
take_at (Cards *cards, int at)
{
  int face = cards->cards[at];

  cards->cards[at] = cards->cards[--cards->n];
  return face;
}

static int
find (const Cards *cards, int face)
{
  for (int i = 0; i < cards->n; i++)
    if (cards->cards[i] == face)
      return i;
  return -1;
}

/* TRUE: it was accepted. */
static gboolean
enter (Round *self, const UmpMove *move, UmpVerdict *verdict)
{
  g_autoptr (UmpEntry) entry = ump_entry_from_move (ump_match_setup (self->match), move, NULL, NULL);

  return ump_match_add (self->match, entry, verdict);
}

static void
must_enter (Round *self, const UmpMove *move)
{
  UmpVerdict verdict = { 0 };

  if (!enter (self, move, &verdict)) {
    g_autofree char *line = ump_notation_print_move (ump_match_setup (self->match), move),
                    *why = ump_match_reason (self->match, &verdict, NULL);

    g_error ("%s: %s", line, why);
  }
}

/* ---- the way to the first card ---------------------------------------------------------------- */

/* Returns the card that is turned up. */
static int
deal (Round *self)
{
  const UmpSetup *setup = ump_match_setup (self->match);
  const UmpTable *table = table_of (self);
  int round = ump_tricks_round (table) + 1,
      size = ump_tricks_hand_size (setup, round, ump_tricks_n_in (table)), up = 0,
      dealer = ump_tricks_next_dealer (table);
  gboolean late = setup->option_value[OPTION_UP] == UP_CALLER && ump_tricks_turns (table, round);
  g_auto (UmpMove) move;

  self->rest.n = self->owed.n = 0;
  self->wrong = 0;
  for (int face = 1; face < TRICKS_N_FACES; face++)
    for (int k = 0; k < setup->copies[face]; k++)
      add (&self->rest, face);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    self->hands[seat].n = 0;
    for (int k = late; k < size && ump_tricks_is_in (table, seat); k++)
      add (&self->hands[seat], take_at (&self->rest, (int) below (self, self->rest.n)));
  }
  ump_move_init (&move, VERB_DEAL, UMP_NOBODY);
  if (ump_tricks_turns (table, round)) {
    up = setup->option_value[OPTION_UP] == UP_DEALER
             ? self->hands[dealer].cards[0]
             : take_at (&self->rest, (int) below (self, self->rest.n));
    ump_move_push_card (&move, 0, (UmpCard){ .face = (guint16) up });
  }
  must_enter (self, &move);
  return up;
}

/* A hand gets cards and lays as many aside, face down. */
static void
exchange (Round *self, int seat, int n, int first)
{
  Cards *hand = &self->hands[seat];

  for (int k = 0; k < n; k++)
    add (hand, first ? first : take_at (&self->rest, (int) below (self, self->rest.n)));
  for (int k = 0; k < n; k++)
    add (&self->rest, take_at (hand, (int) below (self, hand->n)));
}

/* The caller takes the card, the others get the rest. */
static void
take_up (Round *self, int caller, int up)
{
  for (int seat = 0; seat < ump_match_setup (self->match)->n_seats; seat++)
    if (ump_tricks_is_in (table_of (self), seat))
      add (&self->hands[seat], seat == caller ? up : take_at (&self->rest, (int) below (self, self->rest.n)));
}

/* TRUE: it is played on. */
static gboolean
call (Round *self, int up)
{
  const UmpSetup *setup = ump_match_setup (self->match);
  UmpVerdict verdict = { 0 };
  int by = ump_table_turn (table_of (self));
  g_auto (UmpMove) move;

  ump_move_init (&move, VERB_CALL, UMP_NOBODY);
  for (int tries = 0; by == UMP_NOBODY && tries < 99; tries++) {
    int seat = (int) below (self, setup->n_seats);

    if (ump_tricks_may_call (table_of (self), seat))
      by = seat;
  }
  setup->game->sample (table_of (self), VERB_CALL, by, &self->random, &move);
  if (!enter (self, &move, &verdict))
    g_error ("a call is refused");
  if (move.verb != VERB_CALL)
    return FALSE;
  if (setup->option_value[OPTION_KITTY])
    exchange (self, by, setup->option_value[OPTION_KITTY], 0);
  if (up && setup->option_value[OPTION_UP] == UP_CALLER)
    take_up (self, by, up);
  else if (up && setup->option_value[OPTION_UP] == UP_ORDER &&
           ump_tricks_suit (up) == ump_move_int (&move, CALL_TRUMP))
    exchange (self, ump_tricks_dealer (table_of (self)), 1, up);
  return TRUE;
}

static void
bid (Round *self)
{
  UmpVerdict verdict = { 0 };
  int count = 0;
  g_auto (UmpMove) move;

  ump_move_init (&move, VERB_BID, UMP_NOBODY);
  do {
    ump_move_reset (&move, VERB_BID, ump_table_turn (table_of (self)));
    ump_move_push (&move, 0, count++);
  } while (!ump_match_judge_move (self->match, &move, &verdict));
  must_enter (self, &move);
}

/* ---- tricks ----------------------------------------------------------------------------------- */

/* Who is to play; with a first card that nobody is known to hold, its holder. */
static int
player (Round *self)
{
  int seat = ump_table_turn (table_of (self)), first = ump_tricks_first_card (table_of (self));

  for (int k = 0; seat < 0 && k < ump_match_setup (self->match)->n_seats; k++)
    if (find (&self->hands[k], first) >= 0)
      seat = k;
  g_assert_cmpint (seat, >=, 0);
  return seat;
}

static gboolean
is_due (Round *self, int seat, int face)
{
  int first = ump_tricks_first_card (table_of (self));

  return ump_tricks_get (table_of (self), COUNTER_N_TRICKS) == 0 &&
         ump_tricks_zone (table_of (self), ZONE_TRICK, 0)->n == 0 && first != 0 &&
         find (&self->hands[seat], first) >= 0 && first != face;
}

/* Cards of the hand that may be played, and those that may not. */
static void
sort (Round *self, int seat, Cards *right, Cards *wrong, TricksClasses *classes)
{
  const Cards *hand = &self->hands[seat];
  TricksCards cards;

  right->n = wrong->n = 0;
  ump_tricks_cards (table_of (self), &cards);
  *classes = (TricksClasses){ 0 };
  ump_tricks_classes (table_of (self), &cards, seat, classes);
  for (int i = 0; i < hand->n; i++) {
    gboolean good = TRUE;

    for (int k = 0; k < hand->n && !classes->always[hand->cards[i]]; k++)
      good = good && classes->of[hand->cards[k]] >= classes->of[hand->cards[i]];
    if (!is_due (self, seat, hand->cards[i]))
      add (good ? right : wrong, hand->cards[i]);
  }
}

/* Of all that it could have been, the true one is named. */
static void
assert_named (Round *self, int seat, int face, const UmpVerdict *verdict)
{
  guint causes[MOST];
  UmpKnown known;
  int n;
  gboolean named = FALSE;

  n_found++;
  if (verdict->rule != T_8) {
    g_assert_cmpuint (verdict->cause, ==, self->wrong);
    return;
  }
  ump_tricks_known_play (table_of (self), seat, face, TRUE, &known);
  n = ump_known_causes (&known, causes, MOST);
  for (int i = 0; i < n; i++)
    named |= causes[i] == self->wrong;
  g_assert_true (named);
  g_assert_cmpuint (verdict->cause, ==, causes[0]);
}

static void
break_rule (Round *self, int seat, int face, const TricksClasses *classes)
{
  self->wrong = ump_match_n_entries (self->match) + 1;
  self->sinner = seat;
  for (int i = 0; i < self->hands[seat].n; i++)
    if (classes->of[self->hands[seat].cards[i]] < classes->of[face])
      add (&self->owed, self->hands[seat].cards[i]);
  n_sins++;
}

/* Who took the trick draws first; the card that was turned up is the last one. */
static void
draw (Round *self, int taker, int *up)
{
  int n = ump_match_setup (self->match)->n_seats;

  for (int k = 0; k < n; k++)
    if (self->rest.n > 0) {
      add (&self->hands[(taker + k) % n], take_at (&self->rest, (int) below (self, self->rest.n)));
    } else if (*up) {
      add (&self->hands[(taker + k) % n], *up);
      *up = 0;
    }
}

/* FALSE: it was refused, as it had to be, or the round is over. */
static gboolean
play (Round *self, int *up)
{
  int seat = player (self), n_tricks = ump_tricks_get (table_of (self), COUNTER_N_TRICKS), face;
  gboolean owed;
  Cards right, wrong;
  TricksClasses classes;
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) move;

  sort (self, seat, &right, &wrong, &classes);
  g_assert_cmpint (right.n, >, 0);
  face = right.cards[below (self, right.n)];
  if (self->sins && self->wrong == 0 && wrong.n > 0 && below (self, 4) == 0) {
    face = wrong.cards[below (self, wrong.n)];
    break_rule (self, seat, face, &classes);
  }
  owed = self->wrong && seat == self->sinner && ump_match_n_entries (self->match) + 1 > self->wrong &&
         find (&self->owed, face) >= 0;
  ump_move_init (&move, VERB_PLAY, seat);
  ump_move_push_card (&move, 0, (UmpCard){ .face = (guint16) face });
  if (!self->wrong)
    must_enter (self, &move);
  else if (!enter (self, &move, &verdict)) {
    if (ump_match_n_entries (self->match) + 1 > self->wrong)
      assert_named (self, seat, face, &verdict);
    return FALSE;
  }
  g_assert_false (owed);
  take_at (&self->hands[seat], find (&self->hands[seat], face));
  if (!ump_table_get (table_of (self), UMP_COUNTER_OPEN))
    return FALSE;
  if (ump_tricks_get (table_of (self), COUNTER_N_TRICKS) > n_tricks &&
      ump_tricks_option (table_of (self), OPTION_STOCK))
    draw (self, ump_table_turn (table_of (self)), up);
  return TRUE;
}

/* FALSE: the game ends with it. */
static gboolean
play_round (Round *self)
{
  int up = deal (self);

  n_rounds++;
  if (ump_tricks_phase (table_of (self)) == TRICKS_CALLING && !call (self, up))
    return TRUE;
  while (ump_tricks_phase (table_of (self)) == TRICKS_BIDDING)
    bid (self);
  while (play (self, &up))
    continue;
  return !self->wrong && ump_table_state (table_of (self)) == UMP_PLAYING;
}

/* ---- sheets ----------------------------------------------------------------------------------- */

static UmpSetup *
read_case (char **lines)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) ids = NULL;
  UmpOptionValue values[64];
  int n = 0;
  g_autoptr (GError) error = NULL;
  UmpSetup *setup;

  for (; !g_str_has_prefix (*lines, "> "); lines++) {
    char *equals = strchr (*lines, '=');

    if (g_str_has_prefix (*lines, "seats "))
      ids = g_strsplit (*lines + strlen ("seats "), " ", -1);
    if (!g_str_has_prefix (*lines, "option "))
      continue;
    g_ptr_array_add (names, g_strndup (*lines + 7, (gsize) (equals - *lines) - 7));
    values[n++] = (UmpOptionValue){ names->pdata[names->len - 1], equals + 1 };
  }
  setup = ump_setup_new (ump_games_find ("tricks"), (const char *const *) ids, (const char *const *) ids,
                         (int) g_strv_length (ids), values, n, &error);
  g_assert_no_error (error);
  return setup;
}

static void
play_sheet (char **lines, gboolean sins, int matches, guint64 seed)
{
  for (int k = 0; k < matches; k++) {
    Round round = { .match = ump_match_new (read_case (lines), NULL), .sins = sins };

    ump_random_init (&round.random, seed + (guint64) k);
    for (int r = 0; r < ROUNDS && play_round (&round); r++)
      continue;
    ump_match_free (round.match);
  }
}

static void
test_sheets (gconstpointer sins)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tricks", "sheets.case", NULL), *text = NULL;
  const char *wish = g_getenv ("UMPIRE_MATCHES"); /* more of them, by hand */
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (int k = 0; lines[k] != NULL; k++)
    if (g_str_has_prefix (lines[k], "case "))
      play_sheet (lines + k + 1, sins != NULL,
                  wish != NULL ? (int) g_ascii_strtoll (wish, NULL, 10) : MATCHES, (guint64) k * 100000);
  g_test_message ("%u rounds, %u plays against the rules, %u found", n_rounds, n_sins, n_found);
  if (sins != NULL)
    g_assert_cmpuint (n_found, >, n_sins / 2);
}

/* ---- every deal of a small pack ----------------------------------------------------------------- */

#define SMALL_PEOPLE 4
#define SMALL_HAND 4

/* What was played, and what could not have been held then. */
typedef struct {
  int seat, face;
  TricksClasses classes;
} Played;

typedef struct {
  Played plays[SMALL_PEOPLE * SMALL_HAND];
  int n;
  Cards left;
  int room[SMALL_PEOPLE];
} Small;

/* Whether somebody could hold a card during the first `to` plays. */
static gboolean
could_hold (const Small *small, int seat, int face, int to)
{
  for (int i = 0; i < to; i++) {
    const Played *play = &small->plays[i];

    if (play->seat == seat && !play->classes.always[play->face] &&
        play->classes.of[face] < play->classes.of[play->face])
      return FALSE;
  }
  return TRUE;
}

static gboolean
deals_rest (Small *small, int at)
{
  if (at == small->left.n)
    return TRUE;
  for (int seat = 0; seat < SMALL_PEOPLE; seat++)
    if (small->room[seat] > 0 && could_hold (small, seat, small->left.cards[at], small->n)) {
      gboolean found;

      small->room[seat]--;
      found = deals_rest (small, at + 1);
      small->room[seat]++;
      if (found)
        return TRUE;
    }
  return FALSE;
}

/* Whether any deal lets all that was played be right. */
static gboolean
any_deal (Small *small, const UmpSetup *setup)
{
  small->left.n = 0;
  for (int seat = 0; seat < SMALL_PEOPLE; seat++)
    small->room[seat] = SMALL_HAND;
  for (int face = 1; face < TRICKS_N_FACES; face++) {
    int at = 0;

    while (at < small->n && small->plays[at].face != face)
      at++;
    if (at == small->n && setup->copies[face] > 0)
      add (&small->left, face);
    if (at < small->n && !could_hold (small, small->plays[at].seat, face, at))
      return FALSE;
    if (at < small->n)
      small->room[small->plays[at].seat]--;
  }
  return deals_rest (small, 0);
}

/* Cards are put down as chance has it: each is accepted just as long as there is such a deal. */
static void
play_small (UmpMatch *match, UmpRandom *random, guint *n_refused)
{
  const UmpSetup *setup = ump_match_setup (match);
  Small small = { .n = 0 };
  TricksCards cards;
  int seen[TRICKS_N_FACES] = { 0 };

  for (int tries = 0; small.n < SMALL_PEOPLE * SMALL_HAND && tries < 60; tries++) {
    const UmpTable *table = ump_match_table (match);
    int face = 1 + (int) ump_random_below (random, TRICKS_N_FACES - 1);
    UmpVerdict verdict = { 0 };
    Played *play = &small.plays[small.n];
    gboolean right;
    g_auto (UmpMove) move;

    while (setup->copies[face] == 0 || seen[face])
      face = face % (TRICKS_N_FACES - 1) + 1;
    *play = (Played){ .seat = ump_table_turn (table), .face = face };
    ump_tricks_cards (table, &cards);
    ump_tricks_classes (table, &cards, play->seat, &play->classes);
    ump_move_init (&move, VERB_PLAY, play->seat);
    ump_move_push_card (&move, 0, (UmpCard){ .face = (guint16) face });
    small.n++;
    right = any_deal (&small, setup);
    g_assert_cmpint (ump_match_judge_move (match, &move, &verdict), ==, right);
    *n_refused += !right;
    if (right) {
      g_autoptr (UmpEntry) entry = ump_entry_from_move (setup, &move, NULL, NULL);

      g_assert_true (ump_match_add (match, entry, &verdict));
      seen[face] = 1;
    } else {
      small.n--;
    }
  }
}

static void
test_every_deal (void)
{
  static const UmpOptionValue options[][4] = {
    { { "sides", "2" } },
    { { "void", "trump" }, { "trump", "S" }, { "beat", "trumps" } },
    { { "void", "trump" }, { "trump", "H" }, { "beat", "all" }, { "under", "must" } },
    { { "void", "trump" }, { "trump", "H" }, { "under", "never" }, { "partner", "yes" } },
    { { "follow", "trump" }, { "trump", "D" }, { "hold", "J" } },
    { { "broken", "H!" }, { "throw", "QS+H" }, { "first", "H" } },
  };
  static const char *const ids[] = { "ana", "bea", "carlos", "dora" };
  UmpRandom random;
  guint n_refused = 0;

  ump_random_init (&random, 16);
  for (int k = 0; k < 50 * (int) G_N_ELEMENTS (options); k++) {
    UmpOptionValue values[5] = { { "ranks", "J Q K A" } };
    UmpVerdict verdict = { 0 };
    UmpMatch *match;
    UmpSetup *setup;
    int n = 1;
    g_auto (UmpMove) deal;
    g_autoptr (UmpEntry) entry = NULL;
    g_autoptr (GError) error = NULL;

    for (int i = 0; i < 4 && options[k / 50][i].name != NULL; i++)
      values[n++] = options[k / 50][i];
    setup = ump_setup_new (ump_games_find ("tricks"), ids, ids, SMALL_PEOPLE, values, n, &error);
    g_assert_no_error (error);
    match = ump_match_new (setup, NULL);
    ump_move_init (&deal, VERB_DEAL, UMP_NOBODY);
    entry = ump_entry_from_move (setup, &deal, NULL, NULL);
    g_assert_true (ump_match_add (match, entry, &verdict));
    play_small (match, &random, &n_refused);
    ump_match_free (match);
  }
  g_test_message ("%u cards refused", n_refused);
  g_assert_cmpuint (n_refused, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tricks/every-deal", test_every_deal);
  g_test_add_data_func ("/tricks/honest", NULL, test_sheets);
  g_test_add_data_func ("/tricks/one-revoke", GINT_TO_POINTER (1), test_sheets);
  return g_test_run ();
}
