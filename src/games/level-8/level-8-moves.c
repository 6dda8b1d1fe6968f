/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Level 8: what can be entered, and how loose cards are arranged. */
#include "level-8.h"

/* ---- candidates ------------------------------------------------------------------ */

/* Where candidates go. move: the one that is being made. */
typedef struct {
  const UmpTable *table;
  const UmpMove *partial;
  UmpMove *move;
  UmpEmit emit;
  gpointer user_data;
} Out;

/* Whether the move goes on as the partial one began. */
static gboolean
agrees (const UmpMove *partial, const UmpMove *move)
{
  if (partial->by != UMP_NOBODY && partial->by != move->by)
    return FALSE;
  for (int attr = 0; attr < UMP_MAX_ATTRS && partial->verb >= 0; attr++) {
    if (!ump_move_has (partial, attr))
      continue;
    if (ump_move_n (partial, attr) != ump_move_n (move, attr))
      return FALSE;
    for (int k = 0; k < ump_move_n (partial, attr); k++)
      if (ump_move_value (partial, attr, k) != ump_move_value (move, attr, k))
        return FALSE;
  }
  return TRUE;
}

static gboolean
give (const Out *out)
{
  return !agrees (out->partial, out->move) || out->emit (out->move, out->user_data);
}

/* One move for each value of the only attribute. */
static gboolean
give_value (const Out *out, int verb, int by, int value)
{
  ump_move_reset (out->move, verb, by);
  ump_move_push (out->move, 0, value);
  return give (out);
}

static gboolean
give_bare (const Out *out, int verb, int by)
{
  ump_move_reset (out->move, verb, by);
  out->move->bare = TRUE;
  return give (out);
}

static gboolean
give_cards (const Out *out, int verb, int by)
{
  for (int face = 1; face < N_FACES; face++)
    if (out->table->setup->copies[face] && !give_value (out, verb, by, face))
      return FALSE;
  return TRUE;
}

static gboolean
give_keeps (const Out *out)
{
  const UmpTable *table = out->table;

  for (int seat = 0; seat < table->setup->n_seats; seat++)
    for (int count = 0; count <= MAX_KEPT; count++)
      if (ump_table_get (table, UMP_COUNTER_ROUND) && ump_l8_may_keep (table, seat) &&
          !give_value (out, VERB_KEEP, seat, count))
        return FALSE;
  return TRUE;
}

/* A player called `stock` has a pile that no entry can name. */
static gboolean
give_draws (const Out *out, int by)
{
  const UmpSetup *setup = out->table->setup;

  for (int from = 0; from <= setup->n_seats; from++)
    if ((from == 0 || g_strcmp0 (setup->ids[from - 1], "stock") != 0) &&
        !give_value (out, VERB_DRAW, by, from))
      return FALSE;
  return TRUE;
}

static gboolean
give_skips (const Out *out, int by)
{
  for (int seat = 0; seat < out->table->setup->n_seats; seat++)
    if (seat != by && !give_value (out, VERB_SKIP, by, seat))
      return FALSE;
  return TRUE;
}

/* ---- loose cards -------------------------------------------------------------------- */

/* Whether cards are all that is chosen of a lay or an add, to be arranged. */
static gboolean
is_loose (const UmpMove *partial)
{
  if (partial->verb == VERB_ADD)
    return ump_move_n (partial, ADD_CARDS) > 0;
  for (int i = 1; i < MAX_GROUPS; i++)
    if (ump_move_has (partial, LAY_SET + i))
      return FALSE;
  return ump_move_n (partial, LAY_SET) > 0;
}

static UmpCard *
copy_loose (const UmpMove *partial, int attr)
{
  UmpCard *cards = g_new (UmpCard, ump_move_n (partial, attr));

  for (int i = 0; i < ump_move_n (partial, attr); i++)
    cards[i] = ump_move_card (partial, attr, i);
  return cards;
}

static gboolean
give_arranged (const UmpCard *cards, gpointer user_data)
{
  const Out *out = user_data;
  int seat = ump_table_turn (out->table);
  const UmpL8Level *level = ump_l8_level (out->table, seat, ump_l8_level_of (out->table, seat));

  ump_move_reset (out->move, VERB_LAY, seat);
  for (int i = 0; i < level->n_groups; i++)
    for (int k = 0; k < level->groups[i].size; k++)
      ump_move_push_card (out->move, LAY_SET + i, *cards++);
  return out->emit (out->move, out->user_data);
}

