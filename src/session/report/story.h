/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of a finished game: who won and how, and the moments that decided it. Whoever shows a result
 * (window, picture, page) asks here; the same log always gives the same story, and slips and corrections have
 * no part in it. */
#pragma once

#include "session/format/session.h"

G_BEGIN_DECLS

/* How many moments are told at most. */
#define UMP_STORY_MOMENTS 3

/* head: "Nine ladders away"; words: a sentence that stands alone. entry: what did it, to show it. round: 0
 * where the game has only one. seats: bits, whose moment it is. gone: its cards count for nothing. weight: by
 * how much it moved the distance between who won and the best other. */
typedef struct {
  char *head, *words;
  guint entry, round;
  guint seats;
  int n_cards;
  UmpCard cards[UMP_MAX_EVENT_CARDS];
  gboolean gone;
  gint64 weight;
} UmpMoment;

/* winners: bits of the seats. winner: "Carlos wins"; total: "26 points, the fewest.", "" in a game without
 * points; how: "Passed Bea in the last round.", "" where there is nothing to say. moments: UmpMoment, in order
 * of play. */
typedef struct {
  guint winners;
  char *winner, *total, *how;
  GPtrArray *moments;
} UmpStory;

/* Of a game that is finished and holds nothing refused. */
UmpStory *ump_story_new (const UmpMatch *match, const UmpWords *words);
void ump_story_free (UmpStory *story);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpStory, ump_story_free)

/* The moments of who won, the heaviest first, then those of the others: a new array of const UmpMoment. */
GPtrArray *ump_story_by_weight (const UmpStory *story);
/* Cards of the moments, in that order: at most max, each face once. Returns how many. */
int ump_story_cards (const UmpStory *story, UmpCard *cards, int max);
/* "20 November 2026 · 49 minutes · lowest wins": a new string. */
char *ump_story_foot (UmpSession *session, guint game, const UmpWords *words);

G_END_DECLS
