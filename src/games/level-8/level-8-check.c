/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Level 8: what is wrong with an entry. */
#include "level-8.h"

/* ---- whatever the state ------------------------------------------------------------- */

static gboolean
is_colour_of_deck (int as)
{
  for (int i = 0; i < N_SUITS; i++)
    if (as == UMP_AS_COLOUR + (int) ump_l8_colours[i])
      return TRUE;
  return FALSE;
}

static gboolean
form_cards (const UmpSetup *setup, const UmpMove *move, int attr, UmpVerdict *verdict)
{
  for (int i = 0; i < ump_move_n (move, attr); i++) {
    UmpCard card = ump_move_card (move, attr, i);

    if (card.face == FACE_SKIP)
      return ump_refuse (verdict, setup, L8_11, 0, UMP_PLAIN (N_ ("A skip never lies in a group.")));
    if (card.face != FACE_WILD && card.as)
      return ump_refuse (verdict, setup, L8_11, 0,
                         UMP_TEXT (N_ ("Only a wild stands for something, and {c0} is not one."),
                                   { UMP_C ((UmpCard){ .face = card.face }) }));
    if (card.face == FACE_WILD && !card.as)
      return ump_refuse (verdict, setup, L8_11, 0,
                         UMP_PLAIN (N_ ("Say what the wild stands for, such as wild:7 or wild:red.")));
    if (card.face == FACE_WILD && card.as > MAX_NUMBER && !is_colour_of_deck (card.as))
      return ump_refuse (
          verdict, setup, L8_11, 0,
          UMP_PLAIN (N_ ("A wild stands for a number from 1 to 15 or a colour of this game.")));
  }
  return TRUE;
}

gboolean
ump_l8_form (const UmpSetup *setup, const UmpMove *move, UmpVerdict *verdict)
{
  if (move->verb == VERB_LAY) {
    for (int i = 0; i < MAX_GROUPS; i++)
      if (!form_cards (setup, move, LAY_SET + i, verdict))
        return FALSE;
    return TRUE;
  }
  if (move->verb != VERB_ADD)
    return TRUE;
  if (ump_move_n (move, ADD_CARDS) == 0)
    return ump_refuse_as (verdict, UMP_FORM, -1, 0, UMP_PLAIN (N_ ("Say which cards are added.")));
  return form_cards (setup, move, ADD_CARDS, verdict);
}

/* ---- turns ----------------------------------------------------------------------------- */

UmpText
ump_l8_not_now (const UmpTable *table, int verb)
{
  return UMP_PLAIN (verb != VERB_TALLY && ump_l8_is_tallying (table)
                        ? N_ ("The round is being closed by results: only results may follow.")
                        : NULL);
}

/* A turn begins with a card that is drawn. */
static gboolean
check_drawn (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;

  if (move->verb == VERB_DRAW && ump_l8_has_drawn (table))
    return ump_refuse (verdict, setup, L8_1, 0,
                       UMP_TEXT (N_ ("{p0} has drawn a card already."), { UMP_P (move->by) }));
  if (move->verb != VERB_DRAW && !ump_l8_has_drawn (table))
    return ump_refuse (verdict, setup, L8_1, 0,
                       UMP_TEXT (N_ ("{p0} draws a card first."), { UMP_P (move->by) }));
  return TRUE;
}

/* ---- where cards are known to lie ------------------------------------------------------ */

/* Zone outside of that hand where a face lies, -1 for none. */
static int
zone_of (const UmpL8Hand *hand, int face)
{
  const UmpSetup *setup = hand->table->setup;
  int own = hand->seat < 0 ? -1 : ump_zone_index (setup, ZONE_HAND, hand->seat, 0);

  for (int zone = 0; zone < setup->n_zones; zone++)
    if (zone != own && ump_zone_find (ump_table_zone (hand->table, zone), face) >= 0)
      return zone;
  return -1;
}

