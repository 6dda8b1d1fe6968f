/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The example of a rule as it is told and shown: the referee's own answers to its steps. */
#pragma once

#include "play.h"
#include "session/learned/rule-example.h"

G_BEGIN_DECLS

/* words: who does what; where it is refused, what was said and why not. moment: of the play when it is
 * shown. */
typedef struct {
  char *words;
  gboolean refused;
  guint moment;
} UmpExampleStep;

/* Plays the example in memory. steps: UmpExampleStep in order. NULL where it cannot be begun. */
UmpPlay *ump_example_play (const UmpGame *game, const UmpRuleExample *example, GPtrArray **steps);

G_END_DECLS
