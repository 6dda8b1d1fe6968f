/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with an entry. */
#include "tricks.h"

/* ---- form ----------------------------------------------------------------------------- */

static gboolean
bad_form (const UmpSetup *setup, UmpVerdict *verdict, const char *message)
{
  return ump_refuse (verdict, setup, T_10, 0, UMP_PLAIN (message));
}

static gboolean
form_of_call (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict)
{
  const TricksRules *rules = ump_tricks_rules (setup);
  gboolean level = ump_move_has (move, CALL_LEVEL);

  if (!ump_move_has (move, CALL_TRUMP) || !(rules->calls & 1u << ump_move_int (move, CALL_TRUMP)))
    return bad_form (setup, verdict, N_ ("That may not be called in this game."));
  if (level != rules->has_level)
    return bad_form (setup, verdict,
                     level ? N_ ("Calls have no level in this game.") : N_ ("A level goes with the call."));
  if (level && (ump_move_int (move, CALL_LEVEL) < rules->level_min ||
                ump_move_int (move, CALL_LEVEL) > rules->level_max))
    return ump_refuse (verdict, setup, T_10, 0,
                       UMP_TEXT (N_ ("The level is a number from {n0} to {n1}."),
                                 { UMP_N (rules->level_min), UMP_N (rules->level_max) }));
  if (ump_move_has (move, CALL_DOUBLE) && !setup->option_value[OPTION_DOUBLE])
    return bad_form (setup, verdict, N_ ("Nobody doubles in this game."));
  return !ump_move_has (move, CALL_ALONE) || setup->option_value[OPTION_ALONE] ||
         bad_form (setup, verdict, N_ ("Nobody plays alone in this game."));
}

gboolean
ump_tricks_form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict)
{
  const TricksRules *rules = ump_tricks_rules (setup);

  switch (move->verb) {
  case VERB_CALL: return form_of_call (setup, move, verdict);
  case VERB_SWAP: return rules->swap || bad_form (setup, verdict, N_ ("No card is exchanged in this game."));
  case VERB_DECLARE:
    return setup->option_value[OPTION_DECLARE] ||
           bad_form (setup, verdict, N_ ("Nothing is declared in this game."));
  case VERB_TALLY:
    return ump_move_n (move, TALLY_COUNTS) == rules->n_worth ||
           ump_refuse (
               verdict, setup, T_10, 0,
               UMP_TEXT (N_ ("The tally has {n0} numbers besides the tricks."), { UMP_N (rules->n_worth) }));
  default: return TRUE;
  }
}

/* ---- deal, call, bid ------------------------------------------------------------------ */

static gboolean
wrong_moment (const UmpTable *table, UmpVerdict *verdict, UmpText reason)
{
  return ump_refuse (verdict, table->setup, T_1, 0, reason);
}

static gboolean
check_deal (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  gboolean turns = ump_tricks_turns (table, ump_tricks_round (table) + 1);

  if (turns == ump_move_has (move, 0))
    return TRUE;
  return ump_refuse (verdict, table->setup, T_10, 0,
                     UMP_PLAIN (turns ? N_ ("A card is turned up in this round: say which.")
                                      : N_ ("No card is turned up in this round.")));
}

gboolean
ump_tricks_may_call (const UmpTable *table, int seat)
{
  int best = ump_tricks_get (table, COUNTER_BEST);

  if (!ump_tricks_is_in (table, seat))
    return FALSE;
  switch (ump_tricks_option (table, OPTION_CALLER)) {
  case CALLER_DEALER: return seat == ump_tricks_dealer (table);
  case CALLER_LEFT: return seat == ump_tricks_next (table, ump_tricks_dealer (table));
  case CALLER_BEST: return best == 0 || best & 1 << seat;
  default: return TRUE;
  }
}

/* Where the condition begins. */
static const char *
condition_text (const UmpSetup *setup, int condition)
{
  const char *text = setup->option_text[OPTION_CHECK];

  for (int i = 0; i < condition; i++)
    text = strchr (text, ';') + 1;
  return text;
}

