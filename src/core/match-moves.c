/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Legal moves: candidates that pass the one check. */
#include <string.h>

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

void
ump_match_moves (const UmpMatch *match, const UmpMove *partial, UmpEmit emit, gpointer user_data)
{
  Filter filter = { match, emit, user_data };
  g_auto (UmpMove) nothing;

  ump_move_init (&nothing, UMP_VERB_UNKNOWN, UMP_NOBODY);
  if (ump_table_state (match->now) != UMP_PLAYING)
    return;
  match->setup->game->candidates (match->now, partial != NULL ? partial : &nothing, pass_legal, &filter);
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
  guint weight = draw->game->verbs[move->verb].rare ? 1 : RARE;

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
