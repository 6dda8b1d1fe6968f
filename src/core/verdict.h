/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The answer to "may this stand?". A verdict is an answer, not an error. */
#pragma once

#include "text.h"

G_BEGIN_DECLS

typedef enum {
  UMP_ACCEPTED,
  UMP_FORM, /* not an entry of this game: what can be seen without knowing the state */
  UMP_TURN, /* not the moment, or not this player's turn */
  UMP_FACT, /* contradicts the cards */
  UMP_RULE, /* possible on the table, but against the rules */
} UmpKind;

/* rule: index in the game's rules, -1 where no rule of the page fits.
 * cause: number of the earlier entry that causes the refusal, 0 for none.
 * ruled: accepted only because of a ruling; rule and reason then say what it waives.
 * brief: the reason in two or three words, for a key that is dimmed; may be empty. */
typedef struct {
  UmpKind kind;
  int rule;
  guint cause;
  gboolean ruled;
  UmpText reason;
  UmpText brief;
} UmpVerdict;

/* "form", "turn", "fact", "rule"; "accepted". */
const char *ump_kind_name (UmpKind kind);

static inline gboolean
ump_verdict_is_refused (const UmpVerdict *verdict)
{
  return verdict->kind != UMP_ACCEPTED;
}

G_END_DECLS