static gboolean
check_condition (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  int broken = ump_tricks_broken (table, move);

  return broken < 0 ||
         ump_refuse (verdict, table->setup, T_9, 0,
                     /* Translators: x0 is a condition in words: "the bid is more than 0" */
                     UMP_TEXT (N_ ("In this game {x0}."), { UMP_X (condition_text (table->setup, broken)) }));
}

static gboolean
check_call (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  if (ump_tricks_phase (table) != TRICKS_CALLING)
    return wrong_moment (table, verdict, UMP_PLAIN (N_ ("Trumps are not called now.")));
  if (!ump_tricks_may_call (table, move->by))
    return wrong_moment (table, verdict,
                         UMP_TEXT (N_ ("{p0} may not call in this round."), { UMP_P (move->by) }));
  return ruled || check_condition (table, move, verdict);
}

static gboolean
check_bid (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  if (ump_tricks_phase (table) != TRICKS_BIDDING)
    return wrong_moment (table, verdict, UMP_PLAIN (N_ ("Nobody bids now.")));
  if (move->by != ump_table_turn (table))
    return wrong_moment (table, verdict,
                         UMP_TEXT (N_ ("It is {p0}'s bid."), { UMP_P (ump_table_turn (table)) }));
  if (ruled)
    return TRUE;
  if (ump_move_int (move, 0) > ump_tricks_get (table, COUNTER_HAND))
    return ump_refuse (
        verdict, table->setup, T_9, 0,
        UMP_TEXT (N_ ("There are only {n0} tricks."), { UMP_N (ump_tricks_get (table, COUNTER_HAND)) }));
  return check_condition (table, move, verdict);
}

/* ---- where a card lies ---------------------------------------------------------------- */

static gboolean
knows_whole_hand (const UmpTable *table, int seat, guint *latest)
{
  const UmpZone *hand = ump_tricks_zone (table, ZONE_HAND, seat);

  *latest = 0;
  for (int i = 0; i < hand->n; i++) {
    if (hand->cards[i].face == 0)
      return FALSE;
    *latest = MAX (*latest, ump_table_moved_by (table, hand->cards[i].face));
  }
  return TRUE;
}

static gboolean
lies_elsewhere (const UmpTable *table, int seat, int face)
{
  for (int other = 0; other < table->setup->n_seats; other++)
    if (other != seat && ump_zone_find (ump_tricks_zone (table, ZONE_HAND, other), face) >= 0)
      return TRUE;
  return ump_zone_find (ump_tricks_zone (table, ZONE_UP, 0), face) >= 0 ||
         (ump_tricks_get (table, COUNTER_BURIED) == face && seat != ump_tricks_dealer (table));
}

static gboolean
is_played (const UmpTable *table, int face)
{
  int n = 0;

  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    const UmpZone *taken = ump_tricks_zone (table, ZONE_TAKEN, seat);

    for (int i = 0; i < taken->n; i++)
      n += taken->cards[i].face == face;
  }
  for (int i = 0; i < ump_tricks_zone (table, ZONE_TRICK, 0)->n; i++)
    n += ump_tricks_zone (table, ZONE_TRICK, 0)->cards[i].face == face;
  return n >= table->setup->copies[face];
}

static gboolean
check_place (const UmpTable *table, int seat, int face, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  guint latest;

  if (ump_zone_find (ump_tricks_zone (table, ZONE_HAND, seat), face) >= 0)
    return TRUE;
  if (is_played (table, face))
    return ump_refuse (verdict, setup, T_2, ump_table_shown_by (table, face),
                       UMP_TEXT (N_ ("{C0} was played in this round."), { UMP_F (face) }));
  if (knows_whole_hand (table, seat, &latest))
    return ump_refuse (verdict, setup, T_2, latest,
                       UMP_TEXT (N_ ("All cards of {p0} are known, and {c1} is not one of them."),
                                 { UMP_P (seat), UMP_F (face) }));
  if (setup->copies[face] == 1 && lies_elsewhere (table, seat, face))
    return ump_refuse (verdict, setup, T_2, ump_table_moved_by (table, face),
                       UMP_TEXT (N_ ("{C0} is known to lie elsewhere."), { UMP_F (face) }));
  return ump_table_seen (table, face) < setup->copies[face] ||
         ump_refuse (verdict, setup, T_2, ump_table_shown_by (table, face),
                     UMP_TEXT (N_ ("{C0} was seen in this round."), { UMP_F (face) }));
}

