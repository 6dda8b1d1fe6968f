/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes out otherwise: an entry that does something else than it did, as people see it. What was there
 * before an entry is not its doing. */
#include "correction-private.h"

#include <string.h>

#include "follow.h"

/* Goes through a log with its rows, who is next and whether the game is over. number: 0 before the first
 * step. */
typedef struct {
  const UmpMatch *match;
  guint number;
  guint row;
  int turn;
  int state;
} Walk;

static void
walk_effects (Walk *walk)
{
  UmpEffectSpan span = ump_match_effects (walk->match, walk->number);

  for (gsize i = 0; i < span.n; i++) {
    const UmpEffect *effect = &span.effects[i];

    if (effect->type == UMP_EFFECT_COUNTER && effect->counter.index == UMP_COUNTER_TO_ACT)
      walk->turn = effect->counter.new_value;
    if (effect->type == UMP_EFFECT_COUNTER && effect->counter.index == UMP_COUNTER_STATE)
      walk->state = effect->counter.new_value;
  }
}

static void
walk_to (Walk *walk, guint number)
{
  if (walk->number == 0) {
    g_autoptr (UmpTable) table = ump_match_table_at (walk->match, number - 1);

    walk->turn = ump_table_turn (table);
    walk->state = ump_table_state (table);
    walk->row = ump_match_rows_at (walk->match, number - 1);
    walk->number = number - 1;
  }
  while (walk->number < number) {
    walk->number++;
    walk_effects (walk);
  }
  while (walk->row < walk->match->rows->len && ump_match_row (walk->match, walk->row)->entry < number)
    walk->row++;
}

/* The row that the entry closed or made, NULL for none. */
static const UmpRow *
row_here (const Walk *walk)
{
  const UmpRow *row = walk->row < walk->match->rows->len ? ump_match_row (walk->match, walk->row) : NULL;

  return row != NULL && row->entry == walk->number ? row : NULL;
}

static gboolean
same_row (const UmpRow *a, const UmpRow *b)
{
  for (int seat = 0; a != NULL && b != NULL && seat < a->n_seats; seat++)
    if (a->points[seat] != b->points[seat])
      return FALSE;
  return (a == NULL) == (b == NULL);
}

/* A card that goes from one zone to another, in a number. */
static guint64
code_of (const UmpEffect *effect)
{
  return (guint64) (guint16) effect->from << 48 | (guint64) (guint16) effect->move.to << 32 |
         (guint32) ump_card_pack (effect->move.after);
}

static int
compare_codes (gconstpointer a, gconstpointer b)
{
  guint64 x = *(const guint64 *) a, y = *(const guint64 *) b;

  return (x > y) - (x < y);
}

static gboolean
is_move (const UmpEffect *effect, gboolean gathers)
{
  return effect->type == UMP_EFFECT_MOVE && !(gathers && effect->move.after.face == 0);
}

/* Which cards an entry moved, sorted: in which order they lie is no matter. */
static GArray *
moves_of (UmpEffectSpan span, gboolean gathers)
{
  GArray *codes = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (gsize i = 0; i < span.n; i++) {
    guint64 code = code_of (&span.effects[i]);

    if (is_move (&span.effects[i], gathers))
      g_array_append_val (codes, code);
  }
  g_array_sort (codes, compare_codes);
  return codes;
}

/* Nearly all do the very same. */
static gboolean
same_in_order (UmpEffectSpan a, UmpEffectSpan b)
{
  if (a.n != b.n)
    return FALSE;
  for (gsize i = 0; i < a.n; i++)
    if (a.effects[i].type != b.effects[i].type ||
        (a.effects[i].type == UMP_EFFECT_MOVE && code_of (&a.effects[i]) != code_of (&b.effects[i])))
      return FALSE;
  return TRUE;
}

/* Where the cards are gathered it is no matter which of them lay where. */
static gboolean
same_moves (const UmpMatch *a, guint was, const UmpMatch *b, guint now)
{
  UmpEffectSpan x = ump_match_effects (a, was), y = ump_match_effects (b, now);
  gboolean gathers = ump_verb_gathers (a->setup->game, ump_match_entry (a, was)->verb);
  g_autoptr (GArray) before = NULL, after = NULL;

  if (same_in_order (x, y))
    return TRUE;
  before = moves_of (x, gathers);
  after = moves_of (y, gathers);
  return before->len == after->len &&
         (before->len == 0 || memcmp (before->data, after->data, before->len * sizeof (guint64)) == 0);
}

static gboolean
comes_out_the_same (Walk *before, guint was, Walk *after, guint now)
{
  walk_to (before, was);
  walk_to (after, now);
  return same_row (row_here (before), row_here (after)) && before->turn == after->turn &&
         before->state == after->state &&
         before->match->traces[was - 1].waived == after->match->traces[now - 1].waived &&
         same_moves (before->match, was, after->match, now);
}

void
ump_outcomes_compare (UmpCorrection *correction, const UmpMatch *match)
{
  Walk before = { .match = match }, after = { .match = correction->result };

  for (guint i = 0; i < correction->outcomes->len; i++) {
    UmpOutcome *outcome = &g_array_index (correction->outcomes, UmpOutcome, i);

    if (outcome->type != UMP_OUTCOME_SAME)
      continue;
    if (outcome->was_number > match->checked)
      outcome->type = UMP_OUTCOME_AGAIN;
    else if (!comes_out_the_same (&before, outcome->was_number, &after, outcome->now_number))
      outcome->type = UMP_OUTCOME_OTHER;
  }
}