static gboolean
refuse_number (const UmpL8Hand *hand, int face, UmpVerdict *verdict)
{
  const UmpSetup *setup = hand->table->setup;
  int zone = ump_l8_elsewhere (hand, face) > 0 ? zone_of (hand, face) : -1;
  const char *message = N_ ("{C0} is there only once.");

  if (zone >= 0 && setup->zones[zone].def == ZONE_GROUP)
    message = N_ ("{C0} lies in a group of {p1}.");
  else if (zone >= 0 && setup->zones[zone].def == ZONE_DISCARD)
    message = N_ ("{C0} lies in the discard pile of {p1}.");
  else if (zone >= 0)
    message = N_ ("{C0} is in the hand of {p1}.");
  return ump_refuse (verdict, setup, L8_2, zone >= 0 ? ump_table_moved_by (hand->table, face) : 0,
                     UMP_TEXT (message, { UMP_F (face), UMP_P (zone >= 0 ? setup->zones[zone].seat : 0) }));
}

static gboolean
check_where (UmpL8Hand *hand, int face, UmpVerdict *verdict)
{
  const UmpSetup *setup = hand->table->setup;

  if (ump_l8_hand_take (hand, face))
    return TRUE;
  if (face != FACE_WILD && face != FACE_SKIP)
    return refuse_number (hand, face, verdict);
  if (setup->copies[face] == 0)
    return ump_refuse (verdict, setup, L8_2, 0, UMP_TEXT (N_ ("This deck has no {c0}."), { UMP_F (face) }));
  return ump_refuse (verdict, setup, L8_2, 0,
                     UMP_TEXT (setup->copies[face] == 1
                                   ? N_ ("The only {c0} of the deck lies elsewhere.")
                                   : N_ ("Every {c0} of the deck lies elsewhere: there are {n1}."),
                               { UMP_F (face), UMP_N (setup->copies[face]) }));
}

static gboolean
check_where_all (UmpL8Hand *hand, const UmpMove *move, int first, int last, UmpVerdict *verdict)
{
  for (int attr = first; attr <= last; attr++)
    for (int i = 0; i < ump_move_n (move, attr); i++)
      if (!check_where (hand, ump_move_card (move, attr, i).face, verdict))
        return FALSE;
  return TRUE;
}

/* Cards that the hand cannot give, by how many of it nobody knows: none, one, more. */
static const char *const foreign_words[] = {
  N_ ("All cards in the hand of {p0} are known, and not all of these are among them."),
  N_ ("{p0} has one unknown card in hand, and {n1} of these would have to be that one."),
  N_ ("{p0} has {n2} unknown cards in hand, and {n1} of these would have to be among them."),
};

static gboolean
check_holds (const UmpL8Hand *hand, UmpVerdict *verdict)
{
  if (ump_l8_hand_holds (hand))
    return TRUE;
  if (hand->n_used > hand->n_hand)
    return ump_refuse (verdict, hand->table->setup, L8_3, 0,
                       UMP_TEXT (N_ ("{p0} has {k1} in hand, and these are {n2}."),
                                 { UMP_P (hand->seat), UMP_N (hand->n_hand), UMP_N (hand->n_used) }));
  if (hand->n_used == 1)
    return ump_refuse (
        verdict, hand->table->setup, L8_3, 0,
        UMP_TEXT (N_ ("All cards in the hand of {p0} are known, and this one is not among them."),
                  { UMP_P (hand->seat) }));
  return ump_refuse (verdict, hand->table->setup, L8_3, 0,
                     UMP_TEXT (foreign_words[MIN (hand->n_unknown, 2)],
                               { UMP_P (hand->seat), UMP_N (hand->n_foreign), UMP_N (hand->n_unknown) }));
}

static gboolean
check_one_left (const UmpL8Hand *hand, UmpVerdict *verdict)
{
  if (hand->n_used < hand->n_hand)
    return TRUE;
  return ump_refuse (verdict, hand->table->setup, L8_9, 0,
                     UMP_PLAIN (N_ ("One card must be left to discard at the end of the turn.")));
}