static gboolean
check_swap (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  int face = ump_move_card (move, 0, 0).face;
  TricksCards cards;

  if (ump_tricks_phase (table) != TRICKS_PLAYING || ump_tricks_is_told (table) ||
      move->by != ump_table_turn (table) || ump_tricks_zone (table, ZONE_UP, 0)->n == 0)
    return wrong_moment (table, verdict, UMP_PLAIN (N_ ("No card is exchanged now.")));
  ump_tricks_cards (table, &cards);
  if (!ruled && (cards.suit[face] != SUIT_TRUMPS ||
                 !(ump_tricks_rules (table->setup)->swap & 1u << ump_tricks_rank (face))))
    return ump_refuse (
        verdict, table->setup, T_9, 0,
        UMP_TEXT (N_ ("{C0} cannot be exchanged for the card that was turned up."), { UMP_F (face) }));
  return check_place (table, move->by, face, verdict);
}

/* ---- play ------------------------------------------------------------------------------ */

static gboolean
check_first (const UmpTable *table, int face, UmpVerdict *verdict)
{
  int first = ump_tricks_first_card (table);

  if (first == 0 || first == face || ump_tricks_get (table, COUNTER_N_TRICKS) > 0 ||
      ump_tricks_zone (table, ZONE_TRICK, 0)->n > 0)
    return TRUE;
  return ump_refuse (verdict, table->setup, T_6, 0,
                     UMP_TEXT (N_ ("{C0} leads to the first trick."), { UMP_F (first) }));
}

static const char *
reason_of (int rule)
{
  switch (rule) {
  case T_3:
    return N_ ("{p0} played {c1}, and so had nothing of the suit of {c2}: one of the two cards is wrong.");
  case T_4: return N_ ("{p0} played {c1} and had to trump or throw {c2}: one of the two cards is wrong.");
  case T_5: return N_ ("{p0} played {c1} and had to beat with {c2}: one of the two cards is wrong.");
  case T_6: return N_ ("{p0} led {c1} and had to lead {c2}: one of the two cards is wrong.");
  default: return N_ ("{p0} played {c1} to the first trick and had {c2}: one of the two cards is wrong.");
  }
}

/* A card that is known to lie in the hand and stands in an earlier class. */
static gboolean
check_known_card (const UmpTable *table, int seat, int face, UmpVerdict *verdict)
{
  const UmpZone *hand = ump_tricks_zone (table, ZONE_HAND, seat);
  TricksCards cards;
  TricksClasses classes;
  int rule = T_8, held = 0;
  guint cause = 0;

  if (hand->n == 0 || hand->cards[0].face == 0) /* known ones come first */
    return TRUE;
  ump_tricks_cards (table, &cards);
  ump_tricks_classes (table, &cards, seat, &classes);
  for (int i = 0; i < hand->n && !classes.always[face]; i++) {
    int other = hand->cards[i].face;

    if (other == 0 || classes.of[other] >= classes.of[face])
      continue;
    if (ump_tricks_rule (&cards, &classes, other, face) < rule)
      held = other;
    rule = MIN (rule, ump_tricks_rule (&cards, &classes, other, face));
    cause = MAX (cause, ump_table_moved_by (table, other));
  }
  return held == 0 || ump_refuse (verdict, table->setup, rule, cause,
                                  UMP_TEXT (reason_of (rule), { UMP_P (seat), UMP_F (face), UMP_F (held) }));
}

#define MOST_NAMED 5

/* The card of the play that said something by an entry. */
static int
face_of_entry (const UmpTable *table, guint entry)
{
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    for (int held = 1; held < TRICKS_N_FACES; held++)
      if (ump_tricks_down_entry (ump_tricks_down (table, seat, held)) == entry)
        return ump_tricks_down_face (ump_tricks_down (table, seat, held));
  return 0;
}