static void
give_loose_lay (Out *out, int by)
{
  g_autofree UmpCard *loose = copy_loose (out->partial, LAY_SET);

  ump_l8_arrange (ump_l8_level (out->table, by, ump_l8_level_of (out->table, by)), loose,
                  ump_move_n (out->partial, LAY_SET), give_arranged, out);
}

static gboolean
give_added (const Out *out, int by, int seat, int nth, const UmpCard *cards, int n)
{
  ump_move_reset (out->move, VERB_ADD, by);
  ump_move_push (out->move, ADD_TO, seat);
  ump_move_push (out->move, ADD_TO, nth + 1);
  for (int i = 0; i < n; i++)
    ump_move_push_card (out->move, ADD_CARDS, cards[i]);
  return out->emit (out->move, out->user_data);
}

static gboolean
is_target (const UmpMove *partial, int seat, int nth)
{
  return !ump_move_has (partial, ADD_TO) ||
         (ump_move_value (partial, ADD_TO, 0) == seat && ump_move_value (partial, ADD_TO, 1) == nth + 1);
}

static void
give_loose_add (const Out *out, int by)
{
  int n = ump_move_n (out->partial, ADD_CARDS);
  g_autofree UmpCard *loose = NULL, *ways = NULL;

  if (n >= ump_l8_hand_size (out->table, by))
    return;
  loose = copy_loose (out->partial, ADD_CARDS);
  ways = g_new (UmpCard, (n + 1) * n);
  for (int seat = 0; seat < out->table->setup->n_seats; seat++)
    for (int nth = 0; nth < MAX_GROUPS; nth++) {
      UmpL8Shape shape;
      int found = 0;

      if (is_target (out->partial, seat, nth) && ump_l8_group_shape (out->table, seat, nth, &shape))
        found = ump_l8_extend (&shape, loose, n, ways);
      for (int way = 0; way < found; way++)
        if (!give_added (out, by, seat, nth, &ways[way * n], n))
          return;
    }
}

/* ---- all candidates ---------------------------------------------------------------------- */

static gboolean
give_open (Out *out, int by)
{
  const UmpMove *partial = out->partial;
  gboolean laid = ump_l8_laid (out->table, by) > 0;
  int verb = laid ? VERB_ADD : VERB_LAY;

  if (!ump_move_wants (out->partial, verb) || (laid && ump_l8_hand_size (out->table, by) < 2))
    return TRUE;
  if (partial->verb == UMP_VERB_UNKNOWN || !is_loose (partial))
    return give_bare (out, verb, by);
  if (partial->by != UMP_NOBODY && partial->by != by)
    return TRUE;
  if (laid)
    give_loose_add (out, by);
  else
    give_loose_lay (out, by);
  return TRUE;
}

static gboolean
give_turn (Out *out, int by)
{
  if (!ump_l8_has_drawn (out->table))
    return !ump_move_wants (out->partial, VERB_DRAW) || give_draws (out, by);
  return give_open (out, by) &&
         (!ump_move_wants (out->partial, VERB_DISCARD) || give_cards (out, VERB_DISCARD, by)) &&
         (!ump_move_wants (out->partial, VERB_SKIP) || give_skips (out, by));
}

void
ump_l8_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit emit, gpointer user_data)
{
  g_auto (UmpMove) move;
  Out out = { table, partial, &move, emit, user_data };

  ump_move_init (&move, VERB_DEAL, UMP_NOBODY);
  if (!ump_l8_is_open (table)) {
    if (ump_move_wants (partial, VERB_DEAL) && !give_cards (&out, VERB_DEAL, UMP_NOBODY))
      return;
    if (ump_move_wants (partial, VERB_KEEP))
      give_keeps (&out);
    return;
  }
  if (!ump_l8_is_tallying (table) && !give_turn (&out, ump_table_turn (table)))
    return;
  if (ump_move_wants (partial, VERB_TALLY))
    give_bare (&out, VERB_TALLY, UMP_NOBODY);
}

/* ---- samples ---------------------------------------------------------------------------------- */

