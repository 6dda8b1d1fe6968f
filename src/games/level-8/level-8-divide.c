/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Level 8: loose cards divided into the groups of a level. What each group could be is tried in turn: a
 * run by its lowest number, the others by their number or colour; then the cards are matched to the places
 * that this makes. */
#include "core/meld.h"
#include "level-8.h"

/* Ways that are looked at for the best one: far more than any sensible level has. */
#define MAX_TRIES 20000

/* What a group could be, 0 = nothing yet. n: cards that could lie there then. */
typedef struct {
  int value;
  int n;
} Param;

/* places: runs first, as people fill them; each of a group, and which card of it. chosen: the params that
 * are tried now. found: takes the ways in which nothing is missing; NULL where the best way is looked for:
 * group is then where each card lies in it. */
typedef struct {
  const UmpL8Level *level;
  const UmpCard *loose;
  int n;
  int n_free;
  Param params[MAX_GROUPS][MAX_NUMBER + 1];
  int n_params[MAX_GROUPS];
  int chosen[MAX_GROUPS];
  struct {
    int group;
    int nth;
  } places[MAX_LEVEL_CARDS];
  int place_of[MAX_LOOSE];
  UmpL8Found found;
  gpointer user_data;
  int tries;
  int best;
  int *group;
} Divider;

/* What is wanted at a place; 0 = anything, so nothing that is known. */
static int
wanted (const Divider *divider, int group, int nth)
{
  int value = divider->params[group][divider->chosen[group]].value;

  return value && divider->level->groups[group].sort == L8_RUN ? value + nth : value;
}

static int
match (Divider *divider)
{
  guint64 fits[MAX_LOOSE] = { 0 };

  for (int i = 0; i < divider->n; i++)
    for (int p = 0; p < divider->level->n_cards && !ump_l8_is_free (divider->loose[i]); p++) {
      int group = divider->places[p].group, want = wanted (divider, group, divider->places[p].nth);

      if (want && ump_l8_worth (divider->level->groups[group].sort, divider->loose[i]) == want)
        fits[i] |= G_GUINT64_CONSTANT (1) << p;
    }
  return ump_meld_match (fits, divider->n, divider->place_of);
}

/* Cards of the same worth stand in the order in which they were chosen, wilds last. as, sorts: what is
 * wanted at each place, and in a group of which sort. */
static void
put_in_order (int *cards, const UmpCard *as, const UmpL8Sort *sorts, int n)
{
  for (int end = n; end > 1; end--)
    for (int k = 0; k + 1 < end; k++) {
      int here = cards[k], next = cards[k + 1];

      if (as[k].as != as[k + 1].as || sorts[k] != sorts[k + 1] || next < 0 || (here >= 0 && here < next))
        continue;
      cards[k] = next;
      cards[k + 1] = here;
    }
}

/* Whether all cards have a place; FALSE only to stop altogether. */
static gboolean
try_whole (Divider *divider)
{
  const UmpL8Level *level = divider->level;
  UmpCard cards[MAX_LEVEL_CARDS];
  UmpL8Sort sorts[MAX_LEVEL_CARDS];
  int card_in[MAX_GROUPS][MAX_LEVEL_CARDS], there[MAX_LEVEL_CARDS], n = 0;

  if (match (divider) < divider->n - divider->n_free)
    return TRUE;
  for (int g = 0; g < level->n_groups; g++)
    for (int nth = 0; nth < level->groups[g].size; nth++)
      card_in[g][nth] = -1;
  for (int i = 0; i < divider->n; i++)
    if (divider->place_of[i] >= 0)
      card_in[divider->places[divider->place_of[i]].group][divider->places[divider->place_of[i]].nth] = i;
  for (int g = 0; g < level->n_groups; g++)
    for (int nth = 0; nth < level->groups[g].size; nth++, n++) {
      sorts[n] = level->groups[g].sort;
      cards[n] = ump_l8_wild (sorts[n], wanted (divider, g, nth));
      there[n] = card_in[g][nth];
    }
  put_in_order (there, cards, sorts, n);
  for (int k = 0; k < n; k++)
    if (there[k] >= 0)
      cards[k] = divider->loose[there[k]];
  return divider->found (cards, divider->user_data);
}

/* The more cards have a place the better, and then the fewer groups they are spread over. */
static void
try_plan (Divider *divider)
{
  int quality = match (divider) * (MAX_GROUPS + 1);
  guint used = 0;

  divider->tries++;
  for (int i = 0; i < divider->n; i++)
    if (divider->place_of[i] >= 0)
      used |= 1u << divider->places[divider->place_of[i]].group;
  for (int g = 0; g < divider->level->n_groups; g++)
    quality -= (used >> g & 1) != 0;
  if (quality <= divider->best)
    return;
  divider->best = quality;
  for (int i = 0; i < divider->n; i++)
    divider->group[i] = divider->place_of[i] < 0 ? -1 : divider->places[divider->place_of[i]].group;
}