static gboolean
check_fits (const UmpTable *table, int seat, int face, UmpVerdict *verdict)
{
  static const char *const reasons[MOST_NAMED + 2] = {
    N_ ("The cards that are left cannot be dealt as the plays say."),
    N_ ("The cards that are left cannot be dealt as the plays say: {c0} or this card is wrong."),
    N_ ("The cards that are left cannot be dealt as the plays say: {c0}, {c1} or this card is wrong."),
    N_ ("The cards that are left cannot be dealt as the plays say: {c0}, {c1}, {c2} or this card is wrong."),
    N_ ("The cards that are left cannot be dealt as the plays say: {c0}, {c1}, {c2}, {c3} or this card is wrong."),
    N_ ("The cards that are left cannot be dealt as the plays say: {c0}, {c1}, {c2}, {c3}, {c4} or this card is "
        "wrong."),
    N_ ("The cards that are left cannot be dealt as the plays say: {c0}, {c1}, {c2}, {c3}, {c4}, {n5} other cards "
        "or this card is wrong."),
  };
  UmpKnown known;
  guint causes[MOST_NAMED] = { 0 };
  UmpText reason;
  int n;

  ump_tricks_known_play (table, seat, face, TRUE, &known);
  if (ump_known_fits (&known, 0))
    return TRUE;
  n = ump_known_causes (&known, causes, MOST_NAMED);
  reason = UMP_PLAIN (reasons[MIN (n, MOST_NAMED + 1)]);
  for (int i = 0; i < MIN (n, MOST_NAMED); i++)
    reason.args[i] = UMP_F (face_of_entry (table, causes[i]));
  reason.args[MOST_NAMED] = UMP_N (n - MOST_NAMED);
  return ump_refuse (verdict, table->setup, T_8, causes[0], reason);
}

static gboolean
check_play (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  int turn = ump_table_turn (table), seat = move->by, face = ump_move_card (move, 0, 0).face, down;

  if (ump_tricks_phase (table) != TRICKS_PLAYING || ump_tricks_is_told (table))
    return wrong_moment (table, verdict, UMP_PLAIN (N_ ("No card is played now.")));
  if (turn == UMP_NOBODY ? !ump_tricks_plays (table, seat) : seat != turn)
    return wrong_moment (table, verdict,
                         turn == UMP_NOBODY
                             ? UMP_TEXT (N_ ("{p0} plays no card in this round."), { UMP_P (seat) })
                             : UMP_TEXT (N_ ("It is {p0}'s turn."), { UMP_P (turn) }));
  if (!check_place (table, seat, face, verdict))
    return FALSE;
  if (ruled)
    return TRUE;
  if (!check_first (table, face, verdict))
    return FALSE;
  down = ump_tricks_down (table, seat, face);
  if (down)
    return ump_refuse (verdict, table->setup, ump_tricks_down_rule (down), ump_tricks_down_entry (down),
                       UMP_TEXT (reason_of (ump_tricks_down_rule (down)),
                                 { UMP_P (seat), UMP_F (ump_tricks_down_face (down)), UMP_F (face) }));
  return check_known_card (table, seat, face, verdict) && check_fits (table, seat, face, verdict);
}

/* ---- tally ------------------------------------------------------------------------------- */

gboolean
ump_tricks_tells_for (const UmpTable *table, int teller, int seat)
{
  return teller == seat ||
         (!ump_tricks_option (table, OPTION_BIDS) && ump_tricks_same_side (table, teller, seat));
}

gboolean
ump_tricks_has_told (const UmpTable *table, int seat)
{
  for (int other = 0; other < table->setup->n_seats; other++)
    if (ump_table_counter (table, COUNTER_TALLIED, other, 0) && ump_tricks_tells_for (table, other, seat))
      return TRUE;
  return FALSE;
}

static int
n_tricks (const UmpTable *table)
{
  if (ump_tricks_option (table, OPTION_STOCK))
    return (ump_tricks_rules (table->setup)->n_cards - ump_tricks_option (table, OPTION_KITTY)) /
           ump_tricks_n_in (table);
  return ump_tricks_get (table, COUNTER_HAND);
}

static gboolean
is_never_negative (const TricksWorth *worth)
{
  gboolean negative = worth->trick < 0 || worth->last < 0 || worth->last2 < 0;

  for (int face = 1; face < TRICKS_N_FACES; face++)
    negative |= worth->value[0][face] < 0 || worth->value[1][face] < 0;
  return !negative;
}

