/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The example of a rule: a few entries of a small game, and what the referee says to them. What it says is
 * not written down: the game is played, so that text and judgement cannot part. */
#pragma once

#include "core/match.h"

G_BEGIN_DECLS

/* seats: ids of who plays; a name is its id with a capital. options: what is not the default; names and
 * values in turn, NULL-terminated. steps: lines of notation. tells: of each step, in English, what it comes
 * to, or NULL where nothing is said of it: a test compares it with what the referee says. refused: which of
 * them is refused, by the rule that it is an example of; -1 for none. */
typedef struct {
  char **seats;
  GPtrArray *options;
  GPtrArray *steps;
  GPtrArray *tells;
  int refused;
} UmpRuleExample;

void ump_rule_example_free (UmpRuleExample *example);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpRuleExample, ump_rule_example_free)

/* The game before the first step. NULL with an error of ump_setup_new(). */
UmpMatch *ump_rule_example_begin (const UmpRuleExample *example, const UmpGame *game, GError **error);
/* Enters a step. TRUE: it is accepted, and stands in the match; the verdict says why not. entry: what the
 * line says, to be unreffed, or NULL where it cannot be read; may be NULL. */
gboolean ump_rule_example_enter (UmpMatch *match, const char *line, UmpEntry **entry, UmpVerdict *verdict);

G_END_DECLS
