/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "difference.h"

/* A card that left a zone, or came into one. */
typedef struct {
  int zone;
  UmpCard card;
} Loose;

static void
clear_transfer (gpointer data)
{
  g_array_unref (((UmpTransfer *) data)->cards);
}

static gboolean
is_seen (const UmpSetup *setup, int zone)
{
  return setup->game->zones[setup->zones[zone].def].print == UMP_PRINT_CARDS;
}

static int
count (const UmpZone *zone, int face)
{
  int n = 0;

  for (int k = 0; k < zone->n; k++)
    n += zone->cards[k].face == face;
  return n;
}

/* What lies in a zone of one table more often than in the same zone of the other. */
static GArray *
surplus (const UmpTable *table, const UmpTable *other)
{
  const UmpSetup *setup = table->setup;
  GArray *loose = g_array_new (FALSE, FALSE, sizeof (Loose));

  for (int z = 0; z < setup->n_zones; z++) {
    const UmpZone *here = ump_table_zone (table, z), *there = ump_table_zone (other, z);

    for (int k = 0; is_seen (setup, z) && k < here->n; k++) {
      Loose one = { z, here->cards[k] };
      int before = 0;

      for (int j = 0; j < k; j++)
        before += here->cards[j].face == one.card.face;
      if (one.card.face != 0 && before >= count (there, one.card.face))
        g_array_append_val (loose, one);
    }
  }
  return loose;
}

static void
add_transfer (GArray *transfers, int from, int to, UmpCard card)
{
  UmpTransfer new = { .from = from, .to = to };

  for (guint t = 0; t < transfers->len; t++) {
    UmpTransfer *transfer = &g_array_index (transfers, UmpTransfer, t);

    if (transfer->from == from && transfer->to == to) {
      g_array_append_val (transfer->cards, card);
      return;
    }
  }
  new.cards = g_array_new (FALSE, FALSE, sizeof (UmpCard));
  g_array_append_val (new.cards, card);
  g_array_append_val (transfers, new);
}

/* A card that went and another that came are one card called by a wrong name. Where one that is called like
 * the first lies at the goal in both tables, that one had the wrong name and stays, and the first goes there
 * itself. */
static UmpCard
really (const UmpTable *before, const UmpTable *after, const Loose *gone, const Loose *come)
{
  return count (ump_table_zone (before, come->zone), gone->card.face) > 0 &&
                 count (ump_table_zone (after, come->zone), gone->card.face) > 0
             ? gone->card
             : come->card;
}

/* Pairs what went with what came: the same face, or, with any, whatever is left. */
static void
pair (GArray *transfers, GArray *gone, GArray *come, const UmpTable *before, const UmpTable *after,
      gboolean any)
{
  for (guint g = 0; g < gone->len;) {
    const Loose *from = &g_array_index (gone, Loose, g), *to;
    guint c = 0;

    while (c < come->len && !any && g_array_index (come, Loose, c).card.face != from->card.face)
      c++;
    if (c == come->len) {
      g++;
      continue;
    }
    to = &g_array_index (come, Loose, c);
    if (to->zone != from->zone)
      add_transfer (transfers, from->zone, to->zone, really (before, after, from, to));
    g_array_remove_index (come, c);
    g_array_remove_index (gone, g);
  }
}

/* How many of the zone's first n cards have that face. */
static int
count_first (const UmpZone *zone, int n, int face)
{
  int found = 0;

  for (int k = 0; k < n; k++)
    found += zone->cards[k].face == face;
  return found;
}

static gboolean
is_gone (const UmpZone *before, const UmpZone *after, int k)
{
  int face = before->cards[k].face;

  return count_first (before, k, face) >= count (after, face);
}

/* Whether the cards that lie in both do so in another order, or one that came is not behind them. What was
 * called by a wrong name is in place. */
static gboolean
is_reordered (const UmpZone *before, const UmpZone *after, gboolean grows)
{
  int k = 0;
  gboolean came = FALSE;

  for (int j = 0; j < after->n; j++) {
    int face = after->cards[j].face;

    if (count_first (after, j, face) >= count (before, face)) {
      came = TRUE;
      continue;
    }
    while (k < before->n && is_gone (before, after, k))
      k++;
    if (k >= before->n || before->cards[k++].face != face || (came && grows))
      return TRUE;
  }
  return FALSE;
}

/* Where cards lie in a row their order is part of what the table shows. */
static void
add_orders (GArray *transfers, const UmpTable *before, const UmpTable *after)
{
  const UmpSetup *setup = after->setup;
  guint n = transfers->len;

  for (int z = 0; z < setup->n_zones; z++) {
    const UmpZone *was = ump_table_zone (before, z), *is = ump_table_zone (after, z);
    gboolean grows = FALSE;

    if (!is_seen (setup, z) || setup->game->zones[setup->zones[z].def].layout != UMP_LAYOUT_ROW)
      continue;
    for (guint t = 0; t < n; t++)
      grows = grows || g_array_index (transfers, UmpTransfer, t).to == z;
    for (int k = 0; is_reordered (was, is, grows) && k < is->n; k++)
      add_transfer (transfers, z, z, is->cards[k]);
  }
}