/* ---- verbs of a turn ---------------------------------------------------------------------- */

static gboolean
check_draw (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  int from = ump_move_int (move, DRAW_FROM);

  if (!check_drawn (table, move, verdict))
    return FALSE;
  if (from == 0 && ump_table_zone_of (table, ZONE_STOCK, 0, 0)->n == 0)
    return ump_refuse (verdict, table->setup, L8_4, 0, UMP_PLAIN (N_ ("The stock is empty.")));
  if (from > 0 && ump_table_zone_of (table, ZONE_DISCARD, from - 1, 0)->n == 0)
    return ump_refuse (verdict, table->setup, L8_4, 0,
                       UMP_TEXT (N_ ("The discard pile of {p0} is empty."), { UMP_P (from - 1) }));
  return TRUE;
}

/* Cards of all sets together, as they are when none of them was put into groups yet. */
static int
n_laid (const UmpMove *move)
{
  int n = 0;

  for (int i = 0; i < MAX_GROUPS; i++)
    n += ump_move_n (move, LAY_SET + i);
  return n;
}

static gboolean
refuse_groups (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  int number = ump_l8_level_of (table, move->by), n = n_laid (move);
  const UmpL8Level *level = ump_l8_level (table, move->by, number);

  if (n != level->n_cards)
    return ump_refuse (
        verdict, table->setup, L8_5, 0,
        UMP_TEXT (N_ ("Level {n0} needs {t1}: {k2}, and these are {n3}."),
                  { UMP_N (number), UMP_T (&level->words), UMP_N (level->n_cards), UMP_N (n) }));
  return ump_refuse (verdict, table->setup, L8_5, 0,
                     UMP_TEXT (N_ ("Level {n0} needs {t1}, and these cards are not that."),
                               { UMP_N (number), UMP_T (&level->words) }));
}

gboolean
ump_l8_is_group (const UmpL8Group *group, const UmpMove *move, int attr)
{
  UmpCard cards[MAX_LEVEL_CARDS];
  UmpL8Shape shape;

  if (ump_move_n (move, attr) != group->size || group->size > MAX_LEVEL_CARDS)
    return FALSE;
  for (int i = 0; i < group->size; i++)
    cards[i] = ump_move_card (move, attr, i);
  return ump_l8_read_shape (group->sort, cards, group->size, &shape);
}

/* Why the cards, as many as the group has, are none: two that cannot be together. what: two values of it, for
 * the sentence. NULL where nothing more can be said. */
static const char *
why_no_run (const UmpMove *move, int attr, int *what)
{
  int count[MAX_NUMBER + 1] = { 0 }, low = MAX_NUMBER, high = 1;

  for (int i = 0; i < ump_move_n (move, attr); i++) {
    int number = ump_l8_number (ump_move_card (move, attr, i));

    if (number == 0)
      return N_ ("Group {n0} ({t1}) needs a number for each wild.");
    low = MIN (low, number);
    high = MAX (high, number);
    what[0] = number;
    if (++count[number] > 1)
      return N_ ("Group {n0} ({t1}) has {n2} twice.");
  }
  if (low == 1 && high == MAX_NUMBER)
    return N_ ("Group {n0} ({t1}) cannot go on with 1: a run ends with 15.");
  for (what[0] = low + 1; count[what[0]]; what[0]++)
    ;
  what[1] = what[0] - 1;
  for (what[2] = what[0]; !count[what[2]]; what[2]++)
    ;
  return N_ ("Group {n0} ({t1}) lacks {n2} between {n3} and {n4}.");
}

