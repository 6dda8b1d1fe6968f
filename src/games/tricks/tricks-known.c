/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What plays say of hidden hands. Each card that a person cannot hold is put down to the play that said so
 * first, with the rule that it would break. */
#include "tricks.h"

static int
down_of (guint entry, int face, int rule)
{
  return ((int) entry * 128 + face) * 16 + rule;
}

/* Whether a play says something, and its classes. */
static gboolean
says (const UmpTable *table, int seat, int face, TricksCards *cards, TricksClasses *classes)
{
  ump_tricks_cards (table, cards);
  ump_tricks_classes (table, cards, seat, classes);
  if (classes->always[face])
    return FALSE;
  return face != ump_tricks_first_card (table) || ump_tricks_get (table, COUNTER_N_TRICKS) > 0 ||
         ump_tricks_zone (table, ZONE_TRICK, 0)->n > 0;
}

static gboolean
is_new (const UmpTable *table, const TricksClasses *classes, int seat, int held, int played)
{
  return table->setup->copies[held] > 0 && classes->of[held] < classes->of[played] &&
         ump_tricks_down (table, seat, held) == 0;
}

void
ump_tricks_put_down (UmpTable *table, int seat, int face)
{
  TricksCards cards;
  TricksClasses classes;

  if (!says (table, seat, face, &cards, &classes))
    return;
  for (int held = 1; held < TRICKS_N_FACES; held++)
    if (is_new (table, &classes, seat, held, face))
      ump_table_keep_counter (table, COUNTER_DOWN, seat, held,
                              down_of (table->entry, face, ump_tricks_rule (&cards, &classes, held, face)));
}

void
ump_tricks_take_back (UmpTable *table, guint entry)
{
  for (int seat = 0; seat < table->setup->n_seats; seat++)
    for (int held = 1; held < TRICKS_N_FACES; held++)
      if (entry == 0 || ump_tricks_down_entry (ump_tricks_down (table, seat, held)) == entry)
        ump_table_keep_counter (table, COUNTER_DOWN, seat, held, 0);
}

static int
n_hidden (const UmpZone *hand)
{
  int n = 0;

  for (int i = 0; i < hand->n; i++)
    n += hand->cards[i].face == 0;
  return n;
}

void
ump_tricks_known (const UmpTable *table, UmpKnown *known)
{
  const UmpSetup *setup = table->setup;
  int buried = ump_tricks_get (table, COUNTER_BURIED);

  *known = (UmpKnown){ .n_people = setup->n_seats };
  for (int face = 1; face < TRICKS_N_FACES; face++)
    known->unseen[face] = (guint8) (setup->copies[face] - ump_table_seen (table, face));
  for (int seat = 0; seat < setup->n_seats; seat++) {
    if (buried && seat != ump_tricks_dealer (table))
      ump_known_say (known, seat, buried, 0);
    known->n_held[seat] = n_hidden (ump_tricks_zone (table, ZONE_HAND, seat));
    for (int face = 1; face < TRICKS_N_FACES; face++)
      if (setup->copies[face] && ump_tricks_down (table, seat, face))
        ump_known_say (known, seat, face, ump_tricks_down_entry (ump_tricks_down (table, seat, face)));
  }
}

void
ump_tricks_known_play (const UmpTable *table, int seat, int face, gboolean counts, UmpKnown *known)
{
  TricksCards cards;
  TricksClasses classes;

  ump_tricks_known (table, known);
  if (ump_zone_find (ump_tricks_zone (table, ZONE_HAND, seat), face) < 0) {
    known->unseen[face]--;
    known->n_held[seat]--;
  }
  if (!counts || !says (table, seat, face, &cards, &classes))
    return;
  for (int held = 1; held < TRICKS_N_FACES; held++)
    if (is_new (table, &classes, seat, held, face))
      ump_known_say (known, seat, held, G_MAXUINT);
}

guint
ump_tricks_void (const UmpTable *table, int seat)
{
  guint there = 0, may = 0;
  TricksCards cards;

  ump_tricks_cards (table, &cards);
  for (int face = 1; face < TRICKS_N_FACES; face++) {
    guint suit = 1u << cards.suit[face];

    if (ump_table_seen (table, face) >= table->setup->copies[face])
      continue;
    there |= suit;
    may |= ump_tricks_down (table, seat, face) ? 0 : suit;
  }
  return there & ~may & ~(1u << SUIT_FREE);
}

gboolean
ump_tricks_says_void (const UmpTable *table, int seat, int suit, int face)
{
  TricksCards cards;

  ump_tricks_cards (table, &cards);
  for (int held = 1; held < TRICKS_N_FACES; held++)
    if (cards.suit[held] == suit && ump_tricks_down_face (ump_tricks_down (table, seat, held)) == face)
      return TRUE;
  return FALSE;
}