static GArray *
transfers_new (void)
{
  GArray *transfers = g_array_new (FALSE, FALSE, sizeof (UmpTransfer));

  g_array_set_clear_func (transfers, clear_transfer);
  return transfers;
}

/* How many cards of a zone nobody has seen there. */
static int
unseen (const UmpTable *table, int zone)
{
  const UmpZone *here = ump_table_zone (table, zone);

  return is_seen (table->setup, zone) ? count (here, 0) : here->n;
}

/* The one zone with more such cards afterwards; -1 where there are several, or none. */
static int
unseen_that_grows (const UmpTable *before, const UmpTable *after)
{
  int found = -1;

  for (int z = 0; z < after->setup->n_zones; z++)
    if (unseen (after, z) > unseen (before, z)) {
      if (found >= 0)
        return -1;
      found = z;
    }
  return found;
}

static gboolean
are_alike (const UmpTable *before, const UmpTable *after)
{
  return before->setup->game == after->setup->game && before->setup->n_zones == after->setup->n_zones;
}

/* What went and has no pair goes where nobody sees it, and what came has been there. FALSE where it cannot be
 * said which zone that is. */
static gboolean
pair_unseen (GArray *transfers, const GArray *gone, const GArray *come, const UmpTable *before,
             const UmpTable *after)
{
  int to = unseen_that_grows (before, after), from = unseen_that_grows (after, before);

  if ((gone->len > 0 && to < 0) || (come->len > 0 && from < 0))
    return FALSE;
  for (guint g = 0; g < gone->len; g++) {
    const Loose *one = &g_array_index (gone, Loose, g);

    add_transfer (transfers, one->zone, to, one->card);
  }
  for (guint t = 0; gone->len > 0 && t < transfers->len; t++)
    g_array_index (transfers, UmpTransfer, t).unseen = g_array_index (transfers, UmpTransfer, t).to == to;
  for (guint c = 0; c < come->len; c++) {
    const Loose *one = &g_array_index (come, Loose, c);

    add_transfer (transfers, from, one->zone, one->card);
  }
  return TRUE;
}

/* named: a card may have been called by a wrong name. */
static GArray *
find_transfers (const UmpTable *before, const UmpTable *after, gboolean named)
{
  g_autoptr (GArray) transfers = transfers_new (), gone = NULL, come = NULL;

  if (!are_alike (before, after))
    return g_steal_pointer (&transfers);
  gone = surplus (before, after);
  come = surplus (after, before);
  pair (transfers, gone, come, before, after, FALSE);
  if (named && gone->len == come->len)
    pair (transfers, gone, come, before, after, TRUE);
  else if (!pair_unseen (transfers, gone, come, before, after))
    return NULL;
  add_orders (transfers, before, after);
  return g_steal_pointer (&transfers);
}

GArray *
ump_table_transfers (const UmpTable *before, const UmpTable *after)
{
  return find_transfers (before, after, TRUE);
}

GArray *
ump_table_returns (const UmpTable *before, const UmpTable *after)
{
  return find_transfers (before, after, FALSE);
}

static int
owner (const UmpSetup *setup, int zone)
{
  const UmpPlace *place = &setup->zones[zone];

  return setup->game->zones[place->def].scope == UMP_PER_SEAT ? place->seat : UMP_NOBODY;
}

char *
ump_transfer_say (const UmpSetup *setup, const UmpTransfer *transfer, const UmpWords *words)
{
  UmpCardList list = { (int) transfer->cards->len, (const UmpCard *) transfer->cards->data };
  int giver = owner (setup, transfer->from), taker = owner (setup, transfer->to);
  UmpText from = ump_setup_zone_title (setup, transfer->from),
          to = ump_setup_zone_title (setup, transfer->to), text;

  if (taker != UMP_NOBODY && transfer->unseen && (giver == UMP_NOBODY || giver == taker))
    text = UMP_TEXT (N_ ("{p0} takes {l1} back ({t2})."), { UMP_P (taker), UMP_L (&list), UMP_T (&from) });
  else if (transfer->from == transfer->to)
    text = UMP_TEXT (N_ ("Put the cards of “{t0}” in this order: {l1}."), { UMP_T (&to), UMP_L (&list) });
  else if (giver != UMP_NOBODY && taker != UMP_NOBODY && giver != taker)
    text = UMP_TEXT (N_ ("{p0} gives {l1} to {p2}."), { UMP_P (giver), UMP_L (&list), UMP_P (taker) });
  else if (taker != UMP_NOBODY && giver == UMP_NOBODY)
    text = UMP_TEXT (N_ ("{p0} takes {l1} ({t2})."), { UMP_P (taker), UMP_L (&list), UMP_T (&from) });
  else if (giver != UMP_NOBODY && taker == UMP_NOBODY)
    text = UMP_TEXT (N_ ("{p0} gives {l1} back ({t2})."), { UMP_P (giver), UMP_L (&list), UMP_T (&to) });
  else
    text = UMP_TEXT (N_ ("Move {l0} from “{t1}” to “{t2}”."), { UMP_L (&list), UMP_T (&from), UMP_T (&to) });
  return ump_text_format (&text, setup, words);
}