/* Why a set is not that group, though as large. */
static gboolean
refuse_group (const UmpTable *table, const UmpMove *move, int nth, const UmpL8Group *group,
              UmpVerdict *verdict)
{
  UmpCard first = ump_move_card (move, LAY_SET + nth, 0), other = first;
  int what[3] = { 0 };
  gboolean run = group->sort == L8_RUN, same = group->sort == L8_SAME;

  if (run)
    return ump_refuse (verdict, table->setup, L8_5, 0,
                       UMP_TEXT (why_no_run (move, LAY_SET + nth, what),
                                 { UMP_N (nth + 1), UMP_T (&group->words), UMP_N (what[0]), UMP_N (what[1]),
                                   UMP_N (what[2]) }));
  for (int i = 1; i < group->size; i++) {
    UmpCard card = ump_move_card (move, LAY_SET + nth, i);

    if (same ? ump_l8_number (card) != ump_l8_number (first) : ump_l8_colour (card) != ump_l8_colour (first))
      other = card;
  }
  return ump_refuse (verdict, table->setup, L8_5, 0,
                     UMP_TEXT (same ? N_ ("Group {n0} ({t1}) needs one number, and has {c2} and {c3}.")
                                    : N_ ("Group {n0} ({t1}) needs one colour, and has {c2} and {c3}."),
                               { UMP_N (nth + 1), UMP_T (&group->words), UMP_C (first), UMP_C (other) }));
}

/* In whichever order they stand. Where one set alone is wrong, it is said why, of two that want the same
 * group the one that stands behind; where more are, of the first that is no group at its place, if all are as
 * large as the level has them there. An empty set is none. */
static gboolean
check_groups (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpL8Level *level = ump_l8_level (table, move->by, ump_l8_level_of (table, move->by));
  int groups[MAX_GROUPS], n = level->n_groups;
  gboolean as_large = TRUE;

  for (int i = 0; i < MAX_GROUPS; i++)
    if ((ump_move_n (move, LAY_SET + i) > 0) != (i < n))
      return refuse_groups (table, move, verdict);
  if (ump_l8_match (level, move, -1, groups))
    return TRUE;
  for (int i = n - 1; i >= 0; i--)
    if (ump_l8_match (level, move, i, groups) &&
        ump_move_n (move, LAY_SET + i) == level->groups[groups[i]].size)
      return refuse_group (table, move, i, &level->groups[groups[i]], verdict);
  for (int i = 0; i < n; i++)
    as_large = as_large && ump_move_n (move, LAY_SET + i) == level->groups[i].size;
  for (int i = 0; as_large && i < n; i++)
    if (!ump_l8_is_group (&level->groups[i], move, LAY_SET + i))
      return refuse_group (table, move, i, &level->groups[i], verdict);
  return refuse_groups (table, move, verdict);
}

static gboolean
check_lay (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  UmpL8Hand hand;

  if (!check_drawn (table, move, verdict))
    return FALSE;
  if (ump_l8_laid (table, move->by))
    return ump_refuse (
        verdict, table->setup, L8_6, 0,
        UMP_TEXT (N_ ("{p0} has laid the level of this round already."), { UMP_P (move->by) }));
  if (!check_groups (table, move, verdict))
    return FALSE;
  ump_l8_hand_init (&hand, table, move->by);
  return check_where_all (&hand, move, LAY_SET, LAY_SET + MAX_GROUPS - 1, verdict) &&
         check_holds (&hand, verdict) &&
         (ump_l8_level_of (table, move->by) == N_LEVELS || check_one_left (&hand, verdict));
}