/* Each card of the pack lies in a trick in the end, or counts with the kitty. */
static gboolean
all_count (const UmpTable *table)
{
  int buried = ump_tricks_option (table, OPTION_BURIED);

  if (ump_tricks_zone (table, ZONE_REST, 0)->n > 0 || ump_tricks_rules (table->setup)->stop.given ||
      ump_tricks_n_playing (table) < ump_tricks_n_in (table) ||
      (ump_tricks_zone (table, ZONE_UP, 0)->n > 0 && !ump_tricks_option (table, OPTION_STOCK)))
    return FALSE;
  return ump_tricks_zone (table, ZONE_KITTY, 0)->n == 0 || buried == BURIED_LAST ||
         (buried == BURIED_CALLER && ump_tricks_get (table, COUNTER_CALLER));
}

void
ump_tricks_bounds (const UmpTable *table, int teller, int k, gint64 *least, gint64 *most)
{
  const TricksRules *rules = ump_tricks_rules (table->setup);
  gint64 seen = 0, rest = k == 0 ? n_tricks (table) : ump_tricks_whole (table, k - 1, n_tricks (table));
  gboolean last = TRUE, exact;

  for (int seat = 0; seat < table->setup->n_seats; seat++) {
    if (!ump_tricks_is_in (table, seat))
      continue;
    if (ump_tricks_tells_for (table, teller, seat)) {
      seen += ump_tricks_seen (table, seat, k);
    } else if (ump_tricks_has_told (table, seat)) {
      rest -= ump_table_counter (table, COUNTER_TOLD, seat, k);
    } else {
      rest -= ump_tricks_seen (table, seat, k);
      last = FALSE;
    }
  }
  exact = last && (k == 0 ? !rules->stop.given : all_count (table));
  *least = exact ? rest : -TRICKS_LIMIT;
  *most = exact ? rest : TRICKS_LIMIT;
  if (k == 0 || is_never_negative (&rules->worth[k - 1])) {
    *least = MAX (*least, seen);
    *most = MIN (*most, rest);
  }
}

static gboolean
check_tally (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const TricksRules *rules = ump_tricks_rules (table->setup);
  int teller = ump_move_int (move, TALLY_PLAYER);

  if (ump_tricks_phase (table) != TRICKS_PLAYING || !ump_tricks_is_in (table, teller) ||
      ump_tricks_has_told (table, teller))
    return wrong_moment (table, verdict, UMP_PLAIN (N_ ("That is not tallied now.")));
  for (int k = 0; k <= rules->n_worth; k++) {
    gint64 least, most, told;

    ump_tricks_bounds (table, teller, k, &least, &most);
    told = k == 0 ? ump_move_int (move, TALLY_TRICKS) : ump_move_value (move, TALLY_COUNTS, k - 1);
    if (told < least || told > most)
      return ump_refuse (
          verdict, table->setup, T_11, 0,
          UMP_TEXT (N_ ("There cannot be so many: “{s0}” does not agree with the rest of the round."),
                    { UMP_S (rules->names[k]) }));
  }
  return TRUE;
}

static gboolean
check_table_verb (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  TricksPhase phase = ump_tricks_phase (table);
  gboolean ok;

  if (move->verb == VERB_DECLARE)
    ok = phase == TRICKS_PLAYING && !ump_tricks_is_told (table) && ump_tricks_is_in (table, move->by);
  else
    ok = phase != TRICKS_BETWEEN && !ump_tricks_is_told (table) &&
         ump_tricks_get (table, COUNTER_N_TRICKS) == 0 && ump_tricks_zone (table, ZONE_TRICK, 0)->n == 0;
  return ok || wrong_moment (table, verdict, UMP_PLAIN (N_ ("That is not said now.")));
}

gboolean
ump_tricks_check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  switch (move->verb) {
  case VERB_DEAL: return check_deal (table, move, verdict);
  case VERB_CALL: return check_call (table, move, ruled, verdict);
  case VERB_BID: return check_bid (table, move, ruled, verdict);
  case VERB_SWAP: return check_swap (table, move, ruled, verdict);
  case VERB_PLAY: return check_play (table, move, ruled, verdict);
  case VERB_TALLY: return check_tally (table, move, verdict);
  case VERB_FINISH: return TRUE;
  default: return check_table_verb (table, move, verdict);
  }
}