/* How many of the cards could lie in a group with that value. */
static int
cover (const Divider *divider, const UmpL8Group *group, int value)
{
  guint there = 0;
  int n = 0;

  for (int i = 0; i < divider->n; i++) {
    int worth = ump_l8_is_free (divider->loose[i]) ? 0 : ump_l8_worth (group->sort, divider->loose[i]);

    if (group->sort == L8_RUN && worth >= value && worth < value + group->size)
      there |= 1u << (worth - value);
    n += group->sort != L8_RUN && worth == value;
  }
  for (int k = 0; group->sort == L8_RUN && k < group->size; k++)
    n += (there >> k & 1) != 0;
  return MIN (n, group->size);
}

/* For whole ways all, from low to high. For the best one those that some card fits, the most first, and
 * nothing yet. */
static void
list_params (Divider *divider, int g)
{
  const UmpL8Group *group = &divider->level->groups[g];
  Param *params = divider->params[g];
  int last = MAX_NUMBER, n = 0;

  if (group->sort == L8_RUN)
    last = MAX_NUMBER - group->size + 1;
  else if (group->sort == L8_COLOUR)
    last = N_SUITS;
  for (int k = 1; k <= last; k++) {
    int value = group->sort == L8_COLOUR ? (int) ump_l8_colours[k - 1] : k, at = n;
    Param param = { value, cover (divider, group, value) };

    if (!param.n && divider->found == NULL)
      continue;
    for (; divider->found == NULL && at > 0 && params[at - 1].n < param.n; at--)
      params[at] = params[at - 1];
    params[at] = param;
    n++;
  }
  if (divider->found == NULL)
    params[n++] = (Param){ 0 };
  divider->n_params[g] = n;
}

/* With a bound that compilers see, as they unroll what is below. */
static int
n_groups (const Divider *divider)
{
  return MIN (divider->level->n_groups, MAX_GROUPS);
}

/* Whether the groups up to g, which could hold so many of the cards, can still be part of what is looked
 * for. */
static gboolean
can_be (const Divider *divider, int g, int held)
{
  const UmpL8Level *level = divider->level;
  int places = 0, rest = 0;

  if (divider->found == NULL) {
    for (int after = g + 1; after < n_groups (divider); after++)
      rest += divider->params[after][0].n;
    return (held + rest) * (MAX_GROUPS + 1) > divider->best && divider->tries < MAX_TRIES;
  }
  for (int before = 0; before <= g && before < n_groups (divider); before++)
    places += level->groups[before].size;
  return places - held <= divider->n_free;
}

/* Groups that are alike are tried in one order only, so that each way is met once. held: cards that the
 * groups before g could hold. FALSE stops. */
static gboolean
divide_from (Divider *divider, int g, int held)
{
  const UmpL8Level *level = divider->level;
  int first = 0;

  if (g >= n_groups (divider)) {
    if (divider->found != NULL)
      return try_whole (divider);
    try_plan (divider);
    return TRUE;
  }
  for (int before = 0; before < g; before++)
    if (ump_l8_is_alike (&level->groups[before], &level->groups[g]))
      first = divider->chosen[before];
  for (int p = first; p < divider->n_params[g]; p++) {
    int most = held + divider->params[g][p].n;

    divider->chosen[g] = p;
    if (can_be (divider, g, most) && !divide_from (divider, g + 1, most))
      return FALSE;
  }
  return TRUE;
}

static void
divide (Divider *divider)
{
  const UmpL8Level *level = divider->level;
  int n = 0;

  for (UmpL8Sort sort = L8_RUN; sort <= L8_COLOUR; sort++)
    for (int g = 0; g < level->n_groups; g++)
      for (int nth = 0; nth < level->groups[g].size && level->groups[g].sort == sort; nth++, n++) {
        divider->places[n].group = g;
        divider->places[n].nth = nth;
      }
  for (int i = 0; i < divider->n; i++)
    divider->n_free += ump_l8_is_free (divider->loose[i]);
  for (int g = 0; g < level->n_groups; g++)
    list_params (divider, g);
  divide_from (divider, 0, 0);
}

void
ump_l8_arrange (const UmpL8Level *level, const UmpCard *loose, int n, UmpL8Found found, gpointer user_data)
{
  Divider divider = { .level = level, .loose = loose, .n = n, .found = found, .user_data = user_data };

  if (n != level->n_cards)
    return;
  for (int i = 0; i < n; i++)
    if (loose[i].face == FACE_SKIP)
      return;
  divide (&divider);
}

void
ump_l8_plan (const UmpL8Level *level, const UmpCard *loose, int n, int *group)
{
  Divider divider = { .level = level, .loose = loose, .n = n, .best = -1, .group = group };

  for (int i = 0; i < n; i++)
    group[i] = -1;
  divide (&divider);
}