static gboolean
check_fit (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int seat, nth;
  UmpL8Shape shape;

  if (!ump_move_has (move, ADD_TO))
    return ump_refuse (verdict, setup, L8_8, 0, UMP_PLAIN (N_ ("These cards fit no group together.")));
  seat = ump_move_value (move, ADD_TO, 0);
  nth = ump_move_value (move, ADD_TO, 1) - 1;
  if (!ump_l8_group_shape (table, seat, nth, &shape))
    return ump_refuse_as (verdict, UMP_FORM, L8_8, 0,
                          UMP_TEXT (N_ ("{p0} has no group {n1}."), { UMP_P (seat), UMP_N (nth + 1) }));
  for (int i = 0; i < ump_move_n (move, ADD_CARDS); i++) {
    UmpCard card = ump_move_card (move, ADD_CARDS, i);

    if (ump_l8_fit (&shape, card))
      continue;
    if (shape.sort == L8_RUN)
      return ump_refuse (verdict, setup, L8_8, 0,
                         UMP_TEXT (N_ ("{C0} does not fit: the run goes from {n1} to {n2}."),
                                   { UMP_C (card), UMP_N (shape.low), UMP_N (shape.high) }));
    if (shape.sort == L8_SAME)
      return ump_refuse (verdict, setup, L8_8, 0,
                         UMP_TEXT (N_ ("{C0} does not fit: every card there is a {n1}."),
                                   { UMP_C (card), UMP_N (shape.low) }));
    return ump_refuse (
        verdict, setup, L8_8, 0,
        UMP_TEXT (N_ ("{C0} does not fit: every card there is {b1}."), { UMP_C (card), UMP_B (shape.low) }));
  }
  return TRUE;
}

static gboolean
check_add (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  UmpL8Hand hand;

  if (!check_drawn (table, move, verdict))
    return FALSE;
  if (!ump_l8_laid (table, move->by))
    return ump_refuse (verdict, table->setup, L8_7, 0,
                       UMP_TEXT (N_ ("{p0} lays level {n1} first; then cards may be added."),
                                 { UMP_P (move->by), UMP_N (ump_l8_level_of (table, move->by)) }));
  ump_l8_hand_init (&hand, table, move->by);
  return check_where_all (&hand, move, ADD_CARDS, ADD_CARDS, verdict) && check_holds (&hand, verdict) &&
         check_fit (table, move, verdict) && check_one_left (&hand, verdict);
}

static gboolean
check_discard (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  UmpL8Hand hand;

  if (!check_drawn (table, move, verdict))
    return FALSE;
  ump_l8_hand_init (&hand, table, move->by);
  return check_where_all (&hand, move, DISCARD_CARD, DISCARD_CARD, verdict) && check_holds (&hand, verdict);
}

static gboolean
check_skip (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int seat = ump_move_int (move, SKIP_PLAYER);
  UmpL8Hand hand;

  if (!check_drawn (table, move, verdict))
    return FALSE;
  ump_l8_hand_init (&hand, table, move->by);
  if (!check_where (&hand, FACE_SKIP, verdict) || !check_holds (&hand, verdict))
    return FALSE;
  if (seat == move->by)
    return ump_refuse (verdict, setup, L8_10, 0,
                       UMP_PLAIN (N_ ("A skip is for somebody else: say who misses a turn.")));
  if (ump_table_zone_of (table, ZONE_FRONT, seat, 0)->n)
    return ump_refuse (
        verdict, setup, L8_10, 0,
        UMP_TEXT (N_ ("A skip lies in front of {p0} already: skip somebody else."), { UMP_P (seat) }));
  return TRUE;
}

/* ---- between rounds, and results ------------------------------------------------------------- */

static gboolean
check_deal (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int face = ump_move_card (move, DEAL_UP, 0).face;

  if (setup->copies[face] == 0)
    return ump_refuse (verdict, setup, L8_2, 0, UMP_TEXT (N_ ("This deck has no {c0}."), { UMP_F (face) }));
  return TRUE;
}

static gboolean
check_keep (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;

  if (ump_l8_is_open (table) || ump_table_get (table, UMP_COUNTER_ROUND) == 0)
    return ump_refuse (verdict, setup, L8_1, 0, UMP_PLAIN (N_ ("Cards are kept between two rounds.")));
  if (ump_table_counter (table, COUNTER_KEPT, move->by, 0))
    return ump_refuse (
        verdict, setup, L8_1, 0,
        UMP_TEXT (N_ ("{p0} has said already how many cards are kept."), { UMP_P (move->by) }));
  if (!ump_l8_has_two_stars (table, move->by))
    return ump_refuse (verdict, setup, L8_12, 0,
                       UMP_PLAIN (N_ ("Cards are kept only with the two stars of the level card.")));
  if (!ump_l8_may_keep (table, move->by))
    return ump_refuse (verdict, setup, L8_12, 0,
                       UMP_PLAIN (N_ ("Only people on level 5 to 8 who have not laid it may keep cards.")));
  if (ump_move_int (move, KEEP_COUNT) > ump_l8_hand_size (table, move->by))
    return ump_refuse (verdict, setup, L8_12, 0,
                       UMP_TEXT (N_ ("{p0} has {k1} in hand."),
                                 { UMP_P (move->by), UMP_N (ump_l8_hand_size (table, move->by)) }));
  return TRUE;
}