/* One of several that were met one after the other, each as likely. */
typedef struct {
  UmpRandom *random;
  guint n;
  UmpCard card;
  int seat, nth;
} Pick;

static gboolean
falls_on (Pick *pick)
{
  return ump_random_below (pick->random, ++pick->n) == 0;
}

/* Cards that the player has for sure, first. */
static gboolean
is_known (const UmpL8Hand *hand, int face)
{
  return hand->used[face] < hand->known[face];
}

static void
offer (Pick *pick, const UmpL8Hand *hand, UmpCard card, int seat, int nth)
{
  if (!ump_l8_hand_can (hand, card.face) || !falls_on (pick))
    return;
  pick->card = card;
  pick->seat = seat;
  pick->nth = nth;
}

/* All cards with a number or colour that could be put there, and wilds that stand for it. */
static void
offer_worth (Pick *pick, const UmpL8Hand *hand, UmpL8Sort sort, int value, int seat, int nth)
{
  for (int face = 1; face < FACE_WILD; face++) {
    UmpLook look = ump_l8_faces[face].look;

    if ((sort == L8_COLOUR ? (int) look.colour : look.value) == value)
      offer (pick, hand, (UmpCard){ .face = (guint16) face }, seat, nth);
  }
  offer (pick, hand, ump_l8_wild (sort, value), seat, nth);
}

static void
offer_fitting (Pick *pick, const UmpL8Hand *hand, const UmpL8Shape *shape, int seat, int nth)
{
  if (shape->sort != L8_RUN) {
    offer_worth (pick, hand, shape->sort, shape->low, seat, nth);
    return;
  }
  if (shape->low > 1)
    offer_worth (pick, hand, L8_RUN, shape->low - 1, seat, nth);
  if (shape->high < MAX_NUMBER)
    offer_worth (pick, hand, L8_RUN, shape->high + 1, seat, nth);
}

/* FALSE when nothing that the player can have fits anywhere. */
static gboolean
sample_add (const UmpTable *table, int by, UmpRandom *random, UmpMove *move)
{
  Pick pick = { .random = random };
  UmpL8Shape shape;
  UmpL8Hand hand;

  ump_l8_hand_init (&hand, table, by);
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    for (int nth = 0; nth < MAX_GROUPS; nth++)
      if (ump_l8_group_shape (table, seat, nth, &shape))
        offer_fitting (&pick, &hand, &shape, seat, nth);
  if (!pick.n)
    return FALSE;
  ump_move_push (move, ADD_TO, pick.seat);
  ump_move_push (move, ADD_TO, pick.nth + 1);
  ump_l8_group_shape (table, pick.seat, pick.nth, &shape);
  do {
    ump_move_push_card (move, ADD_CARDS, pick.card);
    ump_l8_hand_take (&hand, pick.card.face);
    ump_l8_fit (&shape, pick.card);
    pick.n = 0;
    if (hand.n_used + 1 < hand.n_hand && ump_random_below (random, 2))
      offer_fitting (&pick, &hand, &shape, pick.seat, pick.nth);
  } while (pick.n);
  return TRUE;
}

/* A card for one place of a group: one that he has for sure, else one that he may have. */
static gboolean
pick_card (UmpL8Hand *hand, UmpL8Sort sort, int value, UmpRandom *random, UmpCard *card)
{
  Pick sure = { .random = random }, maybe = { .random = random };

  for (int face = 1; face < FACE_WILD; face++) {
    UmpLook look = ump_l8_faces[face].look;

    if ((sort == L8_COLOUR ? (int) look.colour : look.value) == value)
      offer (is_known (hand, face) ? &sure : &maybe, hand, (UmpCard){ .face = (guint16) face }, 0, 0);
  }
  if (!sure.n && (!maybe.n || is_known (hand, FACE_WILD) || ump_random_below (random, 8) == 0))
    offer (&sure, hand, ump_l8_wild (sort, value), 0, 0);
  if (!sure.n && !maybe.n)
    return FALSE;
  *card = sure.n ? sure.card : maybe.card;
  return ump_l8_hand_take (hand, card->face);
}

