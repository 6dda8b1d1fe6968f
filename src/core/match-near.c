/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The legal moves nearest to one that was refused.
 *
 * Near is what a person may have meant: the same card at another place or said in another way first; then the
 * same verb with a card that looks like it; then the same card with another verb; then the little that is
 * possible besides. */
#include "field.h"
#include "match-private.h"

/* Of verbs that were not meant, only those with hardly a choice are worth saying ("ends the turn"). */
#define FEW 3
#define SAME 8

typedef enum { TIER_OTHER, TIER_CARD, TIER_VERB, TIER_BOTH, N_TIERS } Tier;

typedef struct {
  UmpMove move;
  Tier tier;
  int nearness;
} Near;

typedef struct {
  const UmpMatch *match;
  const UmpMove *meant;
  gboolean own;
  GPtrArray *found; /* Near */
  guint n_listed;   /* of these, what may be found a second time */
} Search;

static void
near_free (gpointer data)
{
  Near *near = data;

  ump_move_clear (&near->move);
  g_free (near);
}

/* ---- what was meant ---------------------------------------------------------------------- */

/* As much as can be read: what is wrong with the rest is no matter here. */
static void
read_meant (const UmpSetup *setup, const UmpEntry *entry, UmpMove *meant)
{
  const UmpVerb *verb = &setup->game->verbs[entry->verb];
  UmpVerdict verdict;

  ump_move_reset (meant, entry->verb, entry->by != NULL ? ump_setup_seat (setup, entry->by) : UMP_NOBODY);
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    if (entry->values[a] == NULL ||
        ump_field_read (setup, &verb->attrs[a], entry->values[a], meant, a, &verdict))
      continue;
    if (ump_move_has (meant, a))
      ump_move_drop (meant, a);
  }
}

/* ---- how near ------------------------------------------------------------------------------ */

static int
likeness (const UmpSetup *setup, int a, int b)
{
  const UmpLook *x = &setup->looks[a], *y = &setup->looks[b];
  int apart = ABS (x->value - y->value);

  if (a == b)
    return SAME;
  if (x->art != y->art)
    return 0;
  return (x->colour == y->colour && x->colour != UMP_COLOUR_NONE ? 3 : 0) +
         (x->symbol == y->symbol && x->symbol != UMP_SYMBOL_NONE ? 3 : 0) +
         (x->value != 0 ? MAX (3 - apart, 0) : 0);
}

/* Of each card that was meant, the one most like it. */
static int
cards_likeness (const UmpSetup *setup, const UmpMove *meant, const UmpMove *move, int attr)
{
  int sum = 0, n = ump_move_n (meant, attr);

  for (int i = 0; i < n; i++) {
    int most = 0;
    for (int k = 0; k < ump_move_n (move, attr); k++)
      most = MAX (most,
                  likeness (setup, ump_move_card (meant, attr, i).face, ump_move_card (move, attr, k).face));
    sum += most;
  }
  return n > 0 ? sum / n : 0;
}

static gboolean
same_values (const UmpMove *a, const UmpMove *b, int attr)
{
  if (ump_move_n (a, attr) != ump_move_n (b, attr))
    return FALSE;
  for (int k = 0; k < ump_move_n (a, attr); k++)
    if (ump_move_value (a, attr, k) != ump_move_value (b, attr, k))
      return FALSE;
  return TRUE;
}

static int
nearness (const UmpSetup *setup, const UmpMove *meant, const UmpMove *move)
{
  const UmpVerb *verb = &setup->game->verbs[move->verb];
  int sum = move->by == meant->by;

  for (int a = 0; move->verb == meant->verb && a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    if (ump_move_has (meant, a) != ump_move_has (move, a))
      continue;
    if (!ump_move_has (meant, a) || same_values (meant, move, a))
      sum += SAME;
    else if (ump_field_is_cards (&verb->attrs[a]))
      sum += cards_likeness (setup, meant, move, a);
    else if (verb->attrs[a].type == UMP_TYPE_INT)
      sum += MAX (SAME - 2 - ABS (ump_move_int (meant, a) - ump_move_int (move, a)), 0);
  }
  return sum;
}

/* How often each face is said; counts has room for all faces. */
static int
count_faces (const UmpGame *game, const UmpMove *move, int *counts)
{
  const UmpVerb *verb = &game->verbs[move->verb];
  int n = 0;

  for (int f = 0; f < game->n_faces; f++)
    counts[f] = 0;
  if (verb->face > 0)
    counts[verb->face]++, n++;
  for (int a = 0; a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++)
    for (int k = 0; ump_field_is_cards (&verb->attrs[a]) && k < ump_move_n (move, a); k++)
      counts[ump_move_card (move, a, k).face]++, n++;
  return n;
}