/* Who has a result that wins by level 8; nobody yet. */
static int
winner_of_results (const UmpTable *table)
{
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    if (ump_table_counter (table, COUNTER_TALLIED, seat, 0) && ump_l8_laid (table, seat) == N_LEVELS)
      return seat;
  return UMP_NOBODY;
}

/* What is wrong with a result that the player alone can have, and with what the others said. The order in
 * which they say it changes nothing. other: the seat of who is in the way. */
static const char *
impossible_result (const UmpTable *table, int seat, gboolean done, gboolean out, int *other)
{
  int before = ump_table_counter (table, COUNTER_OUT, 0, 0) - 1, winner = winner_of_results (table);
  gboolean wins = done && ump_l8_level_of (table, seat) == N_LEVELS;
  gboolean last = ump_table_counter (table, COUNTER_N_TALLIED, 0, 0) + 1 == table->setup->n_seats;

  *other = before;
  if (out && !done)
    return N_ ("Nobody goes out without having laid the level: say done as well, or not out.");
  if (!done && ump_l8_laid (table, seat))
    return N_ ("{p0} was seen laying the level, so it is done.");
  if (wins && before >= 0)
    return N_ ("{p0} wins with level 8 at once, and {p1} cannot be out then.");
  if (out && before >= 0)
    return N_ ("{p1} is out already, and only one can be.");
  if (last && before < 0 && winner < 0 && !out && !wins)
    return N_ ("Somebody must be out, and {p0} is the last who can be.");
  *other = winner;
  if (wins && winner >= 0)
    return N_ ("{p1} has won with level 8, and {p0} cannot have laid it then.");
  if (out && winner >= 0)
    return N_ ("{p1} wins with level 8 at once, and {p0} cannot be out then.");
  return NULL;
}

static gboolean
check_tally (const UmpTable *table, const UmpMove *move, UmpVerdict *verdict)
{
  const UmpSetup *setup = table->setup;
  int seat = ump_move_int (move, TALLY_PLAYER);
  const char *message;
  int other;

  if (ump_table_counter (table, COUNTER_TALLIED, seat, 0))
    return ump_refuse (verdict, setup, L8_1, 0,
                       UMP_TEXT (N_ ("{p0} has a result already."), { UMP_P (seat) }));
  message = impossible_result (table, seat, ump_move_int (move, TALLY_DONE), ump_move_int (move, TALLY_OUT),
                               &other);
  return message == NULL ||
         ump_refuse (verdict, setup, L8_13, 0, UMP_TEXT (message, { UMP_P (seat), UMP_P (MAX (other, 0)) }));
}

gboolean
ump_l8_check (const UmpTable *table, const UmpMove *move, gboolean ruled, UmpVerdict *verdict)
{
  switch (move->verb) {
  case VERB_DEAL: return check_deal (table, move, verdict);
  case VERB_DRAW: return check_draw (table, move, verdict);
  case VERB_LAY: return check_lay (table, move, verdict);
  case VERB_ADD: return check_add (table, move, verdict);
  case VERB_DISCARD: return check_discard (table, move, verdict);
  case VERB_SKIP: return check_skip (table, move, verdict);
  case VERB_KEEP: return check_keep (table, move, verdict);
  default: return check_tally (table, move, verdict);
  }
}
