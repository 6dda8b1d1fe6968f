/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move: an entry after its form has been read. What check, apply and candidates see. */
#pragma once

#include "card.h"

G_BEGIN_DECLS

#define UMP_MAX_ATTRS 8

/* Verbs that every game has; a game's own verbs count from 0. */
typedef enum {
  UMP_VERB_NOTE = -5,
  UMP_VERB_ADJUST = -4,
  UMP_VERB_VOID = -3,
  UMP_VERB_ABANDON = -2,
  UMP_VERB_UNKNOWN = -1,
} UmpCommonVerb;

#define UMP_NOBODY (-1)

/* One attribute: its values stand at values[start … start + n); text is the string as
 * written (borrowed from the entry) for attributes of type UMP_TYPE_TEXT. */
typedef struct {
  gboolean given;
  int start;
  int n;
  const char *text;
} UmpArg;

/* by: the seat that says it, UMP_NOBODY for the table.
 * bare: an open verb without its attributes (`tally ...`): only candidates emit such moves.
 * values: n_values of them, with room for `allocated`; NULL until there is one.
 * Initialise with ump_move_init(), end with ump_move_clear(); copy with ump_move_copy(). */
typedef struct {
  int verb;
  int by;
  gboolean bare;
  UmpArg args[UMP_MAX_ATTRS];
  int n_values;
  int allocated;
  int *values;
} UmpMove;

void ump_move_init (UmpMove *move, int verb, int by);
void ump_move_clear (UmpMove *move);
/* Begins a new move in an initialised one, keeping its room. */
void ump_move_reset (UmpMove *move, int verb, int by);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UmpMove, ump_move_clear)

/* Makes `to` (already initialised) the same move. Text stays borrowed. */
void ump_move_copy (UmpMove *to, const UmpMove *from);
gboolean ump_move_equal (const UmpMove *a, const UmpMove *b);

/* Room for more values than there is. */
void ump_move_make_room (UmpMove *move);

/* Marks an attribute as given without a value (an empty list). */
static inline void
ump_move_give (UmpMove *move, int attr)
{
  UmpArg *arg = &move->args[attr];

  if (!arg->given) {
    arg->given = TRUE;
    arg->start = move->n_values;
  }
}

/* Appends a value to an attribute. Attributes are filled one after the other: the values of
 * one stand together. */
static inline void
ump_move_push (UmpMove *move, int attr, int value)
{
  ump_move_give (move, attr);
  if (G_UNLIKELY (move->n_values == move->allocated))
    ump_move_make_room (move);
  move->values[move->n_values++] = value;
  move->args[attr].n++;
}

void ump_move_push_card (UmpMove *move, int attr, UmpCard card);
/* Takes an attribute away again; only the one that was filled last. */
void ump_move_drop (UmpMove *move, int attr);

/* Whether what is chosen so far may still become a move of the verb. */
static inline gboolean
ump_move_wants (const UmpMove *partial, int verb)
{
  return partial->verb == UMP_VERB_UNKNOWN || partial->verb == verb;
}

static inline gboolean
ump_move_has (const UmpMove *move, int attr)
{
  return move->args[attr].given;
}

static inline int
ump_move_n (const UmpMove *move, int attr)
{
  return move->args[attr].n;
}

/* The k-th value of an attribute: a number, an index of a word, a seat, a packed card. */
static inline int
ump_move_value (const UmpMove *move, int attr, int k)
{
  return move->values[move->args[attr].start + k];
}

static inline int
ump_move_int (const UmpMove *move, int attr)
{
  return ump_move_value (move, attr, 0);
}

static inline UmpCard
ump_move_card (const UmpMove *move, int attr, int k)
{
  return ump_card_unpack (ump_move_value (move, attr, k));
}

G_END_DECLS