static Tier
tier_of (const UmpGame *game, const UmpMove *meant, const UmpMove *move)
{
  g_autofree int *a = g_new (int, (gsize) game->n_faces), *b = g_new (int, (gsize) game->n_faces);
  int n = count_faces (game, meant, a);
  gboolean same = n == count_faces (game, move, b);

  for (int f = 0; same && f < game->n_faces; f++)
    same = a[f] == b[f];
  if (move->verb == meant->verb)
    return same ? TIER_BOTH : TIER_VERB;
  return same && n > 0 ? TIER_CARD : TIER_OTHER;
}

/* ---- searching ------------------------------------------------------------------------------- */

static gboolean
take (const UmpMove *move, gpointer user_data)
{
  Search *search = user_data;
  const UmpSetup *setup = search->match->setup;
  Near *near;

  for (guint i = 0; i < search->n_listed; i++)
    if (ump_move_equal (&((Near *) search->found->pdata[i])->move, move))
      return TRUE;
  /* who enters a number means no end of the game, and no counting by hand either */
  if (move->bare || (search->own && move->by != search->meant->by) ||
      (move->verb != search->meant->verb && setup->game->verbs[move->verb].rare))
    return TRUE;
  near = g_new0 (Near, 1);
  ump_move_init (&near->move, move->verb, move->by);
  ump_move_copy (&near->move, move);
  near->tier = tier_of (setup->game, search->meant, move);
  near->nearness = nearness (setup, search->meant, move);
  g_ptr_array_add (search->found, near);
  return TRUE;
}

/* The very cards of a move whose verb divides them over several lists, as loose cards: another way to lay
 * them. */
static void
try_loose (Search *search)
{
  const UmpMove *meant = search->meant;
  const UmpVerb *verb = &search->match->setup->game->verbs[meant->verb];
  int first = -1;
  g_auto (UmpMove) loose;

  ump_move_init (&loose, meant->verb, meant->by);
  for (int a = 0; verb->open && a < UMP_MAX_ATTRS && verb->attrs[a].name != NULL; a++) {
    if (verb->attrs[a].type != UMP_TYPE_CARDS)
      continue;
    if (first < 0)
      first = a;
    for (int k = 0; k < ump_move_n (meant, a); k++)
      ump_move_push (&loose, first, ump_move_value (meant, a, k));
  }
  search->n_listed = search->found->len;
  if (first >= 0 && ump_move_has (&loose, first))
    ump_match_moves (search->match, &loose, take, search);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const Near *x = *(const Near *const *) a, *y = *(const Near *const *) b;

  return x->tier != y->tier ? (int) y->tier - (int) x->tier : y->nearness - x->nearness;
}

/* ---- choosing ---------------------------------------------------------------------------------- */

static gboolean
is_one_of_few (const GPtrArray *found, const Near *near)
{
  int n = 0;

  for (guint i = 0; i < found->len; i++)
    n += ((const Near *) found->pdata[i])->move.verb == near->move.verb;
  return n <= FEW;
}

static void
add_tier (GPtrArray *moves, const GPtrArray *found, Tier tier, gboolean few, guint max)
{
  for (guint i = 0; i < found->len && moves->len < max; i++) {
    const Near *near = found->pdata[i];
    UmpMove *move;
    if (near->tier != tier || (few && !is_one_of_few (found, near)))
      continue;
    move = g_new (UmpMove, 1);
    ump_move_init (move, near->move.verb, near->move.by);
    ump_move_copy (move, &near->move);
    g_ptr_array_add (moves, move);
  }
}

static void
move_free (gpointer move)
{
  ump_move_clear (move);
  g_free (move);
}

GPtrArray *
ump_match_near (const UmpMatch *match, const UmpEntry *refused, gboolean own, guint max)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (near_free);
  GPtrArray *moves = g_ptr_array_new_with_free_func (move_free);
  g_auto (UmpMove) meant;
  Search search = { match, &meant, own, found, 0 };
  guint others = 0;
  gboolean exact;

  ump_move_init (&meant, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (refused->verb < 0)
    return moves;
  read_meant (match->setup, refused, &meant);
  ump_match_moves (match, NULL, take, &search);
  try_loose (&search);
  g_ptr_array_sort (found, compare);
  for (guint i = 0; i < found->len; i++) {
    const Near *near = found->pdata[i];
    others += near->tier == TIER_CARD || (near->tier == TIER_OTHER && is_one_of_few (found, near));
  }
  add_tier (moves, found, TIER_BOTH, FALSE, max);
  exact = moves->len > 0;
  /* another card is only a guess where that card can be said: and one place is left for what is no guess */
  if (!exact)
    add_tier (moves, found, TIER_VERB, FALSE, others > 0 && max > 1 ? max - 1 : max);
  add_tier (moves, found, TIER_CARD, FALSE, max);
  if (!exact)
    add_tier (moves, found, TIER_OTHER, TRUE, max);
  if (moves->len == 0)
    add_tier (moves, found, TIER_OTHER, FALSE, max);
  return moves;
}
