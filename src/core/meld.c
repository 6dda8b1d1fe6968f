/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A maximum matching of cards and places, by augmenting paths (Kuhn). */
#include "meld.h"

/* card_in: of each place, -1 while it is empty. */
typedef struct {
  const guint64 *fits;
  int *place_of;
  int card_in[UMP_MELD_PLACES];
} Meld;

static gboolean
fits (const Meld *meld, int card, int place)
{
  return meld->fits[card] >> place & 1;
}

static void
put (Meld *meld, int card, int place)
{
  meld->place_of[card] = place;
  meld->card_in[place] = card;
}

/* tried: places whose cards were asked to move on. */
static gboolean
find_place (Meld *meld, int card, guint64 *tried)
{
  for (int place = 0; place < UMP_MELD_PLACES; place++)
    if (fits (meld, card, place) && meld->card_in[place] < 0) {
      put (meld, card, place);
      return TRUE;
    }
  for (int place = 0; place < UMP_MELD_PLACES; place++) {
    if (!fits (meld, card, place) || *tried >> place & 1)
      continue;
    *tried |= G_GUINT64_CONSTANT (1) << place;
    if (find_place (meld, meld->card_in[place], tried)) {
      put (meld, card, place);
      return TRUE;
    }
  }
  return FALSE;
}

int
ump_meld_match (const guint64 *wanted, int n, int *place_of)
{
  Meld meld = { .fits = wanted, .place_of = place_of };
  int found = 0;

  for (int place = 0; place < UMP_MELD_PLACES; place++)
    meld.card_in[place] = -1;
  for (int card = 0; card < n; card++)
    place_of[card] = -1;
  for (int card = 0; card < n; card++) {
    guint64 tried = 0;

    found += find_place (&meld, card, &tried);
  }
  return found;
}
