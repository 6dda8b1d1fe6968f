/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Legal moves: candidates that pass the one check. */
#include <string.h>

#include "field.h"
#include "match-private.h"
#include "notation.h"

typedef struct {
  const UmpMatch *match;
  UmpEmit emit;
  gpointer user_data;
} Filter;

static gboolean
pass_legal (const UmpMove *move, gpointer user_data)
{
  Filter *filter = user_data;
  UmpVerdict verdict;

  if (!move->bare && !ump_match_judge_move (filter->match, move, &verdict))
    return TRUE;
  return filter->emit (move, filter->user_data);
}

/* ---- candidates by the tables of the game ------------------------------------------------------ */

/* partial: what is chosen so far. move: the one that is being made up. stopped: nobody wants more. */
typedef struct {
  const UmpTable *table;
  const UmpMove *partial;
  UmpMove *move;
  UmpEmit emit;
  gpointer user_data;
  gboolean stopped;
} Offer;

static void offer_from (Offer *offer, int attr);

static void
offer_value (Offer *offer, int attr, int value)
{
  if (offer->stopped)
    return;
  ump_move_push (offer->move, attr, value);
  offer_from (offer, attr + 1);
  ump_move_drop (offer->move, attr);
}

static void
offer_range (Offer *offer, int attr, int first, int last)
{
  for (int value = first; value <= last; value++)
    offer_value (offer, attr, value);
}

/* Each known card of the zone that it comes from, equal ones once; without a zone what was not seen yet. */
static void
offer_cards (Offer *offer, int attr, int from)
{
  const UmpSetup *setup = offer->table->setup;
  const UmpZone *zone;

  for (int face = 1; !from && face < setup->game->n_faces; face++)
    if (setup->copies[face] > ump_table_seen (offer->table, face))
      offer_value (offer, attr, face);
  if (!from)
    return;
  zone = ump_table_zone_of (offer->table, from - 1,
                            setup->game->zones[from - 1].scope == UMP_PER_SEAT ? offer->move->by : 0, 0);
  for (int i = 0; i < zone->n; i++)
    if (zone->cards[i].face != 0 && ump_zone_find (zone, zone->cards[i].face) == i)
      offer_value (offer, attr, ump_card_pack (zone->cards[i]));
}

/* What is chosen of an attribute stays. */
static void
offer_chosen (Offer *offer, int attr)
{
  for (int k = 0; k < ump_move_n (offer->partial, attr); k++)
    ump_move_push (offer->move, attr, ump_move_value (offer->partial, attr, k));
  ump_move_give (offer->move, attr);
  offer_from (offer, attr + 1);
  ump_move_drop (offer->move, attr);
}

static gboolean
emit (const UmpMove *move, gpointer user_data)
{
  Offer *offer = user_data;

  offer->stopped = offer->stopped || !offer->emit (move, offer->user_data);
  return !offer->stopped;
}

/* Every way to fill the attributes from `attr` on. */
static void
offer_from (Offer *offer, int attr)
{
  const UmpSetup *setup = offer->table->setup;
  const UmpField *field = &setup->game->verbs[offer->move->verb].attrs[attr];

  if (attr == UMP_MAX_ATTRS || field->name == NULL) {
    emit (offer->move, offer);
    return;
  }
  if (offer->partial->verb >= 0 && ump_move_has (offer->partial, attr)) {
    offer_chosen (offer, attr);
    return;
  }
  switch (field->type) {
  case UMP_TYPE_CARD: offer_cards (offer, attr, field->from); break;
  case UMP_TYPE_INT: offer_range (offer, attr, field->min, field->max); break;
  case UMP_TYPE_CHOICE: offer_range (offer, attr, 0, ump_field_n_words (field) - 1); break;
  case UMP_TYPE_PLAYER: offer_range (offer, attr, 0, setup->n_seats - 1); break;
  default: break;
  }
  if (field->flags & UMP_FIELD_OPTIONAL && !field->zone && !offer->stopped)
    offer_from (offer, attr + 1);
}

static void
offer_verb (Offer *offer, int index)
{
  const UmpGame *game = offer->table->setup->game;
  const UmpVerb *verb = &game->verbs[index];

  if (verb->own) {
    game->candidates (offer->table, offer->partial, emit, offer);
    return;
  }
  ump_move_reset (offer->move, index, verb->player ? ump_table_turn (offer->table) : UMP_NOBODY);
  offer->move->bare = verb->open;
  if (verb->open)
    emit (offer->move, offer);
  else
    offer_from (offer, 0);
}

