/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn-up.h"

struct _UmpTurnUp {
  GPtrArray *moves;
  UmpTable *table; /* NULL: nothing is gathered */
};

static void
free_move (gpointer move)
{
  ump_move_clear (move);
  g_free (move);
}

UmpTurnUp *
ump_turn_up_new (void)
{
  UmpTurnUp *self = g_new0 (UmpTurnUp, 1);

  self->moves = g_ptr_array_new_with_free_func (free_move);
  return self;
}

void
ump_turn_up_free (UmpTurnUp *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->moves);
  ump_table_free (self->table);
  g_free (self);
}

guint
ump_turn_up_n (const UmpTurnUp *self)
{
  return self->moves->len;
}

const UmpMove *
ump_turn_up_move (const UmpTurnUp *self, guint index)
{
  return g_ptr_array_index (self->moves, index);
}

const UmpTable *
ump_turn_up_table (const UmpTurnUp *self)
{
  return self->table;
}

/* ---- who has still to speak ---------------------------------------------------------------- */

typedef struct {
  const UmpTable *table;
  int verb;
  UmpMove *found;
} Search;

static gboolean
try_move (const UmpMove *move, gpointer data)
{
  Search *search = data;
  UmpVerdict verdict = { 0 };

  if (move->verb != search->verb || move->bare || !ump_game_check (search->table, move, FALSE, &verdict))
    return TRUE;
  ump_move_copy (search->found, move);
  return FALSE;
}

/* Any of the moves that may be said next. */
static gboolean
find_next (const UmpTable *table, int verb, UmpMove *found)
{
  Search search = { .table = table, .verb = verb, .found = found };
  g_auto (UmpMove) partial;

  ump_move_init (&partial, verb, UMP_NOBODY);
  found->verb = UMP_VERB_UNKNOWN;
  if (ump_table_state (table) == UMP_PLAYING)
    ump_game_candidates (table, &partial, try_move, &search);
  return found->verb != UMP_VERB_UNKNOWN;
}

guint
ump_turn_up_wanted (const UmpTurnUp *self, const UmpMatch *match, int verb)
{
  g_autoptr (UmpTable) table = ump_table_copy (self->table != NULL ? self->table : ump_match_table (match));
  guint n = self->moves->len;
  UmpVerdict verdict = { 0 };
  g_auto (UmpMove) next;

  ump_move_init (&next, UMP_VERB_UNKNOWN, UMP_NOBODY);
  while (n < UMP_MAX_SEATS && find_next (table, verb, &next) &&
         ump_match_try_on (match, table, &next, &verdict))
    n++;
  return n;
}

/* ---- changes --------------------------------------------------------------------------------- */

gboolean
ump_turn_up_add (UmpTurnUp *self, const UmpMatch *match, const UmpMove *move, UmpVerdict *verdict)
{
  g_autoptr (UmpTable) table = ump_table_copy (self->table != NULL ? self->table : ump_match_table (match));
  UmpMove *copy = g_new (UmpMove, 1);

  ump_move_init (copy, move->verb, UMP_NOBODY);
  ump_move_copy (copy, move);
  copy->by = ump_table_turn (table);
  if (!ump_match_try_on (match, table, copy, verdict)) {
    /* what is only gathered has no entry that could be shown */
    if (verdict->cause > ump_match_checked (match))
      verdict->cause = 0;
    free_move (copy);
    return FALSE;
  }
  g_ptr_array_add (self->moves, copy);
  ump_table_free (self->table);
  self->table = g_steal_pointer (&table);
  return TRUE;
}

static void
gather_again (UmpTurnUp *self, const UmpMatch *match)
{
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->moves);

  self->moves = g_ptr_array_new_with_free_func (free_move);
  g_clear_pointer (&self->table, ump_table_free);
  for (guint i = 0; i < old->len; i++) {
    UmpVerdict verdict = { 0 };

    ump_turn_up_add (self, match, g_ptr_array_index (old, i), &verdict);
  }
}

void
ump_turn_up_take_out (UmpTurnUp *self, const UmpMatch *match, guint index)
{
  g_ptr_array_remove_index (self->moves, index);
  gather_again (self, match);
}

void
ump_turn_up_refresh (UmpTurnUp *self, const UmpMatch *match)
{
  guint n = self->moves->len;

  if (n == 0)
    return;
  gather_again (self, match);
  n = self->moves->len;
  if (n > 0 && ump_turn_up_wanted (self, match, ump_turn_up_move (self, 0)->verb) == n)
    ump_turn_up_take_out (self, match, n - 1);
}
