/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All of the window for everybody at the table: who is next above the table, what to do with the cards below
 * it. Everything in it grows with the window, whatever the size of text. */
#pragma once

#include "core/steps.h"
#include "plan.h"

G_BEGIN_DECLS

/* All may be NULL. seat: whose mark stands in front of the name, or UMP_NOBODY. name, does: "Dora", "plays".
 * title, round: at the other side, one below the other. sentence: below the table. prompt: name and does as
 * they are read aloud. steps: what hands do, of which those from `from` on stand beside the table, or alone
 * where nothing was played yet. */
typedef struct {
  int seat;
  const char *name;
  const char *does;
  const char *title;
  const char *round;
  const char *sentence;
  const char *prompt;
  const UmpSteps *steps;
  guint from;
} UmpWindowWords;

/* request: of all of the window; its em and shape are not looked at. cloth: filled with where the table is;
 * of a game without one nothing stands there. A new plan. */
UmpPlan *ump_window_plan_new (const UmpPlanRequest *request, const UmpWindowWords *words, UmpPlanFit *fit,
                              UmpSpot *cloth);

G_END_DECLS