static gboolean
has_own (const UmpGame *game)
{
  for (int verb = 0; verb < game->n_verbs; verb++)
    if (game->verbs[verb].own)
      return TRUE;
  return FALSE;
}

void
ump_game_candidates (const UmpTable *table, const UmpMove *partial, UmpEmit wanted, gpointer user_data)
{
  const UmpGame *game = table->setup->game;
  g_auto (UmpMove) move;
  Offer offer = { table, partial, &move, wanted, user_data, FALSE };

  ump_move_init (&move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (game->candidates != NULL && !has_own (game)) {
    game->candidates (table, partial, wanted, user_data);
    return;
  }
  for (int verb = 0; verb < game->n_verbs && !offer.stopped; verb++)
    if (ump_move_wants (partial, verb) && ump_game_is_moment (table, verb))
      offer_verb (&offer, verb);
}

void
ump_match_moves (const UmpMatch *match, const UmpMove *partial, UmpEmit emit, gpointer user_data)
{
  Filter filter = { match, emit, user_data };
  g_auto (UmpMove) nothing;

  ump_move_init (&nothing, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (ump_table_state (match->now) != UMP_PLAYING)
    return;
  ump_game_candidates (match->now, partial != NULL ? partial : &nothing, pass_legal, &filter);
}

typedef struct {
  const UmpMatch *match;
  GPtrArray *lines;
} Lines;

static gboolean
add_line (const UmpMove *move, gpointer user_data)
{
  Lines *lines = user_data;

  g_ptr_array_add (lines->lines, ump_notation_print_move (lines->match->setup, move));
  return TRUE;
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
ump_match_move_lines (const UmpMatch *match)
{
  Lines lines = { match, g_ptr_array_new_with_free_func (g_free) };

  ump_match_moves (match, NULL, add_line, &lines);
  g_ptr_array_sort (lines.lines, compare_lines);
  return lines.lines;
}

gboolean
ump_match_prefill (const UmpMatch *match, UmpMove *move)
{
  const UmpGame *game = match->setup->game;

  if (ump_table_state (match->now) != UMP_PLAYING || move->verb < 0 || !game->verbs[move->verb].tally ||
      !ump_move_has (move, 0))
    return FALSE;
  for (int i = 1; i < UMP_MAX_ATTRS; i++)
    if (ump_move_has (move, i))
      return FALSE;
  game->prefill (match->now, move);
  return TRUE;
}

/* ---- random entries ------------------------------------------------------------ */

/* How much seldomer a rare verb is said than any other move. */
#define RARE 40
/* How much seldomer a game is ended than it goes on. */
#define FINISHES 6

/* Reservoir of one: every usual move counts RARE, every rare one 1. */
typedef struct {
  const UmpGame *game;
  UmpRandom *random;
  guint weight;
  UmpMove move;
} Draw;

static gboolean
draw_one (const UmpMove *move, gpointer user_data)
{
  Draw *draw = user_data;
  const UmpVerb *verb = &draw->game->verbs[move->verb];
  guint weight = verb->finishes ? 1 + draw->weight / FINISHES : verb->rare ? 1 : RARE;

  draw->weight += weight;
  if (ump_random_below (draw->random, draw->weight) < weight)
    ump_move_copy (&draw->move, move);
  return TRUE;
}

UmpEntry *
ump_match_random_entry (const UmpMatch *match, UmpRandom *random)
{
  Draw draw = { match->setup->game, random, 0, { 0 } };
  g_auto (UmpMove) sample;
  UmpEntry *entry = NULL;

  ump_move_init (&draw.move, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_move_init (&sample, UMP_VERB_UNKNOWN, UMP_NOBODY);
  ump_match_moves (match, NULL, draw_one, &draw);
  if (draw.weight && !draw.move.bare) {
    entry = ump_entry_from_move (match->setup, &draw.move, NULL, NULL);
  } else if (draw.weight) {
    ump_move_reset (&sample, draw.move.verb, draw.move.by);
    match->setup->game->sample (match->now, draw.move.verb, draw.move.by, random, &sample);
    entry = ump_entry_from_move (match->setup, &sample, NULL, NULL);
  }
  ump_move_clear (&draw.move);
  return entry;
}
