/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves: verb, who says it, and values in one growing array. */
#include "move.h"

#include <string.h>

void
ump_move_init (UmpMove *move, int verb, int by)
{
  *move = (UmpMove){ .verb = verb, .by = by };
}

void
ump_move_clear (UmpMove *move)
{
  g_free (move->values);
  *move = (UmpMove){ .verb = UMP_VERB_UNKNOWN, .by = UMP_NOBODY };
}

void
ump_move_reset (UmpMove *move, int verb, int by)
{
  move->verb = verb;
  move->by = by;
  move->bare = FALSE;
  memset (move->args, 0, sizeof move->args);
  move->n_values = 0;
}

void
ump_move_make_room (UmpMove *move)
{
  move->allocated = MAX (16, 2 * move->allocated);
  move->values = g_renew (int, move->values, move->allocated);
}

void
ump_move_copy (UmpMove *to, const UmpMove *from)
{
  ump_move_reset (to, from->verb, from->by);
  to->bare = from->bare;
  memcpy (to->args, from->args, sizeof to->args);
  while (to->allocated < from->n_values)
    ump_move_make_room (to);
  to->n_values = from->n_values;
  for (int i = 0; i < from->n_values; i++)
    to->values[i] = from->values[i];
}

gboolean
ump_move_equal (const UmpMove *a, const UmpMove *b)
{
  if (a->verb != b->verb || a->by != b->by || a->bare != b->bare)
    return FALSE;
  for (int i = 0; i < UMP_MAX_ATTRS; i++) {
    const UmpArg *x = &a->args[i], *y = &b->args[i];

    if (x->given != y->given || x->n != y->n || g_strcmp0 (x->text, y->text) != 0)
      return FALSE;
    for (int k = 0; k < x->n; k++)
      if (ump_move_value (a, i, k) != ump_move_value (b, i, k))
        return FALSE;
  }
  return TRUE;
}

void
ump_move_push_card (UmpMove *move, int attr, UmpCard card)
{
  ump_move_push (move, attr, ump_card_pack (card));
}

void
ump_move_drop (UmpMove *move, int attr)
{
  UmpArg *arg = &move->args[attr];

  if (!arg->given)
    return;
  if (arg->n)
    move->n_values = arg->start;
  *arg = (UmpArg){ 0 };
}