/* A number or colour for a group: often that of a card which the player holds. */
static int
pick_value (const UmpTable *table, int by, const UmpL8Group *group, UmpRandom *random)
{
  const UmpZone *hand = ump_table_zone_of (table, ZONE_HAND, by, 0);
  UmpCard card = hand->cards[ump_random_below (random, (guint) hand->n)];
  int last = group->sort == L8_RUN ? MAX_NUMBER - group->size + 1 : MAX_NUMBER;
  int number = ump_l8_number (card);

  if (group->sort == L8_COLOUR)
    return ump_l8_colour (card) ? (int) ump_l8_colour (card)
                                : (int) ump_l8_colours[ump_random_below (random, N_SUITS)];
  if (!number)
    return 1 + (int) ump_random_below (random, (guint) last);
  if (group->sort == L8_RUN)
    number -= (int) ump_random_below (random, (guint) group->size);
  return CLAMP (number, 1, last);
}

static gboolean
try_lay (const UmpTable *table, int by, UmpRandom *random, UmpMove *move)
{
  const UmpL8Level *level = ump_l8_level (table, by, ump_l8_level_of (table, by));
  UmpL8Hand hand;

  ump_l8_hand_init (&hand, table, by);
  ump_move_reset (move, VERB_LAY, by);
  for (int i = 0; i < level->n_groups; i++) {
    const UmpL8Group *group = &level->groups[i];
    int value = pick_value (table, by, group, random);

    for (int k = 0; k < group->size; k++) {
      UmpCard card;

      if (!pick_card (&hand, group->sort, group->sort == L8_RUN ? value + k : value, random, &card))
        return FALSE;
      ump_move_push_card (move, LAY_SET + i, card);
    }
  }
  return ump_l8_level_of (table, by) == N_LEVELS || hand.n_used < hand.n_hand;
}

static gboolean
sample_lay (const UmpTable *table, int by, UmpRandom *random, UmpMove *move)
{
  for (int i = 0; i < 40; i++)
    if (try_lay (table, by, random, move))
      return TRUE;
  return FALSE;
}

/* When what is known of the hand leaves nothing to lay or to add, its owner discards. */
static void
sample_discard (const UmpTable *table, int by, UmpRandom *random, UmpMove *move)
{
  Pick pick = { .random = random };
  UmpL8Hand hand;

  ump_l8_hand_init (&hand, table, by);
  for (int face = 1; face < N_FACES; face++)
    offer (&pick, &hand, (UmpCard){ .face = (guint16) face }, 0, 0);
  ump_move_reset (move, VERB_DISCARD, by);
  ump_move_push_card (move, DISCARD_CARD, pick.card);
}

/* A result that fits what was said before; that of level 8 needs nobody who is out, and nobody besides. */
static void
sample_tally (const UmpTable *table, UmpRandom *random, UmpMove *move)
{
  int n = table->setup->n_seats, seat = (int) ump_random_below (random, (guint) n);
  gboolean somebody = ump_table_counter (table, COUNTER_OUT, 0, 0) > 0, last, done, out;

  while (ump_table_counter (table, COUNTER_TALLIED, seat, 0))
    seat = (seat + 1) % n;
  for (int i = 0; i < n; i++)
    somebody |= ump_table_counter (table, COUNTER_TALLIED, i, 0) && ump_l8_laid (table, i) == N_LEVELS;
  last = ump_table_counter (table, COUNTER_N_TALLIED, 0, 0) + 1 == n;
  done = ump_l8_laid (table, seat) || (last && !somebody) || ump_random_below (random, 2);
  if (somebody && ump_l8_level_of (table, seat) == N_LEVELS)
    done = FALSE;
  out = done && !somebody && (last || ump_random_below (random, 2));
  ump_move_push (move, TALLY_PLAYER, seat);
  ump_move_push (move, TALLY_DONE, done);
  ump_move_push (move, TALLY_OUT, out);
}

void
ump_l8_prefill (const UmpTable *table, UmpMove *move)
{
  ump_move_push (move, TALLY_DONE, ump_l8_laid (table, ump_move_int (move, TALLY_PLAYER)) > 0);
}

void
ump_l8_sample (const UmpTable *table, int verb, int by, UmpRandom *random, UmpMove *move)
{
  if (verb == VERB_TALLY)
    sample_tally (table, random, move);
  else if (verb == VERB_LAY ? !sample_lay (table, by, random, move) : !sample_add (table, by, random, move))
    sample_discard (table, by, random, move);
}
