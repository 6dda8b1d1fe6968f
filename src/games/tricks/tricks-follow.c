/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be played: the pack falls into classes, and whoever plays a card holds none of an earlier one. The
 * classes of a situation are a row of tests; a card stands in the first that it passes. */
#include "tricks.h"

typedef enum { ALL, LED, LED_HIGH, THROWN, TRUMPS, TRUMPS_HIGH, UNBARRED, NO_LOW_TRUMPS, NO_TRUMPS } Test;

/* A row of tests, ended by ALL. */
typedef Test Row[6];

typedef struct {
  const UmpTable *table;
  const TricksRules *rules;
  const TricksCards *cards;
  int led;
  int highest; /* of the trick as it stands */
  guint barred;
  const TricksSet *throws;
} Situation;

static guint
barred_suits (const UmpTable *table, const TricksCards *cards, int round)
{
  int bars = ump_tricks_by_round (&ump_tricks_rules (table->setup)->broken, round);
  int trump = ump_tricks_get (table, COUNTER_TRUMP) - 1, played = ump_tricks_get (table, COUNTER_PLAYED);
  guint barred = 0;

  for (int suit = 0; suit <= SUIT_TRUMPS; suit++) {
    int counts_as = suit == trump ? SUIT_TRUMPS : suit;

    if (bars & 1 << suit && (bars & 1 << (8 + suit) || !(played & 1 << counts_as)))
      barred |= 1u << counts_as;
  }
  return barred;
}

static gboolean
passes (const Situation *now, Test test, int face)
{
  int suit = now->cards->suit[face];
  gboolean high = ump_tricks_height (now->cards, face, now->led) > now->highest;

  switch (test) {
  case LED: return suit == now->led;
  case LED_HIGH: return suit == now->led && high;
  case THROWN: return ump_tricks_set_has (now->throws, now->cards, face);
  case TRUMPS: return suit == SUIT_TRUMPS;
  case TRUMPS_HIGH: return suit == SUIT_TRUMPS && high;
  case UNBARRED: return !(now->barred & 1u << suit);
  case NO_LOW_TRUMPS: return suit != SUIT_TRUMPS || high;
  case NO_TRUMPS: return suit != SUIT_TRUMPS;
  default: return TRUE;
  }
}

/* What somebody does who cannot follow a suit that is no trumps. */
static const Row *
rest_of (const Situation *now, int seat)
{
  static const Row any = { ALL }, never_free = { NO_LOW_TRUMPS, ALL };
  static const Row never = { TRUMPS_HIGH, NO_TRUMPS, ALL }, trump = { TRUMPS, ALL };
  static const Row beat = { TRUMPS_HIGH, ALL }, beat_or_under = { TRUMPS_HIGH, TRUMPS, ALL };
  const UmpTable *table = now->table;
  int under = ump_tricks_option (table, OPTION_UNDER);
  gboolean partner =
      ump_tricks_option (table, OPTION_PARTNER) &&
      ump_tricks_same_side (table, seat, ump_tricks_player_of (table, ump_tricks_best (table, now->cards)));

  if (!ump_tricks_option (table, OPTION_VOID) || partner)
    return under == UNDER_NEVER ? &never_free : &any;
  if (under == UNDER_NEVER)
    return &never;
  if (ump_tricks_option (table, OPTION_BEAT) == BEAT_NO)
    return &trump;
  return under == UNDER_MUST ? &beat_or_under : &beat;
}

static int
row_of (const Situation *now, int seat, Test *row)
{
  const UmpTable *table = now->table;
  int follow = ump_tricks_option (table, OPTION_FOLLOW), beat = ump_tricks_option (table, OPTION_BEAT), n = 0;
  const UmpZone *trick = ump_tricks_zone (table, ZONE_TRICK, 0);

  if (trick->n == 0) {
    row[n++] = UNBARRED;
  } else if (now->led >= 0 && follow != FOLLOW_FREE &&
             !(follow == FOLLOW_LATE &&
               ump_tricks_zone (table, ZONE_STOCK, 0)->n + ump_tricks_zone (table, ZONE_UP, 0)->n > 0)) {
    gboolean trumps = now->led == SUIT_TRUMPS;
    const Row *rest = rest_of (now, seat);

    if (beat == BEAT_ALL || (trumps && beat == BEAT_TRUMPS))
      row[n++] = LED_HIGH;
    row[n++] = LED;
    row[n++] = THROWN;
    for (int i = 0; !trumps && (*rest)[i] != ALL; i++)
      row[n++] = (*rest)[i];
  }
  row[n++] = ALL;
  return n;
}

static gboolean
is_always (const Situation *now, int face)
{
  int suit = now->cards->suit[face], follow = ump_tricks_option (now->table, OPTION_FOLLOW);

  if (suit == SUIT_FREE)
    return TRUE;
  if (suit != SUIT_TRUMPS || now->led < 0)
    return FALSE;
  if (now->led == SUIT_TRUMPS)
    return ump_tricks_set_has (&now->rules->hold, now->cards, face);
  return follow == FOLLOW_TRUMP && (ump_tricks_option (now->table, OPTION_UNDER) != UNDER_NEVER ||
                                    ump_tricks_height (now->cards, face, now->led) > now->highest);
}

void
ump_tricks_classes (const UmpTable *table, const TricksCards *cards, int seat, TricksClasses *classes)
{
  const TricksRules *rules = ump_tricks_rules (table->setup);
  const UmpZone *trick = ump_tricks_zone (table, ZONE_TRICK, 0);
  int round = ump_tricks_round (table), n;
  Situation now = { .table = table, .rules = rules, .cards = cards };
  gboolean first_trick = ump_tricks_get (table, COUNTER_N_TRICKS) == 0;
  Test row[12];

  classes->led = now.led = ump_tricks_led (table, cards);
  now.highest =
      trick->n ? ump_tricks_height (cards, trick->cards[ump_tricks_best (table, cards)].face, now.led) : -1;
  now.barred = barred_suits (table, cards, round);
  classes->throws = rules->throw_sets[ump_tricks_by_round (&rules->throws, round)];
  now.throws = &classes->throws;
  n = row_of (&now, seat, row);
  for (int face = 1; face < TRICKS_N_FACES; face++) {
    int k = 0;

    if (table->setup->copies[face] == 0)
      continue;
    classes->always[face] = is_always (&now, face);
    while (k < n - 1 && !passes (&now, row[k], face))
      k++;
    classes->of[face] = (guint8) (2 * k + (first_trick && ump_tricks_set_has (&rules->first, cards, face)));
    if (cards->suit[face] == SUIT_FREE || (classes->always[face] && now.led == SUIT_TRUMPS))
      classes->of[face] = TRICKS_NO_CLASS;
  }
}

int
ump_tricks_rule (const TricksCards *cards, const TricksClasses *classes, int held, int played)
{
  if (classes->of[held] / 2 == classes->of[played] / 2)
    return T_7;
  if (classes->led < 0)
    return T_6;
  if (cards->suit[held] == classes->led)
    return cards->suit[played] == classes->led ? T_5 : T_3;
  if (ump_tricks_set_has (&classes->throws, cards, held))
    return T_4;
  return cards->suit[played] == SUIT_TRUMPS ? T_5 : T_4;
}
